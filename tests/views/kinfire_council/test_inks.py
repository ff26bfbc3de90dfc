"""What is taken or closed steps back by its ground: what is written there stays readable."""

from __future__ import annotations

import pytest

from views.kinfire_council.inks import CITIES, Inks, on_card
from views.kinfire_council.table_item import LIT_FLAT
from views.theme import ThemeName
from views.theme.contrast import contrast
from views.theme.tokens import COLOURS

READABLE, SEEN = 4.5, 3.0
EACH = pytest.mark.parametrize("inks", CITIES.values(), ids=lambda inks: inks.id)


@EACH
def test_letters_and_signs_of_taken_spaces_are_read(inks: Inks) -> None:
    assert contrast(inks.dim, inks.taken) >= READABLE


@EACH
def test_letters_of_free_spaces_stand_out_more(inks: Inks) -> None:
    free = contrast(inks.ink, inks.face)
    assert free >= contrast(inks.dim, inks.taken)


@EACH
def test_the_arrow_of_a_hint_is_seen_on_its_rim(inks: Inks) -> None:
    assert contrast(inks.spoken, inks.under) >= SEEN


@EACH
def test_danger_is_read_on_dark_cards(inks: Inks) -> None:
    danger = on_card(inks).trouble
    assert contrast(danger, inks.card) >= READABLE  # «strikes now», and letters in its chip


@EACH
def test_a_tax_that_cannot_be_paid_is_read(inks: Inks) -> None:
    assert contrast(inks.dear, inks.half) >= READABLE
    assert contrast(inks.ink, inks.half) >= READABLE


@EACH
def test_the_number_of_an_upgraded_space_is_read_and_is_not_the_ink_of_a_choice(inks: Inks) -> None:
    assert contrast(inks.upgraded, inks.plate) >= READABLE
    if inks.id != "black":  # where there is one ink only the rim tells it
        assert inks.upgraded != inks.choose
        assert inks.copper != inks.choose


def test_where_contrast_is_all_the_line_of_a_choice_is_the_strongest() -> None:
    """Open before closed; the keyboard has an ink of its own."""
    inks = CITIES[ThemeName.CONTRAST]
    assert contrast(inks.choose, inks.face) > 2 * contrast(inks.shut, inks.taken)
    assert COLOURS[ThemeName.CONTRAST].focus not in (inks.choose, inks.spoken, inks.edge)
    assert LIT_FLAT >= 3
