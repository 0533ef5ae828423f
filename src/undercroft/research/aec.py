"""PettingZoo: every game as an AEC environment, in which the seats act one after the other.

from undercroft.research import aec
env = aec.env("dice_brewing", seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game

from . import lacking
from .encoding import LIMIT, Array, Observation
from .runner import MOST, Play, Rules, Seeds, begun
from .spaces import observation_space

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise lacking(error) from None


class Environment(AECEnv):  # type: ignore[misc]
    """One game at a time. In a secret round the seats are asked one after the other, and no seat sees another's choice
    before all have chosen."""

    def __init__(self, rules: Rules, max_choices: int | None, render_mode: str | None) -> None:
        super().__init__()
        self.rules: Final = rules
        self.max_choices: Final = max_choices
        self.render_mode = render_mode
        self.metadata = {"name": rules.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(rules) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(rules.most) for agent in self.possible_agents}
        size = rules.seats * rules.encoder.size
        self.state_space = spaces.Box(-LIMIT, LIMIT, (size,), np.float32)
        self.seeds: Final = Seeds()
        self.play: Play | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: `seed` names it, as it does in `Game.new`. `options={"state": s}` begins from a copy of s."""
        self.play = begun(self.rules, self.seeds.next(seed), options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self.look()

    def look(self) -> None:
        """Update what PettingZoo reads from the state: who is asked, what, and whether it is over."""
        play = self.playing
        over = play.state.result is not None
        cut = not over and self.max_choices is not None and play.made >= self.max_choices
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.infos = {agent: play.info(self.seat[agent]) for agent in self.agents}
        self.agent_selection = self.agents[0] if over or cut else self.possible_agents[play.state.seat]
        if over:
            self.rewards = dict(zip(self.agents, play.rewards(), strict=True))

    @property
    def playing(self) -> Play:
        """The game that is played now; raises SetupError before the first `reset`."""
        if self.play is None:
            raise SetupError("no game has begun: call reset() first")
        return self.play

    def observe(self, agent: str) -> Observation:
        return self.playing.observe(self.seat[agent])

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`. An action that is not offered raises IllegalChoice and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked something: None is no answer")
        self.playing.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.look()
        self._accumulate_rewards()

    def actions(self, text: str) -> list[int]:
        """The actions that choose the option with this text: one, or more where it is on a later page."""
        return self.playing.actions(text)

    def facts(self) -> list[dict[str, Any]]:
        """What the actions mean, as data: the text, kind and named facts of each."""
        return self.playing.facts()

    def state(self) -> Array:
        """The views of all seats together: for a critic that may know more than a seat, never for an agent that
        plays."""
        play = self.playing
        return np.concatenate([play.rules.encoder.vector(play.state, seat) for seat in range(self.rules.seats)])

    def render(self) -> str | None:
        """What the seat that is asked sees, as text."""
        if self.render_mode != "ansi":
            return None
        return self.playing.written(self.seat[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "victory",
    max_choices: int | None = None,
    most: int = MOST,
    render_mode: str | None = None,
    cards: Any = None,
) -> Environment:
    """A game as a PettingZoo environment: any number of seats and any options it has.

    `reward` is one of `REWARDS`; after `max_choices` actions a game is truncated; `most` is the number of actions.
    """
    return Environment(Rules(game, seats, options, reward, most, cards), max_choices, render_mode)
