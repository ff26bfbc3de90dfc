"""Stable points (9, 10): the order of what follows an action; requirements, books, interrupts."""

from collections.abc import Sequence

import pytest

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import effects_of
from rules.cthulhu_wars.actions import ChooseBook, ChooseClock, GiveUp
from rules.cthulhu_wars.books import requirements
from rules.cthulhu_wars.books.requirements import actions, earn, open_deeds
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.books.spellbooks import PickBook, left
from rules.cthulhu_wars.enums import Cause, Phase
from rules.cthulhu_wars.events import PhaseBegan, RoundBegan
from rules.cthulhu_wars.factions.great_cthulhu.devolve import Devolves
from rules.cthulhu_wars.rounds import stable
from rules.cthulhu_wars.rounds.events import BookTaken, DeedMet, SignDrawn
from rules.cthulhu_wars.rounds.one_round import BeginActions, BeginRound
from rules.cthulhu_wars.rounds.stable import Interrupt, Meet, Settle, after_action
from rules.cthulhu_wars.rounds.two_players import fights_without_limit
from rules.cthulhu_wars.standing import STANDING, is_threatened
from rules.cthulhu_wars.state import Captive, Earth, Removed
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Pass, Seat, Target, TargetKind
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    CORE,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    is_abandoned,
    put,
    reasons,
    run,
    scene,
    settle,
    take,
)

FIRST, SECOND, THIRD, FOURTH = Seat(0), Seat(1), Seat(2), Seat(3)
OCEANS = ("south_pacific", "north_pacific", "indian_ocean", "south_atlantic")


def spread(state: Earth, seat: int, *areas: str) -> None:
    """An Acolyte in each."""
    for at in areas:
        put(state, seat, at, acolyte=1)


# ---------------------------------------------------------------- requirements and books
def test_in_turn_order_they_pick() -> None:  # R37
    state = scene((BG, GC, CC))
    state.first = SECOND
    spread(state, 0, "africa", "asia", "europe", "antarctica")
    for at in OCEANS:
        gate(state, at)
    run(state, Settle())
    assert agenda.question(state) == PickBook(SECOND)
    answer(state, 1, ChooseBook("dreams"))
    assert agenda.question(state) == PickBook(FIRST)
    answer(state, 0, ChooseBook("frenzy"))
    assert not isinstance(agenda.question(state), PickBook)


def test_two_in_one_action_are_two_picks() -> None:
    state = scene((BG, GC, CC))
    spread(state, 0, "africa", "asia", "europe", "antarctica", "australia", "north_america")
    run(state, Settle())
    answer(state, 0, ChooseBook("frenzy"))
    assert ChooseBook("frenzy") not in choices(state, 0)
    assert reasons(state, 0) == ["You already have this spellbook."]
    answer(state, 0, ChooseBook("ghroth"))
    assert state.met[FIRST] == ("bg_four_areas", "bg_six_areas")
    assert state.books[FIRST] == ("frenzy", "ghroth")


def test_it_is_met_in_an_enemys_turn() -> None:  # R39
    state = scene((GC, BG, CC))
    spread(state, 1, "africa", "asia", "europe", "antarctica")
    state.met[SECOND] = ("bg_awaken_shub",)
    state.books[SECOND] = ("frenzy",)
    after = state.clone()
    table = StepContext()
    after_action(after, table, FIRST)
    settle(after, table)
    assert after.met[SECOND] == ("bg_awaken_shub", "bg_four_areas")


def test_what_is_met_never_becomes_unmet() -> None:
    state = scene((BG, GC, CC))
    spread(state, 0, "africa", "asia", "europe", "antarctica")
    run(state, Settle())
    answer(state, 0, ChooseBook("frenzy"))
    state.units = [tuple((0,) * len(each) for each in here) for here in state.units]
    run(state, Settle())
    assert state.met[FIRST] == ("bg_four_areas",)
    assert state.books[FIRST] == ("frenzy",)


