### Vast: The Crystal Caverns: the rules as players read them. One message a rule id; one sentence a line.

## Components and set-up

VC-G01 =
    Nothing is ever replaced: what the supply does not hold cannot be taken, and that part of an effect does nothing.
    .title = Limited pieces

VC-G02 =
    Knight, Goblins, Dragon, Cavern, Thief, always in this order; absent roles are skipped.
    One turn of each is a round, and rounds are not limited.
    .title = Turn order

VC-G03 =
    One to five players with one role each.
    Every set of roles can be played except the Cavern alone: thirty sets in all.
    .title = Role sets

VC-G04 =
    The Entrance lies Lit in the middle with four Dark tiles around it.
    The other common tiles make three piles of 11, 11 and 10; each gets 3 Crystal tiles, and with the Thief 2 Vaults.
    .title = Laying the map

VC-G05 =
    The Knight starts with { -knight-health } Health, 2 cubes and 3 Sidequests; the Goblins hidden and empty with 1 Rage; the Dragon asleep with { -sloth-cubes } Sloth cubes, { -dragon-health } Health and 3 Power cards; the Cavern with 3 tiles and no Omens; the Thief with Stat tokens 2, 3, 4 and Loot Drop Level 3.
    .title = Role set-up

VC-G06 =
    Treasure cards, Event cards and Event tokens stay in the box.
    .title = Without the Knight

VC-G07 =
    The decks and supplies are there all the same; whoever would be given a card takes the top one.
    .title = Without the Cavern

VC-G08 =
    The Dragon's piece comes onto the Knight's tile at his first turn, or onto the Entrance without her.
    The Thief's piece comes onto the Entrance just before his first turn.
    .title = Late arrivals

VC-G09 =
    The game ends the moment somebody's goal is reached.
    If one thing fulfils several goals, the active player's comes first, then turn order.
    .title = The end

VC-G10 =
    All War cards are shuffled after every Goblin turn and all Power cards at every new hand.
    Monsters and Secrets are reshuffled when they run out.
    Treasures, Events and Sidequests never are.
    .title = Decks

VC-G11 =
    Attacks are the Knight's in an Encounter, a Tribe's Attack and Ambush, Claw and Scratch, Pickpocket and Backstab.
    Bows, Hex, Cave-In, Hiss, Slap, Flame Wall, Wrath, trapped Gems, Spores and Bats are not.
    .title = What an attack is

## The map

VC-M01 =
    The map is a grid of spaces, each with one tile at most.
    A space without a tile is an open space; only a lurking Tribe stands on one.
    .title = Spaces

VC-M02 =
    A Dark tile shows only a Tribe's symbol; a Lit one shows its kind and walls.
    A tile keeps its kind even when its token is gone.
    Terrain is neither.
    .title = Dark and Lit

VC-M03 =
    Each side of a Lit tile is open or walled, according to how it lies.
    Dark tiles have no walls.
    .title = Sides

VC-M04 =
    A Rockslide on a border is a wall; failing that a Bomb token opens it; failing that there is a wall if either Lit tile shows one.
    Two walls together are one.
    .title = Walls between tiles

VC-M05 =
    Adjacent spaces share a side, wall or not; surrounding spaces are the eight around.
    Distance counts steps between adjacent spaces.
    .title = Near

VC-M06 =
    Two spaces in one row or column see each other if no wall lies between them and every space between holds a tile that is not Dark.
    Nothing is seen diagonally.
    .title = Sight

VC-M07 =
    A side of a Lit tile without wall is open; a bombed side is, one under a Rockslide is not.
    Facing an open space it is unfilled.
    .title = Open sides

VC-M08 =
    A tile is placed Dark side up on an open space next to at least one tile.
    .title = Placing a tile

VC-M09 =
    Turn the tile up, choose how it lies, leave everything on it, fill open sides, then resolve its kind.
    Several tiles are turned one by one in the revealer's order and filled once at the end.
    .title = Revealing

VC-M10 =
    Entering through an open border the Knight must join the tile she came from.
    Beyond that a tile must join a Lit path to the Entrance if it can; the revealer picks among what fits.
    .title = Orientation

VC-M11 =
    If the new tile's own wall lies on a border with a Rockslide, that token returns to the Cavern.
    .title = Rockslide under a wall

VC-M12 =
    Before the Collapse every open space faced by an open side gets one Dark tile at once: the Cavern chooses tiles and order, refilling its hand each time; without it the current player chooses the order and tiles come unseen from the stack.
    .title = Filling

VC-M13 =
    A Treasure Room gets a Treasure token, a Crystal tile a Crystal, a Vault its token.
    An Event is played on a Knight who entered; otherwise the tile gets an Event token.
    An Ambush matters only to a Knight who entered.
    .title = What tiles do

VC-M14 =
    A space is unoccupied if it holds no piece and no token of any kind.
    .title = Unoccupied

VC-M15 =
    A Bomb token opens a border for both tiles.
    If either tile is rotated or a Rockslide falls there, the token leaves the game; if either tile is removed it returns to the Knight.
    Bombing a Rockslide sends the Rockslide back.
    .title = Bomb tokens

