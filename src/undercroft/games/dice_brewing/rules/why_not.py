"""Why not: what a player might expect to do now and cannot, with the rule that says so.

Runs only when somebody asks. It tells why an option is missing; it never decides whether one is there.
"""

from __future__ import annotations

from undercroft.engine.state import Choice, Fact, Refusal

from ..constants import (
    BLOCK_BUILDING,
    BLOCK_RECIPE,
    BLUE,
    BUILDING_OF,
    BUILDINGS,
    COLOURS,
    HOPS_INCREASE,
    HOPS_SEED,
    INGREDIENTS,
    LOCK_DIE,
    MALT_INCREASE,
    MALT_SEED,
    RAISE_DIE,
    REROLL_DIE,
    RESERVE,
    SCHOOL_REROLL,
    SCHOOL_SWAP,
    SPACES,
    STORE,
    TAKE_DIE,
    TOKENS,
)
from ..dice import LENT, LOCKED, NOTHING, PROTECTED, SEED, colour_of, name, value_of
from ..state import Brewer, Yard
from . import options

# The rule that describes each space.
SPACE_RULES = [
    "DB-P10",
    "DB-P11",
    "DB-P12",
    "DB-P13",
    "DB-P14",
    "DB-P15",
    "DB-P16",
    "DB-P17",
    "DB-P18",
    "DB-P19",
    "DB-P20",
]
TOKEN_RULES = ["DB-T10", "DB-T11", "DB-T12", "DB-T13", "DB-T14", "DB-T15"]


def in_placement(s: Yard, seat: int) -> list[Refusal]:
    """On one's own placement turn."""
    brewer = s.brewers[seat]
    out: list[Refusal] = []
    for space in range(11):
        out.extend(of_space(s, brewer, space))
        out.extend(of_speed_up(s, brewer, space))
    if s.pieces:
        out.append(Refusal("pass", "DB-F7", "placed-already"))
    else:
        out.append(Refusal("end turn", "DB-F18", "nothing-placed"))
    out.extend(of_tokens(s, seat, False, False))
    for what in (*INGREDIENTS, *TOKENS):
        out.append(Refusal(f"buy {what}", "DB-M1", "not-the-phase"))
    return out + of_early_brews(s)


def of_early_brews(s: Yard) -> list[Refusal]:
    """Before the brewing phase nothing is brewed."""
    shown = [s.cards.recipes[recipe].id for recipe in s.display if recipe >= 0]
    return [Refusal(f"brew {id}", "DB-F1", "not-the-phase") for id in shown]


def of_brews_after_tokens(s: Yard) -> list[Refusal]:
    """DB-T4. The window opens the brewing phase: tokens first, then recipes."""
    shown = [s.cards.recipes[recipe].id for recipe in s.display if recipe >= 0]
    return [Refusal(f"brew {id}", "DB-T4", "tokens-first") for id in shown]


def of_space(s: Yard, brewer: Brewer, space: int) -> list[Refusal]:
    """Why nothing, or not this die, can be placed on a space."""
    thing = f"place {SPACES[space]}"
    opens = s.cards.unlock[BUILDING_OF[space]]
    facts: dict[str, Fact] = {
        "space": SPACES[space],
        "building": BUILDINGS[BUILDING_OF[space]],
        "round": opens,
    }
    if s.pieces >= 2:
        return [Refusal(thing, "DB-F5", "two-pieces", facts)]
    if opens > s.round:
        return [Refusal(thing, "DB-F14", "opens-later", facts)]
    if brewer.used >> space & 1:
        return [Refusal(thing, "DB-P1", "used", facts)]
    if brewer.blocked >> space & 1:
        return [Refusal(thing, "DB-K2", "blocked", facts)]
    if brewer.closed >> BUILDING_OF[space] & 1:
        return [Refusal(thing, "DB-T16", "closed", facts)]
    if space == MALT_SEED or space == HOPS_SEED:
        if not brewer.seeds:
            return [Refusal(thing, SPACE_RULES[space], "no-seed", facts)]
        dice = sorted(set(brewer.reserve + brewer.store))
        return [Refusal(f"{thing} {name(die)}", SPACE_RULES[space]) for die in dice]
    out: list[Refusal] = []
    if brewer.seeds:
        out.append(Refusal(f"{thing} seed", SPACE_RULES[space]))
    fitting = False
    for area, suffix in ((brewer.reserve, ""), (brewer.store, " from storehouse")):
        last = NOTHING
        for die in area:
            if die != last:
                last = die
                refusal = of_die(s, brewer, space, die, f"{thing} {name(die)}{suffix}")
                if refusal is None:
                    fitting = True
                else:
                    out.append(refusal)
    if not fitting:
        rule = s.cards.spaces[space]
        facts = {
            **facts,
            "colour": [COLOURS[c] for c in rule.colours],
            "lowest": rule.minimum,
            "highest": rule.maximum,
        }
        out.append(Refusal(thing, SPACE_RULES[space], "no-fitting-die", facts))
    return out


