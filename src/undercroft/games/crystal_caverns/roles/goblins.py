"""The Goblins' turn: War card, Population, Monsters, Secrets, and the choice of Tribes to activate."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from .. import choices, refusals
from ..choices import END_TURN, NO, Act
from ..effects.ambush import draw_monster
from ..effects.secrets import play_secret, playable
from ..harm import SecretLimit, add_rage, discard_monster, draw_secrets, drop_secret, scatter
from ..state import Caverns
from ..things import BONES, FROG, GOBLINS, LEADER, MONSTERS, RUBY, SECRETS, SLOT_OWNER, TRIBES, WAR
from .tribes import TribeTurn, can_activate

DRAWN_WAR: Final = 0
DRAWN_MONSTERS: Final = 1
DRAWN_SECRETS: Final = 2


class GoblinStart(Step[Caverns]):
    """VC-B01. The phases of a Goblin turn."""

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        goblins.activated = 0
        goblins.acting = -1
        goblins.left = []
        goblins.tunnels = False
        goblins.blind = -1
        goblins.bomber = -1
        goblins.ruby_used = False
        goblins.wisp_used = False
        goblins.worm_used = False
        goblins.flared = 0
        goblins.smasher = -1
        goblins.burnt = False
        goblins.war = -1
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
        secrets = playable(s, False)
        if secrets or (s.goblins.hand and not s.alone()):
            options: list[Choice] = [choices.one_of("secret", "secret", SECRETS, secret) for secret in secrets]
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
        if len(drawn) == 1:
            self.take(s, drawn[0])
        else:
            s.ask(s.seat_of(GOBLINS), "war", [choices.one_of("war", "war", WAR, card) for card in drawn])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.take(s, choice.a)

    def take(self, s: Caverns, card: int) -> None:
        s.goblins.war = card
        s.goblins.drawn = []
        s.uncover()
        if s.events is not None:
            s.tell("war", {"war": WAR[card]})


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
            s.ask(s.seat_of(GOBLINS), "populate", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
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
    """VC-B10, VC-B54. One Tribe scatters, a revealed one if there is one; the Leader prevents it."""

    def run(self, s: Caverns) -> None:
        shown = [tribe for tribe in range(3) if s.revealed_tribe(tribe)]
        options: list[Choice] = [choices.tribe("scatter", tribe) for tribe in shown or range(3)]
        if LEADER in s.goblins.hand:
            options.append(choices.plain("leader"))
        if len(options) == 1 and (s.alone() or not s.goblins.hand):
            scatter(s, shown[0])
        else:
            s.ask(s.seat_of(GOBLINS), "overpopulated", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "leader":
            drop_secret(s, LEADER)
        else:
            scatter(s, choice.a)


def take_monsters(s: Caverns, number: int) -> None:
    """VC-G10, VC-B12. Monsters drawn, to be assigned or discarded."""
    for _ in range(number):
        monster = draw_monster(s)
        if monster >= 0:
            s.goblins.monster_discards.remove(monster)
            s.goblins.drawn.append(monster)
            if s.events is not None:
                s.tell("monster", {"monster": MONSTERS[monster]})


class DrawMonsters(Step[Caverns]):
    """VC-B12."""

    def run(self, s: Caverns) -> None:
        draw_and_assign(s, s.cards.wars[s.goblins.war].monsters)


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


class DrawSecrets(Step[Caverns]):
    """VC-B13."""

    def run(self, s: Caverns) -> None:
        secrets_for(s, s.cards.wars[s.goblins.war].secrets)


def secrets_for(s: Caverns, number: int) -> None:
    """VC-B13, VC-B28. Draw, perhaps redraw one, then keep five at most."""
    if number:
        s.goblins.drawn = draw_secrets(s, number)
        s.agenda.append(SecretLimit())
        s.agenda.append(Redraw(DRAWN_SECRETS))


class GoblinActs(Step[Caverns]):
    """VC-B14. Activate the Tribes in any order, play Secrets, end."""

    def run(self, s: Caverns) -> None:
        s.goblins.acting = -1
        options: list[Choice] = []
        for tribe in range(3):
            if can_activate(s, tribe):
                options.append(choices.tribe("activate", tribe))
        for secret in playable(s, True):
            options.append(choices.one_of("secret", "secret", SECRETS, secret))
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
        began = 0 if goblins.at[tribe] < 0 else 2 if s.lurking(tribe) else 1
        if s.events is not None:
            s.tell("activated", {"tribe": TRIBES[tribe]})
        s.agenda.append(TribeTurn(began))

    def refusals(self, s: Caverns, seat: int) -> list[Refusal]:
        return refusals.unoffered(s, refusals.of_goblins(s))