VC-M16 =
    A Rockslide lies between two adjacent tiles, one of them Lit, with no wall between.
    It returns to the Cavern when either tile is rotated or removed.
    .title = Rockslide tokens

VC-M17 =
    Pieces leave first; then every token on it returns to its owner.
    Crystals lost this way count for nobody, and a Dark tile is shown to all.
    .title = Removing a tile

VC-M18 =
    All tiles must hang together, walls or not.
    If a removal splits the map it is joined again at once, before filling.
    .title = One map

VC-M19 =
    Whoever split the map slides a whole section in one direction until it first touches another, without overlap, and repeats until one map is left.
    Any section may move.
    .title = Joining again

VC-M20 =
    If no straight slide joins anything, a section is shifted by the fewest steps that do.
    .title = No straight slide

VC-M21 =
    A lurking Tribe does not slide; if a tile comes to lie on its space it is revealed there.
    .title = Lurkers stay

## Forced movement

VC-F01 =
    Nothing is moved onto an open space.
    .title = Never off the map

VC-F02 =
    Never through walls, onto or across Dark tiles, or onto another player's piece.
    An Event token stops her and must be met at the start of her next turn.
    .title = Moving the Knight

VC-F03 =
    Never through walls nor onto another player's piece; Lit tiles cost no Goblins.
    .title = Moving a Tribe

VC-F04 =
    The Thief: no walls, no other player's piece.
    The Dragon underground: no other player's piece; surfaced also no wall and no Dark tile.
    .title = Moving Thief and Dragon

VC-F05 =
    Treasures and Gems never cross walls; they may pass over pieces but not stop there, and may lie on Dark tiles.
    Other tokens are never moved.
    .title = Moving tokens

VC-F06 =
    The mover chooses a path of at most that many steps, none included.
    Entering a space has its effects, but the Flame Wall burns only in one's own turn.
    .title = Up to so many spaces

VC-F07 =
    With an active Shield others cannot move the Knight; a Wrath then leaves her tile standing.
    In the Collapse she moves herself, so it does not hold her tile.
    .title = Shield

## Dice

VC-R01 =
    Six faces: around, centre, diamond, cross, corners, saltire.
    .title = The Dragon die

VC-R02 =
    The roller's space is the centre.
    Every marked space that holds a tile is affected.
    Centre, cross and saltire show the centre.
    .title = What it marks

VC-R03 =
    One to six.
    .title = The Action die

## The Knight

VC-K01 =
    Movement, Perception and Strength start at 1 each turn.
    Cubes raise Movement to 3, 5, 7 and the others to 2, 3, 4; Treasures add to that.
    .title = Statistics

VC-K02 =
    Placed cubes count until she takes them up: Strength defends, Perception watches, the Shield holds.
    Elven Sword and Mighty Axe give Strength in her own turn only.
    .title = Between her turns

VC-K03 =
    She never falls below two owned cubes (pool, placed, set aside): such a loss is ignored and such a price cannot be paid.
    .title = Two cubes for ever

VC-K04 =
    At any time in her turn, even within an Encounter, a pool cube goes on a free slot and stays until her next turn.
    On equipment or a Treasure it allows one use.
    .title = Placing cubes

VC-K05 =
    One step to an adjacent tile costs 1 Movement, and only while she has Movement and Encounters left.
    A wall needs the Ancient Map.
    .title = Moving

VC-K06 =
    She enters a tile with revealed Tribes only if stronger than each, and one with the surfaced Dragon only if at least as strong as his Armor.
    The Thief and the underground Dragon never bar her.
    .title = Who bars the way

VC-K07 =
    Entering a Dark tile, one with an Event token, a revealed Tribe or the surfaced Dragon costs an Encounter at once.
    .title = Mandatory Encounter

VC-K08 =
    With Encounters left she may spend one on her own tile for attacks or collecting.
    .title = Voluntary Encounter

VC-K09 =
    First reveal and resolve, then attack in any order, then collect.
    Tribes and a surfaced Dragon on a tile just entered must be attacked.
    .title = An Encounter

VC-K10 =
    A Dark tile she reveals by entering gives 1 Grit after its effect and before attacks.
    .title = Grit for exploring

VC-K11 =
    A Treasure or Crystal that her reveal brought may be taken or smashed in the same Encounter.
    .title = Fresh tokens

VC-K12 =
    In her turn she may first do what she may do at any time; in the turn of another she may only add Strength.
    Then the Goblins may send one hidden Tribe with Goblins in it and more Strength than hers: 1 Health lost, the Tribe scatters, Rage -1.
    .title = Ambush

VC-K13 =
    Before the card is known she may do what she may do at any time in her turn.
    The Cavern plays one of the top three Event cards and puts the others under the deck; without it the top card is played.
    With the deck empty Events are ignored.
    .title = Event

VC-K14 =
    Entering its tile, or starting her turn there, she must resolve it as an Encounter; then it goes back.
    It gives no Grit.
    .title = Event token