def of_die(s: Yard, brewer: Brewer, space: int, die: int, thing: str) -> Refusal | None:
    """Why this die cannot go on a free space; None if it can."""
    rule = s.cards.spaces[space]
    facts: dict[str, Fact] = {
        "die": name(die),
        "space": SPACES[space],
        "lowest": rule.minimum,
        "highest": rule.maximum,
    }
    if die & LOCKED:
        return Refusal(thing, "DB-T12", "locked", facts)
    if colour_of(die) not in rule.colours:
        facts["colour"] = [COLOURS[colour] for colour in rule.colours]
        return Refusal(thing, SPACE_RULES[space], "wrong-colour", facts)
    if value_of(die) < rule.minimum:
        return Refusal(thing, SPACE_RULES[space], "too-low", facts)
    if value_of(die) > rule.maximum:
        return Refusal(thing, SPACE_RULES[space], "too-high", facts)
    if die & PROTECTED and (space == MALT_INCREASE or space == HOPS_INCREASE):
        return Refusal(thing, "DB-T12", "protected", facts)
    if (space == SCHOOL_REROLL or space == SCHOOL_SWAP) and not options.accepts(s, brewer, space, die):
        return Refusal(thing, SPACE_RULES[space], "no-effect", facts)
    return None


def of_speed_up(s: Yard, brewer: Brewer, space: int) -> list[Refusal]:
    """Why an effect cannot be sped up."""
    thing = f"speed {SPACES[space]}"
    rule = s.cards.spaces[space]
    facts: dict[str, Fact] = {"space": SPACES[space], "lowest": rule.speed_min}
    if not rule.speed_min:
        return [Refusal(thing, "DB-P4", "never-sped-up", facts)]
    if s.pieces >= 2:
        return [Refusal(thing, "DB-F5", "two-pieces", facts)]
    if brewer.base[space] == NOTHING:
        return [Refusal(thing, "DB-P4", "no-base-piece", facts)]
    if not options.gain_possible(s, space):
        return [Refusal(thing, "DB-P6", "supply-empty", facts)]
    out: list[Refusal] = []
    fitting = False
    for die in sorted(set(brewer.reserve + brewer.store)):
        with_die: dict[str, Fact] = {**facts, "die": name(die)}
        if die & LOCKED:
            out.append(Refusal(f"{thing} {name(die)}", "DB-T12", "locked", with_die))
        elif colour_of(die) != BLUE:
            out.append(Refusal(f"{thing} {name(die)}", "DB-P4"))
        elif value_of(die) < rule.speed_min:
            out.append(Refusal(f"{thing} {name(die)}", "DB-P4", "too-low", with_die))
        else:
            fitting = True
    if not fitting:
        out.append(Refusal(thing, "DB-P4", "no-blue-die", facts))
    return out


def of_tokens(s: Yard, seat: int, window: bool, early: bool) -> list[Refusal]:
    """Why an action token cannot be played now."""
    out: list[Refusal] = []
    for token in range(6):
        thing = f"play {TOKENS[token]}"
        facts: dict[str, Fact] = {"token": TOKENS[token]}
        building = token == BLOCK_BUILDING
        if not s.brewers[seat].tokens[token]:
            out.append(Refusal(thing, "DB-T1", "no-token", facts))
        elif early and not building:
            out.append(Refusal(thing, "DB-T16", "early-window-only-building", facts))
        elif building and s.early_block and not early:
            out.append(Refusal(thing, "DB-T16", "only-before-placement", facts))
        elif (building or token == BLOCK_RECIPE) and not window:
            out.append(Refusal(thing, "DB-T3", "only-in-window", facts))
        elif not options.has_target(s, seat, token):
            out.append(Refusal(thing, "DB-T6", "no-target", facts))
    return out


