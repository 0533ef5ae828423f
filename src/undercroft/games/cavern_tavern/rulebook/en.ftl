### Cavern Tavern: the rules as players read them. One message a rule; one sentence a line.

## Editions, modes, options

CT-V01 =
    The game has two editions, retail and prototype.
    The edition decides how many can play, which decks are used, what the areas give and how many Items a hand may hold.
    .title = Edition

CT-V02 =
    The retail edition is for 1 to 6 players, the prototype for 2 to 5.
    .title = Players

CT-V03 =
    The expansion belongs to the retail edition and works with any number of players.
    .title = With the Secret Chamber

CT-V04 =
    Alone you play either Normal mode or Story mode.
    .title = Solo modes

CT-V05 =
    With two or more players in the retail edition, Characters are chosen in turn order or dealt by chance.
    .title = Ways to get Characters

## Setting up

CT-S01 =
    You have one colour: a meeple, a time marker, { -own-dice } dice, 3 reputation markers, a score marker and a player board.
    .title = Your things

CT-S02 =
    Your markers start on 0 of the Nasty, Kitchen and Chores tracks, your score on 0.
    .title = Starting positions

CT-S03 =
    One player gets the First Player marker: by chance, or the seat the table agreed on.
    .title = First Player

CT-S04 =
    The white die goes to the player on the First Player's right, who is last in turn order.
    .title = First white die

CT-S05 =
    In the retail edition with two or more players everybody has one Character with two uses left.
    If they are chosen, each player in turn order picks one of those that remain.
    .title = Characters

CT-S06 =
    Orders, Items and Nasty Says cards are shuffled into three face-down decks.
    .title = Decks

CT-S07 =
    Everybody is dealt one Secret Task face down.
    The others go back to the box unseen.
    .title = Secret Tasks

CT-S08 =
    The supply is thirteen open piles: { -ingredient-cards } cards of each of the 12 ingredients and { -potion-cards } Magic Potions.
    .title = Supply

CT-S09 =
    You roll your { -own-dice } coloured dice and take, for each of them, one of the two ingredients of the Cellar area with that number.
    Players do this in turn order, all dice of one player at once, and no space is occupied.
    A die whose two piles are empty gives nothing.
    .title = First ingredients

CT-S10 =
    Only after that six Orders are revealed, one on each table of the Mess Hall.
    .title = First Orders

CT-S11 =
    The clock starts on the first round, { -first-time }.
    .title = Clock

CT-S12 =
    How many spaces an area has depends on the number of players and does not change during the game.
    .title = Spaces in play

CT-S13 =
    With the expansion, the { -drink-tokens } Drink and { -mrs-nasty-tokens } Mrs. Nasty tokens are mixed face down into one secret pile, the { -task-cards } Task cards are shuffled, and { -modifiers } Modifier tokens lie beside the closed chamber.
    .title = Chamber set-up

## Rounds

CT-R01 =
    The game lasts exactly ten rounds.
    .title = Ten rounds

CT-R02 =
    In this order: in round { -chamber-round } with the expansion the Secret Chamber opens; alone, the Automa's dice are rolled and placed; then everybody rolls all their dice at the same time.
    .title = Start of a round

CT-R03 =
    Turns go clockwise from the player who holds the First Player marker when the round starts.
    .title = Turn order

CT-R04 =
    If somebody takes the First Player marker during a round, the running round keeps its order.
    The new holder begins the next one.
    .title = Marker changing hands

CT-R05 =
    Turns go round and round.
    Without dice that can be placed you still get your turns while the round lasts, and may do everything else in them.
    .title = Turns without dice

CT-R06 =
    You may not decline to place dice when you can place some.
    .title = No declining

CT-R07 =
    After every finished turn, if nobody can place dice any more, the round ends at once and nobody gets another turn.
    Whoever placed last first finishes that turn with everything in it.
    .title = End of a round

