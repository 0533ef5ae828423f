### Vast: The Crystal Caverns in words.

## Things

seat = Seat { $number }
side-N = north
side-E = east
side-S = south
side-W = west
side-none = no side
side-all = every side
slot-movement = Movement
slot-perception = Perception
slot-strength = Strength
target-crystal = the Crystal
target-tribes = all Tribes here
ending-collapse = The Cavern has fallen.
ending-killed = The Knight was killed.
ending-knight = The Knight wins.
ending-goblins = The Goblins win.
ending-dragon = The Dragon wins.
ending-cavern = The Cavern wins.
ending-thief = The Thief wins.
the-fangs = the Fangs Tribe
the-bones = the Bones Tribe
the-eye = the Eye Tribe
the-knight = the Knight
the-dragon = the Dragon
the-thief = the Thief
the-crystal = the Crystal
the-tribes = all Tribes here

## Table options

option-roles = Roles
option-roles-any = the first set for this number of players
option-solo = Solo level
option-solo-easy = easy
option-solo-medium = medium
option-solo-hard = hard
option-number = Knight against Thief: the agreed number
option-number-5 = 5
option-number-6 = 6
option-terrain = Terrain
option-terrain-no = no
option-terrain-yes = yes
option-collapse_one = One tile a turn in the Collapse (four or more players without a Cavern)
option-collapse_one-no = no
option-collapse_one-yes = yes
option-remove_tiles = Common tiles removed before the game
option-remove_tiles-0 = 0
option-remove_tiles-2 = 2
option-remove_tiles-3 = 3
option-remove_tiles-4 = 4
option-knight = Level of the Knight
option-knight-easiest = easiest: the Dragon has { -knight_easiest-dragon-health } Health, or { -knight_easiest-crystals } Crystals; a Crystal takes Strength { -knight_easiest-smash-strength }
option-knight-easy = easy: the Dragon has { -knight_easy-dragon-health } Health, or { -knight_easy-crystals } Crystals; a Crystal takes Strength { -knight_easy-smash-strength }
option-knight-standard = standard: the Dragon has { -knight_standard-dragon-health } Health, or { -knight_standard-crystals } Crystals; a Crystal takes Strength { -knight_standard-smash-strength }
option-knight-hard = hard: the Dragon has { -knight_hard-dragon-health } Health, or { -knight_hard-crystals } Crystals; a Crystal takes Strength { -knight_hard-smash-strength }
option-knight-expert = expert: the Dragon has { -knight_expert-dragon-health } Health, or { -knight_expert-crystals } Crystals; a Crystal takes Strength { -knight_expert-smash-strength }
option-goblins = Level of the Goblins
option-goblins-easiest = easiest: the Knight has { -goblins_easiest-knight-health } Health
option-goblins-easy = easy: the Knight has { -goblins_easy-knight-health } Health
option-goblins-standard = standard: the Knight has { -goblins_standard-knight-health } Health
option-goblins-hard = hard: the Knight has { -goblins_hard-knight-health } Health
option-goblins-expert = expert: the Knight has { -goblins_expert-knight-health } Health
option-dragon = Level of the Dragon
option-dragon-easiest = easiest: he wakes at { -dragon_easiest-awake-at } cubes, after so many turns with Shriek: { -dragon_easiest-shriek-turns }
option-dragon-easy = easy: he wakes at { -dragon_easy-awake-at } cubes, after so many turns with Shriek: { -dragon_easy-shriek-turns }
option-dragon-standard = standard: he wakes at { -dragon_standard-awake-at } cubes, after so many turns with Shriek: { -dragon_standard-shriek-turns }
option-dragon-hard = hard: he wakes at { -dragon_hard-awake-at } cubes, after so many turns with Shriek: { -dragon_hard-shriek-turns }
option-dragon-expert = expert: he wakes at { -dragon_expert-awake-at } cubes, after so many turns with Shriek: { -dragon_expert-shriek-turns }
option-cavern = Level of the Cavern
option-cavern-easiest = easiest: { -cavern_easiest-crystal-tiles } Crystal tiles must fall, Hatred tokens { -cavern_easiest-hatred-tokens }
option-cavern-easy = easy: { -cavern_easy-crystal-tiles } Crystal tiles must fall, Hatred tokens { -cavern_easy-hatred-tokens }
option-cavern-standard = standard: { -cavern_standard-crystal-tiles } Crystal tiles must fall, Hatred tokens { -cavern_standard-hatred-tokens }
option-cavern-hard = hard: { -cavern_hard-crystal-tiles } Crystal tiles must fall, Hatred tokens { -cavern_hard-hatred-tokens }
option-cavern-expert = expert: { -cavern_expert-crystal-tiles } Crystal tiles must fall, Hatred tokens { -cavern_expert-hatred-tokens }
option-thief = Level of the Thief
option-thief-easiest = easiest: { -thief_easiest-stash } tokens to stash, the first { -thief_easiest-no-upgrade } without upgrade
option-thief-easy = easy: { -thief_easy-stash } tokens to stash, the first { -thief_easy-no-upgrade } without upgrade
option-thief-standard = standard: { -thief_standard-stash } tokens to stash, the first { -thief_standard-no-upgrade } without upgrade
option-thief-hard = hard: { -thief_hard-stash } tokens to stash, the first { -thief_hard-no-upgrade } without upgrade
option-thief-expert = expert: { -thief_expert-stash } tokens to stash, the first { -thief_expert-no-upgrade } without upgrade
option-roles-kgdct = Knight, Goblins, Dragon, Cavern, Thief
option-roles-kgdc = Knight, Goblins, Dragon, Cavern
option-roles-kgdt = Knight, Goblins, Dragon, Thief
option-roles-kgct = Knight, Goblins, Cavern, Thief
option-roles-kdct = Knight, Dragon, Cavern, Thief
option-roles-gdct = Goblins, Dragon, Cavern, Thief
option-roles-kgd = Knight, Goblins, Dragon
option-roles-kgc = Knight, Goblins, Cavern
option-roles-kdc = Knight, Dragon, Cavern
option-roles-gdc = Goblins, Dragon, Cavern
option-roles-kgt = Knight, Goblins, Thief
option-roles-kdt = Knight, Dragon, Thief
option-roles-kct = Knight, Cavern, Thief
option-roles-gdt = Goblins, Dragon, Thief
option-roles-gct = Goblins, Cavern, Thief
option-roles-dct = Dragon, Cavern, Thief
option-roles-kg = Knight, Goblins
option-roles-kd = Knight, Dragon
option-roles-kc = Knight, Cavern
option-roles-kt = Knight, Thief
option-roles-gd = Goblins, Dragon
option-roles-gc = Goblins, Cavern
option-roles-gt = Goblins, Thief
option-roles-dc = Dragon, Cavern
option-roles-dt = Dragon, Thief
option-roles-ct = Cavern, Thief
option-roles-k = Knight
option-roles-g = Goblins
option-roles-d = Dragon
option-roles-t = Thief

## What is asked

standing-nothing_to_do = Go on for me where I can do nothing else
standing-not_between = Do not ask me between phases or before Events
decision-knight = Move, meet what is there, use what you have, or end.
    .rule = VC-K04
decision-attack = What do you attack here?
    .rule = VC-K09
decision-collect = What do you collect here?
    .rule = VC-K23
decision-return_cube = Your Grit has fallen: which cube goes back?
    .rule = VC-K25
decision-poison = Poison: which cube goes to the Entrance?
    .rule = VC-B53
decision-drop_monster = Which Monster do the Bones lose?
    .rule = VC-B06
decision-beetles = Discard the Bright Beetles to lose one Goblin less?
    .rule = VC-B66
decision-secret_limit = Five Secrets at most: which goes?
    .rule = VC-B13
decision-spoils = The Thief is dead: { $count } in Secrets or in Rage?
    .rule = VC-B21
decision-discard_powers = Which Power card do you discard?
    .rule = VC-D06
decision-axe = A hit. Discard a cube on the Mighty Axe for one more damage?
    .rule = VC-K18
decision-evade = You got away. Where to?
    .rule = VC-T35
decision-upgrade = Which upgrade does this token buy?
    .rule = VC-T32
