"""Every kind of choice in Cutthroat Caverns. Each is made once and shared; a Table keeps those about cards."""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice, Fact, Simple

PLACES: Final = ["first", "second"]
"""CC-C52. The two positions of set cards."""


class DrawSome(Choice):
    """How many cards the Amulet gives."""

    def __init__(self, count: int) -> None:
        super().__init__(f"draw {count}")
        self.count: Final = count

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-draw", {"count": self.count}


class Target(Choice):
    """The creature that an attack is aimed at."""

    def __init__(self, creature: int) -> None:
        super().__init__(f"target {creature}")
        self.creature: Final = creature

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-target", {"number": self.creature}


class SetCards(Choice):
    """The card put face down, or with Haste two, in order."""

    def __init__(self, verb: str, ids: list[str], cards: list[int]) -> None:
        super().__init__(f"{verb} {' '.join(ids)}")
        self.verb: Final = verb
        self.ids: Final = ids
        self.cards: Final = cards

    def words(self) -> tuple[str, dict[str, Fact]]:
        facts: dict[str, Fact] = {"card": self.ids}
        return f"choice-{self.verb}", facts


class Discard(Choice):
    """Cards that leave the hand; none means keeping all."""

    def __init__(self, verb: str, ids: list[str], cards: list[int]) -> None:
        super().__init__(f"{verb} {' '.join(ids)}" if ids else "keep")
        self.verb: Final = verb
        self.ids: Final = ids
        self.cards: Final = cards

    def words(self) -> tuple[str, dict[str, Fact]]:
        if not self.ids:
            return "choice-keep", {}
        facts: dict[str, Fact] = {"card": self.ids}
        return f"choice-{self.verb}", facts


class Play(Choice):
    """Play an Action card. `target` is a seat or -1; `own` and `other` are positions of set cards, and `blow` an
    attack in the damage pile, -1 where they do not matter."""

    def __init__(self, id: str, card: int, target: int, own: int, other: int, blow: int) -> None:
        text = f"play {id}"
        if own >= 0:
            text += f" {PLACES[own]}"
        if target >= 0:
            text += f" {target}"
        if other >= 0:
            text += f" {PLACES[other]}"
        if blow >= 0:
            text += f" pile {blow + 1}"
        super().__init__(text)
        self.id: Final = id
        self.card: Final = card
        self.target: Final = target
        self.own: Final = own
        self.other: Final = other
        self.blow: Final = blow

    def words(self) -> tuple[str, dict[str, Fact]]:
        facts: dict[str, Fact] = {"card": self.id}
        if self.own >= 0:
            facts["seat"] = self.target
            facts["own"] = PLACES[self.own]
            facts["other"] = PLACES[self.other]
            return "choice-play-swap", facts
        if self.blow >= 0:
            facts["number"] = self.blow + 1
            return "choice-play-pile", facts
        if self.target >= 0:
            facts["seat"] = self.target
            return "choice-play-on", facts
        return "choice-play", facts


class Use(Choice):
    """Use an item: on oneself, or on a seat that must agree."""

    def __init__(self, id: str, item: int, target: int) -> None:
        super().__init__(f"offer {id} to {target}" if target >= 0 else f"use {id}")
        self.id: Final = id
        self.item: Final = item
        self.target: Final = target

    def words(self) -> tuple[str, dict[str, Fact]]:
        if self.target >= 0:
            return "choice-use-on", {"card": self.id, "seat": self.target}
        return "choice-use", {"card": self.id}


class Give(Choice):
    """Offer an item as a gift, or in exchange for one of the other's."""

    def __init__(self, id: str, item: int, target: int, wanted_id: str, wanted: int) -> None:
        text = f"give {id} to {target}"
        super().__init__(f"{text} for {wanted_id}" if wanted >= 0 else text)
        self.id: Final = id
        self.item: Final = item
        self.target: Final = target
        self.wanted_id: Final = wanted_id
        self.wanted: Final = wanted

    def words(self) -> tuple[str, dict[str, Fact]]:
        facts: dict[str, Fact] = {"card": self.id, "seat": self.target}
        if self.wanted < 0:
            return "choice-give", facts
        facts["wanted"] = self.wanted_id
        return "choice-trade", facts


class Steal(Choice):
    """Take an item that lies in front of somebody."""

    def __init__(self, id: str, item: int, target: int) -> None:
        super().__init__(f"steal {id} from {target}")
        self.id: Final = id
        self.item: Final = item
        self.target: Final = target

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-steal", {"card": self.id, "seat": self.target}


class Shove(Choice):
    """Trap Room: throw an Action card away and somebody into the traps."""

    def __init__(self, id: str, card: int, target: int) -> None:
        super().__init__(f"shove {target} with {id}")
        self.id: Final = id
        self.card: Final = card
        self.target: Final = target

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-shove", {"card": self.id, "seat": self.target}


