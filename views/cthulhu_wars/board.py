"""The table of Cthulhu Wars as the window knows it.

The chart is on the left, the cards of the factions around it are made in `panels`
(`side_panels.py` says how they meet).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from models.seats_model import SeatFact
from models.translate import number_text, words
from rules.cthulhu_wars.actions import Capture, Fight
from rules.cthulhu_wars.refusals import anywhere
from rules.cthulhu_wars.state import NOBODY, game_of
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Event, Option, Seat, Target
from views.cthulhu_wars import faces, facts, share
from views.cthulhu_wars.commands import Commands
from views.cthulhu_wars.describing import describe_options, describe_table, guide_words, step_words
from views.cthulhu_wars.hand import Hand
from views.cthulhu_wars.map_item import PieceItem
from views.cthulhu_wars.motion import Motions
from views.cthulhu_wars.scene import TableScene
from views.cthulhu_wars.showing import RenderState
from views.cthulhu_wars.walking import Walker
from views.items.panel import Panel
from views.items.zoom_view import ZoomView
from views.map_board import MapBoard
from views.theme import SeatFace


class CthulhuWarsBoard(MapBoard):
    """Areas, pieces, numbers and cards are chosen on it."""

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
        commands.add_overlay("overlay_control", scene.map.set_control, False)
        commands.add_overlay("overlay_threats", scene.map.set_threats, False)
        commands.add_overlay("overlay_reach", scene.map.set_reach, True)
        commands.add_overlay("overlay_borders", scene.map.pointers.set_borders, False)
        scene.map.pressed.connect(hand.press)
        scene.amounts.pressed.connect(hand.press)
        self._furnish(scene, table, hand, walker, commands)

    def table_name(self) -> str:
        """What a screen reader calls the table."""
        return self.tr("Table of Cthulhu Wars")

    def _tell_pointed(self, target: Target | None, panel: Panel | None) -> None:
        piece = panel.piece if isinstance(panel, PieceItem) else None
        self.scene.surroundings.point(target, piece.seat if piece is not None else NOBODY)

    # ------------------------------------------------------------ a decision
    def step_text(self) -> str:
        """What has been clicked of the choice."""
        showing = self.scene.showing
        return step_words(self.scene, showing, self._hand) if showing is not None else ""

    def order_words(self, target: Target, option: Option) -> str:
        """Recruiting, summoning, awakening and gates: in their turn they stand on the bar."""
        question = self._hand.question
        if question is None or not isinstance(question.choice, TakeTurn):
            return ""
        said = anywhere(game_of(question.view), question.seat, option.action)
        return words(said, self._hand.names) if said is not None else ""

    def rank_of(self, option: Option) -> int:
        """A click on an enemy's figure means a battle, then a capture, before all else."""
        action, rival = option.action, self.scene.map.rival
        if rival == NOBODY or not isinstance(action, Fight | Capture) or action.enemy != rival:
            return 2
        return int(isinstance(action, Capture))

    def guide(self) -> str:
        """How to act, at the start of a turn."""
        return guide_words(self._hand)

    # ------------------------------------------------------------ motion
    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        """Figures and gates."""
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

    # ------------------------------------------------------------ without a widget
    @classmethod
    def seat_facts(cls, view: State, seat: Seat) -> list[SeatFact]:
        """Power, gates, books, Elder Signs, captives."""
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
        """Doom."""
        return facts.seat_score(game_of(view), seat)

    @classmethod
    def moment_name(cls, view: State) -> str:
        """The round."""
        game = game_of(view)
        said = QCoreApplication.translate("cthulhu_wars_board", "Round {round}")
        return said.replace("{round}", number_text(game.round)) if game.round else ""

    @classmethod
    def thumbnail(cls, view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
        """The chart with its figures."""
        return share.thumbnail(view, setup, size, ratio)

    @classmethod
    def share_picture(cls, view: State, setup: Setup) -> QImage:
        """The chart, and how it ended."""
        return share.share_picture(view, setup)
