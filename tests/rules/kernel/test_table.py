import pytest

from rules.kernel.luck import Dice, Equal
from rules.kernel.registry import setup_of
from rules.kernel.step_context import ScriptFault, StepContext
from rules.kernel.steps import Auto, Event, Outcome
from rules.kernel.text import plain, say
from tests import toys
from tests.rules.walks import start

toys.register()


def test_tables_share_nothing() -> None:
    one, other = StepContext(), StepContext()
    one.then(Auto(), Auto())
    one.emit(Event())
    assert (len(one.pending), one.events) == (2, [Event()])
    assert (other.pending, other.events, other.outcomes) == ([], [], [])


def test_the_first_barrier_stands() -> None:
    table = StepContext()
    table.reveal()
    table.bind()
    assert table.undo_barrier == say("kernel.barrier_reveal")
    table = StepContext()
    table.bind()
    table.reveal()
    assert table.undo_barrier == say("kernel.binding")


def test_the_end() -> None:
    state, outcome = start(setup_of("raid", 2, 1)), Outcome((0,), plain("x"))
    StepContext().end(state, outcome)
    assert state.outcome == outcome


def test_lots_come_from_luck_and_move_it() -> None:
    state = start(setup_of("raid", 2, 1))
    before, table = state.luck, StepContext()
    drawn = table.draw(state, Equal(6), True)
    assert table.outcomes == [drawn]
    assert state.luck != before
    assert table.undo_barrier == say("kernel.barrier_chance")
    hidden = StepContext()
    hidden.draw(state, Equal(6), False)
    assert hidden.undo_barrier is None


def test_a_script_replaces_what_luck_draws_but_luck_moves_on() -> None:
    state = start(setup_of("raid", 2, 1))
    twin = state.clone()
    table = StepContext(iter([(3, 3)]))
    assert table.draw(state, Dice(2, 4), True) == (3, 3)
    free = StepContext()
    free.draw(twin, Dice(2, 4), True)
    assert state.luck == twin.luck
    assert table.draw(state, Dice(2, 4), True) == free.draw(twin, Dice(2, 4), True)


def test_a_script_must_fit() -> None:
    state = start(setup_of("raid", 2, 1))
    with pytest.raises(ScriptFault, match="cannot come from"):
        StepContext(iter([6])).draw(state, Equal(6), True)
