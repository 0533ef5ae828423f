### Cavern Tavern in words. Facts that name a thing (a card, a place, a seat ...) arrive already put into words.

## Things

seat = Seat { $number }
track-nasty = Nasty track
track-kitchen = Kitchen track
track-chores = Chores track
section-mess_hall = Mess Hall
section-cellar = Cellar
section-kitchen = Kitchen
section-chores = Chores
section-office = Nasty's Office
section-workshop = Wizard's Workshop
section-secret_chamber = Secret Chamber
section-own_board = Own board
race-human = Human
race-elf = Elf
race-green_elf = Green Elf
race-dwarf = Dwarf
race-halfling = Halfling
race-troll = Troll
die-white = white
die-yellow = yellow
die-blue = blue
die-green = green
die-red = red
die-purple = purple
token-none = no token
reason-order = Order served
reason-forgotten = forgotten Order
reason-reward = reward
reason-kitchen = Kitchen track bonus
reason-chores = Chores track bonus
reason-nasty = paid to Nasty
reason-drink = Drink token
reason-nasty_track = Nasty track
reason-ingredients = ingredients left
reason-unobeyed = Nasty Says cards not obeyed
reason-secret_task = Secret Task
reason-mrs_nasty = Mrs. Nasty tokens
ending-points = Most points.
ending-nasty = A tie, broken by the points lost on the Nasty track.
ending-orders = A tie, broken by the Orders served.
ending-shared = A tie to the end: the victory is shared.
ending-quota_met = The quota is met.
ending-quota_missed = The quota is missed.
ending-assignment_met = The Assignment is fulfilled.
ending-assignment_failed = The Assignment has failed.
tie-break = points lost on the Nasty track, then Orders served

## Table options

option-edition = Edition
option-edition-retail = Retail, 1 to 6 players
option-edition-prototype = Prototype, 2 to 5 players
option-secret_chamber = The Secret Chamber
option-secret_chamber-no = without the expansion
option-secret_chamber-yes = with the expansion: it opens in round { -chamber-round }
option-solo_mode = Solo game
option-solo_mode-normal = Normal: reach { -quota } points
option-solo_mode-story = Story: fulfil an Assignment of the Five Realms
option-characters = Characters
option-characters-choose = chosen in turn order
option-characters-random = dealt by chance
option-first_player = First player
option-first_player-random = by chance
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
option-first_player-5 = seat 5
option-first_player-6 = seat 6

## What is asked

decision-character = Choose your Character.
    .rule = CT-S05
decision-take = Which ingredient do you take?
    .rule = CT-A50
decision-duty = You have no open Order: take one first.
    .rule = CT-T02
decision-turn = { $placing ->
    [done] You have placed dice: do what else you like, or end the turn.
    [must] Place dice, and do what else you like.
   *[cannot] You cannot place dice: do what else you like, or end the turn.
  }
    .rule = CT-T01
decision-dice = Which dice for { $place }?
    .rule = CT-D02
decision-blind_discard = Which Order of the Mess Hall makes room for the one you drew?
    .rule = CT-G03
decision-pay = How do you pay for the Order?
    .rule = CT-F03
decision-hasten = Does your Character ignore a round of lateness?
    .rule = CT-I06
decision-exchange = Which ingredient do you return in exchange?
    .rule = CT-A51
decision-steal = Whose ingredient do you steal?
    .rule = CT-A52
decision-trade = Which ingredient do you want in a forced trade?
    .rule = CT-A53
decision-trade_give = Which ingredient do you give for it?
    .rule = CT-A53
decision-blame = Whom do you blame? They move down the Nasty track.
    .rule = CT-A55
decision-cancel_move = You would move down the Nasty track: does your Character prevent it?
    .rule = CT-H04
decision-summons = Nasty wants to see you: spend Mrs. Nasty tokens, or draw his card?
    .rule = CT-X12
