"""The parts of a position: heroes, creatures, attacks, cards being played, strikes to come."""

from __future__ import annotations

from typing import ClassVar

from .constants import NONE, NORMAL


class Hero:
    """One player. `hand` and `items` are kept sorted; `laid` are the set cards, `laid_by` who put each there.

    `potions` are in effect, `rounds` what is left of each (0: until the encounter ends). `tripped` is 2 for the
    coming round, 1 for this one. `known` are hand cards that everybody saw being taken. `marked` are the cards this
    player has decided to discard after an encounter, secret until all have decided. `offers` counts this window's.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "character",
        "life",
        "alive",
        "prestige",
        "hand",
        "known",
        "marked",
        "laid",
        "laid_by",
        "riders",
        "items",
        "potions",
        "rounds",
        "scored",
        "initiative",
        "crowded",
        "tripped",
        "numb",
        "petrified",
        "cowering",
        "offers",
    )

    def __init__(
        self,
        *,
        character: int,
        life: int,
        alive: bool,
        prestige: int,
        hand: list[int],
        known: list[int],
        marked: list[int],
        laid: list[int],
        laid_by: list[int],
        riders: list[int],
        items: list[int],
        potions: list[int],
        rounds: list[int],
        scored: list[int],
        initiative: int,
        crowded: int,
        tripped: int,
        numb: bool,
        petrified: bool,
        cowering: bool,
        offers: int,
    ) -> None:
        self.character: int = character
        self.life: int = life
        self.alive: bool = alive
        self.prestige: int = prestige
        self.hand: list[int] = hand
        self.known: list[int] = known
        self.marked: list[int] = marked
        self.laid: list[int] = laid
        self.laid_by: list[int] = laid_by
        self.riders: list[int] = riders
        self.items: list[int] = items
        self.potions: list[int] = potions
        self.rounds: list[int] = rounds
        self.scored: list[int] = scored
        self.initiative: int = initiative
        self.crowded: int = crowded
        self.tripped: int = tripped
        self.numb: bool = numb
        self.petrified: bool = petrified
        self.cowering: bool = cowering
        self.offers: int = offers

    def copy(self) -> Hero:
        return Hero(
            character=self.character,
            life=self.life,
            alive=self.alive,
            prestige=self.prestige,
            hand=self.hand[:],
            known=self.known[:],
            marked=self.marked[:],
            laid=self.laid[:],
            laid_by=self.laid_by[:],
            riders=self.riders[:],
            items=self.items[:],
            potions=self.potions[:],
            rounds=self.rounds[:],
            scored=self.scored[:],
            initiative=self.initiative,
            crowded=self.crowded,
            tripped=self.tripped,
            numb=self.numb,
            petrified=self.petrified,
            cowering=self.cowering,
            offers=self.offers,
        )


def new_hero(life: int) -> Hero:
    """CC-S04, CC-S07. A player before the first encounter: full of life, with empty hands."""
    return Hero(
        character=-1,
        life=life,
        alive=True,
        prestige=0,
        hand=[],
        known=[],
        marked=[],
        laid=[],
        laid_by=[],
        riders=[],
        items=[],
        potions=[],
        rounds=[],
        scored=[],
        initiative=0,
        crowded=0,
        tripped=0,
        numb=False,
        petrified=False,
        cowering=False,
        offers=0,
    )


class Creature:
    """A living creature. `start` are its Life Points when the round began, `other` what has changed them since
    besides the damage pile; `host` is the seat a boogen clings to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "start", "other", "host", "minion")

    def __init__(self, number: int, start: int, other: int, host: int, minion: bool) -> None:
        self.number: int = number
        self.start: int = start
        self.other: int = other
        self.host: int = host
        self.minion: bool = minion

    def copy(self) -> Creature:
        return Creature(self.number, self.start, self.other, self.host, self.minion)


class Blow:
    """An attack: the card, who strikes, the creature's number, the step on the ladder and the flat bonuses.

    Alchemist's Fire leaves a mark too, so that creatures know who burnt them: it has no card (-1), no target, and
    its damage in `flat`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "owner", "target", "step", "flat", "protected", "special", "holy")

    def __init__(
        self, *, card: int, owner: int, target: int, step: int, flat: int, protected: bool, special: bool, holy: bool
    ) -> None:
        self.card: int = card
        self.owner: int = owner
        self.target: int = target
        self.step: int = step
        self.flat: int = flat
        self.protected: bool = protected
        self.special: bool = special
        self.holy: bool = holy

    def copy(self) -> Blow:
        return Blow(
            card=self.card,
            owner=self.owner,
            target=self.target,
            step=self.step,
            flat=self.flat,
            protected=self.protected,
            special=self.special,
            holy=self.holy,
        )

    def turn(self, steps: int) -> None:
        """CC-A02. Rotate along the ladder; at either end it stays."""
        step = self.step + steps
        self.step = 0 if step < 0 else 3 if step > 3 else step


def new_attack(card: int, owner: int) -> Blow:
    """CC-A02. An attack just revealed: not aimed yet, on its normal step."""
    return Blow(card=card, owner=owner, target=NONE, step=NORMAL, flat=0, protected=False, special=False, holy=False)


class Played:
    """CC-C15. An Action card on the stack, with everything named when it was played. Never changes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "target", "own", "other", "blow")

    def __init__(self, *, card: int, seat: int, target: int, own: int, other: int, blow: int) -> None:
        self.card: int = card
        self.seat: int = seat
        self.target: int = target
        self.own: int = own
        self.other: int = other
        self.blow: int = blow


class Noted:
    """CC-M05. A strike that waits for the next initiative draw. `ordinal` is its place in the attack. Never changes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("aim", "number", "damage", "ordinal")

    def __init__(self, aim: int, number: int, damage: int, ordinal: int) -> None:
        self.aim: int = aim
        self.number: int = number
        self.damage: int = damage
        self.ordinal: int = ordinal
