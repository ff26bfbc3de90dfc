"""Birdsong of the Corvids: craft, flip plots, recruit (7.8)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.cards.crafting import might_craft
from rules.root.cards.piles import StealRandom, spend, suit_of
from rules.root.enums import CLEARING_SUITS, Cause, PlotKind, Suit
from rules.root.factions.asking import button, place_target, refuse
from rules.root.factions.corvid.actions import FlipPlot, RecruitEverywhere
from rules.root.factions.corvid.bombs import Explode
from rules.root.factions.corvid.events import PlotFlipped
from rules.root.factions.corvid.plots import (
    face_down,
    face_up,
    plot_at,
    plots_on_map,
    put_instead,
)
from rules.root.factions.workbench import Crafting
from rules.root.names import card_name, place_name, plot_name, suit_name
from rules.root.phases import PhaseChoice
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, clockwise, game_of
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.people import enemies_at
from rules.root.woodland.placing import PlaceEach, can_place
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


# -------------------------------------------------------------------- 1 craft
class BeginCorvidCrafting(Auto, frozen=True):
    """Crafting is asked for when there are cards and plots. Public."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        if might_craft(game, self.seat):
            context.then(CorvidCrafts(self.seat))


class CorvidCrafts(Crafting, frozen=True):
    """Crafts with plots, whichever side is up, card by card."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is done."""
        return say("root.corvid.prompt.craft")

    def ending(self) -> Text:
        """No more cards."""
        return say("root.corvid.do.end_crafting")

    def again(self) -> Step:
        """Where cards are left."""
        return BeginCorvidCrafting(self.seat)


# -------------------------------------------------------------------- 2 flip
def flips(state: Woodland, seat: Seat) -> list[Place]:
    """Face-down plots in clearings with own warriors."""
    return [place for place in face_down(state, seat) if state.warriors[place][seat]]


