"""The Knight's Encounters: what she meets on a tile. It is revealed and resolved: an Ambush, an Event, a Monster.

An Ambush may lead onto the next tile, so these steps follow each other round and stand in one module."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import AIM_KNIGHT, NO, YES, Act
from ...constants import (
    AMBUSH,
    BEETLES,
    BLOB,
    CANYON,
    CAVERN,
    EVENT,
    EVENTS,
    FEARLESS,
    FLAME_GIANT,
    GNOME,
    GOBLINS,
    GOLEM,
    KNIGHT,
    MONSTERS,
    OGRE,
    TRIBES,
    TROLL,
    UNDERWORM,
    WISP,
)
from ...map import AROUND, DIAGONAL, OFF, STEP, space_name
from ...state import Caverns
from ..effects.events import Fresh, Light, UnderEvents, cave_bread
from ..effects.treasures import TreasureOffer
from ..roles.recruits import draw_monster
from ..tiles.placing import PlaceAt
from ..tiles.terrain import TerrainAt
from ..tiles.tiles import ENTERED, OTHERWISE, Reveal, dark_tiles
from .asides import Moment, asides, do_aside, maybe_held, quest_possible
from .attacks import Attacks, Collect
from .crossing import draw_omens, event_name, next_event
from .forced import carry, displace, stops_knight
from .harm import (
    add_rage,
    gain_grit,
    knight_reaches,
    lose_grit,
    lose_health,
    lose_treasure,
    roll_face,
    scatter,
    shows_centre,
)


def walk_onto(s: Caverns, cell: int, side: int, spent: bool) -> None:
    """VC-K05 to VC-K07, VC-K28, VC-D24. Her own step onto a tile: Flame Wall, Entrance, then a mandatory Encounter.

    A step, and nothing but a step, is the end of what had just come true for a Sidequest.

    `side` is the side of the new tile that she came through if no wall was crossed; `spent` that the Encounter for
    this space is already counted.
    """
    knight = s.knight
    knight.just = 0
    knight.at = cell
    if cell not in knight.entered:
        knight.entered.append(cell)
    if s.events is not None:
        s.tell("knight_moves", {"space": space_name(cell)})
    dark = s.map.dark(cell)
    if dark or stops_knight(s, cell) or s.tribe_here(cell) or (s.dragon.surfaced and s.dragon.at == cell):
        s.agenda.append(Encounter(True, side, spent))
    knight_reaches(s, cell)
    if s.map.flame == cell and s.active == KNIGHT and not knight.burnt:
        knight.burnt = True
        lose_grit(s, 5)


class DragTo(Step[Caverns]):
    """VC-V08. The Underworm drags her onto a Dark tile, revealed within the same Encounter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        if s.map.dark(self.cell):
            s.agenda.append(Meet(-1))
            displace(s, AIM_KNIGHT, self.cell)


class Encounter(Step[Caverns]):
    """VC-K09. One Encounter on her tile: reveal or resolve, attack, collect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entered", "side", "spent")

    def __init__(self, entered: bool, side: int, spent: bool) -> None:
        self.entered: bool = entered
        self.side: int = side
        self.spent: bool = spent

    def run(self, s: Caverns) -> None:
        knight = s.knight
        if not self.spent:
            knight.met += 1
        knight.must_meet = False
        if knight.at not in knight.met_at:
            knight.met_at.append(knight.at)
        s.agenda.append(Collect())
        s.agenda.append(Attacks(0, self.entered, s.map.dark(knight.at)))
        s.agenda.append(Meet(self.side))
        if self.entered and stops_knight(s, knight.at):
            s.agenda.append(Moment(False))


class Meet(Step[Caverns]):
    """VC-K09, VC-K10, VC-K14. Part 1: a Dark tile is revealed and resolved, or an Event token is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: int = side

    def run(self, s: Caverns) -> None:
        cell = s.knight.at
        if cell < 0:
            return
        tile = s.map.tile(cell)
        if s.map.dark(cell):
            s.agenda.append(RevealGrit())
            s.agenda.append(Resolve(cell))
            s.agenda.append(Reveal([cell], [], KNIGHT, self.side, ENTERED))
        elif stops_knight(s, cell):
            s.map.marks &= ~(1 << tile)
            s.agenda.append(PlayEvent())


