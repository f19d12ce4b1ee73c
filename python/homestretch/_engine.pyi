"""The rules engine; use it through the package homestretch."""

from collections.abc import Mapping, Sequence
from typing import Annotated, overload

import numpy
from numpy.typing import NDArray


class Error(ValueError):
    """
    What was asked for does not go. The words say what to do; nothing has changed.
    """

class IllegalAction(Error):
    """An action that cannot be played now."""

class PackError(Error):
    """A pack with mistakes in it; the words name them all."""

def game_ids() -> list[str]:
    """The games of this build."""

def game_info(game: str) -> dict:
    """What a game is, in a few words."""

def game_options(game: str) -> list:
    """What may be agreed on before a match."""

def replay_content(text: str) -> dict:
    """What a replay holds."""

def run_scenario(file: str, packs: str) -> object:
    """Plays a scenario file; the report."""

class Table:
    """A game compiled for one table."""

    @staticmethod
    def from_folder(game: str, folder: str, seats: int, options: Mapping[str, str]) -> Table: ...

    @staticmethod
    def from_files(game: str, files: Mapping[str, bytes], folder: str, seats: int, options: Mapping[str, str]) -> Table: ...

    @property
    def seats(self) -> int: ...

    @property
    def pack(self) -> str: ...

    @property
    def pack_version(self) -> str: ...

    @property
    def pack_hash(self) -> str: ...

    @property
    def pack_files(self) -> list[str]: ...

    @property
    def is_team_game(self) -> bool: ...

    @property
    def decision_bound(self) -> int: ...

    @property
    def state_bytes(self) -> int: ...

    def cards(self) -> list:
        """Every card with its generated text."""

    def observation(self) -> tuple:
        """Names, lowest and highest of each number of an observation."""

    def schema(self, of_position: bool) -> object:
        """JSON Schema of dumps, or of views."""

class Outcome:
    """How a match stands, or came out."""

    @property
    def ending(self) -> str:
        """'unfinished', 'finished' or 'void'"""

    @property
    def scores(self) -> list[int]:
        """By seat; so far, while the match is unfinished."""

    @property
    def ranks(self) -> list[int]:
        """By seat, from 1; equals share a rank."""

    @property
    def winners(self) -> tuple:
        """
        The seats that won; none in a team game, or while the match is unfinished.
        """

    @property
    def win_shares(self) -> list[float]:
        """By seat: its part of the win; a team wins together."""

    @property
    def rewards(self) -> list[float]:
        """
        By seat, for learning: 0 together, 1 for a win alone; 1 or -1 for a team; 0 before the end.
        """

    @property
    def team_won(self) -> bool | None:
        """Of a team game; otherwise None."""

    @property
    def team_score(self) -> int | None:
        """Of a team game, where it has one."""

    def __eq__(self, arg: Outcome, /) -> bool: ...

    def __repr__(self) -> str: ...

