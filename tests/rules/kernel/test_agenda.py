from typing import ClassVar

import pytest

from rules.kernel import agenda
from rules.kernel.agenda import MOST_PARTS, Refused
from rules.kernel.registry import setup_of
from rules.kernel.step_context import ScriptFault
from rules.kernel.steps import (
    Auto,
    Choice,
    Done,
    FreeAction,
    Hidden,
    Outcome,
    Pass,
    Screen,
    Seen,
    Step,
)
from rules.kernel.text import english, plain, say
from tests import toys
from tests.rules.walks import start
from tests.toys.harbour.actions import Claim, Commit, Mark
from tests.toys.harbour.ritual import PointInTheDark
from tests.toys.harbour.turn import Bid, StepIn
from tests.toys.harbour.words import Card, Role
from tests.toys.raid.actions import Attack, March, Removed
from tests.toys.raid.battle import Battle, RollHits
from tests.toys.raid.losses import OfferHospital, RemoveLosses
from tests.toys.raid.state import Hospital, change
from tests.toys.raid.turn import Act

toys.register()


def harbour(*steps: Step):
    """A harbour whose agenda is these steps, the first one first, run to the first question."""
    state = start(setup_of("harbour", 3, 1))
    state.agenda[:] = [*reversed(steps)]
    state.answers.clear()
    return state, agenda.begin(state)


def raid(seats: int = 2):
    return start(setup_of("raid", seats, 1))


class Note(Auto, frozen=True):
    """Writes down when it ran."""

    name: str
    inner: tuple[str, ...] = ()

    def run(self, state, context) -> None:
        NOTES.append(self.name)
        context.then(*map(Note, self.inner))


class TellRemoved(Auto, frozen=True):
    def run(self, state, context) -> None:
        context.then(Note("after"))
        context.emit(Removed(0, 4, 1, 0, 1))
        context.emit(Removed(1, 4, 1, 0, 0))


class Stop(Choice, frozen=True):
    """Asks nobody, so it is passed by."""

    def seats(self, state):
        return ()

    def resolve(self, state, context, answers):
        NOTES.append(f"asked {len(answers)}")


NOTES: list[str] = []


@pytest.fixture(autouse=True)
def no_notes() -> None:
    NOTES.clear()


def test_each_step_finishes_with_all_it_started() -> None:
    harbour(Note("a", ("b", "c")), Note("d"), Stop(), StepIn())
    assert NOTES == ["a", "b", "c", "d", "asked 0"]


def test_reactions_come_before_what_the_step_put() -> None:
    state = raid()
    state.effects = (Hospital(0), Hospital(1))
    state.agenda[:] = [TellRemoved()]
    agenda.begin(state)
    assert state.agenda == [Note("after"), OfferHospital(1), OfferHospital(0)]
    assert NOTES == []


def test_an_agenda_that_runs_dry_is_a_fault() -> None:
    with pytest.raises(RuntimeError, match="ran dry"):
        harbour(Note("last"))


def test_what_is_no_step_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="no step"):
        harbour(Step())


def test_the_game_is_over_at_once() -> None:
    state = raid()
    change(state, 0, points=5)
    change(state, 1, warriors=(0, 0, 0, 0, 1), fallen=5)
    state.hands[:] = [(), ()]
    state.agenda[:] = [Note("never"), Battle(0, 1, 4, 0)]
    agenda.begin(state, iter([(3, 3)]))
    agenda.submit(state, 0, agenda.actions(state, 0)[0])
    agenda.submit(state, 1, agenda.actions(state, 1)[0])
    assert state.outcome.winners == (0,)
    assert NOTES == []
    assert agenda.asked(state) == []
    assert agenda.question(state) is None
    assert not agenda.is_asked(state, 0)
    assert agenda.free_actions(state, 0) == ()
    assert agenda.why_refused(state, 0, Pass()) == say("kernel.game_over")
    for call in (agenda.request, agenda.withdraw):
        with pytest.raises(Refused):
            call(state, 0)


def test_a_question_of_one() -> None:
    state = raid()
    assert agenda.question(state) == Act(0, 2)
    assert agenda.asked(state) == [0]
    assert agenda.is_asked(state, 0)
    assert not agenda.is_asked(state, 1)
    request = agenda.request(state, 0)
    assert (request.seat, request.ply, request.screen) == (0, 0, Screen.OPEN)
    assert request.given == ()
    assert english(request.prompt) == "Seat 1 has 2 orders left."
    assert list(agenda.actions(state, 0)) == list(request.actions)


def test_options_are_the_open_and_the_refused_ones() -> None:
    state = raid()
    found = agenda.options(state, 0)
    assert [each.action for each in found if each.why_not is None] == agenda.actions(state, 0)
    assert [each.action for each in found if each.why_not] == [Attack(0, 1)]


def test_refusals_have_their_reason_and_change_nothing() -> None:
    state = raid()
    before = state.clone()
    for seat, action, key in (
        (1, Done(), "kernel.not_asked"),
        (0, Attack(0, 1), "raid.why_absent"),
        (0, March(0, 2, 1), "kernel.not_open"),
        (0, Hidden(), "kernel.not_open"),
        (0, Claim(Role.GUARD), "kernel.not_open"),
    ):
        with pytest.raises(Refused) as refused:
            agenda.submit(state, seat, action)
        assert refused.value.reason.key == key
        assert str(refused.value) == english(refused.value.reason)
    assert state == before
    assert agenda.why_refused(state, 0, Done()) is None


