"""Where the packs are: in the package, or in the clone it was installed from."""

from __future__ import annotations

import difflib
import os
from pathlib import Path

from homestretch._engine import Error

#: The folder with a folder of packs for each game.
FOLDER = Path(__file__).parent / "packs"


def folder_of(game: str, pack: str | os.PathLike[str]) -> Path:
    """The folder of a pack: one of the game's by its name, or any by its path."""
    ours = FOLDER / game / pack
    if isinstance(pack, str) and (ours / "pack.toml").is_file():
        return ours
    if Path(pack).is_dir():
        return Path(pack)
    names = sorted(folder.name for folder in (FOLDER / game).iterdir())
    close = difflib.get_close_matches(str(pack), names, n=1)
    hint = f"did you mean '{close[0]}'?" if close else f"it has {', '.join(names)}, or give the path of a folder"
    raise Error(f"{game} has no pack '{pack}'; {hint}")


def is_ours(folder: Path) -> bool:
    """Whether the pack travels with the package."""
    return folder.is_relative_to(FOLDER)
