"""How the words of a game's rule cases are read: the base of each game's ``casebook.py``.

A game's module holds ``CASEBOOK``, a subclass. It says how things are placed by name, how an
action is called and how values are read; all the rest works by itself. The names that it gives to
actions serve the rule cases, the text play of the console and the golden playthroughs alike.
"""

from __future__ import annotations

import importlib
import re
import typing
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.registry import Game, Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Action, Chance, Event, Record, Seat, Step, Target, TargetKind

S = TypeVar("S", bound=State)

Value = object
"""What TOML can hold: text, number, truth, list or table."""

ONLOOKER = "onlooker"


class CaseFault(ValueError):
    """A case says what the game does not understand, or what does not hold."""


class Casebook(Generic[S]):
    """Reads and writes one game's words. Every method may be overridden; `place*` should be."""

    SHORTENS: ClassVar[bool] = False
    """Whether an action may be called by the beginning of its name, where no other begins so."""

    def __init__(self, setup: Setup) -> None:
        """`setup` tells the seats' names."""
        self.setup = setup
        self.game: Game = game(setup.game)

    # -- seats

    def seat(self, word: Value) -> Seat:
        """A seat by its name or its number, counted from 1."""
        if isinstance(word, str) and word and word in self.setup.names:
            return Seat(self.setup.names.index(word))
        if str(word).isdecimal() and 1 <= int(str(word)) <= self.setup.seats:
            return Seat(int(str(word)) - 1)
        raise CaseFault(f"there is no seat {word!r}")

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called in cases and reports."""
        names = self.setup.names
        return names[seat] if seat < len(names) and names[seat] else f"seat {seat + 1}"

    # -- the position

    def fresh(self, setup: Setup) -> S:
        """The empty table on which a position with a chosen step is built: by default the start."""
        return typing.cast(S, self.game.start(setup))

    def place(self, state: S, word: str, value: Value) -> None:
        """Puts what ``[position]`` says on the table. CaseFault for a word it does not know."""
        raise CaseFault(f"[position] does not know {word!r}")

    def place_seat(self, state: S, seat: Seat, word: str, value: Value) -> None:
        """The same for ``[position.seats.NAME]``."""
        raise CaseFault(f"[position.seats] does not know {word!r}")

    # -- steps, actions, luck

    def step(self, state: S, name: str, fields: dict[str, Value]) -> Step:
        """A step by its name; fields that hold seats may name them."""
        return made(self, self.game.steps, name, fields)

    def name(self, state: S, seat: Seat, action: Action) -> str:
        """What an action is called: unique among those open to the seat, and stable."""
        return named(action)

    def action(
        self, state: S, seat: Seat, offered: Sequence[Action], words: Value
    ) -> Action | None:
        """The action that the words mean: by its name among the offered ones, or None."""
        wanted, begun = same(str(words)), list[Action]()
        for each in offered:
            name = same(self.name(state, seat, each))
            if name == wanted:
                return each
            if self.SHORTENS and name.startswith(f"{wanted} ") and each not in begun:
                begun.append(each)
        return begun[0] if len(begun) == 1 else None

    def target(self, state: S, kind: str, id: Value) -> Target:
        """A thing on the table or in the panel, by kind and id."""
        return Target(TargetKind(kind), typing.cast("int | str", id))

    def drawn(self, state: S, step: Chance, lots: Lots, words: Value) -> Drawn:
        """A scripted result of chance: a number or a list of numbers, unless the game has words."""
        if isinstance(words, int):
            return words
        if isinstance(words, list) and all(isinstance(each, int) for each in words):
            return tuple(words)
        raise CaseFault(f"{type(step).__name__} cannot draw {words!r}")

    # -- values, for the state and for every view of it

    def value(self, state: S, word: str) -> Value:
        """A value of the table: by default a field, or one below it, as ``deck`` or ``track.0``."""
        found: object = state
        for part in word.split("."):
            found = below(found, part)
        return plain_value(found)

    def table(self, state: S) -> dict[str, Value]:
        """What a reader wants to see of a state or a view, by name; a map may be lines of text."""
        return table_of(state)

    def seat_value(self, state: S, seat: Seat, word: str) -> Value:
        """A value of one seat. Raises CaseFault for a word it does not know."""
        raise CaseFault(f"[expect.seats] does not know {word!r}")


def table_of(state: State) -> dict[str, Value]:
    """All fields of a state, but its luck."""
    names = [name for name in state.__struct_fields__ if name != "luck"]
    return {name: plain_value(getattr(state, name)) for name in names}


def casebook(setup: Setup) -> Casebook[State]:
    """The casebook of a game; the base, where the game has none of its own."""
    module = game(setup.game).casebook
    if not module:
        return Casebook(setup)
    kind: type[Casebook[State]] = importlib.import_module(module).CASEBOOK
    return kind(setup)


def made(
    book: Casebook[S], kinds: Sequence[type[Step]], name: str, fields: dict[str, Value]
) -> Step:
    """A record by its name from plain values; raises CaseFault with the field that does not fit."""
    kind = next((each for each in kinds if each.__name__ == name), None)
    if kind is None:
        known = ", ".join(sorted(each.__name__ for each in kinds))
        raise CaseFault(f"there is no step {name!r}; known: {known}")
    unknown = set(fields) - set(kind.__struct_fields__)
    if unknown:
        raise CaseFault(f"step {name} has no field {', '.join(sorted(unknown))}")
    plain = {field: _unnamed(book, kind, field, value) for field, value in fields.items()}
    try:
        return msgspec.convert({"type": name, **plain}, kind)
    except msgspec.ValidationError as fault:
        raise CaseFault(f"step {name}: {fault}") from fault


def facts(book: Casebook[S], event: Event) -> dict[str, Value]:
    """An event as plain values: its name under ``event``, seats by name."""
    told = typing.cast("dict[str, Value]", plain_value(event))
    told = {"event": told.pop("type"), **told}
    for field in _seat_fields(type(event)):
        value = getattr(event, field)
        if isinstance(value, tuple):
            told[field] = [book.seat_name(each) for each in value]
        elif value is not None:
            told[field] = book.seat_name(value)
    return told


def drawn_first(step: Chance, lots: Lots, things: Sequence[str], wanted: Sequence[Value]) -> Drawn:
    """What a step draws where these of its things shall come first; the rest stay as they lie."""
    left, told = list(enumerate(things)), list[int]()
    for word in wanted:
        found = next((pair for pair in left if pair[1] == word), None)
        if found is None:
            raise CaseFault(f"{type(step).__name__} has no {word!r} left")
        left.remove(found)
        told.append(found[0])
    if not isinstance(lots, Order):
        return told[0]
    return (*told, *(number for number, _ in left))


def named(action: Action) -> str:
    """The plain name of an action: its class in small words, then its fields.

    >>> from rules.kernel.steps import Pass
    >>> named(Pass())
    'pass'
    """
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", type(action).__name__).lower()
    fields = [plain_value(getattr(action, name)) for name in type(action).__struct_fields__]
    return " ".join([words, *(_joined(each) for each in fields)])


def same(words: str) -> str:
    """Words as they are compared: small letters, single spaces."""
    return " ".join(words.casefold().split())


def plain_value(value: object) -> Value:
    """Tuples as lists, records as tables, closed sets by their word, sets in order."""
    simple = msgspec.to_builtins(value, str_keys=True, order="deterministic")
    return typing.cast("Value", msgspec.json.decode(msgspec.json.encode(simple)))


def below(found: object, part: str) -> object:
    """One field, key or place of a value. Raises CaseFault."""
    try:
        if isinstance(found, list | tuple):
            return found[int(part)]
        if isinstance(found, dict):
            return next(value for key, value in found.items() if str(key) == part)
        return getattr(found, part)
    except (AttributeError, IndexError, StopIteration, ValueError) as fault:
        raise CaseFault(f"there is no value {part!r}") from fault


def _joined(value: Value) -> str:
    if isinstance(value, list):
        return ",".join(_joined(each) for each in value)
    if isinstance(value, dict):
        return ",".join(f"{key}:{_joined(each)}" for key, each in value.items())
    return str(value)


def _seat_fields(kind: type[Record]) -> tuple[str, ...]:
    hints = typing.get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if _is_seat(hints[name]))


def _is_seat(hint: object) -> bool:
    return hint is Seat or Seat in typing.get_args(hint)


def _unnamed(book: Casebook[S], kind: type[Record], field: str, value: Value) -> Value:
    if field not in _seat_fields(kind) or isinstance(value, int):
        return value
    if isinstance(value, list):
        return [each if isinstance(each, int) else int(book.seat(each)) for each in value]
    return int(book.seat(value))
