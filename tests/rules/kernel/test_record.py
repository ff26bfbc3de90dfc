import base64
import contextlib
import dataclasses
import gzip
import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as some

from rules.kernel import agenda, record, registry
from rules.kernel.codec import encode
from rules.kernel.door import Unreadable
from rules.kernel.head import LAST_MOMENT
from rules.kernel.journal import Help, ReplayFault
from rules.kernel.names import clean_name
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import (
    FORMAT,
    SeatKind,
    SeatPlan,
    Standing,
    read_head,
    read_record,
    record_of,
    resume,
    write_record,
)
from rules.kernel.registry import setup_of
from rules.kernel.steps import Pass
from rules.kernel.text import say
from rules.kernel.vetting import table_of
from rules.kernel.views import view
from tests import toys
from tests.toys import raid as raid_toy

toys.register()
SEATS = (
    SeatPlan(SeatKind.PERSON, "Ada"),
    SeatPlan(SeatKind.BOT, "Bo", "random"),
    SeatPlan(SeatKind.BOT, level="random"),
)


def played(answers: int = 25) -> Play:
    play = Play(setup_of("raid", 3, 8, names=("Ada", "Bo", "")))
    number = 0
    while agenda.asked(play.state) and number < answers:
        seat = agenda.asked(play.state)[0]
        actions = agenda.actions(play.state, seat)
        play.submit(seat, actions[number * 7 % len(actions)])
        number += 1
    play.mark(Help.HINT, 0)
    return play


def a_record(answers: int = 25) -> record.Record:
    return record_of(
        played(answers),
        SEATS,
        TakeBack.FRIENDLY,
        program="0.1.0",
        id="abc",
        started=100,
        saved=200,
        standing=(Standing(0, "OfferAmbush", Pass()),),
        earlier=("[]",),
    )


RUNNING, OVER = write_record(a_record()), write_record(a_record(10_000))


MISSING = object()


def fields(raw: bytes) -> dict:
    return json.loads(raw)


def body(raw: bytes) -> dict:
    whole = fields(raw)
    if "body" in whole:
        return whole["body"]
    return json.loads(zlib.decompress(base64.b64decode(whole["sealed"])))


def with_body(raw: bytes, **values) -> bytes:
    whole = fields(raw)
    inner = {**body(raw), **values}
    whole["body"] = {name: value for name, value in inner.items() if value is not MISSING}
    whole.pop("sealed", None)
    return json.dumps(whole).encode()


def with_head(raw: bytes, **values) -> bytes:
    return json.dumps({**fields(raw), **values}).encode()


def reason(raw: bytes, read=read_record) -> str:
    with pytest.raises(Unreadable) as unreadable:
        read(raw)
    assert str(unreadable.value) == record.english(unreadable.value.reason)
    return str(unreadable.value)


# ---------------------------------------------------------------- writing and reading


@pytest.mark.parametrize("answers", [0, 1, 25, 10_000])
def test_a_record_comes_back_whole(answers: int) -> None:
    written = a_record(answers)
    assert read_record(write_record(written)) == written
    assert resume(written).state == written.snapshot


def test_the_magic_comes_first() -> None:
    for raw in (RUNNING, OVER):
        assert raw.startswith(b'{"lamplight":1,"program":"0.1.0","rules":1,"game":"raid"')
        assert raw.endswith(b"}\n")
        raw.decode("utf-8")


def test_while_the_game_runs_its_body_is_sealed() -> None:
    assert set(fields(RUNNING)) - set(fields(OVER)) == {"sealed"}
    assert set(fields(OVER)) - set(fields(RUNNING)) == {"body"}
    assert not read_head(RUNNING).is_over
    assert read_head(OVER).is_over