CT-R08 =
    After rounds 1 to 9, in this order: the clock moves on; everybody with an open Order goes one step down the Nasty track; forgotten Orders are settled; alone, the blocked Order is replaced, and empty tables are filled; with the expansion, Tasks are claimed and the chamber is refilled; all dice come back and all places are free; the white die is given out.
    Players are handled one after the other in the turn order of the coming round.
    .title = Between two rounds

CT-R09 =
    In the retail edition nothing of this happens after round 10: no Nasty step and no forgotten Orders, only the final scoring.
    .title = After round 10

CT-R10 =
    The white die goes to the player with the fewest points; if several tie, to the one of them who is last in the coming round.
    .title = Who gets the white die

CT-R11 =
    For its holder the white die is simply a fifth die for the whole round.
    .title = The white die

CT-R12 =
    The clock shows { -first-time } in round 1 and moves on each round, up to { -last-time } in round 10.
    .title = Time

## Turns

CT-T01 =
    In your turn you may take an Order, play Items, place dice and complete an Order, in any order and as often as you can.
    Only dice are placed at most once a turn.
    .title = Four actions

CT-T02 =
    If you begin your first turn of a round without an open Order, your first action must be to take one.
    In later turns it is up to you.
    .title = Duty to take

CT-T03 =
    The duty lapses if there is no Order to take at all.
    .title = When the duty lapses

CT-T04 =
    You may have only one open Order.
    .title = One Order

CT-T05 =
    After completing an Order you may take another at once, and even complete it in the same turn.
    .title = Order after Order

CT-T06 =
    You may end your turn when no duty to take is open and you have placed dice, or have none that can be placed now.
    .title = Ending a turn

CT-T07 =
    In your turn, before or after placing, you may also use a Character of that kind, pay a Nasty Says card, complete Drink tokens and spend Modifier tokens.
    In the retail edition the duty to take comes before all of this.
    .title = Free options

## Dice

CT-D01 =
    The Office, the Workshop and Mrs. Nasty take exactly the shown number of dice, of any values.
    .title = Areas that count dice

CT-D02 =
    The Cellar, the Kitchen, the Chores and Task cards take one or more dice whose total is exactly the shown value.
    No more, no less, and no part of a die is saved.
    .title = Areas with a value

CT-D03 =
    Several dice may be combined in the Cellar too: a 5 and a 1 make 6.
    .title = Combining for the Cellar

CT-D04 =
    Placing dice uses one area once.
    .title = One area a turn

CT-D05 =
    The area must have a free space.
    All dice of one placement fill one space until the end of the round.
    .title = Free space needed

CT-D06 =
    You may use an area again in later turns as long as it has free spaces.
    Kitchen, Chores and Task cards have one, so they serve once a round.
    .title = The same area again

CT-D07 =
    On the Kitchen track you may change one of the dice you place on a Kitchen area by as much as its space allows: on 0 to 9 by { -task-help }.
    The Chores track does the same for Chores.
    The new value stays within 1 to 6 and counts for this placement only.
    .title = Help from the tracks

CT-D08 =
    Dice can be placed if they fit an area as they lie now, with nothing but the free help of the tracks.
    Your own Task cards and Nasty Says cards that take dice count.
    What would need an Item, a Modifier token, a Character or a payment does not.
    If you can place, you must.
    .title = What can be placed

CT-D09 =
    You may place dice even if some or all of the reward cannot be given.
    Only Replace Order needs an Order that may be discarded.
    .title = Placing for nothing

CT-D10 =
    Dice changed by Items or Modifier tokens keep the new face until the end of the round.
    Changes add up, also with the help of a track, but never leave 1 to 6.
    .title = Changed dice

CT-D11 =
    A Nasty Says card that asks for dice is a place for its holder only.
    Using it is the placement of that turn, it counts as a place where dice can go, no track helps there, and the dice are used until the end of the round although the card is discarded at once.
    .title = Cards that take dice

## Ingredients

CT-F01 =
    Trays are open to all and hold any number of ingredients.
    .title = Trays

