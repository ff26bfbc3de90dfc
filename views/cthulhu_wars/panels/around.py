"""All that stands around the chart: tracks, tabs, the open page, words held nearer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGraphicsScene

from rules.cthulhu_wars.actions import Fight
from rules.cthulhu_wars.battle.events import BattleBegan, DiceRolled, MissesRolled
from rules.cthulhu_wars.state import NOBODY, Earth, game_of
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.steps import Event, Seat, Target, TargetKind
from views.cthulhu_wars.arrangement import Arrangement
from views.cthulhu_wars.hand import Hand
from views.cthulhu_wars.panels.card import card_of
from views.cthulhu_wars.panels.choose_book import books_page, is_picking
from views.cthulhu_wars.panels.forecast import Forecast, forecast
from views.cthulhu_wars.panels.sheet import Fill, filled_sheet
from views.cthulhu_wars.panels.stage import Stage, after, resumed
from views.cthulhu_wars.panels.stage_page import stage_page
from views.cthulhu_wars.panels.tabs import HIGH, STAGE, TALKS, tab_specs
from views.cthulhu_wars.panels.talks_page import talks_of, talks_page
from views.cthulhu_wars.panels.tracks import DoomTrack, OrderLine, RitualTrack
from views.cthulhu_wars.showing import RenderState
from views.items.element import Element
from views.items.page_cells import NotedCells

GAP = 6.0
MOST_TABS = 0.1
"""How much of the height the tabs take at most, unless they would be lower than usual."""
LIES = 0.97
"""From this share of their turning on dice lie still."""
RITUAL_SHARE = 0.44
"""How much of the lower line of the tracks the ritual has."""
THREE_LINES = 86.0
"""From this height on, at scale 1, each track has a line of its own."""


def lines_of(tracks: QRectF, scale: float) -> tuple[QRectF, QRectF, QRectF]:
    """Where Doom, the ritual and the turn order stand: one below the other, or the last two side
    by side."""
    count = 3 if tracks.height() >= THREE_LINES * scale else 2
    high = (tracks.height() - GAP / 2 * (count - 1)) / count
    first = QRectF(tracks.left(), tracks.top(), tracks.width(), high)
    second = first.translated(0, high + GAP / 2)
    if count == 3:
        return first, second, second.translated(0, high + GAP / 2)
    left = QRectF(second.left(), second.top(), second.width() * RITUAL_SHARE - GAP / 2, high)
    right = QRectF(left.right() + GAP, second.top(), second.right() - left.right() - GAP, high)
    return first, left, right


class Around(NotedCells):
    """Keeps one cell for each thing, whatever page is open."""

    _hand: Hand | None

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._showing: RenderState | None = None
        self._stage: Stage | None = None
        self._page: int | None = None
        self._turned_at: object = None
        self._leaf = 0
        self._is_fresh = True
        self._rolling: dict[Seat, float] = {}
        self._doom, self._ritual, self._order = DoomTrack(), RitualTrack(), OrderLine()
        self._forecast = Forecast()
        for item in (self._forecast, *self._tracks()):
            scene.addItem(item)
        program = QGuiApplication.instance()
        if isinstance(program, QGuiApplication):
            program.focusWindowChanged.connect(self.let_go)

    def let_go(self) -> None:
        """Another window has the keyboard: nothing is held to be seen any more."""
        for cell in self._shown:
            cell.let_go()

    def _tracks(self) -> tuple[DoomTrack, RitualTrack, OrderLine]:
        return self._doom, self._ritual, self._order

    # ------------------------------------------------------------ following
    def show(self, showing: RenderState) -> None:
        """A view: another turn forgets which page was opened by hand."""
        self._showing, view = showing, showing.view
        self._stage = resumed(self._stage, view)
        self._is_fresh = self._is_fresh or view.battle is not None
        self._rolling.clear()
        self._doom.show_track(showing)
        self._ritual.show_track(showing)
        self._order.show_order(showing)
        if self._moment() != self._turned_at:
            self._page = None
        self.point(None)
        self._lay()

    def _moment(self) -> object:
        """As long as this stays the same, a page opened by hand stays open."""
        showing = self._showing
        if showing is None:
            return None
        view = showing.view
        turn = view.turn.seat if view.turn is not None else None
        return (turn, showing.acting, view.battle is not None, bool(talks_of(view)))

    def follow(self, events: Sequence[Event]) -> None:
        """What has just happened: the battle is followed event by event. One that is over makes
        way for the next act; its tab stays until the person at this screen has taken a turn."""
        showing = self._showing
        if showing is None:
            return
        before = self._stage
        if before is not None and before.is_over:
            self._is_fresh = False
            has_turn = isinstance(agenda.question(showing.view), TakeTurn)
            self._stage = None if showing.acting is not None and has_turn else before
        for event in events:
            self._follow_event(event, showing.view)
        if self._stage != before:
            self._lay()

    def _follow_event(self, event: Event, view: Earth) -> None:
        self._stage = after(self._stage, event, view)
        if isinstance(event, BattleBegan):
            self._is_fresh, self._page = True, None
        elif isinstance(event, DiceRolled | MissesRolled):
            self._rolling[event.seat] = 0.0

    def roll(self, seat: Seat, share: float) -> None:
        """The dice of a side turn; near the end they lie."""
        if share >= LIES:
            self._rolling.pop(seat, None)
        else:
            self._rolling[seat] = share
        if self.page == STAGE:
            self._lay()

    def place(self, found: Arrangement) -> None:
        """The room there is."""
        scale = found.scale
        for panel, area in zip(self._tracks(), lines_of(found.tracks, scale), strict=True):
            panel.scale_of_board = scale
            panel.place(area)
        if (found.panels, scale) != (self._area, self._scale):
            self._area, self._scale = QRectF(found.panels), scale
            self._lay()

    # ------------------------------------------------------------ pages
    @property
    def page(self) -> int:
        """The seat whose card is open, or the battle, or the negotiation."""
        showing = self._showing
        if showing is None:
            return 0
        if self._page is not None and (self._page >= 0 or self._page in self._common_pages()):
            return self._page
        common = self._common_pages()
        if common and (common[0] == TALKS or not self._is_old()):
            return common[0]
        turn = showing.view.turn
        seats = (showing.acting, showing.viewer, turn.seat if turn is not None else None)
        return next((int(seat) for seat in seats if seat is not None), 0)

    def _is_old(self) -> bool:
        """Whether the battle is over and something else has happened since."""
        stage = self._stage
        return stage is not None and stage.is_over and not self._is_fresh

    def _common_pages(self) -> list[int]:
        """A battle, a negotiation, while there is one."""
        showing = self._showing
        if showing is None:
            return []
        found = [STAGE] if self._stage is not None else []
        return [TALKS, *found] if talks_of(showing.view) else found

    def _calling(self) -> list[int]:
        """The pages on which something is to be decided: the negotiation, the battle, else the card
        of whoever is asked at this screen."""
        showing, stage = self._showing, self._stage
        if showing is None or showing.is_over:
            return []
        if talks_of(showing.view):
            return [TALKS]
        if stage is not None and not stage.is_over:
            return [STAGE]
        return [int(showing.acting)] if showing.acting is not None else []

    def turn_to(self, page: int) -> None:
        """Opens a page."""
        self._page, self._turned_at = page, self._moment()
        self._lay()
        if self._hand is not None:
            self._hand.again()

    def _turn_leaf(self, leaf: int) -> None:
        """Another leaf of the cards, where letters are large."""
        self._leaf = leaf
        self.turn_to(self.page)

    # ------------------------------------------------------------ laying out
    def _lay(self) -> None:
        showing, area = self._showing, self._area
        if showing is None or area.width() < 40 or area.height() < 80 or not showing.view.factions:
            self._ground.show_ground(QRectF())
            self._show_specs([])
            return
        high = min(HIGH * self._scale, max(HIGH, area.height() * MOST_TABS))
        tabs = QRectF(area.left(), area.top(), area.width(), high)
        room = QRectF(area.left(), tabs.bottom(), area.width(), area.bottom() - tabs.bottom())
        self._ground.show_ground(room)
        self._forecast.take_room(room, self._scale)
        common, calling = self._common_pages(), self._calling()
        specs = tab_specs(showing, tabs, self.page, common, calling, self.turn_to)
        sheet = filled_sheet(self._fill(), showing, str(self.page), room, self._scale)
        self._show_specs([*specs, *sheet.specs])

    def _fill(self) -> Fill:
        page, stage = self.page, self._stage
        if page == STAGE and stage is not None:
            return stage_page(stage, dict(self._rolling))
        if page == TALKS:
            amounts = self._hand.amounts() if self._hand is not None else ()
            return talks_page(amounts)
        seat, showing = Seat(max(0, page)), self._showing
        if self._page is None and showing is not None and is_picking(showing.view, seat):
            return books_page(seat)
        return card_of(seat, self._leaf, self._turn_leaf)

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen; where nothing but cards can be, the page that has them."""
        self._hand = hand
        if self.page == TALKS:
            self._lay()
        elif self._waits_for_a_card(hand):
            self._page, self._turned_at = self._showing_seat(), self._moment()
            self._lay()
            hand.again()
            return
        self._light()

    def _showing_seat(self) -> int:
        showing = self._showing
        return int(showing.acting) if showing is not None and showing.acting is not None else 0

    def _waits_for_a_card(self, hand: Hand) -> bool:
        """Whether cards of whoever is asked are all that can be chosen, and none is in sight."""
        showing, targets = self._showing, hand.open_targets
        if showing is None or showing.acting is None or self.page == showing.acting:
            return False
        if not targets or any(each.kind is not TargetKind.CARD for each in targets):
            return False
        return showing.view.battle is None and not any(map(self.shows, targets))

    # ------------------------------------------------------------ what would come of it
    def point(self, target: Target | None, seat: Seat = NOBODY) -> None:
        """Something is pointed at: its words are held nearer; a battle shows its odds, where
        nothing else can be meant or a piece of the other side is pointed at."""
        self._closeup.follow(self._pointed_cell(), self._area)
        self._foresee(target, seat)

    def _foresee(self, target: Target | None, seat: Seat) -> None:
        hand = self._hand
        question = hand.question if hand is not None else None
        if hand is None or question is None or target is None:
            self._forecast.show_forecast(None)
            return
        self._show_odds([option.action for option in hand.options_at(target)], seat)

    def _show_odds(self, actions: Sequence[object], seat: Seat) -> None:
        question = self._hand.question if self._hand is not None else None
        fights = [each for each in actions if isinstance(each, Fight)]
        against = [each for each in fights if each.enemy == seat] or fights
        is_meant = bool(against) and against[0].enemy == seat
        is_one = len(against) == 1 and (is_meant or len(fights) == len(actions))
        if question is None or not is_one:
            self._forecast.show_forecast(None)
            return
        self._forecast.show_forecast(forecast(game_of(question.view), question.seat, against[0]))

    # ------------------------------------------------------------ what there is
    def elements(self) -> Sequence[Element]:
        """The things in reading order."""
        tracks = [each for each in self._tracks() if each.label]
        return [*self._shown, *tracks, self._forecast]

    def shows(self, target: Target) -> bool:
        """Whether it is one of them; orders that begin at a figure stay on the action bar too."""
        if target.kind is TargetKind.BUTTON:
            return False
        return self._cell_of(target) is not None

    def spot(self, target: Target) -> QPointF | None:
        """The middle of a thing; a seat's is its tab."""
        cell = self._cell_of(target)
        return cell.sceneBoundingRect().center() if cell is not None else None

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of; a button that is pointed at marks what its order is about: then
        a battle is foreseen, too."""
        super().mark(targets)
        options = self._hand.options_to(targets) if self._hand is not None else []
        self._show_odds([option.action for option in options], NOBODY)

    def describe(self) -> list[str]:
        """Tracks, then the open page thing by thing."""
        told = [each.label for each in self._tracks() if each.label]
        return [*told, *(cell.sentence() for cell in self._shown if cell.label)]
