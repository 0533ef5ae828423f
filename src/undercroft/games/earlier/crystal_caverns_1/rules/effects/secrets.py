"""The Secrets deck: when each may be played and what it does."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import DONE, Act
from ...constants import (
    AMBUSH,
    BLIND_FURY,
    CAVE_IN,
    CAVE_TILES,
    CAVERN,
    CRYSTAL,
    DRAGON,
    EYE,
    FIRE_BOMBER,
    GOBLINS,
    HEX,
    HIDING_SPOTS,
    KNIGHT,
    PIECES,
    ROLES,
    RUBY,
    THIEF,
    TRAP,
    TUNNELS,
)
from ...map import STEP
from ...state import Caverns
from ..conflict.crossing import DiscardPowers, ReturnOmens
from ..conflict.forced import FleeTiles, nearest, sheltered
from ..conflict.harm import add_rage, lose_grit, lose_health, scatter, show_secret
from ..tiles.tiles import Crumble


def playable(s: Caverns, acting: bool) -> list[int]:
    """VC-B50. Secrets in hand that may be played now; Hiding Spots is an activation, so only among those."""
    found: list[int] = []
    for secret in s.goblins.hand:
        if secret == RUBY or secret == TRAP or secret == BLIND_FURY or secret == FIRE_BOMBER:
            found.append(secret)
        elif secret == TUNNELS:
            if not s.goblins.tunnels:
                found.append(secret)
        elif secret == HEX:
            if hexable(s):
                found.append(secret)
        elif secret == CAVE_IN:
            if s.goblins.pop[EYE] and any_cave_in(s):
                found.append(secret)
        elif secret == HIDING_SPOTS and acting and s.goblins.acting < 0 and hiders(s):
            found.append(secret)
    return found


def play_secret(s: Caverns, secret: int) -> None:
    """VC-B50 to VC-B61. The card is shown; it is discarded, or stays face up."""
    goblins = s.goblins
    show_secret(s, secret)
    if secret == RUBY or secret == TRAP:
        goblins.face_up.append(secret)
        return
    goblins.secret_discards.append(secret)
    if secret == TUNNELS:
        goblins.tunnels = True
    elif secret == BLIND_FURY or secret == FIRE_BOMBER:
        s.agenda.append(NameTribe(secret))
    elif secret == HEX:
        s.agenda.append(Hex())
    elif secret == CAVE_IN:
        s.agenda.append(CaveIn([], goblins.pop[EYE]))
    else:
        s.agenda.append(HidingSpots())


class NameTribe(Step[Caverns]):
    """VC-B60, VC-B61. Which Tribe is in Blind Fury, or carries the Fire Bomber."""

    FIELDS: ClassVar[tuple[str, ...]] = ("secret",)

    def __init__(self, secret: int) -> None:
        self.secret: int = secret

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(GOBLINS), "name_tribe", [choices.tribe("name", tribe) for tribe in range(3)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if self.secret == BLIND_FURY:
            s.goblins.blind = choice.a
        else:
            s.goblins.bomber = choice.a


def hexable(s: Caverns) -> list[int]:
    """VC-B55, AM-90. Any other player in play; nobody inside the Mushroom Forest."""
    found: list[int] = []
    if s.knight.at >= 0 and not sheltered(s, s.knight.at, -1):
        found.append(KNIGHT)
    if s.plays(DRAGON) and (s.dragon.at < 0 or not sheltered(s, s.dragon.at, -1)):
        found.append(DRAGON)
    if s.plays(CAVERN):
        found.append(CAVERN)
    if s.plays(THIEF) and (s.thief.at < 0 or not sheltered(s, s.thief.at, -1)):
        found.append(THIEF)
    return found


class Hex(Step[Caverns]):
    """VC-B55. A player suffers by the Population of the Eye, at least 1."""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(GOBLINS), "hex", [choices.role("hex", role) for role in hexable(s)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        amount = max(1, s.goblins.pop[EYE])
        if s.events is not None:
            s.tell("hexed", {"role": ROLES[choice.a], "count": amount})
        if choice.a == KNIGHT:
            lose_grit(s, amount)
        elif choice.a == DRAGON:
            s.agenda.append(DiscardPowers(amount))
        elif choice.a == CAVERN:
            s.agenda.append(ReturnOmens(amount))
        else:
            s.thief.hex = amount


def hiders(s: Caverns) -> list[int]:
    """VC-B56. Hidden Tribes that may attack from a Lit Ambush tile on or next to the Knight."""
    knight = s.knight.at
    if knight < 0 or sheltered(s, knight, -1):
        return []
    near = False
    for cell in (knight, knight + STEP[0], knight + STEP[1], knight + STEP[2], knight + STEP[3]):
        if s.map.lit(cell) and s.cards.kinds[s.map.tile(cell)] == AMBUSH:
            near = True
    if not near:
        return []
    strength = s.knight_strength()
    return [
        tribe
        for tribe in range(3)
        if s.goblins.pop[tribe]
        and not s.goblins.activated >> tribe & 1
        and not s.revealed_tribe(tribe)
        and s.bare_strength(tribe) > strength
    ]


class HidingSpots(Step[Caverns]):
    """VC-B56. Its activation: Health -1, the Tribe scatters, Rage -1; no Monster and no other Secret counts."""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(GOBLINS), "hiding_spots", [choices.tribe("spring", tribe) for tribe in hiders(s)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.goblins.activated |= 1 << choice.a
        lose_health(s, 1)
        scatter(s, choice.a)
        add_rage(s, -1)


def cave_in_tiles(s: Caverns, chosen: list[int]) -> list[int]:
    """VC-B52. Spaces of tiles that may still be chosen."""
    map = s.map
    marked: list[int] = []
    for base in chosen:
        marked.extend(map.piece_cells(map.tile(base)))
    return [
        map.where[tile]
        for tile in range(1, PIECES)
        if map.where[tile] >= 0 and map.where[tile] not in chosen and may_cave_in(s, tile, marked)
    ]


def may_cave_in(s: Caverns, tile: int, marked: list[int]) -> bool:
    """VC-B52. No Crystal token, no other player's piece, and own Tribes here or on the marked spaces can leave."""
    map = s.map
    if tile < CAVE_TILES and s.cards.kinds[tile] == CRYSTAL and map.has_mark(tile):
        return False
    cells = map.piece_cells(tile)
    for cell in cells:
        if s.piece_of_others(cell, GOBLINS):
            return False
    for tribe in range(3):
        at = s.goblins.at[tribe]
        if (at in cells or at in marked) and not nearest(s, tribe + 1, marked + cells):
            return False
    return True