VC-K15 =
    Attacked on his tile at most once a turn, and only with a Bomb cube not used on a wall, the Javelin, or once the Collapse has begun.
    .title = The Dragon underground

VC-K16 =
    One attack an Encounter, as many Encounters as she has, no Bomb needed.
    .title = The Dragon surfaced

VC-K17 =
    More Strength than Armor hits; as much needs a die that shows the centre; less cannot attack.
    A hit costs him 1 Health.
    .title = Striking the Dragon

VC-K18 =
    After a hit she may discard the cube on the Axe for one more damage, but not in a Bomb attack.
    In her turn the cube may come there after the hit.
    .title = Mighty Axe

VC-K19 =
    Declared before an attack: +1 Strength for it and for the step that leads to it, and the underground Dragon may be the target.
    Then it leaves the game.
    The Dragon is never its target in the turn of a Bomb attack on him; anybody else may be.
    .title = Javelin

VC-K20 =
    All revealed Tribes on the tile are attacked together; each scatters and gives 1 Rage.
    A Tribe she already shares a tile with needs more Strength too.
    .title = Attacking Tribes

VC-K21 =
    With more Perception than his Stealth she kills him, unless he evades, and gains Grit by his Loot Drop Level.
    .title = Attacking the Thief

VC-K22 =
    With Strength { -smash-strength }, as her level says, she takes a Crystal token on her tile and gains 2 Grit.
    .title = Smashing a Crystal

VC-K23 =
    It goes back; the Cavern draws two Treasure cards and gives her one.
    She keeps it face down or removes it for 5 Grit.
    With no cards left she gains 5 Grit.
    .title = Treasure token

VC-K24 =
    The die decides: the centre costs 2 Grit, anything else gives 5.
    The Gem returns to the Dragon.
    .title = Gem

VC-K25 =
    Grit stays between 0 and 45.
    Reaching a space with a cube gives it; falling below an empty one takes a cube back: from the pool, else a placed one, and in her own turn that ends it at once, except that a tile being revealed is finished.
    .title = Grit and cubes

VC-K26 =
    With an active Shield every loss of Grit is 1.
    .title = Shield and Grit

VC-K27 =
    Reveal 1, Crystal 2, declined Treasure 5, Thief 0 to 3, Sidequest 3 to 6, Gem +5 or -2.
    Backstab 1, 3, 5; Blob, Flame Wall, Spores and Scratch 5; Hex 1 to 4; Rats 2.
    .title = What Grit costs and brings

VC-K28 =
    At any time in her turn she shows a card whose condition holds: it leaves the game, gives its Grit and is replaced.
    What has just happened may be claimed until her next step.
    Attacks must be her own, in an Encounter.
    .title = Sidequests

VC-K29 =
    Never above where it started.
    At 0 she dies.
    .title = Health

VC-K30 =
    Each cube crosses one wall for the usual Movement; into a Dark tile the tile may then lie any way that fits the rest.
    .title = Ancient Map

VC-K31 =
    One use a turn: an underground attack without token, or at any time a Bomb token on a wall or Rockslide of her tile.
    .title = Bomb

VC-K32 =
    Once a turn, at any time in it, without Encounter: a visible revealed Tribe loses Strength minus 1 Goblins and gains 1 Rage.
    It scatters only at 0.
    .title = Bow

VC-K33 =
    From its placing to her next turn others cannot move her and Grit losses are 1.
    It never works backwards.
    .title = Shield

VC-K34 =
    Seven different cards, turned up at any time in her turn.
    A cube on a lost Treasure is set aside.
    .title = Treasures

VC-K35 =
    Once a turn, at any time in it, at Dragon or Thief within five spaces in line, through anything.
    The Dragon discards Strength minus 1 Power cards; the Thief dies if her Perception exceeds his Stealth.
    .title = Enchanted Bow

VC-K36 =
    At any time in her turn remove the card and discard its cube for 2 Health.
    .title = Potion Kit

## Event cards

VC-E01 =
    Four cards: an Ambush like that of a tile.
    .title = Ambush

VC-E02 =
    Three cards: 2 Grit lost, before the Grit for the tile, which she still gets.
    .title = Rats

VC-E03 =
    Three cards: the Cavern draws 2 Omens; without it the Knight is offered a Treasure card.
    .title = Deep and Dark

VC-E04 =
    She may discard one owned cube, keeping two, for 2 Health.
    .title = Light

VC-E05 =
    She may set a pool cube aside until her next turn for 1 Health.
    .title = Fresh Air, Fresh Water

VC-E06 =
    All surrounding Dark tiles are revealed in her order, 1 Grit each; Event tiles get tokens, Ambushes do nothing.
    .title = Vantage Point

VC-E07 =
    A discarded cube comes back, else the cube on the highest Grit space that holds one.
    .title = Cave Bread

## The Goblins

VC-B01 =
    Fangs, Bones and Eye each have 0 to 4 Goblins, a place and Monsters (1, 2, 1).
    A Tribe on the board or lurking is hidden, on a tile revealed.
    Rage runs from 0 to 3.
    .title = Tribes

