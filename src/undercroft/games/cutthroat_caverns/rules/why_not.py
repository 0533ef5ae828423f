"""Why not? What a seat might expect to do now and cannot, each with its rule."""

from __future__ import annotations

from undercroft.engine.state import Fact, Refusal

from ..constants import (
    ACTION,
    AMULET,
    ATTACK,
    CANCEL,
    CANCEL_AND_TAKE,
    CRITICAL_MISS,
    EDGE_OUT,
    FIRE,
    GLANCING_BLOW,
    HEAL,
    HUMAN_SHIELD,
    JOCKEY,
    MIXED_SIGNALS,
    RALLY,
    TRIP,
    UNINTENTIONAL,
    different,
)
from ..state import Cavern


class TwoCards(Refusal):
    """Every pair of cards to set, refused as one thing."""

    def __init__(self) -> None:
        super().__init__("set two", "CC-R07", "no-haste")

    def covers(self, text: str) -> bool:
        return text == self.thing or (text.startswith("set ") and len(text.split()) == 3)


def items_later(s: Cavern, seat: int, challenge: bool) -> list[Refusal]:
    """CC-I02, CC-I51, CC-I52. Why the items in front of a player are of no use at this moment."""
    out: list[Refusal] = []
    for item in different(s.heroes[seat].items):
        card = s.cards.cards[item]
        facts: dict[str, Fact] = {"card": card.id}
        if card.effect >= HEAL:
            out.append(Refusal(f"use {card.id}", "CC-I02", "only-in-item-window", facts))
        elif card.effect == AMULET:
            out.append(Refusal(f"use {card.id}", "CC-I52", "works-by-itself", facts))
        elif challenge:
            out.append(Refusal(f"use {card.id}", "CC-I51", "no-fire-here", facts))
        else:
            why = "around-own-attack" if seat == s.active else "only-own-turn"
            out.append(Refusal(f"use {card.id}", "CC-I51", why, facts))
    return out


def actions_later(s: Cavern, seat: int, rule: str, why: str) -> list[Refusal]:
    """Why the Action cards in a hand are not played at this moment."""
    out: list[Refusal] = []
    for number in s.held(seat, ACTION):
        card = s.cards.cards[number]
        out.append(Refusal(f"play {card.id}", rule, why, {"card": card.id, "window": home(card.effect)}))
    return out


def unoffered(s: Cavern, seat: int, refusals: list[Refusal]) -> list[Refusal]:
    """Those that really are refused: nothing offered begins like them, and no other reason came first."""
    decision = s.decision(seat)
    if decision is None:
        return refusals
    out: list[Refusal] = []
    for refusal in refusals:
        if not any(refusal.covers(option.text) for option in decision.options) and not any(
            earlier.covers(refusal.thing) for earlier in out
        ):
            out.append(refusal)
    return out


def in_set(s: Cavern, seat: int) -> list[Refusal]:
    """When attacks are set."""
    hero = s.heroes[seat]
    out: list[Refusal] = []
    if s.held(seat, ATTACK):
        for card in s.held(seat, ACTION):
            out.append(Refusal(f"set {s.cards.id(card)}", "CC-R06", "attack-first", {"card": s.cards.id(card)}))
    if not s.hasted(hero):
        out.append(TwoCards())
    out.extend(in_between(s, seat))
    return unoffered(s, seat, out)


def in_between(s: Cavern, seat: int) -> list[Refusal]:
    """At a moment that is no window: neither Action cards nor items."""
    return actions_later(s, seat, "CC-C01", "not-this-window") + items_later(s, seat, False)


def in_discard_down(s: Cavern, seat: int) -> list[Refusal]:
    """When a hand is too big."""
    keep = Refusal("keep", "CC-H06", "hand-too-big", {"count": s.limit(s.heroes[seat])})
    return [keep, *in_between(s, seat)]


