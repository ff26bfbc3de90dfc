"""The draw pile and the discards (4.3, 6, 9.5): who knows which card is kept beside them."""

from collections.abc import Sequence
from typing import ClassVar

from rules.feed_the_kraken.actions import DiscardCard, LeaveCard
from rules.feed_the_kraken.data import components
from rules.feed_the_kraken.enums import NavCard
from rules.feed_the_kraken.events import Looked, Reshuffled, TopCardTreated
from rules.feed_the_kraken.names import card_name, who
from rules.feed_the_kraken.state import NOBODY, Fact, FactKind, Kraken, Look, Sight, game_of, learn
from rules.feed_the_kraken.telling import LOOK_DWELL, button, why
from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Option,
    Screen,
    Seat,
    Step,
    Target,
)
from rules.kernel.text import Text, say


def bit(seat: Seat) -> int:
    """A seat in a set of seats that know a card."""
    return 0 if seat == NOBODY else 1 << seat


def discard(state: Kraken, card: NavCard, seen: int) -> None:
    """A card goes face down on top of the discard pile; `seen`: who knows it."""
    state.discards = (*state.discards, card)
    state.discards_seen = (*state.discards_seen, seen)


def draw_top(state: Kraken) -> NavCard:
    """The top card of the draw pile."""
    state.top_seen = 0
    card, state.draw_pile = state.draw_pile[0], state.draw_pile[1:]
    return card


class Reshuffle(Chance, frozen=True):
    """(4.3, 9.5) Draw pile and discards are shuffled together unseen into a new draw pile."""

    SHOWN: ClassVar[bool] = False

    def things(self, state: State) -> tuple[NavCard, ...]:
        """What is shuffled: the draw pile from its top, then the discards."""
        game = game_of(state)
        return (*game.draw_pile, *game.discards)

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The new draw pile; what was known about the old ones is gone."""
        assert isinstance(drawn, tuple)
        game, cards = game_of(state), self.things(state)
        game.draw_pile = tuple([cards[i] for i in drawn])
        game.discards, game.discards_seen, game.sightings, game.top_seen = (), (), (), 0
        context.emit(Reshuffled(len(cards)))


class MixDiscards(Chance, frozen=True):
    """(4.3, 6) Cards that are discarded at once lie in an order that tells nothing.

    Otherwise a Mermaid that shows only some of them would tell something of the others.
    """

    SHOWN: ClassVar[bool] = False

    count: int

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(self.count)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The last discards; the same seats know all of them."""
        assert isinstance(drawn, tuple)
        game = game_of(state)
        cards = game.discards[-self.count :]
        game.discards = (*game.discards[: -self.count], *[cards[i] for i in drawn])


class PreparePile(Auto, frozen=True):
    """(R24) Once before each navigation: fewer than four cards are too few."""

    def run(self, state: State, context: StepContext) -> None:
        """Reshuffles if need be."""
        game = game_of(state)
        if len(game.draw_pile) < components().least_draw_pile and game.discards:
            context.then(Reshuffle())


class LookAtTop(Auto, frozen=True):
    """(6, 10) Telescope, Look-Out: a seat sees the top draw card; an empty pile is filled (9.5)."""

    viewer: Seat
    sight: Sight

    def run(self, state: State, context: StepContext) -> None:
        """Reshuffles an empty pile, then shows the card."""
        game = game_of(state)
        if game.draw_pile:
            context.then(ShowTop(self.viewer, self.sight))
        elif game.discards:
            context.then(Reshuffle(), ShowTop(self.viewer, self.sight))


class ShowTop(Auto, frozen=True):
    """The viewer learns the top card, then decides about it."""

    viewer: Seat
    sight: Sight

    def run(self, state: State, context: StepContext) -> None:
        """Tells the card to the viewer alone."""
        game = game_of(state)
        context.emit(Looked(self.viewer, self.sight, NOBODY))
        game.top_seen |= bit(self.viewer)
        learn(game, self.viewer, self._fact(game))
        context.reveal()
        context.then(TreatTop(self.viewer, self.sight))

    def _fact(self, game: Kraken) -> Fact:
        number = len(game.voyages) - (self.sight is Sight.TELESCOPE)
        cards = game.draw_pile[:1]
        return Fact(round=game.round, kind=FactKind.TOP_CARD, cards=cards, number=number)


class TreatTop(Choice, frozen=True):
    """(6) Leave the top card or discard it face down; everybody learns which, not the card."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True
    DWELL: ClassVar[float] = LOOK_DWELL

    viewer: Seat
    sight: Sight

    def seats(self, state: State) -> Sequence[Seat]:
        """The viewer, whom everybody knows."""
        return (self.viewer,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Leave it or discard it."""
        return say("feed_the_kraken.prompt.top_card", who=who(seat))

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """The card."""
        return say("feed_the_kraken.secret.top_card", card=card_name(game_of(state).draw_pile[0]))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Both."""
        return LeaveCard(), DiscardCard()

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In words."""
        name = "leave" if isinstance(action, LeaveCard) else "discard"
        return Option(action, say(f"feed_the_kraken.do.{name}_top"), button(name))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only the two buttons."""
        return why("top_card")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Discards it if wanted."""
        game = game_of(state)
        is_left = isinstance(answers[self.viewer][0], LeaveCard)
        if not is_left:
            seen = game.top_seen
            discard(game, draw_top(game), seen)
        look = Look(round=game.round, sight=self.sight, viewer=self.viewer, left=is_left)
        game.looks = (*game.looks, look)
        context.emit(TopCardTreated(self.viewer, is_left))


STEPS: tuple[type[Step], ...] = (Reshuffle, MixDiscards, PreparePile, LookAtTop, ShowTop, TreatTop)
