"""Every choice of Vast: The Crystal Caverns. Each is made once and shared.

One class serves all: an operation with two numbers, its stable text, and the message with the facts that put it into
words. Functions below make them by kind of thing chosen.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice, Fact

from .constants import GOBLINS, MONSTERS, OMEN_SYMBOLS, POWER_SYMBOLS, ROLES, SIDES, TRIBES
from .map import WIDTH, space_name


class Act(Choice):
    """An answer: what to do (`op`, one word) and with what (`a`, `b`)."""

    def __init__(self, op: str, text: str, facts: dict[str, Fact], a: int, b: int) -> None:
        super().__init__(text)
        self.op: Final = op
        self.facts: Final = facts
        self.a: Final = a
        self.b: Final = b

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.op}", self.facts


_KEPT: Final[dict[str, dict[int, Act]]] = {}


def _kept(op: str) -> dict[int, Act]:
    kept = _KEPT.get(op)
    if kept is None:
        kept = {}
        _KEPT[op] = kept
    return kept


def plain(op: str) -> Act:
    """A choice without arguments: `end-turn`."""
    kept = _kept(op)
    act = kept.get(0)
    if act is None:
        act = Act(op, op.replace("-", " "), {}, 0, 0)
        kept[0] = act
    return act


def at(op: str, cell: int) -> Act:
    """A space: `move 1,-2`."""
    kept = _kept(op)
    act = kept.get(cell)
    if act is None:
        act = Act(op, f"{op.replace('-', ' ')} {space_name(cell)}", {"space": space_name(cell)}, cell, 0)
        kept[cell] = act
    return act


def at_side(op: str, cell: int, side: int) -> Act:
    """A side of a space: `rock 1,-2 E`."""
    kept = _kept(op)
    key = cell * 4 + side
    act = kept.get(key)
    if act is None:
        text = f"{op.replace('-', ' ')} {space_name(cell)} {SIDES[side]}"
        act = Act(op, text, {"space": space_name(cell), "side": SIDES[side]}, cell, side)
        kept[key] = act
    return act


def shift(cell: int, east: int, south: int) -> Act:
    """A section, named by its first space, and how far it slides."""
    kept = _kept("slide")
    key = (cell * 1024 + east + 512) * 1024 + south + 512
    act = kept.get(key)
    if act is None:
        text = f"slide {space_name(cell)} by {east},{south}"
        facts: dict[str, Fact] = {"space": space_name(cell), "slide": f"{east},{south}"}
        act = Act("slide", text, facts, cell, south * WIDTH + east)
        kept[key] = act
    return act


def one_of(op: str, kind: str, names: list[str], which: int) -> Act:
    """A named thing: `power claw`, where `kind` is what the name is of."""
    kept = _kept(op)
    act = kept.get(which)
    if act is None:
        act = Act(op, f"{op.replace('-', ' ')} {names[which]}", {kind: names[which]}, which, 0)
        kept[which] = act
    return act


def count(op: str, number: int) -> Act:
    """A number: `hide-loot 2`."""
    kept = _kept(op)
    act = kept.get(number)
    if act is None:
        act = Act(op, f"{op.replace('-', ' ')} {number}", {"count": number}, number, 0)
        kept[number] = act
    return act


def one_of_with(op: str, kind: str, names: list[str], which: int, number: int) -> Act:
    """A named thing and a number of cubes: `backstab knight with 2`."""
    kept = _kept(op)
    key = which * 64 + number
    act = kept.get(key)
    if act is None:
        text = f"{op.replace('-', ' ')} {names[which]} with {number}"
        act = Act(op, text, {kind: names[which], "count": number}, which, number)
        kept[key] = act
    return act


def tile_at(op: str, cell: int, tile: int, tile_id: str) -> Act:
    """A tile for a space: `fill 1,-2 event_04`."""
    kept = _kept(op)
    key = cell * 64 + tile
    act = kept.get(key)
    if act is None or act.facts["tile"] != tile_id:
        text = f"{op.replace('-', ' ')} {space_name(cell)} {tile_id}"
        act = Act(op, text, {"space": space_name(cell), "tile": tile_id}, cell, tile)
        kept[key] = act
    return act


def rotation(sides: int) -> Act:
    """How a tile lies: `turn NES`, its open sides."""
    kept = _kept("turn")
    act = kept.get(sides)
    if act is None:
        name = "".join(SIDES[side] for side in range(4) if sides >> side & 1)
        act = Act("turn", f"turn {name or 'closed'}", {"sides": name or "-"}, sides, 0)
        kept[sides] = act
    return act


def payment(names: list[str], op: str, counts: list[int], gems: int) -> Act:
    """What pays: `pay claw claw gem-wing`. `a` packs three bits a symbol, `b` the Gems."""
    packed = 0
    for which, number in enumerate(counts):
        packed |= number << (3 * which)
    kept = _kept(op)
    key = packed * 8 + gems
    act = kept.get(key)
    if act is None:
        words: list[str] = []
        for which, number in enumerate(counts):
            words.extend([names[which]] * number)
        for gem in range(3):
            if gems >> gem & 1:
                words.append(f"gem-{POWER_SYMBOLS[gem]}")
        act = Act(op, f"pay {' '.join(words)}", {"symbol": words}, packed, gems)
        kept[key] = act
    return act


def pay_power(counts: list[int], gems: int) -> Act:
    return payment(POWER_SYMBOLS, "pay-power", counts, gems)


def pay_omen(counts: list[int]) -> Act:
    return payment(OMEN_SYMBOLS, "pay-omen", counts, 0)


def assign(values: list[int], order: int) -> Act:
    """The Thief's Stat tokens: `stats 2 3 4` on Movement, Stealth and Thievery."""
    kept = _kept("stats")
    key = order * 1000 + values[0] * 100 + values[1] * 10 + values[2]
    act = kept.get(key)
    if act is None:
        facts: dict[str, Fact] = {"movement": values[0], "stealth": values[1], "thievery": values[2]}
        act = Act("stats", f"stats {values[0]} {values[1]} {values[2]}", facts, order, 0)
        kept[key] = act
    return act