CT-F02 =
    You cannot gain an ingredient whose pile is empty.
    Used ingredients go back to their piles at once.
    .title = Empty piles

CT-F03 =
    When you complete an Order, each Magic Potion you return replaces one required card of any kind.
    You may use any number of them, even if you have the real ingredient.
    .title = Magic Potions in payment

CT-F04 =
    A Magic Potion is an ingredient except where a rule leaves it out.
    It is never stolen, nor taken from its pile by the exchange of Cut the meat or as an ingredient of choice; an own one may be returned in an exchange.
    The trade of Fix the roof may move potions both ways.
    .title = What potions cannot do

## Orders

CT-G01 =
    The Mess Hall has six tables.
    Each holds one open-faced Order, or the meeple of the player who took it.
    .title = Tables

CT-G02 =
    Put the Order on your board, your meeple on its table and your time marker on the current round.
    .title = Taking from a table

CT-G03 =
    Draw the top Order: it is yours, wanted or not.
    Then discard an Order of the Mess Hall and put your meeple on that table.
    .title = Taking blind

CT-G04 =
    Drawing blind needs a card to draw and an Order on a table that may be discarded.
    .title = What a blind draw needs

CT-G05 =
    An open Order lies on a player's board and is not completed.
    Those in the Mess Hall are not open.
    .title = Open Orders

CT-G06 =
    You complete an Order in your own turn, if you like, by returning exactly the ingredients it lists.
    It is as late as the rounds that have passed since you took it.
    .title = Completing

CT-G07 =
    Served in the round it was taken, an Order scores the number at its top; later, the number beside the rounds of lateness.
    .title = Points of an Order

CT-G08 =
    If the Order shows a Kitchen or Chores icon, your marker moves one down that track.
    This brings no bonus points.
    .title = Icon of an Order

CT-G09 =
    The Order is kept face down, meeple and time marker come back, and a new Order is drawn to the table.
    .title = After completing

CT-G10 =
    Completed Orders count as served and never return to the deck.
    .title = Served Orders

CT-G11 =
    You cannot give an open Order back.
    It leaves by being completed, by being forgotten, or at the end of the game.
    .title = No giving back

CT-G12 =
    When the clock has moved on and your open Order is as old as its red number, you lose the printed points, discard it, take meeple and time marker back, and a new Order is drawn to the table.
    .title = Forgotten Orders

CT-G13 =
    Between the same two rounds you have first moved down the Nasty track for that Order.
    .title = The step before forgetting

CT-G14 =
    A score may become negative.
    .title = Below zero

CT-G15 =
    Discarded Orders form an open pile.
    .title = Discarded Orders

## Items

CT-I01 =
    Items are held in hand, hidden.
    How many you have is open.
    .title = Hidden hands

CT-I02 =
    In your turn you may play any number of Items: carry out the effect and discard the card.
    One that could have no effect cannot be played.
    .title = Playing Items

CT-I03 =
    In the retail edition nobody keeps more than { -hand-limit } Items.
    Who gets one more discards one of the { -hand-over } at once.
    .title = Hand limit

CT-I04 =
    Drawing an Item means taking the top card of the deck.
    .title = Drawing an Item

CT-I05 =
    Only you see the { -items-looked-at } cards.
    All but one are shuffled into the deck.
    With fewer cards you choose from what there is.
    .title = Draw some, keep one

CT-I06 =
    Cards that take off lateness only change which number of the Order is scored.
    They add up, never below no lateness, and do not prevent Nasty steps or a forgotten Order.
    Pocket Watch needs an Order at least one round late.
    .title = Less lateness

CT-I07 =
    After Hammer, any shared area counts as having a free space for one placement of that turn, and then you must place if you can.
    Grumm only adds such placements and creates no duty.
    All other rules still hold, and cards on boards are never such an area.
    .title = Full areas

CT-I08 =
    Sand Clock gives you a full further turn after this one, if the round has not ended.
    It is not a first turn of the round.
    Once nobody has dice left it cannot be played: the round will end.
    .title = Extra turn

