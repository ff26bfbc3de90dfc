"""The games that the program knows: one entry each, loaded when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from rules.kernel.own_data import own_data
from rules.kernel.standing import StandingOrder
from rules.kernel.state import State
from rules.kernel.steps import Action, Event, Note, Seat, Step
from rules.kernel.text import Text, add_sentences, plain, say

SHIPPED = {
    "cartographers": "rules.cartographers",
    "cthulhu_wars": "rules.cthulhu_wars",
    "feed_the_kraken": "rules.feed_the_kraken",
    "kinfire_council": "rules.kinfire_council",
    "root": "rules.root",
}
"""Game id -> module that holds its entry as GAME, in the order of the start screen."""

_loaded: dict[str, Game] = {}


def no_notes(state: State, seat: Seat) -> tuple[Note, ...]:
    """The notebook of games that keep none."""
    return ()


class GameOption(msgspec.Struct, frozen=True):
    """One option of the set-up: chosen before the game, kept in the record."""

    id: str
    values: tuple[str, ...]
    default: str
    name: Text
    help: Text
    value_names: tuple[Text, ...]
    group: Text | None = None
    """What stands over it and its neighbours of the same group."""
    seat: int = 0
    """The seat it is about, from 1: smaller tables are not asked for it. 0: the whole table."""
    value_helps: tuple[Text, ...] = ()
    """One line on each value, shown when it is chosen; empty: the values speak for themselves."""


class Setup(msgspec.Struct, frozen=True):
    """All that decides a game before its first step. `options` holds every option of the game."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    names: tuple[str, ...] = ()
    own: str = ""
    """The name of the edited data that it is played with (`own_data.py`)."""


class UnfitSetup(ValueError):
    """A set-up that the game does not allow; `reasons` are sentences to show."""

    def __init__(self, reasons: tuple[Text, ...]) -> None:
        """Keeps the reasons as data."""
        super().__init__(reasons)
        self.reasons = reasons


class Stays(StrEnum):
    """How long a person who shares the laptop keeps the screen while the next questions are its
    own and nobody else's."""

    NEVER = "never"
    ASIDE = "aside"
    """Through private questions that follow one another: at an open one all see the table."""
    SEATED = "seated"
    """Open ones too: for games of long turns that read a hand."""


@dataclass(frozen=True)
class Game:
    """A game's entry: what the kernel, the screens and the tests need to know of it."""

    id: str
    name: Text
    about: Text
    seat_counts: range
    options: tuple[GameOption, ...]
    rules_version: int
    state_type: type[State]
    steps: tuple[type[Step], ...]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    start: Callable[[Setup], State]
    secrets: Mapping[str, Callable[..., object]]
    deal: Callable[..., None]
    problems: Callable[..., list[str]]
    sentences: Mapping[str, str]
    ply_bound: Callable[[Setup], int]
    bots: str
    """Module with LEVELS, level name -> bot, and ADVISER (rules/bots); loaded when wanted."""
    casebook: str = ""
    """Module with CASEBOOK, which reads the words of the rule cases (rules/console/casebook.py)."""
    where: Callable[..., Text | None] = field(default=lambda state: None)
    """Where the game stands, in public words and from the onlooker's view: for lists of records."""
    chapter: Callable[..., int] = field(default=lambda state: 0)
    """The number of the round, season or night: public. Older copies of a save and the long
    steps of a replay go by it."""
    closed: Mapping[str, object] = field(default_factory=dict)
    """Field of the state -> its exact type, where the field is declared with an open base."""
    talk: str = ""
    """Module with ``talk(view, seat, luck) -> tuple[FreeAction, ...]``: what a bot says unasked
    (rules/bots/talking.py); loaded only when a bot may speak. Empty: bots are silent."""
    talk_due: Callable[..., bool] = field(default=lambda seen: False)
    """Whether bots speak before this question is answered: from the onlooker's view. Never asked
    while a private screen is open."""
    check_setup: Callable[[Setup], tuple[Text, ...]] = field(default=lambda setup: ())
    advice: Callable[[Setup], tuple[Text, ...]] = field(default=lambda setup: ())
    """What to tell who has chosen an allowed set-up: warnings, no bans (`setup_advice`)."""
    idle_options: Callable[[Setup], tuple[str, ...]] = field(default=lambda setup: ())
    """The options that can change nothing with these others: nobody is asked for them."""
    undo_over_reveals: bool = True
    """Whether «friendly» take-back may cross a barrier: never where secrets are the game."""
    held: bool = False
    """Whether the private screens of persons who share the laptop are held to be seen."""
    stays: Stays = Stays.NEVER
    """How long the screen of a seat stays where several share the laptop."""
    why: Callable[..., Text] | None = None
    """(the asker's view, who asks or None, a thing on the table, what the open question answers to
    a click on it or None) -> why it cannot be chosen now: its rule and a fact of the position.
    None: the open question alone answers."""
    notebook: Callable[..., tuple[Note, ...]] = no_notes
    """(the seat's own view, the seat) -> what it has learned, the oldest first."""
    standing: tuple[StandingOrder, ...] = ()
    """Answers that a person may leave until further notice (`standing.py`)."""
    most_number: int = 1_000_000
    """No number in a state is larger but its luck: a file with one is damaged."""
    own_data: str = ""
    """Module of a game with data that a person may edit (`own_data.py`)."""


