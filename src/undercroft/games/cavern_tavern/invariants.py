"""What never changes in Cavern Tavern, whatever the players do (the catalogue's invariants)."""

from __future__ import annotations

from .constants import INGREDIENTS, KINDS, MRS_NASTY_TOKEN, NONE, POTION, SHARED, TABLES, TOKEN_KINDS
from .dice import size, unpacked
from .rules.decks.chamber import DropTasks
from .rules.decks.items import HandLimit
from .rules.decks.orders import BlindDiscard
from .state import Tavern


def broken(s: Tavern) -> list[str]:
    """The invariants that this state breaks."""
    return [*cards_broken(s), *table_broken(s), *players_broken(s), *chamber_broken(s)]


def cards_broken(s: Tavern) -> list[str]:
    """Ingredients, Orders, Items and Nasty Says cards add up, each of them somewhere once."""
    out: list[str] = []
    for i in range(POTION + 1):
        total = s.supply[i] + sum([waiter.tray[i] for waiter in s.waiters])
        if total != s.edition.supply[i] or s.supply[i] < 0 or min([waiter.tray[i] for waiter in s.waiters]) < 0:
            out.append(f"{total} cards of {INGREDIENTS[i]} instead of {s.edition.supply[i]}")
    orders = s.order_deck + s.order_bottom + s.order_discard + s.looked_orders
    orders += [order for order in s.tables if order != NONE]
    for waiter in s.waiters:
        orders += waiter.served
        if waiter.order != NONE:
            orders.append(waiter.order)
    asking = s.asking if s.pending else None
    if isinstance(asking, BlindDiscard):
        orders.append(asking.order)
    if sorted(orders) != s.edition.orders:
        out.append("the Orders do not add up")
    if len(s.order_bottom) != len(s.bottom_by):
        out.append("an Order under the deck was put there by nobody")
    items = s.item_deck + s.item_discard + s.looked_items
    for waiter in s.waiters:
        items += waiter.items
    if sorted(items) != [item for item in s.edition.items if not s.solo or not s.cards.items[item].removed_in_solo]:
        out.append("the Items do not add up")
    if s.item_deck != sorted(s.item_deck) or s.token_pile != sorted(s.token_pile):
        out.append("a pile of like things is not sorted")
    says = s.says_deck + s.says_discard
    for waiter in s.waiters:
        says += waiter.says
    if sorted(says) != s.edition.says:
        out.append("the Nasty Says cards do not add up")
    return out


def table_broken(s: Tavern) -> list[str]:
    """The clock, the tables with their meeples, the marker and the places for dice."""
    out: list[str] = []
    if not 1 <= s.clock <= len(s.cards.times):
        out.append(f"the clock shows round {s.clock}")
    if not 0 <= s.first < s.seats or (s.white == NONE) != s.solo:
        out.append("the First Player marker or the white die is nowhere")
    for table in range(TABLES):
        standing = [seat for seat, waiter in enumerate(s.waiters) if waiter.table == table]
        if len(standing) > 1 or (standing and s.tables[table] != NONE):
            out.append(f"table {table + 1} holds more than one thing")
    used = [0] * SHARED
    for placement in s.placements:
        place = placement >> 3 & 255
        if place < SHARED:
            used[place] += 1
    if used != s.used:
        out.append("the used spaces do not agree with the dice on them")
    for place in range(SHARED):
        if s.solo and used[place] > (0 if s.blocked >> place & 1 else s.capacity[place]):
            out.append(f"place {place} is used {used[place]} times")
    return out


