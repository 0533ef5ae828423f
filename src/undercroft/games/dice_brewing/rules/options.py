"""What may be chosen: every option of every decision comes from here, and legality is written nowhere else."""

from __future__ import annotations

from undercroft.engine.state import Choice

from .. import choices
from ..choices import BOARD, BUY_TOKENS, PLAYS, SEEDINGS, SPEED
from ..constants import (
    BLOCK_BUILDING,
    BLOCK_RECIPE,
    BLUE,
    BUILDING_OF,
    DEPARTMENT_SEEDS,
    HOPS_INCREASE,
    HOPS_SEED,
    LOCK_DIE,
    MALT_INCREASE,
    MALT_SEED,
    RAISE_DIE,
    REROLL_DIE,
    RESERVE,
    SCHOOL_REROLL,
    SCHOOL_SWAP,
    STORE,
    TAKE_DIE,
)
from ..definitions.native import Recipe
from ..dice import LENT, LOCKED, NOTHING, PROTECTED, SEED, colour_of, is_free, value_of
from ..state import Brewer, Yard


# Placing.
def add_placements(s: Yard, brewer: Brewer, options: list[Choice]) -> None:
    """DB-P2, DB-F11. Every legal base piece and speed-up die."""
    free = s.free_spaces(brewer)
    if brewer.seeds:
        if free >> MALT_SEED & 1:
            options.append(SEEDINGS[MALT_SEED])
        if free >> HOPS_SEED & 1:
            options.append(SEEDINGS[HOPS_SEED])
    hasten = speedable(s, brewer)
    last = NOTHING
    for die in brewer.reserve:
        if die != last:
            add_die(s, brewer, free, hasten, die, RESERVE, options)
            last = die
    last = NOTHING
    for die in brewer.store:
        if die != last:
            add_die(s, brewer, free, hasten, die, STORE, options)
            last = die


def add_die(s: Yard, brewer: Brewer, free: int, hasten: list[int], die: int, area: int, options: list[Choice]) -> None:
    """DB-P2, DB-P4, DB-T12. All that one die can do on the board."""
    if die & LOCKED:
        return
    colour = colour_of(die)
    for space in s.cards.spaces_for[colour]:
        if free >> space & 1 and accepts(s, brewer, space, die):
            options.append(choices.place(space, die, area))
    if colour == BLUE:
        value = value_of(die)
        for space in hasten:
            if value >= s.cards.spaces[space].speed_min:
                options.append(choices.speed_up(space, die, area))


def accepts(s: Yard, brewer: Brewer, space: int, die: int) -> bool:
    """DB-P2, DB-P12, DB-P15, DB-P16, DB-T12. Does a free space take this unlocked die of a right colour?"""
    rule = s.cards.spaces[space]
    value = value_of(die)
    if value < rule.minimum or value > rule.maximum:
        return False
    if die & PROTECTED and (space == MALT_INCREASE or space == HOPS_INCREASE):
        return False
    if space == SCHOOL_REROLL:
        return free_dice(brewer) > (0 if die & PROTECTED else 1)
    if space == SCHOOL_SWAP:
        return can_swap(s, brewer)
    return True


def speedable(s: Yard, brewer: Brewer) -> list[int]:
    """DB-P4, DB-P6. Spaces where a base piece waits whose gain is possible now."""
    found: list[int] = []
    for space in range(11):
        if (
            brewer.base[space] != NOTHING
            and s.cards.spaces[space].speed_min
            and gain_possible(s, space)
            and not brewer.closed >> BUILDING_OF[space] & 1
        ):
            found.append(space)
    return found


def gain_possible(s: Yard, space: int) -> bool:
    """DB-P6. Is there a die of the colour, or a seed, in the supply?"""
    if space == DEPARTMENT_SEEDS:
        return s.seeds > 0
    colour = s.cards.spaces[space].gain
    return colour < 0 or s.supply[colour] > 0


def add_stores(brewer: Brewer, options: list[Choice]) -> None:
    """DB-F9, DB-L3. Every die of the Active Reserve may be stored, but those that have lent credit are pinned."""
    last = NOTHING
    for die in brewer.reserve:
        if die != last:
            last = die
            if not die & LENT:
                options.append(choices.store(die))


# The School.
def free_dice(brewer: Brewer) -> int:
    """DB-P15. How many own dice could be rerolled."""
    count = 0
    for die in brewer.reserve:
        if is_free(die):
            count += 1
    for die in brewer.store:
        if is_free(die):
            count += 1
    return count