class Resolve(Step[Caverns]):
    """VC-M13, VC-K11 to VC-K13. The effect of a tile she revealed by entering."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        kind = s.cards.kinds[s.map.tile(self.cell)]
        if kind == AMBUSH:
            s.agenda.append(Ambush())
        elif kind == EVENT and s.events_left():
            s.agenda.append(PlayEvent())
            s.agenda.append(Moment(False))


class RevealGrit(Step[Caverns]):
    """VC-K10. One Grit for a revealed tile, after its effect."""

    def run(self, s: Caverns) -> None:
        gain_grit(s, 1)


# Ambushes.
class Ambush(Step[Caverns]):
    """VC-K12, VC-V07. She may add Strength; then a stronger hidden Tribe, or the Infestation, may strike."""

    def run(self, s: Caverns) -> None:
        if s.active == KNIGHT:
            s.knight.ambushes += 1
        if s.events is not None:
            s.tell("surprise", {"count": s.knight.ambushes})
        if s.plays(GOBLINS):
            if ambushers(s):
                s.agenda.append(GoblinAmbush())
                s.agenda.append(Moment(True))
        else:
            s.agenda.append(Infest())


def ambushers(s: Caverns) -> list[int]:
    """VC-K12. Hidden Tribes with Goblins in them, stronger than she is."""
    found: list[int] = []
    strength = s.knight_strength()
    for tribe in range(3):
        if s.goblins.pop[tribe] and not s.revealed_tribe(tribe) and s.tribe_strength(tribe) > strength:
            found.append(tribe)
    return found


class GoblinAmbush(Step[Caverns]):
    """VC-K12. The Goblins choose a Tribe, or decline."""

    def run(self, s: Caverns) -> None:
        options: list[Choice] = [choices.tribe("ambush", tribe) for tribe in ambushers(s)]
        if options:
            options.append(NO)
            s.ask(s.seat_of(GOBLINS), "ambush", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "ambush":
            if s.events is not None:
                s.tell("ambushed", {"tribe": TRIBES[choice.a]})
            lose_health(s, 1)
            scatter(s, choice.a)
            add_rage(s, -1)


class Infest(Step[Caverns]):
    """VC-V07. The line in use: strength 2, 3, or a drawn Monster. With Fearless in hand she may draw one anyway."""

    def run(self, s: Caverns) -> None:
        if s.table.line == 2:
            meet_monster(s)
        elif FEARLESS in maybe_held(s) or (FEARLESS in s.knight.quests and quest_possible(s)):
            # The others must not learn from the question whether she holds Fearless.
            options: list[Choice] = [YES] if FEARLESS in s.knight.hand else []
            options.extend(asides(s))
            options.append(NO)
            s.ask(s.seat_of(KNIGHT), "draw_monster", options)
        else:
            self.fight(s)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is YES:
            meet_monster(s)
        elif choice is NO:
            self.fight(s)
        else:
            s.agenda.append(self)
            do_aside(s, choice)

    def fight(self, s: Caverns) -> None:
        s.agenda.append(Fight(-1, -1))
        s.agenda.append(Moment(True))


def meet_monster(s: Caverns) -> None:
    """VC-V07, VC-V08. A Monster for an Ambush; the Wisp does not fight and another is drawn."""
    monster = draw_monster(s)
    if monster == WISP:
        monster = draw_monster(s)
    if monster < 0 or monster == WISP:
        return
    if s.events is not None:
        s.tell("monster", {"monster": MONSTERS[monster]})
    s.agenda.append(Fight(monster, -1))
    s.agenda.append(Moment(True))


class Fight(Step[Caverns]):
    """VC-V07, VC-V09. Compare Strength; as strong needs the die. `token` is the space of a Monster token she storms."""

    FIELDS: ClassVar[tuple[str, ...]] = ("monster", "token")

    def __init__(self, monster: int, token: int) -> None:
        self.monster: int = monster
        self.token: int = token

    def foe(self, s: Caverns) -> int:
        """The Strength she must meet: the line of the Infestation, or the Monster's own."""
        if self.monster < 0:
            return s.table.line + 2
        bonus = s.knight.monster_bonus if self.token < 0 else 0
        return s.cards.monsters[self.monster].strength + bonus

    def run(self, s: Caverns) -> None:
        foe = self.foe(s)
        if self.monster >= 0 and self.token < 0:
            s.knight.monster_bonus = 0
        strength = s.knight_strength()
        lost = strength < foe
        if strength == foe:
            lost = shows_centre(s, roll_face(s))
        if s.events is not None:
            s.tell("fight", {"lost": 1 if lost else 0, "count": foe})
        if self.token >= 0:
            if lost:
                lose_health(s, 1)
            else:
                win_token(s, self.monster, self.token)
            return
        if lost:
            lose_health(s, 1)
            if self.monster >= 0 and s.knight.at >= 0:
                ambush_text(s, self.monster)
        elif self.monster >= 0 and s.active == KNIGHT:
            s.knight.just |= 1 << FEARLESS


def win_token(s: Caverns, monster: int, cell: int) -> None:
    """VC-V09. The token goes, its card is discarded, and she steps onto the space."""
    if monster == OGRE:
        s.map.ogre = OFF
    else:
        s.map.troll = OFF
    s.goblins.monster_discards.append(monster)
    walk_onto(s, cell, -1, True)
    s.knight.just |= 1 << FEARLESS


