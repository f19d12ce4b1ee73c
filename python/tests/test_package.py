from __future__ import annotations

from pathlib import Path

import stubs

import homestretch


def test_the_stubs_that_are_checked_in_are_those_of_the_module() -> None:
    checked_in = Path(__file__).parents[1] / "homestretch" / "_engine.pyi"

    assert checked_in.read_text() == stubs.stubs(), "the module has changed: run scripts/python stubs"


def test_everything_that_is_offered_is_there_and_explained() -> None:
    for name in homestretch.__all__:
        assert getattr(homestretch, name).__doc__, name
    assert (Path(homestretch.__file__).parent / "py.typed").exists()