decision-take_token = The supply is empty: which Treasure token of the map do you take?
    .rule = VC-T33
decision-return_omens = Which Omen token goes back to the bag?
    .rule = VC-B55
decision-push = Where is { $target } moved?
    .rule = VC-F06
decision-move_token = Where does the token go?
    .rule = VC-F05
decision-fill = An open side must be closed with a Dark tile.
    .rule = VC-M12
decision-reveal = Which tile is turned up next?
    .rule = VC-M09
decision-orient = How does the tile at { $space } lie?
    .rule = VC-M10
decision-pride = Pride is satisfied: move its cube to Wakefulness?
    .rule = VC-D30
decision-slide = The map is split: which section slides where?
    .rule = VC-M19
decision-remove =
    { $count ->
        [one] Which tile falls? One more
       *[other] Which tile falls? { $count } to go
    }
    .rule = VC-X03
decision-leave = The tile falls under { $target }: where to?
    .rule = VC-X06
decision-terrain = Place a Terrain piece?
    .rule = VC-N01
decision-terrain_place = Where does the Terrain lie?
    .rule = VC-N01
decision-put_tile = Which of your tiles is placed there?
    .rule = VC-C06
decision-end_tile =
    { $count ->
        [one] Where does the last tile of this turn go?
       *[other] Where does the next tile go? { $count } to place
    }
    .rule = VC-X07
decision-place_treasure = Where does the Treasure token go?
    .rule = VC-C04
decision-plunder_card = Past Plunder: where does the Treasure token go?
    .rule = VC-V03
decision-give_treasure = Which Treasure card do you give the Knight?
    .rule = VC-K23
decision-keep_treasure = Keep this Treasure, or remove it for 5 Grit?
    .rule = VC-K23
decision-choose_event = Which Event do you play on the Knight?
    .rule = VC-K13
decision-under_events = Which Event goes under the deck first?
    .rule = VC-K13
decision-light = Light: discard a cube for 2 Health?
    .rule = VC-E04
decision-fresh = Set a cube aside for 1 Health?
    .rule = VC-E05
decision-brace =
    { $foe ->
        [monster] { $monster } lies in Ambush with Strength { $count }. { $ambush } Place cubes, use what you have, or face it.
       *[goblins] An Ambush with Strength up to { $count }! Place cubes, use what you have, or face it.
    }
    .rule = VC-K12
decision-before_event = An Event! Before its card is known you may place cubes and use what you have.
    .rule = VC-K13
decision-ambush = The Knight walks into an Ambush: which Tribe strikes?
    .rule = VC-K12
decision-draw_monster = Draw a Monster for this Ambush?
    .rule = VC-V07
decision-ogre = The Ogre drives you off: where to?
    .rule = VC-V08
decision-worm = The Underworm drags you: where to?
    .rule = VC-V08
decision-flare = Where do you throw the Flare?
    .rule = VC-V02
decision-name_tribe = Which Tribe?
    .rule = VC-B50
decision-hex = Whom do you hex?
    .rule = VC-B55
decision-hiding_spots = Which hidden Tribe attacks?
    .rule = VC-B56
decision-cave_in = Which tile caves in?
    .rule = VC-B52
decision-flee = Where does { $target } go before the tile falls?
    .rule = VC-D35
decision-window = Play a Secret now, or go on.
    .rule = VC-B50
decision-war = Which War card do you follow?
    .rule = VC-B08
decision-ruby = Goblin Ruby: discard a drawn card for another?
    .rule = VC-B59
decision-populate = Take the discs, or pay 1 Rage to take none?
    .rule = VC-B09
decision-overpopulated = Too many Goblins: which Tribe scatters?
    .rule = VC-B10
decision-monsters = Where does the Monster go?
    .rule = VC-B12
decision-goblins = Activate a Tribe, play a Secret, or end.
    .rule = VC-B14
decision-tribe = What does { $tribe } do?
    .rule = VC-B14
decision-gnome = The Gnome may carry its Tribe off. Where to?
    .rule = VC-B64
decision-aim = Choose the target.
    .rule = VC-D07
decision-slither = To which track does the cube go?
    .rule = VC-D14
decision-trap = Discard the Trap so that no Tribe is harmed?
    .rule = VC-D27
decision-claw = Which tile do your claws strike next?
    .rule = VC-D10
decision-dragon = Move, use your powers, or end the phase.
    .rule = VC-D03
decision-pay = What pays?
    .rule = VC-D06
decision-fly = Where do you fly?
    .rule = VC-D12
decision-dragon_treasure = Take Treasures, or give one back?
    .rule = VC-D31
decision-gem = Place a Gem?
    .rule = VC-D36
decision-surface = Surface here?
    .rule = VC-D33
decision-hatred = Hatred: a token, or a tile?
    .rule = VC-V30
decision-shape = Where do you place a tile?
    .rule = VC-C03
decision-omen_giant_bats = What do the bats carry off?
    .rule = VC-C10
decision-omen_rockslide = Where does the Rockslide fall?
    .rule = VC-C11
decision-omen_soporific_spores = Who breathes the spores?
    .rule = VC-C13
decision-omen_crystal_curse = What does the curse change?
    .rule = VC-C15
decision-rotate = How does the tile lie now?
    .rule = VC-C15
decision-spores = Soporific Spores: what do you lose?
    .rule = VC-C13
decision-cavern = Use omens, or go on with your turn.
    .rule = VC-C02
decision-assign = Movement, Stealth, Thievery: assign your Stat tokens.
    .rule = VC-T01
decision-thief = Move and act, or end.
    .rule = VC-T04
decision-sticky = Sticky Fingers: roll again?
    .rule = VC-T12
decision-steal = What do you take?
    .rule = VC-T13
decision-shriek_around = The die shows: around. Spend the Shriek to roll again?
    .rule = VC-D19
decision-shriek_center = The die shows: centre. Spend the Shriek to roll again?
    .rule = VC-D19
decision-shriek_diamond = The die shows: diamond. Spend the Shriek to roll again?
    .rule = VC-D19
decision-shriek_cross = The die shows: cross. Spend the Shriek to roll again?
    .rule = VC-D19
decision-shriek_corners = The die shows: corners. Spend the Shriek to roll again?
    .rule = VC-D19
decision-shriek_saltire = The die shows: saltire. Spend the Shriek to roll again?
    .rule = VC-D19

## Choices