def any_cave_in(s: Caverns) -> bool:
    """VC-B52. Is there a tile that may fall?"""
    for tile in range(1, PIECES):
        if s.map.where[tile] >= 0 and may_cave_in(s, tile, []):
            return True
    return False


class CaveIn(Step[Caverns]):
    """VC-B52. Up to as many tiles as the Eye's Population; own Tribes on them leave first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chosen", "left")

    def __init__(self, chosen: list[int], left: int) -> None:
        self.chosen: list[int] = chosen
        self.left: int = left

    def run(self, s: Caverns) -> None:
        bases = cave_in_tiles(s, self.chosen) if self.left else []
        if not bases:
            self.fall(s)
            return
        options: list[Choice] = [choices.at("cave-in", cell) for cell in sorted(bases)]
        if self.chosen:
            options.append(DONE)
        s.ask(s.seat_of(GOBLINS), "cave_in", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is DONE:
            self.fall(s)
        else:
            s.agenda.append(CaveIn([*self.chosen, choice.a], self.left - 1))

    def fall(self, s: Caverns) -> None:
        s.agenda.append(Crumble(self.chosen, GOBLINS))
        for tribe in range(2, -1, -1):
            s.agenda.append(FleeTiles(tribe + 1, self.chosen, GOBLINS))
