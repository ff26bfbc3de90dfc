"""Ops of goods, points, influence, cards and blocks (5, 8, 11, 12, 14, 15)."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import add_sentences, english
from rules.kinfire_council.effects.blocks import ChooseOne
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import Counter, Resource, Skill, Source, Whom
from rules.kinfire_council.events import DrewResearch
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.messages.all_messages import SENTENCES
from rules.kinfire_council.printed import ops
from rules.kinfire_council.state import HIDDEN_CARD, NOBODY, Piece, Sheet
from tests.rules.kinfire_council.small import (
    answer,
    asked,
    do,
    docket,
    is_done,
    labels,
    table,
    threat,
    why,
)

add_sentences("kinfire_council", SENTENCES)
COIN, FOOD, COMMON, RARE = Resource.COIN, Resource.FOOD, Resource.COMMON, Resource.RARE


# -------------------------------------------------------------------- goods and points
def test_gains_come_in_their_order_and_lose_takes_only_what_is_held() -> None:
    state = table()
    do(state, ops.Gain(COIN, 2), ops.Gain(FOOD, 1), ops.Lose(COIN, 5), ops.Lose(RARE, 1))
    assert state.sheets[0].goods == (0, 1, 0, 0, 0)


def test_a_mix_is_chosen_among_the_listed_kinds() -> None:
    state = table()
    do(state, ops.GainChoice((COIN, FOOD), 2))
    assert labels(state) == ["Take 2 coins", "Take 1 coin, 1 food", "Take 2 food"]
    answer(state, "Take 1 coin, 1 food")
    assert state.sheets[0].goods == (1, 1, 0, 0, 0)


def test_one_kind_is_no_choice() -> None:
    state = table()
    do(state, ops.GainChoice((RARE,), 2))
    assert is_done(state)
    assert state.sheets[0].goods == (0, 0, 0, 2, 0)


def test_v_never_falls_below_nothing_and_is_noted_by_its_source() -> None:
    state = table()
    do(state, ops.V(3), scope=Scope(source=Source.RESEARCH))
    do(state, ops.V(-20), scope=Scope(source=Source.DECREE))
    assert state.score[0] == 0
    assert sorted(state.tally[0]) == [-13] + [0] * (len(Source) - 2) + [3]


def test_the_coffers_give_at_most_what_lies_there() -> None:
    state = table()
    state.coffers = 2
    (taken,) = do(state, ops.Coffers(3))
    assert english(taken.text()) == "Seat 1 takes 2 coins from the coffers."
    assert (state.coffers, state.sheets[0].goods[0]) == (0, 2)
    assert do(state, ops.Coffers(3), ops.CoffersEmpty()) == []


def test_emptied_coffers_go_to_the_supply() -> None:
    state = table()
    state.coffers = 4
    do(state, ops.CoffersEmpty(), seat=-1)
    assert state.coffers == 0
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)


@pytest.mark.parametrize(("seats", "by", "left"), [(3, 0, 13), (2, 0, 7), (2, -1, 13)])
def test_icon_x_helps_the_cult_but_hurts_it_with_two_players(
    seats: int, by: int, left: int
) -> None:
    state = table(seats=seats)
    do(state, ops.CultV(3), seat=by)
    assert state.cult_score == left


def test_with_two_players_the_cult_never_falls_below_nothing() -> None:
    state = table(seats=2)
    do(state, ops.CultV(30))
    assert state.cult_score == 0
    do(state, ops.CultScore(2))
    assert state.cult_score == 2


def test_what_is_about_a_player_does_nothing_where_there_is_none() -> None:
    state = table()
    before = state.clone()
    do(state, ops.V(3), ops.Gain(COIN, 1), ops.Influence(1), ops.Research(1), seat=NOBODY)
    assert state == before


# -------------------------------------------------------------------- influence
def test_influence_moves_as_far_as_the_reserve_goes() -> None:
    state = table()
    do(state, ops.Influence(9))
    assert (state.sheets[0].influence, state.sheets[0].reserve) == (8, 0)
    assert do(state, ops.Influence(1)) == []


def test_votes_fall_one_by_one_and_may_be_declined() -> None:
    state = table()
    docket(state)
    do(state, ops.Vote(3))
    names = labels(state)
    assert names[-1] == "No more votes"
    answer(state, names[0])
    answer(state, names[1])
    answer(state, "No more votes")
    assert is_done(state)
    assert [each.votes[0] for each in state.docket] == [1, 1]
    assert state.sheets[0].influence == 2


def test_votes_without_tokens_or_docket_are_lost() -> None:
    state = table()
    do(state, ops.Vote(1))
    assert is_done(state)
    docket(state)
    set_sheet(state, Seat(0), influence=1)
    do(state, ops.Vote(3))
    answer(state, labels(state)[1])
    assert is_done(state)


def test_the_conspirator_is_the_first_until_another_has_strictly_more() -> None:
    state = table()
    do(state, ops.CultInfluence(2), seat=1)
    assert state.conspirator == 1
    do(state, ops.CultInfluence(2), seat=2)
    assert state.conspirator == 1
    events = do(state, ops.CultInfluence(1), seat=2)
    assert state.conspirator == 2
    assert english(events[-1].text()) == "Seat 3 becomes the Conspirator."
    assert state.cult_area == [0, 2, 3]
    assert [sheet.influence for sheet in state.sheets] == [4, 2, 1]


def test_influence_with_the_cult_takes_what_lies_on_the_sheet_or_nothing() -> None:
    state = table()
    set_sheet(state, Seat(0), influence=1)
    do(state, ops.CultInfluence(2))
    assert state.cult_area[0] == 1
    assert do(state, ops.CultInfluence(1)) == []


def test_with_two_players_it_takes_trouble_off_a_threat_of_choice() -> None:
    state = table(seats=2)
    threat(state, 0, 1)
    threat(state, 2, 2)
    do(state, ops.CultInfluence(2))
    assert len(labels(state)) == 2
    answer(state, labels(state)[1])
    answer(state, labels(state)[0])
    assert [each and each.trouble for each in state.threats] == [0, None, 1]
    do(state, ops.CultInfluence(5))
    assert is_done(state)
    assert state.threats[2]
    assert state.threats[2].trouble == 0
    assert state.sheets[0].influence == 4
    assert state.conspirator == NOBODY


# -------------------------------------------------------------------- research
def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    state = table()
    before = len(state.research_deck)
    events = do(state, ops.Research(2), seat=1)
    assert len(state.hands[1]) == 2
    assert len(state.research_deck) == before - 2
    assert sorted((*state.research_deck, *state.hands[1])) == sorted(table().research_deck)
    for event in events:
        assert isinstance(event, DrewResearch)
        assert event.card in state.hands[1]
        seen = event.for_seat(Seat(0))
        assert isinstance(seen, DrewResearch)
        assert seen.card == HIDDEN_CARD
        assert english(seen.text()) == "Seat 2 draws a research card."
        assert event.for_seat(Seat(1)) is event


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = table()
    state.research_deck = ("blueprints",)
    state.research_discard = ("warrant",)
    do(state, ops.Research(3))
    assert state.hands[0] == ("blueprints", "warrant")
    assert state.research_deck == state.research_discard == ()


def test_as_an_effect_cards_are_discarded_as_far_as_held() -> None:
    state = table()
    do(state, ops.DiscardResearch(2))
    assert is_done(state)
    state.hands[0] = ("blueprints", "warrant", "warrant")
    do(state, ops.Research(1), ops.DiscardResearch(1))
    answer(state, "Discard Warrant")
    assert len(state.hands[0]) == 3
    assert state.research_discard == ("warrant",)


# -------------------------------------------------------------------- sentries
def test_a_sentry_is_chosen_among_kinds_not_owned_and_in_stock() -> None:
    state = table()
    do(state, ops.Sentry(1))
    assert len(labels(state)) == 6
    answer(state, "Watch Sentry: 2 V for each arrest")
    assert state.sheets[0].sentries == ("sentry_arrest",)
    assert dict(state.sentry_stock)["sentry_arrest"] == 1
    do(state, ops.Sentry(1), seat=1)
    answer(state, "Watch Sentry", seat=1)
    do(state, ops.Sentry(1), seat=2)
    assert why(state, 2) == ["The other players have taken all of this kind."]
    answer(state, "Wall Sentry", seat=2)
    do(state, ops.Sentry(1))
    assert why(state) == ["You already own one of this kind."]


def test_no_sentry_is_left() -> None:
    state = table()
    state.sentry_stock = (("sentry_arrest", 1),)
    set_sheet(state, Seat(0), sentries=("sentry_arrest",))
    do(state, ops.Sentry(1))
    assert is_done(state)
    do(state, ops.Sentry(2), seat=1)
    assert is_done(state)
    assert state.sheets[1].sentries == ("sentry_arrest",)


# -------------------------------------------------------------------- counted
def counted() -> Sheet:
    """A sheet with something of each kind."""
    pieces = (Piece(skill=Skill.SPY), Piece(skill=Skill.GUARD), Piece("7", Skill.ARTISAN), Piece())
    return Sheet(pieces=pieces, trophies=("a", "b", "c"), cultists=(1, 2, 3, 4))


@pytest.mark.parametrize(
    ("counter", "n"),
    [
        (Counter.PATRONS, 1),
        (Counter.TROPHIES, 3),
        (Counter.CULTISTS, 4),
        (Counter.SKILLED, 2),
        (Counter.NEEDS_MET, 5),
        (Counter.RESEARCH, 6),
    ],
)
def test_per_counts_once_up_to_its_maximum(counter: Counter, n: int) -> None:
    state = table()
    state.sheets[0] = counted()
    state.patrons = ((1, Seat(0)), (2, Seat(1)))
    state.met_needs[0] = 5
    state.hands[0] = ("warrant",) * 6
    do(state, ops.Per(counter, (ops.V(1), ops.Gain(COIN, 1)), 9))
    assert (state.score[0], state.sheets[0].goods[0]) == (10 + n, n)
    do(state, ops.Per(counter, (ops.V(2),), 1))
    assert state.score[0] == 12 + n


def test_what_is_counted_is_not_counted_anew() -> None:
    state = table()
    state.hands[0] = ("warrant", "warrant")
    do(state, ops.Per(Counter.RESEARCH, (ops.Research(1),), 9))
    assert len(state.hands[0]) == 4


def test_counted_points_are_one_line_in_the_log() -> None:
    state = table()
    state.met_needs[0] = 3
    (scored,) = do(state, ops.Per(Counter.NEEDS_MET, (ops.V(1),), 3))
    assert english(scored.text()) == "Seat 1: +3 V (Locations)"
    state.met_needs[0] = 0
    assert do(state, ops.Per(Counter.NEEDS_MET, (ops.V(1),), 3)) == []


# -------------------------------------------------------------------- choices
LOSE_OR = ops.Choose(((ops.Lose(COIN, 3),), (ops.V(-3),)))


def test_an_option_that_cannot_be_done_in_full_is_closed() -> None:
    state = table((2, 0, 0, 0, 0), (3, 0, 0, 0, 0))
    do(state, LOSE_OR)
    assert is_done(state)
    assert (state.sheets[0].goods[0], state.score[0]) == (2, 7)
    do(state, LOSE_OR, seat=1)
    assert labels(state, 1) == ["Lose 3 coins", "Lose 3 V"]
    answer(state, "Lose 3 coins", seat=1)
    assert state.sheets[1].goods[0] == 0


@pytest.mark.parametrize(
    ("op", "reason"),
    [
        (ops.Lose(RARE, 1), "You would have to lose 1 rare; you hold nothing."),
        (ops.DiscardResearch(1), "You would have to discard 1 research card; you hold 0."),
        (ops.ReleaseCultist(2), "You would have to release 2 cultists; you hold 0."),
        (ops.Influence(5), "Your reserve has fewer than 5 influence tokens."),
        (ops.Vote(1), "There is no docket to vote on now."),
        (ops.CultInfluence(5), "This takes 5 influence tokens from your sheet; it has 4."),
    ],
)
def test_each_reason_for_a_closed_option(op: ops.AnyOp, reason: str) -> None:
    state = table()
    do(state, ops.Choose(((op,), (ops.V(1),), (ops.V(2),))))
    assert why(state) == [reason]
    assert labels(state) == ["Gain 1 V", "Gain 2 V"]


def test_votes_and_influence_with_the_cult_share_the_tokens() -> None:
    state = table()
    docket(state)
    do(state, ops.Choose(((ops.Vote(3), ops.CultInfluence(2)), (ops.V(1),), (ops.V(2),))))
    assert why(state) == ["This takes 5 influence tokens from your sheet; it has 4."]


def test_with_two_players_influence_with_the_cult_needs_trouble_to_take() -> None:
    state = table(seats=2)
    choose = ops.Choose(((ops.CultInfluence(1),), (ops.V(-2),)))
    do(state, choose)
    assert state.score[0] == 8
    threat(state, 1, 1)
    do(state, choose)
    answer(state, labels(state)[0])
    assert state.threats[1]
    assert state.threats[1].trouble == 0
    assert state.score[0] == 8


def test_the_last_option_is_always_open() -> None:
    state = table()
    do(state, ops.Choose(((ops.Lose(COIN, 1),), (ops.Lose(RARE, 1),))))
    assert is_done(state)


def test_an_undirected_choice_belongs_to_the_speaker() -> None:
    state = table()
    state.speaker = Seat(2)
    do(state, ops.Choose(((ops.V(1),), (ops.V(2),))), seat=NOBODY)
    assert asked(state) == [2]


def test_a_choice_names_what_asks() -> None:
    state = table()
    do(state, ops.Choose(((ops.V(1),), (ops.V(2),))), scope=Scope(item="warrant"))
    choice = state.agenda[-1]
    assert isinstance(choice, ChooseOne)
    assert english(choice.prompt(state, Seat(0))) == "Seat 1: choose one (Warrant)."


# -------------------------------------------------------------------- bargains
BARGAIN = ops.May((ops.Pay("coin", 1),), (ops.V(4),))


def test_a_bargain_is_offered_to_whoever_can_pay_and_may_be_declined() -> None:
    state = table((1, 0, 0, 0, 0))
    do(state, BARGAIN, seat=1)
    assert is_done(state)
    do(state, BARGAIN)
    assert labels(state) == ["Pay 1 coin: gain 4 V", "Do not pay"]
    answer(state, "Do not pay")
    assert (state.score[0], state.sheets[0].goods[0]) == (10, 1)
    do(state, BARGAIN)
    answer(state, "Pay 1 coin")
    assert (state.score[0], state.sheets[0].goods[0]) == (14, 0)


def test_the_price_of_a_bargain_is_paid_before_it_brings_anything() -> None:
    state = table((1, 0, 0, 0, 1))
    do(state, BARGAIN)
    answer(state, "Pay 1 coin")
    assert labels(state) == ["Pay 1 coin", "Pay 1 magic"]
    assert state.score[0] == 10
    answer(state, "Pay 1 magic")
    assert state.score[0] == 14


# -------------------------------------------------------------------- several players
@pytest.mark.parametrize(
    ("whom", "gained"),
    [
        (Whom.EACH, [1, 1, 1]),
        (Whom.LEAD, [0, 1, 0]),
        (Whom.SPONSORS, [1, 1, 0]),
        (Whom.NON_SPONSORS, [0, 0, 1]),
    ],
)
def test_to_whom(whom: Whom, gained: list[int]) -> None:
    state = table()
    state.speaker = Seat(1)
    scope = Scope(lead=Seat(1), sponsors=(Seat(0), Seat(1)))
    do(state, ops.To(whom, (ops.Gain(COIN, 1),)), seat=NOBODY, scope=scope)
    assert [sheet.goods[0] for sheet in state.sheets] == gained


def test_each_player_in_order_from_the_speaker() -> None:
    state = table()
    state.speaker = Seat(1)
    do(state, ops.To(Whom.EACH, (ops.Choose(((ops.V(1),), (ops.V(2),))),)), seat=NOBODY)
    order = []
    while not is_done(state):
        order += asked(state)
        answer(state, "Gain 1", order[-1])
    assert order == [1, 2, 0]


def test_nobody_leads_where_nobody_voted() -> None:
    state = table()
    do(state, ops.To(Whom.LEAD, (ops.V(5),)), seat=NOBODY)
    assert state.score == [10, 10, 10]


# -------------------------------------------------------------------- one whole after the other
def test_an_op_is_done_whole_before_the_next() -> None:
    state = table()
    docket(state)
    do(state, ops.Vote(1), ops.V(1), ops.GainChoice((COIN, FOOD), 1), ops.V(1))
    assert state.score[0] == 10
    state2 = state.clone()
    answer(state, "No more votes")
    assert state.score[0] == 11
    answer(state, "Take 1 food")
    assert state.score[0] == 12
    assert Pass() in agenda.actions(state2, Seat(0))