choice-done = Done
choice-no = No
choice-yes = Yes
choice-end-turn = End your turn
choice-stay = Stay
choice-ready = Face it
choice-go-on = Go on
choice-place = Place a cube on { $slot }
choice-show = Turn up { $treasure }
choice-quest = Complete { $quest }
choice-javelin = Ready the Javelin
choice-move = Move to { $space }
choice-fight = Storm { $space } against the Monster
choice-pit = Through the Pits to { $space }
choice-venture = Venture out to { $space }
choice-encounter = Spend an Encounter here
choice-shoot = Shoot { $tribe }
choice-magic = Enchanted Bow at { $target }
choice-bomb = Bomb the wall on the { $side }
choice-potion = Drink the Potion Kit
choice-flare = Throw a Flare
choice-flare-at = Flare at { $space }
choice-attack = Attack { $target }
choice-collect-treasure = Collect a Treasure token
choice-collect-gem = Collect the Gem: { $symbol }
choice-keep = Keep { $treasure }
choice-decline = Remove { $treasure } for 5 Grit
choice-give = Give { $treasure }
choice-return = Give back the cube on { $slot }
choice-poison = The cube on { $slot }
choice-poison-pool = An unused cube
choice-poison-aside = A cube set aside
choice-give-cube = Discard the cube on { $slot }
choice-give-pool-cube = Discard an unused cube
choice-give-aside-cube = Discard a cube set aside
choice-event = Play { $event }
choice-under = First under the deck: { $event }
choice-ambush = { $tribe } strikes
choice-retreat = Retreat to { $space }
choice-dragged = To { $space }
choice-reveal = Turn up the tile at { $space }
choice-turn = Open: { $sides }
choice-fill = Fill { $space }
choice-fill-with = Fill { $space } with { $tile }
choice-put = Put { $tile } on { $space }
choice-place-tile = Place it on { $space }
choice-slide = Slide the section at { $space }: { $slide }
choice-remove = Remove the tile at { $space }
choice-leave = Step to { $space }
choice-flee = To { $space }
choice-push = To { $space }
choice-to = To { $space }
choice-terrain = Place { $terrain }
choice-lay = At { $space }, turned { $side }
choice-treasure = Treasure on { $space }
choice-plunder = Treasure on { $space }
choice-plunder-tile = A new tile with a Treasure on { $space }
choice-secret = Play { $secret }
choice-discard-secret = Discard { $secret }
choice-name = { $tribe }
choice-hex = Hex: { $role }
choice-spring = { $tribe } attacks
choice-cave-in = Cave in { $space }
choice-war = Follow { $war }
choice-ruby-war = Redraw { $war }
choice-ruby-monster = Redraw { $monster }
choice-ruby-secret = Redraw { $secret }
choice-populate = Discs for { $tribe }
choice-block = Pay 1 Rage: no discs for { $tribe }
choice-scatter = { $tribe } scatters
choice-leader = Play the Leader
choice-assign = { $monster } for { $tribe }
choice-assign-for = { $monster } for { $tribe } instead of { $old }
choice-discard-monster = Discard { $monster }
choice-drop-monster = Lose { $monster }
choice-activate = Activate { $tribe }
choice-appear = Appear on { $space }
choice-lurk = Lurk at { $space }
choice-walk = Move to { $space }
choice-worm = Underworm to { $space }
choice-tunnel = Tunnel to { $space }
choice-wisp = Lure the Knight with the Wisp
choice-strike = Attack { $target }
choice-strike-with-poison = Attack the Knight with Poison
choice-plunder-treasure = Plunder a Treasure token
choice-plunder-gem = Plunder the Gem: { $symbol }
choice-plunder-dragon = Plunder the Dragon
choice-explore = Explore { $space }
choice-hide = Hide
choice-special = Special action: { $tribe }
choice-hop = To { $space }
choice-take-secrets = Draw Secrets
choice-take-rage = Gain Rage
choice-power = { $power }
choice-feed = Spend 2 eaten Goblins
choice-end-powers = End the phase
choice-fly = Fly to { $space }
choice-pay-power = Pay { $symbol }
choice-hiss = Hiss at { $tribe }
choice-from = A cube from { $track }
choice-into = To { $track }
choice-swat = Swat the Treasure on { $space }
choice-swat-gem = Swat the Gem: { $symbol }
choice-burn = Burn { $space }
choice-scratch = Scratch { $target }
choice-wall-of-flame = Flame Wall on { $space }
choice-claw = Claw { $space }
choice-take-treasures =
    { $count ->
        [one] Take a Treasure token
       *[other] Take { $count } Treasure tokens
    }
choice-give-back = Give back a kept Treasure
choice-gem = Place the Gem: { $symbol }
choice-discard = Discard { $symbol }
choice-omen = { $omen }
choice-pay-omen = Pay { $symbol }
choice-collect-omens = Collect Omens
choice-shape = Shape the Cavern
choice-place-treasure = Place Treasure
choice-bats = The Treasure on { $space }
choice-bats-on = { $target }
choice-rock = Rockslide on the { $side } side of { $space }
choice-lift-rock = Take up the Rockslide on the { $side } side of { $space }
choice-spores = { $role }
choice-rotate = Rotate the tile at { $space }
choice-restore = Event token on { $space }
choice-bury-events = The top three Events go under
choice-hatred-token = Remove a Hatred token
choice-hatred-tile = Use it on a tile
choice-sleep = { $tribe } falls to 1
choice-doze = To { $track }
choice-lose = Lose { $upgrade }
choice-give-omen = Give back { $token }
choice-stats = Movement { $movement }, Stealth { $stealth }, Thievery { $thievery }
choice-climb = Climb to { $space }
choice-climb-over = Climb over to { $space }
choice-evade = Slip away to { $space }
choice-look = Stop and look under the tile
choice-stop-here = Stop moving here
choice-turn-up = Turn the tile up
choice-loot-treasure = Loot a Treasure token
choice-loot-gem =
    { $count ->
        [one] Loot the Gem { $symbol } with 1 cube (the Dragon die is rolled)
       *[other] Loot the Gem { $symbol } with { $count } cubes (safely)
    }
choice-pickpocket =
    { $count ->
        [one] Pickpocket { $target } with 1 cube
       *[other] Pickpocket { $target } with { $count } cubes
    }
choice-backstab =
    { $count ->
        [one] Backstab { $target } with 1 cube
       *[other] Backstab { $target } with { $count } cubes
    }
choice-pick-lock =
    { $count ->
        [1] Pick the lock on 4 or more
        [2] Pick the lock on 2 or more
       *[other] Pick the lock for certain
    }
choice-hide-loot = Hide Loot: Loot Drop Level -{ $count }
choice-upgrade = { $upgrade }
choice-take = From { $space }
choice-steal = Take { $treasure }
choice-steal-unseen = A face-down Treasure at random
choice-steal-secret = A Secret at random
choice-steal-ruby = The Goblin Ruby

## Events

event-turn = Round { $round }: { $role }
event-die = The Dragon die shows: { $face }
event-action_die = The Action die shows { $face }
event-grit = The Knight gains { $count } Grit ({ $grit })
event-grit_lost = The Knight loses { $count } Grit ({ $grit })
event-health = The Knight regains Health ({ $health })
event-health_lost = The Knight loses { $count } Health ({ $health } left)
event-cube = A cube goes on { $slot }
event-cube_returned = The cube on { $slot } goes back to the Grit track
event-rage = Rage is now { $rage }
event-scatter =
    { $count ->
        [one] { $tribe } scatters and loses one Goblin
       *[other] { $tribe } scatters and loses { $count } Goblins
    }
event-population =
    { $count ->
        [one] { $tribe } loses one Goblin
       *[other] { $tribe } loses { $count } Goblins
    }
event-secrets_drawn =
    { $count ->
        [one] The Goblins draw a Secret
       *[other] The Goblins draw { $count } Secrets
    }
event-secret_drawn = You draw: { $secret }
event-secret_discarded = Secret discarded: { $secret }
event-secret = Secret played: { $secret }
event-powers_drawn =
    { $count ->
        [one] The Dragon draws a Power card
       *[other] The Dragon draws { $count } Power cards
    }
event-wake = A cube from { $track }: Wakefulness { $wake }
event-awake = The Dragon is awake!
event-surfaced = The Dragon surfaces!
event-dragon_hurt = The Dragon is hurt: Health { $health }
event-strike =
    { $hit ->
        [0] The blow misses { $target }
       *[other] A hit on { $target }
    }
event-tribe_strikes = { $tribe } attacks
event-evasion = Evasion: the die shows { $face }
event-thief_killed = The Thief is killed (Loot Drop Level { $count })
event-upgrade = The Thief gains: { $upgrade }
event-stash = Tokens stashed: { $count }
event-omens_drawn =
    { $count ->
        [one] The Cavern draws an Omen token
       *[other] The Cavern draws { $count } Omen tokens
    }
event-omen = The Cavern uses { $omen }
event-treasure_lost = Treasure lost: { $treasure }
event-treasure_kept = Treasure kept face down: { $treasure }
event-treasure_taken = The Knight keeps a Treasure card
event-treasure_declined = Treasure removed for 5 Grit: { $treasure }
event-treasure_up = Treasure turned up: { $treasure }
event-treasure_placed = A Treasure token appears on { $space }
event-event = Event: { $event }
event-ambushed = { $tribe } strikes from hiding
event-monster = A Monster: { $monster }
event-fight =
    { $lost ->
        [0] The Knight beats strength { $count }
       *[other] The Knight loses to strength { $count }
    }
event-quest = Sidequest completed: { $quest }
event-quest_drawn = Your Sidequest: { $quest }
event-knight_moves = The Knight moves to { $space }
event-shot = The Bow hits { $tribe }
event-magic_shot = The Enchanted Bow hits { $target }
event-bombed = A wall on the { $side } is blown open
event-smashed = { $owner ->
    [knight] A Crystal is smashed ({ $role }): the Knight has { $count } now
    [goblins] A Crystal is smashed ({ $role }): the Goblins have { $count } now
   *[nobody] A Crystal is smashed ({ $role }) and counts for nobody
 }