def test_gates_of_anybody_in_four_oceans() -> None:  # R41
    state = scene((GC, BG, CC))
    for at in OCEANS:
        gate(state, at)
    run(state, Settle())
    assert state.met[FIRST] == ("gc_ocean_gates",)


def test_five_books_wait_for_a_doom_phase() -> None:  # R42
    state = scene((GC, BG, CC))
    take(state, 0, "absorb", "devolve", "dreams", "regenerate", "submerge")
    state.met[FIRST] = tuple(
        deed.ID for deed in open_deeds(scene((GC, BG, CC)), FIRST) if deed.ID != "gc_five_books"
    )
    run(state, Settle())
    assert len(state.met[FIRST]) == 5
    run(state, Meet((FIRST,)))
    assert state.met[FIRST][5:] == ("gc_five_books",)


def test_the_last_book_comes_by_itself() -> None:
    state = scene((GC, BG, CC))
    take(state, 0, "absorb", "devolve", "dreams", "regenerate", "submerge")
    state.met[FIRST] = ("gc_kill_one",) * 6
    run(state, PickBook(FIRST))
    assert state.books[FIRST][5:] == ("y_ha_nthlei",)
    assert left(state, FIRST) == []


def test_no_book_is_picked_that_was_not_earned() -> None:
    state = scene((GC, BG, CC))
    take(state, 0, "absorb")
    run(state, PickBook(FIRST))
    assert state.books[FIRST] == ("absorb",)
    assert not isinstance(agenda.question(state), PickBook)


def test_a_payment_that_was_made_is_not_made_again() -> None:  # R40
    state = scene((CC, GC, BG))
    both = {each.amount for each in actions(state, FIRST)}  # type: ignore[attr-defined]
    assert both == {4, 6, 10}
    state.met[FIRST], state.books[FIRST] = ("cc_pay_four",), ("abduct",)
    left_over = {each.amount for each in actions(state, FIRST)}  # type: ignore[attr-defined]
    assert left_over == {6}


def test_without_power_no_deed_is_done_as_an_action() -> None:
    state = scene((YS, GC, BG))
    assert requirements.actions(state, FIRST)
    state.power[FIRST] = 0
    assert requirements.actions(state, FIRST) == []


def test_signs_of_a_deed_are_drawn_after_the_picks() -> None:
    state = scene((GC, BG, CC))
    events = run(state, Meet((FIRST,)))
    assert DeedMet(FIRST, "gc_first_doom_phase") in events
    assert SignDrawn(FIRST) not in events
    events = answer(state, 0, ChooseBook("dreams"))
    assert [each for each in events if isinstance(each, BookTaken | SignDrawn)] == [
        BookTaken(FIRST, "dreams"),
        SignDrawn(FIRST),
    ]


def test_by_an_option_a_book_is_picked_at_once() -> None:
    state = scene((GC, BG, CC), options={"spellbook_pick_timing": "immediately"})
    table = StepContext()
    earn(state, table, FIRST, "gc_kill_one")
    earn(state, table, FIRST, "gc_kill_one")
    assert table.pending == [PickBook(FIRST)]
    assert state.met[FIRST] == ("gc_kill_one",)
    later = scene((GC, BG, CC))
    earn(later, table, FIRST, "gc_kill_one")
    assert table.pending == [PickBook(FIRST)]


def test_the_words_of_a_pick() -> None:
    state = scene((GC, BG, CC))
    state.met[FIRST] = ("gc_kill_one",)
    run(state, PickBook(FIRST))
    question = agenda.question(state)
    assert question is not None
    labels = [english(option.label) for option in agenda.options(state, FIRST)]
    assert labels[0] == "Take Absorb"
    foreign = question.explain(state, FIRST, Target(TargetKind.CARD, "frenzy"))
    assert "your own faction" in english(foreign)
    bare = question.explain(state, FIRST, Target(TargetKind.PLACE, "0"))
    assert bare == say("kernel.not_open")


