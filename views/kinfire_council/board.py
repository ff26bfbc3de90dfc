"""The table of Kinfire Council as the window knows it.

The city is in the middle, its threats, its light and its council around it; the papers of the
players are made in `panels` (`side_panels.py` says how they meet).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from models.seats_model import SeatFact
from models.translate import number_text
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Event, Seat, Target
from rules.kinfire_council.rounds.events import RoundBegan
from rules.kinfire_council.state import game_of
from views.board import Rival
from views.items import map_scene
from views.items.panel import Panel
from views.items.zoom_view import ZoomView
from views.kinfire_council import facts, share
from views.kinfire_council.commands import Commands
from views.kinfire_council.describing import (
    describe_options,
    describe_table,
    guide_words,
    step_words,
)
from views.kinfire_council.hand import OPEN_HAND, Hand
from views.kinfire_council.motion import Motions
from views.kinfire_council.night import Night, night_of
from views.kinfire_council.scene import TableScene
from views.kinfire_council.showing import RenderState
from views.kinfire_council.walking import Walker
from views.map_board import MapBoard

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question

OTHER = Qt.FocusReason.OtherFocusReason


class KinfireCouncilBoard(MapBoard):
    """Spaces, pieces, threats, needs, decrees and cards are chosen on it."""

    ACTION_LINES = 1
    SHOWING = RenderState
    SHOWS_SEATS = True
    scene: TableScene
    _hand: Hand
    _night: Night | None
    walker: Walker

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scene = TableScene(self)
        hand, table = Hand(self), ZoomView(scene, self.table_name(), self)
        self._motions = Motions(scene)
        self._night = None
        scene.night.pressed.connect(self._put_night_away)
        walker = Walker(table, self)
        commands = Commands(walker.next_area, self)
        commands.add_overlay("overlay_free", scene.city.set_free, False)
        commands.add_overlay("overlay_streets", scene.city.set_streets, False)
        commands.add_overlay("overlay_patrons", scene.city.set_patrons, False)
        commands.add_overlay("overlay_net", scene.city.set_net, False)
        scene.pressed.connect(self._leave_night)
        scene.pressed.connect(hand.press)
        self._furnish(scene, table, hand, walker, commands)

    def table_name(self) -> str:
        """What a screen reader calls the table."""
        return self.tr("Table of Kinfire Council")

    def _tell_pointed(self, target: Target | None, panel: Panel | None) -> None:
        """What the keyboard comes to by itself hides nothing of what lies beside the city: words
        are held nearer when somebody points or walks there."""
        is_meant = panel is None or panel.is_hovered or self.walker.has_walked
        self.scene.surroundings.point(target if is_meant else None)

    # ------------------------------------------------------------ a decision
    def holds_step(self) -> bool:
        """Whether something has been clicked; the piece taken up by itself is no click."""
        return self._hand.holds_step

    def step_text(self) -> str:
        """What is in the hand or has been clicked of the choice."""
        showing = self.scene.showing
        return step_words(self.scene, showing, self._hand) if showing is not None else ""

    def has_first(self, targets: Sequence[Target]) -> bool:
        """The hand is never first: Enter opens it only for whoever has gone there."""
        return super().has_first([each for each in targets if each != OPEN_HAND])

    def back_words(self) -> str:
        """A piece that took itself up is laid down for another one."""
        is_at_hand = bool(self._hand.path) and not self._hand.holds_step
        said = QCoreApplication.translate("kinfire_council_board", "Another piece")
        return said if is_at_hand else ""

    def guide(self) -> str:
        """How to act, at the start of a turn."""
        return guide_words(self._hand)

    # ------------------------------------------------------------ what the night has brought
    def hear(self, view: State, events: Sequence[Event], told: Iterable[tuple[Event, ...]]) -> None:
        """A night that is over is told, as soon as the morning is shown."""
        if any(isinstance(event, RoundBegan) for event in events):
            self._night = night_of(game_of(view), told) or self._night

    def _show(self, showing: map_scene.RenderState) -> None:
        assert isinstance(showing, RenderState)
        card, night = self.scene.night, self._night
        was_there = card.isVisible()
        is_due = night is not None and showing.view.round > night.round and not showing.is_over
        card.tell(night if is_due else None, showing)
        super()._show(showing)
        if is_due and not was_there and self.table_view.hasFocus():
            card.setFocus(OTHER)

    def offer(self, question: Question | None, option_filter: OptionFilter | None = None) -> None:
        """Enter puts the card of the night away first."""
        self.walker.has_walked = False
        super().offer(question, option_filter)
        if self.scene.night.isVisible():
            self.scene.night.setFocus(OTHER)

    def confirm(self) -> bool:
        """Enter."""
        return self._put_night_away() or super().confirm()

    def cancel_step(self) -> bool:
        """Esc."""
        return self._put_night_away() or super().cancel_step()

    def _put_night_away(self) -> bool:
        """The card has been read."""
        if not self.scene.night.isVisible():
            return False
        self._night = None
        self.scene.night.setVisible(False)
        self._refresh()
        if self._hand.question is not None:
            self.walker.begin()
            self.released.emit()
        return True

    def _leave_night(self) -> None:
        """Whoever goes on with the game has read the card: it covers nothing that is next."""
        self._night = None
        self.scene.night.setVisible(False)

    # ------------------------------------------------------------ motion
    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        """Pieces, cultists, trouble, tokens."""
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
        """Pieces, goods, influence, cards."""
        return facts.seat_facts(game_of(view), seat)

    @classmethod
    def seat_score(cls, view: State, seat: Seat) -> int | None:
        """V."""
        return facts.seat_score(game_of(view), seat)

    @classmethod
    def rivals(cls, view: State) -> tuple[Rival, ...]:
        """The Cult."""
        return facts.rivals(game_of(view))

    @classmethod
    def moment_name(cls, view: State) -> str:
        """The round."""
        game = game_of(view)
        said = QCoreApplication.translate("kinfire_council_board", "Round {round}")
        return said.replace("{round}", number_text(game.round)) if game.round else ""

    @classmethod
    def thumbnail(cls, view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
        """The city with its pieces."""
        return share.thumbnail(view, setup, size, ratio)

    @classmethod
    def share_picture(cls, view: State, setup: Setup) -> QImage:
        """The city, and how it ended."""
        return share.share_picture(view, setup)
