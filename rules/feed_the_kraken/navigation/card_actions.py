"""The actions of navigation cards (6), carried out after the move and the token."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rules.feed_the_kraken.actions import Choose
from rules.feed_the_kraken.choosing import SeatChoice
from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import CardAction
from rules.feed_the_kraken.events import GunsMoved, Looked
from rules.feed_the_kraken.mutiny import guns
from rules.feed_the_kraken.mutiny.captaincy import heir, take_over
from rules.feed_the_kraken.names import cards_text, who
from rules.feed_the_kraken.navigation.piles import LookAtTop
from rules.feed_the_kraken.rituals import TurnUpRitual
from rules.feed_the_kraken.state import (
    NOBODY,
    Fact,
    FactKind,
    Kraken,
    Look,
    Sight,
    Sighting,
    game_of,
    learn,
)
from rules.feed_the_kraken.telling import LOOK_DWELL, SUPPLY
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Answers, Auto, Page, Seat, Step
from rules.kernel.text import Text, say

MERMAID_CARDS = 3


class CarryOutCard(Auto, frozen=True):
    """(4.4, 6) What the card just played does."""

    def run(self, state: State, context: StepContext) -> None:
        """By its action."""
        game = game_of(state)
        CARDS[cards()[game.voyages[-1].card].action](game, context)


def drunk(game: Kraken, context: StepContext) -> None:
    """(6) The captain loses the post; nobody to follow: it stays."""
    new = heir(game)
    if new != NOBODY:
        take_over(game, context, new, CardAction.DRUNK.value)


def armed(game: Kraken, context: StepContext) -> None:
    """(6) The navigator of this navigation, if living, takes a gun."""
    seat = game.voyages[-1].navigator
    if seat != NOBODY and game.crew[seat].alive and guns.take(game, seat, 1):
        context.emit(GunsMoved(SUPPLY, seat, 1, CardAction.ARMED.value))


def disarmed(game: Kraken, context: StepContext) -> None:
    """(6) The navigator of this navigation, if living, gives a gun back if it has one."""
    seat = game.voyages[-1].navigator
    if seat != NOBODY and guns.give(game, seat, 1):
        context.emit(GunsMoved(seat, SUPPLY, 1, CardAction.DISARMED.value))


def mermaid(game: Kraken, context: StepContext) -> None:
    """(6) Somebody sees the last discards."""
    context.then(ChooseViewer(Sight.MERMAID))


def telescope(game: Kraken, context: StepContext) -> None:
    """(6) Somebody sees the top draw card."""
    context.then(ChooseViewer(Sight.TELESCOPE))


def uprising(game: Kraken, context: StepContext) -> None:
    """(6, 7) A ritual, as the last step."""
    context.then(TurnUpRitual())


class ChooseViewer(SeatChoice, frozen=True):
    """(6) The captain picks another living seat to look."""

    sight: Sight

    def label(self, seat: Seat) -> Text:
        """Who is shown what."""
        return say(f"feed_the_kraken.do.{self.sight}", who=who(seat))

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who is to look."""
        return say(f"feed_the_kraken.prompt.{self.sight}", who=who(seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The viewer looks; nobody else alive: no effect."""
        game = game_of(state)
        for part in answers.get(game.captain, ()):
            assert isinstance(part, Choose)
            if self.sight is Sight.TELESCOPE:
                context.then(LookAtTop(part.seat, Sight.TELESCOPE))
            else:
                show_discards(game, context, part.seat)


def show_discards(game: Kraken, context: StepContext, viewer: Seat) -> None:
    """(6, R25) The last three discards, or those there are, in no order; they stay (R28)."""
    last = game.discards[-MERMAID_CARDS:]
    number = len(game.voyages) - 1
    seen = tuple(sorted(last))
    learn(game, viewer, Fact(round=game.round, kind=FactKind.MERMAID, cards=seen, number=number))
    first = len(game.discards) - len(last)
    game.sightings = (*game.sightings, Sighting(seat=viewer, first=first, count=len(last)))
    game.looks = (*game.looks, Look(round=game.round, sight=Sight.MERMAID, viewer=viewer))
    context.emit(Looked(viewer, Sight.MERMAID, NOBODY))
    context.reveal()
    context.then(MermaidResult(viewer))


class MermaidResult(Page, frozen=True):
    """(6) The cards that the Mermaid has shown."""

    DWELL: ClassVar[float] = LOOK_DWELL

    viewer: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The viewer, whom everybody knows."""
        return (self.viewer,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same whatever is seen."""
        return say("feed_the_kraken.prompt.mermaid_result", who=who(seat))

    def shows(self, state: State, seat: Seat) -> Text:
        """The cards, sorted."""
        facts = game_of(state).facts[seat]
        fact = [each for each in facts if each.kind is FactKind.MERMAID][-1]
        return say("feed_the_kraken.secret.mermaid", cards=cards_text(fact.cards))


CARDS: dict[CardAction, Callable[[Kraken, StepContext], None]] = {
    CardAction.DRUNK: drunk,
    CardAction.ARMED: armed,
    CardAction.DISARMED: disarmed,
    CardAction.MERMAID: mermaid,
    CardAction.TELESCOPE: telescope,
    CardAction.CULT_UPRISING: uprising,
}
STEPS: tuple[type[Step], ...] = (CarryOutCard, ChooseViewer, MermaidResult)
