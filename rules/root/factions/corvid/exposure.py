"""Exposure: on its own turn an enemy names a face-down plot (7.8).

The enemy shows the Corvids a card that matches the clearing and names a kind. The engine answers:
right, and the plot is removed and scores; wrong, and the card is the Corvids'.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.steps import Action, Option, Screen, Seat, Step, Target
from rules.kernel.table import Table
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards import give, payments_at
from rules.root.factions.asking import OneSeat, card_target, place_target, refuse
from rules.root.factions.corvid.actions import ExposePlot
from rules.root.factions.corvid.events import PlotExposed
from rules.root.factions.corvid.naming import kind_target
from rules.root.factions.corvid.plots import face_down, kinds, plot_at
from rules.root.geography import suits_at
from rules.root.names import card_name, place_name, plot_name
from rules.root.people import are_enemies, has_piece
from rules.root.removal import Removal
from rules.root.removing import remove
from rules.root.state import Place, Woodland, game_of
from rules.root.words import Cause, PlotKind


def exposures(state: Woodland, owner: Seat, active: Seat) -> list[Action]:
    """What an enemy may name now: before its last step, where it has pieces and a card."""
    turn = state.turn
    if turn is None or turn.locked or not state.hands[active]:
        return []
    if not are_enemies(state, owner, active):
        return []
    return [
        ExposePlot(place, kind)
        for place in face_down(state, owner)
        if has_piece(state, active, place) and cards_to_show(state, active, place)
        for kind in kinds()
    ]


def cards_to_show(state: Woodland, active: Seat, place: Place) -> tuple[str, ...]:
    """The kinds of hand card that match the clearing."""
    return payments_at(state, active, suits_at(state, place))


def expose_option(action: ExposePlot) -> Option:
    """The clearing and the kind; without a kind the clearing alone."""
    at = place_target(action.place)
    place = place_name(action.place)
    if not action.guess:
        return Option(action, say("root.corvid.do.expose_any", place=place), (at,))
    label = say("root.corvid.do.expose", place=place, plot=plot_name(action.guess))
    return Option(action, label, (at, kind_target(action.guess)))


def why_not_expose(state: Woodland, active: Seat, place: Place) -> Text | None:
    """Why the face-down plot there cannot be exposed now, or None."""
    if not has_piece(state, active, place):
        return say("root.corvid.why.no_piece", place=place_name(place))
    if not cards_to_show(state, active, place):
        return say("root.corvid.why.no_match", place=place_name(place))
    return None


def refused_exposures(state: Woodland, owner: Seat, active: Seat) -> list[Option]:
    """Face-down plots of an enemy that cannot be exposed now."""
    if not are_enemies(state, owner, active):
        return []
    found = []
    for place in face_down(state, owner):
        why = why_not_expose(state, active, place)
        if why is not None:
            found.append(refuse(expose_option(ExposePlot(place, PlotKind.HIDDEN)), why))
    return found


class ShowForExposure(OneSeat, frozen=True):
    """Which card the enemy shows. Only the Corvids will see it."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    owner: Seat
    place: Place
    guess: PlotKind

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where."""
        return say("root.corvid.prompt.expose", place=place_name(self.place))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The matching cards."""
        shown = cards_to_show(game_of(state), self.seat, self.place)
        return [PlayCard(card) for card in shown]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card."""
        assert isinstance(action, PlayCard)
        label = say("root.corvid.do.show", card=card_name(action.card))
        return Option(action, label, (card_target(action.card),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that do not match."""
        game, place = game_of(state), place_name(self.place)
        fitting, found = cards_to_show(game, self.seat, self.place), []
        for card in dict.fromkeys(game.hands[self.seat]):
            if card not in fitting:
                why = say("root.corvid.why.show_match", card=card_name(card), place=place)
                found.append(refuse(self.describe(state, seat, PlayCard(card)), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only cards of the hand."""
        return say("root.corvid.why.not_hand")

    def carry_out(self, state: Woodland, table: Table, action: Action) -> None:
        """Right: the plot goes and scores, a raid places nothing. Wrong: the card goes."""
        assert isinstance(action, PlayCard)
        token = plot_at(state, self.owner, self.place)
        assert token is not None
        right = token.plot is self.guess
        table.emit(PlotExposed(self.seat, self.owner, self.place, self.guess, right, action.card))
        table.reveal()
        if right:
            gone = Removal(
                owner=self.owner,
                by=self.seat,
                place=self.place,
                cause=Cause.EXPOSURE,
                tokens=(token,),
            )
            remove(state, table, gone)
        else:
            give(state, table, self.seat, self.owner, action.card)


STEPS: tuple[type[Step], ...] = (ShowForExposure,)
