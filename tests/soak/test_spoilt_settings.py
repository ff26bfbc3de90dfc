"""Spoilt settings, PINs, indexes and marks: what can be read holds, and nothing raises."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from models import pins
from models.crash_markers import Running, lock_of
from models.files import path_text
from models.pins import Pins
from models.records import INDEX_NAME, Records
from models.seating import bot, person
from models.settings import FILE_NAME, Choices, LastSetup, Settings, WindowState
from rules.kernel.play import TakeBack
from rules.kernel.steps import Seat
from tests.soak.games import samples
from tests.soak.mutating import cut, flip, lose, recoded, zeros
from tests.soak.seeds import dice_of, fresh_seed
from tests.soak.values import Damage, rewritten, spoil_somewhere

GAME_ID = "a" * 32


@pytest.fixture(autouse=True)
def _hasty_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "ROUNDS", 1)


def spoil_values(raw: bytes, dice: random.Random) -> bytes:
    whole = json.loads(raw)
    for _ in range(dice.choice((1, 2, 8))):
        spoil_somewhere(whole, dice)
    return json.dumps(whole).encode()


def nest(raw: bytes, dice: random.Random) -> bytes:
    name = dice.choice(Choices.__struct_fields__)
    return b'{"%b":' % name.encode() + b'{"a":[' * dice.choice((9, 70, 90_000)) + raw


OFTEN: tuple[Damage, ...] = (spoil_values, rewritten)
DAMAGES: tuple[Damage, ...] = (*OFTEN * 4, flip, cut, lose, zeros, recoded, nest)


def good_settings() -> bytes:
    """Everything that can be chosen has been."""
    seats = (person("Ada"), person("Bo"), bot("master"))
    kept = Choices(
        language="de",
        text_size=120,
        player_name="Ada",
        shortcuts={"hint": ("Ctrl+H", "F3"), "undo": ()},
        last_setups={
            "feed_the_kraken": LastSetup((person("Ada"),) * 5, {}, TakeBack.NONE),
            "root": LastSetup(seats, {"seat_1": "cult"}, TakeBack.FRIENDLY),
        },
        presets={"root": {"mine": {"deck": "base"}}, "cartographers": {"\u0645\u200c\u0646": {}}},
        windows={"start": WindowState(b"\x01\xd9\xd0\xcb" * 9, b"docks"), "root": WindowState()},
        pins={GAME_ID: {"0": "0" * 32 + "$" + "f" * 64, "1": "off"}},
        recent=("a.lamplight", "b.lamplight"),
    )
    return msgspec.json.encode(kept)


def spoilt(raw: bytes, dice: random.Random) -> bytes:
    return dice.choice(DAMAGES)(raw, dice)


# ---------------------------------------------------------------- settings
def live(folder: Path) -> None:
    """A short life with these settings; then they are sound."""
    found = Settings(folder)
    kept = Pins(found, GAME_ID)
    for seat in map(Seat, range(5)):
        assert not (kept.is_set(seat) and kept.was_taken_off(seat))
        assert not kept.fits(seat, "0000")
    Pins(found, "b" * 32).follow(kept)
    found.remember_file(Path("c.lamplight"))
    found.remember_preset("root", "other", {})
    found.remember_setup("root", LastSetup((person("Ada"),)))
    found.take_up()
    found.save()
    again = Settings(folder)
    assert again.notice is None
    assert again.now == found.now


def live_often(folder: Path, times: int, seed: int) -> None:
    path = folder / FILE_NAME
    for number in range(times):
        path.write_bytes(spoilt(good_settings(), dice_of(seed, number)))
        try:
            live(folder)
        except Exception as fault:
            raise AssertionError(f"number {number} of seed {seed}") from fault
        for each in folder.glob("*.damaged-*"):
            each.unlink()


def test_spoilt_settings(tmp_path: Path, qtbot: QtBot) -> None:
    live_often(tmp_path, 40, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
def test_two_thousand_spoilt_settings(tmp_path: Path, qtbot: QtBot, part: int) -> None:
    live_often(tmp_path, 400, fresh_seed() + part)


# ---------------------------------------------------------------- what is made anew
def look_often(folder: Path, times: int, seed: int) -> None:
    """The list and the marks of what runs: what cannot be read is made anew or left alone."""
    records, cache, running = folder / "records", folder / "cache", folder / "running"
    for each in (records, cache, running):
        each.mkdir()
    game = records / "a.lamplight"
    game.write_bytes(samples("cartographers")[0])
    lines = Records(records, cache).lines()
    good_index = (cache / INDEX_NAME).read_bytes()
    good_mark = msgspec.json.encode({"path": path_text(game)})
    for number in range(times):
        dice = dice_of(seed, number)
        (cache / INDEX_NAME).write_bytes(spoilt(good_index, dice))
        (running / "1.json").write_bytes(spoilt(good_mark, dice))
        lock_of(game).path.write_bytes(spoilt(b'{"wanted": 1}', dice))
        try:
            found = Records(records, cache).lines()
            assert [(line.path, line.size) for line in found] == [(game, lines[0].size)]
            assert all(line.fault is None or line.head is None for line in found)
            left = Running(running)
            assert left.left_behind() in ([], [game])
            holding = left.begin(game)
            assert holding is not None
            left.end(holding)
            left.forget()
        except Exception as fault:
            raise AssertionError(f"number {number} of seed {seed}") from fault


def test_spoilt_lists_marks_and_locks(tmp_path: Path, qtbot: QtBot) -> None:
    look_often(tmp_path, 40, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
def test_two_thousand_spoilt_lists_marks_and_locks(tmp_path: Path, qtbot: QtBot, part: int) -> None:
    look_often(tmp_path, 400, fresh_seed() + part)
