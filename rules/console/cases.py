"""Rule cases: short scripts in the words of a game, as ``tests/cases/README.md`` describes them.

Read from TOML with every word checked, then played strictly: a choice that is not scripted fails,
passes and pages read excepted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from rules.console.casebook import CaseFault, Value
from rules.kernel.door import Unreadable, read_toml
from rules.kernel.text import Text, english

Who = str | int


class Offers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may choose now: `has` among others, `only` exactly, `lacks` not.

    `refuses`: option -> why not; `explains`: kind of thing -> its id -> why not.
    """

    seat: Who
    has: tuple[Value, ...] = ()
    only: tuple[Value, ...] | None = None
    lacks: tuple[Value, ...] = ()
    refuses: dict[str, str] = {}
    explains: dict[str, dict[str, str]] = {}


class Sees(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer knows: values of the table and of the seats, events as it was told them."""

    viewer: Who
    values: dict[str, Value] = {}
    seats: dict[str, dict[str, Value]] = {}
    events: tuple[Value, ...] = ()
    no_events: tuple[Value, ...] = ()


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold at one moment. Events are those since the last line; at the end, all."""

    question: str | None = None
    asked: tuple[Who, ...] | None = None
    offers: tuple[Offers, ...] = ()
    values: dict[str, Value] = {}
    seats: dict[str, dict[str, Value]] = {}
    events: tuple[Value, ...] = ()
    no_events: tuple[Value, ...] = ()
    sees: tuple[Sees, ...] = ()
    over: bool | None = None
    winners: tuple[Who, ...] | None = None
    scores: tuple[int, ...] | None = None
    score_lines: dict[str, dict[str, int]] = {}
    reason: str | None = None
    undo: str | None = None


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of a seat (a list: its parts in order), or a withdrawal, and what then holds.

    `refused`: the choice must be refused, for this reason. `luck`: the results of chance that it
    sets off, each under the name of its step.
    """

    seat: Who
    choose: Value = None
    withdraw: bool = False
    refused: str | None = None
    luck: tuple[dict[str, Value], ...] = ()
    expect: Expect = Expect()


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule case as it is written."""

    title: str
    game: str
    rule: str = ""
    options: dict[str, str] = {}
    seats: int = 0
    names: tuple[str, ...] = ()
    seed: int = 1
    position: dict[str, Value] = {}
    at: tuple[dict[str, Value], ...] | dict[str, Value] = ()
    luck: tuple[dict[str, Value], ...] = ()
    expect: Expect = Expect()
    line: tuple[Line, ...] = ()
    stops_at: str | None = None
    end: Expect = Expect()


class Told(msgspec.Struct, frozen=True):
    """What became of a case: `fault` is None when all holds."""

    path: Path
    title: str
    fault: str | None = None


def case_files(paths: Sequence[Path]) -> list[Path]:
    """The case files that the paths name; a folder stands for all below it, in order."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found


def read_cases(path: Path) -> list[Case]:
    """The cases of a file. Raises CaseFault with the spot that cannot be read."""
    try:
        written = read_toml(path)
    except Unreadable as fault:
        raise CaseFault(f"cannot be read: {fault}") from fault
    shared = {word: value for word, value in written.items() if word != "case"}
    bodies = written.get("case", [{}])
    if not isinstance(bodies, list):
        raise CaseFault("cannot be read: a case is written below [[case]]")
    return [_case(shared, body, number) for number, body in enumerate(bodies, 1)]


def _case(shared: dict[str, object], body: object, number: int) -> Case:
    try:
        case = msgspec.convert(shared | msgspec.convert(body, dict[str, object]), Case)
    except msgspec.ValidationError as fault:
        raise CaseFault(f"case {number}: {fault}") from fault
    return msgspec.structs.replace(case, seats=case.seats or len(case.names) or 1)


def told_of(path: Path) -> Iterator[Told]:
    """Plays the cases of a file and tells what became of each."""
    from rules.console.caserun import run_case

    try:
        cases = read_cases(path)
    except CaseFault as fault:
        yield Told(path, path.stem, str(fault))
        return
    for case in cases:
        try:
            run_case(case)
        except CaseFault as fault:
            yield Told(path, case.title, str(fault))
        else:
            yield Told(path, case.title)


def is_said(reason: Text, written: str) -> bool:
    """Whether a reason is the written one: by its key, or by words of its English sentence."""
    return written == reason.key or written.casefold() in english(reason).casefold()
