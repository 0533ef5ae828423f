"""Ambushes: by a hidden Tribe, or without Goblins by the Infestation and its Monsters."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import NO, YES, Act
from ...constants import (
    BEETLES,
    BLOB,
    CANYON,
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
from ...map import DIAGONAL, OFF, STEP
from ...state import Caverns
from ..conflict.harm import (
    add_rage,
    knight_reaches,
    lose_grit,
    lose_health,
    lose_treasure,
    roll_face,
    scatter,
    shows_centre,
)
from ..tiles.placing import PlaceAt
from ..tiles.terrain import TerrainAt
from .cubes import place_cube, strength_placings


class Ambush(Step[Caverns]):
    """VC-K12, VC-V07. She may add Strength; then a stronger hidden Tribe, or the Infestation, may strike."""

    def run(self, s: Caverns) -> None:
        s.knight.ambushes += 1
        if s.events is not None:
            s.tell("surprise", {"count": s.knight.ambushes})
        if s.plays(GOBLINS):
            if ambushers(s):
                s.agenda.append(GoblinAmbush())
                s.agenda.append(Brace())
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


class Brace(Step[Caverns]):
    """VC-K12. Cubes for Strength before the answer."""

    def run(self, s: Caverns) -> None:
        if not s.knight.pool or s.knight.cut:
            return
        # Asked also if a face-down Treasure might help: that she is asked must not tell the others which it is.
        options = strength_placings(s)
        if options or (0 in s.knight.faces and not s.alone()):
            options.append(choices.plain("ready"))
            s.ask(s.seat_of(KNIGHT), "brace", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "place":
            place_cube(s, choice.a)
            s.agenda.append(self)


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
        elif FEARLESS in s.knight.hand or (s.knight.hand and not s.alone()):
            # The others must not learn from the question whether she holds Fearless.
            s.ask(s.seat_of(KNIGHT), "draw_monster", [YES, NO] if FEARLESS in s.knight.hand else [NO])
        else:
            s.agenda.append(Fight(-1, -1))
            s.agenda.append(Brace())

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        if choice is YES:
            meet_monster(s)
        else:
            s.agenda.append(Fight(-1, -1))
            s.agenda.append(Brace())


def draw_monster(s: Caverns) -> int:
    """VC-G10. A Monster, straight to the discards unless someone keeps it; -1 if none is left."""
    goblins = s.goblins
    if not goblins.monster_pile:
        goblins.monster_pile = goblins.monster_discards
        goblins.monster_discards = []
    if not goblins.monster_pile:
        return -1
    monster = s.chance.draw(goblins.monster_pile)
    goblins.monster_discards.append(monster)
    return monster


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
    s.agenda.append(Brace())


class Fight(Step[Caverns]):
    """VC-V07, VC-V09. Compare Strength; as strong needs the die. `token` is the space of a Monster token she storms."""

    FIELDS: ClassVar[tuple[str, ...]] = ("monster", "token")

    def __init__(self, monster: int, token: int) -> None:
        self.monster: int = monster
        self.token: int = token

    def run(self, s: Caverns) -> None:
        foe = s.table.line + 2
        if self.monster >= 0:
            foe = s.cards.monster_strength[self.monster]
            if self.token < 0:
                foe += s.knight.monster_bonus
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
            if self.monster >= 0 and s.knight.at >= 0 and not s.over:
                ambush_text(s, self.monster)
        elif self.monster >= 0:
            s.knight.just |= 1 << FEARLESS


def win_token(s: Caverns, monster: int, cell: int) -> None:
    """VC-V09. The token goes, its card is discarded, and she steps onto the space."""
    from ..conflict.encounter import walk_onto

    if monster == OGRE:
        s.map.ogre = OFF
    else:
        s.map.troll = OFF
    s.goblins.monster_discards.append(monster)
    s.knight.just |= 1 << FEARLESS
    walk_onto(s, cell, -1, True)


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
        s.knight.at = choice.a
        knight_reaches(s, choice.a)


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
        from ..conflict.encounter import DragTo

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
