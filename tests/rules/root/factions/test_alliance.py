"""The Alliance's turn (7.3, R51 to R53): Revolt, sympathy, Daylight, operations."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace, Craft, Fight, Move, PlayCard
from rules.root.boards import AllianceBoard
from rules.root.data import track
from rules.root.enums import BuildingKind, Landmark, Phase, PlotKind, Suit, TokenKind
from rules.root.factions.alliance import LAW
from rules.root.factions.alliance.actions import (
    AllianceRecruit,
    Mobilize,
    Organize,
    Revolt,
    SpreadSympathy,
    Train,
)
from rules.root.factions.alliance.birdsong import AllianceRevolts, AllianceSpreads
from rules.root.factions.alliance.daylight import AllianceDaylight
from rules.root.factions.alliance.evening import AllianceOperates, BeginOperations
from rules.root.factions.alliance.holdings import board_of, sympathetic
from rules.root.factions.vagabond.setup import take_character
from rules.root.state import NOBODY, Building, Token, Woodland, turn_of
from rules.root.woodland.ruling import ruler
from tests.rules.root.driving import answer, build, choices, hold, in_phase, lay, reasons, stand
from tests.rules.root.factions.courts import ME, THIRD, YOU, is_over, laid, play, raised
from tests.rules.root.scenes import scene

FOX, OTHER_FOX, MOUSE, RABBIT = "anvil", "foxfolk_steel", "mouse_in_a_sack", "root_tea_rabbit"
TEA = "root_tea_mouse"
SALE = "bake_sale"
BIRD, OTHER_BIRD = "ambush_bird", "birdy_bindle"
BASE = BuildingKind.BASE


def people(*others: str, sympathy: tuple[int, ...] = (), **options: str) -> Woodland:
    """The Alliance on seat 0 with sympathy in these clearings."""
    state = scene(("alliance", *(others or ("marquise",))), options=options)
    laid(state, ME, TokenKind.SYMPATHY, *sympathy)
    return state


def support(state: Woodland, *cards: str) -> None:
    """These are the supporters, out of the deck; the old ones go there."""
    deck = [*state.deck, *state.supporters[ME]]
    for card in cards:
        deck.remove(card)
    state.deck, state.supporters[ME] = tuple(deck), tuple(sorted(cards))


def based(state: Woodland, place: int, suit: Suit) -> None:
    """A base stands there."""
    build(state, place, Building(ME, BASE, suit))


def officers(state: Woodland, count: int) -> None:
    """So many officers, out of the supply."""
    state.boards[ME] = AllianceBoard(officers=count)
    state.supply[ME] -= count


# ---------------------------------------------------------------- set-up
@pytest.mark.parametrize("begin", [LAW.set_up, LAW.set_up_advanced])
def test_three_supporters_from_the_deck_and_nothing_on_the_map(begin: object) -> None:
    state = people()
    top = state.deck[:3]
    play(state, *begin(state, ME))  # type: ignore[operator]
    assert state.supporters[ME] == tuple(sorted(top))
    assert len(state.deck) == 50 - 3
    assert sympathetic(state, ME) == []
    assert LAW.homelands(state, ME) == ()


# ---------------------------------------------------------------- revolt
def test_a_revolt_in_full() -> None:
    state = people("marquise", "eyrie", sympathy=(2, 7, 9, 1))
    support(state, MOUSE, BIRD, FOX)
    stand(state, 2, s0=1, s1=2, s2=3)
    raised(state, YOU, BuildingKind.SAWMILL, 2)
    laid(state, YOU, TokenKind.WOOD, 2)
    play(state, AllianceRevolts(ME))
    assert set(choices(state)) == {
        Revolt(2, Suit.MOUSE),
        Revolt(7, Suit.MOUSE),
        Revolt(9, Suit.MOUSE),
        Revolt(1, Suit.FOX),
        Done(),
    }
    answer(state, Revolt(2, Suit.MOUSE))
    assert choices(state) == [PlayCard(BIRD), PlayCard(MOUSE)]
    assert reasons(state)
    answer(state, PlayCard(MOUSE), PlayCard(BIRD))
    assert state.warriors[2] == (1 + 3, 0, 0)  # three mouse clearings are sympathetic
    assert state.buildings[2] == (Building(ME, BASE, Suit.MOUSE),)
    assert sympathetic(state, ME) == [1, 2, 7, 9]
    assert board_of(state, ME).officers == 1
    assert state.scores == [2, 0, 0]
    assert state.supply[ME] == 10 - 1 - 3 - 1
    assert state.supporters[ME] == (FOX,)
    assert is_over(state)


def test_any_number_of_revolts_come_before_sympathy() -> None:
    state = people(sympathy=(2, 3))
    support(state, MOUSE, TEA, RABBIT, BIRD)
    raised(state, YOU, BuildingKind.SAWMILL, 3)
    play(state, *LAW.birdsong(state, ME))
    answer(state, Revolt(2, Suit.MOUSE), PlayCard(MOUSE), PlayCard(TEA))
    answer(state, Revolt(3, Suit.RABBIT), PlayCard(RABBIT), PlayCard(BIRD))
    assert board_of(state, ME).officers == 2
    assert is_over(state)  # no supporter is left for sympathy


def test_no_revolt_without_sympathy_two_supporters_or_an_unbuilt_base() -> None:
    state = people(sympathy=(2, 7))
    support(state, MOUSE, FOX)
    play(state, AllianceRevolts(ME))
    assert choices(state) == [Done()]
    assert any("two supporters" in each for each in reasons(state))
    step = agenda.question(state)
    said = english(step.explain(state, ME, Target(TargetKind.PLACE, 9)))
    assert "not sympathetic" in said
    based(state, 9, Suit.MOUSE)
    assert any("is already on the map" in each for each in reasons(state))


def test_whether_a_revolt_is_asked_for_is_public() -> None:
    state = people()
    support(state, MOUSE, TEA)
    play(state, AllianceRevolts(ME))
    assert is_over(state)
    state = people(sympathy=(2,))
    support(state, MOUSE)
    play(state, AllianceRevolts(ME))
    assert is_over(state)


def test_the_base_needs_an_open_slot_after_the_removal() -> None:
    state = people(sympathy=(3, 4))
    support(state, RABBIT, SALE)
    raised(state, YOU, BuildingKind.SAWMILL, 3)
    state.ruins[4] = ()
    play(state, AllianceRevolts(ME))
    assert choices(state) == [Revolt(3, Suit.RABBIT), Done()]
    assert any("no open slot for the base in clearing 4" in each for each in reasons(state))


def test_keep_and_snare_are_gone_before_the_base_comes() -> None:
    state = people("marquise", "corvid", sympathy=(3,))
    support(state, RABBIT, BIRD)
    laid(state, YOU, TokenKind.KEEP, 3)
    lay(state, 3, Token(THIRD, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    play(state, AllianceRevolts(ME))
    answer(state, Revolt(3, Suit.RABBIT), PlayCard(RABBIT), PlayCard(BIRD))
    assert state.buildings[3] == (Building(ME, BASE, Suit.RABBIT),)
    assert state.warriors[3][ME] == 1
    assert state.scores[ME] == 2


@pytest.mark.parametrize(("free", "placed", "officer"), [(3, 2, 1), (2, 2, 0), (1, 1, 0)])
def test_warriors_short_the_map_before_the_officer(free: int, placed: int, officer: int) -> None:
    state = people(sympathy=(2, 7))
    support(state, MOUSE, TEA)
    stand(state, 12, s0=10 - free)
    play(state, AllianceRevolts(ME))
    answer(state, Revolt(2, Suit.MOUSE), PlayCard(MOUSE), PlayCard(TEA))
    assert (state.warriors[2][ME], board_of(state, ME).officers) == (placed, officer)


@pytest.mark.parametrize(("option", "count"), [("forbidden", 0), ("allowed", 2)])
def test_revolt_beside_a_base_in_the_lost_city(option: str, count: int) -> None:
    state = people(sympathy=(2,), revolt_in_clearing_with_base=option)
    state.landmarks = ((Landmark.LOST_CITY, 2),)
    based(state, 2, Suit.FOX)
    support(state, MOUSE, RABBIT)
    play(state, AllianceRevolts(ME))
    if count:
        assert choices(state) == [Revolt(2, Suit.RABBIT), Revolt(2, Suit.MOUSE), Done()]
        answer(state, Revolt(2, Suit.RABBIT), PlayCard(MOUSE), PlayCard(RABBIT))
        assert Building(ME, BASE, Suit.RABBIT) in state.buildings[2]
    else:
        assert is_over(state)


def test_a_vagabond_in_a_revolt_damages_items() -> None:
    state = people("vagabond", sympathy=(2,))
    take_character(state, YOU, "ranger")
    state.pawns[YOU] = 2
    support(state, MOUSE, TEA)
    play(state, AllianceRevolts(ME))
    answer(state, Revolt(2, Suit.MOUSE), PlayCard(MOUSE), PlayCard(TEA))
    assert agenda.asked(state) == [YOU]
    assert state.pawns[YOU] == 2


# ---------------------------------------------------------------- spread
def test_with_no_sympathy_on_the_map_anywhere() -> None:
    state = people()
    support(state, BIRD)
    play(state, AllianceSpreads(ME))
    assert [each.place for each in choices(state)[:-1]] == list(range(1, 13))


def test_then_next_to_sympathy_only() -> None:
    state = people(sympathy=(1,))
    support(state, BIRD)
    play(state, AllianceSpreads(ME))
    assert {each.place for each in choices(state)[:-1]} == {5, 9, 10}
    step = agenda.question(state)
    said = [english(step.explain(state, ME, Target(TargetKind.PLACE, p))) for p in (1, 7)]
    assert "is already sympathetic" in said[0]
    assert "is not adjacent to a sympathetic clearing" in said[1]


@pytest.mark.parametrize("out", range(1, 10))
def test_what_sympathy_costs_and_scores(out: int) -> None:
    places = (1, 5, 2, 6, 3, 11, 12, 4, 8)[:out]
    state = people(sympathy=places)
    target = 10 if out < 9 else 9
    state.suits = (Suit.NONE, *(Suit.FOX,) * 12)
    price, points = track("alliance", "sympathy_cost")[out], track("alliance", "sympathy_vp")[out]
    cards = ["anvil", "foxfolk_steel", "protection_racket", "travel_gear_fox"][: price - 1]
    support(state, *cards)
    play(state, AllianceSpreads(ME))
    if cards:
        assert SpreadSympathy(target) not in choices(state)
        assert any(f"takes {price} supporter" in each for each in reasons(state))
    state.agenda.clear()
    support(state, *cards, "tax_collector")
    play(state, AllianceSpreads(ME))
    answer(state, SpreadSympathy(target), *(PlayCard(c) for c in (*cards, "tax_collector")))
    assert state.scores[ME] == points
    assert target in sympathetic(state, ME)


def test_martial_law_costs_one_more() -> None:
    state = people("marquise", "eyrie", sympathy=(1,))
    stand(state, 5, s1=2, s2=2)
    stand(state, 9, s1=3)
    support(state, BIRD)
    play(state, AllianceSpreads(ME))
    assert {each.place for each in choices(state)[:-1]} == {5, 10}
    assert any("takes 2 supporters of mouse" in each for each in reasons(state))


def test_own_warriors_are_no_martial_law() -> None:
    state = people(sympathy=(1,))
    stand(state, 5, s0=4)
    support(state, RABBIT)
    play(state, AllianceSpreads(ME))
    assert SpreadSympathy(5) in choices(state)


def test_not_at_the_keep() -> None:
    state = people(sympathy=(1,))
    laid(state, YOU, TokenKind.KEEP, 5)
    support(state, BIRD)
    play(state, AllianceSpreads(ME))
    assert SpreadSympathy(5) not in choices(state)
    step = agenda.question(state)
    assert "keep" in english(step.explain(state, ME, Target(TargetKind.PLACE, 5)))


def test_ten_tokens_are_all() -> None:
    state = people(sympathy=tuple(range(1, 11)))
    support(state, BIRD)
    play(state, AllianceSpreads(ME))
    assert choices(state) == [Done()]
    step = agenda.question(state)
    said = english(step.explain(state, ME, Target(TargetKind.PLACE, 11)))
    assert "All sympathy" in said


def test_spreading_goes_on_while_supporters_last() -> None:
    state = people()
    support(state, BIRD, FOX)
    play(state, AllianceSpreads(ME))
    answer(state, SpreadSympathy(2), PlayCard(BIRD))
    assert {each.place for each in choices(state)[:-1]} == {6}
    answer(state, SpreadSympathy(6), PlayCard(FOX))
    assert sympathetic(state, ME) == [2, 6]
    assert state.scores[ME] == 1


# ---------------------------------------------------------------- Daylight
def test_craft_mobilize_and_train_in_any_order() -> None:
    state = people(sympathy=(8,))
    based(state, 1, Suit.FOX)
    hold(state, ME, FOX, OTHER_FOX, MOUSE)
    play(state, *LAW.daylight(state, ME))
    assert isinstance(agenda.question(state), AllianceDaylight)
    answer(state, Mobilize(MOUSE))
    assert state.supporters[ME] == (MOUSE,)
    answer(state, Craft(FOX, (Suit.FOX,)))
    assert state.boxes[ME] == ("hammer",)
    answer(state, Train(OTHER_FOX))
    assert board_of(state, ME).officers == 1
    assert sorted(state.discard) == sorted((FOX, OTHER_FOX))
    assert is_over(state), "every order takes a card"


def test_training_takes_a_card_that_matches_a_base() -> None:
    state = people()
    hold(state, ME, FOX, BIRD)
    play(state, AllianceDaylight(ME))
    assert not any(isinstance(each, Train) for each in choices(state))
    assert any("You train officers with a card that matches" in each for each in reasons(state))
    based(state, 2, Suit.MOUSE)
    assert [each for each in choices(state) if isinstance(each, Train)] == [Train(BIRD)]
    assert any("matches no clearing with a base" in each for each in reasons(state))
    stand(state, 12, s0=10)
    assert not any(isinstance(each, Train) for each in choices(state))
    assert any("There are no warriors left in the supply" in each for each in reasons(state))


def test_without_a_base_a_sixth_supporter_is_discarded() -> None:
    state = people()
    support(state, BIRD, OTHER_BIRD, RABBIT, MOUSE, OTHER_FOX)
    hold(state, ME, FOX)
    play(state, AllianceDaylight(ME))
    labels = [english(each.label) for each in agenda.options(state, ME)]
    assert any("no room" in each for each in labels)
    answer(state, Mobilize(FOX))
    assert len(state.supporters[ME]) == 5
    assert state.discard == (FOX,)


def test_with_a_base_there_is_no_limit() -> None:
    state = people()
    based(state, 1, Suit.FOX)
    support(state, BIRD, OTHER_BIRD, RABBIT, MOUSE, OTHER_FOX)
    hold(state, ME, FOX)
    play(state, AllianceDaylight(ME))
    answer(state, Mobilize(FOX))
    assert len(state.supporters[ME]) == 6


def test_sympathy_is_what_crafts() -> None:
    assert LAW.crafting_pieces(people(sympathy=(2, 7)), ME) == (2, 7)


# ---------------------------------------------------------------- Evening
def test_as_many_operations_as_officers() -> None:
    state = in_phase(people(), Phase.EVENING)
    stand(state, 1, s0=2)
    officers(state, 2)
    play(state, BeginOperations(ME))
    assert turn_of(state).actions == 2
    answer(state, Move(1, 5, 1))
    assert turn_of(state).actions == 1
    answer(state, Move(5, 2, 1))
    assert is_over(state)


def test_without_officers_no_operations() -> None:
    state = in_phase(people(), Phase.EVENING)
    play(state, BeginOperations(ME))
    assert is_over(state)


def test_the_four_operations() -> None:
    state = in_phase(people(sympathy=(1,)), Phase.EVENING)
    stand(state, 5, s0=2, s1=1)
    stand(state, 1, s0=1)
    based(state, 2, Suit.MOUSE)
    officers(state, 4)
    play(state, BeginOperations(ME))
    found = choices(state)
    assert {Fight(5, YOU), AllianceRecruit(2), Organize(5), Move(1, 5, 1), Done()} <= set(found)
    assert Organize(1) not in found
    assert any("is already sympathetic" in each for each in reasons(state))
    answer(state, AllianceRecruit(2))
    assert state.warriors[2][ME] == 1
    answer(state, Organize(5))
    assert 5 in sympathetic(state, ME)
    assert state.warriors[5][ME] == 1
    assert state.scores[ME] == 1
    answer(state, Fight(5, YOU), script=((1, 0),))
    assert state.warriors[5] == (1, 0)
    step = agenda.question(state)
    assert english(step.explain(state, ME, Target(TargetKind.PLACE, 7)))
    answer(state, Done())
    assert is_over(state)


def test_recruiting_needs_a_warrior() -> None:
    state = in_phase(people(), Phase.EVENING)
    based(state, 2, Suit.MOUSE)
    stand(state, 12, s0=9)
    officers(state, 1)
    play(state, BeginOperations(ME))
    assert AllianceRecruit(2) not in choices(state)
    assert any("There are no warriors left in the supply" in each for each in reasons(state))


def test_organized_warriors_are_caught_by_coffin_makers() -> None:
    state = in_phase(people(), Phase.EVENING)
    state.crafted[YOU] = ("coffin_makers",)
    stand(state, 5, s0=1)
    officers(state, 1)
    play(state, BeginOperations(ME))
    answer(state, Organize(5))
    assert state.coffin[ME] == 1
    assert is_over(state)


def test_officers_that_were_lost_do_no_more() -> None:
    state = in_phase(people(), Phase.EVENING)
    stand(state, 1, s0=1)
    officers(state, 3)
    play(state, BeginOperations(ME))
    state.boards[ME] = msgspec.structs.replace(board_of(state, ME), officers=1)
    answer(state, Move(1, 5, 1))
    assert turn_of(state).actions == 1


@pytest.mark.parametrize("bases", [0, 1, 3])
def test_bases_draw(bases: int) -> None:
    state = in_phase(people(), Phase.EVENING)
    for place, suit in ((1, Suit.FOX), (2, Suit.MOUSE), (3, Suit.RABBIT))[:bases]:
        based(state, place, suit)
    play(state, *LAW.evening(state, ME))
    assert len(state.hands[ME]) == 1 + bases


def test_officers_do_not_count_for_rule() -> None:
    state = people()
    officers(state, 4)
    assert ruler(state, 1) == NOBODY
    assert LAW.warriors_on_board(state, ME) == (4, 0)


def test_operations_are_asked_by_name() -> None:
    state = in_phase(people(), Phase.EVENING)
    stand(state, 1, s0=1)
    officers(state, 1)
    play(state, BeginOperations(ME))
    step = agenda.question(state)
    assert isinstance(step, AllianceOperates)
    assert "1 operation left" in english(step.prompt(state, ME))
    assert ChoosePlace(1) not in choices(state)