event-pushed = { $target } is moved to { $space }
event-token_moved = A token moves to { $space }
event-placed = A Dark tile on { $space }
event-revealed = The tile at { $space } is revealed: { $kind }
event-removed = The tile at { $space } falls: { $kind }
event-slid =
    { $count ->
        [one] A section of one tile slides
       *[other] A section of { $count } tiles slides
    }
event-terrain = { $terrain } appears at { $space }
event-collapse = The Collapse begins
event-war = War card: { $war }
event-assigned = { $monster } joins { $tribe }
event-activated = { $tribe } is activated
event-appear = { $tribe } appears on { $space }
event-lurk = { $tribe } lurks at { $space }
event-tunnel = { $tribe } tunnels to { $space }
event-tribe_moves = { $tribe } moves to { $space }
event-hidden = { $tribe } hides
event-power = The Dragon uses { $power }
event-dragon_moves = The Dragon moves to { $space }
event-gem = A Gem ({ $symbol }) lies on { $space }
event-wrath = Wrath brings down the tiles at { $space }
event-rockslide = A Rockslide at { $space }
event-rotated = The tile at { $space } is turned
event-assigned_stats = Movement, Stealth, Thievery: { $count }
event-thief_moves = The Thief moves to { $space }
event-looked = Under the tile: { $kind }
event-backstab = The Thief stabs { $target }
event-pickpocket =
    { $hit ->
        [0] Nothing stolen from { $target }
       *[other] { $target } is robbed
    }
event-end = The winner: { $role }
event-lost = Everyone loses. { $ending }
event-lock =
    { $hit ->
        [0] The lock holds
       *[other] The Vault is open: the Thief takes a Treasure token
    }
event-looted = The Thief takes a Treasure token and carries { $count }
event-gem_looted = The Thief takes a Gem ({ $symbol })
event-loot_hidden = The Thief's Loot Drop Level is now { $count }
event-collected = The Knight collects a Treasure token on { $space }
event-gem_collected = The Knight collects a Gem ({ $symbol })
event-plunder_treasure = { $tribe } plunders a Treasure token
event-plunder_gem = { $tribe } plunders a Gem
event-plunder_dragon = { $tribe } plunders the Dragon
event-slithered = A Sloth cube slithers: { $track }
event-flame_wall = A Flame Wall burns on { $space }
event-scratched = The Dragon scratches: { $target }
event-restored = An Event token is back on { $space }
event-spores = The spores reach: { $role }
event-hexed = Hex of { $count } on: { $role }
event-buried =
    { $count ->
        [one] An Event card goes under the deck
       *[other] { $count } Event cards go under the deck
    }
event-dragon_takes =
    { $count ->
        [one] The Dragon takes a Treasure token
       *[other] The Dragon takes { $count } Treasure tokens
    }
event-populated =
    { $count ->
        [one] { $tribe } gains one Goblin
       *[other] { $tribe } gains { $count } Goblins
    }
event-surprise = An Ambush!

## Drawn in the terminal

draw-header = Round { $round } · turn: { $role } · stack { $stack }
draw-smash = a Crystal takes Strength { $strength }
draw-supply = Treasure tokens in supply { $supply } · Crystal tiles fallen { $fallen } of { $most }
draw-collapse = THE COLLAPSE
draw-ambush =
    { $count ->
        [-1] { $ambush }
       *[other] Strength { $count }. { $ambush }
    }
draw-barred = nothing stands there
draw-current = where it flows
draw-legend =
    ?F ?B ?Y Dark (Fangs, Bones, Eye)  * its token  $ Treasure  g Gem  ^ Flame Wall  M Monster
    # Rockslide  o Bomb  K Knight  D Dragon  T Thief  f b y Tribes
draw-knight = Health { $health }, Grit { $grit }, unused cubes { $pool }, Movement used { $moved } of { $movement }, Encounters used { $met } of { $perception }, Strength { $strength }, Crystals { $crystals }
draw-goblins = Rage { $rage }, Secrets { $count }
draw-dragon = Health { $health }, Armor { $armor }, Spirit { $spirit }, Wakefulness { $wake }, Eaten { $eaten }, Power cards { $count }
draw-surfaced = surfaced
draw-cavern = tiles in hand { $count }, stack { $stack }
draw-thief = Movement used { $moved } of { $movement }, Stealth { $stealth }, Thievery { $thievery }, cubes { $cubes }, carried { $carried }, stashed { $stashed }, Loot Drop { $loot }
draw-tribe = { $name } { $count } (Strength { $strength }, Perception { $perception })
draw-hidden = hidden
draw-lurking = lurking at { $space }
draw-at = at { $space }
draw-done = activated
draw-off = not on the map
draw-asleep = asleep
draw-underground = awake, underground
draw-beyond =
    { $count ->
        [one] { $way }: 1 tile not drawn
       *[other] { $way }: { $count } tiles not drawn
    }
way-west = Further west
way-east = Further east
draw-columns = columns { $from } to { $to }
draw-tile = { $dark }; open { $sides }
draw-quest = { $quest } (+{ $grit } Grit): { $text }
draw-war = { $discs } discs for Fangs/Bones/Eye, Monsters { $monsters }, Secrets { $secrets }, Rage { $rage }
draw-omen-cost = { $cost } of { $symbols }
draw-cube-any = any
draw-grit-cubes = Cubes wait at Grit { $spaces }
draw-cubes-away = Discarded cubes { $discarded }, set aside { $aside }, poisoned on the Entrance { $poisoned }
draw-bombs = Bomb tokens { $count }
draw-quests = Sidequests in hand { $count }, in the deck { $left }
draw-face-down = a face-down Treasure
draw-cube-on = with a cube
draw-face-up = face up
draw-known = face down
draw-secrets = Secrets in hand { $count }
draw-discards = Discarded: { $cards }
draw-crystals = Crystals { $count }
draw-gems = Gems in supply: { $gems }
draw-kept = Treasures kept { $count }
draw-shriek = the Shriek token is placed
draw-events = Next Events: { $events }
draw-hatred = Hatred tokens { $count }
draw-war-card = War card: { $war } ({ $brings })
draw-no-upgrades = No upgrades yet
draw-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
draw-level = Level: { $name }. { $text }
draw-special-fangs = Rage +1
draw-special-bones = a Monster
draw-special-eye = a Secret

## Words of what is refused

word-move = move to
word-place = place a cube on
word-quest = complete
word-encounter = an Encounter
word-shoot = shoot
word-bomb = a Bomb
word-show = turn up
word-end-turn = end the turn
word-activate = activate
word-secret = play
word-hide = hide
word-special = the special action
word-walk = move to
word-strike = attack
word-crystal = the Crystal
word-explore = explore
word-plunder = plunder
word-treasure = a Treasure
word-gem = a Gem
word-power = use
word-feed = spend eaten Goblins
word-omen = use
word-shape = shape the Cavern
word-place-treasure = place Treasure
word-pickpocket = pickpocket
word-backstab = backstab
word-loot = loot
word-pick-lock = pick a lock
word-look = look under the tile
word-turn-up = turn the tile up
word-movement = Movement
word-perception = Perception
word-strength = Strength
word-climb = climb to
word-flare = a Flare
word-hide-loot = hide loot

## Headings of options

verb-place = Cubes and Treasures
verb-show = Cubes and Treasures
verb-javelin = Cubes and Treasures
verb-quest = Sidequests
verb-move = Move
verb-fight = Move
verb-pit = Move
verb-venture = Move
verb-climb = Move
verb-walk = Move
verb-worm = Move
verb-tunnel = Move
verb-encounter = Act
verb-attack = Act
verb-collect = Act
verb-shoot = Act
verb-magic = Act
verb-bomb = Act
verb-potion = Act
verb-flare = Act
verb-wisp = Act
verb-strike = Act
verb-plunder = Act
verb-explore = Act
verb-hide = Act
verb-special = Act
verb-loot = Act
verb-pick = Act
verb-pickpocket = Act
verb-backstab = Act
verb-look = Act
verb-stop = Act
verb-turn = Act
verb-shape = Act
verb-feed = Act
verb-secret = Secrets
verb-power = Powers
verb-omen = Omens
verb-appear = Reveal
verb-lurk = Reveal
verb-activate = Tribes
verb-assign = Monsters
verb-discard = Monsters
verb-rotate = Rotate a tile
verb-restore = Event tokens
verb-bury = Event cards
verb-bats = Carry off
verb-rock = Rockslide
verb-lift = Rockslide
verb-swat = Swat
verb-treasure = Treasure token
verb-cave = Tiles
verb-hop = Where to
verb-flare-at = Where to

