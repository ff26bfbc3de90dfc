"""Jumping overboard and the emergency navigator (9.1, 9.2)."""

from typing import ClassVar

from rules.feed_the_kraken.actions import Appoint
from rules.feed_the_kraken.choosing import SeatChoice
from rules.feed_the_kraken.ending import eliminate
from rules.feed_the_kraken.enums import NavCard, Post
from rules.feed_the_kraken.events import CardsDiscarded, EmergencyNavigator, Jumped
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.navigation.piles import bit, discard
from rules.feed_the_kraken.state import NOBODY, FactKind, Kraken, game_of
from rules.feed_the_kraken.telling import why
from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Chance, Seat, Step
from rules.kernel.text import Text, say

JUMP = "jump"


class JumpOverboard(Auto, frozen=True):
    """(9.1) The navigator is out; no win for the cult, wherever the ship is."""

    def run(self, state: State, context: StepContext) -> None:
        """Smuggler and Archivist do not carry over to the emergency navigation (U2)."""
        game = game_of(state)
        seat = game.navigator
        context.emit(Jumped(seat))
        context.then(DropLogbook(seat), NameEmergency())
        eliminate(game, context, seat, JUMP)
        game.jumped = (*game.jumped, seat)
        game.smuggled = game.archived = ()


class DropLogbook(Chance, frozen=True):
    """(9.1) The logbook is emptied face down on the discards in an order that tells nothing."""

    SHOWN: ClassVar[bool] = False

    navigator: Seat

    def things(self, state: State) -> tuple[NavCard, ...]:
        """The logbook."""
        return game_of(state).logbook

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(self.things(state)))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Each officer knows the card it gave, the navigator all."""
        assert isinstance(drawn, tuple)
        game = game_of(state)
        book, seen = game.logbook, givers(game)
        for place in drawn:
            discard(game, book[place], seen[place] | bit(self.navigator))
        context.emit(CardsDiscarded(self.navigator, Post.NAVIGATOR, len(drawn)))
        game.logbook = ()


def givers(state: Kraken) -> list[int]:
    """Who gave each card of the logbook.

    Of two like cards each giver knows another one: where a seat finds its own among the discards
    must not tell it what lies beside.
    """
    book, found = state.logbook, [0] * len(state.logbook)
    for seat, kept in kept_by(state).items():
        for card in kept:
            place = next(i for i, each in enumerate(book) if each is card and not found[i])
            found[place] = bit(seat)
    return found


def kept_by(state: Kraken) -> dict[Seat, list[NavCard]]:
    """What captain and lieutenant have put into the logbook, as they know themselves."""
    found = {}
    for seat in (state.captain, state.lieutenant):
        facts = state.facts[seat] if seat != NOBODY else ()
        kept = [each for each in facts if each.kind is FactKind.KEPT]
        if kept and kept[-1].number == len(state.voyages):
            found[seat] = list(kept[-1].cards)
    return found


class NameEmergency(SeatChoice, frozen=True):
    """(9.2) The captain names another navigator at once; no loyalty check, signs do not count."""

    def candidates(self, game: Kraken) -> list[Seat]:
        """Living, neither captain nor lieutenant."""
        team = (game.captain, game.lieutenant)
        return [Seat(i) for i, mate in enumerate(game.crew) if mate.alive and i not in team]

    def order(self, seat: Seat) -> Action:
        """The navigator's badge."""
        return Appoint(Post.NAVIGATOR, seat)

    def label(self, seat: Seat) -> Text:
        """As in every appointment."""
        return say("feed_the_kraken.do.appoint_navigator", who=who(seat))

    def why_seat(self, game: Kraken, seat: Seat) -> Text:
        """Out, captain, or lieutenant."""
        if not game.crew[seat].alive:
            return why("eliminated", who=who(seat))
        return why("is_captain" if seat == game.captain else "is_lieutenant", who=who(seat))

    def prompt(self, state: State, seat: Seat) -> Text:
        """Name another one."""
        return say("feed_the_kraken.prompt.emergency", who=who(seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Nobody left: the post is empty (9.3)."""
        game = game_of(state)
        for part in answers.get(game.captain, ()):
            assert isinstance(part, Appoint)
            game.navigator = part.seat
        context.emit(EmergencyNavigator(game.captain, game.navigator))


STEPS: tuple[type[Step], ...] = (JumpOverboard, DropLogbook, NameEmergency)
