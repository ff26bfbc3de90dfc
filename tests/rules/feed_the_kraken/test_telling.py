"""Small words that all questions share."""

from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.state import NOBODY
from rules.feed_the_kraken.telling import (
    button,
    card_target,
    cover,
    is_seat,
    place_in_hand,
    whom,
    why,
)
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english
from tests.rules.feed_the_kraken.positions import BLUE, DRUNK, ship


def test_seats_in_a_sentence() -> None:
    assert english(who(Seat(2))) == "Seat 3"
    assert english(who(NOBODY)) == "nobody"
    assert [english(each) for each in whom((Seat(0), Seat(4)))] == ["Seat 1", "Seat 5"]


def test_cards_by_their_place() -> None:
    hand = (BLUE, DRUNK, DRUNK)
    assert [place_in_hand(hand, *each) for each in ((BLUE, 0), (DRUNK, 0), (DRUNK, 1))] == [0, 1, 2]
    assert card_target(1) == Target(TargetKind.CARD, 1)
    assert english(cover(1)) == "Card 2"


def test_targets_and_reasons() -> None:
    state = ship(6)
    assert is_seat(state, Target(TargetKind.SEAT, 5))
    assert not is_seat(state, Target(TargetKind.SEAT, 6))
    assert not is_seat(state, Target(TargetKind.BUTTON, "seat"))
    assert button("pass") == (Target(TargetKind.BUTTON, "pass"),)
    assert english(why("self"))
