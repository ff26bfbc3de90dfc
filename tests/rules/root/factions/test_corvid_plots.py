"""Plots on the map and what others may do about them (7.8): Embedded Agents, snares, raids,
Exposure, and who knows what; R64 and R65."""

import msgspec
import pytest

from rules.kernel import agenda, views
from rules.kernel.preview import Stop, preview
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root import phases
from rules.root.actions import ChoosePlace, Fight, Number
from rules.root.battle import BeginBattle
from rules.root.enums import Cause, Landmark, Phase, PlotKind, TokenKind
from rules.root.events import PiecesRemoved
from rules.root.factions.corvid import LAW
from rules.root.factions.corvid.actions import ExposePlot, LayPlot, SwapPlots
from rules.root.factions.corvid.daylight import CorvidActs
from rules.root.factions.corvid.events import PlotExposed
from rules.root.factions.corvid.plots import all_plots, plot_at
from rules.root.factions.duchy.assembly import DuchyAssembly
from rules.root.factions.duchy.setup import homes
from rules.root.problems import problems
from rules.root.state import NOBODY, Battle, Token, Turn, Woodland, turn_of
from rules.root.woodland.moving import moves, why_not_move
from rules.root.woodland.placing import ChooseWherePlaced, can_place, why_not_place
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import OrderEffects, remove
from tests.rules.root.driving import answer, choices, hold, lay, reasons, run, settle, stand
from tests.rules.root.factions.plotting import scheme
from tests.rules.root.scenes import scene

DUCHY, CORVID, VAGABOND = Seat(0), Seat(1), Seat(2)
BOMB, SNARE, EXTORTION, RAID = PlotKind.BOMB, PlotKind.SNARE, PlotKind.EXTORTION, PlotKind.RAID
KINDS = (BOMB, SNARE, EXTORTION, RAID)
KEEP = Token(Seat(3), TokenKind.KEEP)


@pytest.fixture
def woodland() -> Woodland:
    """The Duchy's Daylight; Corvids with all plots in the supply, a Vagabond, the Marquise."""
    state = scene(("duchy", "corvid", "vagabond", "marquise"))
    state.plots[CORVID] = all_plots()
    state.turn = msgspec.structs.replace(turn_of(state), actions=2)
    return state


def exposures(state: Woodland, seat: Seat = DUCHY) -> list[ExposePlot]:
    """What may be named."""
    return [each for each in phases.offers(state, seat) if isinstance(each, ExposePlot)]


def lose_plot(state: Woodland, place: int, by: Seat, cause: Cause) -> tuple:
    """The plot there is removed; the events."""
    token = plot_at(state, CORVID, place)
    table = StepContext()
    remove(state, table, Removal(owner=CORVID, by=by, place=place, cause=cause, tokens=(token,)))
    return tuple(settle(state, table))


# -------------------------------------------------------------------- Embedded Agents
@pytest.mark.parametrize(("face_up", "hits"), [(False, 1), (True, 0)])
def test_embedded_agents(woodland: Woodland, face_up: bool, hits: int) -> None:
    """As defender in a clearing with a face-down plot one extra hit; not as attacker."""
    scheme(woodland, 1, BOMB, face_up)
    defending = Battle(place=1, attacker=DUCHY, defender=CORVID)
    assert LAW.extra_hits(woodland, CORVID, defending) == hits
    elsewhere = Battle(place=2, attacker=DUCHY, defender=CORVID)
    assert LAW.extra_hits(woodland, CORVID, elsewhere) == 0
    attacking = Battle(place=1, attacker=CORVID, defender=DUCHY)
    assert LAW.extra_hits(woodland, CORVID, attacking) == 0


def test_embedded_agents_work_without_warriors(woodland: Woodland) -> None:
    """Also without warriors (R29): the attacker loses one, the plot is lost."""
    scheme(woodland, 1, SNARE)
    stand(woodland, 1, s0=3)
    run(woodland, BeginBattle(DUCHY, 1, CORVID), script=((0, 0),))
    assert woodland.warriors[1][DUCHY] == 2
    assert woodland.tokens[1] == ()
    assert woodland.scores[DUCHY] == 1


