from __future__ import annotations

import pytest
from conftest import play_on

import homestretch
from homestretch import Error, Game, IllegalAction


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_choose_legal_actions(game: Game, name: str) -> None:
    match = game.start(seed=3)
    bot = homestretch.bot(name)

    for _ in range(12):
        seat = match.pending[0]
        action = bot.choose(match, seat)
        assert action in match.legal(seat)
        assert action == bot.choose(match, seat)
        match.act(seat, action)


def test_a_bot_that_thinks_takes_a_number_of_iterations(race: Game) -> None:
    match = race.start(seed=3)

    assert homestretch.bot("hard", iterations=20).choose(match, 0) in match.legal(0)
    assert match.hint(0, iterations=20)[0]["action"] in match.legal(0)


def test_play_is_what_a_simulation_plays(game: Game) -> None:
    bots = ["greedy", *["random"] * (game.seats - 1)]
    first = homestretch.play(game.start(seed=3), bots)
    second = homestretch.play(game.start(seed=3), [homestretch.bot(name) for name in bots])

    assert first.is_over
    assert first.moves == second.moves


def test_wrong_bots_are_refused(race: Game) -> None:
    with pytest.raises(Error, match="there is no bot 'gredy'; did you mean 'greedy'"):
        homestretch.bot("gredy")
    with pytest.raises(Error, match="does not think ahead"):
        homestretch.bot("greedy", iterations=5)
    with pytest.raises(Error, match="give one for each seat"):
        homestretch.play(race.start(seed=1), ["greedy"])
    match = race.start(seed=1)
    match.act(0, match.legal(0)[0])
    with pytest.raises(IllegalAction, match="waits for seat 1"):
        homestretch.bot("greedy").choose(match, 0)
    with pytest.raises(IllegalAction):
        play_on(match, 1000).hint(0)


def test_bots_are_listed() -> None:
    assert homestretch.bots()[0] == "random"
    assert repr(homestretch.bot("hard", iterations=7)) == "<Bot hard>"
