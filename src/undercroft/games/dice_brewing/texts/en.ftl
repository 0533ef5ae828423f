### Dice Brewing in words. Facts that name a thing (a die, a space, a seat ...) arrive already put into words,
### but $area stays an id: messages select on [storehouse] and [reserve], whatever these two are called.

## Things

seat = Seat { $number }
seed = a seed
place-reserve = Active Reserve
place-storehouse = Storehouse
place-market = Market
tie-break = the number of recipes brewed
season-winter = winter
season-summer = summer
mark-locked = locked
mark-protected = protected
mark-lent = has lent coins
mark-old = not rolled this round
mark-picked = to be rerolled

## Table options

option-mode = Mode
option-mode-standard = Standard: fixed first recipes, action tokens open
option-mode-advanced = Advanced: random first recipes, action tokens hidden
option-unlucky_roll = Unlucky roll
option-unlucky_roll-no = off
option-unlucky_roll-yes = on: ones in the Active Reserve lend coins
option-block_building_at_placement = Block a Building before placement
option-block_building_at_placement-no = off: it is played when brewing begins
option-block_building_at_placement-yes = on: it is played between the roll and placement

## What is asked

decision-placement = { $pieces ->
        [0] Place one or two pieces, or pass.
        [1] Place a second piece, or end the turn.
       *[other] Both pieces are placed: store dice, play tokens, or end the turn.
    }
    .rule = DB-F5
decision-arrival = Where does { $die } go?
    .rule = DB-P7
decision-purchase = Buy what you need and store dice; then end your purchase.
    .rule = DB-M1
decision-early_window = Close a building before placement begins, or decline.
    .rule = DB-T16
decision-token_window = Play one action token before brewing begins, or decline.
    .rule = DB-T4
decision-target_take_die = Which Storehouse die goes back to its owner's Active Reserve?
    .rule = DB-T10
decision-target_block_building = Which building do you close?
    .rule = DB-T11
decision-target_lock_die = Which die do you lock, or protect if it is yours?
    .rule = DB-T12
decision-target_block_recipe = Which recipe do you block?
    .rule = DB-T13
decision-target_raise_die = Which die do you raise by 1?
    .rule = DB-T14
decision-target_reroll_die = Which die is rolled again?
    .rule = DB-T15
decision-reroll = Pick the dice to reroll, then roll them.
    .rule = DB-P15
decision-swap_colour = Of which colour are the supply dice rolled?
    .rule = DB-P16
decision-swap = Swap one of your dice for a rolled one, or keep what you have.
    .rule = DB-P16
decision-raised = { $gained ->
        [0] Your die has gained nothing and is { $die }: where does it go?
       *[other] Your die has gained { $gained } and is now { $die }: where does it go?
    }
    .rule = DB-C3
decision-brewing = Brew a recipe, or decline.
    .rule = DB-B1
decision-brew_dice = Which { $colour } goes into { $recipe }? At least: { $need }.
    .rule = DB-B2
decision-improvement = Improve { $recipe }, or leave it plain.
    .rule = DB-B5
decision-reward_token = Which action token do you take as a reward?
    .rule = DB-B8
decision-reward_die = Which die do you take as a reward?
    .rule = DB-B9

## Choices

choice-pass = Pass for the rest of the placement phase
choice-end-turn = End the turn
choice-end-purchase = End the purchase
choice-decline = Decline
choice-roll = Roll the picked dice
choice-no-swap = Keep your own dice
choice-plain = Brew without an improvement
choice-place-seed = Plant a seed on "{ $space }"
choice-place = Place { $die } on "{ $space }"{ $area ->
        [storehouse] {" "}from the { place-storehouse }
       *[other] {""}
    }
choice-speed = Speed up "{ $space }" with { $die }{ $area ->
        [storehouse] {" "}from the { place-storehouse }
       *[other] {""}
    }
choice-store = Store { $die }
choice-play = Play { $token }
choice-target-die = { $die } of { $seat } ({ $place })
choice-target-building = { $building } of { $seat }
choice-target-recipe = { $recipe }
choice-pick = Reroll { $die }{ $area ->
        [storehouse] {" "}in the { place-storehouse }
       *[other] {""}
    }
choice-roll-colour = Roll the { $colour } dice
choice-win-colour = Take a { $colour } die
choice-swap = Swap { $die } ({ $area ->
        [storehouse] { place-storehouse }
       *[reserve] { place-reserve }
    }) for a { $face }
choice-to = To the { $area ->
        [storehouse] { place-storehouse }
       *[reserve] { place-reserve }
    }
choice-buy = Buy { $ingredient }
choice-buy-discount = Buy { $ingredient } with { $die } as discount{ $area ->
        [storehouse] {" "}from the { place-storehouse }
       *[other] {""}
    }
