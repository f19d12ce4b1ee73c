"""Many matches that are stepped together, for learning."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from homestretch import _engine
from homestretch._engine import Bot, Error
from homestretch.bots import bot
from homestretch.game import Game, Seed, seed_digits

#: Actions are places in the list of legal ones, which has room for so many.
PLACES = 272


class Batch:
    """Many matches of one table. Each step plays one action of every match.

    The arrays are made once and written in place by each step, so keep a copy of what must stay. They are the memory
    of the engine: PyTorch and JAX take them without a copy (`torch.from_dlpack(batch.observations)`).
    """

    def __init__(
        self, game: Game, matches: int, threads: int = 1, seed: Seed = None, opponents: Sequence[Bot | str | None] = ()
    ) -> None:
        """Use `homestretch.batch` instead."""
        if not 1 <= threads <= 1024:
            raise Error(f"{threads} threads do not go; give 1 to 1024")
        bots = [bot(one) if isinstance(one, str) else one for one in opponents]
        self.game = game
        self._batch = _engine.Batch(game._table, matches, seed_digits(seed), threads, bots)
        arrays = self._batch.arrays
        #: (matches, numbers), int16: the view of the seat that decides, as `Game.observation_space` lays it out.
        self.observations: np.ndarray = arrays[0]
        #: (matches, PLACES), uint8: 1 where there is a legal action.
        self.mask: np.ndarray = arrays[1]
        #: (matches, PLACES, 4), uint8: these actions as numbers, as `Match.legal_numbers` has them.
        self.legal: np.ndarray = arrays[2]
        #: (matches,), int16: how many there are.
        self.counts: np.ndarray = arrays[3]
        #: (matches,), int8: the seat that decides.
        self.seats: np.ndarray = arrays[4]
        #: (matches, seats), float32: of a match that ended in the last step, otherwise 0. A win alone is 1, and all
        #: seats of a competitive game are 0 together; a team gets 1 or -1.
        self.rewards: np.ndarray = arrays[5]
        #: (matches,), uint8: 1 where a match was finished in the last step and another has begun, 2 where it was void.
        self.ended: np.ndarray = arrays[6]
        self._drawn = np.zeros(matches, np.int32)

    def __len__(self) -> int:
        """How many matches there are."""
        return len(self.seats)

    def step(self, actions: np.ndarray) -> None:
        """Play an action of each match, by its place among the legal ones.

        If one of them is not legal, an IllegalAction says which, and no match is stepped.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise Error(
                f"actions of shape {chosen.shape} and type {chosen.dtype} do not go; "
                f"give an array of shape ({len(self)},) of whole numbers, int32 to spare a copy"
            )
        self._batch.step(np.ascontiguousarray(chosen, np.int32))

    def draw(self) -> np.ndarray:
        """Give a legal action for each match, each as likely as the others; the array is used again."""
        self._batch.draw(self._drawn)
        return self._drawn

    def restart(self, seed: Seed = None) -> None:
        """Begin all matches anew."""
        self._batch.restart(seed_digits(seed))


def batch(
    game: Game,
    matches: int,
    threads: int = 1,
    *,
    seed: Seed = None,
    opponents: Sequence[Bot | str | None] = (),
) -> Batch:
    """Start many matches that are stepped together.

    `opponents` names a bot for each seat that is not yours, None for yours: `[None, "greedy"]`. What comes out depends
    on the seed and the actions, never on the number of threads.
    """
    return Batch(game, matches, threads, seed, opponents)