# -------------------------------------------------------------------- snare
def test_a_snare_face_up_keeps_enemies_in_and_their_pieces_out(woodland: Woodland) -> None:
    """Enemy pieces cannot be placed there or moved out (R65); moving in is free."""
    scheme(woodland, 12, SNARE, face_up=True)
    stand(woodland, 12, s0=3)
    stand(woodland, 10, s0=2)
    assert "snare" in english(why_not_place(woodland, DUCHY, 12))
    assert "snare" in english(why_not_move(woodland, DUCHY, 12, 10))
    assert not any(move.source == 12 for move in moves(woodland, DUCHY))
    assert why_not_move(woodland, DUCHY, 10, 12) is None


def test_a_snare_holds_the_owner_of_a_keep_too(woodland: Woodland) -> None:
    """«Cannot» wins: then nobody but the Corvids could, and they are kept out by the keep."""
    scheme(woodland, 12, SNARE, face_up=True)
    lay(woodland, 12, KEEP)
    assert not can_place(woodland, Seat(3), 12)
    assert not can_place(woodland, CORVID, 12)


def test_a_snare_does_nothing_face_down_or_to_the_corvids(woodland: Woodland) -> None:
    """Face down it does nothing; the Corvids themselves are free."""
    scheme(woodland, 12, SNARE)
    scheme(woodland, 11, SNARE, face_up=True)
    stand(woodland, 12, s0=3)
    stand(woodland, 11, s1=1)
    assert can_place(woodland, DUCHY, 12)
    assert why_not_move(woodland, DUCHY, 12, 10) is None
    assert can_place(woodland, CORVID, 11)
    assert why_not_move(woodland, CORVID, 11, 12) is None


def test_a_snare_spares_a_partner(woodland: Woodland) -> None:
    """A partner is no enemy."""
    scheme(woodland, 12, SNARE, face_up=True)
    woodland.coalition[VAGABOND] = CORVID
    assert can_place(woodland, VAGABOND, 12)
    assert LAW.bars_leaving(woodland, CORVID, VAGABOND, 12) is None
    woodland.coalition[VAGABOND] = NOBODY
    assert LAW.bars_leaving(woodland, CORVID, VAGABOND, 12) is not None


# -------------------------------------------------------------------- raid
@pytest.mark.parametrize("face_up", [False, True])
@pytest.mark.parametrize("cause", [Cause.BATTLE_HIT, Cause.FAVOR, Cause.OWN, Cause.REPLACE])
def test_a_removed_raid_brings_warriors_around(
    woodland: Woodland, face_up: bool, cause: Cause
) -> None:
    """One warrior in every adjacent clearing, whoever removed it, whichever side was up."""
    scheme(woodland, 1, RAID, face_up)
    by = CORVID if cause is Cause.OWN else DUCHY
    told = lose_plot(woodland, 1, by, cause)
    assert [place for place in range(13) if woodland.warriors[place][CORVID]] == [5, 9, 10]
    assert woodland.plots[CORVID] == all_plots()
    assert woodland.scores[DUCHY] == int(by == DUCHY)
    shown = next(event for event in told if isinstance(event, PiecesRemoved))
    assert shown.for_seat(None).tokens[0].plot is RAID
    assert not problems(woodland)


def test_a_raid_skips_where_the_corvids_cannot_place(woodland: Woodland) -> None:
    """The keep's clearing is skipped (R64)."""
    scheme(woodland, 1, RAID)
    lay(woodland, 9, KEEP)
    lose_plot(woodland, 1, DUCHY, Cause.FAVOR)
    assert [place for place in range(13) if woodland.warriors[place][CORVID]] == [5, 10]


def test_short_of_warriors_the_corvids_choose_out_of_turn(woodland: Woodland) -> None:
    """Too few warriors: Corvids choose where."""
    scheme(woodland, 12, RAID)
    stand(woodland, 3, s1=13)
    lose_plot(woodland, 12, DUCHY, Cause.BATTLE_HIT)
    assert list(agenda.asked(woodland)) == [CORVID]
    answer(woodland, ChoosePlace(7), ChoosePlace(9), seat=CORVID)
    assert [p for p in range(13) if woodland.warriors[p][CORVID]] == [3, 7, 9]