def test_the_size_of_a_sealed_body_tells_no_answer() -> None:
    """It is the same after whatever was answered, until very much has been."""
    sizes = {len(fields(write_record(a_record(answers)))["sealed"]) for answers in range(12)}
    assert sizes == {record.SEALED_IN * 4 // 3}
    assert read_record(write_record(a_record(11))) == a_record(11)


def test_the_head_holds_no_secret() -> None:
    head, state = read_head(RUNNING), read_record(RUNNING).snapshot
    assert head.table.encode() == encode(view(state, None))
    assert "seed" not in head.table
    assert head.summary.winners is None
    for hand in state.hands:
        assert json.dumps(list(hand)).replace(" ", "").encode() not in RUNNING


def test_the_summary_is_public() -> None:
    head = read_head(OVER)
    outcome = read_record(OVER).snapshot.outcome
    assert head.summary.winners == outcome.winners
    assert head.summary.totals == outcome.totals
    assert head.summary.entries == len(read_record(OVER).journal.entries)
    assert head.summary.where.key == "raid.where"
    assert (head.id, head.started, head.saved, head.seats) == ("abc", 100, 200, SEATS)


def test_a_record_does_not_change_with_the_game() -> None:
    play = played()
    kept = record_of(play, SEATS, TakeBack.STRICT, program="1")
    raw = write_record(kept)
    seat = agenda.asked(play.state)[0]
    play.submit(seat, agenda.actions(play.state, seat)[0])
    play.mark(Help.HINT, 0)
    assert write_record(kept) == raw


@pytest.mark.parametrize("raw", [RUNNING, OVER])
def test_packed_marked_and_spread_files_are_read_too(raw: bytes) -> None:
    whole = read_record(raw)
    assert read_record(gzip.compress(raw)) == whole
    assert read_record(b"\xef\xbb\xbf" + raw) == whole
    assert read_record(json.dumps(fields(raw), indent=4).encode()) == whole
    assert read_head(gzip.compress(raw)) == whole.head


def test_thumbnails() -> None:
    head = read_head(RUNNING)
    assert table_of(head) == view(read_record(RUNNING).snapshot, None)
    assert table_of(read_head(with_head(RUNNING, table=""))) is None
    assert table_of(read_head(with_head(RUNNING, rules=0))) is None


def test_unknown_words_of_the_summary_are_left_out() -> None:
    summary = {**fields(RUNNING)["summary"], "where": {"key": "raid.nowhere", "facts": []}}
    assert read_head(with_head(RUNNING, summary=summary)).summary.where is None
    summary["where"] = None
    assert read_head(with_head(RUNNING, summary=summary)).summary.where is None


def test_options_that_came_later_have_their_default() -> None:
    assert read_record(with_head(RUNNING, options={})).journal.setup.options == {"provoking": "yes"}


# ---------------------------------------------------------------- what cannot be opened


@pytest.mark.parametrize(
    "raw",
    [b"", b"hello", b"\x89PNG\r\n", b"[]", b"{}", b'{"game":"raid"}', b'{"lamplight":"1"}'],
)
def test_foreign_files(raw: bytes) -> None:
    for read in (read_head, read_record):
        assert "not a Lamplight file" in reason(raw, read)


def test_files_of_a_newer_format() -> None:
    said = reason(with_head(RUNNING, lamplight=FORMAT + 6, program="9.9"))
    assert "9.9" in said
    assert "format 7" in said
    assert "up to format 1" in said
    assert "(?)" in reason(b'{"lamplight":7,"program":3}')
    assert "(?)" in reason(b'{"lamplight":7,' + b"[" * 100_000)


def test_games_of_newer_rules() -> None:
    said = reason(with_head(RUNNING, rules=5), read_head)
    assert "version 5" in said
    assert "knows version 1" in said


def test_unknown_games() -> None:
    assert "“chess”" in reason(with_head(RUNNING, game="chess"), read_head)


def test_huge_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MOST_PACKED", len(RUNNING) - 1)
    assert "too large" in reason(RUNNING)
    monkeypatch.undo()
    bomb = gzip.compress(b'{"lamplight":1,' + b" " * (record.MOST_PLAIN + 1))
    assert len(bomb) < 1 << 20
    assert "the limit is 32 MB" in reason(bomb)
    sealed = base64.b64encode(zlib.compress(b" " * (record.MOST_PLAIN + 1))).decode()
    assert "the limit is 32 MB" in reason(with_head(RUNNING, sealed=sealed))


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        (RUNNING[:-20], "truncated"),
        (gzip.compress(RUNNING)[:-30], "the end is missing"),
        (b"\x1f\x8bnothing", "gzip"),
        (with_head(RUNNING, seats=[{"kind": "cat"}]), "seats"),
        (with_head(RUNNING, seats=[]), "0"),
        (with_head(RUNNING, options={"provoking": "maybe"}), "maybe"),
        (with_head(RUNNING, summary={}), "summary"),
        (with_head(RUNNING, sealed="*"), "body"),
        (with_head(RUNNING, sealed="AAAA"), "sealed"),
        (with_head(RUNNING, sealed=""), "body"),
        (with_body(RUNNING, seed=MISSING), "seed"),
        (with_body(RUNNING, more=1), "more"),
        (with_body(RUNNING, seed="x"), "seed"),
        (with_body(RUNNING, seed=-1), "A seed must be a whole number from 0 to"),
        (with_body(RUNNING, take_back="always"), "take_back"),
        (with_body(RUNNING, snapshot={}), "snapshot"),
        (with_body(RUNNING, origin={}), "snapshot"),
        (with_body(RUNNING, entries=[[7, {"type": "Done"}, []]]), "seat 7"),
        (with_body(RUNNING, entries=[[0, {"type": "Fly"}, []]]), "entries"),
        (with_body(RUNNING, opening=["x"]), "opening"),
        (with_body(RUNNING, digests={"x": "y"}), "digests"),
        (with_body(RUNNING, marks=[{"kind": "hint", "entry": 99, "seat": 0}]), "marks"),
        (with_body(RUNNING, marks=[{"kind": "hint", "entry": 0, "seat": 9}]), "marks"),
        (with_body(RUNNING, marks=[{"kind": "luck", "entry": 0, "seat": 0}]), "marks"),
        (with_body(RUNNING, standing=[[9, "x", {"type": "Pass"}]]), "standing"),
        (with_body(RUNNING, earlier=[1]), "earlier"),
    ],
)
def test_damaged_files_name_the_spot(raw: bytes, where: str) -> None:
    said = reason(raw)
    assert said.startswith("This file is damaged (")
    assert where in said.split("). It was not changed; an older copy of the")[0]


