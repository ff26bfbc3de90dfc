"""Whether a record may be shown: one answer for the console, the command line and the window.

What a file says of itself is compared with what the rules make of it, and everything that a screen
asks of a state is asked here first. Nothing of a file reaches a board before.
"""

from __future__ import annotations

import msgspec

from rules.kernel import agenda
from rules.kernel.codec import decode, encode
from rules.kernel.door import Unreadable, shown
from rules.kernel.head import Head, Summary, damaged
from rules.kernel.journal import ReplayFault
from rules.kernel.looking_through import strange_value
from rules.kernel.luck import below
from rules.kernel.play import Play
from rules.kernel.record import (
    Record,
    check_room,
    read_record,
    resume,
    setup_in,
    summary_of,
    table_in,
)
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Page, Seat
from rules.kernel.text import english, plain, say
from rules.kernel.views import sample_world, share, view

TRIALS, MOST_TRIED = 2, 1_500
"""How often a position is played on before it is shown, and for how many answers."""


class Vetted(msgspec.Struct, frozen=True):
    """A record that may be shown, and its game played through to the last entry."""

    record: Record
    play: Play


def vetted(raw: bytes) -> Vetted:
    """Read, replay and check a record once. Raises Unreadable; never anything else."""
    record = read_record(raw)
    check_room(record)
    try:
        play = _checked(record)
    except Unreadable:
        raise
    except ReplayFault as fault:
        raise _misfit(fault) from fault
    except Exception as fault:
        # The rules take their own states for granted, those of a file can break any line of them.
        # Whatever they raise about one means the same: this is no position of the game.
        raise damaged(f"{type(fault).__name__}: {fault}") from fault
    return Vetted(msgspec.structs.replace(record, head=_true_head(record.head, play)), play)


def _checked(record: Record) -> Play:
    game_id, journal = record.head.game, record.journal
    if journal.origin:
        # What was never played here has no rules that led to it.
        check_state(decode(game_id, journal.origin), journal.setup)
    play = resume(record)
    check_state(play.state, journal.setup)
    if journal.origin:
        _check_words(play)
        for luck in range(TRIALS):
            _try_out(play.state.clone(), luck)
    return play


def _try_out(state: State, luck: int) -> None:
    """Play a position on at random, as far as it goes: a step that finds what it needs nowhere
    would stop the game later on. Raises whatever the rules raise about it."""
    for _ in range(MOST_TRIED):
        if not (asked := agenda.asked(state)):
            break
        luck, pick = below(luck, len(asked))
        actions = agenda.actions(state, asked[pick])
        luck, choice = below(luck, len(actions))
        agenda.submit(state, asked[pick], actions[choice])
    if found := game(state.GAME).problems(state):
        raise damaged(found[0])


def check_state(state: State, setup: Setup) -> None:
    """Refuse a position that the rules would name, or that no seat could be shown.

    Raises Unreadable, or whatever the rules raise about it.
    """
    entry, seats = game(state.GAME), setup.seats
    _check_frame(state, entry.start(setup))
    if not set(state.answers) <= set(range(seats)):
        raise damaged(f"answers: {sorted(state.answers)}")
    if fault := strange_value(state, seats):
        raise damaged(fault)
    if found := entry.problems(state):
        raise damaged(found[0])
    english(entry.where(view(state, None)) or plain(""))
    entry.chapter(state)
    for viewer in (None, *map(Seat, range(seats))):
        _look(view(state, viewer), viewer)
    for seat in agenda.asked(state):
        _ask(state, seat)
    if state.outcome is not None:
        _check_outcome(state, seats)


def _check_frame(state: State, fresh: State) -> None:
    """What the set-up makes for good, and the lists, which go by seat or by place.

    Rules of another version that make something else of the same options have to carry games over.
    """
    for name in state.FIXED:
        if getattr(state, name, None) != getattr(fresh, name, None):
            raise damaged(name)
    for name in fresh.__struct_fields__:
        value, found = getattr(fresh, name), getattr(state, name)
        if type(value) is not list or name == "agenda":
            continue
        if len(found) != len(value):
            raise damaged(f"{name}: {len(found)} instead of {len(value)}")
        for row, old in zip(found, value, strict=True):
            if _is_row(old) and len(row) != len(old):
                raise damaged(f"{name}: {len(row)} instead of {len(old)}")


def _is_row(value: object) -> bool:
    """Numbers by seat or by kind: as many as the set-up has written."""
    return isinstance(value, tuple) and bool(value) and all(type(each) is int for each in value)


def _look(seen: State, viewer: Seat | None) -> None:
    """What screens ask of a view besides the question."""
    entry = game(seen.GAME)
    if viewer is not None:
        for note in entry.notebook(seen, viewer):
            msgspec.json.encode(note)
        agenda.free_actions(seen, viewer)


def _ask(state: State, seat: Seat) -> None:
    """The question to a seat in words, every option of it."""
    question = agenda.question(state)
    assert question is not None
    if isinstance(question, Page):
        english(question.shows(state, seat))
    english(agenda.request(state, seat).prompt)
    for option in agenda.options(state, seat):
        english(option.label)


def _check_outcome(state: State, seats: int) -> None:
    outcome = state.outcome
    assert outcome is not None
    english(outcome.reason)
    named = {*outcome.winners, *(line.seat for line in outcome.lines)}
    if not named <= set(range(seats)):
        raise damaged(f"outcome: {sorted(named)}")
    for line in outcome.lines:
        english(line.source)


def _check_words(play: Play) -> None:
    """What was told on the way can be said."""
    for happened in (play.opening, *play.happened):
        for event in share(happened.events, None):
            english(event.text() or plain(""))


def _misfit(fault: ReplayFault) -> Unreadable:
    why = plain(shown(fault.what))
    return Unreadable(say("kernel.record_misfit", entry=fault.entry + 1, why=why))


def _true_head(head: Head, play: Play) -> Head:
    """The head as the game itself has it. Raises Unreadable where it claims another end."""
    true: Summary = summary_of(play)
    claimed = head.summary
    if (claimed.winners, claimed.totals) != (true.winners, true.totals):
        raise damaged(f"winners: {claimed.winners}, totals: {claimed.totals}")
    table = encode(view(play.state, None)).decode()
    return msgspec.structs.replace(head, summary=true, table=table)


def table_of(head: Head) -> State | None:
    """The onlooker's view in a head, for a thumbnail; None where it is no view of a position.

    What is hidden in it is dealt: so the rules can look at the whole.
    """
    try:
        table = table_in(head)
        if table is None:
            return None
        check_state(sample_world(table, None, 1), setup_in(head))
        return table if view(table, None) == table else None
    except Exception:
        # As in `vetted`: it has only been read, never played.
        return None
