"""What a position is worth: goods that can be used, tokens, the night, the Cult, votes."""

import pytest

from rules.kernel.steps import Seat
from rules.kinfire_council.bots import features as features_by_seat
from rules.kinfire_council.bots.features import Features, is_dark, may_plot
from rules.kinfire_council.bots.night import between, chance, night_of
from rules.kinfire_council.bots.prices import goods_worth, rate, worth_of
from rules.kinfire_council.bots.reflexes.council import docket_worth, with_vote
from rules.kinfire_council.bots.worth import heed_of, prospect, worth
from rules.kinfire_council.enums import DecreeKind, Resource
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.printed.ops import Damage, Gain, May, Pay, Upgrade, V
from rules.kinfire_council.state import Council, Decree, Need, Threat
from tests.rules.kinfire_council.turns import ADA, BO, day

FEW, MANY = (1, 0, 0, 0, 0), (6, 6, 6, 6, 6)


@pytest.fixture
def state() -> Council:
    """The first turn at a table of three."""
    return day((3, 1, 2, 1, 0), (3, 1, 2, 1, 0), (3, 1, 2, 1, 0))


def value(state: Council, seat: Seat = ADA) -> float:
    return worth(state, Features(state, seat))


def level(number: str) -> str:
    """A threat of a level."""
    return next(each.id for each in shipped().content.threats if each.level == number)


# -------------------------------------------------------------------- goods and tokens
def test_goods_are_worth_less_the_less_can_still_be_done_with_them() -> None:
    worths = [goods_worth(MANY, left) for left in (20, 5, 1, 0)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] < 0.01
    assert rate(MANY, 1) < rate(FEW, 1) < 1


def test_more_goods_are_never_worth_less() -> None:
    held = [0, 0, 0, 0, 0]
    for kind in range(5):
        before = goods_worth((held[0], held[1], held[2], held[3], held[4]), 6)
        held[kind] += 2
        assert goods_worth((held[0], held[1], held[2], held[3], held[4]), 6) > before


def test_effects_are_weighed_by_what_they_bring(state: Council) -> None:
    prices = Features(state, ADA).prices(9)
    rare, coin = (worth_of(state, ADA, (Gain(kind, 2),), prices) for kind in ("rare", "coin"))
    assert rare > coin > 0
    assert worth_of(state, ADA, (V(3),), prices) == 3
    assert worth_of(state, ADA, (Damage(2),), prices) < 0
    bargain = May((Pay(Resource.RARE, 1),), (V(1),))
    assert worth_of(state, ADA, (bargain,), prices) == 0, "a bad bargain is left alone"
    assert worth_of(state, ADA, (Upgrade(1),), prices) > worth_of(state, ADA, (Upgrade(),), prices)


def test_a_token_on_the_sheet_is_worth_more_than_one_in_reserve(state: Council) -> None:
    before = value(state)
    sheet = state.sheets[ADA]
    set_sheet(state, ADA, influence=sheet.influence + 1, reserve=sheet.reserve - 1)
    assert value(state) > before


def test_own_points_count_more_than_those_of_others_cost(state: Council) -> None:
    before = value(state)
    state.score[BO] += 4
    worse = value(state)
    assert worse < before
    state.score[ADA] += 4
    assert value(state) > before


# -------------------------------------------------------------------- the night
def test_between_two_rows_the_tracker_is_read_in_part() -> None:
    assert between(0.5, (1.0, 3.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0)) == 2.0
    assert between(-3.0, (1.0,) * 8) == 1.0


def test_a_threat_about_to_strike_raises_what_the_cult_gains_tonight(state: Council) -> None:
    features = Features(state, ADA)
    quiet = night_of(state, features).cult
    state.threats[0], state.city = Threat(level("2"), 1), (2,)
    struck = night_of(state, features)
    assert struck.cult > quiet + 1
    state.city = ()
    assert night_of(state, features).cult < struck.cult


