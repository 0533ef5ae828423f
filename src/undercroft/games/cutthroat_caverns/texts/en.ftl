### Cutthroat Caverns in words. Facts that name a thing (a card, a seat, an encounter ...) arrive already in words.

## Things

seat = Seat { $place }
place-first = first
place-second = second
answer-will = Will
answer-guile = Guile
answer-rage = Rage
step-zero = zero
step-half = half
step-normal = normal
step-double = double
creature-alone = { $encounter }
creature-numbered = { $encounter } { $number }
creature-wolf_pack = wolf { $number }
creature-arc_mages = mage { $number }
creature-boogens = boogen { $number }
creature-skeleton = skeleton { $number }
status-tripped = tripped
status-trips = trips next round
status-numb = numb
status-petrified = stone
status-cowering = cowering
status-crowded = crowded
status-dead = dead

## Whom a creature strikes, and how hard

aim-initiative = initiative { $number } for { $count }
aim-last = last in line for { $count }
aim-cycle = initiative { $number } (round the living) for { $count }
aim-duel = a duel of initiative { $number } and the next, the loser for { $count }
aim-party = everybody for { $count }
aim-first_damager = the first player who damaged it for { $count }
aim-last_damager = the last player who damaged it for { $count }
aim-least_damager = whoever did it the least damage for { $count }
aim-hardest = { $number ->
        [1] whoever dealt the hardest blow for { $count }
       *[other] of the others, whoever dealt the hardest for { $count }
    }
aim-leader = the sole Prestige leader for { $count }
aim-host = each boogen its host for { $count }
aim-standing = each of several who stand for { $count }
aim-wolf = wolf 1 initiative 1, wolf 2 initiative 2 and so on (round the living), each for { $count }
aim-skeleton = skeleton 1 initiative 2, skeleton 2 initiative 3 and so on, each for { $count }
aim-winding = the initiative numbered like the round (round the living) for { $count }
aim-winding_next = the one after it for { $count }
aim-dash = whoever dashes for { $count }
aim-shoved = whoever is shoved for { $count }
aim-lone_damage = a player all alone for { $count }
aim-none_party_damage = everybody for { $count } if nobody stands
aim-tied_leader_damage = each of several tied leaders for { $count }
aim-tie_damage = both for { $count } if the duel is tied
aim-retaliate_damage = whoever damages it with an attack, at once, for { $count }
aim-flee_party_damage = everybody for { $count } as it flees, instead of its attack
aim-damage_per_token = { $count } more for each token on it
aim-burst_cap = its killer for the value of the killing blow, at most { $count }
aim-fire_burst = its killer by Alchemist's Fire for { $count }

## When Action cards are played

window-initiative_window = when initiative has been drawn
window-pre_reveal = before a set card is revealed
window-reveal_response = on an attack that another player has just revealed
window-maneuver_response = on a maneuver that another player has just revealed
window-counter = on an Action card that another player has just played
window-strike_response = when a creature strikes at you

## Table options

option-first_game = First game
option-first_game-no = off: the first encounter is random
option-first_game-yes = on: the Ripper comes first
option-edition = Edition
option-edition-first = first edition
option-edition-second = second edition: one Attack 5 becomes Unintentional Strike

## Standing answers

standing-nothing_to_play = Pass for me when I have nothing to play
standing-unless_aimed_at = Pass for me unless something is aimed at me
standing-pass_all = Never answer what others do

## What is asked

decision-item_window = Use an item, offer one, or pass.
    .rule = CC-E04
decision-accept_potion = { $seat } offers you { $card }: will you drink?
    .rule = CC-I11
decision-accept_gift = { $seat } offers you { $card }: will you take the gift?
    .rule = CC-I05
decision-accept_trade = { $seat } offers you { $card } for { $other_card }: will you trade?
    .rule = CC-I05
decision-amulet = The Amulet is yours: how many cards do you draw?
    .rule = CC-I52
decision-discard_down = Your hand is above its limit: what do you discard?
    .rule = CC-H06
decision-stand = Do you stand or cower?
    .rule = CC-N10a
decision-initiative_window = Will you jockey for position?
    .rule = CC-R04
decision-set = Set your attack, face down.
    .rule = CC-R06
decision-pre_reveal = Before the set card of { $seat } is revealed: do you act?
    .rule = CC-T01
decision-special = Make { $card } a special attack: its double side, and no Action card can touch it?
    .rule = CC-A03
decision-target = Which creature do you attack with { $card }?
    .rule = CC-A11
