"""All that stands around the map: tabs, the open board, the hand, what an order would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Option, Seat, Target, TargetKind
from rules.root.state import NOBODY, game_of
from views.items.element import Element
from views.items.page_cells import PageCells
from views.items.page_parts import shares
from views.root.hand import Hand
from views.root.panels import own_hand
from views.root.panels.boards import board_of
from views.root.panels.cell import Cell, Spec
from views.root.panels.closeup import Closeup
from views.root.panels.common_page import fill_common
from views.root.panels.now import HIGH as NOW
from views.root.panels.now import NowLine
from views.root.panels.odds_panel import HIGH as ODDS
from views.root.panels.odds_panel import OddsPanel, battle_in, forecast
from views.root.panels.outcome import outcome_words
from views.root.panels.sheet import MOST, Fill, filled_sheet, least, wanted
from views.root.panels.tabs import COMMON, HIGH, tab_specs
from views.root.showing import RenderState

translate = QCoreApplication.translate
GAP = 6.0
LEAST_BOARD = 0.78
"""How far a board gives way to a large hand."""
WIDE = 1.75
"""From so many of its heights on, board and hand lie side by side: where the boards lie below the
map, or where the table is very low. So it follows from the size of the window alone."""
LOW = 370.0
"""Where the room is lower than this at scale 1, all is smaller."""


def _is_wide(area: QRectF) -> bool:
    """Whether board and hand lie side by side in a room."""
    return area.width() > WIDE * area.height()


class Around(PageCells):
    """Keeps one cell for each thing, whatever page is open."""

    _hand: Hand | None

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._showing: RenderState | None = None
        self._is_wide = False
        self._page: int | None = None
        self._leaf = 0
        self._turned_at: object = None
        self._now, self._odds = NowLine(), OddsPanel()
        scene.addItem(self._now)
        scene.addItem(self._odds)
        self._closeup = Closeup()
        scene.addItem(self._closeup)
        self._offered, self._least = (QRectF(), 1.0), 0.0
        self.crowded: Callable[[], object] = lambda: None

    # ------------------------------------------------------------ following
    def show(self, showing: RenderState) -> None:
        """A view: another turn forgets which page was opened by hand."""
        turn = showing.view.turn
        at = (turn.seat if turn is not None else None, showing.acting)
        if showing.acting is not None and at != self._turned_at:
            self._page = None
        self._showing = showing
        self._now.show_now(showing.view, showing.acting is not None)
        self.point(None)
        self._lay()

    def place(self, area: QRectF, scale: float) -> None:
        """The room there is."""
        self._is_wide = _is_wide(area) or _is_wide(self._offered[0])
        if self._is_wide:
            scale = min(scale, max(0.9, area.height() / LOW))
        if (area, scale) != (self._area, self._scale):
            self._area, self._scale = area, scale
            self._lay()

    @property
    def page(self) -> int:
        """The seat whose board is open, or what is common."""
        showing = self._showing
        if self._page is not None or showing is None:
            return self._page if self._page is not None else COMMON
        turn = showing.view.turn
        seats = (showing.acting, showing.viewer, turn.seat if turn is not None else None)
        return next((int(seat) for seat in seats if seat is not None), 0)

    def turn_to(self, page: int) -> None:
        """Opens a page; a tab that answers the question answers it instead."""
        showing = self._showing
        if showing is None:
            return
        turn = showing.view.turn
        self._turned_at = (turn.seat if turn is not None else None, showing.acting)
        self._page = page
        self._lay()
        if self._hand is not None:
            self._hand.again()

    def look_through(self) -> None:
        """The first leaf of what is common."""
        self._turn_leaf(0)

    def _turn_leaf(self, leaf: int) -> None:
        """Another leaf of the common page."""
        self._leaf = leaf
        self.turn_to(COMMON)

    # ------------------------------------------------------------ laying out
    def least_height(self, area: QRectF, scale: float) -> float:
        """How high this room must be so that the open page and the hand do not lie on each other;
        it is the room that `place` gives then."""
        self._offered = area, scale
        self._least = self._needs()
        return self._least

    def _needs(self) -> float:
        showing, (area, scale) = self._showing, self._offered
        if showing is None:
            return 0.0
        fill, seat = self._fill()
        board = least(fill, showing.view, seat, showing.viewer)
        has_hand = showing.viewer is not None and self.page != COMMON
        cards = GAP + own_hand.least_in_pairs(showing, scale) if has_hand else 0.0
        both = max(board, cards) if _is_wide(area) else board + cards
        return (HIGH + NOW) * scale + GAP + both

    def _lay(self) -> None:
        showing, area = self._showing, self._area
        if showing is None or area.width() < 40 or area.height() < 80:
            return
        scale = self._scale
        high = HIGH * scale
        tabs = QRectF(area.left(), area.top(), area.width(), high)
        foot = QRectF(area.left(), area.bottom() - NOW * scale, area.width(), NOW * scale)
        room = QRectF(area.left(), tabs.bottom(), area.width(), foot.top() - GAP - tabs.bottom())
        board, hand = self._divide(room)
        self._place_foot(foot)
        specs = [*tab_specs(showing, tabs, self.page, self.turn_to), *self._board_specs(board)]
        if self.page != COMMON:
            specs += own_hand.hand_specs(showing, hand, scale)
        self._ground.show_ground(board)
        self._show_specs(specs)
        if self._least != self._needs():
            self.crowded()

    def _place_foot(self, foot: QRectF) -> None:
        """The line of now; the odds lie over the cards above it."""
        scale = self._scale
        self._now.scale_of_board = self._odds.scale_of_board = scale
        self._now.place(foot)
        high = min(ODDS * scale, foot.top() - self._area.top())
        self._odds.place(QRectF(foot.left(), foot.top() - GAP - high, foot.width(), high))

    def _fill(self) -> tuple[Fill, Seat]:
        showing = self._showing
        assert showing is not None
        if self.page == COMMON:
            return partial(fill_common, self._leaf, self._turn_leaf), Seat(COMMON)
        return board_of(showing.view, Seat(self.page)), Seat(self.page)

    def _divide(self, room: QRectF) -> tuple[QRectF, QRectF]:
        """Board and hand: side by side where it is wide, else one below the other."""
        showing = self._showing
        assert showing is not None
        if showing.viewer is None or self.page == COMMON:
            return room, QRectF(room.left(), room.bottom(), room.width(), 0)
        if self._is_wide:
            left, right = shares(room, (1.15, 1.0), GAP)
            return left, right.adjusted(0, GAP, 0, 0)
        return self._stack(room, showing)

    def _stack(self, room: QRectF, showing: RenderState) -> tuple[QRectF, QRectF]:
        """The hand gets what the board leaves, but never less than its names; beside a board that
        somebody looks up, two of them in a line."""
        scale, wide = self._scale, room.width()
        fill, seat = self._fill()
        board = wanted(fill, showing.view, seat, showing.viewer, scale)
        cards, rest = own_hand.wanted(showing, wide, scale), room.height() - GAP
        names, pairs = (
            own_hand.least(showing, wide, scale),
            own_hand.least_in_pairs(showing, scale),
        )
        wished = min(names, rest - LEAST_BOARD * board) if self.page == showing.viewer else pairs
        most = rest - least(fill, showing.view, seat, showing.viewer)
        hand = min(cards, max(rest - board, min(wished, most), pairs))
        upper = QRectF(room.left(), room.top(), wide, min(MOST * board, rest - hand))
        lower = QRectF(room.left(), upper.bottom() + GAP, wide, 0)
        lower.setBottom(room.bottom())
        return upper, lower

    def _board_specs(self, area: QRectF) -> list[Spec]:
        showing = self._showing
        assert showing is not None
        fill, seat = self._fill()
        return filled_sheet(fill, showing.view, seat, showing.viewer, area, self._scale).specs

    def _new_cell(self) -> Cell:
        return Cell()

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        self._hand = hand
        if hand.path and self._page == COMMON and self._waits_for_a_card(hand):
            self._page = None  # half an order is given: the rest of it lies in the hand
            self._lay()
            hand.again()
            return
        self._light()

    def _waits_for_a_card(self, hand: Hand) -> bool:
        """Whether cards are asked for, and none of them lies in sight."""
        cards = [each for each in hand.open_targets if each.kind is TargetKind.CARD]
        return bool(cards) and not any(map(self.shows, cards))

    # ------------------------------------------------------------ what would come of it
    def point(self, target: Target | None, seat: Seat = NOBODY) -> None:
        """Something is pointed at: what it would bring. A battle shows its odds: where nothing else
        can be meant, or where a piece of the other side is pointed at."""
        hovered = next((each for each in self._shown if each.is_hovered), None)
        self._closeup.follow(hovered, self._area, self._scale)
        options = self._options_at(target)
        against = [each for each in options if getattr(each.action, "defender", None) == seat]
        self._foresee(against or options)

    def _foresee(self, options: Sequence[Option]) -> None:
        question = self._hand.question if self._hand is not None else None
        showing = self._showing
        if showing is None or question is None or not options:
            self._forget(showing)
            return
        view, seat = game_of(question.view), question.seat
        battles = {battle_in(view, seat, each.action) for each in options}
        is_sure = len(battles) == 1  # of two that could be meant none is shown
        self._odds.show_forecast(view, forecast(view, seat, options[0].action) if is_sure else None)
        if len(options) == 1:
            self._now.foresee(outcome_words(view, seat, options[0].action))
        else:
            count = len(options)
            said = translate("root_board", "%n choice(s) here: click to continue.", None, count)
            self._now.foresee([said])

    def _forget(self, showing: RenderState | None) -> None:
        """Nothing is pointed at."""
        self._now.foresee([])
        if showing is not None:
            self._odds.show_forecast(showing.view, None)

    def _options_at(self, target: Target | None) -> list[Option]:
        if target is None or self._hand is None:
            return []
        return self._hand.options_at(target)

    # ------------------------------------------------------------ what there is
    def elements(self) -> Sequence[Element]:
        """The things in reading order."""
        return [*self._shown, self._now]

    def shows(self, target: Target) -> bool:
        """Whether it is one of them."""
        cells = [cell for cell in self._shown if cell.target == target]
        hand = self._hand
        if hand is None or not hand.is_open(target):
            return bool(cells)
        return any(cell.means(hand) for cell in cells)

    def spot(self, target: Target) -> QPointF | None:
        """The middle of a thing; a seat's is its tab."""
        cell = self._cell_of(target)
        return cell.sceneBoundingRect().center() if cell is not None else None

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""
        self._foresee_marked(targets)
        super().mark(targets)

    def _foresee_marked(self, targets: Sequence[Target]) -> None:
        """A button that is pointed at marks what it is about: its order is foreseen, too."""
        hand = self._hand
        if hand is None or hand.question is None:
            return
        options = hand.options_to(targets)
        self._foresee(options if len(options) == 1 else [])

    def describe(self) -> list[str]:
        """The open board and the hand, thing by thing."""
        told = [cell.sentence() for cell in self._shown if cell.label]
        return [*told, self._now.label]
