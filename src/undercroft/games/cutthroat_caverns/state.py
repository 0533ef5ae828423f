"""The position: the party, the draw deck, the encounter, and everything that is being resolved.

The cards and the rules of encounters are here as well: a rule needs the position, and the position its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.state import Setup, State

from .choices import Table
from .constants import (
    AMULET,
    ATTACK,
    EFFECTS,
    HASTE,
    IRON_SKIN,
    NOBODY,
    NONE,
    STANDARD,
    STRENGTH,
    UNINTENTIONAL,
    different,
)
from .definitions import native
from .definitions.native import Aim, Encounter
from .parts import Blow, Creature, Hero, Noted, Played

if TYPE_CHECKING:
    from .definitions import types


class Cards(native.Cards):
    """All definitions of one game, shared by every state and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    def __init__(self, cards: types.Cards, rules: list[EncounterRules]) -> None:
        super().__init__(cards)
        self.rules: Final = rules
        """What each Encounter card does of its own, in the order of `encounters`."""
        # By effect, the kinds that have it: windows ask this at every turn.
        self.with_effect: Final[list[list[int]]] = [
            [card.number for card in self.cards if card.effect == effect and card.group != ATTACK]
            for effect in range(EFFECTS)
        ]
        self.choices: Final = Table([card.id for card in self.cards])

    def level_bonus(self, level: int) -> int:
        """CC-P03. What completing an encounter of this level pays on top."""
        return self.bonus[level - 1] if level <= len(self.bonus) else self.bonus_beyond

    def id(self, number: int) -> str:
        """The id of a kind of card."""
        return self.cards[number].id

    def ids(self, numbers: list[int]) -> list[str]:
        """The ids of some cards."""
        return [self.cards[number].id for number in numbers]


@mypyc_attr(allow_interpreted_subclasses=True)
class EncounterRules:
    """What an encounter may do of its own. The general rules are in `rules/encounters/general.py`, what differs for one
    encounter in the module of its name.

    NUMBERS are those that its card must give for its own rule, CLAUSES the ones among them that are damage to players
    (the message `aim-NAME` shows each), AIMS the targets in its matrix that only its own rule reads. Each is written
    out, as the body of a compiled class cannot read a constant above it.

    The rest says what a card may not say, because no rule would read it.
    """

    NUMBERS: ClassVar[tuple[str, ...]] = ()
    CLAUSES: ClassVar[tuple[str, ...]] = ()
    AIMS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()
    """The numbers that are lists."""
    LIMITS: ClassVar[dict[str, tuple[int, int]]] = {}
    """The least and the most that some numbers may be."""
    LINES: ClassVar[tuple[str, ...]] = ()
    """If its rule reads the lines of the matrix by their place, the targets that they must have."""
    FEWEST: ClassVar[int] = 0
    """How many of these there must be, 0 for all."""
    SAME_DAMAGE: ClassVar[dict[str, int]] = {}
    """The numbers that repeat the damage of a line, by its place."""
    CHALLENGE: ClassVar[bool] = False
    PAYS: ClassVar[bool] = True
    """Can its Prestige be won?"""
    PACK: ClassVar[bool | None] = None
    """Must there be several creatures (True), or one alone (False)?"""

    def set_up(self, s: Cavern) -> None:
        """CC-E03. The creatures come."""
        raise NotImplementedError

    def challenge(self, s: Cavern) -> None:
        """Push the steps of a challenge; a creature has none."""

    def round_starts(self, s: Cavern) -> None:
        """CC-R03. Choices at the start of a round."""

    def locks(self, s: Cavern) -> None:
        """CC-R09. What happens to set cards once all are locked."""

    def lets_through(self, s: Cavern, value: int) -> int:
        """How much of an attack's value does damage."""
        return value

    def reacts(self, s: Cavern, seat: int, value: int, damage: int, killed: bool, fire: bool) -> None:
        """CC-T07(5). The reaction to an attack, or to Alchemist's Fire."""

    def action_done(self, s: Cavern) -> None:
        """An Action card that names another player has taken effect."""

    def before_attack(self, s: Cavern) -> None:
        """CC-M01(a)."""

    def matrix(self, s: Cavern) -> list[Aim]:
        """CC-M02. The lines of the matrix that count now."""
        return s.encounter().attack[s.column]

    def attack(self, s: Cavern) -> None:
        """CC-M01(b). The creatures attack."""
        raise NotImplementedError

    def striker(self, s: Cavern, ordinal: int) -> int:
        """The number of the creature that a strike comes from; 0 where all of them attack as one."""
        return 0

    def after_attack(self, s: Cavern) -> None:
        """CC-M01(c)."""

    def falls(self, s: Cavern, noted: Noted) -> None:
        """CC-R02. A noted strike falls."""
        raise NotImplementedError

    def struck(self, s: Cavern, seat: int, ordinal: int) -> None:
        """CC-M10. What happens to a living player whom a strike has damaged."""

    def swept(self, s: Cavern, suffered: int) -> None:
        """What follows a sweep."""

    def creature_id(self, s: Cavern, number: int) -> str:
        """A creature as events name it: `ripper`, `wolf_pack 3`."""
        return f"{s.encounter().id} {number}" if number else s.encounter().id

    def full_life(self, s: Cavern, creature: Creature) -> int:
        """The Life Points that a creature begins with."""
        encounter = s.encounter()
        return encounter.creature_life[s.column] or encounter.life[s.column]

    def crossed(self, s: Cavern) -> list[int]:
        """The players who are through, in a room that must be crossed."""
        return []

    def host_fell(self, s: Cavern, seat: int) -> None:
        """A player has died."""

    def prestige(self, s: Cavern, creature: Creature) -> int:
        """CC-P02. What a kill is worth: printed Prestige and tokens."""
        return s.encounter().prestige + s.tokens

    def finished(self, s: Cavern) -> bool:
        """CC-E05. Is the encounter over?"""
        return not s.creatures


