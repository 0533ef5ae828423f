"""What each role owns. Small parts with hand-written copies; the rules are in `roles/`."""

from __future__ import annotations

from typing import ClassVar


class Knight:
    """The Knight's things (VC-K01 to VC-K36). `placed` has a count of Hero cubes for each slot of her board;
    `cards` are her Treasure cards, `faces` say of each: 0 face down, 1 face up, 2 face up with a cube. `just`
    has a bit for each Sidequest whose condition has just come true; `grit_cubes` a bit for each Grit space that
    holds a cube.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "at",
        "health",
        "grit",
        "pool",
        "placed",
        "aside",
        "discarded",
        "poisoned",
        "grit_cubes",
        "bombs",
        "bombs_gone",
        "cards",
        "faces",
        "hand",
        "quests",
        "crystals",
        "moved",
        "met",
        "map_used",
        "bomb_used",
        "struck",
        "shot",
        "enchanted",
        "flared",
        "cut",
        "javelin",
        "burnt",
        "must_meet",
        "entered",
        "met_at",
        "ambushes",
        "collected",
        "just",
        "map_double",
        "monster_bonus",
    )

    def __init__(
        self,
        *,
        at: int,
        health: int,
        grit: int,
        pool: int,
        placed: list[int],
        aside: int,
        discarded: int,
        poisoned: int,
        grit_cubes: int,
        bombs: int,
        bombs_gone: int,
        cards: list[int],
        faces: list[int],
        hand: list[int],
        quests: list[int],
        crystals: int,
        moved: int,
        met: int,
        map_used: int,
        bomb_used: int,
        struck: bool,
        shot: bool,
        enchanted: bool,
        flared: bool,
        cut: bool,
        javelin: bool,
        burnt: bool,
        must_meet: bool,
        entered: list[int],
        met_at: list[int],
        ambushes: int,
        collected: int,
        just: int,
        map_double: bool,
        monster_bonus: int,
    ) -> None:
        self.at: int = at
        self.health: int = health
        self.grit: int = grit
        self.pool: int = pool
        self.placed: list[int] = placed
        self.aside: int = aside
        self.discarded: int = discarded
        self.poisoned: int = poisoned
        self.grit_cubes: int = grit_cubes
        self.bombs: int = bombs
        self.bombs_gone: int = bombs_gone
        self.cards: list[int] = cards
        self.faces: list[int] = faces
        self.hand: list[int] = hand
        self.quests: list[int] = quests
        self.crystals: int = crystals
        self.moved: int = moved
        self.met: int = met
        self.map_used: int = map_used
        self.bomb_used: int = bomb_used
        self.struck: bool = struck
        self.shot: bool = shot
        self.enchanted: bool = enchanted
        self.flared: bool = flared
        self.cut: bool = cut
        self.javelin: bool = javelin
        self.burnt: bool = burnt
        self.must_meet: bool = must_meet
        self.entered: list[int] = entered
        self.met_at: list[int] = met_at
        self.ambushes: int = ambushes
        self.collected: int = collected
        self.just: int = just
        self.map_double: bool = map_double
        self.monster_bonus: int = monster_bonus

    def copy(self) -> Knight:
        return Knight(
            at=self.at,
            health=self.health,
            grit=self.grit,
            pool=self.pool,
            placed=self.placed[:],
            aside=self.aside,
            discarded=self.discarded,
            poisoned=self.poisoned,
            grit_cubes=self.grit_cubes,
            bombs=self.bombs,
            bombs_gone=self.bombs_gone,
            cards=self.cards[:],
            faces=self.faces[:],
            hand=self.hand[:],
            quests=self.quests[:],
            crystals=self.crystals,
            moved=self.moved,
            met=self.met,
            map_used=self.map_used,
            bomb_used=self.bomb_used,
            struck=self.struck,
            shot=self.shot,
            enchanted=self.enchanted,
            flared=self.flared,
            cut=self.cut,
            javelin=self.javelin,
            burnt=self.burnt,
            must_meet=self.must_meet,
            entered=self.entered[:],
            met_at=self.met_at[:],
            ambushes=self.ambushes,
            collected=self.collected,
            just=self.just,
            map_double=self.map_double,
            monster_bonus=self.monster_bonus,
        )


class Goblins:
    """The Goblins' things (VC-B01). By Tribe: `pop`, and `at`, a space or OFF on the board. `slots` are the
    Monsters of Fangs, Bones, Bones and Eye. `acting` is the Tribe being activated, `left` the Lit spaces it has
    left this turn.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "pop",
        "at",
        "slots",
        "rage",
        "hand",
        "face_up",
        "monster_pile",
        "monster_discards",
        "secret_pile",
        "secret_discards",
        "war",
        "drawn",
        "activated",
        "acting",
        "left",
        "walked",
        "tunnels",
        "tunnelled",
        "blind",
        "bomber",
        "ruby_used",
        "wisp_used",
        "worm_used",
        "flared",
        "smasher",
        "crystals",
        "burnt",
        "spared",
    )

    def __init__(
        self,
        *,
        pop: list[int],
        at: list[int],
        slots: list[int],
        rage: int,
        hand: list[int],
        face_up: list[int],
        monster_pile: list[int],
        monster_discards: list[int],
        secret_pile: list[int],
        secret_discards: list[int],
        war: int,
        drawn: list[int],
        activated: int,
        acting: int,
        left: list[int],
        walked: bool,
        tunnels: bool,
        tunnelled: bool,
        blind: int,
        bomber: int,
        ruby_used: bool,
        wisp_used: bool,
        worm_used: bool,
        flared: int,
        smasher: int,
        crystals: int,
        burnt: bool,
        spared: bool,
    ) -> None:
        self.pop: list[int] = pop
        self.at: list[int] = at
        self.slots: list[int] = slots
        self.rage: int = rage
        self.hand: list[int] = hand
        self.face_up: list[int] = face_up
        self.monster_pile: list[int] = monster_pile
        self.monster_discards: list[int] = monster_discards
        self.secret_pile: list[int] = secret_pile
        self.secret_discards: list[int] = secret_discards
        self.war: int = war
        self.drawn: list[int] = drawn
        self.activated: int = activated
        self.acting: int = acting
        self.left: list[int] = left
        self.walked: bool = walked
        self.tunnels: bool = tunnels
        self.tunnelled: bool = tunnelled
        self.blind: int = blind
        self.bomber: int = bomber
        self.ruby_used: bool = ruby_used
        self.wisp_used: bool = wisp_used
        self.worm_used: bool = worm_used
        self.flared: int = flared
        self.smasher: int = smasher
        self.crystals: int = crystals
        self.burnt: bool = burnt
        self.spared: bool = spared

    def copy(self) -> Goblins:
        return Goblins(
            pop=self.pop[:],
            at=self.at[:],
            slots=self.slots[:],
            rage=self.rage,
            hand=self.hand[:],
            face_up=self.face_up[:],
            monster_pile=self.monster_pile[:],
            monster_discards=self.monster_discards[:],
            secret_pile=self.secret_pile[:],
            secret_discards=self.secret_discards[:],
            war=self.war,
            drawn=self.drawn[:],
            activated=self.activated,
            acting=self.acting,
            left=self.left[:],
            walked=self.walked,
            tunnels=self.tunnels,
            tunnelled=self.tunnelled,
            blind=self.blind,
            bomber=self.bomber,
            ruby_used=self.ruby_used,
            wisp_used=self.wisp_used,
            worm_used=self.worm_used,
            flared=self.flared,
            smasher=self.smasher,
            crystals=self.crystals,
            burnt=self.burnt,
            spared=self.spared,
        )