## Why not

why-activated = { $tribe } has been activated this turn
why-cannot-pay = No cards and Gems for { $power }
why-cannot-pay-omen = Not enough fitting Omen tokens for { $omen }
why-collect-first = Collect Omens first
why-dark = A surfaced Dragon enters no Dark tile
why-event-first = The Event token here comes first
why-fed-already = A Hunger cube was moved this turn
why-look-first = Stop and look first
why-monster = A Monster bars the way: fight it
why-moved-already = The free move is spent
why-movement-over = Your movement is over
why-no-action-cubes = No Action cubes left
why-no-ambush-tile = No Lit Ambush tile on or next to the Knight, or no Tribe strong enough
why-no-bomb-cube = No cube on the Bomb
why-no-bomb-token = No Bomb token left
why-no-bow-cube = No cube on the Bow
why-no-cube = No unused cube
why-no-cube-needed = The Javelin needs no cube
why-no-encounters = No Encounters left
why-no-eye = The Eye has no Goblins
why-no-goblins = { $tribe } has no Goblins
why-no-movement = No Movement left
why-no-tile = No tile lies there
why-no-wall = No wall on your tile
why-not-dark = This tile is not Dark
why-not-eaten = Fewer than 2 Goblins eaten
why-not-held = You hold no such face-down Treasure
why-not-visible = That Tribe is hidden or out of sight
why-nothing-here = Nothing here for that
why-nowhere-to-appear = No free Dark tile shows the symbol of { $tribe }
why-on-board = A Tribe on the board can only be revealed
why-quest-unmet = The condition of { $quest } does not hold
why-response-only = Only in answer to what it names
why-shape-first = Shape the Cavern first
why-shot-already = One shot a turn
why-shriek-placed = The Shriek token is placed
why-slot-full = No room there
why-targeted = This player was a target already this turn
why-too-strong = Somebody there is too strong
why-too-weak = Your Strength is too low
why-treasure-first = Place Treasure first
why-tunnelled = After a tunnel the Tribe moves no more
why-wall = A wall is in the way
why-bomb-used = The Bomb has been used this turn
why-flared = The Flare has been used this turn
why-nothing-to-light = No Dark tile could be lit
why-impassable = Nobody can stand there
why-crystal-hard = Strength { $count } is needed to smash the Crystal here
why-thief-unseen = The Thief's Stealth is too high to see him
why-dragon-hard = The Dragon's Armor is too strong
why-dragon-deep = The Dragon is underground: a Bomb, the Javelin or the Collapse is needed
why-struck-already = The underground Dragon is attacked only once a turn
why-no-falling-tile = No tile may fall
why-lurking = A lurking Tribe only moves onto a tile or hides
why-explore-lit = Explore needs a Dark tile
why-no-more-tiles = No tile is left to place
why-no-open-space = No open space is beside this tile
why-target-away = Not on this tile
why-gems-out = A Gem lies on the map: plunder that
why-no-ash = Only with the Ash Dragon card
why-no-hunger = No Hunger cube is left
why-tried = This lock was tried this turn
why-no-loot-level = The Loot Drop Level is 0
why-looked-already = You know this tile
why-no-climb = Not enough Action cubes to climb
why-too-watchful = Stealth { $stealth } is not more than Perception { $count }
why-too-watchful-armor = Stealth { $stealth } is not more than Armor { $count }
why-no-cards = The Knight has no Treasure card
why-no-cube-to-take = No Wakefulness cube can go back to Greed
why-no-secrets = The Goblins hold no Secret
why-power-claw = Nobody is on or around your tile
why-power-flame = No Dark tile is on or around your space
why-power-wing = There is nowhere to fly
why-power-hiss = No Tribe is revealed
why-power-slither = No track has room
why-power-swat = No Treasure or Gem is on an adjacent tile
why-power-scorch = No Dark tile is around you
why-power-burn = No Dark tile is on the map
why-power-slap = The Knight is not on an adjacent tile, or is shielded
why-power-shriek = The Shriek token is placed
why-power-scratch = Nobody is on your tile
why-power-flame_wall = No adjacent tile without a wall between
why-power-smash = No Crystal is on your tile
why-power-wrath = No tile around you could fall
why-omen-giant_bats = Nothing the bats could carry
why-omen-rockslide = No border for a Rockslide
why-omen-past_plunder = No token in the supply, or no Dark tile free for it
why-omen-soporific_spores = Nobody to breathe them
why-omen-hatred = No tile to place or remove
why-omen-crystal_curse = Nothing to change

## On the board of the browser

