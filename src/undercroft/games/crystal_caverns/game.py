"""Vast: The Crystal Caverns, as the house knows it."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, cast

from undercroft.engine.chance import Chance
from undercroft.engine.errors import SetupError
from undercroft.engine.game import AutoAnswers, Checks, Game, Measures, Option, Wording
from undercroft.engine.state import Choice, Event, Fact, Refusal, Setup
from undercroft.engine.texts import Namer, Texts

from . import constants, hidden, invariants
from .ai.knowledge import CrystalKnowledge
from .choices import Act
from .constants import CAVERN, DRAGON, KNIGHT, LEVELS, ROLE_SETS, ROLES
from .definitions import load as card_files
from .definitions.native import Cards
from .rules import rounds
from .rules.auto_answers import STANDING, standing_answer
from .show import terminal, words
from .show.table_facts import table_facts
from .show.view import view
from .state import Caverns


def onlooker(s: Caverns, seat: int) -> int:
    """The seat to look from. A solo game has no secrets from its spectators: what is asked there depends on the one
    hand there is, because a person alone is not asked what cannot matter."""
    return 0 if s.solo() else seat


def library(cards: Any) -> card_files.Library:
    """The card files that a table plays with."""
    return card_files.library(Path(cards.folder) if cards.folder else None)


class CrystalWording(Wording[Caverns]):
    """How the game speaks to people."""

    def namers(self) -> dict[str, Namer]:
        return words.NAMERS

    def label(self, choice: Choice, texts: Texts, s: Caverns | None = None) -> str:
        said = words.capital(super().label(choice, texts, s))
        if s is None or not isinstance(choice, Act):
            return said
        more = words.detail(choice, s, texts, library(s.cards))
        return f"{said} ({more})" if more else said

    def question(self, s: Caverns, seat: int) -> dict[str, Fact]:
        return words.question(s)

    def describe_event(self, event: Event, texts: Texts) -> str:
        return words.capital(super().describe_event(event, texts))

    def explain(self, refusal: Refusal, texts: Texts) -> str:
        return words.capital(super().explain(refusal, texts))

    def draw(self, s: Caverns, seat: int, texts: Texts, width: int) -> Any:
        decision = s.decision(seat)
        asked = [choice for choice in decision.options if isinstance(choice, Act)] if decision else []
        return terminal.Drawing(view(s, seat), seat, texts, width, library(s.cards), asked)


class CrystalMeasures(Measures[Caverns]):
    """What the lab and the hints count in this game."""

    routine = ("turn",)
    not_a_use = (
        "quest_drawn",
        "treasure_kept",
        "treasure_declined",
        "treasure_lost",
        "cube_returned",
        "secret_drawn",
        "secret_discarded",
        "monster",
    )

    def role(self, s: Caverns, seat: int) -> str:
        return ROLES[s.table.order[seat]]

    def actor(self, s: Caverns, event: Event) -> int | None:
        """Events tell no seat here: a thing belongs to a role."""
        roles = [role for kind, role in constants.OWNERS.items() if kind in event.facts]
        return s.seat_of(roles[0]) if roles and s.plays(roles[0]) else None


OWN_PILES = {KNIGHT: ("knight.quests",), DRAGON: ("dragon.pile",), CAVERN: ("events_pool",)}
"""The piles whose cards only one role draws."""


class CrystalChecks(Checks[Caverns]):
    """What must hold in every position, and what can be met."""

    nobody_wins = ("collapse", "killed")
    shown_once = ("removed",)
    """A Dark tile that falls is shown to all (VC-H04); the view does not keep it."""

    def hidden(self, s: Caverns, seat: int) -> dict[str, object]:
        return hidden.hidden(s, onlooker(s, seat))

    def known(self, s: Caverns, seat: int) -> Collection[str]:
        """What is left of a pile without an order, where the seat has seen all that came from it."""
        seat = onlooker(s, seat)
        role = s.table.order[seat] if seat >= 0 else -1
        nobody_hides_events = () if s.plays(CAVERN) else ("events_pool",)
        return ("goblins.monster_pile", *nobody_hides_events, *OWN_PILES.get(role, ()))

    def invariants(self, s: Caverns) -> list[str]:
        return invariants.broken(s)

    def coverage_goals(self, seats: int, options: dict[str, str], cards: Any = None) -> set[str]:
        """Every card, power, omen, upgrade, place of a Hero cube and end that the roles at this table can meet."""
        full = CrystalCaverns().check_options(seats, options)
        roles = full["roles"]
        wanted: set[str] = set()
        if "k" in roles:
            cards = card_files.load(None) if cards is None else cards
            without = next(one.without for one in cards.sets if one.id == roles)
            wanted |= {f"event:{constants.EVENTS[event]}" for event in cards.events}
            wanted |= {f"quest:{quest}" for i, quest in enumerate(constants.SIDEQUESTS) if i not in without}
            wanted |= {f"treasure:{treasure}" for treasure in constants.TREASURES}
            wanted |= {f"slot:{slot}" for slot in constants.SLOTS[: constants.TREASURE_SLOT]}
        if "g" in roles:
            wanted |= {f"war:{war}" for war in constants.WAR}
            wanted |= {f"secret:{secret}" for secret in constants.SECRETS}
            wanted |= {f"monster:{monster}" for monster in constants.MONSTERS}
        if "d" in roles:
            wanted |= {f"power:{power}" for power in constants.POWERS if power not in ("hiss",) or "g" in roles}
            if "k" not in roles:
                wanted -= {"power:slap"}
        if "c" in roles:
            wanted |= {f"omen:{omen}" for omen in constants.OMENS}
        if "t" in roles:
            wanted |= {f"upgrade:{upgrade}" for upgrade in constants.UPGRADES}
        if full["terrain"] == "yes":
            wanted |= {f"terrain:{terrain}" for terrain in constants.TERRAINS}
        wanted |= {f"ending:{role}" for role in ROLES if role[0] in roles}
        if "c" not in roles:
            wanted.add("ending:collapse")
        if roles == "k":
            wanted.add("ending:killed")
        return wanted


class CrystalAutoAnswers(AutoAnswers[Caverns]):
    """What a seat may answer by itself."""

    names = STANDING

    def answer(self, s: Caverns, seat: int, name: str) -> Choice | None:
        return standing_answer(s, seat, name)


class CrystalCaverns(Game[Caverns]):
    """Five roles that share nothing but a growing, then collapsing map: 1 to 5 players."""

    id = "crystal_caverns"
    name = "Vast: The Crystal Caverns"
    version = 2
    min_seats = 1
    max_seats = 5
    options = (
        Option("roles", ("any", *ROLE_SETS)),
        *(Option(role, tuple(LEVELS)) for role in ROLES),
        Option("solo", ("medium", "easy", "hard")),
        Option("number", ("5", "6")),
        Option("terrain", ("no", "yes")),
        Option("collapse_one", ("no", "yes")),
        Option("remove_tiles", ("0", "2", "3", "4")),
    )
    decks = card_files.FILES
    card_kinds = card_files.NAMED
    wording = CrystalWording()
    measures = CrystalMeasures()
    checks = CrystalChecks()
    auto = CrystalAutoAnswers()

    def check_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """VC-G03. Seats and role set must agree; options that mean nothing at this table are refused."""
        full = super().check_options(seats, options)
        if full["roles"] == "any":  # the first set of that size
            full["roles"] = next(id for id in ROLE_SETS if len(id) == seats)
        elif len(full["roles"]) != seats:
            fitting = ", ".join(id for id in ROLE_SETS if len(id) == seats)
            raise SetupError(
                f"the role set {full['roles']!r} is for {len(full['roles'])} seats, not {seats}; "
                f"with {seats} the role sets are: {fitting}"
            )
        for role in ROLES:
            if full[role] != "standard" and role[0] not in full["roles"]:
                raise SetupError(f"option {role!r} sets a level for the {role}, who is not in {full['roles']!r}")
        if full["solo"] != "medium" and full["roles"] not in ("k", "d"):
            raise SetupError("option 'solo' is for the solo Knight and the solo Dragon")
        if full["number"] != "5" and full["roles"] != "kt":
            raise SetupError("option 'number' is for the Knight against the Thief")
        if full["collapse_one"] == "yes" and ("c" in full["roles"] or seats < 4):
            raise SetupError("option 'collapse_one' is for four and more seats without a Cavern")
        return full

    def table_facts(self, cards: Any, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        return table_facts(cards, seats, options)

    def variants(self) -> list[tuple[int, dict[str, str]]]:
        """All role sets, and each other option once where it matters: levels together, since they do not mix."""
        wanted: list[dict[str, str]] = [{"roles": id} for id in ROLE_SETS]
        wanted += [{"roles": "kgdct", **{role: level for role in ROLES}} for level in LEVELS[1:]]
        wanted += [{"roles": "gc", "goblins": "expert"}, {"roles": "kc", "knight": "hard"}]
        wanted += [{"roles": id, "solo": level} for id in ("k", "d") for level in ("easy", "hard")]
        wanted += [{"roles": "kt", "number": "6"}, {"roles": "kgdt", "collapse_one": "yes"}]
        wanted += [{"roles": id, "terrain": "yes"} for id in ("kgdct", "kgdt", "kgd", "kt", "gt", "k")]
        wanted += [{"roles": "kgdct", "remove_tiles": number} for number in ("2", "3", "4")]
        return [(len(options["roles"]), self.check_options(len(options["roles"]), options)) for options in wanted]

    def new_state(self, setup: Setup, chance: Chance) -> Caverns:
        return rounds.fresh_caverns(setup, cast(Cards, setup.cards), chance)

    def view(self, s: Caverns, seat: int) -> Mapping[str, Any]:
        return view(s, onlooker(s, seat))

    def randomize_hidden(self, s: Caverns, seat: int, chance: Chance) -> None:
        hidden.randomize(s, onlooker(s, seat), chance)

    def load_cards(self, folder: Path | None) -> Cards:
        return card_files.load(folder)

    def knowledge(self) -> CrystalKnowledge:
        return CrystalKnowledge()
