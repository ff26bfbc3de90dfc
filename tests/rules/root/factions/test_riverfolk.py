"""The Riverfolk Company's own turn and set-up (7.6)."""

import pytest

from rules.kernel.steps import Done, Pass, TargetKind
from rules.kernel.table import Table
from rules.kernel.text import english
from rules.root import geography
from rules.root.actions import ChoosePlace, ChooseSeat, Craft, Fight, Move, PlayCard, UseEffect
from rules.root.evening import DiscardToLimit
from rules.root.factions.riverfolk.actions import (
    DrawForFund,
    EstablishPost,
    Export,
    RecruitOnRiver,
    SetPrice,
)
from rules.root.factions.riverfolk.birdsong import (
    Dividends,
    GatherFunds,
    OpenPause,
    Protectionism,
)
from rules.root.factions.riverfolk.daylight import OpenDaylight, why_no_recruit
from rules.root.factions.riverfolk.holdings import board_of, change
from rules.root.factions.riverfolk.law import RiverfolkLaw
from rules.root.factions.riverfolk.prices import LastStep, SetPrices
from rules.root.moving import moves
from rules.root.names import card_name
from rules.root.problems import problems
from rules.root.removal import Removal
from rules.root.removing import remove
from rules.root.state import Building, Token, Woodland, turn_of
from rules.root.words import BuildingKind, Cause, Item, Landmark, Phase, Suit, TokenKind
from tests.rules.root.driving import build, craft, hold, in_phase, lay, stand
from tests.rules.root.factions.company import (
    BIRDS,
    CATS,
    FOX,
    MOUSE,
    OTTERS,
    RABBIT,
    RIVER,
    boxes,
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
    reasons_for,
    told,
)

LAW = RiverfolkLaw()


def day(state: Woodland, *cards: str) -> Woodland:
    """Asks for orders with these cards in hand."""
    hold(state, 0, *cards)
    play(state, OpenDaylight(OTTERS))
    return state


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
def lose_post(state: Woodland, place: int) -> None:
    """An enemy removes the post there."""
    gone = tuple(each for each in state.tokens[place] if each.kind is TokenKind.TRADE_POST)
    table = Table()
    removal = Removal(owner=OTTERS, by=CATS, place=place, cause=Cause.FAVOR, tokens=gone)
    remove(state, table, removal)
    play(state, *table.pending)


def test_a_lost_post_halves_the_funds() -> None:
    """Half, rounded up; the Company chooses which; the post leaves the game."""
    state = trading(funds=(1, 3, 1))
    post(state, 7)
    lose_post(state, 7)
    assert [each.seat for each in open_now(state, ChooseSeat)] == [OTTERS, CATS, BIRDS]
    do(state, ChooseSeat(CATS), ChooseSeat(CATS))
    assert "A warrior of Marquise de Cat (1 in your funds)" in labels(state)
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
    table = Table()
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


# -------------------------------------------------------------------- Daylight: committing
def test_without_funds_there_are_no_orders() -> None:
    """Nobody is asked."""
    state = trading()
    stand(state, 7, s0=3, s1=1)
    assert is_over(day(state, "anvil"))


def test_move_battle_and_draw_commit_a_fund_each() -> None:
    """Any order and number."""
    state = trading(funds=(0, 3))
    stand(state, 7, s0=3)
    stand(state, 4, s1=1)
    day(state)
    do(state, Move(7, 4, 2))
    assert boxes(state) == {"funds": (0, 2, 0), "committed": (0, 1, 0)}
    do(state, Fight(4, CATS), script=((1, 0),))
    assert state.warriors[4] == (2, 0, 0)
    do(state, DrawForFund())
    assert len(state.hands[OTTERS]) == 1
    assert boxes(state) == {"committed": (0, 3, 0)}
    assert is_over(state)


def test_whose_fund_is_committed_is_asked_where_it_matters() -> None:
    """Then the order is carried out."""
    state = trading(funds=(1, 1))
    stand(state, 7, s0=1)
    day(state)
    do(state, Move(7, 4, 1))
    assert open_now(state, ChooseSeat) == [ChooseSeat(OTTERS), ChooseSeat(CATS)]
    assert state.warriors[7][OTTERS] == 1
    assert told(state, TargetKind.PLACE, 4)
    do(state, ChooseSeat(CATS))
    assert boxes(state) == {"funds": (1, 0, 0), "committed": (0, 1, 0)}
    assert state.warriors[4][OTTERS] == 1


def test_recruit_spends_a_fund() -> None:
    """It goes home; the warrior comes to any clearing on the river."""
    state = trading(funds=(0, 1))
    cats = state.supply[CATS]
    day(state)
    assert [each.place for each in open_now(state, RecruitOnRiver)] == list(RIVER)
    do(state, RecruitOnRiver(10))
    assert (state.warriors[10][OTTERS], state.supply[CATS], boxes(state)) == (1, cats + 1, {})