class Dragon:
    """The Dragon's things (VC-D01). `tracks` are the cubes of the five Sloth tracks, `wake` those on
    Wakefulness; `hand` counts Power cards by symbol and `pile` holds the undrawn ones; `fed` has a bit for each
    section that gave a cube this turn.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "at",
        "health",
        "wake",
        "tracks",
        "locked",
        "eaten",
        "awake",
        "surfaced",
        "hand",
        "pile",
        "gems_used",
        "kept",
        "shriek",
        "shrieks",
        "shrieked",
        "moved",
        "flown",
        "fed",
    )

    def __init__(
        self,
        *,
        at: int,
        health: int,
        wake: int,
        tracks: list[int],
        locked: int,
        eaten: int,
        awake: bool,
        surfaced: bool,
        hand: list[int],
        pile: list[int],
        gems_used: int,
        kept: int,
        shriek: bool,
        shrieks: int,
        shrieked: bool,
        moved: bool,
        flown: bool,
        fed: int,
    ) -> None:
        self.at: int = at
        self.health: int = health
        self.wake: int = wake
        self.tracks: list[int] = tracks
        self.locked: int = locked
        self.eaten: int = eaten
        self.awake: bool = awake
        self.surfaced: bool = surfaced
        self.hand: list[int] = hand
        self.pile: list[int] = pile
        self.gems_used: int = gems_used
        self.kept: int = kept
        self.shriek: bool = shriek
        self.shrieks: int = shrieks
        self.shrieked: bool = shrieked
        self.moved: bool = moved
        self.flown: bool = flown
        self.fed: int = fed

    def copy(self) -> Dragon:
        return Dragon(
            at=self.at,
            health=self.health,
            wake=self.wake,
            tracks=self.tracks[:],
            locked=self.locked,
            eaten=self.eaten,
            awake=self.awake,
            surfaced=self.surfaced,
            hand=self.hand[:],
            pile=self.pile[:],
            gems_used=self.gems_used,
            kept=self.kept,
            shriek=self.shriek,
            shrieks=self.shrieks,
            shrieked=self.shrieked,
            moved=self.moved,
            flown=self.flown,
            fed=self.fed,
        )


class Cavern:
    """The Cavern's things (VC-C01 to VC-C07): its tiles, its Omen tokens by symbol, and what it has done this
    turn.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand",
        "omens",
        "hatreds",
        "plunders",
        "hatred_tokens",
        "collected",
        "shaped",
        "placed",
    )

    def __init__(
        self,
        *,
        hand: list[int],
        omens: list[int],
        hatreds: int,
        plunders: int,
        hatred_tokens: int,
        collected: bool,
        shaped: bool,
        placed: bool,
    ) -> None:
        self.hand: list[int] = hand
        self.omens: list[int] = omens
        self.hatreds: int = hatreds
        self.plunders: int = plunders
        self.hatred_tokens: int = hatred_tokens
        self.collected: bool = collected
        self.shaped: bool = shaped
        self.placed: bool = placed

    def copy(self) -> Cavern:
        return Cavern(
            hand=self.hand[:],
            omens=self.omens[:],
            hatreds=self.hatreds,
            plunders=self.plunders,
            hatred_tokens=self.hatred_tokens,
            collected=self.collected,
            shaped=self.shaped,
            placed=self.placed,
        )


