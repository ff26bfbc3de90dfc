"""Figures, names and lights stand out on the chart, in every theme."""

from itertools import combinations

import pytest

from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.enums import Faction
from views.cthulhu_wars.inks import BY_ID, STRIPES, faction_ink
from views.cthulhu_wars.marks import _under
from views.cthulhu_wars.piece_paint import figure_icon
from views.theme.contrast import contrast
from views.theme.icons import names

INKS = sorted(BY_ID)


@pytest.mark.parametrize("inks_id", INKS)
@pytest.mark.parametrize("faction", list(Faction))
def test_a_figure_has_a_line_that_stands_out_from_its_rim(inks_id: str, faction: Faction) -> None:
    ink, inks = faction_ink(faction, inks_id), BY_ID[inks_id]
    assert contrast(ink.line, inks.disc) >= 4.5
    assert contrast(ink.sign, ink.fill) >= 3


@pytest.mark.parametrize("inks_id", INKS)
def test_names_are_legible_on_land_and_sea(inks_id: str) -> None:
    inks = BY_ID[inks_id]
    assert contrast(inks.name, inks.name_halo) >= 4.5
    assert contrast(inks.name, inks.land) >= 4.5
    for water in (inks.deep, inks.sea, inks.shoal, inks.sea_halo):
        assert contrast(inks.sea_name, water) >= 4.5


@pytest.mark.parametrize("inks_id", INKS)
def test_borders_and_coasts_stand_out(inks_id: str) -> None:
    inks = BY_ID[inks_id]
    assert contrast(inks.border, inks.land) >= 3
    assert contrast(inks.sea_border, inks.sea) >= 3
    assert contrast(inks.coast, inks.land) >= 3


@pytest.mark.parametrize("inks_id", INKS)
def test_what_can_be_chosen_stands_out(inks_id: str) -> None:
    inks = BY_ID[inks_id]
    assert contrast(inks.choose, _under(inks)) >= 3
    for ground in (inks.land, inks.sea, inks.deep):
        assert max(contrast(_under(inks), ground), contrast(inks.choose, ground)) >= 3


def test_factions_are_told_apart_without_colour() -> None:
    for one, other in combinations(Faction, 2):
        assert STRIPES[one] != STRIPES[other]


def test_every_kind_and_every_faction_has_a_silhouette() -> None:
    drawn = names()
    seen: dict[str, Faction] = {}
    for faction in Faction:
        assert f"faction-{faction}" in drawn
        for kind in kinds()[faction]:
            icon = figure_icon(kind.id)
            assert icon in drawn
            if not kind.id.endswith("_acolyte"):
                assert seen.setdefault(icon, faction) is faction
