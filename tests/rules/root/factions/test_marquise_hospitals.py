"""Field Hospitals (7.1, 11, R47)."""

import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import english
from rules.root.actions import PlayCard
from rules.root.battle import BeginBattle
from rules.root.enums import Cause, PlotKind, TokenKind
from rules.root.factions.marquise.hospitals import OfferHospitals
from rules.root.state import Place, Token, Woodland
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import answer, choices, hold, lay, reasons, settle, stand
from tests.rules.root.factions.courts import ME, THIRD, YOU, is_over, laid, play
from tests.rules.root.scenes import scene

FOX, MOUSE, RABBIT, BIRD = "anvil", "mouse_in_a_sack", "root_tea_rabbit", "ambush_bird"


def camp(*others: str, keep: Place = 1) -> Woodland:
    state = scene(("marquise", *(others or ("eyrie",))))
    laid(state, ME, TokenKind.KEEP, keep)
    return state


def gone(place: Place, count: int, by: Seat = YOU, cause: Cause = Cause.FAVOR) -> Removal:
    return Removal(owner=ME, by=by, place=place, cause=cause, warriors=count)


def lose(state: Woodland, *removals: Removal) -> None:
    """Removes pieces and goes on to the next question."""
    table = StepContext()
    remove(state, table, *removals)
    settle(state, table)


def test_all_warriors_of_a_clearing_return_to_the_keep_for_one_card() -> None:
    state = camp()
    stand(state, 2, s0=3)
    hold(state, ME, FOX, MOUSE, BIRD)
    lose(state, gone(2, 3))
    assert choices(state) == [Pass(), PlayCard(BIRD), PlayCard(MOUSE)]
    assert any("matches clearing 2" in each for each in reasons(state))
    answer(state, PlayCard(MOUSE))
    assert state.warriors[1][ME] == 3
    assert state.discard == (MOUSE,)
    assert (state.limbo[ME], state.supply[ME]) == (0, 22)
    assert is_over(state)


def test_declined_they_reach_the_supply() -> None:
    state = camp()
    stand(state, 2, s0=3)
    hold(state, ME, MOUSE)
    lose(state, gone(2, 3))
    answer(state, Pass())
    assert (state.warriors[1][ME], state.limbo[ME], state.supply[ME]) == (0, 0, 25)


def test_asked_whatever_the_hand_is_but_not_without_one() -> None:
    state = camp()
    stand(state, 2, s0=2)
    hold(state, ME, FOX)
    lose(state, gone(2, 1))
    assert choices(state) == [Pass()]
    asked = agenda.question(state)
    assert "You have no card that matches clearing 2. You are asked" in english(
        asked.secret(state, ME, ())
    )
    prompt = asked.prompt(state, ME)
    hold(state, ME, MOUSE)
    assert "You have no card that matches clearing 2. You are asked" not in english(
        asked.secret(state, ME, ())
    )
    assert asked.prompt(state, ME) == prompt, "what others might read tells nothing"
    hold(state, ME, FOX)
    answer(state, Pass())
    hold(state, ME)
    lose(state, gone(2, 1))
    assert is_over(state)
    assert state.supply[ME] == 25


def test_several_clearings_are_several_questions() -> None:
    state = camp()
    stand(state, 2, s0=2)
    stand(state, 3, s0=1)
    hold(state, ME, MOUSE, RABBIT)
    lose(state, gone(2, 2), gone(3, 1))
    answer(state, PlayCard(MOUSE))
    assert state.warriors[1][ME] == 2
    question = agenda.question(state)
    assert isinstance(question, OfferHospitals)
    assert (question.place, question.count) == (3, 1)
    answer(state, PlayCard(RABBIT))
    assert (state.warriors[1][ME], state.limbo[ME]) == (3, 0)


def test_the_last_card_spent_ends_the_questions() -> None:
    state = camp()
    stand(state, 2, s0=2)
    stand(state, 3, s0=1)
    hold(state, ME, MOUSE)
    lose(state, gone(2, 2), gone(3, 1))
    answer(state, PlayCard(MOUSE))
    assert is_over(state)
    assert (state.warriors[1][ME], state.supply[ME], state.limbo[ME]) == (2, 23, 0)


@pytest.mark.parametrize("with_it", [False, True])
def test_not_without_the_keep(with_it: bool) -> None:
    state = camp()
    stand(state, 1 if with_it else 2, s0=2)
    hold(state, ME, FOX, MOUSE)
    if with_it:  # the keep falls by the same event
        tokens = (Token(ME, TokenKind.KEEP),)
        lose(
            state,
            Removal(owner=ME, by=YOU, place=1, cause=Cause.FAVOR, warriors=2, tokens=tokens),
        )
        assert state.scores[YOU] == 1
    else:
        state.tokens[1] = ()
        lose(state, gone(2, 2))
    assert is_over(state)
    assert state.supply[ME] == 25


def test_not_where_she_cannot_place() -> None:
    state = camp("corvid")
    lay(state, 1, Token(YOU, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    stand(state, 2, s0=2)
    hold(state, ME, MOUSE)
    lose(state, gone(2, 2))
    assert is_over(state)
    assert state.supply[ME] == 25


def test_own_removals_count_too() -> None:
    state = camp()
    stand(state, 2, s0=1)
    hold(state, ME, MOUSE)
    lose(state, gone(2, 1, by=ME, cause=Cause.TAX))
    answer(state, PlayCard(MOUSE))
    assert state.warriors[1][ME] == 1


def test_hospitals_come_before_coffin_makers() -> None:
    state = camp("eyrie", "alliance")
    state.crafted[THIRD] = ("coffin_makers",)
    stand(state, 2, s0=2)
    hold(state, ME, MOUSE)
    lose(state, gone(2, 1))
    answer(state, PlayCard(MOUSE))
    assert (state.warriors[1][ME], state.coffin[ME]) == (1, 0)
    hold(state, ME, FOX)
    lose(state, gone(2, 1))
    answer(state, Pass())
    assert state.coffin[ME] == 1


def test_an_ambush_at_the_keep_need_not_end_the_battle() -> None:
    state = camp()
    stand(state, 1, s0=2, s1=1)
    hold(state, ME, FOX)
    hold(state, YOU, "ambush_fox")
    play(state, BeginBattle(ME, 1, YOU))
    answer(state, PlayCard("ambush_fox"), seat=YOU)
    answer(state, Pass())  # no ambush of her own in answer
    assert isinstance(agenda.question(state), OfferHospitals)
    answer(state, PlayCard(FOX), script=((2, 0),))
    assert is_over(state)
    assert state.warriors[1] == (2, 0)