board-about = Knight, Goblins, Dragon, Cavern and Thief meet in the dark, each with rules and a victory of its own.
board-map = The map of the cave
board-sight = What my figure sees
board-centre = Centre on my figure
board-dark = Dark ({ $symbol })
board-token = with its token
board-open = open: { $sides }
board-treasures-here = Treasure tokens: { $count }
board-round = Round { $round }
board-order = Order of turns
board-stack = Tiles in the stack: { $count }
board-supply = Treasure tokens in the supply: { $count }
board-events-left = Event cards left: { $count }
board-fallen = Crystal tiles fallen: { $fallen } of { $most }
board-of = { $done } of { $all }
board-choose = Choose
board-goal-reached = Own goal reached (%)
board-lead-points = Goal reached, in %
board-health = Health
board-grit = Grit
board-dead = Killed
board-pool = Unused Hero cubes: { $count }
board-left = { $count } left
board-encounter = Encounter here
board-flare = Flare
board-treasures = Treasure cards
board-rage = Rage
board-rage-cards = War cards drawn: { $count }
board-malaise = Malaise: every Tribe has 1 Strength less
board-population = Population { $count }
board-no-monster = no Monster
board-tribe-acts = Actions of a Tribe
board-act-strike = Attack
board-act-plunder = Plunder
board-act-explore = Explore
board-act-hide = Hide
board-act-special = Special
board-armor = Armor
board-spirit = Spirit: Power cards drawn each turn
board-eaten = Goblins eaten
board-wake = Wakefulness { $count }, awake at { $most } (Armor/Spirit below)
board-sloth = What holds him asleep
board-power-cards = Power cards: { $count }
board-gem-supply = held
board-gem-ready = pays
board-gem-used = used
board-hand = Tiles in hand: { $count }
board-pick-tile = Pick a tile, then one of the lit spaces.
board-omen-income = Treasures and Crystals out there: { $count }. They call { $draw } Omens each turn.
board-cubes-left = Action cubes left: { $count }
board-stealth-note = less 1 for each token carried
board-carried = carried: { $count }
board-stashed = Stashed { $count } of { $most }
board-loot = Loot Drop Level { $count }
board-loot-level = Loot Drop
board-upgrades = Upgrades: each stashed token buys one
board-has = bought
board-goal-kill_dragon = Kill the Dragon.
board-goal-smash_5_and_escape = Smash { $crystals } Crystals, then leave by the Entrance.
board-goal-smash_5_or_6_and_escape = Smash { $crystals } Crystals, then leave by the Entrance.
board-goal-kill_knight = Kill the Knight.
board-goal-smash_5 = Smash { $crystals } Crystals, each by two Tribes of Strength { $smash_strength }.
board-goal-wake_surface_escape = Wake up, surface on a Crystal tile, reach the Entrance.
board-goal-wake_surface_escape_or_knight_killed_by_ambush = Wake up, surface on a Crystal tile, reach the Entrance; or the Knight dies.
board-goal-collapse_5_crystal_tiles = Place every tile, then bring down { $most } Crystal tiles.
board-goal-collapse_5_crystal_tiles_or_knight_killed_by_ambush = Place every tile, then bring down { $most } Crystal tiles; or the Knight dies.
board-goal-stash_6 = Stash { $stash } tokens at the Entrance.
board-goal-stash_same_number_as_knight_or_knight_killed_by_ambush = Stash { $stash } tokens at the Entrance; or the Knight dies.
board-step-knight-cubes = Cubes
board-step-knight-move = Move
board-step-knight-meet = Encounter
board-step-knight-end = End
board-step-goblins-war = War card
board-step-goblins-populate = Populate
board-step-goblins-monsters = Monsters
board-step-goblins-secrets = Secrets
board-step-goblins-tribes = Tribes
board-step-dragon-powers = Move and powers
board-step-dragon-treasure = Treasure
board-step-dragon-gem = Gem
board-step-dragon-surface = Surface
board-step-cavern-omens = Omens
board-step-cavern-shape = Shape
board-step-cavern-treasure = Treasure
board-step-cavern-end = End
board-step-thief-assign = Stats
board-step-thief-act = Move and act
board-step-thief-end = End
board-tip-knight-cubes = Put Hero cubes where you need them: Movement for steps, Perception for Encounters, Strength for fights. You may also move first and place them later.
board-tip-knight-move = Step onto a lit tile. A Dark tile is turned up when you enter: that spends an Encounter and brings 1 Grit.
board-tip-knight-meet = In an Encounter you may attack, smash a Crystal (Strength { $strength }) and collect what lies here.
board-tip-knight-end = Nothing more to reach: place leftover cubes on Strength or the Shield, then end your turn.
board-tip-goblins-war = Choose a War card: it says how many Goblins, Monsters and Secrets arrive.
board-tip-goblins-populate = Each Tribe takes all its discs, or none for 1 Rage. More than 4 scatters a Tribe.
board-tip-goblins-monsters = Give the Monster to a Tribe, or discard it. Bones' Population is the limit for all Monsters together.
board-tip-goblins-secrets = Secrets may be played now; five at most stay in hand.
board-tip-goblins-tribes = Activate each Tribe once: it appears on a Dark tile with its sign; or it moves over the map and does one thing. Light wears it down. To hurt the Knight be stronger than her.
board-tip-dragon-powers = Fly 1 or 2 tiles in a straight line, and pay for powers with cards and Gems. Eat Goblins, reveal Event tiles, or keep still to please your pride.
board-tip-dragon-treasure = Give back a Treasure from your tile: a Greed cube goes to Wakefulness.
board-tip-dragon-gem = A Gem on the map pays its symbol once a turn, but others may take it.
board-tip-dragon-surface = Awake on a Lit Crystal tile you may surface: then run for the Entrance.
board-tip-cavern-omens = Use Omens you kept, or collect new ones: the more Treasures and Crystals out there, the more you draw.
board-tip-cavern-shape = Place a tile (in the Collapse: remove tiles). Crystal tiles in hand go first.
board-tip-cavern-treasure = Put a Treasure on a Dark tile: bait that calls Omens.
board-tip-cavern-end = Use Omens while they help, then end your turn.
board-tip-thief-assign = Shift your numbers: far today, unseen today, or busy today? Thievery is your number of Action cubes.
board-tip-thief-act = Move and act in any order. Take tokens, then carry them to the Entrance. Steal only from those whose Perception is below your Stealth.
board-tip-thief-end = End your turn, away from sharp eyes.
board-tip-answer = It is the turn of: { $role }. You are asked in between.
board-tip-wait = It is the turn of: { $role }.
board-far-kill-dragon = Dragon's Health left: { $left }
board-far-kill-knight = Knight's Health left: { $left }
board-far-crystals = Crystals still to smash: { $left }
board-far-escape = All Crystals smashed: now the Entrance!
board-far-wake = Wakes after { $left } more cubes
board-far-shriek = Wakes after using Shriek in more turns
board-far-surface = Awake: surfaces on a Lit Crystal tile
board-far-run = Surfaced, { $left } tiles from the Entrance
board-far-collapse = Tiles left before the Collapse: { $left }
board-far-fall = Crystal tiles still to fall: { $left }
board-far-stash = Still to stash: { $left } (carries { $carried })
board-far-dead = The Knight is dead
board-aid = Player aid
board-aid-goals = Who wins how
board-aid-cards = Cards and changes of this table
board-aid-levels = Levels
board-aid-monsters = Monsters in Ambush
board-monster-strength = Strength { $count }
board-monster-bars = { $monster }: Strength { $count }, fought before this space is entered.
board-aid-tiles = Tiles
board-aid-tokens = On the map
board-aid-signs = Numbers
board-aid-dark = A Dark tile: face down, without walls. Its sign shows which Tribe may appear on it.
board-aid-end-cavern = When stack and the Cavern's hand are empty, the Collapse begins at the Cavern's next turn: it removes { $count } tiles each turn. After { $most } fallen Crystal tiles the Cavern wins.
board-aid-end-nobody = When the stack is empty, the Collapse begins: each turn removes { $count } tiles. After { $most } fallen Crystal tiles everybody loses.
board-aid-treasure = Treasure token.{ -knight.is ->
    [yes] { " " }The Knight gets a card or Grit.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }The Goblins get Rage.
   *[no] { "" }
 }{ -dragon.is ->
    [yes] { " " }The Dragon wakes.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }The Thief stashes it.
   *[no] { "" }
 }{ -cavern.is ->
    [yes] { " " }Calls Omens.
   *[no] { "" }
 }
board-aid-gem = Gem: pays its symbol for the Dragon. Others roll the die to take it: a centre hurts.
board-aid-event = Event token: the Knight must resolve an Event when she comes here.
board-aid-crystal = Crystal token.{ -knight.is ->
    [yes] { " " }The Knight smashes it with Strength { $strength } in an Encounter.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }Two Tribes with Strength { $strength } each smash it{ -knight.is ->
    [yes] { " " }for her
   *[no] { "" }
 }.
   *[no] { "" }
 }{ -dragon.is ->
    [yes] { " " }The Dragon may break it.
   *[no] { "" }
 }{ -cavern.is ->
    [yes] { " " }Calls Omens.
   *[no] { "" }
 }
board-aid-vault = Vault token: the Thief picks its lock.
board-aid-rockslide = Rockslide: a wall until its tile turns or falls.
board-aid-bomb = Bomb token: this side is open now.
board-aid-flame = Flame Wall: whoever enters in the own turn burns.
board-aid-monster = Ogre or Troll: fought before entering.
board-aid-strength = Strength: fights. Attackers need more than the defender.
board-aid-perception = Perception: { -knight.is ->
    [yes] the Knight's Encounters each turn.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }Finds the Thief if above his Stealth.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }A Tribe has its Population plus 1.
   *[no] { "" }
 }
board-aid-movement = Movement: steps each turn.
board-aid-grit = Grit: its posts give Hero cubes.
board-aid-rage = Rage: War cards to choose from. At 0 every Tribe is weaker.
board-aid-armor = Armor: what an attack on the Dragon must beat.
board-aid-spirit = Spirit: Power cards each turn.
board-aid-stealth = Stealth: must beat Perception or Armor to steal, and hides from it.
board-aid-thievery = Thievery: Action cubes each turn.
board-aid-loot = Loot Drop: what the killer of the Thief gets.
board-held = { $card } ({ $roles })
board-infestation = Line in use: { $line ->
    [a] Goblins of Strength 2
    [b] Goblins of Strength 3
   *[c] a drawn Monster
 }
board-turn-tiles = Tiles with this turn: { $count }
board-turn-falls = Tiles that fall with this turn: { $count }
board-walk = Walk to { $space }: { $count } steps
board-stands = { $piece }: { $facts }
board-numbers = { $name } { $count }
board-carries = carries { $count }
board-free-move = Free move
board-free-move-used = Free move used
board-fed = done this turn
board-tried = Tried this turn: { $roles }
board-hexed = hexed −{ $count }
board-omen-giant_bats = Carry up to 3 spaces: a Treasure{ -knight.is ->
    [yes] ; the Knight
   *[no] { "" }
 }{ -goblins.is ->
    [yes] ; a Tribe
   *[no] { "" }
 }.
