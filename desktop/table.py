"""The table of one game: board, prompt line and action bar follow a feed and hand answers back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop.advice import Advice
from desktop.between import Between, Rests
from desktop.blink import Blink
from desktop.course import Course
from desktop.decision import Decision, speakers
from desktop.naming import result_of, scorers_of, seat_lines, seat_names
from desktop.since import SinceLines
from models.closed_eyes import Eyes
from models.game_model import GameModel
from models.moment import Asks, Cover, Curtain, Ended, Moment, NextStep, Trouble
from models.question import Question, ReactionWindow
from models.scores_model import ScoresModel
from models.seats_model import SeatsModel
from models.session import GameSession
from models.translate import sentences, words
from rules.kernel.state import State
from rules.kernel.steps import Action, Event, Outcome, Seat
from rules.kernel.text import Text
from views.board import Board
from views.boards import board_class
from views.panels.action_bar import ActionBar
from views.panels.page_card import PageCard
from views.panels.prompt import PromptLine
from views.panels.result import ResultPage
from views.panels.veil import Veil
from views.stage import Scene, Stage
from views.theme import SeatFace


class Table(QWidget):
    """Shows one feed at a time. What it shows is public to whoever sits before the screen."""

    covered = Signal(int)
    """A seat: the window must be covered for it, before anything else is shown."""
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
        self.feed: GameModel | None = None
        self.board: Board | None = None
        self.decision: Decision | None = None
        self.prompt = prompt
        prompt.face_of = self.face
        self.action_bar = ActionBar(self)
        self.scores = ScoresModel(self)
        """How the scores went so far."""
        self.result = ResultPage(self.scores, self)
        self.between = Between(prompt, self.action_bar, self)
        self.advice = Advice(self)
        self.since = SinceLines(self)
        self.names: tuple[str, ...] = ()
        self.seats = SeatsModel(self)
        self.moment: Moment | None = None
        """What is shown, or on its way there."""
        self.course: Course | None = None
        self.stage = Stage(self.show_view, self._animate, self)
        self.stage.playing_changed.connect(self._play_changed)
        self.stage.shown.connect(self._shown)
        self._renew = QTimer(self, singleShot=True)
        self._renew.timeout.connect(self._tell_around)
        self._blink = Blink(self)
        self._lay_out()

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
        column.addWidget(self.action_bar)
        self.column = column
        self.action_bar.refused.connect(lambda why: self.prompt.answer(why, "bad"))
        self.action_bar.renewed.connect(lambda: self.posed.emit(False))
        self.prompt.offered.connect(lambda: self.posed.emit(True))
        self.action_bar.stepped_back.connect(self.cancel_step)
        self._veil.pressed.connect(self.stage.finish)
        self.result.table_wanted.connect(lambda: self.show_result(False))

    # ------------------------------------------------------------ opening and closing
    def open(self, feed: GameModel) -> None:
        """Follows a feed from now on; the caller starts it."""
        self.close_feed()
        self.feed = feed
        self.names = seat_names(feed)
        kind = board_class(feed.setup.game)
        self._make_board(kind)
        self.course = Course(kind, feed, self.scores)
        feed.moved.connect(self._hear)
        feed.refused.connect(lambda why: self.prompt.answer(self.say(why), "bad"))
        if isinstance(feed, GameSession):
            self.advice.follow(feed.advising)
            feed.noticed.connect(self.advice.hear_notice)

    def close_feed(self) -> None:
        """Puts the game away; the board with everything on it goes, too."""
        self._retract()
        self.advice.forget()
        self.stage.clear()
        feed, self.feed = self.feed, None
        if isinstance(feed, GameSession):
            feed.close()
        if feed is not None:
            feed.disconnect(self)
            feed.deleteLater()
        board, self.board = self.board, None
        if board is not None:
            self._pages.removeWidget(board)
            board.hide()
            board.deleteLater()
        self.moment = None
        self.seats.set_lines(())
        self.scores.tell((), ())
        self.prompt.be_silent()

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
        lines = kind.ACTION_LINES if plays and self.session is not None else 0
        self.action_bar.keep_room(kind.KEEPS_SIZE and plays)
        self.action_bar.keep_lines(lines)
        self.prompt.keep_height(bool(lines))

    def retranslate(self) -> None:
        """The same question in another language."""
        question, feed = self.question, self.feed
        if feed is None:
            return
        self.names = seat_names(feed)
        self.show_view(feed.view)
        self._tell_around()
        if question is not None:
            self.offer(question)
        elif feed.outcome is not None and self.shows_result:
            self._end(feed.outcome)

    def say(self, text: Text) -> str:
        """A text of the rules in the user's language, seats by their names."""
        return words(text, self.names)

    @property
    def session(self) -> GameSession | None:
        """The game that is being played; None in a replay and on the start screen."""
        return self.feed if isinstance(self.feed, GameSession) else None

    @property
    def question(self) -> Question | None:
        """What is asked of a person and offered on the table."""
        return self.decision.question if self.decision is not None else None

    # ------------------------------------------------------------ what is heard
    def _hear(self, now: Moment, events: tuple[Event, ...] | None) -> None:
        """Another moment: covers first, then what is asked no more, the table, what is asked."""
        if self.feed is None:
            return
        before, self.moment = self.moment, now
        self._follow_cover(before.cover if before is not None else None, now.cover)
        self._follow_table(before, now, events)
        if before is None or now.thinking != before.thinking:
            self.name_thinkers()
        if now.asks is not None and (before is None or now.asks is not before.asks):
            self.wait_for(now.asks)
        self._tell_around() if events is None else self._renew.start(0)

    def _follow_table(
        self, before: Moment | None, now: Moment, events: tuple[Event, ...] | None
    ) -> None:
        """Where something moves, nothing may be lit meanwhile; else all is lit anew at once."""
        is_gone = before is not None and before.asks is not None and now.asks is not before.asks
        is_still = self.stage.is_still
        if is_gone and not is_still:
            self._retract()
        elif is_gone:
            self.stage.forget()
        if events is None or before is None or now.view is not before.view:
            self._show(now, events)
        if is_gone and is_still:
            self._retract()
        is_alone = self.session is not None and not self.session.floor.is_shared
        comes_at_once = is_gone and now.asks is None and not now.thinking
        if is_alone and is_still and comes_at_once and self.board is not None:
            self._blink.begin(self.board)
        else:
            self._blink.end()

    def _follow_cover(self, before: Cover | None, now: Cover | None) -> None:
        """Covered first, then all that lies on the table is cleared."""
        if now is before:
            return
        if isinstance(now, Curtain):
            was_playing = self.stage.is_playing
            self.covered.emit(int(now.seat))
            self._retract()
            self.stage.clear()
            self.hush()
            if was_playing and self.moment is not None:
                self.show_view(self.moment.view)
        if isinstance(now, Eyes) or isinstance(before, Eyes):
            self.eyes_moved.emit(now if isinstance(now, Eyes) else None)

    def _show(self, now: Moment, events: tuple[Event, ...] | None) -> None:
        """Something happened, or the table is shown anew."""
        session, board = self.session, self.board
        if board is not None and session is not None and session.persons and events is not None:
            board.hear(now.view, events, session.told())
        if events is None or not self.isVisible():
            self.stage.clear()
            self._come_back()
            self.show_view(now.view)
        else:
            if any(event.text() for event in events):
                self.opened_to_all.emit()
            self.stage.play(now.view, events)
        if self.course is not None:
            self.course.note(now.view)

    def wait_for(self, asks: Asks) -> None:
        """Asked when all has been shown; that bots wait is said at once."""
        if isinstance(asks, Question):
            if self.session is not None and self.stage.is_playing:
                self.session.show_later()
            self.stage.then(lambda: self.offer(asks))
        elif isinstance(asks, Ended):
            self.stage.then(lambda: self._end(asks.outcome))
        elif isinstance(asks, (NextStep, Trouble)):
            self._rest(asks)
        else:
            self.stage.then(lambda: self._rest(asks))

    def _rest(self, asks: Rests) -> None:
        """The table waits for one press."""
        session = self.session
        if session is None:
            return
        if isinstance(asks, ReactionWindow):
            self.clear_offer()
        self.opened_to_all.emit()
        self.between.show(asks, session, self.names)
        if not isinstance(asks, ReactionWindow):
            self._take_rest()
            return
        self.posed.emit(True)
        self.action_bar.take_focus()
        if self.board is not None and self.board.TAKES_ASIDES:
            self.board.offer_asides(asks.view, speakers(session))

    def rest(self, said: str, button: str, then: Callable[[], None]) -> None:
        """One press leads on to something else than the game has in mind."""
        self.opened_to_all.emit()
        self.between.rest(said, button, then)
        self._take_rest()

    def _take_rest(self) -> None:
        """The keyboard goes to the button, unless a panel has it."""
        if self.has_focus():
            self.prompt.take_focus()

    def hush(self) -> None:
        """Nothing that was said to one seat is left."""
        self.advice.forget()
        self.prompt.be_silent()

    def name_thinkers(self) -> None:
        """While bots think and nobody is asked, the prompt line names them."""
        if self.question is None and self.moment is not None:
            self.between.name_thinkers(self.moment.thinking, self.names)

    def occasion(self, seat: int) -> str:
        """Why a seat is called to the screen: its question, as all may know it."""
        cover = self.moment.cover if self.moment is not None else None
        is_its = isinstance(cover, Curtain) and cover.seat == seat
        return self.say(cover.occasion) if is_its and cover.occasion is not None else ""

    # ------------------------------------------------------------ a decision
    def offer(self, question: Question) -> None:
        """Lights the board, fills the action bar, says who must do what."""
        assert self.board is not None
        assert self.feed is not None
        session = self.session
        self.clear_offer()
        if session is not None and session.holds(question):
            self.held_asked.emit(question)
            return
        self.opened_to_all.emit()
        name, prompt = self.names[question.seat], self.say(question.request.prompt)
        self.prompt.ask(question.seat, name, prompt)
        self.prompt.show_since(self.since.count(question.seat))
        self.between.offer_always(question, self.session)
        told = question.page or question.secret
        in_line = self.board.ACTION_LINES and question.page is None
        if told is not None and not in_line:
            self._page.show_page(self.say(told))
        may_step_out = session is not None and session.floor.is_shared and question.is_window
        decision = Decision(question, self.board, self.action_bar, self, self.names, may_step_out)
        self.decision = decision
        decision.acted.connect(self._act)
        if session is not None:
            decision.stepped_out.connect(session.step_out)
        decision.step_changed.connect(self._step_changed)
        decision.begin()
        self.posed.emit(not question.request.given)
        if self.board.TAKES_ASIDES:
            self.board.offer_asides(question.view, speakers(self.feed))
        if self.has_focus():
            decision.take_focus()
        # After the first choice has the keyboard: its sentence would stand in the same line.
        if told is not None and in_line:
            self.prompt.tell(self.say(told))
        elif told is None and self.board.ACTION_LINES:
            self.prompt.tell(sentences((*self.since.struck(question.seat), self.board.guide())))
        self.advice.offer(question.seat)
        self._tell_around()
        if session is not None:
            session.shown()

    def _step_changed(self) -> None:
        """The path went on or back: the prompt follows."""
        if self.decision is not None:
            self.prompt.set_step(self.decision.step_text())
            self.state_changed.emit()

    def _act(self, action: Action) -> None:
        """A part of an answer: from board, action bar or filter alike."""
        session, question = self.session, self.question
        if session is not None and question is not None:
            self.prompt.answer("")
            session.submit(action)

    def _speak(self, action: Action, seat: int) -> None:
        if self.session is not None:
            self.session.submit(action, Seat(seat))

    def has_focus(self) -> bool:
        """Whether the keyboard is on the table, or on nothing that can be seen."""
        focused = self.window().focusWidget()
        is_here = focused is None or focused is self.window() or self.isAncestorOf(focused)
        return is_here or not focused.isVisible()

    def _retract(self) -> None:
        """Nothing is asked any more."""
        self.stage.forget()
        self.clear_offer()
        self.held_asked.emit(None)
        self.name_thinkers()
        self._renew.start(0)

    def clear_offer(self) -> None:
        """Nothing can be chosen, until a question is offered."""
        focused = self.window().focusWidget()
        if focused is not None and self.action_bar.isAncestorOf(focused):
            # Its button goes: the keyboard must not wander to some panel meanwhile.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.prompt.end_question()
        decision, self.decision = self.decision, None
        if decision is not None:
            decision.end()
        if self.board is not None and self.board.TAKES_ASIDES:
            self.board.offer_asides(None, ())
        self.between.end()
        self.action_bar.clear()
        self._page.clear()

    def _end(self, outcome: Outcome) -> None:
        """The last thing has been shown: the result."""
        if self.feed is None or self.board is None or self.course is None:
            return
        self.clear_offer()
        self.opened_to_all.emit()
        self._keep_size(type(self.board), False)
        self.prompt.ask(None, "", self.tr("The game is over."))
        self.result.show_result(result_of(self.feed, type(self.board), outcome))
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

    def _tell_around(self) -> None:
        """Strip, commands and title follow: once for all that a turn of the event loop brought."""
        self._renew.stop()
        feed, board, now = self.feed, self.board, self.moment
        if feed is not None and board is not None and now is not None:
            self.seats.set_lines(seat_lines(feed, now, type(board)))
            self.scores.name_scorers(scorers_of(feed, type(board), now.public))
        self.state_changed.emit()

    def face(self, seat: int) -> SeatFace | None:
        """What the game makes of a seat, as all may see it."""
        if self.moment is None or self.board is None:
            return None
        return type(self.board).seat_face(self.moment.public, Seat(seat))

    def is_over(self) -> bool:
        """Whether the game that was played here has ended."""
        return self.session is not None and self.session.outcome is not None
