from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest
from conftest import play_on

import homestretch
from homestretch import Error, Game, IllegalAction


def test_a_match_is_played_from_its_seed_to_its_outcome(game: Game) -> None:
    chance = random.Random(1)
    match = play_on(game.start(seed=7), game.decision_bound, chance.choice)

    assert match.is_over
    assert match.pending == ()
    assert match.outcome.ending == "finished"
    assert len(match.outcome.scores) == game.seats
    assert sum(match.outcome.win_shares) in (0, 1, game.seats)


def test_the_same_seed_and_actions_give_the_same_match(game: Game) -> None:
    first = play_on(game.start(seed="2a"), 30)
    second = play_on(game.start(seed=42), 30)

    assert first.seed == second.seed
    assert first.dump() == second.dump()
    assert first.moves == second.moves


def test_only_pending_seats_have_legal_actions(game: Game) -> None:
    match = game.start(seed=1)

    assert match.pending
    for seat in range(game.seats):
        assert bool(match.legal(seat)) == (seat in match.pending)
        assert [choice["action"] for choice in match.choices(seat)] == match.legal(seat)


def test_a_view_shows_a_seat_its_own_and_a_spectator_less(race: Game) -> None:
    match = play_on(race.start(seed=3), 6)

    assert match.view(0)["viewer"] == 0
    assert match.view()["viewer"] is None
    assert match.view(0) != match.view(1)
    assert set(match.view(0)) <= set(race.view_schema()["properties"])


def test_what_happened_is_told_in_words_and_as_data(race: Game) -> None:
    match = play_on(race.start(seed=3), 12)
    events = match.events(0)

    assert [event["ply"] for event in events] == sorted(event["ply"] for event in events)
    assert any(event["words"] for event in events)
    assert match.events(0, since=len(events) - 2) == events[-2:]
    assert match.events(0, since=10_000) == []
    assert match.question(match.pending[0])["ask"]


def test_a_copy_goes_its_own_way(game: Game) -> None:
    match = play_on(game.start(seed=5), 5)
    before = match.dump()

    for other in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        play_on(other, 3)
        assert other.ply == 8
    assert match.dump() == before


def test_undo_takes_back_actions(game: Game) -> None:
    match = play_on(game.start(seed=5), 9)
    positions = [play_on(game.start(seed=5), ply).dump() for ply in range(10)]

    match.undo()
    assert match.dump() == positions[8]
    match.undo(5)
    assert match.dump() == positions[3]
    match.rewind(0)
    assert match.dump() == positions[0]
    with pytest.raises(Error, match="only 0 actions were played"):
        match.undo()
    with pytest.raises(Error, match="this match has plies 0 to 0"):
        match.rewind(1)


def test_a_match_is_pickled_with_its_game(game: Game) -> None:
    match = play_on(game.start(seed=5), 20)
    again = pickle.loads(pickle.dumps(match))

    assert again.dump() == match.dump()
    assert again.moves == match.moves
    assert again.game.id == game.id
    assert again.events(0) == match.events(0)


def test_a_position_that_was_arranged_is_pickled_too(race: Game) -> None:
    match = race.start(seed=1)
    match.arrange(play_on(race.start(seed=2), 10).dump())
    play_on(match, 4)
    again = pickle.loads(pickle.dumps(match))

    assert again.dump() == match.dump()
    assert again.ply == 4
    assert [move[1] for move in again.moves] == [move[1] for move in match.moves]


def test_a_dump_is_arranged_into_the_same_position(game: Game) -> None:
    match = play_on(game.start(seed=8), 25)
    other = game.start(seed=9)

    other.arrange(match.dump())

    assert other.dump() == match.dump()
    assert other.ply == 0
    assert other.pending == match.pending


def test_a_position_with_mistakes_is_refused_and_changes_nothing(race: Game) -> None:
    match = race.start(seed=8)
    before = match.dump()

    with pytest.raises(Error, match="turn"):
        match.arrange({**before, "turn": "soon"})

    assert match.dump() == before


