"""The table of Feed the Kraken as the window knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from models.seats_model import SeatFact
from models.translate import words
from rules.feed_the_kraken.state import game_of
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Event, Seat, Target, TargetKind
from views.feed_the_kraken import facts, share
from views.feed_the_kraken.commands import Commands
from views.feed_the_kraken.describing import describe_options, describe_table
from views.feed_the_kraken.hand import Hand
from views.feed_the_kraken.motion import Motions
from views.feed_the_kraken.saying import SayPanel
from views.feed_the_kraken.scene import RenderState, TableScene
from views.items.table_view import TableView
from views.items.walking import Walker
from views.scene_board import LEAST_ZOOM, SceneBoard
from views.theme import theme

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question

OTHER = Qt.FocusReason.OtherFocusReason


class KrakenBoard(SceneBoard):
    """Shows one view; seats and cards are chosen on it, claims are made beside it."""

    SHOWS_SEATS = True
    ENDING = True
    TAKES_ASIDES = True
    scene: TableScene
    _commands: Commands
    _hand: Hand

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scene = TableScene(self)
        self._hand, table = Hand(self), TableView(scene, self.table_name(), self)
        walker = Walker(table, self)
        self._motions = Motions(scene)
        self._say = SayPanel(self)
        self._before_say: QWidget | None = None
        commands = Commands(self.say, self.turn_book, walker.next_area, self)
        commands.add_overlay("overlay_courses", scene.chart.set_courses, True)
        commands.add_overlay("overlay_distances", scene.chart.set_distances, False)
        self._lay(scene, table, walker, commands)
        self._connect()

    def table_name(self) -> str:
        """What a screen reader calls the table."""
        return self.tr("Table of Feed the Kraken")

    def _connect(self) -> None:
        scene = self.scene
        self._hand.acted.connect(self.acted)
        self._hand.moved.connect(self._refresh)
        scene.crew.seat_pressed.connect(self._hand.press_seat)
        scene.strip.card_pressed.connect(self._hand.press_card)
        scene.head.confirmed.connect(self._hand.confirm)
        scene.head.jumped.connect(self._hand.press_jump)
        scene.head.say_wanted.connect(self.say)
        scene.head.book_wanted.connect(self.turn_book)
        scene.chart.hovered.connect(self.hovered)
        scene.chart.stepped_off.connect(self.walker.go)
        scene.book.row_pointed.connect(self.hovered)
        scene.book.turned.connect(self._follow)
        scene.reveal.changed.connect(self._show_again)
        scene.reveal.row_pointed.connect(self.hovered)
        self._say.spoke.connect(self.spoke)
        self._say.closed.connect(self._said)
        self._say.stepped.connect(self._place_say)

    # ------------------------------------------------------------ what is shown
    def show_view(self, view: State, viewer: Seat | None, setup: Setup) -> None:
        """The table as a view has it."""
        game = game_of(view)
        self._names = {seat: words(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)}
        question = self._hand.question
        stands = question is not None and question.view.ply == view.ply
        if question is not None and not stands:
            self._hand.take(None, None, ())
        acting = int(question.seat) if question is not None and stands else None
        self._show(RenderState(game, viewer, self._names, acting))

    def _show(self, showing: RenderState) -> None:
        self.scene.show(showing)
        self._arrange()
        self._refresh()

    def _show_again(self) -> None:
        """The reveal looks with other eyes, or at another round."""
        if self.scene.showing is not None:
            self._show(self.scene.showing)

    def _arrange(self) -> None:
        super()._arrange()
        if self._zoom == LEAST_ZOOM:
            self._place_say()

    def _refresh(self) -> None:
        """What can be chosen, and what has been."""
        showing = self.scene.showing
        if showing is None:
            return
        hand, scene = self._hand, self.scene
        scene.offer(hand)
        jump = self.tr("Jump overboard") if hand.offers_jump else ""
        speaks = self._say.has_claims and not showing.is_over
        scene.head.offer(hand.words_of_pending(), jump, speaks, not self._say.isHidden())
        scene.head.offer_book(not scene.book_has_room and not showing.is_over, scene.book_is_open)
        self._commands.allow("say_claim", "" if speaks else self._why_silent(showing))
        self._follow()
        self.step_changed.emit()

    def _why_silent(self, showing: RenderState) -> str:
        """Why nobody at this screen can say anything."""
        if showing.is_over:
            return self.tr("The game is over: there is nothing left to claim.")
        return self.tr("You can make claims only while a decision is open.")

    # ------------------------------------------------------------ a decision
    def shows(self, target: Target) -> bool:
        """Seats, the cards one holds, the way overboard."""
        return self._hand.shows(target)

    def offer(self, question: Question | None, option_filter: OptionFilter | None = None) -> None:
        """Opens a decision, or closes it."""
        if question is None and self._hand.question is None:
            return
        names = tuple(self._names[seat] for seat in sorted(self._names))
        self._hand.take(question, option_filter, names)
        showing = self.scene.showing
        if showing is None:
            return
        acting = int(question.seat) if question is not None else None
        view = game_of(question.view) if question is not None else showing.view
        self._show(RenderState(view, showing.viewer, showing.names, acting))
        if question is not None:
            self.walker.begin()

    def offer_asides(self, view: State | None, seats: Sequence[Seat]) -> None:
        """Who at this screen may say something now."""
        self._say.offer(game_of(view) if view is not None else None, seats, self._names)
        self._refresh()

    def step_text(self) -> str:
        """What has been picked up."""
        pending = self._hand.words_of_pending()
        if not pending:
            return ""
        return self.tr("{choice}: press Enter or click again").replace("{choice}", pending)

    def confirm(self) -> bool:
        """Enter: what is focused, else what has been picked up."""
        return self._press_focused() or self._hand.confirm()

    def cancel_step(self) -> bool:
        """Esc: closes what lies over the table, or lays back what was picked up."""
        if not self._say.isHidden():
            self._say.shut()
            return True
        if self.scene.book_is_open:
            self.turn_book()
            return True
        return self._hand.cancel()

    def holds_step(self) -> bool:
        """Whether something has been picked up and is not meant yet."""
        return self._hand.pending is not None

    def next_option(self, step: int) -> bool:
        """Tab: through what can be chosen; False where the action bar has the rest of it."""
        return self.walker.next_option(step, self._hand.has_rest())

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings the seats and spaces that are spoken of."""
        seats = {t.id for t in targets if t.kind is TargetKind.SEAT and isinstance(t.id, int)}
        self.scene.crew.ring(seats)
        self.scene.chart.mark(targets)

    # ------------------------------------------------------------ talk and the log
    def say(self) -> None:
        """«Say ...»: opens or closes."""
        if not self._say.isHidden():
            self._say.shut()
        elif self._say.has_claims:
            self._place_say()
            self._before_say = self.window().focusWidget()
            self._say.open()
            self._refresh()

    def _said(self) -> None:
        """The keyboard goes back to where it was before the talk."""
        self._refresh()
        before, self._before_say = self._before_say, None
        is_there = before is not None and isValid(before) and before.isVisible()
        (before if before is not None and is_there else self.table_view).setFocus(OTHER)

    def _place_say(self) -> None:
        """Over the lower part of chart and cards."""
        found = self.scene.found
        if found is None:
            return
        room = self.table_view.mapFromScene(found.chart.united(found.strip)).boundingRect()
        wide = max(room.width(), min(self.width() - 16, theme().px(420)))
        high = min(room.height(), self._say.wanted(wide))
        corner = QPoint(room.center().x() - wide // 2, room.bottom() - high + 1)
        self._say.fit(QRect(corner, QSize(wide, high)))

    def turn_book(self) -> None:
        """The log of the voyage: over the chart where it has no room; else the next leaf."""
        scene = self.scene
        if scene.showing is None or scene.showing.is_over:
            return
        if scene.book_has_room:
            shown = [tab for tab in scene.book.tabs if tab.isVisible()]
            at = next(n for n, tab in enumerate(shown) if tab.is_selected)
            scene.book.turn_to(shown[(at + 1) % len(shown)].leaf)
            return
        scene.open_book(not scene.book_is_open)
        self._refresh()
        if scene.book_is_open:
            scene.book.page.setFocus(OTHER)

    # ------------------------------------------------------------ motion
    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        """Cards, guns, hats and the ship."""
        showing = self.scene.showing
        if showing is None or showing.is_over:
            return None
        return self._motions.timeline(game_of(view), events)

    # ------------------------------------------------------------ words
    def describe(self) -> list[str]:
        """The whole table in sentences."""
        showing = self.scene.showing
        return describe_table(self.scene, showing) if showing is not None else []

    def describe_options(self) -> list[str]:
        """What can be done now."""
        return describe_options(self._hand, self.scene)

    # ------------------------------------------------------------ without a widget
    @classmethod
    def seat_facts(cls, view: State, seat: Seat) -> list[SeatFact]:
        """Offices, guns, marks."""
        return facts.seat_facts(view, seat)

    @classmethod
    def stage_name(cls, view: State, names: Sequence[str] = ()) -> str:
        """The round."""
        return facts.stage_name(view)

    @classmethod
    def thumbnail(cls, view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
        """The chart with the ship."""
        return share.thumbnail(view, setup, size, ratio)

    @classmethod
    def share_picture(cls, view: State, setup: Setup) -> QImage:
        """The chart, and every seat's true side."""
        return share.share_picture(view, setup)