def test_an_answer_in_parts_is_carried_out_when_it_is_whole() -> None:
    state, _ = harbour(PointInTheDark(), StepIn())
    ply = state.ply
    assert agenda.request(state, 0).ply == ply * MOST_PARTS
    agenda.submit(state, 0, Mark(1))
    request = agenda.request(state, 0)
    assert (request.ply, request.given) == (ply * MOST_PARTS + 1, (Mark(1),))
    assert state.answers == {0: (Mark(1),)}
    agenda.submit(state, 0, Mark(2))
    assert agenda.asked(state) == [1, 2]
    assert state.ply == ply


def test_questions_are_counted_not_parts() -> None:
    state, _ = harbour(PointInTheDark(), StepIn())
    ply = state.ply
    for seat in range(3):
        for target in {0, 1, 2} - {seat}:
            agenda.submit(state, seat, Mark(target))
    assert state.ply == ply + 1
    assert state.answers == {}


def test_a_binding_answer_stands_once_it_is_whole() -> None:
    state, _ = harbour(PointInTheDark(), StepIn())
    agenda.submit(state, 0, Mark(1))
    assert agenda.withdraw(state, 0) == Mark(1)
    assert state.answers == {}
    happened = agenda.submit(state, 0, Mark(1))
    assert happened.undo_barrier == say("kernel.binding")
    agenda.submit(state, 0, Mark(2))
    with pytest.raises(Refused) as refused:
        agenda.withdraw(state, 0)
    assert refused.value.reason == say("kernel.binding")


def test_parts_are_taken_back_one_by_one() -> None:
    state = raid()
    state.agenda[:] = [RemoveLosses(), Battle(0, 1, 4, 0)]
    state.hands[:] = [(), ()]
    change(state, 0, tents=(1, 0, 0, 0, 2))
    agenda.begin(state, iter([(3, 2)]))
    first, *_ = agenda.actions(state, 0)
    agenda.submit(state, 0, first)
    agenda.submit(state, 0, agenda.actions(state, 0)[-1])
    assert agenda.asked(state) == [1]
    assert agenda.withdraw(state, 0) != first
    assert state.answers[0] == (first,)
    assert agenda.withdraw(state, 0) == first
    with pytest.raises(Refused) as refused:
        agenda.withdraw(state, 0)
    assert refused.value.reason == say("kernel.nothing_to_withdraw")


def test_a_page_that_was_read_is_a_barrier() -> None:
    state = start(setup_of("harbour", 3, 1))
    assert agenda.submit(state, 0, Seen()).undo_barrier == say("kernel.barrier_reveal")


def test_asides_leave_the_question_open() -> None:
    state, _ = harbour(StepIn())
    state.night = 1
    claims = [Claim(Role.GUARD), Claim(Role.THIEF)]
    assert list(agenda.free_actions(state, 1)) == claims
    assert [each.action for each in agenda.aside_options(state, 1)] == claims
    ply, top = state.ply, state.agenda[-1]
    happened = agenda.submit(state, 1, Claim(Role.GUARD))
    assert len(happened.events) == 1
    assert (state.ply, state.agenda[-1]) == (ply, top)
    assert agenda.free_actions(state, 1) == ()


def test_no_asides_while_a_private_question_is_open() -> None:
    state, _ = harbour(Bid())
    state.night = 1
    assert agenda.free_actions(state, 0) == ()


class Meddle(FreeAction, frozen=True):
    def carry_out(self, state, context, seat) -> None:
        context.then(Note("x"))


def test_an_aside_puts_nothing_on_the_agenda() -> None:
    state, _ = harbour(StepIn())
    with pytest.raises(AssertionError, match="no aside may"):
        agenda.apply(state, 0, Meddle())


def test_scripted_luck() -> None:
    state, _ = harbour(Bid(), StepIn())
    for seat in (0, 1):
        agenda.submit(state, seat, Commit(1))
    happened = agenda.submit(state, 2, Commit(1), iter([2]))
    assert happened.outcomes == (2,)
    assert state.captain == 2


def test_scripted_luck_must_fit() -> None:
    state, _ = harbour(Bid(), StepIn())
    for seat in (0, 1):
        agenda.submit(state, seat, Commit(1))
    with pytest.raises(ScriptFault):
        agenda.submit(state, 2, Commit(1), iter([3]))


class Spy:
    """A script that looks which step draws."""

    def __init__(self, state) -> None:
        self.state, self.seen = state, []

    def __iter__(self):
        return self

    def __next__(self):
        self.seen.append(type(self.state.agenda[-1]))
        raise StopIteration


def test_a_script_can_see_which_step_draws() -> None:
    state = raid()
    state.hands[:] = [(), ()]
    state.agenda[:] = [Battle(0, 1, 4, 0)]
    spy = Spy(state)
    agenda.begin(state, spy)
    assert spy.seen == [RollHits]


class Judged(Choice, frozen=True):
    """Two are asked, in an order of its own."""

    BINDING: ClassVar[bool] = False

    def seats(self, state):
        return (2, 0)

    def actions(self, state, seat, given):
        return (Pass(), Done())

    def resolve(self, state, context, answers):
        NOTES.append(str(list(answers)))


def test_answers_come_in_the_order_of_the_question() -> None:
    state, _ = harbour(Judged(), StepIn())
    agenda.submit(state, 0, Pass())
    assert agenda.asked(state) == [2]
    agenda.submit(state, 2, Done())
    assert NOTES == ["[2, 0]"]


def test_the_outcome_may_be_set_by_hand() -> None:
    state, _ = harbour(StepIn())
    state.outcome = Outcome((), plain("stopped"))
    assert agenda.asked(state) == []
    assert state.cards[0] in Card