decision-forge = Which Nasty Says card do you get rid of?
    .rule = CT-N10
decision-hand_limit = Too many Items: which one do you discard?
    .rule = CT-I03
decision-keep_item = Which Item do you keep?
    .rule = CT-I05
decision-change_die = Which die do you change?
    .rule = CT-D10
decision-reroll = Which dice do you roll again?
    .rule = CT-D10
decision-replace = Which Order leaves the Mess Hall?
    .rule = CT-A54
decision-seat_order = Which Order takes its place?
    .rule = CT-A54
decision-extra_step = Does your Character take an extra step down the track?
    .rule = CT-H03
decision-follow = Your Character may follow into the Cellar: take an ingredient?
    .rule = CT-H04
decision-obey = How do you obey Nasty?
    .rule = CT-N10
decision-obey_return = Which ingredient do you return to please Nasty?
    .rule = CT-N10
decision-obey_item = Which Item do you discard to please Nasty?
    .rule = CT-N10
decision-tip = Who gets your tips?
    .rule = CT-N10
decision-tip_give = Which ingredient do you give?
    .rule = CT-N10
decision-drop_task = Too many Task cards: which one do you discard?
    .rule = CT-X07

## Choices

choice-end-turn = End the turn
choice-decline = Decline
choice-take-blind = Draw an Order blind
choice-complete-order = Complete the Order
choice-spend-tokens = Spend { -mrs-nasty-cost } Mrs. Nasty tokens
choice-draw-card = Draw the Nasty Says card
choice-by-item = Discard an Item
choice-by-ingredients = Return ingredients
choice-take-order = Take the Order { $order }
choice-discard-order = Discard the Order { $order }
choice-seat-order = Put { $order } on the table
choice-play-item = Play { $item }
choice-keep-item = Keep { $item }
choice-discard-item = Discard { $item }
choice-obey-says = Obey: { $says }
choice-discard-says = Get rid of { $says }
choice-choose-character = { $character }
choice-use-character = Use { $character }
choice-drop-task = Discard the Task { $task }
choice-place = Place dice: { $place }
choice-barge = Barge in, though it is full: { $place }
choice-with-dice = With { $dice }
choice-reroll-dice = Roll { $dice } again
choice-modify = Modifier token: { $face } becomes { $to }
choice-set = { $face } becomes { $to }
choice-take-ingredient = Take { $ingredient }
choice-return-ingredient = Return { $ingredient }
choice-give-ingredient = Give { $ingredient }
choice-steal = Steal { $ingredient } from { $seat }
choice-trade = Trade for { $ingredient } of { $seat }
choice-blame = Blame { $seat }
choice-tip = Tip { $seat }
choice-drink = Complete the Drink token { $ingredient }
choice-drink-potion = Complete the Drink token { $ingredient } with a Magic Potion
choice-pay = Pay without Magic Potions
choice-pay-potion = Pay with Magic Potions for { $ingredient }
label-table = { $label } (table { $table })
label-value = Dice that make { $value }: { $place }
label-count =
    { $count ->
        [one] One die
       *[other] { $count } dice
    }: { $place }

## Words of what is refused

word-take = Take
word-take-blind = Draw an Order blind
word-complete = Complete
word-complete-order = Complete the Order
word-end = End
word-end-turn = End the turn
word-place = Place dice:
word-play = Play
word-obey = Obey:
word-use = Use
word-drink = Complete the Drink token
word-modify = Modifier token:
word-set = Change
word-to = becomes
word-with = With
word-discard = Discard
word-return = Return
word-give = Give
word-steal = Steal from
word-trade = Trade with
word-blame = Blame
word-tip = Tip
word-decline = Decline

## Headings above groups of options

verb-take = Take an Order
verb-complete = Serve
verb-place = Place dice
verb-barge = Barge in
verb-trade = Trade
verb-return = Return
verb-play = Play an Item
verb-obey = Obey Nasty
verb-use = Use your Character
verb-drink = Drink tokens
verb-modify = Modifier tokens

