"""The Cartographers table as the window knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QImage, QKeyEvent, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from models.seats_model import SeatFact
from models.translate import words
from rules.cartographers.drawing.preview import standing
from rules.cartographers.state import Cartographers
from rules.cartographers.why import why
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text
from views.board import Board, Paper, told_of
from views.cartographers import facts, printing, share
from views.cartographers.commands import Commands
from views.cartographers.decision import Decision
from views.cartographers.describing import describe_options, describe_table
from views.cartographers.hand import Hand
from views.cartographers.motion import Motions
from views.cartographers.overlays import Overlays
from views.cartographers.scene import RenderState, TableScene
from views.cartographers.seeking import Seeker
from views.cartographers.sheet_item import SpaceElement
from views.cartographers.walking import Walker
from views.items.element import Element
from views.items.panel import Panel
from views.items.table_view import TableView
from views.theme import theme

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question

LEAST_ZOOM, MOST_ZOOM = 1.0, 3.0
IDLE = 240
"""Milliseconds of rest after which the maps of the neighbours are made ready."""
MOST_PREPARED = 5
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class CartographersBoard(Board):
    """Shows one view; while a question is open the hand places shapes on the map."""

    ENDING = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: Cartographers | None = None
        self._viewer: Seat | None = None
        self._names: dict[int, str] = {}
        self._decision: Decision | None = None
        self._enlarged: Seat | None = None
        self._known: set[Panel] = set()
        self._zoom = 1.0
        self.scene = scene = TableScene(self)
        self.table_view = TableView(scene, self.tr("Table of Cartographers"), self)
        self._hand = Hand(scene.map, scene.card, scene.skills, self)
        self._overlays = Overlays(scene.map, scene.edicts, self)
        self.walker = Walker(self.table_view, scene.map, self)
        self._motions = Motions(scene.map, scene.column, scene.edicts)
        self._seeker = Seeker(self)
        self._commands = Commands(self._hand, self.walker, self._seek, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table_view)
        self.setFocusProxy(self.table_view)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._prepare)
        self._to_prepare: list[Seat] = []
        self._connect()

    def _connect(self) -> None:
        self._hand.acted.connect(self.acted)
        self._hand.noticed.connect(self.noticed)
        self._hand.hovered.connect(self.hovered)
        self._hand.moved.connect(self._refresh)
        self._hand.wanted.connect(self._lay_back)
        self._overlays.changed.connect(self._refresh)
        self.scene.map.plate.pressed.connect(self._lay_back)
        for others in (self.scene.others, self.scene.maps):
            others.enlarged.connect(self.enlarge)
            others.scrolled.connect(self._follow)
        self.table_view.resized.connect(self._arrange)
        self.table_view.wheeled.connect(self._wheel)
        self.table_view.right_pressed.connect(self._hand.turn)
        self.table_view.focus_came.connect(self.walker.enter)
        self._seeker.found.connect(lambda row, col: self.walker.to_space(row, col, self._hand))
        self._seeker.said.connect(self.noticed)
        theme().changed.connect(self._dress)

    # ------------------------------------------------------------ what is shown
    def show_view(self, view: State, viewer: Seat | None, setup: Setup) -> None:
        """The table as a view has it."""
        assert isinstance(view, Cartographers)
        if viewer != self._viewer:
            self._enlarged = None
        self._view, self._viewer = view, viewer
        self._names = {seat: words(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)}
        if self._decision is not None and not self._decision.stands(view, viewer):
            self._take(None)
        self._show()

    def _take(self, decision: Decision | None) -> None:
        self._decision = decision
        self._hand.take(decision)

    @property
    def decision(self) -> Decision | None:
        """The open decision with its ghost."""
        return self._decision

    def _show(self) -> None:
        """Everything anew: another view, question, map or size."""
        view = self._view
        if view is None:
            return
        self._hand.is_free = self._enlarged is None
        showing = RenderState(view, self._viewer, self._names, self._decision, self._enlarged)
        self.scene.show(showing)
        self._arrange()
        self._refresh()
        self._commands.follow(self._decision, self.walker.has_map)
        self._to_prepare = self.scene.others.shown[:MOST_PREPARED]
        self._idle.start(IDLE)

    def _prepare(self) -> None:
        """While nothing happens: the neighbours' maps, one at a time, for a click to find them."""
        if self._view is None or not self._to_prepare or not self.isVisible():
            return
        ratio = self.devicePixelRatioF() * self._zoom
        self.scene.map.prepare(self._view, self._to_prepare.pop(0), ratio)
        self._idle.start(IDLE // 4)

    def _arrange(self) -> None:
        if self._view is None or self._zoom != 1.0:
            return
        self.table_view.lay_out(self.scene.arrange)
        self._follow()

    def _follow(self) -> None:
        """Panels have come or gone: keyboard and screen readers are told."""
        for panel in self.scene.panels():
            if panel not in self._known:
                self._known.add(panel)
                panel.pointed.connect(self._point_at)
                panel.reached.connect(self._bring_to_sight)
                panel.refused.connect(self.noticed)
        self._known = {panel for panel in self._known if panel.scene() is not None}
        self.walker.set_areas(self.scene.parts(), self.scene.spaces())
        self.table_view.set_elements(self.elements())

    def _refresh(self) -> None:
        """The ghost, and every number that depends on it."""
        showing = self.scene.showing
        if showing is None:
            return
        placing = showing.placing
        then = placing.then() if placing is not None else None
        self.scene.refresh(then)
        self._overlays.show(showing, self.scene.worth)
        self.step_changed.emit()

    def _point_at(self, panel: Panel | None) -> None:
        """What is pointed at says what it is; an edict shows its spaces."""
        self._overlays.point_at(panel)
        self.hovered.emit(panel.sentence() if panel is not None else "")

    def _bring_to_sight(self, panel: Panel) -> None:
        """The keyboard is on it: where the table scrolls, it scrolls there."""
        self.table_view.bring_to_sight(panel.sceneBoundingRect())

    # ------------------------------------------------------------ a decision
    def takes(self, question: Question) -> bool:
        """Every question of this game is answered on the table."""
        return True

    def shows(self, target: Target) -> bool:
        """Everything is on the table."""
        return True

    def offer(self, question: Question | None, option_filter: OptionFilter | None = None) -> None:
        """Opens a decision, or closes it."""
        if question is None:
            if self._decision is None:
                return
            self._take(None)
        else:
            assert isinstance(question.view, Cartographers)
            self._enlarged = None
            self._view = question.view
            self._take(Decision(question))
        self._show()
        if question is not None:
            self.walker.begin(self._hand)

    def step_text(self) -> str:
        """What is in hand and how many places there are."""
        decision = self._decision
        if decision is None or decision.placing is None:
            return ""
        return facts.step_text(decision)

    def confirm(self) -> bool:
        """Enter: the focused element, else the ghost, else the only button there is. On a panel
        that can do nothing it lays no shape: it is for the window."""
        panel = self.walker.focused_panel()
        if panel is not None:
            panel.press()
            return panel.can_press or bool(panel.why)
        if self._hand.confirm():
            return True
        decision = self._decision
        if decision is None or decision.placing is not None or decision.offered.skills:
            return False
        self._hand.close()
        return True

    def cancel_step(self) -> bool:
        """Esc: lays an enlarged map back, takes the shape up, or goes back to the map."""
        if self._enlarged is not None:
            self._lay_back()
            return True
        return self._hand.cancel() or self.walker.leave_panels()

    def holds_step(self) -> bool:
        """Whether a shape lies on the map and waits to be meant."""
        placing = self._decision.placing if self._decision is not None else None
        return placing is not None and placing.is_placed

    def next_option(self, step: int) -> bool:
        """Tab: on the map the next legal place, beside it the next thing that can be named."""
        return self.walker.next_panel(step) or self._hand.cycle(step)

    # ------------------------------------------------------------ why not
    def pointed(self) -> Element | None:
        """A panel or a space of the map: what the pointer is on, else what has the keyboard."""
        found = self.walker.hovered_panel() or self.scene.space_at(self._hand.pointed())
        return found or self.walker.focused()

    def element_at(self, at: QPoint) -> Element | None:
        """What lies there."""
        return self.table_view.element_at(at)

    def why_not(self, element: Element | None = None) -> str:
        """Why the space cannot be drawn on, why the shape cannot lie there, or why a thing beside
        the map is closed."""
        thing, decision = element or self.pointed(), self._decision
        if thing is None or self._view is None:
            return ""
        if isinstance(thing, SpaceElement):
            own = decision is not None and self._enlarged is None
            said = self._hand.why_space(thing.place) if own else None
            if decision is not None and own and said is None:
                return ""
            return self._explain(self._thing(thing), said)
        if thing.can_be_chosen:
            return ""
        why = getattr(thing, "why", "")
        return thing.answered(why or self._explain(self._thing(thing), None))

    def what_is(self, element: Element) -> str:
        """With its rule."""
        rule = self._explain(self._thing(element), None) if self._view is not None else ""
        return told_of(element, rule)

    def _thing(self, thing: Element) -> Target:
        """What the rules know it by: a space by whose map it lies on."""
        if not isinstance(thing, SpaceElement):
            return Target(TargetKind.TRACK, thing.thing)
        seat = self.scene.showing.seat if self.scene.showing is not None else None
        return Target(TargetKind.PLACE, f"{seat or 0}:{thing.place}")

    def _explain(self, thing: Target, said: Text | None) -> str:
        """What the rules say of a thing, to the seat that is asked or looks on."""
        assert self._view is not None
        seat = self._decision.seat if self._decision is not None else self._viewer
        names = [self._names[each] for each in sorted(self._names)]
        return words(why(self._view, seat, thing, said), names)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings the spaces that are spoken of."""
        mask = 0
        for target in targets:
            if target.kind is TargetKind.CELLS and isinstance(target.id, int):
                mask |= target.id
        self._overlays.mention(mask)

    # ------------------------------------------------------------ looking closer
    def enlarge(self, seat: int) -> None:
        """Lays another's map large on the table; Esc lays it back."""
        usual = self._decision.owner if self._decision is not None else self._viewer
        over = self._view is not None and self._view.outcome is not None
        self._enlarged = None if seat == usual and not over else Seat(seat)
        self._show()
        self.walker.to_map()
        if self._enlarged is not None:
            self.noticed.emit(self.scene.map.plate.label)

    def _lay_back(self) -> None:
        seat, self._enlarged = self._enlarged, None
        if seat is None:
            return
        self._show()
        for others in (self.scene.others, self.scene.maps):
            mini = others.mini_of(seat)
            if mini is not None and self._decision is None:
                mini.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self.walker.begin(self._hand)

    def zoom(self, factor: float) -> None:
        """Nearer or farther; nearer than the whole the table scrolls."""
        zoom = min(MOST_ZOOM, max(LEAST_ZOOM, self._zoom * factor))
        self.table_view.scale(zoom / self._zoom, zoom / self._zoom)
        self._zoom = zoom
        self.table_view.allow_scrolling(zoom > LEAST_ZOOM)
        self._arrange()

    def fit(self) -> None:
        """The whole table."""
        self.zoom(LEAST_ZOOM / self._zoom)

    def _wheel(self, step: int, held: Qt.KeyboardModifier) -> None:
        if held & CONTROL:
            self.zoom(1.15 if step > 0 else 1 / 1.15)
        elif held & SHIFT:
            self._hand.mirror()

    def _dress(self) -> None:
        """Theme or text size have changed."""
        self._show()
        for item in self.scene.items():
            item.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._commands.name()
            self._overlays.name()
            self.table_view.setAccessibleName(self.tr("Table of Cartographers"))
            self._show()
        super().changeEvent(event)

    # ------------------------------------------------------------ commands
    def commands(self) -> list[QAction]:
        """Turn, mirror, pick, and the way through the table by keyboard."""
        return list(self._commands.actions)

    def overlays(self) -> list[QAction]:
        """Legal places, the spaces of each edict, monsters, who drew what."""
        return list(self._overlays.actions)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that neither the window nor an element has taken."""
        if self._seeker.key(event) or self.walker.key(event, self._hand) or self._own_key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _seek(self) -> None:
        """«/»: the next letters name a space."""
        land = self._view.land if self._view is not None else None
        if land is not None and self.walker.has_map:
            self.table_view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._seeker.begin(land.rows, land.cols)

    def _own_key(self, event: QKeyEvent) -> bool:
        key, held = Qt.Key(event.key()), event.modifiers()
        if event.text() == "/":
            self._seek()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.confirm()
        if key == Qt.Key.Key_Escape:
            return self.cancel_step()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self.next_option(-1 if key == Qt.Key.Key_Backtab or held & SHIFT else 1)
        if held & ~SHIFT or not Qt.Key.Key_0 <= key <= Qt.Key.Key_Z:
            return False
        wanted = QKeySequence(key.value | (SHIFT.value if held & SHIFT else 0))
        for action in self._commands.actions:
            if action.shortcut() == wanted and action.isEnabled():
                action.trigger()
                return True
        return False

    # ------------------------------------------------------------ motion
    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        """Ink, monsters, cards, and the counting of a season."""
        assert isinstance(view, Cartographers)
        before, showing = self._view, self.scene.showing
        if before is None or showing is None:
            return None
        seat = showing.seat
        worth = None
        if seat is not None and view.sheets[seat].coins >= 0:
            worth = standing(before, view.sheets[seat])
        return self._motions.timeline(view, events, seat, worth)

    # ------------------------------------------------------------ words
    def describe(self) -> list[str]:
        """The whole table in sentences."""
        showing = self.scene.showing
        if showing is None:
            return []
        return describe_table(showing.view, showing.seat, self._names, self._decision)

    def describe_options(self) -> list[str]:
        """What can be done now."""
        if self._decision is None:
            return []
        return describe_options(self._decision, self._names)

    def elements(self) -> list[Element]:
        """Panels in reading order, then the spaces of the large map."""
        return [*self.scene.panels(), *self.scene.spaces()]

    def topic(self) -> str:
        """The section of the help about what is focused."""
        panel = self.walker.focused_panel() or self.walker.hovered_panel()
        if panel is not None and panel.topic:
            return panel.topic
        return "placing" if self._decision is not None else ""

    # ------------------------------------------------------------ without a widget
    @classmethod
    def seat_facts(cls, view: State, seat: Seat) -> list[SeatFact]:
        """Coins, and what monsters would cost."""
        return facts.seat_facts(view, seat)

    @classmethod
    def seat_score(cls, view: State, seat: Seat) -> int | None:
        """Stars of the seasons that are scored."""
        return facts.seat_score(view, seat)

    @classmethod
    def stage_name(cls, view: State, names: Sequence[str] = ()) -> str:
        """The season."""
        return facts.stage_name(view)

    @classmethod
    def thumbnail(cls, view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
        """The first maps of the table."""
        return share.thumbnail(view, setup, size, ratio)

    @classmethod
    def share_picture(cls, view: State, setup: Setup) -> QImage:
        """The maps with the scores of the year."""
        return share.share_picture(view, setup)

    @classmethod
    def papers(cls, finished: bool) -> list[Paper]:
        """Blank sheets, and the finished ones."""
        return printing.papers(finished)

    @classmethod
    def page_count(cls, paper: str, view: State | None, setup: Setup) -> int:
        """One page for each sheet."""
        return printing.page_count(paper, view, setup)

    @classmethod
    def print_page(
        cls,
        paper: str,
        page: int,
        painter: QPainter,
        area: QRectF,
        view: State | None,
        setup: Setup,
    ) -> None:
        """One sheet on paper."""
        printing.print_page(paper, page, painter, area, view, setup)
