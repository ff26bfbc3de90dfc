"""Riverfolk Robots (9): every sentence on them, with the state before and after."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from rules.root.automata import LAWS
from rules.root.automata.boards import RobotsBoard
from rules.root.automata.choosing import ordered
from rules.root.automata.orders import DiscardOrder, change
from rules.root.automata.riverfolk_robots.market import (
    BeginRobots,
    CraftNew,
    DiscardLeftmost,
    NewCard,
    OrderByMarket,
    Racketeer,
    Refund,
    ScorePayments,
    best_customer,
    price_for,
)
from rules.root.automata.riverfolk_robots.robots import (
    RaisePost,
    RobotsBattle,
    RobotsProtect,
    RobotsRecruit,
)
from rules.root.battle.begin import BeginBattle
from rules.root.battle.strength import is_defenseless, most_rolled
from rules.root.data import decks
from rules.root.enums import BuildingKind, Item, Phase, Suit, TokenKind
from rules.root.factions.riverfolk.actions import BuyService
from rules.root.factions.riverfolk.services import BuyServices, OpenServices, most_services
from rules.root.factions.vagabond.setup import take_character
from rules.root.problems import card_problems
from rules.root.state import CLEARINGS, Battle, Building, Token, Woodland
from rules.root.views import known_cards
from rules.root.woodland.geography import is_on_river
from rules.root.woodland.placing import off_map
from rules.root.woodland.ruling import rules
from tests.rules.root.driving import answer, build, choices, craft, in_phase, lay, run, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["riverfolk_robots"]


def table(*foes: str, **chosen: str) -> Woodland:
    """The Robots with a fox order against others."""
    state = scene(("riverfolk_robots", *(foes or ("marquise", "eyrie"))), options=chosen)
    change(state, BOT, suit=Suit.FOX)
    return state


def board(state: Woodland) -> RobotsBoard:
    """Their board."""
    found = state.boards[BOT]
    assert isinstance(found, RobotsBoard)
    return found


def pay(state: Woodland, **warriors: int) -> None:
    """Warriors in Payments by seat, named s0, s1, ..., out of their supplies."""
    counts = list(board(state).payments)
    for name, count in warriors.items():
        counts[int(name[1:])] += count
        state.supply[int(name[1:])] -= count
    change(state, BOT, payments=tuple(counts))


def offer(state: Woodland, *cards: str) -> None:
    """These cards lie on the market, out of the deck."""
    deck = list(state.deck)
    for card in cards:
        deck.remove(card)
    state.deck = tuple(deck)
    change(state, BOT, market=cards)


def showing(item: Item) -> str:
    """A card that shows an item."""
    return next(card.id for card in decks()["base"] if card.item is item)


def post(place: int, state: Woodland) -> None:
    """A trade post of theirs."""
    lay(state, place, Token(BOT, TokenKind.TRADE_POST, state.suits[place]))


# -------------------------------------------------------------------- set-up
@pytest.mark.parametrize("map", ["autumn", "winter"])
def test_a_warrior_on_each_river_clearing_one_in_payments_five_cards(map: str) -> None:
    """Nowhere else."""
    state = scene(("riverfolk_robots", "marquise"), map=map)
    size = len(state.deck)
    run(state, *LAW.set_up(state, BOT))
    for place in CLEARINGS:
        assert state.warriors[place][BOT] == int(is_on_river(state, place))
    assert board(state).payments == (1, 0)
    assert len(board(state).market) == 5
    assert len(state.deck) == size - 5
    assert not card_problems(state)


# -------------------------------------------------------------------- services
def test_services_cost_by_the_points_of_the_buyer() -> None:
    """Two, from ten on three, from twenty on four."""
    state = table()
    prices = []
    for points in (0, 9, 10, 19, 20, 29):
        state.scores[FOE] = points
        prices.append(price_for(state, FOE))
    assert prices == [2, 2, 3, 3, 4, 4]


def test_a_player_buys_a_card_of_the_market() -> None:
    """It comes to the hand, the warriors into Payments; one more service by a post."""
    state = table("marquise", "eyrie")
    offer(state, "ambush_fox", "ambush_bird")
    post(3, state)
    stand(state, 3, s1=1)
    run(state, *LAW.start_of_birdsong(state, BOT, FOE))
    assert isinstance(agenda.question(state), BuyServices)
    supply = state.supply[FOE]
    answer(state, BuyService("hand_card", "ambush_fox"), seat=FOE)
    assert state.hands[FOE] == ("ambush_fox",)
    assert board(state).market == ("ambush_bird",)
    assert board(state).payments == (0, 2, 0)
    assert state.supply[FOE] == supply - 2
    answer(state, BuyService("hand_card", "ambush_bird"), seat=FOE)
    assert board(state).market == ()
    assert agenda.asked(state) != [FOE]
    assert not card_problems(state)


def test_mercenaries_of_the_robots_count_for_the_buyer() -> None:
    """In Daylight; riverboats are noted as well."""
    state = in_phase(table("marquise", "eyrie"), Phase.BIRDSONG, seat=FOE)
    post(3, state)
    stand(state, 3, s0=2, s1=1, s2=2)
    assert not rules(state, FOE, 3)
    run(state, OpenServices(FOE, BOT))
    answer(state, BuyService("mercenaries"), BuyService("riverboats"), seat=FOE)
    in_phase(state, Phase.DAYLIGHT)
    assert rules(state, FOE, 3)
    assert state.turn is not None
    assert state.turn.services == ("mercenaries", "riverboats")


def test_not_for_dominance_nor_for_automata_at_their_birdsong() -> None:
    """Nobody is asked."""
    state = table("marquise", "electric_eyrie")
    offer(state, "ambush_fox")
    assert LAW.start_of_birdsong(state, BOT, FOE) == (OpenServices(FOE, BOT),)
    state.dominance[FOE] = "dominance_fox"
    assert LAW.start_of_birdsong(state, BOT, FOE) == ()
    assert LAW.start_of_birdsong(state, BOT, THIRD) == ()
    assert LAW.start_of_birdsong(state, BOT, BOT) == ()


def test_who_has_no_warriors_pays_with_theirs() -> None:
    """A Vagabond exhausts items; warriors of the Robots enter Payments; no mercenaries."""
    state = table("vagabond", "marquise")
    take_character(state, FOE, "ranger")
    state.pawns[FOE] = 1
    offer(state, "ambush_fox")
    supply = state.supply[BOT]
    run(state, OpenServices(FOE, BOT))
    assert BuyService("mercenaries") not in choices(state, FOE)
    answer(state, BuyService("hand_card", "ambush_fox"), seat=FOE)
    assert board(state).payments == (2, 0, 0)
    assert state.supply[BOT] == supply - 2
    assert Pass() not in choices(state, FOE), "it chooses items"


def test_a_removed_post_refunds_its_remover() -> None:
    """Half of its own warriors in Payments, rounded up; the post can be placed again."""
    state = table()
    pay(state, s1=5, s2=3)
    post(3, state)
    stand(state, 3, s1=2)
    supply = state.supply[FOE]
    assert off_map(state, BOT, TokenKind.TRADE_POST, state.suits[3]) == 2
    run(state, BeginBattle(FOE, 3, BOT), script=((1, 0),))
    assert state.tokens[3] == ()
    assert board(state).payments == (0, 2, 3)
    assert state.supply[FOE] == supply + 3
    assert state.scores[FOE] == 1
    assert off_map(state, BOT, TokenKind.TRADE_POST, state.suits[3]) == 3
    run(state, Refund(BOT, FOE))
    assert board(state).payments == (0, 1, 3)


# -------------------------------------------------------------------- birdsong
def test_two_new_cards_at_the_right_end_five_at_most() -> None:
    """The rightmost card is the order."""
    state = table()
    offer(state, "ambush_fox", "ambush_mouse")
    state.deck = ("ambush_rabbit", *_without(state.deck, "ambush_rabbit"))
    state.deck = ("ambush_bird", *_without(state.deck, "ambush_bird"))
    run(state, *LAW.birdsong(state, BOT))
    assert board(state).market == ("ambush_fox", "ambush_mouse", "ambush_bird", "ambush_rabbit")
    assert board(state).suit is Suit.RABBIT
    run(state, BeginRobots(BOT), NewCard(BOT), NewCard(BOT))
    assert len(board(state).market) == 5
    assert board(state).fresh == 1


def _without(deck: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = deck.index(card)
    return (*deck[:at], *deck[at + 1 :])


def test_the_first_new_card_with_an_item_is_crafted_and_discarded() -> None:
    """A point; old cards are left alone."""
    state = table()
    offer(state, showing(Item.TEA), "ambush_fox", showing(Item.COIN), "ambush_mouse")
    change(state, BOT, fresh=2)
    run(state, CraftNew(BOT), OrderByMarket(BOT))
    assert state.boxes[BOT] == (Item.COIN,)
    assert board(state).market == (showing(Item.TEA), "ambush_fox", "ambush_mouse")
    assert state.discard == (showing(Item.COIN),)
    assert state.scores[BOT] == 1
    assert board(state).suit is Suit.MOUSE


def test_an_empty_market_orders_everything() -> None:
    """As a bird does."""
    state = table()
    run(state, OrderByMarket(BOT))
    assert board(state).suit is Suit.BIRD


def test_the_market_lies_open() -> None:
    """Its cards are known to all, so nobody is asked for an ambush that lies there."""
    state = table()
    offer(state, "ambush_fox")
    assert LAW.open_cards(state, BOT) == ("ambush_fox",)
    assert "ambush_fox" in known_cards(state)
    assert not card_problems(state)


# -------------------------------------------------------------------- daylight
@pytest.mark.parametrize(
    ("difficulty", "garrison"), [("easy", 0), ("normal", 1), ("challenging", 2), ("nightmare", 2)]
)
def test_a_post_with_garrison_in_an_ordered_clearing(difficulty: str, garrison: int) -> None:
    """The one of highest priority, no points."""
    state = table(difficulty=difficulty)
    run(state, RaisePost(BOT))
    best = ordered(state, Suit.FOX)[0]
    assert [each.kind for each in state.tokens[best]] == [TokenKind.TRADE_POST]
    assert state.warriors[best][BOT] == garrison
    assert state.scores[BOT] == 0


def test_first_where_the_best_customer_has_pieces() -> None:
    """Never where a post is; three of a suit and no more."""
    state = table()
    foxes = ordered(state, Suit.FOX)
    pay(state, s2=1)
    stand(state, foxes[2], s2=1)
    assert best_customer(state, BOT) == THIRD
    run(state, RaisePost(BOT))
    assert len(state.tokens[foxes[2]]) == 1
    run(state, *(RaisePost(BOT) for _ in foxes))
    assert sum(len(state.tokens[place]) for place in foxes) == min(3, len(foxes))


def test_it_recruits_in_each_ordered_clearing() -> None:
    """On a bird in each clearing on the river."""
    state = table()
    run(state, RobotsRecruit(BOT))
    assert [p for p in CLEARINGS if state.warriors[p][BOT]] == sorted(ordered(state, Suit.FOX))
    bird = table()
    change(bird, BOT, suit=Suit.BIRD)
    run(bird, RobotsRecruit(BOT))
    rivers = [place for place in CLEARINGS if is_on_river(bird, place)]
    assert [p for p in CLEARINGS if bird.warriors[p][BOT]] == rivers


def test_a_short_supply_goes_to_the_highest_priority() -> None:
    """One warrior left."""
    state = table()
    stand(state, 12, s0=14)
    run(state, RobotsRecruit(BOT))
    best = ordered(state, Suit.FOX)[0]
    assert state.warriors[best][BOT] - (14 if best == 12 else 0) == 1


def test_empty_payments_put_up_the_shield() -> None:
    """A point, two warriors where most enemy pieces are beside own ones."""
    state = table()
    post(3, state)
    stand(state, 3, s1=1)
    stand(state, 5, s0=1, s1=3)
    stand(state, 7, s1=6)
    run(state, RobotsProtect(BOT))
    assert (board(state).shield, board(state).sword) == (True, False)
    assert state.scores[BOT] == 1
    assert state.warriors[5][BOT] == 3
    assert state.warriors[7][BOT] == 0


def test_an_empty_supply_draws_the_sword() -> None:
    """A point; there is nobody to place."""
    state = table()
    pay(state, s1=1)
    stand(state, 5, s0=15, s1=1)
    run(state, RobotsProtect(BOT))
    assert (board(state).shield, board(state).sword) == (False, True)
    assert state.scores[BOT] == 1
    assert state.warriors[5][BOT] == 15


def test_with_customers_and_supply_there_is_peace() -> None:
    """No point, no battle."""
    state = table()
    pay(state, s1=1)
    stand(state, 5, s0=3, s1=3)
    run(state, RobotsProtect(BOT), RobotsBattle(BOT))
    assert state.scores[BOT] == 0
    assert state.warriors[5] == (3, 3, 0)


def test_shield_battles_everywhere_sword_where_it_is_ordered() -> None:
    """Against who has fewest warriors in Payments."""
    state = table()
    other = ordered(state, Suit.MOUSE)[0]
    fox = ordered(state, Suit.FOX)[0]
    for place in (other, fox):
        stand(state, place, s0=1, s1=1, s2=1)
    pay(state, s2=2, s1=1)
    change(state, BOT, sword=True)
    run(state, RobotsBattle(BOT), script=((1, 0),))
    assert state.warriors[fox] == (1, 0, 1)
    assert state.warriors[other] == (1, 1, 1)
    change(state, BOT, sword=False, shield=True)
    run(state, RobotsBattle(BOT), script=((1, 0), (1, 0)))
    assert sum(state.warriors[place][BOT] for place in (fox, other)) == 2
    assert state.warriors[other] == (1, 0, 1)
    assert state.warriors[fox] == (1, 0, 0)


# -------------------------------------------------------------------- evening
def test_evening_scores_the_best_customer() -> None:
    """A point a warrior; they go home; of tied ones the first by letter."""
    state = table()
    pay(state, s0=1, s1=3, s2=3)
    supply = state.supply[FOE]
    run(state, ScorePayments(BOT))
    assert state.scores[BOT] == 3
    assert board(state).payments == (1, 0, 3)
    assert state.supply[FOE] == supply + 3
    change(state, BOT, payments=(0, 0, 0))
    run(state, ScorePayments(BOT))
    assert state.scores[BOT] == 3


def test_coffin_makers_catch_whoever_leaves_payments() -> None:
    """Their way goes to a supply (R68)."""
    state = scene(("riverfolk_robots", "marquise", "eyrie"), options={"deck": "exiles_partisans"})
    craft(state, THIRD, "coffin_makers")
    pay(state, s1=3)
    supply = state.supply[FOE]
    run(state, ScorePayments(BOT))
    assert state.coffin[FOE] == 3
    assert state.supply[FOE] == supply


def test_racketeering_leaves_two_warriors() -> None:
    """Only after shield or sword."""
    state = table()
    stand(state, 3, s0=5)
    stand(state, 5, s0=2)
    run(state, Racketeer(BOT))
    assert board(state).payments == (0, 0, 0)
    change(state, BOT, sword=True)
    run(state, Racketeer(BOT))
    assert state.warriors[3][BOT] == 2
    assert state.warriors[5][BOT] == 2
    assert board(state).payments == (3, 0, 0)


@pytest.mark.parametrize(("shield", "left"), [(False, 2), (True, 1)])
def test_the_leftmost_card_is_discarded(shield: bool, left: int) -> None:
    """With the shield two."""
    state = table()
    cards = ("ambush_fox", "ambush_mouse", "ambush_bird")
    offer(state, *cards)
    change(state, BOT, shield=shield)
    run(state, DiscardLeftmost(BOT))
    assert board(state).market == cards[-left:]
    assert state.discard == cards[:-left]


def test_a_whole_evening_in_its_order() -> None:
    """Points before racketeering, then the card; a nightmare scores one more."""
    state = table(difficulty="nightmare")
    assert LAW.evening(state, BOT) == (
        ScorePayments(BOT),
        Racketeer(BOT),
        DiscardLeftmost(BOT),
        DiscardOrder(BOT),
    )
    run(state, *LAW.evening(state, BOT))
    assert state.scores[BOT] == 1


# -------------------------------------------------------------------- traits
def trait(state: Woodland, name: str) -> None:
    """This trait."""
    state.traits = ((name,), *state.traits[1:])


def test_garrison_is_never_defenseless_and_counts_posts() -> None:
    """A post alone rolls one hit at most."""
    state = table()
    post(3, state)
    battle = Battle(place=3, attacker=FOE, defender=BOT)
    assert is_defenseless(state, battle)
    assert most_rolled(state, battle, BOT) == 0
    trait(state, "garrison")
    assert not is_defenseless(state, battle)
    assert most_rolled(state, battle, BOT) == 1


def test_ferocious_rolls_three_as_attacker() -> None:
    """Not as defender."""
    state = table()
    trait(state, "ferocious")
    stand(state, 3, s0=1)
    assert most_rolled(state, Battle(place=3, attacker=BOT, defender=FOE), BOT) == 3
    assert most_rolled(state, Battle(place=3, attacker=FOE, defender=BOT), BOT) == 1


def test_greedy_scores_when_the_leader_buys() -> None:
    """Once a turn; not for others."""
    state = in_phase(table(), Phase.BIRDSONG, seat=FOE)
    trait(state, "greedy")
    offer(state, "ambush_fox", "ambush_mouse")
    post(3, state)
    stand(state, 3, s1=1)
    state.scores[THIRD] = 5
    run(state, OpenServices(FOE, BOT))
    answer(state, BuyService("hand_card", "ambush_fox"), seat=FOE)
    assert state.scores[BOT] == 0
    state.scores[FOE] = 6
    answer(state, BuyService("hand_card", "ambush_mouse"), seat=FOE)
    assert state.scores[BOT] == 1


def test_involved_helps_who_battles_a_player_without_mercenaries() -> None:
    """In that player's turn; not once mercenaries were bought, not against an automaton."""
    state = in_phase(table("marquise", "eyrie"), Phase.DAYLIGHT, seat=FOE)
    trait(state, "involved")
    stand(state, 3, s0=2, s1=2, s2=1)
    battle = Battle(place=3, attacker=FOE, defender=THIRD)
    state.battle = battle
    assert most_rolled(state, battle, THIRD) == 3
    assert most_rolled(state, battle, FOE) == 2
    in_phase(state, Phase.DAYLIGHT, services=("mercenaries",))
    assert most_rolled(state, battle, THIRD) == 1
    assert most_rolled(state, battle, FOE) == 4
    machine = in_phase(table("electric_eyrie", "marquise"), Phase.DAYLIGHT, seat=FOE)
    trait(machine, "involved")
    stand(machine, 3, s0=2, s1=2, s2=1)
    machine.battle = battle
    assert most_rolled(machine, battle, THIRD) == 1


def test_most_services_by_posts_and_pieces() -> None:
    """One, and one for each post beside pieces of the buyer."""
    state = table()
    post(3, state)
    post(5, state)
    assert most_services(state, FOE, BOT) == 1
    build(state, 3, Building(FOE, BuildingKind.SAWMILL))
    assert most_services(state, FOE, BOT) == 2
