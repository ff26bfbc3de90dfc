"""The folder of games (models/records.py): the list, and opening with a plain word."""

from __future__ import annotations

import gzip
import json
import os
import time
from pathlib import Path

import msgspec
import pytest

from models import records as records_module
from models.places import Places
from models.records import SLOW_CLOCK, Opened, Records, older_copies, open_record
from models.saves import older
from models.seating import bot, person
from rules.kernel import agenda
from rules.kernel.door import Unreadable, read_file
from rules.kernel.head import fixed_id
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import MOST_PACKED, record_of, write_record
from rules.kernel.vetting import table_of
from tests.models import toy
from tests.models.tables import lanterns

PLANS = (person("Ada"), bot("random"))


@pytest.fixture
def records(user_places: Places) -> Records:
    return Records(user_places.records, user_places.cache)


def played(answers: int, seed: int = 1) -> Play:
    play = lanterns(2, seed)
    for _ in range(answers):
        if seats := agenda.asked(play.state):
            play.submit(seats[0], agenda.request(play.state, seats[0]).actions[-1])
    return play


def raw_of(play: Play) -> bytes:
    record = record_of(play, PLANS, TakeBack.FRIENDLY, program="1", id="a1", started=5, saved=6)
    return write_record(record)


def put(records: Records, name: str, raw: bytes, when: int = 100) -> Path:
    path = records.folder / f"{name}.lamplight"
    path.write_bytes(raw)
    os.utime(path, (when, when))
    return path


# ---------------------------------------------------------------- the list
def test_the_list_shows_public_heads_newest_first(records: Records) -> None:
    old = put(records, "old", raw_of(played(3)), when=100)
    new = put(records, "new", raw_of(played(10_000)), when=200)
    lines = records.lines()
    assert [line.path for line in lines] == [new, old]
    assert [line.head is not None and line.head.is_over for line in lines] == [True, False]
    assert lines[1].head is not None
    assert lines[1].head.seats == PLANS
    table = table_of(lines[1].head)
    assert isinstance(table, toy.Lanterns)
    assert set(table.roles) == {toy.HIDDEN}


