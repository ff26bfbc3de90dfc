"""Picking books (9): one of one's own not taken yet, for each requirement that is met."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.abilities.effects import books_of
from rules.cthulhu_wars.actions import ChooseBook
from rules.cthulhu_wars.asking import OneSeat, card_target
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.names import book_name
from rules.cthulhu_wars.rounds.events import BookTaken
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say


def left(state: Earth, seat: Seat) -> list[str]:
    """The books that a seat has not taken, in the order of its card."""
    taken = state.books[seat]
    return [book.ID for book in books_of(state.factions[seat]) if book.ID not in taken]


class PickBook(OneSeat, frozen=True):
    """One book for one requirement; the last one comes by itself."""

    IS_PUBLIC: ClassVar[bool] = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who picks."""
        return say("cthulhu_wars.prompt.pick_book", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those not taken, while one has been earned."""
        game = game_of(state)
        if len(game.met[seat]) <= len(game.books[seat]):
            return ()
        return [ChooseBook(book) for book in left(game, seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A book on the faction card."""
        assert isinstance(action, ChooseBook), f"{action!r} is no book"
        label = say("cthulhu_wars.do.take_book", book=book_name(action.book))
        return Option(action, label, (card_target(action.book),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Books that it has."""
        why = say("cthulhu_wars.why.book_taken")
        return [
            Option(
                ChooseBook(book),
                say("cthulhu_wars.do.take_book", book=book_name(book)),
                (card_target(book),),
                why,
            )
            for book in game_of(state).books[seat]
        ]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Cards that are no books of one's own, everything else."""
        if target.kind is TargetKind.CARD:
            return say("cthulhu_wars.why.no_own_book")
        return super().explain(state, seat, target)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It is kept for ever, and works at once."""
        assert isinstance(action, ChooseBook), f"{action!r} is no book"
        state.books[self.seat] = (*state.books[self.seat], action.book)
        context.emit(BookTaken(self.seat, action.book))


STEPS: tuple[type[Step], ...] = (PickBook,)
