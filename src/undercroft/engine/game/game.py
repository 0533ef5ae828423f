"""A game: its rules, and the parts that other packages use."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

import itertools
import secrets
import sys
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Generic

from ..card_words import CardWords, Kinds
from ..chance import Chance, renewed, seeded
from ..errors import SaveError, SetupError
from ..knowledge import Knowledge
from ..saves import FORMAT, decode, encode, kernel_parts, pack_state, unpack_state
from ..state import S, Setup
from ..table_facts import TableFacts, table_facts
from ..texts import Texts
from .checks import Checks
from .live import AutoAnswers, LiveViews
from .measures import Measures
from .wording import Wording


class Option:
    """One thing a table decides before the game: its values as short texts, the first being the default."""

    def __init__(self, id: str, values: tuple[str, ...]) -> None:
        self.id = id
        self.values = values
        self.default = values[0]


class Game(Generic[S]):
    """A set of rules. A game subclasses this once, in its own folder, and names the one instance GAME.

    It must write `new_state` and `view`; all else has a default.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    version: ClassVar[int]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    decks: ClassVar[Collection[str]] = ()
    """The card files that an owner of the printed game may replace: by name, the type of what each holds."""
    card_kinds: ClassVar[Kinds] = {}
    """Which cards give their names to which facts."""

    # The parts that other packages use. Each has a default; a game replaces those that need more.
    wording: Wording[Any] = Wording()
    measures: Measures[Any] = Measures()
    checks: Checks[Any] = Checks()
    live_views: LiveViews[Any] = LiveViews()
    auto: AutoAnswers[Any] = AutoAnswers()

    # What every game writes.
    def new_state(self, setup: Setup, chance: Chance) -> S:
        """A new state before anything has happened, with the set-up still on its agenda."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> Mapping[str, Any]:
        """What a seat (or a SPECTATOR) may see: ready for JSON."""
        raise NotImplementedError

    # What a game with hidden things writes.
    def randomize_hidden(self, s: S, seat: int, chance: Chance) -> None:
        """Draw anew, in place, everything that the seat cannot know, consistent with everything it knows."""

    # What a game with cards writes.
    def load_cards(self, folder: Path | None) -> Any:
        """The definitions of cards and spaces; files in `folder` replace the game's own of the same name."""
        return None

    # What a game that is played well writes.
    def knowledge(self) -> Knowledge[S]:
        """What agents know about this game. The default knows only results, which is enough to play."""
        return Knowledge()

    # What a game may write whose messages tell numbers of its cards, or whose cards' texts differ from table to table.
    def table_facts(self, cards: Any, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        """What messages and cards' texts may tell of a table, by the name of the Fluent term; `seats` is 0 where no
        table is meant. Name only what some text needs: each different set of facts is kept in memory."""
        return {}

    # What a game with options may write.
    def check_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values; raises a SetupError that says what is wrong."""
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        full = {option.id: option.default for option in self.options}
        for id, value in (options or {}).items():
            known = next((option for option in self.options if option.id == id), None)
            if known is None:
                names = ", ".join(full) or "none"
                raise SetupError(f"{self.name} has no option {id!r}; its options are: {names}")
            if value not in known.values:
                raise SetupError(f"option {id!r} of {self.name} is one of {', '.join(known.values)}, not {value!r}")
            full[id] = value
        return full

    def option_applies(self, option: str, setup: Setup) -> bool:
        """Does this option matter at such a table? Options that do not are not shown."""
        return True

    def variants(self) -> list[tuple[int, dict[str, str]]]:
        """Seat counts and options that together show every value of every option at every count of seats.

        All combinations where they are few; else one value changed at a time.
        """
        values = [option.values for option in self.options]
        few = 1
        for each in values:
            few *= len(each)
        if few <= 16:
            sets = [dict(zip([o.id for o in self.options], combination)) for combination in itertools.product(*values)]
        else:
            default = {option.id: option.default for option in self.options}
            sets = [{**default, option.id: value} for option in self.options for value in option.values]
        out: list[tuple[int, dict[str, str]]] = []
        for seats in range(self.min_seats, self.max_seats + 1):
            for options in sets:
                try:
                    variant = (seats, self.check_options(seats, options))
                except SetupError:
                    continue  # this game has no such table
                if variant not in out:
                    out.append(variant)
        return out

    # What every game has.
    def setup(self, seats: int, options: Mapping[str, str] | None = None, cards: Any = None) -> Setup:
        """A checked Setup. `cards` is what `load_cards` returned; None means the game's own."""
        full = self.check_options(seats, options)
        cards = self.load_cards(None) if cards is None else cards
        return Setup(self.id, self.version, seats, full, cards, getattr(cards, "deck", "own"))

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        cards: Any = None,
        listen: bool = False,
    ) -> S:
        """A new game, set up and waiting for its first decision."""
        setup = self.setup(self.min_seats if seats is None else seats, options, cards)
        return self.begin(setup, seeded(secrets.randbits(64) if seed is None else seed), listen)

    def begin(self, setup: Setup, chance: Chance, listen: bool = False) -> S:
        """A new game from a checked setup and a source of chance."""
        s = self.new_state(setup, chance)
        if listen:
            s.events = []
        s.advance()
        return s

    def determinize(self, s: S, seat: int, chance: Chance) -> S:
        """A copy in which everything the seat cannot know, the source of chance included, is drawn anew."""
        world = s.copy()
        assert isinstance(world, type(s))
        world.chance = renewed(chance)
        self.randomize_hidden(world, seat, chance)
        world.ask_anew(seat)
        return world

    def chosen_options(self, setup: Setup) -> dict[str, str]:
        """The options of a table that apply to it, with their values."""
        return {id: value for id, value in setup.options.items() if self.option_applies(id, setup)}

    # Saving.
    def save(self, s: S) -> bytes:
        """The whole state, hidden things included."""
        setup = s.setup
        header = {
            "game": setup.game,
            "version": setup.version,
            "seats": setup.seats,
            "options": setup.options,
        }
        return encode({"format": FORMAT, **header, "cards": setup.deck, **pack_state(s)})

    def load(self, data: bytes, cards: Any = None) -> S:
        """Load a saved state; raises a SaveError that says what does not fit."""
        saved = decode(data)
        if saved.get("game") != self.id:
            raise SaveError(f"this is a saved game of {saved.get('game')}, not of {self.id}")
        try:
            setup = self.setup_of_saved(saved["version"], saved["seats"], saved["options"], saved["cards"], cards)
            s = self.new_state(setup, seeded(0))
            unpack_state(saved, s, self._parts())
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise SaveError(f"this saved game is damaged ({type(error).__name__}: {error})") from None
        return s

    def setup_of_saved(self, version: int, seats: int, options: Mapping[str, str], deck: str, cards: Any) -> Setup:
        """The setup of a saved game; raises SaveError if it was played with other rules or cards."""
        if version != self.version:
            raise SaveError(
                f"this game was played under version {version} of the rules of {self.name}; "
                f"these are version {self.version}, and it must not be altered silently"
            )
        setup = self.setup(seats, options, cards)
        if setup.deck != deck:
            raise SaveError(
                f"this game was played with cards {deck}, not with {setup.deck}: give the same --cards folder"
            )
        return setup

    def _modules(self) -> list[str]:
        """The modules this game is made of: its package, or its one module."""
        own = type(self).__module__
        package = own.rpartition(".")[0]
        return [name for name in sys.modules if name == own or (package and name.startswith(package + "."))]

    def _parts(self) -> dict[str, type]:
        """Every class of this game that a state may hold, by name."""
        found = kernel_parts()
        for name in self._modules():
            for thing in list(vars(sys.modules[name]).values()):
                if isinstance(thing, type) and getattr(thing, "FIELDS", None) is not None:
                    found.setdefault(thing.__name__, thing)
        return found

    # Words.
    def folder(self) -> Path:
        """The folder with this game's own files."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def facts(self, cards: Any = None, setup: Setup | None = None) -> TableFacts:
        """What messages and cards' texts may tell of a table; without one, of a table with the default options."""
        if setup is not None:
            return table_facts(self.table_facts(setup.cards, setup.seats, setup.options))
        cards = self.load_cards(None) if cards is None else cards
        return table_facts(self.table_facts(cards, 0, {option.id: option.default for option in self.options}))

    def texts(self, language: str = "en", cards: Any = None, setup: Setup | None = None) -> Texts:
        """This game's messages and rules in a language, with the names of its cards, as they hold at a table."""
        cards = setup.cards if setup is not None else cards
        facts = self.facts(cards, setup)
        return self.texts_with(language, getattr(cards, "folder", ""), facts)

    def texts_with(self, language: str, folder: str, facts: TableFacts) -> Texts:
        """Messages and rules where the cards' folder and the facts of the table are known already."""
        folders = [self.folder() / "texts", self.folder() / "rulebook"]
        return Texts(language, folders, self.card_words(folder, facts), self.wording.namers(), facts)

    def card_words(self, folder: str = "", facts: TableFacts | None = None) -> CardWords:
        """The texts of the cards in every language, an owner's files in place of the game's own."""
        place = Path(folder) if folder else None
        return _told_card_words(self, place, self.facts(self.load_cards(place)) if facts is None else facts)


@lru_cache(maxsize=64)
def _told_card_words(game: Game[Any], folder: Path | None, facts: TableFacts) -> CardWords:
    return _card_words(game, folder).told(facts)


@lru_cache(maxsize=32)
def _card_words(game: Game[Any], folder: Path | None) -> CardWords:
    return CardWords(game.folder() / "cards", folder, game.card_kinds)
