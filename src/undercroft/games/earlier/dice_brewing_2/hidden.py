"""What a seat cannot know in Dice Brewing, and how to draw it anew."""

from __future__ import annotations

from undercroft.engine.chance import Chance

from .state import Yard


def redraw(s: Yard, seat: int, chance: Chance) -> None:
    """DB-A2, DB-A4. In advanced mode: which tokens the others hold and how high the piles are.

    A seat knows its own tokens, those played, how many each player holds, and which piles are empty. (The order of
    the deck does not exist until a card is drawn.)
    """
    if not s.advanced:
        return
    others = [other for other in range(s.seats) if other != seat]
    sizes = [s.brewers[other].token_count() for other in others]
    if not sum(sizes):
        return
    pool: list[int] = []
    for token in range(6):
        unseen = s.black_market[token]
        for other in others:
            unseen += s.brewers[other].tokens[token]
        pool.extend([token] * unseen)
    empty = [pile == 0 for pile in s.black_market]
    held = sum(sizes)
    for _ in range(100):
        chance.shuffle(pool)
        if agrees(pool[held:], empty):
            deal(s, others, sizes, pool)
            return
    # A rare position with few ways: keep what is forced and shuffle the rest.
    stay = [token for token in range(6) if not empty[token]]
    go = [token for token in pool if empty[token]]
    rest = [token for token in pool if not empty[token]]
    for token in stay:
        rest.remove(token)
    chance.shuffle(rest)
    hands = go + rest[: held - len(go)]
    chance.shuffle(hands)
    deal(s, others, sizes, hands + stay + rest[held - len(go) :])


def agrees(piles: list[int], empty: list[bool]) -> bool:
    """Are exactly the piles empty that everybody sees empty?"""
    return all((token not in piles) == empty[token] for token in range(6))


def deal(s: Yard, others: list[int], sizes: list[int], pool: list[int]) -> None:
    """The first tokens to the other players, the rest to the piles."""
    at = 0
    for i, other in enumerate(others):
        tokens = [0] * 6
        for token in pool[at : at + sizes[i]]:
            tokens[token] += 1
        s.brewers[other].tokens = tokens
        at += sizes[i]
    piles = [0] * 6
    for token in pool[at:]:
        piles[token] += 1
    s.black_market = piles


def hidden(s: Yard, seat: int) -> dict[str, object]:
    """What the seat cannot know, where it could be otherwise."""
    if not s.advanced:
        return {}
    out: dict[str, object] = {}
    for other in range(s.seats):
        if other != seat and s.brewers[other].token_count():
            out[f"tokens of seat {other}"] = list(s.brewers[other].tokens)
            out["piles"] = list(s.black_market)
    return out