PASS: Final = Simple("pass", "choice-pass")
SPECIAL: Final = Simple("special", "choice-special")
PLAIN_ATTACK: Final = Simple("plain", "choice-plain")
BLESS: Final = Simple("holy water", "choice-holy-water")
NO_BLESS: Final = Simple("no holy water", "choice-no-holy-water")
NO_THEFT: Final = Simple("no theft", "choice-no-theft")
ACCEPT: Final = Simple("accept", "choice-accept")
DECLINE: Final = Simple("decline", "choice-decline")
STAND: Final = Simple("stand", "choice-stand")
COWER: Final = Simple("cower", "choice-cower")
WILL: Final = Simple("will", "choice-will")
GUILE: Final = Simple("guile", "choice-guile")
RAGE: Final = Simple("rage", "choice-rage")
DASH: Final = Simple("dash", "choice-dash")

DRAWS: Final[list[Choice]] = [DrawSome(count) for count in range(9)]
TARGETS: Final[list[Choice]] = [Target(number) for number in range(16)]


class Table:
    """The choices about the cards of one deck, by the cards' numbers in it; made when first met."""

    def __init__(self, ids: list[str]) -> None:
        self.ids: Final = ids
        self.sets: Final[list[Choice]] = [SetCards("set", [id], [card]) for card, id in enumerate(ids)]
        self.offers: Final[list[Choice]] = [SetCards("offer", [id], [card]) for card, id in enumerate(ids)]
        self.discards: Final[list[Choice]] = [Discard("discard", [id], [card]) for card, id in enumerate(ids)]
        self.plays: Final[list[Choice]] = [Play(id, card, -1, -1, -1, -1) for card, id in enumerate(ids)]
        self.uses: Final[list[Choice]] = [Use(id, card, -1) for card, id in enumerate(ids)]
        self.keep_all: Final[Choice] = Discard("discard", [], [])
        self._pairs: Final[dict[int, Choice]] = {}
        self._plays: Final[dict[int, Choice]] = {}
        self._gives: Final[dict[int, Choice]] = {}
        self._uses: Final[dict[int, Choice]] = {}
        self._steals: Final[dict[int, Choice]] = {}
        self._shoves: Final[dict[int, Choice]] = {}
        self._careful: Final[dict[int, Choice]] = {}
        self._discards: Final[dict[int, Choice]] = {}

    def pair(self, first: int, second: int) -> Choice:
        """Two cards set in order."""
        key = (first << 8) | second
        found = self._pairs.get(key)
        if found is None:
            found = self._pairs[key] = SetCards("set", [self.ids[first], self.ids[second]], [first, second])
        return found

    def play(self, card: int, target: int, own: int, other: int, blow: int) -> Choice:
        """An Action card with what it names."""
        key = ((((card << 3 | target + 1) << 2 | own + 1) << 2 | other + 1) << 6) | (blow + 1)
        found = self._plays.get(key)
        if found is None:
            found = self._plays[key] = Play(self.ids[card], card, target, own, other, blow)
        return found

    def use(self, item: int, target: int) -> Choice:
        """A potion for somebody else."""
        key = (item << 3) | target
        found = self._uses.get(key)
        if found is None:
            found = self._uses[key] = Use(self.ids[item], item, target)
        return found

    def give(self, item: int, target: int, wanted: int) -> Choice:
        """A gift, or a trade for `wanted`."""
        key = ((item << 3 | target) << 8) | (wanted + 1)
        found = self._gives.get(key)
        if found is None:
            wanted_id = self.ids[wanted] if wanted >= 0 else ""
            found = self._gives[key] = Give(self.ids[item], item, target, wanted_id, wanted)
        return found

    def steal(self, item: int, target: int) -> Choice:
        """A theft."""
        key = (item << 3) | target
        found = self._steals.get(key)
        if found is None:
            found = self._steals[key] = Steal(self.ids[item], item, target)
        return found

    def shove(self, card: int, target: int) -> Choice:
        """A shove."""
        key = (card << 3) | target
        found = self._shoves.get(key)
        if found is None:
            found = self._shoves[key] = Shove(self.ids[card], card, target)
        return found

    def careful(self, first: int, second: int) -> Choice:
        """Two cards for a careful crossing."""
        key = (first << 8) | second
        found = self._careful.get(key)
        if found is None:
            ids = [self.ids[first], self.ids[second]]
            found = self._careful[key] = Discard("careful", ids, [first, second])
        return found

    def discard(self, cards: list[int]) -> Choice:
        """Some cards of a hand, at most four."""
        if not cards:
            return self.keep_all
        key = 0
        for card in cards:
            key = (key << 8) | (card + 1)
        found = self._discards.get(key)
        if found is None:
            found = self._discards[key] = Discard("discard", [self.ids[card] for card in cards], cards[:])
        return found
