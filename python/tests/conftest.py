"""What tests have in common."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import homestretch
from homestretch import Game, Match

GAMES = [info["id"] for info in homestretch.games()]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game, at its usual table."""
    return homestretch.game(request.param)


@pytest.fixture
def race() -> Game:
    """Dragon Racer for two."""
    return homestretch.game("dragon-racer", seats=2)


def play_on(match: Match, plies: int, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> Match:
    """Plays so many actions, or to the end."""
    for _ in range(plies):
        if match.is_over:
            break
        seat = match.pending[0]
        match.act(seat, choose(match.legal(seat)))
    return match
