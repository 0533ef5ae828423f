"""Monsters that the Goblins have drawn are assigned to their Tribes."""

from __future__ import annotations

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import Act
from ...constants import BONES, GOBLINS, MONSTERS, RUBY, SLOT_OWNER, TRIBES
from ...state import Caverns
from ..conflict.harm import discard_monster
from ..effects.secrets import play_secret, secret_options
from .recruits import DRAWN_MONSTERS, Redraw, ruby_possible, take_monsters


def play_at_draw(s: Caverns, secret: int, kind: int) -> None:
    """VC-B50, VC-B59. A Secret played over cards just drawn; the Ruby looks at them at once."""
    if secret == RUBY:
        s.agenda.append(Redraw(kind))
    play_secret(s, secret)


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
        if len(options) == 1 and not ruby_possible(s):
            self.discard(s, goblins.drawn[0])
            s.agenda.append(self)
        else:
            s.ask(s.seat_of(GOBLINS), "monsters", options + secret_options(s, False))

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        goblins = s.goblins
        if choice.op == "secret":
            s.agenda.append(self)
            play_at_draw(s, choice.a, DRAWN_MONSTERS)
            return
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
