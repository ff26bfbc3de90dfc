"""The commands of the table: turn, mirror, pick, and the way from part to part."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from models.translate import words
from rules.cartographers.names import card_name
from views.cartographers.decision import Decision
from views.cartographers.hand import Hand
from views.cartographers.walking import Walker
from views.items.table_commands import OwnCommands

translate = QCoreApplication.translate


class Commands(OwnCommands):
    """The game's own commands for the Move menu."""

    def __init__(
        self, hand: Hand, walker: Walker, seek: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.add("turn", "R", hand.turn, "rotate")
        self.add("turn_back", "Shift+R", lambda: hand.turn(-1))
        self.add("mirror", "F", hand.mirror, "mirror")
        self.add("next_terrain", "T", hand.next_terrain)
        self.add("previous_terrain", "Shift+T", lambda: hand.next_terrain(-1))
        self.add("next_shape", "S", hand.next_shape)
        self.add("next_area", "E", lambda: walker.next_area(1))
        self.add("previous_area", "Shift+E", lambda: walker.next_area(-1))
        self.add("go_to_space", "/", seek)

    def follow(self, decision: Decision | None, has_map: bool) -> None:
        """What may be done with the shape in hand; each closed command says why."""
        shape = _why_no_shape(decision)
        for name in ("turn", "turn_back", "mirror"):
            self.allow(name, shape)
        terrain = shape or _why_no_other(decision)
        for name in ("next_terrain", "previous_terrain"):
            self.allow(name, terrain)
        self.allow("next_shape", shape or _why_no_second(decision))
        none = translate("cartographers_board", "No map is enlarged: click one first.")
        self.allow("go_to_space", "" if has_map else none)

    def names(self) -> dict[str, str]:
        """Id of a command -> its words in the user's language."""
        return {
            "turn": translate("cartographers_board", "Ro&tate shape"),
            "turn_back": translate("cartographers_board", "Rotate shape &back"),
            "mirror": translate("cartographers_board", "&Flip shape"),
            "next_terrain": translate("cartographers_board", "Next t&errain"),
            "previous_terrain": translate("cartographers_board", "Previ&ous terrain"),
            "next_shape": translate("cartographers_board", "Ne&xt shape"),
            "next_area": translate("cartographers_board", "Next part of the t&able"),
            "go_to_space": translate("cartographers_board", "&Go to a space…"),
            "previous_area": translate("cartographers_board", "Pre&vious part of the table"),
        }


def _why_no_shape(decision: Decision | None) -> str:
    """Why there is nothing to turn."""
    if decision is None:
        return translate(
            "cartographers_board", "No shape is selected: it is not your turn to draw."
        )
    if decision.placing is not None:
        return ""
    said = translate("cartographers_board", "No shape is selected. {prompt}")
    return said.replace("{prompt}", words(decision.question.request.prompt))


def _why_no_other(decision: Decision | None) -> str:
    """Why there is no other terrain."""
    if decision is None or len(decision.terrains) > 1:
        return ""
    said = translate("cartographers_board", "{card} can be drawn in one terrain only.")
    return said.replace("{card}", words(card_name(decision.card)))


def _why_no_second(decision: Decision | None) -> str:
    """Why there is no other shape."""
    if decision is None or len([s for s in decision.shapes if s.why_not is None]) > 1:
        return ""
    said = translate("cartographers_board", "{card} can be drawn in one shape only.")
    return said.replace("{card}", words(card_name(decision.card)))
