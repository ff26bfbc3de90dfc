"""Services of the Riverfolk Company: the others buy at the start of their Birdsong (7.6)."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat, TargetKind
from rules.kernel.text import english
from rules.root.actions import Fight, Move
from rules.root.battle import fights
from rules.root.enums import BuildingKind, Phase
from rules.root.factions.riverfolk.actions import BuyService
from rules.root.factions.riverfolk.holdings import board_of, change
from rules.root.factions.riverfolk.law import RiverfolkLaw
from rules.root.factions.riverfolk.services import OpenServices, most_services
from rules.root.factions.vagabond.items import board_of as satchel
from rules.root.factions.vagabond.setup import take_character
from rules.root.phases import BeginPhase
from rules.root.problems import problems
from rules.root.state import Building, Turn, Woodland, turn_of
from rules.root.woodland import geography, ruling
from rules.root.woodland.moving import moves
from tests.rules.root.driving import build, hold, in_phase, stand
from tests.rules.root.factions.company import BIRDS, CATS, OTTERS, boxes, post, trading
from tests.rules.root.factions.congregation import (
    do,
    is_over,
    labels,
    open_now,
    play,
    reasons_for,
    told,
)

LAW = RiverfolkLaw()
BOATS, HIRED = BuyService("riverboats"), BuyService("mercenaries")


def market(*others: str, buyer: Seat = CATS, prices: tuple[int, int, int] = (1, 1, 1)) -> Woodland:
    """The start of a buyer's Birdsong."""
    state = trading(*others)
    change(state, OTTERS, prices=prices)
    state.turn = Turn(seat=buyer, phase=Phase.BIRDSONG)
    return state


def shop(state: Woodland, buyer: Seat = CATS) -> Woodland:
    """Services are offered."""
    play(state, OpenServices(buyer, OTTERS))
    return state


def bought(state: Woodland) -> tuple[str, ...]:
    """What the buyer has for this turn."""
    return turn_of(state).services


# -------------------------------------------------------------------- who, when, how many
def test_the_others_are_asked_at_the_start_of_birdsong() -> None:
    """Not the Company itself; before everything else of the phase."""
    state = market()
    assert LAW.start_of_birdsong(state, OTTERS, CATS) == (OpenServices(CATS, OTTERS),)
    assert LAW.start_of_birdsong(state, OTTERS, OTTERS) == ()
    play(state, BeginPhase(CATS, Phase.BIRDSONG))
    assert agenda.asked(state) == [CATS]
    assert open_now(state, BuyService, seat=CATS) == [BOATS, HIRED]


def test_one_service_without_posts() -> None:
    """One, then no more."""
    state = shop(market())
    do(state, BOATS, seat=CATS)
    assert (bought(state), is_over(state)) == (("riverboats",), True)


def test_one_more_for_each_post_beside_own_pieces() -> None:
    """Any faction piece of the buyer: warrior, building, token."""
    state = market()
    post(state, 7)
    post(state, 9)
    post(state, 8)
    stand(state, 7, s1=1)
    build(state, 9, Building(CATS, BuildingKind.SAWMILL))
    assert most_services(state, CATS, OTTERS) == 3
    assert most_services(state, BIRDS, OTTERS) == 1
    hold(state, 0, "anvil", "bake_sale", "cobbler", "sappers")
    shop(state)
    for card in ("anvil", "bake_sale", "cobbler"):
        do(state, BuyService("hand_card", card), seat=CATS)
    assert is_over(state)
    assert state.hands[CATS] == ("anvil", "bake_sale", "cobbler")


def test_the_number_is_fixed_when_buying_begins() -> None:
    """What happens on the way changes nothing (R58)."""
    state = market()
    post(state, 7)
    stand(state, 7, s1=1)
    hold(state, 0, "anvil", "bake_sale", "cobbler")
    shop(state)
    stand(state, 7, s1=-1)
    do(state, BuyService("hand_card", "anvil"), seat=CATS)
    assert not is_over(state)
    do(state, BuyService("hand_card", "bake_sale"), seat=CATS)
    assert is_over(state)


