"""The traits of the Logical Lizards, and their rituals by difficulty (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.boards import LogicalBoard
from rules.root.automata.logical_lizards.conspiracies import Conspire
from rules.root.automata.logical_lizards.lizards import Ritual
from rules.root.automata.logical_lizards.traits import FanaticBattle
from rules.root.automata.orders import board_as, change
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.state import Building, Token, Woodland
from tests.rules.root.driving import build, lay, run, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["logical_lizards"]
CRUSADE_NEXT, CONVERT_NEXT = 0, 4
"""Where the marker stands before a Crusade, before a Convert."""


def table(*traits: str, **chosen: str) -> Woodland:
    """The Lizards with a bird order and these traits against Marquise and Eyrie."""
    state = scene(("logical_lizards", "marquise", "eyrie"), options=chosen)
    state.traits = (traits, (), ())
    change(state, BOT, suit=Suit.BIRD)
    return state


def acolytes(state: Woodland) -> int:
    """How many it has."""
    return board_as(state, BOT, LogicalBoard).acolytes


def believe(state: Woodland, marker: int, count: int = 1) -> None:
    """Acolytes, and the marker before what comes next."""
    state.supply[BOT] -= count
    change(state, BOT, acolytes=count, marker=marker)


@pytest.mark.parametrize(
    ("difficulty", "count"), [("easy", 3), ("normal", 4), ("challenging", 5), ("nightmare", 5)]
)
def test_rituals_by_difficulty(difficulty: str, count: int) -> None:
    """So many Lost Souls are revealed."""
    state = table(difficulty=difficulty)
    assert LAW.daylight(state, BOT) == (Ritual(BOT),) * count


# -------------------------------------------------------------------- Fanatics
@pytest.mark.parametrize(("traits", "left"), [((), 3), (("fanatics",), 2)])
def test_fanatics_battle_after_converting(traits: tuple[str, ...], left: int) -> None:
    """One extra hit, even where the dice deal none."""
    state = table(*traits)
    believe(state, CONVERT_NEXT)
    stand(state, 5, s1=4)
    run(state, Conspire(BOT), script=((0, 0),))
    assert state.warriors[5] == (1, left, 0)


def test_fanatics_seek_defenseless_buildings_then_points() -> None:
    """Not the most pieces."""
    state = table("fanatics")
    stand(state, 5, s0=1, s1=4)
    build(state, 5, Building(THIRD, BuildingKind.ROOST))
    run(state, FanaticBattle(BOT, 5), script=((0, 0),))
    assert state.buildings[5] == ()
    state = table("fanatics")
    stand(state, 5, s0=1, s1=4, s2=4)
    state.scores = [0, 1, 2]
    run(state, FanaticBattle(BOT, 5), script=((0, 0),))
    assert state.warriors[5] == (1, 4, 3)


def test_fanatics_find_nobody_left() -> None:
    """No battle, no fault."""
    state = table("fanatics")
    believe(state, CONVERT_NEXT)
    stand(state, 5, s1=1)
    run(state, Conspire(BOT))
    assert state.warriors[5] == (1, 0, 0)
    assert state.battle is None


# -------------------------------------------------------------------- Martyrs
@pytest.mark.parametrize(("traits", "count"), [((), 1), (("martyrs",), 2)])
def test_martyrs_bring_one_more_acolyte(traits: tuple[str, ...], count: int) -> None:
    """By a bird ritual, out of the supply."""
    state = table(*traits)
    stand(state, 1, s0=2)
    before = state.supply[BOT]
    state.lost_souls = ("ambush_bird",)
    run(state, Ritual(BOT))
    assert acolytes(state) == count
    assert state.supply[BOT] == before - (count - 1)


def test_martyrs_come_without_warriors_on_the_map_too() -> None:
    """As long as the supply has any."""
    state = table("martyrs")
    state.lost_souls = ("ambush_bird", "ambush_bird")
    run(state, Ritual(BOT))
    assert acolytes(state) == 1
    state.supply[BOT] = 0
    run(state, Ritual(BOT))
    assert acolytes(state) == 1


# -------------------------------------------------------------------- Erratic
@pytest.mark.parametrize(("traits", "count"), [((), 1), (("erratic",), 2)])
def test_erratic_lays_one_card_more(traits: tuple[str, ...], count: int) -> None:
    """At the end, without crafting it."""
    state = table(*traits)
    state.lost_souls = ()
    crafted = [card for card in state.deck if "anvil" in card or "boots" in card]
    state.deck = ("ambush_fox", crafted[0], *state.deck)
    run(state, *LAW.evening(state, BOT))
    assert len(state.lost_souls) == count
    assert state.scores[BOT] == 0
    assert state.boxes[BOT] == ()


# -------------------------------------------------------------------- Spiteful
@pytest.mark.parametrize(
    ("traits", "tokens", "points"),
    [((), 1, 1), (("spiteful",), 1, 2), (("spiteful",), 0, 0)],
)
def test_spiteful_crusades_score_for_tokens(
    traits: tuple[str, ...], tokens: int, points: int
) -> None:
    """One point more for a Crusade that removes any."""
    state = table(*traits)
    believe(state, CRUSADE_NEXT)
    change(state, BOT, marker=0)
    stand(state, 5, s0=2)
    if tokens:
        lay(state, 5, Token(FOE, TokenKind.WOOD))
    else:
        stand(state, 5, s1=1)
    run(state, Conspire(BOT), script=((0, 0),) if tokens else ((1, 0),))
    assert state.scores[BOT] == points
    assert board_as(state, BOT, LogicalBoard).has_looted is False


def test_spiteful_scores_once_for_a_crusade() -> None:
    """However many battles and tokens: two tokens, and one point."""
    state = table("spiteful")
    believe(state, CRUSADE_NEXT)
    for place in (1, 5):
        stand(state, place, s0=2)
        lay(state, place, Token(FOE, TokenKind.WOOD))
    run(state, Conspire(BOT), script=((0, 0), (0, 0)))
    assert state.scores[BOT] == 3


def test_spiteful_needs_a_crusade() -> None:
    """A battle of Fanatics is none."""
    state = table("spiteful", "fanatics")
    stand(state, 5, s0=2)
    lay(state, 5, Token(FOE, TokenKind.WOOD))
    run(state, FanaticBattle(BOT, 5), script=((0, 0),))
    assert state.scores[BOT] == 1
