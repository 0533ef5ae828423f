"""Tiles come: from stack or hand onto the map, Dark side up, and into every gap that an open side leaves."""

from __future__ import annotations

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import Act
from ...constants import CAVERN, CRYSTAL
from ...map import space_name
from ...state import Caverns


def draw_tile(s: Caverns) -> int:
    """VC-G04. The top tile of the stack: by chance from its uppermost part."""
    top = 1000
    for tile in s.stack:
        if s.layer[tile] < top:
            top = s.layer[tile]
    part = [tile for tile in s.stack if s.layer[tile] == top]
    tile = s.chance.draw(part)
    s.stack.remove(tile)
    return tile


def refill_hand(s: Caverns) -> None:
    """VC-C05. The Cavern holds three tiles while the stack lasts."""
    if s.plays(CAVERN):
        while len(s.cavern.hand) < 3 and s.stack:
            s.cavern.hand.append(draw_tile(s))
        s.cavern.hand.sort()


def place_tile(s: Caverns, tile: int, cell: int) -> None:
    """VC-M08, VC-M21. A tile from hand or stack, Dark side up; a Tribe lurking there is revealed."""
    if tile in s.cavern.hand:
        s.cavern.hand.remove(tile)
    s.map.put(tile, cell)
    if s.events is not None:
        s.tell("placed", {"space": space_name(cell)})
    refill_hand(s)


def placeable(s: Caverns) -> list[int]:
    """VC-C06. Tiles of the Cavern's hand it may place: in its own turn a Crystal first."""
    hand = s.cavern.hand
    if s.active == CAVERN:
        crystals = [tile for tile in hand if s.cards.kinds[tile] == CRYSTAL]
        if crystals:
            return crystals
    return hand


class Fill(Step[Caverns]):
    """VC-M12. Before the Collapse every open space faced by an open side gets a Dark tile."""

    def run(self, s: Caverns) -> None:
        if s.collapse or not s.tiles_left():
            return
        spaces = s.map.unfilled()
        if not spaces:
            return
        if not s.plays(CAVERN):
            if len(spaces) <= len(s.stack):
                # Tiles come unseen and each space gets one: the order changes nothing.
                for cell in sorted(spaces):
                    place_tile(s, draw_tile(s), cell)
            else:
                s.ask(s.seat_of(s.active), "fill", [choices.at("fill", cell) for cell in sorted(spaces)])
            return
        tiles = placeable(s)
        if len(spaces) == 1 and len(s.cavern.hand) == 1:
            s.agenda.append(self)
            place_tile(s, tiles[0], spaces[0])
            return
        options: list[Choice] = [
            choices.tile_at("fill-with", cell, tile, s.cards.tile_ids[tile])
            for cell in sorted(spaces)
            for tile in tiles
        ]
        s.ask(s.seat_of(CAVERN), "fill", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.agenda.append(self)
        tile = choice.b if choice.op == "fill-with" else draw_tile(s)
        place_tile(s, tile, choice.a)