def test_nothing_has_to_be_bought() -> None:
    """Pass."""
    state = shop(market())
    assert labels(state, CATS)[0] == "Buy nothing more"
    do(state, Pass(), seat=CATS)
    assert (is_over(state), bought(state), boxes(state)) == (True, (), {})


def test_who_can_pay_nothing_is_not_asked() -> None:
    """Supplies and prices are public."""
    state = market(prices=(2, 2, 2))
    stand(state, 1, s1=state.supply[CATS] - 1)
    assert is_over(shop(state))


# -------------------------------------------------------------------- paying
def test_the_price_goes_from_the_supply_to_payments() -> None:
    """Own warriors of the buyer."""
    state = market(prices=(3, 2, 4))
    supply = state.supply[CATS]
    shop(state)
    do(state, HIRED, seat=CATS)
    assert boxes(state) == {"payments": (0, 4, 0)}
    assert state.supply[CATS] == supply - 4
    assert problems(state) == []


def test_a_service_that_is_too_dear_says_so() -> None:
    """What it costs and what there is."""
    state = market(prices=(3, 1, 4))
    hold(state, 0, "anvil")
    stand(state, 1, s1=state.supply[CATS] - 2)
    shop(state)
    assert open_now(state, BuyService, seat=CATS) == [BOATS]
    reasons = reasons_for(state, BuyService, seat=CATS)
    assert reasons == {"It costs 3; you can pay 2.", "It costs 4; you can pay 2."}


def test_a_vagabond_exhausts_items() -> None:
    """As many Riverfolk warriors enter Payments; no mercenaries for it."""
    state = market("vagabond", "marquise", prices=(1, 2, 1))
    take_character(state, CATS, "ranger")
    state.pawns[CATS] = 7
    supply = state.supply[OTTERS]
    shop(state)
    assert open_now(state, BuyService, seat=CATS) == [BOATS]
    assert "A wanderer without warriors can't lead mercenaries." in reasons_for(
        state, BuyService, seat=CATS
    )
    do(state, BOATS, seat=CATS)
    while not is_over(state):
        first = agenda.request(state, agenda.asked(state)[0]).actions[0]
        do(state, first, seat=CATS)
    assert boxes(state) == {"payments": (2, 0, 0)}
    assert state.supply[OTTERS] == supply - 2
    assert sum(each.exhausted for each in satchel(state, CATS).items) == 2
    assert problems(state) == []


def test_a_vagabond_pays_as_many_as_the_company_has() -> None:
    """With an empty supply nothing enters Payments."""
    state = market("vagabond", "marquise")
    take_character(state, CATS, "ranger")
    stand(state, 7, s0=15)
    shop(state)
    do(state, BOATS, seat=CATS)
    assert boxes(state) == {}


# -------------------------------------------------------------------- hand cards
def test_a_hand_card_is_taken_openly() -> None:
    """Any card of the open hand; it may be bought repeatedly."""
    state = market(prices=(2, 1, 1))
    hold(state, 0, "anvil", "bake_sale")
    shop(state)
    cards = [each.card for each in open_now(state, BuyService, seat=CATS) if each.card]
    assert cards == ["anvil", "bake_sale"]
    assert "Buy Anvil for 2" in labels(state, CATS)
    told_lines = do(state, BuyService("hand_card", "anvil"), seat=CATS)
    assert (state.hands[OTTERS], state.hands[CATS]) == (("bake_sale",), ("anvil",))
    assert any("buys Anvil" in line for line in told_lines)
    assert (state.discard, state.lost_souls) == ((), ())


def test_an_empty_hand_sells_nothing() -> None:
    """And says so."""
    state = shop(market())
    assert "The Company has no card to sell." in reasons_for(state, BuyService, seat=CATS)


def test_only_their_cards_are_for_sale() -> None:
    """Clicks are answered."""
    state = market()
    hold(state, 1, "anvil")
    shop(state)
    assert "You can buy only Riverfolk Company's cards" in told(
        state, TargetKind.CARD, "anvil", seat=CATS
    )
    assert "First decide whether to buy anything from" in told(
        state, TargetKind.PLACE, 7, seat=CATS
    )


