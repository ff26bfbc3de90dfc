"""Electric Eyrie, Automated Alliance, Cogwheel Corvids, Drillbit Duchy, Logical Lizards (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.automated_alliance.alliance import (
    AutomatedBirdsong,
    OrganizeAt,
    RecruitAtBases,
    SpreadInstead,
)
from rules.root.automata.automated_alliance.sympathy import Spread
from rules.root.automata.boards import AutomatonBoard, DrillbitBoard, LogicalBoard
from rules.root.automata.choosing import by_priority, ordered, priority
from rules.root.automata.cogwheel_corvids.corvids import CogwheelRecruit, PlotAgain
from rules.root.automata.cogwheel_corvids.flipping import BombReplaced
from rules.root.automata.cogwheel_corvids.plots import FlipAll
from rules.root.automata.drillbit_duchy.building import RaiseSite
from rules.root.automata.drillbit_duchy.digging import DrillbitDig
from rules.root.automata.drillbit_duchy.duchy import DrillbitRecruit, Retire
from rules.root.automata.drillbit_duchy.errors import CostOfErrors
from rules.root.automata.drillbit_duchy.ministers import ActWithMinisters
from rules.root.automata.drillbit_duchy.swaying import SwayByOrder
from rules.root.automata.electric_eyrie.decree import (
    ElectricMove,
    ElectricRecruit,
    JoinDecree,
    sizes,
)
from rules.root.automata.electric_eyrie.eyrie import BuildRoost, NewRoost
from rules.root.automata.logical_lizards.conspiracies import Conspire
from rules.root.automata.logical_lizards.lizards import OrderBySouls, RenewSouls, Ritual
from rules.root.automata.orders import board_as, change
from rules.root.automata.resentment import PayResentment, Resent
from rules.root.enums import BuildingKind, Cause, PlotKind, Suit, TokenKind
from rules.root.factions.corvid.bombs import Explode
from rules.root.factions.corvid.setup import TakePlots
from rules.root.state import BURROW, CLEARINGS, Battle, Building, Token, Woodland
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.removal import Removal
from tests.rules.root.driving import build, hold, lay, run, stand
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)


def table(automaton: str, suit: Suit, foe: str = "marquise", **chosen: str) -> Woodland:
    """An automaton with this order against one player."""
    state = scene((automaton, foe), options=chosen)
    change(state, BOT, suit=suit)
    return state


# -------------------------------------------------------------------- Electric Eyrie
def test_order_joins_the_decree_beside_two_viziers() -> None:
    """Columns fox, mouse, rabbit, bird."""
    state = table("electric_eyrie", Suit.FOX)
    change(state, BOT, order="ambush_fox")
    run(state, JoinDecree(BOT))
    assert sizes(state, BOT) == (1, 0, 0, 2)


def test_recruits_where_roost_and_enemies_are() -> None:
    """As many as cards: two viziers."""
    state = table("electric_eyrie", Suit.FOX)
    for place in (1, 5):
        build(state, place, Building(BOT, BuildingKind.ROOST))
    stand(state, 5, s1=1)
    run(state, ElectricRecruit(BOT))
    assert state.warriors[5][BOT] == 2


def test_moves_leave_as_many_as_cards() -> None:
    """From the ruled clearing with most own warriors."""
    state = table("electric_eyrie", Suit.FOX)
    stand(state, 1, s0=5)
    run(state, ElectricMove(BOT))
    assert state.warriors[1][BOT] == 2
    assert sum(state.warriors[place][BOT] for place in CLEARINGS) == 5


def test_new_roost_with_four_warriors_or_turmoil() -> None:
    """In the ordered clearing of highest priority that can take all."""
    state = table("electric_eyrie", Suit.FOX)
    run(state, NewRoost(BOT))
    best = ordered(state, Suit.FOX)[0]
    assert state.warriors[best][BOT] == 4
    assert len(state.buildings[best]) == 1


def test_no_place_for_a_roost_is_turmoil() -> None:
    """A point less for each bird; the decree is cleared; Daylight is over."""
    state = table("electric_eyrie", Suit.FOX)
    state.scores[BOT] = 5
    change(state, BOT, decree=(("ambush_fox",), (), (), ("ambush_bird",)))
    run(state, BuildRoost(BOT))
    assert state.scores[BOT] == 2
    assert sizes(state, BOT) == (0, 0, 0, 2)
    assert LAWS["electric_eyrie"].daylight(state, BOT) == ()


def test_eyrie_rules_ties() -> None:
    """As the Eyrie do."""
    state = table("electric_eyrie", Suit.FOX)
    stand(state, 1, s0=1, s1=1)
    run(state, BuildRoost(BOT))
    assert [each.seat for each in state.buildings[1]] == [BOT]


# -------------------------------------------------------------------- Automated Alliance
def test_spreads_twice_while_little_is_out() -> None:
    """Points by the track."""
    state = table("automated_alliance", Suit.FOX)
    run(state, SpreadInstead(BOT))
    assert sum(map(len, state.tokens)) == 2
    assert state.scores[BOT] == 1


def test_martial_law_costs_a_point() -> None:
    """Three warriors of one enemy; never below nothing."""
    state = table("automated_alliance", Suit.BIRD)
    lay(state, 1, Token(BOT, TokenKind.SYMPATHY))
    for place in CLEARINGS:
        if place > 1:
            stand(state, place, s1=2)
    state.warriors = [tuple(3 * (n and bool(n)) for n in row) for row in state.warriors]
    run(state, Spread(BOT))
    assert state.scores[BOT] == 0


def test_revolt_removes_enemies_and_places_the_base() -> None:
    """On a suit whose base is unbuilt."""
    state = table("automated_alliance", Suit.FOX)
    place = clearings_of(state, Suit.FOX)[0]
    lay(state, place, Token(BOT, TokenKind.SYMPATHY))
    build(state, place, Building(FOE, BuildingKind.SAWMILL))
    stand(state, place, s1=3)
    run(state, AutomatedBirdsong(BOT), SpreadInstead(BOT))
    assert [each.kind for each in state.buildings[place]] == [BuildingKind.BASE]
    assert state.warriors[place][FOE] == 0
    assert state.scores[BOT] == 1
    assert sum(map(len, state.tokens)) == 1


@pytest.mark.parametrize(("count", "left"), [(2, 3), (3, 1)])
def test_organizes_with_three_warriors_at_a_base(count: int, left: int) -> None:
    """They leave and sympathy spreads; then a warrior comes to each base."""
    state = table("automated_alliance", Suit.FOX)
    build(state, 1, Building(BOT, BuildingKind.BASE, state.suits[1]))
    stand(state, 1, s0=count)
    run(state, OrganizeAt(BOT, 1), RecruitAtBases(BOT))
    assert state.warriors[1][BOT] == left


def test_ambush_hit_as_defender_with_warriors() -> None:
    """One extra hit."""
    state = table("automated_alliance", Suit.FOX)
    law = LAWS["automated_alliance"]
    battle = Battle(place=1, attacker=FOE, defender=BOT)
    assert law.extra_hits(state, BOT, battle) == 0
    stand(state, 1, s0=1)
    assert law.extra_hits(state, BOT, battle) == 1


def test_outrage_is_a_discard_or_a_point() -> None:
    """Nobody becomes a supporter."""
    state = table("automated_alliance", Suit.FOX)
    run(state, Resent(BOT, FOE, 1))
    assert state.scores[BOT] == 1
    hold(state, FOE, "ambush_bird")
    run(state, Resent(BOT, FOE, 1))
    assert isinstance(state.agenda[-1], PayResentment)


def test_lost_base_takes_sympathy_of_its_suit() -> None:
    """Without points."""
    state = table("automated_alliance", Suit.FOX)
    fox, mouse = clearings_of(state, Suit.FOX)[0], clearings_of(state, Suit.MOUSE)[0]
    for place in (fox, mouse):
        lay(state, place, Token(BOT, TokenKind.SYMPATHY))
    base = Building(BOT, BuildingKind.BASE, Suit.FOX)
    gone = Removal(owner=BOT, by=FOE, place=fox, cause=Cause.BATTLE_HIT, buildings=(base,))
    run(state, *LAWS["automated_alliance"].after_removal(state, BOT, gone))
    assert state.tokens[fox] == ()
    assert len(state.tokens[mouse]) == 1
    assert state.scores[FOE] == 0


# -------------------------------------------------------------------- Cogwheel Corvids
def test_recruits_in_two_ordered_clearings() -> None:
    """Without a plot first, then most own warriors."""
    state = table("cogwheel_corvids", Suit.FOX)
    foxes = ordered(state, Suit.FOX)
    stand(state, foxes[-1], s0=1)
    run(state, CogwheelRecruit(BOT))
    assert state.warriors[foxes[-1]][BOT] == 3
    assert state.warriors[foxes[0]][BOT] == 2


def test_flips_score_for_each_face_up_plot() -> None:
    """The second one scores two."""
    state = table("cogwheel_corvids", Suit.FOX)
    for place in (1, 2):
        lay(state, place, Token(BOT, TokenKind.PLOT, plot=PlotKind.SNARE))
    run(state, FlipAll(BOT))
    assert state.scores[BOT] == 3


def test_bomb_removes_all_and_is_replaced() -> None:
    """A random plot of the supply lies there face up."""
    state = table("cogwheel_corvids", Suit.FOX)
    run(state, TakePlots(BOT))
    supply = list(state.plots[BOT])
    supply.remove(PlotKind.BOMB)
    state.plots[BOT] = tuple(supply)
    lay(state, 1, Token(BOT, TokenKind.PLOT, plot=PlotKind.BOMB, face_up=True))
    stand(state, 1, s1=4)
    run(state, Explode(BOT, 1), BombReplaced(BOT, 1))
    assert state.warriors[1][FOE] == 0
    assert [each.face_up for each in state.tokens[1]] == [True]
    assert len(state.plots[BOT]) == 7


def test_plots_again_with_three_warriors() -> None:
    """For one of them."""
    state = table("cogwheel_corvids", Suit.FOX)
    run(state, TakePlots(BOT))
    stand(state, 1, s0=2)
    run(state, PlotAgain(BOT))
    assert state.tokens[1] == ()
    stand(state, 1, s0=1)
    run(state, PlotAgain(BOT))
    assert len(state.tokens[1]) == 1
    assert state.warriors[1][BOT] == 2


# -------------------------------------------------------------------- Drillbit Duchy
def test_digs_with_four_in_the_burrow() -> None:
    """A tunnel and four warriors into an ordered clearing."""
    state = table("drillbit_duchy", Suit.FOX)
    stand(state, BURROW, s0=3)
    run(state, DrillbitDig(BOT))
    assert sum(map(len, state.tokens)) == 0
    stand(state, BURROW, s0=1)
    run(state, DrillbitDig(BOT))
    reached = [place for place in CLEARINGS if state.tokens[place]]
    assert [state.warriors[place][BOT] for place in reached] == [4]
    assert reached[0] in clearings_of(state, Suit.FOX)


def test_builds_citadels_while_the_supply_is_large() -> None:
    """Then markets; a point where nothing can be built."""
    state = table("drillbit_duchy", Suit.FOX)
    run(state, RaiseSite(BOT))
    assert state.scores[BOT] == 1
    stand(state, 1, s0=2)
    run(state, RaiseSite(BOT))
    assert state.buildings[1][0].kind is BuildingKind.CITADEL
    state.supply[BOT] = 8
    stand(state, 5, s0=3)
    run(state, RaiseSite(BOT))
    assert state.buildings[5][0].kind is BuildingKind.MARKET


def test_ministers_by_suit_and_their_loss() -> None:
    """Topmost of the suit; the lowest swayed one leaves, once for an event."""
    state = table("drillbit_duchy", Suit.RABBIT)
    run(state, SwayByOrder(BOT))
    assert board_as(state, BOT, DrillbitBoard).swayed == ("marshal",)
    change(state, BOT, suit=Suit.BIRD)
    run(state, SwayByOrder(BOT))
    assert board_as(state, BOT, DrillbitBoard).swayed == ("marshal", "duchess_of_mud")
    run(state, CostOfErrors(BOT), CostOfErrors(BOT))
    assert board_as(state, BOT, DrillbitBoard).swayed == ("marshal",)


def test_ministers_act_and_recruit() -> None:
    """The Earl scores citadels; the Foremole recruits one more."""
    state = table("drillbit_duchy", Suit.FOX)
    build(state, 1, Building(BOT, BuildingKind.CITADEL))
    change(state, BOT, swayed=("foremole", "earl_of_stone"))
    run(state, ActWithMinisters(BOT), DrillbitRecruit(BOT))
    assert state.scores[BOT] == 1
    assert state.warriors[BURROW][BOT] == 4


def test_all_but_four_return_to_the_burrow() -> None:
    """From ruled clearings."""
    state = table("drillbit_duchy", Suit.FOX)
    stand(state, 1, s0=6)
    run(state, Retire(BOT))
    assert (state.warriors[1][BOT], state.warriors[BURROW][BOT]) == (4, 2)


# -------------------------------------------------------------------- Logical Lizards
@pytest.mark.parametrize(
    ("souls", "suit"),
    [
        (("ambush_fox", "ambush_fox", "ambush_mouse"), Suit.FOX),
        (("ambush_fox", "ambush_mouse"), Suit.BIRD),
        ((), Suit.BIRD),
    ],
)
def test_order_is_the_most_common_lost_soul(souls: tuple[str, ...], suit: Suit) -> None:
    """A tie or none is a bird."""
    state = table("logical_lizards", Suit.MOUSE)
    state.lost_souls = souls
    run(state, OrderBySouls(BOT))
    assert board_as(state, BOT, AutomatonBoard).suit is suit


def test_ritual_places_warrior_and_garden() -> None:
    """The revealed card lies on Lost Souls again afterwards."""
    state = table("logical_lizards", Suit.MOUSE)
    state.lost_souls = ("ambush_mouse", "ambush_fox")
    run(state, Ritual(BOT))
    place = next(place for place in CLEARINGS if state.buildings[place])
    assert state.suits[place] is Suit.FOX
    assert state.warriors[place][BOT] == 1
    run(state, RenewSouls(BOT))
    assert state.lost_souls == ("ambush_fox",)
    assert state.discard[-1] == "ambush_mouse"


def test_bird_ritual_makes_an_acolyte() -> None:
    """From the clearing with most; the card is really discarded."""
    state = table("logical_lizards", Suit.MOUSE)
    stand(state, 1, s0=2)
    state.lost_souls = ("ambush_bird",)
    run(state, Ritual(BOT))
    assert board_as(state, BOT, LogicalBoard).acolytes == 1
    assert state.warriors[1][BOT] == 1
    assert state.discard == ("ambush_bird",)


def test_conspiracies_cost_an_acolyte_each() -> None:
    """Convert comes first after the start; a lap that fails costs nothing."""
    state = table("logical_lizards", Suit.BIRD)
    state.supply[BOT] -= 1
    change(state, BOT, acolytes=1)
    run(state, Conspire(BOT))
    assert board_as(state, BOT, LogicalBoard).acolytes == 1
    change(state, BOT, marker=4)
    stand(state, 5, s1=1)
    run(state, Conspire(BOT))
    assert board_as(state, BOT, LogicalBoard).acolytes == 0
    assert state.warriors[5] == (1, 0)


def test_priority_orders_clearings() -> None:
    """One is the highest."""
    state = table("logical_lizards", Suit.BIRD)
    found = [priority(state, place) for place in by_priority(state, CLEARINGS)]
    assert found == list(range(1, 13))
