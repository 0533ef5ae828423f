"""The spaces of observations, for PettingZoo and Gymnasium alike."""

from __future__ import annotations

from . import lacking
from .encoding import LIMIT
from .runner import Rules

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise lacking(error) from None


def observation_space(rules: Rules) -> spaces.Dict:
    """The observation space of any seat of a game."""
    encoder = rules.encoder
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (encoder.size,), np.float32),
            "options": spaces.Box(-LIMIT, LIMIT, (rules.most, encoder.width), np.float32),
            "action_mask": spaces.Box(0, 1, (rules.most,), np.int8),
        }
    )
