### Cutthroat Caverns: the rules as players read them. One message a rule id; one sentence a line.

## Terms

CC-G01 =
    What depends on the number of players goes by those who started the game, and that number never changes.
    The living are counted apart.
    .title = Two counts of players

CC-G02 =
    A character starts with { -life } Life Points and never has more than { -life }.
    .title = Life Points

CC-G03 =
    The level counts every encounter turned up in this game, from 1 on.
    Encounters added later and one met a second time count as well.
    .title = Level of an encounter

CC-G04 =
    A round goes through initiative, setting attacks, everybody's turns and the creature.
    A turn is one player's share of it.
    .title = Rounds and turns

CC-G05 =
    An Attack card with a value, even 0, is a standard attack.
    Feint, Focus Strength and Slip Behind are tactical maneuvers: they never hit, and nothing can make them.
    .title = Attacks and maneuvers

CC-G06 =
    A strike is a creature's blow at one player.
    A sweep hits the whole party.
    .title = Strikes and sweeps

CC-G07 =
    Seats go clockwise.
    The lead seat moves on by one with each encounter; if its player is dead, the next living seat leads.
    .title = Lead seat

CC-G08 =
    Where an Encounter card says otherwise than the general rules, the card is right.
    .title = The card wins

CC-G09 =
    Only who really loses at least 1 Life Point has been damaged.
    .title = Damaged

CC-G10 =
    Bargain, promise, threaten and lie as you like: nothing said binds anyone.
    Cards in hand may be talked about but not shown.
    .title = Talk is free

## Setting up

CC-S01 =
    Three to six can play.
    .title = Players

CC-S02 =
    Use the Initiative cards 1 up to the number of players.
    The others stay in the box.
    .title = Initiative cards

CC-S03 =
    The { -deck-size } Attack, Action and Item cards make one face-down deck.
    Discards lie face up; removed cards never come back.
    .title = Draw deck

CC-S04 =
    Everyone gets a random character with { -life } Life Points.
    Characters differ only by the portraits on Attack cards.
    .title = Characters

CC-S05 =
    Of the { -encounters } encounters { -dealt } are drawn face down.
    The other { -unused } stay unused unless a rule calls for one.
    .title = Encounter deck

CC-S06 =
    With this option the Ripper is the first encounter and the other { -dealt-less-one } are drawn from the rest.
    .title = First game

CC-S07 =
    Nobody holds a card at the start: the refill before the first encounter deals the opening hands of { -full-hand }.
    .title = Empty hands

CC-S08 =
    With this option one Attack 5 is replaced by Unintentional Strike.
    The deck still has { -deck-size-second } cards.
    .title = Second edition

## Cards and hands

CC-H01 =
    Take the top card of the draw deck.
    If it is empty, the discard pile is shuffled into a new one; if both are empty, you draw nothing.
    .title = Drawing

CC-H02 =
    An Item you draw is laid face up in front of you before anything else happens.
    It is never part of your hand.
    .title = Items come out at once

CC-H03 =
    Draw one card at a time until your hand is full.
    Items found on the way do not count.
    .title = Refilling

CC-H04 =
    You draw exactly one card, and get no other if it is an Item.
    .title = Drawing one

CC-H05 =
    Your hand is full at { -full-hand } cards, or at { -amulet_of_mentalism-reach } while you own the Amulet of Mentalism.
    .title = Hand limit

CC-H06 =
    A hand above its limit is brought down at once; its owner chooses what goes.
    .title = Too many cards

CC-H07 =
    Hands and face-down set cards are secret.
    How many cards you hold is not.
    .title = Secret hands

## An encounter

CC-E01 =
    Before an encounter is revealed all living players refill their hands, from its lead seat on.
    .title = Refill

CC-E02 =
    The top card of the encounter deck is turned up, and the level goes up by one.
    .title = Reveal

CC-E03 =
    Life Points and tokens are read from the column of the number of players who started, whoever has died since.
    .title = Preparing the encounter

CC-E04 =
    Now, and only now, potions are drunk and items change hands.
    From the lead seat on each does one thing or passes, until all living players have passed in a row.
    .title = Item window

CC-E05 =
    Rounds follow each other until every creature is dead or the card says that it is over.
    .title = Combat