## What happens

event-start = { $seat } has the First Player marker.
event-character = { $seat } is { $character }.
event-assignment = The Assignment: { $assignment }.
event-deal_secret = Your Secret Task: { $secret }.
event-start_roll = { $seat } rolls { $dice } for the first ingredients.
event-round = Round { $round }, { $time }. { $seat } begins.
event-round_alone = Round { $round }, { $time }.
event-open_chamber = The Secret Chamber opens.
event-new_task = A new Task in the chamber: { $task } ({ $token }).
event-automa = The { $die } Automa die shows { $face }.
event-roll = { $seat } rolls { $dice }.
event-white_die = { $seat } has the white die.
event-take_order = { $seat } takes the Order { $order } and stands at table { $table }.
event-blind = { $seat } draws the Order { $order } blind.
event-discard_order = { $seat } discards the Order { $order }.
event-new_order = A new Order on table { $table }: { $order }.
event-look_orders = You draw { $order }.
event-blocked_gone = The blocked Order { $order } is discarded.
event-complete_order = { $late ->
    [0] { $seat } completes { $order } in time.
    [one] { $seat } completes { $order }, { $late } round late.
   *[other] { $seat } completes { $order }, { $late } rounds late.
  }
event-forget_order = { $seat } has forgotten { $order }: the guest leaves.
event-reshuffle_orders = The discarded Orders are shuffled into a new deck.
event-reshuffle_items = The discarded Items are shuffled into a new deck.
event-place = { $seat } places { $dice }: { $place }.
event-gain = { $seat } takes { $ingredient }.
event-return = { $seat } returns { $ingredient }.
event-hand_over = { $seat } hands { $ingredient } to { $taker }.
event-points = { $points ->
    [one] { $seat }: { $points } point ({ $reason }).
   *[other] { $seat }: { $points } points ({ $reason }).
  }
event-track = { $seat } is on { $position } of the { $track }.
event-nasty = { $seat } is on { $position } of the Nasty track.
event-blame = { $seat } blames { $target }.
event-nasty_says = Nasty says to { $seat }: { $says }.
event-obeyed = { $seat } has obeyed: { $says }.
event-says_gone = { $seat } gets rid of { $says }.
event-spend_mrs_nasty = { $seat } spends { -mrs-nasty-cost } Mrs. Nasty tokens.
event-use_character = { $seat } uses { $character }.
event-first_player = { $seat } takes the First Player marker.
event-modifiers = { $count ->
    [one] { $seat } takes { $count } Modifier token.
   *[other] { $seat } takes { $count } Modifier tokens.
  }
event-token = { $seat } takes: { $token }.
event-serve_drink = { $seat } completes: { $token }.
event-draw_item = You draw { $item }.
event-draw_hidden_item = { $seat } draws an Item.
event-look_items = You look at { $item }.
event-look_hidden_items = { $seat } looks at { $count } Items.
event-play_item = { $seat } plays { $item }.
event-discard_item = { $seat } discards { $item }.
event-change_die = { $seat } turns { $face } into { $to }.
event-reroll = { $seat } rolls { $dice } again: { $new }.
event-claim_task = { $seat } claims the Task { $task }.
event-drop_task = { $seat } discards the Task { $task }.
event-task_gone = The blocked Task { $task } is discarded.
event-secret_task = { $seat } had the Secret Task { $secret }.
event-end = The game is over. { $ending }

## Why not

