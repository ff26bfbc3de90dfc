"""Each thing that may be wrong with a state is found."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rules.cartographers.maps.sheet import Sheet
from rules.cartographers.problems import problems
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.state import Cartographers
from tests.rules.cartographers.positions import begun


def sheet(**fields: int) -> Callable[[Cartographers], None]:
    def spoil(state: Cartographers) -> None:
        state.sheets[0] = replace(state.sheets[0], **fields)

    return spoil


def field(name: str, value: object) -> Callable[[Cartographers], None]:
    return lambda state: setattr(state, name, value)


def lost_card(state: Cartographers) -> None:
    state.deck = state.deck[1:]


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lost_card, "cards"),
        (field("ambushes", ()), "ambushes wait"),
        (field("edicts", ("wildholds", "wildholds")), "edicts"),
        (field("edicts", ()), "no edicts"),
        (field("used", []), "skills"),
        (field("scores", [(), (SeasonScore(0, 0, 0, 0),)]), "unequally"),
        (sheet(drawn=1), "not those of the drawings"),
        (sheet(forest=1), "forest is not what was drawn"),
        (sheet(coins=15), "15 coins"),
        (sheet(coins=1, spent=2), "2 spent"),
        (sheet(paid=1 << 15), "mountains that have paid"),
        (sheet(monster=2, attacked=2), "a monster stands"),
        (sheet(destroyed=4), "neither terrain"),
    ],
)
def test_found(spoil: Callable[[Cartographers], None], word: str) -> None:
    state = begun(2)
    assert problems(state) == []
    spoil(state)
    assert any(word in fault for fault in problems(state))


def test_nothing_is_wrong_before_the_first_season() -> None:
    state = begun(1)
    state.season, state.deck, state.sheets = -1, (), [Sheet()]
    assert problems(state) == []