def lose_raids(state: Woodland, *places: int) -> None:
    """Raids fall by one event."""
    gone = [
        Removal(
            owner=CORVID,
            by=DUCHY,
            place=place,
            cause=Cause.FAVOR,
            tokens=(plot_at(state, CORVID, place),),
        )
        for place in places
    ]
    table = StepContext()
    remove(state, table, *gone)
    settle(state, table)


def test_of_two_raids_by_one_event_the_corvids_choose_which_has_the_warriors(
    woodland: Woodland,
) -> None:
    """Each owner's effects come in its own order (R71)."""
    scheme(woodland, 1, RAID)
    scheme(woodland, 12, RAID)
    stand(woodland, 3, s1=11)
    lose_raids(woodland, 1, 12)
    assert isinstance(agenda.question(woodland), OrderEffects)
    labels = [english(each.label) for each in agenda.options(woodland, CORVID)]
    assert labels == ["First the raid in clearing 1", "First the raid in clearing 12"]
    twin = woodland.clone()
    answer(woodland, Number(0), seat=CORVID)
    assert all(woodland.warriors[place][CORVID] for place in (5, 9, 10))
    assert woodland.supply[CORVID] == 1
    answer(twin, Number(1), seat=CORVID)
    assert agenda.question(twin) == ChooseWherePlaced(CORVID, (4, 7, 9, 10, 11))


def test_two_raids_with_warriors_for_all_ask_nothing(woodland: Woodland) -> None:
    scheme(woodland, 1, RAID)
    scheme(woodland, 12, RAID)
    lose_raids(woodland, 1, 12)
    assert not isinstance(agenda.question(woodland), OrderEffects)
    assert woodland.warriors[5][CORVID] == 1


def test_a_raid_reaches_as_far_as_tunnels_and_no_crafting_piece_it_was(
    woodland: Woodland,
) -> None:
    """Neighbours by Tunnels: the removed plot no longer counts as crafting piece (R64)."""
    woodland.variant = msgspec.structs.replace(woodland.variant, deck="exiles_partisans")
    woodland.crafted[CORVID] = ("tunnels",)
    scheme(woodland, 1, RAID)
    scheme(woodland, 7, BOMB)
    lose_plot(woodland, 1, DUCHY, Cause.FAVOR)
    assert [place for place in range(13) if woodland.warriors[place][CORVID]] == [5, 9, 10]


# -------------------------------------------------------------------- Exposure
def test_exposure_is_open_with_pieces_and_a_matching_card(woodland: Woodland) -> None:
    """A face-down plot in a clearing with faction pieces, a card that matches (bird fits)."""
    scheme(woodland, 1, BOMB)
    scheme(woodland, 2, RAID)
    scheme(woodland, 12, SNARE, face_up=True)
    stand(woodland, 1, s0=1)
    stand(woodland, 12, s0=1)
    assert exposures(woodland) == []
    hold(woodland, 0, "anvil")
    assert exposures(woodland) == [ExposePlot(1, kind, "anvil") for kind in KINDS]
    lay(woodland, 2, Token(DUCHY, TokenKind.TUNNEL))
    assert {each.place for each in exposures(woodland)} == {1}
    hold(woodland, 0, "armorers")
    assert {each.place for each in exposures(woodland)} == {1, 2}
    assert exposures(woodland, CORVID) == []


def test_a_pawn_is_enough_and_the_lost_city_takes_any_card(woodland: Woodland) -> None:
    """Any faction piece; the Lost City is of all suits."""
    scheme(woodland, 1, BOMB)
    woodland.pawns[VAGABOND] = 1
    woodland.turn = Turn(seat=VAGABOND, phase=Phase.DAYLIGHT)
    hold(woodland, 2, "bake_sale")
    assert exposures(woodland, VAGABOND) == []
    woodland.landmarks = ((Landmark.LOST_CITY, 1),)
    assert len(exposures(woodland, VAGABOND)) == 4


def test_not_after_the_last_step_has_begun_and_not_by_a_partner(woodland: Woodland) -> None:
    """Before its last step; a partner is no enemy."""
    scheme(woodland, 1, BOMB)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil")
    for phase in Phase:
        woodland.turn = Turn(seat=DUCHY, phase=phase)
        assert exposures(woodland)
    woodland.turn = Turn(seat=DUCHY, phase=Phase.EVENING, locked=True)
    assert exposures(woodland) == []
    woodland.turn = Turn(seat=DUCHY)
    woodland.coalition[DUCHY] = CORVID
    assert exposures(woodland) == []
    assert LAW.refused_offers(woodland, CORVID, DUCHY) == []