why-duty-first = The first action of your first turn in a round must be taking an Order.
why-duty-open = Take an Order before this turn ends: it is your first of the round.
why-must-place = Some of your dice can be placed, so you must place before the turn ends.
why-one-order = You already have an open Order.
why-order-blocked = The white Automa die blocks this Order.
why-first-from-a-table = In the first turn of round 1 every Order comes from a table.
why-nothing-to-draw = A blind draw needs a card to draw and an Order on a table to discard.
why-no-order = You have no open Order.
why-ingredients-missing = Missing on your tray: { $ingredient }.
why-chamber-closed = The Secret Chamber opens in round { -chamber-round }.
why-placed-already = You have already placed dice this turn.
why-no-dice = You have no dice left to place.
why-place-blocked = An Automa die blocks this place.
why-nasty-says = While you hold a Nasty Says card the Kitchen, the Chores and your own Task cards are closed.
why-place-full = There is no free space.
why-no-order-to-replace = No Order in the Mess Hall can be replaced.
why-too-few-dice = It takes { $count } dice.
why-no-such-total = Your dice cannot make exactly { $value }.
why-wrong-count = It takes exactly { $count } dice.
why-wrong-total = These dice do not make exactly { $value }.
why-nothing-to-take = No opponent has an ingredient that may be taken.
why-empty-tray = You have no ingredient to give.
why-too-few-to-return = You have too few ingredients to return.
why-all-at-the-end = Every opponent is on 9 of the Nasty track already.
why-piles-empty = All piles are empty.
why-no-says = You hold no Nasty Says card.
why-hammer-played = You have played one already: your next placement may be anywhere.
why-at-the-top = You stand on 0 of the Nasty track already.
why-have-marker = You have the First Player marker already.
why-round-ends = Nobody has dice left: the round ends with this turn.
why-last-round = There is no next round.
why-not-late = Your Order is not late.
why-by-placing = Place dice on this card to obey it.
why-obeyed-by-itself = This card is discarded by itself as soon as you have done what it says.
why-cannot-pay = You do not have what this card asks for; Magic Potions never pay.
why-does-not-pay = This does not pay for the card.
why-not-the-fewest = The tips go to the opponent with the fewest points.
why-not-this-moment = This ability is offered by itself when its moment comes.
why-not-here = { $ingredient } cannot be had here.
why-no-potions = Magic Potions cannot be had here.
why-stays = { $ingredient } never changes hands here.
why-pile-empty = The pile of { $ingredient } is empty.
why-not-on-tray = There is no { $ingredient } to be had there.
why-exchange-begun = You have already returned an ingredient for this exchange.
why-no-such-die = None of your dice shows this face.
why-no-token = You have no such token.
why-no-modifier = You have no Modifier token.
why-one-step = A Modifier token changes a die by 1, within 1 to 6.
why-yourself = Choose an opponent, not yourself.
why-at-the-end = This opponent is already on 9.

## The drawing

draw-round = Round { $round } of 10, { $time }
draw-decks = Decks: Orders { $orders }, Items { $items }, Nasty Says { $says }
draw-hall = Mess Hall
draw-meeple = { $seat } is serving here
draw-none = nothing
draw-blocked = BLOCKED
draw-closed = closed until round { -chamber-round }
draw-full = full
draw-free = { $free } free
draw-onlyfree = free
draw-total = Total
draw-earned = Before the end
draw-orders = Orders served
draw-supply = Supply
draw-you = You, { $seat }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
draw-white = white die
draw-starts = First Player
draw-tray = Tray
draw-order = Order
draw-dicelabel = Dice
draw-items = Items
draw-itemcount = { $count ->
    [one] { $count } Item
   *[other] { $count } Items
  }
draw-noorder = no open Order
draw-taken = taken in round { $taken }
draw-late = taken in round { $taken }, gone after { $gone } rounds for { $penalty }
draw-worth = worth { $now } now, { $next } next round
draw-worthlast = worth { $now } if served now
draw-missing = missing { $things }
draw-potions = Magic Potions can replace { $things }
draw-complete = everything is there
draw-served = { $count } served
draw-character = { $character }, { $uses ->
    [one] { $uses } use left
   *[other] { $uses } uses left
  }