VC-B02 =
    Population, +1 for Fangs, +1 for each Flame Giant, Ogre or Troll, +2 for the Fire Bomber, -1 without Rage; never below 0.
    .title = Strength

VC-B03 =
    Population plus 1, less 1 while the Goblin Ruby lies face up.
    .title = Perception

VC-B04 =
    +1 for each Tribe attacked or shot by the Knight, hit by Claw, Scratch, Hiss or Spores, or touched by the Thief.
    -1 for a successful attack and once for a smashed Crystal.
    .title = Rage

VC-B05 =
    At Rage 0 every Tribe has 1 Strength less, until Rage rises.
    .title = Malaise

VC-B06 =
    The piece goes to the board, two Goblins are lost and a Monster is discarded.
    It happens when a Tribe attacks (but not the Thief), is attacked, or reaches 0; then nothing more is lost.
    .title = Scattering

VC-B07 =
    Bright Beetles make scattering cost 1 less; the Dragon eats what is really lost.
    .title = Softened losses

VC-B08 =
    Draw as many as Rage (0 becomes 1 first) and follow one.
    .title = War card

VC-B09 =
    A Tribe takes all its discs, or none for 1 Rage; these costs are paid before any disc is added.
    .title = Populate

VC-B10 =
    Whoever passes 4 stops there, and after all discs one Tribe scatters: a revealed one, else any hidden one.
    A Tribe without Goblins has nothing to lose and cannot be the one.
    .title = Overpopulation

VC-B11 =
    Gained after overpopulation and before Monsters.
    .title = Rage of the War card

VC-B12 =
    Each drawn Monster takes a free slot, replaces another, or is discarded.
    All assigned Monsters together may not exceed the Goblins of Bones when one is assigned.
    .title = Monsters

VC-B13 =
    Five at most, face-up ones included, checked at every draw.
    .title = Secrets

VC-B14 =
    Each Tribe once, one after another, and only with Goblins in it.
    On the board it can only be revealed; on the map it moves and then takes one action.
    .title = Activation

VC-B15 =
    Any number of steps over Dark and Lit tiles, never through walls or off the map.
    .title = Walking

VC-B16 =
    Every second Lit tile it leaves in a turn costs a Goblin; a tile counts only once.
    .title = Light

VC-B17 =
    The Knight's tile needs more Strength than hers after the light's toll, and forces an attack.
    The Dragon's tile needs more than his Armor.
    The Thief never bars.
    .title = Entering

VC-B18 =
    A Tribe that reaches 0 while moving scatters and is done.
    .title = Worn out

VC-B20 =
    On her tile with more Strength: she loses 1 Health, the Tribe scatters, Rage -1.
    A Tribe that has entered her tile must attack; one that shares it for another reason may step away.
    .title = Attacking the Knight

VC-B21 =
    On his tile with Perception above his Stealth: he dies unless he evades, Rage -1, no scattering, then Secrets or Rage by his Loot Drop Level.
    .title = Attacking the Thief

VC-B22 =
    Only with the Ash Dragon card, on his tile, with more Strength than Armor: Health -1, Rage -1, the Tribe scatters.
    .title = Attacking the Dragon

VC-B23 =
    Two Tribes of Strength { -smash-strength } on its tile must both attack it in one turn, and Tribes may attack several Crystals.
    The Knight's level changes the Strength that a Crystal takes for Tribes too; without her the Goblins' level does.
    The second smashes it: the Knight gets the token (the Goblins without her), both scatter, Rage -1 once.
    .title = Smashing a Crystal

VC-B24 =
    A Treasure gives 1 Rage.
    A Gem, or with no Gem out the Dragon himself if he is weaker, is a roll: the centre scatters the Tribe, else 1 Rage.
    .title = Plunder

VC-B25 =
    From a Dark tile a new tile is put on an adjacent open space and the Tribe moves onto it; not once the Collapse has begun.
    .title = Explore

VC-B26 =
    From the board to a Dark tile with its symbol and no other player's piece.
    If the map shows no such tile, to an open space next to a tile: it lurks.
    .title = Reveal

VC-B27 =
    A revealed or lurking Tribe goes to the board.
    .title = Hide

VC-B28 =
    Only when revealed: Fangs 1 Rage, Bones one Monster, Eye one Secret.
    .title = Special actions

VC-B29 =
    Hidden Tribes cannot be chosen by others; Spores may still cut one, since the Goblins choose it.
    .title = Hidden is safe

VC-B40 =
    Its activation is one step onto an adjacent tile, never the Knight's and not through a wall, or Hide.
    It can still ambush.
    .title = Lurking

VC-B50 =
    At any moment of their own turn outside another effect; Leader and Poison only where they apply.
    .title = Playing Secrets

VC-B51 =
    This turn a revealed Tribe may start its activation on any unoccupied Dark tile; then it moves no more but still acts.
    .title = Secret Tunnels

