"""Daylight of the Alliance: craft, Mobilize, Train, in any order and number (7.3)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Craft
from rules.root.cards.crafting import craft, crafts, explain_craft, refused_crafts
from rules.root.cards.piles import payments_at, spend, without
from rules.root.describe import who
from rules.root.factions.alliance.actions import Mobilize, Train
from rules.root.factions.alliance.holdings import (
    add_officer,
    add_supporter,
    base_suits,
    limit,
)
from rules.root.factions.asking import button, card_target, refuse
from rules.root.names import card_name
from rules.root.phases import PhaseChoice, offers
from rules.root.state import Woodland, game_of, turn_of


def mobilizes(state: Woodland, seat: Seat) -> list[Mobilize]:
    """Each kind of hand card."""
    return [Mobilize(card) for card in dict.fromkeys(state.hands[seat])]


def trains(state: Woodland, seat: Seat) -> list[Train]:
    """Each kind of hand card that matches a clearing with a base, while warriors are left."""
    suits = base_suits(state, seat)
    if not suits or not state.supply[seat]:
        return []
    return [Train(card) for card in payments_at(state, seat, tuple(suits))]


class AllianceDaylight(PhaseChoice, frozen=True):
    """One order after the other, until the Alliance is done."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Until Daylight is over; every order takes a card, and how many there are is public."""
        game = game_of(state)
        is_open = game.hands[self.seat] or offers(game, self.seat)
        return (self.seat,) if is_open and not turn_of(game).ended else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """What may be done."""
        return say("root.alliance.prompt_daylight", who=who(game_of(state), seat))

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Crafting, mobilizing, training, and the end."""
        seat = self.seat
        if not state.hands[seat]:
            return [Done()]
        return [*crafts(state, seat), *mobilizes(state, seat), *trains(state, seat), Done()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return button(action, say("root.alliance.end_daylight"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """What cannot be crafted or trained."""
        game = game_of(state)
        found = [*super().refused(state, seat, given), *refused_crafts(game, self.seat)]
        able = {each.card for each in trains(game, self.seat)}
        why = why_no_training(game, self.seat)
        for card in dict.fromkeys(game.hands[self.seat]):
            if card not in able:
                found.append(refuse(train_option(Train(card)), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a card serves nothing else."""
        why = explain_craft(game_of(state), self.seat, target)
        return why or super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Does it and asks again."""
        match action:
            case Craft():
                craft(state, context, self.seat, action)
            case Mobilize(card=card):
                state.hands[self.seat] = without(state.hands[self.seat], card)
                add_supporter(state, context, self.seat, card, self.seat)
            case Train(card=card):
                spend(state, context, self.seat, card)
                add_officer(state, context, self.seat)
            case _:
                return
        context.then(self)


def why_no_training(state: Woodland, seat: Seat) -> Text:
    """Why a card does not train an officer."""
    if not base_suits(state, seat):
        return say("root.alliance.why_no_base")
    if not state.supply[seat]:
        return say("root.alliance.why_no_warriors")
    return say("root.alliance.why_no_base_match")


def mobilize_option(state: Woodland, seat: Seat, action: Mobilize) -> Option:
    """A card to the supporters; where no room is left it is lost."""
    most = limit(state, seat)
    is_full = most is not None and len(state.supporters[seat]) >= most
    key = "root.alliance.do_mobilize_lost" if is_full else "root.alliance.do_mobilize"
    targets = (card_target(action.card), Target(TargetKind.BUTTON, "mobilize"))
    return Option(action, say(key, card=card_name(action.card)), targets)


def train_option(action: Train) -> Option:
    """An officer for a card."""
    label = say("root.alliance.do_train", card=card_name(action.card))
    return Option(action, label, (card_target(action.card), Target(TargetKind.BUTTON, "train")))


STEPS: tuple[type[Step], ...] = (AllianceDaylight,)
