"""Facts of Cutthroat Caverns in words."""

# mypyc: skip - talks to people

from __future__ import annotations

from undercroft.engine.state import Choice, Fact
from undercroft.engine.texts import Texts

from ..choices import Play, Target, Use
from ..constants import NOBODY
from ..rules.items import OfferItem, OfferPotion
from ..rules.journey import HALF_HAND
from ..state import Cavern


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.format("seat", {"place": int(fact) + 1})


def name_creature(fact: int | str, texts: Texts) -> str:
    """A creature: the only one of its encounter, or one of several by what each of them is, and its number."""
    id, _, number = str(fact).partition(" ")
    if not number:
        return texts.format("creature-alone", {"encounter": id})
    kind = f"creature-{id}" if texts.has(f"creature-{id}") else "creature-numbered"
    return texts.format(kind, {"encounter": id, "number": int(number)})


def name_place(fact: int | str, texts: Texts) -> str:
    """The first or the second set card."""
    return texts.format(f"place-{fact}")


def name_card(fact: int | str, texts: Texts) -> str:
    """A card under another name than `card`, where a message speaks of two."""
    return str(texts.name("card", fact))


def question(s: Cavern, seat: int) -> dict[str, Fact]:
    """What the question to a seat is about: the attack, the card or the offer to be answered, the cards to be kept."""
    decision = s.decision(seat)
    kind = decision.kind if decision is not None else ""
    hero = s.heroes[seat]
    if kind == "keep_first":
        return {"card": s.cards.ids(hero.hand[:HALF_HAND]), "count": len(hero.hand[HALF_HAND:])}
    if kind == "keep_second":
        return {
            "card": s.cards.ids(hero.hand[HALF_HAND:]),
            "count": len(hero.marked),
            "other_card": s.cards.ids(hero.marked),
        }
    if kind == "pre_reveal":
        return {"seat": s.active}
    if kind == "strike_response":
        return {"creature": s.creature_id(s.rules().striker(s, s.ordinal)), "count": s.force}
    if kind == "counter":
        top = s.stack[-1]
        aimed = top.target != NOBODY
        target = top.target if aimed else top.seat
        return {"seat": top.seat, "card": s.cards.id(top.card), "target": target, "aimed": "yes" if aimed else "no"}
    if s.attack is not None:
        return {"seat": s.attack.owner, "card": s.cards.id(s.attack.card), "count": s.value(s.attack)}
    if isinstance(s.asking, OfferPotion):
        return {"seat": s.asking.seat, "card": s.cards.id(s.asking.item)}
    if isinstance(s.asking, OfferItem):
        wanted = s.cards.id(s.asking.wanted) if s.asking.wanted >= 0 else ""
        return {"seat": s.asking.seat, "card": s.cards.id(s.asking.item), "other_card": wanted}
    return {}


def label(choice: Choice, texts: Texts, s: Cavern) -> str:
    """What the state adds to a choice: what is left of a target, what healing pays, that there is only one set card."""
    if isinstance(choice, Target) and (creature := s.creature(choice.creature)) is not None:
        facts: dict[str, Fact] = {"creature": s.creature_id(creature.number), "count": s.life(creature)}
        if creature.host == NOBODY:
            return texts.format("choice-target-creature", facts)
        return texts.format("choice-target-on", facts | {"seat": creature.host})
    message, facts = choice.words()
    if isinstance(choice, Use) and choice.target >= 0 and (prestige := s.cards.cards[choice.item].prestige):
        return texts.format("choice-use-on-pays", facts | {"count": prestige})
    if isinstance(choice, Play) and choice.own >= 0 and max(len(hero.laid) for hero in s.heroes) == 1:
        return texts.format("choice-play-swap-only", facts)
    return texts.format(message, facts)