def test_nested_without_end() -> None:
    for name in ("where", "summary", "options"):
        member = f'"{name}":'.encode()
        deep = RUNNING.replace(member, member + b"[" * 99_999)
        assert "levels deep" in reason(deep)
    text = b'{"key":"raid.where","facts":[["turn",' * 20_000
    assert "levels deep" in reason(RUNNING.replace(b'"where":', b'"where":' + text))


# ---------------------------------------------------------------- older rules


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = dataclasses.replace(raid_toy.GAME, rules_version=2)
    monkeypatch.setitem(registry._loaded, "raid", entry)


@pytest.mark.usefixtures("newer_rules")
def test_a_game_of_older_rules_is_carried_over_from_its_snapshot() -> None:
    read = read_record(RUNNING)
    play = resume(read)
    assert play.state == read.snapshot
    assert play.journal.entries == []
    assert read.take_back is TakeBack.FRIENDLY
    assert read.earlier[0] == "[]"
    assert json.loads(read.earlier[1]) == body(RUNNING)["entries"]
    assert table_of(read.head) is None
    seat = agenda.asked(play.state)[0]
    play.submit(seat, agenda.actions(play.state, seat)[0])
    again = read_record(write_record(record_of(play, SEATS, TakeBack.STRICT, program="2")))
    assert resume(again).state == play.state


@pytest.mark.usefixtures("newer_rules")
def test_a_game_of_older_rules_that_cannot_be_carried_over() -> None:
    said = reason(with_body(RUNNING, snapshot={"turn": 3}))
    assert "older rules (version 1, program 0.1.0)" in said
    assert "version 2" in said


# ---------------------------------------------------------------- checks


def test_the_snapshot_must_be_where_the_journal_ends() -> None:
    written = a_record()
    written.snapshot.turn += 1
    with pytest.raises(ReplayFault, match="snapshot") as fault:
        resume(read_record(write_record(written)))
    assert fault.value.entry == 24


@given(some.binary(max_size=300))
def test_any_bytes_give_a_sentence(raw: bytes) -> None:
    for start in (b"", b'{"lamplight":1,', b"\x1f\x8b"):
        with pytest.raises(Unreadable):
            read_record(start + raw)


def check_damage(data) -> None:
    raw = bytearray(data.draw(some.sampled_from([RUNNING, OVER])))
    for _ in range(data.draw(some.integers(1, 4))):
        raw[data.draw(some.integers(0, len(raw) - 1))] = data.draw(some.integers(0, 255))
    with contextlib.suppress(Unreadable, ReplayFault):
        assert resume(read_record(bytes(raw))).game.id == "raid"


@given(some.data())
def test_any_damage_is_told_or_harmless(data) -> None:
    check_damage(data)


@pytest.mark.soak
@given(some.data())
def test_much_damage_is_told_or_harmless(data) -> None:
    check_damage(data)


@given(some.integers(0, len(OVER) - 3))
def test_a_torn_file_is_told(length: int) -> None:
    with pytest.raises(Unreadable):
        read_record(OVER[:length])


@given(
    some.text(max_size=40).map(clean_name),
    some.integers(0, LAST_MOMENT),
    some.lists(some.tuples(some.integers(0, 2), some.text(max_size=9)), max_size=3),
)
def test_any_record_survives(name: str, saved: int, standing: list) -> None:
    seats = (SeatPlan(SeatKind.PERSON, name), *SEATS[1:])
    kept = tuple(Standing(seat, step, Pass()) for seat, step in standing)
    play = Play(setup_of("raid", 3, 8, names=(name, "Bo", "")))
    written = record_of(
        play, seats, TakeBack.NONE, program=name, id="a1", saved=saved, standing=kept
    )
    assert read_record(write_record(written)) == written


def test_two_seats_of_one_name_are_told_apart() -> None:
    """Whose turn it is must be known of a game that came by mail, too."""
    seats = tuple(SeatPlan(SeatKind.PERSON, name) for name in ("Ada", "ADA ", "Ada"))
    play = Play(setup_of("raid", 3, 8, names=("Ada", "ADA ", "Ada")))
    head = read_record(write_record(record_of(play, seats, TakeBack.NONE, program="x"))).head
    assert [plan.name for plan in head.seats] == ["Ada", "ADA 2", "Ada 3"]


def test_the_sentence_of_a_fault_is_data() -> None:
    assert Unreadable(say("kernel.record_foreign")).reason == say("kernel.record_foreign")
