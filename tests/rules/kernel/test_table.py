import pytest

from rules.kernel.luck import Dice, Equal
from rules.kernel.registry import setup_of
from rules.kernel.steps import Auto, Event, Outcome
from rules.kernel.table import ScriptFault, Table
from rules.kernel.text import plain, say
from tests import toys
from tests.rules.walks import start

toys.register()


def test_tables_share_nothing() -> None:
    one, other = Table(), Table()
    one.then(Auto(), Auto())
    one.emit(Event())
    assert (len(one.pending), one.events) == (2, [Event()])
    assert (other.pending, other.events, other.outcomes) == ([], [], [])


def test_the_first_barrier_stands() -> None:
    table = Table()
    table.reveal()
    table.bind()
    assert table.barrier == say("kernel.barrier_reveal")
    table = Table()
    table.bind()
    table.reveal()
    assert table.barrier == say("kernel.binding")


def test_the_end() -> None:
    state, outcome = start(setup_of("raid", 2, 1)), Outcome((0,), plain("x"))
    Table().end(state, outcome)
    assert state.outcome == outcome


def test_lots_come_from_luck_and_move_it() -> None:
    state = start(setup_of("raid", 2, 1))
    before, table = state.luck, Table()
    drawn = table.draw(state, Equal(6), True)
    assert table.outcomes == [drawn]
    assert state.luck != before
    assert table.barrier == say("kernel.barrier_chance")
    hidden = Table()
    hidden.draw(state, Equal(6), False)
    assert hidden.barrier is None


def test_a_script_replaces_what_luck_draws_but_luck_moves_on() -> None:
    state = start(setup_of("raid", 2, 1))
    twin = state.clone()
    table = Table(iter([(3, 3)]))
    assert table.draw(state, Dice(2, 4), True) == (3, 3)
    free = Table()
    free.draw(twin, Dice(2, 4), True)
    assert state.luck == twin.luck
    assert table.draw(state, Dice(2, 4), True) == free.draw(twin, Dice(2, 4), True)


def test_a_script_must_fit() -> None:
    state = start(setup_of("raid", 2, 1))
    with pytest.raises(ScriptFault, match="cannot come from"):
        Table(iter([6])).draw(state, Equal(6), True)