def of_targets(s: Yard, seat: int, token: int) -> list[Refusal]:
    """Why a token cannot be played on something."""
    out: list[Refusal] = []
    facts: dict[str, Fact] = {"token": TOKENS[token]}
    if token == BLOCK_BUILDING:
        for owner in range(s.seats):
            for building in range(4):
                refusal = of_building(s, seat, owner, building)
                if refusal is not None:
                    out.append(refusal)
    elif token == BLOCK_RECIPE:
        for slot, recipe in enumerate(s.display):
            if recipe >= 0 and s.blocked_slots >> slot & 1:
                out.append(Refusal(f"target {s.cards.recipes[recipe].id}", "DB-T13", "recipe-blocked", facts))
    else:
        for owner, brewer in enumerate(s.brewers):
            for place, die in places_of_dice(brewer):
                if not reaches(token, place) or not options.may_target(die, owner == seat, token):
                    out.append(of_target_die(seat, token, owner, place, die))
            if brewer.market_die:
                on_market: dict[str, Fact] = {"die": name(brewer.market_die)}
                out.append(Refusal(f"target {owner} market {name(brewer.market_die)}", "DB-T8", "on-market", on_market))
    return out


def of_building(s: Yard, seat: int, owner: int, building: int) -> Refusal | None:
    """DB-T11, DB-T18. Why Block a Building cannot be played on a building; None if it can."""
    thing = f"target {owner} {BUILDINGS[building]}"
    opens = s.cards.unlock[building]
    facts: dict[str, Fact] = {"building": BUILDINGS[building], "owner": owner, "round": opens}
    if owner == seat:
        return Refusal(thing, "DB-T11", "own-building", facts)
    if opens > s.round:
        return Refusal(thing, "DB-T18", "opens-later", facts)
    if not options.can_close(s, owner, building):
        return Refusal(thing, "DB-T18", "closed-already", facts)
    return None


def of_target_die(seat: int, token: int, owner: int, place: str, die: int) -> Refusal:
    """DB-T10, DB-T12, DB-T14, DB-T15, DB-T17. Why a token cannot be played on a die that it is not offered."""
    thing = f"target {owner} {place} {name(die)}"
    rule = TOKEN_RULES[token]
    facts: dict[str, Fact] = {"token": TOKENS[token], "die": name(die), "owner": owner, "place": place}
    if token == TAKE_DIE and place != "storehouse":
        return Refusal(thing, rule, "not-in-storehouse", facts)
    if not reaches(token, place):
        return Refusal(thing, rule, "on-board", facts)
    if token == LOCK_DIE:
        return Refusal(thing, rule, "protected-already" if owner == seat else "locked-already", facts)
    if die & PROTECTED:
        return Refusal(thing, rule, "protected-from-token", facts)
    return Refusal(thing, rule, "six-already", facts)


def places_of_dice(brewer: Brewer) -> list[tuple[str, int]]:
    """Every die of a player but the one on the Market, and where it lies."""
    out = [("reserve", die) for die in brewer.reserve] + [("storehouse", die) for die in brewer.store]
    for space in range(11):
        if brewer.base[space] != NOTHING and brewer.base[space] != SEED:
            out.append((SPACES[space], brewer.base[space]))
        if brewer.speed[space] != NOTHING:
            out.append((f"{SPACES[space]}.speed", brewer.speed[space]))
    return out


def reaches(token: int, place: str) -> bool:
    """DB-T10, DB-T12, DB-T14, DB-T15. Does a token reach dice that lie in a place?"""
    if place == "storehouse":
        return True
    return token != TAKE_DIE if place == "reserve" else token == RAISE_DIE or token == REROLL_DIE


