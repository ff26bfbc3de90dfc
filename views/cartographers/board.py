"""The Cartographers table: own map, card, edicts, column and the maps of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QImage, QKeyEvent, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QVBoxLayout, QWidget

from models.translate import words
from rules.cartographers.land import land_of_rows
from rules.cartographers.preview import Standing, standing
from rules.cartographers.state import Cartographers
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Event, Seat, Target, TargetKind
from views.board import Board, Paper, SeatFact
from views.cartographers import facts, printing, share
from views.cartographers.arrangement import Needs, arrange
from views.cartographers.card_area import CardArea
from views.cartographers.column import ColumnArea
from views.cartographers.decision import Decision
from views.cartographers.describing import describe_options, describe_table
from views.cartographers.edicts import EdictArea
from views.cartographers.endings import EndArea
from views.cartographers.hand import Hand
from views.cartographers.labels import space_labels
from views.cartographers.map_area import MapArea
from views.cartographers.motion import Motions
from views.cartographers.others import OthersArea
from views.cartographers.overlay import Mark
from views.cartographers.overlays import Overlays
from views.cartographers.panel import Panel
from views.cartographers.skill_area import SkillArea
from views.cartographers.table_view import TableView
from views.cartographers.walking import Walker
from views.items.element import Element
from views.theme import theme

if TYPE_CHECKING:
    from models.picker import Picker
    from models.question import Question

translate = QCoreApplication.translate
LEAST_ZOOM, MOST_ZOOM = 1.0, 3.0


class CartographersBoard(Board):
    """Shows one view; while a question is open the hand places shapes on the map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: Cartographers | None = None
        self._viewer: Seat | None = None
        self._setup: Setup | None = None
        self._names: dict[int, str] = {}
        self._decision: Decision | None = None
        self._enlarged: Seat | None = None
        self._worth: Standing | None = None
        self._mentioned = 0
        self._zoom = 1.0
        self._scene = QGraphicsScene(self)
        self._table = TableView(self._scene, self.tr("Table of Cartographers"), self)
        self._make_areas()
        self._make_commands()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._table)
        self.setFocusProxy(self._table)
        self._table.resized.connect(self._arrange)
        self._table.wheeled.connect(self._wheel)
        self._table.right_pressed.connect(self._hand.turn)
        self._table.focus_came.connect(self._walker.enter)
        theme().changed.connect(self._dress)

    def _make_areas(self) -> None:
        scene = self._scene
        self._map = MapArea(scene, land_of_rows("blank", ["." * 11] * 11), self)
        self._card = CardArea(scene, self)
        self._column = ColumnArea(scene, self)
        self._edicts = EdictArea(scene, self)
        self._others = OthersArea(scene, self)
        self._maps = OthersArea(scene, self)
        self._skills = SkillArea(scene, self)
        self._end = EndArea(scene, self)
        self._hand = Hand(self._map, self._card, self._skills, self)
        self._overlays = Overlays(self._map, self._edicts, self)
        self._motions = Motions(self._map, self._column, self._edicts)
        self._walker = Walker(self._table, self._map, self)
        self._hand.acted.connect(self.acted)
        self._hand.noticed.connect(self.noticed)
        self._hand.hovered.connect(self.hovered)
        self._hand.moved.connect(self._refresh)
        for others in (self._others, self._maps):
            others.enlarged.connect(self.enlarge)
        self._map.plate.pressed.connect(self._lay_back)
        self._overlays.changed.connect(self._refresh)
        self._known: set[Panel] = set()

    # ------------------------------------------------------------ what is shown
    def show_view(self, view: State, viewer: Seat | None, setup: Setup) -> None:
        """The table as a view has it."""
        assert isinstance(view, Cartographers)
        if viewer != self._viewer or setup != self._setup:
            self._enlarged = None
        self._view, self._viewer, self._setup = view, viewer, setup
        self._names = {seat: words(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)}
        if self._decision is not None and self._decision.view is not view:
            self._drop_decision()
        self._show_all()
        self._arrange()

    def _drop_decision(self) -> None:
        self._decision = None
        self._hand.take(None)

    @property
    def shown_seat(self) -> Seat | None:
        """Whose map lies large; None: all lie side by side."""
        if self._enlarged is not None:
            return self._enlarged
        if self._decision is not None:
            return self._decision.owner
        return self._viewer

    @property
    def decision(self) -> Decision | None:
        """The open decision with its ghost."""
        return self._decision

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._view is not None and self._view.outcome is not None

    def _show_all(self) -> None:
        view, decision = self._view, self._decision
        assert view is not None
        seat = self.shown_seat
        if self.is_over and self._enlarged is None:
            seat = None
        self._hand.is_free = self._enlarged is None
        self._column.show(view)
        self._edicts.show(view, None if self.is_over else self._viewer)
        self._card.show(view, decision, self._whose(seat))
        self._skills.show(view, self._viewer, decision)
        self._show_map(view, seat)
        self._show_others(view, seat)
        self._show_end(view)
        self._connect_panels()
        self._refresh()

    def _whose(self, seat: Seat | None) -> str:
        name = self._names.get(seat, "") if seat is not None else ""
        if self._enlarged is not None:
            return self.tr("Map of {name}").replace("{name}", name)
        return self.tr("You draw on the map of {name}").replace("{name}", name)

    def _show_map(self, view: Cartographers, seat: Seat | None) -> None:
        self._map.set_visible(seat is not None)
        if seat is None:
            self._worth = None
            return
        decision = self._decision
        mine = decision is not None and self._enlarged is None
        sheet = decision.base if mine and decision is not None else view.sheets[seat]
        self._map.show_sheet(view.land, sheet)
        foreign = seat != self._viewer and not (mine and not decision.is_elsewhere)  # type: ignore[union-attr]
        text = self._whose(seat)
        if self._enlarged is not None:
            text = self.tr("{text} (Esc: back)").replace("{text}", text)
        self._map.show_owner(foreign, seat, self._names.get(seat, ""), text)
        self._map.set_visible(True)
        self._worth = decision.now() if mine and decision is not None else standing(view, sheet)
        self._map.elements(space_labels(view, sheet, self._worth, seat))
        self._map.sheet.set_asks(mine and decision is not None and decision.placing is not None)

    def _show_others(self, view: Cartographers, seat: Seat | None) -> None:
        every = [Seat(number) for number in range(len(view.sheets))]
        notes = {self._viewer: self.tr("your map")} if self._viewer is not None else {}
        marked = self._decision.owner if self._decision is not None and (
            self._decision.is_elsewhere) else None
        side_by_side = seat is None
        left = [] if side_by_side else [each for each in every if each != seat]
        if self._viewer is not None and self._viewer in left:
            left = [self._viewer, *[each for each in left if each != self._viewer]]
        self._others.show(view, left, self._names, notes, marked)
        self._maps.show(view, every if side_by_side else [], self._names, notes)

    def _show_end(self, view: Cartographers) -> None:
        shown = self.is_over and self._enlarged is None
        self._end.show(view if shown else None, self._names, self._viewer)

    def _connect_panels(self) -> None:
        """Panels that are new report where one points and what they refuse."""
        for panel in self._panels():
            if panel not in self._known:
                self._known.add(panel)
                panel.pointed.connect(lambda on, p=panel: self._point_at(p if on else None))
                panel.focused.connect(lambda p=panel: self._point_at(p))
                panel.refused.connect(self.noticed)

    def _point_at(self, panel: Panel | None) -> None:
        """What is pointed at says what it is; an edict shows its spaces."""
        self._overlays.point_at(panel)
        if panel is None:
            self.hovered.emit("")
            return
        self.hovered.emit(". ".join(part for part in (panel.label, panel.description or panel.why)
                                    if part))

    def _parts(self) -> list[list[Panel]]:
        """The panels, part by part, in the order in which one reads them."""
        parts: list[list[Panel]] = [
            [self._map.plate],
            self._card.elements(),
            self._edicts.elements(),
            self._skills.elements(),
            [self._edicts.purse],
            self._column.elements(),
            self._end.elements(),
            self._others.elements(),
            self._maps.elements(),
        ]
        return [[panel for panel in part if panel.isVisible()] for part in parts]

    def _panels(self) -> list[Panel]:
        return [panel for part in self._parts() for panel in part]

    def _refresh(self) -> None:
        """The ghost, and every number that depends on it."""
        decision = self._decision
        showing = decision if self._hand.is_free else None
        self._map.show_ghost(showing)
        self._card.refresh(decision)
        then = showing.then() if showing is not None else None
        shown = self._worth if self._is_public() else None
        self._edicts.show_values(shown, then if then != shown else None)
        self._overlays.show(self._view, showing, self._worth, self.shown_seat, self._names)
        self._table.set_elements(self._elements(), 0)
        self.step_changed.emit()

    def _is_public(self) -> bool:
        seat = self.shown_seat
        return seat is not None and self._view is not None and self._view.sheets[seat].coins >= 0

    # ------------------------------------------------------------ a decision
    def takes(self, question: Question) -> bool:
        """Every question of this game is answered on the table."""
        return True

    def shows(self, target: Target) -> bool:
        """Everything is on the table."""
        return True

    def offer(self, question: Question | None, picker: Picker | None = None) -> None:
        """Opens a decision, or closes it."""
        self._enlarged = None
        if question is None:
            self._drop_decision()
        else:
            self._decision = Decision(question)
            assert isinstance(question.view, Cartographers)
            self._view = question.view
            self._hand.take(self._decision)
        if self._view is not None and self._setup is not None:
            self._show_all()
            self._arrange()
            self._walker.enter()

    def step_text(self) -> str:
        """What is in hand and how many places there are."""
        decision = self._decision
        if decision is None or decision.placing is None:
            return ""
        return facts.step_text(decision)

    def confirm(self) -> bool:
        """Enter: the focused element, else the ghost."""
        panel = self._walker.focused_panel()
        if panel is not None:
            panel.press()
            return True
        if self._hand.confirm():
            return True
        decision = self._decision
        if decision is not None and decision.placing is None and decision.offered.closing:
            self._hand.close()
            return True
        return False

    def cancel_step(self) -> bool:
        """Esc: lays an enlarged map back, takes the shape up, or goes back to the map."""
        if self._enlarged is not None:
            self._lay_back()
            return True
        return self._hand.cancel() or self._walker.leave_panels()

    def next_option(self, step: int) -> bool:
        """Tab: the next legal place."""
        return self._hand.cycle(step)

    def why_not(self) -> str:
        """Why the shape cannot lie here, or why what is focused is closed."""
        panel = self._walker.focused_panel() or self._walker.hovered_panel()
        if panel is not None and panel.why:
            return panel.why
        why = self._hand.why_here()
        if why or panel is not None:
            return why
        place = self._walker.focused_space()
        if place and self._decision is not None:
            return self._decision.why_place(place)
        return ""

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings the spaces that are spoken of."""
        self._mentioned = 0
        for target in targets:
            if target.kind is TargetKind.CELLS and isinstance(target.id, int):
                self._mentioned |= target.id
        self._map.show_marked(self._mentioned, Mark.MENTION)

    # ------------------------------------------------------------ looking closer
    def enlarge(self, seat: int) -> None:
        """Lays another's map large on the table; Esc lays it back."""
        self._enlarged = None if seat == self.shown_seat and self._enlarged else Seat(seat)
        if self._decision is not None and self._enlarged == self._decision.owner:
            self._enlarged = None
        elif self._decision is None and self._enlarged == self._viewer and not self.is_over:
            self._enlarged = None
        self._show_all()
        self._arrange()
        self.noticed.emit(self._map.plate.label if self._enlarged is not None else "")

    def _lay_back(self) -> None:
        seat, self._enlarged = self._enlarged, None
        self._show_all()
        self._arrange()
        for others in (self._others, self._maps):
            mini = others.mini_of(seat) if seat is not None else None
            if mini is not None:
                mini.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self._walker.enter()

    def zoom(self, factor: float) -> None:
        """Nearer or farther; at the nearest the table scrolls with the pointer."""
        zoom = min(MOST_ZOOM, max(LEAST_ZOOM, self._zoom * factor))
        self._table.scale(zoom / self._zoom, zoom / self._zoom)
        self._zoom = zoom
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if zoom > 1 else (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._table.setHorizontalScrollBarPolicy(policy)
        self._table.setVerticalScrollBarPolicy(policy)

    def fit(self) -> None:
        """The whole table."""
        self.zoom(LEAST_ZOOM / self._zoom)

    def _wheel(self, step: int, held: Qt.KeyboardModifier) -> None:
        if held & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.15 if step > 0 else 1 / 1.15)
        elif held & Qt.KeyboardModifier.ShiftModifier:
            self._hand.mirror()

    # ------------------------------------------------------------ where everything lies
    def _arrange(self) -> None:
        view = self._view
        if view is None or self._zoom != 1.0:
            return
        size = self._table.viewport().size()
        width, height = float(size.width()), float(size.height())
        text = theme().text / 100
        playing = not self.is_over
        needs = Needs(
            others=len(view.sheets) - 1,
            skills=len(view.dealt) if playing else 0,
            strips=len(view.revealed),
            is_over=self.is_over,
        )
        found = arrange(width, height, text, needs)
        self._scene.setSceneRect(QRectF(0, 0, width, height))
        self._map.place(found.sheet, found.scale)
        self._column.place(found.season, found.column, found.scale)
        self._card.place(found.card, found.scale)
        self._edicts.place(found.edicts, found.purse, found.scale)
        self._skills.place(found.skills, found.scale)
        self._others.place(found.others, found.scale)
        self._maps.place(found.maps if self.is_over else found.sheet, found.scale)
        self._end.place(found.table, found.scale)
        spaces = self._map.spaces if self._map.sheet.isVisible() else []
        self._walker.set_areas(self._parts(), spaces)

    def _dress(self) -> None:
        """Theme or text size have changed."""
        if self._view is not None:
            self._arrange()
        self._scene.update()
        for panel in self._panels():
            panel.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self._name_commands()
            self._show_all()
        super().changeEvent(event)

    # ------------------------------------------------------------ commands
    def _make_commands(self) -> None:
        hand = self._hand
        does = (
            ("turn", "R", "rotate", hand.turn),
            ("turn_back", "Shift+R", "", lambda: hand.turn(-1)),
            ("mirror", "F", "mirror", hand.mirror),
            ("next_terrain", "T", "", hand.next_terrain),
            ("previous_terrain", "Shift+T", "", lambda: hand.next_terrain(-1)),
            ("next_shape", "S", "", hand.next_shape),
            ("take_up", "", "", hand.cancel),
            ("next_area", "E", "", lambda: self._walker.next_area(1)),
            ("previous_area", "Shift+E", "", lambda: self._walker.next_area(-1)),
        )
        self._commands: list[QAction] = []
        for name, key, icon, does_it in does:
            action = QAction(self)
            action.setObjectName(name)
            if key:
                action.setShortcut(QKeySequence(key))
            if icon:
                action.setProperty("icon_name", icon)
            action.triggered.connect(lambda _=False, do=does_it: do())
            self._commands.append(action)
        self._name_commands()

    def _name_commands(self) -> None:
        names = {
            "turn": self.tr("&Turn the shape"),
            "turn_back": self.tr("Turn the shape &back"),
            "mirror": self.tr("&Mirror the shape"),
            "next_terrain": self.tr("Next t&errain"),
            "previous_terrain": self.tr("&Previous terrain"),
            "next_shape": self.tr("Next &shape"),
            "take_up": self.tr("Take the shape &up"),
            "next_area": self.tr("Next part of the t&able"),
            "previous_area": self.tr("Previous part &of the table"),
        }
        for action in self._commands:
            action.setText(names[action.objectName()])
        self._overlays.name_actions()

    def commands(self) -> list[QAction]:
        """Turn, mirror, pick, and the way through the table by keyboard."""
        return list(self._commands)

    def overlays(self) -> list[QAction]:
        """Legal places, the spaces of each edict, monsters, who drew what."""
        return self._overlays.actions

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the window has not taken."""
        if self._walker.key(event, self._hand) or self._own_key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _own_key(self, event: QKeyEvent) -> bool:
        key, held = Qt.Key(event.key()), event.modifiers()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.confirm()
        if key == Qt.Key.Key_Escape:
            return self.cancel_step()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self.next_option(-1 if key == Qt.Key.Key_Backtab else 1)
        shift = held & Qt.KeyboardModifier.ShiftModifier
        if held & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        wanted = QKeySequence(key.value | (shift.value if shift else 0))
        for action in (*self._commands, *self._overlays.actions):
            if not wanted.isEmpty() and action.shortcut() == wanted:
                action.trigger()
                return True
        return False

    # ------------------------------------------------------------ motion
    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        """Ink, monsters, cards, and the counting of a season."""
        assert isinstance(view, Cartographers)
        if self._view is None:
            return None
        if self._view.revealed != view.revealed:
            self._column.show(view)
        seat = self.shown_seat
        worth = None
        if seat is not None and view.sheets[seat].coins >= 0:
            scored_before = len(self._view.scores[seat])
            worth = standing(self._view, self._view.sheets[seat]) if scored_before < len(
                view.scores[seat]) else None
        return self._motions.timeline(view, events, seat, worth)

    # ------------------------------------------------------------ words
    def describe(self) -> list[str]:
        """The whole table in sentences."""
        if self._view is None:
            return []
        return describe_table(self._view, self.shown_seat, self._names, self._decision)

    def describe_options(self) -> list[str]:
        """What can be done now."""
        return describe_options(self._decision) if self._decision is not None else []

    def _elements(self) -> list[Element]:
        spaces: list[Element] = list(self._map.spaces) if self._map.sheet.isVisible() else []
        return [*self._panels(), *spaces]

    def elements(self) -> list[Element]:
        """Panels in reading order, then the spaces of the large map."""
        return self._elements()

    def topic(self) -> str:
        """The section of the help about what is focused."""
        panel = self._walker.focused_panel()
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
    def stage_name(cls, view: State) -> str:
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
