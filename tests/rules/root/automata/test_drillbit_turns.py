"""Set-up and turn of the Drillbit Duchy, sentence by sentence (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.boards import DrillbitBoard
from rules.root.automata.choosing import by_priority, everywhere, ordered
from rules.root.automata.corner import DrawCorner
from rules.root.automata.drillbit_duchy.building import RaiseSite
from rules.root.automata.drillbit_duchy.digging import DrillbitDig
from rules.root.automata.drillbit_duchy.duchy import DrillbitRecruit, Rally, Retire, ScoreMarkets
from rules.root.automata.drillbit_duchy.ministers import ActWithMinisters
from rules.root.automata.drillbit_duchy.swaying import SwayByOrder, SwayFromDeck
from rules.root.automata.fighting import BattleEach
from rules.root.automata.orders import CraftOrder, DiscardOrder, RevealOrder, board_as, change
from rules.root.battle import BeginBattle
from rules.root.battle.events import BattleBegan
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.events import Moved
from rules.root.state import BURROW, CLEARINGS, Building, Place, Token, Woodland
from rules.root.woodland.geography import corners, open_slots, path_neighbours
from tests.rules.root.driving import build, lay, run, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["drillbit_duchy"]
MARKET, CITADEL = BuildingKind.MARKET, BuildingKind.CITADEL


def table(suit: Suit = Suit.FOX, *swayed: str) -> Woodland:
    """The Duchy with this order and ministers against Marquise and Eyrie."""
    state = scene(("drillbit_duchy", "marquise", "eyrie"))
    change(state, BOT, suit=suit, swayed=swayed)
    return state


def own(state: Woodland, place: Place, kind: BuildingKind = MARKET) -> None:
    """A building of its own stands there."""
    build(state, place, Building(BOT, kind))


def tunnel(state: Woodland, place: Place) -> None:
    """A tunnel is there."""
    lay(state, place, Token(BOT, TokenKind.TUNNEL))


def tunnels(state: Woodland) -> list[Place]:
    """Where tunnels are."""
    return [place for place in CLEARINGS if any(t.seat == BOT for t in state.tokens[place])]


def ministers(state: Woodland) -> tuple[str, ...]:
    """Those with a crown."""
    return board_as(state, BOT, DrillbitBoard).swayed


def walled(state: Woodland, place: Place) -> None:
    """No slot is left there."""
    state.ruins.clear()
    while open_slots(state, place):
        build(state, place, Building(FOE, BuildingKind.SAWMILL))


# -------------------------------------------------------------------- set-up
def test_begins_with_tunnel_warriors_and_two_ministers() -> None:
    """Two warriors in a corner and in each adjacent clearing; two cards are discarded."""
    state = table()
    state.deck = ("ambush_rabbit", "ambush_bird", *state.deck)
    run(state, DrawCorner(BOT), script=(2,))
    corner = corners(state)[2]
    near = (corner, *path_neighbours(state, corner))
    assert tunnels(state) == [corner]
    assert all(state.warriors[place][BOT] == 2 for place in near)
    assert sum(row[BOT] for row in state.warriors) == 2 * len(near)
    assert ministers(state) == ("marshal", "duchess_of_mud")
    assert state.discard == ("ambush_rabbit", "ambush_bird")


def test_two_cards_of_a_suit_crown_its_two_topmost() -> None:
    """One after the other."""
    state = table()
    state.deck = ("ambush_fox", "ambush_fox", *state.deck)
    run(state, SwayFromDeck(BOT), SwayFromDeck(BOT))
    assert ministers(state) == ("captain", "brigadier")


def test_turn_is_recruit_dig_battle_build_ministers_rally_score_sway_discard() -> None:
    """In this order, after reveal and craft."""
    state = table()
    birdsong = [type(step) for step in LAW.birdsong(state, BOT)]
    assert birdsong == [RevealOrder, CraftOrder, DrillbitRecruit]
    daylight = [type(step) for step in LAW.daylight(state, BOT)]
    assert daylight == [DrillbitDig, BattleEach, RaiseSite, ActWithMinisters]
    evening = [type(step) for step in LAW.evening(state, BOT)]
    assert evening == [Rally, Retire, ScoreMarkets, SwayByOrder, DiscardOrder]


# -------------------------------------------------------------------- dig
def test_digs_where_most_slots_are_open_then_fewest_enemy_warriors() -> None:
    """An ordered clearing without tunnel and own building."""
    state = table()
    stand(state, BURROW, s0=4)
    foxes = ordered(state, Suit.FOX)
    slots = [open_slots(state, place) for place in foxes]
    most = [place for place, count in zip(foxes, slots, strict=True) if count == max(slots)]
    stand(state, most[0], s1=1)
    best = min(most, key=lambda place: (sum(state.warriors[place]), most.index(place)))
    run(state, DrillbitDig(BOT))
    assert tunnels(state) == [best]
    assert state.warriors[best][BOT] == 4
    assert state.warriors[BURROW][BOT] == 0


def test_digs_neither_at_tunnels_nor_at_own_buildings() -> None:
    """Nothing happens where none is left."""
    state = table()
    stand(state, BURROW, s0=4)
    foxes = ordered(state, Suit.FOX)
    tunnel(state, foxes[0])
    for place in foxes[1:]:
        own(state, place)
    run(state, DrillbitDig(BOT))
    assert tunnels(state) == [foxes[0]]
    assert state.warriors[BURROW][BOT] == 4


def test_bird_digs_where_most_enemy_buildings_and_tokens_are() -> None:
    """Anywhere; so does the Brigadier on a suit, with three in the Burrow."""
    for suit, is_brigadier, count in ((Suit.BIRD, False, 4), (Suit.FOX, True, 3)):
        state = table(suit)
        stand(state, BURROW, s0=count)
        target = ordered(state, suit)[2]
        build(state, target, Building(FOE, BuildingKind.SAWMILL))
        lay(state, target, Token(FOE, TokenKind.WOOD))
        build(state, ordered(state, suit)[1], Building(FOE, BuildingKind.SAWMILL))
        run(state, DrillbitDig(BOT, is_brigadier))
        assert tunnels(state) == [target]
        assert state.warriors[target][BOT] == count


# -------------------------------------------------------------------- battle, build
def test_battles_in_each_ordered_clearing() -> None:
    """Against most buildings, then pieces, then points."""
    state = table()
    first, second, third = ordered(state, Suit.FOX)[:3]
    for place in (first, second, third):
        stand(state, place, s0=3, s1=1, s2=1)
    build(state, first, Building(THIRD, BuildingKind.ROOST))
    stand(state, second, s1=1)
    state.scores = [0, 1, 2]
    events = run(state, LAW.daylight(state, BOT)[1], script=((0, 0),) * 3)
    told = [(e.place, e.defender) for e in events if isinstance(e, BattleBegan)]
    assert told == [(first, THIRD), (second, FOE), (third, THIRD)]


@pytest.mark.parametrize(("supply", "kind"), [(9, CITADEL), (8, MARKET)])
def test_builds_by_its_supply_where_most_warriors_are(supply: int, kind: BuildingKind) -> None:
    """A citadel with nine or more, else a market; in a ruled clearing."""
    state = table()
    stand(state, 1, s0=2)
    stand(state, 5, s0=3)
    stand(state, 9, s0=4, s1=6)
    state.supply[BOT] = supply
    run(state, RaiseSite(BOT))
    assert [each.kind for each in state.buildings[5]] == [kind]


def test_builds_the_other_kind_when_one_is_out() -> None:
    """Nothing, and no point, when both are."""
    state = table()
    for place in (1, 2, 3):
        own(state, place, CITADEL)
    stand(state, 9, s0=2)
    run(state, RaiseSite(BOT))
    assert [each.kind for each in state.buildings[9]] == [MARKET]
    few = table()
    for place in (1, 2, 3):
        own(few, place)
    few.supply[BOT] = 5
    stand(few, 9, s0=2)
    run(few, RaiseSite(BOT))
    assert [each.kind for each in few.buildings[9]] == [CITADEL]
    for place in (5, 6):
        own(state, place)
    stand(state, 8, s0=2)
    run(state, RaiseSite(BOT))
    assert state.scores[BOT] == 0


def test_impossible_building_scores_a_point() -> None:
    """With a building left."""
    state = table()
    walled(state, 9)
    stand(state, 9, s0=9)
    before = sum(map(len, state.buildings))
    run(state, RaiseSite(BOT))
    assert state.scores[BOT] == 1
    assert sum(map(len, state.buildings)) == before


# -------------------------------------------------------------------- ministers
@pytest.mark.parametrize(("swayed", "hits"), [((), 0), (("captain",), 1)])
def test_captain_deals_a_hit_at_tunnels_as_attacker(swayed: tuple[str, ...], hits: int) -> None:
    """Not without a tunnel, not as defender."""
    state = table(Suit.FOX, *swayed)
    for place in (1, 5):
        stand(state, place, s0=2, s1=4)
    tunnel(state, 1)
    for place in (1, 5):
        run(state, BeginBattle(BOT, place, FOE), script=((0, 0),))
    run(state, BeginBattle(FOE, 1, BOT), script=((0, 0),))
    assert [state.warriors[place][FOE] for place in (1, 5)] == [4 - hits, 4]


def test_marshal_reinforces_the_weakest_building() -> None:
    """A clearing with an own building and fewest own warriors."""
    state = table(Suit.FOX, "marshal")
    first, second = everywhere(state)[:2]
    own(state, first)
    own(state, second)
    stand(state, first, s0=1)
    run(state, ActWithMinisters(BOT))
    assert [state.warriors[place][BOT] for place in (first, second)] == [1, 1]


def test_foremole_recruits_one_more() -> None:
    """Into the Burrow."""
    for swayed, count in (((), 2), (("foremole",), 3)):
        state = table(Suit.FOX, *swayed)
        run(state, DrillbitRecruit(BOT))
        assert state.warriors[BURROW][BOT] == count


def test_brigadier_digs_with_three_and_banker_builds() -> None:
    """Top to bottom: the Banker builds where the Brigadier has just dug."""
    state = table(Suit.FOX, "brigadier", "banker")
    stand(state, BURROW, s0=3)
    run(state, ActWithMinisters(BOT))
    [place] = tunnels(state)
    assert state.warriors[place][BOT] == 3
    assert [each.seat for each in state.buildings[place]] == [BOT]
    few = table(Suit.FOX, "brigadier")
    stand(few, BURROW, s0=2)
    run(few, ActWithMinisters(BOT))
    assert tunnels(few) == []


def test_mayor_removes_a_warrior_for_a_point() -> None:
    """From the ruled clearing with most of them; without any, nothing."""
    state = table(Suit.FOX, "mayor")
    stand(state, 1, s0=2)
    stand(state, 5, s0=5, s1=6)
    run(state, ActWithMinisters(BOT))
    assert (state.warriors[1][BOT], state.warriors[5][BOT]) == (1, 5)
    assert state.scores[BOT] == 1
    empty = table(Suit.FOX, "mayor")
    run(empty, ActWithMinisters(BOT))
    assert empty.scores[BOT] == 0


def test_earl_and_baron_score_citadels_and_markets() -> None:
    """One point each."""
    state = table(Suit.FOX, "earl_of_stone", "baron_of_dirt")
    own(state, 1, CITADEL)
    own(state, 2, CITADEL)
    own(state, 3)
    run(state, ActWithMinisters(BOT))
    assert state.scores[BOT] == 3


@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 2)])
def test_duchess_scores_all_three_tunnels(count: int, points: int) -> None:
    """Two points."""
    state = table(Suit.FOX, "duchess_of_mud")
    for place in CLEARINGS[:count]:
        tunnel(state, place)
    run(state, ActWithMinisters(BOT))
    assert state.scores[BOT] == points


# -------------------------------------------------------------------- Evening
def test_rallies_few_warriors_to_a_building() -> None:
    """All of at most two, from ordered clearings without own building, to fewest own warriors."""
    state = table()
    source = max(ordered(state, Suit.FOX), key=lambda place: len(path_neighbours(state, place)))
    near = by_priority(state, path_neighbours(state, source))
    own(state, near[0])
    own(state, near[1])
    stand(state, near[0], s0=1)
    stand(state, source, s0=2)
    run(state, Rally(BOT))
    assert state.warriors[source][BOT] == 0
    assert state.warriors[near[1]][BOT] == 2


def test_rallies_to_the_burrow_without_a_building_beside() -> None:
    """Three stay; those at a building stay; other suits stay."""
    state = table()
    first, second, third = ordered(state, Suit.FOX)[:3]
    mouse = ordered(state, Suit.MOUSE)[0]
    stand(state, first, s0=1)
    stand(state, second, s0=3)
    stand(state, third, s0=1)
    own(state, third)
    stand(state, mouse, s0=1)
    beside = third in path_neighbours(state, first)
    run(state, Rally(BOT))
    assert state.warriors[BURROW][BOT] == (0 if beside else 1)
    assert [state.warriors[place][BOT] for place in (second, mouse)] == [3, 1]


def test_all_but_four_leave_ruled_clearings() -> None:
    """To the Burrow; where others rule all stay."""
    state = table()
    stand(state, 1, s0=6)
    stand(state, 5, s0=6, s1=7)
    stand(state, 9, s0=4)
    events = run(state, Retire(BOT))
    assert [(each.source, each.warriors) for each in events if isinstance(each, Moved)] == [(1, 2)]
    assert (state.warriors[1][BOT], state.warriors[5][BOT]) == (4, 6)
    assert state.warriors[BURROW][BOT] == 2


def test_each_market_scores() -> None:
    """Citadels do not."""
    state = table()
    own(state, 1)
    own(state, 2)
    own(state, 3, CITADEL)
    run(state, ScoreMarkets(BOT))
    assert state.scores[BOT] == 2


def test_sways_the_lowest_where_none_of_the_suit_is_left() -> None:
    """Nobody, when all have crowns."""
    state = table(Suit.FOX, "captain", "brigadier", "earl_of_stone")
    run(state, SwayByOrder(BOT))
    assert ministers(state)[-1] == "duchess_of_mud"
    for _ in range(9):
        run(state, SwayByOrder(BOT))
    assert len(ministers(state)) == 9


def test_the_burrow_is_beside_tunnels() -> None:
    """For it alone, both ways."""
    state = table()
    tunnel(state, 5)
    assert LAW.neighbours(state, BOT, BURROW) == (5,)
    assert LAW.neighbours(state, BOT, 5) == (BURROW,)
    assert LAW.neighbours(state, BOT, 1) == ()
