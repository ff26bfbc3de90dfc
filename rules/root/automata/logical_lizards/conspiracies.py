"""The conspiracies of the Logical Lizards (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import Rank
from rules.root.automata.boards import LogicalBoard
from rules.root.automata.choosing import (
    enemy_buildings,
    enemy_warriors,
    foes,
    foes_at,
    letter,
    ordered,
    priority,
)
from rules.root.automata.fighting import BattleEach
from rules.root.automata.logical_lizards.traits import CRUSADE, FanaticBattle, ScoreLoot
from rules.root.automata.orders import board_as, change, order_suit
from rules.root.automata.traits import has_trait
from rules.root.enums import Cause, Suit
from rules.root.factions.cult.actions import Convert
from rules.root.factions.cult.converting import convert, has_convert
from rules.root.factions.cult.holdings import garden, gardens_left
from rules.root.state import Building, Place, Woodland, game_of
from rules.root.woodland.geography import suits_at
from rules.root.woodland.placing import can_place, place_building, to_supply
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove

ID = "logical_lizards"
CRUSADERS = 2


class Conspire(Auto, frozen=True):
    """With acolytes: the marker goes on a space, that conspiracy is performed for an acolyte, until
    none is left or a full lap has failed."""

    seat: Seat
    failed: int = 0

    def run(self, state: State, context: StepContext) -> None:
        """One space, then the next."""
        game = game_of(state)
        board = board_as(game, self.seat, LogicalBoard)
        track = numbers.words(ID, "conspiracy_track")
        if not board.acolytes or self.failed >= len(track):
            return
        marker = (board.marker + 1) % len(track)
        change(game, self.seat, marker=marker)
        done = perform(game, context, self.seat, track[marker])
        context.then(Conspire(self.seat, 0 if done else self.failed + 1))


def perform(state: Woodland, context: StepContext, seat: Seat, conspiracy: str) -> bool:
    """Performs a conspiracy if it can be; whether it was."""
    acts = {"convert": _convert, "crusade": _crusade, "sanctify": _sanctify}
    return acts[conspiracy](state, context, seat)


def pay(state: Woodland, context: StepContext, seat: Seat) -> None:
    """An acolyte goes to the supply, or onto Coffin Makers (R68)."""
    change(state, seat, acolytes=board_as(state, seat, LogicalBoard).acolytes - 1)
    to_supply(state, context, seat, 1)


def _convert(state: Woodland, context: StepContext, seat: Seat) -> bool:
    """An enemy warrior in an ordered clearing: the player with most points, then the clearing with
    most enemy buildings."""
    fit = [
        (place, owner)
        for place in ordered(state, order_suit(state, seat))
        if can_place(state, seat, place)
        for owner in foes(state, seat)
        if state.warriors[place][owner]
    ]

    def rank(each: tuple[Place, Seat]) -> Rank:
        place, owner = each
        built = enemy_buildings(state, seat, place)
        return (-state.scores[owner], *letter(state, owner), -built, priority(state, place))

    if not fit or not has_convert(state, seat):
        return False
    pay(state, context, seat)
    place, owner = min(fit, key=rank)
    convert(state, context, seat, Convert(place, owner))
    if has_trait(state, seat, "fanatics"):
        context.then(FanaticBattle(seat, place))
    return True


def _crusade(state: Woodland, context: StepContext, seat: Seat) -> bool:
    """A battle in each ordered clearing with two or more own warriors."""
    fit = [
        place
        for place in ordered(state, order_suit(state, seat))
        if state.warriors[place][seat] >= CRUSADERS and foes_at(state, seat, place)
    ]
    if not fit:
        return False
    pay(state, context, seat)
    context.then(BattleEach(seat, tuple(fit), CRUSADERS, CRUSADE))
    if has_trait(state, seat, "spiteful"):
        context.then(ScoreLoot(seat))
    return True


def _sanctify(state: Woodland, context: StepContext, seat: Seat) -> bool:
    """An enemy building in an ordered clearing: the player with most points, then fewest enemy
    warriors. A garden of the clearing's suit takes its place."""
    fit = [
        (place, building)
        for place in ordered(state, order_suit(state, seat))
        if can_place(state, seat, place) and garden_suit(state, seat, place) is not Suit.NONE
        for building in state.buildings[place]
        if building.seat in foes(state, seat)
    ]

    def rank(each: tuple[Place, Building]) -> Rank:
        place, owner = each[0], each[1].seat
        guards = enemy_warriors(state, seat, place)
        return (-state.scores[owner], *letter(state, owner), guards, priority(state, place))

    if not fit:
        return False
    pay(state, context, seat)
    place, building = min(fit, key=rank)
    gone = Removal(
        owner=building.seat,
        by=seat,
        place=place,
        cause=Cause.REPLACE,
        buildings=(building,),
        replaced=True,
    )
    suit = garden_suit(state, seat, place)
    remove(state, context, gone)
    context.then(LogicalGarden(seat, place, suit))
    return True


def garden_suit(state: Woodland, seat: Seat, place: Place) -> Suit:
    """The suit of a garden that may stand there and is left; NONE without any."""
    fit = [suit for suit in suits_at(state, place) if gardens_left(state, seat, suit)]
    return fit[0] if fit else Suit.NONE


class LogicalGarden(Auto, frozen=True):
    """A garden in a slot that has become free."""

    seat: Seat
    place: Place
    suit: Suit

    def run(self, state: State, context: StepContext) -> None:
        """If it still can be placed."""
        place_building(game_of(state), context, self.seat, self.place, garden(self.seat, self.suit))


STEPS: tuple[type[Step], ...] = (Conspire, LogicalGarden)
