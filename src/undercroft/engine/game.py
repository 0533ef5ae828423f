"""What a game tells the house about itself."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

import itertools
import secrets
import sys
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Generic

import msgspec

from .card_words import CardWords, Kinds
from .chance import Chance, renewed, seeded
from .errors import SaveError, SetupError
from .saves import FORMAT, decode, encode, kernel_parts, pack_state, unpack_state
from .state import Choice, Event, Fact, Refusal, S, Setup
from .texts import Namer, Texts
from .thinking import Habitual, Thinking


class Option:
    """One thing a table decides before the game: its values as short texts, the first being the default."""

    def __init__(self, id: str, values: tuple[str, ...]) -> None:
        self.id = id
        self.values = values
        self.default = values[0]


class Game(Generic[S]):
    """A set of rules. A game subclasses this once, in its own folder, and names the one instance GAME."""

    id: ClassVar[str]
    name: ClassVar[str]
    version: ClassVar[int]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    shows: ClassVar[tuple[str, ...]] = ()
    """The events that show everyone something which no view keeps, such as a card looked at and put back."""
    headlines: ClassVar[tuple[str, ...]] = ()
    """The events that are told even where so much has happened that others are left to the log."""
    decks: ClassVar[tuple[str, ...]] = ()
    """The card files that an owner of the printed game may replace."""
    card_kinds: ClassVar[Kinds] = {}
    """Which cards give their names to which facts."""

    nobody_wins: ClassVar[tuple[str, ...]] = ()
    """The ways of ending in which all have lost."""

    no_use: ClassVar[tuple[str, ...]] = ()
    """The events that name a thing which the seat did not use: it was drawn, shown or thrown away. For the lab
    and hints."""

    clock: ClassVar[tuple[str, ...]] = ()
    """The events that only tell how time goes by, such as whose turn begins, or that nothing happens: no reason to
    choose anything. For hints."""

    passive: ClassVar[tuple[str, ...]] = ()
    """The things, as `fact:value`, that work without being used, such as an amulet that is worn. For the lab."""

    standing: ClassVar[tuple[str, ...]] = ()
    """The standing answers by name, of which a seat may set one; the message `standing-NAME` says what it does."""

    # What every game writes.
    def fresh(self, setup: Setup, chance: Chance) -> S:
        """A state before anything has happened, its set-up waiting on the agenda."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> Mapping[str, Any]:
        """What a seat (or a SPECTATOR) may see: ready for JSON."""
        raise NotImplementedError

    def view_after(self, s: S, seat: int, before: S, seen: Mapping[str, Any]) -> Mapping[str, Any]:
        """The same as `view`, for those who have `seen` another state of this sitting from this seat: a game may show
        them again what is as it was then, the same objects, so that it need be neither made nor compared."""
        return self.view(s, seat)

    def viewpoint(self, s: S, seat: int) -> int:
        """A viewpoint that sees just what this one does now: itself, or SPECTATOR where all is open to all."""
        return seat

    # What a game with hidden things writes.
    def redraw(self, s: S, seat: int, chance: Chance) -> None:
        """Draw anew, in place, all that the seat cannot know, in accordance with all it knows."""

    def hidden(self, s: S, seat: int) -> dict[str, object]:
        """What the seat cannot know, by name, where more than one value is possible: `redraw` must vary each."""
        return {}

    # What a game with cards writes.
    def load_cards(self, folder: Path | None) -> Any:
        """The definitions of cards and spaces; files in `folder` replace the game's own of the same name."""
        return None

    def weight(self, choice: Choice) -> int:
        """How readily lively random play takes a choice, beside the others. A habit, not a rule: it brings games
        that pure chance would drag out to an end."""
        return 1

    # What a game that is played well writes.
    def thinking(self) -> Thinking[S]:
        """What agents know of this game. The default has only habits and results, which is enough to play."""
        return Thinking() if type(self).weight is Game.weight else Habitual(self)

    def role(self, s: S, seat: int) -> str:
        """The role or character that a seat plays, by id; empty in a game where all are alike. For the lab."""
        return ""

    def first(self, s: S) -> int | None:
        """The seat that begins a game just set up, or None where it means nothing. For the lab."""
        return s.seat if s.seats > 1 and len(s.pending) == 1 else None

    def doer(self, s: S, event: Event) -> int | None:
        """The seat that did what an event tells, or None: such a thing happened to all. For the lab."""
        seat = event.facts.get("seat")
        return seat if isinstance(seat, int) else None

    def points(self, s: S, seat: int) -> dict[str, int]:
        """What a seat's score at the end is made of, by name; nothing where it has no parts. For the lab."""
        return {}

    # What a game that asks often writes.
    def standing_answer(self, s: S, seat: int, name: str) -> Choice | None:
        """What this seat's standing answer, one of `standing`, says to the decision it is asked: one of its options,
        or None if the person must be asked. Comfort, not rules: terminal and server look here before they ask."""
        return None

    def rounds(self, s: S) -> int:
        """How many rounds have begun, in whatever a game is counted by. For the lab."""
        return int(getattr(s, "round", 0))

    # What the conformance kit asks.
    def laws(self, s: S) -> list[str]:
        """The conservation laws that this state breaks, in words. Checked at every decision."""
        return []

    def to_reach(self, seats: int, options: dict[str, str], cards: Any = None) -> set[str]:
        """What many games must meet, as `fact:value` of some event, or `ending:...`.

        `cards` is what `load_cards` gave; none means the game's own."""
        return set()

    # What every game has.
    def checked(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values, or a SetupError that says what is wrong."""
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

    def applies(self, option: str, setup: Setup) -> bool:
        """Does this option mean anything at such a table? One that does not is not spoken of."""
        return True

    def chosen(self, setup: Setup) -> dict[str, str]:
        """What a table chose among its options, where it had a choice."""
        return {id: value for id, value in setup.options.items() if self.applies(id, setup)}

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
                    variant = (seats, self.checked(seats, options))
                except SetupError:
                    continue  # this game has no such table
                if variant not in out:
                    out.append(variant)
        return out

    def setup(self, seats: int, options: Mapping[str, str] | None = None, cards: Any = None) -> Setup:
        """What a table decided, checked. `cards` is what `load_cards` gave; none means the game's own."""
        full = self.checked(seats, options)
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
        s = self.fresh(setup, chance)
        if listen:
            s.events = []
        s.advance()
        return s

    def hide(self, s: S, seat: int, chance: Chance) -> S:
        """A copy in which everything the seat cannot know, the source of chance included, is drawn anew."""
        world = s.copy()
        assert isinstance(world, type(s))
        world.chance = renewed(chance)
        self.redraw(world, seat, chance)
        world.ask_again(seat)
        return world

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
        """A saved state; says plainly what does not fit."""
        saved = decode(data)
        if saved.get("game") != self.id:
            raise SaveError(f"this is a saved game of {saved.get('game')}, not of {self.id}")
        try:
            setup = self.recalled(saved["version"], saved["seats"], saved["options"], saved["cards"], cards)
            s = self.fresh(setup, seeded(0))
            unpack_state(saved, s, self.parts())
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise SaveError(f"this saved game is damaged ({type(error).__name__}: {error})") from None
        return s

    def recalled(self, version: int, seats: int, options: Mapping[str, str], deck: str, cards: Any) -> Setup:
        """The setup of an earlier game, refused if these rules or cards are not the ones it was played with."""
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

    def modules(self) -> list[str]:
        """The modules this game is made of: its package, or its one module."""
        own = type(self).__module__
        package = own.rpartition(".")[0]
        return [name for name in sys.modules if name == own or (package and name.startswith(package + "."))]

    def parts(self) -> dict[str, type]:
        """Every class of this game that a state may hold, by name."""
        found = kernel_parts()
        for name in self.modules():
            for thing in list(vars(sys.modules[name]).values()):
                if isinstance(thing, type) and getattr(thing, "FIELDS", None) is not None:
                    found.setdefault(thing.__name__, thing)
        return found

    # Words.
    def folder(self) -> Path:
        """Where this game's own files are."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def texts(self, language: str = "en", cards: Any = None) -> Texts:
        """This game's messages and rules in a language, with the names of its cards."""
        folders = [self.folder() / "texts", self.folder() / "rulebook"]
        return Texts(language, folders, self.card_words(getattr(cards, "folder", "")), self.namers())

    def card_words(self, folder: str = "") -> CardWords:
        """What the cards say in every language, an owner's files in place of the game's own."""
        return _card_words(self, Path(folder) if folder else None)

    def namers(self) -> dict[str, Namer]:
        """Functions that put facts of some kind into words, such as dice."""
        return {}

    def label(self, choice: Choice, texts: Texts, s: S | None = None) -> str:
        """A choice in a player's words. A game may add what the state tells of it, such as a price, at the end."""
        message, facts = choice.words()
        return texts.say(message, facts) if message else choice.text

    def question(self, s: S, seat: int) -> dict[str, Fact]:
        """Facts for the message `decision-...` that asks this seat, such as the recipe being brewed."""
        return {}

    def thing(self, text: str, texts: Texts) -> str:
        """The text of a choice, or its beginning, word by word: what is refused has no message of its own.

        A word is a card, or a message such as `word-place`, also of two words (`word-from-storehouse`), or a die.
        """
        names = {id.partition("-")[2]: name for id, name in texts.names.items()}
        words = text.split()
        said: list[str] = []
        while words:
            pair = "-".join(["word", *words[:2]])
            if len(words) > 1 and texts.has(pair):
                said.append(texts.say(pair))
                del words[:2]
                continue
            word = words.pop(0)
            message = f"word-{word}"
            said.append(names.get(word) or (texts.say(message) if texts.has(message) else str(texts.name("die", word))))
        return " ".join(said)

    def story(self, event: Event, texts: Texts) -> str:
        """An event in a player's words."""
        return texts.say(f"event-{event.name}", event.facts)

    def reason(self, refusal: Refusal, texts: Texts) -> str:
        """Why not, in a player's words: the particular reason if there is one, else the rule."""
        if refusal.why:
            return texts.say(f"why-{refusal.why}", refusal.facts)
        return texts.say(refusal.rule, {})

    def draw(self, s: S, seat: int, texts: Texts, width: int) -> Any:
        """The position as a seat sees it, as something `rich` can print. Games draw from their view."""
        return msgspec.json.format(msgspec.json.encode(self.view(s, seat)), indent=2).decode()


@lru_cache(maxsize=32)
def _card_words(game: Game[Any], folder: Path | None) -> CardWords:
    return CardWords(game.folder() / "cards", folder, game.card_kinds)