board-omen-rockslide = Wall off an open border.
board-omen-past_plunder = One more Treasure on a Dark tile.
board-omen-soporific_spores = { -knight.is ->
    [yes] Knight: −5 Grit.{ " " }
   *[no] { "" }
 }{ -goblins.is ->
    [yes] A Tribe down to 1, Rage +1.{ " " }
   *[no] { "" }
 }{ -dragon.is ->
    [yes] Dragon: a cube back.{ " " }
   *[no] { "" }
 }{ -thief.is ->
    [yes] Thief: an upgrade lost.
   *[no] { "" }
 }
board-omen-hatred = Place one more tile; in the Collapse remove one more.
board-omen-crystal_curse = Turn a Lit tile{ -knight.is ->
    [yes] , renew an Event token, or bury 3 Events
   *[no] { "" }
 }.
board-power-claw = Roll, and hit:{ -goblins.is ->
    [yes] { " " }Tribes scatter, their losses eaten.
   *[no] { "" }
 }{ -knight.is ->
    [yes] { " " }Knight moved 1.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }Thief dead.
   *[no] { "" }
 }
board-power-flame = Roll: Dark tiles hit are revealed.
board-power-wing = Fly 1 or 2 in a line, or 1 through a wall.
board-power-hiss = A Tribe anywhere hides; eat 1.
board-power-slither = Shift a cube between sins.
board-power-swat = Hurl a Gem or Treasure next to you, up to 5.
board-power-scorch = Reveal all Dark tiles around you.
board-power-burn = Reveal any one Dark tile.
board-power-slap = Move the Knight next to you up to 3.
board-power-shriek = Keep it: roll one die again.
board-power-scratch = One here:{ -knight.is ->
    [yes] { " " }Knight −5 Grit.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }All Tribes eaten.
   *[no] { "" }
 }{ -thief.is ->
    [yes] { " " }Thief dead.
   *[no] { "" }
 }
board-power-flame_wall = Bar a tile beside you with fire.
board-power-smash = Break the Crystal here.
board-power-wrath = Roll: the tiles hit collapse.
board-theft-loot = Take a Treasure here; a Gem with a roll, or for 2 safely.
board-theft-climb = Cross a wall (2) or impassable ground (3).
board-theft-pickpocket = From someone here: 4+ / 2+ / surely. A Treasure for him, and harm.
board-theft-pick_lock = Open a Vault here: 4+ / 2+ / surely.
board-theft-backstab = Someone here, for 1/2/3 cubes:{ -knight.is ->
    [yes] { " " }Knight −1/3/5 Grit.
   *[no] { "" }
 }{ -goblins.is ->
    [yes] { " " }A Tribe −1/2/3, Rage +1.
   *[no] { "" }
 }{ -dragon.is ->
    [yes] { " " }Dragon −1/2/3 cards.
   *[no] { "" }
 }
board-theft-hide_loot = Lower the Loot Drop by the cubes spent.
board-act-note-strike = On its tile: { -knight.is ->
    [yes] { "Knight, " }
   *[no] { "" }
 }{ -ash.is ->
    [yes] { "Dragon, " }
   *[no] { "" }
 }{ -thief.is ->
    [yes] { "Thief, " }
   *[no] { "" }
 }a Crystal
board-act-note-plunder = Treasure or Gem on its tile: Rage
board-act-note-explore = a new Dark tile beside it
board-act-note-hide = off the map, ready to ambush
board-act-note-special = Fangs: Rage. Bones: Monster. Eye: Secret
board-quests = Sidequests: shown when done, for Grit
board-secrets = Secrets: { $count } in hand
board-omens = Omens: tokens pay for them, any number each turn
board-tokens = Omen tokens
board-powers = Powers: pay with Power cards and Gems
board-next-events = The Knight's next Events
board-offer = Treasure cards drawn

## First games, guided: one for each role

lesson-knight = The Knight
    .about = Explore, grow and smash Crystals: the easiest role to begin with.
lesson-knight-goal = You are the Knight. Smash 5 Crystals, then walk out by the Entrance: that wins. Grub's Goblins want you dead, and Echo, the Cavern, will fall on all of you in the end. Your Hero cubes decide what you can do today; you have two.
lesson-knight-perception = Perception is your number of Encounters, and turning up a Dark tile takes one. Put a cube there: two tiles today instead of one.
lesson-knight-movement = Each step costs Movement, and one cube makes three steps out of one. The other cube goes there. Cubes come back at the start of your next turn.
lesson-knight-step = Into the dark! Click the tile north of the Entrance: you step on it and turn it up. Where its open side looks into nothing, a new Dark tile is laid at once: the cave grows as you walk.
lesson-knight-collect = A Treasure Room, and 1 Grit for turning it up. You are still in the same Encounter, so take the Treasure token too: it costs nothing more.
lesson-knight-decline = Echo chose this card for you, and it shows: the Javelin helps in a single attack, best against a Dragon, and there is none here. Give it up for 5 Grit. At the posts 5, 11, 18, 26 and 35 of your Grit a new Hero cube waits!
lesson-knight-again = There it is, your third cube. One Encounter and two steps are left: go on north.
lesson-knight-weak = A Crystal! But smashing it takes Strength 3, and with your last cube you would only have 2. Not today: be done with this Encounter.
lesson-knight-guard = The cube still helps: your Strength protects you in the turns of the others, because a Tribe must be stronger than you to hurt you. Put it on Strength. (The Shield would save your Grit instead.)
lesson-knight-end = No steps you could use are left. End your turn and watch: first the Goblins, then the Cavern.
lesson-knight-strong = Your cubes are back, all three. The Fangs crouch in the dark to your east, but you stand on a Crystal: Strength first.
lesson-knight-stronger = And a second one: that makes 3, enough for a Crystal.
lesson-knight-encounter = You need not move to do something. Spend this turn's Encounter right where you stand.
lesson-knight-smash = Strike! Besides the Crystal it brings 2 Grit. Everything on your tile can be attacked here: Tribes if you are stronger, the Thief if you see him.
lesson-knight-last = One down, four to go, then back to the Entrance. Your Sidequests bring Grit on the way. You lose if your Health runs out, or if the cave falls first. A cube is left for the Shield, and where two cubes go is up to you from now on: good luck!
lesson-goblins = The Goblins
    .about = Three Tribes that lie in wait, strike and scatter.
lesson-goblins-goal = You are the Goblins: three Tribes with one wish. Isolde the Knight has 7 Health, and when the last is gone you win. Your Rage says how many War cards you may choose from each turn. With Rage 1 there was only this one.
lesson-goblins-fangs = The War card brings new Goblins to each Tribe. A Tribe is as strong as it is many, and the Fangs have 1 Strength on top. Take their three.
lesson-goblins-bones = The Bones count double: all your Tribes together may hold as many Monsters as there are Bones. Take them.
lesson-goblins-eye = The more Eyes, the stronger your Secrets. You could refuse discs for 1 Rage, which helps when a Tribe would pass 4 and scatter. Not now: take it.
lesson-goblins-monster = A Flame Giant: 1 Strength more for the Tribe that holds it. Make one Tribe fearsome instead of three middling ones: give it to the Fangs.
lesson-goblins-activate = Now each Tribe may act once. Hidden Tribes wait on your board, where nobody can touch them. Let the Bones come out.
lesson-goblins-appear = A Tribe comes out on a Dark tile that shows its sign. This one lies close to Isolde. From there it walks as far as it likes next turn, but leaving Lit tiles costs Goblins: light hurts.
lesson-goblins-end = Leave the Fangs hidden, all five Strength of them. Why? When Isolde turns up an Ambush tile, a hidden Tribe may jump at her. End your turn and wait …
lesson-goblins-ambush = She walked right into it! She has two cubes on Strength, which makes 3. The Fangs have 5. Jump!
lesson-goblins-price = One Health gone, six to go! A Tribe that has struck scatters: back to your board with two Goblins less and without its Monster. Your Rage falls by 1 too. At 0 every Tribe has 1 Strength less.
lesson-goblins-more = Isolde has beaten the Bones on that tile: they scatter, too, but that raises your Rage to 1 again. Your turn, with a new War card. Build the Fangs up for the next Ambush.
lesson-goblins-last = From here you decide. If a Tribe would be more than 4, a Tribe must scatter: then it may be better to refuse for 1 Rage. Once out, walk to Isolde and Attack if you are stronger. You lose if she escapes or the cave falls. Good hunting!
lesson-dragon = The Dragon
    .about = Wake up, sin by sin, with powers paid in cards.
