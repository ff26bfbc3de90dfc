"""How a question is put to a person: from which view, and whether a single choice plays itself."""

from __future__ import annotations

from models.floor import Floor
from models.moment import Moments
from models.question import Question, Waits, request_from, with_parts
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.steps import Action, Page, Screen, Seat


class Asking:
    """Makes the questions of one game."""

    def __init__(self, play: Play, floor: Floor, moments: Moments) -> None:
        self._play, self._floor, self._moments = play, floor, moments
        self._heard: dict[Seat, set[Action]] = {}
        """What a person could have said unasked at earlier questions."""
        self._time_for: tuple[Seat, int] | None = None
        """The question, by its ply, that came with something new to say."""

    def question(self, seat: Seat, plays_forced: bool) -> Question | None:
        """What is to be put to a seat; None where it is put already."""
        floor, given = self._floor, self._play.state.answers.get(seat, ())
        viewer = seat if floor.sits == seat else floor.viewer
        seen = with_parts(self._moments.view(viewer), seat, given)
        request = request_from(seen, seat, given)
        before = floor.question
        if before is not None and (before.seat, before.request.ply) == (seat, request.ply):
            return None
        may_force = plays_forced and not self._gives_time(seat, request.ply)
        forced = may_force and self._plays_itself(seat, request.screen, len(request.actions))
        return Question(seat, seen, request, forced)

    def put(self, question: Question) -> None:
        """The screen waits for its answer."""
        self._floor.called = question.seat
        self._floor.put(question, Waits.PERSON)

    def _plays_itself(self, seat: Seat, screen: Screen, count: int) -> bool:
        """A single choice; never a private one while several share the screen, unless its person
        sits there and is asked next, too; never a page, never one that waits for its player."""
        floor, state = self._floor, self._play.state
        asked = agenda.question(state)
        if isinstance(asked, Page) or (asked is not None and asked.waits(state)):
            return False
        sits = floor.sits == seat and not floor.is_held
        goes_on = sits and asked is not None and asked.is_stopover(state)
        return count == 1 and (screen is Screen.OPEN or not floor.is_shared or goes_on)

    def _gives_time(self, seat: Seat, ply: int) -> bool:
        """Whether the seat has something new to say unasked: then no question answers itself."""
        heard, may_say = (
            self._heard.setdefault(seat, set()),
            agenda.free_actions(self._play.state, seat),
        )
        if not heard.issuperset(may_say):
            heard.update(may_say)
            self._time_for = (seat, ply)
        return self._time_for == (seat, ply)
