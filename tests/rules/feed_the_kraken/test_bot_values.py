"""What spaces and teams are worth to the sides."""

import pytest

from rules.feed_the_kraken.bots.ballots import ballot, team_worth
from rules.feed_the_kraken.bots.officers import BLUE, CULT, PIRATE, RED, SAILOR, pair_odds
from rules.feed_the_kraken.bots.values import Outlook, colors_worth, mask, moves_left, worth
from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Voyage
from tests.rules.feed_the_kraken.test_sanity import SANITY

QUICK = Outlook(Voyage.QUICK, (9, 5, 5), (4.0, 2.0, 1.0), 0.6, 1.0)
LONG = Outlook(Voyage.LONG, (11, 6, 6), (4.0, 3.0, 1.0), 0.6, 1.0)
SURE = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


@pytest.mark.parametrize("outlook", [QUICK, LONG], ids=["quick", "long"])
def test_chances_of_all_sides_make_one(outlook: Outlook) -> None:
    for space in spaces(outlook.voyage):
        assert sum(worth(outlook, space)) == pytest.approx(1)


@pytest.mark.parametrize("outlook", [QUICK, LONG], ids=["quick", "long"])
def test_a_goal_is_worth_all_to_its_side(outlook: Outlook) -> None:
    sides = {"sailor": SAILOR, "pirate": PIRATE, "cult": CULT}
    goals = [space for space in spaces(outlook.voyage).values() if space.winner]
    assert len(goals) == 7
    for space in goals:
        assert worth(outlook, space.id)[sides[space.winner]] == 1
        assert moves_left(outlook.voyage, space.id) == 0


def test_the_fewest_moves_are_those_of_the_chart() -> None:
    for voyage, chart in charts().items():
        assert moves_left(voyage, chart.start) == min(chart.moves_min.values())


def test_west_is_for_pirates_and_east_for_sailors() -> None:
    ahead = colors_worth(QUICK, "quick_c_04")
    assert ahead[RED][PIRATE] > ahead[BLUE][PIRATE]
    assert ahead[BLUE][SAILOR] > ahead[RED][SAILOR]


def test_nobody_hides_any_more_near_the_goals() -> None:
    assert mask(Voyage.QUICK, "quick_c_00") == 1
    assert mask(Voyage.QUICK, "quick_c_06") == 0


def test_a_team_of_sailors_serves_the_sailors_best() -> None:
    sailors = team_worth(QUICK, "quick_c_04", (SURE[0], SURE[0], SURE[0]))
    pirates = team_worth(QUICK, "quick_c_04", (SURE[1], SURE[1], SURE[1]))
    assert sailors[SAILOR] > pirates[SAILOR] + 0.1
    assert pirates[PIRATE] > sailors[PIRATE] + 0.1


def test_two_cards_of_the_full_deck_come_as_often_as_counted() -> None:
    quick, long = pair_odds(QUICK.counts), pair_odds(LONG.counts)
    for odds, name in ((quick, "quick"), (long, "long")):
        both_red, blue = odds[0], odds[2] + odds[4] + odds[5]
        assert both_red == pytest.approx(SANITY[f"{name}_two_cards_both_red"], abs=1e-3)
        assert blue == pytest.approx(SANITY[f"{name}_two_cards_have_a_blue"], abs=1e-3)


def test_sailors_rise_against_a_team_that_all_take_for_pirates() -> None:
    good = ballot(QUICK, "quick_c_06", (SURE[0], SURE[0], SURE[0]))
    bad = ballot(QUICK, "quick_c_06", (SURE[1], SURE[1], SURE[1]))
    assert bad.sailor > 0.5 > 0.2 > good.sailor
    assert bad.pirates[7] < 0.2 < 0.5 < good.pirates[0]
