from __future__ import annotations

import os

import numpy as np
import pytest

import homestretch
from homestretch import Batch, Error, Game, IllegalAction


def arrays(batch: Batch) -> list[np.ndarray]:
    return [
        batch.observations,
        batch.mask,
        batch.counts,
        batch.seats,
        batch.rewards,
        batch.ended,
    ]


def test_a_batch_plays_what_single_matches_play(game: Game) -> None:
    batch = homestretch.batch(game, 3, seed=5)
    single = homestretch.batch(game, 3, threads=2, seed=5)
    chance = np.random.default_rng(1)

    for _ in range(40):
        actions = (chance.random(3) * batch.counts).astype(np.int32)
        for left, right in zip(arrays(batch), arrays(single), strict=True):
            assert np.array_equal(left, right)
        batch.step(actions)
        single.step(actions)


def test_its_arrays_say_what_the_match_says(race: Game) -> None:
    batch = homestretch.batch(race, 2, seed=5)

    assert batch.observations.shape == (2, len(race.observation_space))
    assert (batch.mask.sum(axis=1) == batch.counts).all()
    assert (batch.observations >= race.observation_space.low).all()
    assert (batch.observations <= race.observation_space.high).all()
    assert (batch.observations[:, race.observation_space.index("viewer")] == batch.seats).all()
    assert batch.legal.shape == (2, homestretch.PLACES, 4)
    assert (batch.legal[0, : batch.counts[0], 0] == batch.legal[0, 0, 0]).all()


def test_matches_that_end_are_rewarded_and_begin_anew(game: Game) -> None:
    batch = homestretch.batch(game, 4, seed=5)
    ended = 0

    for _ in range(game.decision_bound):
        batch.step(batch.draw())
        over = batch.ended > 0
        ended += int(over.sum())
        assert (batch.rewards[~over] == 0).all()
        if not game.is_team_game:
            assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-5)
        if ended >= 4:
            break

    assert ended >= 4
    assert (batch.counts > 0).all()


def test_bots_may_sit_at_the_other_seats(race: Game) -> None:
    batch = homestretch.batch(race, 8, seed=5, opponents=[None, "greedy"])
    rewards = np.zeros(2)

    for _ in range(400):
        assert (batch.seats == 0).all()
        batch.step(batch.draw())
        rewards += batch.rewards.sum(axis=0)

    assert rewards[1] > rewards[0]


def test_an_illegal_action_is_named_and_nothing_is_stepped(race: Game) -> None:
    batch = homestretch.batch(race, 4, seed=5)
    before = [array.copy() for array in arrays(batch)]

    with pytest.raises(IllegalAction, match=r"match 2: there is no legal action 99; it has \d+, from 0 to \d+"):
        batch.step(np.array([0, 0, 99, 0]))
    with pytest.raises(IllegalAction, match="match 0: there is no legal action -1"):
        batch.step(np.array([-1, 0, 0, 0]))

    assert all(np.array_equal(array, old) for array, old in zip(arrays(batch), before, strict=True))


def test_arrays_of_another_shape_or_type_are_refused(race: Game) -> None:
    batch = homestretch.batch(race, 4, seed=5)

    with pytest.raises(Error, match=r"shape \(3,\)"):
        batch.step(np.zeros(3, np.int32))
    with pytest.raises(Error, match="float64"):
        batch.step(np.zeros(4))
    with pytest.raises(Error, match=r"shape \(2, 2\)"):
        batch.step(np.zeros((2, 2), np.int32))
    batch.step(np.zeros(4, np.uint8))


def test_batches_that_make_no_sense_are_refused(race: Game) -> None:
    with pytest.raises(Error, match="0 matches do not go"):
        homestretch.batch(race, 0)
    with pytest.raises(Error, match="0 threads do not go"):
        homestretch.batch(race, 1, threads=0)
    with pytest.raises(Error, match="leave one seat to yourself"):
        homestretch.batch(race, 1, opponents=["greedy", "greedy"])
    with pytest.raises(Error, match="3 opponents for 2 seats"):
        homestretch.batch(race, 1, opponents=[None, None, "greedy"])


def test_the_arrays_are_the_memory_of_the_batch(race: Game) -> None:
    batch = homestretch.batch(race, 4, seed=5)
    seen = np.from_dlpack(batch.observations)
    old = seen.copy()

    batch.step(batch.draw())
    batch.step(batch.draw())

    assert np.shares_memory(seen, batch.observations)
    assert not np.array_equal(seen, old)


def test_a_batch_goes_on_after_a_fork(race: Game) -> None:
    batch = homestretch.batch(race, 4, threads=2, seed=5)
    batch.step(batch.draw())

    child = os.fork()
    if child == 0:
        batch.step(batch.draw())
        os._exit(7)
    batch.step(batch.draw())

    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
