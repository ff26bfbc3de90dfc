"""What the user has chosen (models/settings.py)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from models.locks import FileLock
from models.pins import Pins
from models.seating import bot, person
from models.settings import (
    MOST_RECENT,
    Choices,
    LastSetup,
    Motion,
    Pace,
    Settings,
    ThemeChoice,
    WindowState,
    choices_from,
)
from models.translate import language, system_language
from rules.kernel.play import TakeBack
from rules.kernel.steps import Seat
from rules.kernel.text import english
from views.theme.tokens import ThemeName

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path) -> Iterator[Settings]:
    found = Settings(tmp_path)
    yield found
    found.save()


def test_the_first_start_has_the_defaults_and_writes_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    found = Settings(tmp_path)
    assert found.now == Choices()
    assert found.notice is None
    assert list(tmp_path.iterdir()) == []


def test_all_of_it_comes_back(made: Settings, tmp_path: Path) -> None:
    made.change(
        language="tr",
        theme=ThemeChoice.CONTRAST,
        text_size=150,
        motion=Motion.OFF,
        pace=Pace.STEPS,
        letter_keys=False,
        take_back=TakeBack.FRIENDLY,
    )
    made.set_shortcut("hint", ("Ctrl+H", "F3"))
    seats = (person("Ada"), bot("master"))
    made.remember_setup("cartographers", LastSetup(seats, {"skills": "on"}, TakeBack.NONE))
    made.remember_window("cartographers", WindowState(b"\x00\xff geometry", b"docks"))
    made.remember_file(tmp_path / "a.lamplight")
    made.save()
    again = Settings(tmp_path)
    assert again.now == made.now
    assert again.notice is None
    assert again.now.windows["cartographers"].geometry == b"\x00\xff geometry"


def test_only_what_is_new_is_told(made: Settings) -> None:
    told: list[str] = []
    made.changed.connect(told.append)
    made.change(text_size=100, language="de")
    made.change(language="de")
    assert told == ["language"]


def test_an_unknown_setting_is_a_fault(made: Settings) -> None:
    with pytest.raises(KeyError):
        made.change(colour="blue")


def test_a_change_is_written_a_little_later(made: Settings, tmp_path: Path, qtbot: QtBot) -> None:
    made.change(language="de")
    assert not (tmp_path / "settings.json").exists()
    qtbot.waitUntil((tmp_path / "settings.json").exists)


def test_recent_files_are_few_and_each_stands_once(made: Settings) -> None:
    for number in [*range(15), 3]:
        made.remember_file(Path(f"{number}.lamplight"))
    assert len(made.now.recent) == MOST_RECENT
    assert made.now.recent[:2] == ("3.lamplight", "14.lamplight")
    made.forget_file(Path("3.lamplight"))
    assert made.now.recent[0] == "14.lamplight"


def test_a_shortcut_and_a_layout_can_be_forgotten(made: Settings) -> None:
    made.set_shortcut("hint", ("F3",))
    made.set_shortcut("hint", None)
    made.remember_window("start", WindowState(b"x"))
    made.remember_window("start", None)
    assert made.now == Choices()


def test_reset_keeps_windows_and_files(made: Settings) -> None:
    made.change(text_size=200, letter_keys=False)
    made.remember_file(Path("a.lamplight"))
    made.reset()
    assert made.now == Choices(recent=("a.lamplight",))


@pytest.mark.parametrize(
    "raw", [b"", b"no json", b"[1]", b"\xff\xfe", b'{"language":', b"[" * 10_000]
)
def test_a_file_that_is_none_is_kept_aside_and_said_once(
    raw: bytes, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "settings.json").write_bytes(raw)
    found = Settings(tmp_path)
    assert found.now == Choices()
    assert found.notice is not None
    assert "settings.json.damaged-1" in english(found.notice)
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == raw
    found.save()
    assert Settings(tmp_path).notice is None


def test_one_bad_value_costs_only_itself(tmp_path: Path, qtbot: QtBot) -> None:
    raw = {"language": "de", "text_size": 9000, "pace": "warp", "letter_keys": False}
    (tmp_path / "settings.json").write_text(json.dumps(raw))
    found = Settings(tmp_path)
    assert found.now == Choices(language="de", letter_keys=False)
    assert found.notice is not None
    found.save()
    assert Settings(tmp_path).now == found.now


def test_what_a_newer_program_knows_is_kept(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "settings.json").write_text('{"language": "de", "lamp": {"wick": 3}}')
    found = Settings(tmp_path)
    assert found.notice is None
    found.change(text_size=120)
    found.save()
    written = json.loads((tmp_path / "settings.json").read_text())
    assert written["lamp"] == {"wick": 3}
    assert written["text_size"] == 120


def test_reset_and_safe_mode_take_no_pin_off(tmp_path: Path, qtbot: QtBot) -> None:
    """Else whoever sits at the laptop would open another's notebook, and nobody would be told."""
    first = Settings(tmp_path)
    Pins(first, "game").set(Seat(1), "1234")
    first.change(text_size=200)
    first.reset()
    assert Pins(first, "game").fits(Seat(1), "1234")
    first.save()
    safe = Settings(tmp_path, safe_mode=True)
    assert Pins(safe, "game").is_set(Seat(1))
    Pins(safe, "game").take_off(Seat(1))
    safe.change(language="tr")
    safe.save()
    again = Settings(tmp_path)
    assert Pins(again, "game").was_taken_off(Seat(1))
    assert again.now.language == ""


