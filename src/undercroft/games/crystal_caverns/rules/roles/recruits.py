"""What the Goblins draw: Monsters, Secrets to keep, the Ruby's second try, and what a killed Thief brings."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Step, only

from ... import choices
from ...choices import NO, Act
from ...constants import GOBLINS, MONSTERS, RUBY, SECRETS, WAR
from ...state import Caverns
from ..conflict.harm import add_rage, drop_secret, lay_open

DRAWN_WAR: Final = 0
DRAWN_MONSTERS: Final = 1
DRAWN_SECRETS: Final = 2


def ruby_possible(s: Caverns) -> bool:
    """VC-B59. May the Ruby be in their hand, and of use for the cards just drawn, for all the others know?"""
    goblins = s.goblins
    if goblins.ruby_used or not goblins.drawn:
        return False
    if s.solo():
        return RUBY in goblins.hand
    return len(goblins.hand) > 0 and RUBY not in goblins.face_up and RUBY not in goblins.secret_discards


class Redraw(Step[Caverns]):
    """VC-B59. With the Goblin Ruby: once a turn discard one of the cards just drawn and draw another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        options: list[Choice] = []
        if RUBY in goblins.face_up and not goblins.ruby_used:
            names = (WAR, MONSTERS, SECRETS)[self.kind]
            kind = ("war", "monster", "secret")[self.kind]
            options.extend([choices.one_of(f"ruby-{kind}", kind, names, card) for card in goblins.drawn])
        elif self.kind == DRAWN_SECRETS and ruby_possible(s):
            # War cards and Monsters are followed by a decision that offers it.
            if RUBY in goblins.hand:
                options.append(choices.one_of("secret", "secret", SECRETS, RUBY))
        else:
            self.done(s)
            return
        if not goblins.drawn:
            self.done(s)
            return
        options.append(NO)
        s.ask(s.seat_of(GOBLINS), "ruby", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        goblins = s.goblins
        if choice.op == "secret":
            s.agenda.append(self)
            lay_open(s, RUBY)
            if RUBY in goblins.drawn:
                goblins.drawn.remove(RUBY)
            return
        if choice is not NO:
            goblins.ruby_used = True
            card = choice.a
            if self.kind == DRAWN_WAR:
                pile = [war for war in range(len(WAR)) if war not in goblins.drawn]
                goblins.drawn.remove(card)
                goblins.drawn.append(s.chance.draw(pile))
            elif self.kind == DRAWN_MONSTERS:
                goblins.drawn.remove(card)
                goblins.monster_discards.append(card)
                take_monsters(s, 1)
            else:
                drop_secret(s, card)
                draw_secrets(s, 1)
        self.done(s)

    def done(self, s: Caverns) -> None:
        if self.kind == DRAWN_SECRETS:
            s.goblins.drawn = []


def draw_monster(s: Caverns) -> int:
    """VC-G10. A Monster, straight to the discards unless someone keeps it; -1 if none is left."""
    goblins = s.goblins
    if not goblins.monster_pile:
        goblins.monster_pile = goblins.monster_discards
        goblins.monster_discards = []
    if not goblins.monster_pile:
        return -1
    monster = s.chance.draw(goblins.monster_pile)
    goblins.monster_discards.append(monster)
    return monster


def take_monsters(s: Caverns, number: int) -> None:
    """VC-G10, VC-B12. Monsters drawn, to be assigned or discarded."""
    for _ in range(number):
        monster = draw_monster(s)
        if monster >= 0:
            s.goblins.monster_discards.remove(monster)
            s.goblins.drawn.append(monster)
            if s.events is not None:
                s.tell("monster", {"monster": MONSTERS[monster]})


def secrets_for(s: Caverns, number: int) -> None:
    """VC-B13, VC-B28. Draw, perhaps redraw one, then keep five at most."""
    if number:
        s.goblins.drawn = draw_secrets(s, number)
        s.agenda.append(SecretLimit())
        s.agenda.append(Redraw(DRAWN_SECRETS))


def draw_secrets(s: Caverns, number: int) -> list[int]:
    """VC-G10. Draw Secrets; an empty deck is made anew from its discards."""
    goblins = s.goblins
    drawn: list[int] = []
    for _ in range(number):
        if not goblins.secret_pile:
            goblins.secret_pile = goblins.secret_discards
            goblins.secret_discards = []
        if not goblins.secret_pile:
            break
        secret = s.chance.draw(goblins.secret_pile)
        goblins.hand.append(secret)
        drawn.append(secret)
    goblins.hand.sort()
    if s.events is not None:
        s.tell("secrets_drawn", {"count": len(drawn)})
        s.tell("secret_drawn", {"secret": [SECRETS[i] for i in drawn]}, only(s.seat_of(GOBLINS)))
    return drawn


class SecretLimit(Step[Caverns]):
    """VC-B13. Five Secrets at most, face-up ones included; the Goblins choose what goes."""

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        if len(goblins.hand) + len(goblins.face_up) <= 5:
            return
        options: list[Choice] = [
            choices.one_of("discard-secret", "secret", SECRETS, secret) for secret in goblins.hand + goblins.face_up
        ]
        s.ask(s.seat_of(GOBLINS), "secret_limit", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        drop_secret(s, choice.a)
        s.agenda.append(self)


class Spoils(Step[Caverns]):
    """VC-B21. The Goblins killed the Thief: Secrets or Rage by his Loot Drop Level."""

    FIELDS: ClassVar[tuple[str, ...]] = ("level",)

    def __init__(self, level: int) -> None:
        self.level: int = level

    def run(self, s: Caverns) -> None:
        if self.level:
            s.ask(s.seat_of(GOBLINS), "spoils", [choices.plain("take-secrets"), choices.plain("take-rage")])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "take-secrets":
            secrets_for(s, self.level)
        else:
            add_rage(s, self.level)
