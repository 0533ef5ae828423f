"""What the Goblins draw: Monsters to assign, Secrets to keep, and the Ruby's second try."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import NO, Act
from ...constants import BONES, GOBLINS, MONSTERS, RUBY, SECRETS, SLOT_OWNER, TRIBES, WAR
from ...state import Caverns
from ..conflict.encounter import draw_monster
from ..conflict.harm import SecretLimit, discard_monster, draw_secrets, drop_secret

DRAWN_WAR: Final = 0
DRAWN_MONSTERS: Final = 1
DRAWN_SECRETS: Final = 2


class Redraw(Step[Caverns]):
    """VC-B59. With the Goblin Ruby: once a turn discard one of the cards just drawn and draw another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        if RUBY not in goblins.face_up or goblins.ruby_used or not goblins.drawn:
            if self.kind == DRAWN_SECRETS:
                goblins.drawn = []
            return
        names = (WAR, MONSTERS, SECRETS)[self.kind]
        kind = ("war", "monster", "secret")[self.kind]
        options: list[Choice] = [choices.one_of(f"ruby-{kind}", kind, names, card) for card in goblins.drawn]
        options.append(NO)
        s.ask(s.seat_of(GOBLINS), "ruby", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        goblins = s.goblins
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
        if self.kind == DRAWN_SECRETS:
            goblins.drawn = []


def take_monsters(s: Caverns, number: int) -> None:
    """VC-G10, VC-B12. Monsters drawn, to be assigned or discarded."""
    for _ in range(number):
        monster = draw_monster(s)
        if monster >= 0:
            s.goblins.monster_discards.remove(monster)
            s.goblins.drawn.append(monster)
            if s.events is not None:
                s.tell("monster", {"monster": MONSTERS[monster]})


def draw_and_assign(s: Caverns, number: int) -> None:
    """VC-B12, VC-B28."""
    take_monsters(s, number)
    s.agenda.append(AssignMonsters())
    s.agenda.append(Redraw(DRAWN_MONSTERS))


class AssignMonsters(Step[Caverns]):
    """VC-B12. Each drawn Monster goes to a free slot, replaces one, or is discarded."""

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        if not goblins.drawn:
            return
        total = 0
        for monster in goblins.slots:
            if monster >= 0:
                total += 1
        options: list[Choice] = []
        for monster in goblins.drawn:
            for slot in range(4):
                old = goblins.slots[slot]
                if old < 0:
                    first_free = slot != 2 or goblins.slots[1] >= 0
                    if total < goblins.pop[BONES] and first_free:
                        options.append(choices.monster_to(monster, slot, -1))
                elif total <= goblins.pop[BONES]:
                    options.append(choices.monster_to(monster, slot, old))
            options.append(choices.one_of("discard-monster", "monster", MONSTERS, monster))
        if len(options) == 1:
            self.discard(s, goblins.drawn[0])
            s.agenda.append(self)
        else:
            s.ask(s.seat_of(GOBLINS), "monsters", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        goblins = s.goblins
        if choice.op == "discard-monster":
            self.discard(s, choice.a)
        else:
            monster = MONSTERS.index(str(choice.facts["monster"]))
            if choice.b >= 0:
                discard_monster(s, choice.a)
            goblins.drawn.remove(monster)
            goblins.slots[choice.a] = monster
            if s.events is not None:
                s.tell("assigned", {"monster": MONSTERS[monster], "tribe": TRIBES[SLOT_OWNER[choice.a]]})
        s.agenda.append(self)

    def discard(self, s: Caverns, monster: int) -> None:
        s.goblins.drawn.remove(monster)
        s.goblins.monster_discards.append(monster)


def secrets_for(s: Caverns, number: int) -> None:
    """VC-B13, VC-B28. Draw, perhaps redraw one, then keep five at most."""
    if number:
        s.goblins.drawn = draw_secrets(s, number)
        s.agenda.append(SecretLimit())
        s.agenda.append(Redraw(DRAWN_SECRETS))
