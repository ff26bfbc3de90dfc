"""Games with items of one's own: from the user's folder into games, records and bots (1)."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.packing import pack, unpack
from rules.kernel import agenda
from rules.kernel.door import Unreadable
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import (
    SeatKind,
    SeatPlan,
    read_head,
    read_record,
    record_of,
    resume,
    write_record,
)
from rules.kernel.registry import (
    Setup,
    UnfitSetup,
    data_of,
    default_options,
    game,
    setup_faults,
    setup_of,
)
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kernel.vetting import table_of
from rules.kernel.views import view
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import shipped_sources
from rules.kinfire_council.printed import library
from rules.kinfire_council.state import game_of

GAME = game("kinfire_council")
OWN = {"items": "own"}
SEATS = (SeatPlan(SeatKind.PERSON, "Ada"), SeatPlan(SeatKind.BOT, level="random"))


@pytest.fixture(autouse=True)
def nothing_is_learned_for_good(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test begins with the shipped items only."""
    library.shipped()
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})
    own.learn.cache_clear()
    yield
    own.learn.cache_clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A user's folder in which a councilor has another name and more coins."""
    words = shipped_sources()["councilors.toml"].decode()
    edited = words.replace('name = "Talos"', 'name = "Talus"').replace(
        "coin = 3, common", "coin = 9, common"
    )
    (tmp_path / "councilors.toml").write_text(edited, "utf-8")
    return tmp_path


def forget() -> None:
    """As on another machine."""
    library._known.clear()
    own._in_use.clear()
    own.learn.cache_clear()
    library.shipped.cache_clear()


def played(answers: int = 12) -> Play:
    """A game with the user's items, some answers on."""
    play = Play(setup_of("kinfire_council", 2, 4, OWN))
    for _ in range(answers):
        seat = agenda.asked(play.state)[0]
        play.submit(seat, agenda.actions(play.state, seat)[0])
    return play


def written(play: Play) -> bytes:
    return write_record(record_of(play, SEATS, TakeBack.STRICT, program="1"))


def test_without_own_items_nobody_is_asked(tmp_path: Path) -> None:
    """The option is idle, and who chooses it nevertheless is told why it cannot be."""
    setup = Setup("kinfire_council", 2, 1, default_options(GAME))
    assert GAME.idle_options(setup) == ("items",)
    assert own.options() == {}
    with pytest.raises(UnfitSetup) as fault:
        setup_of("kinfire_council", 2, 1, OWN)
    assert [english(each) for each in fault.value.reasons] == [
        "There are no valid items of your own on this machine: choose the shipped items, or put"
        " your own into the program's folder."
    ]
    assert own.use(tmp_path).faults
    assert not own.has_own()


def test_the_same_items_are_not_own_ones(tmp_path: Path) -> None:
    """A copy of a shipped file changes nothing."""
    (tmp_path / "sites.toml").write_bytes(shipped_sources()["sites.toml"])
    own.use(tmp_path)
    assert not own.has_own()


def test_items_with_a_fault_are_not_used(folder: Path) -> None:
    """The report tells it; a valid set of before is forgotten."""
    own.use(folder)
    assert own.has_own()
    (folder / "sites.toml").write_text("")
    (fault,) = own.use(folder).faults
    assert english(fault).startswith("sites.toml: ")
    assert not own.has_own()


def test_a_report_names_what_is_there(folder: Path) -> None:
    """Which files are the owner's, how many items there are."""
    report = own.check(folder)
    own_files, left = [english(each) for each in report.notes]
    assert own_files == "Own files: councilors.toml."
    assert left.startswith("127 items in this set are Lamplight's stand-ins: lampwright_row, ")
    assert report.good is not None
    assert "6 x councilor" in english(report.good)
    assert not own.has_own()


def test_a_game_is_played_with_own_items(folder: Path) -> None:
    """What was typed in is what is dealt; the shipped items are still there for others."""
    own.use(folder)
    setup = setup_of("kinfire_council", 2, 4, OWN)
    assert setup.own not in ("", library.shipped().digest)
    assert setup_faults(setup) == ()
    assert GAME.idle_options(setup) == ()
    assert own.options() == OWN
    play = Play(setup)
    items = library.item_set(game_of(play.state))
    assert items.councilors["talos"].name == "Talus"
    assert data_of(play.state)
    assert setup_of("kinfire_council", 2, 4).own == setup.own
    other = Play(setup_of("kinfire_council", 2, 4, {"items": "shipped"}))
    assert library.item_set(game_of(other.state)).councilors["talos"].name == "Talos"
    assert data_of(other.state) == ""


