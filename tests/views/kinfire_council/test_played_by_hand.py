"""Whole games are played by clicks, and by keys: every choice is reached where it is seen."""

from __future__ import annotations

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.steps import Option, Target
from tests.views.kinfire_council.tables import setup
from tests.views.map_clicking import Clicker, Typist
from views.items.element import Element

SIZE = (1280, 690)
CLICKED, TYPED = 40, 20


class CityClicker(Clicker):
    """Finds things on the table of Kinfire Council."""

    def __init__(self, qtbot: QtBot, setup: Setup) -> None:
        super().__init__(qtbot, setup, SIZE)
        self.action_bar.keep_lines(self.board.ACTION_LINES)

    def _click_along(self, wanted: Option) -> None:
        """What is in the hand already needs no click."""
        held = self.board._hand.path
        left = tuple(each for each in wanted.targets if each not in held)
        super()._click_along(msgspec.structs.replace(wanted, targets=left))

    @staticmethod
    def is_hexagon(target: Target) -> bool:
        """A Seeker covers the whole of its space."""
        return "hex" in str(target.id)

    def find(self, target: Target) -> Element:
        """The thing of a target that can be pressed."""
        scene = self.board.scene
        upon = [e for e in self.board.elements() if getattr(e, "meant", None) == target]
        item = upon[0] if upon and self.is_hexagon(target) else scene.item_of(target)
        if item is not None and item.can_press:
            return item
        found = [e for e in self.board.elements() if getattr(e, "target", None) == target]
        amounts = [e for e in scene.amounts.elements() if getattr(e, "number", None) == target.id]
        pressed = [e for e in [*found, *amounts] if getattr(e, "can_press", False)]
        assert pressed, f"{target} is shown, and cannot be pressed"
        return pressed[0]


class CityTypist(CityClicker, Typist):
    """The same by keys: they come to the hexagon itself."""

    @staticmethod
    def is_hexagon(target: Target) -> bool:
        """A Seeker hides nothing from the keyboard."""
        return False


@pytest.mark.parametrize("seats", [2, 4])
def test_every_choice_is_reached_by_clicks(qtbot: QtBot, seats: int) -> None:
    clicker = CityClicker(qtbot, setup(seats, seats))
    for _ in range(CLICKED):
        if not agenda.asked(clicker.play.state):
            break
        clicker.decide()
    assert {"TakeTurn", "Act"} <= set(clicker.asked)


def test_every_choice_is_reached_by_keys(qtbot: QtBot) -> None:
    typist = CityTypist(qtbot, setup(3, 3))
    for _ in range(TYPED):
        if not agenda.asked(typist.play.state):
            break
        typist.decide()
    assert {"TakeTurn", "Act"} <= set(typist.asked)
