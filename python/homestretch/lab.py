"""Many games at once, with the same results as `homestretch sim` and `homestretch tournament`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from homestretch import _engine
from homestretch._engine import Error
from homestretch.game import Game, Seed, seed_digits

#: Called a few times a second with the games played and the games in all.
Progress = Callable[[int, int], object]


class Table(Mapping[str, list[Any]]):
    """Columns by name, as pandas, polars and pyarrow take them: `pandas.DataFrame(table)`.

    `about` holds what is true of all rows.
    """

    def __init__(self, columns: Mapping[str, Sequence[Any]], about: Mapping[str, Any]) -> None:
        """All columns are of one length."""
        self._columns = {name: list(column) for name, column in columns.items()}
        self.about = dict(about)

    def __getitem__(self, name: str) -> list[Any]:
        """One column."""
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        """Names of columns, in order."""
        return iter(self._columns)

    def __len__(self) -> int:
        """How many columns there are."""
        return len(self._columns)

    def rows(self) -> list[dict[str, Any]]:
        """The same by row."""
        return [dict(zip(self._columns, row, strict=True)) for row in zip(*self._columns.values(), strict=True)]

    def __repr__(self) -> str:
        """The table as text."""
        cells = [list(self._columns), *([_shown(cell) for cell in row.values()] for row in self.rows())]
        widths = [max(len(row[i]) for row in cells) for i in range(len(self._columns))]
        return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in cells)


def _shown(cell: object) -> str:
    return f"{cell:.4f}" if isinstance(cell, float) else str(cell)


def _threads(threads: int | None) -> int:
    if threads is None:
        return len(os.sched_getaffinity(0))
    if not 1 <= threads <= 1024:
        raise Error(f"{threads} threads do not go; give 1 to 1024, or leave it out for one per core")
    return threads


def _games(games: int) -> int:
    if games < 1:
        raise Error(f"{games} games do not go; give 1 or more")
    return games


def simulate(
    game: Game,
    bots: Sequence[str] | str = "greedy",
    games: int = 1000,
    *,
    seed: Seed = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Table:
    """Let bots play many games and count, a row for each seat. A shorter list of bots starts over.

    The result depends on the seed, never on the number of threads. Ctrl-C ends it early.
    """
    names = [bots] if isinstance(bots, str) else list(bots)
    if not 0 < len(names) <= game.seats:
        raise Error(f"{len(names)} bots for {game.seats} seats do not go; name 1 to {game.seats}")
    names = [names[i % len(names)] for i in range(game.seats)]
    found = _engine.simulate(game._table, names, _games(games), seed_digits(seed), _threads(threads), progress)
    columns = {
        "seat": range(game.seats),
        "bot": found.pop("bots"),
        "win_share": found.pop("win_share"),
        "low": [low for low, _ in found["win_interval"]],
        "high": [high for _, high in found.pop("win_interval")],
        "mean_score": found.pop("mean_score"),
    }
    return Table(columns, found)


def tournament(
    game: Game,
    bots: Sequence[str] = ("random", "greedy", "easy", "normal", "hard"),
    games: int = 200,
    *,
    seed: Seed = None,
    iterations: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Table:
    """Let bots play against each other and rate them, the best first; `games` of each line-up.

    `hard@2000` imagines 2,000 games for each decision; `iterations` is so for all that have no number of their own.
    """
    if not bots:
        raise Error("a tournament needs bots; name some, as in ['greedy', 'hard@2000']")
    found = _engine.tournament(
        game._table, list(bots), _games(games), seed_digits(seed), _threads(threads), iterations, progress
    )
    rows = found.pop("table")
    return Table({name: [row[name] for row in rows] for name in rows[0]}, found)
