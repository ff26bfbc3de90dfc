"""A game as one file: `Record` to bytes and back, every field checked, nothing executed.

One UTF-8 JSON object. Its first member is ``"lamplight"``, the format number; then the head in
plain (who plays what, a public summary and an onlooker's view for thumbnails), then the body:
``"body"`` in plain once the game is over, before that ``"sealed"``, the same deflated, filled up
and in base64, so that opening the file or weighing it shows nobody's cards. Where files lie and
how they are written safely is not known here.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import zlib
from functools import cache
from typing import Any

import msgspec

from rules.kernel.codec import Damaged, action_type, check_numbers, decode, digest, encode
from rules.kernel.door import Unreadable, check_json, shown
from rules.kernel.head import MOST_ENTRIES, Head, SeatKind, SeatPlan, Summary, damaged, fit_head
from rules.kernel.journal import Entry, Journal, Mark, ReplayFault
from rules.kernel.luck import Drawn
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import (
    Setup,
    UnfitSetup,
    data_of,
    default_options,
    game,
    is_at_hand,
    is_known,
    learn_data,
    setup_of,
)
from rules.kernel.state import State
from rules.kernel.steps import Action, Seat
from rules.kernel.text import Text, english, plain, say
from rules.kernel.views import view

__all__ = ["Head", "Record", "SeatKind", "SeatPlan", "Standing", "Summary"]  # the head's, too

FORMAT = 1
"""The number of the format that this program writes; it reads this one and all before it."""

MOST_PACKED = 16 << 20
"""A file that is larger is not opened (bytes)."""
MOST_PLAIN = 32 << 20
"""What a file may hold when unpacked (bytes)."""
MOST_HELD = {
    "opening": MOST_ENTRIES,
    "entries": MOST_ENTRIES,
    "digests": MOST_ENTRIES,
    "marks": MOST_ENTRIES,
    "standing": 1_000,
    "earlier": 100,
}
"""So many values may each list of a body hold."""
SEALED_IN = 24 << 10
"""A sealed body is filled up to a multiple of this (bytes): the size of a file tells no answer."""

_MAGIC = re.compile(rb'\s*\{\s*"lamplight"\s*:\s*(\d{1,9})\s*[,}]')
_write = msgspec.json.Encoder(order="deterministic").encode


class Standing(msgspec.Struct, frozen=True):
    """A seat's standing answer to a kind of question: the name of the step and the part to give."""

    seat: Seat
    step: str
    part: Action


class Record(msgspec.Struct, frozen=True):
    """A whole game in a file.

    `snapshot` is the state after the last entry. `earlier`: journals (as JSON) that older rules
    wrote before the game was carried over from its snapshot; they are kept for reading.
    """

    head: Head
    journal: Journal
    snapshot: State
    take_back: TakeBack = TakeBack.STRICT
    standing: tuple[Standing, ...] = ()
    earlier: tuple[str, ...] = ()


def record_of(
    play: Play,
    seats: tuple[SeatPlan, ...],
    take_back: TakeBack,
    *,
    program: str,
    id: str = "",
    started: int = 0,
    saved: int = 0,
    standing: tuple[Standing, ...] = (),
    earlier: tuple[str, ...] = (),
) -> Record:
    """The record of a game as it stands.

    Independent of the game, so another thread may write it.
    """
    kept, state = play.journal, play.state.clone()
    journal = msgspec.structs.replace(
        kept, entries=list(kept.entries), digests=dict(kept.digests), marks=list(kept.marks)
    )
    seen = view(state, None)
    head = Head(
        FORMAT,
        program,
        play.game.rules_version,
        play.game.id,
        play.setup.options,
        seats,
        summary_of(play),
        id,
        started,
        saved,
        encode(seen).decode(),
        data_of(state) or msgspec.UNSET,
    )
    return Record(head, journal, state, take_back, standing, earlier)


def summary_of(play: Play) -> Summary:
    """What lists show of a game as it stands."""
    state, outcome = play.state, play.state.outcome
    return Summary(
        # While a game runs the number of parts would tell how others answer.
        len(play.journal.entries) if outcome else state.ply,
        play.game.where(view(state, None)),
        outcome.winners if outcome else None,
        outcome.totals if outcome else (),
    )


def write_record(record: Record) -> bytes:
    """The bytes of a record: the body sealed while the game runs, plain once it is over."""
    head = msgspec.json.encode(record.head)[:-1]
    body = _write(_body_of(record))
    if record.head.is_over:
        return b'%b,"body":%b}\n' % (head, body)
    return b'%b,"sealed":"%b"}\n' % (head, base64.b64encode(_sealed(body)))


def _sealed(body: bytes) -> bytes:
    """A body packed and filled up with what looks like more of it; readers stop before that.

    How well it packs depends on what was bid, kept or chosen in secret: without the filling the
    size of the file after each answer would tell that.
    """
    packed = zlib.compress(body, 1)
    return packed + hashlib.shake_256(body).digest(-len(packed) % SEALED_IN)


