"""The contract between the window and a game's table.

The window knows no game. It shows a board the views of a session, offers it a question, and takes
back whole parts of an answer. A board knows no rule: what may be done comes with the question.

The order of calls, always: `show_view` (as often as something changed), then `offer`. `offer(None)`
means: look only. While `animate` plays, the window calls nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from PySide6.QtCore import QAbstractAnimation, QMarginsF, QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from models.seats_model import SeatFact
from models.translate import stopped, words
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Event, Option, Seat, Target
from views.theme import SeatFace

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question
    from views.items.element import Element


class Paper(msgspec.Struct, frozen=True):
    """Something that can be printed: a blank sheet, a finished sheet, the record."""

    id: str
    name: str


class Rival(msgspec.Struct, frozen=True):
    """Whoever scores without a seat: its score now, and where it came from."""

    name: str
    face: SeatFace
    score: int
    parts: tuple[tuple[str, int], ...] = ()


def told_of(element: Element, rule: str) -> str:
    """A thing with what a press on it does and its rule, nothing twice."""
    more = (each for each in (element.description, rule) if each and each not in element.label)
    return stopped((element.label, *more))


class Board(QWidget):
    """A game's table. Its texts are in the user's language and public to the viewer."""

    acted = Signal(object)
    """One part of an answer (a kernel Action), chosen on the board and meant."""
    step_changed = Signal()
    """The path inside this decision went on or back: prompt, bar and commands are read anew."""
    released = Signal()
    """What had the keyboard is gone: it goes back to where the choices are."""
    noticed = Signal(str)
    """A sentence to be said in the prompt line and to screen readers: a result, a reason."""
    hovered = Signal(str)
    """What the pointed or focused element is or would do; empty when nothing is pointed at."""

    spoke = Signal(object, int)
    """A free action of the kernel that a seat does unasked, chosen on the board."""

    TAKES_ASIDES: ClassVar[bool] = False
    """Whether the board offers the asides of the seats itself: then no menu does."""

    MARGINS: ClassVar[QMarginsF] = QMarginsF(15, 15, 15, 15)
    """Millimetres of white around what is printed."""

    SHOWS_SEATS: ClassVar[bool] = False
    """Whether the board itself shows who sits where, with their numbers: then the seats strip is
    closed at first, and the board has its room."""

    KEEPS_SIZE: ClassVar[bool] = False
    """Whether the board fills the window: then the action bar keeps its room between two questions,
    so that the board does not change its size with each of them."""

    ACTION_LINES: ClassVar[int] = 0
    """So many lines of buttons the bar has at every moment, and the prompt line one height: then
    the board never changes its size in a game. 0: the action bar is as high as it needs."""

    ENDING: ClassVar[bool] = False
    """Whether the board itself tells how the game ended: who won and why, and all scores."""

    # ------------------------------------------------------------ what is shown
    def show_view(self, view: State, viewer: Seat | None, setup: Setup) -> None:
        """Shows a view as it is, without motion. `viewer` None: the table, public facts only."""
        raise NotImplementedError(type(self).__name__)

    def animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        """The motion from what is shown to `view`; None: none. `show_view` comes after it."""
        return None

    def hear(self, view: State, events: Sequence[Event], told: Iterable[tuple[Event, ...]]) -> None:
        """What has just happened in a game that persons play, before it is shown; never what is
        only looked at again. `told`: all that the viewer was told until now, the newest first."""

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings elements that a log line or a reason speaks of; an empty sequence: none."""

    # ------------------------------------------------------------ a decision
    def offer(self, question: Question | None, option_filter: OptionFilter | None = None) -> None:
        """Lights what can be chosen. The filter (absent where `takes`) is shared with the bar."""
        raise NotImplementedError(type(self).__name__)

    def takes(self, question: Question) -> bool:
        """Whether this question is answered wholly on the board: then the bar stays empty."""
        return False

    def shows(self, target: Target) -> bool:
        """Whether this target is lit on the board; every other one is a button of the bar."""
        return False

    def order_words(self, target: Target, option: Option) -> str:
        """What the bar calls a button with which the choices of several places begin, the first
        of them `option`; empty: it lies on the board only."""
        return ""

    def rank_of(self, option: Option) -> int:
        """Choices of a lower rank stand first on the bar: what has been clicked means them."""
        return 0

    def offer_asides(self, view: State | None, seats: Sequence[Seat]) -> None:
        """Who at this screen may do something unasked now; an empty sequence: nobody.

        Called where `TAKES_ASIDES`, with the view of whoever sits there or the public one.
        """

    def step_text(self) -> str:
        """Where in the decision one is («Forest, turned twice, 41 places»); empty at its start."""
        return ""

    def confirm(self) -> bool:
        """Enter: acts on what is focused or placed. False when there is nothing to confirm."""
        return False

    def cancel_step(self) -> bool:
        """Esc: one step back inside the decision. False at its start."""
        return False

    def has_first(self, targets: Sequence[Target]) -> bool:
        """Whether the keyboard begins here with a question that has these targets."""
        return any(map(self.shows, targets))

    def back_words(self) -> str:
        """What the action bar's way one step back is called; empty: «Back»."""
        return ""

    def holds_step(self) -> bool:
        """Whether something lies there that is not meant yet: Undo takes that up first."""
        return False

    def next_option(self, step: int) -> bool:
        """Tab and Shift+Tab: to the next (1) or the one before (-1). False when there is none."""
        return False

    def guide(self) -> str:
        """One sentence on what can be clicked now, for a question whose answers are many."""
        return ""

    def pointed(self) -> Element | None:
        """What the pointer is on, else what has the keyboard."""
        return None

    def element_at(self, at: QPoint) -> Element | None:
        """What lies at this place of the screen; None: nothing that can be named."""
        return None

    def why_not(self, element: Element | None = None) -> str:
        """Why this element (None: the pointed one) cannot be chosen now: its rule and a fact of
        this position. Empty where it can be chosen, or where nothing is asked here."""
        return ""

    def what_is(self, element: Element) -> str:
        """What an element is, whether it can be chosen or not: its name and contents, what a press
        does, its rule with the numbers of this position."""
        return told_of(element, "")

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key of the board (`next_option`); what it leaves goes on to the next panel."""
        return False

    # ------------------------------------------------------------ commands
    def commands(self) -> list[QAction]:
        """The game's own commands for the Move menu (rotate ...). Object names are their ids."""
        return []

    def overlays(self) -> list[QAction]:
        """Checkable overlays for the View menu; they get the keys 1 to 9 in this order."""
        return []

    def zoom(self, factor: float) -> None:
        """Nearer (above 1) or farther."""

    def fit(self) -> None:
        """The whole board."""

    # ------------------------------------------------------------ words
    def describe(self) -> list[str]:
        """The board in sentences, in reading order: for the text window."""
        raise NotImplementedError(type(self).__name__)

    def describe_options(self) -> list[str]:
        """What can be done now, in sentences; empty when nothing is asked."""
        return []

    def elements(self) -> list[Element]:
        """All elements of the board in reading order, named for assistive technology."""
        return []

    def topic(self) -> str:
        """The section of the game's help about the focused element; empty: its beginning."""
        return ""

    # ------------------------------------------------------------ without a widget
    # What follows is asked of the class, with the public view or that of a game that is over.
    @classmethod
    def seat_facts(cls, view: State, seat: Seat) -> list[SeatFact]:
        """A seat's public numbers, most important first; never what the view does not tell."""
        return []

    @classmethod
    def seat_face(cls, view: State, seat: Seat) -> SeatFace | None:
        """What the game makes of a seat, as all may see it: a faction. None: its own emblem."""
        return None

    @classmethod
    def value_face(cls, option: str, value: str) -> SeatFace | None:
        """The same for a value of an option that gives a seat its face; None for all others."""
        return None

    @classmethod
    def seat_score(cls, view: State, seat: Seat) -> int | None:
        """A seat's public score now; None where a game has none before its end."""
        return None

    @classmethod
    def rivals(cls, view: State) -> tuple[Rival, ...]:
        """Who scores beside the seats: its line stands in the graph, its column in the table."""
        return ()

    @classmethod
    def stage_name(cls, view: State, names: Sequence[str] = ()) -> str:
        """The season, round or day: for the title of the window and the graph. `names` of seats
        stand where their numbers would."""
        where = game(view.GAME).where(view)
        return words(where, names) if where is not None else ""

    @classmethod
    def moment_name(cls, view: State) -> str:
        """The same for the axis of the graph: as short as may be, without whose turn it is."""
        return cls.stage_name(view)

    @classmethod
    def thumbnail(cls, view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
        """A small picture of a PUBLIC view, `size` in logical pixels; null where there is none."""
        return QPixmap()

    @classmethod
    def share_picture(cls, view: State, setup: Setup) -> QImage:
        """A picture of the finished game to give away; a null image where there is none."""
        return QImage()

    @classmethod
    def papers(cls, finished: bool) -> list[Paper]:
        """What can be printed."""
        return []

    @classmethod
    def page_count(cls, paper: str, view: State | None, setup: Setup) -> int:
        """How many pages a paper has."""
        return 0

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
        """Draws one page into `area` (units of the painter), in black that stays distinct."""
        raise NotImplementedError(cls.__name__)