def swap_colours(s: Yard, brewer: Brewer) -> list[int]:
    """DB-P16. Colours, not blue, of which the supply has a die and the player a free one."""
    own = [0, 0, 0, 0]
    for die in brewer.reserve:
        if is_free(die):
            own[die & 3] += 1
    for die in brewer.store:
        if is_free(die):
            own[die & 3] += 1
    return [colour for colour in range(BLUE) if own[colour] and s.supply[colour]]


def can_swap(s: Yard, brewer: Brewer) -> bool:
    """DB-P2, DB-P16. Is there any colour to swap?"""
    return len(swap_colours(s, brewer)) > 0


# Buying.
def add_ingredients(s: Yard, brewer: Brewer, options: list[Choice]) -> None:
    """DB-M2, DB-M4, DB-M5, DB-M8, DB-M11. Each ingredient the player can pay, plainly or with a discount die."""
    if not s.may_buy_ingredient(brewer):
        return
    purse = brewer.coins + s.credit(brewer)
    for ingredient in range(5):
        if s.market[ingredient]:
            if s.cards.prices[ingredient] <= purse:
                options.append(choices.buy(ingredient, NOTHING, RESERVE))
            add_discounted(s, brewer, ingredient, purse, brewer.reserve, RESERVE, options)
            add_discounted(s, brewer, ingredient, purse, brewer.store, STORE, options)


def add_discounted(
    s: Yard, brewer: Brewer, ingredient: int, purse: int, area: list[int], where: int, options: list[Choice]
) -> None:
    """DB-M5, DB-M6, DB-M11, DB-L3. A blue die, neither locked nor pinned by the credit it has lent, that really lowers
    the price to something payable."""
    price = s.cards.prices[ingredient]
    discounts = s.cards.discounts[ingredient]
    last = NOTHING
    for die in area:
        if die != last and colour_of(die) == BLUE and not die & (LOCKED | LENT):
            off = min(discounts[value_of(die)], price)
            if off and price - off <= purse_with(s, brewer, purse, die, where):
                options.append(choices.buy(ingredient, die, where))
        last = die


def purse_with(s: Yard, brewer: Brewer, purse: int, die: int, where: int) -> int:
    """DB-L1. What can be paid once this die lies on the Market: no one that lends can be among discount dice
    as printed, but an owner's cards may give discounts to ones."""
    if where == STORE or not s.unlucky or value_of(die) != 1:
        return purse
    brewer.reserve.remove(die)
    left = brewer.coins + s.credit(brewer)
    brewer.reserve.append(die)
    brewer.reserve.sort()
    return left


def add_tokens(s: Yard, brewer: Brewer, options: list[Choice]) -> None:
    """DB-M3, DB-M4, DB-M8. Each action token the player can pay."""
    if not s.may_buy_token(brewer):
        return
    purse = brewer.coins + s.credit(brewer)
    for token in range(6):
        if s.black_market[token] and s.cards.token_prices[token] <= purse:
            options.append(BUY_TOKENS[token])


# Action tokens.
def add_token_plays(s: Yard, seat: int, options: list[Choice], window: bool) -> None:
    """DB-T3, DB-T6, DB-T11, DB-T13, DB-T16. The kinds this player holds, may play now and has a target for."""
    tokens = s.brewers[seat].tokens
    for token in range(6):
        if tokens[token]:
            if token == BLOCK_BUILDING and (not window or s.early_block):
                continue
            if token == BLOCK_RECIPE and not window:
                continue
            if has_target(s, seat, token):
                options.append(PLAYS[token])


def has_target(s: Yard, seat: int, token: int) -> bool:
    """DB-T6. A token needs a legal target."""
    return len(targets(s, seat, token)) > 0


def targets(s: Yard, seat: int, token: int) -> list[Choice]:
    """DB-T8, DB-T10 to DB-T18. Everything a token may be played on."""
    found: list[Choice] = []
    if token == BLOCK_BUILDING:
        for owner in range(s.seats):
            if owner != seat:
                for building in range(4):
                    if can_close(s, owner, building):
                        found.append(choices.target_building(owner, building))
    elif token == BLOCK_RECIPE:
        for slot in range(len(s.display)):
            recipe = s.display[slot]
            if recipe >= 0 and not s.blocked_slots >> slot & 1:
                found.append(choices.target_recipe(s.cards.recipes[recipe].id))
    else:
        for owner in range(s.seats):
            add_die_targets(s.brewers[owner], owner, owner == seat, token, found)
    return found