def game(game_id: str) -> Game:
    """The entry of a game. Raises KeyError for an unknown one."""
    if game_id not in _loaded:
        register(importlib.import_module(SHIPPED[game_id]).GAME)
    return _loaded[game_id]


def game_ids() -> tuple[str, ...]:
    """The ids of all shipped games."""
    return tuple(SHIPPED)


def known_ids() -> tuple[str, ...]:
    """The ids of the shipped games, then of those that were made known by hand."""
    return (*SHIPPED, *(each for each in _loaded if each not in SHIPPED))


def is_known(game_id: str) -> bool:
    """Whether this program has the game."""
    return game_id in SHIPPED or game_id in _loaded


def register(entry: Game) -> Game:
    """Makes a game known: shipped ones by themselves, toys of the tests by hand."""
    if entry.id not in _loaded:
        add_sentences(entry.id, entry.sentences)
        _loaded[entry.id] = entry
    return _loaded[entry.id]


def load(modules: Iterable[str]) -> None:
    """Makes games outside the program known: each module holds its entry as GAME."""
    for module in modules:
        register(importlib.import_module(module).GAME)


def default_options(entry: Game) -> dict[str, str]:
    """Every option at its default."""
    return {option.id: option.default for option in entry.options}


def usual_options(entry: Game) -> dict[str, str]:
    """What a new game is played with that nobody sets up otherwise: the defaults, and data that
    the user has edited as soon as there is some."""
    data = own_data(entry.own_data)
    return default_options(entry) | (data.options() if data is not None else {})


def setup_of(
    game_id: str,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    names: tuple[str, ...] = (),
    own: str = "",
) -> Setup:
    """A checked set-up; options not named are as `usual_options` has them. `own` names the edited
    data of a game that goes on; a new one takes what it is set up for.

    Raises UnfitSetup with all reasons.
    """
    entry = game(game_id)
    setup = Setup(game_id, seats, seed, usual_options(entry) | dict(options or {}), names, own)
    reasons = setup_faults(setup)
    if reasons:
        raise UnfitSetup(reasons)
    data = own_data(entry.own_data)
    return setup if own or data is None else msgspec.structs.replace(setup, own=data.chosen(setup))


def setup_faults(setup: Setup) -> tuple[Text, ...]:
    """Why a set-up is not allowed: seats, options, then what the game itself says."""
    entry = game(setup.game)
    faults: list[Text] = []
    counts = entry.seat_counts
    if setup.seats not in counts:
        faults.append(say("kernel.bad_seats", seats=setup.seats, least=counts[0], most=counts[-1]))
    known = {option.id: option for option in entry.options}
    for name, value in setup.options.items():
        if name not in known:
            faults.append(say("kernel.unknown_option", option=name, known=", ".join(known)))
        elif value not in known[name].values:
            allowed = ", ".join(known[name].values)
            faults.append(say("kernel.bad_option", option=name, value=value, allowed=allowed))
    if not 0 <= setup.seed < 1 << 63:
        faults.append(say("kernel.bad_seed", most=str((1 << 63) - 1)))
    return tuple(faults) or entry.check_setup(setup)


def setup_advice(setup: Setup) -> tuple[Text, ...]:
    """What the game warns of in a set-up that it allows; nothing about one that it does not."""
    return () if setup_faults(setup) else game(setup.game).advice(setup)


def data_of(state: State) -> str:
    """The edited data that must go along with a state; «» for most games and for shipped data."""
    data = own_data(game(state.GAME).own_data)
    return data.data_of(state) if data is not None else ""


def learn_data(game_id: str, data: str) -> str:
    """Makes edited data that came along known; its name. Raises ValueError where it is damaged."""
    known = own_data(game(game_id).own_data)
    return known.learn(data) if known is not None and data else ""


def is_at_hand(state: State) -> bool:
    """Whether a state can be played on: edited data that it names is known."""
    data = own_data(game(state.GAME).own_data)
    return data is None or data.is_at_hand(state)


def name_of_seat(setup: Setup, seat: Seat) -> Text:
    """A seat's name: the one typed in, else its number counted from 1."""
    if seat < len(setup.names) and setup.names[seat]:
        return plain(setup.names[seat])
    return say("kernel.seat", number=seat + 1)
