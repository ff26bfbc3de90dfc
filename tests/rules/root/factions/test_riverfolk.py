"""The Riverfolk Company's own turn and set-up (7.6)."""

import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Done, Pass, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace, ChooseSeat, PlayCard, UseEffect
from rules.root.enums import Cause, Phase, PlotKind, Suit, TokenKind
from rules.root.evening import DiscardToLimit, LastStep
from rules.root.factions.corvid.actions import ExposePlot
from rules.root.factions.riverfolk.actions import (
    DrawForFund,
    SetPrice,
)
from rules.root.factions.riverfolk.birdsong import (
    Dividends,
    GatherFunds,
    OpenPause,
    Protectionism,
)
from rules.root.factions.riverfolk.holdings import board_of, change
from rules.root.factions.riverfolk.law import RiverfolkLaw
from rules.root.factions.riverfolk.prices import SetPrices
from rules.root.names import card_name
from rules.root.phases import AnythingElse
from rules.root.problems import problems
from rules.root.state import Token, turn_of
from rules.root.woodland import geography
from rules.root.woodland.moving import moves
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import craft, hold, in_phase, lay, stand
from tests.rules.root.factions.company import (
    BIRDS,
    CATS,
    FOX,
    MOUSE,
    OTTERS,
    RIVER,
    boxes,
    day,
    lose_post,
    on_track,
    post,
    spaces,
    trading,
    uncover,
)
from tests.rules.root.factions.company import box as fill
from tests.rules.root.factions.congregation import (
    do,
    is_over,
    labels,
    open_now,
    play,
    told,
)
from tests.rules.root.factions.plotting import scheme

LAW = RiverfolkLaw()


# -------------------------------------------------------------------- set-up
def test_set_up() -> None:
    """Four warriors on the river, three in Payments, three prices."""
    state = trading()
    state.turn = None
    play(state, *LAW.set_up(state, OTTERS))
    assert [each.place for each in open_now(state, ChoosePlace)] == list(RIVER)
    assert told(state, TargetKind.PLACE, 1) == "clearing 1 is not on the river."
    do(state, *(ChoosePlace(place) for place in (4, 7, 7, 11)))
    assert [state.warriors[place][OTTERS] for place in RIVER] == [1, 0, 2, 0, 1]
    assert boxes(state) == {"payments": (3, 0, 0)}
    assert state.supply[OTTERS] == 15 - 4 - 3
    assert open_now(state, Pass) == [], "the first prices must be set"
    do(state, SetPrice("hand_card", 2), SetPrice("riverboats", 1), SetPrice("mercenaries", 4))
    assert board_of(state, OTTERS).prices == (2, 1, 4)
    assert board_of(state, OTTERS).posts == (3, 3, 3)
    assert is_over(state)
    assert problems(state) == []


def test_nobody_settles_in_the_keep() -> None:
    """The Marquise has begun."""
    state = trading()
    lay(state, 4, Token(CATS, TokenKind.KEEP))
    play(state, *LAW.set_up(state, OTTERS))
    assert [each.place for each in open_now(state, ChoosePlace)] == [5, 7, 10, 11]


def test_the_advanced_set_up_is_the_same() -> None:
    """And it has no homeland (2.2)."""
    state = trading()
    assert LAW.set_up_advanced(state, OTTERS) == LAW.set_up(state, OTTERS)
    stand(state, 4, s0=4)
    assert LAW.homelands(state, OTTERS) == ()


# -------------------------------------------------------------------- standing rules
def test_swimmers() -> None:
    """Rivers are paths; along a river no rule is needed, on land it is."""
    state = trading()
    stand(state, 7, s0=1, s1=5)
    for place in (3, 4, 8, 11, 12):
        stand(state, place, s1=5)
    assert geography.neighbours(state, OTTERS, 7) == (3, 4, 8, 11, 12)
    assert {each.target for each in moves(state, OTTERS)} == {4, 11}
    assert geography.neighbours(state, CATS, 7) == (3, 8, 12)


def test_the_hand_is_public() -> None:
    """Cards drawn are named to all."""
    assert LAW.has_public_hand()
    state = trading(funds=(1,))
    day(state)
    top = english(card_name(state.deck[0]))
    assert any(top in line for line in do(state, DrawForFund()))