lesson-dragon-goal = You are the Dragon, and you sleep under the cave. Move cubes to Wakefulness: with 11 you wake. Then surface on a Lit Crystal tile and reach the Entrance: that wins. At this table Grub's Goblins want your 5 Health.
lesson-dragon-claw = Three sins hold you asleep: Greed, Hunger and Pride. Each gives up one cube a turn. Hunger first: the Fangs have come out just east of you. Use the power Claw.
lesson-dragon-pay = Power cards pay for powers: one claw for Claw. Then the Dragon die shows which tiles around you are struck.
lesson-dragon-feed = A cross: the Fangs are struck, and two Goblins eaten! Spend them both: a Hunger cube goes to Wakefulness. Click Hunger.
lesson-dragon-still = You could still move 1 or 2 tiles for free, but your Pride likes it when you do not stir at all. End the phase where you are.
lesson-dragon-pride = Take its cube: two in one turn. Pride has three ways, and only one counts each turn: keep still, reveal an Event tile, or place a Gem besides another that lies on the map.
lesson-dragon-gem = Now lay a Gem. As long as it is on the map it pays its symbol once a turn; only thieves must not get it. Take the claw. Then you draw a new hand: as many cards as your Spirit.
lesson-dragon-fly = The Fangs lurk north of you, but a Claw may miss them; Greed is sure. Moving is free, and under the ground no wall and no darkness stops you. Two tiles south lies a Treasure: fly there.
lesson-dragon-treasure-phase = No Tribe is near enough for a Claw: end the phase, and the Treasure phase begins.
lesson-dragon-greed = A Treasure you find and give back pleases your Greed: one cube more.
lesson-dragon-second = Another Gem besides the one on the Entrance: that is what Pride likes to see.
lesson-dragon-proud = And so even this turn gives two cubes. The fuller your Wakefulness, the higher your Armor and your hand.
lesson-dragon-last = Four cubes in two turns; at 11 you wake. Look for a Crystal tile to surface on, not too far from the Entrance. You lose if someone else is quicker, or if Tribes stronger than your Armor wear down your Health. Your powers are all there: play on!
lesson-cavern = The Cavern
    .about = Build the cave, set traps for all, then let it fall.
lesson-cavern-goal = You are the Cavern itself. Isolde hunts the Dragon Vyrax, Grub hunts Isolde, and you play for time: once all tiles are on the map the Collapse begins, and with 5 fallen Crystal tiles you win. Only you know what your tiles hide.
lesson-cavern-fill = Isolde turned up a tile, and its open side needs a Dark tile from your hand. Where she goes next, lay trouble: pick the Ambush, then the lit space. You draw a new tile at once.
lesson-cavern-give = She found a Treasure, but you choose the card. The Mighty Axe would help her kill the Dragon, which ends the game for you. Give her the Elven Sword.
lesson-cavern-more = There she goes, right onto your Ambush! Its open side needs a tile, too. One more Ambush for whoever follows this way.
lesson-cavern-shape = Your turn. You drew an Omen token, and with more Treasures and Crystals out there you draw more. We keep it for the end. First shape the Cavern: every tile laid brings the Collapse nearer.
lesson-cavern-place = In your own turn a Crystal tile must go first. Put it far to the east, at the rim: in the Collapse the tiles with the fewest neighbours fall first.
lesson-cavern-put = Here is your Crystal. To the others it is just one more Dark tile.
lesson-cavern-treasure = Next comes bait. Each turn you place a Treasure token on a Dark tile.
lesson-cavern-bait = Put it on the far tile too: there it calls Omens for long, and leads Isolde away from the Dragon.
lesson-cavern-bats = Now your Omens. Each is paid with tokens of the signs beside it, as often as you can. Send the Giant Bats.
lesson-cavern-whom = They carry a Treasure, a Tribe or the Knight up to 3 spaces. Take Isolde: every step back costs her one forward.
lesson-cavern-lift = Two spaces lie between her and the Entrance. One …
lesson-cavern-push = … and two: back to the Entrance with her!
lesson-cavern-stop = From here the bats could only bring her back. Leave her there.
lesson-cavern-last = Your turn has come round again. In everybody else's you are asked for tiles. Put tiles, rocks and spores in the way of whoever comes near the goal: you lose if anyone is first. In the Collapse you remove three tiles a turn. Grow and wait!
lesson-thief = The Thief
    .about = Take, carry home, get better: hit and run.
lesson-thief-goal = You are the Thief. Carry 6 tokens home to the Entrance and you win. Isolde the Knight and Echo the Cavern have plans of their own. You are quick and clever, but any attack kills you: you come back next turn, your loot stays behind.
lesson-thief-assign = Each turn you deal the numbers 2, 3 and 4 to Movement, Stealth and Thievery. Today speed counts: 4, 2, 3. Thievery gives Action cubes, three of them.
lesson-thief-go = A Treasure lies two tiles east of you, on a Dark tile. Isolde has lit the way: one step …
lesson-thief-on = … and another, into the dark. That does not stop you, only walls do.
lesson-thief-loot = Loot it for one cube. What you carry lowers your Stealth by 1, so do not stroll about with it.
lesson-thief-back = You still have two steps, and home is two steps away.
lesson-thief-home = And into the Entrance: whatever you carry is stashed the moment you enter.
lesson-thief-upgrade = One of six! And each stashed token buys an upgrade that you keep. A faster Thief is a better Thief: 1 Movement more.
lesson-thief-end = You could go on, but Stealth 2 is little: whoever has more Perception may strike you. At the Entrance with empty hands there is nothing to lose. End your turn.
lesson-thief-unseen = Isolde stands right beside you, with a Treasure card. To rob her your Stealth must beat her Perception of 3. Choose 3, 4, 2.
lesson-thief-sneak = Sneak onto her tile. You may share a tile with anyone.
lesson-thief-rob = Pickpocket! One cube works on 4 or more, two on 2 or more, three always. You have two: use both. She loses a Treasure card, you gain a token.
lesson-thief-away = A 2: just enough! Now quickly home with it, you have steps left.
lesson-thief-upgrade-again = Two of six. More Stealth lets you rob even those who look closely.
lesson-thief-last = That is the trade: in, take, out. Vaults can be picked, Treasures wait on Dark tiles, and Hide Loot makes you less worth killing. You lose if Isolde gets out with her Crystals or the cave falls first. Four more tokens: off you go!

## Headings of the lab's report

lab-kind-quest = Sidequest
lab-kind-slot = place of a Hero cube
lab-event = Events met
lab-quest = Sidequests completed
lab-quest_drawn = Sidequests drawn
lab-treasure_kept = Treasures kept
lab-treasure_declined = Treasures given up for Grit
lab-treasure_up = Treasures turned up
lab-treasure_lost = Treasures lost
lab-cube = Hero cubes placed
lab-cube_returned = Hero cubes given back
lab-war = War cards chosen
lab-secret = Secrets played
lab-secret_drawn = Secrets drawn
lab-secret_discarded = Secrets discarded
lab-monster = Monsters drawn
lab-assigned = Monsters assigned to a Tribe
lab-power = Powers used
lab-omen = Omens used
lab-upgrade = Upgrades gained
lab-evasion = Upgrades that evaded a blow
lab-terrain = Terrain laid

## The goal and a turn in two minutes: above the rules.

board-in-short =
    One cave, and everybody plays a game of their own in it. Whoever first reaches their own goal wins alone.
    The Knight slays the Dragon or, where there is none, smashes Crystals and walks out. The Goblins want the Knight dead. The Dragon wakes up and flies out by the Entrance. The Thief carries treasure home. The Cavern wants to fall on all of them.
    Roles take their turns always in the same order. Whoever goes where the map is dark turns tiles up, and the cave grows; when the tiles run out, it collapses piece by piece.
    Each role has its own board, which leads through the turn step by step; "Player aid" says what each can do and whom to fear.