def test_only_files_that_changed_are_read_again(
    records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(records, "a", raw_of(played(3)))
    put(records, "b", raw_of(played(3)))
    before = records.lines()
    read: list[Path] = []

    def note(path: Path, most: int) -> bytes:
        read.append(path)
        return read_file(path, most)

    monkeypatch.setattr("models.records.read_file", note)
    assert records.lines() == before
    assert [each.name for each in read] == ["records.json"]
    put(records, "a", raw_of(played(9)), when=300)
    assert records.lines()[0].path == path
    assert path in read


def test_the_index_can_be_thrown_away_or_damaged(records: Records, user_places: Places) -> None:
    put(records, "a", raw_of(played(3)))
    before = records.lines()
    index = user_places.cache / "records.json"
    for raw in (b"", b"?", b'{"lines": 5}', b'{"lines": [{"path": 1}]}'):
        index.write_bytes(raw)
        assert records.lines() == before
    index.unlink()
    assert records.lines() == before


def test_a_cache_that_cannot_be_written_is_no_fault(user_places: Places) -> None:
    (user_places.cache / "records.json").mkdir()
    records = Records(user_places.records, user_places.cache)
    put(records, "a", raw_of(played(3)))
    assert len(records.lines()) == 1


def test_a_file_that_is_no_record_stands_in_the_list_with_its_reason(records: Records) -> None:
    put(records, "a", b"no record")
    (line,) = records.lines()
    assert line.head is None
    assert line.fault is not None


def test_a_file_that_is_gone_is_gone_from_the_list(records: Records) -> None:
    path = put(records, "a", raw_of(played(3)))
    assert len(records.lines()) == 1
    path.unlink()
    assert records.lines() == []


def test_no_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert Records(tmp_path / "none", tmp_path / "cache").lines() == []


def test_the_game_to_continue_is_the_newest_that_runs(records: Records) -> None:
    assert records.last_unfinished() is None
    put(records, "over", raw_of(played(10_000)), when=300)
    runs = put(records, "runs", raw_of(played(3)), when=200)
    put(records, "older", raw_of(played(3)), when=100)
    put(records, "broken", b"?", when=400)
    line = records.last_unfinished()
    assert line is not None
    assert line.path == runs


def saved_at(play: Play, moment: int) -> bytes:
    return write_record(record_of(play, PLANS, TakeBack.FRIENDLY, program="1", saved=moment))


def test_the_game_to_continue_was_played_last_whatever_the_disk_says(records: Records) -> None:
    put(records, "copied", saved_at(played(3), 5_000), when=900)
    last = put(records, "last", saved_at(played(3), 6_000), when=100)
    line = records.last_unfinished()
    assert line is not None
    assert line.path == last


def test_a_clock_that_was_ahead_pins_no_game_on_top(records: Records) -> None:
    now = int(time.time())
    ahead = put(records, "ahead", saved_at(played(3), now + 40 * SLOW_CLOCK), when=900)
    further = put(records, "further", saved_at(played(3), now + 50 * SLOW_CLOCK), when=800)
    put(records, "old", saved_at(played(3), 6_000), when=100)
    skewed = put(records, "skewed", saved_at(played(3), now + SLOW_CLOCK // 2), when=100)
    found = [line.path for line in records.lines()]
    assert found[0] == skewed
    assert found[-2:] == [further, ahead]


def test_a_strange_index_is_made_anew(records: Records) -> None:
    path = put(records, "a", raw_of(played(3)))
    line, index = records.lines()[0], records._index_path
    raw = index.read_bytes()
    for bad in (b"[" * 99_999, raw.replace(b'"id":"a1"', b'"id":"../a"'), raw[:40], b"\x00"):
        index.write_bytes(bad)
        assert records.lines() == [line]
    os.remove(index)
    os.mkfifo(index)
    assert [each.path for each in records.lines()] == [path]


def test_new_files_tell_the_game_and_the_day_only(records: Records) -> None:
    one, other = (records.new_file("lanterns", PLANS, TakeBack.STRICT) for _ in range(2))
    assert one.path != other.path
    assert one.id != other.id
    assert one.path.name.startswith("lanterns-20")
    assert one.path.name.isascii()
    assert "Ada" not in one.path.name


class Bin:
    """Stands for Qt's way into the system's bin."""

    there = False

    def __init__(self, name: str) -> None:
        self.path = Path(name)

    def moveToTrash(self) -> bool:  # noqa: N802  (Qt's name)
        if self.there:
            self.path.unlink()
        return self.there


def test_a_record_goes_into_the_bin_with_its_older_copies(
    records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(records, "a", raw_of(played(3)))
    older(path, 1).parent.mkdir()
    older(path, 1).write_bytes(raw_of(played(1)))
    monkeypatch.setattr(records_module, "QFile", Bin)
    assert not records.remove(path)
    assert path.exists()
    assert older(path, 1).exists()
    monkeypatch.setattr(Bin, "there", True)
    assert records.remove(path)
    assert not path.exists()
    assert not older(path, 1).exists()


# ---------------------------------------------------------------- opening
def test_a_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    play = played(8)
    path = tmp_path / "a.lamplight"
    path.write_bytes(raw_of(play))
    opened = open_record(path)
    assert opened.play.state == play.state
    file = opened.file()
    assert (file.path, file.seats, file.take_back) == (path, PLANS, TakeBack.FRIENDLY)
    assert (file.id, file.started) == (fixed_id("a1"), 5)


def test_compressed_records_open_too(tmp_path: Path) -> None:
    path = tmp_path / "a.lamplight"
    path.write_bytes(gzip.compress(raw_of(played(8))))
    assert open_record(path).play.state == played(8).state


def refusal(path: Path) -> str:
    with pytest.raises(Unreadable) as caught:
        open_record(path)
    return str(caught.value)


def test_each_fault_has_its_sentence_and_the_file_stays(tmp_path: Path) -> None:
    whole = raw_of(played(8))
    newer = b'{"lamplight":99,"program":"9.9"}'
    over = json.loads(raw_of(played(10_000)))
    over["body"]["entries"][4][1] = {"type": "Go", "way": "left"}
    strange = json.loads(whole)
    strange["game"] = "go"
    said = {
        "not one of ours": (b"\x89PNG....", "not a Lamplight file"),
        "cut off": (whole[:-40], "damaged"),
        "newer": (newer, "99"),
        "unknown game": (json.dumps(strange).encode(), "go"),
        "moves that do not fit": (json.dumps(over).encode(), "break the rules"),
    }
    for name, (raw, words) in said.items():
        path = tmp_path / f"{name}.lamplight"
        path.write_bytes(raw)
        assert words.casefold() in refusal(path).casefold(), name
        assert path.read_bytes() == raw


def test_a_huge_file_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge.lamplight"
    with path.open("wb") as file:
        file.truncate(MOST_PACKED + 1)
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail("it was read"))
    assert "16" in refusal(path)


def test_files_that_cannot_be_opened_say_why(tmp_path: Path) -> None:
    assert "not found" in refusal(tmp_path / "none.lamplight")
    (tmp_path / "folder.lamplight").mkdir()
    assert "is a folder" in refusal(tmp_path / "folder.lamplight")


# ---------------------------------------------------------------- older copies
@pytest.fixture
def with_copies(records: Records) -> Path:
    path = put(records, "a", b"damaged")
    older(path, 1).parent.mkdir()
    older(path, 1).write_bytes(raw_of(played(6)))
    older(path, 2).write_bytes(b"damaged too")
    older(path, 3).write_bytes(raw_of(played(2)))
    return path


def test_older_copies_that_open_are_offered(with_copies: Path) -> None:
    assert older_copies(with_copies) == [older(with_copies, 1), older(with_copies, 3)]


def test_an_older_copy_goes_on_as_a_game_of_its_own(with_copies: Path) -> None:
    opened = open_record(older(with_copies, 1))
    file = opened.file()
    assert file.path.parent == with_copies.parent
    assert file.path != with_copies
    assert not file.path.exists()
    assert file.id != "a1"


def test_older_copies_stand_in_no_list(records: Records, with_copies: Path) -> None:
    assert [line.path for line in records.lines()] == [with_copies]


def test_a_record_without_an_id_gets_one(tmp_path: Path) -> None:
    record = record_of(played(3), PLANS, TakeBack.STRICT, program="1")
    opened = Opened(tmp_path / "a.lamplight", record, played(3))
    assert opened.file().id
    assert msgspec.structs.replace(record).head.id == ""