CC-E06 =
    A kill scores at the moment it is made.
    The level bonus goes to whoever completed the encounter.
    .title = Award

CC-E07 =
    When an encounter ends, set cards, the damage pile and riders are discarded.
    Statuses, noted strikes and Iron Skin end.
    .title = Clearing up

CC-E08 =
    Between encounters everybody secretly discards as many hand cards as they like.
    Items stay where they are.
    .title = Keep or discard

CC-E09 =
    If nobody lives, all have lost.
    If the encounter deck has a card, go on; if not, the game ends or the tie is fought out.
    .title = What comes next

CC-E10 =
    Once the last creature falls, that attack is finished and combat stops: no more turns, no creature attack, no card drawn.
    The pile is still counted and potions still lose a round.
    .title = The killing blow ends it

CC-E11 =
    An encounter that is not over after { -last-round } rounds kills everybody.
    .title = Too many rounds

CC-E12 =
    If the encounter ends by itself after a round, potions still lose a round, but no card is drawn and nobody scores.
    .title = Nobody's victory

## A round

CC-R01 =
    The Initiative cards 1 up to the number of living players are dealt at random, face up.
    .title = Initiative

CC-R02 =
    Strikes noted in the last round fall now, in printed order, on those who hold their numbers.
    .title = Strikes by initiative

CC-R03 =
    Then come the choices that an encounter asks for at the start of a round.
    .title = Start of the round

CC-R04 =
    Now Jockey for Position may be played.
    Strikes that have fallen are not undone by it.
    .title = Initiative window

CC-R05 =
    All at once and in secret every able player sets one card face down.
    You are able if you live, hold a card, and are neither tripped nor stone nor cowering.
    .title = Setting attacks

CC-R06 =
    If you hold an Attack card, you must set one.
    If you hold none, set any card as a bluff; without cards you set nothing.
    .title = Attack or bluff

CC-R07 =
    Under a Potion of Haste you may set one or two cards in the order you like.
    The second must be an Attack card.
    .title = Two cards with Haste

CC-R08 =
    Until the first card is revealed you may exchange a card you have set for another of your hand, also in the windows before that reveal; never afterwards.
    An exchange is no pass, but until somebody plays a card each of your set cards is exchanged only once in a window.
    A card that was swapped or passed to you is not yours to look at, so it stays.
    .title = Changing your mind

CC-R09 =
    Once all cards are set, encounters that meddle with them do so.
    .title = Locked

CC-R10 =
    Players act in ascending initiative, each once.
    Whoever dies first is skipped.
    .title = Turns

CC-R11 =
    The visible values of the damage pile are the damage of the round.
    The pile and all unrevealed set cards are discarded.
    .title = Counting the pile

CC-R12 =
    If a creature still lives, it acts now.
    .title = The creature's turn

CC-R13 =
    Haste and Strength lose one round; at 0 they are removed from the game.
    What lasts a round ends.
    .title = Upkeep

CC-R14 =
    Every living player draws one card, from the lead seat on.
    .title = One card

CC-R15 =
    The Initiative cards are collected, and a new round begins.
    .title = Next round

## A turn

CC-T01 =
    Before you turn up your card, others may push you aside or swap set cards, and you may throw Alchemist's Fire.
    .title = Before the reveal

CC-T02 =
    Without a set card you go straight to the end of your turn.
    .title = Nothing set

CC-T03 =
    Your set card is turned up.
    A bluff and a Feint are discarded, a rider stays in front of you; none of them can be answered, except a maneuver by Unintentional Strike.
    .title = The reveal

CC-T04 =
    For a standard attack you say, in this order: special attack or not, which creature, holy water or not.
    .title = Your choices

CC-T05 =
    Your own boosts and the penalties on you turn the card before others may answer.
    .title = Before any answer

CC-T06 =
    Then the others may answer.
    A cancelled attack is discarded at once, and your turn goes on.
    .title = Answers

CC-T07 =
    The attack joins the damage pile, does its damage and gives credit for a kill.
    Then come its own effect, the creature's reaction, and the check whether the encounter is over.
    .title = Resolving

CC-T08 =
    With a second set card and the encounter still running, you begin again before its reveal.
    .title = Second card

CC-T09 =
    At the end of your turn you may throw any Alchemist's Fire you own.
    .title = End of the turn

