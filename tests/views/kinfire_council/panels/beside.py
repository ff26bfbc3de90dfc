"""What stands beside the city, laid alone on a scene; and games that have come so far."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.kernel import agenda, registry
from rules.kernel.registry import setup_of
from rules.kernel.steps import Choice, Seat
from rules.kernel.views import view
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.state import Council, game_of
from views.kinfire_council.arrangement import arrange
from views.kinfire_council.hand import Hand
from views.kinfire_council.panels.around import Around
from views.kinfire_council.panels.tabs import Page
from views.kinfire_council.showing import RenderState
from views.theme import ThemeName, theme

SMALLEST = (1280, 573)
NAMES = {0: "Ada", 1: "Berk", 2: "Cem", 3: "Deniz", 4: "Elif", 5: "Firuz"}
ADA, BERK = Seat(0), Seat(1)


class Beside:
    """Around, with its scene and hand."""

    def __init__(self, state: Council, viewer: Seat | None, size: tuple[int, int], text: int):
        theme().choose(ThemeName.PAPER)
        theme().set_text(text)
        self.scene = QGraphicsScene()
        self.around = Around(self.scene)
        self.hand = Hand(self.scene)
        self.hand.moved.connect(lambda: self.around.offer(self.hand))
        self.state = state
        self.found = arrange(*size, text / 100)
        self.show(viewer)
        self.around.place(self.found)

    @property
    def room(self) -> QRectF:
        return self.found.panels

    def show(self, viewer: Seat | None) -> None:
        """Another person before the screen, or a later state."""
        self.around.show(RenderState(view(self.state, viewer), viewer, NAMES, None))

    def ask(self) -> Seat:
        """The question that is open, put to its seat."""
        seat = agenda.asked(self.state)[0]
        seen = view(self.state, seat)
        question = Question(seat, seen, agenda.request(self.state, seat))
        option_filter = OptionFilter(list(question.options()))
        option_filter.setParent(self.scene)
        self.around.show(RenderState(seen, seat, NAMES, int(seat)))
        self.hand.take(question, option_filter, tuple(NAMES.values()))
        self.around.offer(self.hand)
        return seat

    def labels(self) -> list[str]:
        """All that is in sight, in words."""
        return [cell.label for cell in self.around._shown]

    def told(self) -> str:
        """The whole of it in sentences."""
        return "\n".join(self.around.describe())

    def turn_to(self, page: Page, seat: Seat = ADA) -> None:
        """Opens a page, of sheets that of a seat."""
        if page is Page.SHEET:
            self.around.open_seat(seat)
        else:
            self.around.turn_to(page)


def beside(
    qtbot: QtBot,
    state: Council,
    viewer: Seat | None = ADA,
    size: tuple[int, int] = SMALLEST,
    text: int = 100,
) -> Beside:
    """The pages of a state as a seat sees it."""
    return Beside(state, viewer, size, text)


def game(seats: int, seed: int, stops: Callable[[Council], bool]) -> Council:
    """A game of random moves, up to where somebody is asked and it `stops`, or to its end."""
    luck = random.Random(seed)
    entry = registry.game("kinfire_council")
    state = game_of(entry.start(setup_of("kinfire_council", seats, seed, {})))
    agenda.begin(state)
    while state.outcome is None and not stops(state):
        seat = agenda.asked(state)[0]
        agenda.apply(state, seat, luck.choice(list(agenda.actions(state, seat))))
    return state


def late_in(round: int, left: int = 2) -> Callable[[Council], bool]:
    """Late on the day of a round: so many pieces are still on the sheets."""

    def stops(state: Council) -> bool:
        count = sum(not piece.space for sheet in state.sheets for piece in sheet.pieces)
        return state.round == round and state.phase is Phase.DAYS_LIGHT and count <= left

    return stops


def asked_for(kind: type[Choice]) -> Callable[[Council], bool]:
    """Where a question of a kind is open."""
    return lambda state: isinstance(agenda.question(state), kind)
