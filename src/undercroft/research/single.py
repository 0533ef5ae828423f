"""Gymnasium: an environment for one seat; agents play the others.

import gymnasium
from undercroft.research import single
env = gymnasium.make("undercroft/dice_brewing-v3", seats=3, opponents="normal")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from undercroft.agents import Agent, answer, make
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.games import all_games

from . import lacking
from .encoding import Observation
from .runner import MOST, Play, Rules, Seeds, begun
from .spaces import observation_space

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise lacking(error) from None


class Environment(gymnasium.Env):  # type: ignore[misc]
    """A game for one learner at `seat` (None: at another seat in every game).

    `opponents` names the agent of the other seats, or one for each of them in the order of seats. They know what their
    seats may know, and have their own source of chance. With `fold` any number is an action: it is taken modulo the
    number of options offered, for learners without an action mask.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "normal",
        reward: str = "victory",
        most: int = MOST,
        fold: bool = False,
        render_mode: str | None = None,
        cards: Any = None,
    ) -> None:
        self.rules: Final = Rules(game, seats, options, reward, most, cards)
        others = self.rules.seats - 1
        self.opponents: Final = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise SetupError(f"there are {others} other seats, and {len(self.opponents)} agents for them")
        for name in self.opponents:
            make(name)  # a wrong name is reported now, not in the first game
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise SetupError(f"there is no seat {seat}; the seats are 0 to {others}")
        self.fixed: Final = seat
        self.fold: Final = fold
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules)
        self.action_space = spaces.Discrete(most)
        self.seeds: Final = Seeds()
        self.play: Play | None = None
        self.seat: int = 0
        self.agents: dict[int, Agent] = {}
        self.chances: dict[int, Chance] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: `seed` names it, as it does in `Game.new`. `options={"state": s}` begins from a copy of s."""
        super().reset(seed=seed)
        name, seats = self.seeds.next(seed), range(self.rules.seats)
        self.play = begun(self.rules, name, options)
        self.seat = seeded(f"{name}/seat").below(len(seats)) if self.fixed is None else self.fixed
        others = [seat for seat in seats if seat != self.seat]
        self.agents = {seat: make(agent) for seat, agent in zip(others, self.opponents, strict=True)}
        self.chances = {seat: seeded(f"{name}/agents/{seat}") for seat in others}
        return self.look(self.play)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer. An action that is not offered raises IllegalChoice and changes nothing."""
        play = self.playing
        number = int(action)
        play.act(number % len(play.shown) if self.fold and play.shown else number)
        seen, info = self.look(play)
        return seen, play.rewards()[self.seat], play.state.over, False, info

    def look(self, play: Play) -> tuple[Observation, dict[str, Any]]:
        """Let the others answer until it is this seat's turn or the game is over; then observe."""
        s = play.state
        while not s.over and s.seat != self.seat:
            seat = s.seat
            s.choose_text(answer(self.agents[seat], self.rules.game, s, seat, self.chances[seat]).text, seat)
        return play.observe(self.seat), {**play.info(self.seat), "seat": self.seat}

    @property
    def playing(self) -> Play:
        """The game that is played now; raises SetupError before the first `reset`."""
        if self.play is None:
            raise SetupError("no game has begun: call reset() first")
        return self.play

    def actions(self, text: str) -> list[int]:
        """The actions that choose the option with this text: one, or more where it is on a later page."""
        return self.playing.actions(text)

    def facts(self) -> list[dict[str, Any]]:
        """What the actions mean, as data: the text, kind and named facts of each."""
        return self.playing.facts()

    def render(self) -> str | None:
        """What the seat sees, as text."""
        return self.playing.written(self.seat) if self.render_mode == "ansi" else None


def name(game: Game[Any]) -> str:
    """The Gymnasium id of a game."""
    return f"undercroft/{game.id}-v{game.version}"


for each in all_games().values():
    if name(each) not in gymnasium.registry:
        gymnasium.register(name(each), entry_point=f"{__name__}:Environment", kwargs={"game": each.id})