CC-T10 =
    An attack that is not cancelled resolves, even if it does no damage or has just killed.
    Its effect then happens.
    .title = What resolves

CC-T11 =
    If you die on your own turn, it ends at once.
    .title = Dying on your turn

## Answering

CC-C01 =
    An Action card is played from the hand, only in the window it names.
    .title = When Action cards are played

CC-C02 =
    Answers go in ascending initiative from the player after the active one, who comes last if at all.
    For initiative it starts at 1, for items at the lead seat; a strike is answered only by the one aimed at.
    .title = Who is asked first

CC-C03 =
    You play one card or pass.
    After each card everybody is asked again, until all have passed in a row.
    .title = One card at a time

CC-C04 =
    Whoever could hold an answer, by what all can see, is asked.
    So nobody learns from a question who holds what.
    .title = No telling windows

CC-C05 =
    Every Action card can be countered before it works, and counters can be countered.
    The last one played works first.
    .title = Counters

CC-C06 =
    A cancelled Action card does nothing.
    It is discarded, or kept by whoever played Not So Fast!.
    .title = Cancelled cards

CC-C07 =
    Nobody cancels their own card.
    .title = Not your own

CC-C08 =
    A special attack, or one helped by Slip Behind, cannot be touched by any Action card once revealed, not even by a helpful one.
    Before the reveal it can.
    .title = Protected attacks

CC-C09 =
    Trip, Critical Miss, Rally and Glancing Blow need a standard attack; a maneuver or a bluff will not do.
    .title = Only attacks

CC-C10 =
    No Action card is played in a challenge.
    One thrown away for a shove is not played and cannot be countered.
    .title = Not in challenges

CC-C11 =
    Attack cards and Items are never stopped by Not On My Watch! or Not So Fast!.
    .title = What cannot be cancelled

CC-C12 =
    The dead play nothing.
    A card aimed at a player who has died meanwhile is discarded without effect.
    .title = The dead do not act

CC-C13 =
    A counter stops only the card on top.
    If it is stopped itself, the card under it may be countered again by everybody.
    .title = Only the top card

CC-C14 =
    A card won with Not So Fast! is yours at once and may be played in the same window.
    .title = A card you took

CC-C15 =
    Nobody has to answer, and no card is played without a target.
    Targets are named before the card can be countered.
    .title = Say it first

CC-C51 =
    Before another player's reveal: all their face-down set cards are discarded, and they attack no more this turn.
    Riders stay, and Alchemist's Fire is still theirs to throw.
    .title = Edge Out

CC-C52 =
    Before a reveal: swap one of your face-down set cards with one of another player, unseen.
    You choose both by position.
    .title = Mixed Signals

CC-C53 =
    Counter: the Action card on top is cancelled.
    .title = Not On My Watch!

CC-C54 =
    Counter: the Action card on top is cancelled, and you take it into your hand.
    .title = Not So Fast!

CC-C55 =
    After a reveal: the attack fails, that player's other set cards go, and in the next round of this encounter the player sets nothing.
    .title = Trip

CC-C56 =
    After a reveal: the attack fails and the attacker suffers { -critical_miss-amount } damage.
    A second set card stays.
    .title = Critical Miss

CC-C57 =
    After another player's reveal: { -rally-amount } more damage.
    Several add up.
    .title = Rally

CC-C58 =
    When a strike is aimed at you: another living player becomes its target and may answer in turn.
    Sweeps, duels, retaliation and items cannot be dodged.
    .title = Human Shield

CC-C59 =
    After a reveal: turn down by one step an unprotected attack of another player, the one just revealed or one in the pile that hit a creature still alive.
    .title = Glancing Blow

CC-C60 =
    Second edition, when another player reveals a maneuver: it is discarded, and this card becomes that player's plain attack of { -unintentional_strike-value }.
    Riders, turns and answers apply to it.
    .title = Unintentional Strike

CC-C61 =
    After initiative is drawn: swap your Initiative card with another living player's.
    .title = Jockey for Position

## Attacks

CC-A01 =
    An attack shows four values: zero, half, normal and double.
    .title = Four sides

CC-A02 =
    An attack starts on normal.
    Each turn moves it one side up or down, never past the ends, and the printed value counts.
    .title = Turning

