"""Beliefs: exact where they can be counted by hand, the same without memory."""

from itertools import product

import pytest

from rules.feed_the_kraken.bots import beliefs
from rules.feed_the_kraken.bots.beliefs import Eyes, belief, first_belief, settled
from rules.feed_the_kraken.bots.deals import Known, all_deals
from rules.feed_the_kraken.bots.evidence import Papers, Told, shown_table
from rules.feed_the_kraken.bots.history import Held, Sailed, Spoken, Talk
from rules.feed_the_kraken.bots.officers import BLUE, PIRATE, RED, SAILOR, THREE, YELLOW
from rules.feed_the_kraken.bots.values import Outlook, picks, tastes
from rules.feed_the_kraken.claim import ClaimKind, Say
from rules.feed_the_kraken.enums import Faction, NavCard, Ritual, Voyage
from rules.feed_the_kraken.state import Navigation, Rite
from rules.kernel.steps import Seat

OUTLOOK = Outlook(Voyage.QUICK, (9, 5, 5), (4.0, 2.0, 1.0), 0.6, 1.0)
MADE = Navigation(
    round=1,
    captain=Seat(1),
    lieutenant=Seat(2),
    navigator=Seat(3),
    card=NavCard.RED_DRUNK,
    origin="quick_c_04",
    target="quick_w1_05",
)
EYES = Eyes(Known(7, ((0, 0),)), Seat(0))
SIDES = (0, 1, 2, 2)


def sailed(papers: Papers = Papers()) -> Sailed:  # noqa: B008  # a frozen record
    return Sailed(0, MADE, OUTLOOK, papers)


def test_before_the_first_card_a_sailor_counts_the_cards_of_the_box() -> None:
    found = first_belief(EYES.known)
    assert found.side(0) == pytest.approx((1, 0, 0))
    for seat in range(1, 7):
        assert found.side(seat) == pytest.approx((3 / 6, 2 / 6, 1 / 6))


def test_one_navigation_is_weighed_exactly() -> None:
    """The same sum over all deals, written out."""
    likes, plays = tastes(OUTLOOK, MADE.origin), picks(OUTLOOK, MADE.origin)
    table = shown_table(OUTLOOK.counts, likes, plays, RED, Papers())
    odds = dict.fromkeys(product(range(4), repeat=3), 0.0)
    for row, share in all_deals(7):
        if row[0] == SAILOR:
            a, b, c = (SIDES[row[seat]] for seat in (1, 2, 3))
            odds[row[1], row[2], row[3]] += share * table[a * 9 + b * 3 + c]
    total = sum(odds.values())
    found = belief(EYES, (sailed(),))
    for card in range(4):
        expected = sum(each for key, each in odds.items() if key[2] == card) / total
        assert found.card(3)[card] == pytest.approx(expected)


def test_a_red_card_makes_its_officers_suspicious() -> None:
    found = belief(EYES, (sailed(),))
    assert found.side(3)[PIRATE] > 1 / 3 > found.side(5)[PIRATE]


def test_shown_colours_are_a_distribution() -> None:
    """Whoever sails, some colour is shown."""
    likes, plays = tastes(OUTLOOK, MADE.origin), picks(OUTLOOK, MADE.origin)
    tables = [
        shown_table.__wrapped__(OUTLOOK.counts, likes, plays, color, Papers())
        for color in (RED, YELLOW, BLUE)
    ]
    # Each table is scaled to its largest entry: the shape is compared, pirates against sailors.
    assert tables[RED][13] == max(tables[RED])
    assert tables[BLUE][0] == max(tables[BLUE])
    assert all(len(table) == len(THREE) ** 3 for table in tables)


def test_own_cards_are_certain() -> None:
    """A lieutenant who kept blue knows that captain or navigator let red go on."""
    eyes = Eyes(
        Known(7, ((2, 0),)),
        Seat(2),
        (beliefs.Hand(0, Told((RED, BLUE), BLUE)),),
    )
    knowing = belief(eyes, (sailed(),))
    unknowing = belief(eyes._replace(hands=()), (sailed(),))
    assert knowing.side(3)[PIRATE] > unknowing.side(3)[PIRATE] + 0.05


def test_claims_that_cannot_both_be_true_accuse() -> None:
    """The lieutenant says it kept blue, the navigator that it got two red cards."""
    fight = Papers(
        captain_says=Told((RED, RED), RED),
        lieutenant_says=Told((RED, BLUE), BLUE),
        navigator_says=Told((RED, RED), RED),
    )
    peace = fight._replace(lieutenant_says=Told((RED, RED), RED))
    fought, made_peace = belief(EYES, (sailed(fight),)), belief(EYES, (sailed(peace),))
    assert fought.side(2)[SAILOR] * fought.side(3)[SAILOR] < 0.25
    assert fought.side(3)[PIRATE] > made_peace.side(3)[PIRATE]


def test_a_search_told_by_a_friend_counts() -> None:
    said = Say(kind=ClaimKind.SEARCH_RESULT, number=0, target=Seat(4), faction=Faction.PIRATE)
    spoken = Talk((Spoken(Seat(1), said.kind, Seat(4), said),))
    found = belief(EYES, (spoken,))
    assert found.side(4)[PIRATE] > 0.6
    sure = belief(EYES._replace(known=Known(7, ((0, 0), (1, 0)))), (spoken,))
    assert sure.side(4)[PIRATE] > 0.9


def rite(*pool: int) -> Held:
    seats = tuple(Seat(seat) for seat in pool)
    return Held(Rite(round=1, ritual=Ritual.CONVERSION, pool=seats, living=seats))


def test_a_conversion_falls_upon_the_unmarked() -> None:
    found = belief(EYES, (rite(0, 1, 2, 3),))
    assert (found.converted[0], found.converted[5]) == (0, 0)
    assert sum(found.converted) == pytest.approx(1)
    assert 0 < found.converted[1] == pytest.approx(found.converted[2])
    expected = 3 / 6 * (1 - found.converted[1])
    assert found.side(1)[SAILOR] == pytest.approx(expected)


def test_a_convert_knows_that_nobody_else_was_converted() -> None:
    eyes = EYES._replace(turned=((0, 0),))
    found = belief(eyes, (rite(0, 1, 2, 3),))
    assert found.converted == (1.0, 0, 0, 0, 0, 0, 0)
    assert found.side(0) == pytest.approx((0, 0, 1))


def test_the_leader_knows_its_converts() -> None:
    eyes = Eyes(Known(7, ((6, 2),)), Seat(6), (), ((2, 0),), True)
    found = belief(eyes, (rite(0, 1, 2, 3, 6),))
    assert found.side(2)[2] == pytest.approx(1)
    assert found.converted[1] == 0


def test_a_flogging_rules_a_side_out() -> None:
    found = settled(EYES, (), ((3, PIRATE),))
    assert found.side(3)[PIRATE] == 0
    assert found.side(4)[PIRATE] > 1 / 3


def test_a_flogged_sailor_who_is_none_has_been_converted() -> None:
    known = EYES._replace(known=Known(7, ((0, 0), (3, 0))))
    found = settled(known, (rite(0, 1, 2, 3),), ((3, SAILOR),))
    assert found.side(3) == pytest.approx((0, 0, 1))


def test_memory_changes_nothing() -> None:
    past = (sailed(), rite(0, 1, 2, 3))
    with_memory = belief(EYES, past)
    for cached in (belief, first_belief, settled, shown_table):
        cached.cache_clear()
    again = belief(EYES, past)
    assert again is not with_memory
    assert again.weights == with_memory.weights
    assert again.converted == with_memory.converted