VC-B52 =
    As many tiles as the Eye has Goblins fall, not the Entrance, none with another player's piece or a Crystal.
    Own Tribes move off to the nearest legal space.
    .title = Cave-In

VC-B53 =
    With an attack on the Knight: one cube of hers, two if the Tribe was two stronger, goes to the Entrance until she comes there.
    She keeps two.
    .title = Poison

VC-B54 =
    No Tribe scatters for overpopulation this turn.
    .title = Leader

VC-B55 =
    By the Goblins of the Eye, at least 1: the Knight loses Grit, the Dragon Power cards, the Cavern Omens, or the Thief Stealth until the next Goblin turn.
    .title = Hex

VC-B56 =
    A hidden Tribe, stronger than the Knight without Monsters and other Secrets, attacks her if she is on or next to a Lit Ambush tile.
    That is its activation. The Tribe scatters at the full price: Bright Beetles do not help.
    .title = Hiding Spots

VC-B57 =
    Face up: an attacked Tribe has +1 Strength and +1 Perception against Knight and Thief, then it is discarded.
    Or it is discarded when a Dragon power touches a Tribe.
    .title = Trap

VC-B58 =
    Once a turn before its Tribe acts: a visible Knight is moved up to 3 spaces.
    .title = Wisp

VC-B59 =
    Face up: Perception -1; once a turn one of the cards just drawn may be redrawn.
    It may be played over cards just drawn.
    Discarded when a Tribe falls to 0.
    .title = Goblin Ruby

VC-B60 =
    One Tribe ignores the light this turn.
    .title = Blind Fury

VC-B61 =
    One Tribe has +2 Strength this turn; after its Attack it is down to 0.
    .title = Fire Bomber

VC-B62 =
    +1 Strength each.
    .title = Flame Giant, Ogre, Troll

VC-B63 =
    Its Tribe walks through walls.
    .title = Golem

VC-B64 =
    Its Tribe may be revealed on any symbol, and after a plunder put on any unoccupied Dark tile.
    .title = Gnome

VC-B65 =
    Its Tribe never causes overpopulation and feels no Malaise.
    .title = Pet Frog

VC-B66 =
    Scattering costs 1 Goblin less; on any other loss they may be discarded to lose 1 less.
    .title = Bright Beetles

VC-B67 =
    Once in its movement the Tribe jumps 1 or 2 spaces diagonally onto a tile.
    .title = Underworm

VC-B68 =
    Its Tribe's Attack on the Knight also costs her 5 Grit.
    .title = Blob

VC-B69 =
    Health, Blob, Poison, Fire Bomber, scattering, Rage.
    .title = Order of an attack

## The Dragon

VC-D01 =
    Health, { -sloth-cubes } cubes on five Sloth tracks and Wakefulness, Eaten 0 to 7, Power cards, Gems, kept Treasures, Shriek and Flame Wall.
    .title = His board

VC-D02 =
    They grow with Wakefulness, from { -first-armor } and { -first-spirit } to { -last-armor } and { -last-spirit }.
    Armor changes at once, Spirit at the next hand.
    .title = Armor and Spirit

VC-D03 =
    Once a turn, 1 or 2 tiles in a straight line, between powers.
    .title = Free move

VC-D04 =
    Underground he ignores walls and darkness; surfaced he crosses no wall and enters no Dark tile.
    .title = Under and above

VC-D05 =
    If the Knight there has Strength of at least his Armor she strikes at once; with the Ash Dragon card a stronger Tribe does too.
    It does not stop him.
    .title = Entering surfaced

VC-D06 =
    Paid with Power cards and with the symbols of Gems on the map or carried, each once a turn.
    Any power, any number of times.
    .title = Powers

VC-D07 =
    Walls stop no power but the placing of the Flame Wall.
    Stealth does not help against Claw, Scratch and Flame Wall.
    .title = Reach of powers

VC-D08 =
    Like any other; Ambush tiles do nothing then or later.
    .title = His reveals

VC-D10 =
    Roll: on affected tiles Tribes scatter, each for 1 Rage, and their losses are eaten; the Knight may be moved 1 space; the Thief is attacked.
    The roll settles who is hit: nobody is hit twice, nor whoever comes to such a tile afterwards.
    .title = Claw

VC-D11 =
    Roll and reveal the affected Dark tiles.
    .title = Flame

VC-D12 =
    Move 1 or 2 tiles in line, or 1 through a wall.
    .title = Wing

VC-D13 =
    A revealed Tribe anywhere hides and loses 1, eaten; Rage +1.
    .title = Hiss

VC-D14 =
    Move a cube from one Sloth track to another with room.
    .title = Slither

VC-D15 =
    A Treasure or Gem on an adjacent tile moves up to 5 spaces.
    .title = Swat

VC-D16 =
    Reveal all Dark tiles around him.
    .title = Scorch

VC-D17 =
    Reveal any Dark tile.
    .title = Burn

VC-D18 =
    Move an adjacent Knight without Shield up to 3 spaces.
    .title = Slap

