"""What a seat, or a spectator, may see."""

from __future__ import annotations

from typing import Final, cast

from ..constants import BUILDING_OF, COLOURS, INGREDIENTS, SPACES, TOKENS
from ..dice import LOCKED, NOTHING, OLD, PICKED, PROTECTED, SEED, colour_of, face_of, name, rolled, turned_up, value_of
from ..rules import rounds
from ..rules.cleanup import RaiseDie
from ..rules.placement import Arrival
from ..rules.school import SwapOne
from ..state import Brewer, Yard
from .view_types import BrewerView, DieView, PileView, SlotView, SpaceView, YardView


def view(s: Yard, seat: int, before: Yard | None = None, seen: YardView | None = None) -> YardView:
    """The table. In advanced mode the others' tokens and the heights of the Black Market stay hidden.

    `seen` is what the seat saw in the state `before`: brewers who are as they were then are shown again.
    """
    asking = s.asking if s.pending else None
    faces: list[DieView] = []
    arriving: DieView | None = None
    if isinstance(asking, SwapOne):
        faces = [die_view(rolled(asking.colour, face)) for face in asking.faces]
    elif isinstance(asking, (Arrival, RaiseDie)):
        arriving = die_view(die_in_hand(s, asking))
    return {
        "round": s.round,
        "season": "summer" if s.summer() else "winter",
        "holder": s.holder,
        "mode": "advanced" if s.advanced else "standard",
        "brewed": s.total_brewed(),
        "to_end": s.cards.tables[s.seats].to_end,
        "supply": {COLOURS[colour]: s.supply[colour] for colour in range(4)},
        "seeds": s.seeds,
        "display": [slot_view(s, slot) for slot in range(len(s.display))],
        "deck": len(s.deck),
        "market": [market_pile(s, ingredient) for ingredient in range(5)],
        "black_market": [black_market_pile(s, token) for token in range(6)],
        "pieces": s.pieces,
        "rolled": faces,
        "arriving": arriving,
        "brewers": [
            seen["brewers"][owner]
            if seen is not None and before is not None and unchanged(s, before, owner)
            else brewer_view(s, owner, seat)
            for owner in range(s.seats)
        ],
    }


def unchanged(s: Yard, before: Yard, owner: int) -> bool:
    """Would `brewer_view` show the same again? Spaces open by rounds, and a die in hand counts for the score."""
    if s.round != before.round or die_waits(s, owner) or die_waits(before, owner):
        return False
    return s.brewers[owner].same(before.brewers[owner])


def die_waits(s: Yard, owner: int) -> bool:
    """Has a speed-up put a die into this player's hand that is to be placed?"""
    step = s.asking if s.pending else None
    return isinstance(step, Arrival) and step.seat == owner


def die_in_hand(s: Yard, step: Arrival | RaiseDie) -> int:
    """DB-P7, DB-C3. The die whose owner is asked where it goes: gained or raised by a speed-up, or in clean-up."""
    if isinstance(step, Arrival):
        return step.die
    return turned_up(s.brewers[step.seat].base[step.space], s.cards.spaces[step.space].amount)


_dice: Final[dict[int, DieView]] = {}
_spaces: Final[dict[int, SpaceView]] = {}
_slots: Final[dict[tuple[str, bool], SlotView]] = {}
_piles: Final[dict[tuple[str, int, int, bool, bool], PileView]] = {}
"""Small things look alike again and again: made once, and shared by all views. Nobody changes a view."""


def die_view(die: int) -> DieView:
    """One die."""
    made = _dice.get(die)
    if made is None:
        made = _dice[die] = new_die_view(die)
    return made


def new_die_view(die: int) -> DieView:
    """One die, seen for the first time."""
    return {
        "colour": COLOURS[die & 3],
        "face": face_of(die),
        "value": value_of(die),
        "locked": die & LOCKED != 0,
        "protected": die & PROTECTED != 0,
        "old": die & OLD != 0,
        "picked": die & PICKED != 0,
        "name": name(die),
    }