def test_six_books_make_battles_unlimited_from_then_on() -> None:  # R50
    state = scene((GC, BG, CC))
    take(state, 0, "absorb", "devolve", "dreams", "regenerate", "submerge")
    assert not fights_without_limit(state, FIRST)
    state.met[FIRST] = ("gc_kill_one",) * 6
    run(state, Settle())
    assert fights_without_limit(state, FIRST)
    assert not fights_without_limit(state, SECOND)


def test_a_book_works_from_the_moment_of_its_pick() -> None:  # R38
    state = scene((GC, BG, CC))
    state.met[FIRST] = ("gc_awaken_cthulhu",)
    run(state, Settle())
    assert "dreams" not in [each.ID for each in effects_of(state, FIRST)]
    answer(state, 0, ChooseBook("dreams"))
    assert "dreams" in [each.ID for each in effects_of(state, FIRST)]


# ---------------------------------------------------------------- triggered Power
def lost(owner: Seat, by: Seat) -> Removed:
    return Removed(owner, 0, 2, Cause.KILL, by)


def test_triggered_power_comes_once_for_an_action() -> None:
    state = scene(CORE)
    take(state, 3, "passion")
    state.removed = (lost(FOURTH, FIRST), lost(FOURTH, SECOND))
    run(state, Settle(FIRST))
    assert state.power == [10, 10, 10, 11]
    assert state.removed == ()
    run(state, Settle(FIRST))
    assert state.power[FOURTH] == 11


def test_what_was_captured_in_the_action_is_known_to_requirements() -> None:
    state = scene((CC, GC, BG))
    state.captives[FIRST] = (Captive(SECOND, 0),)
    state.removed = (Removed(SECOND, 0, 1, Cause.CAPTURE, FIRST),)
    run(state, Settle(FIRST))
    assert state.met[FIRST] == ("cc_capture",)


class Restless(Effect):
    """Counts the actions after which it is called; has always something to do out of turn."""

    ID = "restless"
    called = 0

    def after_action(
        self, state: Earth, context: StepContext, seat: Seat, removed: tuple[Removed, ...]
    ) -> None:
        self.called += 1

    def interrupts(self, state: Earth, seat: Seat) -> Sequence[Action]:
        return (Pass(),)


def restless(monkeypatch: pytest.MonkeyPatch) -> Restless:
    """The second seat has it."""
    effect = Restless()
    monkeypatch.setattr(stable, "having", lambda state, hook: ((SECOND, effect),))
    monkeypatch.setattr(stable, "own", lambda state, seat, hook: (effect,) * (seat == SECOND))
    return effect


def test_books_do_not_make_another_action_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state, effect = scene((BG, GC, CC)), restless(monkeypatch)
    spread(state, 0, "africa", "asia", "europe", "antarctica")
    run(state, Settle(FIRST))
    answer(state, 0, ChooseBook("frenzy"))
    assert effect.called == 1


@pytest.mark.parametrize("phase", list(Phase))
def test_out_of_turn_is_in_the_action_phase_only(
    monkeypatch: pytest.MonkeyPatch, phase: Phase
) -> None:
    state = scene((BG, GC, CC))
    restless(monkeypatch)
    state.phase = phase
    run(state, Settle(FIRST))
    assert isinstance(agenda.question(state), Interrupt) == (phase is Phase.ACTION)


# ---------------------------------------------------------------- out of turn
def with_devolve() -> Earth:
    state = scene((BG, GC, CC))
    take(state, 1, "devolve")
    spread(state, 1, "europe")
    put(state, 1, "europe", acolyte=1)
    gate(state, "europe", 1)
    return state


def devolved(state: Earth) -> list[Action]:
    return [each for each in choices(state, 1) if isinstance(each, Devolves)]