choice-buy-token = Buy the token { $token }
choice-win-token = Take the token { $token }
choice-brew = Brew { $recipe }
choice-use = Use { $die }
choice-improve-die = Improve with { $die }
choice-improve-ingredient = Improve with { $ingredient }

## What the state adds to a choice

label-price = { $label } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }
label-gains = { $label }: { $gains }

## Headings of long lists of options, by the first word of their texts

verb-place = Place
verb-speed = Speed up
verb-store = Store
verb-play = Play a token
verb-target = Targets
verb-reroll = Reroll
verb-roll = Roll
verb-swap = Swap
verb-buy = Buy
verb-brew = Brew
verb-use = Dice
verb-improve = Improve
verb-win = Rewards

## Words of the texts of choices, for what is refused and has no message of its own

word-place = place
word-speed = speed up
word-store = store
word-play = play
word-target = target:
word-reroll = reroll
word-roll = roll
word-swap = swap
word-buy = buy
word-brew = brew
word-use = use
word-improve = improve
word-win = take
word-pass = pass
word-end = end
word-turn = the turn
word-purchase = the purchase
word-decline = decline
word-to = to
word-with = with
word-for = for
word-from-storehouse = from the Storehouse
word-reserve = Active Reserve
word-storehouse = Storehouse
thing-place = place { $die } on "{ $space }"
thing-place-any = place { $space }
thing-speed = speed up "{ $space }" with { $die }
thing-speed-any = speed up "{ $space }"

## Events

event-start_roll = { $seat } roll for the start: { $face }.
event-start = { $seat } begins. Face up: { $recipe }.
event-round = Round { $round } begins. It is { $season }, and { $seat } goes first.
event-roll = { $count ->
        [0] { $seat } has no dice to roll.
       *[other] { $seat } rolls { $die }.
    }
event-pass = { $seat } passes.
event-store = { $seat } stores { $die }.
event-place = { $seat } places { $die } on "{ $space }".
event-blocked = "{ $space }" is now blocked for { $seat }.
event-speed = { $seat } speeds up "{ $space }" with { $die }.
event-arrival = { $seat } puts { $die } into the { $area ->
        [storehouse] { place-storehouse }
       *[reserve] { place-reserve }
    }.
event-raised = { $seat } puts { $die }, back from being improved, into the { $area ->
        [storehouse] { place-storehouse }
       *[reserve] { place-reserve }
    }.
event-no_seeds = There is no seed left for { $seat }: the die is given up for nothing.
event-gain_seeds = { $seat } gains { $count ->
        [one] 1 seed
       *[other] { $count } seeds
    }.
event-gain_coins = { $seat } gains { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }.
event-gain_die = { $seat } gains a { $colour } die.
event-summer_seed = Summer brings { $seat } { $count ->
        [one] 1 seed
       *[other] { $count } seeds
    }.
event-reroll = { $seat } rerolls { $die }: now { $now }.
event-swap_roll = { $seat } rolls the { $colour } dice of the supply: { $face }.
event-swap = { $seat } swaps { $die } for a { $face }.
event-no_swap = { $seat } swaps nothing.
event-buy = { $seat } buys { $ingredient } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }{ $lent ->
        [0] {""}
       *[other] , { $lent } of it lent by ones
    }.
event-discount = { $seat } has { $die } on the Market for the discount.
event-buy_token = { $seat } buys the token { $token } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }{ $lent ->
        [0] {""}
       *[other] , { $lent } of it lent by ones
    }.
event-buy_hidden_token = { $seat } buys an action token, face down.
event-take_token = { $seat } takes the token { $token }.
event-take_hidden_token = { $seat } takes an action token, face down.
event-play = { $seat } plays { $token }.
event-take_die = { $die } goes from the Storehouse of { $owner } back to the Active Reserve.
event-lock_die = { $seat } marks a die of { $owner } ({ $place }): { $now }.
event-raise_die = { $die } of { $owner } ({ $place }) becomes { $now }.
event-reroll_die = { $die } of { $owner } ({ $place }) is rolled again: { $now }.
event-block_building = { $seat } closes the { $building } of { $owner }.
event-block_recipe = { $seat } blocks { $recipe }.
event-brew = { $seat } brews { $recipe } with { $die }: { $xp } XP{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }.
event-no_brew = { $seat } declines to brew.
event-cannot_brew = { $count ->
        [one] { $seat } cannot brew anything.
       *[other] None of these can brew anything: { $seat }.
    }
