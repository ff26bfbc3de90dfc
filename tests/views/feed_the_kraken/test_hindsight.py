"""What was true and who knew it when (views/feed_the_kraken/hindsight.py)."""

import pytest

from rules.feed_the_kraken.claim import Claim, ClaimKind, Say
from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import Color, Faction
from rules.feed_the_kraken.state import FactKind, Kraken
from rules.kernel.steps import Seat
from tests.views.feed_the_kraken.tables import Table
from views.feed_the_kraken.hindsight import as_of, colours, is_true, known_by, side_at, turned_in

SEEDS = (2, 4, 6)


@pytest.fixture(scope="module", params=SEEDS)
def over(request: pytest.FixtureRequest) -> Kraken:
    return Table(8, request.param, "long").to_the_end().state


def test_everybody_is_what_it_was_dealt_until_it_is_converted(over: Kraken) -> None:
    turned = turned_in(over)
    assert set(turned) == set(over.converts)
    for number in range(8):
        seat = Seat(number)
        assert side_at(over, seat, 0) is over.dealt[seat]
        if seat in turned:
            assert side_at(over, seat, turned[seat]) is Faction.CULTIST
            assert side_at(over, seat, turned[seat] - 1) is over.dealt[seat]


def test_what_a_seat_knew_was_so_when_it_was_shown(over: Kraken) -> None:
    for number in range(8):
        seat = Seat(number)
        for about, faction in known_by(over, seat, over.round).items():
            truths = {over.dealt[about], side_at(over, about, over.round)}
            assert faction in truths
        start = known_by(over, seat, 0)
        is_pirate = over.dealt[seat] is Faction.PIRATE
        pirates = {Seat(s) for s, f in enumerate(over.dealt) if f is Faction.PIRATE}
        assert set(start) == (pirates if is_pirate else {seat})


def test_a_claim_about_cards_is_true_only_if_they_were_those(over: Kraken) -> None:
    tried = 0
    for number, facts in enumerate(over.facts):
        for fact in facts:
            if fact.kind is not FactKind.LOGBOOK:
                continue
            seen = colours(fact.cards)
            own = Say(kind=ClaimKind.NAVIGATOR_CARDS, number=fact.number, colors=seen)
            assert is_true(over, Claim(over.round, Seat(number), own)) is True
            wrong = next(c for c in Color if (c, c) != seen)
            lie = Say(kind=ClaimKind.NAVIGATOR_CARDS, number=fact.number, colors=(wrong, wrong))
            assert is_true(over, Claim(over.round, Seat(number), lie)) is False
            tried += 1
    assert tried


def test_an_officer_who_names_another_colour_as_kept_lies(over: Kraken) -> None:
    for number, facts in enumerate(over.facts):
        kept = [fact for fact in facts if fact.kind is FactKind.KEPT]
        if not kept:
            continue
        fact = kept[-1]
        drew = [f for f in facts if f.kind is FactKind.DREW and f.number == fact.number][-1]
        right = cards()[fact.cards[0]].color
        for said in Color:
            claim = Say(
                kind=ClaimKind.OFFICER_CARDS,
                number=fact.number,
                colors=colours(drew.cards),
                kept=said,
            )
            assert is_true(over, Claim(over.round, Seat(number), claim)) is (said is right)


def test_sides_are_judged_by_the_moment_of_the_claim(over: Kraken) -> None:
    for seat, when in turned_in(over).items():
        before = over.dealt[seat]
        say = Say(kind=ClaimKind.OWN_SIDE, faction=before)
        assert is_true(over, Claim(when - 1, seat, say)) is True
        assert is_true(over, Claim(when, seat, say)) is False


def test_trust_is_neither_true_nor_false(over: Kraken) -> None:
    say = Say(kind=ClaimKind.TRUST, target=Seat(2))
    assert is_true(over, Claim(1, Seat(1), say)) is None


def test_an_earlier_round_shows_the_ship_where_it_was(over: Kraken) -> None:
    first = over.voyages[0]
    then = as_of(over, first.round)
    assert then.space == first.target
    assert len(then.voyages) == 1
    assert as_of(over, 0).space == first.origin
    assert over.space == over.voyages[-1].target, "the game itself is left alone"