def players_broken(s: Tavern) -> list[str]:
    """Each player's Order, dice, hand, tracks, Character and Nasty Says cards."""
    out: list[str] = []
    asking = s.asking if s.pending else None
    for seat, waiter in enumerate(s.waiters):
        if (waiter.order == NONE) != (waiter.table == NONE) or (waiter.order == NONE) != (waiter.taken == 0):
            out.append(f"seat {seat} has an Order without meeple and time marker, or these without it")
        patience = s.cards.orders[waiter.order].forgotten_after if waiter.order != NONE else 0
        if patience and not s.ending_round and not 0 <= s.lateness(waiter) < patience:
            out.append(f"seat {seat} has an Order {s.lateness(waiter)} rounds old")
        placed = 0
        for placement in s.placements:
            if placement & 7 == seat:
                placed += size(placement >> 11)
                for face in unpacked(placement >> 11):
                    if face > 6:
                        out.append(f"seat {seat} has placed a die that shows {face}")
        dice = len(waiter.dice) + placed
        if dice and dice != s.cards.own_dice and not (dice == s.cards.own_dice + 1 and seat == s.white):
            out.append(f"seat {seat} has {dice} dice")
        if waiter.dice != sorted(waiter.dice) or (waiter.dice and not 1 <= waiter.dice[0] <= waiter.dice[-1] <= 6):
            out.append(f"the dice of seat {seat} show {waiter.dice}")
        limit = s.edition.hand_limit
        if limit and len(waiter.items) > limit and not (isinstance(asking, HandLimit) and asking.seat == seat):
            out.append(f"seat {seat} holds {len(waiter.items)} Items")
        deck = s.item_deck[:]
        for item in waiter.returned:
            if item not in deck:
                out.append(f"seat {seat} knows an Item of the deck that is not there")
            else:
                deck.remove(item)
        if waiter.items != sorted(waiter.items):
            out.append(f"the Items of seat {seat} are not sorted")
        if not (0 <= waiter.nasty <= 9 and min(waiter.tracks) >= 0 and max(waiter.tracks) <= 9):
            out.append(f"seat {seat} has left a track")
        if len(waiter.says) > bin(waiter.summoned).count("1") or waiter.summoned & ~s.cards.draw_spaces:
            out.append(f"seat {seat} was summoned too often")
        if not len(waiter.says) == len(waiter.says_done) == len(waiter.says_last):
            out.append(f"the Nasty Says cards of seat {seat} are in disorder")
        if not 0 <= waiter.uses <= (s.cards.characters[waiter.character].uses if waiter.character != NONE else 0):
            out.append(f"seat {seat} has {waiter.uses} uses of a Character")
    return out


def chamber_broken(s: Tavern) -> list[str]:
    """Task cards and tokens of the Secret Chamber add up."""
    out: list[str] = []
    if not s.with_chamber:
        return ["a chamber that is not in play"] if s.chamber_open or s.task_deck or s.token_pile else []
    tasks = s.task_deck + s.task_discard + [task for task in s.chamber if task != NONE]
    for waiter in s.waiters:
        tasks += waiter.tasks
    if sorted(tasks) != list(range(len(s.cards.tasks))):
        out.append("the Task cards do not add up")
    tokens = s.tokens_gone[:]
    for token in s.token_pile + s.chamber_tokens:
        if token != NONE:
            tokens[token] += 1
    modifiers = s.modifiers
    asking = s.asking if s.pending else None
    for seat, waiter in enumerate(s.waiters):
        tokens[MRS_NASTY_TOKEN] += waiter.mrs_nasty
        for i in range(KINDS):
            tokens[i] += waiter.drinks[i]
        modifiers += waiter.modifiers
        if len(waiter.tasks) > s.cards.task_limit and not (isinstance(asking, DropTasks) and asking.seat == seat):
            out.append(f"seat {seat} has {len(waiter.tasks)} Task cards")
        if waiter.modifiers < 0 or waiter.mrs_nasty < 0 or min(waiter.drinks) < 0:
            out.append(f"seat {seat} has less than no tokens")
    for kind in range(TOKEN_KINDS):
        if tokens[kind] != s.cards.tokens[kind]:
            out.append(f"{tokens[kind]} tokens of kind {kind} instead of {s.cards.tokens[kind]}")
    if modifiers != s.cards.modifiers or s.modifiers < 0:
        out.append(f"{modifiers} Modifier tokens instead of {s.cards.modifiers}")
    return out