def in_purchase(s: Yard, seat: int) -> list[Refusal]:
    """On one's own purchase turn."""
    brewer = s.brewers[seat]
    purse = brewer.coins + s.credit(brewer)
    out: list[Refusal] = []
    for ingredient in range(5):
        thing = f"buy {INGREDIENTS[ingredient]}"
        price = s.cards.prices[ingredient]
        facts: dict[str, Fact] = {
            "ingredient": INGREDIENTS[ingredient],
            "price": price,
            "coins": purse,
            "round": s.cards.market_round,
        }
        if s.round < s.cards.market_round:
            out.append(Refusal(thing, "DB-F14", "market-opens-later", facts))
        elif brewer.bought_ingredient:
            out.append(Refusal(thing, "DB-M2", "one-ingredient", facts))
        elif not s.market[ingredient]:
            out.append(Refusal(thing, "DB-M8", "pile-empty", facts))
        else:
            for die in sorted(set(brewer.reserve + brewer.store)):
                if colour_of(die) == BLUE:
                    with_die: dict[str, Fact] = {**facts, "die": name(die)}
                    if die & LOCKED:
                        out.append(Refusal(f"{thing} with {name(die)}", "DB-M6", "locked", with_die))
                    elif die & LENT:
                        out.append(Refusal(f"{thing} with {name(die)}", "DB-L3", "pinned", with_die))
                    elif not s.cards.discounts[ingredient][value_of(die)]:
                        out.append(Refusal(f"{thing} with {name(die)}", "DB-M11", "no-discount", with_die))
            cheaper: list[Choice] = []
            options.add_discounted(s, brewer, ingredient, purse, brewer.reserve, RESERVE, cheaper)
            options.add_discounted(s, brewer, ingredient, purse, brewer.store, STORE, cheaper)
            if price > purse:
                out.append(Refusal(thing, "DB-M4", "too-dear", facts, exact=len(cheaper) > 0))
    for token in range(6):
        thing = f"buy {TOKENS[token]}"
        price = s.cards.token_prices[token]
        facts = {"token": TOKENS[token], "price": price, "coins": purse, "round": s.cards.black_market_round}
        if s.round < s.cards.black_market_round:
            out.append(Refusal(thing, "DB-F14", "market-opens-later", facts))
        elif brewer.bought_token:
            out.append(Refusal(thing, "DB-M3", "one-token", facts))
        elif not s.black_market[token]:
            out.append(Refusal(thing, "DB-M8", "pile-empty", facts))
        elif price > purse:
            out.append(Refusal(thing, "DB-M4", "too-dear", facts))
    for die in sorted(set(brewer.reserve)):
        if die & LENT:
            out.append(Refusal(f"store {name(die)}", "DB-L3", "pinned", {"die": name(die)}))
    for space in SPACES:
        out.append(Refusal(f"place {space}", "DB-F1", "not-the-phase"))
    out.extend(of_tokens(s, seat, False, False))
    return out + of_early_brews(s)


def in_brewing(s: Yard, seat: int) -> list[Refusal]:
    """On one's own brewing turn."""
    values = options.stored_values(s.brewers[seat])
    out: list[Refusal] = []
    for slot, number in enumerate(s.display):
        if number >= 0:
            recipe = s.cards.recipes[number]
            facts: dict[str, Fact] = {"recipe": recipe.id}
            if s.blocked_slots >> slot & 1:
                out.append(Refusal(f"brew {recipe.id}", "DB-T13", "recipe-blocked", facts))
            elif not options.meets(recipe, values):
                out.append(
                    Refusal(
                        f"brew {recipe.id}",
                        "DB-B2",
                        "dice-missing",
                        {**facts, "need": missing(s, seat, number)},
                    )
                )
    for token in TOKENS:
        out.append(Refusal(f"play {token}", "DB-T5", "after-the-window", {"token": token}))
    return out


def of_improvements(s: Yard, seat: int, number: int) -> list[Refusal]:
    """DB-B5. Why a blue die or an ingredient does not improve this brew."""
    brewer = s.brewers[seat]
    recipe = s.cards.recipes[number]
    out: list[Refusal] = []
    for die in sorted(set(brewer.reserve + brewer.store)):
        thing = f"improve {name(die)}"
        if die & LOCKED:
            out.append(Refusal(thing, "DB-T12", "locked", {"die": name(die)}))
        elif die not in brewer.store or colour_of(die) != BLUE or not 0 < recipe.blue_min <= value_of(die):
            out.append(Refusal(thing, "DB-B5"))
    for ingredient in range(5):
        if not brewer.ingredients[ingredient] or recipe.spice_xp[ingredient] < 0:
            out.append(Refusal(f"improve {INGREDIENTS[ingredient]}", "DB-B5"))
    return out


def missing(s: Yard, seat: int, number: int) -> list[str]:
    """The needs of a recipe that this Storehouse does not meet, as dice such as `green4`."""
    out: list[str] = []
    values = options.stored_values(s.brewers[seat])
    for colour in range(3):
        have = values[colour][:]
        for need in s.cards.recipes[number].needs[colour]:
            if have and have[0] >= need:
                have.pop(0)
            else:
                out.append(f"{COLOURS[colour]}{need}")
    return out
