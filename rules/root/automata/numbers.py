"""The numbers of the automata from the data file, by difficulty where they depend on it (9)."""

from functools import cache

import msgspec

from rules.root.data import read
from rules.root.state import Woodland

Row = dict[str, object]


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


def graded(state: Woodland, automaton: str, name: str) -> int:
    """A number that depends on the difficulty."""
    return _by_difficulty(automaton, name)[state.variant.difficulty]


def at(row: tuple[int, ...], index: int) -> int:
    """The value at an index; the last one beyond the end."""
    return row[min(index, len(row) - 1)]


def is_cut(state: Woodland) -> bool:
    """Whether the director's cut of the automata is played (`bot_variant`)."""
    return state.variant.option("bot_variant") == "directors_cut"
