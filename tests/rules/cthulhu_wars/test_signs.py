"""Elder Signs (9, 10, 12): drawing, secrecy, turning them up, orders at any time."""

import pytest

from rules.cthulhu_wars.actions import RevealSigns
from rules.cthulhu_wars.books.reveals import OfferReveal, OrderReveal, Reveals, could_end
from rules.cthulhu_wars.books.signs import DrawSign, TakeSigns
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.events import SignDrawn, SignsRevealed
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.state import ORDER_ALL, ORDER_SOME, Earth
from rules.kernel import agenda
from rules.kernel.luck import Weighted
from rules.kernel.steps import Done, Pass, Screen, Seat, Target, TargetKind
from rules.kernel.text import english, say
from rules.kernel.views import view
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, answer, choices, run, scene

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def holding(*values: int, doom: int = 0) -> Earth:
    """The second seat has these signs and so much Doom."""
    state = scene((GC, BG, CC))
    state.signs[SECOND] = values
    state.doom[SECOND] = doom
    left = [18, 12, 6]
    for value in values:
        left[value - 1] -= 1
    state.signs_left = (left[0], left[1], left[2])
    return state


# ---------------------------------------------------------------- drawing
def test_a_sign_is_drawn_from_the_rest_of_the_supply() -> None:
    state = scene((GC, BG, CC))
    assert DrawSign(FIRST).lots(state) == Weighted((18, 12, 6))
    run(state, DrawSign(FIRST), script=(2,))
    assert state.signs[FIRST] == (3,)
    assert state.signs_left == (18, 12, 5)


def test_all_that_are_due_are_drawn() -> None:
    state = scene((GC, BG, CC))
    state.due_signs[FIRST] = 3
    run(state, TakeSigns(FIRST), script=(2, 0, 1))
    assert state.signs[FIRST] == (1, 2, 3)
    assert state.due_signs == [0, 0, 0]


def test_for_each_missing_one_a_doom() -> None:
    state = scene((GC, BG, CC))
    state.signs_left, state.due_signs = (1, 0, 0), [3, 0, 0]
    run(state, TakeSigns(FIRST))
    assert (state.signs[FIRST], state.doom[FIRST]) == ((1,), 2)


def test_nothing_due_is_nothing_drawn() -> None:
    state = scene((GC, BG, CC))
    assert run(state, TakeSigns(FIRST)) == ()


def test_only_the_owner_knows_what_a_sign_is_worth() -> None:
    state = holding(1, 3)
    assert view(state, SECOND).signs[SECOND] == (1, 3)
    for other in (FIRST, None):
        assert view(state, other).signs[SECOND] == (0, 0)
        assert sum(view(state, other).signs_left) == 34


def test_the_log_does_not_name_it() -> None:
    events = run(scene((GC, BG, CC)), DrawSign(FIRST))
    drawn = [each for each in events if isinstance(each, SignDrawn)]
    assert drawn == [SignDrawn(FIRST)]
    assert drawn[0].targets()


def test_a_draw_is_not_taken_back() -> None:
    state = scene((GC, BG, CC))
    state.due_signs[FIRST] = 1
    state.agenda = [TakeSigns(FIRST)]
    told = agenda.begin(state) if run_rest(state) else None
    assert told is not None
    assert told.undo_barrier is not None


def run_rest(state: Earth) -> bool:
    """Something waits below what is run."""
    step = state.agenda.pop()
    run(state)
    state.agenda.append(step)
    return True


def test_the_same_luck_draws_the_same_sign() -> None:
    state = scene((GC, BG, CC))
    again = state.clone()
    run(state, DrawSign(FIRST))
    run(again, DrawSign(FIRST))
    assert state.signs == again.signs
    assert state.luck == again.luck


# ---------------------------------------------------------------- who is asked
def test_asked_is_who_could_reach_the_end_whatever_the_signs_are() -> None:  # R56
    assert could_end(holding(1, 1, doom=26), SECOND)
    assert could_end(holding(1, 1, doom=24), SECOND)
    assert not could_end(holding(3, 3, doom=23), SECOND)


def test_at_each_stable_point() -> None:  # R56
    state = holding(1, 1, doom=26)
    run(state, Settle())
    assert agenda.question(state) == OfferReveal(SECOND)
    assert OfferReveal(SECOND).SCREEN is Screen.PRIVATE
    answer(state, 1, Pass())
    assert state.signs[SECOND] == (1, 1)
    run(state, Settle())
    assert agenda.question(state) == OfferReveal(SECOND)


def test_nobody_is_asked_where_all_signs_count_in_a_moment() -> None:
    """The Doom phase ends the game: on Instant Death, or with enough Doom."""
    for doom, ritual in ((26, 99), (31, 0)):
        state = holding(3, 3, doom=doom)
        state.phase, state.ritual = Phase.DOOM, ritual
        run(state, Reveals())
        assert not isinstance(agenda.question(state), OfferReveal)
        state.orders[SECOND] = ORDER_SOME
        run(state, Reveals())
        assert agenda.question(state) == OfferReveal(SECOND, ordered=True)
    state = holding(3, 3, doom=26)
    state.phase = Phase.DOOM
    run(state, Reveals())
    assert agenda.question(state) == OfferReveal(SECOND)


def test_a_single_sign_has_an_order_of_its_own() -> None:
    state = holding(3, doom=2)
    run(state)
    labels = [english(option.label) for option in agenda.aside_options(state, SECOND)]
    assert labels == ["Reveal your only Elder Sign"]