def test_no_crafting_pieces_for_tunnels() -> None:
    """Posts and funds are none (R70)."""
    state = trading(deck="exiles_partisans", funds=(3,))
    post(state, 7)
    post(state, 9)
    craft(state, OTTERS, "tunnels")
    assert LAW.crafting_pieces(state, OTTERS) == ()
    assert 9 not in geography.neighbours(state, OTTERS, 7)


# -------------------------------------------------------------------- trade post removed
def test_a_lost_post_halves_the_funds() -> None:
    """Half, rounded up; the Company chooses which; the post leaves the game."""
    state = trading(funds=(1, 3, 1))
    post(state, 7)
    lose_post(state, 7)
    assert [each.seat for each in open_now(state, ChooseSeat)] == [OTTERS, CATS, BIRDS]
    do(state, ChooseSeat(CATS), ChooseSeat(CATS))
    assert "Marquise de Cat's warrior (1 in your funds)" in labels(state)
    do(state, ChooseSeat(BIRDS))
    assert boxes(state) == {"funds": (1, 1, 0)}
    assert (state.scores[CATS], board_of(state, OTTERS).posts) == (1, (3, 3, 2))
    assert problems(state) == []


def test_a_lost_post_with_funds_of_one_owner_asks_nobody() -> None:
    """Three of five go."""
    state = trading(funds=(0, 5))
    post(state, 7)
    lose_post(state, 7)
    assert is_over(state)
    assert boxes(state) == {"funds": (0, 2, 0)}


def test_only_the_funds_box_is_halved() -> None:
    """Payments and commitments stay; with no funds nothing happens."""
    state = trading()
    fill(state, "payments", 0, 3)
    post(state, 7)
    lose_post(state, 7)
    assert boxes(state) == {"payments": (0, 3, 0)}


def test_two_posts_halve_twice() -> None:
    """One after the other."""
    state = trading(funds=(0, 5))
    posts = post(state, 7), post(state, 9)
    table = StepContext()
    gone = [
        Removal(owner=OTTERS, by=CATS, place=place, cause=Cause.FAVOR, tokens=(each,))
        for place, each in zip((7, 9), posts, strict=True)
    ]
    remove(state, table, *gone)
    play(state, *table.pending)
    assert boxes(state) == {"funds": (0, 1, 0)}


# -------------------------------------------------------------------- Birdsong
def test_protectionism_when_payments_are_empty() -> None:
    """Two own warriors, as far as the supply has them."""
    state = trading()
    play(state, Protectionism(OTTERS))
    assert boxes(state) == {"payments": (2, 0, 0)}
    state = trading()
    stand(state, 7, s0=14)
    play(state, Protectionism(OTTERS))
    assert boxes(state) == {"payments": (1, 0, 0)}


def test_no_protectionism_for_who_was_paid() -> None:
    """One warrior is enough."""
    state = trading()
    fill(state, "payments", 0, 1)
    play(state, Protectionism(OTTERS))
    assert boxes(state) == {"payments": (0, 1, 0)}