CC-A03 =
    If the portrait is your own character, you may declare a special attack as you reveal: it starts on double and is protected.
    .title = Special attack

CC-A04 =
    Even protected attacks are turned by Attack cards such as Crowd and by creatures.
    .title = What protection is not

CC-A05 =
    First the special attack, then Strength and Focus Strength, then Crowd and Numb, then Action cards.
    Flat bonuses are added last and never turned.
    .title = Order of changes

CC-A06 =
    What an attack is worth is the side it shows plus its flat bonuses.
    .title = Final value

CC-A07 =
    A creature's Life Points always follow from the pile as it lies now.
    But the dead stay dead, and what has been triggered is not undone.
    .title = Counting anew

CC-A08 =
    A creature is dead as soon as it has 0 Life Points.
    What is left of the blow is lost.
    .title = Death of a creature

CC-A09 =
    All your riders work on the next standard attack you reveal in this encounter, whether you like it or not.
    If it is cancelled after the reveal, they are spent; if it never came to a reveal, they stay.
    .title = Riders

CC-A10 =
    A card that has changed places belongs to whoever reveals it: their portrait, riders, potions and credit count.
    .title = Whose attack

CC-A11 =
    Each attack names one living creature, and keeps to it.
    .title = Several creatures

CC-A12 =
    Attack cards go to the discard pile.
    .title = After the round

CC-A51 =
    { -crowd_20-value } damage.
    Once it has resolved, the standard attacks of the next { -crowd_20-reach } players in initiative go one step down for this round.
    It does not go round to the first, and two Crowds add up.
    .title = Crowd

CC-A52 =
    { -holy_water_10-value } damage.
    Against undead, fiends and demons you may add { -holy_water_10-amount }; then the creature does not attack at the end of this round.
    Its other abilities still work.
    .title = Throw Holy Water

CC-A53 =
    { -pickpocket_10-value } damage.
    Once it has resolved, you may take one item that lies in front of another living player.
    .title = Pickpocket

CC-A54 =
    A maneuver: nothing happens, and the card is discarded.
    .title = Feint

CC-A55 =
    A rider: your next attack is turned one step up.
    .title = Focus Strength

CC-A56 =
    A rider: your next attack gets { -slip_behind-amount } more damage and is protected.
    .title = Slip Behind

CC-A57 =
    An attack of 0.
    It can be rallied, and it uses up your riders.
    .title = Poke With Stick

CC-A58 =
    Attacks that are called by nothing but their value have no effect but their damage.
    .title = Plain attacks

## Items

CC-I01 =
    Items lie face up in front of their owners.
    .title = Open

CC-I02 =
    Potions are used only in the item window.
    One drawn later waits for the next.
    .title = Only at the start

CC-I03 =
    A potion works once and is then removed from the game.
    A healing potion given to another stays with the giver as Prestige.
    .title = Once

CC-I04 =
    Nobody is healed against their will.
    Whoever is healed must live and have lost Life Points, and never gets above { -life }.
    .title = Healing

CC-I05 =
    In the item window you may offer another living player a gift or a swap of items, and they accept or decline.
    Nothing but items changes hands.
    .title = Gifts and trades

CC-I06 =
    You may make { -offers.plural ->
        [one] one offer
       *[other] { -offers } offers
    } in each item window.
    Refused ones and potions offered to others count.
    .title = Three offers

CC-I07 =
    Drawn, stolen, given or traded: it all counts as gaining an item.
    .title = Gaining

CC-I08 =
    Items cannot be answered or cancelled.
    .title = No answer

CC-I09 =
    Unused items of a player who dies are discarded.
    .title = Items of the dead

CC-I10 =
    A potion that works is no longer an item and cannot be taken or given.
    If its drinker dies, it is removed.
    .title = Potions in effect

CC-I11 =
    Any potion may be used on another living player who agrees; then it works on them.
    Only healing potions pay Prestige.
    Alchemist's Fire and the Amulet are not potions.
    .title = Potions for others

CC-I12 =
    When an item changes hands, its old owner adjusts first, then the new one.
    In a trade both items move at once.
    .title = Who adjusts first

CC-I51 =
    On your turn: { -alchemists_fire-amount } damage to every creature, then { -alchemists_fire-reach } to every other living player.
    It is no attack; it resolves in full, and kills are yours.
    It is not thrown in a challenge.
    .title = Alchemist's Fire