def read_head(raw: bytes) -> Head:
    """The plain part of a record, checked. Raises Unreadable."""
    return _head(_unpacked(raw))


def read_record(raw: bytes) -> Record:
    """A record from the bytes of a file. Raises Unreadable; never anything else.

    A record of older rules comes back carried over: its journal starts from the snapshot.
    """
    plain_bytes = _unpacked(raw)
    head = _head(plain_bytes)
    body = _body(plain_bytes)
    setup = _setup(head, body)
    snapshot = _snapshot(head, body["snapshot"])
    if head.rules < game(head.game).rules_version:
        return _carried_over(head, setup, snapshot, body)
    read = {name: _read(head.game, name, body[name]) for name in _decoders(head.game)}
    journal = Journal(
        setup,
        read["opening"],
        [Entry(seat, part, drawn) for seat, part, drawn in read["entries"]],
        read["digests"],
        read["marks"],
        encode(_snapshot(head, body["origin"])) if bytes(body["origin"]) != b"null" else b"",
    )
    _check_seats(journal, read["standing"])
    standing = tuple(Standing(*each) for each in read["standing"])
    return Record(head, journal, snapshot, read["take_back"], standing, read["earlier"])


def check_room(record: Record) -> None:
    """Refuse a record that would be too large when it is written again. Raises Unreadable."""
    if len(record.earlier) > MOST_HELD["earlier"]:
        raise damaged(f"earlier: more than {MOST_HELD['earlier']}")
    _body(_unpacked(write_record(record)))


def table_in(head: Head) -> State | None:
    """The onlooker's view in a head, unchecked; None where this program cannot read it."""
    if head.rules != game(head.game).rules_version:
        return None
    try:
        raw = head.table.encode()
        check_json(raw)
        check_numbers(head.game, raw)
        _learned(head)
        table = decode(head.game, raw)
    except (Damaged, ValueError):
        return None
    return table if is_at_hand(table) else None


def resume(record: Record) -> Play:
    """The game of a record, played again with checks against its snapshot. Raises ReplayFault."""
    play = Play.resumed(record.journal)
    if digest(play.state) != digest(record.snapshot):
        raise ReplayFault(
            len(record.journal.entries) - 1, "the state differs from the snapshot in the record"
        )
    return play


# ---------------------------------------------------------------- writing


def _body_of(record: Record) -> dict[str, object]:
    journal = record.journal
    return {
        "seed": journal.setup.seed,
        "take_back": record.take_back,
        "opening": journal.opening,
        "entries": [(entry.seat, entry.part, entry.drawn) for entry in journal.entries],
        "digests": {str(count): mark for count, mark in sorted(journal.digests.items())},
        "marks": journal.marks,
        "standing": [(each.seat, each.step, each.part) for each in record.standing],
        "earlier": record.earlier,
        "origin": msgspec.Raw(journal.origin or b"null"),
        "snapshot": msgspec.Raw(encode(record.snapshot)),
    }


# ---------------------------------------------------------------- reading

_RAW_FIELDS = ("origin", "snapshot")


class _Whole(Head, frozen=True):
    body: msgspec.Raw = msgspec.Raw(b"")
    sealed: str = ""


class _Stamp(msgspec.Struct):
    program: str = "?"


def _short(words: str) -> Text:
    return plain(shown(words))


def _unpacked(raw: bytes) -> bytes:
    if len(raw) > MOST_PACKED:
        raise _huge(MOST_PACKED)
    if raw[:2] == b"\x1f\x8b":
        raw = _inflated(raw, 31, "gzip")
    raw = raw.removeprefix(b"\xef\xbb\xbf")
    found = _MAGIC.match(raw)
    if found is None:
        raise Unreadable(say("kernel.record_foreign"))
    if int(found.group(1)) > FORMAT:
        raise _newer(raw, int(found.group(1)))
    check_json(raw)
    return raw


def _inflated(packed: bytes, window: int, where: str) -> bytes:
    unpacker = zlib.decompressobj(window)
    try:
        inflated = unpacker.decompress(packed, MOST_PLAIN)
    except zlib.error as fault:
        raise damaged(f"{where}: {fault}") from fault
    if unpacker.unconsumed_tail:
        raise _huge(MOST_PLAIN)
    if not unpacker.eof:
        raise damaged(f"{where}: the end is missing")
    return inflated


def _huge(most: int) -> Unreadable:
    return Unreadable(say("kernel.record_huge", most=most >> 20))


def _newer(raw: bytes, number: int) -> Unreadable:
    try:
        stamp = msgspec.json.decode(raw, type=_Stamp)
    except (msgspec.DecodeError, ValueError, RecursionError):
        stamp = _Stamp()
    return Unreadable(
        say("kernel.record_newer", number=number, known=FORMAT, program=_short(stamp.program))
    )


def _head(raw: bytes) -> Head:
    try:
        head = msgspec.json.decode(raw, type=Head)
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise damaged(str(fault)) from fault
    if not is_known(head.game):
        raise Unreadable(say("kernel.record_unknown_game", game=_short(head.game)))
    entry = game(head.game)
    if head.rules > entry.rules_version:
        raise Unreadable(
            say(
                "kernel.record_newer_rules",
                rules=head.rules,
                known=entry.rules_version,
                program=_short(head.program),
            )
        )
    return fit_head(head)