VC-D19 =
    Place its token; later take it off to repeat a roll of his own, whose second result stands.
    .title = Shriek

VC-D20 =
    On his tile: the Knight loses 5 Grit, or all Tribes fall to 0 and are eaten, or the Thief is attacked.
    .title = Scratch

VC-D21 =
    Its token goes on an adjacent tile with no wall between, until his next turn.
    .title = Flame Wall

VC-D22 =
    The Crystal on his tile leaves the game and counts as smashed.
    .title = Smash

VC-D23 =
    Roll: the affected tiles collapse.
    .title = Wrath

VC-D24 =
    A player's first entry in the own turn: Knight -5 Grit, a Tribe -1, the Thief dies.
    Pieces already there or placed there are safe.
    .title = What the Flame Wall burns

VC-D25 =
    Goblins lost to Claw, Scratch and Hiss are counted, up to 7.
    .title = Eaten

VC-D26 =
    By Claw or Scratch: draw Power cards by his Loot Drop Level, for use this turn.
    .title = Killing the Thief

VC-D27 =
    A Trap discarded against Claw, Hiss, Scratch, Wrath or a Flame Wall under a Tribe: that use harms and eats no Goblin, the rest stands.
    .title = Against the Trap

VC-D30 =
    In his turn one cube each from Greed, Hunger and Pride.
    Greed: give a Treasure back.
    Hunger: spend 2 eaten, in any phase.
    Pride: reveal an Event tile by a power, make no move of his own, or place a Gem beside another.
    .title = Waking

VC-D31 =
    He takes any on his tile: one goes back for a Greed cube, further ones are kept.
    Taking none he may give back a kept one.
    With Greed empty all go straight back.
    .title = His Treasures

VC-D32 =
    At { -awake-at } Wakefulness cubes, for good.
    .title = Awake

VC-D33 =
    Awake, at the end of his turn, on a Lit Crystal tile, if he likes; a Crystal there is smashed.
    He never goes back.
    .title = Surfacing

VC-D34 =
    Surfaced on the Entrance he wins, after any attack there.
    .title = Escape

VC-D35 =
    Tribes scatter without Rage; other pieces are moved by the Dragon to the nearest legal space, himself included.
    Who cannot leave, or has a Shield, keeps the tile.
    Then join and fill.
    .title = How Wrath falls

VC-D36 =
    One a turn, on his own tile.
    .title = Placing a Gem

## The Cavern

VC-C01 =
    By Treasure and Crystal tokens on the map and Treasures carried: none, one and so on up to 11 or more give { -omen-income }.
    .title = Collecting Omens

VC-C02 =
    At any time in its turn, also before collecting and between two tiles that it removes; tokens return to the bag.
    Hatred and Past Plunder cost 1, 2, then 3 within a turn.
    .title = Using omens

VC-C03 =
    Before the Collapse it must place one tile of its hand.
    .title = Shape the Cavern

VC-C04 =
    After shaping, one token on a Dark tile without piece and Treasure, if there is one; optional in some role sets.
    .title = Place Treasure

VC-C05 =
    Three tiles, refilled after each one placed and when tiles return to the stack.
    .title = Hand

VC-C06 =
    In its own turn a Crystal tile in hand must be placed before others.
    .title = Crystals first

VC-C07 =
    All Dark tiles of the map, its hand and the top three Event cards.
    .title = What it sees

VC-C10 =
    Move a Treasure on the map, the Knight without Shield or a revealed Tribe up to 3 spaces.
    .title = Giant Bats

VC-C11 =
    Place a Rockslide, or move one when all three lie out.
    .title = Rockslide

VC-C12 =
    Place one more Treasure.
    .title = Past Plunder

VC-C13 =
    A player suffers: Knight -5 Grit; the Goblins cut a Tribe of 2 or more to 1 and gain 1 Rage; the Dragon gives a cube back; the Thief loses an upgrade but keeps its token.
    .title = Soporific Spores

VC-C14 =
    Place one more tile, or in the Collapse remove one more.
    .title = Hatred

VC-C15 =
    Turn a Lit tile, put an Event token on a Lit Event tile without one, or move the top three Events to the bottom.
    .title = Crystal Curse

VC-C16 =
    Under the Knight it must be resolved at the start of her next turn.
    .title = A restored Event

VC-C17 =
    No omens and no Place Treasure; cards come from the top of their decks.
    .title = No Cavern player

## The Thief

VC-T01 =
    A Stat token plus boosts, 5 at most.
    Each carried token and a Hex lower Stealth.
    They hold until he assigns again.
    .title = Statistics

VC-T02 =
    1 Movement a step onto any tile; no walls or impassable terrain without Climb.
    .title = Moving

VC-T03 =
    With his movement over he may look at it and then reveal it; he may still act.
    .title = On a Dark tile

VC-T04 =
    Movement and actions mix freely until he stops.
    .title = In any order

VC-T05 =
    Each player may be his target once a turn, and only if his Stealth exceeds the Perception of Knight or Tribe, or the Dragon's Armor.
    .title = Targets

