"""The table of one game: board, prompt line and shelf follow a feed and hand answers back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop.advice import Advice
from desktop.between import Between
from desktop.course import Course
from desktop.decision import Decision, speakers
from desktop.naming import result_of, seat_lines, seat_name, seat_names
from desktop.since import SinceLines
from models.feed import Feed
from models.question import Happening, Question
from models.session import Session
from models.translate import sentences, words
from rules.kernel.state import State
from rules.kernel.steps import Action, Event, Outcome, Seat
from rules.kernel.text import Text
from views.board import Board
from views.boards import board_class
from views.panels.page_card import PageCard
from views.panels.prompt import PromptLine
from views.panels.result import ResultPage
from views.panels.scores import Point
from views.panels.seats import SeatLine
from views.panels.shelf import Shelf
from views.panels.veil import Veil
from views.stage import Scene, Stage
from views.theme import SeatFace


class Table(QWidget):
    """Shows one feed at a time. What it shows is public to whoever sits before the screen."""

    covered = Signal(int)
    """A seat: the window must be covered for it, before anything else is shown."""
    seats_changed = Signal(object)
    """List of SeatLine: the strip shows them."""
    posed = Signal(bool)
    """Something new is asked of whoever looks at the table; False: the next part of it."""
    state_changed = Signal()
    """Commands are asked anew whether they may be used."""
    held_asked = Signal(object)
    """Question to be answered on a private screen, or None: nothing is asked any more."""
    eyes_moved = Signal(object)
    """Eyes: one screen for all, with their eyes closed; None: it is over."""
    opened_to_all = Signal()
    """All who share the laptop may look from now on."""
    ended = Signal(object)
    """Outcome: the game is over, and that has been shown."""

    def __init__(self, prompt: PromptLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.feed: Feed | None = None
        self.board: Board | None = None
        self.decision: Decision | None = None
        self.prompt = prompt
        prompt.face_of = self.face
        self.shelf = Shelf(self)
        self.result = ResultPage(self)
        self.between = Between(self)
        self.advice = Advice(self)
        self._since = SinceLines()
        self.names: tuple[str, ...] = ()
        self._acting: int | None = None
        self._course: Course | None = None
        self.stage = Stage(self.show_view, self._animate, self)
        self.stage.playing_changed.connect(self._play_changed)
        self.stage.shown.connect(self._shown)
        self._renew_seats = QTimer(self)
        self._renew_seats.setSingleShot(True)
        self._renew_seats.timeout.connect(self._tell_seats)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        self._pages.setObjectName("pages")
        self._pages.addWidget(self.result)
        self._page = PageCard(self)
        self._veil = Veil(self)
        self._veil.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self._page)
        column.addWidget(self.prompt)
        column.addWidget(self.shelf)
        self.column = column

    def _connect(self) -> None:
        self.shelf.refused.connect(lambda why: self.prompt.answer(why, "bad"))
        self.shelf.renewed.connect(lambda: self.posed.emit(False))
        self.prompt.offered.connect(lambda: self.posed.emit(True))
        self.shelf.stepped_back.connect(self.cancel_step)
        self._veil.pressed.connect(self.stage.finish)
        self.result.table_wanted.connect(lambda: self.show_result(False))

    # ------------------------------------------------------------ opening and closing
    def open(self, feed: Feed) -> None:
        """Follows a feed from now on; the caller starts it."""
        self.close_feed()
        self.feed = feed
        self.names = seat_names(feed)
        kind = board_class(feed.setup.game)
        self._make_board(kind)
        self._course = Course(kind, feed)
        self._follow(feed)

    def _follow(self, feed: Feed) -> None:
        heard = {
            "happened": self._hear,
            "asked": self._hear_question,
            "window": self.between.hear_window,
            "table": self.between.hear_table,
            "curtain": self._hear_curtain,
            "eyes": self.eyes_moved.emit,
            "thinking": self._hear_thinking,
            "holding": self.between.hear_holding,
            "over": self._hear_over,
            "changed": self._hear_changed,
            "refused": self._hear_refusal,
            "advising": self.advice.hear_begun,
            "advised": self.advice.hear_hint,
            "played_for": self.advice.hear_played,
            "noticed": self.advice.hear_notice,
            "trouble": self.between.hear_trouble,
        }
        for name, slot in heard.items():
            getattr(feed, name).connect(slot)

    def close_feed(self) -> None:
        """Puts the game away; the board with everything on it goes, too."""
        self._retract()
        self.advice.forget()
        self.stage.clear()
        feed, self.feed = self.feed, None
        if isinstance(feed, Session):
            feed.close()
        if feed is not None:
            feed.disconnect(self)
            feed.deleteLater()
        board, self.board = self.board, None
        if board is not None:
            self._pages.removeWidget(board)
            board.hide()
            board.deleteLater()
        self.between.forget()
        self.between.thinking, self._acting = (), None
        self.prompt.ask(None, "", "")
        self.prompt.show_since(0)

    def _make_board(self, kind: type[Board]) -> None:
        board = kind(self)
        board.acted.connect(self._act)
        board.spoke.connect(self._speak)
        board.noticed.connect(self.prompt.answer)
        board.hovered.connect(self.prompt.answer)
        self._pages.addWidget(board)
        self._pages.setCurrentWidget(board)
        self.board = board
        self._keep_size(kind, True)

    def _keep_size(self, kind: type[Board], plays: bool) -> None:
        """The board keeps its place while it is played on."""
        lines = kind.SHELF_LINES if plays and self.session is not None else 0
        self.shelf.keep_room(kind.KEEPS_SIZE and plays)
        self.shelf.keep_lines(lines)
        self.prompt.keep_height(bool(lines))

    def retranslate(self) -> None:
        """The same question in another language."""
        question, feed = self.question, self.feed
        if feed is None:
            return
        self.names = seat_names(feed)
        self.show_view(feed.view)
        self._tell_seats()
        if question is not None:
            self.offer(question)
        elif feed.outcome is not None and self.shows_result:
            self._end(feed.outcome)

    def say(self, text: Text) -> str:
        """A text of the rules in the user's language, seats by their names."""
        return words(text, self.names)

    @property
    def session(self) -> Session | None:
        """The game that is being played; None in a replay and on the start screen."""
        return self.feed if isinstance(self.feed, Session) else None

    @property
    def question(self) -> Question | None:
        """What is asked of a person and offered on the table."""
        return self.decision.question if self.decision is not None else None

    @property
    def points(self) -> tuple[Point, ...]:
        """The scores so far, for the graph."""
        return self._course.points if self._course is not None else ()

    # ------------------------------------------------------------ what is heard
    def _hear(self, happening: Happening) -> None:
        """Something happened, or the table is shown anew."""
        assert self.feed is not None
        session = self.session
        if (
            self.board is not None
            and session is not None
            and session.persons
            and not happening.jump
        ):
            self.board.hear(happening.view, happening.events, session.told())
        if happening.jump or not self.isVisible():
            self.stage.clear()
            self._come_back()
            self.show_view(happening.view)
        else:
            if any(event.text() for event in happening.events):
                self.opened_to_all.emit()
            self.stage.play(happening.view, happening.events)
        if self._course is not None:
            self._course.note(happening.view)
        self._renew_seats.start(0)

    def _hear_question(self, question: Question | None) -> None:
        if question is None:
            self._retract()
            return
        if self.session is not None and self.stage.is_playing:
            self.session.show_later()
        self.stage.then(lambda: self.offer(question))

    def _hear_curtain(self, seat: int) -> None:
        """Covered first, then all that lies on the table is cleared."""
        self.covered.emit(seat)
        self._retract()
        self.stage.clear()
        self._acting = seat
        self.hush()

    def hush(self) -> None:
        """Nothing that was said to one seat is left."""
        self.advice.forget()
        self.between.forget()
        self.prompt.ask(None, "", "")
        self.prompt.show_since(0)

    def _hear_thinking(self, seats: tuple[int, ...]) -> None:
        self.between.thinking = tuple(seats)
        self.between.name_thinkers()
        self._renew_seats.start(0)

    def _hear_over(self, outcome: Outcome) -> None:
        self.stage.then(lambda: self._end(outcome))

    def _hear_changed(self) -> None:
        self._renew_seats.start(0)
        self.state_changed.emit()

    def _hear_refusal(self, why: Text) -> None:
        self.prompt.answer(self.say(why), "bad")

    # ------------------------------------------------------------ a decision
    def offer(self, question: Question) -> None:
        """Lights the board, fills the shelf, says who must do what."""
        assert self.board is not None
        assert self.feed is not None
        self.clear_offer()
        self._acting = question.seat
        if self.session is not None and self.session.holds(question):
            self.held_asked.emit(question)
            return
        self.opened_to_all.emit()
        name = seat_name(self.feed, question.seat)
        self.prompt.ask(question.seat, name, self.say(question.request.prompt))
        self._offer_since(question.seat)
        self.between.offer_always(question)
        told = question.page or question.secret
        in_line = self.board.SHELF_LINES and question.page is None
        if told is not None and not in_line:
            self._page.show_page(self.say(told))
        decision = Decision(question, self.board, self.shelf, self)
        decision.names = self.names
        decision.may_step_out = self._is_hot_seat() and question.is_window
        self.decision = decision
        decision.acted.connect(self._act)
        decision.stepped_out.connect(self._step_out)
        decision.step_changed.connect(self._step_changed)
        decision.begin()
        self.posed.emit(not question.request.given)
        if self.board.TAKES_ASIDES:
            self.board.offer_asides(question.view, speakers(self.feed))
        self._take_focus()
        # After the first choice has the keyboard: its sentence would stand in the same line.
        if told is not None and in_line:
            self.prompt.tell(self.say(told))
        elif told is None and self.board.SHELF_LINES:
            self.prompt.tell(sentences((*self._struck(question.seat), self.board.guide())))
        self.advice.offer(question.seat)
        self._renew_seats.start(0)
        self.state_changed.emit()
        if self.session is not None:
            self.session.shown()

    def _step_changed(self) -> None:
        """The path went on or back: the prompt follows."""
        if self.decision is not None:
            self.prompt.set_step(self.decision.step_text())
            self.state_changed.emit()

    def _act(self, action: Action) -> None:
        """A part of an answer: from board, shelf or picker alike."""
        session, question = self.session, self.question
        if session is not None and question is not None:
            self.prompt.answer("")
            session.submit(action)

    def _speak(self, action: Action, seat: int) -> None:
        if self.session is not None:
            self.session.submit(action, Seat(seat))

    def _take_focus(self) -> None:
        """The keyboard goes where the decision is, unless a panel or a dialog has it."""
        if self.decision is not None and self.has_focus():
            self.decision.take_focus()

    def has_focus(self) -> bool:
        """Whether the keyboard is on the table, or on nothing that can be seen."""
        focused = self.window().focusWidget()
        is_here = focused is None or focused is self.window() or self.isAncestorOf(focused)
        return is_here or not focused.isVisible()

    def _step_out(self) -> None:
        if self.session is not None:
            self.session.step_out()

    def _retract(self) -> None:
        """Nothing is asked any more."""
        self.stage.forget()
        self.clear_offer()
        self.held_asked.emit(None)
        self._acting = None
        self.between.name_thinkers()
        self.state_changed.emit()

    def clear_offer(self) -> None:
        """Nothing can be chosen, until a question is offered."""
        focused = self.window().focusWidget()
        if focused is not None and self.shelf.isAncestorOf(focused):
            # Its button goes: the keyboard must not wander to some panel meanwhile.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.prompt.end_question()
        decision, self.decision = self.decision, None
        if decision is not None:
            decision.end()
        if self.board is not None and self.board.TAKES_ASIDES:
            self.board.offer_asides(None, ())
        self.shelf.clear()
        self._page.clear()

    def _end(self, outcome: Outcome) -> None:
        """The last thing has been shown: the result."""
        if self.feed is None or self.board is None:
            return
        self.clear_offer()
        self.opened_to_all.emit()
        self._acting = None
        self._keep_size(type(self.board), False)
        self.prompt.ask(None, "", self.tr("The game is over."))
        self.result.show_result(result_of(self.feed, type(self.board), outcome, self.points))
        self.show_result(self.session is not None)
        self.ended.emit(outcome)

    def show_result(self, shown: bool) -> None:
        """The result, or the table as it was at the end."""
        if self.board is None:
            return
        self.result.show_on(self._pages, self.board, shown)
        self.posed.emit(True)
        self.state_changed.emit()

    def _come_back(self) -> None:
        """The last decision has been taken back: the game goes on where the result stood."""
        if self.board is not None and self.shows_result and not self.is_over():
            self._keep_size(type(self.board), True)
            self.show_result(False)

    @property
    def shows_result(self) -> bool:
        return self._pages.currentWidget() is self.result

    # ------------------------------------------------------------ what one may do
    def holds_step(self) -> bool:
        """Whether the board holds something that is not meant yet."""
        return self.board is not None and self.question is not None and self.board.holds_step()

    def confirm(self) -> bool:
        """Enter: goes on where the table rests, else acts on the board."""
        if self.stage.is_playing:
            self.stage.finish()
            return True
        if self.prompt.go_on():
            return True
        return self.decision is not None and self.decision.confirm()

    def cancel_step(self) -> bool:
        """Esc: one step back inside the decision, then one part of it; False at its start."""
        if self.stage.is_playing:
            self.stage.finish()
            return True
        if self.prompt.dismiss():
            if self.decision is not None:
                self.decision.take_focus()
            return True
        if self.decision is not None and self.decision.cancel_step():
            return True
        session, question = self.session, self.question
        if session is not None and question is not None and question.request.given:
            session.withdraw()
            return True
        return False

    # ------------------------------------------------------------ since my last turn
    def _offer_since(self, seat: int) -> None:
        assert self.session is not None
        self.prompt.show_since(self._since.count(self.session, Seat(seat)))

    def _struck(self, seat: int) -> list[str]:
        """What others did to whoever is asked since its last decision: said before all else."""
        if self.session is None or not self.session.since.decided(Seat(seat)):
            return []
        return self._since.struck(self.session, Seat(seat), self.names)

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """The same, to be shown again."""
        if self.question is None or self.session is None:
            return ()
        return self.session.since.happenings(self.question.seat, self.session.viewer)

    def since_lines(self) -> list[str]:
        """What happened since the last decision of whoever is asked."""
        if self.question is None or self.session is None:
            return []
        return self._since.lines(self.session, self.question.seat, self.names)

    # ------------------------------------------------------------ showing
    def show_view(self, view: State) -> None:
        """Shows a view as it is."""
        if self.board is not None and self.feed is not None:
            self.board.show_view(view, self.feed.viewer, self.feed.setup)

    def _animate(self, view: State, events: Sequence[Event]) -> QAbstractAnimation | None:
        return self.board.animate(view, events) if self.board is not None else None

    def _shown(self, scene: Scene) -> None:
        """The last thing that happened stands below the prompt until something else is said."""
        texts = [text for event in scene.events if (text := event.text()) is not None]
        if texts and self.question is None:
            self.prompt.answer(self.say(texts[-1]))

    def _play_changed(self, playing: bool) -> None:
        self._veil.setGeometry(self._pages.geometry())
        self._veil.setVisible(playing)
        self._veil.raise_()

    def lines(self) -> list[SeatLine]:
        """The seats strip as it should be now."""
        feed, board = self.feed, self.board
        if feed is None or board is None:
            return []
        ready = self.session.ready if self.session is not None else ()
        return seat_lines(feed, feed.view, type(board), self._acting, self.between.thinking, ready)

    def _tell_seats(self) -> None:
        self.seats_changed.emit(self.lines())

    def face(self, seat: int) -> SeatFace | None:
        """What the game makes of a seat, as all may see it."""
        if self.feed is None or self.board is None:
            return None
        return type(self.board).seat_face(self.feed.public_view, Seat(seat))

    def _is_hot_seat(self) -> bool:
        return self.session is not None and self.session.is_hot_seat

    def is_over(self) -> bool:
        """Whether the game that was played here has ended."""
        return self.session is not None and self.session.outcome is not None