def test_records_of_shipped_items_carry_none() -> None:
    """Nothing is added to them."""
    play = Play(setup_of("kinfire_council", 2, 4))
    assert b'"own":' not in written(play)


def test_a_game_goes_on_on_another_machine(folder: Path) -> None:
    """The record carries the whole set; what is edited later changes nothing."""
    own.use(folder)
    play = played()
    raw = written(play)
    forget()
    found = read_record(raw)
    assert found.journal.setup.own == play.setup.own
    again = resume(found)
    assert again.state == play.state
    assert library.item_set(game_of(again.state)).councilors["talos"].name == "Talus"
    seat = agenda.asked(again.state)[0]
    again.submit(seat, agenda.actions(again.state, seat)[-1])
    assert read_record(written(again)).snapshot == again.state


def test_a_game_keeps_its_items_while_they_are_edited(folder: Path) -> None:
    """The user's set of today is another one."""
    own.use(folder)
    play = played()
    raw = written(play)
    words = (folder / "councilors.toml").read_text("utf-8")
    (folder / "councilors.toml").write_text(words.replace("Talus", "Tarsus"), "utf-8")
    own.use(folder)
    assert own.chosen(setup_of("kinfire_council", 2, 4, OWN)) != play.setup.own
    assert resume(read_record(raw)).state == play.state


def test_the_table_of_a_record_is_shown_on_another_machine(folder: Path) -> None:
    """Lists of records paint it."""
    own.use(folder)
    play = played()
    head = read_head(written(play))
    forget()
    table = table_of(head)
    assert table == view(play.state, None)
    assert library.is_known(game_of(play.state).variant.items)


def test_a_record_without_its_items_cannot_be_opened(folder: Path) -> None:
    """One sentence, no traceback; no thumbnail, either."""
    own.use(folder)
    head, _, rest = written(played()).partition(b',"own":')
    _, _, body = rest.partition(b'","sealed":')
    raw = b'%b,"sealed":%b' % (head, body)
    forget()
    assert table_of(read_head(raw)) is None
    with pytest.raises(Unreadable) as fault:
        read_record(raw)
    assert "damaged" in english(fault.value.reason)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'\\"Talus\\"', b'\\"\\"'),
        (b'\\"start_influence\\":4', b'\\"start_influence\\":99'),
        (b'\\"id\\":\\"talos\\"', b'\\"id\\":\\"commons\\"'),
        (b'{\\"districts\\"', b'{\\"quarters\\"'),
        (b'{\\"districts\\"', b"districts"),
    ],
)
def test_damaged_items_of_a_record(folder: Path, old: bytes, new: bytes) -> None:
    """They are checked as those in the folder are."""
    own.use(folder)
    raw = written(played())
    assert old in raw
    raw = raw.replace(old, new, 1)
    forget()
    with pytest.raises(Unreadable) as fault:
        read_record(raw)
    assert english(fault.value.reason).startswith("This file is damaged (own: ")
    assert table_of(read_head(raw)) is None


def test_a_record_whose_game_has_other_items(folder: Path) -> None:
    """Items that came along, but not those that the game names."""
    own.use(folder)
    play = played()
    raw = written(play)
    other = raw.replace(b'\\"Talus\\"', b'\\"Tarsus\\"')
    forget()
    with pytest.raises(Unreadable):
        read_record(other)
    assert table_of(read_head(other)) is None


def test_bots_are_sent_the_items(folder: Path) -> None:
    """They think in processes of their own."""
    own.use(folder)
    play = played()
    packet = pack(play.state, (Seat(0), Seat(1)))
    assert packet.data
    forget()
    seen = unpack(packet, Seat(1))
    assert seen == view(play.state, Seat(1))
    assert library.item_set(game_of(seen)).councilors["talos"].name == "Talus"
    forget()
    other = pack(Play(setup_of("kinfire_council", 2, 4)).state, (Seat(0),))
    assert other.data == ""


def test_a_folder_that_is_gone(folder: Path) -> None:
    """It is told."""
    shutil.rmtree(folder)
    assert len(own.use(folder).faults) == 1