class Cavern(State):
    """The whole table. `deck` and `unused` are sorted: cards are drawn from them by chance, so an order that nobody
    knows does not exist. `road` is the encounter deck, its top first; the last `under` cards of it were put there
    after the rest had been shuffled, and `fled` is an encounter that everybody knows to be in it.

    `spent` are the blows of this round after the pile has been counted; `attack` is the card just revealed; `done`
    says that the encounter is over. `struck`, `force` and `ordinal` are the creature's strike being answered.
    `memory` is what the encounter's own rule keeps in mind between its steps. `revealed`: has a set card been turned up
    this round?
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "heroes",
        "deck",
        "discard",
        "removed",
        "road",
        "under",
        "fled",
        "unused",
        "finished",
        "current",
        "level",
        "tie_breaks",
        "round",
        "drawn",
        "done",
        "creatures",
        "tokens",
        "dread",
        "pile",
        "spent",
        "attack",
        "stack",
        "noted",
        "active",
        "struck",
        "force",
        "ordinal",
        "blessed",
        "memory",
        "revealed",
    )

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        *,
        cards: Cards,
        heroes: list[Hero],
        deck: list[int],
        discard: list[int],
        removed: list[int],
        road: list[int],
        under: int,
        fled: int,
        unused: list[int],
        finished: list[int],
        current: int,
        level: int,
        tie_breaks: int,
        round: int,
        drawn: int,
        done: bool,
        creatures: list[Creature],
        tokens: int,
        dread: int,
        pile: list[Blow],
        spent: list[Blow],
        attack: Blow | None,
        stack: list[Played],
        noted: list[Noted],
        active: int,
        struck: int,
        force: int,
        ordinal: int,
        blessed: bool,
        memory: list[int],
        revealed: bool,
    ) -> None:
        super().__init__(setup, chance)
        self.cards: Cards = cards
        self.second: bool = setup.options["edition"] == "second"
        self.column: int = setup.seats - 3
        self.heroes: list[Hero] = heroes
        self.deck: list[int] = deck
        self.discard: list[int] = discard
        self.removed: list[int] = removed
        self.road: list[int] = road
        self.under: int = under
        self.fled: int = fled
        self.unused: list[int] = unused
        self.finished: list[int] = finished
        self.current: int = current
        self.level: int = level
        self.tie_breaks: int = tie_breaks
        self.round: int = round
        self.drawn: int = drawn
        self.done: bool = done
        self.creatures: list[Creature] = creatures
        self.tokens: int = tokens
        self.dread: int = dread
        self.pile: list[Blow] = pile
        self.spent: list[Blow] = spent
        self.attack: Blow | None = attack
        self.stack: list[Played] = stack
        self.noted: list[Noted] = noted
        self.active: int = active
        self.struck: int = struck
        self.force: int = force
        self.ordinal: int = ordinal
        self.blessed: bool = blessed
        self.memory: list[int] = memory
        self.revealed: bool = revealed

    def copy(self) -> Cavern:
        copy = Cavern(
            self.setup,
            self.chance,
            cards=self.cards,
            heroes=[hero.copy() for hero in self.heroes],
            deck=self.deck[:],
            discard=self.discard[:],
            removed=self.removed[:],
            road=self.road[:],
            under=self.under,
            fled=self.fled,
            unused=self.unused[:],
            finished=self.finished[:],
            current=self.current,
            level=self.level,
            tie_breaks=self.tie_breaks,
            round=self.round,
            drawn=self.drawn,
            done=self.done,
            creatures=[creature.copy() for creature in self.creatures],
            tokens=self.tokens,
            dread=self.dread,
            pile=[blow.copy() for blow in self.pile],
            spent=[blow.copy() for blow in self.spent],
            attack=self.attack.copy() if self.attack is not None else None,
            stack=self.stack[:],
            noted=self.noted[:],
            active=self.active,
            struck=self.struck,
            force=self.force,
            ordinal=self.ordinal,
            blessed=self.blessed,
            memory=self.memory[:],
            revealed=self.revealed,
        )
        copy.copy_kernel(self)
        return copy

    # Looking.
    def encounter(self) -> Encounter:
        """The Encounter card being faced."""
        return self.cards.encounters[self.current]

    def rules(self) -> EncounterRules:
        """What the Encounter card being faced does of its own."""
        return self.cards.rules[self.current]

    def copies(self) -> list[int]:
        """CC-S03, CC-S08. How many of each kind of card this game is played with."""
        return self.cards.copies_second if self.second else self.cards.copies

    def living(self) -> int:
        """CC-G01. L, the number of living players."""
        count = 0
        for hero in self.heroes:
            if hero.alive:
                count += 1
        return count

    def lead(self, level: int) -> int:
        """CC-G07. The lead seat of an encounter; nobody if nobody lives."""
        order = self.clockwise(level)
        return order[0] if order else NOBODY

    def from_lead(self) -> list[int]:
        """The living seats, clockwise from the lead seat of the present encounter."""
        return self.clockwise(self.level if self.level else 1)

    def clockwise(self, level: int) -> list[int]:
        """CC-G07. The living seats, clockwise from the lead seat of the encounter of this level."""
        order: list[int] = []
        for offset in range(self.seats):
            seat = (level - 1 + offset) % self.seats
            if self.heroes[seat].alive:
                order.append(seat)
        return order

    def leaders(self) -> list[int]:
        """CC-P05, CC-P06. The living players with the most Prestige."""
        best: list[int] = []
        most = -1
        for seat, hero in enumerate(self.heroes):
            if hero.alive:
                if hero.prestige > most:
                    best, most = [seat], hero.prestige
                elif hero.prestige == most:
                    best.append(seat)
        return best

    def after(self, seat: int) -> list[int]:
        """CC-C02, CC-C05. The other living seats in ascending initiative from the one after this seat, wrapping
        round; clockwise when no initiative is in force."""
        order: list[int] = []
        own = self.heroes[seat].initiative
        if own == 0:
            for offset in range(1, self.seats):
                other = (seat + offset) % self.seats
                if self.heroes[other].alive:
                    order.append(other)
            return order
        places = self.places()
        for number in range(own + 1, self.seats + 1):
            if places[number] != NOBODY:
                order.append(places[number])
        for number in range(1, own):
            if places[number] != NOBODY:
                order.append(places[number])
        return order

    def by_initiative(self) -> list[int]:
        """The living seats in ascending initiative."""
        return [seat for seat in self.places() if seat != NOBODY]

    def places(self) -> list[int]:
        """The living holder of each Initiative card, by its number."""
        places = [NOBODY] * (self.seats + 1)
        for seat, hero in enumerate(self.heroes):
            if hero.alive:
                places[hero.initiative] = seat
        places[0] = NOBODY
        return places

    def holder(self, number: int) -> int:
        """The living holder of an Initiative card; nobody if it is not in play."""
        for seat, hero in enumerate(self.heroes):
            if hero.initiative == number and hero.alive:
                return seat
        return NOBODY

    def last_in_line(self) -> int:
        """The living holder of the highest Initiative card in play."""
        best = NOBODY
        highest = 0
        for seat, hero in enumerate(self.heroes):
            if hero.alive and hero.initiative > highest:
                best, highest = seat, hero.initiative
        return best

    def limit(self, hero: Hero) -> int:
        """CC-H05. How many cards this player may hold."""
        for item in hero.items:
            if self.cards.cards[item].effect == AMULET:
                return self.cards.cards[item].reach
        return self.cards.hand

    def potion(self, hero: Hero, effect: int) -> bool:
        """Is a potion of this effect working on this player?"""
        for item in hero.potions:
            if self.cards.cards[item].effect == effect:
                return True
        return False

    def hasted(self, hero: Hero) -> bool:
        """CC-I55. Has this hero drunk a Potion of Haste?"""
        return self.potion(hero, HASTE)

    def strength(self, hero: Hero) -> int:
        """CC-I56. Steps that Potions of Strength lift each attack."""
        steps = 0
        for item in hero.potions:
            if self.cards.cards[item].effect == STRENGTH:
                steps += self.cards.cards[item].steps
        return steps

    def iron(self, hero: Hero) -> bool:
        """CC-I57. Has this hero drunk a Potion of Iron Skin?"""
        return self.potion(hero, IRON_SKIN)

    def able(self, hero: Hero) -> bool:
        """CC-R05. May, and must, this player set an attack?"""
        return hero.alive and hero.tripped != 1 and not hero.petrified and not hero.cowering and len(hero.hand) > 0

    def held(self, seat: int, group: int) -> list[int]:
        """The different cards of a group in a hand."""
        cards = self.cards.cards
        out: list[int] = []
        last = NONE
        for card in self.heroes[seat].hand:
            if card != last:
                last = card
                if cards[card].group == group:
                    out.append(card)
        return out

    def may_lay(self, seat: int) -> list[int]:
        """CC-R06. The different cards of which a player must set one: Attack cards, or any card without one."""
        return self.held(seat, ATTACK) or different(self.heroes[seat].hand)

    def is_standard(self, number: int) -> bool:
        """CC-G05. A real attack, not a maneuver?"""
        card = self.cards.cards[number]
        return card.group == ATTACK and card.form == STANDARD

    def value(self, blow: Blow) -> int:
        """CC-A06. What an attack is worth: the side it shows and the flat bonuses."""
        if blow.card < 0:
            return blow.flat
        return self.cards.cards[blow.card].ladder[blow.step] + blow.flat

    def dealt(self, blow: Blow) -> int:
        """What an attack does to its creature, after the creature's immunities."""
        return self.rules().lets_through(self, self.value(blow))

    def life(self, creature: Creature) -> int:
        """CC-A07. A creature's Life Points, always counted anew from what lies on the damage pile."""
        life = creature.start + creature.other
        for blow in self.pile:
            if blow.target == creature.number and blow.card >= 0:
                life -= self.dealt(blow)
        return life

    def creature(self, number: int) -> Creature | None:
        """The living creature with this number."""
        for creature in self.creatures:
            if creature.number == number:
                return creature
        return None

    def creature_id(self, number: int) -> str:
        """A creature of this encounter as events name it: `ripper`, `wolf_pack 3`, `skeleton 2`."""
        return self.rules().creature_id(self, number)

    def unseen(self, effect: int) -> bool:
        """Could anybody hold a card of this effect, by what everybody sees? Windows open by this alone (CC-C04)."""
        copies = self.copies()
        for number in self.cards.with_effect[effect]:
            count = copies[number]
            if count == 0:
                continue
            count -= self.discard.count(number)
            for played in self.stack:
                if played.card == number:
                    count -= 1
            if effect == UNINTENTIONAL:
                for blow in self.pile:
                    if blow.card == number:
                        count -= 1
                if self.attack is not None and self.attack.card == number:
                    count -= 1
            if count > 0:
                return True
        return False

    # Changing.
    def add_life(self, creature: Creature, amount: int, cap: int) -> int:
        """Raise a creature's Life Points, never above the cap; how many were gained."""
        room = cap - self.life(creature)
        gained = amount if amount < room else room
        if gained < 0:
            gained = 0
        creature.other += gained
        return gained
