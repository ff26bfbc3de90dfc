"""The forecast of the night, part by part, on tables made by hand."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from rules.kernel.views import view
from rules.kinfire_council import GAME
from rules.kinfire_council.effects.run import Run
from rules.kinfire_council.enums import SOURCES, BagReset, Phase, Resource, Source
from rules.kinfire_council.enums import Counter as Counted
from rules.kinfire_council.forecast.foresight import Doubt, Part
from rules.kinfire_council.forecast.night import forecast
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.library import shipped, shipped_board
from rules.kinfire_council.printed.ops import Choose, CultScore, EndMod, To, V
from rules.kinfire_council.rounds.cult_night import CultAtNight
from rules.kinfire_council.rounds.docket import CountVotes
from rules.kinfire_council.rounds.ending import EndGame
from rules.kinfire_council.rounds.lighthouse import FinishSite, cult_gain
from rules.kinfire_council.rounds.needs import RateNeeds
from rules.kinfire_council.state import NOBODY, Council, Decree, Need, Threat, game_of
from tests.rules.kinfire_council.small import with_board

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)
GAME_DECREES = shipped().content.decrees


def _ends(decree: content.Decree) -> bool:
    return isinstance(decree.mods[0], EndMod) and decree.mods[0].count is Counted.PATRONS


def _threat(level: str) -> str:
    """A threat of a level that only gives the Cult V."""
    return next(
        each.id
        for each in shipped().content.threats
        if each.level == level and all(isinstance(op, CultScore) for op in each.effect)
    )


# -------------------------------------------------------------------- a night made by hand
def evening(round: int = 2) -> Council:
    """Three players, no piece left, nothing in the city, an empty docket, a site without trouble;
    then the night and the end."""
    state = game_of(GAME.start(setup_of("kinfire_council", 3, 7, {})))
    agenda.begin(state)
    state.agenda = [EndGame(), FinishSite(), CultAtNight(), CountVotes(), RateNeeds()]
    state.round, state.phase, state.turn = round, Phase.NIGHTS_FALL, None
    state.city = state.hideout = state.docket = state.laws = ()
    state.bag = state.cult_discard = ()
    state.threats[:], state.needs = [None] * 3, ()
    state.score[:], state.cult_score, state.speaker = [10, 10, 10], 10, BEN
    state.site, state.site_trouble, state.marker, state.shipments = "saltmarsh", 0, 4, ()
    state.sheets[:] = [msgspec.structs.replace(each, councilor="talos") for each in state.sheets]
    return state


def told_and_true(state: Council) -> None:
    """What is foreseen is what happens."""
    found = forecast(view(state, None))
    assert found.is_sure
    agenda.begin(state)
    assert state.outcome is not None
    under = state.tally[-1][SOURCES.index(Source.HIDDEN)]
    assert (found.cult, found.hidden) == (state.cult_score - under, len(state.hidden_threats))
    assert found.scores == tuple(state.score)


def test_needs_pay_who_met_them_and_draw_for_the_others() -> None:
    state = evening()
    food = (Resource.FOOD,)
    state.bag = (1, 2, 3)
    state.needs = (Need(food, ADA), Need(food), Need(food, CEM), Need(food, ADA))
    found = forecast(view(state, None))
    assert [each.met_by for each in found.needs] == [ADA, NOBODY, CEM, ADA]
    assert (found.met, found.draws) == (3, 1)
    assert [found.gain(seat, Part.NEEDS) for seat in (ADA, BEN, CEM)] == [4, 0, 2]
    told_and_true(state)


def test_a_bag_that_is_empty_gives_no_chit() -> None:
    state = evening()
    state.needs = (Need((Resource.FOOD,)),)
    assert forecast(view(state, None)).draws == 0


def test_the_docket_tells_winner_lead_and_the_crisis_that_strikes() -> None:
    state = evening()
    crisis = next(
        each.id for each in GAME_DECREES if each.kind == "crisis" and len(each.effect) == 1
    )
    state.docket = (Decree(crisis, (0, 0, 0)), Decree("toll_reform", (2, 0, 1)))
    found = forecast(view(state, None)).docket
    assert found is not None
    assert (found.winner, found.lead, found.sponsors) == (1, ADA, (CEM, ADA))
    assert found.strikes
    told_and_true(state)


def test_a_tie_is_the_speakers() -> None:
    state = evening()
    state.docket = (Decree("toll_reform", (1, 0, 0)), Decree("grain_stores", (0, 0, 1)))
    found = forecast(view(state, None))
    assert found.docket is not None
    assert found.docket.winner == -1
    assert found.doubts == (Doubt.TIE,)


def test_two_with_most_votes_leave_the_lead_open() -> None:
    state = evening()
    state.docket = (Decree("toll_reform", (1, 0, 1)), Decree("grain_stores", (0, 0, 0)))
    found = forecast(view(state, None))
    assert found.docket is not None
    assert found.docket.tied == (CEM, ADA)
    assert Doubt.LEAD in found.doubts


def test_cultists_bring_trouble_and_what_triggers_is_counted() -> None:
    state = evening()
    state.threats[:] = [Threat(_threat("2"), 1), Threat(_threat("3"), 1), None]
    state.city = (4, 8)
    found = forecast(view(state, None))
    assert [each.triggers for each in found.slots] == [True, False, False]
    assert [each.hits for each in found.slots] == [(4,), (8,), ()]
    assert found.slots[1].after == 2
    told_and_true(state)


@pytest.mark.parametrize("copies", [0, 1])
def test_a_tile_that_is_not_there_is_v_for_the_cult(copies: int) -> None:
    """An owner may have a set without a Sea Beast."""
    state = evening()
    tiles = tuple(msgspec.structs.replace(each, copies=copies) for each in shipped_board().tiles)
    with_board(state, tiles=tiles)
    state.threats[1], state.city = Threat("sea_beast", 1), (8,)
    gain = 0 if copies else tiles[1].cult_v
    assert forecast(view(state, None)).cult == 10 + 4 + gain + cult_gain(state, state.marker)
    told_and_true(state)


def test_an_empty_slot_turns_up_what_nobody_knows() -> None:
    state = evening()
    state.city = (1,)
    found = forecast(view(state, None))
    assert found.slots[0].turns_up
    assert found.doubts == (Doubt.NEW_THREAT,)


def test_the_lighthouse_pays_by_the_row_it_sinks_to() -> None:
    state = evening()
    state.site_trouble, state.marker, state.shipments = 1, 4, ((1, ADA), (0, CEM))
    found = forecast(view(state, None)).tower
    assert (found.row, found.v_per_floor, found.floors) == (3, 2, (2, 0, 1))
    assert not found.collapses
    told_and_true(state)


def test_below_the_bottom_a_threat_is_hidden() -> None:
    state = evening()
    state.site_trouble, state.marker = 3, 2
    assert forecast(view(state, None)).tower.collapses
    told_and_true(state)


def test_the_last_round_resolves_the_hideout_and_counts_laws() -> None:
    state = evening(5)
    state.hideout = (7,)
    state.threats[1] = Threat(_threat("2"), 0)
    state.laws = (next(each.id for each in GAME_DECREES if each.mods and _ends(each)),)
    sheet = state.sheets[ADA]
    state.sheets[ADA] = msgspec.structs.replace(sheet, trophies=("ash_squall",), cultists=(3,))
    found = forecast(view(state, None))
    assert found.is_last
    assert found.slots[1].hits == (7, 7)
    assert found.slots[1].triggers
    told_and_true(state)


def test_onlookers_and_players_are_told_the_same() -> None:
    state = evening()
    state.city = (1, 9)
    assert forecast(view(state, None)) == forecast(view(state, ADA)) == forecast(state)


def test_an_effect_that_has_begun_goes_on_to_its_end() -> None:
    """Somebody is asked in its midst: what is sure to follow is foreseen all the same (4)."""
    state = evening()
    state.agenda = [EndGame(), FinishSite(), CultAtNight(), Run(NOBODY, (CultScore(3),))]
    state.marker = 4
    later = [dict(each) for each in forecast(view(state, None)).gains]
    assert later[-1][Part.DOCKET] == 3
    state.agenda = [EndGame(), FinishSite(), CultAtNight(5), Run(ADA, (V(2),))]
    later = [dict(each) for each in forecast(view(state, None)).gains]
    assert later[ADA][Part.CULT] == 2


def test_the_cult_is_paid_for_the_row_of_the_lighthouse() -> None:
    state = evening()
    gains = dict(forecast(view(state, None)).gains[-1])
    assert gains[Part.LIGHTHOUSE] > 0
    assert gains[Part.CULT] == 0


def test_tokens_that_come_home_open_a_choice() -> None:
    """Who met a need has a token again when the threat asks for one (8)."""
    state = evening()
    prophet = next(
        each.id
        for each in shipped().content.threats
        if any(isinstance(op, To) and isinstance(op.do[0], Choose) for op in each.effect)
    )
    state.threats[1], state.city = Threat(prophet, int(shipped().threats[prophet].level) - 1), (7,)
    state.sheets[:] = [msgspec.structs.replace(each, influence=0) for each in state.sheets]
    assert forecast(view(state, None)).doubts == ()
    state.needs = (Need((Resource.FOOD,), CEM),)
    assert forecast(view(state, None)).doubts == (Doubt.CHOICE,)


def test_a_leader_that_may_be_drawn_takes_held_cultists_away() -> None:
    """Option: the bag is reset as soon as the second leader is drawn (4)."""
    state = evening()
    state.bag, state.leaders_out, state.needs = (1, 20), (19,), (Need((Resource.FOOD,)),)
    state.sheets[ADA] = msgspec.structs.replace(state.sheets[ADA], cultists=(3,))
    assert forecast(view(state, None)).is_sure
    state.variant = msgspec.structs.replace(state.variant, bag_reset=BagReset.LEADERS_DRAWN)
    assert forecast(view(state, None)).doubts == (Doubt.DRAW,)
