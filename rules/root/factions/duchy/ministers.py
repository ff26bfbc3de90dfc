"""The ministers whose actions ask for more (7.7)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Done, Option, Screen, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move, PlayCard
from rules.root.battle import BeginBattle, fights, refused_fights
from rules.root.cards.piles import fits, spend, suit_of
from rules.root.describe import card_name, describe
from rules.root.enums import Suit
from rules.root.factions.asking import OneSeat, button, card_target, refuse
from rules.root.factions.duchy import building
from rules.root.factions.duchy.actions import RaiseBuilding
from rules.root.phases import Joined
from rules.root.scoring.points import score
from rules.root.state import CLEARINGS, Woodland, game_of
from rules.root.woodland.geography import PLACES
from rules.root.woodland.moving import carry_out, moves, why_not_reach


class OwnTurn(OneSeat, frozen=True):
    """A question of the own turn: its words come from the orders."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    PROMPT: ClassVar[str]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which minister acts, and how."""
        return say(self.PROMPT)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """As everywhere; stopping is a button."""
        if isinstance(action, Done):
            return button(action, say("root.duchy.do.stop"), "done")
        return describe(game_of(state), self.seat, action)


class ForemoleBuilds(OwnTurn, frozen=True):
    """Foremole: any card, any ruled clearing."""

    PROMPT: ClassVar[str] = "root.duchy.prompt.foremole"

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Every site, kind and card."""
        return [*building.builds(game_of(state), self.seat, any_card=True)]

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Sites that are not open."""
        game = game_of(state)
        found = building.refusals(game, self.seat, any_card=True)
        return [refuse(building.option(game, order), why) for order, why in found]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why nothing can be built there."""
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            why = building.why_not_build(game_of(state), self.seat, int(target.id), any_card=True)
            return why or super().explain(state, seat, target)
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Reveals the card and builds."""
        assert isinstance(action, RaiseBuilding)
        building.build(state, context, self.seat, action)


class CaptainFights(OwnTurn, frozen=True):
    """Captain: one battle."""

    PROMPT: ClassVar[str] = "root.duchy.prompt.captain"

    def waits(self, state: State) -> bool:
        """Dice are not taken back: a battle is begun by its player."""
        return True

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """All battles."""
        return fights(game_of(state), self.seat)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Battles that are not open."""
        return refused_fights(game_of(state), self.seat)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Where there is no battle."""
        return say("root.duchy.why.no_battle")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Begins it."""
        begin(context, self.seat, action)


class MarshalMoves(OwnTurn, frozen=True):
    """Marshal: one move."""

    PROMPT: ClassVar[str] = "root.duchy.prompt.marshal"

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """All moves."""
        return moves(game_of(state), self.seat)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why no move leads there."""
        return about_moves(game_of(state), self.seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Moves."""
        assert isinstance(action, Move)
        carry_out(state, context, self.seat, action)


class BrigadierActs(OwnTurn, frozen=True):
    """Brigadier: up to two moves or up to two battles, as one action. `done`: what the first was;
    nothing comes between the two (3.1)."""

    done: str = ""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which of the two."""
        return say(f"root.duchy.prompt.brigadier{'_' if self.done else ''}{self.done}")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """First either kind; then the same kind again, or no more."""
        game = game_of(state)
        found: list[Action] = [Done()] if self.done else []
        if self.done != "move":
            found += fights(game, self.seat)
        if self.done == "fight":
            return found
        return Joined(moves(game, self.seat), found)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Nothing to do there."""
        if self.done == "fight":
            return say("root.duchy.why.no_battle")
        return about_moves(game_of(state), self.seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Does it; the first is followed by the question for the second."""
        match action:
            case Move():
                carry_out(state, context, self.seat, action)
            case Fight():
                begin(context, self.seat, action)
            case _:
                return
        if not self.done:
            context.then(BrigadierActs(self.seat, "move" if isinstance(action, Move) else "fight"))


class BankerSpends(OwnTurn, frozen=True):
    """Banker: any number of cards of one suit, a point for each; birds go as any suit (3.4)."""

    PROMPT: ClassVar[str] = "root.duchy.prompt.banker"

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Another card that fits the chosen ones; with one chosen also to stop."""
        left, suit = self._left(game_of(state), given), _suit(given)
        found: list[Action] = [PlayCard(card) for card in left if fits_suit(card, suit)]
        return [*found, Done()] if given else found

    def _left(self, state: Woodland, given: tuple[Action, ...]) -> list[str]:
        hand = list(state.hands[self.seat])
        for card in cards_in(given):
            hand.remove(card)
        return list(dict.fromkeys(hand))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card, or that it is all."""
        if isinstance(action, PlayCard):
            label = say("root.duchy.do.spend", card=card_name(action.card))
            return Option(action, label, (card_target(action.card),))
        return button(action, say("root.duchy.do.bank"), "done")

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards of another suit; stopping before the first."""
        suit, found = _suit(given), []
        for card in self._left(game_of(state), given):
            if not fits_suit(card, suit):
                why = say("root.duchy.why.other_suit", card=card_name(card))
                found.append(refuse(self.describe(state, seat, PlayCard(card)), why))
        if not given:
            why = say("root.duchy.why.at_least_one")
            found.append(refuse(self.describe(state, seat, Done()), why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only cards of the hand."""
        return say("root.duchy.why.not_hand")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Closed, or no card is left."""
        if isinstance(given[-1], Done):
            return True
        return len(given) == len(game_of(state).hands[self.seat])

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Spends them all, then scores."""
        game, chosen = game_of(state), cards_in(answers[self.seat])
        for card in chosen:
            spend(game, context, self.seat, card)
        score(game, context, self.seat, len(chosen), "minister")


def _suit(given: tuple[Action, ...]) -> Suit:
    """The suit of the cards chosen so far; BIRD while all of them are birds."""
    suits = [suit_of(card) for card in cards_in(given)]
    return next((suit for suit in suits if suit is not Suit.BIRD), Suit.BIRD)


def fits_suit(card: str, suit: Suit) -> bool:
    """Whether a card goes with cards of this suit; with birds alone every card does."""
    return suit is Suit.BIRD or fits(card, suit)


def cards_in(given: tuple[Action, ...]) -> list[str]:
    """The cards among the parts of an answer."""
    return [part.card for part in given if isinstance(part, PlayCard)]


def about_moves(state: Woodland, seat: Seat, target: Target) -> Text:
    """Why no move leads to a place."""
    if target.kind is TargetKind.PLACE and int(target.id) in PLACES:
        return why_not_reach(state, seat, int(target.id))
    return say("root.duchy.why.no_move")


def begin(context: StepContext, seat: Seat, fight: Action) -> None:
    """Begins a battle."""
    assert isinstance(fight, Fight)
    context.then(BeginBattle(seat, fight.place, fight.defender, allied=fight.allied))


STEPS: tuple[type[Step], ...] = (
    ForemoleBuilds,
    CaptainFights,
    MarshalMoves,
    BrigadierActs,
    BankerSpends,
)
