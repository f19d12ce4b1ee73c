"""Matches and positions in files: replays, and scenarios."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from homestretch import _engine, packs
from homestretch._engine import Error, IllegalAction, Match
from homestretch.game import game


def save(match: Match, path: str | os.PathLike[str], players: Sequence[str] = ()) -> None:
    """Write a replay file, which `load`, the command and the browser read."""
    text = match.replay(list(players))
    beside = Path(f"{os.fspath(path)}.new")
    beside.write_text(text)
    beside.replace(path)


def load(path: str | os.PathLike[str], pack: str | os.PathLike[str] | None = None) -> Match:
    """Read a replay file and play it. `pack` is needed for cards that are not ours."""
    text = Path(path).read_text()
    try:
        saved = _engine.replay_content(text)
    except Error as error:
        raise Error(f"{os.fspath(path)}: {error}") from None
    table = game(saved["game"], saved["seats"], pack if pack is not None else saved["pack"], saved["options"])
    if table.pack_hash != saved["pack_hash"]:
        raise Error(
            f"{os.fspath(path)}: it was played with a pack '{saved['pack']}' of other content than the one at hand; "
            "give the folder it was played with: pack=DIR"
        )
    match = table.start(saved["seed"])
    for seat, action in saved["actions"]:
        try:
            match.act(seat, action)
        except IllegalAction as error:
            raise Error(f"{os.fspath(path)}: ply {match.ply + 1} (seat {seat}) cannot be played: {error}") from None
    return match


def run_scenario(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Play a scenario file (docs/scenarios.md) and report what came out otherwise.

    `passed` says whether all is well; `failures` are expectations that do not hold, `errors` what could not be
    played as it is written.
    """
    return _engine.run_scenario(os.fspath(path), str(packs.FOLDER))
