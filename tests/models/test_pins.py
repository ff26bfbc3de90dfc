"""PINs of seats (models/pins.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.pins import MOST_GAMES, Pins
from models.settings import Settings
from rules.kernel.steps import Seat

ADA, BEN = Seat(0), Seat(1)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


def test_a_seat_has_none_at_first(settings: Settings) -> None:
    pins = Pins(settings, "game")
    assert not pins.is_set(ADA)
    assert not pins.fits(ADA, "")


def test_only_the_right_one_fits_and_only_its_seat(settings: Settings) -> None:
    pins = Pins(settings, "game")
    assert pins.set(ADA, " 1234 ")
    assert pins.is_set(ADA)
    assert pins.fits(ADA, "1234")
    assert not pins.fits(ADA, "1235")
    assert not pins.fits(BEN, "1234")
    assert not pins.is_set(BEN)
    assert not Pins(settings, "another").is_set(ADA)


def test_digits_of_every_script_are_the_same(settings: Settings) -> None:
    pins = Pins(settings, "game")
    assert pins.set(ADA, "۱۲۳۴")
    assert pins.fits(ADA, "1234")


def test_too_short_is_refused_and_empty_means_none(settings: Settings) -> None:
    pins = Pins(settings, "game")
    assert not pins.set(ADA, "123")
    assert not pins.is_set(ADA)
    pins.set(ADA, "1234")
    assert pins.set(ADA, "")
    assert not pins.is_set(ADA)
    assert not pins.was_taken_off(ADA)


def test_one_that_was_taken_off_is_told_until_a_new_one_is_set(settings: Settings) -> None:
    pins = Pins(settings, "game")
    pins.set(ADA, "1234")
    pins.take_off(ADA)
    assert not pins.is_set(ADA)
    assert pins.was_taken_off(ADA)
    pins.set(ADA, "4321")
    assert not pins.was_taken_off(ADA)


def test_a_copy_of_a_game_asks_for_the_same(settings: Settings) -> None:
    pins, copy = Pins(settings, "game"), Pins(settings, "copy")
    pins.set(ADA, "1234")
    pins.set(BEN, "5678")
    pins.take_off(BEN)
    copy.follow(pins)
    assert copy.fits(ADA, "1234")
    assert copy.was_taken_off(BEN)
    assert pins.is_set(ADA)


def test_the_file_holds_no_pin_and_no_two_hashes_alike(settings: Settings, tmp_path: Path) -> None:
    pins = Pins(settings, "game")
    pins.set(ADA, "1234")
    pins.set(BEN, "1234")
    settings.save()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"game" in written
    assert b'"1234"' not in written
    kept = settings.now.pins["game"]
    assert kept["0"] != kept["1"]
    again = Pins(Settings(tmp_path), "game")
    assert again.fits(ADA, "1234")


def test_old_games_are_forgotten(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("models.pins.ROUNDS", 1)
    for number in range(MOST_GAMES + 5):
        Pins(settings, f"game {number}").set(ADA, "1234")
    assert len(settings.now.pins) == MOST_GAMES
    assert not Pins(settings, "game 0").is_set(ADA)
    assert Pins(settings, f"game {MOST_GAMES + 4}").is_set(ADA)
