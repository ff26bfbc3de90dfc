"""The starting deals that a bot reckons with."""

import pytest

from rules.feed_the_kraken.bots.deals import Known, all_deals, deals
from tests.rules.feed_the_kraken.test_sanity import SANITY

ROLES = {6: "p6", 7: "p7", 8: "p8", 9: "p9", 10: "p10", 11: "p11"}


@pytest.mark.parametrize("seats", ROLES)
def test_there_are_as_many_deals_as_the_table_says(seats: int) -> None:
    rows = all_deals(seats)
    assert len(rows) == SANITY["role_assignments"][ROLES[seats]]
    assert len({row for row, _ in rows}) == len(rows)
    assert sum(odds for _, odds in rows) == pytest.approx(1)


def test_with_five_seats_there_is_one_pirate_in_two_games_of_five() -> None:
    """Three sailors and one pirate where a pirate was removed (3)."""
    rows = all_deals(5)
    one = [odds for row, odds in rows if row.count(1) == 1]
    two = [odds for row, odds in rows if row.count(1) == 2]
    assert len(one) == SANITY["role_assignments"]["p5_three_one"]
    assert len(two) == SANITY["role_assignments"]["p5_two_two"]
    assert sum(one) == pytest.approx(2 / 5)
    assert sum(two) == pytest.approx(3 / 5)


def test_what_is_certain_leaves_only_deals_that_agree() -> None:
    found = deals(Known(7, ((0, 0), (3, 1)), ((5, 2),)))
    assert set(found.columns[0]) == {0}
    assert set(found.columns[3]) == {1}
    assert 2 not in found.columns[5]
    # One pirate and the leader among five seats, the leader not in seat 5.
    assert len(found.weights) == 4 * 4
    assert sum(found.weights) == pytest.approx(1)