def test_safe_mode_reads_and_writes_nothing_else(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "settings.json").write_text('{"language": "de"}')
    found = Settings(tmp_path, safe_mode=True)
    assert found.now == Choices()
    found.change(language="tr")
    found.save()
    assert (tmp_path / "settings.json").read_text() == '{"language": "de"}'


def test_a_folder_that_cannot_be_written_is_said_once(
    made: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(old: object, new: object) -> None:
        raise OSError(28, "No space left on device")

    notices: list[object] = []
    made.trouble_changed.connect(lambda: notices.append(made.trouble))
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", fail)
        made.change(language="de")
        made.save()
        made.save()
    assert [english(notice) for notice in notices] == [  # type: ignore[arg-type]
        "Could not write the settings (No space left on device). They apply until you quit."
    ]
    assert made.now.language == "de"
    made.save()
    assert notices[1:] == [None], "it is told, too, that it works again"
    assert Settings(made._path.parent).now.language == "de"


def test_a_file_that_cannot_be_opened_is_said(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "settings.json").mkdir()
    found = Settings(tmp_path)
    assert found.now == Choices()
    assert found.notice is not None


# ---------------------------------------------------------------- two windows
def test_what_two_windows_change_holds_in_both(made: Settings, tmp_path: Path) -> None:
    """Also single entries of what is kept by name; each hears of what the other has changed."""
    other = Settings(tmp_path)
    Pins(made, "game").set(Seat(0), "1234")
    made.set_shortcut("hint", ("F3",))
    made.remember_preset("root", "mine", {"deck": "old"})
    made.remember_file(Path("a.lamplight"))
    other.change(text_size=150)
    other.set_shortcut("undo", ("F4",))
    other.remember_preset("root", "other", {"deck": "new"})
    other.remember_file(Path("b.lamplight"))
    told: list[str] = []
    made.changed.connect(told.append)
    made.save()
    other.save()
    made.save()
    assert made.now == other.now == Settings(tmp_path).now
    assert Pins(other, "game").fits(Seat(0), "1234")
    assert set(told) == {"text_size", "shortcuts", "presets", "recent"}
    assert set(made.now.shortcuts) == {"hint", "undo"}
    assert set(made.now.presets["root"]) == {"mine", "other"}
    assert made.now.recent == ("b.lamplight", "a.lamplight")


def test_what_was_forgotten_in_one_window_stays_forgotten(made: Settings, tmp_path: Path) -> None:
    made.set_shortcut("hint", ("F3",))
    made.remember_file(Path("a.lamplight"))
    made.save()
    other = Settings(tmp_path)
    made.set_shortcut("hint", None)
    made.forget_file(Path("a.lamplight"))
    other.change(language="de")
    other.save()
    made.save()
    assert made.now == Choices(language="de") == Settings(tmp_path).now


def test_a_pin_is_on_the_disk_as_soon_as_it_is_set(made: Settings, tmp_path: Path) -> None:
    Pins(made, "game").set(Seat(0), "1234")
    assert Pins(Settings(tmp_path), "game").fits(Seat(0), "1234")


def test_what_another_window_has_set_can_be_taken_up(made: Settings, tmp_path: Path) -> None:
    """A game that is taken over from there asks for the PIN that was set there."""
    Pins(Settings(tmp_path), "game").set(Seat(0), "1234")
    made.change(language="de")
    made.take_up()
    assert Pins(made, "game").is_set(Seat(0))
    assert made.now.language == "de"


def test_settings_are_written_though_a_lock_was_left_and_none_can_be_had(
    made: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("models.settings.LOCK_WAIT", 0)
    lock = FileLock(tmp_path / ".settings.json.lock")
    assert lock.take()
    made.change(language="de")
    made.save()
    assert lock.is_held
    assert Settings(tmp_path).now.language == "de"
    lock.give_back()


RACES = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from models.pins import Pins
from models.settings import Settings
from rules.kernel.steps import Seat
app = QCoreApplication([])
settings = Settings(Path(sys.argv[1]))
print(flush=True)
sys.stdin.readline()
for number in range(12):
    name = f"{sys.argv[2]}{number}"
    settings.remember_preset("root", name, {"deck": name})
    Pins(settings, name).set(Seat(0), "1234")
"""


def test_two_processes_that_write_at_the_same_time_lose_nothing(
    tmp_path: Path, qtbot: QtBot
) -> None:
    both = [
        subprocess.Popen(
            [sys.executable, "-c", RACES, str(tmp_path), each],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for each in "ab"
    ]
    for process in both:
        assert process.stdout is not None
        process.stdout.readline()
    for process in both:
        assert process.stdin is not None
        print("go", file=process.stdin, flush=True)
    assert [process.communicate()[1] for process in both] == ["", ""]
    names = {f"{which}{number}" for which in "ab" for number in range(12)}
    found = Settings(tmp_path)
    assert set(found.now.presets["root"]) == names == set(found.now.pins)
    assert Pins(found, "b11").fits(Seat(0), "1234")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
names = st.sampled_from(Choices.__struct_fields__)


@given(st.dictionaries(names, json_values))
@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
def test_any_values_give_settings_of_the_right_types(values: dict[str, object]) -> None:
    found, newer, _ = choices_from(json.dumps(values).encode())
    assert newer == {}
    assert choices_from(json.dumps({}).encode())[0] == Choices()
    for name in Choices.__struct_fields__:
        assert isinstance(getattr(found, name), type(getattr(Choices(), name)))


def test_the_themes_are_those_that_can_be_shown() -> None:
    assert [each.value for each in ThemeChoice] == [each.value for each in ThemeName]


# ---------------------------------------------------------------- strange files
def test_settings_that_are_a_pipe_are_not_waited_for(qtbot: QtBot, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    found = Settings(tmp_path)
    assert found.now == Choices()
    assert found.notice is not None
    assert "a folder, a pipe or a device" in english(found.notice)
    found.save()


@pytest.mark.parametrize("raw", [b'{"a":' * 90 + b"1" + b"}" * 90, b"[" * 90_000, b'{"a":"'])
def test_settings_that_nest_too_deeply_are_put_aside(
    qtbot: QtBot, tmp_path: Path, raw: bytes
) -> None:
    (tmp_path / "settings.json").write_bytes(raw)
    found = Settings(tmp_path)
    assert found.now == Choices()
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == raw
    found.save()


def test_names_in_the_settings_are_made_to_fit() -> None:
    kept = Choices(
        player_name="A\nda\u202e", last_setups={"raid": LastSetup((person("B" * 99), bot("x")))}
    )
    found, _, damaged = choices_from(json.dumps(msgspec.to_builtins(kept)).encode())
    assert damaged == []
    assert found.player_name == "A da"
    assert found.last_setups["raid"].seats[0].name == "B" * 24


PIN = "0" * 32 + "$" + "f" * 64
UNFIT = {
    "language": "../../../../notes",
    "text_size": 1 << 70,
    "shortcuts": {"hint": ["x" * 65]},
    "last_setups": {"root": {"seats": [{"kind": "bot", "level": "x" * 65}]}},
    "presets": {"root": {"a\nb": {}}},
    "windows": {"start": {"geometry": "A" * 200_000}},
    "pins": {"game": {"x": PIN}},
    "recent": ["a\0b", "a" * 5_000],
}


@pytest.mark.parametrize("name", UNFIT)
def test_what_does_not_fit_costs_only_itself(name: str) -> None:
    """A value of the file becomes a path, the name of a file, a size."""
    found, _, damaged = choices_from(json.dumps({"letter_keys": False, name: UNFIT[name]}).encode())
    assert damaged == [name]
    assert getattr(found, name) in (getattr(Choices(), name), {"game": {}}, {"root": {}})
    assert not found.letter_keys


def test_a_pin_that_cannot_be_read_counts_as_taken_off(tmp_path: Path, qtbot: QtBot) -> None:
    """It could never be typed again, and no curtain fails because of it."""
    pins = {"game": {"0": PIN, "1": "\u0661$ä", "2": "", "-1": PIN, "\u0663": PIN}}
    (tmp_path / "settings.json").write_text(json.dumps({"pins": pins}))
    found = Settings(tmp_path)
    assert found.notice is not None
    kept = Pins(found, "game")
    assert kept.is_set(Seat(0))
    assert kept.was_taken_off(Seat(1))
    assert not kept.fits(Seat(1), "1234")
    Pins(found, "other").follow(kept)
    assert Pins(found, "other").is_set(Seat(0))
    found.save()


def test_what_is_no_language_leads_to_no_file(qtbot: QtBot) -> None:
    """Pages of help are files that are named by it."""
    before = language().code
    for code in ("../../../../notes", "de\0", "d/e", "."):
        language().speak(code)
        assert language().code == system_language()
    language().speak(before)
