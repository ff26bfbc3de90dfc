"""The card is shown and the ship moves (4.4, 9.4)."""

import pytest

from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import NavCard, Side, Voyage
from rules.feed_the_kraken.events import CardShown, ShipMoved, SupplyLineCrossed
from rules.feed_the_kraken.navigation.sailing import MoveShip, ShowCard, leagues, where
from rules.feed_the_kraken.state import Kraken
from rules.kernel.agenda import StepResult
from rules.kernel.text import english
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DRUNK,
    YELLOW,
    begun,
    do,
    drowned,
    events,
    mates,
    rests,
    ship,
    team,
)


def sailed(state: Kraken, card: NavCard, space: str = "") -> StepResult:
    state.space = space or state.space
    state.logbook = (card,)
    return do(state, ShowCard(), MoveShip())


def test_the_card_is_a_resume_card_of_the_captain() -> None:
    state = team(mates(ship(6), resumes=[(BLUE,)]))
    happened = sailed(state, DRUNK)
    assert state.crew[0].resumes == (BLUE, DRUNK)
    assert events(happened, CardShown) == [CardShown(0, DRUNK)]
    assert happened.undo_barrier is not None
    assert state.logbook == ()
    (voyage,) = state.voyages
    assert (voyage.captain, voyage.lieutenant, voyage.navigator) == (0, 1, 2)
    assert (voyage.origin, voyage.target) == ("quick_c_00", "quick_w1_01")


@pytest.mark.parametrize(
    ("card", "space", "target"),
    [
        (YELLOW, "quick_c_00", "quick_c_02"),
        (BLUE, "quick_c_00", "quick_e1_01"),
        (YELLOW, "quick_c_02", "quick_w1_03"),
        (YELLOW, "quick_w2_02", "quick_w2_04"),
        (DRUNK, "quick_w2_02", "quick_w2_04"),
    ],
)
def test_arrows_are_read_not_computed(card: NavCard, space: str, target: str) -> None:
    """R34: yellow goes round the island; two colours may share one arrow."""
    state = team(ship(6))
    happened = sailed(state, card, space)
    assert state.space == target
    assert events(happened, ShipMoved) == [ShipMoved(space, target)]


@pytest.mark.parametrize(
    ("card", "space", "side"),
    [
        (DRUNK, "quick_w1_07", Side.PIRATE),
        (BLUE, "quick_e1_07", Side.SAILOR),
        (YELLOW, "quick_c_08", Side.CULT),
    ],
)
def test_a_goal_ends_the_game_at_once(card: NavCard, space: str, side: Side) -> None:
    state = team(ship(6))
    sailed(state, card, space)
    assert state.outcome is not None
    assert state.outcome.reason.key.endswith(f"goal.{side}")
    assert {state.dealt[seat].side for seat in state.outcome.winners} == {side}


def test_the_supply_line_fills_up_to_three() -> None:
    state = team(mates(ship(8, voyage="long"), guns=[0, 1, 2, 3, 5, 3, 3, 0]))
    happened = sailed(state, YELLOW, "long_c_06")
    assert [mate.guns for mate in state.crew] == [3, 3, 3, 3, 5, 3, 3, 3]
    assert events(happened, SupplyLineCrossed) == [SupplyLineCrossed((3, 2, 1, 0, 0, 0, 0, 3))]
    assert state.crossed_supply_line


def test_only_once_a_game() -> None:
    state = team(mates(ship(8, voyage="long"), guns=[0]))
    state.crossed_supply_line = True
    happened = sailed(state, YELLOW, "long_c_06")
    assert state.crew[0].guns == 0
    assert not events(happened, SupplyLineCrossed)


def test_only_arrows_that_cross_it() -> None:
    state = team(mates(ship(8, voyage="long"), guns=[0]))
    sailed(state, BLUE, "long_w2_04")
    assert not state.crossed_supply_line
    sailed(state, DRUNK, "long_w2_04")
    assert state.crossed_supply_line


def test_the_option() -> None:
    state = team(mates(ship(8, voyage="long", supply_line="off"), guns=[0]))
    sailed(state, YELLOW, "long_c_06")
    assert state.crew[0].guns == 0


def test_eliminated_seats_get_none_and_the_captain_is_served_first() -> None:
    """U8."""
    state = drowned(team(mates(ship(8, voyage="long"), guns=[0, 0, 3, 0, 3, 3, 3, 3])), 3)
    state.supply = 4
    sailed(state, YELLOW, "long_c_06")
    assert [mate.guns for mate in state.crew][:4] == [3, 1, 3, 0]


@pytest.mark.parametrize("voyage", list(Voyage))
def test_every_way_ends(voyage: Voyage) -> None:
    """Moves to a goal by side are those of the chart; the ship only ever sails north (18)."""
    chart = charts()[voyage]
    least: dict[Side, int] = {}
    most: dict[Side, int] = {}

    def sail(space: str, moves: int) -> None:
        here = spaces(voyage)[space]
        if here.winner:
            least[here.winner] = min(least.get(here.winner, 99), moves)
            most[here.winner] = max(most.get(here.winner, 0), moves)
        for target in here.exits.values():
            assert spaces(voyage)[target].level > here.level
            sail(target, moves + 1)

    sail(chart.start, 0)
    assert least == chart.moves_min
    assert most == chart.moves_max


def test_where_the_game_stands() -> None:
    assert where(begun(6)) is None, "before the first round there is nothing to tell"
    state = ship(6)
    assert leagues(state) == {"crimson_cove": 5, "bluewater_bay": 5, "kraken": 6}
    assert english(where(state)) == "Round 1, 5 leagues from the nearest goal"
    state.space = "quick_w1_07"
    assert english(where(state)) == "Round 1, 1 league from Crimson Cove"
    assert rests(state)
