"""What the lines of the log share."""

from rules.feed_the_kraken.enums import CardAction, Character, Post
from rules.feed_the_kraken.events import CharacterAimed, GunsMoved, GunsRevealed, SignsMoved
from rules.feed_the_kraken.log_lines import cause_name, listed, officer_line
from rules.feed_the_kraken.state import NOBODY
from rules.kernel.registry import game
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english

game("feed_the_kraken")  # makes its sentences known


def marks(*seats: int) -> tuple[Target, ...]:
    return tuple(Target(TargetKind.SEAT, seat) for seat in seats)


def test_seats_are_marked_the_supply_is_not() -> None:
    assert GunsMoved(NOBODY, Seat(2), 1, "armed").targets() == marks(2)
    assert SignsMoved((Seat(1), Seat(3))).targets() == marks(1, 3)
    assert CharacterAimed(Seat(0), Character.MENTOR, (Seat(4),)).targets() == marks(4)


def test_numbers_by_seat() -> None:
    assert [english(each) for each in listed("gain_of", (0, 2, 0, 1))] == ["Seat 2 2", "Seat 4 1"]
    assert GunsRevealed((0, 2, 0, 1)).targets() == marks(1, 3)


def test_why_guns_change_hands() -> None:
    assert english(cause_name(CardAction.ARMED.value)) == "Armed"
    assert english(cause_name(Character.GUNSMITH.value)) == "Gunsmith"


def test_an_empty_post_has_a_line_of_its_own() -> None:
    assert "no one" in english(officer_line("drew", NOBODY, Post.LIEUTENANT, 2))
    assert "Seat 1" in english(officer_line("drew", Seat(0), Post.CAPTAIN, 2))
