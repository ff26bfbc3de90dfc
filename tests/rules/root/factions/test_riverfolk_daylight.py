"""The Riverfolk Company's Daylight (7.6): orders for funds, crafting, Export, trade posts."""

from rules.kernel.steps import Done, TargetKind
from rules.root.actions import ChooseSeat, Craft, Fight, Move
from rules.root.enums import BuildingKind, Item, Landmark, TokenKind
from rules.root.factions.riverfolk.actions import (
    DrawForFund,
    EstablishPost,
    Export,
    RecruitOnRiver,
)
from rules.root.factions.riverfolk.daylight import why_no_recruit
from rules.root.factions.riverfolk.holdings import board_of
from rules.root.factions.riverfolk.law import RiverfolkLaw
from rules.root.problems import problems
from rules.root.state import Building, Token
from tests.rules.root.driving import build, craft, lay, stand
from tests.rules.root.factions.company import (
    CATS,
    FOX,
    MOUSE,
    OTTERS,
    RABBIT,
    RIVER,
    boxes,
    day,
    lose_post,
    post,
    spaces,
    trading,
    uncover,
)
from tests.rules.root.factions.congregation import (
    do,
    is_over,
    labels,
    open_now,
    reasons_for,
    told,
)

LAW = RiverfolkLaw()

LAW = RiverfolkLaw()


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
    assert "clearing 1 already has a trade post." in reasons
    assert any("No one rules clearing 5:" in why for why in reasons)
    assert any("only 1 of their" in why for why in reasons)
    assert "There is no fox trade post left." in reasons
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


def test_tokens_rule_with_soup_kitchens() -> None:
    """Whoever rules, by whatever card."""
    state = trading(funds=(0, 2), deck="exiles_partisans")
    craft(state, CATS, "soup_kitchens")
    lay(state, 8, Token(CATS, TokenKind.WOOD))
    day(state)
    assert open_now(state, EstablishPost) == [EstablishPost(8, FOX)]


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