def test_one_after_the_other_until_enough() -> None:
    state = with_devolve()
    run(state, Settle(FIRST))
    assert agenda.question(state) == Interrupt(SECOND, FIRST)
    assert len(devolved(state)) == 2
    answer(state, 1, Devolves(area(state, "europe")))
    assert isinstance(agenda.question(state), Interrupt)
    answer(state, 1, Pass())
    assert not isinstance(agenda.question(state), Interrupt)
    assert count(state, 1, "europe", "deep_one") == 1


def test_the_gate_of_a_holder_is_abandoned() -> None:  # R25
    state = with_devolve()
    run(state, Settle(FIRST))
    answer(state, 1, Devolves(area(state, "europe"), True), Pass())
    assert is_abandoned(state, "europe")


def test_when_nothing_is_left_nobody_is_asked() -> None:
    state = with_devolve()
    run(state, Settle(FIRST))
    answer(state, 1, Devolves(area(state, "europe")), Devolves(area(state, "europe"), True))
    assert not isinstance(agenda.question(state), Interrupt)


def test_only_in_the_action_phase() -> None:
    state = with_devolve()
    state.phase = Phase.DOOM
    run(state, Settle(FIRST))
    assert not isinstance(agenda.question(state), Interrupt)


def test_books_come_before_and_reveals_after() -> None:
    state = with_devolve()
    state.signs[THIRD], state.doom[THIRD] = (1, 1), 27
    spread(state, 0, "africa", "asia", "europe", "antarctica")
    run(state, Settle(FIRST))
    assert agenda.question(state) == PickBook(FIRST)
    answer(state, 0, ChooseBook("frenzy"))
    assert isinstance(agenda.question(state), Interrupt)
    answer(state, 1, Pass())
    assert agenda.question(state) == OfferReveal(THIRD)


def test_what_is_done_out_of_turn_may_meet_a_requirement() -> None:
    state = with_devolve()
    spread(state, 0, "africa", "asia", "europe")
    state.met[SECOND] = (*state.met[SECOND], "gc_kill_two")
    run(state, Settle(FIRST, again=True))
    assert agenda.question(state) == PickBook(SECOND)


def test_the_words_of_an_interrupt() -> None:
    state = with_devolve()
    run(state, Settle(FIRST))
    question = agenda.question(state)
    assert question is not None
    assert "Black Goat has acted" in english(question.prompt(state, SECOND))
    assert "use Devolve before" in english(question.prompt(state, SECOND))
    assert english(agenda.options(state, SECOND)[-1].label) == "Continue"
    assert english(question.explain(state, SECOND, Target(TargetKind.PLACE, "0")))
    own = Interrupt(SECOND, SECOND)
    assert "has acted" not in english(own.prompt(state, SECOND))


# ---------------------------------------------------------------- standing answers
def standing(id: str, state: Earth, seat: Seat) -> Action | None:
    """What an order answers to the open question."""
    order = next(each for each in STANDING if each.id == id)
    question = agenda.question(state)
    assert question is not None
    assert english(order.name)
    assert english(order.help)
    answered = order.answer(state, seat, question, agenda.request(state, seat))
    assert answered is None or isinstance(answered, Action)
    return answered


def test_nothing_out_of_turn() -> None:
    state = with_devolve()
    run(state, Settle(FIRST))
    assert standing("no_interrupt", state, SECOND) == Pass()
    assert standing("no_reveal", state, SECOND) is None


def test_out_of_turn_only_when_a_cultist_can_be_captured() -> None:
    state = with_devolve()
    run(state, Settle(FIRST))
    assert standing("if_threatened", state, SECOND) == Pass()
    put(state, 0, "europe", ghoul=1)
    assert is_threatened(state, SECOND)
    assert standing("if_threatened", state, SECOND) is None
    state.power[FIRST] = 0
    assert not is_threatened(state, SECOND)


def test_signs_stay_face_down_unless_ordered() -> None:
    state = scene((BG, GC, CC))
    state.signs[SECOND], state.doom[SECOND] = (1, 1), 27
    run(state, Settle(FIRST))
    assert standing("no_reveal", state, SECOND) == Pass()
    assert standing("no_interrupt", state, SECOND) is None
    assert standing("if_threatened", state, SECOND) is None
    run(state, OfferReveal(SECOND, ordered=True))
    assert standing("no_reveal", state, SECOND) is None


