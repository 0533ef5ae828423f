"""What a view of Cutthroat Caverns holds. The client's types come from here."""

# mypyc: skip - a compiled TypedDict loses the types of its fields

from __future__ import annotations

from typing import TypedDict


class LaidView(TypedDict):
    """A face-down set card: who set it, and the card only for that seat."""

    card: str | None
    by: int


class PotionView(TypedDict):
    """A potion in effect; 0 rounds means until the encounter ends."""

    card: str
    rounds: int


class HeroView(TypedDict):
    """One player. `hand` and `marked` are null where the viewer may not know; `known` everybody saw being taken."""

    seat: int
    character: str
    life: int
    alive: bool
    prestige: int
    hand: list[str] | None
    hand_size: int
    hand_limit: int
    known: list[str]
    marked: list[str] | None
    laid: list[LaidView]
    riders: list[str]
    items: list[str]
    potions: list[PotionView]
    scored: list[str]
    initiative: int
    crowded: int
    tripped: int
    numb: bool
    petrified: bool
    cowering: bool
    offers: int


class CreatureView(TypedDict):
    """A living creature; `name` is its id in messages (`wolf_pack 3`), `full` what it began with, `host` the seat a
    boogen clings to, or null."""

    number: int
    name: str
    life: int
    full: int
    minion: bool
    host: int | None


class LineView(TypedDict):
    """One line of what the encounter does to the party: whom (`aim`), and how hard.

    `when` is `next_initiative`, `end_of_round`, `challenge`, or `special` for a clause of its own, such as a burst.
    A `fallback` line counts where the first of the others finds nobody.
    """

    aim: str
    number: int
    damage: int
    when: str
    fallback: bool


class BlowView(TypedDict):
    """An attack on the table; Alchemist's Fire has no card. `each` is what one creature suffers by it: of a fire that
    burnt several, `value` is the sum."""

    card: str | None
    owner: int
    target: int
    step: str
    value: int
    each: int
    protected: bool
    special: bool
    holy: bool


class PlayedView(TypedDict):
    """An Action card on the stack."""

    card: str
    seat: int
    target: int | None


class NotedView(TypedDict):
    """A strike that waits for the next initiative draw."""

    aim: str
    number: int
    damage: int


class StrikeView(TypedDict):
    """A strike being answered."""

    seat: int
    damage: int


class OfferView(TypedDict):
    """An item offered: to be drunk, as a gift, or for another."""

    kind: str
    seat: int
    target: int
    card: str
    wanted: str | None


class CavernView(TypedDict):
    """The whole table as one seat sees it."""

    edition: str
    level: int
    bonus: int
    round: int
    encounter: str | None
    type: str | None
    prestige: int
    tokens: int
    dread: int
    riddle: int | None
    matrix: list[LineView]
    creatures: list[CreatureView]
    pile: list[BlowView]
    attack: BlowView | None
    stack: list[PlayedView]
    noted: list[NotedView]
    strike: StrikeView | None
    offer: OfferView | None
    active: int | None
    blessed: bool
    crossed: list[int]
    road: int
    unused: int
    finished: list[str]
    deck: int
    discard: list[str]
    removed: list[str]
    heroes: list[HeroView]
