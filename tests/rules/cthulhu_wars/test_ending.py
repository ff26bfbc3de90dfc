"""The end and the winner (11)."""

from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.points import gain_doom
from rules.cthulhu_wars.rounds import ending
from rules.cthulhu_wars.rounds.one_round import BeginRound
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, put, run, scene

SIX = tuple("abcdef")


def finished(state: Earth) -> Outcome:
    ending.finish(state, StepContext())
    assert state.outcome is not None
    return state.outcome


def test_only_six_books_can_win() -> None:
    state = scene((GC, BG, CC))
    state.doom = [40, 30, 20]
    state.books = [SIX[:5], SIX, SIX]
    assert finished(state).winners == (Seat(1),)


def test_without_six_books_all_lose() -> None:
    state = scene((GC, BG, CC))
    state.doom = [40, 30, 20]
    outcome = finished(state)
    assert outcome.winners == ()
    assert "Doom has come, and no one has six spellbooks: everyone loses" in english(outcome.reason)


def test_as_much_doom_shares_the_win() -> None:
    state = scene((GC, BG, CC))
    state.doom, state.books = [30, 30, 29], [SIX, SIX, SIX]
    outcome = finished(state)
    assert outcome.winners == (Seat(0), Seat(1))
    assert "Great Cthulhu, Black Goat" in english(outcome.reason)


def test_all_signs_are_turned_up_and_added() -> None:
    state = scene((GC, BG, CC))
    state.doom, state.books = [30, 28, 0], [SIX, SIX, SIX]
    state.signs[Seat(1)] = (1, 2)
    outcome = finished(state)
    assert outcome.winners == (Seat(1),)
    assert outcome.totals == (30, 31, 0)
    assert [line.points for line in outcome.lines if line.seat == 1] == [28, 3]
    assert (state.signs[Seat(1)], state.revealed) == ((), (1, 2))
    assert "6 spellbooks" in english(outcome.titles[0])


def test_every_source_of_doom_has_its_line() -> None:
    """The same lines for all; each adds up to what counts."""
    state, table = scene((GC, BG, CC)), StepContext()
    for why, amount in (("gates", 3), ("gates", 2), ("ritual", 4), ("ys_give_three_doom", 3)):
        gain_doom(state, table, Seat(0), amount, why)
    gain_doom(state, table, Seat(2), 6, "gates")
    state.signs[Seat(2)] = (3,)
    outcome = finished(state)
    mine = {english(line.source): line.points for line in outcome.lines if line.seat == 0}
    assert mine == {"Gates": 5, "Rituals": 4, "Elder Signs": 0, "Given by other players": 3}
    for seat, total in enumerate(outcome.totals):
        assert sum(line.points for line in outcome.lines if line.seat == seat) == total


def test_the_action_phase_ends_at_once() -> None:
    state = scene((GC, BG, CC))
    state.doom = [30, 0, 0]
    run(state, Settle())
    assert state.outcome is not None


def test_by_an_option_the_turn_is_played_to_its_end() -> None:
    state = scene((GC, BG, CC), options={"action_phase_end": "end_of_current_turn"})
    state.doom = [30, 0, 0]
    run(state, Settle())
    assert state.outcome is None
    assert ending.check_turn_end(state, StepContext())
    assert state.outcome is not None


def test_a_turn_that_ends_with_less_ends_nothing() -> None:
    state = scene((GC, BG, CC))
    state.doom = [29, 0, 0]
    assert not ending.check_turn_end(state, StepContext())


def test_the_threshold_is_an_option() -> None:
    state = scene((GC, BG, CC), options={"doom_end_threshold": "31"})
    state.doom = [30, 0, 0]
    assert not ending.is_triggered(state)
    state.doom = [31, 0, 0]
    assert ending.is_triggered(state)


def test_in_other_phases_it_waits() -> None:
    state = scene((GC, BG, CC))
    state.doom = [30, 0, 0]
    for phase in (Phase.GATHER_POWER, Phase.FIRST_PLAYER, Phase.DOOM):
        state.phase = phase
        ending.check(state, StepContext())
        assert state.outcome is None


def test_instant_death_alone_waits_for_the_doom_phase() -> None:
    state = scene((GC, BG, CC))
    state.ritual = 6
    run(state, Settle())
    assert state.outcome is None
    assert ending.is_triggered(state)


def test_what_is_over_is_not_ended_again() -> None:
    state = scene((GC, BG, CC))
    state.doom = [30, 0, 0]
    outcome = finished(state)
    assert finished(state) is outcome


def test_a_game_without_end_stops() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=1)
    state.signs[Seat(0)] = (2,)
    state.round = ending.MOST_ROUNDS
    run(state, BeginRound())
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.totals) == ((), (2, 0, 0))
