"""What a placement leaves in the end is what the rules then do, wherever nothing is chosen."""

from random import Random

import pytest
from msgspec.structs import replace

from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.kernel.views import view
from rules.kinfire_council import GAME
from rules.kinfire_council.forecast.net import Net, net
from rules.kinfire_council.goods import set_sheet, without
from rules.kinfire_council.printed.library import learn, locations
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.acting import Act, AskAgain
from rules.kinfire_council.turn.actions import Place, UseLocation
from rules.kinfire_council.turn.days_light import TakeTurn, is_placed
from rules.kinfire_council.turn.paying import ChoosePayment
from tests.rules.kinfire_council.made_up import made_up
from tests.rules.kinfire_council.nights_drawn import strew_players
from tests.rules.kinfire_council.turns import ADA, begin, morning
from tests.rules.proving import fresh_seed
from tests.rules.setups import spread
from tests.rules.walks import walk

GAMES, OWN, LONG = 8, 4, 60
ORDERS = 3
"""Of each turn so many placements are tried."""


class Closed(Exception):
    """The location cannot be used."""


class Unclear(Exception):
    """Somebody has a choice before the location is used."""


def usual(asked: Choice | None, found: list[Action], index: int, used: bool) -> Action | None:
    """The answer that uses the location, once and paid in the usual way, and nothing else; None: a
    choice."""
    if isinstance(asked, Act):
        if used:
            return Pass()  # a Guard's other half
        if UseLocation(index) not in found:
            raise Closed
        return UseLocation(index)
    if isinstance(asked, ChoosePayment):
        return found[0]
    return Pass() if isinstance(asked, AskAgain) else None


def done(state: Council, seat: Seat, order: Place, index: int) -> Council | None:
    """After the placement and its location; None where something is chosen. Raises Closed."""
    game = state.clone()
    agenda.submit(game, seat, order)
    has_used = False
    while not (isinstance(asked := agenda.question(game), TakeTurn) and has_used):
        if isinstance(asked, TakeTurn):
            raise Closed  # the rules did not even ask
        found = list(agenda.actions(game, agenda.asked(game)[0]))
        action = usual(asked, found, index, has_used)
        if action is None and not has_used:
            raise Unclear
        if action is None:
            return None
        has_used = has_used or isinstance(action, UseLocation)
        agenda.submit(game, agenda.asked(game)[0], action)
    return game


def compared(state: Council, seat: Seat, order: Place, index: int) -> bool:
    """Whether there was something to compare."""
    foreseen = net(view(state, seat), seat, order.piece, order.space, index)
    try:
        came = done(state, seat, order, index)
    except Closed:
        assert foreseen is None
        return True
    except Unclear:
        return False
    assert foreseen is not None
    if came is None or foreseen.is_open:
        return False
    assert foreseen.goods == without(came.sheets[seat].goods, state.sheets[seat].goods)
    assert foreseen.v == came.score[seat] - state.score[seat]
    assert foreseen.cards == len(came.hands[seat]) - len(state.hands[seat])
    return True


def prove_game(setup: Setup, seed: int, strewn: bool) -> int:
    """A game of random moves, in which other things may lie before the players; how much there was
    to compare."""
    luck, looked = Random(seed), 0
    for moment in walk(setup, seed):
        state = game_of(moment.state)
        if not isinstance(agenda.question(state), TakeTurn) or is_placed(state):
            continue
        if strewn:
            state = state.clone()
            strew_players(state, luck)
        orders = [each for each in agenda.actions(state, moment.seat) if isinstance(each, Place)]
        for order in luck.sample(orders, min(ORDERS, len(orders))):
            for index in range(len(locations(state, order.space))):
                looked += compared(state, moment.seat, order, index)
    return looked


def test_the_net_is_what_comes_to_pass() -> None:
    games = enumerate(spread(GAME, GAMES))
    assert sum(prove_game(setup, number, number % 2 == 0) for number, setup in games) > 300


def test_the_net_of_items_of_one_s_own_is_what_comes_to_pass() -> None:
    for number, setup in enumerate(spread(GAME, OWN)):
        assert prove_game(replace(setup, own=learn(made_up(number))), number, True) > 10


@pytest.mark.soak
def test_many_nets_are_what_comes_to_pass() -> None:
    seed = fresh_seed()
    for number, setup in enumerate(spread(GAME, LONG)):
        assert prove_game(setup, seed + number, number % 2 == 0)
        assert prove_game(replace(setup, own=learn(made_up(seed + number))), seed, True)


def test_the_coffers_give_the_tax_that_was_just_paid() -> None:
    """Council Spire's treasury: up to five coins of the coffers, and a rare (5)."""
    state = morning((4, 0, 0, 0, 0))
    state.coffers = 1
    begin(state)
    index = next(at for at, each in enumerate(locations(state, "13")) if each.id == "treasury")
    found = net(view(state, ADA), ADA, 1, "13", index)
    assert found == Net((1, 0, 0, 1, 0), 0, 0)  # two of tax, three back


def test_a_trade_for_what_one_has_not_leaves_nothing() -> None:
    state = morning((9, 9, 9, 9, 9))
    begin(state)
    index = next(at for at, each in enumerate(locations(state, "16")) if each.id == "trophy_hall")
    assert net(view(state, ADA), ADA, 1, "16", index) is None
    set_sheet(state, ADA, trophies=("gaol_tunnel", "footpads"))
    found = net(view(state, ADA), ADA, 1, "16", index)
    assert found is not None
    assert found.is_once
    assert found.v == 3