CT-I09 =
    Clover gives you the white die when this round ends, whatever the scores; if two players use it, the later counts.
    Bracelet takes the First Player marker.
    .title = Clover and Bracelet

CT-I10 =
    An Item cannot be played without a target or card for it, without an unplaced die if it changes dice, after placing if it is Hammer, on 0 of the Nasty track if it moves you up, or if it only matters in a next round that will not come.
    .title = Items without effect

## Areas

CT-A01 =
    All rewards of a place are given in the listed order; then the token of a chamber Task; then the bonus points of the track; then the step on the track.
    .title = Rewards in order

CT-A02 =
    With one to six players a Cellar area has { -cellar-spaces } spaces.
    The Office has { -office-spaces }; Workshop Item { -item-spaces }.
    Everything else has one.
    .title = Spaces by players

CT-A10 =
    Dice worth { -cellar_1-cost }: Fruit or Herbs.
    .title = Cellar 1

CT-A11 =
    Dice worth { -cellar_2-cost }: Syrup or Rocks.
    .title = Cellar 2

CT-A12 =
    Dice worth { -cellar_3-cost }: Mead or Nectar.
    .title = Cellar 3

CT-A13 =
    Dice worth { -cellar_4-cost }: Wine or Elixir.
    .title = Cellar 4

CT-A14 =
    Dice worth { -cellar_5-cost }: Ambrosia or Beer.
    .title = Cellar 5

CT-A15 =
    Dice worth { -cellar_6-cost }: Liqueur or Spirits.
    .title = Cellar 6

CT-A20 =
    Kitchen, dice worth { -make_lunch_for_nasty-cost }: Herbs, the First Player marker and { -make_lunch_for_nasty-points } points.
    .title = Make lunch for Nasty

CT-A21 =
    Kitchen, dice worth { -roast_the_meat-cost }: Syrup and { -roast_the_meat-points } points.
    .title = Roast the meat

CT-A22 =
    Kitchen, dice worth { -cook_dragon_eggs-cost }: Nectar and { -cook_dragon_eggs-points } points; in the prototype an Item too.
    .title = Cook dragon eggs

CT-A23 =
    Kitchen, dice worth { -wash_the_dishes-cost }: Elixir and { -wash_the_dishes-points } points; in the prototype an Item and { -wash_the_dishes-points-prototype } points.
    .title = Wash the dishes

CT-A24 =
    Kitchen, dice worth { -cut_the_meat-cost }: Beer, { -cut_the_meat-points } points and an exchange with the supply; in the prototype two for one, an Item and { -cut_the_meat-points-prototype } points.
    .title = Cut the meat

CT-A25 =
    Kitchen, dice worth { -serve_dinner-cost }: Mead, { -serve_dinner-points } points and steal an ingredient; in the prototype also an Item, and { -serve_dinner-points-prototype } points.
    .title = Serve dinner

CT-A30 =
    Chore, dice worth { -wipe_the_tables-cost }: Fruit and { -wipe_the_tables-points } points.
    .title = Wipe the tables

CT-A31 =
    Chore, dice worth { -mop_the_floor-cost }: Rocks and { -mop_the_floor-points } points.
    .title = Mop the floor

CT-A32 =
    Chore, dice worth { -prepare_the_rooms-cost }: Ambrosia and { -prepare_the_rooms-points } points; in the prototype an Item too.
    .title = Prepare the rooms

CT-A33 =
    Chore, dice worth { -chop_wood-cost }: Liqueur and { -chop_wood-points } points; in the prototype an Item and { -chop_wood-points-prototype } points.
    .title = Chop wood

CT-A34 =
    Chore, dice worth { -fix_the_roof-cost }: Wine, a forced trade and { -fix_the_roof-points } points; in the prototype an Item too, and { -fix_the_roof-points-prototype } points.
    .title = Fix the roof

