"""Funds are committed, spent or lost: whose, the Company chooses (7.6)."""

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Option, Screen, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import ChooseSeat
from rules.root.describe import seat_target, who
from rules.root.enums import Suit
from rules.root.factions.asking import OneSeat
from rules.root.factions.riverfolk.events import FundsUsed
from rules.root.factions.riverfolk.holdings import board_of, change, on_spaces, owners, plus
from rules.root.state import Woodland, game_of
from rules.root.woodland.placing import to_supply


class FundUse(StrEnum):
    """What becomes of funds: to Committed, home, onto spaces of the tracks, home by a loss."""

    COMMIT = "commit"
    SPEND = "spend"
    CRAFT = "craft"
    LOSE = "lose"


class PayFunds(Auto, frozen=True):
    """So many funds leave the Funds box; asked for where they are of several owners. `suits`: the
    spaces for Craft."""

    seat: Seat
    count: int
    use: FundUse
    suits: tuple[Suit, ...] = ()

    def run(self, state: State, context: StepContext) -> None:
        """By itself where there is no choice."""
        game = game_of(state)
        box = board_of(game, self.seat).funds
        held = owners(box)
        count = min(self.count, sum(box))
        if not count:
            return
        if len(held) == 1:
            use_funds(game, context, self.seat, [held[0]] * count, self.use, self.suits)
        elif count == sum(box):
            everybody = [owner for owner in held for _ in range(box[owner])]
            use_funds(game, context, self.seat, everybody, self.use, self.suits)
        else:
            step = LoseFunds if self.use is FundUse.LOSE else ChooseFunds
            context.then(step(self.seat, count, self.use, self.suits))


def use_funds(
    state: Woodland,
    context: StepContext,
    seat: Seat,
    payers: list[Seat],
    use: FundUse,
    suits: tuple[Suit, ...],
) -> None:
    """Warriors of these owners leave the Funds box for what they are used for."""
    board = board_of(state, seat)
    box, committed = board.funds, board.committed
    for owner in payers:
        box = plus(box, owner, -1)
        if use is FundUse.COMMIT:
            committed = plus(committed, owner, 1)
    spaces = on_spaces(board.spaces, suits, payers) if use is FundUse.CRAFT else board.spaces
    change(state, seat, funds=box, committed=committed, spaces=spaces)
    for owner in dict.fromkeys(payers):
        number = payers.count(owner)
        context.emit(FundsUsed(seat, owner, number, use.value))
        if use in (FundUse.SPEND, FundUse.LOSE):
            to_supply(state, context, owner, number)


class ChooseFunds(OneSeat, frozen=True):
    """Whose funds are used, one part a fund."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    count: int
    use: FundUse
    suits: tuple[Suit, ...] = ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many more, and what for."""
        left = self.count - len(state.answers.get(seat, ()))
        return say(f"root.riverfolk.prompt.{self.use.value}", n=left)

    def _left(self, game: Woodland, given: tuple[Action, ...]) -> tuple[int, ...]:
        box = board_of(game, self.seat).funds
        for part in given:
            assert isinstance(part, ChooseSeat)
            box = plus(box, part.seat, -1)
        return box

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each owner of whom funds are left."""
        return [ChooseSeat(owner) for owner in owners(self._left(game_of(state), given))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Whose."""
        assert isinstance(action, ChooseSeat)
        game = game_of(state)
        left = self._left(game, game.answers.get(seat, ()))[action.seat]
        label = say("root.riverfolk.do.fund", whom=who(game, action.seat), n=left)
        return Option(action, label, (seat_target(action.seat),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Owners are asked for."""
        return say("root.riverfolk.why.owner")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """As many as are due."""
        return len(given) >= self.count

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All at once."""
        payers = [part.seat for part in answers[self.seat] if isinstance(part, ChooseSeat)]
        use_funds(game_of(state), context, self.seat, payers, self.use, self.suits)


class LoseFunds(ChooseFunds, frozen=True):
    """The same for a trade post lost, asked at the table: funds lie open."""

    SCREEN: ClassVar[Screen] = Screen.OPEN


class LosePost(Auto, frozen=True):
    """A trade post was removed: half of the funds, rounded up, go home (7.6)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Of what is in the box now: several posts halve it one after another."""
        total = sum(board_of(game_of(state), self.seat).funds)
        if total:
            context.then(PayFunds(self.seat, (total + 1) // 2, FundUse.LOSE))


STEPS: tuple[type[Step], ...] = (PayFunds, ChooseFunds, LoseFunds, LosePost)
