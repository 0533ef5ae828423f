"""The Dragon's powers: what each needs, what it costs and what it does."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import AIM_DRAGON, AIM_KNIGHT, AIM_THIEF, AIM_TRIBES, NO, TARGETS, YES, Act
from ...constants import (
    BURN,
    CLAW,
    CRYSTAL,
    DRAGON,
    FACES,
    FLAME,
    FLAME_WALL,
    GOBLINS,
    HISS,
    POWER_SYMBOLS,
    SCORCH,
    SCRATCH,
    SHRIEK,
    SLAP,
    SLITHER,
    SMASH,
    SWAT,
    TRACKS,
    TRAP,
    WING,
    WRATH,
)
from ...map import AROUND, HERE_AND_AROUND, STEP, space_name
from ...state import Caverns
from ..conflict.crossing import AttackThief, check_awake
from ..conflict.forced import FleeTiles, MoveToken, Push, falling_cells, target_cell
from ..conflict.harm import add_rage, affected, drop_secret, lose_grit, lose_population, roll_face, scatter
from ..conflict.hits import attacked, movable, pieces_on, reaches, tribes_among
from ..roles.flight import Fly, may_fly, passages
from ..tiles.tiles import BY_POWER, Crumble, Reveal, dark_tiles
from .flare import dark_near


# What pays.
def payments(s: Caverns, power: int) -> list[Act]:
    """VC-D06. Every way to pay: Power cards from hand and ready Gems."""
    cost = s.cards.powers[power].cost
    need = s.cards.powers[power].needs
    hand = s.dragon.hand
    ready = s.gems_out() & ~s.dragon.gems_used
    out: list[Act] = []
    for gems in range(8):
        if gems & ~ready:
            continue
        given = [gems & 1, gems >> 1 & 1, gems >> 2 & 1]
        total = len(cost) - given[0] - given[1] - given[2]
        if total < 0:
            continue
        for claws in range(min(hand[0], total) + 1):
            for flames in range(min(hand[1], total - claws) + 1):
                wings = total - claws - flames
                if wings > hand[2]:
                    continue
                if claws + given[0] < need[0] or flames + given[1] < need[1] or wings + given[2] < need[2]:
                    continue
                out.append(choices.pay_power([claws, flames, wings], gems))
    return out


def payable(s: Caverns, power: int) -> bool:
    """VC-D06. Is there any way to pay?"""
    need = s.cards.powers[power].needs
    hand = s.dragon.hand
    ready = s.gems_out() & ~s.dragon.gems_used
    claws = hand[0] + (ready & 1)
    flames = hand[1] + (ready >> 1 & 1)
    wings = hand[2] + (ready >> 2 & 1)
    enough = claws + flames + wings >= len(s.cards.powers[power].cost)
    return enough and claws >= need[0] and flames >= need[1] and wings >= need[2]


def pay(s: Caverns, act: Act) -> None:
    for symbol in range(3):
        s.dragon.hand[symbol] -= act.a >> (3 * symbol) & 7
    s.dragon.gems_used |= act.b


# What each needs.
def usable(s: Caverns, power: int) -> bool:
    """VC-D10 to VC-D23, AM-90. Is there anything for this power to do?"""
    dragon = s.dragon
    at = dragon.at
    map = s.map
    if power == CLAW:
        return len(clawed(s, [at + offset for offset in HERE_AND_AROUND])) > 0
    if power == FLAME:
        return dark_near(s, at)
    if power == WING:
        return may_fly(s, True) or len(passages(s)) > 0
    if power == HISS:
        return len(hissable(s)) > 0
    if power == SLITHER:
        return len(slither_from(s)) > 0
    if power == SWAT:
        return len(swattable(s)) > 0
    if power == SCORCH:
        return len(dark_tiles(s, [at + offset for offset in AROUND])) > 0
    if power == BURN:
        return map.any_dark()
    if power == SLAP:
        return s.knight.at - at in STEP and movable(s, at)
    if power == SHRIEK:
        return not dragon.shriek
    if power == SCRATCH:
        return len(attacked(s, at, [at], DRAGON)) > 0
    if power == FLAME_WALL:
        return len(wall_places(s)) > 0
    if power == SMASH:
        return s.token_here(at, CRYSTAL)
    for offset in HERE_AND_AROUND:
        if map.grid[at + offset] > 1:
            return True
    return False


def clawed(s: Caverns, cells: list[int]) -> list[int]:
    """VC-D10. Whom Claw hits on these spaces; a Knight with an active Shield is not moved."""
    return [target for target in attacked(s, s.dragon.at, cells, DRAGON) if target != AIM_KNIGHT or not s.shielded()]


def hissable(s: Caverns) -> list[int]:
    """VC-D13. Revealed Tribes anywhere, out of the Mushroom Forest."""
    return [t for t in range(3) if s.revealed_tribe(t) and reaches(s, s.dragon.at, s.goblins.at[t], False)]


def slither_from(s: Caverns) -> list[int]:
    """VC-D14. Sloth tracks with a cube, if another has room."""
    tracks = s.dragon.tracks
    room = s.cards.track_room
    return [
        track
        for track in range(5)
        if tracks[track] and any(tracks[other] < room[other] for other in range(5) if other != track)
    ]


def swattable(s: Caverns) -> list[Choice]:
    """VC-D15. Treasure tokens and Gems on adjacent tiles."""
    options: list[Choice] = []
    for step in STEP:
        cell = s.dragon.at + step
        if cell in s.map.treasures:
            options.append(choices.at("swat", cell))
        for gem in range(3):
            if s.map.gems[gem] == cell:
                options.append(choices.one_of("swat-gem", "symbol", POWER_SYMBOLS, gem))
    return options


def wall_places(s: Caverns) -> list[int]:
    """VC-D21. Adjacent tiles with no wall between."""
    at = s.dragon.at
    return [at + STEP[side] for side in range(4) if s.map.passage(at, side) and at + STEP[side] != s.map.flame]


# What each does.
def perform(s: Caverns, power: int) -> None:
    """VC-D10 to VC-D23. The power has been paid."""
    dragon = s.dragon
    if power == CLAW or power == FLAME or power == WRATH:
        s.agenda.append(Roll(power))
    elif power == WING:
        s.agenda.append(Fly())
    elif power == SCORCH:
        tiles = dark_tiles(s, [dragon.at + offset for offset in AROUND])
        s.agenda.append(Reveal(tiles, [], DRAGON, -1, BY_POWER))
    elif power == SLAP:
        s.agenda.append(Push(AIM_KNIGHT, 3, DRAGON))
    elif power == SHRIEK:
        dragon.shriek = True
        if not dragon.shrieked:
            dragon.shrieked = True
            dragon.shrieks += 1
            check_awake(s)
    elif power == SMASH:
        smash_own(s)
    else:
        s.agenda.append(Aim(power))


def smash_own(s: Caverns) -> None:
    """VC-D22, VC-D33. The Crystal token under him leaves the game; it counts as smashed."""
    tile = s.map.tile(s.dragon.at)
    if s.map.has_mark(tile):
        s.map.marks &= ~(1 << tile)
        s.gone += 1
        s.smashed += 1
        if s.events is not None:
            s.tell("smashed", {"role": "dragon", "owner": "nobody", "count": s.smashed})


class Aim(Step[Caverns]):
    """VC-D13 to VC-D21. The target of a power."""

    FIELDS: ClassVar[tuple[str, ...]] = ("power",)

    def __init__(self, power: int) -> None:
        self.power: int = power

    def run(self, s: Caverns) -> None:
        options: list[Choice] = []
        if self.power == HISS:
            options.extend([choices.tribe("hiss", tribe) for tribe in hissable(s)])
        elif self.power == SLITHER:
            options.extend([choices.one_of("from", "track", TRACKS, track) for track in slither_from(s)])
        elif self.power == SWAT:
            options = swattable(s)
        elif self.power == BURN:
            options.extend([choices.at("burn", cell) for cell in s.map.dark_cells()])
        elif self.power == SCRATCH:
            here = attacked(s, s.dragon.at, [s.dragon.at], DRAGON)
            if AIM_KNIGHT in here:
                options.append(choices.target("scratch", AIM_KNIGHT))
            if tribes_among(here):
                options.append(choices.target("scratch", AIM_TRIBES))
            if AIM_THIEF in here:
                options.append(choices.target("scratch", AIM_THIEF))
        else:
            options.extend([choices.at("wall-of-flame", cell) for cell in wall_places(s)])
        s.ask(s.seat_of(DRAGON), "aim", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if self.power == HISS:
            s.agenda.append(Hiss(choice.a))
            offer_trap(s, [choice.a])
        elif self.power == SLITHER:
            s.agenda.append(SlitherTo(choice.a))
        elif self.power == SWAT:
            if choice.op == "swat":
                s.agenda.append(MoveToken(-1, choice.a, 5, DRAGON))
            else:
                s.agenda.append(MoveToken(choice.a, s.map.gems[choice.a], 5, DRAGON))
        elif self.power == BURN:
            s.agenda.append(Reveal([choice.a], [], DRAGON, -1, BY_POWER))
        elif self.power == SCRATCH:
            if s.events is not None:
                s.tell("scratched", {"target": TARGETS[choice.a]})
            if choice.a == AIM_KNIGHT:
                lose_grit(s, 5)
            elif choice.a == AIM_THIEF:
                s.agenda.append(AttackThief(DRAGON))
            else:
                here = tribes_among(attacked(s, s.dragon.at, [s.dragon.at], DRAGON))
                s.agenda.append(ScratchTribes(here))
                offer_trap(s, here)
        else:
            s.map.flame = choice.a
            s.goblins.spared = False
            if s.events is not None:
                s.tell("flame_wall", {"space": space_name(choice.a)})
            s.agenda.append(FlameTrap())
            offer_trap(s, tribes_among(pieces_on(s, [choice.a], DRAGON)))


class SlitherTo(Step[Caverns]):
    """VC-D14. Where the cube goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("track",)

    def __init__(self, track: int) -> None:
        self.track: int = track

    def run(self, s: Caverns) -> None:
        options: list[Choice] = [
            choices.one_of("into", "track", TRACKS, track)
            for track in range(5)
            if track != self.track and s.dragon.tracks[track] < s.cards.track_room[track]
        ]
        s.ask(s.seat_of(DRAGON), "slither", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.dragon.tracks[self.track] -= 1
        s.dragon.tracks[choice.a] += 1
        if s.events is not None:
            s.tell("slithered", {"track": [TRACKS[self.track], TRACKS[choice.a]]})


# The Goblins' Trap.
def offer_trap(s: Caverns, tribes: list[int]) -> None:
    """VC-D27. A power will touch these Tribes: the Goblins may discard a Trap. Call it after pushing the effect."""
    if tribes and TRAP in s.goblins.face_up:
        s.agenda.append(TrapAnswer())


class TrapAnswer(Step[Caverns]):
    """VC-B57, VC-D27. Discard the Trap so that this use does nothing to any Tribe?"""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(GOBLINS), "trap", [YES, NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        if choice is YES:
            drop_secret(s, TRAP)
            effect = s.agenda[-1]
            if isinstance(effect, Spared):
                s.agenda[-1] = effect.spared()


class Spared(Step[Caverns]):
    """An effect on Tribes that a Trap can cancel: `spared` is the same effect without them."""

    def spared(self) -> Step[Caverns]:
        return Nothing()


class Nothing(Step[Caverns]):
    """All that is left of an effect on Tribes."""

    def run(self, s: Caverns) -> None:
        pass


class Hiss(Spared):
    """VC-D13. The Tribe hides and loses 1; Rage +1; he eats what it lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: int = tribe

    def run(self, s: Caverns) -> None:
        add_rage(s, 1)
        lose_population(s, self.tribe, 1, True, True)


class ScratchTribes(Spared):
    """VC-D20. Every Tribe on his tile falls to 0, eaten; Rage +1 each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribes",)

    def __init__(self, tribes: list[int]) -> None:
        self.tribes: list[int] = tribes

    def run(self, s: Caverns) -> None:
        for tribe in self.tribes:
            add_rage(s, 1)
            lose_population(s, tribe, s.goblins.pop[tribe], True, True)


class FlameTrap(Spared):
    """VC-D27. A Flame Wall put under a Tribe; after a Trap it burns no Tribe."""

    def run(self, s: Caverns) -> None:
        pass

    def spared(self) -> Step[Caverns]:
        return FlameSpares()


class FlameSpares(Step[Caverns]):
    def run(self, s: Caverns) -> None:
        s.goblins.spared = True


# Powers with the die.
class Roll(Step[Caverns]):
    """VC-R02. Roll around his tile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("power",)

    def __init__(self, power: int) -> None:
        self.power: int = power

    def run(self, s: Caverns) -> None:
        face = roll_face(s)
        if s.dragon.shriek:
            s.agenda.append(Again(self.power, face))
        else:
            rolled(s, self.power, face)


class Again(Step[Caverns]):
    """VC-D19. Take the Shriek token off to roll once more? The second result stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("power", "face")

    def __init__(self, power: int, face: int) -> None:
        self.power: int = power
        self.face: int = face

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(DRAGON), f"shriek_{FACES[self.face]}", [YES, NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        face = self.face
        if choice is YES:
            s.dragon.shriek = False
            face = roll_face(s)
        rolled(s, self.power, face)


def rolled(s: Caverns, power: int, face: int) -> None:
    """The die has spoken."""
    cells = affected(s, s.dragon.at, face)
    if power == FLAME:
        s.agenda.append(Reveal(dark_tiles(s, cells), [], DRAGON, -1, BY_POWER))
        return
    if power == CLAW:
        targets = clawed(s, cells)
        s.agenda.append(Claw(targets))
        offer_trap(s, tribes_among(targets))
        return
    bases: list[int] = []
    for cell in cells:
        base = s.map.where[s.map.tile(cell)]
        if base != s.map.where[0] and base not in bases:
            bases.append(base)
    shake(s, bases)


class Claw(Spared):
    """VC-D10. The pieces it has still to hit, tile by tile in his order; nobody is hit twice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("targets",)

    def __init__(self, targets: list[int]) -> None:
        self.targets: list[int] = targets

    def spared(self) -> Step[Caverns]:
        return Claw([target for target in self.targets if choices.owner_of_target(target) != GOBLINS])

    def run(self, s: Caverns) -> None:
        cells = sorted({target_cell(s, target) for target in self.targets})
        if len(cells) == 1:
            self.claw(s, cells[0])
        elif cells:
            s.ask(s.seat_of(DRAGON), "claw", [choices.at("claw", cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.claw(s, choice.a)

    def claw(self, s: Caverns, cell: int) -> None:
        here = [target for target in self.targets if target_cell(s, target) == cell]
        s.agenda.append(Claw([target for target in self.targets if target not in here]))
        if AIM_THIEF in here:
            s.agenda.append(AttackThief(DRAGON))
        if AIM_KNIGHT in here:
            s.agenda.append(Push(AIM_KNIGHT, 1, DRAGON))
        for tribe in tribes_among(here):
            add_rage(s, 1)
            scatter(s, tribe, True)


def shake(s: Caverns, bases: list[int]) -> None:
    """VC-D35, VC-D27. Wrath hits these tiles: the Tribes on any space of them may be spared by a Trap."""
    tribes = tribes_among(pieces_on(s, falling_cells(s, bases), DRAGON))
    s.agenda.append(Wrath(bases, tribes))
    offer_trap(s, tribes)


class Wrath(Spared):
    """VC-D23, VC-D35. Tribes scatter, other pieces leave in turn order, then the tiles fall."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bases", "tribes")

    def __init__(self, bases: list[int], tribes: list[int]) -> None:
        self.bases: list[int] = bases
        self.tribes: list[int] = tribes

    def spared(self) -> Step[Caverns]:
        return Wrath(self.bases, [])

    def run(self, s: Caverns) -> None:
        s.agenda.append(WrathFalls(self.bases))
        s.agenda.append(FleeTiles(AIM_THIEF, self.bases, DRAGON))
        s.agenda.append(Shaken(s.dragon.at))
        s.agenda.append(FleeTiles(AIM_DRAGON, self.bases, DRAGON))
        if not s.shielded():
            s.agenda.append(FleeTiles(AIM_KNIGHT, self.bases, DRAGON))
        for tribe in self.tribes:
            scatter(s, tribe)


class Shaken(Step[Caverns]):
    """VC-D30. Leaving a tile that his own Wrath removes is a movement of his own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        if s.dragon.at != self.cell:
            s.dragon.moved = True


class WrathFalls(Step[Caverns]):
    """VC-D35. Tiles that no piece stands on fall; a piece that could not leave keeps its tile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bases",)

    def __init__(self, bases: list[int]) -> None:
        self.bases: list[int] = bases

    def run(self, s: Caverns) -> None:
        falling: list[int] = []
        for base in self.bases:
            cells = s.map.piece_cells(s.map.tile(base))
            held = False
            for target in range(6):
                if target_cell(s, target) in cells:
                    held = True
            if not held:
                falling.append(base)
        if s.events is not None:
            s.tell("wrath", {"space": [space_name(base) for base in falling]})
        s.agenda.append(Crumble(falling, DRAGON))
