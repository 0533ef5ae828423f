"""OpenSpiel: every game as a Python game that `pyspiel.load_game` knows.

    import pyspiel
    from undercroft.research import spiel
    game = pyspiel.load_game("undercroft_dice_brewing(players=3,mode=advanced)")

The engine draws chance while it carries out a choice. Here a choice that would draw waits: a chance node follows. Its
outcome, together with the history, seeds the chance of that choice alone. So the actions of a history always give the
same state, clones are independent, and a search cannot foresee the dice.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, Final

from undercroft.engine.chance import seeded
from undercroft.engine.game import Game, Option
from undercroft.engine.state import State
from undercroft.games import all_games

from . import lacking
from .features import ENCODE
from .runner import MORE, MOST, Play, Rules, rules_of

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking(error) from None

OUTCOMES: Final = 256
"""The number of equally likely outcomes of a chance node. Each seeds all draws of one choice, and so is a sample of
what may happen."""
DEALS: Final = 4
"""Chance nodes before the first decision: enough that set-ups hardly ever repeat."""
MAX_CHOICES: Final = 5000
"""The default number of actions after which a game ends undecided: OpenSpiel needs a bound."""
NOTHING: Final = -1


def digest(*things: object) -> str:
    """A short digest of the arguments."""
    return blake2b(" ".join(map(str, things)).encode(), digest_size=16).hexdigest()


class Position:
    """The position after a history: the play once it is set up, the seed so far, and the action that waits for chance.

    `memory` holds for each seat a digest of all it was told and chose, so that an information state forgets nothing.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.play: Play | None = None
        self.seed: str = ""
        self.deals: int = 0
        self.waiting: int = NOTHING
        self.memory: list[str] = [""] * rules.seats

    def copy(self) -> Position:
        copy = Position(self.rules)
        copy.play = self.play.copy() if self.play is not None else None
        copy.seed, copy.deals, copy.waiting = self.seed, self.deals, self.waiting
        copy.memory = self.memory[:]
        return copy

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    @property
    def lucky(self) -> bool:
        """Is it chance's turn?"""
        return self.play is None or self.waiting != NOTHING

    def act(self, action: int) -> None:
        """Take the action of a seat; if it would draw, let it wait for a chance node."""
        play = self.play
        assert play is not None
        self.seed = digest(self.seed, action)
        if play.chosen(action) is not MORE:
            before = play.state.chance.drawn
            tried = play.copy()
            tried.state.events = []
            tried.act(action)
            if tried.state.chance.drawn != before:
                self.waiting = action
                return
            self.remember(play.state.seat, play.chosen(action).text, tried.state)
            self.play = tried
            return
        play.act(action)

    def draw(self, outcome: int) -> None:
        """Apply the outcome of a chance node."""
        self.seed = digest(self.seed, "luck", outcome)
        play = self.play
        if play is None:
            self.deals += 1
            if self.deals == DEALS:
                self.play = Play.begin(self.rules, self.seed)
            return
        s = play.state
        seat, text = s.seat, play.chosen(self.waiting).text
        drawn = s.chance.drawn
        s.chance = seeded(self.seed)
        s.chance.drawn = drawn
        s.events = []
        play.act(self.waiting)
        self.waiting = NOTHING
        self.remember(seat, text, s)

    def remember(self, by: int, text: str, s: State) -> None:
        """Add to every seat's memory what it was told, and to the memory of `by` what it chose."""
        events, s.events = s.events or [], None
        for seat in range(s.seats):
            told = [[event.name, event.facts] for event in events if event.known_to(seat)]
            if told or seat == by:
                self.memory[seat] = digest(self.memory[seat], ENCODE(told).decode(), text if seat == by else "")

    def believed(self, seat: int, sampler: Any) -> Position:
        """A position in which all that the seat cannot know is drawn anew."""
        play = self.play
        if play is None or self.waiting != NOTHING:
            raise ValueError("nobody is asked: what a seat may believe is drawn at its decisions")
        copy = self.copy()
        copy.seed = digest(self.seed, sampler())
        copy.play = play.believed(seat, seeded(copy.seed))
        return copy

    def seen(self, seat: int) -> str:
        """What a seat sees and is asked, as text."""
        play = self.play
        if play is None:
            return ""
        about = self.rules.encoder.asked(play.state, seat, play.page)
        about["view"] = self.rules.game.view(play.state, seat)
        about["actions"] = play.texts(seat)
        return ENCODE(about).decode()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel knows it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules)
        self.max_choices = game.max_choices

    @property
    def play(self) -> Play | None:
        """The game as it stands; None before it is dealt."""
        return self.position.play

    def current_player(self) -> int:
        play = self.position.play
        if play is None or self.position.waiting != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        if play.state.result is not None or play.made >= self.max_choices:
            return int(pyspiel.PlayerId.TERMINAL)
        return play.state.seat

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        play = self.position.play
        return list(range(len(play.shown))) if play is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.position.lucky:
            self.position.draw(action)
        else:
            self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.position.play
        if player == pyspiel.PlayerId.CHANCE or play is None:
            return f"luck {action}"
        return play.chosen(action).text

    def returns(self) -> list[float]:
        """The rewards; 0 for everybody if the game was cut short."""
        play = self.position.play
        return play.rewards() if play is not None else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player may believe in. Its history is still that of the state it was drawn from."""
        found: SpielState = self.clone()
        found.position = self.position.believed(player, sampler)
        return found

    def __str__(self) -> str:
        play, position = self.position.play, self.position
        if play is None:
            return f"dealing {position.deals} of {DEALS}, {position.seed}"
        asked = "luck" if position.lucky else play.state.result or play.state.pending
        return f"{play.rules.name} after {play.made} actions, {position.seed}: {asked}"


class Observer:
    """Observations in the form OpenSpiel asks for: the encoding as tensor, the view as text.

    With perfect recall the text names all that the seat was told and chose as well.
    """

    def __init__(self, rules: Rules, recall: bool) -> None:
        encoder = rules.encoder
        self.rules: Final = rules
        self.recall: Final = recall
        self.tensor: Final = np.zeros(encoder.size + rules.most * encoder.width, np.float32)
        self.dict: Final = {
            "observation": self.tensor[: encoder.size],
            "options": self.tensor[encoder.size :].reshape(rules.most, encoder.width),
        }

    def set_from(self, state: SpielState, player: int) -> None:
        play = state.position.play
        if play is None:
            self.tensor.fill(0.0)
            return
        seen = play.observe(player)
        for name, array in self.dict.items():
            array[:] = seen[name]

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        return (position.memory[player] + " " if self.recall else "") + position.seen(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it. Each game has a subclass, which says which it is."""

    game: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        options = {option.id: str(params[option.id]).removeprefix("_") for option in game.options}
        full = tuple(game.check_options(params["players"], options).items())
        params = {**params, **{option.id: spelled(option, options[option.id]) for option in game.options}}
        self.rules: Final = rules_of(game.id, params["players"], full, params["reward"], params["most"])
        self.max_choices: Final[int] = params["max_choices"]
        zero_sum = self.rules.reward == "zero_sum"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.most,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rules.seats,
            min_utility=-1.0 if zero_sum else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.max_choices,
        )
        super().__init__(game_type(game, zero_sum), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS + self.max_choices

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers of Undercroft take no parameters, not {params}")
        return Observer(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))


def spelled(option: Option, value: str) -> int | str:
    """An option's value as OpenSpiel can read it in a game's name. OpenSpiel reads digits as a number. So the value
    becomes a number if all values of the option are numbers; else a `_` is put before digits."""
    if all(each.isdecimal() for each in option.values):
        return int(value)
    return f"_{value}" if value.isdecimal() else value


def game_type(game: Game[Any], zero_sum: bool = False) -> Any:
    """The type of a game, which OpenSpiel asks for before it makes one."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"undercroft_{game.id}",
        long_name=f"{game.name} (Undercroft {game.version})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.min_seats,
            "reward": "victory",
            "max_choices": MAX_CHOICES,
            "most": MOST,
            **{option.id: spelled(option, option.default) for option in game.options},
        },
    )


def register(game: Game[Any]) -> None:
    """Make a game known to `pyspiel.load_game`."""
    if f"undercroft_{game.id}" not in pyspiel.registered_names():
        # A class, not a function: OpenSpiel lets go of it when Python is gone, and a class is not freed even then.
        pyspiel.register_game(game_type(game), type(f"SpielGame_{game.id}", (SpielGame,), {"game": game}))


for each in all_games().values():
    register(each)