def _body(raw: bytes) -> dict[str, msgspec.Raw]:
    try:
        whole = msgspec.json.decode(raw, type=_Whole)
        packed = base64.b64decode(whole.sealed, validate=True)
        inner = _inflated(packed, 15, "sealed") if packed else bytes(whole.body)
        if packed:
            check_json(inner)  # what is plain has been checked with the whole
        body = msgspec.json.decode(inner, type=dict[str, msgspec.Raw])
    except Unreadable:
        raise
    except (msgspec.DecodeError, binascii.Error, ValueError, RecursionError) as fault:
        raise damaged(f"body: {fault}") from fault
    known = {"seed", *_RAW_FIELDS, *_FIELD_TYPES}
    if set(body) != known:
        raise damaged(f"body: {', '.join(sorted(set(body) ^ known))}")
    return body


def _setup(head: Head, body: dict[str, msgspec.Raw]) -> Setup:
    try:
        seed = msgspec.json.decode(body["seed"], type=int)
    except (msgspec.DecodeError, ValueError) as fault:
        raise damaged(f"seed: {fault}") from fault
    return setup_in(head, seed)


def setup_in(head: Head, seed: int = 0) -> Setup:
    """The set-up that a head tells; the seed stands in the body. Raises Unreadable."""
    own = _learned(head)
    try:
        options = default_options(game(head.game)) | head.options
        names = tuple(plan.name for plan in head.seats)
        names = names if any(names) else ()
        return setup_of(head.game, len(head.seats), seed, options, names, own)
    except UnfitSetup as fault:
        raise damaged(" ".join(map(english, fault.reasons))) from fault


def _learned(head: Head) -> str:
    """The name of the edited data in a head, made known; «» where there is none."""
    try:
        check_json((head.own or "").encode())
        return learn_data(head.game, head.own or "")
    except Unreadable:
        raise
    except ValueError as fault:
        raise damaged(f"own: {fault}") from fault


def _snapshot(head: Head, raw: msgspec.Raw) -> State:
    try:
        check_numbers(head.game, bytes(raw))
        state = decode(head.game, bytes(raw))
    except Damaged as fault:
        if head.rules < game(head.game).rules_version:
            raise _old_rules(head) from fault
        raise damaged(f"snapshot: {fault}") from fault
    if not is_at_hand(state):
        raise _old_rules(head)
    return state


def _old_rules(head: Head) -> Unreadable:
    return Unreadable(
        say(
            "kernel.record_old_rules",
            rules=head.rules,
            known=game(head.game).rules_version,
            program=_short(head.program),
        )
    )


def _carried_over(
    head: Head, setup: Setup, snapshot: State, body: dict[str, msgspec.Raw]
) -> Record:
    journal = Journal(setup, origin=encode(snapshot))
    told = (*_read(head.game, "earlier", body["earlier"]), bytes(body["entries"]).decode())
    take_back = _read(head.game, "take_back", body["take_back"])
    return Record(head, journal, snapshot, take_back, (), told)


_FIELD_TYPES: dict[str, Any] = {
    "take_back": TakeBack,
    "opening": tuple[Drawn, ...],
    "entries": "list[tuple[Seat, action, tuple[Drawn, ...]]]",
    "digests": dict[int, str],
    "marks": list[Mark],
    "standing": "list[tuple[Seat, str, action]]",
    "earlier": tuple[str, ...],
}


@cache
def _decoders(game_id: str) -> dict[str, msgspec.json.Decoder[Any]]:
    action = action_type(game_id)
    types = dict(_FIELD_TYPES)
    types["entries"] = list[tuple[Seat, action, tuple[Drawn, ...]]]  # type: ignore[valid-type]
    types["standing"] = list[tuple[Seat, str, action]]  # type: ignore[valid-type]
    return {name: msgspec.json.Decoder(kind) for name, kind in types.items()}


def _read(game_id: str, name: str, raw: msgspec.Raw) -> Any:
    try:
        found = _decoders(game_id)[name].decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise damaged(f"{name}: {fault}") from fault
    if name in MOST_HELD and len(found) > MOST_HELD[name]:
        raise damaged(f"{name}: more than {MOST_HELD[name]}")
    return found


def _check_seats(journal: Journal, standing: list[tuple[Seat, str, Action]]) -> None:
    known = range(journal.setup.seats)
    for index, entry in enumerate(journal.entries):
        if entry.seat not in known:
            raise damaged(f"entries[{index}]: seat {entry.seat}")
    for mark in journal.marks:
        named = {mark.seat, mark.whose} - {None}
        if not named.issubset(known) or not 0 <= mark.entry <= len(journal.entries):
            raise damaged(f"marks: seat {mark.seat}, entry {mark.entry}")
    for seat, step, _ in standing:
        if seat not in known:
            raise damaged(f"standing: seat {seat}, {step}")