def test_a_need_that_is_met_counts_for_whoever_met_it(state: Council) -> None:
    features = Features(state, ADA)
    before = [prospect(state, seat, features, night_of(state, features)) for seat in (ADA, BO)]
    state.needs = (Need((Resource.FOOD,), ADA), *state.needs[1:])
    after = [prospect(state, seat, features, night_of(state, features)) for seat in (ADA, BO)]
    assert after[0] >= before[0] + 2
    assert after[1] == before[1]


def test_floors_are_worth_more_the_higher_the_marker(state: Council) -> None:
    state.shipments, state.marker = ((2, ADA),), 3
    low = value(state)
    state.marker = 7
    assert value(state) > low


# -------------------------------------------------------------------- the Cult
def test_the_cult_ahead_is_bad_for_all_but_the_conspirator(state: Council) -> None:
    state.round = 5
    before, hers = value(state), value(state, BO)
    state.cult_score += 40
    assert value(state) < before - 5
    state.conspirator = BO
    assert value(state, BO) > hers


def test_a_v_of_the_cult_matters_more_when_it_may_win(
    state: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(features_by_seat, "is_dark", lambda view, seat: False)
    state.round = 5
    state.score[:] = [90, 88, 86]
    state.cult_score = 10
    calm = heed_of(state, Features(state, ADA))
    state.cult_score = 88
    assert heed_of(state, Features(state, ADA)) > calm >= 0


def test_who_works_for_the_cult_likes_what_feeds_it(
    state: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    state.round, state.score = 3, [30, 40, 40]
    state.conspirator = ADA
    monkeypatch.setattr(features_by_seat, "is_dark", lambda view, seat: seat == ADA)
    assert heed_of(state, Features(state, ADA)) < 0
    assert heed_of(state, Features(state, BO)) >= 0


def test_nobody_plots_while_ahead_or_in_the_first_round_or_out_of_reach(state: Council) -> None:
    state.round, state.score = 3, [30, 40, 40]
    assert may_plot(state, ADA)
    assert not may_plot(state, BO), "she is ahead"
    state.conspirator, state.cult_area = BO, [0, 5, 0]
    assert not may_plot(state, ADA), "too many tokens are missing"
    state.round, state.conspirator = 1, -1
    assert not may_plot(state, ADA)


def test_moods_follow_from_open_facts_and_differ(state: Council) -> None:
    names = [each.id for each in shipped().content.councilors]
    moods = []
    for name in names:
        for seat in range(3):
            set_sheet(state, Seat(seat), councilor=name)
            moods.append(is_dark(state, Seat(seat)))
            assert is_dark(state, Seat(seat)) == moods[-1]
    assert any(moods)
    assert not all(moods)


# -------------------------------------------------------------------- votes
def docketed(state: Council, *kinds: DecreeKind) -> None:
    """A decree of each kind on the docket."""
    found = shipped().content.decrees
    cards = [next(each.id for each in found if each.kind is kind) for kind in kinds]
    state.docket = tuple(Decree(card, (0,) * len(state.sheets)) for card in cards)


def test_a_vote_makes_its_decree_likelier(state: Council) -> None:
    docketed(state, DecreeKind.ORDER, DecreeKind.LAW)
    assert chance(state, 0, 0.5) == 0.5
    assert chance(with_vote(state, ADA, 0), 0, 0.5) > 0.5
    assert chance(with_vote(state, ADA, 0), 0, 0.0) == 1.0


def test_to_lead_an_election_is_worth_a_vote(state: Council) -> None:
    docketed(state, DecreeKind.ELECTION, DecreeKind.LAW)
    features = Features(state, ADA)
    assert docket_worth(with_vote(state, ADA, 0), ADA, features) > docket_worth(
        state, ADA, features
    )


def test_a_crisis_that_fails_is_feared(state: Council) -> None:
    docketed(state, DecreeKind.CRISIS, DecreeKind.LAW)
    features = Features(state, ADA, heed=0.5)
    safe, feared = with_vote(state, ADA, 0), with_vote(state, ADA, 1)
    assert docket_worth(safe, ADA, features) > docket_worth(feared, ADA, features)
