import dataclasses
from pathlib import Path

import pytest

from rules.console.arguments import Unusable
from rules.console.saving import read, write
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatKind, SeatPlan
from rules.kernel.registry import game, setup_of
from tests import toys

toys.register()


def written(path: Path, answers: int) -> Play:
    play = Play(setup_of("raid", 2, 3, names=("Ada", "Bo")))
    number = 0
    while agenda.asked(play.state) and number < answers:
        seat = agenda.asked(play.state)[0]
        actions = agenda.actions(play.state, seat)
        play.submit(seat, actions[number * 5 % len(actions)])
        number += 1
    plans = tuple(SeatPlan(SeatKind.PERSON, name) for name in ("Ada", "Bo"))
    write(path, play, plans, TakeBack.STRICT)
    return play


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.lamplight"
    written(path, 10_000)
    return path


def test_the_story_as_an_onlooker_was_told_it(console, whole: Path) -> None:
    status, out, _ = console("replay", whole)
    lines = out.splitlines()
    assert status == 0
    assert lines[0] == "Seat 1 draws a card."
    assert "It is the turn of Seat 2." in lines
    assert "The most points win." in lines
    assert any(line.startswith("  Ada: ") for line in lines)


def test_the_story_as_a_seat_was_told_it(console, whole: Path) -> None:
    _, out, _ = console("replay", whole, "--seat", 1)
    own = [line for line in out.splitlines() if line.startswith("Seat 1 draws")]
    assert own
    assert "Seat 1 draws a card." not in own
    assert "Seat 2 draws a card." in out


def test_choices_are_named_on_demand(console, whole: Path) -> None:
    _, plain_story, _ = console("replay", whole)
    _, story, _ = console("replay", whole, "--choices")
    assert "> Ada: march north to east with 1" in story
    assert [line for line in story.splitlines() if not line.startswith(">")] == (
        plain_story.splitlines()
    )


def test_a_running_game_has_no_result_yet(console, tmp_path: Path) -> None:
    path = tmp_path / "running.lamplight"
    written(path, 3)
    status, out, _ = console("replay", path)
    assert status == 0
    assert "The most points win." not in out


def test_an_unknown_seat(console, whole: Path) -> None:
    status, _, err = console("replay", whole, "--seat", 9)
    assert (status, err) == (2, "rules: there is no seat 9.\n")


def test_events_without_words_are_left_out(console, tmp_path: Path) -> None:
    path = tmp_path / "harbour.lamplight"
    console("new", "harbour", path)
    assert console("replay", path, "--seat", 1) == (0, "", "")


def spoilt(whole: Path) -> Path:
    """The file with another die in its journal."""
    raw = whole.read_bytes()
    path = whole.with_name("spoilt.lamplight")
    path.write_bytes(raw.replace(b'"seed":3', b'"seed":4'))
    return path


def test_check(console, whole: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.lamplight"
    play = written(running, 5)
    status, out, err = console("check", running, whole)
    assert (status, err) == (0, "")
    assert f"{running}: {len(play.journal.entries)} entries, all as written" in out


def test_check_names_what_differs(console, whole: Path, tmp_path: Path) -> None:
    path = spoilt(whole)
    foreign = tmp_path / "foreign.lamplight"
    foreign.write_text("hello")
    status, out, err = console("check", path, foreign, tmp_path / "nowhere.lamplight", whole)
    assert status == 1
    assert out.startswith(f"{whole}: ")
    told = err.splitlines()
    assert told[0].startswith(f"{path}: From move ")
    assert told[1].startswith(f"{foreign}: This is not a Lamplight file.")
    assert told[2].startswith("File not found: ")
    assert "nowhere.lamplight" in told[2]


def test_check_looks_for_problems(console, whole: Path, monkeypatch) -> None:
    entry = dataclasses.replace(game("raid"), problems=lambda state: ["odd"])
    monkeypatch.setattr("rules.kernel.vetting.game", lambda game_id: entry)
    status, out, err = console("check", whole)
    assert (status, out) == (1, "")
    assert err.startswith(f"{whole}: This file is damaged (odd).")


def test_a_spoilt_file_is_not_told(console, whole: Path) -> None:
    status, out, err = console("replay", spoilt(whole))
    assert (status, out) == (2, "")
    assert "spoilt.lamplight: From move " in err


def test_what_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="is a folder, a pipe or a device"):
        read(tmp_path)
