"""Writes the stubs of the compiled module: what editors and type checkers know of it."""

import sys
from pathlib import Path

from nanobind.stubgen import StubGen

import homestretch._engine


def stubs() -> str:
    """The text that homestretch/_engine.pyi must have."""
    generator = StubGen(module=homestretch._engine)
    generator.put(homestretch._engine)
    return generator.get()


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(stubs())
