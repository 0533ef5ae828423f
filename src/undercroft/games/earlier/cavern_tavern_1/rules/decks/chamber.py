"""The Secret Chamber: its Task cards and tokens (CT-X)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Fact, Refusal, Step

from ...choices import DRINK, DRINK_POTION, MODIFY, Card, Drink
from ...constants import CHAMBER_PLACES, CHAMBER_TASK, INGREDIENTS, KINDS, MRS_NASTY_TOKEN, NONE, POTION
from ...state import Tavern
from ..supply import put_back, score
from .items import put_sorted


def open_chamber(s: Tavern) -> None:
    """CT-X02. Three Task cards, then a token on each."""
    s.chamber_open = True
    if s.events is not None:
        s.tell("open_chamber", {})
    fill(s)


def fill(s: Tavern) -> None:
    """CT-X02, CT-X08. Every empty place gets a Task card, left to right, then each new card a token."""
    fresh: list[int] = []
    for i in range(CHAMBER_PLACES):
        if s.chamber[i] == NONE and s.task_deck:
            s.chamber[i] = s.chance.draw(s.task_deck)
            fresh.append(i)
    for i in fresh:
        if s.token_pile:
            s.chamber_tokens[i] = s.chance.draw(s.token_pile)
        if s.events is not None:
            task = s.cards.tasks[s.chamber[i]].id
            s.tell("new_task", {"task": task, "token": token_name(s.chamber_tokens[i])})


def token_name(token: int) -> str:
    """A token by name."""
    if token == NONE:
        return "none"
    return "mrs_nasty" if token == MRS_NASTY_TOKEN else f"drink_{INGREDIENTS[token]}"


def complete(s: Tavern, seat: int, place: int) -> None:
    """CT-X04, CT-X06, CT-X16. The first to do a Task gets its token, and will claim the card when the round ends."""
    s.claims[place] = seat
    token = s.chamber_tokens[place]
    if token == NONE:
        return
    s.chamber_tokens[place] = NONE
    waiter = s.waiters[seat]
    if token == MRS_NASTY_TOKEN:
        waiter.mrs_nasty += 1
    else:
        waiter.drinks[token] += 1
    if s.events is not None:
        s.tell("token", {"seat": seat, "token": token_name(token)})


class ClaimTasks(Step[Tavern]):
    """CT-X07. A player puts the Tasks completed in the chamber this round on the own board."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        for i in range(CHAMBER_PLACES):
            if s.claims[i] == self.seat:
                put_sorted(s.waiters[self.seat].tasks, s.chamber[i])
                if s.events is not None:
                    s.tell("claim_task", {"seat": self.seat, "task": s.cards.tasks[s.chamber[i]].id})
                s.chamber[i] = NONE
                s.claims[i] = NONE
        s.agenda.append(DropTasks(self.seat))


class DropTasks(Step[Tavern]):
    """CT-X07. Whoever has more than three Task cards discards down to three of their choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        tasks = s.waiters[self.seat].tasks
        if len(tasks) > s.cards.task_limit:
            s.ask(self.seat, "drop_task", [s.menu.drop[task] for task in tasks])

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        s.waiters[seat].tasks.remove(choice.number)
        s.task_discard.append(choice.number)
        if s.events is not None:
            s.tell("drop_task", {"seat": seat, "task": choice.card})
        s.agenda.append(self)


class RefillChamber(Step[Tavern]):
    """CT-X08, CT-O09. A blocked Task leaves with its token; every empty place is filled."""

    def run(self, s: Tavern) -> None:
        for i in range(CHAMBER_PLACES):
            if s.blocked >> (CHAMBER_TASK + i) & 1 and s.chamber[i] != NONE:
                s.task_discard.append(s.chamber[i])
                if s.events is not None:
                    s.tell("task_gone", {"task": s.cards.tasks[s.chamber[i]].id})
                s.chamber[i] = NONE
                if s.chamber_tokens[i] != NONE:
                    s.tokens_gone[s.chamber_tokens[i]] += 1
                    s.chamber_tokens[i] = NONE
        fill(s)


# Tokens.
def add_drinks(s: Tavern, seat: int, options: list[Choice]) -> None:
    """CT-X11. Every Drink token that can be completed, with the ingredient or with a Magic Potion."""
    waiter = s.waiters[seat]
    for i in range(KINDS):
        if waiter.drinks[i]:
            if waiter.tray[i]:
                options.append(DRINK[i])
            if waiter.tray[POTION]:
                options.append(DRINK_POTION[i])


def serve_drink(s: Tavern, seat: int, choice: Drink) -> None:
    """CT-X11, CT-X15. The ingredient back to its pile, the points, the token out of the game."""
    put_back(s, seat, [POTION if choice.potion else choice.ingredient])
    s.waiters[seat].drinks[choice.ingredient] -= 1
    s.tokens_gone[choice.ingredient] += 1
    if s.events is not None:
        facts: dict[str, Fact] = {"seat": seat, "token": token_name(choice.ingredient)}
        s.tell("serve_drink", facts)
    score(s, seat, s.cards.drink_points, "drink")


def add_modifiers(s: Tavern, seat: int, options: list[Choice]) -> None:
    """CT-X10. One step up or down for each different unplaced die, never beyond 1 and 6."""
    waiter = s.waiters[seat]
    if not waiter.modifiers:
        return
    last = 0
    for face in waiter.dice:
        if face != last:
            last = face
            if face > 1:
                options.append(MODIFY[face][face - 1])
            if face < 6:
                options.append(MODIFY[face][face + 1])


def refuse_tokens(s: Tavern, seat: int) -> list[Refusal]:
    """Why tokens cannot be spent now."""
    waiter = s.waiters[seat]
    out: list[Refusal] = []
    if not s.with_chamber:
        return out
    for i in range(KINDS):
        name = INGREDIENTS[i]
        if not waiter.drinks[i]:
            out.append(Refusal(f"drink {name}", "CT-X11", "no-token", {"ingredient": name}))
        elif not waiter.tray[i] and not waiter.tray[POTION]:
            out.append(Refusal(f"drink {name}", "CT-X11", "not-on-tray", {"ingredient": name}))
    for face in range(1, 7):
        if not waiter.modifiers:
            out.append(Refusal(f"modify {face}", "CT-X10", "no-modifier"))
        elif face not in waiter.dice:
            out.append(Refusal(f"modify {face}", "CT-X10", "no-such-die", {"face": face}))
        else:
            for to in range(8):
                if to < 1 or to > 6 or abs(to - face) != 1:
                    out.append(Refusal(f"modify {face} to {to}", "CT-X10", "one-step", {"face": face}))
    return out
