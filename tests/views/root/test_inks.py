"""Pieces, suits and marks stand out on the map, in every theme."""

from itertools import combinations

import pytest

from rules.root.enums import CLEARING_SUITS, Faction
from views.root.inks import BY_ID, STRIPES, folk_ink, ground_inks, printed_colours
from views.root.marks import _under
from views.theme.contrast import contrast, luminance

FOLK = sorted(printed_colours())


@pytest.mark.parametrize("inks_id", sorted(BY_ID))
@pytest.mark.parametrize("faction", FOLK)
def test_a_piece_has_a_line_that_stands_out_on_the_clearing(inks_id: str, faction: Faction) -> None:
    ink, inks = folk_ink(faction, inks_id), BY_ID[inks_id]
    assert contrast(ink.line, inks.disc) >= 4.5
    assert contrast(ink.sign, ink.fill) >= 3


@pytest.mark.parametrize("inks_id", sorted(BY_ID))
def test_what_can_be_chosen_stands_out_from_its_own_edge_and_the_edge_from_the_map(
    inks_id: str,
) -> None:
    inks = BY_ID[inks_id]
    assert contrast(inks.choose, _under(inks)) >= 3
    grounds = (inks.disc, inks.path, inks.meadow)
    for ground in grounds:
        assert max(contrast(_under(inks), ground), contrast(inks.choose, ground)) >= 3


@pytest.mark.parametrize("inks_id", sorted(BY_ID))
def test_the_animal_is_legible_on_its_suit(inks_id: str) -> None:
    inks = BY_ID[inks_id]
    for suit in CLEARING_SUITS:
        ground = inks.suit(suit)
        assert max(contrast(inks.ink, ground), contrast(inks.disc, ground)) >= 3


def test_rulers_are_told_apart_without_colour() -> None:
    assert set(STRIPES) == set(FOLK)
    for one, other in combinations(FOLK, 2):
        assert STRIPES[one] != STRIPES[other]


def test_a_second_vagabond_is_paler() -> None:
    first, second = (folk_ink(Faction.VAGABOND, "day", late) for late in (False, True))
    assert contrast(first.fill, second.fill) > 1.5


# ---------------------------------------------------------------- seasons
@pytest.mark.parametrize("inks_id", ["day", "night"])
def test_winter_is_white_and_autumn_is_rusty(inks_id: str) -> None:
    autumn, winter = (ground_inks(map_id, inks_id) for map_id in ("autumn", "winter"))
    assert luminance(winter.meadow) > luminance(autumn.meadow) + 0.1
    assert winter.snow > 0.6
    rusty = [tone for tone in autumn.crowns if warm(tone)]
    assert 0.2 <= len(rusty) / len(autumn.crowns) <= 0.4
    assert not any(map(warm, winter.crowns))
    assert autumn.lamp == winter.lamp


@pytest.mark.parametrize("inks_id", ["contrast", "black"])
def test_sober_themes_have_one_season(inks_id: str) -> None:
    assert ground_inks("autumn", inks_id) is ground_inks("winter", inks_id)


@pytest.mark.parametrize("map_id", ["autumn", "winter"])
def test_names_and_paths_are_seen_on_every_ground(map_id: str) -> None:
    inks = ground_inks(map_id, "day")
    assert contrast(inks.name, inks.name_halo) >= 7
    assert contrast(inks.path_edge, inks.meadow) >= 2
    assert contrast(inks.water, inks.ripple) >= 1.4


def warm(tone: str) -> bool:
    """More red than green."""
    return int(tone[1:3], 16) > int(tone[3:5], 16)
