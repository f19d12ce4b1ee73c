"""Racing card games on one rules engine, for people who research them.

    import homestretch

    game = homestretch.game("dragon-racer", seats=4)
    match = game.start(seed=7)
    while not match.is_over:
        for seat in match.pending:
            match.act(seat, match.legal(seat)[0])
    print(match.outcome.scores)

Whatever is refused raises an Error that says what to do, and changes nothing. docs/python.md has the rest.
"""

from __future__ import annotations

from homestretch._engine import Bot, Error, IllegalAction, Match, Outcome, PackError
from homestretch.batch import PLACES, Batch, batch
from homestretch.bots import bot, bots, play
from homestretch.game import Game, ObservationSpace, game, games
from homestretch.lab import Table, simulate, tournament
from homestretch.saved import load, run_scenario, save

__version__ = "0.1.0"

__all__ = [
    "PLACES",
    "Batch",
    "Bot",
    "Error",
    "Game",
    "IllegalAction",
    "Match",
    "ObservationSpace",
    "Outcome",
    "PackError",
    "Table",
    "batch",
    "bot",
    "bots",
    "game",
    "games",
    "load",
    "play",
    "run_scenario",
    "save",
    "simulate",
    "tournament",
]
