"""What never changes in Dice Brewing, whatever the players do (the catalogue's invariants)."""

from __future__ import annotations

from .constants import COLOURS, INGREDIENTS, SPACES, TOKENS
from .dice import LENT, NOTHING, SEED, colour_of, face_of
from .rules.placement import Arrival
from .state import Yard


def broken(s: Yard) -> list[str]:
    """The invariants that this state breaks."""
    out: list[str] = []
    cards = s.cards
    dice = s.supply[:]
    seeds = s.seeds
    asking = s.asking if s.pending else None
    if isinstance(asking, Arrival):
        dice[colour_of(asking.die)] += 1
    for seat, brewer in enumerate(s.brewers):
        for die in brewer.all_dice():
            dice[colour_of(die)] += 1
            if face_of(die) > 6:
                out.append(f"seat {seat} has a die showing {face_of(die)}")
        seeds += brewer.seeds + brewer.base.count(SEED)
        if brewer.coins < 0 or brewer.seeds < 0 or min(brewer.ingredients) < 0 or min(brewer.tokens) < 0:
            out.append(f"seat {seat} has less than nothing")
        if brewer.reserve != sorted(brewer.reserve) or brewer.store != sorted(brewer.store):
            out.append(f"the dice of seat {seat} are not sorted")
        if any(die & LENT for die in brewer.all_dice() if die not in brewer.reserve):
            out.append(f"seat {seat} has moved a die that lent credit")
        for space in range(11):
            if brewer.blocked >> space & 1 and brewer.base[space] != NOTHING:
                out.append(f"seat {seat} has a piece on its blocked {SPACES[space]}")
            if brewer.base[space] != NOTHING and not brewer.used >> space & 1:
                out.append(f"seat {seat} has a piece on {SPACES[space]} that is not used")
        xp = sum(cards.recipes[number].xp + cards.brew_xp for number in brewer.brewed)
        if brewer.xp < xp:
            out.append(f"seat {seat} has {brewer.xp} experience, less than its recipes' {xp}")
    for colour in range(4):
        if dice[colour] != cards.dice[colour]:
            out.append(f"{dice[colour]} {COLOURS[colour]} dice instead of {cards.dice[colour]}")
    if seeds != cards.seeds:
        out.append(f"{seeds} seeds instead of {cards.seeds}")
    for i in range(5):
        if s.market[i] + sum(brewer.ingredients[i] for brewer in s.brewers) != cards.ingredients[i]:
            out.append(f"the tokens of {INGREDIENTS[i]} do not add up")
    for token in range(6):
        held = sum(brewer.tokens[token] for brewer in s.brewers)
        if s.black_market[token] + held + s.removed[token] != cards.tokens[token]:
            out.append(f"the tokens of {TOKENS[token]} do not add up")
    shown = [number for number in s.display if number >= 0]
    brewed = [number for brewer in s.brewers for number in brewer.brewed]
    if sorted(s.deck + shown + brewed) != list(range(len(cards.recipes))):
        out.append("the recipes do not add up")
    if s.deck and len(shown) < len(s.display):
        out.append("the display has a gap although the deck has cards")
    for space in range(11):
        users = sum(brewer.used >> space & 1 for brewer in s.brewers)
        if users > s.seats - 1 or sum(brewer.blocked >> space & 1 for brewer in s.brewers) > 1:
            out.append(f"{users} players use {SPACES[space]}")
    if s.pieces > 2:
        out.append(f"{s.pieces} pieces in one turn")
    if s.round < cards.market_round and any(brewer.bought_ingredient for brewer in s.brewers):
        out.append("an ingredient was bought before the Market opened")
    if s.round < cards.black_market_round and any(brewer.bought_token for brewer in s.brewers):
        out.append("a token was bought before the Black Market opened")
    return out
