"""Facts of Vast: The Crystal Caverns in words, and what the cards tell of a choice."""

# mypyc: skip - talks to people

from __future__ import annotations

from undercroft.engine.state import Fact
from undercroft.engine.texts import Namer, Texts

from ..choices import TARGETS, Act
from ..constants import MOVEMENT_SLOT, OMENS, PERCEPTION_SLOT, STRENGTH_SLOT, TRIBES
from ..definitions.load import Library
from ..map import space_name
from ..rules.conflict.forced import FleeTiles, Push
from ..rules.conflict.harm import Spoils
from ..rules.effects.omens import cost_of
from ..rules.roles.thief import lock_cost
from ..rules.tiles.collapse import Collapse, Vacate
from ..rules.tiles.placing import EndTiles
from ..rules.tiles.tiles import Orient
from ..state import MOVEMENT, Caverns


def name_space(fact: int | str, texts: Texts) -> str:
    """A space by its way from the Entrance: `2,-1` is 2 east 1 north. No comma, as several spaces may be listed."""
    if fact == "0,0":
        return texts.format("kind-entrance")
    return name_slide(fact, texts).replace(",", "")


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.format("seat", {"number": int(fact) + 1})


def name_piece(fact: int | str, texts: Texts) -> str:
    """A Tribe or another target, with its article."""
    return texts.format(f"the-{fact}")


def name_sides(fact: int | str, texts: Texts) -> str:
    """Open sides: `NE` is north, east."""
    if fact == "-" or fact == "NESW":
        return texts.format("side-none" if fact == "-" else "side-all")
    return ", ".join(texts.format(f"side-{side}") for side in str(fact))


def name_slide(fact: int | str, texts: Texts) -> str:
    """How far a section slides: `1,-2` is 1 east, 2 north."""
    east, south = (int(number) for number in str(fact).split(","))
    ways = [("E" if east > 0 else "W", abs(east)), ("S" if south > 0 else "N", abs(south))]
    return ", ".join(f"{far} {texts.format(f'side-{side}')}" for side, far in ways if far)


def column_name(x: int, texts: Texts) -> str:
    """What stands above a column of the map: `E2` for 2 east of the Entrance."""
    return axis_name(x, "W", "E", texts)


def row_name(y: int, texts: Texts) -> str:
    """What stands beside a row of the map: `N1` for 1 north of the Entrance."""
    return axis_name(y, "N", "S", texts)


def axis_name(far: int, below: str, above: str, texts: Texts) -> str:
    """The first letter of which way, and how far. The letter comes first: an Italian `2O` would be read as twenty."""
    return f"{texts.format(f'side-{above if far > 0 else below}')[:1].upper()}{abs(far)}" if far else "0"


NAMERS: dict[str, Namer] = {
    "space": name_space,
    "seat": name_seat,
    "tribe": name_piece,
    "target": name_piece,
    "sides": name_sides,
    "slide": name_slide,
}


def capital(text: str) -> str:
    """A sentence begins with a capital letter, whatever it begins with."""
    return text[:1].upper() + text[1:]


def power_cost(power: str, texts: Texts, library: Library) -> str:
    """The symbols a power costs: `Claw, Claw`."""
    cost = next(entry.symbols for entry in library.files["powers"].power if entry.id == power)
    return ", ".join(
        texts.format("draw-cube-any") if symbol == "any" else texts.format(f"symbol-{symbol}") for symbol in cost
    )


def omen_cost(omen: str, cost: int | str, texts: Texts, library: Library) -> str:
    """The Omen tokens an omen costs: `2 of Bat, Boulder, Quartz`."""
    accepts = next(entry.symbols for entry in library.files["omens"].omen if entry.id == omen)
    symbols = ", ".join(texts.format(f"token-{token}") for token in accepts)
    return texts.format("draw-omen-cost", {"cost": cost, "symbols": symbols})


def tile_facts(tile_id: str, texts: Texts, library: Library) -> str:
    """A tile of the Cavern's hand: the symbol of its Dark side, and its open sides."""
    tile = next(entry for entry in library.files["tiles"].tile if entry.id == tile_id)
    symbol = texts.format(f"tribe-{tile.dark_symbol}")
    return texts.format("draw-tile", {"dark": symbol, "sides": "".join(tile.open) or "-"})


def war_facts(war: str, texts: Texts, library: Library) -> str:
    """What a War card brings."""
    card = next(entry for entry in library.files["war"].war if entry.id == war)
    discs = f"{card.populate.fangs}/{card.populate.bones}/{card.populate.eye}"
    facts = {"discs": discs, "monsters": card.monsters, "secrets": card.secrets, "rage": card.rage}
    return texts.format("draw-war", facts)


def raised(s: Caverns, slot: int) -> str:
    """What one more cube makes of a statistic: `1 > 3`."""
    if slot == MOVEMENT_SLOT:
        now = s.knight_movement()
        placed = s.knight.placed[slot]
        return f"{now} > {now + MOVEMENT[placed + 1] - MOVEMENT[placed]}"
    if slot == PERCEPTION_SLOT:
        return f"{s.knight_perception()} > {s.knight_perception() + 1}"
    if slot == STRENGTH_SLOT:
        return f"{s.knight_strength()} > {s.knight_strength() + 1}"
    return ""


def detail(act: Act, s: Caverns, texts: Texts, library: Library) -> str:
    """What the cards and the position tell of a choice, beyond its name."""
    if act.op in ("war", "ruby-war"):
        return war_facts(str(act.facts["war"]), texts, library)
    if act.op == "power":
        return power_cost(str(act.facts["power"]), texts, library)
    if act.op == "omen":
        return omen_cost(OMENS[act.a], cost_of(s, act.a), texts, library)
    if act.op in ("fill-with", "put"):
        return tile_facts(str(act.facts["tile"]), texts, library)
    if act.op == "place":
        return raised(s, act.a)
    if act.op == "populate":
        return f"+{s.cards.wars[s.goblins.war].discs[act.a]}"
    if act.op == "special":
        return texts.format(f"draw-special-{TRIBES[act.a]}")
    if act.op == "pick-lock":
        return texts.format("draw-cubes", {"count": lock_cost(s, act.a)})
    return ""


def question(s: Caverns) -> dict[str, Fact]:
    """What the question itself must name: the tile, the piece, how many more."""
    asking = s.asking
    if isinstance(asking, Orient):
        return {"space": space_name(s.map.where[asking.tile])}
    if isinstance(asking, Push | FleeTiles | Vacate):
        return {"target": TARGETS[asking.target]}
    if isinstance(asking, EndTiles | Collapse):
        return {"count": asking.left}
    if isinstance(asking, Spoils):
        return {"count": asking.level}
    if s.goblins.acting >= 0:
        return {"tribe": TRIBES[s.goblins.acting]}
    return {}
