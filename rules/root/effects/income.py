"""Royal Claim, Tax Collector, and what Coffin Makers pays (5)."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.cards.piles import Draw
from rules.root.describe import place_name, who
from rules.root.effects.asking import OwnChoice, refuse
from rules.root.effects.coffins import pay_coffins
from rules.root.effects.effect import Effect, Timing, always
from rules.root.effects.held import leave_play
from rules.root.enums import Cause, Phase
from rules.root.scoring.points import score
from rules.root.state import BURROW, CLEARINGS, Place, Woodland
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from rules.root.woodland.ruling import ruled


class TaxWhere(OwnChoice, frozen=True):
    """Tax Collector: from which clearing an own warrior goes; the Burrow included."""

    def asks(self, game: Woodland) -> Text:
        """From where."""
        return say("root.effects.prompt.tax", who=who(game, self.seat))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """Where own warriors are."""
        return [ChoosePlace(place) for place in with_warriors(game, self.seat)]

    def option(self, game: Woodland, action: Action) -> Option:
        """A place."""
        assert isinstance(action, ChoosePlace)
        return Option(
            action,
            say("root.effects.tax_at", place=place_name(game, action.place)),
            (Target(TargetKind.PLACE, action.place),),
        )

    def refusals(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Option]:
        """Clearings without own warriors."""
        return [
            refuse(self.option(game, ChoosePlace(place)), say("root.effects.why.no_own"))
            for place in CLEARINGS
            if not game.warriors[place][self.seat]
        ]

    def wanted(self) -> Text:
        """A clearing is asked for."""
        return say("root.effects.why.own_warriors_clearing")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """The warrior goes by its owner's doing (Field Hospitals may react), then a card comes."""
        (action,) = parts
        assert isinstance(action, ChoosePlace)
        gone = Removal(
            owner=self.seat, by=self.seat, place=action.place, cause=Cause.TAX, warriors=1
        )
        remove(game, context, gone)
        context.then(Draw(self.seat, 1))


def with_warriors(state: Woodland, seat: Seat) -> list[Place]:
    """The places that hold warriors of this seat, the Burrow first."""
    return [place for place in (BURROW, *CLEARINGS) if state.warriors[place][seat]]


def _no_warriors(state: Woodland, seat: Seat) -> Text | None:
    return None if with_warriors(state, seat) else say("root.effects.why.no_warriors")


def _tax(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(TaxWhere(seat))


def _claim(state: Woodland, context: StepContext, seat: Seat) -> None:
    """One point per clearing ruled; the Burrow is none."""
    points = len(ruled(state, seat))
    leave_play(state, context, seat, "royal_claim")
    if points:
        score(state, context, seat, points, "royal_claim")


EFFECTS = (
    Effect(
        id="royal_claim",
        phase=Phase.BIRDSONG,
        timing=Timing.WHOLE,
        why_not=always,
        begin=_claim,
    ),
    Effect(
        id="tax_collector",
        phase=Phase.DAYLIGHT,
        timing=Timing.WHOLE,
        why_not=_no_warriors,
        begin=_tax,
    ),
    Effect(
        id="coffin_makers",
        phase=Phase.BIRDSONG,
        timing=Timing.START,
        why_not=always,
        begin=pay_coffins,
        is_compulsory=True,
    ),
)

STEPS = (TaxWhere,)
