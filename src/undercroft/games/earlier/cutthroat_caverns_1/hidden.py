"""What a seat cannot know in Cutthroat Caverns, and how to draw it anew."""

from __future__ import annotations

from undercroft.engine.chance import Chance

from .constants import ATTACK, ITEM, NONE
from .rules.journey import HALF_HAND
from .state import Cavern


def redraw(s: Cavern, seat: int, chance: Chance) -> None:
    """Others' hands, face-down cards that the seat did not set, the deck, and the encounters to come."""
    redraw_cards(s, seat, chance)
    redraw_road(s, chance)


def redraw_cards(s: Cavern, seat: int, chance: Chance) -> None:
    """Everything unseen is dealt anew. Items are open, so those of the deck stay in it; cards that everybody saw being
    taken stay where they are; a set card is an Attack card if whoever set it held one (CC-R06)."""
    pool = unseen_cards(s, seat)
    chance.shuffle(pool)
    free: list[int] = []
    for other, hero in enumerate(s.heroes):
        free.append(0 if other == seat else len(hero.hand) - len(hero.known))
    # Face-down cards, by who set them: where they lie now, as seat * 2 + position.
    for setter in range(s.seats):
        if setter == seat:
            continue
        places: list[int] = []
        for other, hero in enumerate(s.heroes):
            for i in range(len(hero.laid)):
                if hero.laid_by[i] == setter:
                    places.append(other * 2 + i)
        holding: list[int] = []
        if len(places) == 1:
            holding = pool[: free[setter] + 1]
            del pool[: len(holding)]
        for place in places:
            card = take_attack(s, holding) if holding else take_attack(s, pool)
            s.heroes[place >> 1].laid[place & 1] = card
        if len(places) == 1 and free[setter]:
            deal_hand(s, setter, holding)
            free[setter] = 0
    for other in range(s.seats):
        if free[other]:
            deal_hand(s, other, pool[: free[other]])
            del pool[: free[other]]
    for card in s.deck:
        if s.cards.cards[card].group == ITEM:
            pool.append(card)
    pool.sort()
    s.deck = pool
    for other, hero in enumerate(s.heroes):
        if other != seat and hero.alive and marking(s):
            hero.marked = [card for card in hero.hand[:HALF_HAND] if chance.below(2)]


def unseen_cards(s: Cavern, seat: int) -> list[int]:
    """All cards whose place the seat cannot know, items aside."""
    pool = [card for card in s.deck if s.cards.cards[card].group != ITEM]
    for other, hero in enumerate(s.heroes):
        if other != seat:
            hidden = hero.hand[:]
            for card in hero.known:
                hidden.remove(card)
            pool.extend(hidden)
        for i, card in enumerate(hero.laid):
            if hero.laid_by[i] != seat:
                pool.append(card)
    pool.sort()
    return pool


def take_attack(s: Cavern, cards: list[int]) -> int:
    """The first Attack card of some, or the first card if there is none; it is taken out."""
    for i, card in enumerate(cards):
        if s.cards.cards[card].group == ATTACK:
            return cards.pop(i)
    return cards.pop(0)


def deal_hand(s: Cavern, seat: int, cards: list[int]) -> None:
    """A hand: these cards and those that everybody knows."""
    hero = s.heroes[seat]
    hand = cards + hero.known
    hand.sort()
    hero.hand = hand


def marking(s: Cavern) -> bool:
    """Has everybody already marked cards of the first half of the hand (CC-E08)?"""
    return len(s.pending) > 0 and s.pending[0].kind == "keep_second"


def redraw_road(s: Cavern, chance: Chance) -> None:
    """The encounters to come and the unused ones are anybody's guess, but for one that fled back among them."""
    pool = s.road + s.unused
    pool.sort()
    length = len(s.road)
    if s.fled != NONE:
        pool.remove(s.fled)
        chance.shuffle(pool)
        road = pool[: length - 1]
        road.insert(chance.below(length - s.under), s.fled)
        s.road = road
        unused = pool[length - 1 :]
    else:
        chance.shuffle(pool)
        s.road = pool[:length]
        unused = pool[length:]
    unused.sort()
    s.unused = unused


def hidden(s: Cavern, seat: int) -> dict[str, object]:
    """What the seat cannot know, where it could be otherwise."""
    out: dict[str, object] = {}
    pool = unseen_cards(s, seat)
    in_deck = any(s.cards.cards[card].group != ITEM for card in s.deck)
    owners = [o for o, hero in enumerate(s.heroes) if o != seat and len(hero.hand) > len(hero.known)]
    if len(set(pool)) > 1 and (in_deck or len(owners) > 1):
        for other in owners:
            out[f"hand of seat {other}"] = list(s.heroes[other].hand)
        if in_deck:
            out["deck"] = list(s.deck)
    attacks = {card for card in pool if s.cards.cards[card].group == ATTACK}
    if len(attacks) > 1:
        for other, hero in enumerate(s.heroes):
            for i, card in enumerate(hero.laid):
                if hero.laid_by[i] != seat:
                    out[f"set card {i} of seat {other}"] = card
    if len(s.road) + len(s.unused) > 1 and s.road and (s.fled == NONE or len(s.road) > 1):
        out["road"] = list(s.road)
        if s.unused:
            out["unused"] = list(s.unused)
    if marking(s):
        for other, hero in enumerate(s.heroes):
            if other != seat and hero.alive and hero.hand:
                out[f"marks of seat {other}"] = list(hero.marked)
    return out