CC-I52 =
    Gaining it, you draw up to { -amulet_of_mentalism-amount } cards.
    While it is yours you may hold { -amulet_of_mentalism-reach }; lose it and the limit is { -hand-limit } at once.
    .title = Amulet of Mentalism

CC-I53 =
    { -cure_wounds-amount } Life Points.
    Used on another: { -cure_wounds-prestige } Prestige for you.
    .title = Cure Wounds

CC-I54 =
    { -potion_of_healing-amount } Life Points.
    Used on another: { -potion_of_healing-prestige } Prestige for you.
    .title = Potion of Healing

CC-I55 =
    For { -potion_of_haste-rounds } rounds of combat its drinker may set two cards.
    .title = Potion of Haste

CC-I56 =
    For { -potion_of_strength-rounds } rounds of combat every standard attack of its drinker goes one step up.
    .title = Potion of Strength

CC-I57 =
    Until the encounter ends its drinker suffers no damage from anything.
    .title = Potion of Iron Skin

CC-I58 =
    Haste and Strength count rounds of combat from the next one on.
    Rounds left over carry on into the next encounter; challenges use none.
    .title = Counting rounds

## The creatures attack

CC-M01 =
    First what it does before its attack, then the attack, then what it does after.
    .title = The creature acts

CC-M02 =
    Whom it strikes and how hard is read from the column of the players who started.
    .title = The matrix

CC-M03 =
    Creatures never miss.
    .title = They never miss

CC-M04 =
    These fall at once, in printed order.
    Each can be answered, and deaths count before the next.
    .title = Strikes at the end of the round

CC-M05 =
    These are noted and fall on whoever then draws the number.
    .title = Strikes at the next initiative

CC-M06 =
    If nobody holds the number, the strike falls on the highest Initiative card in play.
    .title = Missing numbers

CC-M07 =
    A sweep damages all living players at the same moment and cannot be answered.
    .title = Sweeps

CC-M08 =
    First, last, hardest or least: it goes by the damage of the round as the pile showed it at the end, among the living.
    Ties go to the earlier attack, for the least damage to the higher Initiative.
    .title = Whom it remembers

CC-M09 =
    If nobody fits, that strike does not happen, unless the card names something else.
    The same player may be struck twice.
    .title = Nobody found

CC-M10 =
    What happens to a damaged player needs real damage, and follows the strike to a new target.
    .title = Side effects

CC-M11 =
    Strikes not yet fallen vanish with the encounter.
    .title = Forgotten strikes

CC-M12 =
    Targets chosen by what players did are fixed before the first strike; a blow at someone who has died is lost.
    A fallback replaces the whole attack, if at first nobody fits.
    .title = Fixed targets

CC-M13 =
    Noted strikes are those of the creatures alive when they are noted.
    Later ones do not join.
    .title = Who joins in

CC-M14 =
    What you suffer is what you lose: with 3 Life Points left you suffer 3.
    .title = Suffered

## Death

CC-D01 =
    At 0 Life Points you are dead and out of the game.
    .title = Death

CC-D02 =
    Hand, set cards, riders and items go to the discard pile, the Initiative card is withdrawn, and the Prestige counts no more.
    .title = What the dead leave

CC-D03 =
    From the next draw on only as many Initiative cards are used as players live.
    Creatures stay as strong as before.
    .title = Fewer Initiative cards

CC-D04 =
    The attack of a player who dies before it resolves is discarded.
    .title = Unfinished attacks

CC-D05 =
    When nobody lives, the game is over and all have lost.
    .title = General defeat

CC-D06 =
    A lone survivor must still get through every encounter.
    .title = Alone

CC-D07 =
    Deaths from one sweep or one fire happen at the same moment.
    .title = Together in death

CC-D08 =
    Attacks that have resolved stay in the pile after their owner's death, count, and may still be turned by Glancing Blow.
    .title = The blow was struck

## Prestige and the end

CC-P01 =
    Only whoever brings a creature to 0 scores its Prestige, whatever others have done.
    .title = The killing blow

CC-P02 =
    The printed Prestige and the tokens on the card, for each creature on its own.
    .title = What a kill is worth

CC-P03 =
    Completing levels 1, 2 and so on pays { -level-bonus } more, every later level { -level-beyond }.
    It is paid once, together with the kill.
    .title = Level bonus

