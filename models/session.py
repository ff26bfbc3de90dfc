"""A game being played at this laptop: it asks persons and bots, covers secrets, saves.

The session alone knows the state. What leaves it are views, shares of events and public facts.
After each answer the next question comes from the event loop, never within the call.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject

from models.advising import Advising
from models.bots_turn import BotsTurn
from models.clock import Clock
from models.closed_eyes import ClosedEyes, answered_for
from models.controls import Controls, Manners, Thinkers
from models.feed import Happening, OpenWindow, Question
from models.keeper import Keeper
from models.pins import Pins
from models.question import Waits, request_from, with_parts
from models.seating import SeatPlan, bots_of
from models.sitting import Sitting
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.journal import Help
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import Stays
from rules.kernel.steps import Action, Aside, Choice, Event, Pass, Screen, Seat
from rules.kernel.text import Text, say
from rules.kernel.views import view

__all__ = ["Happening", "Manners", "OpenWindow", "Question", "Session", "Waits"]


class Session(Sitting):
    """One game up to its outcome. Call `start()` when the signals are connected."""

    def __init__(
        self,
        play: Play,
        seats: Sequence[SeatPlan],
        thinkers: Thinkers,
        rule: TakeBack = TakeBack.STRICT,
        keeper: Keeper | None = None,
        parent: QObject | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Takes over a game; its state is nobody else's from now on."""
        super().__init__(play, seats, rule, parent)
        clock = clock if clock is not None else Clock()
        self._viewer = self.persons[0] if len(self.persons) == 1 else None
        self._keeper = keeper if keeper is not None else Keeper(self)
        self._keeper.standing = self.standing.kept
        self._keeper.settled.connect(self._later)
        self._keeper.saved.connect(self.saved)
        self._keeper.failed.connect(self.save_failed)
        self._controls = Controls(play.setup, bots_of(seats), thinkers, self, clock)
        self._advising = Advising(play, self._controls, self)
        self._connect_help()
        self._controls.noticed.connect(self.noticed)
        self._controls.holding.connect(self.holding)
        self._controls.failed.connect(self._hear_trouble)
        self._bots = BotsTurn(play, self._controls, self)
        self._bots.told.connect(self._tell)
        self._bots.thinking.connect(self.thinking)
        self._bots.gone_on.connect(self._later)
        self.pins: Pins | None = None
        """PINs of seats, where the game is kept under an id."""
        self._eyes = ClosedEyes(play, clock, self)
        self._eyes.moved.connect(self.eyes)
        self._eyes.ended.connect(self._open_eyes)
        self._sits: Seat | None = None
        self._decided: Seat | None = None
        """Who has answered last, of those who are asked."""
        self._lifts_to_seat = False
        self._news = False
        self._next = clock.timer(self)
        self._next.timeout.connect(self._proceed)
        self._heard: dict[Seat, set[Action]] = {}
        """What a person could have said unasked at earlier questions."""
        self._time_for: tuple[Seat, int] | None = None
        """The question, by its ply, that came with something new to say."""
        self._forced = clock.timer(self)
        self._forced.timeout.connect(self._play_forced)

    # ------------------------------------------------------------ manners
    @property
    def manners(self) -> Manners:
        """How this table is served."""
        return self._controls.manners

    def set_manners(self, manners: Manners) -> None:
        """The user has changed the pace or the like."""
        self._controls.manners = manners

    # ------------------------------------------------------------ from outside
    def start(self) -> None:
        """Begins, or goes on where the record stopped."""
        self._show_anew(self.entries)
        self.keep()
        self._later()

    def submit(self, action: Action, seat: Seat | None = None) -> None:
        """A person's answer; `seat` names whose aside it is, where that is not the one asked."""
        who = self._question.seat if self._question is not None else None
        if isinstance(action, Aside) and seat is not None:
            who = seat
        if who is None or self._paused or self._waits is Waits.CLOSED:
            self.refused.emit(say("kernel.not_asked"))
            return
        with self._refusals():
            self._submit(who, action)

    def hand_in(self, parts: Sequence[Action]) -> None:
        """A whole answer, told and saved once: of a private screen, or a bot's for a person."""
        if self._question is None or self._paused or self._waits is Waits.CLOSED:
            self.refused.emit(say("kernel.not_asked"))
            return
        with self._refusals():
            self._submit(self._question.seat, *parts)

    def withdraw(self, seat: Seat | None = None) -> None:
        """Takes back the last part that was given, or (`seat`) a whole confirmed answer."""
        who = seat if seat is not None else self._question.seat if self._question else None
        confirmed = who in self.ready
        with self._refusals():
            if who is None or who not in self.persons:
                raise Refused(say("kernel.nothing_to_withdraw"))
            self._back.withdraw(who)
            self._called = who
            self._jumped(leaves=confirmed)

    def undo(self, cross: bool = False) -> None:
        """Goes back to the last decision of a person; `cross`: over a barrier, if the rule lets."""
        way = self.can_undo()
        with self._refusals():
            if way.barrier is None or (cross and way.crossable):
                self._bots.stop()
            self._back.undo(way, cross)
            self._jumped(leaves=way.seat != self._sits)

    def redo(self) -> None:
        """Does again what was undone, up to the next decision of a person."""
        with self._refusals():
            if self._play.undone:
                self._bots.stop()
            self._play.redo(self.persons)
            self._jumped(leaves=True)

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """What is refused is told with its reason; then nothing has changed."""
        try:
            yield
        except Refused as refusal:
            self.refused.emit(refusal.reason)

    def lift_curtain(self) -> None:
        """The person whose name stands on the curtain is here."""
        if self._waits is not Waits.CURTAIN:
            return
        self._waits = Waits.NOTHING
        seat = self._called
        if self._lifts_to_seat and seat is not None and agenda.is_asked(self._play.state, seat):
            self._sits = seat
            if not self.is_held:
                self._set_viewer(seat, self.entries)
        self._proceed()

    def go_on(self) -> None:
        """«Continue»: on to the curtain, or with closed eyes; in a window, all persons pass."""
        if self._waits is Waits.TABLE and self._called is not None:
            self._fall(self._called)
        elif self._waits is Waits.TABLE:
            self._news = False
            self._retract()
            self._later()
        elif self._waits is Waits.EYES:
            self._eyes.go_on()
        elif self._waits is Waits.WINDOW:
            self._pass_for_all()

    def step_in(self, seat: Seat) -> None:
        """A person wants to act in a window."""
        if self._waits is Waits.WINDOW and agenda.is_asked(self._play.state, seat):
            self._fall(seat)

    def show_later(self) -> None:
        """The screen is still busy with what happened: a single choice waits until `shown()`."""
        self._forced.stop()

    def shown(self) -> None:
        """What is asked stands on the screen: a single choice is played after a while."""
        if self._question is not None and self._question.forced:
            self._forced.start(self.manners.forced_rest)

    def step_out(self) -> None:
        """A person who stepped in does not act after all: back to the table, nothing is said."""
        if self._sits is not None and self._question and self._question.is_window:
            self._retract()
            self._leave_seat()
            self._later()

    def cover(self) -> None:
        """Covers the screen at once; whoever sat here comes next."""
        idle = (Waits.OVER, Waits.CLOSED, Waits.CURTAIN, Waits.EYES)
        self._eyes.recall()
        if not self.is_hot_seat or self._waits in idle or self._paused:
            return
        choice = agenda.question(self._play.state)
        is_private = choice is not None and choice.SCREEN is Screen.PRIVATE
        to_seat = is_private or self._sits is not None
        asked = self._question.seat if self._question else self._called
        self._fall(self.persons[0] if asked is None else asked, to_seat)

    def hint(self) -> None:
        """Asks the strongest bot what it would do; the answer comes as `advised`."""
        self._advise(Help.HINT)

    def play_for_me(self) -> None:
        """The strongest bot takes this decision; what it was comes as `played_for`."""
        self._advise(Help.PLAYED_FOR)

    def set_standing(self, seat: Seat, id: str, on: bool) -> None:
        """A seat leaves a standing answer, or takes it back; what is asked now may be answered."""
        self.standing.set(seat, id, on)
        self.keep()
        self._later()

    def pause(self, paused: bool) -> None:
        """Holds everything; with several persons the private screen is left."""
        if paused == self._paused or self._waits is Waits.CLOSED:
            return
        self._paused = paused
        self._bots.pause(paused)
        if paused:
            self._retract()
            self._leave_seat()
        elif self._waits is Waits.CURTAIN:
            self.curtain.emit(self._called)
        self._later()
        self.changed.emit()

    def step(self) -> None:
        """Step by step: the bot that waits may act."""
        self._controls.step()

    def ask_again(self) -> None:
        """After trouble with the bots: tries once more."""
        self._eyes.tell()
        self._later()

    def keep(self) -> None:
        """Saves now: after «save as», or when the user asks for it."""
        self._keeper.keep(self._play)

    def close(self) -> None:
        """Ends at once; what was decided is on the disk when this returns."""
        if self._waits is Waits.CLOSED:
            return
        self._bots.stop()
        self._next.stop()
        self._forced.stop()
        self._eyes.stop()
        self._waits = Waits.CLOSED
        self._keeper.close()

    # ------------------------------------------------------------ who is asked next
    def _later(self) -> None:
        self._next.start(0)

    def _proceed(self) -> None:
        """Asks whoever is due: bots as soon as may be, persons once all is saved."""
        if self._paused or self._waits is Waits.CLOSED:
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
        if persons and not bots_first and not self._keeper.is_busy:
            self._serve(choice, persons)

    def _finish(self) -> None:
        if self._waits is not Waits.OVER and not self._keeper.is_busy:
            self._waits = Waits.OVER
            self.over.emit(self.outcome)

    def _serve(self, choice: Choice, persons: list[Seat]) -> None:
        """Asks one person; with several, on the right screen."""
        if standing := self.standing.answer(persons):
            self._carry([standing], leaves=False)
            return
        called = self._called if self._called in persons else persons[0]
        if not self.is_hot_seat:
            self._ask_alone(choice, called)
        elif self._waits in (Waits.CURTAIN, Waits.EYES):
            return
        elif self.is_held and choice.eyes_are_closed(self._play.state):
            self._gather(persons)
        elif choice.SCREEN is Screen.OPEN:
            if not self._goes_on_for(called):
                self._leave_seat()
            self._ask(called)
        elif self._sits in persons:
            self._ask(self._sits)
        elif choice.SCREEN is Screen.WINDOW:
            self._open_window(choice, persons)
        elif self._waits is not Waits.TABLE:
            self._approach(called)

    def _ask_alone(self, choice: Choice, seat: Seat) -> None:
        """One person has no curtain; dummy tasks and pages without news are done for it."""
        if idle := answered_for(self.view, choice, seat):
            self._submit(seat, *idle)
        else:
            self._ask(seat)

    def _ask(self, seat: Seat) -> None:
        """Puts the question, unless it is put already."""
        given = self._play.state.answers.get(seat, ())
        seen = view(self._play.state, seat) if self._sits == seat else self.view
        seen = with_parts(seen, seat, given)
        request = request_from(seen, seat, given)
        before = self._question
        if before is not None and (before.seat, before.request.ply) == (seat, request.ply):
            return
        self._retract()
        self._called = seat
        self._waits = Waits.PERSON
        has_time = self._gives_time(seat, request.ply)
        may_force = self.manners.plays_forced and not has_time
        count, sits = len(request.actions), self._sits == seat and not self.is_held
        forced = may_force and self._plays_itself(request.screen, count, sits)
        self._question = Question(seat, seen, request, forced)
        self.shown()
        self.asked.emit(self._question)
        self.changed.emit()

    def _gives_time(self, seat: Seat, ply: int) -> bool:
        """Whether the seat has something new to say unasked: then no question answers itself."""
        heard, may_say = self._heard.setdefault(seat, set()), agenda.asides(self._play.state, seat)
        if not heard.issuperset(may_say):
            heard.update(may_say)
            self._time_for = (seat, ply)
        return self._time_for == (seat, ply)

    def _play_forced(self) -> None:
        if self._question is not None and self._question.forced:
            self.submit(self._question.request.actions[0])

    # ------------------------------------------------------------ one screen, several persons
    def _approach(self, seat: Seat) -> None:
        """A private question: first the table, if there is news on it, then the curtain. Whoever
        has just decided has the laptop, and knows what came of it: no need to hand over."""
        has_it = self._decided == seat and self._play.game.stays is not Stays.NEVER
        if not self._news or has_it:
            self._fall(seat)
            return
        self._leave_seat()
        self._called = seat
        self._waits = Waits.TABLE
        self.table.emit(seat)

    def _gather(self, persons: list[Seat]) -> None:
        """A question with closed eyes: first the table, if there is news on it."""
        if self._waits is Waits.TABLE:
            return
        self._leave_seat()
        self._called = None
        if self._news:
            self._waits = Waits.TABLE
            self.table.emit(None)
        else:
            self._waits = Waits.EYES
            self._eyes.begin(persons)

    def _open_eyes(self, answers: list[tuple[Seat, Action]]) -> None:
        """What was chosen, and what was answered for all others."""
        with self._refusals():
            self._carry(answers)

    def _fall(self, seat: Seat, to_seat: bool = True) -> None:
        """The curtain for a seat; behind it comes that seat's screen, or the table."""
        self._retract()
        self._lifts_to_seat = to_seat
        self._waits = Waits.CURTAIN
        self._called = seat
        self._news = False
        self.curtain.emit(seat)
        self._leave_seat()

    def _open_window(self, choice: Choice, persons: list[Seat]) -> None:
        if self._waits is not Waits.WINDOW:
            self._leave_seat()
            self._waits = Waits.WINDOW
            prompt = choice.prompt(self._play.state, persons[0])
            self.window.emit(OpenWindow(self.view, prompt, tuple(persons)))

    def _pass_for_all(self) -> None:
        self._waits = Waits.NOTHING
        due = agenda.asked(self._play.state)
        self._carry([(seat, Pass()) for seat in due if seat in self.persons])

    def _leave_seat(self, entry: int | None = None) -> None:
        """Back to the table screen, where several share it; `entry`: as it was after so many."""
        self._sits = None
        if self.is_hot_seat and self._viewer is not None:
            self._set_viewer(None, self.entries if entry is None else entry)

    def _set_viewer(self, viewer: Seat | None, entry: int) -> None:
        self._viewer = viewer
        self._show_anew(entry)
        self.changed.emit()

    # ------------------------------------------------------------ an answer is in
    def _submit(self, seat: Seat, *parts: Action) -> None:
        """Parts of a person, or all. Raises Refused."""
        self._carry([(seat, part) for part in parts])

    def _carry(self, answers: Sequence[tuple[Seat, Action]], leaves: bool = True) -> None:
        """What persons do: told and saved once; the next question comes after the write. Raises
        Refused. Who has answered leaves the screen before anything is told, or `_goes_on_for` it.
        """
        ply, events = self._play.state.ply, list[Event]()
        for seat, action in answers:
            if agenda.is_asked(self._play.state, seat):
                self._decided = seat
            events += self._play.submit(seat, action).events
        self._retract()
        if self._play.state.ply != ply or not agenda.is_asked(self._play.state, answers[-1][0]):
            self._called = None
            if leaves and not (self._sits is not None and self._goes_on_for(self._sits)):
                self._leave_seat(self.entries - 1)
        self._tell(tuple(events))

    def _goes_on_for(self, seat: Seat) -> bool:
        """Whether whoever sits here keeps the screen: asked next, alone, as the game has it."""
        stays, choice = self._play.game.stays, agenda.question(self._play.state)
        if self._sits != seat or agenda.asked(self._play.state) != [seat] or choice is None:
            return False
        return stays is Stays.SEATED or (stays is Stays.ASIDE and choice.SCREEN is Screen.PRIVATE)

    def _tell(self, events: tuple[Event, ...]) -> None:
        shared = self._show_more(events, self.entries)
        if any(event.text() for event in shared):
            self._news = True
        self.changed.emit()
        self.keep()
        self._later()

    def _jumped(self, leaves: bool) -> None:
        """After undo, redo and withdraw: all is shown anew."""
        self._retract()
        if leaves:
            self._waits = Waits.NOTHING
            self._leave_seat()
        self._show_anew(self.entries)
        self.changed.emit()
        self.keep()
        self._later()

    def _retract(self) -> None:
        """What was asked is asked no more."""
        self._forced.stop()
        self._controls.stop_advice()
        self._eyes.stop()
        if self._waits in (Waits.PERSON, Waits.WINDOW, Waits.TABLE, Waits.EYES, Waits.OVER):
            self._waits = Waits.NOTHING
        if self._question is not None:
            self._question = None
            self.asked.emit(None)

    def _hear_trouble(self, why: Text) -> None:
        self.thinking.emit(self._bots.waited_for)
        self.trouble.emit(why)

    # ------------------------------------------------------------ help
    def _connect_help(self) -> None:
        """What a bot advises is told and noted; what it decides is told, then played."""
        advising = self._advising
        advising.begun.connect(self.advising)
        advising.hinted.connect(self.keep)
        advising.hinted.connect(self.advised)
        advising.decided.connect(self.played_for)
        advising.decided.connect(lambda thought: self.hand_in(thought.actions))

    def _advise(self, wanted: Help) -> None:
        if self._question is None or not self.may_advise:
            self.refused.emit(say("kernel.not_asked"))
            return
        self._forced.stop()
        self._advising.ask(self._question.seat, wanted, self._viewer is None)