draw-secret = Secret Task
draw-says = Nasty says
draw-done = done { $count }
draw-tokens = Tokens
draw-drink = Drink { $ingredient }
draw-modifiers = { $count ->
    [one] { $count } Modifier
   *[other] { $count } Modifiers
  }
draw-mrs = { $count } Mrs. Nasty
draw-tasks = Own Tasks
draw-used = used
draw-goal = Assignment
draw-workshop = Workshop
draw-atmost = Nasty { $position }, at most { $most }
draw-automa = Automa
draw-drawn = Drawn blind
draw-looking = You look at
draw-bottom = Soon, under the Order deck
draw-iconkitchen = Kitchen
draw-iconchores = Chores
draw-iconitem = Item
draw-bonus = +{ $points } a task
draw-help = one die ±{ $change }
draw-track = { $track } { $position }
draw-penalty = Nasty { $position } ({ $penalty })
draw-claimed = claimed by { $seat }
draw-reconstructed = ° designed for these rules, because the printed text is not public
draw-worst = { $points } at { $gone }
gives-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
gives-first_player = First Player
gives-draw_item = { $n ->
    [one] Item
   *[other] { $n } Items
  }
gives-draw_items_keep = draw { $n } Items, keep 1
gives-replace_order = replace an Order
gives-exchange_supply = exchange { $give } for 1
gives-exchange-twice = exchange { $give } for 1, up to { $times } times
gives-steal = steal { $n }
gives-forced_trade = forced trade
gives-nasty_up = you { $n } up with Nasty
gives-nasty_down = an opponent { $n } down
gives-modifier = { $n ->
    [one] { $n } Modifier
   *[other] { $n } Modifiers
  }
gives-exchange-any = exchange 1 for any 1
gives-gain_choice = { $n } of your choice (no potion)
gives-or = { $first } or { $second }

## The board

board-about = Wait tables in a tavern of elves and trolls: place dice, fetch ingredients, serve Orders in time, and do not anger Nasty.
board-now = now
board-next = next
board-lost = lost
board-late = { $late } of { $gone } rounds gone
board-looks = looks at { $count } cards
board-missing = Missing:
board-deck-orders = Order deck: { $count }
board-deck-items = Item deck: { $count }
board-deck-says = Nasty Says deck: { $count }
board-step-order = Order
board-step-place = Place dice
board-step-end = End turn
board-lost-at = lost { $time }
board-never = never lost
board-lost-title = Lost at { $time }: { $points } points
board-worth-title = Served at { $time }: { $points } points
board-with-potions = { $count ->
    [one] everything is there with { $count } Magic Potion
   *[other] everything is there with { $count } Magic Potions
  }
board-pile = { $ingredient }: { $count } left
board-designed = designed for this house: what the printed card says is not public
board-nasty = Nasty
board-free-at-end = costs nothing at the end
board-hammer = Hammer: your next placement may be anywhere
board-decks = Decks and discards
board-deck-tasks = Task cards in the deck: { $count }.
board-modifiers-left = Modifier tokens left: { $count }.
board-bottom = At the bottom of the deck, put there by you
board-discarded = Discarded: { $count }
board-begins = { $seat } began this round
board-empty-table = empty table
board-empty-tray = The tray is empty.
board-no-dice = no dice left
board-white = with the white die
board-earned-order = Orders served
board-earned-forgotten = Forgotten Orders
board-earned-reward = Rewards of places
board-earned-drink = Drink tokens
board-tie-orders = Orders served, which break a tie
board-in-hall = Click one of the lit Orders in the Mess Hall.
board-key = What the signs mean
board-key-icon = on an Order: a step on that track
board-key-summons = on the Nasty track: Nasty wants to see you
board-key-help = on a track: you may change a die placed there
board-key-guests = Guests

## The first game, guided