# -------------------------------------------------------------------- riverboats
def test_riverboats_make_rivers_paths_until_the_turn_ends() -> None:
    """Rule is still needed."""
    state = market()
    stand(state, 7, s1=1)
    shop(state)
    assert 4 not in geography.neighbours(state, CATS, 7)
    do(state, BOATS, seat=CATS)
    assert {4, 11} <= set(geography.neighbours(state, CATS, 7))
    assert Move(7, 4, 1) in moves(state, CATS)
    stand(state, 7, s2=1)
    assert Move(7, 4, 1) not in moves(state, CATS)
    state.turn = Turn(seat=BIRDS, phase=Phase.DAYLIGHT)
    assert 4 not in geography.neighbours(state, CATS, 7)


def test_riverboats_and_mercenaries_are_bought_once() -> None:
    """They last the turn."""
    state = market()
    post(state, 7)
    post(state, 9)
    stand(state, 7, s1=1)
    stand(state, 9, s1=1)
    shop(state)
    do(state, BOATS, HIRED, seat=CATS)
    assert bought(state) == ("riverboats", "mercenaries")
    assert is_over(state), "no card is for sale and the rest is bought"


def test_what_is_bought_is_refused_a_second_time() -> None:
    """With the reason."""
    state = market()
    post(state, 7)
    stand(state, 7, s1=1)
    shop(state)
    do(state, BOATS, seat=CATS)
    reasons = reasons_for(state, BuyService, seat=CATS)
    assert "You have already bought this for the turn." in reasons


# -------------------------------------------------------------------- mercenaries
def hired(phase: Phase = Phase.DAYLIGHT, *others: str) -> Woodland:
    """The Marquise has bought mercenaries."""
    state = market(*others)
    state.turn = msgspec.structs.replace(turn_of(state), services=("mercenaries",))
    return in_phase(state, phase)


@pytest.mark.parametrize(
    ("phase", "lends"), [(Phase.BIRDSONG, False), (Phase.DAYLIGHT, True), (Phase.EVENING, True)]
)
def test_mercenaries_serve_in_daylight_and_evening(phase: Phase, lends: bool) -> None:
    """Not in Birdsong."""
    state = hired(phase)
    assert LAW.lends_warriors(state, OTTERS, CATS) is lends
    assert not LAW.lends_warriors(state, OTTERS, BIRDS)


def test_mercenaries_count_for_rule() -> None:
    """For the buyer's own checks; for everybody else nothing changes; not for dominance (R42)."""
    state = hired()
    stand(state, 8, s0=2, s1=1, s2=2)
    assert ruling.rules(state, CATS, 8)
    assert not ruling.rules(state, OTTERS, 8)
    assert ruling.ruler(state, 8) == BIRDS, "the Eyrie wins the tie of two"
    assert 8 not in ruling.ruled_alone(state, CATS)


def test_mercenaries_begin_a_battle_alone_but_not_against_the_company() -> None:
    """And they do not move."""
    state = hired()
    stand(state, 8, s0=2, s2=1)
    assert fights(state, CATS) == [Fight(8, BIRDS)]
    assert list(moves(state, CATS)) == []


def test_without_the_service_nothing_is_lent() -> None:
    """The plain case."""
    state = market()
    in_phase(state, Phase.DAYLIGHT)
    stand(state, 8, s0=2, s2=1)
    assert fights(state, CATS) == []
    assert not LAW.lends_warriors(state, OTTERS, CATS)


def test_services_are_told_in_words() -> None:
    """Prices in the labels, who and how many in the prompt."""
    state = market(prices=(1, 2, 3))
    shop(state)
    assert "Buy mercenaries for 3" in labels(state, CATS)
    assert "1 more" in english(agenda.request(state, CATS).prompt)
    assert board_of(state, OTTERS).prices == (1, 2, 3)