decision-holy_water = Use the holy water?
    .rule = CC-A52
decision-reveal_response = { $seat } attacks with { $card } for { $count }: do you answer?
    .rule = CC-T06
decision-maneuver_response = { $seat } reveals { $card }, a maneuver: do you answer?
    .rule = CC-C60
decision-counter = { $aimed ->
        [yes] { $seat } plays { $card } on { $target }: do you stop it?
       *[no] { $seat } plays { $card }: do you stop it?
    }
    .rule = CC-C05
decision-steal = Whose item do you take?
    .rule = CC-A53
decision-post_attack = Before your turn ends: Alchemist's Fire?
    .rule = CC-T09
decision-strike_response = { $creature } strikes at you for { $count }: do you hide behind somebody?
    .rule = CC-C58
decision-keep_first = The encounter is over. What do you discard of { $card }?{ $count ->
        [0] { "" }
        [one] { " " }One more card comes next.
       *[other] { " " }The other { $count } come next.
    }
    .rule = CC-E08
decision-keep_second = And what of { $card }?{ $count ->
        [0] { " " }Nothing is to go so far.
       *[other] { " " }To go so far: { $other_card }.
    }
    .rule = CC-E08
decision-duel = The Mind Grub makes you duel: choose in secret.
    .rule = CC-N22a
decision-riddle = Offer a card to the riddle, in secret.
    .rule = CC-N23a
decision-trap = How do you cross the Trap Room?
    .rule = CC-N24a

## Choices

