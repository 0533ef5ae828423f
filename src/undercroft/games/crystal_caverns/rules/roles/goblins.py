"""The Goblins' turn: War card, Population, Monsters, Secrets, and the choice of Tribes to activate."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ... import choices
from ...choices import END_TURN, Act
from ...constants import FROG, GOBLINS, LEADER, TRIBES, WAR
from ...state import Caverns
from .. import why_not
from ..conflict.harm import add_rage, scatter, spend_secret
from ..effects.secrets import play_secret, secret_options
from .monsters import AssignMonsters, draw_and_assign, play_at_draw
from .recruits import DRAWN_MONSTERS, DRAWN_WAR, Redraw, ruby_possible, secrets_for
from .tribes import TribeTurn, can_activate


class GoblinStart(Step[Caverns]):
    """VC-B01. The phases of a Goblin turn."""

    def run(self, s: Caverns) -> None:
        s.thief.hex = 0
        agenda = s.agenda
        agenda.append(GoblinActs())
        agenda.append(DrawSecrets())
        agenda.append(Window())
        agenda.append(DrawMonsters())
        agenda.append(Window())
        agenda.append(Populate(0, 0))
        agenda.append(DrawWar())
        agenda.append(Window())


class Window(Step[Caverns]):
    """VC-B50. Between the phases a Secret may be played."""

    def run(self, s: Caverns) -> None:
        # Asked whenever they hold Secrets: that they are asked must not tell the others which.
        options = secret_options(s, False)
        if options or (s.goblins.hand and not s.solo()):
            options.append(choices.plain("go-on"))
            s.ask(s.seat_of(GOBLINS), "window", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "secret":
            s.agenda.append(self)
            play_secret(s, choice.a)


class DrawWar(Step[Caverns]):
    """VC-B08, VC-G10. As many War cards as Rage, from all ten; Rage 0 first becomes 1."""

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        if goblins.rage == 0:
            add_rage(s, 1)
        pile = list(range(len(WAR)))
        goblins.drawn = [s.chance.draw(pile) for _ in range(goblins.rage)]
        s.agenda.append(ChooseWar())
        s.agenda.append(Redraw(DRAWN_WAR))


class ChooseWar(Step[Caverns]):
    """VC-B08. One of the drawn cards; the others are discarded unseen."""

    def run(self, s: Caverns) -> None:
        drawn = s.goblins.drawn
        if len(drawn) == 1 and not ruby_possible(s):
            self.take(s, drawn[0])
        else:
            options: list[Choice] = [choices.one_of("war", "war", WAR, card) for card in drawn]
            s.ask(s.seat_of(GOBLINS), "war", options + secret_options(s, False))

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "secret":
            s.agenda.append(self)
            play_at_draw(s, choice.a, DRAWN_WAR)
        else:
            self.take(s, choice.a)

    def take(self, s: Caverns, card: int) -> None:
        s.goblins.war = card
        s.goblins.drawn = []
        s.mark_revealed()
        if s.events is not None:
            s.tell("war", {"war": WAR[card]})


def drawn_kind(s: Caverns) -> int:
    """What `drawn` holds now: the step that drew it is being asked, or waits while a Secret is carried out; else -1."""
    for step in [s.asking, *reversed(s.agenda)]:
        if isinstance(step, Redraw):
            return step.kind
        if isinstance(step, AssignMonsters):
            return DRAWN_MONSTERS
        if isinstance(step, ChooseWar):
            return DRAWN_WAR
    return -1


class Populate(Step[Caverns]):
    """VC-B09. Each Tribe that would get discs takes them all, or none for 1 Rage; costs come first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe", "blocked")

    def __init__(self, tribe: int, blocked: int) -> None:
        self.tribe: int = tribe
        self.blocked: int = blocked

    def run(self, s: Caverns) -> None:
        if self.tribe == 3:
            add_discs(s, self.blocked)
        elif s.cards.wars[s.goblins.war].discs[self.tribe] == 0 or s.goblins.rage == 0:
            s.agenda.append(Populate(self.tribe + 1, self.blocked))
        else:
            options: list[Choice] = [choices.tribe("populate", self.tribe), choices.tribe("block", self.tribe)]
            s.ask(s.seat_of(GOBLINS), "populate", options + secret_options(s, False))

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "secret":
            s.agenda.append(self)
            play_secret(s, choice.a)
            return
        blocked = self.blocked
        if choice.op == "block":
            add_rage(s, -1)
            blocked |= 1 << self.tribe
        s.agenda.append(Populate(self.tribe + 1, blocked))