CT-A35 =
    Chore, dice worth { -entertain_the_guests-cost }: Spirits, an ingredient of choice and { -entertain_the_guests-points } points; in the prototype an Item too, and { -entertain_the_guests-points-prototype } points.
    .title = Entertain the guests

CT-A40 =
    Office, { -talk_to_nasty-cost.plural ->
        [one] one die
       *[other] { -talk_to_nasty-cost } dice
    }: you move one up the Nasty track, an opponent of your choice one down.
    .title = Talk to Nasty

CT-A41 =
    { -workshop_item-cost.plural ->
        [one] One die
       *[other] { -workshop_item-cost } dice
    }: draw { -items-looked-at } Items and keep one.
    .title = Workshop: Item

CT-A42 =
    { -workshop_magic_potion-cost.plural ->
        [one] One die
       *[other] { -workshop_magic_potion-cost } dice
    }: a Magic Potion and an Item.
    .title = Workshop: Magic Potion

CT-A43 =
    { -workshop_replace_order-cost.plural ->
        [one] One die
       *[other] { -workshop_replace_order-cost } dice
    }: replace an Order of the Mess Hall.
    The prototype does not have it.
    .title = Workshop: Replace Order

CT-A50 =
    A placement in the Cellar gives one of the two ingredients, never both.
    .title = One of two

CT-A51 =
    Cut the meat lets you, if you like, return one own ingredient (a potion too) and take one that is not a potion; in the prototype return two.
    What you have just gained may go, and the pile of what you returned counts.
    .title = The exchange

CT-A52 =
    You choose an opponent and one of their ingredients, never a potion.
    Serve dinner makes you steal if anybody has something to steal.
    The victim has no say.
    .title = Stealing

CT-A53 =
    You choose an opponent, one of their cards to take and one of yours to give; both sides need a card.
    Fix the roof lets you decline and may move potions.
    Dwarven Mug moves none.
    .title = Forced trade

CT-A54 =
    Discard an Order of the Mess Hall, draw { -orders-looked-at } that only you see, put one on the emptied table and the others under the deck in the order drawn.
    With fewer cards choose from those.
    .title = Replacing an Order

CT-A55 =
    Talking to Nasty you must name an opponent, even one on 9.
    Your own step up comes first; on 0 there is none.
    .title = Naming an opponent

CT-A56 =
    Make lunch for Nasty gives the First Player marker at once.
    Its present holder may cook too and simply keeps it.
    .title = Marker from lunch

CT-A57 =
    An ingredient of choice is any of the twelve kinds with a card in its pile, never a potion.
    .title = Ingredient of choice

CT-A58 =
    A full hand does not close the Workshop; you discard afterwards.
    .title = Workshop with a full hand

## Reputation

CT-N01 =
    Positions go from 0, the best, to 9, the worst.
    Steps beyond either end are lost.
    .title = The Nasty track

CT-N02 =
    Between two rounds you go one step down if you have an open Order.
    .title = Down by an open Order

CT-N03 =
    The Office, Items, Characters, Task cards and the red Automa die move you too.
    .title = Other steps

CT-N04 =
    Several steps are made one by one.
    .title = Step by step

CT-N05 =
    At the end positions 0 to 9 cost { -nasty-penalties } points.
    .title = Final penalty

CT-N06 =
    Arriving on one of { -summons } by a step down you draw a Nasty Says card at once, whoever's turn it is.
    .title = Summons

CT-N07 =
    Each of these spaces makes you draw once in the game at most.
    .title = Once a space

CT-N08 =
    While you hold a Nasty Says card you may place dice only in the Cellar, the Workshop, the Office and the Secret Chamber, and on a held card that takes dice.
    Everything else you may do as usual.
    .title = Nasty's restriction

CT-N09 =
    The cards lie open on your board.
    You may have several; each works by itself.
    .title = Several cards

CT-N10 =
    Some cards are paid in your own turn, some are discarded by themselves once you have done what they say, some take dice.
    The restriction ends at once.
    Magic Potions never pay; points may be paid with any score.
    .title = Obeying

