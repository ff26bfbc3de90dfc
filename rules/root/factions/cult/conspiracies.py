"""Birdsong, step 3: conspiracies, one after another, paid by acolytes (7.5)."""

from collections.abc import Callable, Iterator, Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move
from rules.root.battle import fights
from rules.root.describe import who
from rules.root.factions.asking import button, refuse
from rules.root.factions.cult import converting, crusading, sanctifying, wanting
from rules.root.factions.cult.actions import Convert, Sanctify
from rules.root.factions.cult.events import AcolytesSpent
from rules.root.factions.cult.holdings import (
    Conspiracy,
    board_of,
    change,
    cost,
    outcast_clearings,
)
from rules.root.names import place_name, suit_name
from rules.root.phases import Joined, PhaseChoice, may_be_offered
from rules.root.state import CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.moving import moves
from rules.root.woodland.placing import to_supply

KINDS: dict[type[Action], Conspiracy] = {
    Convert: Conspiracy.CONVERT,
    Sanctify: Conspiracy.SANCTIFY,
    Move: Conspiracy.CRUSADE,
    Fight: Conspiracy.CRUSADE,
}

ORDERS: dict[Conspiracy, Callable[[Woodland, Seat], Sequence[Action]]] = {
    Conspiracy.CRUSADE: crusading.crusades,
    Conspiracy.CONVERT: converting.converts,
    Conspiracy.SANCTIFY: sanctifying.sanctifies,
}
"""What each could do, paid or not."""


def can_pay(state: Woodland, seat: Seat, conspiracy: Conspiracy) -> bool:
    """Whether there are enough acolytes."""
    return board_of(state, seat).acolytes >= cost(state, seat, conspiracy)


def conspiracies(state: Woodland, seat: Seat) -> Sequence[Action]:
    """All that can be carried out in full and paid: nothing else may be started. Public."""
    if not board_of(state, seat).acolytes:
        return ()
    found: list[Action] = []
    if can_pay(state, seat, Conspiracy.CONVERT):
        found += converting.converts(state, seat)
    if can_pay(state, seat, Conspiracy.SANCTIFY):
        found += sanctifying.sanctifies(state, seat)
    if not can_pay(state, seat, Conspiracy.CRUSADE):
        return found
    places = outcast_clearings(state, seat)
    return Joined(moves(state, seat, places), [*fights(state, seat, places), *found])


def pay(state: Woodland, context: StepContext, seat: Seat, conspiracy: Conspiracy) -> None:
    """Acolytes go to the supply first (R3)."""
    price = cost(state, seat, conspiracy)
    change(state, seat, acolytes=board_of(state, seat).acolytes - price)
    context.emit(AcolytesSpent(seat, price, conspiracy.value))
    to_supply(state, context, seat, price)


class OpenConspiracies(Auto, frozen=True):
    """Conspiracies are asked for while there is anything that can be done. Public."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        if len(conspiracies(game, self.seat)) or may_be_offered(game, self.seat):
            context.then(CultConspiracies(self.seat))


class CultConspiracies(PhaseChoice, frozen=True):
    """The next conspiracy, or none: any number in any order."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who is the Outcast, and how many acolytes there are."""
        game = game_of(state)
        board = board_of(game, self.seat)
        key = "root.cult.prompt.hated" if board.hated else "root.cult.prompt.conspire"
        suit = suit_name(board.outcast)
        return say(key, who=who(game, seat), suit=suit, n=board.acolytes)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Conspiracies, or the end of them."""
        return Joined(conspiracies(state, self.seat), [Done()])

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Pays, does it, and comes back."""
        if isinstance(action, Done):
            return
        pay(state, context, self.seat, KINDS[type(action)])
        match action:
            case Convert():
                converting.convert(state, context, self.seat, action)
            case Sanctify():
                sanctifying.sanctify(state, context, self.seat, action)
            case Move() | Fight():
                crusading.crusade(state, context, self.seat, action)
        context.then(OpenConspiracies(self.seat))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Moves and battles are crusades; the end is a button."""
        game = game_of(state)
        if isinstance(action, Done):
            return button(action, say("root.cult.do.end_conspiracies"), "done")
        if isinstance(action, Move | Fight):
            return crusading.option(game, self.seat, action)
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """What is too dear, what is barred, and what lies outside the Outcast's clearings."""
        game = game_of(state)
        found = list(super().refused(state, seat, given))
        for order, why in (*self._too_dear(game), *self._barred(game)):
            found.append(refuse(self.describe(state, seat, order), why))
        suit = suit_name(board_of(game, self.seat).outcast)
        why = say("root.cult.why.only_outcast", suit=suit)
        for order in crusading.plain_orders(game, self.seat):
            found.append(refuse(super().describe(state, seat, order), why))
        return [*found, *wanting.refusals(game, self.seat, self._open(game))]

    def _open(self, game: Woodland) -> list[Conspiracy]:
        """Those of which something can be done and paid: their buttons can be chosen."""
        return [
            conspiracy
            for conspiracy, orders in ORDERS.items()
            if can_pay(game, self.seat, conspiracy) and orders(game, self.seat)
        ]

    def _too_dear(self, game: Woodland) -> Iterator[tuple[Action, Text]]:
        for conspiracy, orders in ORDERS.items():
            if not can_pay(game, self.seat, conspiracy):
                why = too_dear(game, self.seat, conspiracy)
                yield from ((order, why) for order in orders(game, self.seat))

    def _barred(self, game: Woodland) -> Iterator[tuple[Action, Text]]:
        yield from converting.refused_converts(game, self.seat)
        yield from sanctifying.refused_sanctifies(game, self.seat)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What keeps the Cult from conspiring there, and what it has instead of moves."""
        game = game_of(state)
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            return self._about_place(game, int(target.id))
        if target.kind in (TargetKind.SEAT, TargetKind.PIECE):
            suit = suit_name(board_of(game, self.seat).outcast)
            return say("root.cult.why.only_outcast", suit=suit)
        if target.kind is TargetKind.CARD:
            return say("root.cult.why.cards_later")
        if target.kind is TargetKind.BUTTON and target.id in set(Conspiracy):
            return self._about_conspiracy(game, Conspiracy(str(target.id)))
        return super().explain(state, seat, target)

    def _about_conspiracy(self, game: Woodland, conspiracy: Conspiracy) -> Text:
        if not can_pay(game, self.seat, conspiracy):
            return too_dear(game, self.seat, conspiracy)
        suit = suit_name(board_of(game, self.seat).outcast)
        return say(f"root.cult.why.no_{conspiracy.value}_at_all", suit=suit)

    def _about_place(self, game: Woodland, place: Place) -> Text:
        suit = suit_name(board_of(game, self.seat).outcast)
        if place not in outcast_clearings(game, self.seat):
            return say("root.cult.why.not_outcast", place=place_name(place), suit=suit)
        for conspiracy in Conspiracy:
            if not can_pay(game, self.seat, conspiracy):
                return too_dear(game, self.seat, conspiracy)
        return say("root.cult.why.nothing_there", place=place_name(place))


def too_dear(state: Woodland, seat: Seat, conspiracy: Conspiracy) -> Text:
    """How many acolytes it takes, and how many there are."""
    return say(
        "root.cult.why.too_dear",
        what=say(f"root.cult.name.{conspiracy.value}"),
        n=cost(state, seat, conspiracy),
        held=board_of(state, seat).acolytes,
    )


STEPS: tuple[type[Step], ...] = (OpenConspiracies, CultConspiracies)
