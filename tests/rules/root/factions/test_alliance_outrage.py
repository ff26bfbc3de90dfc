"""What others meet: Guerrilla war, Outrage, lost bases (7.3, 10, 11, R14, R34, R35)."""

import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, Seen
from rules.kernel.text import english
from rules.kernel.views import share, view
from rules.root.actions import Move, PlayCard
from rules.root.battle import BeginBattle
from rules.root.boards import AllianceBoard
from rules.root.effects.codebreakers import ShowHand
from rules.root.enums import BuildingKind, Cause, Landmark, Suit, TokenKind
from rules.root.factions.alliance import LAW
from rules.root.factions.alliance.actions import GiveCard
from rules.root.factions.alliance.bases import KeepFive
from rules.root.factions.alliance.holdings import board_of
from rules.root.factions.alliance.outrage import PayOutrage
from rules.root.state import Building, Place, Token, Woodland
from rules.root.woodland.moving import carry_out
from rules.root.woodland.placing import place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove, remove_all_enemies
from tests.rules.root.driving import answer, choices, hold, reasons, settle, stand
from tests.rules.root.factions.courts import ME, THIRD, YOU, is_over, laid, play
from tests.rules.root.factions.test_alliance import based, officers, people, support

FOX, OTHER_FOX, MOUSE, RABBIT = "anvil", "foxfolk_steel", "mouse_in_a_sack", "root_tea_rabbit"
BIRD, OTHER_BIRD = "ambush_bird", "birdy_bindle"


def march(state: Woodland, move: Move, seat: Seat = YOU) -> None:
    """A move of another seat, up to the first question."""
    table = StepContext()
    carry_out(state, table, seat, move)
    settle(state, table)


def crush(state: Woodland, place: Place, by: Seat = YOU, *more: Building) -> None:
    """Another seat removes sympathy, and buildings, by one event."""
    table = StepContext()
    tokens = tuple(t for t in state.tokens[place] if t.kind is TokenKind.SYMPATHY)
    remove(
        state,
        table,
        Removal(
            owner=ME, by=by, place=place, cause=Cause.FAVOR, tokens=tokens, buildings=tuple(more)
        ),
    )
    settle(state, table)


# ---------------------------------------------------------------- Guerrilla war
@pytest.mark.parametrize(("attacker", "defender"), [(YOU, ME), (ME, YOU)])
def test_the_alliance_deals_the_higher_die_as_defender_too(attacker: Seat, defender: Seat) -> None:
    state = people()
    stand(state, 1, s0=3, s1=3)
    play(state, BeginBattle(attacker, 1, defender), script=((1, 3),))
    assert state.warriors[1] == (2, 0)


# ---------------------------------------------------------------- Outrage
def test_moving_into_a_sympathetic_clearing_costs_a_matching_card() -> None:
    state = people(sympathy=(5,))
    stand(state, 1, s1=3)
    hold(state, YOU, RABBIT, BIRD, FOX)
    march(state, Move(1, 5, 2))
    assert agenda.asked(state) == [YOU]
    assert set(choices(state, YOU)) == {GiveCard(RABBIT), GiveCard(BIRD)}
    said = reasons(state, YOU)
    assert any("does not match" in each for each in said)
    assert any("You have a matching card: you must give it" in each for each in said)
    answer(state, GiveCard(RABBIT), seat=YOU)
    assert state.supporters[ME] == (RABBIT,)
    assert RABBIT not in state.discard
    assert is_over(state)


def test_lost_souls_get_nothing_of_it() -> None:
    state = people("cult", sympathy=(5,))
    stand(state, 1, s1=1)
    hold(state, YOU, RABBIT)
    march(state, Move(1, 5, 1))
    answer(state, GiveCard(RABBIT), seat=YOU)
    assert state.lost_souls == ()


def test_without_a_match_the_hand_is_shown_to_the_alliance_alone() -> None:
    state = people("marquise", "eyrie", sympathy=(5,))
    stand(state, 1, s1=1)
    hold(state, YOU, FOX, MOUSE)
    top = state.deck[0]
    march(state, Move(1, 5, 1))
    assert choices(state, YOU) == [Seen()]
    answer(state, Seen(), seat=YOU)
    page = agenda.question(state)
    assert isinstance(page, ShowHand)
    assert agenda.asked(state) == [ME]
    shown = english(page.shows(view(state, ME), ME))
    assert "Anvil" in shown
    assert view(state, ME).hands[YOU] == (FOX, MOUSE)
    assert view(state, THIRD).hands[YOU] == ("", "")
    answer(state, Seen())
    assert state.supporters[ME] == (top,)
    assert view(state, THIRD).supporters[ME] == ("",)


