"""Who has the screen of a laptop that several may share, and what it waits for."""

from __future__ import annotations

from models.moment import Asks, Curtain, Ended, HandOver, Moments
from models.question import Question, ReactionWindow, Waits
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import Stays
from rules.kernel.steps import Screen, Seat
from rules.kernel.text import Text

IDLE = (Waits.OVER, Waits.CLOSED, Waits.CURTAIN, Waits.EYES)
PUT = (Waits.PERSON, Waits.WINDOW, Waits.TABLE, Waits.EYES, Waits.OVER)


class Floor:
    """The floor is a person's, the table's or nobody's. Only public facts move it."""

    def __init__(self, play: Play, persons: tuple[Seat, ...], moments: Moments) -> None:
        """`moments` makes the onlooker's view."""
        self._play, self.persons, self._moments = play, persons, moments
        self.viewer: Seat | None = persons[0] if len(persons) == 1 else None
        self.waits = Waits.NOTHING
        self.asks: Asks | None = None
        self.called: Seat | None = None
        """The person who is called to the screen, or sits before it."""
        self.sits: Seat | None = None
        """Whose private screen it is."""
        self.decided: Seat | None = None
        """Who has answered last, of those who are asked."""
        self.curtain: Curtain | None = None
        self.has_news = False
        """Whether something has been shown that not all have seen."""
        self.paused = False
        self._lifts_to_seat = False

    @property
    def is_shared(self) -> bool:
        """Whether several persons share the screen."""
        return len(self.persons) > 1

    @property
    def is_held(self) -> bool:
        """Whether private screens are held to be seen."""
        return self.is_shared and self._play.game.held

    @property
    def question(self) -> Question | None:
        """What is asked of a person now."""
        return self.asks if isinstance(self.asks, Question) else None

    @property
    def may_fall(self) -> bool:
        """Whether the curtain can be asked for."""
        return self.is_shared and self.waits not in IDLE and not self.paused

    # ------------------------------------------------------------ put and taken away
    def put(self, asks: Asks | None, waits: Waits) -> None:
        """The screen waits for this; None: `waits` tells for what."""
        self.asks, self.waits = asks, waits

    def end(self) -> None:
        """The game is over."""
        outcome = self._play.state.outcome
        assert outcome is not None
        self.asks, self.waits = Ended(outcome), Waits.OVER

    def retract(self) -> None:
        """What was asked is asked no more."""
        if self.waits in PUT:
            self.waits = Waits.NOTHING
        self.asks = None

    def approach(self, seat: Seat) -> bool:
        """A private question: first the table, if there is news on it, then the curtain. Whoever
        has just decided has the laptop, and knows what came of it: no need to hand over."""
        has_it = self.decided == seat and self._play.game.stays is not Stays.NEVER
        if not self.has_news or has_it:
            return self.fall(seat)
        left, self.called = self.leave(), seat
        self.put(HandOver(seat), Waits.TABLE)
        return left

    def gather(self) -> bool:
        """A question with closed eyes: first the table, if there is news on it."""
        left, self.called = self.leave(), None
        if self.has_news:
            self.put(HandOver(None), Waits.TABLE)
        else:
            self.put(None, Waits.EYES)
        return left

    def open_window(self, persons: list[Seat]) -> bool:
        """«Who wants to step in?»"""
        left, choice = self.leave(), agenda.question(self._play.state)
        assert choice is not None
        seen, prompt = self._moments.view(self.viewer), choice.prompt(self._play.state, persons[0])
        self.put(ReactionWindow(seen, prompt, tuple(persons)), Waits.WINDOW)
        return left

    # ------------------------------------------------------------ the curtain
    def fall(self, seat: Seat, to_seat: bool = True) -> bool:
        """The curtain for a seat; behind it comes that seat's screen, or the table. Gives whether
        another view lies there now."""
        self.retract()
        self._lifts_to_seat = to_seat
        self.waits, self.called, self.has_news = Waits.CURTAIN, seat, False
        self.curtain = Curtain(seat, self._occasion(seat))
        return self.leave()

    def fall_again(self) -> None:
        """Something else lay over the screen meanwhile."""
        if self.waits is Waits.CURTAIN and self.curtain is not None:
            self.curtain = Curtain(self.curtain.seat, self.curtain.occasion)

    def cover(self) -> bool:
        """The curtain at once; whoever sat here comes next."""
        choice = agenda.question(self._play.state)
        is_private = choice is not None and choice.SCREEN is Screen.PRIVATE
        question = self.question
        asked = question.seat if question is not None else self.called
        to_seat = is_private or self.sits is not None
        return self.fall(self.persons[0] if asked is None else asked, to_seat)

    def lift(self) -> bool:
        """Its person is here; whether another view is shown now."""
        seat, self.curtain, self.waits = self.called, None, Waits.NOTHING
        if not self._lifts_to_seat or seat is None or not agenda.is_asked(self._play.state, seat):
            return False
        self.sits = seat
        if self.is_held or self.viewer == seat:
            return False
        self.viewer = seat
        return True

    def _occasion(self, seat: Seat) -> Text | None:
        """What a seat is asked; where secrets are the game, nothing before its screen is held."""
        state = self._play.state
        choice = agenda.question(state)
        if choice is None or self.is_held or not agenda.is_asked(state, seat):
            return None
        seen = self._moments.view(None)
        asked = agenda.question(seen)
        return asked.prompt(seen, seat) if asked is not None else None

    # ------------------------------------------------------------ whose screen
    def leave(self) -> bool:
        """Back to the table, where several share it; whether another view is shown now."""
        self.sits = None
        if not self.is_shared or self.viewer is None:
            return False
        self.viewer = None
        return True

    def goes_on_for(self, seat: Seat | None) -> bool:
        """Whether whoever sits here keeps the screen: asked next, alone, as the game has it."""
        stays, choice = self._play.game.stays, agenda.question(self._play.state)
        if seat is None or self.sits != seat or choice is None:
            return False
        if agenda.asked(self._play.state) != [seat]:
            return False
        return stays is Stays.SEATED or (stays is Stays.ASIDE and choice.SCREEN is Screen.PRIVATE)