def test_nobody_else_is_asked() -> None:
    state = holding(3, 3, doom=23)
    state.doom[FIRST] = 29
    run(state, Reveals())
    assert not isinstance(agenda.question(state), OfferReveal)


def test_several_are_asked_in_turn_order() -> None:
    state = holding(1, 1, doom=26)
    state.signs[THIRD], state.doom[THIRD], state.first = (2, 2), 26, THIRD
    run(state, Reveals())
    assert agenda.question(state) == OfferReveal(THIRD)
    answer(state, 2, Pass())
    assert agenda.question(state) == OfferReveal(SECOND)


# ---------------------------------------------------------------- turning up
def test_signs_become_doom_and_leave_the_game() -> None:
    state = holding(1, 2, 3, doom=5)
    run(state, OfferReveal(SECOND))
    each = [RevealSigns((value,)) for value in (1, 2, 3)]
    assert choices(state, 1) == [Pass(), *each, RevealSigns((1, 2, 3))]
    events = answer(state, 1, RevealSigns((3,)), RevealSigns((1,)), Done())
    assert state.signs[SECOND] == (2,)
    assert state.doom[SECOND] == 9
    assert state.revealed == (1, 3)
    assert sum(state.signs_left) == 33
    assert SignsRevealed(SECOND, (1, 3)) in events


def test_all_at_once() -> None:
    state = holding(1, 1, 3)
    run(state, OfferReveal(SECOND))
    answer(state, 1, RevealSigns((1, 1, 3)))
    assert (state.signs[SECOND], state.doom[SECOND]) == ((), 5)


def test_the_last_one_named_ends_the_answer() -> None:
    state = holding(2, 2)
    run(state, OfferReveal(SECOND))
    answer(state, 1, RevealSigns((2,)))
    assert choices(state, 1) == [Done(), RevealSigns((2,))]
    answer(state, 1, RevealSigns((2,)))
    assert state.doom[SECOND] == 4


def test_a_reveal_in_an_enemys_turn_ends_the_game() -> None:  # R48
    state = holding(3, 3, doom=25)
    run(state, Settle(FIRST))
    answer(state, 1, RevealSigns((3, 3)))
    assert state.outcome is not None
    assert state.doom[SECOND] == 31


def test_outside_the_action_phase_it_goes_on() -> None:
    state = holding(3, 3, doom=25)
    state.phase = Phase.GATHER_POWER
    run(state, Reveals())
    answer(state, 1, RevealSigns((3, 3)))
    assert state.outcome is None


def test_the_words_of_the_question() -> None:
    state = holding(1, 3, doom=26)
    run(state, OfferReveal(SECOND))
    question = agenda.question(state)
    assert question is not None
    labels = [english(option.label) for option in agenda.options(state, SECOND)]
    assert labels == [
        "Reveal none",
        "Reveal a sign worth 1",
        "Reveal a sign worth 3",
        "Reveal all the rest: 1, 3 (ends the game; you have 0 of 6 spellbooks)",
    ]
    secret = question.secret(state, SECOND, ())
    assert secret is not None
    assert "1, 3" in english(secret)
    assert "26 Doom" in english(question.prompt(state, SECOND))
    bare = question.explain(state, SECOND, Target(TargetKind.PLACE, "0"))
    assert bare == say("kernel.not_open")
    answer(state, 1, RevealSigns((1,)))
    labels = [english(option.label) for option in agenda.options(state, SECOND)]
    ends = "Reveal a sign worth 3 (ends the game; you have 0 of 6 spellbooks)"
    assert labels == ["Reveal no more", ends]


# ---------------------------------------------------------------- ordered
def test_whoever_has_signs_may_order_a_reveal_at_any_time() -> None:
    state = holding(3, 1, doom=2)
    run(state)
    assert agenda.free_actions(state, FIRST) == ()
    assert agenda.free_actions(state, SECOND) == (OrderReveal(True), OrderReveal(False))
    labels = [english(option.label) for option in agenda.aside_options(state, SECOND)]
    assert labels == ["Reveal all 2 Elder Signs", "Reveal some Elder Signs"]
    answer(state, 1, OrderReveal(True))
    assert state.orders[SECOND] == ORDER_ALL
    assert agenda.free_actions(state, SECOND) == ()
    with pytest.raises(agenda.Refused):
        answer(state, 1, OrderReveal(True))


def test_it_is_carried_out_between_two_actions() -> None:
    state = holding(1, 3, doom=2)
    run(state)
    answer(state, 1, OrderReveal(True))
    assert state.doom[SECOND] == 2
    run(state, Settle())
    assert (state.doom[SECOND], state.signs[SECOND]) == (6, ())
    assert state.orders == [0, 0, 0]


def test_some_are_asked_for_then_however_little_doom_there_is() -> None:  # R56
    state = holding(1, 3, doom=2)
    run(state)
    answer(state, 1, OrderReveal(False))
    assert state.orders[SECOND] == ORDER_SOME
    run(state, Settle())
    assert agenda.question(state) == OfferReveal(SECOND, ordered=True)
    answer(state, 1, RevealSigns((1,)), Done())
    assert state.doom[SECOND] == 3


def test_a_single_sign_is_all_there_are() -> None:
    state = holding(2)
    run(state)
    assert agenda.free_actions(state, SECOND) == (OrderReveal(True),)