def test_replay_files_keep_a_match(game: Game, tmp_path: Path) -> None:
    match = play_on(game.start(seed=11), 30)
    homestretch.save(match, tmp_path / "match.json", ["ada"] * game.seats)

    again = homestretch.load(tmp_path / "match.json")

    assert again.dump() == match.dump()
    assert again.replay() == match.replay()


def test_a_damaged_replay_says_what_is_wrong(race: Game, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    text = play_on(race.start(seed=11), 3).replay()

    path.write_text(text.replace("homestretch-replay", "something-else"))
    with pytest.raises(Error, match=r"match\.json"):
        homestretch.load(path)
    path.write_text(text.replace(race.pack_hash, "0" * 64))
    with pytest.raises(Error, match="other content"):
        homestretch.load(path)
    path.write_text(text.replace('"pick ', '"take '))
    with pytest.raises(Error, match="cannot be played"):
        homestretch.load(path)


@pytest.mark.parametrize("wrong", ["pick 99", "", "pik 0", "fire 1"])
def test_an_illegal_action_is_refused_with_a_hint_and_changes_nothing(race: Game, wrong: str) -> None:
    match = race.start(seed=1)
    before = match.dump()

    with pytest.raises(IllegalAction, match="is not legal now"):
        match.act(match.pending[0], wrong)

    assert match.dump() == before
    assert match.ply == 0


def test_a_seat_that_is_not_there_or_not_pending_is_refused(race: Game) -> None:
    match = race.start(seed=1)

    with pytest.raises(Error, match="there is no seat 2; the seats of this table are 0 to 1"):
        match.legal(2)
    with pytest.raises(Error, match="there is no seat -1"):
        match.view(-1)
    match.act(0, match.legal(0)[0])
    with pytest.raises(IllegalAction, match="the match waits for seat 1"):
        match.act(0, "pick 0")


def test_a_match_that_is_over_takes_no_action(race: Game) -> None:
    match = homestretch.play(race.start(seed=1), ["random", "random"])

    with pytest.raises(IllegalAction, match="the match is over"):
        match.act(0, "pick 0")


def test_redealt_matches_look_the_same_to_the_viewer(game: Game) -> None:
    match = play_on(game.start(seed=4), 10)
    others = [match.redealt(0, seed=seed) for seed in range(5)]

    for other in others:
        assert other.looks_the_same(match, 0)
        assert other.view(0) == match.view(0)
        assert (other.observation(0) == match.observation(0)).all()
    assert any(other.dump() != match.dump() for other in others)


def test_matches_of_different_games_are_not_compared(race: Game) -> None:
    other = homestretch.game("dragon-racer", seats=2)

    with pytest.raises(Error, match="the same Game"):
        race.start(seed=1).looks_the_same(other.start(seed=1), 0)


def test_the_table_is_drawn(game: Game) -> None:
    assert len(game.start(seed=1).draw(0).splitlines()) > 3
    assert "Match of" in repr(game.start(seed=1))


def test_an_action_may_be_given_by_its_place(game: Game) -> None:
    by_text, by_place = game.start(seed=6), game.start(seed=6)

    for _ in range(10):
        seat = by_text.pending[0]
        assert by_place.legal_numbers(seat).shape == (len(by_text.legal(seat)), 4)
        by_text.act(seat, by_text.legal(seat)[-1])
        by_place.act(seat, len(by_place.legal(seat)) - 1)

    assert by_text.dump() == by_place.dump()
    assert by_place.legal_numbers(0).dtype.name == "uint8"


def test_a_place_that_is_not_there_is_refused(race: Game) -> None:
    match = race.start(seed=1)

    with pytest.raises(IllegalAction, match="there is no legal action 99; seat 0 has"):
        match.act(0, 99)
    with pytest.raises(IllegalAction, match="there is no legal action -1"):
        match.act(0, -1)
