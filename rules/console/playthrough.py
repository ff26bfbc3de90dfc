"""The command ``playthrough``: a whole game as text, to be read and compared like code."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from rules.bots.levels import luck_of
from rules.console.arguments import (
    Unusable,
    add_setup,
    old_file,
    seats_or_least,
    setup_from,
    tell,
    whole,
)
from rules.console.casebook import Casebook, casebook, facts
from rules.console.saving import put
from rules.kernel import agenda, door
from rules.kernel.luck import below
from rules.kernel.play import Play
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Event, Seat
from rules.kernel.text import english
from rules.kernel.views import share, view

MOST_NAMED = 6
WHOLE_EVERY = 20


def add_playthrough(parser: argparse.ArgumentParser) -> None:
    """The words of ``playthrough``."""
    add_setup(parser, optional=True)
    parser.add_argument(
        "--most", type=whole, default=0, metavar="N", help="stop after N answers (at the end)"
    )
    parser.add_argument(
        "--renew",
        nargs="+",
        type=old_file,
        default=[],
        metavar="FILE",
        help="write these files anew, as their first lines say",
    )


def run_playthrough(words: argparse.Namespace) -> int:
    """Plays a game at random and writes all that there is to see; or renews such files."""
    for path in words.renew:
        setup, most = head_of(read_words(path))
        put(path, ("\n".join(lines_of(setup, most)) + "\n").encode())
    if words.renew:
        return 0
    if words.game is None:
        raise Unusable("which game, or which files to renew")
    for line in lines_of(setup_from(words, seats_or_least(words)), words.most):
        tell(line)
    return 0


HEAD = re.compile(r"# (\w+), (\d+) seats, seed (\d+), at most (\d+) answers\n# (.*)\n")


def read_words(path: Path) -> str:
    """A text that somebody names. Raises Unusable."""
    try:
        return door.read_words(path)
    except door.Unreadable as fault:
        raise Unusable(str(fault).rstrip(".")) from fault


def head_of(text: str) -> tuple[Setup, int]:
    """The set-up and the length that a playthrough's first lines name."""
    found = HEAD.match(text)
    if found is None:
        raise Unusable("the file does not begin like a playthrough")
    game_id, seats, seed, most, options = found.groups()
    pairs = (each.split("=") for each in options.split())
    try:
        return setup_of(game_id, int(seats), int(seed), dict(pairs)), int(most)
    except (KeyError, ValueError) as fault:
        raise Unusable(
            f"the playthrough begins with a set-up that there is not: {fault}"
        ) from fault


def lines_of(setup: Setup, most: int = 0) -> Iterator[str]:
    """The lines of a playthrough: set-up, then state, views, options, choice and events."""
    book, play = casebook(setup), Play(setup)
    options = " ".join(f"{name}={value}" for name, value in sorted(setup.options.items()))
    yield f"# {setup.game}, {setup.seats} seats, seed {setup.seed}, at most {most} answers"
    yield f"# {options}"
    yield from _events(book, setup, play.opening.events)
    shown: dict[str, str] = {}
    number = 0
    while (seats := agenda.asked(play.state)) and (not most or number < most):
        if number % WHOLE_EVERY == 0:
            shown.clear()
        yield ""
        yield f"== {number}: {type(play.state.agenda[-1]).__name__}"
        yield from _changed(book, play.state, shown)
        luck = luck_of(setup.seed, Seat(0), number)
        luck, pick = below(luck, len(seats))
        yield from _question(book, play.state, seats, seats[pick])
        action = _picked(play.state, seats[pick], luck)
        yield f"-> {book.seat_name(seats[pick])}: {book.name(play.state, seats[pick], action)}"
        happened = play.submit(seats[pick], action)
        if happened.outcomes:
            yield f"   drawn: {_words(happened.outcomes)}"
        if happened.undo_barrier is not None:
            yield f"   barrier: {english(happened.undo_barrier)}"
        yield from _events(book, setup, happened.events)
        number += 1
    yield ""
    yield "== the end" if play.state.outcome else "== stopped"
    yield from _changed(book, play.state, {})


