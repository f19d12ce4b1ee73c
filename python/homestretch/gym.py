"""Gymnasium environments of every game: one seat is yours, bots sit at the others.

    env = homestretch.gym.env(game, opponents="greedy")
    envs = homestretch.gym.vector(game, 64, opponents="greedy")

Observations and actions are those of `homestretch.zoo`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from homestretch._engine import Bot, Error, Match
from homestretch.batch import PLACES, batch
from homestretch.bots import bot
from homestretch.game import Game, Seed
from homestretch.zoo import act, observation_space, observed


def _seated(game: Game, seat: int, opponents: Sequence[Bot | str] | Bot | str) -> list[Bot | None]:
    """A bot for every seat but one, in the order of the seats; one alone sits at all of them."""
    if not 0 <= seat < game.seats:
        raise Error(f"there is no seat {seat}; the seats of this table are 0 to {game.seats - 1}")
    named = [opponents] * (game.seats - 1) if isinstance(opponents, Bot | str) else list(opponents)
    if len(named) != game.seats - 1:
        raise Error(f"{len(named)} opponents for {game.seats - 1} other seats do not go; give one for each, or one")
    bots: list[Bot | None] = [bot(one) if isinstance(one, str) else one for one in named]
    bots.insert(seat, None)
    return bots


class SeatEnv(gymnasium.Env[dict[str, np.ndarray], int]):
    """One seat of a match."""

    def __init__(
        self,
        game: Game,
        opponents: Sequence[Bot | str] | Bot | str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Use `homestretch.gym.env` instead."""
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}
        self.game = game
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(game)
        self.action_space = spaces.Discrete(PLACES)
        self._bots = _seated(game, seat, opponents)
        self.match: Match = game.start(seed=0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deal a match, and play on to the first decision of this seat."""
        super().reset(seed=seed)
        self.match = self.game.start(seed=self.np_random.bytes(32).hex())
        self._let_bots_play()
        return observed(self.match, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Play an action, and on to the next decision of this seat or the end."""
        act(self.match, self.seat, action)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        reward = self.match.outcome.rewards[self.seat]
        return observed(self.match, self.seat), reward, self.match.is_over, False, {}

    def _let_bots_play(self) -> None:
        while self.seat not in self.match.pending and not self.match.is_over:
            seat = self.match.pending[0]
            player = self._bots[seat]
            assert player is not None
            self.match.act(seat, player.choose(self.match, seat))

    def render(self) -> str | None:  # type: ignore[override]
        """The table as this seat sees it: printed ("human") or as text ("ansi")."""
        if self.render_mode == "human":
            print(self.match.draw(self.seat))
        return self.match.draw(self.seat) if self.render_mode == "ansi" else None


class SeatsEnv(gymnasium.vector.VectorEnv[dict[str, np.ndarray], np.ndarray, np.ndarray]):
    """The same seat of many matches, stepped together by a `homestretch.batch`. Matches that end begin anew at once."""

    def __init__(
        self,
        game: Game,
        num_envs: int,
        opponents: Sequence[Bot | str] | Bot | str = "greedy",
        seat: int = 0,
        threads: int = 1,
    ) -> None:
        """Use `homestretch.gym.vector` instead."""
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.game = game
        self.num_envs = num_envs
        self.seat = seat
        self.single_observation_space = observation_space(game)
        self.single_action_space = spaces.Discrete(PLACES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = batch(game, num_envs, threads, opponents=_seated(game, seat, opponents), seed=0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deal all matches."""
        start: Seed = seed if isinstance(seed, int) else None
        self.batch.restart(start)
        return self._observed(), {}

    def _observed(self) -> dict[str, np.ndarray]:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.mask.astype(np.int8)}

    def step(
        self, actions: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play an action of each match."""
        self.batch.step(np.asarray(actions) % self.batch.counts)
        ended = self.batch.ended
        return self._observed(), self.batch.rewards[:, self.seat].copy(), ended == 1, ended == 2, {}


def env(
    game: Game,
    opponents: Sequence[Bot | str] | Bot | str = "greedy",
    *,
    seat: int = 0,
    render_mode: str | None = None,
) -> SeatEnv:
    """Make an environment for one seat of a match."""
    return SeatEnv(game, opponents, seat, render_mode)


def vector(
    game: Game,
    num_envs: int,
    opponents: Sequence[Bot | str] | Bot | str = "greedy",
    *,
    seat: int = 0,
    threads: int = 1,
) -> SeatsEnv:
    """Make an environment for one seat of many matches."""
    return SeatsEnv(game, num_envs, opponents, seat, threads)
