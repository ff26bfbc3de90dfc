"""What the chart says of spaces and courses."""

import pytest

from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Color, Voyage
from tests.views.feed_the_kraken import voyages
from views.feed_the_kraken import phrases

LONG, QUICK = Voyage.LONG, Voyage.QUICK
assert voyages.CARDS


@pytest.mark.parametrize("voyage", list(Voyage))
def test_every_space_has_a_name_and_spaces_of_the_sea_their_own(voyage: Voyage) -> None:
    names = [phrases.space_name(voyage, id) for id in spaces(voyage)]
    open_sea = [phrases.space_name(voyage, s.id) for s in spaces(voyage).values() if not s.goal]
    assert all(names)
    assert len(set(open_sea)) == len(open_sea)


def test_a_name_says_row_and_column() -> None:
    assert phrases.space_name(QUICK, "quick_c_04") == "Row 4, middle"
    assert phrases.space_name(QUICK, "quick_w2_02") == "Row 2, 2 west"
    assert phrases.space_name(QUICK, "quick_e3_07") == "Bluewater Bay"


def test_a_label_says_place_content_and_state() -> None:
    start = charts()[LONG].start
    assert phrases.space_label(LONG, start, start, used=False) == "Row 0, middle, the ship is here"
    token = phrases.space_label(LONG, "long_w1_03", start, used=False)
    assert token == "Row 3, 1 west, Cabin Search"
    used = phrases.space_label(LONG, "long_w1_03", "long_w1_03", used=True)
    assert used.endswith("Cabin Search, used")
    assert phrases.space_label(LONG, start, "long_c_02", False).endswith("out of reach")
    assert phrases.space_label(LONG, start, "long_c_02", False, True).endswith("has been here")


def test_a_sentence_says_where_the_arrows_lead_not_where_they_point() -> None:
    below, _ = charts()[QUICK].island_between
    said = phrases.space_sentence(QUICK, below, below, supply_line=False)
    assert "With red, yellow to Row 3, 1 west." in said
    assert "With blue to Row 3, 1 east." in said


def test_a_sentence_says_what_the_token_does_and_which_colour_comes_here() -> None:
    said = phrases.space_sentence(LONG, "long_w1_03", "long_w1_01", supply_line=True)
    assert "faction card" in said
    assert "next with red, yellow." in said


def test_the_supply_line_is_spoken_of_where_it_is_played_with() -> None:
    with_line = phrases.space_sentence(LONG, "long_w1_05", "long_c_00", supply_line=True)
    without = phrases.space_sentence(LONG, "long_w1_05", "long_c_00", supply_line=False)
    assert "Going west, north crosses the supply line" in with_line
    assert "supply line" not in without
    assert "3 guns" in phrases.supply_line_does()
    assert phrases.supply_line_label(crossed=True) != phrases.supply_line_label(crossed=False)


def test_goals_say_who_wins() -> None:
    for id, side in (
        ("quick_w3_07", "Pirates"),
        ("quick_e1_09", "Sailors"),
        ("quick_c_10", "Cult"),
    ):
        said = phrases.space_sentence(QUICK, id, "quick_c_00", supply_line=False)
        assert f"Winner: {side}." in said


def test_the_chart_in_sentences_tells_ship_courses_distances_and_tokens_ahead() -> None:
    lines = phrases.chart_lines(QUICK, "quick_c_00", frozenset())
    assert lines[0] == "Quick voyage. The ship is on Row 0, middle."
    assert "With yellow to Row 2, middle." in lines
    assert "the Kraken, fewest moves: 6." in lines
    assert "Cabin Search on Row 4, 2 west." in lines
    later = phrases.chart_lines(QUICK, "quick_e1_05", frozenset({"quick_e1_03"}))
    assert not any("Cabin Search" in line for line in later)


def test_letters_of_colours_differ() -> None:
    assert len({phrases.letter(color) for color in Color}) == 3