@pytest.mark.parametrize(("funds", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_dividends(funds: int, points: int) -> None:
    """A point for every two in the Funds box, if a trade post is on the map."""
    state = trading(funds=(0, funds))
    fill(state, "payments", 4)
    play(state, Dividends(OTTERS))
    assert state.scores[OTTERS] == 0
    state.agenda.clear()
    post(state, 7)
    play(state, Dividends(OTTERS))
    assert state.scores[OTTERS] == points


def test_all_warriors_are_gathered() -> None:
    """Payments, Committed and the spaces go to Funds."""
    state = trading(funds=(1, 1))
    fill(state, "payments", 0, 2)
    fill(state, "committed", 1, 0, 1)
    uncover(state, FOX)
    state.supply[BIRDS] -= 1
    change(state, OTTERS, spaces=(on_track(FOX, BIRDS),))
    play(state, GatherFunds(OTTERS))
    assert boxes(state) == {"funds": (2, 3, 2)}
    assert spaces(state) == []
    assert problems(state) == []


def test_birdsong_in_its_order() -> None:
    """Dividends count what was left in Funds, not what is gathered after."""
    steps = LAW.birdsong(trading(), OTTERS)
    assert [type(each) for each in steps] == [Protectionism, Dividends, GatherFunds, OpenPause]


def test_effects_of_birdsong_are_offered() -> None:
    """The Company has no orders there, but cards in play may (3.2)."""
    state = trading()
    in_phase(state, Phase.BIRDSONG)
    play(state, OpenPause(OTTERS))
    assert is_over(state)
    state.agenda.clear()
    craft(state, OTTERS, "royal_claim")
    stand(state, 7, s0=1)
    play(state, OpenPause(OTTERS))
    assert open_now(state, UseEffect) == [UseEffect("royal_claim")]
    assert told(state, TargetKind.PLACE, 7)
    do(state, Done())
    assert is_over(state)


# -------------------------------------------------------------------- Evening
def test_evening_in_its_order() -> None:
    """Discard, then prices; setting prices is the last step; no draw."""
    state = trading()
    steps = LAW.evening(state, OTTERS)
    assert [type(each) for each in steps] == [
        OpenPause,
        DiscardToLimit,
        AnythingElse,
        LastStep,
        SetPrices,
    ]
    assert LAW.draws(state, OTTERS) == 0


def test_between_discarding_and_prices_offers_stand_open() -> None:
    """Setting prices is the last step: what may be done at any time may be done before it."""
    state = trading("corvid", "eyrie")
    in_phase(state, Phase.EVENING)
    scheme(state, 1, PlotKind.BOMB)
    stand(state, 1, s0=1)
    hold(state, 0, "anvil")
    _, discarding, *rest = LAW.evening(state, OTTERS)
    play(state, discarding, *rest)
    assert isinstance(agenda.question(state), AnythingElse)
    assert open_now(state, ExposePlot)
    do(state, Pass())
    assert isinstance(agenda.question(state), SetPrices)


def test_evening() -> None:
    """Down to five, then prices, one part each."""
    state = trading()
    in_phase(state, Phase.EVENING)
    hold(state, 0, "anvil", "armorers", "bake_sale", "cobbler", "foxfolk_steel", "sappers")
    deck = len(state.deck)
    play(state, *LAW.evening(state, OTTERS))
    do(state, PlayCard("anvil"))
    assert (len(state.hands[OTTERS]), len(state.deck)) == (5, deck)
    assert turn_of(state).locked
    assert open_now(state, SetPrice) == [SetPrice("hand_card", price) for price in (1, 2, 3, 4)]
    told_lines = do(
        state, SetPrice("hand_card", 4), SetPrice("riverboats", 1), SetPrice("mercenaries", 2)
    )
    assert board_of(state, OTTERS).prices == (4, 1, 2)
    assert told_lines == ["Prices: hand card 4, riverboats 1, mercenaries 2."]
    assert is_over(state)


def test_prices_may_stay() -> None:
    """They may be set, they need not."""
    state = trading()
    change(state, OTTERS, prices=(3, 3, 3))
    play(state, SetPrices(OTTERS))
    assert told(state, TargetKind.CARD, "anvil") == "Choose a price from 1 to 4."
    assert "Keep the prices" in labels(state)
    assert do(state, Pass()) == []
    assert board_of(state, OTTERS).prices == (3, 3, 3)


@pytest.mark.parametrize(("option", "locked"), [("on", True), ("off", False)])
def test_the_last_step_locks(option: str, locked: bool) -> None:
    """By older rules it does not (`last_step_locks_actions`)."""
    state = trading(last_step_locks_actions=option)
    play(state, LastStep(OTTERS))
    assert turn_of(state).locked is locked


def test_problems_are_found() -> None:
    """A post too many, a fund on a covered space."""
    state = trading()
    assert LAW.problems(state, OTTERS) == []
    lay(state, 8, Token(OTTERS, TokenKind.TRADE_POST, Suit.FOX))
    assert len(LAW.problems(state, OTTERS)) == 1
    change(state, OTTERS, spaces=(on_track(MOUSE, CATS),))
    assert len(LAW.problems(state, OTTERS)) == 2