CT-N11 =
    In the retail edition no Nasty Says card is drawn in round 10, though the space counts as reached.
    The step after round 9 still draws.
    .title = No cards in round 10

CT-N12 =
    Each Nasty Says card still held at the end costs { -says-penalty } points.
    .title = Disobedience

CT-N13 =
    A card that waits for something to happen several times counts from the moment it is drawn, and everybody sees the count.
    .title = Cards that count

CT-N14 =
    They go from 0 to 9, never backwards.
    Steps beyond 9 are lost.
    .title = Kitchen and Chores tracks

CT-N15 =
    Each use of a Kitchen area brings one step on the Kitchen track, each Chore one on the Chores track; so does the icon of a completed Order.
    .title = Steps on these tracks

CT-N16 =
    Each use of an area of the section brings extra points by your position before it: on 0 to 9 these are { -task-bonus }.
    .title = Bonus points

CT-N17 =
    You may change one die you place there by at most the number of your space: on 0 to 9 this is { -task-help }.
    .title = Changing a die

CT-N18 =
    The Kitchen track never helps Chores, nor the other way round, and neither helps the Cellar.
    .title = Each track for itself

## Characters and Secret Tasks

CT-H01 =
    Everybody sees everybody's Character.
    .title = Open Characters

CT-H02 =
    An ability can be used twice a game: the first use turns the card to red, the second discards it.
    .title = Two uses

CT-H03 =
    Each card says when: freely in your own turn, or as part of placing, of a task or of completing an Order.
    At most once for each event.
    Brunda is not asked where her extra step would lead past the end of the track: it would be lost.
    .title = When abilities work

CT-H04 =
    Keishara may cancel a step down before it is made, and with it the summons.
    Tobin may take an ingredient of the same area after an opponent has used the Cellar.
    Mrs. Nasty tokens come only after the step, when a card would be drawn.
    .title = Reactions

CT-H05 =
    They are worth nothing at the end.
    .title = Unused abilities

CT-J01 =
    Everybody but a solo player has one Secret Task that only they know.
    It scores at the end.
    .title = One Secret Task

CT-J02 =
    They give points for each served Order whose printed recipe lists the ingredient, once for each Order, also if a potion replaced it.
    .title = Ingredient tasks

CT-J03 =
    They give points for each served Order of the named races.
    Elves and Green Elves are different peoples unless both are named.
    .title = Race tasks

CT-J04 =
    Orders forgotten, discarded or still open never count, nor do Drink tokens.
    .title = What does not count

## The end

CT-E01 =
    In this order: lose the points of your place on the Nasty track; with no open Order gain 1 point for each ingredient, potions included, while an open Order is discarded without loss and your ingredients bring nothing; lose { -says-penalty } for each Nasty Says card held; gain the points of your Secret Task; gain { -mrs-nasty-points } for each Mrs. Nasty token.
    .title = Final scoring

CT-E02 =
    Most points win.
    .title = Winner

CT-E03 =
    Among equals the one who lost fewer points on the Nasty track wins; then the one who served more Orders; then they share the victory.
    .title = Ties

CT-E04 =
    Items, Characters, Drink and Modifier tokens and Task cards left over are worth nothing.
    .title = Leftovers

## The Secret Chamber

CT-X01 =
    The chamber is closed in rounds 1 to { -chamber-closed }.
    .title = Closed at first

CT-X02 =
    At the start of round { -chamber-round }, before the dice are rolled, three Task cards are drawn to its places and a token is put open on each.
    .title = Opening

CT-X03 =
    A Task card is an area with one space: a value, a type (Kitchen, Chores or none) and rewards.
    .title = Task cards

CT-X04 =
    A Task done in the chamber gives its rewards, then the token on it.
    .title = Doing a Task

CT-X05 =
    A Task of type Kitchen or Chores works like that section for the track (help, bonus points, a step) and for abilities that look at such tasks.
    For Nasty's restriction it belongs to the chamber.
    A Task without type has none of this.
    .title = Types

