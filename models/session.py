"""A game being played at this laptop: it asks persons and bots, covers secrets, saves.

The session alone knows the state. What leaves it are moments, shares of events and public facts.
After each answer the next question comes from the event loop, never within the call.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal

from models.advising import Advising
from models.asking import Asking
from models.autosave import Autosave
from models.bot_driver import BotDriver, BotPool, Pacing
from models.bots_turn import BotsTurn
from models.clock import Clock
from models.closed_eyes import ClosedEyes, Eyes, answered_for
from models.floor import Floor
from models.game_model import GameModel
from models.moment import HandOver, Moment, Stand
from models.pins import Pins
from models.question import Question, Waits
from models.seating import SeatPlan, bots_of
from models.since import Since
from models.standing import StandingAnswers
from models.taking_back import TakingBack
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.play import Play, TakeBack, UndoTarget
from rules.kernel.registry import no_notes
from rules.kernel.steps import Action, Choice, Event, FreeAction, Note, Pass, Screen, Seat
from rules.kernel.text import say

__all__ = ["GameSession", "Pacing", "Question", "Waits"]


class GameSession(GameModel):
    """One game up to its outcome. Call `start()` when the signals are connected."""

    saved = Signal()
    """All that happened so far lies on the disk."""
    save_failed = Signal(object)
    """Text: the notice that saving fails; said once until it works again. Play goes on."""
    noticed = Signal(object)
    """Text: something went wrong with the bots; nothing need be done."""

    def __init__(
        self,
        play: Play,
        seats: Sequence[SeatPlan],
        thinkers: BotPool,
        rule: TakeBack = TakeBack.STRICT,
        autosave: Autosave | None = None,
        parent: QObject | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Takes over a game; its state is nobody else's from now on. `rule` stays as it is."""
        super().__init__(play, seats, parent)
        clock = clock if clock is not None else Clock()
        self.floor = Floor(play, self.persons, self._moments)
        """Who has the screen; only the session moves it."""
        self._asking = Asking(play, self.floor, self._moments)
        self._back = TakingBack(play, self.persons, rule)
        self.standing = StandingAnswers(play)
        """What is answered for persons."""
        self.since = Since(play, self.persons, self.standing)
        """What has happened since a person's last decision."""
        self.pins: Pins | None = None
        """PINs of seats, where the game is kept under an id."""
        self._make_keeper(autosave if autosave is not None else Autosave(self))
        self._make_bots(thinkers, clock)
        self._eyes = ClosedEyes(play, clock, self)
        self._eyes.moved.connect(self._see_eyes)
        self._eyes.ended.connect(self._open_eyes)
        self._eyes_now: Eyes | None = None
        self._next = clock.timer(self)
        self._next.timeout.connect(self._proceed)
        self._forced = clock.timer(self)
        self._forced.timeout.connect(self._play_forced)

    def _make_keeper(self, autosave: Autosave) -> None:
        self._autosave = autosave
        autosave.standing = self.standing.kept
        autosave.settled.connect(self._later)
        autosave.saved.connect(self.saved)
        autosave.failed.connect(self.save_failed)

    def _make_bots(self, thinkers: BotPool, clock: Clock) -> None:
        self._driver = BotDriver(self.setup, bots_of(self.seats), thinkers, self, clock)
        self._driver.noticed.connect(self.noticed)
        self._bots = BotsTurn(self._play, self._driver, self)
        self._bots.told.connect(self._tell)
        self._bots.changed.connect(self._tell_still)
        self._bots.gone_on.connect(self._later)
        self.advising = Advising(self._play, self._driver, self.floor, self)
        """Help for whoever is asked."""
        self.advising.refused.connect(self.refused)
        self.advising.begun.connect(lambda _: self._forced.stop())
        self.advising.hinted.connect(self.keep)
        self.advising.plays.connect(lambda thought: self.hand_in(thought.actions))

    # ------------------------------------------------------------ what one may know
    def _make(self, position: int) -> Moment:
        floor = self.floor
        stand = Stand(
            cover=floor.curtain if self._eyes_now is None else self._eyes_now,
            asks=floor.asks if floor.asks is not None else self._bots.stuck,
            thinking=self._bots.waited_for,
            ready=self._back.ready(),
            withdrawable=self._back.may_withdraw(),
            undo_target=self._way_back(),
            may_redo=bool(self._play.undone),
            is_paused=floor.paused,
        )
        return self._moments.make(position, floor.viewer, stand)

    @property
    def pacing(self) -> Pacing:
        """How this table is served."""
        return self._driver.pacing

    def set_pacing(self, pacing: Pacing) -> None:
        """The user has changed the pace or the like."""
        self._driver.pacing = pacing

    @property
    def viewer(self) -> Seat | None:
        """Whose view is shown; None: the table, public facts only."""
        return self.floor.viewer

    @property
    def question(self) -> Question | None:
        """What is asked of a person now."""
        return self.floor.question

    @property
    def waits(self) -> Waits:
        """What the session is waiting for."""
        return self.floor.waits

    def holds(self, question: Question) -> bool:
        """Whether this question is answered on a private screen."""
        return self.floor.is_held and question.request.screen is not Screen.OPEN

    @property
    def has_notebook(self) -> bool:
        """Whether the game keeps notes for the persons at this table."""
        kept = self._play.game.held or self._play.game.notebook is not no_notes
        return kept and bool(self.persons)

    def notebook(self, seat: Seat) -> tuple[Note, ...]:
        """What a person at this table has learned."""
        if seat not in self.persons:
            return ()
        return self._play.game.notebook(self._moments.view(seat), seat)

    # ------------------------------------------------------------ the way back
    def _way_back(self) -> UndoTarget:
        """What Undo would do now, or the barrier that stands."""
        floor = self.floor
        asked = floor.question.seat if floor.question is not None else None
        at_curtain = floor.called if floor.waits is Waits.CURTAIN else None
        return self._back.wanted(self._back.way(asked), at_curtain if asked is None else asked)

    def can_undo(self) -> UndoTarget:
        """The same, as it was told."""
        return self.moment.undo_target or self._way_back()

    def withdraw(self, seat: Seat | None = None) -> None:
        """Takes back the last part that was given, or (`seat`) a whole confirmed answer."""
        who = seat if seat is not None else self.question.seat if self.question else None
        confirmed = who in self._back.ready()
        with self._refusals():
            if who is None or who not in self.persons:
                raise Refused(say("kernel.nothing_to_withdraw"))
            self._back.withdraw(who)
            self.floor.called = who
            self._jumped(leaves=confirmed)

    def undo(self, cross: bool = False) -> None:
        """Goes back to the last decision of a person; `cross`: over a barrier, if the rule lets."""
        way = self._way_back()
        with self._refusals():
            if way.undo_barrier is None or (cross and way.crossable):
                self._bots.stop()
            self._back.undo(way, cross)
            self._jumped(leaves=way.seat != self.floor.sits)

    def redo(self) -> None:
        """Does again what was undone, up to the next decision of a person."""
        with self._refusals():
            if self._play.undone:
                self._bots.stop()
            self._play.redo(self.persons)
            self._jumped(leaves=True)

    # ------------------------------------------------------------ from outside
    def start(self) -> None:
        """Begins, or goes on where the record stopped."""
        self._tell_anew()
        self.keep()
        self._later()

    def submit(self, action: Action, seat: Seat | None = None) -> None:
        """A person's answer; `seat` names whose aside it is, where that is not the one asked."""
        who = self.question.seat if self.question is not None else None
        if isinstance(action, FreeAction) and seat is not None:
            who = seat
        if who is None or self.floor.paused or self.waits is Waits.CLOSED:
            self.refused.emit(say("kernel.not_asked"))
            return
        with self._refusals():
            self._submit(who, action)

    def hand_in(self, parts: Sequence[Action]) -> None:
        """A whole answer, told and saved once: of a private screen, or a bot's for a person."""
        if self.question is None or self.floor.paused or self.waits is Waits.CLOSED:
            self.refused.emit(say("kernel.not_asked"))
            return
        with self._refusals():
            self._submit(self.question.seat, *parts)

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """What is refused is told with its reason; then nothing has changed."""
        try:
            yield
        except Refused as refusal:
            self.refused.emit(refusal.reason)

    def lift_curtain(self) -> None:
        """The person whose name stands on the curtain is here."""
        if self.waits is not Waits.CURTAIN:
            return
        self._show_to(self.floor.lift())
        self._proceed()

    def go_on(self) -> None:
        """«Continue»: on to the curtain, or with closed eyes; in a window, all persons pass."""
        asks = self.floor.asks
        if self.waits is Waits.TABLE and isinstance(asks, HandOver) and asks.seat is not None:
            self._fall(asks.seat)
        elif self.waits is Waits.TABLE:
            self.floor.has_news = False
            self._retract()
            self._later()
        elif self.waits is Waits.EYES:
            self._eyes.go_on()
        elif self.waits is Waits.WINDOW:
            self._pass_for_all()

    def step_in(self, seat: Seat) -> None:
        """A person wants to act in a window."""
        if self.waits is Waits.WINDOW and agenda.is_asked(self._play.state, seat):
            self._fall(seat)

    def step_out(self) -> None:
        """A person who stepped in does not act after all: back to the table, nothing is said."""
        if self.floor.sits is not None and self.question and self.question.is_window:
            self._retract()
            self._leave_seat()
            self._later()

    def show_later(self) -> None:
        """The screen is still busy with what happened: a single choice waits until `shown()`."""
        self._forced.stop()

    def shown(self) -> None:
        """What is asked stands on the screen: a single choice is played after a while."""
        if self.question is not None and self.question.forced:
            self._forced.start(self.pacing.forced_rest)

    def cover(self) -> None:
        """Covers the screen at once; whoever sat here comes next."""
        self._eyes.recall()
        if self.floor.may_fall:
            self._stop_asking()
            self._show_to(self.floor.cover())

    def set_standing(self, seat: Seat, id: str, on: bool) -> None:
        """A seat leaves a standing answer, or takes it back; what is asked now may be answered."""
        self.standing.set(seat, id, on)
        self.keep()
        self._later()

    def pause(self, paused: bool) -> None:
        """Holds everything; with several persons the private screen is left."""
        if paused == self.floor.paused or self.waits is Waits.CLOSED:
            return
        self.floor.paused = paused
        self._bots.pause(paused)
        if paused:
            self._retract()
            self._leave_seat()
        else:
            self.floor.fall_again()
        self._later()
        self._tell_still()

    def step(self) -> None:
        """Step by step: the bot that waits may act."""
        self._bots.step()

    def ask_again(self) -> None:
        """After trouble with the bots: tries once more."""
        self._bots.stuck = None
        self._eyes.tell()
        self._later()

    def keep(self) -> None:
        """Saves now: after «save as», or when the user asks for it."""
        self._autosave.keep(self._play)

    def close(self) -> None:
        """Ends at once; what was decided is on the disk when this returns."""
        if self.waits is Waits.CLOSED:
            return
        self._bots.stop()
        self._next.stop()
        self._forced.stop()
        self._eyes.stop()
        self.floor.waits = Waits.CLOSED
        self._tell_still()
        self._autosave.close()

    # ------------------------------------------------------------ who is asked next
    def _later(self) -> None:
        self._next.start(0)

    def _proceed(self) -> None:
        """Asks whoever is due: bots as soon as may be, persons once all is saved."""
        if self.floor.paused or self.waits is Waits.CLOSED:
            return
        choice = agenda.question(self._play.state)
        if choice is None:
            self._finish()
            return
        due = agenda.asked(self._play.state)
        persons = [seat for seat in due if seat in self.persons]
        # After Undo the person decides first (or does Redo); else bots talk, and think meanwhile.
        if not (persons and self._play.undone) and self._bots.come_first(choice, due):
            return
        bots_first = choice.SCREEN is Screen.WINDOW and len(persons) < len(due)
        if persons and not bots_first and not self._autosave.is_busy:
            self._serve(choice, persons)

    def _finish(self) -> None:
        if self.waits is not Waits.OVER and not self._autosave.is_busy:
            self.floor.end()
            self._tell_still()

    def _serve(self, choice: Choice, persons: list[Seat]) -> None:
        """Asks one person; with several, on the right screen."""
        floor = self.floor
        if standing := self.standing.answer(persons):
            self._carry([standing], leaves=False)
            return
        called = floor.called if floor.called in persons else persons[0]
        if not floor.is_shared:
            self._ask_alone(choice, called)
        elif floor.waits not in (Waits.CURTAIN, Waits.EYES):
            self._serve_shared(choice, persons, called)

    def _serve_shared(self, choice: Choice, persons: list[Seat], called: Seat) -> None:
        floor = self.floor
        if floor.is_held and choice.eyes_are_closed(self._play.state):
            self._gather(persons)
        elif choice.SCREEN is Screen.OPEN:
            if not floor.goes_on_for(called):
                self._leave_seat()
            self._ask(called)
        elif floor.sits in persons:
            self._ask(floor.sits)
        elif choice.SCREEN is not Screen.WINDOW and floor.waits is not Waits.TABLE:
            self._approach(called)
        elif choice.SCREEN is Screen.WINDOW and floor.waits is not Waits.WINDOW:
            self._show_to(floor.open_window(persons))

    def _ask_alone(self, choice: Choice, seat: Seat) -> None:
        """One person has no curtain; dummy tasks and pages without news are done for it."""
        if idle := answered_for(self.view, choice, seat):
            self._submit(seat, *idle)
        else:
            self._ask(seat)

    def _ask(self, seat: Seat) -> None:
        """Puts the question, unless it is put already."""
        question = self._asking.question(seat, self.pacing.plays_forced)
        if question is not None:
            self._stop_asking()
            self._asking.put(question)
            self.shown()
            self._tell_still()

    def _play_forced(self) -> None:
        if self.question is not None and self.question.forced:
            self.submit(self.question.request.actions[0])

    # ------------------------------------------------------------ one screen, several persons
    def _approach(self, seat: Seat) -> None:
        """A private question to somebody who is not at the screen."""
        self._stop_asking()
        self._show_to(self.floor.approach(seat))

    def _gather(self, persons: list[Seat]) -> None:
        """A question with closed eyes."""
        if self.waits is Waits.TABLE:
            return
        self._show_to(self.floor.gather())
        if self.waits is Waits.EYES:
            self._eyes.begin(persons)

    def _see_eyes(self, eyes: Eyes | None) -> None:
        """That they are over goes with the moment that comes next."""
        self._eyes_now = eyes
        if eyes is not None:
            self._tell_still()

    def _open_eyes(self, answers: list[tuple[Seat, Action]]) -> None:
        """What was chosen, and what was answered for all others."""
        with self._refusals():
            self._carry(answers)

    def _fall(self, seat: Seat) -> None:
        """The curtain for a seat; behind it comes its screen."""
        self._stop_asking()
        self._show_to(self.floor.fall(seat))

    def _show_to(self, is_another: bool) -> None:
        """What another viewer may see, or what this one saw."""
        if is_another:
            self._tell_anew()
        else:
            self._tell_still()

    def _pass_for_all(self) -> None:
        self.floor.retract()
        due = agenda.asked(self._play.state)
        self._carry([(seat, Pass()) for seat in due if seat in self.persons])

    def _leave_seat(self, entry: int | None = None) -> None:
        """Back to the table screen, where several share it; `entry`: as it was after so many."""
        if self.floor.leave():
            self._tell_anew(entry)

    # ------------------------------------------------------------ an answer is in
    def _submit(self, seat: Seat, *parts: Action) -> None:
        """Parts of a person, or all. Raises Refused."""
        self._carry([(seat, part) for part in parts])

    def _carry(self, answers: Sequence[tuple[Seat, Action]], leaves: bool = True) -> None:
        """What persons do: told and saved once; the next question comes after the write. Raises
        Refused. Who has answered leaves the screen before anything is told, or keeps it.
        """
        floor, ply, events = self.floor, self._play.state.ply, list[Event]()
        for seat, action in answers:
            if agenda.is_asked(self._play.state, seat):
                floor.decided = seat
            events += self._play.submit(seat, action).events
        self._stop_asking()
        if self._play.state.ply != ply or not agenda.is_asked(self._play.state, answers[-1][0]):
            floor.called = None
            if leaves and not floor.goes_on_for(floor.sits):
                self._leave_seat(self.entries - 1)
        self._tell(tuple(events))

    def _tell(self, events: tuple[Event, ...]) -> None:
        shared = self._tell_more(events)
        if any(event.text() for event in shared):
            self.floor.has_news = True
        self.keep()
        self._later()

    def _jumped(self, leaves: bool) -> None:
        """After undo, redo and withdraw: all is shown anew."""
        self._stop_asking()
        if leaves:
            self.floor.waits = Waits.NOTHING
            self.floor.curtain = None
            self.floor.leave()
        self._tell_anew()
        self.keep()
        self._later()

    def _stop_asking(self) -> None:
        """What was asked is asked no more: the next moment tells it."""
        self._forced.stop()
        self._driver.stop_advice()
        self.floor.retract()
        self._eyes_now = None
        self._eyes.stop()

    def _retract(self) -> None:
        """The same, told at once."""
        self._stop_asking()
        self._tell_still()