event-last_round = { $count } recipes are brewed: the game ends with this round.
event-improve_die = { $seat } improves the brew with { $die }.
event-improve_ingredient = { $seat } improves the brew with { $ingredient }.
event-no_reward_token = { $seat } gets no action token as a reward: the Black Market has none left.
event-no_reward_die = { $seat } gets no die as a reward: the supply has none left.
event-new_recipe = A new recipe is turned up: { $recipe }.
event-claim_waits = { $seat } has to wait for the die of "{ $space }": the supply has none.
event-claim_fails = { $seat } gets nothing from "{ $space }": the supply had no die.
event-sold_for_nothing = The die of { $seat } on "{ $space }" goes to the supply without effect.
event-come_back = The piece of { $seat } on "{ $space }" comes back without effect.
event-score = { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $xp } from experience, { $coins } from coins, the rest from dice.
event-tie = { $seat } have the same points, so recipes brewed decide: { $brewed }.
event-end = The game is over. The win goes to { $seat }.

## Why not?

why-placed-already = You have placed a piece this turn, so you end the turn instead of passing.
why-nothing-placed = You have placed nothing this turn: place a piece, or pass.
why-not-the-phase = This belongs to another phase of the round.
why-tokens-first = Recipes come next: first all decline in a row to play an action token.
why-two-pieces = You have placed two pieces this turn.
why-opens-later = The { $building } opens in round { $round }.
why-used = You have used "{ $space }" this round.
why-blocked = "{ $space }" is blocked for you this round: all the others have used it.
why-closed = Your { $building } has been closed for this round.
why-no-seed = You have no seed for "{ $space }".
why-no-fitting-die = None of your dice fits "{ $space }": it takes { $colour }, { $lowest } to { $highest }.
why-locked = { $die } is locked this round.
why-wrong-colour = "{ $space }" takes { $colour }, not { $die }.
why-too-low = { $die } is too low: "{ $space }" asks for { $lowest } or more.
why-too-high = { $die } is too high: "{ $space }" takes { $highest } at most.
why-protected = { $die } is protected: its value cannot change this round.
why-no-effect = { $die } on "{ $space }" would do nothing: there is no die it could work on.
why-never-sped-up = "{ $space }" cannot be sped up.
why-no-base-piece = You have no piece waiting on "{ $space }".
why-supply-empty = The supply has nothing for "{ $space }" to give now.
why-no-blue-die = You have no free Brewing Skill die of { $lowest } or more to speed up "{ $space }".
why-no-token = You do not have the token { $token }.
why-early-window-only-building = Only Block a Building is played before placement, not { $token }.
why-only-before-placement = At this table { $token } is played only before placement.
why-only-in-window = { $token } is played only when brewing begins.
why-no-target = { $token } has nothing it could be played on.
why-own-building = The { $building } is your own: only an opponent's can be closed.
why-closed-already = The { $building } of { $owner } is closed already.
why-not-in-storehouse = { $die } does not lie in a Storehouse, and { $token } takes only from there.
why-on-board = { $die } lies on a board, and { $token } reaches only an Active Reserve or a Storehouse.
why-on-market = { $die } lies on the Market, out of reach of every action token.
why-protected-already = { $die } cannot be protected twice.
why-locked-already = { $die } cannot be locked twice.
why-protected-from-token = { $die }: nobody can take or change a protected die.
why-six-already = { $die } counts 6 already, and no die counts more.
why-recipe-blocked = This recipe is blocked for the rest of the round.
why-market-opens-later = This market opens in round { $round }.
why-one-ingredient = You have bought an ingredient this round.
why-one-token = You have bought an action token this round.
why-pile-empty = This pile is empty.
why-no-discount = { $die } gives no discount on { $ingredient }.
why-too-dear = It costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, and you can pay { $coins }.
why-pinned = { $die } stays in the Active Reserve: it has lent credit this round.
why-after-the-window = Once brewing has begun, { $token } has to wait for the next round.
why-dice-missing = For { $recipe } your Storehouse lacks, at least: { $need }.

## The drawn position

