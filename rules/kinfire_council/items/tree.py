"""Where in a text its fields stand: the tables and lists of TOML with their places (15).

Only for texts that have been read without a fault: what is wrong with one is told elsewhere.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'"
    r"|\#[^\n]*|\n|[\[\]{}=,]|[^\s\[\]{}=,\#\"']+",
    re.DOTALL,
)
_BLANK = "\n#"


@dataclass
class Node:
    """A value: its first and last letter; `inner` holds what a table or list consists of."""

    start: int
    end: int = 0
    is_list: bool = False
    is_table: bool = False
    has_notes: bool = False
    """Whether a comment stands in it."""
    inner: dict[str, "Node"] = field(default_factory=dict)
    key_start: int = -1
    """Where the name of the field begins that it is the value of."""

    def holds_tables(self) -> bool:
        """Whether a table lies in it, however deep."""
        return any(each.is_table or each.holds_tables() for each in self.inner.values())


def fields_of(text: str) -> dict[str, Node]:
    """The fields of the only item in a text: name -> value. {} where it cannot be followed."""
    try:
        return _Reader(text).fields()
    except (StopIteration, ValueError, RecursionError):
        return {}


class _Reader:
    """Goes through a text from left to right."""

    def __init__(self, text: str) -> None:
        self._tokens = [(found.group(), found.start()) for found in _TOKEN.finditer(text)]
        self._at = 0
        self._notes = 0

    # ------------------------------------------------------------ tokens
    def _next(self) -> tuple[str, int]:
        if self._at >= len(self._tokens):
            raise ValueError
        self._at += 1
        return self._tokens[self._at - 1]

    def _skip(self) -> None:
        """Over ends of lines and comments."""
        while self._at < len(self._tokens) and self._peek()[:1] in _BLANK:
            self._notes += self._peek().startswith("#")
            self._at += 1

    def _peek(self) -> str:
        return self._tokens[self._at][0] if self._at < len(self._tokens) else ""

    # ------------------------------------------------------------ what they mean
    def fields(self) -> dict[str, Node]:
        """Head, then one field after another."""
        found: dict[str, Node] = {}
        self._skip()
        while self._peek():
            if self._peek() == "[":
                self._head()
            else:
                name, value = self._field()
                found[name] = value
            self._skip()
        return found

    def _head(self) -> None:
        while self._peek() not in ("\n", ""):
            self._next()

    def _field(self) -> tuple[str, Node]:
        name, start = self._next()
        if self._next()[0] != "=":
            raise ValueError
        value = self._value()
        value.key_start = start
        return name.strip("\"'"), value

    def _value(self) -> Node:
        token, start = self._next()
        node = Node(start, is_list=token == "[", is_table=token == "{")
        before = self._notes
        if node.is_list or node.is_table:
            node.inner = dict(self._inner("]" if node.is_list else "}", node.is_table))
        _, last = self._tokens[self._at - 1]
        node.end = last + len(self._tokens[self._at - 1][0])
        node.has_notes = self._notes > before
        return node

    def _inner(self, close: str, is_table: bool) -> Iterator[tuple[str, Node]]:
        number = 0
        self._skip()
        while self._peek() != close:
            number += 1
            yield self._field() if is_table else (str(number), self._value())
            self._skip()
            if self._peek() == ",":
                self._next()
                self._skip()
        self._next()