VC-T06 =
    Knight and Goblins need Perception above his Stealth; Dragon and Cavern always may.
    An attack he does not evade kills him.
    .title = Being a target

VC-T10 =
    1 cube: a Treasure, or a Gem after a roll whose centre kills him.
    2 cubes: a Gem without roll.
    .title = Loot

VC-T11 =
    2 cubes cross a wall, 3 an impassable space; Movement is paid as usual.
    Climbing Gear saves a cube.
    .title = Climb

VC-T12 =
    1 cube succeeds on 4 or more, 2 on 2 or more, 3 always: a Treasure token from the supply and harm.
    A Tribe gives Rage either way.
    Sticky Fingers repeats one failure a turn.
    .title = Pickpocket

VC-T13 =
    Knight: a Treasure card named face up or taken face down at random goes under the deck.
    Goblins: a random Secret or the face-up Ruby.
    Dragon: a cube from Wakefulness to Greed.
    Who has nothing to lose is no target.
    .title = Harm

VC-T14 =
    A Vault on his tile, same odds, once a Vault and turn: it goes and a Treasure token is his.
    The kit saves a cube.
    .title = Pick Lock

VC-T15 =
    1, 2, 3 cubes: Knight -1, -3, -5 Grit; a Tribe -1, -2, -3 and Rage +1; the Dragon discards 1, 2, 3.
    With the Hand Crossbow up to 3 visible spaces away.
    .title = Backstab

VC-T16 =
    Each cube lowers the Loot Drop Level by 1, to 0.
    .title = Hide Loot

VC-T30 =
    Carried tokens count as on the map for Omens and for the Dragon's Gems.
    .title = Carrying

VC-T31 =
    Entering the Entrance he stashes all he carries; a Gem is exchanged for a Treasure token.
    The Loot Drop Level returns to 3.
    What he gains standing there waits.
    .title = Stashing

VC-T32 =
    Each stashed token buys an upgrade at once: eleven in all, 2>3, 3>4 and All 4 in that order.
    More Thievery counts from the next assignment.
    .title = Upgrades

VC-T33 =
    Then he takes a Treasure token from anywhere on the map.
    .title = Empty supply

VC-T34 =
    Carried tokens fall on his tile, his turn ends, the killer gains by the Loot Drop Level.
    He is back on the Entrance at his next turn.
    .title = Death

VC-T35 =
    The first attack on him in each turn fails on 4 or more and he may move to an adjacent tile.
    What the attacker paid is spent.
    .title = Unnatural Evasion

VC-T36 =
    With { -stash } stashed tokens he wins.
    .title = Breaking the curse

## The Collapse

VC-X01 =
    At the start of a Cavern turn with stack and hand empty; without a Cavern at the start of any turn with the stack empty.
    It never stops.
    .title = When it begins

VC-X02 =
    No side is filled, no tile is placed, and the Knight needs no Bomb for the underground Dragon.
    Treasures may still be placed.
    .title = What changes

VC-X03 =
    Of the tiles that can be emptied only those with the fewest neighbours, and among them a Lit Crystal tile first.
    Never the Entrance.
    .title = Removing a tile

VC-X04 =
    Three tiles when it shapes, and more with Hatred.
    .title = The Cavern removes

VC-X05 =
    Every removed Crystal tile counts, Lit or Dark; at { -crystal-tiles } the game is over.
    .title = Counting Crystals

VC-X06 =
    Each owner in turn order moves the piece to an adjacent tile where it causes no attack; walls do not matter.
    Never to a tile where it may not be: the surfaced Dragon not to a Dark one, a Tribe not beside a Dragon whose Armor it does not exceed.
    On a Dark tile the Knight reveals and resolves it, without an Encounter.
    If one cannot, the tile is passed over.
    .title = Stepping off

VC-X07 =
    At the end of a turn its player places one tile from the stack where he likes; in the Collapse he removes { -removals }.
    .title = Without a Cavern

VC-X08 =
    The remover joins the map before the next removal.
    .title = Split by a removal

VC-X09 =
    Before the Collapse fallen Crystal tiles leave the game and count, the others are shuffled under the stack; during it all leave.
    Then join, then fill.
    .title = Cave-In and Wrath

VC-X10 =
    If fewer tiles can be removed than asked, that many are.
    .title = As many as possible

## Victory

VC-W01 =
    She wins when her attack brings his Health to 0.
    .title = Knight against Dragon

VC-W02 =
    She wins on entering the Entrance with { -crystals } Smashed Crystals.
    .title = Knight without Dragon

VC-W03 =
    They win when the Knight is dead; without her when they kill the Dragon; without both with { -crystals } Crystals.
    .title = Goblins

VC-W04 =
    He wins surfaced on the Entrance.
    .title = Dragon

VC-W05 =
    It wins when { -crystal-tiles } Crystal tiles are gone, before or during the Collapse.
    .title = Cavern

VC-W06 =
    He wins with { -stash } stashed tokens.
    .title = Thief

VC-W07 =
    Without a Cavern player { -crystal-tiles } fallen Crystal tiles lose the game for all.
    .title = Everyone loses