letter-yellow = L
letter-black = D
letter-green = H
letter-blue = S
draw-round = Round { $round }
draw-first = { $seat } goes first
draw-brewed = brewed { $brewed } of { $end }
draw-last-round = last round
draw-deck = deck { $deck }
draw-supply = Supply
draw-seeds = seeds { $count }
draw-recipes = Recipes
draw-recipes-note = ✓ a die in your Storehouse meets it; every brew also gives { $xp } XP
draw-blocked = blocked
draw-closed = closed
draw-closed-of = Closed
draw-used = used
draw-free = free
draw-opens = opens in round { $round }
draw-empty = sold out
draw-empty-slot = no recipe left
draw-market = Market
draw-black-market = Black Market
draw-pays = pays
draw-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
draw-coins-short = { $count }c
draw-xp = { $count } XP
draw-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
draw-dice = { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
draw-nothing = nothing
draw-piece-seed = seed
# Four columns of the board, with | between them.
draw-columns = takes|gives|at once|now
draw-total = Total
draw-always = always
draw-sped-up = sped up by
draw-credit = +{ $count } lent by ones
draw-you = You
draw-passed = has passed
draw-seeds-of = { $count ->
        [one] 1 seed
       *[other] { $count } seeds
    }
draw-ingredients = Ingredients
draw-action-tokens = Tokens
draw-brewed-of = Brewed
draw-none = –
draw-on-board = On the board
draw-on-market = on the Market
draw-hidden = { $count } face down
draw-rolled = Rolled from the supply
draw-arriving = In hand
draw-points = { $count ->
        [one] 1 point now
       *[other] { $count } points now
    }

score-xp = Experience
score-coins = Coins
score-yellow = Light Malt
score-green = Hops
score-black = Dark Malt
score-blue = Brewing Skill
score-tie-break = Recipes brewed, if points are equal

board-about = Grow malt and hops, train your brewers, and brew better beers than the others before the recipes run out.

## The first game, guided

lesson-first = The first round
lesson-first-goal = Welcome to your brewery! The cards above are the beers to be brewed, and whoever has the most points in the end wins. Your dice are the ingredients: yellow Light Malt, black Dark Malt, green Hops and blue Brewing Skill, freshly rolled.
lesson-first-store = Our plan is Cheap Lager: two Light Malt, one of them 2 or more, and Hops of at least 2. Only what lies in the Storehouse can be brewed. Click your Light Malt 4 and store it; there it keeps its number.
lesson-first-hops = Now the Hops. A 6 is more than enough, so into the Storehouse with it. Storing is free: it takes none of your turn.
lesson-first-seed = One Light Malt is still missing, so let us grow it. Plant your seed in the Malt House, on "Grow light malt". The new die would come at the end of the round …
lesson-first-speed = … which is too late for tonight's beer. Brewing Skill hurries things along: put your blue 3 on the same space, and the malt is here at once.
lesson-first-arrival = There it is, freshly rolled: a 2. Just enough! Into the Storehouse.
lesson-first-end = Two pieces are all you may place in one turn, so end it. Then it is Berta's turn to place, then yours again, until you have both passed.
lesson-first-improve = Berta planted hops, and that closed "Grow hops" to you: with two players, each space is for whoever comes first in the round. Take "Improve malt" before she does. Your Dark Malt will gain 1 there.
lesson-first-again = A second piece? No: the rest of your malt is for the beer. End your turn.
lesson-first-pass = You have all you want, so pass. Mind that a pass is for good: no more placing this round.
lesson-first-markets = Time to shop. From round 2 the Market sells ingredients that make a beer pay more; from round 3 the Black Market sells tricks to play. Today both are still shut, so end your purchase.
lesson-first-brew = Brewing time! Your Storehouse holds all that Cheap Lager asks for. It pays the 4 coins on its card, every beer brings 1 experience on top, and your dice come back to be rolled again.
lesson-first-points = Cheers! In the end each experience is a point and so are every two coins. Your dice count too: Light Malt and Hops 1 each, Dark Malt 2. The last round is the one in which the tenth beer is brewed, yours and Berta's together.
lesson-first-cleanup = The round is tidied up, and your Dark Malt comes back as a 3. In the Storehouse it stays a 3, in the Active Reserve you roll it again. Dark beers need it: keep it.
lesson-first-help = That was a whole round, and you know enough to go on. If you are stuck: "Hint" asks an agent, "Why not?" explains what you cannot do, and "Rules" has every detail. Play on!

## Headings of the lab's report

ending-recipes = Enough recipes are brewed
ending-shared = A tie to the end: the victory is shared
lab-start = Recipes on display at the start
lab-new_recipe = Recipes turned up later
lab-brew = Recipes brewed
lab-block_recipe = Recipes blocked
lab-place = Spaces used
lab-speed = Spaces sped up
lab-blocked = Spaces found blocked
lab-sold_for_nothing = Dice that went to the supply without effect
lab-come_back = Pieces that came back without effect
lab-claim_waits = Dice waited for
lab-claim_fails = Dice that never came
lab-buy = Ingredients bought
lab-improve_ingredient = Brews improved with an ingredient
lab-buy_token = Tokens bought
lab-take_token = Tokens taken as a reward
lab-play = Tokens played

## The goal and a turn in two minutes: above the rules.

board-in-short =
    You run a brewery. Whoever has the most points when enough beers have been brewed wins.
    Each round you roll your dice: yellow, black and green ones are malt and hops, blue ones are skill.
    In your turns you put one or two pieces on your board, to grow, change, sell or train; what is sped up works at once, the rest at the end of the round. Dice that you store keep their number.
    Then everybody may buy a special ingredient and a token, and brew: a recipe wants stored dice of certain colours and numbers, and whoever brews it first has it.
