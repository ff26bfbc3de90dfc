"""The numbers about what is to come on the boards of Root, against the engine (4)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from rules.kernel.steps import Action, Seat
from rules.kernel.views import view
from rules.root import data
from rules.root.actions import Craft
from rules.root.events import CardRevealed
from rules.root.factions.alliance.actions import SpreadSympathy
from rules.root.factions.alliance.events import SupporterSpent
from rules.root.factions.cult.actions import Convert, Sanctify, ScoreGardens
from rules.root.factions.cult.events import AcolytesSpent
from rules.root.factions.duchy.actions import SwayMinister
from rules.root.factions.marquise.actions import MarquiseBuild
from rules.root.factions.marquise.events import WoodPaid
from rules.root.factions.riverfolk.actions import BuyService
from rules.root.factions.riverfolk.events import ServiceBought
from rules.root.factions.vagabond.actions import Aid, CompleteQuest
from rules.root.factions.vagabond.events import RelationChanged
from rules.root.state import Woodland
from tests.rules.proving import covering, fresh_seed
from tests.rules.walks import Dice, Moment
from tests.views.root import numbers_played
from tests.views.root.numbers_played import (
    BY_ORDER,
    Played,
    given,
    kind_of,
    labels,
    number_in,
    offered,
    positions,
    proved,
)
from views.root.panels.cards import card_words
from views.root.panels.own_hand import worth
from views.root.phrases import place_name

LONG = 3_000
YES_OR_NO = (
    *("bound", "little", "recruits", "hated"),
    *(f"fails:{number}" for number in range(4)),
)
WANTED = {
    *(f"draws:{each}" for each in ("marquise", "eyrie", "corvid", "duchy")),
    *(f"now:{each}" for each in BY_ORDER),
    *(f"{name}:{is_so}" for name in YES_OR_NO for is_so in (True, False)),
}


def test_what_a_phase_brings_is_shown(qapp: object) -> None:
    for _ in covering(positions(5), lambda drawn: proved(*drawn), WANTED):
        pass


@pytest.mark.soak
def test_what_a_phase_brings_is_shown_in_many_games(qapp: object) -> None:
    for state, seat in islice(positions(fresh_seed()), LONG):
        proved(state, seat)


# -------------------------------------------------------------------- orders
Before = dict[str, str]


def build(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, MarquiseBuild)
    said = told[f"track:{action.kind}"]
    paid = sum(len(each.places) for each in then.told if isinstance(each, WoodPaid))
    assert number_in(said, "costs # wood") == paid
    assert number_in(said, "scores #") == then.scored(seat, "buildings")


def spread(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, SpreadSympathy)
    said = told["sympathy:0"]
    paid = [each for each in then.told if isinstance(each, SupporterSpent) and not each.is_lost]
    more = place_name(state, action.place) in said.partition("one more in ")[2].split(", ")
    assert number_in(said, "costs # supporter") == len(paid) - more
    assert number_in(said, "scores #") == then.scored(seat, "sympathy")


def sway(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, SwayMinister)
    said = told[f"rank:{data.ministers()[action.minister].rank}"]
    shown = [each for each in then.told if isinstance(each, CardRevealed) and each.seat == seat]
    assert number_in(said, "needs # card") == len(shown)
    assert number_in(said, "scores #") == then.scored(seat, "sway")
    assert number_in(said, "# crown") != 0


def gardens(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, ScoreGardens)
    said = told[f"gardens:{data.cards()[action.card].suit}"]
    assert number_in(said, "worth # point") == then.scored(seat, "gardens")


def conspire(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    name = type(action).__name__.lower()
    spent = [each.count for each in then.told if isinstance(each, AcolytesSpent)]
    assert [number_in(told[f"price:{name}"], "costs # acolyte")] == spent


def quest(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, CompleteQuest)
    if not action.draw:
        said = told[f"quest:{action.quest}"]
        assert number_in(said, "for # point") == then.scored(seat, "quests")


def aid(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, Aid)
    left = number_in(told.get(f"relation:{action.seat}", ""), "# more aid")
    stepped = any(isinstance(each, RelationChanged) for each in then.told)
    assert stepped is (left == 1)


def buy(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, BuyService)
    bought = next(each for each in then.told if isinstance(each, ServiceBought))
    if not state.automata[bought.seller]:
        said = labels(state, bought.seller)[f"service:{action.service}"]
        assert number_in(said, "costs #") == bought.price


def craft(state: Woodland, seat: Seat, action: Action, told: Before, then: Played) -> None:
    assert isinstance(action, Craft)
    if data.cards()[action.card].item is not None:
        seen = view(state, seat)
        said = card_words(action.card, worth(seen, seat, action.card))
        assert number_in(said, "and # point") == then.scored(seat, "craft")


Check = Callable[[Woodland, Seat, Action, Before, Played], None]
ORDERS: dict[type[Action], Check] = {
    MarquiseBuild: build,
    SpreadSympathy: spread,
    SwayMinister: sway,
    ScoreGardens: gardens,
    Convert: conspire,
    Sanctify: conspire,
    CompleteQuest: quest,
    Aid: aid,
    BuyService: buy,
    Craft: craft,
}


def checked(drawn: tuple[Moment, Action], dice: Dice) -> set[str]:
    """Proves the numbers of an order; its name and who else than usual gives it."""
    moment, action = drawn
    if type(action) not in ORDERS:
        return set()
    state, seat = moment.state.clone(), moment.seat
    assert isinstance(state, Woodland)
    if not dice.below(3):
        state.dominance[seat] = numbers_played.DOMINANCE
    told, before = labels(state, seat), state.clone()
    then = given(state, seat, action)
    if state.outcome is not None:
        return set()  # won before all of it came
    ORDERS[type(action)](before, seat, action, told, then)
    kind, is_bound = kind_of(before, seat, action), bool(before.dominance[seat])
    return {f"{kind}:{is_bound}"}


def test_what_an_order_costs_and_brings_is_shown(qapp: object) -> None:
    dice = Dice(3)
    kinds = {each.__name__ for each in ORDERS}
    kinds |= {"CompleteQuest:points", "Craft:item:False", "Craft:item:True"}
    wanted = {f"{each}:{bound}" for each in kinds for bound in (True, False)}
    for _ in covering(offered(3), lambda drawn: checked(drawn, dice), wanted):
        pass


@pytest.mark.soak
def test_what_an_order_costs_and_brings_is_shown_in_many_games(qapp: object) -> None:
    dice = Dice(fresh_seed())
    for drawn in islice(offered(dice.below(10_000)), 20 * LONG):
        checked(drawn, dice)
