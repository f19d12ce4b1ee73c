"""PettingZoo environments of every game: `homestretch.zoo.aec(game)` and `homestretch.zoo.parallel(game)`.

An observation is a dictionary: "observation" is the view of the agent as numbers, "action_mask" says at which places
of the list of legal actions there is one. Whoever has nothing to decide has place 0, which then means to wait. A place
beyond the list counts on from its beginning, because PettingZoo's own tests play without looking at masks.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from homestretch._engine import Match
from homestretch.batch import PLACES
from homestretch.game import Game

#: "seat_0", as agents are called.
Agent = str


def observation_space(game: Game) -> spaces.Dict:
    """The space of what an agent sees."""
    layout = game.observation_space
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (PLACES,), np.int8),
        }
    )


def observed(match: Match, seat: int) -> dict[str, np.ndarray]:
    """What the agent at this seat sees."""
    mask = np.zeros(PLACES, np.int8)
    mask[: max(1, len(match.legal_numbers(seat)))] = 1
    return {"observation": match.observation(seat), "action_mask": mask}


def act(match: Match, seat: int, place: int) -> None:
    """Play the action at this place; beyond the list, places count on from its beginning."""
    match.act(seat, int(place) % len(match.legal_numbers(seat)))


class _Table:
    """What both kinds of environments have: agents, their spaces, and a match."""

    game: Game
    render_mode: str | None
    match: Match

    def _sit(self, game: Game, render_mode: str | None, max_cycles: int | None) -> None:
        self.game = game
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents: list[Agent] = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[Agent] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(PLACES) for agent in self.possible_agents}
        self._chance = random.Random()

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """Places in the list of legal actions."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = random.Random(seed)
        self.match = self.game.start(seed=self._chance.getrandbits(256))
        self.agents = self.possible_agents[:]

    def _rewards(self) -> dict[Agent, float]:
        return dict(zip(self.possible_agents, self.match.outcome.rewards, strict=True))

    def render(self) -> str | None:
        """The table as a spectator sees it: printed ("human") or as text ("ansi")."""
        if self.render_mode == "human":
            print(self.match.draw())
        return self.match.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Table, AECEnv):
    """One agent after the other; where several decide at once, the lowest seat goes first and nobody sees it."""

    def __init__(self, game: Game, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        """Use `homestretch.zoo.aec` instead."""
        super().__init__()
        self.metadata = {
            "name": f"{game.id.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
        }
        self._sit(game, render_mode, max_cycles)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.pending[0]]

    def observe(self, agent: Agent) -> dict[str, np.ndarray]:
        """What the agent may know."""
        return observed(self.match, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        act(self.match, self._seats[agent], action or 0)
        if self.match.is_over:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.pending[0]]
            if self.max_cycles is not None and self.match.ply >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class TogetherEnv(_Table, ParallelEnv):
    """All agents at once: those who have something to decide do so, for the others any action means to wait."""

    def __init__(self, game: Game, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        """Use `homestretch.zoo.parallel` instead."""
        self.metadata = {"name": f"{game.id.replace('-', '_')}_v0", "render_modes": ["human", "ansi"]}
        self._sit(game, render_mode, max_cycles)
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, dict[str, np.ndarray]], dict[Agent, dict[str, Any]]]:
        """Deal a match."""
        self._deal(seed)
        self._cycles = 0
        return self._all_observed(), {agent: {} for agent in self.agents}

    def _all_observed(self) -> dict[Agent, dict[str, np.ndarray]]:
        return {agent: observed(self.match, self._seats[agent]) for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, dict[str, np.ndarray]],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Play an action of each agent that has something to decide."""
        for seat in self.match.pending:
            act(self.match, seat, actions[self.possible_agents[seat]])
        self._cycles += 1
        over = self.match.is_over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen = self._all_observed()
        present = self.agents
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        rewards = self._rewards()
        return (
            seen,
            {agent: rewards[agent] for agent in present},
            dict.fromkeys(present, over),
            dict.fromkeys(present, cut),
            {agent: {} for agent in present},
        )


def aec(game: Game, render_mode: str | None = None, max_cycles: int | None = None) -> TurnEnv:
    """Make an environment in which one agent acts after the other."""
    return TurnEnv(game, render_mode, max_cycles)


def parallel(game: Game, render_mode: str | None = None, max_cycles: int | None = None) -> TogetherEnv:
    """Make an environment in which all agents act at once."""
    return TogetherEnv(game, render_mode, max_cycles)