def test_why_a_plot_cannot_be_exposed(woodland: Woodland) -> None:
    """Refused with its reason."""
    scheme(woodland, 1, BOMB)
    scheme(woodland, 2, BOMB)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "bake_sale")
    run(woodland, DuchyAssembly(DUCHY))
    told = reasons(woodland)
    assert "Exposure needs a card in your hand that matches clearing 1." in told
    assert "Exposure needs one of your pieces in clearing 2." in told


def test_right_the_enemy_keeps_the_card_and_scores(woodland: Woodland) -> None:
    """The plot is removed, one point; the same question is asked again."""
    scheme(woodland, 1, BOMB)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil", "bake_sale", "root_tea_fox")
    run(woodland, DuchyAssembly(DUCHY))
    assert {each.card for each in exposures(woodland)} == {"anvil", "root_tea_fox"}
    answer(woodland, ExposePlot(1, BOMB, "anvil"))
    assert woodland.scores[DUCHY] == 1
    assert woodland.tokens[1] == ()
    assert woodland.plots[CORVID] == all_plots()
    assert len(woodland.hands[DUCHY]) == 3
    assert isinstance(woodland.agenda[-1], DuchyAssembly)
    assert turn_of(woodland).actions == 2
    assert not problems(woodland)


def test_an_exposed_raid_places_nothing(woodland: Woodland) -> None:
    """By Exposure it brings nobody."""
    scheme(woodland, 1, RAID)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil")
    run(woodland, DuchyAssembly(DUCHY))
    answer(woodland, ExposePlot(1, RAID, "anvil"))
    assert not any(here[CORVID] for here in woodland.warriors)


def test_wrong_the_card_goes_to_the_corvids(woodland: Woodland) -> None:
    """The plot stays face down; any number of times while cards last."""
    scheme(woodland, 1, RAID)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil", "root_tea_fox")
    run(woodland, DuchyAssembly(DUCHY))
    answer(woodland, ExposePlot(1, BOMB, "anvil"))
    assert woodland.hands[CORVID] == ("anvil",)
    assert woodland.hands[DUCHY] == ("root_tea_fox",)
    assert not plot_at(woodland, CORVID, 1).face_up
    assert woodland.scores == [0, 0, 0, 0]
    answer(woodland, ExposePlot(1, SNARE, "root_tea_fox"))
    assert woodland.hands[CORVID] == ("anvil", "root_tea_fox")
    assert exposures(woodland) == []


@pytest.mark.parametrize("guess", [BOMB, RAID])
def test_only_the_two_see_the_card(woodland: Woodland, guess: PlotKind) -> None:
    """Card shown for Exposure: Corvids and shower (11); what was said is heard by all."""
    scheme(woodland, 1, RAID)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil")
    run(woodland, DuchyAssembly(DUCHY))
    done = agenda.submit(woodland, DUCHY, ExposePlot(1, guess, "anvil"))
    told = next(event for event in done.events if isinstance(event, PlotExposed))
    assert told.for_seat(DUCHY).card == told.for_seat(CORVID).card == "anvil"
    for viewer in (VAGABOND, None):
        assert told.for_seat(viewer).card == ""
        for event in views.share(done.events, viewer):
            assert "anvil" not in repr(event).lower()
        assert "Anvil" not in english(told.for_seat(viewer).text())
    assert "Anvil" in english(told.text())
    assert done.undo_barrier is not None


@pytest.mark.parametrize("is_up", [False, True])
def test_a_plot_that_leaves_shows_what_it_was(woodland: Woodland, is_up: bool) -> None:
    """Face down nobody knew it: that is not taken back, whatever removes it (11)."""
    token, table = scheme(woodland, 1, BOMB, is_up), StepContext()
    gone = Removal(owner=CORVID, by=DUCHY, place=1, cause=Cause.REVOLT, tokens=(token,))
    remove(woodland, table, gone)
    assert (table.undo_barrier is None) is is_up