def monster_to(monster: int, slot: int, replaces: int) -> Act:
    """Where a drawn Monster goes."""
    kept = _kept("assign")
    key = (monster * 8 + slot) * 16 + replaces + 1
    act = kept.get(key)
    if act is None:
        name = TRIBES[(0, 1, 1, 2)[slot]]
        text = f"assign {MONSTERS[monster]} to {name}"
        facts: dict[str, Fact] = {"monster": MONSTERS[monster], "tribe": name}
        if replaces >= 0:
            text += f" for {MONSTERS[replaces]}"
            facts["old"] = MONSTERS[replaces]
            act = Act("assign-for", text, facts, slot, replaces)
        else:
            act = Act("assign", text, facts, slot, -1)
        kept[key] = act
    return act


TARGETS: Final = ["knight", "fangs", "bones", "eye", "dragon", "thief", "crystal", "tribes"]
"""Whom an attack, a shot or a thief's hand can be aimed at."""
AIM_KNIGHT: Final = 0
AIM_DRAGON: Final = 4
AIM_THIEF: Final = 5
AIM_CRYSTAL: Final = 6
AIM_TRIBES: Final = 7


def target(op: str, which: int) -> Act:
    return one_of(op, "target", TARGETS, which)


def target_with(op: str, which: int, number: int) -> Act:
    return one_of_with(op, "target", TARGETS, which, number)


def role(op: str, which: int) -> Act:
    return one_of(op, "role", ROLES, which)


def tribe(op: str, which: int) -> Act:
    return one_of(op, "tribe", TRIBES, which)


def owner_of_target(which: int) -> int:
    """The role a target belongs to."""
    if which == AIM_KNIGHT:
        return 0
    if which < AIM_DRAGON:
        return GOBLINS
    return 2 if which == AIM_DRAGON else 4


DONE: Final = plain("done")
NO: Final = plain("no")
YES: Final = plain("yes")
END_TURN: Final = plain("end-turn")