def ambush_text(s: Caverns, monster: int) -> None:
    """VC-V08. What a Monster does when she loses to it."""
    knight = s.knight
    if monster == OGRE:
        s.agenda.append(OgrePush())
    elif monster == TROLL:
        s.goblins.monster_discards.remove(TROLL)
        if s.map.where[CANYON] >= 0:
            s.map.troll = s.map.bridge()
        elif s.collapse:
            s.goblins.monster_discards.append(TROLL)
        else:
            s.agenda.append(TrollLeft())
            s.agenda.append(TerrainAt(CANYON, KNIGHT, knight.at, True))
    elif monster == GOLEM:
        knight.map_double = True
    elif monster == GNOME:
        if knight.cards:
            s.treasure_out.append(lose_treasure(s, s.chance.below(len(knight.cards))))
    elif monster == BEETLES:
        knight.monster_bonus = 1
    elif monster == UNDERWORM:
        s.agenda.append(WormDrag())
    elif monster == BLOB:
        lose_grit(s, 5)
    elif monster == FLAME_GIANT and s.knight_strength() <= 3:
        lose_health(s, 1)


class TrollLeft(Step[Caverns]):
    """VC-V08. If no place was found for the Canyon the Troll is discarded after all."""

    def run(self, s: Caverns) -> None:
        if s.map.troll < 0:
            s.goblins.monster_discards.append(TROLL)


class OgrePush(Step[Caverns]):
    """VC-V08. She moves to an adjacent unoccupied space that is not Dark; the Ogre stays."""

    def run(self, s: Caverns) -> None:
        cells = [
            s.knight.at + step
            for step in STEP
            if s.map.grid[s.knight.at + step]
            and not s.map.dark(s.knight.at + step)
            and not s.map.impassable(s.knight.at + step)
            and s.unoccupied(s.knight.at + step)
        ]
        if cells:
            s.ask(s.seat_of(KNIGHT), "ogre", [choices.at("retreat", cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.goblins.monster_discards.remove(OGRE)
        s.map.ogre = s.knight.at
        carry(s, AIM_KNIGHT, choice.a, KNIGHT)


class WormDrag(Step[Caverns]):
    """VC-V08. To the nearest diagonal Dark tile, which is revealed in the same Encounter; one is placed if need be."""

    def run(self, s: Caverns) -> None:
        cells = diagonal_cells(s, True)
        if not cells and not s.collapse and s.tiles_left():
            cells = diagonal_cells(s, False)
        if len(cells) == 1:
            self.drag(s, cells[0])
        elif cells:
            s.ask(s.seat_of(KNIGHT), "worm", [choices.at("dragged", cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.drag(s, choice.a)

    def drag(self, s: Caverns, cell: int) -> None:
        s.agenda.append(DragTo(cell))
        if not s.map.grid[cell]:
            s.agenda.append(PlaceAt(cell, KNIGHT))


def diagonal_cells(s: Caverns, dark: bool) -> list[int]:
    """The nearest diagonal Dark tiles, or open spaces next to a tile."""
    for far in range(1, 60):
        found: list[int] = []
        for way in DIAGONAL:
            cell = s.knight.at + way * far
            if cell < 0 or cell >= len(s.map.grid):
                continue
            if (
                (s.map.dark(cell) and not s.piece_of_others(cell, KNIGHT))
                if dark
                else (s.map.grid[cell] == 0 and s.map.neighbours(cell) > 0)
            ):
                found.append(cell)
        if found:
            return found
    return []


# Events.
class PlayEvent(Step[Caverns]):
    """VC-K13. The Cavern plays one of the top three; without it the top card is played."""

    def run(self, s: Caverns) -> None:
        if not s.events_left():
            return
        if not s.plays(CAVERN):
            play(s, next_event(s))
            return
        kinds: list[int] = []
        for card in s.events_top:
            if s.cards.events[card] not in kinds:
                kinds.append(s.cards.events[card])
        if len(s.events_top) == 1:
            self.chosen(s, kinds[0])
        else:
            options: list[Choice] = [choices.one_of("event", "event", EVENTS, kind) for kind in kinds]
            s.ask(s.seat_of(CAVERN), "choose_event", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.chosen(s, choice.a)

    def chosen(self, s: Caverns, kind: int) -> None:
        for card in s.events_top:
            if s.cards.events[card] == kind:
                s.events_top.remove(card)
                play(s, card)
                break
        s.agenda.append(UnderEvents())


def play(s: Caverns, card: int) -> None:
    """The card leaves the game and the Knight resolves it."""
    s.events_out.append(card)
    s.mark_revealed()
    if s.events is not None:
        s.tell("event", {"event": event_name(s, card)})
    resolve_event(s, s.cards.events[card])


def resolve_event(s: Caverns, kind: int) -> None:
    """VC-E01 to VC-E07. What a revealed Event does to the Knight."""
    name = EVENTS[kind]
    if name == "ambush":
        s.agenda.append(Ambush())
    elif name == "rats":
        lose_grit(s, 2)
    elif name == "deep_and_dark":
        if s.plays(CAVERN):
            draw_omens(s, 2)
        else:
            s.agenda.append(TreasureOffer())
    elif name == "light":
        s.agenda.append(Light())
    elif name == "vantage_point":
        tiles = dark_tiles(s, [s.knight.at + offset for offset in AROUND])
        s.agenda.append(Reveal(tiles, [], KNIGHT, -1, OTHERWISE))
    elif name == "cave_bread":
        cave_bread(s)
    else:
        s.agenda.append(Fresh())