CC-P04 =
    Everybody's Prestige is open.
    .title = Open Prestige

CC-P05 =
    When the encounter deck is empty after an encounter, the living player with the most Prestige wins.
    .title = Winning

CC-P06 =
    However much Prestige they have.
    .title = The dead do not win

CC-Q01 =
    If living players tie for the lead, one unused encounter comes up, and everybody alive plays it.
    .title = Tie

CC-Q02 =
    This goes on until one living player leads alone, only one lives, or nobody does.
    .title = Until it is decided

CC-Q03 =
    Tie-break encounters count on, so they pay the highest bonus.
    .title = Levels go on

CC-Q04 =
    If none is left, the finished ones are shuffled and used again.
    .title = No unused encounter

CC-Q05 =
    Encounters added during a tie-break are faced before Prestige is compared again.
    .title = Added encounters

CC-Q06 =
    If nobody scores in a tie-break encounter, Prestige is compared all the same, and if it is still a tie, another follows.
    .title = Nobody scores

## The encounters

CC-N01 =
    { -ripper-life } Life Points, { -ripper-prestige } Prestige.
    Strikes initiative 2 for { -ripper-strike-1 }, with five also 4, with six also 5.
    Whoever it damages discards a random card.
    .title = Ripper

CC-N02 =
    { -battle_troll-life } Life Points, { -battle_troll-prestige } Prestige.
    At the end of the round it strikes the first who damaged it for { -battle_troll-strike-1 } and the last for { -battle_troll-strike-2 }; if nobody did, everybody suffers { -battle_troll-fallback-1 }.
    .title = Battle Troll

CC-N03 =
    { -anti_paladin-life } Life Points, { -anti_paladin-prestige } Prestige.
    At the end of the round everybody suffers { -anti_paladin-strike-1 }, and it gains as many Life Points as were really lost.
    .title = Anti-Paladin

CC-N04 =
    { -iron_skin_gargoyle-life } Life Points, { -iron_skin_gargoyle-prestige } Prestige.
    Strikes initiative 1 for { -iron_skin_gargoyle-strike-1 }, with five or six also 3 for { -iron_skin_gargoyle-strike-2 }.
    Attacks worth { -iron_skin_gargoyle-ignore_up_to } or less do nothing to it.
    .title = Iron Skin Gargoyle

CC-N05 =
    { -lurker-life } Life Points, { -lurker-prestige } Prestige.
    Strikes the last in line for { -lurker-strike-1 }, with five or six also initiative 1 for { -lurker-strike-2 }, and does so already at the first initiative.
    .title = Lurker

CC-N06 =
    { -gasbag-life } Life Points, { -gasbag-prestige } Prestige and 1 more for each swell token.
    At the end of each round everybody suffers { -gasbag-strike-1 } and it swells, up to { -gasbag-prestige_token_max } tokens.
    Its killer is struck for the value of the blow, at most { -gasbag-burst_cap }, or for { -gasbag-fire_burst } by fire.
    .title = Gasbag

CC-N07 =
    { -wolf_pack-creatures } wolves of { -wolf_pack-creature-life } Life Points, { -wolf_pack-prestige } Prestige each.
    Wolf number k strikes initiative k for { -wolf_pack-strike-1 }, counting round the living players.
    .title = Wolf Pack

CC-N08 =
    { -basilicanth-life } Life Points, { -basilicanth-prestige } Prestige.
    Strikes initiative 3 for { -basilicanth-strike-1 }, with five or six also 1 for { -basilicanth-strike-2 }.
    Whoever it damages is numb: their next standard attack goes one step down.
    .title = Basilicanth

CC-N09 =
    { -trolgg-life } Life Points, { -trolgg-prestige } Prestige.
    Before attacking it regains { -trolgg-regenerate }, never above its start.
    Strikes initiative 1 for { -trolgg-strike-1 }, with five or six also 4 for { -trolgg-strike-2 }.
    .title = Trolgg

CC-N10 =
    { -fear-life } Life Points, { -fear-prestige } Prestige.
    What it does at the end of a round depends on how many stand.
    .title = Fear

