"""A game that is being played at this laptop, as far as one may know and ask about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from models.feed import Feed
from models.question import Question, Waits
from models.seating import SeatPlan
from models.since import Since
from models.standing import StandingAnswers
from models.taking_back import TakingBack
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack, WayBack
from rules.kernel.registry import no_notes
from rules.kernel.steps import Note, Page, Screen, Seat
from rules.kernel.text import Text
from rules.kernel.views import view


class Sitting(Feed):
    """What a game waits for, what may be taken back in it, what its persons have noted."""

    def __init__(
        self,
        play: Play,
        seats: Sequence[SeatPlan],
        rule: TakeBack,
        parent: QObject | None = None,
    ) -> None:
        """`rule` is fixed from now on."""
        super().__init__(play, seats, parent)
        self._back = TakingBack(play, self.persons, rule)
        self._waits = Waits.NOTHING
        self._question: Question | None = None
        self._called: Seat | None = None
        """The person who is called to the screen, or sits before it."""
        self._paused = False
        self.standing = StandingAnswers(play)
        """What is answered for persons until further notice."""
        self.since = Since(play, self.persons, self.standing)
        """What has happened since a person's last decision."""

    @property
    def take_back_rule(self) -> TakeBack:
        """The take-back rule, fixed at set-up."""
        return self._back.rule

    @property
    def question(self) -> Question | None:
        """What is asked of a person now."""
        return self._question

    @property
    def waits(self) -> Waits:
        """What the session is waiting for."""
        return self._waits

    @property
    def latest(self) -> object:
        """Another thing after each answer and each way back: what was read of the past is stale."""
        return self._play.happened[-1] if self._play.happened else self._play.opening

    @property
    def is_paused(self) -> bool:
        """Whether the game is held."""
        return self._paused

    @property
    def ready(self) -> tuple[Seat, ...]:
        """The seats whose whole answer to the open question is in: a public fact."""
        return self._back.ready()

    def occasion(self, seat: Seat) -> Text | None:
        """What a seat is asked, as an onlooker may know it: for the curtain before its screen.

        Where secrets are the game nothing is told before the screen is held.
        """
        choice = agenda.question(self._play.state)
        if choice is None or self.is_held or not agenda.is_asked(self._play.state, seat):
            return None
        seen = self.public_view
        asked = agenda.question(seen)
        return asked.prompt(seen, seat) if asked is not None else None

    # ------------------------------------------------------------ notes
    @property
    def has_notebook(self) -> bool:
        """Whether the game keeps notes for the persons at this table."""
        kept = self._play.game.held or self._play.game.notebook is not no_notes
        return kept and bool(self.persons)

    def notebook(self, seat: Seat) -> tuple[Note, ...]:
        """What a person at this table has learned."""
        if seat not in self.persons:
            return ()
        return self._play.game.notebook(view(self._play.state, seat), seat)

    @property
    def may_advise(self) -> bool:
        """Whether a person may ask for help now.

        Never where several share a table of secrets: advice tells what its seat knows.
        """
        shares = self.is_held and self.is_hot_seat
        asks = self._question is not None and not isinstance(self._question.choice, Page)
        return asks and not shares

    def _plays_itself(self, screen: Screen, count: int, sits: bool) -> bool:
        """A single choice; never a private one while several share the screen, unless its person
        `sits` there and is asked next, too; never a page, never one that waits for its player."""
        state = self._play.state
        asked = agenda.question(state)
        if isinstance(asked, Page) or (asked is not None and asked.waits(state)):
            return False
        goes_on = sits and asked is not None and asked.is_stopover(state)
        return count == 1 and (screen is Screen.OPEN or not self.is_hot_seat or goes_on)

    # ------------------------------------------------------------ the way back
    def can_withdraw(self, seat: Seat) -> bool:
        """Whether this person's confirmed answer may still be taken back."""
        return seat in self._back.may_withdraw()

    def withdraw_list(self) -> tuple[Seat, ...]:
        """The persons who may take their confirmed answer back."""
        return self._back.may_withdraw()

    def can_undo(self) -> WayBack:
        """What Undo would do now, or the barrier that stands."""
        asked = self._question.seat if self._question else None
        at_curtain = self._called if self._waits is Waits.CURTAIN else None
        return self._back.wanted(self._back.way(asked), at_curtain if asked is None else asked)

    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._play.undone)
