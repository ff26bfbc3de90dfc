"""A night: people may step in, all bid in secret, the night is held or lost."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.luck import Drawn, Equal
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Choice,
    Option,
    Page,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
    Window,
)
from rules.kernel.text import Text, say
from tests.toys.harbour.actions import (
    BidsShown,
    CardUsed,
    Commit,
    LookAt,
    Looked,
    NightEnded,
    NightFell,
    UseCard,
    role_name,
    who,
)
from tests.toys.harbour.ritual import Ritual
from tests.toys.harbour.state import (
    RITUAL_NIGHT,
    Harbour,
    Look,
    change,
    everybody,
    learn,
    others,
)
from tests.toys.harbour.words import Card

PURSE_COINS = 2


class Night(Auto, frozen=True):
    """The night as one list."""

    number: int

    def run(self, state: Harbour, context: StepContext) -> None:
        """Characters, bids, perhaps the ritual, then the next night."""
        state.night = self.number
        for seat in everybody(state):
            change(state, seat, claims=0)
        context.emit(NightFell(self.number))
        ritual = (Ritual(),) if self.number == RITUAL_NIGHT else ()
        context.then(StepIn(), Bid(), *ritual, StepIn(), Night(self.number + 1))


class StepIn(Window, frozen=True):
    """Everybody may turn up the own character card; all are asked, with or without one."""

    def seats(self, state: Harbour) -> Sequence[Seat]:
        """All: who holds what is nobody's business."""
        return everybody(state)

    def prompt(self, state: Harbour, seat: Seat) -> Text:
        """The same for everybody."""
        return say("harbour.prompt_step_in")

    def actions(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Pass, or the own card if it is still face down."""
        if state.keepers[seat].shown:
            return (Pass(),)
        return Pass(), UseCard(state.cards[seat])

    def describe(self, state: Harbour, seat: Seat, action: Action) -> Option:
        """In words."""
        if isinstance(action, Pass):
            return Option(action, say("kernel.pass"), (Target(TargetKind.BUTTON, "pass"),))
        card = Target(TargetKind.CARD, action.card)
        cover = None if state.keepers[seat].shown else say("harbour.use_")
        return Option(action, say(f"harbour.use_{action.card}"), (card,), cover=cover)

    def secret(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Text:
        """The own card, face down or not."""
        return say("harbour.your_card", card=say(f"harbour.card_{state.cards[seat]}"))

    def refused(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """A card that lies open has been used."""
        if not state.keepers[seat].shown:
            return ()
        option = self.describe(state, seat, UseCard(state.cards[seat]))
        return (Option(option.action, option.label, option.targets, say("harbour.why_used")),)

    def carry_out(self, state: Harbour, context: StepContext, seat: Seat, action: UseCard) -> None:
        """Turns the card up; a lantern's target is asked after that, on the open table."""
        change(state, seat, shown=True)
        context.emit(CardUsed(seat, action.card))
        if action.card is Card.PURSE:
            pay(state, seat, -PURSE_COINS)
        else:
            context.then(ChooseLook(seat))


class ChooseLook(Choice, frozen=True):
    """Whose role to look at: an open question."""

    viewer: Seat

    def seats(self, state: Harbour) -> Sequence[Seat]:
        """The one with the lantern."""
        return (self.viewer,)

    def prompt(self, state: Harbour, seat: Seat) -> Text:
        """Who must do what."""
        return say("harbour.prompt_look", who=who(seat))

    def actions(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Anybody else."""
        return [LookAt(each) for each in others(state, seat)]

    def describe(self, state: Harbour, seat: Seat, action: LookAt) -> Option:
        """In words."""
        target = Target(TargetKind.SEAT, action.target)
        return Option(action, say("harbour.look_at", who=who(action.target)), (target,))

    def resolve(self, state: Harbour, context: StepContext, answers: Answers) -> None:
        """The viewer learns the role; all learn that it did."""
        target = answers[self.viewer][0].target
        role = state.roles[target]
        learn(state, self.viewer, target, role)
        state.looks = (*state.looks, Look(state.night, self.viewer, target, state.ritual_held))
        context.emit(Looked(self.viewer, target, role))
        context.then(LookResult(self.viewer))


class LookResult(Page, frozen=True):
    """What the lantern showed."""

    DWELL: ClassVar[float] = 1

    viewer: Seat

    def seats(self, state: Harbour) -> Sequence[Seat]:
        """The publicly known viewer."""
        return (self.viewer,)

    def prompt(self, state: Harbour, seat: Seat) -> Text:
        """The same whatever was seen."""
        return say("harbour.prompt_look_result")

    def shows(self, state: Harbour, seat: Seat) -> Text:
        """The newest fact of the seat."""
        fact = state.facts[seat][-1]
        return say("harbour.saw", who=who(fact.about), role=role_name(fact.role))


class Bid(Choice, frozen=True):
    """Everybody with a coin bids in secret; a bid once handed in stands."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True

    def seats(self, state: Harbour) -> Sequence[Seat]:
        """Those who have coins: the others bid nothing, as everybody can see."""
        return [seat for seat in everybody(state) if state.keepers[seat].coins]

    def prompt(self, state: Harbour, seat: Seat) -> Text:
        """How much is needed."""
        return say("harbour.prompt_bid", needed=needed(state))

    def actions(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """From nothing to all."""
        return [Commit(coins) for coins in range(state.keepers[seat].coins + 1)]

    def describe(self, state: Harbour, seat: Seat, action: Commit) -> Option:
        """In words."""
        target = Target(TargetKind.AMOUNT, action.coins)
        return Option(action, say("harbour.commit", n=action.coins), (target,))

    def resolve(self, state: Harbour, context: StepContext, answers: Answers) -> None:
        """All bids are opened at once, and paid."""
        bids = [answers[seat][0].coins if seat in answers else 0 for seat in everybody(state)]
        for seat in everybody(state):
            pay(state, seat, bids[seat])
        state.bids = tuple(bids)
        context.emit(BidsShown(state.bids))
        context.reveal()
        context.then(ChooseCaptain())


class ChooseCaptain(Chance, frozen=True):
    """The highest bid makes the captain; among equals, luck."""

    def lots(self, state: Harbour) -> Equal:
        """One of the highest."""
        return Equal(state.bids.count(max(state.bids)))

    def resolve(self, state: Harbour, context: StepContext, drawn: Drawn) -> None:
        """The night is held if the bids reach what was needed."""
        bids = state.bids
        highest = [seat for seat in everybody(state) if bids[seat] == max(bids)]
        state.captain = highest[drawn]
        is_held = sum(bids) >= needed(state)
        state.held, state.lost = state.held + is_held, state.lost + (not is_held)
        state.bids = ()
        context.emit(NightEnded(is_held, state.captain))


def needed(state: Harbour) -> int:
    """What the bids must reach together."""
    return len(state.keepers)


def pay(state: Harbour, seat: Seat, coins: int) -> None:
    """Coins go to the supply, or come from it as far as it has any."""
    coins = max(coins, -state.supply)
    state.supply += coins
    change(state, seat, coins=state.keepers[seat].coins - coins)


STEPS = (Night, StepIn, ChooseLook, LookResult, Bid, ChooseCaptain)
