"""Automata buy services of the Riverfolk, played by a person or by itself (9, bot_services)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata.boards import AutomatonBoard, RobotsBoard, VagabotBoard
from rules.root.automata.buying import best_cards, buy_order, left, may_buy, may_hire
from rules.root.automata.drillbit_duchy.building import RaiseSite
from rules.root.automata.electric_eyrie.eyrie import BuildRoost
from rules.root.automata.fighting import BattleEach
from rules.root.automata.logical_lizards.lizards import TopToLostSouls
from rules.root.automata.mechanical_marquise.marquise import Build
from rules.root.automata.orders import CraftOrder, board_as, change
from rules.root.boards import RiverfolkBoard, VagabondItem
from rules.root.data import cards, decks
from rules.root.enums import Item, Phase, Suit, TokenKind
from rules.root.problems import card_problems
from rules.root.state import Token, Woodland
from tests.rules.root.driving import hold, in_phase, lay, run, stand
from tests.rules.root.scenes import scene

BOT, SELLER, FOE = Seat(0), Seat(1), Seat(2)
MARQUISE = "mechanical_marquise_2"


def table(
    buyer: str = MARQUISE, seller: str = "riverfolk", foe: str = "vagabond", **chosen: str
) -> Woodland:
    """A buyer in its turn, a seller, and somebody else; no points yet."""
    state = scene((buyer, seller, foe), options=chosen)
    for seat in (SELLER, FOE):
        hold(state, seat)
    return state


def payments(state: Woodland) -> tuple[int, ...]:
    """What lies in Payments."""
    board = state.boards[SELLER]
    assert isinstance(board, RiverfolkBoard | RobotsBoard)
    return board.payments


def order(state: Woodland) -> str:
    """The order card."""
    board = state.boards[BOT]
    assert isinstance(board, AutomatonBoard)
    return board.order


def reveal(state: Woodland, card: str) -> None:
    """This card of the deck is the order card."""
    deck = list(state.deck)
    deck.remove(card)
    state.deck = tuple(deck)
    change(state, BOT, order=card, suit=cards()[card].suit)


def sell(state: Woodland, *wares: str) -> None:
    """The seller's open cards."""
    if state.automata[SELLER]:
        deck = list(state.deck)
        for card in wares:
            deck.remove(card)
        state.deck = tuple(deck)
        change(state, SELLER, market=wares)
    else:
        hold(state, SELLER, *wares)


def showing(item: Item, *, bird: bool = False) -> str:
    """A card that shows an item."""
    fit = [card for card in decks()["base"] if card.item is item]
    return next(card.id for card in fit if (card.suit is Suit.BIRD) is bird)


# -------------------------------------------------------------------- who may buy
def test_only_with_as_many_points_as_the_seller() -> None:
    """Not with fewer; not where the option says no; never the seller itself."""
    state = table()
    assert may_buy(state, BOT) == SELLER
    state.scores[SELLER] = 1
    assert may_buy(state, BOT) == -1
    state.scores[BOT] = 1
    assert may_buy(state, BOT) == SELLER
    assert may_buy(table(bot_services="off"), BOT) == -1
    robots = table(seller="riverfolk_robots")
    assert may_buy(robots, BOT) == SELLER
    assert may_buy(robots, SELLER) == -1
    assert may_buy(scene((MARQUISE, "eyrie")), BOT) == -1


def test_it_must_be_able_to_pay() -> None:
    """Warriors of its supply, by its own points, whatever prices were set."""
    state = table()
    state.supply[BOT] = 2
    assert may_buy(state, BOT) == SELLER
    state.scores[BOT] = 10
    assert may_buy(state, BOT) == -1
    state.supply[BOT] = 3
    assert may_buy(state, BOT) == SELLER


def test_as_many_services_as_anybody() -> None:
    """One, and one more beside a post; how many is fixed by the first purchase."""
    state = table(foe="eyrie")
    lay(state, 3, Token(SELLER, TokenKind.TRADE_POST, state.suits[3]))
    stand(state, 3, s0=1)
    assert left(state, BOT, SELLER) == 2
    reveal(state, "ambush_fox")
    sell(state, showing(Item.BOOT))
    run(state, *buy_order(state, BOT))
    assert left(state, BOT, SELLER) == 1
    state.tokens[3] = ()
    assert left(state, BOT, SELLER) == 1
    stand(state, 5, s0=1, s1=1, s2=2)
    run(state, BattleEach(BOT, (5,)))
    assert left(state, BOT, SELLER) == 0
    assert may_buy(state, BOT) == -1


