"""Every theme keeps the contrasts that its readers need; counted from the tokens."""

from itertools import product

import pytest

from views.theme.contrast import best_on, contrast, grey, mix
from views.theme.palette import faded
from views.theme.seats import COLOURS as SEATS
from views.theme.seats import seat_mark
from views.theme.tokens import COLOURS, Colours

THEMES = [pytest.param(colours, id=str(name)) for name, colours in COLOURS.items()]
GROUNDS = ("table", "surface", "raised", "sunken", "selected")
TEXTS = ("ink", "muted", "accent", "bad", "good", "focus")
MARKS = ("edge", "accent", "focus")


def test_black_on_white_is_the_greatest_contrast_there_is() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)


def test_mixing_and_greying() -> None:
    assert mix("#102030", "#102030", 0.5) == "#102030"
    assert grey("#808080") == "#808080"
    assert best_on("#FFFFFF", "#FFFF00", "#000080") == "#000080"


@pytest.mark.parametrize("colours", THEMES)
@pytest.mark.parametrize(("ground", "text"), list(product(GROUNDS[:4], TEXTS)))
def test_text_is_legible_on_every_ground(colours: Colours, ground: str, text: str) -> None:
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5


@pytest.mark.parametrize("colours", THEMES)
def test_text_on_the_accent_and_in_a_selection_is_legible(colours: Colours) -> None:
    assert contrast(colours.on_accent, colours.accent) >= 4.5
    assert contrast(colours.ink, colours.selected) >= 4.5


@pytest.mark.parametrize("colours", THEMES)
@pytest.mark.parametrize(("ground", "mark"), list(product(("surface", "raised", "sunken"), MARKS)))
def test_edges_and_rings_stand_out(colours: Colours, ground: str, mark: str) -> None:
    assert contrast(getattr(colours, mark), getattr(colours, ground)) >= 3


@pytest.mark.parametrize("colours", THEMES)
def test_what_is_switched_off_can_still_be_read(colours: Colours) -> None:
    assert contrast(faded(colours), colours.surface) >= 2.5


@pytest.mark.parametrize("colours", THEMES)
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_seats_mark_stands_out_and_its_sign_is_legible(colours: Colours, seat: int) -> None:
    mark = seat_mark(seat, "Ayşe", colours)
    assert contrast(mark.rim, colours.surface) >= 3
    assert contrast(mark.sign, mark.colour) >= 4.5
