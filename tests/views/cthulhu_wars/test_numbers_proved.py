"""The numbers about what is to come on the cards and tracks of Cthulhu Wars, against the engine
(5, 6, 7): in positions of random games, with little Power and much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, islice

import msgspec
import pytest

from rules.cthulhu_wars.actions import Awaken, Recruit, Ritual, Summon
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.boards import WindwalkerBoard
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.events import PowerChanged
from rules.cthulhu_wars.orders.recruiting import awakenings, great_kinds
from rules.cthulhu_wars.points import extra
from rules.cthulhu_wars.rounds.events import PowerGathered
from rules.cthulhu_wars.rounds.gather import GatherPower
from rules.cthulhu_wars.state import Earth, Kind
from rules.kernel import agenda
from rules.kernel.registry import game
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Seat
from tests.rules.cthulhu_wars.scenes import take
from tests.rules.proving import covering, fresh_seed
from tests.rules.setups import spread
from tests.rules.walks import Dice, Moment, walk
from views.cthulhu_wars.panels import phrases
from views.cthulhu_wars.panels.tracks import ritual_words
from views.cthulhu_wars.phrases import faction_name

DEPTH, LONG, GAMES = 250, 10_000, 200
BOOKS = {
    Faction.BLACK_GOAT: ("frenzy",),
    Faction.WINDWALKER: ("herald_of_the_outer_gods", "ice_age"),
}
WANTED = {
    *("Recruit", "Summon", "Awaken", "Ritual", "captives", "frenzy"),
    *("Awaken for more", "Summon for more", "Ritual for less"),
    *("missing", "missing for more", "can be awakened"),
}


def drawn(seed: int) -> Iterator[tuple[Moment, Dice]]:
    """The questions of many games."""
    dice = Dice(seed)
    for number in count():
        for setup in islice(spread(game("cthulhu_wars"), GAMES), number, number + 1):
            for moment in walk(setup, seed + number, free_actions=False):
                if moment.number > DEPTH:
                    break
                if not dice.below(2):
                    yield moment, dice


def number_in(said: str, pattern: str) -> int | None:
    """The number that a sentence says; None: it says nothing of the kind."""
    found = re.search(pattern.replace("#", r"(\d+)"), said)
    return int(found[1]) if found else None


def hardened(state: Earth, seat: Seat, dice: Dice) -> Earth:
    """The same with the books that change numbers, and other Power."""
    state = state.clone()
    for other, faction in enumerate(state.factions):
        if books := BOOKS.get(faction):
            take(state, other, *books)
        if isinstance(board := state.boards[other], WindwalkerBoard):
            ice = dice.below(len(state.units))
            state.boards[other] = msgspec.structs.replace(board, ice=ice)
    state.power[seat] = dice.below(14)
    return state


def proved(moment: Moment, dice: Dice) -> set[str]:
    """All numbers of the seat that is asked."""
    seat, state = moment.seat, moment.state
    assert isinstance(state, Earth)
    if not state.round or state.answers or state.battle is not None:
        return set()
    state = hardened(state, seat, dice)
    found = set() if dice.below(4) else combat(state) | captives(state)
    for action in {type(each): each for each in agenda.request(state, seat).actions}.values():
        found |= order(state.clone(), seat, action)
    for kind in great_kinds(state, seat):
        found |= awakening(state, seat, kind)
    return found


def order(state: Earth, seat: Seat, action: Action) -> set[str]:
    """What an order costs."""
    name = type(action).__name__
    if isinstance(action, Ritual):
        own = re.escape(faction_name(state, seat))
        said = ritual_words(state)
        other = number_in(said, own + " pays # Power")
        shown, more = other or number_in(said, r"costs # Power"), 0
        name += " for less" if other else ""
    elif isinstance(action, Recruit | Summon | Awaken):
        more = extra(state, seat, action.area)
        name += " for more" if more else ""
        shown = number_in(phrases.figure_words(state, seat, action.kind), "Costs # Power")
    else:
        return set()
    paid = [e for e in agenda.submit(state, seat, action).events if isinstance(e, PowerChanged)]
    cost = max(0, -paid[0].change) if paid else 0  # it is paid first
    assert (shown or 0) + more == cost, name
    return {name}


def awakening(state: Earth, seat: Seat, kind: Kind) -> set[str]:
    """Whether it can be awakened; how much Power it takes more."""
    said, is_open = phrases.awaken_state(state, seat, kind)
    assert is_open is can_awaken(state, seat, kind), said
    missing = number_in(said, "# Power missing")
    if missing is None:
        return {"can be awakened"} if is_open else set()
    for power, is_enough in ((missing - 1, False), (missing, True)):
        richer = state.clone()
        richer.power[seat] += power
        assert can_awaken(richer, seat, kind) is is_enough, said
    plain = phrases.price_of(state, seat, kind) - state.power[seat]
    return {"missing" if missing == plain else "missing for more"}


def can_awaken(state: Earth, seat: Seat, kind: Kind) -> bool:
    """Whether the engine offers it."""
    return any(each.kind == kind for each in awakenings(state, seat))


def combat(state: Earth) -> set[str]:
    """Units of one kind that stand alone: so many dice for each."""
    seats, found = all_seats(state), set()
    for seat in seats:
        enemy = next(each for each in seats if each != seat)
        for area in all_areas(state):
            here = state.units[area][seat]
            kinds = [kind for kind, number in enumerate(here) if number]
            shown = (
                number_in(phrases.figure_words(state, seat, kinds[0]), "Combat #") if kinds else 0
            )
            if len(kinds) == 1 and shown is not None:
                dice = dice_of(state, planned(state, area, seat, enemy), seat)
                assert dice == shown * here[kinds[0]]
                found.add("frenzy" if "frenzy" in state.books[seat] and shown else "combat")
    return found


def captives(state: Earth) -> set[str]:
    """Each captive brings the Power that is phrases."""
    if not any(state.captives):
        return set()
    world, table = state.clone(), StepContext()
    GatherPower().run(world, table)
    for each in table.events:
        if isinstance(each, PowerGathered) and state.captives[each.seat]:
            one = number_in(phrases.captive_words(state, each.seat), "Each gives # Power")
            assert one is not None
            assert one * len(state.captives[each.seat]) == each.captives
    return {"captives"}


def test_what_is_told_of_prices_and_dice_is_so() -> None:
    for _ in covering(drawn(2), lambda each: proved(*each), WANTED):
        pass


@pytest.mark.soak
def test_what_is_told_of_prices_and_dice_is_so_in_many_games() -> None:
    for each in islice(drawn(fresh_seed()), LONG):
        proved(*each)
