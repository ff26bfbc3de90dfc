"""What can never be: each kind of fault is found."""

from collections.abc import Callable

import pytest

from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Seat
from rules.kinfire_council.enums import Resource
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.problems import problems
from rules.kinfire_council.state import Council, Need, Piece, Threat, game_of


def begun(seats: int = 3) -> Council:
    """A game at its first turn."""
    state = game_of(game("kinfire_council").start(setup_of("kinfire_council", seats, 3)))
    agenda.begin(state)
    return state


def change(seat: int = 0, **fields: object) -> Callable[[Council], None]:
    """A fault on a sheet."""
    return lambda state: set_sheet(state, Seat(seat), **fields)


def put(**fields: object) -> Callable[[Council], None]:
    """A fault of the table."""

    def spoil(state: Council) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return spoil


def lose_a_piece(state: Council) -> None:
    """A chit is gone."""
    set_sheet(state, Seat(1), pieces=state.sheets[1].pieces[:-1])


def stand_on(space: str, number: int) -> Callable[[Council], None]:
    """A piece stands where it cannot."""

    def spoil(state: Council) -> None:
        pieces = list(state.sheets[0].pieces)
        pieces[number] = Piece(space)
        set_sheet(state, Seat(0), pieces=tuple(pieces))

    return spoil


def double(name: str) -> Callable[[Council], None]:
    """A card is there twice."""

    def spoil(state: Council) -> None:
        cards = getattr(state, name)
        setattr(state, name, (*cards, cards[0]))

    return spoil


def take_sentries(state: Council) -> None:
    """Two of a kind on one sheet."""
    stock = tuple((id, n - 2 * (id == "sentry_need")) for id, n in state.sentry_stock)
    state.sentry_stock = stock
    set_sheet(state, Seat(0), sentries=("sentry_need",) * 2)


def court(state: Council) -> None:
    """Influence with the Cult, but no Conspirator."""
    state.cult_area[1] = 1
    set_sheet(state, Seat(1), reserve=state.sheets[1].reserve - 1)


def conspire(state: Council) -> None:
    """A Conspirator with less than another."""
    court(state)
    state.conspirator = Seat(0)


def test_a_game_that_is_played_has_no_problem() -> None:
    assert problems(begun()) == []


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (put(cult_discard=(3,)), "chits"),
        (put(leaders_due=(19,)), "not in the Hideout"),
        (change(cultists=(19,)), "a leader"),
        (double("threat_deck"), "threats"),
        (double("decree_deck"), "decrees"),
        (double("research_deck"), "research"),
        (double("sites"), "sites"),
        (put(resolving=("blockade",)), "threats"),
        (take_sentries, "sentry_need"),
        (change(influence=9), "influence"),
        (change(reserve=-1), "influence"),
        (change(goods=(0, -1, 0, 0, 0)), "(0, -1, 0, 0, 0)"),
        (put(score=[1, -2, 3]), "-2 V"),
        (lose_a_piece, "pieces"),
        (stand_on("site_hex", 1), "chit 1 on site_hex"),
        (stand_on("19", 0), "'19'"),
        (stand_on("nowhere", 0), "'nowhere'"),
        (put(needs=(Need((Resource.FOOD,) * 3), *[Need()] * 5)), "need row 0"),
        (put(needs=(Need((), Seat(1)), *[Need()] * 5)), "need row 0"),
        (put(needs=(Need(),)), "1 need rows"),
        (put(marker=8), "marker 8"),
        (put(coffers=-1), "coffers -1"),
        (put(rubble=(1, 2, 3)), "Rubble"),
        (put(rubble=(1, 1)), "Rubble"),
        (put(threats=[Threat("blockade", -1), None, None]), "slots"),
        (court, "influence with the Cult"),
        (conspire, "conspires"),
        (put(patrons=((3, Seat(0)),)), "patrons"),
        (put(upgraded=(4, 3)), "upgraded"),
    ],
)
def test_each_fault_is_told(spoil: Callable[[Council], None], told: str) -> None:
    state = begun()
    spoil(state)
    found = problems(state)
    assert any(told in each for each in found), found


def test_with_two_players_nobody_conspires() -> None:
    state = begun(2)
    court(state)
    state.conspirator = Seat(1)
    assert problems(state) == ["seat 1 conspires with [0, 1]"]
