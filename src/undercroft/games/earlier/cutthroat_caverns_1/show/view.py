"""What a seat, or a spectator, may see."""

from __future__ import annotations

from ..constants import AIM_CYCLE, AIM_DUEL, AIM_LAST, AIM_OWN, FIRE, NOBODY, STEPS
from ..definitions.native import Aim, Encounter
from ..parts import Blow, Creature
from ..rules.items import OfferItem, OfferPotion
from ..state import Cavern
from .view_types import (
    BlowView,
    CavernView,
    CreatureView,
    HeroView,
    LaidView,
    LineView,
    NotedView,
    OfferView,
    PlayedView,
    PotionView,
    StrikeView,
)


def view(s: Cavern, seat: int) -> CavernView:
    """CC-H07, CC-I01, CC-P04. Hands, face-down cards and the order of decks stay hidden; everything else is open."""
    facing = s.current >= 0
    encounter = s.encounter() if facing else None
    creatures: list[CreatureView] = []
    for creature in s.creatures:
        creatures.append(creature_view(s, creature))
    strike: StrikeView | None = None
    if s.struck != NOBODY:
        strike = {"seat": s.struck, "damage": s.force}
    riddle: int | None = None
    prestige = 0
    if encounter is not None:
        prestige = s.rules().prestige(s, s.creatures[0]) if s.creatures else encounter.prestige
        if "target_sum" in encounter.numbers:
            riddle = encounter.of("target_sum", s.column)
    return {
        "edition": "second" if s.second else "first",
        "level": s.level,
        "bonus": s.cards.level_bonus(s.level) if s.level else 0,
        "round": s.round,
        "encounter": encounter.id if encounter is not None else None,
        "type": s.cards.types[encounter.type] if encounter is not None else None,
        "prestige": prestige,
        "tokens": s.tokens,
        "dread": s.dread,
        "riddle": riddle,
        "matrix": matrix_view(s, encounter) if encounter is not None else [],
        "creatures": creatures,
        "pile": [blow_view(s, blow) for blow in s.pile],
        "attack": blow_view(s, s.attack) if s.attack is not None else None,
        "stack": stack_view(s),
        "noted": noted_view(s),
        "strike": strike,
        "offer": offer_view(s),
        "active": s.active if s.active != NOBODY else None,
        "blessed": s.blessed,
        "crossed": s.rules().crossed(s) if facing else [],
        "road": len(s.road),
        "unused": len(s.unused),
        "finished": [s.cards.encounters[number].id for number in s.finished],
        "deck": len(s.deck),
        "discard": s.cards.ids(s.discard),
        "removed": s.cards.ids(s.removed),
        "heroes": [hero_view(s, owner, seat) for owner in range(s.seats)],
    }


def matrix_view(s: Cavern, encounter: Encounter) -> list[LineView]:
    """CC-M02. Whom the encounter strikes and how hard, by the column in play, with the clauses of its own rule."""
    out: list[LineView] = []
    for aim in s.rules().matrix(s):
        out.append(line_view(encounter, aim, False))
    for aim in encounter.fallback[s.column]:
        out.append(line_view(encounter, aim, True))
    for name in s.rules().CLAUSES:
        damage = encounter.of(name)
        out.append({"aim": name, "number": 0, "damage": damage, "when": "special", "fallback": False})
    return out


def line_view(encounter: Encounter, aim: Aim, fallback: bool) -> LineView:
    """One line of the matrix."""
    when = "end_of_round"
    if encounter.challenge:
        when = "challenge"
    elif aim.kind <= AIM_CYCLE or aim.kind == AIM_DUEL or (aim.kind == AIM_OWN and encounter.waits):
        when = "next_initiative"
    return {"aim": aim.name, "number": aim.number, "damage": aim.damage, "when": when, "fallback": fallback}


def creature_view(s: Cavern, creature: Creature) -> CreatureView:
    """A living creature."""
    return {
        "number": creature.number,
        "name": s.creature_id(creature.number),
        "life": s.life(creature),
        "full": s.rules().full_life(s, creature),
        "minion": creature.minion,
        "host": creature.host if creature.host != NOBODY else None,
    }


def blow_view(s: Cavern, blow: Blow) -> BlowView:
    """An attack just revealed or on the damage pile."""
    value = s.value(blow)
    return {
        "card": s.cards.id(blow.card) if blow.card >= 0 else None,
        "owner": blow.owner,
        "target": blow.target,
        "step": STEPS[blow.step],
        "value": value,
        "each": value if blow.card >= 0 else s.cards.cards[s.cards.with_effect[FIRE][0]].amount,
        "protected": blow.protected,
        "special": blow.special,
        "holy": blow.holy,
    }


def stack_view(s: Cavern) -> list[PlayedView]:
    """The Action cards waiting to take effect, the top last."""
    out: list[PlayedView] = []
    for played in s.stack:
        target = played.target if played.target != NOBODY else None
        out.append({"card": s.cards.id(played.card), "seat": played.seat, "target": target})
    return out


def noted_view(s: Cavern) -> list[NotedView]:
    """The strikes that wait for the next initiative draw."""
    out: list[NotedView] = []
    for noted in s.noted:
        aim = "initiative"
        if noted.aim == AIM_LAST:
            aim = "last"
        elif noted.aim == AIM_CYCLE:
            aim = "cycle"
        elif noted.aim == AIM_DUEL:
            aim = "duel"
        out.append({"aim": aim, "number": noted.number, "damage": noted.damage})
    return out


def offer_view(s: Cavern) -> OfferView | None:
    """The offer somebody is asked about."""
    asking = s.asking if s.pending else None
    if isinstance(asking, OfferPotion):
        card = s.cards.id(asking.item)
        return {"kind": "potion", "seat": asking.seat, "target": asking.target, "card": card, "wanted": None}
    if isinstance(asking, OfferItem):
        card = s.cards.id(asking.item)
        wanted = s.cards.id(asking.wanted) if asking.wanted >= 0 else None
        kind = "gift" if wanted is None else "trade"
        return {"kind": kind, "seat": asking.seat, "target": asking.target, "card": card, "wanted": wanted}
    return None


def hero_view(s: Cavern, owner: int, seat: int) -> HeroView:
    """One player's things, as far as the viewer may know them."""
    hero = s.heroes[owner]
    own = owner == seat
    laid: list[LaidView] = []
    for i, card in enumerate(hero.laid):
        by = hero.laid_by[i]
        laid.append({"card": s.cards.id(card) if by == seat else None, "by": by})
    potions: list[PotionView] = []
    for i, potion in enumerate(hero.potions):
        potions.append({"card": s.cards.id(potion), "rounds": hero.rounds[i]})
    return {
        "seat": owner,
        "character": s.cards.characters[hero.character],
        "life": hero.life,
        "alive": hero.alive,
        "prestige": hero.prestige,
        "hand": s.cards.ids(hero.hand) if own else None,
        "hand_size": len(hero.hand),
        "hand_limit": s.limit(hero),
        "known": s.cards.ids(hero.known),
        "marked": s.cards.ids(hero.marked) if own else None,
        "laid": laid,
        "riders": s.cards.ids(hero.riders),
        "items": s.cards.ids(hero.items),
        "potions": potions,
        "scored": s.cards.ids(hero.scored),
        "initiative": hero.initiative,
        "crowded": hero.crowded,
        "tripped": hero.tripped,
        "numb": hero.numb,
        "petrified": hero.petrified,
        "cowering": hero.cowering,
        "offers": hero.offers,
    }