class Thief:
    """The Thief's things (VC-T01). `assigned` is the number of the Stat token on each statistic; `upgrades` and
    `looked` are bits, the latter by tile; `taken` remembers every upgrade he ever had.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "at",
        "assigned",
        "upgrades",
        "taken",
        "stash",
        "carried",
        "loot",
        "cubes",
        "moved",
        "targeted",
        "tried",
        "sticky",
        "over",
        "looked",
        "attacked",
        "hex",
        "plain_left",
    )

    def __init__(
        self,
        *,
        at: int,
        assigned: list[int],
        upgrades: int,
        taken: int,
        stash: int,
        carried: int,
        loot: int,
        cubes: int,
        moved: int,
        targeted: int,
        tried: int,
        sticky: bool,
        over: bool,
        looked: int,
        attacked: bool,
        hex: int,
        plain_left: int,
    ) -> None:
        self.at: int = at
        self.assigned: list[int] = assigned
        self.upgrades: int = upgrades
        self.taken: int = taken
        self.stash: int = stash
        self.carried: int = carried
        self.loot: int = loot
        self.cubes: int = cubes
        self.moved: int = moved
        self.targeted: int = targeted
        self.tried: int = tried
        self.sticky: bool = sticky
        self.over: bool = over
        self.looked: int = looked
        self.attacked: bool = attacked
        self.hex: int = hex
        self.plain_left: int = plain_left

    def copy(self) -> Thief:
        return Thief(
            at=self.at,
            assigned=self.assigned[:],
            upgrades=self.upgrades,
            taken=self.taken,
            stash=self.stash,
            carried=self.carried,
            loot=self.loot,
            cubes=self.cubes,
            moved=self.moved,
            targeted=self.targeted,
            tried=self.tried,
            sticky=self.sticky,
            over=self.over,
            looked=self.looked,
            attacked=self.attacked,
            hex=self.hex,
            plain_left=self.plain_left,
        )