CT-X06 =
    A Task that was done stays in the chamber, occupied, until the round ends.
    .title = Until the round ends

CT-X07 =
    When the round ends you put the Tasks you did in the chamber on your board.
    With more than { -task-limit } you discard down to { -task-limit } of your choice.
    .title = Claiming Tasks

CT-X08 =
    Then every empty place gets a new Task card and each new card a token.
    .title = Refilling

CT-X09 =
    A Task card on your board is a place for you alone, once a round, from the next round on, with the same rewards but no token.
    It stays.
    It is closed while you hold a Nasty Says card.
    .title = Own Tasks

CT-X10 =
    In your turn discard one to change one of your unplaced dice by 1, within 1 to 6.
    You may spend several, also on one die, and the face stays.
    There are { -modifiers }; discarded ones return to the supply, and if it is short you take what is left.
    .title = Modifier tokens

CT-X11 =
    In your turn return the shown ingredient, or a Magic Potion, to discard the token for { -drink-points } points.
    There is no hurry.
    It is not an Order for any other rule.
    .title = Drink tokens

CT-X12 =
    When you would draw a Nasty Says card you may discard { -mrs-nasty-cost } of them instead; the space counts as used.
    At the end each is worth { -mrs-nasty-points.plural ->
        [one] 1 point
       *[other] { -mrs-nasty-points } points
    }.
    .title = Mrs. Nasty tokens

CT-X13 =
    With a Nasty Says card you may still use all places of the chamber, but not the Task cards on your board.
    .title = Chamber under restriction

CT-X14 =
    { -talk_to_mrs_nasty-cost.plural ->
        [one] One die
       *[other] { -talk_to_mrs_nasty-cost } dice
    }: take { -modifiers-taken } Modifier tokens.
    It is closed while the chamber is.
    .title = Talk to Mrs. Nasty

CT-X15 =
    Everybody's tokens are open.
    Discarded Drink and Mrs. Nasty tokens and Task cards leave the game.
    There are enough of them for all rounds.
    .title = Open tokens

CT-X16 =
    If Hammer or Grumm lets somebody use a chamber Task again in the same round, the second gets rewards and track effects but no token, and the first claims the card.
    .title = Using a Task twice

## Alone

CT-O01 =
    There are no Secret Tasks and no Characters.
    One die each of white, yellow, blue, green and red, and purple with the expansion, are the Automa.
    .title = Solo set-up

CT-O02 =
    Sand Clock, Hammer, Bracelet, Dragon's Claw, Glass of Strongcliff, Dwarven Mug and Clover are not in the deck.
    .title = Removed Items

CT-O03 =
    Rules about others are ignored.
    What would be given, stolen or traded goes to or comes from the supply: a theft takes one of choice but no potion, a trade returns one card and takes one from any pile, potions included.
    .title = The supply as partner

CT-O04 =
    You always have four dice.
    The white die is never yours, and the First Player marker has no use.
    .title = Four dice

CT-O05 =
    At the start of a round all Automa dice are rolled and placed in the order white, yellow, blue, green, red, purple.
    Each blocks until the round ends.
    Only then you roll.
    .title = The Automa rolls

CT-O06 =
    It blocks the Order on the table of its number, 1 top left to 6 bottom right.
    If your meeple stands there, it goes to the table on the right, from the end of a row to the one on the left.
    The Order cannot be taken, discarded or replaced; after the round it is discarded for a new one.
    .title = White

CT-O07 =
    Yellow blocks the Cellar area of its number, blue the Kitchen area in that place (7, 9, 11, 13, 15, 17), green the Chore (8, 10, 12, 14, 16, 18).
    .title = Yellow, blue, green

CT-O08 =
    1 and 2 block the Item space of the Workshop, 3 and 4 the Magic Potion, 5 Replace Order; 6 blocks the Office and moves you one down the Nasty track.
    .title = Red

