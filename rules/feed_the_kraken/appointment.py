"""The appointment of lieutenant and navigator (4.1, 9.3)."""

from collections.abc import Sequence

from rules.feed_the_kraken.actions import Appoint, GiveBadge
from rules.feed_the_kraken.enums import Post
from rules.feed_the_kraken.events import Appointed
from rules.feed_the_kraken.names import post_name, who
from rules.feed_the_kraken.state import NOBODY, Kraken, everybody, game_of, others
from rules.feed_the_kraken.telling import button, is_seat, seat_target, why
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Choice, Option, Seat, Step, Target
from rules.kernel.text import Text, say

BADGES = (Post.LIEUTENANT, Post.NAVIGATOR)


def eligible(state: Kraken) -> list[Seat]:
    """(4.1) Whom the captain may name."""
    return eligible_under(state, state.captain)


def eligible_under(state: Kraken, captain: Seat) -> list[Seat]:
    """(4.1) Living, not the captain, not off duty; fewer than two such: signs do not count."""
    candidates = others(state, captain)
    on_duty = [seat for seat in candidates if not state.crew[seat].off_duty]
    return on_duty if len(on_duty) > 1 else candidates


class AppointTeam(Choice, frozen=True):
    """(4.1) The captain names a lieutenant, then a navigator: one decision.

    A Consultant may have named the lieutenant. With one other seat left it gets one badge (9.3).
    """

    def seats(self, state: State) -> Sequence[Seat]:
        """The captain, if anybody is left to be named."""
        game = game_of(state)
        left = len(others(game, game.captain))
        return (game.captain,) if left > 1 or (left and game.hired == NOBODY) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """The post that is next."""
        game = game_of(state)
        if len(others(game, game.captain)) == 1:
            last = others(game, game.captain)[0]
            return say("feed_the_kraken.prompt.badge", who=who(seat), other=who(last))
        post = self._post(game, state.answers.get(seat, ()))
        return say(f"feed_the_kraken.prompt.appoint_{post}", who=who(seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Everybody who may be named, but nobody twice."""
        game = game_of(state)
        if len(others(game, game.captain)) == 1:
            return [GiveBadge(post) for post in BADGES]
        post, taken = self._post(game, given), self._lieutenant(game, given)
        return [Appoint(post, each) for each in eligible(game) if each != taken]

    def _post(self, game: Kraken, given: tuple[Action, ...]) -> Post:
        return Post.LIEUTENANT if self._lieutenant(game, given) == NOBODY else Post.NAVIGATOR

    def _lieutenant(self, game: Kraken, given: tuple[Action, ...]) -> Seat:
        if game.hired != NOBODY:
            return game.hired
        return given[0].seat if given and isinstance(given[0], Appoint) else NOBODY

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The post and the seat."""
        if isinstance(action, GiveBadge):
            label = say("feed_the_kraken.do.badge", post=post_name(action.post))
            return Option(action, label, button(action.post))
        assert isinstance(action, Appoint)
        label = say(f"feed_the_kraken.do.appoint_{action.post}", who=who(action.seat))
        return Option(action, label, seat_target(action.seat))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Everybody who may not be named."""
        game = game_of(state)
        if len(others(game, game.captain)) == 1:
            return ()
        post, taken = self._post(game, given), self._lieutenant(game, given)
        closed = [each for each in everybody(game) if each == taken or each not in eligible(game)]
        return [self._closed(game, Appoint(post, each), taken) for each in closed]

    def _closed(self, game: Kraken, action: Appoint, taken: Seat) -> Option:
        open_option = self.describe(game, game.captain, action)
        reason = why_not_named(game, action.seat, taken)
        return Option(action, open_option.label, open_option.targets, reason)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this seat cannot be named."""
        game = game_of(state)
        if not is_seat(game, target):
            return why("choose_a_seat")
        taken = self._lieutenant(game, state.answers.get(seat, ()))
        return why_not_named(game, Seat(int(target.id)), taken)

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Both names, or the one that is still to be given."""
        is_short = isinstance(given[0], GiveBadge) or game_of(state).hired != NOBODY
        return len(given) == (1 if is_short else len(BADGES))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The badges are given."""
        game = game_of(state)
        game.lieutenant = game.hired
        for part in answers.get(game.captain, ()):
            if isinstance(part, Appoint):
                setattr(game, part.post, part.seat)
            elif isinstance(part, GiveBadge):
                setattr(game, part.post, others(game, game.captain)[0])
        game.hired = NOBODY
        context.emit(Appointed(game.captain, game.lieutenant, game.navigator))


def why_not_named(game: Kraken, seat: Seat, taken: Seat = NOBODY) -> Text:
    """(4.1) Why a seat cannot get a badge now."""
    mate = game.crew[seat]
    if not mate.alive:
        return why("eliminated", who=who(seat))
    if seat == game.captain:
        return why("is_captain", who=who(seat))
    if seat == taken:
        return why("is_lieutenant", who=who(seat))
    if mate.off_duty and seat not in eligible(game):
        return why("off_duty", who=who(seat))
    return why("can_be_chosen", who=who(seat))


STEPS: tuple[type[Step], ...] = (AppointTeam,)
