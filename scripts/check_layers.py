#!/usr/bin/env python3
"""Refuses an #include that climbs the layers.

engine <- games/* <- bots <- lab, server, cli, python: a folder includes only itself and what stands
to its left. A game never includes another game. tests/ and bench/ may include anything, and only
*_test.cpp files and folders named tests or testing may include tests/.
"""

import re
import sys
from pathlib import Path

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"')

# What each layer may include besides itself.
ALLOWED = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "lab": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots"},
    "cli": {"engine", "games", "bots", "lab", "server"},  # the command is their front door
    "python": {"engine", "games", "bots", "lab"},  # its front door for notebooks
}
ABOVE_ALL = {"tests", "bench"}
ENDINGS = {".h", ".cpp", ".in"}


def layer_of(path):
    """The first folder of a repository path, if it is a layer."""
    layer = path.split("/")[0]
    return layer if "/" in path and (layer in ALLOWED or layer in ABOVE_ALL) else None


def game_of(path):
    """The game a file belongs to; None for what all games share, such as the registry."""
    parts = path.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def is_test(path):
    folders = path.split("/")[:-1]
    return path.endswith("_test.cpp") or "tests" in folders or "testing" in folders


def objection(path, included):
    """Why `path` must not include `included` (both repository paths), or None if it may."""
    layer, target = layer_of(path), layer_of(included)
    if layer is None or layer in ABOVE_ALL:
        return None
    if target is None:
        return f'"{included}" is not a repository path; write it from the top, as in "engine/seat.h"'
    if target in ABOVE_ALL:
        return None if target == "tests" and is_test(path) else f"only tests may include {target}/"
    if target != layer and target not in ALLOWED[layer]:
        may = ", ".join(name for name in ALLOWED if name in ALLOWED[layer]) or "nothing but itself"
        return f"{layer} must not include {target} (it may include: {may})"
    game, other = game_of(path), game_of(included)
    if game and other and game != other:
        return f"the game {game} must not include the game {other}"
    return None


def check_file(root, path):
    text = (root / path).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), start=1):
        found = INCLUDE.match(line)
        reason = found and objection(path, found.group(1))
        if reason:
            yield f"{path}:{number}: {reason}"


def sources(root):
    for layer in ALLOWED:
        for file in sorted((root / layer).rglob("*")):
            if file.suffix in ENDINGS and file.is_file():
                yield file.relative_to(root).as_posix()


def main(root):
    paths = list(sources(root))
    complaints = [line for path in paths for line in check_file(root, path)]
    for line in complaints:
        print(line)
    print(f"{len(paths)} files, {len(complaints)} includes that break the layers")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
