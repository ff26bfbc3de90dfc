"""Dig: a tunnel to a clearing, and warriors through it (7.7)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Screen, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace, Move, Number
from rules.root.cards.piles import spend, suit_of
from rules.root.describe import card_name, place_name
from rules.root.enums import Cause, Suit, TokenKind
from rules.root.factions.asking import OneSeat, button_target, card_target, place_target
from rules.root.factions.duchy.actions import Dig
from rules.root.factions.duchy.holdings import (
    all_tunnels_are_out,
    has_tunnel,
    tracks,
    tunnels,
)
from rules.root.state import BURROW, CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.geography import matches, suits_at
from rules.root.woodland.moving import carry_out
from rules.root.woodland.placing import can_place, place_token, why_not_place
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


def digs(state: Woodland, seat: Seat) -> Iterator[Dig]:
    """Every clearing without a tunnel, for every card that matches it."""
    hand = tuple(dict.fromkeys(state.hands[seat]))
    if not hand:
        return
    fitting: dict[tuple[Suit, ...], list[str]] = {}
    for place in CLEARINGS:
        if has_tunnel(state, seat, place) or not can_place(state, seat, place):
            continue
        suits = suits_at(state, place)
        if suits not in fitting:
            fitting[suits] = [card for card in hand if matches(state, place, suit_of(card))]
        for card in fitting[suits]:
            yield Dig(place, card)


def why_not_dig(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """Why no tunnel can be dug to this clearing, or None."""
    named = place_name(state, place)
    if has_tunnel(state, seat, place):
        return say("root.duchy.why.has_tunnel", place=named)
    barred = why_not_place(state, seat, place)
    if barred is not None:
        return barred
    if not any(matches(state, place, suit_of(card)) for card in state.hands[seat]):
        return say("root.duchy.why.no_match", place=named)
    return None


def dig(state: Woodland, context: StepContext, seat: Seat, order: Dig) -> None:
    """Spends the card; with all tunnels out one is filled in first; then the tunnel, then the
    warriors."""
    spend(state, context, seat, order.card)
    if all_tunnels_are_out(state, seat):
        context.then(FillInTunnel(seat))
    context.then(PlaceTunnel(seat, order.place))
    if state.warriors[BURROW][seat]:
        context.then(Climb(seat, order.place))


def option(state: Woodland, order: Dig) -> Option:
    """The order in words; without a card: the clearing alone."""
    place, path = place_name(state, order.place), (button_target("dig"), place_target(order.place))
    if not order.card:
        return Option(order, say("root.duchy.do.dig_there", place=place), path)
    label = say("root.duchy.do.dig", place=place, card=card_name(order.card))
    return Option(order, label, (*path, card_target(order.card)), card_first=True)


class FillInTunnel(OneSeat, frozen=True):
    """The tunnel that is taken from the map for the new one; it scores nobody. Public."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which one."""
        return say("root.duchy.prompt.tunnel")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each tunnel."""
        return [ChoosePlace(place) for place in tunnels(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The tunnel."""
        assert isinstance(action, ChoosePlace)
        label = say("root.duchy.do.fill_in", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only own tunnels."""
        return say("root.duchy.why.not_tunnel")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Removes it."""
        assert isinstance(action, ChoosePlace)
        place = action.place
        gone = tuple(
            token
            for token in state.tokens[place]
            if token.seat == self.seat and token.kind is TokenKind.TUNNEL
        )
        removal = Removal(owner=self.seat, by=self.seat, place=place, cause=Cause.OWN, tokens=gone)
        remove(state, context, removal)


class PlaceTunnel(Auto, frozen=True):
    """The tunnel is placed."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Places it."""
        place_token(game_of(state), context, self.seat, self.place, TokenKind.TUNNEL)


class Climb(OneSeat, frozen=True):
    """One to four warriors move from the Burrow through the new tunnel."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    IS_PUBLIC: ClassVar[bool] = True

    place: Place

    def most(self, state: Woodland) -> int:
        """Four, or as many as the Burrow holds."""
        return min(tracks().dig_max_warriors, state.warriors[BURROW][self.seat])

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where to."""
        return say("root.duchy.prompt.climbers", place=place_name(game_of(state), self.place))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One up to as many as may climb."""
        return [Number(count) for count in range(1, self.most(game_of(state)) + 1)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The number."""
        assert isinstance(action, Number)
        amount = Target(TargetKind.AMOUNT, action.number)
        return Option(action, say("root.duchy.do.climb", n=action.number), (amount,))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """How many may climb."""
        return say("root.duchy.why.number")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """They move."""
        assert isinstance(action, Number)
        move = Move(BURROW, self.place, warriors=action.number)
        carry_out(state, context, self.seat, move)


STEPS: tuple[type[Step], ...] = (FillInTunnel, PlaceTunnel, Climb)