def test_an_own_fund_that_is_spent_can_be_the_recruit() -> None:
    """The cost comes first."""
    state = trading(funds=(1,))
    stand(state, 4, s0=14)
    day(state)
    do(state, RecruitOnRiver(10))
    assert (state.warriors[10][OTTERS], state.supply[OTTERS]) == (1, 0)


def test_spent_funds_go_to_coffin_makers() -> None:
    """Every warrior on its way to a supply (R68)."""
    state = trading(funds=(0, 1), deck="exiles_partisans")
    craft(state, CATS, "coffin_makers")
    day(state)
    do(state, RecruitOnRiver(10))
    assert state.coffin[CATS] == 1


# -------------------------------------------------------------------- crafting and Export
def test_crafting_commits_funds_to_uncovered_spaces() -> None:
    """One fund a space, of the suits of the cost."""
    state = trading(funds=(0, 3))
    uncover(state, FOX, FOX, MOUSE)
    day(state, "foxfolk_steel", "mouse_in_a_sack", "bake_sale")
    assert {each.card for each in open_now(state, Craft)} == {"foxfolk_steel", "mouse_in_a_sack"}
    do(state, Craft("foxfolk_steel", (FOX, FOX)))
    assert spaces(state) == [(FOX, CATS), (FOX, CATS)]
    assert (state.scores[OTTERS], state.boxes[OTTERS]) == (2, (Item.SWORD,))
    assert {each.card for each in open_now(state, Craft)} == {"mouse_in_a_sack"}
    assert problems(state) == []


def test_a_space_stays_uncovered_when_its_post_is_destroyed() -> None:
    """It can still take a fund."""
    state = trading(funds=(0, 3))
    post(state, 8)
    assert LAW.crafting_power(state, OTTERS) == (FOX,)
    lose_post(state, 8)
    assert LAW.crafting_power(state, OTTERS) == (FOX,)


def test_crafting_needs_funds_and_spaces() -> None:
    """As many funds as the card costs; each space once."""
    state = trading(funds=(0, 1))
    uncover(state, FOX, FOX)
    day(state, "foxfolk_steel", "anvil")
    assert {each.card for each in open_now(state, Craft)} == {"anvil"}
    assert reasons_for(state, Craft)
    assert told(state, TargetKind.CARD, "foxfolk_steel") in reasons_for(state, Craft)


def test_whose_funds_go_onto_the_spaces() -> None:
    """Asked where they are of several owners."""
    state = trading(funds=(2, 2))
    uncover(state, FOX, FOX)
    day(state, "foxfolk_steel")
    do(state, Craft("foxfolk_steel", (FOX, FOX)), ChooseSeat(CATS), ChooseSeat(OTTERS))
    assert sorted(spaces(state)) == [(FOX, OTTERS), (FOX, CATS)]
    assert boxes(state) == {"funds": (1, 1, 0)}


def test_any_suit_for_royal_claim() -> None:
    """`any`: any uncovered space."""
    state = trading(funds=(0, 4))
    uncover(state, FOX, MOUSE, RABBIT, RABBIT)
    day(state, "royal_claim")
    (order,) = open_now(state, Craft)
    do(state, order)
    assert sorted(each for each, _ in spaces(state)) == sorted((FOX, MOUSE, RABBIT, RABBIT))
    assert state.crafted[OTTERS] == ("royal_claim",)


def test_export() -> None:
    """The card is discarded for no benefit; an own warrior enters Payments."""
    state = trading(funds=(0, 2))
    uncover(state, FOX)
    day(state, "anvil")
    do(state, Export("anvil", (FOX,)))
    assert (state.scores[OTTERS], state.boxes[OTTERS], state.discard) == (0, (), ("anvil",))
    assert Item.HAMMER in state.items
    assert spaces(state) == [(FOX, CATS)]
    assert boxes(state) == {"funds": (0, 1, 0), "payments": (1, 0, 0)}
    assert problems(state) == []


def test_export_needs_a_card_that_could_be_crafted() -> None:
    """Item in supply, no duplicate in play (R60)."""
    state = trading(funds=(0, 2))
    uncover(state, FOX, MOUSE)
    state.items = tuple(each for each in state.items if each is not Item.HAMMER)
    craft(state, OTTERS, "codebreakers")
    day(state, "anvil", "codebreakers", "ambush_fox")
    assert open_now(state, Export) == []


def test_export_with_an_empty_supply() -> None:
    """Nothing enters Payments."""
    state = trading(funds=(0, 2))
    uncover(state, FOX)
    stand(state, 7, s0=15)
    day(state, "anvil")
    do(state, Export("anvil", (FOX,)))
    assert boxes(state) == {"funds": (0, 1, 0)}


# -------------------------------------------------------------------- trade post with garrison
def test_trade_post_with_garrison() -> None:
    """Two funds of the ruler go home; post, warrior, two points."""
    state = trading(funds=(0, 2))
    stand(state, 8, s1=1)
    cats = state.supply[CATS]
    day(state)
    assert open_now(state, EstablishPost) == [EstablishPost(8, FOX)]
    told_lines = do(state, EstablishPost(8, FOX))
    assert state.tokens[8] == (Token(OTTERS, TokenKind.TRADE_POST, FOX),)
    assert state.warriors[8] == (1, 1, 0)
    assert (state.scores[OTTERS], state.supply[CATS]) == (2, cats + 2)
    assert board_of(state, OTTERS).posts == (2, 3, 3)
    assert any("trade post in clearing 8" in line for line in told_lines)
    assert problems(state) == []