def _picked(state: State, seat: Seat, luck: int) -> Action:
    free_actions = agenda.free_actions(state, seat)
    luck, among = below(luck, 8)
    if free_actions and among == 0:
        return free_actions[below(luck, len(free_actions))[1]]
    actions = agenda.request(state, seat).actions
    return actions[below(luck, len(actions))[1]]


def _changed(book: Casebook[State], state: State, shown: dict[str, str]) -> Iterator[str]:
    """What differs from when it was last shown; then what each viewer does not see of it."""
    table = book.table(state)
    for name, value in table.items():
        yield from _if_new(shown, name, _words(value))
    for viewer in (None, *_seats_in(state)):
        seen = book.table(view(state, viewer))
        who = "the onlooker" if viewer is None else book.seat_name(viewer)
        for name, value in table.items():
            found = seen.get(name, "hidden")
            if _words(found) != _words(value):
                yield from _if_new(shown, f"{who} sees {name}", _words(found))
            else:
                shown.pop(f"{who} sees {name}", None)


def _if_new(shown: dict[str, str], name: str, words: str) -> Iterator[str]:
    if shown.get(name) != words:
        shown[name] = words
        yield from _block(name, words)


def _block(name: str, words: str) -> Iterator[str]:
    """One line, or the lines of a map below their name."""
    first, *more = words.splitlines() or [""]
    yield f"   {name}: {first}" if not more else f"   {name}:"
    yield from (f"      {line}" for line in ([first, *more] if more else []))


def _seats_in(state: State) -> Sequence[Seat]:
    choice = agenda.question(state)
    return choice.seats(state) if choice else ()


def _question(
    book: Casebook[State], state: State, seats: Sequence[Seat], chosen: Seat
) -> Iterator[str]:
    for seat in seats:
        request = agenda.request(state, seat)
        who = book.seat_name(seat)
        yield f"   {who} ({request.screen}): {english(request.prompt)}"
        if seat == chosen:
            yield from _options(book, state, seat, request.actions)


def _options(
    book: Casebook[State], state: State, seat: Seat, actions: Sequence[Action]
) -> Iterator[str]:
    choice = agenda.question(state)
    assert choice is not None
    yield f"   {len(actions)} options"
    for index in range(min(len(actions), MOST_NAMED)):
        # Some from everywhere, where there are too many to name them all.
        action = actions[index * len(actions) // min(len(actions), MOST_NAMED)]
        option = choice.describe(state, seat, action)
        path = " ".join(f"{target.kind}:{target.id}" for target in option.targets)
        yield f"     {book.name(state, seat, action)} | {english(option.label)} | {path}"
    for option in list(choice.refused(state, seat, state.answers.get(seat, ())))[:MOST_NAMED]:
        assert option.why_not is not None
        yield f"     not {english(option.label)}: {english(option.why_not)}"
    for option in agenda.aside_options(state, seat):
        yield f"     aside {english(option.label)}"


def _events(book: Casebook[State], setup: Setup, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        text = event.text()
        words = f" «{english(text)}»" if text else ""
        yield f"   * {_words(facts(book, event))}{words}"
        yield from _shares(book, setup, event)


def _shares(book: Casebook[State], setup: Setup, event: Event) -> Iterator[str]:
    """Who is told less, and what."""
    told: dict[str, list[str]] = {}
    for viewer in (None, *map(Seat, range(setup.seats))):
        shared = share((event,), viewer)
        if shared != (event,):
            who = "onlooker" if viewer is None else book.seat_name(viewer)
            told.setdefault(_words([facts(book, each) for each in shared]), []).append(who)
    for words, viewers in told.items():
        yield f"     {', '.join(viewers)}: {words}"


def _words(value: object) -> str:
    """Text as it is, all else as JSON."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
