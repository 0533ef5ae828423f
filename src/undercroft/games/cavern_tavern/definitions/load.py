"""The card files of Cavern Tavern, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, check_complete, check_fixed, choose_files, deck_label, tag_of

from ..constants import (
    AREAS,
    AUTOMA,
    CHAMBER_PLACES,
    DISCARD_NASTY_SAYS,
    INGREDIENTS,
    ITEM_ICON,
    KINDS,
    MODIFIER,
    NO_ICON,
    OPERATIONS,
    POTION,
    TABLES,
    TRACKS,
)
from . import effects, types
from .native import Cards

OWN = Path(__file__).parents[1] / "cards"
FILES: dict[str, type] = {
    "orders": types.OrderFile,
    "items": types.ItemFile,
    "nasty_says": types.SaysFile,
    "secret_tasks": types.SecretFile,
    "characters": types.CharacterFile,
    "assignments": types.AssignmentFile,
    "secret_chamber": types.ChamberFile,
    "ingredients": types.IngredientFile,
    "board": types.BoardFile,
    "automa": types.AutomaFile,
    "components": types.ComponentFile,
}
NAMED: Kinds = {
    "order": [Named("order")],
    "item": [Named("item")],
    "says": [Named("nasty_says")],
    "secret": [Named("secret_task")],
    "character": [Named("character")],
    "assignment": [Named("assignment")],
    "task": [Named("task")],
    "ingredient": [Named("ingredient")],
    "area": [Named("area")],
    "token": [Named("token")],
    "place": [Named("area"), Named("task"), Named("nasty_says")],
}
"""The cards that name each kind of fact."""
FULFIL = {"complete_order": "automatic", "use_area": "automatic", "place_on_card": "placement"}
ABILITIES = {
    "reaction": ("cancel_move", "gain_from_same_area"),
    "on_complete_order": ("lateness_minus",),
    "own_turn": ("reroll",),
    "on_task": ("track_extra",),
    "on_place": ("ignore_occupied",),
}
PLACE_OPERATIONS = tuple(OPERATIONS[: MODIFIER + 1])
ITEM_OPERATIONS = tuple(OPERATIONS[: DISCARD_NASTY_SAYS + 1])
EDITIONS = ("retail", "prototype")
MOST_ALIKE = 7
"""So many cards of a kind can an Order ask for (a payment packs three bits for each)."""
DRINKS = [f"drink_{name}" for name in INGREDIENTS[:KINDS]]


class Library:
    """The card files as read, with names, texts and sources."""

    def __init__(self, folder: Path | None) -> None:
        files = choose_files(OWN, FILES, folder)
        decks = {name: Deck(file, OWN) for name, file in files.items()}
        self.label = deck_label(files, OWN)
        self.folder = str(folder or "")
        self.orders = decks["orders"].read(types.OrderFile).order
        self.items = decks["items"].read(types.ItemFile).item
        self.says = decks["nasty_says"].read(types.SaysFile).nasty_says
        self.secrets = decks["secret_tasks"].read(types.SecretFile).secret_task
        self.characters = decks["characters"].read(types.CharacterFile).character
        self.assignments = decks["assignments"].read(types.AssignmentFile).assignment
        self.chamber = decks["secret_chamber"].read(types.ChamberFile)
        self.ingredients = decks["ingredients"].read(types.IngredientFile).ingredient
        self.board = decks["board"].read(types.BoardFile)
        self.automa = decks["automa"].read(types.AutomaFile).automa_die
        self.components = decks["components"].read(types.ComponentFile).component
        self.areas = [*self.board.area, *self.chamber.area]
        self.tasks = self.chamber.task
        self._check(decks)

    # What types cannot say: every thing once, names that exist, numbers that add up.
    def _check(self, decks: dict[str, Deck]) -> None:
        check_complete(decks["ingredients"], "ingredient", [e.id for e in self.ingredients], INGREDIENTS)
        check_complete(decks["board"], "area", [e.id for e in self.board.area], AREAS[:-1])
        check_complete(decks["secret_chamber"], "area", [e.id for e in self.chamber.area], AREAS[-1:])
        check_complete(decks["board"], "table", [str(e.number) for e in self.board.table], list("123456"))
        check_complete(decks["board"], "track", [e.id for e in self.board.track], ["nasty", *TRACKS])
        check_complete(decks["automa"], "automa_die", [e.id for e in self.automa], AUTOMA)
        tokens = ["modifier", "mrs_nasty", *DRINKS]
        check_complete(decks["secret_chamber"], "token", [e.id for e in self.chamber.token], tokens)
        kinds: list[tuple[str, str, str, list[Any]]] = [
            ("orders", "order", "order_cards", self.orders),
            ("items", "item", "item_cards", self.items),
            ("nasty_says", "nasty_says", "nasty_says_cards", self.says),
            ("secret_tasks", "secret_task", "secret_task_cards", self.secrets),
            ("characters", "character", "character_cards", self.characters),
            ("assignments", "assignment", "five_realms_cards", self.assignments),
            ("secret_chamber", "task", "chamber_task_cards", self.tasks),
        ]
        counts = {component.id: component.count for component in self.components}
        for file, kind, component, entries in kinds:
            self._check_deck(decks[file], kind, entries, counts.get(component), single=file != "items")
        self._check_deck(decks["ingredients"], "ingredient", self.ingredients, None, single=False)
        self._check_orders(decks["orders"])
        self._check_tracks(decks["board"])
        drinks = [token for token in self.chamber.token if token.id in DRINKS]
        if len({_points(token) for token in drinks}) > 1:
            raise decks["secret_chamber"].mistake(["token"], "expected as many points for every Drink token")
        self._check_places(decks)
        for i, item in enumerate(self.items):
            _check_effect(decks["items"], ["item", i, "effect"], item.effect, ITEM_OPERATIONS)
        for i, character in enumerate(self.characters):
            where: list[str | int] = ["character", i, "effect"]
            _check_effect(decks["characters"], where, character.effect, ABILITIES[character.timing])
        for i, secret in enumerate(self.secrets):
            if (secret.scoring.requires_ingredient is None) == (not secret.scoring.requires_race):
                where = ["secret_task", i, "scoring"]
                raise decks["secret_tasks"].mistake(
                    where, "expected `requires_ingredient` or `requires_race`, not both"
                )
        for i, card in enumerate(self.says):
            _check_demands(decks["nasty_says"], i, card)
        self._check_chamber(decks["secret_chamber"])
        self._check_repeated(decks)
        check_fixed(decks.values())

    def _check_deck(
        self, deck: Deck, kind: str, entries: list[Any], total: types.ByEdition | None, single: bool
    ) -> None:
        seen: set[str] = set()
        for i, entry in enumerate(entries):
            if entry.id in seen:
                raise deck.mistake([kind, i, "id"], f"{entry.id!r} is used twice; every card needs its own id")
            seen.add(entry.id)
            for name in EDITIONS:
                copies = getattr(entry.count, name)
                if (name in entry.editions) != (copies > 0):
                    raise deck.mistake([kind, i, "count"], f"does not agree with `editions` about {name}")
                if single and copies > 1:
                    raise deck.mistake([kind, i, "count"], "expected 1: each of these cards is single")
        for name in EDITIONS:
            found = sum(getattr(entry.count, name) for entry in entries)
            if total is not None and found != getattr(total, name):
                wanted = getattr(total, name)
                raise deck.mistake([kind], f"the {name} edition has {found} of these cards; components say {wanted}")

    def _check_orders(self, deck: Deck) -> None:
        for i, order in enumerate(self.orders):
            if max(order.ingredients.values()) > MOST_ALIKE:
                raise deck.mistake(["order", i, "ingredients"], f"expected at most {MOST_ALIKE} of a kind")
            if sum(order.ingredients.values()) != order.size:
                raise deck.mistake(["order", i, "size"], f"expected {sum(order.ingredients.values())}, the ingredients")
            if "magic_potion" in order.ingredients:
                raise deck.mistake(["order", i, "ingredients"], "an Order never lists a Magic Potion")
            if len(order.points) != order.forgotten_after:
                raise deck.mistake(["order", i, "points"], f"expected {order.forgotten_after} numbers, one a round")
            for name in order.icon:
                if name not in order.editions:
                    raise deck.mistake(["order", i, "icon"], f"expected none for the {name} edition, which lacks it")
            for name in order.editions:
                if name not in order.icon:
                    raise deck.mistake(["order", i, "icon"], f"expected an icon (or none) for the {name} edition")
                if name == "retail" and order.icon[name] == "item":
                    raise deck.mistake(["order", i, "icon"], "the retail edition has no Item icon")

    def _check_tracks(self, deck: Deck) -> None:
        levels = {track.id: track.levels for track in self.board.track}
        for i, track in enumerate(self.board.track):
            other = ("levels",) if track.id == "nasty" else ("draw_spaces", "penalty")
            for field in other:
                if getattr(track, field):
                    raise deck.mistake(["track", i, field], "expected none: no rule of this track reads it")
            starts = [level.from_space for level in track.levels]
            if track.id == "nasty":
                if len(track.penalty) != 10:
                    raise deck.mistake(["track", i, "penalty"], "expected 10 numbers, for the spaces 0 to 9")
            elif 0 not in starts or len(set(starts)) != len(starts):
                raise deck.mistake(["track", i, "levels"], "expected a level with from_space = 0, and each but once")
            elif track.levels != levels["kitchen"]:
                raise deck.mistake(["track", i, "levels"], "expected the same levels as the Kitchen track")
        for i, table in enumerate(self.board.table):
            row = sorted(other.column for other in self.board.table if other.row == table.row)
            if row != list(range(1, len(row) + 1)):
                raise deck.mistake(["table", i, "column"], "expected the tables of a row in the columns 1, 2, 3 ...")
            if table.row > 1 and table.row - 1 not in [other.row for other in self.board.table]:
                raise deck.mistake(["table", i, "row"], "expected rows 1, 2, 3 ...")

    def _check_chamber(self, deck: Deck) -> None:
        for i, token in enumerate(self.chamber.token):
            drink = isinstance(token.effect, effects.ServeDrink)
            if drink and token.id != f"drink_{token.effect.ingredient}":  # type: ignore[union-attr]
                raise deck.mistake(["token", i, "effect", "ingredient"], "expected the one that its id names")
            if token.end_points_each and token.id != "mrs_nasty":
                raise deck.mistake(
                    ["token", i, "end_points_each"], "expected none: this token scores nothing at the end"
                )

    def _check_repeated(self, decks: dict[str, Deck]) -> None:
        """What the files say once more than the rules read it."""
        cellar = {area.id: area.rewards_retail for area in self.board.area if area.section_name == "cellar"}
        for i, card in enumerate(self.ingredients):
            number = INGREDIENTS.index(card.id)
            found = [at for at, id in enumerate(AREAS, 1) if any(number in each.kinds for each in cellar.get(id, []))]
            decks["ingredients"].repeats(["ingredient", i, "cellar_area"], card.cellar_area, found[0] if found else 0)
            kind = "potion" if number == POTION else "ingredient"
            decks["ingredients"].repeats(["ingredient", i, "kind"], card.kind, kind)
        for i, area in enumerate(self.board.area):
            for die in self.automa:
                faces = sorted(face for block in die.blocks if block.area == area.id for face in block.faces)
                field = f"automa_{die.id}"
                if die.id == "red":
                    decks["board"].repeats(["area", i, field], sorted(area.automa_red), faces)
                elif hasattr(area, field):
                    decks["board"].repeats(["area", i, field], getattr(area, field), faces[0] if faces else None)

    def _check_places(self, decks: dict[str, Deck]) -> None:
        names = {id: file for file, ids in (("board", AREAS),) for id in ids}
        for file, kind, entries in (("secret_chamber", "task", self.tasks), ("nasty_says", "nasty_says", self.says)):
            for i, entry in enumerate(entries):
                if entry.id in names:
                    message = f"{entry.id!r} is already the name of a place in {names[entry.id]}.toml"
                    raise decks[file].mistake([kind, i, "id"], message)
                names[entry.id] = file
        for area in self.areas:
            file = "board" if area in self.board.area else "secret_chamber"
            index = (self.board.area if file == "board" else self.chamber.area).index(area)
            where: list[str | int] = ["area", index]
            if (area.kind == "value") != (area.value > 0) or (area.kind == "count") != (area.dice > 0):
                raise decks[file].mistake([*where, "kind"], "expected `value` or `dice`, as its kind says")
            for name in self.board.game.players:
                capacity = area.capacity_retail if name == "retail" else area.capacity_prototype
                players = self.board.game.players[name] if name in area.editions else []
                for seats in players:
                    if str(seats) not in capacity:
                        raise decks[file].mistake([*where, f"capacity_{name}"], f"expected spaces for {seats} players")
                for seats_ in capacity:
                    if seats_ not in map(str, players):
                        place = [*where, f"capacity_{name}", seats_]
                        raise decks[file].mistake(place, "expected none: nobody plays the place so")
                if name not in area.editions and getattr(area, f"rewards_{name}"):
                    raise decks[file].mistake([*where, f"rewards_{name}"], f"expected none: no {name} edition has it")
            for edition in EDITIONS:
                field, rewards = f"rewards_{edition}", getattr(area, f"rewards_{edition}")
                _check_rewards(decks[file], [*where, field], rewards, decks[file].data["area"][index].get(field, []))
        for i, task in enumerate(self.tasks):
            where = ["task", i, "rewards_retail"]
            deck = decks["secret_chamber"]
            _check_rewards(deck, where, task.rewards_retail, deck.data["task"][i]["rewards_retail"])
        for i, die in enumerate(self.automa):
            faces = sorted(face for block in die.blocks for face in block.faces)
            if faces != [1, 2, 3, 4, 5, 6]:
                raise decks["automa"].mistake(["automa_die", i, "blocks"], "expected each face from 1 to 6 once")
            for block in die.blocks:
                if block.area is not None and block.area not in AREAS:
                    raise decks["automa"].mistake(["automa_die", i, "blocks"], f"no area is called {block.area!r}")
                if [block.table, block.area, block.task_space].count(None) != 2:
                    expected = "expected a table, an area or a task_space for each face"
                    raise decks["automa"].mistake(["automa_die", i, "blocks"], expected)

    # What the rules use.
    def cards(self) -> types.Cards:
        """What the rules use, in their order."""
        tracks = {track.id: track for track in self.board.track}
        tokens = {token.id: token for token in self.chamber.token}
        levels = tracks["kitchen"].levels
        return types.Cards(
            deck=self.label,
            folder=self.folder,
            retail=self._edition("retail"),
            prototype=self._edition("prototype"),
            orders=self.orders,
            items=self.items,
            says=self.says,
            secrets=self.secrets,
            characters=self.characters,
            assignments=self.assignments,
            tasks=[*self.tasks],
            tokens=[tokens[id].count.retail for id in (*DRINKS, "mrs_nasty")],
            modifiers=tokens["modifier"].count.retail,
            automa=[next(die for die in self.automa if die.id == id) for id in AUTOMA],
            beside=_beside(self.board.table),
            penalty=tracks["nasty"].penalty,
            draw_spaces=sum(1 << space for space in tracks["nasty"].draw_spaces),
            bonus=[types.level_at(levels, space).bonus_points for space in range(10)],
            help=[types.level_at(levels, space).die_change for space in range(10)],
            game=self.board.game,
            chamber=self.chamber.chamber,
            drink_points=_points(tokens[DRINKS[0]]),
            mrs_nasty_cost=_cost(tokens["mrs_nasty"]),
            mrs_nasty_points=tokens["mrs_nasty"].end_points_each,
            times=self.board.clock.times,
        )

    def _edition(self, name: str) -> types.Edition:
        areas = {area.id: area for area in self.areas}
        game = self.board.game
        capacity: list[list[int]] = []
        for count in range(7):
            row = []
            for id in AREAS:
                spaces = areas[id].capacity_retail if name == "retail" else areas[id].capacity_prototype
                row.append(spaces.get(str(count), 0))
            capacity.append(row + [1] * CHAMBER_PLACES)
        icons = {"none": NO_ICON, "kitchen": 0, "chores": 1, "item": ITEM_ICON}
        return types.Edition(
            orders=_numbers(self.orders, name),
            icons=[icons[card.icon.get(name, "none")] for card in self.orders],  # type: ignore[call-overload]
            items=_numbers(self.items, name),
            says=_numbers(self.says, name),
            secrets=_numbers(self.secrets, name),
            characters=_numbers(self.characters, name),
            areas=[areas[id].in_edition(name) if name in areas[id].editions else None for id in AREAS],
            capacity=capacity,
            hand_limit=game.item_hand_limit[name],  # type: ignore[index]
            supply=[next(getattr(e.count, name) for e in self.ingredients if e.id == id) for id in INGREDIENTS],
        )

    def named(self) -> list[tuple[str, list[Any]]]:
        """Every kind of thing that has a name, with its entries."""
        return [
            ("order", self.orders),
            ("item", self.items),
            ("says", self.says),
            ("secret", self.secrets),
            ("character", self.characters),
            ("assignment", self.assignments),
            ("task", self.tasks),
            ("ingredient", self.ingredients),
            ("area", self.areas),
            ("token", self.chamber.token),
        ]

    def reconstructed(self) -> set[str]:
        """The cards, by `kind-id`, of which something printed is not public and was designed here."""
        out = set()
        for kind, entries in self.named():
            for entry in entries:
                sources = (entry.source, entry.effect_source, entry.recipe_source, entry.requires_source)
                if any(source.startswith("reconstructed") for source in sources):
                    out.add(f"{kind}-{entry.id}")
        return out


def _points(token: types.Token) -> int:
    assert isinstance(token.effect, effects.ServeDrink)
    return token.effect.points


def _cost(token: types.Token) -> int:
    assert isinstance(token.effect, effects.AvoidSays)
    return token.effect.cost


def _check_effect(deck: Deck, where: list[str | int], effect: types.Reward, allowed: tuple[str, ...]) -> None:
    operation = tag_of(effect)
    if operation not in allowed:
        raise deck.mistake([*where, "op"], f"expected {' or '.join(allowed)} here, not {operation}")
    if operation == "gain" and not effect.kinds:
        raise deck.mistake(where, "`gain` expects an `ingredient`")
    if operation == "gain_one_of" and not effect.kinds:
        raise deck.mistake(where, "`gain_one_of` expects `options`")
    if operation == "adjust_die" and (not effect.by or 0 in effect.by):
        raise deck.mistake(where, "`adjust_die` expects `by`, steps other than 0")


def _check_rewards(deck: Deck, where: list[str | int], rewards: list[Any], written: list[dict[str, Any]]) -> None:
    """What a place gives, typed and as it stands in the file."""
    for k, effect in enumerate(rewards):
        _check_effect(deck, where, effect, PLACE_OPERATIONS)
        if isinstance(effect, effects.ExchangeSupply) and written[k].get("optional") is False:
            raise deck.mistake([*where, k, "optional"], "expected true: on a place nobody has to exchange (CT-A51)")


def _check_demands(deck: Deck, i: int, card: types.NastySays) -> None:
    """The demands of a Nasty Says card agree with the way it says it is obeyed."""
    where: list[str | int] = ["nasty_says", i, "task"]
    kinds = [tag_of(demand) for demand in card.demands]
    for kind, demand in zip(kinds, card.demands, strict=True):
        fulfil = FULFIL.get(kind, "own_turn_action")
        if card.fulfil != fulfil:
            raise deck.mistake(["nasty_says", i, "fulfil"], f"expected {fulfil!r} for {kind}")
        expected = _expected(demand)
        if expected:
            raise deck.mistake(where, f"`{kind}` expects {expected}")
    several = isinstance(card.task, effects.AnyDemand)
    if several and (len(kinds) != 2 or kinds.count("discard_items") != 1 or card.fulfil != "own_turn_action"):
        raise deck.mistake(where, "`any_of` expects `discard_items` and one thing paid otherwise")


def _expected(demand: types.Demand) -> str:
    """What a demand lacks; empty if nothing."""
    match demand:
        case effects.UseArea() if not demand.section_names:
            return "`sections`"
        case effects.PlaceOnCard():
            counted, valued = demand.mode == "count", demand.mode == "value"
            if not (counted or valued) or valued != (demand.value > 0) or (valued and demand.n > 1):
                return 'mode = "count" and `n`, or mode = "value" and `value`'
        case effects.OfChoice() if "magic_potion" not in demand.excluded:
            return "`magic_potion` in `exclude`: it never pays (CT-N10)"
        case effects.ReturnIngredients():
            kinds = [name for wanted in demand.options for name in wanted]
            if not kinds or len(kinds) != len(demand.options) or len(set(kinds)) != len(kinds):
                return "`options`, each of one kind, none of them twice"
    return ""


def _numbers(entries: list[Any], edition: str) -> list[int]:
    return [i for i, entry in enumerate(entries) for _ in range(getattr(entry.count, edition))]


def _beside(tables: list[types.Table]) -> list[int]:
    """For each table the next one to its right, from the end of a row the one to its left (CT-O06)."""
    out = [0] * TABLES
    for table in tables:
        row = sorted((other for other in tables if other.row == table.row), key=lambda other: other.column)
        at = row.index(table)
        other = row[at + 1] if at + 1 < len(row) else row[max(at - 1, 0)]
        out[table.number - 1] = other.number - 1
    return out


@lru_cache(maxsize=8)
def library(folder: Path | None = None) -> Library:
    """Read the card files. A file in the owner's folder takes the place of the game's own."""
    return Library(folder)


@lru_cache(maxsize=8)
def load(folder: Path | None = None) -> Cards:
    """The definitions the rules play with."""
    return Cards(library(folder).cards())
