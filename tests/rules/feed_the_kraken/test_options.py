"""The options (16) and what may not be combined (3)."""

import pytest

from rules.feed_the_kraken.enums import Voyage
from rules.feed_the_kraken.options import OPTIONS, check_setup, variant_of, voyage_of
from rules.feed_the_kraken.state import Variant
from tests.rules.feed_the_kraken.positions import setup

CHANGED = {
    "voyage": ("long", {"voyage": Voyage.LONG, "supply_line": True}),
    "use_character_cards": ("off", {"characters": False}),
    "denial_of_command": ("off", {"denial": False}),
    "ritual_mode": ("eyes_closed", {"eyes_closed": True}),
    "bots_make_claims": ("off", {"bots_talk": False}),
    "memory_aid": ("none", {"memory_aid": False}),
    "discussion_timer_s": ("120", {"timer": 120}),
    "cabin_search_shows": ("current_faction_only", {"search_shows_side_only": True}),
    "smuggler_keep": ("keep_two_discard_one", {"smuggler_keeps": 2}),
    "tongueless_only_mutiny": ("captain_stays", {"tongueless_tie": False}),
    "cult_leader_must_convert": ("off", {"must_convert": False}),
    "emergency_off_duty": ("off", {"emergency_off_duty": False}),
}


def test_defaults() -> None:
    assert variant_of(setup(7)) == Variant(supply_line=False)


@pytest.mark.parametrize("name", CHANGED)
def test_each_option_changes_its_part(name: str) -> None:
    value, changes = CHANGED[name]
    wanted = {"supply_line": False} | changes
    assert variant_of(setup(7, **{name: value})) == Variant(**wanted)


def test_every_option_has_an_effect_that_is_tested() -> None:
    decks = {"supply_line", "exclude_avoid_list_5_6", "armed_cards_in_long_deck"}
    assert {option.id for option in OPTIONS} == set(CHANGED) | decks


def test_the_supply_line_lies_on_the_long_voyage() -> None:
    assert variant_of(setup(8)).supply_line
    assert not variant_of(setup(8, supply_line="off")).supply_line
    assert not variant_of(setup(8, voyage="quick")).supply_line


@pytest.mark.parametrize(
    ("seats", "voyage"),
    [(5, Voyage.QUICK), (7, Voyage.QUICK), (8, Voyage.LONG), (11, Voyage.LONG)],
)
def test_the_default_voyage_fits_the_seats(seats: int, voyage: Voyage) -> None:
    assert voyage_of(setup(seats)) is voyage


def test_a_long_voyage_needs_seven() -> None:
    (reason,) = check_setup(setup(6, voyage="long"))
    assert dict(reason.facts)["n"] == 7
    assert check_setup(setup(7, voyage="long")) == ()
    assert check_setup(setup(11, voyage="quick")) == ()