class Match:
    """
    One match. It is a value: copy it, pickle it, undo it. Start one with Game.start().

    Whatever is refused raises an Error that says what to do, and changes nothing.
    """

    def __init__(self, game: object, table: Table, seed: str) -> None: ...

    @property
    def game(self) -> object:
        """The Game it is a match of."""

    @property
    def seed(self) -> str:
        """
        In 64 hexadecimal digits: the same seed and actions give the same match.
        """

    @property
    def ply(self) -> int:
        """How many actions were played."""

    @property
    def pending(self) -> tuple:
        """The seats that owe a decision now; none: the match is over."""

    @property
    def is_over(self) -> bool: ...

    @property
    def outcome(self) -> Outcome: ...

    @property
    def moves(self) -> list:
        """What was played: (seat, action)."""

    def legal(self, seat: int) -> list[str]:
        """
        The actions the seat may play now, by their short texts; none if it is not pending.
        """

    @overload
    def act(self, seat: int, action: str) -> None:
        """
        Plays a legal action, and everything forced after it: by its text, or by its place in legal(seat).
        """

    @overload
    def act(self, seat: int, place: int) -> None: ...

    def legal_numbers(self, seat: int) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, None))]:
        """
        The legal actions as numbers, a row each, in the order of legal(seat): the kind of action and up to three arguments, as the game counts them.
        """

    def choices(self, seat: int, names: Sequence[str] = []) -> list:
        """
        The legal actions for people: action, label, words with the consequence, and targets.
        """

    def question(self, viewer: int | None = None) -> dict:
        """Where the match stands and what it asks of the viewer."""

    def view(self, viewer: int | None = None) -> object:
        """What the seat may know, as on the wire; None is a spectator."""

    def events(self, viewer: int | None = None, since: int = 0) -> list:
        """
        What the viewer has heard, from event number `since` on: ply, kind, words and details.
        """

    def draw(self, viewer: int | None = None, colours: bool = False) -> str:
        """The table as text."""

    def observation(self, viewer: int | None = None) -> Annotated[NDArray[numpy.int16], dict(shape=(None,))]:
        """The view as numbers, laid out as Game.observation_space says."""

    def hint(self, seat: int, iterations: int = 0) -> list:
        """
        What the strongest bot would do, the best first; it knows what the seat knows.
        """

    def copy(self) -> Match:
        """The same match once more."""

    def __copy__(self) -> Match: ...

    def __deepcopy__(self, memo: dict) -> Match: ...

    def __reduce__(self) -> tuple: ...

    def replay_moves(self, moves: Sequence[Sequence[int]]) -> None:
        """Plays on with actions of a pickled match."""

    def undo(self, actions: int = 1) -> None:
        """Takes back so many actions."""

    def rewind(self, ply: int) -> None:
        """The match as it was after so many actions."""

    def replay(self, players: Sequence[str] = []) -> str:
        """The match as the text of a replay file."""

    def dump(self) -> object:
        """The complete position with every secret: for tests and bug reports."""

    def arrange(self, position: object) -> None:
        """Puts a position as dump() writes it in place."""

    def redealt(self, viewer: int | None, seed: object | None = None) -> Match:
        """The same match with everything the viewer cannot know dealt anew."""

    def looks_the_same(self, other: Match, viewer: int | None) -> bool:
        """
        Whether the viewer sees the same in both, and waits for the same seats.
        """

    def __repr__(self) -> str: ...

def bot_names() -> list:
    """Every bot there is, the weakest first."""

class Bot:
    """A player of ours. It knows what its seat knows."""

    def __init__(self, name: str, iterations: int = 0) -> None: ...

    @property
    def name(self) -> str: ...

    @property
    def iterations(self) -> int: ...

    def choose(self, match: Match, seat: int) -> str:
        """
        The text of the action it would play; the same position gets the same answer.
        """

    def __repr__(self) -> str: ...

def play_to_the_end(match: Match, bots: Sequence[Bot]) -> None:
    """Lets bots play on, one for each seat, as they do in a simulation."""

class Batch:
    """Many matches that are stepped together."""

    def __init__(self, table: Table, matches: int, seed: str, threads: int, opponents: Sequence[Bot | None]) -> None: ...

    def step(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None:
        """Plays an action of each match, by its place among the legal ones."""

    def draw(self, actions: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None:
        """Fills in a legal action for each match, each as likely as the others."""

    def restart(self, seed: str) -> None:
        """Begins all matches anew."""

    @property
    def arrays(self) -> tuple:
        """observations, mask, legal, counts, seats, rewards, ended"""

def simulate(table: Table, bots: Sequence[str], games: int, seed: str, threads: int, progress: object | None = None) -> object:
    """Many games; what `homestretch sim --json` prints."""

def tournament(table: Table, bots: Sequence[str], games: int, seed: str, threads: int, iterations: int, progress: object | None = None) -> object:
    """Bots against each other; what `homestretch tournament --json` prints."""
