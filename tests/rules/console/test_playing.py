from pathlib import Path

import pytest

from rules.kernel.journal import Help, Mark
from rules.kernel.record import read_record, resume
from tests.toys.harbour.actions import Claim, Commit
from tests.toys.raid.actions import March


def record(path: Path):
    return read_record(path.read_bytes())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.lamplight"


def test_a_whole_game_alone(console, path: Path) -> None:
    """The last option always ends the turn; single ones need only Enter."""
    words = ("play", "raid", "--bots", "random", "--seed", 4, "--save", path)
    status, out, err = console(*words, typed="done\n\npass\n" * 200)
    assert (status, err) == (0, "")
    assert "The most points win." in out
    assert out.endswith(f"written to {path}\n")
    assert record(path).head.is_over


def test_leaving_and_going_on(console, path: Path) -> None:
    console(
        "play", "raid", "--bots", "random", "--save", path, typed="march north to east with 2\nq\n"
    )
    first = record(path)
    assert not first.head.is_over
    assert first.journal.entries[0].part == March(0, 1, 2)
    status, out, _ = console("play", path, typed="1\n")
    assert status == 0
    assert len(record(path).journal.entries) > len(first.journal.entries)
    assert "Seat 1 has 1 order left." in out


def test_options_by_number_and_by_the_beginning_of_their_name(console) -> None:
    _, out, _ = console("play", "raid", "--bots", "random", typed="march north to e\n3\nq\n")
    assert "   1  March with 1 warrior to the east" in out
    assert "   -  Attack Seat 2 in the north  [Nobody of them is there.]" in out
    listing = out.split("> ")[1]
    assert "March with 4 warriors to the east" in listing
    assert "to the west" not in listing
    assert "* Seat 1 marches with 3 warriors to the east." in out


def test_long_lists_are_cut(console) -> None:
    _, out, _ = console("play", "cartographers", "--seats", 1, typed="q\n")
    assert "more: type how the name of one begins" in out


def test_refused_options_say_why(console) -> None:
    _, out, _ = console("play", "raid", "--bots", "random", typed="attack seat 2 in north\nq\n")
    assert "> Nobody of them is there." in out


def test_help_table_and_hint(console, path: Path) -> None:
    words = ("play", "raid", "--bots", "random", "--save", path)
    _, out, _ = console(*words, typed="\n?\nt\nh\nq\n")
    assert out.count("NUMBER     choose this option") == 1
    assert out.count("   1  March with 1 warrior to the east") == 2
    assert "  turn: 1" in out
    assert "  deck: ['', " in out
    assert record(path).journal.marks == [Mark(Help.HINT, 0, 0)]


def test_the_table_shows_maps_as_they_are(console) -> None:
    _, out, _ = console("play", "cartographers", "--seats", 1, typed="t\nq\n")
    assert "  map of seat 1:\n. . . ." in out


def test_a_hint_has_its_reasons(console) -> None:
    _, out, _ = console("play", "cartographers", "--seats", 1, typed="h\nq\n")
    assert len(out.split("> ")[1].strip().splitlines()) > 1


def test_take_back_and_redo(console, path: Path) -> None:
    words = ("play", "raid", "--bots", "random", "--save", path)
    _, out, _ = console(*words, typed="1\nu\nr\nu\nr\nr\nq\n")
    assert out.count("taken back") == 2
    assert "There is nothing to redo." in out
    assert record(path).journal.entries[0].part == March(0, 1, 1)


def test_barriers_are_told(console, path: Path) -> None:
    words = ("play", "raid", "--bots", "random", "--seed", 4)
    _, out, _ = console(*words, typed="u\ndone\npass\nu\nq\n")
    assert "There is nothing to undo." in out
    assert "Hidden information has been revealed since then." in out
    _, out, _ = console(*words, "--take-back", "friendly", typed="done\npass\nu\nn\nu\ny\nq\n")
    assert out.count("Take back all the same? (y)") == 2
    assert out.count("taken back") == 1


def test_parts_are_withdrawn(console) -> None:
    words = ("play", "raid", "--bots", "random", "--seed", 21)
    typed = "w\nopen hand\nplay banner\nw\npass\nq\n"
    _, out, _ = console(*words, typed=typed)
    assert "This player has no answer to take back." in out
    assert out.count("Choose a card to play.") == 2


def test_several_people_hand_over(console, path: Path) -> None:
    """Pages and bids are behind the curtain; a window has one «continue»."""
    words = ("play", "harbour", "--names", "Ada,Bo,Cy", "--save", path, "--seed", 5)
    pages = "\n\n" * 3
    window = "\n"
    bids = "\nbid 1\n" * 3
    status, out, _ = console(*words, typed=pages + "dan\n" + window + bids)
    assert status == 0
    for name in ("Ada", "Bo", "Cy"):
        assert f"{name} comes next. Press Enter." in out
    assert out.count("Who uses a card?") == 3
    entries = record(path).journal.entries
    assert [entry.part for entry in entries[-3:]] == [Commit(1)] * 3
    assert resume(record(path)).state.held == 1


def test_somebody_steps_in(console) -> None:
    words = ("play", "harbour", "--names", "Ada,Bo,Cy", "--seed", 1)
    pages = "\n\n" * 3
    _, out, _ = console(*words, typed=pages + "cy\n\n2\nq\n")
    assert "* Seat 3 uses the " in out


def test_one_person_needs_no_dummies_and_no_curtain(console) -> None:
    words = ("play", "harbour", "--seats", 4, "--bots", "random,random,random", "--seed", 3)
    _, out, _ = console(*words, "--options", "nights=5", typed="\npass\nbid 0\n" * 40)
    assert "comes next" not in out
    assert "Whom do you trust least?" not in out
    assert "Everybody pointed in the dark." in out


def test_bots_talk(console, path: Path) -> None:
    """What is said is told before one is asked, and stands in the record."""
    words = ("play", "harbour", "--seats", 5, "--bots", "frank", "--seed", 3, "--save", path)
    _, out, _ = console(*words, typed="\npass\nbid 0\n" * 40)
    claims = [each for each in record(path).journal.entries if isinstance(each.part, Claim)]
    assert claims
    assert {each.seat for each in claims} <= {1, 2, 3, 4}
    assert out.count(" claims to be ") == len(claims)
    assert resume(record(path)).state.outcome is not None


def test_the_screen_is_cleared_for_the_next_person(console, monkeypatch) -> None:
    monkeypatch.setattr("rules.console.terminal._is_screen", lambda: True)
    _, out, _ = console("play", "harbour", "--names", "Ada,Bo,Cy", typed="\n\n")
    assert "\n" * 40 in out


def test_files_that_cannot_be_played(console, path: Path) -> None:
    console("new", "raid", "--bots", "random", path)
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b'"level":"random"', b'"level":"king"'))
    status, _, err = console("play", path)
    assert status == 2
    assert "there is no level 'king'" in err


def test_a_journal_that_does_not_fit(console, path: Path) -> None:
    console("play", "raid", "--bots", "random", "--save", path, typed="done\npass\n" * 200)
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b'"seed":1', b'"seed":2'))
    status, _, err = console("play", path)
    assert status == 2
    assert f"rules: {path}: From move " in err