lesson-first = The first round
lesson-first-goal = Welcome to the Cavern Tavern! You wait on tables here for one night, ten rounds long. Guests order, you fetch what they want, and whoever earns the most points wins. This is your tray, with your dice and all you carry.
lesson-first-tray = Before the doors open everyone stocks up: each die brings one of the two ingredients with its number in the Cellar. Nobody knows yet what will be ordered, so a good mix is best. For the 1, take Herbs.
lesson-first-take-2 = Mead for the 3. Half the guests here drink nothing else.
lesson-first-take-3 = Beer for the 5.
lesson-first-take-4 = And Liqueur for the 6. Berta stocks up after you, and then the guests come in.
lesson-first-order = Six guests, six Orders, and you need one. Look at Braided Beard: of its five ingredients you carry four! Served this very round it brings 14 points, later fewer and fewer. Take it before Berta sees it.
lesson-first-cellar = Only Wine is missing. Dice fetch things: a 4 in the Cellar brings Wine or Elixir. You may use one die or several, but the number must be met exactly, and with two players each place has room for one of you only.
lesson-first-wine = Wine, of course.
lesson-first-serve = Everything is on your tray, so serve it: click your ticket in the hall. Fourteen points!
lesson-first-end = You could take the next Order at once. Not now: one that is still open when the round ends annoys Nasty, your boss. Dice are placed once a turn, and you have done that, so end the turn.
lesson-first-kitchen = Berta has served dinner. Kitchen and Chores want many dice, but they pay in points. Your 2, 4 and 5 make exactly 11: cook dragon eggs, for 4 points and Nectar. Each job also takes you up the ladder, and from rung 3 on it pays extra.
lesson-first-last = No dice left: end the turn. The round is over as soon as nobody can place any more.
lesson-first-nasty = Round 2, and all dice are rolled again. Did you see? Berta's Order stayed open, so she went down Nasty's ladder. The deeper, the more points it costs in the end, and on 3, 6 and 9 he has an unpleasant errand for you.
lesson-first-help = Your Secret Task pays at the very end, and so does each ingredient left on your tray if you have no open Order. That is enough to play on! When you are stuck: "Hint" asks an agent, "Why not?" explains, and "Rules" has every detail.

## Headings of the lab's report

lab-kind-says = Nasty Says card
lab-kind-secret = Secret Task
lab-kind-place = area
lab-character = Characters taken
lab-use_character = Characters used
lab-place = Dice placed
lab-take_order = Orders taken
lab-blind = Orders drawn blind
lab-look_orders = Orders looked at
lab-discard_order = Orders discarded
lab-forget_order = Orders forgotten
lab-complete_order = Orders completed
lab-new_order = Orders turned up
lab-blocked_gone = Blocked Orders discarded
lab-draw_item = Items drawn
lab-look_items = Items looked at
lab-play_item = Items played
lab-discard_item = Items discarded
lab-deal_secret = Secret Tasks dealt
lab-secret_task = Secret Tasks held at the end
lab-nasty_says = Nasty Says cards received
lab-obeyed = Nasty Says cards obeyed
lab-says_gone = Nasty Says cards got rid of
lab-claim_task = Tasks claimed
lab-drop_task = Tasks discarded
lab-new_task = Tasks turned up
lab-new_task-token = Tokens laid in the chamber
lab-serve_drink = Drink tokens served
lab-task_gone = Blocked Tasks discarded
lab-token = Chamber tokens gained
lab-assignment = Assignments
reason-earned = earned during the game

## The goal and a turn in two minutes: above the rules.

board-in-short =
    You wait on tables for one night of ten rounds. Most points win.
    Each round you roll your dice. In your turns you place dice in one area: in the Cellar for ingredients, in Kitchen and with Chores for rewards and a step on their tracks, in the Workshop for Items and the like.
    You carry one Order at a time. Have all its ingredients and serve it: it scores most in the round you took it, and less with every round of delay.
    Nasty keeps a list: whoever goes down his track gets unpleasant cards and loses points in the end.
