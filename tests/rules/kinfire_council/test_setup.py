"""The set-up (2), its options (18) and the draft."""

import pytest

from rules.kernel import agenda
from rules.kernel.registry import game, setup_advice, setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kinfire_council.data import seat_numbers
from rules.kinfire_council.draft import DraftPair, start_goods, take_pair
from rules.kinfire_council.enums import RESOURCES, BagReset, NeedBonus, Skill, Source
from rules.kinfire_council.options import OPTIONS, variant_of
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.problems import problems
from rules.kinfire_council.rounds.docket import NameLead, PickDecree
from rules.kinfire_council.state import Council, Piece, Variant, game_of
from tests.rules.kinfire_council import small
from tests.rules.kinfire_council.nights import kinds, lines, whole

GAME = "kinfire_council"


def begun(seats: int = 4, seed: int = 3, **options: str) -> tuple[Council, list[str], list[str]]:
    """A game up to its first question: the table, the names of events, the log."""
    state = game_of(game(GAME).start(setup_of(GAME, seats, seed, options)))
    happened = agenda.begin(state)
    events = list(happened.events)
    return state, kinds(events), lines(events)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_table_is_laid_out(seats: int) -> None:
    state, _, _ = begun(seats)
    chits = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}[seats]
    assert problems(state) == []
    assert all(len(sheet.pieces) == 1 + chits for sheet in state.sheets)
    assert len({sheet.councilor for sheet in state.sheets}) == seats
    assert len({sheet.worker_sheet for sheet in state.sheets}) == seats
    assert len(state.hidden_threats) == 3
    assert len(state.sites) == 4
    assert len(state.docket) == 2
    assert state.marker == 0
    assert state.round == 1


@pytest.mark.parametrize("seed", range(6))
def test_seekers_goods_influence_and_v_by_order(seed: int) -> None:
    state, _, _ = begun(seats=5, seed=seed)
    items = shipped()
    for at, seat in enumerate(all_seats(state)):
        sheet, councilor = state.sheets[seat], items.councilors[state.sheets[seat].councilor]
        begins = tuple(councilor.start.get(resource, 0) for resource in RESOURCES)
        assert sheet.pieces[0].skill is items.sheets[sheet.worker_sheet].skill
        assert all(piece.skill is None for piece in sheet.pieces[1:])
        assert start_goods(state, councilor.id) == begins
        assert (sheet.influence + sheet.reserve, sheet.influence) == (8, councilor.start_influence)
        assert len(state.hands[seat]) == councilor.start_research
        assert state.tally[seat][list(Source).index(Source.START)] == at + 1


def test_the_order_of_the_set_up() -> None:
    _, told, _ = begun(seed=4)
    order = ["ThreatHidden", "SiteRevealed", "SpeakerFound", "PairTaken", "Scored", "RoundBegan"]
    assert sorted(order, key=told.index) == order


def test_another_seed_is_another_table() -> None:
    assert begun(seed=1)[0].threat_deck != begun(seed=2)[0].threat_deck
    assert begun(seed=1)[0].sheets == begun(seed=1)[0].sheets


def test_councilors_are_drafted_in_pairs_from_the_speaker() -> None:
    state, told, _ = begun(seats=3, seed=5, councilor_assignment="draft")
    assert "PairTaken" not in told
    assert len(state.offers) == 6
    order = list(all_seats(state))
    offered = list(state.offers)
    for seat in order:
        assert isinstance(state.agenda[-1], DraftPair)
        assert small.asked(state) == [seat]
        pair = state.offers[-1]
        agenda.submit(state, seat, agenda.request(state, seat).actions[-1])
        assert (state.sheets[seat].councilor, state.sheets[seat].worker_sheet) == pair
        assert pair in offered
    assert state.offers == ()
    assert problems(state) == []


def test_a_pair_is_told_with_its_seeker_and_goods() -> None:
    state, _, _ = begun(seats=3, seed=5, councilor_assignment="draft")
    label = small.labels(state, state.speaker)[0]
    councilor, sheet = state.offers[0]
    for name in (shipped().councilors[councilor].name, shipped().sheets[sheet].name, "coin"):
        assert name in label


# -------------------------------------------------------------------- options
def test_every_option_reaches_the_rules() -> None:
    plain = variant_of(setup_of(GAME, 4, 1))
    assert plain == Variant(items=shipped().digest)
    chosen = {option.id: option.values[-1] for option in OPTIONS if option.id != "items"}
    assert variant_of(setup_of(GAME, 4, 1, chosen)) == Variant(
        items=shipped().digest,
        has_draft=True,
        bag_reset=BagReset.LEADERS_DRAWN,
        needs_persist=False,
        is_market_double=True,
        collapses_at_bottom=True,
        need_bonus=NeedBonus.ERRAND,
        speaker_is_elected=True,
    )


def test_two_players_are_told_of_their_rules() -> None:
    told = english(setup_advice(setup_of(GAME, 2, 1))[0])
    assert "both lose" in told
    assert f"gains {seat_numbers(2).cult_v_delta} more" in told
    assert setup_advice(setup_of(GAME, 3, 1)) == ()


def test_where_a_game_stands() -> None:
    entry = game(GAME)
    state, _, _ = begun(seats=3, seed=5, councilor_assignment="draft")
    assert english(entry.where(state)) == "Setup"
    assert entry.chapter(state) == 0
    state, _, _ = begun()
    assert english(entry.where(state)).startswith("Round 1, Day's Light: Seat")
    assert entry.chapter(state) == 1
    assert {PickDecree, NameLead, DraftPair} <= set(entry.steps)


def test_a_pair_lays_out_a_sheet_and_leaves_the_offers() -> None:
    state = whole(seats=4)
    state.offers = (("ysolde_karr", "sheet_naz"), ("talos", "sheet_khor"))
    take_pair(state, StepContext(), Seat(1), ("ysolde_karr", "sheet_naz"))
    sheet = state.sheets[1]
    assert state.offers == (("talos", "sheet_khor"),)
    assert sheet.pieces == (Piece("", Skill.SCHOLAR), Piece(), Piece(), Piece())
    assert (sheet.goods, sheet.influence, sheet.reserve) == ((4, 1, 0, 0, 0), 5, 3)
