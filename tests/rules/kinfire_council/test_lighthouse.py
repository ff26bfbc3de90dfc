"""The lighthouse (4): the marker, what the Cult gains, the end of a site; the Cult at night."""

import msgspec
import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.rounds.cult_night import CultAtNight
from rules.kinfire_council.rounds.lighthouse import (
    FinishSite,
    MarkerFalls,
    RevealSite,
    floors_sent,
    raise_marker,
    top,
)
from tests.rules.kinfire_council.nights import drawn, kinds, lay, lines, to_city, whole


def test_the_marker_goes_up_by_the_floors_to_the_top_at_most() -> None:
    state, desk = whole(), StepContext()
    raise_marker(state, desk, 3)
    assert state.marker == 3
    raise_marker(state, desk, 9)
    assert state.marker == top(state) == 7
    assert [floors_sent(state, row) for row in range(3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("marker", "trouble", "row", "hidden"),
    [(5, 2, 3, 0), (2, 2, 0, 0), (2, 3, 0, 1), (0, 9, 0, 1), (0, 0, 0, 0)],
)
def test_the_marker_falls_and_below_row_0_brings_one_hidden_threat(
    marker: int, trouble: int, row: int, hidden: int
) -> None:
    state = whole()
    state.marker, state.site_trouble = marker, trouble
    drawn(state, [], MarkerFalls())
    assert (state.marker, len(state.hidden_threats)) == (row, hidden)


@pytest.mark.parametrize(("marker", "trouble", "hidden"), [(2, 2, 1), (2, 1, 0), (0, 0, 0)])
def test_by_an_option_the_bottom_row_brings_one_too(marker: int, trouble: int, hidden: int) -> None:
    state = whole()
    state.variant = msgspec.structs.replace(state.variant, collapses_at_bottom=True)
    state.marker, state.site_trouble = marker, trouble
    drawn(state, [], MarkerFalls())
    assert len(state.hidden_threats) == hidden


@pytest.mark.parametrize(("seats", "gained"), [(2, 25), (3, 14), (4, 10), (5, 7), (6, 7)])
def test_the_cult_gains_by_row_and_number_of_players(seats: int, gained: int) -> None:
    state = whole(seats=seats)
    state.marker, state.site_trouble = 7, 1
    drawn(state, [], MarkerFalls())
    assert state.cult_score == 10 + gained


def test_each_shipment_pays_its_floors_and_its_token_comes_home() -> None:
    state = whole()
    state.marker, state.shipments = 5, ((0, Seat(1)), (2, Seat(2)), (0, Seat(1)))
    set_sheet(state, Seat(1), influence=2)
    set_sheet(state, Seat(2), influence=3)
    state.sea_beast = True
    events = drawn(state, [], FinishSite())
    assert state.score == [10, 16, 19]
    assert [sheet.influence for sheet in state.sheets] == [4, 4, 4]
    assert (state.site, state.site_trouble, state.marker) == ("", 0, 0)
    assert state.site_discard == ("saltmarsh",)
    assert not state.sea_beast
    assert kinds(events) == ["SiteFinished", "Scored", "Scored", "Scored", "SeaBeastLeft"]


def test_shipments_score_even_after_a_collapse_at_row_0() -> None:
    state = whole()
    state.marker, state.site_trouble, state.shipments = 3, 5, ((2, Seat(0)),)
    drawn(state, [], MarkerFalls(), FinishSite())
    assert state.score[0] == 13


def test_the_next_site_comes_with_its_trouble() -> None:
    state = whole()
    state.site, state.site_trouble, state.site_discard = "", 0, ("saltmarsh",)
    told = lines(drawn(state, [], RevealSite()))
    assert (state.site, state.site_trouble) == ("ridgewatch", 2)
    assert told == ["The lighthouse is now built at Ridgewatch, with 2 trouble."]


# -------------------------------------------------------------------- Night's Fall C
def test_cultists_act_from_the_lowest_and_leave_then_the_marker_falls() -> None:
    state = whole()
    to_city(state, 2, 9)
    lay(state, 0, "blockade")
    lay(state, 1, "smoke_pall")
    state.marker, state.site_trouble = 4, 1
    told = lines(drawn(state, [], CultAtNight()))
    assert told == [
        "Cultist 2 is still in the city.",
        "Blockade: +1 trouble, now 1",
        "Cultist 2 leaves the city.",
        "Cultist 9 is still in the city.",
        "Smoke Pall: +1 trouble, now 1",
        "Cultist 9 leaves the city.",
        "1 trouble at the site: the lighthouse sinks to row 3.",
        "The Cult: +17 V (Lighthouse)",
    ]
    assert (state.city, state.cult_discard) == ((), (2, 9))


def test_damage_triggered_by_a_cultist_counts_the_same_night() -> None:
    state = whole()
    to_city(state, 2)
    lay(state, 0, "rampaging_wyvern", 1)
    state.marker, state.site_trouble = 4, 1
    drawn(state, [], CultAtNight())
    assert state.marker == 1


def test_a_chit_drawn_then_waits_in_the_hideout() -> None:
    state = whole()
    to_city(state, 2)
    state.bag = (5,)
    state.threat_deck = ("snuffed_lamps",)
    drawn(state, [0], CultAtNight())
    assert (state.hideout, state.city) == ((5,), ())
