"""The moments at which characters may step in (10)."""

import pytest

from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import WindowName
from rules.feed_the_kraken.windows import window
from tests.rules.feed_the_kraken.positions import ship


@pytest.mark.parametrize("name", list(WindowName))
def test_always_or_never(name: WindowName) -> None:
    """With character cards in every game whoever holds what, without them in none."""
    assert window(ship(7, use_character_cards="on"), name) == (StepIn(name),)
    assert window(ship(7), name) == ()
