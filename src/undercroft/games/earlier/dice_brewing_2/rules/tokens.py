"""Action tokens: when they may be played, at what, and what they do."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Fact, Refusal, Step

from ..choices import BOARD, DECLINE, PLAYS, SPEED, Play, TargetBuilding, TargetDie, TargetRecipe, place_name
from ..constants import BLOCK_BUILDING, BUILDINGS, LOCK_DIE, RAISE_DIE, REROLL_DIE, RESERVE, STORE, TAKE_DIE, TOKENS
from ..dice import BONUS, LOCKED, OLD, PROTECTED, name, put, with_face
from ..state import Yard
from . import why_not
from .options import add_token_plays, has_target, targets


class TokenWindow(Step[Yard]):
    """DB-T4, DB-T16, DB-T19. Round the table, one token or a decline each, until all decline in a row.

    `early` is the window of the variant between roll and placement, for Block a Building alone. Whoever holds any
    token is asked, so that being asked tells nothing about which.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("offset", "declined", "early")

    def __init__(self, offset: int, declined: int, early: bool) -> None:
        self.offset: int = offset
        self.declined: int = declined
        self.early: bool = early

    def run(self, s: Yard) -> None:
        if self.declined == s.seats:
            return
        seat = s.seat_at(self.offset)
        if not s.brewers[seat].token_count():
            s.agenda.append(self.next_one(s, self.declined + 1))
            return
        options: list[Choice] = []
        if self.early:
            if s.brewers[seat].tokens[BLOCK_BUILDING] and has_target(s, seat, BLOCK_BUILDING):
                options.append(PLAYS[BLOCK_BUILDING])
        else:
            add_token_plays(s, seat, options, True)
        options.append(DECLINE)
        s.ask(seat, "early_window" if self.early else "token_window", options)

    def next_one(self, s: Yard, declined: int) -> TokenWindow:
        """The same window, one seat on."""
        return TokenWindow((self.offset + 1) % s.seats, declined, self.early)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            s.agenda.append(self.next_one(s, 0))
            play_token(s, seat, choice.token)
        else:
            s.agenda.append(self.next_one(s, self.declined + 1))

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        brews = why_not.of_early_brews(s) if self.early else why_not.of_brews_after_tokens(s)
        return why_not.of_tokens(s, seat, True, self.early) + brews


class TokenTarget(Step[Yard]):
    """DB-T6. The target of a token being played."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        self.seat: int = seat
        self.token: int = token

    def run(self, s: Yard) -> None:
        s.ask(self.seat, f"target_{TOKENS[self.token]}", targets(s, self.seat, self.token))

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        if isinstance(choice, TargetDie):
            use_on_die(s, seat, self.token, choice)
        elif isinstance(choice, TargetBuilding):
            s.brewers[choice.owner].closed |= 1 << choice.building
            if s.events is not None:
                building = BUILDINGS[choice.building]
                s.tell("block_building", {"seat": seat, "owner": choice.owner, "building": building})
        elif isinstance(choice, TargetRecipe):
            s.blocked_slots |= 1 << s.slot_of(choice.recipe)
            if s.events is not None:
                s.tell("block_recipe", {"seat": seat, "recipe": choice.recipe})

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        return why_not.of_targets(s, seat, self.token)


# Effects.
def play_token(s: Yard, seat: int, token: int) -> None:
    """DB-T6, DB-T7, DB-A3. A token is shown, is gone for good, and its target is asked."""
    s.brewers[seat].tokens[token] -= 1
    s.removed[token] += 1
    if s.events is not None:
        s.tell("play", {"seat": seat, "token": TOKENS[token]})
    s.agenda.append(TokenTarget(seat, token))


def use_on_die(s: Yard, seat: int, token: int, choice: TargetDie) -> None:
    """DB-T10, DB-T12, DB-T14, DB-T15. What a token does to a die."""
    brewer = s.brewers[choice.owner]
    die = choice.die
    changed = die
    if token == LOCK_DIE:
        changed = die | (PROTECTED if choice.owner == seat else LOCKED)
    elif token == RAISE_DIE:
        changed = die + BONUS
    elif token == REROLL_DIE:
        changed = with_face(die, s.chance.roll(6))
        if s.unlucky:
            changed = changed & ~OLD if s.placing else changed | OLD
    if choice.place == RESERVE:
        brewer.reserve.remove(die)
        put(brewer.reserve, changed)
    elif choice.place == STORE:
        brewer.store.remove(die)
        put(brewer.reserve if token == TAKE_DIE else brewer.store, changed)
    elif choice.place < SPEED:
        brewer.base[choice.place - BOARD] = changed
    else:
        brewer.speed[choice.place - SPEED] = changed
    if s.events is not None:
        facts: dict[str, Fact] = {"seat": seat, "owner": choice.owner, "place": place_name(choice.place)}
        s.tell(TOKENS[token], {**facts, "die": name(die), "now": name(changed)})
