"""All that stands beside the city: seats, tabs, the open page, words held nearer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kinfire_council.data import ROUNDS
from rules.kinfire_council.state import Council, game_of
from views.items.cell import Cell
from views.items.element import Element
from views.items.page_cells import NotedCells
from views.kinfire_council.arrangement import Arrangement
from views.kinfire_council.hand import OPEN_HAND, Hand
from views.kinfire_council.panels.choice_page import cards_asked, choice_page
from views.kinfire_council.panels.cult_page import fill_cult
from views.kinfire_council.panels.docket_page import fill_docket
from views.kinfire_council.panels.foreseen import foreseen
from views.kinfire_council.panels.grip import HIGH as GRIP
from views.kinfire_council.panels.grip import Tray, grip_specs, tray_of
from views.kinfire_council.panels.leaves import leaf_of
from views.kinfire_council.panels.notes import note_of
from views.kinfire_council.panels.plan_page import plan_page, plan_words
from views.kinfire_council.panels.scores_page import fill_scores
from views.kinfire_council.panels.seat_page import fill_seat
from views.kinfire_council.panels.seats import active_seat, rows_height, seat_specs, spoken_rows
from views.kinfire_council.panels.sheet import Fill, filled_sheet
from views.kinfire_council.panels.tabs import HIGH, Page, tab_specs
from views.kinfire_council.panels.threats_page import fill_threats
from views.kinfire_council.showing import RenderState

GAP, UNIT = 4.0, 20.0
MOMENT = 70
"""Milliseconds for which the pointer rests on a thing before the night after it is thought of."""


class Around(NotedCells):
    """Keeps one cell for each thing, whatever page is open."""

    _hand: Hand | None

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._showing: RenderState | None = None
        self._room, self._grip, self._near = QRectF(), QRectF(), QRectF()
        """The page; the row of pieces and where words are held nearer, if not among the papers."""
        self._page, self._leaf = Page.PLAN, 0
        self._seat: Seat | None = None
        self._asked: tuple[str, ...] = ()
        self._tray = Tray()
        self._then: Council | None = None
        self._pointed: Target | None = None
        self._thinks = QTimer(self)
        self._thinks.setSingleShot(True)
        self._thinks.setInterval(MOMENT)
        self._thinks.timeout.connect(self.foresee)

    # ------------------------------------------------------------ following
    def show(self, showing: RenderState) -> None:
        """A view."""
        before, self._showing = self._showing, showing
        if before is not None and before.viewer != showing.viewer:
            self._seat, self._asked = None, ()
            self._page = Page.PLAN if self._page in (Page.CHOICE, Page.SHEET) else self._page
        if showing.is_over and (before is None or not before.is_over):
            self._page = Page.SCORES
        self._closeup.tell(None, self._room)
        self._then = self._pointed = None
        self._thinks.stop()
        self._lay()

    def follow(self, events: Sequence[Event]) -> None:
        """What has happened is seen on the pages with the view that comes."""

    def place(self, found: Arrangement) -> None:
        """The room there is."""
        if (found.panels, found.grip, found.scale) != (self._area, self._grip, self._scale):
            self._area, self._scale = QRectF(found.panels), found.scale
            beside = found.threats.united(found.council) if found.is_below else QRectF()
            self._grip, self._near = QRectF(found.grip), beside
            self._lay()

    # ------------------------------------------------------------ pages
    @property
    def page(self) -> Page:
        """The open page."""
        return self._page if self._page in self._pages() else self._pages()[0]

    def _pages(self) -> list[Page]:
        """The tabs there are."""
        showing = self._showing
        over = showing is not None and showing.is_over
        found = [Page.CHOICE] if self._asked else []
        found += [Page.SCORES] if over else [Page.PLAN] if self._has_night() else []
        return [*found, Page.SHEET, Page.DOCKET, Page.THREATS, Page.CULT]

    def _has_night(self) -> bool:
        showing = self._showing
        return showing is not None and 0 < showing.view.round <= ROUNDS

    @property
    def seat(self) -> Seat:
        """Whose sheet is open: the one chosen, else whoever sits here, else whose turn it is."""
        showing = self._showing
        if self._seat is not None:
            return self._seat
        if showing is None:
            return Seat(0)
        turn = active_seat(showing.view)
        found = (showing.acting, showing.viewer, turn)
        return next((Seat(seat) for seat in found if seat is not None), Seat(0))

    def _turn_leaf(self, leaf: int) -> None:
        """Another leaf of a page that is too long."""
        self._leaf = leaf
        self._lay()
        self._again()

    def turn_to(self, page: Page) -> None:
        """Opens a page."""
        self._page, self._leaf = page, 0
        self._lay()
        self._again()

    def open_seat(self, seat: Seat) -> None:
        """Opens the sheet of a seat."""
        self._seat = seat
        self.turn_to(Page.SHEET)

    def _again(self) -> None:
        if self._hand is not None:
            self._hand.again()

    # ------------------------------------------------------------ laying out
    def _lay(self) -> None:
        showing, area = self._showing, self._area
        if showing is None or area.width() < 40 or area.height() < 120 or not showing.view.sheets:
            self._ground.show_ground(QRectF())
            self._show_specs([])
            return
        rows = rows_height(len(showing.view.sheets), area.width(), self._scale)
        opened = int(self.seat) if self.page is Page.SHEET else -1
        top = QRectF(area.left(), area.top(), area.width(), rows)
        seats = seat_specs(showing, top, self._scale, opened, self.open_seat)
        grip = self._grip_row(showing, top)
        self._tray = tray_of(showing.view, self._hand)
        if showing.view.turn is not None:
            seats += grip_specs(showing, self._tray, self._hand, grip, UNIT * self._scale)
        above = grip.bottom() if self._grip.isEmpty() else top.bottom()
        tabs = QRectF(area.left(), above + GAP, area.width(), HIGH * self._scale)
        tab_row = tab_specs(self._pages(), tabs, self.page, self.turn_to)
        room = QRectF(area.left(), tabs.bottom(), area.width(), area.bottom() - tabs.bottom())
        self._room, self._closeup.scale_of_board = room, self._scale
        self._ground.show_ground(room)
        name = f"{self.page}{self.seat if self.page is Page.SHEET else ''}"
        sheet = filled_sheet(self._fill(), showing, name, room, self._scale)
        leaf = leaf_of(sheet.specs, room, self._scale, self._leaf, self._turn_leaf)
        self._show_specs([*seats, *tab_row, *leaf])

    def _grip_row(self, showing: RenderState, seats: QRectF) -> QRectF:
        """Where the pieces lie that are still to be placed, below the seats."""
        if showing.view.turn is None:
            return seats
        if not self._grip.isEmpty():
            return self._grip
        high = GRIP * self._scale
        return QRectF(seats.left(), seats.bottom() + GAP / 2, seats.width(), high)

    def _fill(self) -> Fill:
        page = self.page
        if page is Page.CHOICE:
            return choice_page(self._asked)
        if page is Page.SHEET:
            return partial(fill_seat, self.seat)
        pages: dict[Page, Fill] = {
            Page.PLAN: plan_page(self._then),
            Page.DOCKET: fill_docket,
            Page.THREATS: fill_threats,
            Page.CULT: fill_cult,
            Page.SCORES: fill_scores,
        }
        return pages[page]

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen; cards that a question is about have a page of their own."""
        self._hand = hand
        showing = self._showing
        asked = cards_asked(showing, hand) if showing is not None else ()
        found = tray_of(showing.view, hand) if showing is not None else Tray()
        if asked == self._asked and found != self._tray:
            self._lay()
        elif asked != self._asked:
            self._asked = asked
            self._leaf = 0
            if asked:
                self._page = Page.CHOICE
            elif self._page is Page.CHOICE:
                self._page = Page.PLAN
            self._lay()
        self._light()

    # ------------------------------------------------------------ what is pointed at
    def point(self, target: Target | None) -> None:
        """Something is pointed at: its words are held nearer."""
        self._pointed = target
        self._thinks.start()
        cell = self._pointed_cell()
        if cell is not None:
            self._closeup.follow(cell, self._area)
            return
        showing = self._showing
        known = note_of(showing, self._hand, target) if showing and target else None
        room = self._room if self._near.isEmpty() else self._near
        self._closeup.tell(known, room, [cell.area for cell in self._shown])

    def foresee(self) -> None:
        """What the night would bring after the one thing that a press could mean; a moment after
        the pointer has come to it."""
        self._thinks.stop()
        then = self._after(self._pointed) if self.page is Page.PLAN else None
        if then is not self._then:
            self._then = then
            self._lay()

    def _after(self, target: Target | None) -> Council | None:
        hand = self._hand
        question = hand.question if hand is not None else None
        if hand is None or question is None or target is None:
            return None
        found = hand.options_at(target)
        if len(found) != 1:
            return None
        return foreseen(game_of(question.view), question.seat, found[0].action)

    # ------------------------------------------------------------ what there is
    def elements(self) -> Sequence[Element]:
        """The things in reading order."""
        return list(self._shown)

    def shows(self, target: Target) -> bool:
        """Whether it is one of them."""
        if target.kind is TargetKind.BUTTON and target != OPEN_HAND:
            return False
        return self._cell_of(target) is not None

    def spot(self, target: Target) -> QPointF | None:
        """The middle of a thing; a piece's or card's that is not in sight: its player's row."""
        cell = self._cell_of(target)
        if cell is None and target.kind is TargetKind.PIECE:
            seat = str(target.id).split(":")[1]
            cell = self._cells.get(f"seat:{seat}")
        return cell.sceneBoundingRect().center() if cell is not None else None

    @staticmethod
    def _is_of_page(cell: Cell) -> bool:
        """Neither a player's row nor a tab, which are told in other words."""
        return cell.spec is not None and not cell.spec.key.startswith(("seat:", "tab:"))

    def describe(self) -> list[str]:
        """The seats, the forecast, then the open page thing by thing."""
        showing = self._showing
        if showing is None:
            return []
        page = [cell.sentence() for cell in self._shown if self._is_of_page(cell)]
        plan = plan_words(showing) if self.page is not Page.PLAN else []
        return [*spoken_rows(showing), *plan, *page]
