"""What places and cards give: one small function or step for each operation."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Step

from ..constants import (
    ADJUST_DIE,
    CLAIM_WHITE_DIE,
    DISCARD_NASTY_SAYS,
    DRAW_ITEM,
    DRAW_ITEMS_KEEP,
    EXCHANGE,
    EXTRA_TURN,
    FIRST_PLAYER,
    GAIN,
    GAIN_CHOICE,
    GAIN_ONE_OF,
    IGNORE_OCCUPIED,
    LATENESS_MINUS,
    MODIFIER,
    NASTY_DOWN,
    NASTY_UP,
    NONE,
    POINTS,
    REPLACE,
    REROLL,
    SET_DIE,
    STEAL,
    TRADE,
)
from ..definitions.native import Reward
from ..state import Tavern
from .decks.items import ChangeDie, DrawItem, LookAtItems, Reroll
from .decks.nasty import Blame, ForgeNote, blamable, nasty_up
from .decks.orders import ReplaceOrder
from .supply import EVERY_KIND, Exchange, Steal, TakeOne, Trade, gain, in_supply, on_tray, score


def rewards_of(s: Tavern, place: int) -> list[Reward]:
    """The rewards of a place, as its edition prints them."""
    found = s.place(place)
    assert found is not None
    return found.rewards


class Resolve(Step[Tavern]):
    """CT-A01. The rewards of a place in the listed order, from number `at` on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "at")

    def __init__(self, seat: int, place: int, at: int) -> None:
        self.seat: int = seat
        self.place: int = place
        self.at: int = at

    def run(self, s: Tavern) -> None:
        rewards = rewards_of(s, self.place)
        at = self.at
        while at < len(rewards):
            reward = rewards[at]
            at += 1
            if not at_once(s, self.seat, reward):
                if at < len(rewards):
                    s.agenda.append(Resolve(self.seat, self.place, at))
                begin(s, self.seat, reward, True)
                return


def kinds_of(s: Tavern, place: int) -> int:
    """The ingredients (bits) one may choose from at a place of the Cellar."""
    kinds = 0
    for reward in rewards_of(s, place):
        if reward.op == GAIN_ONE_OF:
            for kind in reward.kinds:
                kinds |= 1 << kind
    return kinds


def at_once(s: Tavern, seat: int, reward: Reward) -> bool:
    """Carry out an operation that asks nobody; False if this one may ask."""
    op = reward.op
    if op == GAIN:
        for _ in range(reward.n):
            gain(s, seat, reward.kinds[0])
    elif op == POINTS:
        score(s, seat, reward.n, "reward")
    elif op == FIRST_PLAYER:
        take_marker(s, seat)
    elif op == MODIFIER:
        take_modifiers(s, seat, reward.n)
    elif op == NASTY_UP:
        nasty_up(s, seat, reward.n)
    elif op == EXTRA_TURN:
        s.extra += reward.n
    elif op == CLAIM_WHITE_DIE:
        s.clover = seat
    elif op == LATENESS_MINUS:
        s.watch += reward.n
    elif op == IGNORE_OCCUPIED:
        s.hammer = True
    else:
        return False
    return True


