from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import numpy as np
import pytest

import homestretch
from homestretch import Error, Game, PackError, packs

REPOSITORY = Path(__file__).parents[2]


def test_every_game_folder_is_a_game() -> None:
    folders = {path.parent.name for path in REPOSITORY.glob("games/*/CMakeLists.txt")}

    assert {info["id"] for info in homestretch.games()} == folders


def test_a_mistyped_game_names_the_nearest(request: pytest.FixtureRequest) -> None:
    with pytest.raises(Error, match="there is no game 'dragon-race'; did you mean 'dragon-racer'"):
        homestretch.game("dragon-race")


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(Error, match="Dragon Racer is for 2 to 8 players, not 9"):
        homestretch.game("dragon-racer", seats=9)
    with pytest.raises(Error, match="not 0"):
        homestretch.game("dragon-racer", seats=0)


def test_options_are_checked_and_named() -> None:
    chosen = homestretch.game("dragon-racer", options={"characters": "choose"})

    assert chosen.options == {"characters": "choose"}
    assert any(spec["name"] == "characters" for spec in chosen.option_specs)
    with pytest.raises(Error, match="characters"):
        homestretch.game("dragon-racer", options={"character": "choose"})
    with pytest.raises(Error, match="choose"):
        homestretch.game("dragon-racer", options={"characters": "chose"})


def test_a_mistyped_pack_names_the_nearest() -> None:
    with pytest.raises(Error, match="did you mean 'standard'"):
        homestretch.game("dragon-racer", pack="standart")


def test_a_pack_that_does_not_compile_tells_every_mistake(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(packs.FOLDER / "dragon-racer" / "standard", folder)
    table = folder / "dragons.csv"
    lines = table.read_text().splitlines()
    table.write_text("\n".join([*lines, "wrong,,,", "again,,,"]) + "\n")

    with pytest.raises(PackError, match=r"dragons\.csv:\d+(?s:.*)dragons\.csv:\d+"):
        homestretch.game("dragon-racer", pack=folder)


def test_a_pack_of_ones_own_travels_in_a_pickle(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(packs.FOLDER / "dragon-racer" / "standard", folder)
    mine = homestretch.game("dragon-racer", seats=2, pack=folder)
    pickled = pickle.dumps(mine.start(seed=1))
    shutil.rmtree(folder)

    again = pickle.loads(pickled)

    assert again.game.pack_hash == mine.pack_hash
    assert pickle.loads(pickle.dumps(again)).dump() == again.dump()


def test_seeds_are_numbers_or_hexadecimal_digits(race: Game) -> None:
    assert race.start(seed=255).seed == race.start(seed="ff").seed
    assert race.start().seed != race.start().seed
    for wrong in (-1, 1 << 256, "xyz", ""):
        with pytest.raises(Error, match=r"seed|hexadecimal"):
            race.start(seed=wrong)


def test_an_observation_lies_within_its_space(game: Game) -> None:
    space = game.observation_space
    match = game.start(seed=1)

    for viewer in (*range(game.seats), None):
        numbers = match.observation(viewer)
        assert numbers.dtype == np.int16
        assert numbers.shape == space.shape
        assert (numbers >= space.low).all()
        assert (numbers <= space.high).all()


def test_the_numbers_of_an_observation_are_found_by_name(race: Game) -> None:
    match = race.start(seed=1)

    assert match.observation(1)[race.observation_space.index("viewer")] == 1
    with pytest.raises(Error, match="no number of an observation is called"):
        race.observation_space.index("weather")


def test_cards_have_their_generated_text(game: Game) -> None:
    assert all(card["id"] and card["name"] for card in game.cards())
    assert game.dump_schema()["type"] == "object"


def test_scenarios_are_played() -> None:
    files = sorted(REPOSITORY.glob("games/*/tests/scenarios/*.toml"))[::40]

    for file in files:
        report = homestretch.run_scenario(file)
        assert report["passed"], report
    assert not homestretch.run_scenario("nowhere.toml")["passed"]
