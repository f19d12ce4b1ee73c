from __future__ import annotations

import pytest

import homestretch
from homestretch import Error, Game


def test_a_simulation_does_not_depend_on_the_number_of_threads(race: Game) -> None:
    one = homestretch.simulate(race, ["greedy", "random"], games=40, seed=5, threads=1)
    two = homestretch.simulate(race, ["greedy", "random"], games=40, seed=5, threads=2)

    assert one["win_share"] == two["win_share"]
    assert one.about["decisions"] == two.about["decisions"]
    assert one["bot"] == ["greedy", "random"]
    assert one["win_share"][0] > one["win_share"][1]


def test_a_simulation_plays_the_matches_that_play_plays(race: Game) -> None:
    told: list[int] = []
    table = homestretch.simulate(
        race, "greedy", games=1, seed=9, threads=1, progress=lambda done, whole: told.append(whole)
    )

    assert table.about["finished"] == 1
    assert len(table["mean_score"]) == 2
    assert set(told) <= {1}


def test_tables_have_columns_and_rows(race: Game) -> None:
    table = homestretch.simulate(race, games=10, seed=5)

    assert list(table) == ["seat", "bot", "win_share", "low", "high", "mean_score"]
    assert len(table.rows()) == 2
    assert table.rows()[1]["seat"] == 1
    assert len(str(table).splitlines()) == 3


def test_a_tournament_ranks_the_better_bot_first(race: Game) -> None:
    table = homestretch.tournament(race, ["random", "greedy", "hard@20"], games=10, seed=5)

    assert table["bot"][-1] == "random"
    assert table.about["lineups"] == 3
    assert table["rating"] == sorted(table["rating"], reverse=True)


def test_work_that_cannot_be_done_is_refused(race: Game) -> None:
    with pytest.raises(Error, match="did you mean 'greedy'"):
        homestretch.simulate(race, "greedi", games=1)
    with pytest.raises(Error, match="name 1 to 2"):
        homestretch.simulate(race, ["greedy"] * 3, games=1)
    with pytest.raises(Error, match="give 1 or more"):
        homestretch.simulate(race, games=0)
    with pytest.raises(Error, match="threads"):
        homestretch.simulate(race, games=1, threads=0)
    with pytest.raises(Error, match="needs bots"):
        homestretch.tournament(race, [])


def test_what_a_progress_report_raises_ends_the_work(race: Game) -> None:
    def tired(done: int, whole: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        homestretch.simulate(race, games=10_000_000, seed=1, progress=tired)
