"""The numbers of the automata from the data file, by difficulty where they depend on it (9)."""

from functools import cache
from typing import TypeVar

import msgspec

from rules.root.data import read
from rules.root.state import Woodland

Row = dict[str, object]
Value = TypeVar("Value")
DIFFICULTIES = ("easy", "normal", "challenging", "nightmare")


@cache
def _rows() -> dict[str, Row]:
    bots = msgspec.convert(read("automata")["bots"], Row)
    rows = msgspec.convert(bots["factions"], tuple[Row, ...])
    return {str(row["id"]): row for row in rows}


def row_of(automaton: str) -> Row:
    """All numbers of an automaton."""
    return _rows()[automaton]


@cache
def number(automaton: str, name: str) -> int:
    """A plain number."""
    return msgspec.convert(row_of(automaton)[name], int)


@cache
def numbers(automaton: str, name: str) -> tuple[int, ...]:
    """A row of numbers."""
    return msgspec.convert(row_of(automaton)[name], tuple[int, ...])


@cache
def words(automaton: str, name: str) -> tuple[str, ...]:
    """A row of ids."""
    return msgspec.convert(row_of(automaton)[name], tuple[str, ...])


@cache
def _by_difficulty(automaton: str, name: str) -> dict[str, int]:
    return msgspec.convert(row_of(automaton)[name], dict[str, int])


def cut(automaton: str, name: str, kind: type[Value]) -> Value:
    """A number or row of the director's cut, as what it is."""
    row = msgspec.convert(row_of(automaton)["directors_cut"], Row)
    return msgspec.convert(row[name], kind)


def chosen(state: Woodland, automaton: str, name: str, kind: type[Value]) -> Value:
    """A value that the director's cut changes: that of the variant that is played."""
    if is_cut(state):
        return cut(automaton, name, kind)
    return msgspec.convert(row_of(automaton)[name], kind)


def level(state: Woodland) -> int:
    """The difficulty as a number, the easiest first."""
    return DIFFICULTIES.index(state.variant.difficulty)


def graded(state: Woodland, automaton: str, name: str) -> int:
    """A number that depends on the difficulty."""
    return _by_difficulty(automaton, name)[state.variant.difficulty]


def at(row: tuple[int, ...], index: int) -> int:
    """The value at an index; the last one beyond the end."""
    return row[min(index, len(row) - 1)]


def is_cut(state: Woodland) -> bool:
    """Whether the director's cut of the automata is played (`bot_variant`)."""
    return state.variant.option("bot_variant") == "directors_cut"


@cache
def ids(table: str) -> tuple[str, ...]:
    """The ids of a table of the data file besides the automata themselves."""
    bots = msgspec.convert(read("automata")["bots"], Row)
    rows = msgspec.convert(bots[table], tuple[Row, ...])
    return tuple(str(row["id"]) for row in rows)
