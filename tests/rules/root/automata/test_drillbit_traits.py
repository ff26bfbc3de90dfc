"""The Drillbit Duchy by difficulty and traits; Cost of Errors (9)."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, Seen
from rules.root.actions import PlayCard
from rules.root.automata import LAWS
from rules.root.automata.boards import DrillbitBoard
from rules.root.automata.choosing import ordered
from rules.root.automata.drillbit_duchy.building import RaiseSite
from rules.root.automata.drillbit_duchy.digging import DrillbitDig
from rules.root.automata.drillbit_duchy.duchy import DrillbitRecruit
from rules.root.automata.drillbit_duchy.errors import CostOfErrors, PayInvestor
from rules.root.automata.orders import board_as, change
from rules.root.bots.reflexes import reflex
from rules.root.bots.reflexes.cards import least_useful
from rules.root.enums import BuildingKind, Cause, Suit, TokenKind
from rules.root.factions.duchy.events import MinisterLeft
from rules.root.state import BURROW, Building, Place, Token, Woodland
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import answer, build, choices, hold, lay, run, settle, stand
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)
LAW = LAWS["drillbit_duchy"]
MARKET = Building(BOT, BuildingKind.MARKET)


def table(*traits: str, suit: Suit = Suit.FOX, **chosen: str) -> Woodland:
    """The Duchy with this order and these traits against the Marquise."""
    state = scene(("drillbit_duchy", "marquise"), options=chosen)
    state.traits = (traits, ())
    change(state, BOT, suit=suit)
    return state


def crowned(state: Woodland) -> tuple[str, ...]:
    """The swayed ministers."""
    return board_as(state, BOT, DrillbitBoard).swayed


def lose(state: Woodland, *places: Place, by: Seat = FOE) -> None:
    """Markets in these clearings are removed by one event."""
    for place in places:
        build(state, place, MARKET)
    moved = StepContext()
    rows = [
        Removal(owner=BOT, by=by, place=place, cause=Cause.FAVOR, buildings=(MARKET,))
        for place in places
    ]
    remove(state, moved, *rows)
    settle(state, moved)


def of_suit(state: Woodland, suit: Suit) -> Place:
    """The clearing of a suit with the highest priority."""
    return ordered(state, suit)[0]


# -------------------------------------------------------------------- difficulty
@pytest.mark.parametrize(
    ("difficulty", "count"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)]
)
def test_recruits_by_difficulty_and_citadels(difficulty: str, count: int) -> None:
    """One, two, four more by citadels."""
    for citadels, more in ((0, 0), (1, 1), (2, 2), (3, 4)):
        state = table(difficulty=difficulty)
        for place in range(1, citadels + 1):
            build(state, place, Building(BOT, BuildingKind.CITADEL))
        run(state, DrillbitRecruit(BOT))
        assert state.warriors[BURROW][BOT] == count + more


# -------------------------------------------------------------------- Cost of Errors
def test_one_event_costs_one_minister() -> None:
    """The lowest swayed one, however many buildings."""
    state = table()
    change(state, BOT, swayed=("captain", "marshal", "banker"))
    lose(state, 1, 2)
    assert crowned(state) == ("captain", "marshal")
    lose(state, 1)
    assert crowned(state) == ("captain",)


def test_foundations_cost_the_lowest_of_the_suit() -> None:
    """Of a clearing of the loss; where none matches, nobody leaves."""
    state = table("foundations")
    change(state, BOT, swayed=("captain", "brigadier", "banker", "duchess_of_mud"))
    lose(state, of_suit(state, Suit.FOX))
    assert crowned(state) == ("captain", "banker", "duchess_of_mud")
    change(state, BOT, swayed=("captain", "banker"))
    lose(state, of_suit(state, Suit.MOUSE))
    assert crowned(state) == ("captain", "banker")


def test_foundations_look_at_all_clearings_of_an_event() -> None:
    """The lowest minister that matches one of them."""
    state = table("foundations")
    change(state, BOT, swayed=("captain", "banker", "mayor"))
    lose(state, of_suit(state, Suit.FOX), of_suit(state, Suit.RABBIT))
    assert crowned(state) == ("captain", "mayor")


# -------------------------------------------------------------------- Investors
def test_investors_ask_for_a_matching_card() -> None:
    """It costs the Duchy a point; birds match."""
    state = table("investors")
    state.scores[BOT] = 3
    hold(state, FOE, "ambush_fox", "ambush_mouse", "ambush_bird")
    lose(state, of_suit(state, Suit.FOX))
    assert choices(state, FOE) == [PlayCard("ambush_bird"), PlayCard("ambush_fox")]
    answer(state, PlayCard("ambush_fox"), seat=FOE)
    assert state.hands[FOE] == ("ambush_bird", "ambush_mouse")
    assert state.scores[BOT] == 2
    assert crowned(state) == ()


def test_investors_sway_where_no_card_matches() -> None:
    """The topmost uncrowned minister of the suit; whoever has cards is asked all the same."""
    state = table("investors")
    hold(state, FOE, "ambush_mouse")
    lose(state, of_suit(state, Suit.RABBIT))
    assert choices(state, FOE) == [Seen()]
    answer(state, Seen(), seat=FOE)
    assert crowned(state) == ("marshal",)
    assert state.hands[FOE] == ("ambush_mouse",)


def test_investors_sway_at_once_without_a_hand() -> None:
    """After Cost of Errors has taken its minister; the minister has to match."""
    state = table("investors")
    change(state, BOT, swayed=("captain", "marshal"))
    lose(state, of_suit(state, Suit.FOX))
    assert crowned(state) == ("captain", "brigadier")
    change(state, BOT, swayed=("captain", "brigadier", "earl_of_stone"))
    lose(state, of_suit(state, Suit.FOX))
    assert crowned(state) == ("captain", "brigadier", "earl_of_stone")


def test_investors_ask_nothing_of_automata() -> None:
    """Only who has a hand can invest."""
    state = scene(("drillbit_duchy", "mechanical_marquise_2", "eyrie"))
    state.traits = (("investors",), (), ())
    lose(state, of_suit(state, Suit.FOX))
    assert crowned(state) == ()
    plain = table()
    hold(plain, FOE, "ambush_fox")
    lose(plain, of_suit(plain, Suit.FOX))
    assert plain.hands[FOE] == ("ambush_fox",)


# -------------------------------------------------------------------- Invaders
def dug(state: Woodland) -> list[Place]:
    """Where tunnels are after a Dig."""
    stand(state, BURROW, s0=4)
    run(state, DrillbitDig(BOT))
    return [place for place in range(1, 13) if state.tokens[place]]


@pytest.mark.parametrize("is_brigadier", [False, True])
def test_invaders_dig_to_enemy_buildings_with_few_warriors(is_brigadier: bool) -> None:
    """Open slots do not count."""
    state = table("invaders")
    foxes = ordered(state, Suit.FOX)
    for place in foxes[1:3]:
        build(state, place, Building(FOE, BuildingKind.SAWMILL))
    stand(state, foxes[1], s1=2)
    stand(state, foxes[2], s1=1)
    stand(state, BURROW, s0=4)
    run(state, DrillbitDig(BOT, is_brigadier))
    assert [place for place in foxes if state.tokens[place]] == [foxes[2]]


def test_invaders_battle_where_no_slot_is_free() -> None:
    """Everywhere, instead of building; no point. Who rules nothing scores as ever."""
    state = table("invaders")
    run(state, RaiseSite(BOT))
    assert state.scores[BOT] == 1
    fill(state)
    run(state, RaiseSite(BOT), script=((1, 0),))
    assert state.scores[BOT] == 1
    assert state.warriors[9] == (6, 0)
    plain = table()
    fill(plain)
    run(plain, RaiseSite(BOT))
    assert plain.scores[BOT] == 1
    assert plain.warriors[9] == (6, 1)


def fill(state: Woodland) -> None:
    """It rules one clearing, whose slots are taken, with an enemy in it."""
    from rules.root.woodland.geography import open_slots

    state.ruins.clear()
    while open_slots(state, 9):
        build(state, 9, Building(FOE, BuildingKind.SAWMILL))
    stand(state, 9, s0=6, s1=1)


# -------------------------------------------------------------------- Overwhelm
def test_overwhelm_digs_twice_with_three() -> None:
    """Where four are needed else."""
    state = table("overwhelm")
    stand(state, BURROW, s0=7)
    run(state, *LAW.daylight(state, BOT)[:2])
    out = [state.warriors[place][BOT] for place in range(1, 13) if state.tokens[place]]
    assert out == [3, 3]
    assert state.warriors[BURROW][BOT] == 1
    assert LAW.daylight(state, BOT)[:2] == (DrillbitDig(BOT), DrillbitDig(BOT))
    plain = table()
    stand(plain, BURROW, s0=3)
    run(plain, *LAW.daylight(plain, BOT)[:1])
    assert plain.warriors[BURROW][BOT] == 3
    assert DrillbitDig(BOT) not in LAW.daylight(plain, BOT)[1:]


def test_no_tunnel_left_takes_the_one_with_fewest_warriors() -> None:
    """Before the fourth is dug."""
    state = table()
    others = [p for p in range(1, 13) if state.suits[p] is not Suit.FOX][:3]
    for place, count in zip(others, (2, 1, 3), strict=True):
        lay(state, place, Token(BOT, TokenKind.TUNNEL))
        stand(state, place, s0=count)
    found = dug(state)
    assert others[1] not in found
    assert len(found) == 3


def test_bots_pay_with_the_card_they_miss_least() -> None:
    """Investors and the outrage of an Automated Alliance alike."""
    from rules.root.automata.resentment import PayResentment

    state = table("investors")
    hold(state, FOE, "ambush_fox", "foxfolk_steel", "ambush_bird")
    fox = of_suit(state, Suit.FOX)
    for step in (PayInvestor(FOE, BOT, (fox,)), PayResentment(FOE, BOT, fox)):
        found = reflex(state, FOE, step, step.actions(state, FOE, ()))
        assert found == PlayCard(least_useful(state, FOE, list(state.hands[FOE])))


def test_the_minister_that_leaves_is_told() -> None:
    """The lowest one."""
    state = table()
    change(state, BOT, swayed=("captain", "banker"))
    events = run(state, CostOfErrors(BOT, (1,), FOE))
    assert [each.minister for each in events if isinstance(each, MinisterLeft)] == ["banker"]