CC-N10a =
    At the start of each round every able player secretly stands or cowers; all others cower.
    Who cowers sets nothing.
    Two or more who stand are struck for { -fear-strike-1 } each, one alone for { -fear-lone_damage }; if nobody stands, everybody suffers { -fear-none_party_damage }.
    .title = Stand or cower

CC-N11 =
    { -hate-life } Life Points, { -hate-prestige } Prestige.
    Strikes the sole leader in Prestige for { -hate-strike-1 }, or each of several for { -hate-tied_leader_damage }.
    It gains { -hate-life_per_action } Life Points whenever an Action card that names another player takes effect.
    .title = Hate

CC-N12 =
    { -spite-life } Life Points, { -spite-prestige } Prestige.
    Each attack that damages it costs its owner { -spite-retaliate_damage } at once.
    At the end of the round it strikes whoever did it the least damage for { -spite-strike-1 }.
    .title = Spite

CC-N13 =
    { -shift-life } Life Points, { -shift-prestige } Prestige.
    Strikes initiative 2 for { -shift-strike-1 } and 3 for { -shift-strike-2 }, with five or six also 5 for { -shift-strike-3 }.
    .title = Shift

CC-N13a =
    Once all attacks are locked, each first set card passes face down to the next player in initiative who has one too, the last to the first.
    Second cards stay, and nobody looks.
    .title = Cards that move

CC-N14 =
    { -arc_mages-creatures } mages of { -arc_mages-creature-life } Life Points, { -arc_mages-prestige } Prestige each.
    One strike for each living mage: initiative 1 for { -arc_mages-strike-1 }, then 2 for { -arc_mages-strike-2 }, then 3 for { -arc_mages-strike-3 }.
    .title = Arc Mages

CC-N15 =
    { -blood_mage-life } Life Points, { -blood_mage-prestige } Prestige.
    Strikes initiative 1 for { -blood_mage-strike-1 }, with five or six also 2 for { -blood_mage-strike-2 }.
    After rounds { -blood_mage-ritual_rounds } an unused encounter goes under the encounter deck.
    .title = Blood Mage

CC-N16 =
    { -bugaboo-life } Life Points, { -bugaboo-prestige } Prestige and 1 more for each dread token.
    At the end of each round before round { -bugaboo-flee_round } it strikes initiative 1 for { -bugaboo-strike-1 }; at the end of that round everybody suffers { -bugaboo-flee_party_damage } and it flees back into the encounter deck with one more token, up to { -bugaboo-prestige_token_max }.
    .title = Bugaboo

CC-N17 =
    { -boogens-creatures } boogens of { -boogens-creature-life } Life Points, { -boogens-prestige } Prestige each, dealt out to the living players.
    Each bites its host for { -boogens-strike-1 } at the end of the round.
    When a host dies, its boogens leap to the next living seat, and one that has not bitten yet bites there.
    .title = Boogens

CC-N18 =
    { -clockwork_golem-life } Life Points, { -clockwork_golem-prestige } Prestige.
    It winds up round by round.
    .title = Clockwork Golem

CC-N18a =
    Each round it gets a winding token, at most { -winding-tokens }.
    After round r it strikes initiative r, counting round the living, for { -clockwork_golem-strike-1 } plus { -clockwork_golem-damage_per_token } for each token; with five or six players also the next one.
    .title = Winding up

CC-N19 =
    { -minotaur-life } Life Points, { -minotaur-prestige } Prestige.
    At the end of the round it strikes whoever hit it hardest for { -minotaur-strike-1 }, with five or six also the second hardest for { -minotaur-strike-2 }.
    If no attack damaged it, it strikes initiative 1, and with five or six also 2, at the next draw.
    .title = Minotaur

CC-N20 =
    { -necromancer-life } Life Points, { -necromancer-prestige } Prestige.
    Strikes initiative 1 for { -necromancer-strike-1 }, and skeleton k strikes initiative k+1 for { -necromancer-minion_damage }.
    .title = Necromancer

CC-N20a =
    It starts with { -necromancer-minion_start.plural ->
        [one] one skeleton
       *[other] { -necromancer-minion_start } skeletons
    } and one more for each dead character, at most { -necromancer-minion_max }, of { -necromancer-minion_life } Life Points and { -necromancer-minion_prestige } Prestige.
    After each attack one more rises on the lowest free number.
    When the Necromancer dies, all crumble and the encounter is over.
    .title = Skeletons