class BeginFlipping(Auto, frozen=True):
    """Flipping is asked for while a plot can be flipped. Public."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        if flips(game_of(state), self.seat):
            context.then(CorvidFlips(self.seat))


class CorvidFlips(PhaseChoice, frozen=True):
    """Flips any number of plots, one after the other."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may be done."""
        return say("root.corvid.prompt.flip")

    def orders(self, state: Woodland) -> Sequence[Action]:
        """One for each plot, or no more."""
        return [*(FlipPlot(place) for place in flips(state, self.seat)), Done()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Ending it is a button."""
        if isinstance(action, Done):
            return button(action, say("root.corvid.do.end_flipping"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Plots that cannot be flipped."""
        game, found = game_of(state), []
        for place, _ in plots_on_map(game, self.seat):
            why = why_not_flip(game, self.seat, place)
            if why is not None:
                found.append(refuse(flip_option(game, self.seat, FlipPlot(place)), why))
        return [*super().refused(state, seat, given), *found]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why nothing can be flipped there."""
        if target.kind is TargetKind.PLACE:
            why = why_not_flip(game_of(state), self.seat, int(target.id))
            return why or super().explain(state, seat, target)
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Flips it; its effect; then the next one."""
        if isinstance(action, FlipPlot):
            flip(state, context, self.seat, action.place)
            context.then(BeginFlipping(self.seat))


def why_not_flip(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """Why there is no plot to be flipped there, or None."""
    named = place_name(place)
    token = plot_at(state, seat, place) if place < len(state.tokens) else None
    if token is None:
        return say("root.corvid.why.no_plot", place=named)
    if token.face_up:
        return say("root.corvid.why.face_up", place=named)
    if not state.warriors[place][seat]:
        return say("root.corvid.why.no_warrior", place=named)
    return None


def flip_option(state: Woodland, seat: Seat, action: FlipPlot) -> Option:
    """The plot by its kind, if it is known."""
    token = plot_at(state, seat, action.place)
    plot = plot_name(token.plot if token else PlotKind.HIDDEN)
    label = say("root.corvid.do.flip", plot=plot, place=place_name(action.place))
    return Option(action, label, (place_target(action.place),))


def flip(state: Woodland, context: StepContext, seat: Seat, place: Place) -> None:
    """Turns it up, scores a point for each plot face up, this one included, then its effect (R63:
    a bomb scores before it is removed)."""
    token = plot_at(state, seat, place)
    assert token is not None
    put_instead(state, place, token, msgspec.structs.replace(token, face_up=True))
    context.emit(PlotFlipped(seat, place, token.plot))
    context.reveal()
    score(state, context, seat, face_up(state, seat), "plots")
    if token.plot is PlotKind.BOMB:
        context.then(Explode(seat, place), BombSpent(seat, place))
    elif token.plot is PlotKind.EXTORTION:
        here = enemies_at(state, seat, place)
        victims = [other for other in clockwise(state, seat) if other in here]
        context.then(*(StealRandom(seat, victim) for victim in victims))


class BombSpent(Auto, frozen=True):
    """The bomb goes back to the supply."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Removed by its owner."""
        game = game_of(state)
        token = plot_at(game, self.seat, self.place)
        assert token is not None
        gone = Removal(
            owner=self.seat, by=self.seat, place=self.place, cause=Cause.OWN, tokens=(token,)
        )
        remove(game, context, gone)


# -------------------------------------------------------------------- 3 recruit
def recruits(state: Woodland, seat: Seat) -> list[RecruitEverywhere]:
    """Every card with its suit, a bird with any suit, where a warrior could be placed."""
    open_suits = [suit for suit in CLEARING_SUITS if open_clearings(state, seat, suit)]
    return [
        RecruitEverywhere(card, suit)
        for card in dict.fromkeys(state.hands[seat])
        for suit in open_suits
        if suit_of(card) in (suit, Suit.BIRD)
    ]


def open_clearings(state: Woodland, seat: Seat, suit: Suit) -> tuple[Place, ...]:
    """The clearings of a suit where the Corvids may place."""
    return tuple(place for place in clearings_of(state, suit) if can_place(state, seat, place))


class BeginCorvidRecruiting(Auto, frozen=True):
    """Recruiting is asked for when there are cards and warriors. Public."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        if game.hands[self.seat] and game.supply[self.seat]:
            context.then(CorvidRecruits(self.seat))


class CorvidRecruits(PhaseChoice, frozen=True):
    """Once: spends a card for one warrior in each clearing of its suit."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may be done."""
        return say("root.corvid.prompt.recruit")

    def orders(self, state: Woodland) -> Sequence[Action]:
        """One for each card and suit, or none."""
        return [*recruits(state, self.seat), Done()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """None is a button."""
        if isinstance(action, Done):
            return button(action, say("root.corvid.do.no_recruits"), "done")
        return super().describe(state, seat, action)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a card of the hand brings nobody."""
        game = game_of(state)
        if target.kind is TargetKind.CARD and str(target.id) in game.hands[self.seat]:
            suit = suit_name(suit_of(str(target.id)))
            return say("root.corvid.why.no_clearing", suit=suit)
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Spends the card; if warriors are short the Corvids choose where."""
        if isinstance(action, RecruitEverywhere):
            places = open_clearings(state, self.seat, action.suit)
            spend(state, context, self.seat, action.card)
            context.then(PlaceEach(self.seat, places))


def recruit_option(action: RecruitEverywhere) -> Option:
    """The card and the suit."""
    card, suit = card_name(action.card), suit_name(action.suit)
    label = say("root.corvid.do.recruit", card=card, suit=suit)
    path = (Target(TargetKind.CARD, action.card), Target(TargetKind.BUTTON, f"suit:{action.suit}"))
    return Option(action, label, path)


STEPS: tuple[type[Step], ...] = (
    BeginCorvidCrafting,
    CorvidCrafts,
    BeginFlipping,
    CorvidFlips,
    BombSpent,
    BeginCorvidRecruiting,
    CorvidRecruits,
)