def test_an_empty_hand_is_not_asked() -> None:
    state = people(sympathy=(5,))
    stand(state, 1, s1=1)
    march(state, Move(1, 5, 1))
    assert is_over(state)
    assert len(state.supporters[ME]) == 1


def test_with_an_empty_deck_there_is_no_supporter() -> None:
    state = people(sympathy=(5,))
    state.deck, state.discard = (), ()
    stand(state, 1, s1=1)
    march(state, Move(1, 5, 1))
    assert is_over(state)
    assert state.supporters[ME] == ()


def test_once_a_move_whatever_the_number() -> None:
    state = people(sympathy=(5,))
    stand(state, 1, s1=8)
    hold(state, YOU, RABBIT, BIRD)
    march(state, Move(1, 5, 8))
    answer(state, GiveCard(BIRD), seat=YOU)
    assert is_over(state)
    march(state, Move(5, 1, 1))
    assert is_over(state)
    march(state, Move(1, 5, 1))
    assert isinstance(agenda.question(state), PayOutrage)


def test_own_moves_and_placing_bring_none() -> None:
    state = people(sympathy=(5,))
    stand(state, 1, s0=1)
    march(state, Move(1, 5, 1), seat=ME)
    assert is_over(state)
    table = StepContext()
    place_warriors(state, table, YOU, 5, 3)
    settle(state, table)
    assert is_over(state)


def test_a_pawn_brings_none() -> None:
    state = people("vagabond", sympathy=(5,))
    state.pawns[YOU] = 1
    hold(state, YOU, RABBIT)
    table = StepContext()
    carry_out(state, table, YOU, Move(1, 5, pawn=True), is_free=True)
    settle(state, table)
    assert is_over(state)


def test_removing_sympathy_brings_outrage() -> None:
    state = people(sympathy=(5,))
    hold(state, YOU, RABBIT)
    crush(state, 5)
    assert state.scores[YOU] == 1
    answer(state, GiveCard(RABBIT), seat=YOU)
    assert state.supporters[ME] == (RABBIT,)


def test_own_removal_brings_none() -> None:
    state = people(sympathy=(5,))
    crush(state, 5, by=ME)
    assert is_over(state)
    assert state.supporters[ME] == ()


def test_several_tokens_are_paid_one_after_the_other() -> None:
    state = people(sympathy=(5, 10))
    hold(state, YOU, RABBIT, BIRD)
    table = StepContext()
    remove_all_enemies(state, table, YOU, (5, 10), Cause.FAVOR)
    settle(state, table)
    answer(state, GiveCard(BIRD), seat=YOU)
    assert isinstance(agenda.question(state), PayOutrage)
    answer(state, GiveCard(RABBIT), seat=YOU)
    assert is_over(state)
    assert len(state.supporters[ME]) == 2


def test_the_lost_city_takes_any_card() -> None:
    state = people(sympathy=(5,))
    state.landmarks = ((Landmark.LOST_CITY, 5),)
    stand(state, 1, s1=1)
    hold(state, YOU, FOX)
    march(state, Move(1, 5, 1))
    assert choices(state, YOU) == [GiveCard(FOX)]


def test_a_card_that_does_not_fit_is_discarded() -> None:
    state = people(sympathy=(5,))
    support(state, BIRD, OTHER_BIRD, FOX, OTHER_FOX, MOUSE)
    stand(state, 1, s1=1)
    hold(state, YOU, RABBIT)
    march(state, Move(1, 5, 1))
    answer(state, GiveCard(RABBIT), seat=YOU)
    assert state.discard == (RABBIT,)
    assert len(state.supporters[ME]) == 5


def test_only_the_two_learn_which_card_was_given() -> None:
    state = people("marquise", "eyrie", sympathy=(5,))
    stand(state, 1, s1=1)
    hold(state, YOU, RABBIT)
    march(state, Move(1, 5, 1))
    told = agenda.submit(state, YOU, GiveCard(RABBIT))
    assert told.undo_barrier is not None
    for viewer, knows in ((ME, True), (YOU, True), (THIRD, False), (None, False)):
        cards = [getattr(event, "card", "") for event in share(told.events, viewer)]
        assert (RABBIT in cards) is knows