CC-N21 =
    { -axe-life } Life Points, { -axe-prestige } Prestige.
    Strikes initiative 1 for { -axe-strike-1 } and 2 for { -axe-strike-2 }, with five or six also 3 for { -axe-strike-3 }.
    Whoever it damages loses all riders.
    .title = Axe

CC-N22 =
    { -mind_grub-life } Life Points, { -mind_grub-prestige } Prestige.
    It does not strike: it makes players duel at the next initiative.
    .title = Mind Grub

CC-N22a =
    The holders of initiative 1 and 2 duel, with five or six also 3 and 4 after them.
    Both choose in secret: Will beats Rage, Rage beats Guile, Guile beats Will.
    The loser suffers { -mind_grub-strike-1 }, on a tie both { -mind_grub-tie_damage }; a lone survivor suffers { -mind_grub-lone_damage }.
    .title = Duels

CC-N23 =
    No creature, { -riddle_room-prestige } Prestige.
    The cards offered must add up to { -riddle_room-target_sum }.
    .title = Riddle Room

CC-N23a =
    In up to { -riddle_room-max_attempts } attempts everybody secretly offers a card, an Attack card if they hold one (CC-R06).
    Within { -riddle_room-tolerance } of the sum the highest offer scores { -riddle_room-prestige } Prestige and the level bonus, ties going to the lower initiative.
    Otherwise everybody suffers { -riddle_room-strike-1 }, and draws a card before the next attempt.
    .title = The riddle

CC-N24 =
    No creature and no Prestige: everybody must get across.
    .title = Trap Room

CC-N24a =
    In initiative order each who has not crossed chooses: discard two cards, or suffer { -trap_room-strike-1 }, or discard an Action card to shove someone who has not crossed, who suffers { -trap_room-strike-2 } and is across as well.
    .title = Crossing

CC-N25 =
    { -medusa-life } Life Points, { -medusa-prestige } Prestige.
    Strikes initiative 1 for { -medusa-strike-1 }, with five or six also 2 for { -medusa-strike-2 }.
    Whoever her first strike damages is stone and sets nothing in the round just starting.
    .title = Medusa

## Decisions

CC-X01 =
    Use an item, offer a potion, a gift or a trade, or pass.
    .title = In the item window

CC-X02 =
    Drink it or not.
    .title = A potion offered

CC-X03 =
    Accept or decline.
    .title = A gift or trade offered

CC-X04 =
    Draw as many cards as you like, up to { -amulet_of_mentalism-amount }.
    .title = The Amulet

CC-X05 =
    Choose what to discard.
    .title = A hand too big

CC-X06 =
    Stand or cower, all at once and in secret.
    .title = Facing Fear

CC-X07 =
    Jockey for Position, or pass.
    .title = Initiative window

CC-X08 =
    Choose the card you set, or with Haste one or two, all at once and in secret.
    .title = Setting

CC-X09 =
    Edge Out, Mixed Signals with the two cards it swaps, on your own turn Alchemist's Fire, another card for one you have set (CC-R08), or pass.
    .title = Before a reveal

CC-X10 =
    Special attack or plain.
    .title = Own portrait

CC-X11 =
    Name a living creature.
    .title = Several targets

CC-X12 =
    Use the bonus or not.
    .title = Holy water

CC-X13 =
    Trip, Critical Miss, Rally, Glancing Blow with the attack it turns, or pass.
    .title = After a reveal

CC-X14 =
    Not On My Watch!, Not So Fast!, or pass.
    .title = Counter

CC-X15 =
    Name an item of another living player, or take none.
    .title = Stealing

CC-X16 =
    Alchemist's Fire, or pass.
    .title = End of your turn

CC-X17 =
    Human Shield on another player, or pass.
    .title = Aimed at

CC-X18 =
    Discard any hand cards, all at once and in secret.
    .title = After an encounter

CC-X19 =
    Will, Guile or Rage, both at once and in secret.
    .title = Duel

CC-X20 =
    Offer a card, an Attack card if you hold one, all at once and in secret.
    .title = Riddle

CC-X21 =
    Careful with two cards, dash, or shove with a card and a victim.
    .title = Trap

CC-X22 =
    Its owner names the target, if several creatures live.
    .title = A replaced maneuver
