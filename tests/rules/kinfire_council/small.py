"""A table for tests of single laws: seats with goods, an empty city, a question that waits."""

from collections.abc import Sequence

from msgspec.structs import replace

import rules.kinfire_council.effects.every  # noqa: F401  # registers the ops
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Choice, Event, Option, Pass, Seat, Step
from rules.kernel.text import Text, english, say
from rules.kinfire_council.effects.run import NOWHERE, Run, Scope
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.points import NO_TALLY
from rules.kinfire_council.printed.library import learn, shipped, shipped_board
from rules.kinfire_council.printed.ops import Op
from rules.kinfire_council.state import Council, Decree, Goods, Piece, Sheet, Threat, Variant

NONE: Goods = (0, 0, 0, 0, 0)


class Rest(Choice, frozen=True):
    """What waits below all that a test runs."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The first seat."""
        return (Seat(0),)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Any words."""
        return say("kernel.pass")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Nothing but a pass."""
        return (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Any words."""
        return Option(action, say("kernel.pass"))


def table(*goods: Goods, seats: int = 3) -> Council:
    """Seats with these goods; four influence on each sheet, four in reserve."""
    owned = [*goods, *[NONE] * (seats - len(goods))]
    pieces = (Piece(), Piece(), Piece())
    return Council(
        agenda=[Rest()],
        answers={},
        luck=7,
        variant=Variant(items=shipped().digest),
        sheets=[Sheet(goods=each, influence=4, reserve=4, pieces=pieces) for each in owned],
        score=[10] * seats,
        cult_score=10,
        hands=[()] * seats,
        met_needs=[0] * seats,
        cult_area=[0] * seats,
        threats=[None] * 3,
        tally=[NO_TALLY] * (seats + 1),
        round=1,
        phase=Phase.DAYS_LIGHT,
        research_deck=tuple(sorted(card.id for card in shipped().content.research)),
        sentry_stock=tuple((each.id, each.copies) for each in shipped().content.sentries),
    )


def with_board(state: Council, **changes: object) -> Council:
    """The same table with other boards or tiles, as an owner might have typed them in."""
    board = replace(shipped_board(), **changes)
    items = learn(replace(shipped().content, board=board))
    state.variant = replace(state.variant, items=items)
    return state


def docket(state: Council) -> None:
    """Two decrees without votes."""
    none = (0,) * len(state.sheets)
    state.docket = tuple(Decree(each.id, none) for each in shipped().content.decrees[:2])


def threat(state: Council, slot: int, trouble: int) -> None:
    """A threat with trouble on it."""
    state.threats[slot] = Threat(shipped().content.threats[slot].id, trouble)


def run(state: Council, *steps: Step) -> list[Event]:
    """Puts steps on the agenda and runs up to the next question."""
    desk = StepContext()
    state.agenda += steps[::-1]
    agenda.advance(state, desk)
    return desk.events


def do(state: Council, *ops: Op, seat: int = 0, scope: Scope = NOWHERE) -> list[Event]:
    """Carries ops out for a seat, up to the next question."""
    return run(state, Run(Seat(seat), ops, scope))


def is_done(state: Council) -> bool:
    """Whether nothing is asked any more."""
    return isinstance(state.agenda[-1], Rest)


def labels(state: Council, seat: int = 0) -> list[str]:
    """The open answers in words."""
    choice = state.agenda[-1]
    assert isinstance(choice, Choice)
    given = state.answers.get(Seat(seat), ())
    found = choice.actions(state, Seat(seat), given)
    return [_words(choice, state, seat, each) for each in found]


def _words(choice: Choice, state: Council, seat: int, action: Action) -> str:
    """An answer as it stands on its button."""
    words = english(choice.describe(state, Seat(seat), action).label)
    return words[0].upper() + words[1:]


def answer(state: Council, label: str, seat: int = 0) -> tuple[Event, ...]:
    """Gives the answer that begins with these words."""
    choice = state.agenda[-1]
    assert isinstance(choice, Choice)
    given = state.answers.get(Seat(seat), ())
    for action in choice.actions(state, Seat(seat), given):
        if _words(choice, state, seat, action).startswith(label):
            return agenda.submit(state, Seat(seat), action).events
    raise AssertionError(f"no {label!r} among {labels(state, seat)}")


def asked(state: Council) -> list[int]:
    """Who is asked."""
    return [int(seat) for seat in agenda.asked(state)]


def why(state: Council, seat: int = 0) -> list[str]:
    """The reasons of the refused options."""
    choice = state.agenda[-1]
    assert isinstance(choice, Choice)
    return [english(each.why_not) for each in choice.refused(state, Seat(seat), ()) if each.why_not]