def in_window(s: Cavern, seat: int, window: str) -> list[Refusal]:
    """In a window for Action cards: why those in the hand cannot be played now."""
    out: list[Refusal] = []
    hero = s.heroes[seat]
    for number in different(hero.hand):
        card = s.cards.cards[number]
        thing = f"play {card.id}"
        facts: dict[str, Fact] = {"card": card.id}
        if card.group != ACTION:
            out.append(Refusal(thing, "CC-C01", "not-an-action", facts))
            continue
        facts["window"] = home(card.effect)
        if window == "maneuver_response" and home(card.effect) == "reveal_response":
            out.append(Refusal(thing, "CC-C09", "no-attack", facts))
        elif home(card.effect) != window:
            out.append(Refusal(thing, "CC-C01", "not-this-window", facts))
        elif window == "reveal_response" and s.attack is not None and s.attack.protected:
            out.append(Refusal(thing, "CC-C08", "protected", facts))
        elif window == "pre_reveal" and card.effect == EDGE_OUT:
            why = "own-attack" if seat == s.active else "nothing-set"
            out.append(Refusal(thing, "CC-C51", why, facts))
        elif window == "pre_reveal":
            out.append(Refusal(thing, "CC-C52", "nothing-set", facts))
        elif card.effect == GLANCING_BLOW:
            out.append(Refusal(thing, "CC-C59", "no-such-attack", facts))
    if window == "pre_reveal" and hero.laid:
        why = "first-revealed" if s.revealed else "not-set-by-you"
        out.append(Refusal("exchange", "CC-R08", why))
    out.extend(items_later(s, seat, False))
    return unoffered(s, seat, out)


def home(effect: int) -> str:
    """The window in which an Action card is played."""
    if effect == EDGE_OUT or effect == MIXED_SIGNALS:
        return "pre_reveal"
    if effect == CANCEL or effect == CANCEL_AND_TAKE:
        return "counter"
    if effect == TRIP or effect == CRITICAL_MISS or effect == RALLY or effect == GLANCING_BLOW:
        return "reveal_response"
    if effect == HUMAN_SHIELD:
        return "strike_response"
    if effect == JOCKEY:
        return "initiative_window"
    assert effect == UNINTENTIONAL
    return "maneuver_response"


def in_item_window(s: Cavern, seat: int) -> list[Refusal]:
    """In the item window."""
    out: list[Refusal] = []
    hero = s.heroes[seat]
    for item in different(hero.items):
        card = s.cards.cards[item]
        facts: dict[str, Fact] = {"card": card.id, "count": s.cards.offers}
        if card.effect == FIRE:
            out.append(Refusal(f"use {card.id}", "CC-I51", "only-own-turn", facts))
            out.append(Refusal(f"offer {card.id}", "CC-I11", "no-potion", facts))
        elif card.effect == AMULET:
            out.append(Refusal(f"use {card.id}", "CC-I52", "works-by-itself", facts))
            out.append(Refusal(f"offer {card.id}", "CC-I11", "no-potion", facts))
        elif card.effect == HEAL and hero.life >= s.cards.life:
            out.append(Refusal(f"use {card.id}", "CC-I04", "full-life", facts))
        if hero.offers >= s.cards.offers:
            out.append(Refusal(f"give {card.id}", "CC-I06", "too-many-offers", facts))
            out.append(Refusal(f"offer {card.id}", "CC-I06", "too-many-offers", facts))
        for other, friend in enumerate(s.heroes):
            if other != seat and not friend.alive:
                out.append(Refusal(f"give {card.id} to {other}", "CC-I05", "dead", facts))
                out.append(Refusal(f"offer {card.id} to {other}", "CC-I05", "dead", facts))
            elif card.effect == HEAL and other != seat and friend.life >= s.cards.life:
                out.append(Refusal(f"offer {card.id} to {other}", "CC-I04", "full-life", facts))
    for card_in_hand in different(hero.hand):
        out.append(
            Refusal(f"give {s.cards.id(card_in_hand)}", "CC-I05", "only-items", {"card": s.cards.id(card_in_hand)})
        )
    out.extend(actions_later(s, seat, "CC-C01", "not-this-window"))
    return unoffered(s, seat, out)
