"""Nothing a seat may not know comes through: two positions it cannot tell apart give it the same."""

from __future__ import annotations

import numpy as np
from conftest import GAMES
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import homestretch
from homestretch import Match

TABLES = [homestretch.game(name) for name in GAMES]


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """Any position of any game that random play reaches."""
    game = draw(st.sampled_from(TABLES))
    match = game.start(seed=draw(st.integers(0, 2**64)))
    for choice in draw(st.lists(st.integers(0, 271), max_size=60)):
        if match.is_over:
            break
        seat = match.pending[choice % len(match.pending)]
        match.act(seat, choice % len(match.legal_numbers(seat)))
    return match


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(match=positions(), seed=st.integers(0, 2**64), spectates=st.booleans(), data=st.data())
def test_what_a_viewer_cannot_know_changes_nothing_for_it(
    match: Match, seed: int, spectates: bool, data: st.DataObject
) -> None:
    viewer = None if spectates else data.draw(st.integers(0, match.game.seats - 1))
    other = match.redealt(viewer, seed=seed)

    assert other.view(viewer) == match.view(viewer)
    assert np.array_equal(other.observation(viewer), match.observation(viewer))
    assert other.pending == match.pending
    assert other.question(viewer) == match.question(viewer)
    if viewer is not None:
        assert other.legal(viewer) == match.legal(viewer)
        assert np.array_equal(other.legal_numbers(viewer), match.legal_numbers(viewer))


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(match=positions())
def test_the_views_of_a_match_are_functions_of_its_position(match: Match) -> None:
    other = match.game.start(seed=0)
    other.arrange(match.dump())

    for viewer in (None, *range(match.game.seats)):
        assert np.array_equal(other.observation(viewer), match.observation(viewer))