def begin(s: Tavern, seat: int, reward: Reward, placed: bool) -> None:
    """Put an operation that may ask on the agenda. `placed`: by dice, not by a card."""
    op = reward.op
    agenda = s.agenda
    if op == GAIN_ONE_OF:
        kinds = 0
        for kind in reward.kinds:
            kinds |= 1 << kind
        agenda.append(TakeOne(seat, kinds, 1))
    elif op == GAIN_CHOICE:
        agenda.append(TakeOne(seat, EVERY_KIND & ~reward.exclude, reward.n))
    elif op == DRAW_ITEM:
        agenda.append(DrawItem(seat, reward.n))
    elif op == DRAW_ITEMS_KEEP:
        agenda.append(LookAtItems(seat, reward.n))
    elif op == REPLACE:
        agenda.append(ReplaceOrder(seat, reward.n))
    elif op == EXCHANGE:
        # On a place an exchange may be declined; who plays a card for it exchanges at least once.
        kinds = EVERY_KIND & ~reward.exclude
        agenda.append(Exchange(seat, reward.up_to, reward.give, 0, kinds, reward.optional or placed))
    elif op == STEAL:
        # CT-O03: alone, the supply stands for the other players.
        if s.solo:
            agenda.append(TakeOne(seat, EVERY_KIND & ~reward.exclude, 1))
        else:
            agenda.append(Steal(seat, reward.exclude))
    elif op == TRADE:
        if s.solo:
            agenda.append(Exchange(seat, 1, 1, 0, EVERY_KIND & ~reward.exclude, reward.optional))
        else:
            agenda.append(Trade(seat, reward.exclude, reward.optional))
    elif op == NASTY_DOWN:
        if not s.solo:
            agenda.append(Blame(seat, reward.n, placed))
    elif op == SET_DIE or op == ADJUST_DIE:
        agenda.append(ChangeDie(seat, reward.by))
    elif op == REROLL:
        agenda.append(Reroll(seat))
    elif op == DISCARD_NASTY_SAYS:
        agenda.append(ForgeNote(seat))


def take_marker(s: Tavern, seat: int) -> None:
    """CT-A56, CT-R04, CT-O11. The First Player marker changes hands; the running round keeps its rotation."""
    if s.solo or s.first == seat:
        return
    s.first = seat
    if s.events is not None:
        s.tell("first_player", {"seat": seat})


def take_modifiers(s: Tavern, seat: int, wanted: int) -> None:
    """CT-X10. Modifier tokens, as many as the supply still has."""
    taken = wanted if wanted < s.modifiers else s.modifiers
    s.modifiers -= taken
    s.waiters[seat].modifiers += taken
    if s.events is not None and taken:
        s.tell("modifiers", {"seat": seat, "count": taken})


def has_effect(s: Tavern, seat: int, reward: Reward) -> bool:
    """CT-I02, CT-I10. Could a card with this operation do anything at all now?"""
    op = reward.op
    waiter = s.waiters[seat]
    if op == STEAL:
        return len(in_supply(s, EVERY_KIND & ~reward.exclude)) > 0 if s.solo else has_target(s, seat, reward.exclude)
    if op == TRADE:
        return on_tray(waiter, reward.exclude) > 0 and (s.solo or has_target(s, seat, reward.exclude))
    if op == NASTY_DOWN:
        return len(blamable(s, seat, False)) > 0
    if op == GAIN:
        return s.supply[reward.kinds[0]] > 0
    if op == GAIN_CHOICE:
        return len(in_supply(s, EVERY_KIND & ~reward.exclude)) > 0
    if op == EXCHANGE:
        return on_tray(waiter, 0) >= reward.give
    if op == DISCARD_NASTY_SAYS:
        return len(waiter.says) > 0
    if op == SET_DIE or op == REROLL:
        return len(waiter.dice) > 0
    if op == ADJUST_DIE:
        for face in waiter.dice:
            for step in reward.by:
                if 1 <= face + step <= 6:
                    return True
        return False
    if op == IGNORE_OCCUPIED:
        return not s.placed and not s.hammer and len(waiter.dice) > 0
    if op == NASTY_UP:
        return waiter.nasty > 0
    if op == FIRST_PLAYER:
        return s.first != seat and not s.last_round()
    if op == CLAIM_WHITE_DIE:
        return not s.last_round()
    if op == LATENESS_MINUS:
        return waiter.order != NONE and s.lateness(waiter) >= 1
    if op == EXTRA_TURN:
        return dice_left(s)
    return True


def dice_left(s: Tavern) -> bool:
    """CT-R07, CT-I08. Has anybody dice to place? If not, the round surely ends with this turn."""
    for waiter in s.waiters:
        if waiter.dice:
            return True
    return False


def has_target(s: Tavern, seat: int, exclude: int) -> bool:
    """CT-A52, CT-A53. Has any opponent an ingredient that may move?"""
    for other in range(s.seats):
        if other != seat and on_tray(s.waiters[other], exclude):
            return True
    return False