choice-pass = Pass
choice-special = Special attack
choice-plain = Plain attack
choice-holy-water = Use the holy water
choice-no-holy-water = Keep it a plain throw
choice-no-theft = Take nothing
choice-accept = Accept
choice-decline = Decline
choice-stand = Stand
choice-cower = Cower
choice-will = Will
choice-guile = Guile
choice-rage = Rage
choice-dash = Dash through
choice-draw = { $count ->
        [0] Draw no card
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
choice-target = { $number ->
        [0] Attack the master
       *[other] Attack creature { $number }
    }
choice-target-creature = Attack { $creature }: { $count ->
        [one] 1 Life Point
       *[other] { $count } Life Points
    } left
choice-target-on = Attack { $creature } on { $seat }: { $count ->
        [one] 1 Life Point
       *[other] { $count } Life Points
    } left
choice-set = Set { $card }
choice-exchange = Exchange { $other_card } for { $card }
choice-offer = Offer { $card }
choice-discard = Discard { $card }
choice-keep = Discard nothing
choice-careful = Careful: discard { $card }
choice-play = Play { $card }
choice-play-on = Play { $card } on { $seat }
choice-play-pile = Play { $card } on attack { $number } of the damage pile
choice-play-swap-only = Play { $card }: your set card for that of { $seat }
choice-play-swap = Play { $card }: your { $own } set card for the { $other } of { $seat }
choice-use = Use { $card }
choice-use-on-pays = Offer { $card } to { $seat } to drink, for { $count } Prestige
choice-use-on = Offer { $card } to { $seat } to drink
choice-give = Give { $card } to { $seat }
choice-trade = Trade { $card } with { $seat } for { $wanted }
choice-steal = Take { $card } from { $seat }
choice-shove = Shove { $seat }, discarding { $card }

## Headings of long lists of options, by the first word of their texts

verb-set = Set
verb-offer = Offer
verb-keep = Discard
verb-discard = Discard
verb-careful = Careful
verb-play = Play
verb-use = Use
verb-give = Give or trade
verb-steal = Take
verb-shove = Shove
verb-target = Targets
verb-draw = Draw

## Events

event-character = { $seat } is { $character }.
event-encounter = Encounter { $level }: { $encounter }!
event-item = { $seat } finds { $card }.
event-draw = You draw { $card }.
event-draw_unseen = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-reshuffle = The discard pile becomes the new draw deck.
event-discard = { $seat } discards { $card }.
event-play = { $seat } plays { $card }.
event-play_on = { $seat } plays { $card } on { $target }.
event-takes_effect = { $card } of { $seat } takes effect.
event-swap = A set card of { $seat } changes places with one of { $target }.
event-exchange = { $seat } exchanges a set card.
event-cancelled = { $seat } stops { $card }: it is discarded.
event-taken = { $seat } stops { $card } and keeps it.
event-turned = { $card } of { $seat } is turned and now counts { $count }.
event-failed = { $card } of { $seat } fails.
event-laid_lost = Not revealed, from { $seat }: { $card }.
event-unhurt = Nothing gets through the iron skin of { $seat }.
event-hurt = { $seat } loses { $count } Life Points and has { $life } left.
event-death = { $seat } is dead.
event-prestige = { $seat } gains { $count } Prestige, { $total } in all.
event-kill = { $seat } kills { $creature }!
event-bonus = Level { $level } pays { $seat } { $count } Prestige more, { $total } in all.
event-strike = { $seat } is the target of { $creature }: a strike of { $count }.
event-sweep = { $encounter } hits everybody for { $count }.
event-offer_potion = { $seat } offers { $target } a drink: { $card }.
event-offer_gift = { $seat } offers { $target } a gift: { $card }.
event-offer_trade = { $seat } offers { $target } a trade: { $card } for { $wanted }.
event-declined = { $seat } declines.
event-accepted = { $seat } accepts.
event-drink = { $seat } drinks { $card }.
event-healed = { $seat } has { $life } Life Points now.
event-fire = { $seat } throws { $card }!
event-turn = Initiative { $number }: { $seat }.
event-reveal = { $seat } reveals { $card }.
event-bluff = It was a bluff: { $card } does nothing.
event-special = { $seat } makes { $card } a special attack.
event-target = { $seat } aims at { $creature }.
event-worth = { $card } of { $seat } counts { $count }.
event-hit = { $seat } does { $count } damage to { $creature }, which has { $life } Life Points left.
event-crowded = { $seat } is crowded: attacks go one step down this round.
event-theft = { $seat } takes { $card } from { $target }.
event-initiative = Initiative is drawn: { $seat }.
event-new_order = The order is now: { $seat }.
event-set = Attacks are set, face down: { $seat }.
event-creature_life = Left to { $creature }: { $life } Life Points.
event-blessed = Holy water keeps { $encounter } from attacking.
event-defeat = Nobody has survived. Everybody has lost.
event-victory = { $seat } is out of the caverns with the most Prestige, and wins!
event-tie = A tie between { $seat }: something else stirs in the dark.
event-creature_gains = { $encounter } gains { $count } Life Points.
event-token = Tokens on { $encounter }: { $count }.
event-numb = { $seat } is numb.
event-cowers = { $seat } cowers.
event-stands = { $seat } stands.
event-shift = Every first set card moves on to the next in line: { $seat }.
event-ritual = The ritual is done: { $count } encounters lie ahead.
event-flees = { $encounter } flees back into the dark. Dread tokens: { $count }.
event-rises = Out of the dark rises { $creature }.
event-duel = { $seat } chose { $answer }.
event-offered = { $seat } offered { $card } ({ $count }).
event-solved = The sum is { $count }: { $seat } has solved the riddle.
event-unsolved = The sum is { $count }: attempt { $number } of { $most } has failed.
event-shove = { $seat } shoves { $target } into the traps.
event-dash = { $seat } dashes through the traps.
event-petrified = { $seat } turns to stone for this round.

## Why not

why-attack-first = You hold an Attack card, so you cannot use { $card } here.
why-no-haste = Only a Potion of Haste lets you set a second card.
why-hand-too-big = Your hand may hold { $count } cards.
why-not-an-action = { $card } is not an Action card.
why-not-this-window = { $card } is played { $window }.
why-no-attack = { $card } answers an attack, and a maneuver is none.
why-protected = This attack is protected: no Action card can touch it.
why-own-attack = You cannot push yourself out of the way.
why-first-revealed = A card has been revealed this round: set cards stay as they are.
why-not-set-by-you = You did not set this card, so you cannot look at it.
why-nothing-set = { $card } needs a face-down set card to work on.
why-no-such-attack = There is no attack of another player that { $card } could turn.
why-only-in-item-window = { $card } is used only when an encounter has just been revealed.
why-only-own-turn = { $card } is thrown on your own turn in combat.
why-no-fire-here = { $card } is not thrown in a challenge: there is no creature to burn.
why-around-own-attack = { $card } is thrown before your card is revealed or at the end of your turn.
why-works-by-itself = { $card } works by lying in front of you.
why-full-life = Whoever is healed must have lost Life Points.
why-too-many-offers = You have made { $count } offers in this window already.
why-dead = The dead take nothing.
why-only-items = Only items change hands; { $card } stays in yours.
why-two-cards = Being careful costs two cards from your hand.
why-has-crossed = { $seat } has crossed already.
why-is-dead = { $seat } is dead.
why-no-potion = Only potions are used on others; { $card } is none.
why-no-actions-here = Action cards are not played in a challenge.

## The drawn table

draw-level = Encounter { $level }
draw-round = round { $round }
draw-bonus = level bonus +{ $count }
draw-ahead = { $count } ahead
draw-deck = deck { $count }
draw-discard = discard { $count }
draw-prestige = Prestige { $count }
draw-tokens = tokens { $count }
draw-riddle = the sum must be { $count }, give or take { -riddle_room-tolerance }
draw-life = Life Points
draw-host = on { $seat }
draw-pile = Damage pile
draw-attack = Revealed
draw-stack = Being played
draw-strike = Strike of { $count } at { $seat }
draw-when-next_initiative = at the next initiative draw it strikes
draw-when-end_of_round = at the end of the round it strikes
draw-when-challenge = this room strikes
draw-when-special = besides
draw-fallback = if that finds nobody
draw-each = { $count } to each creature
draw-noted = At the next initiative
draw-blessed = held by holy water
draw-party = The party
draw-player = player
draw-initiative = ini
draw-life-short = LP
draw-prestige-short = Pr
draw-cards = cards
draw-set = set
draw-front = in front
draw-hand = Your hand
draw-laid = Face down in front of you
draw-laid-elsewhere = Set by you, now with { $seat }: { $card }
draw-fire = Alchemist's Fire
draw-none = nothing
draw-reconstructed = reconstructed

## Words of refused things

word-set = Set
word-two = two cards
word-offer = Offer
word-discard = Discard
word-keep = Discard nothing
word-careful = Careful
word-play = Play
word-use = Use
word-give = Give
word-to = to
word-with = with
word-shove = Shove

## The board

board-about = Fight your way out together and steal every kill: you need each other to live, and only one of you can win.
board-road-title = The road out
board-road = Encounter { $level }, { $ahead } more ahead
board-out = The way out
board-dread = Dread tokens: { $count }
board-between = The party walks on into the dark.
board-worth = Prestige for the killing blow: { $count }
board-worth-each = Prestige for each one killed: { $count }
board-life-of = { $creature }: { $count } of { $full } Life Points
board-life = { $count } Life Points
board-crossed = Across already:
board-pile-empty = No blow yet this round.
board-protected = protected
board-queue = Initiative
board-deciding = is deciding
board-set-card = A set card, face down
board-set-mine = You have set
board-set-hint = Click a card of your hand. Nobody else sees it.
board-set-given = Your card lies face down. Until everybody has set, you can click another.
board-changeable = Until everybody has answered, you can change your mind.
board-keep-hint = Click what is to go, then confirm.
board-duel = Will beats Rage, Rage beats Guile, Guile beats Will.
board-cards = Cards in hand: { $count }
board-known = Seen taken in hand
board-nothing-open = No open card in front of this hero.
board-ladder = Zero, half, normal, double
board-kind-standard = Attack
board-kind-maneuver = Maneuver
board-kind-rider = Rider
board-kind-action = Action
board-kind-item = Item
board-score-prestige = Prestige
board-score-dead = Lost in the caverns
board-lead-points = Prestige
board-lead-round = Encounter
board-items-hint = Click an item of yours, or a comrade to offer one.
board-no-answer = Nothing you hold answers this.
board-removed = Out of the game
board-steps = Steps of an encounter
board-step-items = Items
board-step-initiative = Initiative
board-step-set = Set in secret
board-step-reveal = Reveal in turn
board-step-strike = It strikes
board-step-keep = Discard and refill
board-initiative = Initiative { $number }
board-working = Working now
board-scored = Given away for Prestige
board-here = here now
board-unused = { $count ->
        [one] 1 encounter is unused.
       *[other] { $count } encounters are unused.
    }
board-leaves = leaves { $count } Life Points
board-pile-total = Damage of this round: { $count }
board-own-portrait = your portrait: double
board-offers = { $count ->
        [0] You may make { -offers.plural ->
            [one] one offer
           *[other] { -offers } offers
        }.
       *[other] Offers made: { $count } of { -offers }.
    }
board-then-agent = When the time is up, an agent answers for you.
board-then-pass = When the time is up, you pass.
board-then-wait = When the time is up, the table waits.
board-always-pass = Always pass here
board-ask-again = Ask me again
board-passing = passing { $window }
board-standing = What to answer for me
board-standing-none = Ask me everything
board-designed = designed for this house: what the printed card says is not public
board-score-kills = Killing blows
board-score-riddles = Riddles solved
board-score-potions = Potions given away
board-score-bonus = Bonus of the last levels
board-target-hint = Click the creature.

## The first game, guided

lesson-first = The first encounters
lesson-first-goal = Nine encounters lie between you and daylight, and you need your two companions to survive them. But Prestige goes only to whoever strikes the last blow, and of those who come out alive the one with the most Prestige wins. So: together, up to a point.
lesson-first-creature = The Ripper has 150 Life Points and is worth 3 Prestige. Its card says what it does: after every round it survives, whoever then draws Initiative 2 is struck for 15 and loses a card.
lesson-first-hand = These are your cards. Attacks you set face down; Actions, such as Human Shield, you play in answer to others. A portrait counts, too: with your own hero's on it, an Attack may become a special one and do twice as much.
lesson-first-set = Everyone sets one Attack in secret, then they are turned up in the order of Initiative. You strike first, and no Attack brings down 150. Keep your 100 for the end, and set the Attack 40 with Nyx on it: it can never be special for you.
lesson-first-shield = 90 are left. Initiative is drawn anew, the 2 is yours, and the Ripper strikes at you! But you hold Human Shield: let another take the blow. Berta can spare it: step behind her.
lesson-first-again = Berta lost 15 Life Points and a card, not you. Welcome to the caverns. Now Ulric goes first, you are second, and 90 are left. Set Attack 100 and hope that he leaves you the rest.
lesson-first-kill = Ulric did 70 and had to leave you the last 20: the Ripper is dead. 3 Prestige are yours, and nobody asks who did the work!
lesson-first-keep = Between encounters you may throw away what you do not like; then all draw up to seven cards. A 5 will hardly ever kill anything and might go, but of yours each has its use: keep them.
lesson-first-rest = And the rest of your hand. With Not So Fast! you stop what others play on you: keep it.
lesson-first-gasbag = A Gasbag, with just 10 Life Points. But read its card: it bursts, and the blow that kills it strikes back at whoever dealt it. As long as it lives it swells, and each round makes it worth 1 Prestige more.
lesson-first-small = So the smallest blow that kills is the best one, and you are first in Initiative. Throw Holy Water is an Attack of 10: just enough, and it would cost you only 10.
lesson-first-counter = Ulric plays Edge Out: your card would be thrown away before it is turned up. But an answer can be answered! Not So Fast! stops his card, and on top of that you keep it.
lesson-first-revenge = He was not done: with a second Edge Out he has thrown your card away after all. But now it is his turn to attack, and who has an Edge Out? Give it back to him.
lesson-first-help = And Ulric laughs last. Seven encounters are left; the last three pay extra, and the dead win nothing. Where you can only pass, it is done for you; "Seats" changes that. Stuck? Ask "Hint", "Why not?" or "Rules". Now play on!

## Headings of the lab's report

ending-escape = Out of the caverns
ending-tie_break = Out of the caverns after a tie
ending-defeat = Nobody survived
lab-character = Characters played
lab-encounter = Encounters met
lab-draw = Cards drawn
lab-discard = Cards discarded
lab-item = Items found
lab-drink = Potions drunk
lab-fire = Items thrown
lab-theft = Items stolen
lab-offer_gift = Items offered as a gift
lab-offer_potion = Potions offered to another
lab-offer_trade = Items offered in a trade
lab-offered = Cards offered to solve the riddle
lab-play = Cards played on nobody in particular
lab-play_on = Cards played on somebody
lab-takes_effect = Cards that took effect
lab-cancelled = Cards stopped
lab-taken = Cards stopped and kept
lab-failed = Own attacks that failed
lab-turned = Own attacks that were turned
lab-reveal = Attacks revealed
lab-laid_lost = Attacks set but not revealed
lab-bluff = Bluffs
lab-special = Attacks made special
lab-worth = Attacks with a changed value
lab-creature_gains = Creatures that gained Life Points
lab-token = Creatures that gained a token
lab-sweep = Creatures that hit everybody
lab-flees = Creatures that fled
lab-blessed = Creatures kept off by holy water

## The goal and a turn in two minutes: above the rules.

board-in-short =
    Together you fight your way out of the caverns, one creature after the other. Of those who come out alive, whoever has the most Prestige wins.
    Prestige goes only to whoever strikes the last blow at a creature.
    Each round draw Initiative and set one Attack in secret. In the order of Initiative the Attacks are turned up and do their damage; then the creature strikes as its card says.
    Between and during the blows you may play Action cards and Items, to help, to hinder, or to let another take the blow. If all die, nobody wins.
