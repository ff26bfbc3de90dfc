from pathlib import Path

import pytest

from rules.console.arguments import Unusable
from rules.console.playthrough import head_of, lines_of
from rules.kernel.registry import setup_of
from tests import toys

toys.register()


def test_a_whole_game_as_text(console) -> None:
    status, out, _ = console("playthrough", "raid", "--seats", 3, "--seed", 21)
    assert status == 0
    assert out.splitlines() == list(lines_of(setup_of("raid", 3, 21)))
    assert out.startswith("# raid, 3 seats, seed 21, at most 0 answers\n# provoking=yes\n")
    assert "== the end" in out
    assert '{"event":"Drew","seat":"seat 1","card":"' in out
    assert "     onlooker, seat 2, seat 3: [{" in out
    assert "   barrier: " in out
    assert "   drawn: [[" in out
    assert "   the onlooker sees hands: [[" in out


def test_it_can_stop_early(console) -> None:
    _, out, _ = console("playthrough", "harbour", "--most", 3)
    assert out.count("\n-> ") == 3
    assert "== stopped" in out


def test_asides_are_offered_and_used() -> None:
    lines = list(lines_of(setup_of("harbour", 4, 26, {"nights": "5"})))
    assert any("aside Claim to be a guard" in line for line in lines)
    assert any(line.startswith("-> ") and "claim" in line for line in lines)


def test_values_are_told_when_they_change() -> None:
    lines = list(lines_of(setup_of("raid", 2, 3), 15))
    assert sum(line.startswith("   provoking:") for line in lines) == 2
    assert sum(line.startswith("   ply:") for line in lines) > 10


def test_maps_are_blocks_of_text() -> None:
    lines = list(lines_of(setup_of("cartographers", 1, 1), 1))
    place = lines.index("   map of seat 1:")
    assert all(line.startswith("      ") for line in lines[place + 1 : place + 12])


def test_files_are_renewed(console, tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    lines = list(lines_of(setup_of("raid", 2, 3, {"provoking": "no"}), 5))
    path.write_text("\n".join(lines[:2]) + "\nold\n")
    assert console("playthrough", "--renew", path) == (0, "", "")
    assert path.read_text().splitlines() == lines


def test_other_files_are_not_touched(console, tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_text("# a title\n")
    status, _, err = console("playthrough", "--renew", path)
    assert (status, path.read_text()) == (2, "# a title\n")
    assert "does not begin like a playthrough" in err
    with pytest.raises(Unusable):
        head_of("")