def add_discs(s: Caverns, blocked: int) -> None:
    """VC-B09 to VC-B11. Discs are added, at most 4 a Tribe; one overflow or more scatters one Tribe; then Rage."""
    goblins = s.goblins
    war = s.cards.wars[goblins.war]
    over = False
    for tribe in range(3):
        if blocked >> tribe & 1:
            continue
        before = goblins.pop[tribe]
        goblins.pop[tribe] = min(4, before + war.discs[tribe])
        if before + war.discs[tribe] > 4 and not s.has_monster(tribe, FROG):
            over = True
        if s.events is not None and goblins.pop[tribe] > before:
            s.tell("populated", {"tribe": TRIBES[tribe], "count": goblins.pop[tribe] - before})
    s.agenda.append(WarRage())
    if over:
        s.agenda.append(Overpopulated())


class WarRage(Step[Caverns]):
    """VC-B11. The War card's Rage, after overpopulation and before Monsters."""

    def run(self, s: Caverns) -> None:
        add_rage(s, s.cards.wars[s.goblins.war].rage)


class Overpopulated(Step[Caverns]):
    """VC-B10, VC-B54, VC-B50. One Tribe with Goblins scatters, a revealed one if there is one; the Leader prevents it,
    and any other Secret may come first."""

    def run(self, s: Caverns) -> None:
        shown = [tribe for tribe in range(3) if s.revealed_tribe(tribe)]
        tribes = shown or [tribe for tribe in range(3) if s.goblins.pop[tribe]]
        options: list[Choice] = [choices.tribe("scatter", tribe) for tribe in tribes]
        if LEADER in s.goblins.hand:
            options.append(choices.plain("leader"))
        options.extend(secret_options(s, False))
        if not tribes:
            return
        if len(options) == 1 and (s.solo() or not s.goblins.hand):
            scatter(s, tribes[0])
        else:
            s.ask(s.seat_of(GOBLINS), "overpopulated", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "secret":
            s.agenda.append(self)
            play_secret(s, choice.a)
        elif choice.op == "leader":
            spend_secret(s, LEADER)
        else:
            scatter(s, choice.a)


class DrawMonsters(Step[Caverns]):
    """VC-B12. Draw as many Monsters as the War card says."""

    def run(self, s: Caverns) -> None:
        draw_and_assign(s, s.cards.wars[s.goblins.war].monsters)


class DrawSecrets(Step[Caverns]):
    """VC-B13. Draw as many Secrets as the War card says."""

    def run(self, s: Caverns) -> None:
        secrets_for(s, s.cards.wars[s.goblins.war].secrets)


class GoblinActs(Step[Caverns]):
    """VC-B14. Activate the Tribes in any order, play Secrets, end."""

    def run(self, s: Caverns) -> None:
        s.goblins.acting = -1
        options: list[Choice] = []
        for tribe in range(3):
            if can_activate(s, tribe):
                options.append(choices.tribe("activate", tribe))
        options.extend(secret_options(s, True))
        options.append(END_TURN)
        s.ask(s.seat_of(GOBLINS), "goblins", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is END_TURN:
            return
        s.agenda.append(self)
        if choice.op == "secret":
            play_secret(s, choice.a)
            return
        goblins = s.goblins
        tribe = choice.a
        goblins.activated |= 1 << tribe
        goblins.acting = tribe
        goblins.left = []
        goblins.walked = False
        goblins.tunnelled = False
        goblins.worm_used = False
        began = 0 if goblins.at[tribe] < 0 else 2 if s.lurking(tribe) else 1
        if s.events is not None:
            s.tell("activated", {"tribe": TRIBES[tribe]})
        s.agenda.append(TribeTurn(began))

    def refusals(self, s: Caverns, seat: int) -> list[Refusal]:
        return why_not.unoffered(s, why_not.of_goblins(s))