VC-W08 =
    What happens depends on the role set: her turns are skipped, or Dragon, Cavern or Thief wins, or she loses alone.
    .title = Knight killed without Goblins

VC-W09 =
    A win is checked after each single change; nothing else happens.
    .title = At once

VC-W10 =
    Losing Grit or cubes never kills.
    Only blows lower the Dragon's Health.
    The Thief always returns.
    The Cavern loses nothing but Omens.
    .title = What does not kill

VC-W11 =
    Where her turns are skipped her piece, cards and cubes leave; Bombs on the map stay; Event tokens bind nobody.
    .title = A dead Knight

## Role sets and variants

VC-V01 =
    Three roles and the Thief play the three's row unchanged; two roles and the Thief play theirs without Past Plunder, with optional Place Treasure and a Flare for him.
    .title = With the Thief

VC-V02 =
    Roll the Dragon die around a space and reveal what it shows: the Knight anywhere once and at any time in her turn, gaining 1 Grit for each tile revealed, each Tribe at its own space once a turn, the Thief at his, paying a cube each time.
    .title = Flare

VC-V03 =
    At the end of its holder's turn a Treasure goes on an empty Dark tile, else on a new tile next to one, else on an empty Lit tile.
    .title = Past Plunder card

VC-V04 =
    Armor +1, at most 4, and Tribes may attack him.
    .title = Ash Dragon

VC-V05 =
    Nothing to eat: Hunger cubes leave only by Slither or by the set-up.
    .title = No Goblins

VC-V06 =
    No Dragon: no Gems and no Flame Wall.
    No Thief: no Vaults and 10 Treasures.
    No Knight: smashed Crystals stay with the Goblins and Ambushes do nothing.
    .title = Absent Dragon, Thief, Knight

VC-V07 =
    In an Ambush compare Strength with 2, 3 or a drawn Monster: higher is safe, equal needs the die, lower costs 1 Health and the Monster's text.
    With Fearless in hand she may draw a Monster.
    .title = Goblin Infestation

VC-V08 =
    A Monster's text applies only when she loses to it.
    .title = Ambush texts

VC-V09 =
    Ogre and Troll bar their space: she spends an Encounter and fights; winning she enters, losing she stays and loses 1 Health.
    .title = Monster tokens

VC-V20 =
    At the end of a solo turn as many tiles come, or go, as the greatest of Crystal tiles seen and: cubes owned, largest Tribe, Spirit, or Movement.
    In the Collapse Dark tiles before Lit ones.
    .title = Solo tiles

VC-V21 =
    You win by your goal and lose when { -crystal-tiles } Crystal tiles are gone; the Knight also when killed.
    .title = Solo end

VC-V30 =
    Each role has five levels that change goals and numbers.
    With Hatred tokens the Cavern must also spend them.
    .title = Difficulty

VC-V31 =
    One tile instead of three in the Collapse for four or more without a Cavern; 2 to 4 common tiles removed; Terrain.
    .title = Table options

VC-V32 =
    They stay in the box, and no rule, option or target that needs them is offered.
    The Dragon die is used all the same.
    .title = Parts of absent roles

## Terrain

VC-N01 =
    The first Event tile revealed in a round before the Collapse lets the Cavern, else the revealer, place a piece as near as possible, touching a cave tile and no other Terrain.
    .title = Placing Terrain

VC-N02 =
    Open for movement, never asking for tiles except the Canyon's bridge.
    A piece may step from Terrain onto an open space: a Dark tile is put there first.
    .title = Edges of Terrain

VC-N03 =
    Canyon, Lake, Magma, Mushroom Forest, Pits and River each have an effect of their own; ending a turn means one's own turn.
    Nothing from outside touches a piece in the Mushroom Forest, but Wrath, Cave-In and the Collapse may take its tile; whoever is inside attacks and shoots on the own space alone.
    They do the same to all who come there, whoever moves them: the River carries on for nothing, and a Tribe taken off Magma pays for it.
    A passage through the Pits takes 3 Movement, or 3 spaces of whoever moves another, and is no climb; of the Dragon it takes the free move and a Wing.
    .title = What Terrain does

VC-N04 =
    A piece counts as one tile and goes only if half of its outer sides touch open spaces.
    Cave-In and Wrath take it whole, and it may come back.
    .title = Terrain in the Collapse

## Hidden things

VC-H01 =
    Everything is public unless a rule hides it.
    .title = Public

VC-H02 =
    The Cavern shows nobody what it knows.
    .title = The Cavern's silence

VC-H03 =
    Nobody knows Dark faces or the top of a deck.
    .title = Without a Cavern

VC-H04 =
    A Dark tile that is removed is shown to all; under the stack its place is unknown.
    .title = Removed tiles

VC-H05 =
    No view or log holds what its player may not know; chance speaks only when something is revealed.
    .title = Views

VC-H06 =
    A tile the Thief looked at stays known to him while it lies Dark; War cards not chosen are never shown.
    .title = What was looked at