def can_close(s: Yard, owner: int, building: int) -> bool:
    """DB-T18. Unlocked and not closed yet; it may be empty."""
    return s.cards.unlock[building] <= s.round and not s.brewers[owner].closed >> building & 1


def add_die_targets(brewer: Brewer, owner: int, own: bool, token: int, found: list[Choice]) -> None:
    """Dice of one player that a token may be played on, equal dice in one place once."""
    if token != TAKE_DIE:
        add_from(brewer.reserve, owner, RESERVE, own, token, found)
    add_from(brewer.store, owner, STORE, own, token, found)
    if token == RAISE_DIE or token == REROLL_DIE:
        for space in range(11):
            die = brewer.base[space]
            if die != NOTHING and die != SEED and may_target(die, own, token):
                found.append(choices.target_die(owner, BOARD + space, die))
            die = brewer.speed[space]
            if die != NOTHING and may_target(die, own, token):
                found.append(choices.target_die(owner, SPEED + space, die))


def add_from(area: list[int], owner: int, place: int, own: bool, token: int, found: list[Choice]) -> None:
    """The dice of one area that a token may be played on."""
    last = -1
    for die in area:
        if die != last and may_target(die, own, token):
            found.append(choices.target_die(owner, place, die))
        last = die


def may_target(die: int, own: bool, token: int) -> bool:
    """DB-T10, DB-T12, DB-T14, DB-T15, DB-T17. May this token be played on this die?"""
    if token == LOCK_DIE:
        return not die & (PROTECTED if own else LOCKED)
    if die & PROTECTED:
        return False
    return token != RAISE_DIE or value_of(die) < 6


# Brewing.
def brewable(s: Yard, brewer: Brewer) -> list[Choice]:
    """DB-B2, DB-B3, DB-T13. The face-up, unblocked recipes whose needs this Storehouse meets."""
    found: list[Choice] = []
    if not brewer.store:
        return found
    values = stored_values(brewer)
    for slot in range(len(s.display)):
        recipe = s.display[slot]
        if recipe >= 0 and not s.blocked_slots >> slot & 1 and meets(s.cards.recipes[recipe], values):
            found.append(choices.brew(s.cards.recipes[recipe].id))
    return found


def stored_values(brewer: Brewer) -> list[list[int]]:
    """By colour, the values of the unlocked Storehouse dice, highest first."""
    values: list[list[int]] = [[], [], [], []]
    for die in brewer.store:
        if not die & LOCKED:
            values[die & 3].append(value_of(die))
    for of_colour in values:
        if len(of_colour) > 1:
            of_colour.sort(reverse=True)
    return values


def meets(recipe: Recipe, values: list[list[int]]) -> bool:
    """DB-B2. Compared highest with highest, every need finds a die of its own."""
    for colour in range(3):
        needs = recipe.needs[colour]
        have = values[colour]
        if len(have) < len(needs):
            return False
        for i in range(len(needs)):
            if have[i] < needs[i]:
                return False
    return True


def met_needs(needs: list[int], have: list[int]) -> int:
    """DB-B2. The needs (bits) that find a die of their own among these values; both lists have the highest first."""
    met = 0
    used = 0
    for i in range(len(needs)):
        if used < len(have) and have[used] >= needs[i]:
            met |= 1 << i
            used += 1
    return met


def fitting_sets(brewer: Brewer, colour: int, needs: list[int]) -> list[list[int]]:
    """DB-B2, DB-B3. Every different set of Storehouse dice of a colour that meets its needs (highest first)."""
    dice = [die for die in brewer.store if colour_of(die) == colour and not die & LOCKED]
    dice.sort(key=value_of, reverse=True)
    sets: list[list[int]] = []
    add_sets(dice, 0, needs, [], sets)
    return sets


def add_sets(dice: list[int], start: int, needs: list[int], chosen: list[int], sets: list[list[int]]) -> None:
    """Dice in falling order of value: the i-th one chosen must meet the i-th need. Equal dice are chosen once."""
    need = len(chosen)
    if need == len(needs):
        sets.append(chosen)
        return
    last = -1
    for i in range(start, len(dice)):
        die = dice[i]
        if value_of(die) < needs[need]:
            return
        if die != last:
            add_sets(dice, i + 1, needs, [*chosen, die], sets)
        last = die
