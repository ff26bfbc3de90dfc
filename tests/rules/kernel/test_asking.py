"""A question to one seat, and what is lit by it."""

import msgspec
import pytest

from rules.kernel import asking
from rules.kernel.registry import setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Option, Pass, Seat, Target, TargetKind
from rules.kernel.text import say
from tests import toys
from tests.rules.walks import start

toys.register()
ADA, WICK = Seat(0), Seat(1)


class Go(Action, frozen=True):
    path: tuple[Target, ...]


class Where(asking.OneSeat[State], frozen=True):
    """May go to each of its paths."""

    paths: tuple[tuple[Target, ...], ...] = ()

    def actions(self, state, seat, given):
        return [Go(path) for path in self.paths]

    def describe(self, state, seat, action):
        return Option(action, say("kernel.seen"), action.path)

    def carry_out(self, state, table, action):
        table.append((state, action))


class WhereAllSee(Where, frozen=True):
    IS_PUBLIC = True


HERE = (asking.card_target("here"),)
THERE = (asking.seat_target(WICK), asking.amount_target(2))


@pytest.fixture
def state() -> State:
    return start(setup_of("raid", 2, 1))


@pytest.mark.parametrize("paths", [(), (HERE,), (HERE, THERE)])
def test_a_private_question_is_asked_whatever_is_open(state, paths):
    assert Where(WICK, paths).seats(state) == (WICK,)


@pytest.mark.parametrize(("paths", "asked"), [((), ()), ((HERE,), ()), ((HERE, THERE), (WICK,))])
def test_a_public_question_is_asked_where_there_is_a_choice(state, paths, asked):
    assert WhereAllSee(WICK, paths).seats(state) == asked


def test_the_last_part_of_the_answer_is_carried_out(state):
    done = []
    Where(WICK, (HERE, THERE)).resolve(state, done, {WICK: (Go(HERE), Go(THERE))})
    assert done == [(state, Go(THERE))]


def test_the_only_answer_is_carried_out_unasked(state):
    done = []
    WhereAllSee(WICK, (HERE,)).resolve(state, done, {})
    assert done == [(state, Go(HERE))]


def test_without_an_answer_nothing_happens(state):
    done = []
    WhereAllSee(WICK).resolve(state, done, {})
    assert done == []


def test_it_is_written_by_its_own_name():
    written = msgspec.json.encode(Where(WICK, (HERE,)))
    assert msgspec.json.decode(written)["type"] == "Where"
    assert msgspec.json.decode(written, type=Where | WhereAllSee) == Where(WICK, (HERE,))


BUTTON = (asking.button_target("stop"),)


@pytest.mark.parametrize(
    ("paths", "kind"),
    [
        ((HERE, HERE), "card"),
        ((HERE, BUTTON), "card"),
        ((HERE, THERE), "several"),
        ((BUTTON,), "button"),
        (((),), "button"),
    ],
)
def test_what_is_lit_by_the_first_clicks_of_its_answers(state, paths, kind):
    assert asking.lit(Where(WICK, paths), state, WICK) == kind


def test_an_option_that_is_only_a_button_and_the_same_refused():
    option = asking.button(Pass(), say("kernel.seen"), "pass")
    assert option.targets == (Target(TargetKind.BUTTON, "pass"),)
    refused = asking.refuse(option, say("kernel.not_open"))
    assert refused == msgspec.structs.replace(option, why_not=say("kernel.not_open"))
