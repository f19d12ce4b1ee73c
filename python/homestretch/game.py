"""A game at one table: what matches are started from."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homestretch import _engine, packs
from homestretch._engine import Error, Match

if TYPE_CHECKING:
    import numpy as np

#: A seed: a number, up to 64 hexadecimal digits as the command takes them, or None for a fresh one.
Seed = int | str | None
#: What an option may be set to; True and False stand for "on" and "off".
Setting = str | int | bool


def seed_digits(seed: Seed) -> str:
    """The seed as the engine reads it; empty for a fresh one."""
    if seed is None:
        return ""
    if isinstance(seed, str):
        if not seed:
            raise Error("an empty text is no seed; give hexadecimal digits, a number, or None for a fresh one")
        return seed
    number = int(seed)
    if not 0 <= number < 1 << 256:
        raise Error(f"the seed {seed} is out of range; give a number from 0 to 2**256 - 1")
    return f"{number:x}"


def _setting(value: Setting) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@dataclasses.dataclass(frozen=True)
class ObservationSpace:
    """How an observation is laid out: a fixed array of int16, always the same for the same table.

    Where nothing is (an empty place, what the seat may not know), a number is one less than what may stand
    there, so `low` is that value.
    """

    names: tuple[str, ...]
    low: np.ndarray
    high: np.ndarray

    @property
    def shape(self) -> tuple[int]:
        """The shape of one observation."""
        return (len(self.names),)

    def __len__(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    def index(self, name: str) -> int:
        """Where the number of this name stands."""
        try:
            return self.names.index(name)
        except ValueError:
            raise Error(f"no number of an observation is called '{name}'; names lists them") from None


class Game:
    """A game with its cards, for one number of seats and one set of options. Made by `homestretch.game`."""

    def __init__(
        self,
        table: _engine.Table,
        info: dict[str, Any],
        folder: Path,
        files: dict[str, bytes] | None,
        options: dict[str, str],
    ) -> None:
        """Use `homestretch.game` instead. Of a pack that is not ours, `files` are the content."""
        self._table = table
        self._info = info
        self._folder = folder
        self._files = files
        #: The options as they were chosen; all others have the defaults of the pack.
        self.options = options

    @property
    def id(self) -> str:
        """The game's id: "dragon-racer"."""
        return self._info["id"]

    @property
    def title(self) -> str:
        """What people call the game."""
        return self._info["title"]

    @property
    def info(self) -> dict[str, Any]:
        """What the game is, in a few words."""
        return dict(self._info)

    @property
    def seats(self) -> int:
        """How many play."""
        return self._table.seats

    @property
    def pack(self) -> str:
        """The id of the pack with the cards."""
        return self._table.pack

    @property
    def pack_hash(self) -> str:
        """What the content of the pack hashes to; part of a match's identity."""
        return self._table.pack_hash

    @property
    def is_team_game(self) -> bool:
        """Whether the table wins or loses as one."""
        return self._table.is_team_game

    @property
    def decision_bound(self) -> int:
        """More decisions than any match can need; one that goes on longer is void."""
        return self._table.decision_bound

    @property
    def option_specs(self) -> list[dict[str, Any]]:
        """What may be agreed on before a match."""
        return _engine.game_options(self.id)

    def start(self, seed: Seed = None) -> Match:
        """Deal a match and play on to the first decision. The same seed deals the same match."""
        return Match(self, self._table, seed_digits(seed))

    def cards(self) -> list[dict[str, str]]:
        """Every card, with its text as it reads at this table."""
        return self._table.cards()

    @cached_property
    def observation_space(self) -> ObservationSpace:
        """Names and bounds of the numbers of `Match.observation`."""
        import numpy as np

        names, low, high = self._table.observation()
        return ObservationSpace(tuple(names), np.array(low, np.int16), np.array(high, np.int16))

    def view_schema(self) -> dict[str, Any]:
        """JSON Schema of what `Match.view` returns."""
        return self._table.schema(False)

    def dump_schema(self) -> dict[str, Any]:
        """JSON Schema of what `Match.dump` returns and `Match.arrange` takes."""
        return self._table.schema(True)

    def __repr__(self) -> str:
        """The game, how many play, and what they play with."""
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"<Game {self.id}, {self.seats} seats, pack {self.pack}{options}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Our packs travel by name, all others with their content."""
        pack = self._folder.name if self._files is None else str(self._folder)
        return game_again, (self.id, self.seats, pack, self._files, self.options)


def games() -> list[dict[str, Any]]:
    """The games of this build, in a few words each."""
    return [_engine.game_info(name) for name in _engine.game_ids()]


def game(
    name: str,
    seats: int | None = None,
    pack: str | os.PathLike[str] = "standard",
    options: Mapping[str, Setting] | None = None,
) -> Game:
    """Prepare a game for a table.

    Without `seats`, three play, or as many as the game allows. `pack` is the name of one of the game's packs, or
    a folder with cards of your own. `options` are those that `homestretch games GAME` lists.
    """
    info = _engine.game_info(name)
    if seats is None:
        seats = min(max(3, info["min_seats"]), info["max_seats"])
    if not 0 < seats < 100:
        raise Error(f"{info['title']} is for {info['min_seats']} to {info['max_seats']} players, not {seats}")
    folder = packs.folder_of(name, pack)
    chosen = {option: _setting(value) for option, value in (options or {}).items()}
    table = _engine.Table.from_folder(name, str(folder), seats, chosen)
    files = None if packs.is_ours(folder) else {file: (folder / file).read_bytes() for file in table.pack_files}
    return Game(table, info, folder, files, chosen)


def game_again(name: str, seats: int, pack: str, files: dict[str, bytes] | None, options: dict[str, str]) -> Game:
    """Make a pickled game again."""
    if files is None:
        return game(name, seats, pack, options)
    table = _engine.Table.from_files(name, files, pack, seats, options)
    return Game(table, _engine.game_info(name), Path(pack), files, options)


def match_again(game: Game, seed: str, arranged: dict[str, Any] | None, moves: Sequence[Sequence[int]]) -> Match:
    """Make a pickled match again."""
    match = game.start(seed)
    if arranged is not None:
        match.arrange(arranged)
    match.replay_moves(moves)
    return match
