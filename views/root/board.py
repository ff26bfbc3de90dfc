"""The table of Root as the window knows it.

The map is on the left, the boards of the factions around it are made in `views/root/panels`
(`side_panels.py` says how they meet).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from models.seats_model import SeatFact
from models.translate import number_text
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Event, Seat, Target
from rules.root.state import NOBODY, game_of
from views.items.panel import Panel
from views.items.zoom_view import ZoomView
from views.map_board import MapBoard
from views.root import faces, facts, share
from views.root.commands import Commands
from views.root.describing import describe_options, describe_table, step_words
from views.root.hand import Hand
from views.root.motion import Motions
from views.root.panels.tabs import topic_of
from views.root.place_item import PieceItem
from views.root.scene import TableScene
from views.root.showing import RenderState
from views.root.walking import Walker
from views.theme import SeatFace

if TYPE_CHECKING:
    from models.question import Question


class RootBoard(MapBoard):
    """Places, pieces, numbers and cards are chosen on it."""

    SHOWING = RenderState
    scene: TableScene
    _hand: Hand

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scene = TableScene(self)
        hand, table = Hand(self), ZoomView(scene, self.table_name(), self)
        self._motions = Motions(scene)
        walker = Walker(table, self)
        commands = Commands(walker.next_area, self)
        commands.add_overlay("overlay_rulers", scene.map.set_rulers, True)
        commands.add_overlay("overlay_tints", scene.map.set_tints, False)
        scene.map.pressed.connect(hand.press)
        scene.amounts.pressed.connect(hand.press)
        scene.battle_left.connect(self._follow)
        scene.surroundings.crowded = self._arrange
        self._furnish(scene, table, hand, walker, commands)

    def table_name(self) -> str:
        """What a screen reader calls the table."""
        return self.tr("Table of Root")

    def _tell_pointed(self, target: Target | None, panel: Panel | None) -> None:
        piece = panel.piece if isinstance(panel, PieceItem) else None
        self.scene.surroundings.point(target, piece.seat if piece is not None else NOBODY)

    # ------------------------------------------------------------ a decision
    def _show_asked(self, question: Question, showing: RenderState) -> None:
        """A battle is shown as far as it has come."""
        super()._show_asked(question, showing)
        self.scene.begin_battle()

    def step_text(self) -> str:
        """What has been clicked of the choice."""
        showing = self.scene.showing
        return step_words(self.scene, showing, self._hand) if showing is not None else ""

    def cancel_step(self) -> bool:
        """Esc: one click back, or the battle's panel goes."""
        if super().cancel_step():
            return True
        if self.scene.battle.isVisible() and not self.scene.is_fought:
            self.scene.close_battle()
            return True
        return False

    # ------------------------------------------------------------ motion
    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        """Pieces, dice, cards and points."""
        if self.scene.showing is None:
            return None
        motion = self._motions.timeline(game_of(view), events)
        self.scene.follow(events)
        return motion

    # ------------------------------------------------------------ words
    def describe(self) -> list[str]:
        """The whole table in sentences."""
        showing = self.scene.showing
        return describe_table(self.scene, showing) if showing is not None else []

    def describe_options(self) -> list[str]:
        """What can be done now."""
        return describe_options(self._hand)

    def topic(self) -> str:
        """The section of the help: about the faction that is asked, else about what is focused."""
        showing, question = self.scene.showing, self._hand.question
        if question is not None and showing is not None:
            return topic_of(showing, question.seat)
        return super().topic()

    # ------------------------------------------------------------ without a widget
    @classmethod
    def seat_facts(cls, view: State, seat: Seat) -> list[SeatFact]:
        """Faction, cards, warriors, effects."""
        return facts.seat_facts(game_of(view), seat)

    @classmethod
    def seat_face(cls, view: State, seat: Seat) -> SeatFace | None:
        """Its faction."""
        return faces.seat_face(game_of(view), seat)

    @classmethod
    def value_face(cls, option: str, value: str) -> SeatFace | None:
        """The faction that an option gives to a seat."""
        return faces.value_face(option, value)

    @classmethod
    def seat_score(cls, view: State, seat: Seat) -> int | None:
        """Points."""
        return facts.seat_score(game_of(view), seat)

    @classmethod
    def moment_name(cls, view: State) -> str:
        """The round."""
        game = game_of(view)
        said = QCoreApplication.translate("root_board", "Round {round}")
        return said.replace("{round}", number_text(game.round)) if game.turn is not None else ""

    @classmethod
    def thumbnail(cls, view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
        """The map with its pieces."""
        return share.thumbnail(view, setup, size, ratio)

    @classmethod
    def share_picture(cls, view: State, setup: Setup) -> QImage:
        """The map, and how it ended."""
        return share.share_picture(view, setup)
