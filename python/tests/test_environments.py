"""The tests that the ecosystems bring along for their environments."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import homestretch
from homestretch import Error, Game, gym, zoo


# A dictionary with a mask is what PettingZoo's own games of cards have as well, whose names its test knows.
@pytest.mark.filterwarnings("ignore:Observation")
def test_turn_environments_pass_the_test_of_their_ecosystem(game: Game) -> None:
    api_test(zoo.aec(game), num_cycles=60)
    seed_test(lambda: zoo.aec(game), num_cycles=20)


def test_parallel_environments_pass_the_test_of_their_ecosystem(game: Game) -> None:
    parallel_api_test(zoo.parallel(game), num_cycles=60)
    parallel_seed_test(lambda: zoo.parallel(game), num_cycles=20)


def test_environments_end_after_so_many_cycles(race: Game) -> None:
    def parallel_env(max_cycles: int) -> zoo.TogetherEnv:
        return zoo.parallel(race, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )


def test_environments_are_drawn(race: Game, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: zoo.aec(race, render_mode=render_mode))

    assert len(capsys.readouterr().out.splitlines()) > 10


def test_a_seat_passes_the_test_of_gymnasium(game: Game) -> None:
    check_env(gym.env(game), skip_render_check=True)


def test_a_seat_plays_to_the_end_against_bots(race: Game) -> None:
    env = gym.env(race, "random", seat=1, render_mode="ansi")
    observation, _ = env.reset(seed=3)
    over = False

    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, cut, _ = env.step(action)
        assert not cut
        assert over or reward == 0

    assert reward in (-1, 0, 1)
    assert env.render()


def test_many_seats_are_stepped_together(race: Game) -> None:
    envs = gym.vector(race, 8, "random", threads=2)
    observations, _ = envs.reset(seed=3)
    ends = 0

    for _ in range(60):
        assert envs.observation_space.contains(observations)
        observations, rewards, over, cut, _ = envs.step(envs.action_space.sample())
        assert rewards.shape == over.shape == cut.shape == (8,)
        ends += int(over.sum())

    assert ends > 0


def test_opponents_are_one_for_each_other_seat_or_one_for_all(game: Game) -> None:
    with pytest.raises(Error, match="opponents for"):
        gym.env(game, ["random"] * game.seats)
    with pytest.raises(Error, match="there is no seat 9"):
        gym.env(game, seat=9)
    with pytest.raises(Error, match="did you mean 'greedy'"):
        gym.env(homestretch.game("dragon-racer", seats=2), "gredy")
