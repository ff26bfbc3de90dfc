"""The needs track (8) and needs at night (4)."""

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kinfire_council.asking import need_target
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import NeedBonus, Resource
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed import ops
from rules.kinfire_council.rounds.needs import (
    RateNeeds,
    add_need,
    is_open,
    remove_token,
    set_need,
    start_needs,
    tokens,
)
from rules.kinfire_council.state import NOBODY, Council, Need
from tests.rules.kinfire_council import small
from tests.rules.kinfire_council.nights import drawn, kinds, lines, whole

FOOD, RARE, MAGIC = Resource.FOOD, Resource.RARE, Resource.MAGIC


def meet(state: Council, row: int, seat: int) -> None:
    """A player's influence lies on a need."""
    set_need(state, row, msgspec.structs.replace(state.needs[row], met_by=Seat(seat)))
    set_sheet(state, Seat(seat), influence=state.sheets[seat].influence - 1)


def test_the_track_begins_with_three_food() -> None:
    assert [each.wants for each in start_needs(whole())] == [(FOOD,)] * 3 + [()] * 3


def test_a_need_goes_into_the_next_empty_row_then_onto_the_topmost_single_one() -> None:
    state, desk = whole(), StepContext()
    for _ in range(3):
        add_need(state, desk, RARE)
    add_need(state, desk, MAGIC)
    assert [each.wants for each in state.needs] == [(FOOD, MAGIC), *[(FOOD,)] * 2, *[(RARE,)] * 3]
    assert lines(desk.events)[-1] == "A second need is added in row 1: magic"


def test_all_rows_doubled_take_nothing() -> None:
    state, desk = whole(), StepContext()
    state.needs = (Need((FOOD, FOOD)),) * 6
    add_need(state, desk, RARE)
    assert state.needs == (Need((FOOD, FOOD)),) * 6
    assert desk.events == []


def test_a_need_on_one_that_is_met_counts_from_the_next_round() -> None:
    state = whole()
    state.needs = (Need((FOOD,)),) * 6
    meet(state, 0, 1)
    add_need(state, StepContext(), RARE)
    assert state.needs[0] == Need((FOOD,), Seat(1), (RARE,))
    assert tokens(state, 0) == (FOOD, RARE)
    assert not is_open(state, 0)
    drawn(state, [0] * 9, RateNeeds())
    assert state.needs[0] == Need((FOOD, RARE))


def test_at_night_a_met_need_pays_and_an_unmet_one_draws_a_chit() -> None:
    state = whole()
    meet(state, 1, 2)
    events = drawn(state, [0, 0], RateNeeds())
    assert kinds(events) == [
        "NeedRated",
        "ChitDrawn",
        "NeedRated",
        "Scored",
        "NeedRated",
        "ChitDrawn",
    ]
    assert state.score == [10, 10, 12]
    assert state.sheets[2].influence == 4
    assert state.hideout == (1, 2)
    assert [each.met_by for each in state.needs] == [NOBODY] * 6
    assert state.city == ()


def test_in_the_last_round_the_whole_hideout_is_resolved_after_all_rows() -> None:
    state = whole()
    state.round = 5
    state.bag, state.hideout = tuple(range(1, 20)), (20,)
    events = drawn(state, [0, 0, 0], RateNeeds())
    assert kinds(events)[:6] == ["NeedRated", "ChitDrawn"] * 3
    assert state.city == (1, 2, 3)
    assert state.leaders_out == (20,)


def test_by_an_option_a_met_need_leaves_the_track() -> None:
    state = whole()
    state.variant = msgspec.structs.replace(state.variant, needs_persist=False)
    meet(state, 1, 2)
    drawn(state, [0, 0], RateNeeds())
    assert [each.wants for each in state.needs] == [(FOOD,), (), (FOOD,), (), (), ()]
    add_need(state, StepContext(), RARE)
    assert state.needs[1] == Need((RARE,))


def test_the_need_sentry_pays_at_night_or_by_an_option_not_then() -> None:
    for bonus, gained in ((NeedBonus.NIGHT, 3), (NeedBonus.ERRAND, 2)):
        state = whole()
        state.variant = msgspec.structs.replace(state.variant, need_bonus=bonus)
        set_sheet(state, Seat(0), sentries=("sentry_need",))
        meet(state, 0, 0)
        drawn(state, [0, 0], RateNeeds())
        assert state.score[0] == 10 + gained


def test_laws_and_threats_change_what_a_need_is_worth() -> None:
    state = whole()
    state.laws = ("grain_stores",)
    meet(state, 0, 0)
    drawn(state, [0, 0], RateNeeds())
    assert state.score[0] == 13


def test_the_token_of_a_scored_need_may_be_the_vote_of_mirelle_voss() -> None:
    state = whole()
    small.docket(state)
    set_sheet(state, Seat(0), councilor="mirelle_voss", influence=1)
    meet(state, 0, 0)
    drawn(state, [], RateNeeds())
    assert small.labels(state) == ["Gain 2 coins", "Place 1 vote"]
    small.answer(state, "Place")
    assert small.labels(state)[0].startswith("Vote")


# -------------------------------------------------------------------- removing
def test_the_lead_sponsor_else_the_speaker_removes_a_need_of_choice() -> None:
    for lead, chooser in ((Seat(2), 2), (NOBODY, 1)):
        state = whole()
        state.speaker = Seat(1)
        add_need(state, StepContext(), RARE)
        small.do(state, ops.NeedRemove(1), scope=Scope(lead=lead))
        assert small.labels(state, chooser) == [
            "Food in row 1",
            "Food in row 2",
            "Food in row 3",
            "Rare in row 4",
        ]
        small.answer(state, "Rare", chooser)
        assert state.needs == start_needs(state)
        assert small.is_done(state)


def test_what_asks_for_it_is_told_and_an_empty_row_explained() -> None:
    state = whole()
    add_need(state, StepContext(), RARE)
    small.do(state, ops.NeedRemove(1), scope=Scope(item="relief_drive"))
    choice = state.agenda[-1]
    told = english(choice.prompt(state, Seat(0)))
    assert told == "Relief Drive: Seat 1, remove 1 need from the track. Which one?"
    assert (
        english(choice.explain(state, Seat(0), need_target(5))) == "There is no need in this row."
    )
    assert "row" not in english(choice.explain(state, Seat(0), need_target(0)))


def test_several_are_removed_one_after_the_other_as_far_as_there_are_any() -> None:
    state = whole()
    state.needs = (Need((FOOD,)), Need((RARE,)), *(Need(),) * 4)
    small.do(state, ops.NeedRemove(5))
    small.answer(state, "Food")
    assert state.needs == (Need(),) * 6
    assert small.is_done(state)


def test_the_influence_on_an_emptied_row_goes_home_unpaid() -> None:
    state = whole()
    meet(state, 0, 2)
    remove_token(state, StepContext(), 0, FOOD)
    assert state.needs[0] == Need()
    assert (state.sheets[2].influence, state.score[2]) == (4, 10)


def test_a_row_that_keeps_a_token_keeps_its_influence() -> None:
    state = whole()
    state.needs = (Need((FOOD, RARE)), *state.needs[1:])
    meet(state, 0, 2)
    remove_token(state, StepContext(), 0, RARE)
    assert state.needs[0] == Need((FOOD,), Seat(2))