# -------------------------------------------------------------------- a card for the order
@pytest.mark.parametrize("seller", ["riverfolk", "riverfolk_robots"])
def test_a_card_with_an_item_takes_the_place_of_one_without(seller: str) -> None:
    """It is the order, the old one is discarded, warriors are in Payments, the item is crafted."""
    state = table(seller=seller)
    reveal(state, "ambush_fox")
    good = showing(Item.BOOT)
    sell(state, "ambush_mouse", good)
    supply = state.supply[BOT]
    run(state, *buy_order(state, BOT), CraftOrder(BOT))
    assert order(state) == good
    assert state.discard == ("ambush_fox",)
    assert state.boxes[BOT] == (Item.BOOT,)
    assert payments(state)[BOT] == 2
    assert state.supply[BOT] == supply - 2
    board = state.boards[BOT]
    assert isinstance(board, AutomatonBoard)
    assert board.suit is cards()[good].suit
    wares = state.hands[SELLER] or getattr(state.boards[SELLER], "market", ())
    assert wares == ("ambush_mouse",)
    assert not card_problems(state)


def test_an_order_with_an_item_is_kept() -> None:
    """Nothing is bought; nor where no open card shows an item to be had."""
    state = table()
    reveal(state, showing(Item.TEA))
    sell(state, showing(Item.BOOT))
    run(state, *buy_order(state, BOT))
    assert order(state) == showing(Item.TEA)
    state.items = ()
    run(state, *buy_order(state, BOT))
    assert order(state) == showing(Item.TEA)
    assert payments(state) == (0, 0, 0)


def test_the_card_that_is_worth_most() -> None:
    """By its printed points; of equal ones a random one."""
    state = table()
    kinds = sorted({card.vp for card in decks()["base"] if card.item})
    dear = [card.id for card in decks()["base"] if card.item and card.vp == kinds[-1]]
    cheap = [card.id for card in decks()["base"] if card.item and card.vp == kinds[0]]
    sell(state, cheap[0], *dear[:2])
    assert best_cards(state, BOT, SELLER, birds=True) == sorted(dear[:2])
    reveal(state, "ambush_fox")
    drawn = set()
    for seed in range(12):
        trial = table()
        trial.luck = seed
        sell(trial, cheap[0], *dear[:2])
        reveal(trial, "ambush_fox")
        run(trial, *buy_order(trial, BOT))
        drawn.add(order(trial))
    assert drawn == set(dear[:2])


def test_lizards_buy_what_they_craft_but_no_bird() -> None:
    """Theirs is the card that they reveal at the end: the bought one lies on top of Lost Souls."""
    state = table("logical_lizards")
    bird, plain = showing(Item.CROSSBOW, bird=True), showing(Item.BOOT)
    sell(state, bird)
    state.deck = ("ambush_fox", *(card for card in state.deck if card != "ambush_fox"))
    assert best_cards(state, BOT, SELLER, birds=False) == []
    sell(state, bird, plain)
    state.deck = ("ambush_fox", *(card for card in state.deck if card != "ambush_fox"))
    change(state, BOT, suit=Suit.MOUSE)
    run(state, TopToLostSouls(BOT, crafts=True))
    assert state.lost_souls == ("ambush_fox", plain)
    assert state.boxes[BOT] == (Item.BOOT,)
    assert order(state) == ""
    assert state.hands[SELLER] == (bird,)
    assert payments(state)[BOT] == 2
    board = state.boards[BOT]
    assert isinstance(board, AutomatonBoard)
    assert board.suit is Suit.MOUSE