@pytest.mark.parametrize("guess", [BOMB, PlotKind.SNARE])
def test_whether_a_guess_is_right_is_never_foreseen(woodland: Woodland, guess: PlotKind) -> None:
    scheme(woodland, 1, BOMB)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil")
    run(woodland, DuchyAssembly(DUCHY))
    seen = views.view(woodland, DUCHY)
    for luck in range(20):
        found = preview(seen, DUCHY, ExposePlot(1, guess, "anvil"), luck)
        assert found is not None
        assert (found.stop, found.events) == (Stop.SHOWN, ())
        assert (found.after.scores, found.after.hands) == (seen.scores, seen.hands)


# -------------------------------------------------------------------- who knows what
def test_face_down_plots_are_seen_by_the_corvids_alone(woodland: Woodland) -> None:
    """Kinds on the map and in the supply; how many is public."""
    scheme(woodland, 1, BOMB)
    scheme(woodland, 2, EXTORTION, face_up=True)
    own, other = views.view(woodland, CORVID), views.view(woodland, DUCHY)
    assert own.tokens[1][0].plot is BOMB
    assert own.plots[CORVID] == woodland.plots[CORVID]
    for seen in (other, views.view(woodland, None)):
        assert seen.tokens[1] == (Token(CORVID, TokenKind.PLOT),)
        assert seen.tokens[2][0].plot is EXTORTION
        assert seen.plots[CORVID] == (PlotKind.HIDDEN,) * 6


def test_dealt_worlds_agree_and_differ(woodland: Woodland) -> None:
    """Two of each kind in every world; the hidden ones vary."""
    scheme(woodland, 1, BOMB)
    scheme(woodland, 12, RAID)
    scheme(woodland, 2, EXTORTION, face_up=True)
    seen = views.view(woodland, DUCHY)
    found = set()
    for luck in range(40):
        world = views.sample_world(seen, DUCHY, luck)
        assert not problems(world)
        assert views.view(world, DUCHY).tokens == seen.tokens
        found.add(plot_at(world, CORVID, 1).plot)
    assert found == set(KINDS)


def test_an_opponent_answers_alike_whatever_the_plot_is(woodland: Woodland) -> None:
    """Its open actions follow from its own view."""
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil")
    scheme(woodland, 1, BOMB)
    run(woodland, DuchyAssembly(DUCHY))
    seen = views.view(woodland, DUCHY)
    assert list(agenda.request(seen, DUCHY).actions) == choices(woodland)


# -------------------------------------------------------------------- together
def test_corvids_act_beside_their_own_plots(woodland: Woodland) -> None:
    """Own plots are no enemies; a plot of theirs can be battled by others."""
    woodland.turn = Turn(seat=CORVID, phase=Phase.DAYLIGHT, actions=3)
    scheme(woodland, 1, BOMB)
    scheme(woodland, 2, RAID)
    stand(woodland, 1, s1=2)
    stand(woodland, 5, s1=1)
    run(woodland, CorvidActs(CORVID))
    open_now = choices(woodland, CORVID)
    assert not any(isinstance(each, Fight) for each in open_now)
    assert SwapPlots(1, 2) in open_now
    assert {each.place for each in open_now if isinstance(each, LayPlot)} == {5}


def test_coffin_makers_catch_what_a_plot_costs(woodland: Woodland) -> None:
    """Warriors on their way to the supply (R68)."""
    woodland.variant = msgspec.structs.replace(woodland.variant, deck="exiles_partisans")
    woodland.turn = Turn(seat=CORVID, phase=Phase.DAYLIGHT, actions=3)
    woodland.crafted[DUCHY] = ("coffin_makers",)
    stand(woodland, 5, s1=1)
    run(woodland, CorvidActs(CORVID))
    answer(woodland, LayPlot(5, BOMB), seat=CORVID)
    assert woodland.coffin[CORVID] == 1
    assert woodland.supply[CORVID] == 14


def test_a_corvid_homeland_keeps_others_away() -> None:
    """The plot of the set-up marks it (2.2)."""
    state = scene(("duchy", "corvid"))
    state.plots[CORVID] = all_plots()
    scheme(state, 12, BOMB)
    assert set(homes(state, DUCHY)) == {1, 2, 3, 5, 6, 8}
