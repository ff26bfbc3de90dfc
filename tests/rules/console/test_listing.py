import json
from pathlib import Path

from rules.kernel.play import TakeBack
from rules.kernel.record import SeatKind, SeatPlan, read_record

CASES = Path(__file__).parents[2] / "cases"


def test_games(console) -> None:
    status, out, _ = console("games")
    assert status == 0
    assert "cartographers: Cartographers, 1 to 100 seats" in out
    assert "raid: Raid, 2 to 4 seats" in out
    assert "  provoking = yes | no (yes)\n    Whether a seat may make another one attack." in out


def test_games_as_one_object(console) -> None:
    status, out, _ = console("games", "--json")
    found = json.loads(out)
    assert status == 0
    assert found["raid"] == {
        "name": "Raid",
        "seats": [2, 4],
        "rules": 1,
        "levels": ["random"],
        "options": {"provoking": ["yes", "no"]},
    }


def test_a_new_game_is_written(console, tmp_path: Path) -> None:
    path = tmp_path / "new.lamplight"
    words = ("new", "raid", "--seats", 3, "--seed", 5, "--names", "Ada,Bo,Cy", "--bots", "random")
    status, out, _ = console(*words, "--take-back", "none", path)
    assert (status, out) == (0, f"{path}\n")
    record = read_record(path.read_bytes())
    assert record.head.seats == (
        SeatPlan(SeatKind.PERSON, "Ada"),
        SeatPlan(SeatKind.PERSON, "Bo"),
        SeatPlan(SeatKind.BOT, "Cy", "random"),
    )
    assert (record.journal.setup.seed, record.take_back) == (5, TakeBack.NONE)
    assert list(tmp_path.iterdir()) == [path]


def test_two_seats_of_one_name_are_refused(console, tmp_path: Path) -> None:
    path = tmp_path / "new.lamplight"
    status, _, err = console("new", "raid", "--seats", 3, "--names", "Ada,Bo,ADA", path)
    assert (status, path.exists()) == (2, False)
    assert 'two seats are called ADA: give --names "Ada,Bo,ADA 2"' in err


def test_no_file_is_overwritten(console, tmp_path: Path) -> None:
    path = tmp_path / "new.lamplight"
    path.write_text("mine")
    status, _, err = console("new", "raid", path)
    assert (status, path.read_text()) == (2, "mine")
    assert "exists already" in err


def test_a_file_that_cannot_be_written(console, tmp_path: Path) -> None:
    status, _, err = console("new", "raid", tmp_path / "nowhere" / "new.lamplight")
    assert status == 2
    assert "cannot be written: No such file" in err


def test_cases_that_hold(console) -> None:
    status, out, _ = console("cases", CASES / "raid", CASES / "harbour")
    lines = out.splitlines()
    assert status == 0
    assert len(lines) > 10
    assert lines[-1] == f"{len(lines) - 1} cases, 0 failed"
    assert all(line.startswith("ok    ") for line in lines[:-1])


def test_cases_that_fail(console, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        'game = "raid"\nseats = 2\nstops_at = "Act"\n'
        '[[case]]\ntitle = "one"\n[[case]]\ntitle = "two"\nend.values.turn = 7\n'
    )
    status, out, _ = console("cases", "--failed", path)
    assert status == 1
    assert out.splitlines() == [
        f"FAIL  {path}: two",
        "      at the end: turn should be 7, but is 1",
        "2 cases, 1 failed",
    ]
