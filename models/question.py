"""What a table is told and asked: records made from views and public facts only."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Event, Option, Page, Request, Screen, Seat, Target
from rules.kernel.text import Text


class ViewUpdate(msgspec.Struct, frozen=True):
    """What the viewer may know of what happened, in order, and the view after it.

    `jump`: nothing happened in the game; the table is shown anew (undo, another viewer, resume).
    """

    view: State
    viewer: Seat | None
    events: tuple[Event, ...] = ()
    jump: bool = False


class Question(msgspec.Struct, frozen=True):
    """A person must decide now. `forced`: one choice only, it plays itself in a moment."""

    seat: Seat
    view: State
    request: Request
    forced: bool = False

    @property
    def choice(self) -> Choice:
        """The open step, as the view has it."""
        choice = agenda.question(self.view)
        assert choice is not None
        return choice

    @property
    def page(self) -> Text | None:
        """What stands on a private page; None for any other question."""
        choice = self.choice
        return choice.shows(self.view, self.seat) if isinstance(choice, Page) else None

    @property
    def is_window(self) -> bool:
        """Whether this seat may act or not, in «who wants to step in?»."""
        return self.request.screen is Screen.WINDOW

    def options(self) -> list[Option]:
        """Everything open in words, then what is refused with its reason. Made at each call."""
        choice, request = self.choice, self.request
        described = [choice.describe(self.view, self.seat, action) for action in request.actions]
        return described + list(choice.refused(self.view, self.seat, request.given))

    @property
    def secret(self) -> Text | None:
        """What only this person may know; None where the options already tell it, or on a page."""
        choice = self.choice
        if choice.SCREEN is not Screen.PRIVATE or isinstance(choice, Page):
            return None
        told = choice.secret(self.view, self.seat, self.request.given)
        if told is None or any(option.cover is not None for option in self.options()):
            return None
        return told

    def explain(self, target: Target, path: Sequence[Target] = ()) -> Text:
        """Why this element is not to be chosen now, after these clicks."""
        if path:
            return self.choice.explain_next(self.view, self.seat, path, target)
        return self.choice.explain(self.view, self.seat, target)


class ReactionWindow(msgspec.Struct, frozen=True):
    """«Who wants to step in?» at a table of several persons.

    `go_on()` passes for all of them, `step_in(seat)` hands the screen over to one.
    """

    view: State
    prompt: Text
    seats: tuple[Seat, ...]


class Waits(StrEnum):
    """What the session is waiting for."""

    NOTHING = "nothing"
    PERSON = "person"
    CURTAIN = "curtain"
    TABLE = "table"
    WINDOW = "window"
    EYES = "eyes"
    OVER = "over"
    CLOSED = "closed"


def with_parts(seen: State, seat: Seat, given: tuple[Action, ...]) -> State:
    """The view as whoever is asked in the open has it: with the parts that were given.

    The onlooker's view does not show them.
    """
    if not given or seen.answers.get(seat) == given:
        return seen
    own = seen.clone()
    own.answers = {**own.answers, seat: given}
    return own


def request_from(seen: State, seat: Seat, given: tuple[Action, ...]) -> Request:
    """The question to a seat, made from a view: its actions may be lazy, and the state goes on."""
    choice = agenda.question(seen)
    assert choice is not None
    return Request(
        seat,
        seen.ply * agenda.MOST_PARTS + len(given),
        choice.SCREEN,
        choice.prompt(seen, seat),
        choice.actions(seen, seat, given),
        given,
    )
