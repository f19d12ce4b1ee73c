"""Our bots: as opponents, and to the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from homestretch import _engine
from homestretch._engine import Bot, Match


def bots() -> list[str]:
    """Every bot there is, the weakest first."""
    return _engine.bot_names()


def bot(name: str, iterations: int = 0) -> Bot:
    """A player of ours: "random", "greedy", "easy", "normal", "hard".

    `iterations` is how many games `hard` imagines for each decision, and the most that weaker ones do.
    """
    return Bot(name, iterations)


def play(match: Match, bots: Sequence[Bot | str]) -> Match:
    """Let bots play a match to its end, one for each seat. From its start, as in a simulation."""
    _engine.play_to_the_end(match, [bot(one) if isinstance(one, str) else one for one in bots])
    return match
