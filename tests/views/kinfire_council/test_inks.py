"""What is taken or closed steps back by its ground: what is written there stays readable."""

from __future__ import annotations

import pytest

from views.kinfire_council.inks import CITIES, Inks, on_card
from views.theme.contrast import contrast

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
