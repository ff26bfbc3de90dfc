"""Small words that all questions share."""

from collections import Counter

from rules.feed_the_kraken.enums import NavCard
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.state import NOBODY
from rules.feed_the_kraken.telling import (
    button,
    card_target,
    cover,
    fan,
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
    assert english(who(NOBODY)) == "no one"
    assert [english(each) for each in whom((Seat(0), Seat(4)))] == ["Seat 1", "Seat 5"]


def test_cards_by_their_place() -> None:
    hand = (BLUE, DRUNK, DRUNK)
    assert [place_in_hand(hand, *each) for each in ((BLUE, 0), (DRUNK, 0), (DRUNK, 1))] == [0, 1, 2]
    assert [place_in_hand((DRUNK, BLUE, DRUNK), DRUNK, copy) for copy in (0, 1)] == [0, 2]
    assert card_target(1) == Target(TargetKind.CARD, 1)
    assert english(cover(1)) == "Card 2"


def test_a_place_tells_nothing_of_what_lies_there() -> None:
    """Over many rounds each card lies in each place about as often, and stays there for a round."""
    state, hand, first = ship(6), (BLUE, DRUNK), Counter[NavCard]()
    for state.round in range(1, 201):
        lying = fan(state, Seat(2), hand)
        assert sorted(lying) == sorted(hand)
        assert fan(state, Seat(2), hand) == lying
        first[lying[0]] += 1
    assert min(first[card] for card in hand) > 70


def test_targets_and_reasons() -> None:
    state = ship(6)
    assert is_seat(state, Target(TargetKind.SEAT, 5))
    assert not is_seat(state, Target(TargetKind.SEAT, 6))
    assert not is_seat(state, Target(TargetKind.BUTTON, "seat"))
    assert button("pass") == (Target(TargetKind.BUTTON, "pass"),)
    assert english(why("self"))