# ---------------------------------------------------------------- a base is lost
def lose_base(state: Woodland, place: Place, suit: Suit) -> None:
    crush(state, place, YOU, Building(ME, BuildingKind.BASE, suit))


def test_a_lost_base_takes_supporters_of_its_clearing_and_half_of_the_officers() -> None:
    state = people()
    based(state, 1, Suit.FOX)
    based(state, 2, Suit.MOUSE)
    support(state, FOX, OTHER_FOX, MOUSE, RABBIT, BIRD)
    officers(state, 3)
    lose_base(state, 1, Suit.FOX)
    assert is_over(state)
    assert state.supporters[ME] == (MOUSE, RABBIT)
    assert board_of(state, ME) == AllianceBoard(officers=1)
    assert state.supply[ME] == 9
    assert sorted(state.discard) == sorted((FOX, OTHER_FOX, BIRD))


def test_with_no_base_left_down_to_five() -> None:
    state = people()
    based(state, 1, Suit.FOX)
    kept = ("root_tea_rabbit", "bake_sale", "mouse_in_a_sack", "root_tea_mouse")
    support(state, *kept, "investments", "sword_mouse", "smugglers_trail", FOX)
    lose_base(state, 1, Suit.FOX)
    assert isinstance(agenda.question(state), KeepFive)
    assert PlayCard(FOX) not in choices(state)
    answer(state, PlayCard("sword_mouse"))
    assert PlayCard("sword_mouse") not in choices(state)
    answer(state, PlayCard("investments"))
    assert is_over(state)
    assert state.supporters[ME] == tuple(sorted((*kept, "smugglers_trail")))


@pytest.mark.parametrize(("option", "left"), [("clearing", ()), ("printed", (FOX, MOUSE))])
def test_which_supporters_go_in_the_lost_city(option: str, left: tuple[str, ...]) -> None:
    state = people(base_loss_suit=option)
    state.landmarks = ((Landmark.LOST_CITY, 1),)
    based(state, 1, Suit.RABBIT)
    support(state, FOX, MOUSE, RABBIT)
    lose_base(state, 1, Suit.RABBIT)
    assert state.supporters[ME] == left


def test_lost_officers_are_caught_by_coffin_makers() -> None:
    state = people()
    state.crafted[YOU] = ("coffin_makers",)
    based(state, 1, Suit.FOX)
    officers(state, 3)
    lose_base(state, 1, Suit.FOX)
    assert (state.coffin[ME], state.supply[ME]) == (2, 7)


def test_what_outrage_brings_stays_when_base_and_sympathy_fall_together() -> None:
    state = people(sympathy=(1,))
    based(state, 1, Suit.FOX)
    support(state, OTHER_FOX)
    hold(state, YOU, FOX)
    lose_base(state, 1, Suit.FOX)
    answer(state, GiveCard(FOX), seat=YOU)
    assert state.supporters[ME] == (FOX,)
    assert state.discard == (OTHER_FOX,)


def test_two_bases_of_one_event_are_both_lost_before_supporters_go_by_choice() -> None:
    """Its own order (R71): nothing goes that could stay."""
    state = people(sympathy=(1,))
    based(state, 1, Suit.FOX)
    based(state, 2, Suit.MOUSE)
    mice = ("mouse_in_a_sack", "root_tea_mouse", "investments", "sword_mouse")
    support(state, *mice, RABBIT, "bake_sale", OTHER_FOX)
    hold(state, YOU, FOX)
    fox, mouse = (Building(ME, BuildingKind.BASE, suit) for suit in (Suit.FOX, Suit.MOUSE))
    sympathy = tuple(t for t in state.tokens[1] if t.kind is TokenKind.SYMPATHY)
    told = {"owner": ME, "by": YOU, "cause": Cause.FAVOR}
    table = StepContext()
    remove(
        state,
        table,
        Removal(place=1, buildings=(fox,), tokens=sympathy, **told),
        Removal(place=2, buildings=(mouse,), **told),
    )
    settle(state, table)
    assert isinstance(agenda.question(state), PayOutrage), "none had to be chosen"
    assert state.supporters[ME] == ("bake_sale", RABBIT)


def test_two_sympathy_tokens_in_one_clearing_are_a_problem() -> None:
    state = people(sympathy=(1,))
    assert LAW.problems(state, ME) == []
    laid(state, ME, TokenKind.SYMPATHY, 1)
    assert LAW.problems(state, ME)
    assert state.tokens[1] == (Token(ME, TokenKind.SYMPATHY),) * 2