CT-O09 =
    Rolled once the chamber is open: 1 to 3 block that Task card, which is discarded with its token after the round; 4 to 6 block Mrs. Nasty.
    Your own Task cards are never blocked.
    .title = Purple

CT-O10 =
    A blocked area has no free space.
    .title = Blocked

CT-O11 =
    Talking to Nasty moves you one up and nobody down.
    The marker of Make lunch is ignored.
    .title = Talking and cooking alone

CT-O12 =
    A round is a row of your turns until none of your dice can be placed.
    The duty to take holds for the first of them.
    .title = Solo rounds

CT-O13 =
    You win with { -quota } points or more after the final scoring.
    .title = Normal mode

## The story

CT-Y01 =
    Before the first ingredients are chosen one of the { -assignments } Assignments is drawn and laid open.
    .title = Assignment

CT-Y02 =
    You win if all goals of the Assignment are met at the end.
    The { -quota } points are not needed.
    .title = Winning the story

CT-Y03 =
    The goals are least numbers of Orders by race, of steps on the Kitchen and Chores tracks and of Workshop placements, and a worst allowed place on the Nasty track.
    .title = Goals

CT-Y04 =
    An Order counts for one race only.
    More than asked never hurts.
    .title = One Order, one race

## The prototype

CT-P01 =
    The prototype is for 2 to 5 and has no solo game, Characters, Secret Chamber, Replace Order or Five Realms.
    .title = What it lacks

CT-P02 =
    { -orders-prototype } Orders, { -items-prototype } Items, { -says-prototype } Nasty Says cards and { -secrets-prototype } Secret Tasks.
    .title = Its decks

CT-P03 =
    Some areas give other rewards; where they show an Item you draw one.
    .title = Its rewards

CT-P04 =
    Some Orders show an Item icon: completing one draws an Item after the scoring.
    .title = Item icons

CT-P05 =
    Without an open Order you must take one at some moment of your first turn of a round; other things may come first, but the turn cannot end before.
    .title = Duty to take

CT-P06 =
    You may hold any number of Items.
    .title = No hand limit

CT-P07 =
    Cut the meat exchanges two ingredients for one.
    .title = Two for one

CT-P08 =
    Without a possible placement you only pass the placement; you may still do everything else.
    .title = Passing

CT-P09 =
    The spaces are those of the table for 2 to 5 players.
    .title = Its spaces

CT-P10 =
    Among equals the one standing better with Nasty wins; then the one who served more Orders.
    .title = Ties in the prototype

CT-P11 =
    Nasty Says cards are drawn in round 10 too, but such a card costs nothing at the end.
    .title = Cards in round 10

CT-P12 =
    Whoever has an open Order still goes one step down the Nasty track.
    Forgotten Orders are no longer settled.
    .title = After round 10 in the prototype

CT-P13 =
    One Secret Task gives 3 points for each served Order with Wine.
    .title = The Wine task

CT-P14 =
    In round 1 too everybody takes an Order in their first turn.
    Every Order taken in that turn comes from a table: nobody draws one blind.
    .title = Round 1

## Running out

CT-Z01 =
    When an Order is needed and the deck is empty, the discarded ones are shuffled into a new deck, even in the middle of a draw.
    If there are none either, nothing is drawn and a table may stay empty; empty tables are filled between rounds, the lowest number first.
    .title = Orders run out

CT-Z02 =
    When an Item is needed and the deck is empty, the discarded ones are shuffled into a new deck, even in the middle of drawing several.
    If there are none, no more is drawn.
    .title = Items run out

CT-Z03 =
    The discarded ones are shuffled into a new deck.
    If there are none, no card is drawn and the space counts as used.
    .title = Nasty Says cards run out

CT-Z04 =
    An empty pile gives nothing of its kind.
    .title = Ingredients run out

CT-Z05 =
    Secret Tasks, Characters and Assignments are dealt once.
    Task cards and chamber tokens cannot run out; Modifier tokens are taken as far as they go.
    .title = Dealt once