def test_who_may_leave_a_standing_answer() -> None:
    state = with_devolve()
    may = {each.id: each.may_give for each in STANDING}
    assert may["no_interrupt"](state, SECOND)
    assert not may["if_threatened"](state, FIRST)
    assert not may["no_reveal"](state, SECOND)
    state.signs[SECOND] = (1,)
    assert may["no_reveal"](state, SECOND)


# ---------------------------------------------------------------- the Action phase
def test_power_that_comes_after_a_pass_is_used() -> None:  # R12
    state = scene((GC, BG, CC))
    spread(state, 0, "south_pacific")
    spread(state, 1, "africa")
    state.power = [4, 5, 0]
    run(state, BeginTurn(FIRST))
    answer(state, 0, GiveUp())
    assert state.power == [0, 5, 0]
    state.power[FIRST] = 2
    answer(state, 1, GiveUp())
    assert agenda.question(state) == TakeTurn(FIRST)


def test_by_an_option_a_pass_is_final() -> None:  # R12
    state = scene((GC, BG, CC), options={"pass_is_final": "on"})
    spread(state, 0, "south_pacific")
    spread(state, 1, "africa")
    state.power = [4, 5, 1]
    run(state, BeginTurn(FIRST))
    answer(state, 0, GiveUp())
    state.power[FIRST] = 2
    answer(state, 1, GiveUp())
    assert agenda.asked(state) == [2]


def test_the_phase_goes_on_for_who_gained_power_in_the_last_action() -> None:  # R13
    state = scene((GC, BG, CC))
    spread(state, 0, "south_pacific")
    spread(state, 1, "africa")
    state.power = [1, 0, 0]
    run(state, BeginTurn(FIRST))
    state.power[SECOND] = 1
    answer(state, 0, GiveUp())
    assert agenda.question(state) == TakeTurn(SECOND)


def test_the_action_phase_begins_with_whoever_has_power() -> None:
    state = scene((GC, BG, CC))
    spread(state, 1, "africa")
    state.power, state.passed = [0, 3, 0], (FIRST,)
    run(state, BeginActions())
    assert state.passed == ()
    assert agenda.question(state) == TakeTurn(SECOND)


def test_a_round_is_its_phases_in_their_order() -> None:
    state = scene((GC, BG, CC))
    spread(state, 0, "south_pacific")
    state.round = 0
    events = run(state, BeginRound())
    answer(state, 0, ChooseClock(False))
    assert RoundBegan(1) in events
    assert state.phase is Phase.ACTION
    for seat in range(3):
        if state.power[seat]:
            answer(state, seat, GiveUp())
    phases = [each.phase for each in events if isinstance(each, PhaseBegan)]
    assert phases == [Phase.GATHER_POWER, Phase.FIRST_PLAYER]
    assert state.round == 2


def test_an_action_phase_in_which_nobody_has_power_is_over() -> None:
    state = scene((GC, BG, CC))
    spread(state, 1, "africa")
    state.power = [0, 0, 0]
    run(state, BeginActions())
    assert state.round == 2


# ---------------------------------------------------------------- deeds as the action
def test_the_words_of_a_deed_that_is_an_action() -> None:
    state = scene((CC, GC, BG))
    for action in requirements.actions(state, FIRST):
        option = requirements.describe(state, FIRST, action)
        assert option is not None
        assert english(option.label)
    assert requirements.describe(state, FIRST, GiveUp()) is None
    assert requirements.refused(state, FIRST) == []
    state.power[FIRST] = 5
    assert [each.action for each in requirements.refused(state, FIRST)] == [
        each for each in actions(scene((CC, GC, BG)), FIRST) if each not in actions(state, FIRST)
    ]