def test_who_has_none_pays_with_the_sellers_warriors() -> None:
    """The Automated Alliance nothing of its own, the Vagabot one item a service."""
    state = table("automated_alliance")
    reveal(state, "ambush_fox")
    sell(state, showing(Item.BOOT))
    supply = state.supply[BOT]
    run(state, *buy_order(state, BOT))
    assert payments(state) == (0, 2, 0)
    assert state.supply[BOT] == supply
    bot = table("vagabot", foe="marquise")
    change(bot, BOT, character="thief", items=(VagabondItem(Item.TORCH),) * 2)
    reveal(bot, "ambush_fox")
    sell(bot, showing(Item.BOOT))
    bot.scores[BOT] = 20
    run(bot, *buy_order(bot, BOT))
    assert payments(bot) == (0, 4, 0)
    assert sum(each.exhausted for each in board_as(bot, BOT, VagabotBoard).items) == 1
    assert may_hire(bot, BOT) == -1, "a pawn leads nobody"


# -------------------------------------------------------------------- mercenaries
@pytest.mark.parametrize(
    ("own", "theirs", "hires"), [(2, 3, True), (3, 3, False), (1, 1, True), (2, 0, False)]
)
def test_mercenaries_before_a_weak_battle(own: int, theirs: int, hires: bool) -> None:
    """Two or fewer own warriors where the seller's stand."""
    state = table(foe="eyrie")
    stand(state, 5, s0=own, s1=theirs, s2=4)
    run(state, BattleEach(BOT, (5,)))
    assert state.turn is not None
    assert ("mercenaries" in state.turn.services) is hires


def test_never_against_the_seller() -> None:
    """Only the seller is there."""
    state = table()
    stand(state, 5, s0=1, s1=1)
    run(state, BattleEach(BOT, (5,)))
    assert state.turn is not None
    assert state.turn.services == ()
    assert payments(state) == (0, 0, 0)


def test_mercenaries_serve_in_that_battle() -> None:
    """Three of them roll beside one; bought once a turn; not in Birdsong."""
    state = table(foe="eyrie")
    stand(state, 5, s0=1, s1=3, s2=4)
    run(state, BattleEach(BOT, (5,)), script=((3, 0),))
    assert state.warriors[5][FOE] == 1
    assert may_hire(state, BOT) == -1
    early = in_phase(table(foe="eyrie"), Phase.BIRDSONG)
    assert may_hire(early, BOT) == -1
    assert may_buy(early, BOT) == SELLER


def test_mercenaries_for_a_building_that_would_be_impossible() -> None:
    """Marquise, Eyrie and Duchy; where something can be built anyway, nobody is hired."""
    state = table(foe="eyrie")
    change(state, BOT, suit=Suit.FOX)
    stand(state, 5, s0=1, s1=2, s2=2)
    run(state, Build(BOT))
    assert [each.seat for each in state.buildings[5]] == [BOT]
    assert payments(state)[BOT] == 2
    free = table(foe="eyrie")
    change(free, BOT, suit=Suit.FOX)
    stand(free, 5, s0=1, s1=2, s2=2)
    stand(free, 1, s0=1)
    run(free, Build(BOT))
    assert payments(free)[BOT] == 0
    assert len(free.buildings[1]) == 1


def test_a_roost_and_a_market_by_mercenaries() -> None:
    """So there is no turmoil, and no point for nothing."""
    eyrie = table("electric_eyrie", foe="marquise")
    stand(eyrie, 5, s0=1, s1=2, s2=2)
    run(eyrie, BuildRoost(BOT))
    assert len(eyrie.buildings[5]) == 1
    duchy = table("drillbit_duchy", foe="marquise")
    stand(duchy, 5, s0=1, s1=2, s2=2)
    run(duchy, RaiseSite(BOT))
    assert len(duchy.buildings[5]) == 1
    assert duchy.scores[BOT] == 0


def test_mercenaries_that_would_not_help_are_not_hired() -> None:
    """The others are too many."""
    state = table(foe="eyrie")
    change(state, BOT, suit=Suit.FOX)
    stand(state, 5, s0=1, s1=2, s2=3)
    run(state, Build(BOT))
    assert state.buildings[5] == ()
    assert payments(state) == (0, 0, 0)
    assert state.turn is not None
    assert state.turn.services == ()


def test_nobody_sells_nobody_buys() -> None:
    """Without a seller the turn has no such step."""
    assert buy_order(scene((MARQUISE, "eyrie")), BOT) == ()
    robots = table("riverfolk_robots", seller="eyrie")
    assert buy_order(robots, BOT) == ()
