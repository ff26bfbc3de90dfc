"""A seat chooses a seat on the open table: for map actions, cards, emergencies and ties."""

from collections.abc import Sequence

from rules.feed_the_kraken.actions import Choose
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.state import Kraken, everybody, game_of
from rules.feed_the_kraken.telling import is_seat, seat_target, why
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Option, Seat, Target
from rules.kernel.text import Text, say


class SeatChoice(Choice, frozen=True):
    """One seat chooses one seat; all others are refused with their reason."""

    def chooser(self, game: Kraken) -> Seat:
        """Who chooses: the captain, unless a rule says otherwise (5)."""
        return game.captain

    def candidates(self, game: Kraken) -> list[Seat]:
        """Who may be chosen: any other living seat, unless a rule says otherwise (R27)."""
        captain = self.chooser(game)
        return [Seat(i) for i, mate in enumerate(game.crew) if mate.alive and i != captain]

    def order(self, seat: Seat) -> Action:
        """The action that chooses a seat."""
        return Choose(seat)

    def label(self, seat: Seat) -> Text:
        """What choosing a seat does, in words: its name, unless a rule says otherwise."""
        return say("feed_the_kraken.do.seat", who=who(seat))

    def why_seat(self, game: Kraken, seat: Seat) -> Text:
        """Why a seat that is no candidate may not be chosen."""
        if not game.crew[seat].alive:
            return why("eliminated", who=who(seat))
        return why("self")

    def seats(self, state: State) -> Sequence[Seat]:
        """The one who chooses, if there is anybody to choose."""
        game = game_of(state)
        return (self.chooser(game),) if self.candidates(game) else ()

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One order for each candidate."""
        return [self.order(each) for each in self.candidates(game_of(state))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """What is done, and to whom."""
        chosen: Seat = action.seat  # type: ignore[attr-defined]  # all orders made here have it
        return Option(action, self.label(chosen), seat_target(chosen))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """All who are no candidates."""
        game = game_of(state)
        candidates = self.candidates(game)
        return [self._closed(game, each) for each in everybody(game) if each not in candidates]

    def _closed(self, game: Kraken, seat: Seat) -> Option:
        reason = self.why_seat(game, seat)
        return Option(self.order(seat), self.label(seat), seat_target(seat), reason)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this seat cannot be chosen; for anything else: what is to be done."""
        game = game_of(state)
        if not is_seat(game, target):
            return why("choose_a_seat")
        pointed = Seat(int(target.id))
        if pointed in self.candidates(game):
            return why("can_be_chosen", who=who(pointed))
        return self.why_seat(game, pointed)


def chosen_in(parts: tuple[Action, ...]) -> Seat:
    """Who was chosen in an answer of one part."""
    action = parts[0]
    assert isinstance(action, Choose), f"{action!r} chooses nobody"
    return action.seat