def test_an_own_clearing_takes_own_funds() -> None:
    """Ruled by any player, the Company included."""
    state = trading(funds=(2,))
    stand(state, 9, s0=1)
    day(state)
    assert open_now(state, EstablishPost) == [EstablishPost(9, MOUSE)]


def test_a_post_without_a_warrior_in_supply() -> None:
    """The post alone."""
    state = trading(funds=(0, 2))
    stand(state, 8, s1=1)
    stand(state, 7, s0=15)
    day(state)
    do(state, EstablishPost(8, FOX))
    assert (len(state.tokens[8]), state.warriors[8], state.scores[OTTERS]) == (1, (0, 1, 0), 2)


def test_own_funds_go_home_before_the_garrison_comes() -> None:
    """So the garrison may be one of them."""
    state = trading(funds=(2,))
    stand(state, 9, s0=13)
    day(state)
    do(state, EstablishPost(9, MOUSE))
    assert (state.warriors[9][OTTERS], state.supply[OTTERS]) == (14, 1)


def test_why_no_trade_post() -> None:
    """A post is there; nobody rules; the ruler's warriors are not in Funds (R59); none left; a
    keep."""
    state = trading(funds=(0, 4, 1))
    stand(state, 1, s1=1)
    post(state, 1)
    stand(state, 3, s2=1)
    stand(state, 2, s1=1)
    lay(state, 2, Token(CATS, TokenKind.KEEP))
    uncover(state, FOX, FOX)
    stand(state, 6, s1=1)
    day(state)
    assert open_now(state, EstablishPost) == []
    reasons = reasons_for(state, EstablishPost)
    assert "clearing 1 has a trade post already." in reasons
    assert any("Nobody rules clearing 5" in why for why in reasons)
    assert any("only 1 fund of theirs" in why for why in reasons)
    assert "No fox trade post is left." in reasons
    assert len(reasons) > 4
    assert told(state, TargetKind.PLACE, 3) in reasons


def test_posts_of_any_suit_in_the_lost_city() -> None:
    """Its suit is chosen."""
    state = trading(funds=(0, 2))
    state.landmarks = ((Landmark.LOST_CITY, 8),)
    stand(state, 8, s1=1)
    day(state)
    suits = {each.suit for each in open_now(state, EstablishPost)}
    assert suits == {FOX, RABBIT, MOUSE}
    do(state, EstablishPost(8, RABBIT))
    assert board_of(state, OTTERS).posts == (3, 2, 3)


def test_gardens_rule_too() -> None:
    """Whoever rules, by whatever rule."""
    state = trading("cult", "eyrie", funds=(0, 2))
    build(state, 8, Building(CATS, BuildingKind.GARDEN, FOX))
    day(state)
    assert open_now(state, EstablishPost) == [EstablishPost(8, FOX)]


# -------------------------------------------------------------------- words of Daylight
def test_orders_are_named() -> None:
    """And Daylight can be ended."""
    state = trading(funds=(0, 3))
    uncover(state, FOX)
    stand(state, 8, s1=1)
    day(state, "anvil")
    words = labels(state)
    for each in (
        "Draw a card",
        "Recruit a warrior in clearing 7",
        "Trade post and garrison in clearing 8",
        "Export Anvil, funds on fox",
    ):
        assert each in words
    assert words[-1] == "End Daylight"
    do(state, Done())
    assert is_over(state)


def test_without_funds_all_orders_say_so() -> None:
    """Where something else is open and the question is asked all the same."""
    state = trading()
    craft(state, OTTERS, "tax_collector")
    stand(state, 7, s0=2, s1=1)
    day(state)
    for kind in (Move, Fight, DrawForFund, RecruitOnRiver):
        assert reasons_for(state, kind) == {"Your Funds box is empty: each order costs funds."}
    assert "Funds box is empty" in told(state, TargetKind.PLACE, 4)


def test_recruits_need_the_river() -> None:
    """Or leave to place."""
    state = trading()
    assert why_no_recruit(state, OTTERS, 1) is not None
    assert why_no_recruit(state, OTTERS, 4) is None
    lay(state, 4, Token(CATS, TokenKind.KEEP))
    assert why_no_recruit(state, OTTERS, 4) is not None


# -------------------------------------------------------------------- Evening
def test_evening_in_its_order() -> None:
    """Discard, then prices; setting prices is the last step; no draw."""
    state = trading()
    steps = LAW.evening(state, OTTERS)
    assert [type(each) for each in steps] == [OpenPause, DiscardToLimit, LastStep, SetPrices]
    assert LAW.draws(state, OTTERS) == 0


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