def slot_view(s: Yard, slot: int) -> SlotView:
    """DB-S13. A place of the display; the deck shows nothing but its size."""
    recipe = s.display[slot]
    key = (s.cards.recipes[recipe].id if recipe >= 0 else "", s.blocked_slots >> slot & 1 == 1)
    made = _slots.get(key)
    if made is None:
        made = _slots[key] = {"recipe": key[0] or None, "blocked": key[1]}
    return made


def market_pile(s: Yard, ingredient: int) -> PileView:
    """An ingredient at the Market."""
    size = s.market[ingredient]
    return pile_view(INGREDIENTS[ingredient], s.cards.prices[ingredient], size, False, s.round >= s.cards.market_round)


def black_market_pile(s: Yard, token: int) -> PileView:
    """DB-A4. A kind of token at the Black Market; in advanced mode only whether any is left."""
    size = min(s.black_market[token], 1) if s.advanced else s.black_market[token]
    return pile_view(
        TOKENS[token], s.cards.token_prices[token], size, s.advanced, s.round >= s.cards.black_market_round
    )


def pile_view(id: str, price: int, size: int, hidden: bool, open: bool) -> PileView:
    """A pile of things to buy."""
    key = (id, price, size, hidden, open)
    made = _piles.get(key)
    if made is None:
        shown = None if hidden else size
        made = _piles[key] = {"id": id, "price": price, "size": shown, "empty": size == 0, "open": open}
    return made


def brewer_view(s: Yard, owner: int, seat: int) -> BrewerView:
    """DB-A2, DB-T2. One player's things; their tokens' kinds only if the viewer may know."""
    brewer = s.brewers[owner]
    tokens: dict[str, int] | None = None
    if owner == seat or not s.advanced:
        tokens = {TOKENS[token]: brewer.tokens[token] for token in range(6)}
    return {
        "seat": owner,
        "reserve": [die_view(die) for die in brewer.reserve],
        "storehouse": [die_view(die) for die in brewer.store],
        "seeds": brewer.seeds,
        "coins": brewer.coins,
        "credit": s.credit(brewer),
        "xp": brewer.xp,
        "ingredients": {INGREDIENTS[i]: brewer.ingredients[i] for i in range(5)},
        "token_count": brewer.token_count(),
        "tokens": tokens,
        "board": [space_view(s, brewer, space) for space in range(11)],
        "market_die": die_view(brewer.market_die) if brewer.market_die else None,
        "passed": brewer.passed,
        "brewed": [s.cards.recipes[number].id for number in brewer.brewed],
        "score": score_so_far(s, owner),
    }


def score_so_far(s: Yard, owner: int) -> dict[str, int]:
    """DB-E3. The points a player would have now. A die that a speed-up has put into their hand counts too."""
    lines = rounds.score_lines(s, owner)
    if die_waits(s, owner):
        colour = colour_of(cast(Arrival, s.asking).die)
        lines[COLOURS[colour]] += s.cards.die_xp[colour]
    return lines


def space_view(s: Yard, brewer: Brewer, space: int) -> SpaceView:
    """One space of a player's board."""
    if brewer.base[space] != NOTHING or brewer.speed[space] != NOTHING:
        return new_space_view(s, brewer, space)
    key = space | (s.cards.open_spaces(s.round) >> space & 1) << 4
    key |= (brewer.used >> space & 1) << 5 | (brewer.blocked >> space & 1) << 6
    key |= (brewer.closed >> BUILDING_OF[space] & 1) << 7
    made = _spaces.get(key)
    if made is None:
        made = _spaces[key] = new_space_view(s, brewer, space)
    return made


def new_space_view(s: Yard, brewer: Brewer, space: int) -> SpaceView:
    """One space of a player's board, as it is now."""
    piece = brewer.base[space]
    return {
        "id": SPACES[space],
        "open": s.cards.open_spaces(s.round) >> space & 1 == 1,
        "used": brewer.used >> space & 1 == 1,
        "blocked": brewer.blocked >> space & 1 == 1,
        "closed": brewer.closed >> BUILDING_OF[space] & 1 == 1,
        "seed": piece == SEED,
        "die": die_view(piece) if piece != NOTHING and piece != SEED else None,
        "speed": die_view(brewer.speed[space]) if brewer.speed[space] != NOTHING else None,
    }
