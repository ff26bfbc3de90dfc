"""Saboteurs: a crafted card of an enemy is discarded (5)."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.describe import card_name, who
from rules.root.effects.asking import OwnChoice
from rules.root.effects.effect import Effect, Timing
from rules.root.effects.held import leave_play
from rules.root.enums import Phase
from rules.root.state import Woodland
from rules.root.woodland.people import enemies

CARD = "saboteurs"


class Sabotage(Action, frozen=True):
    """Discard this crafted card of that player."""

    seat: Seat
    card: str


class SabotageWhat(OwnChoice, frozen=True):
    """Which crafted card of which enemy; never an active dominance card."""

    def asks(self, game: Woodland) -> Text:
        """Which card."""
        return say("root.effects.prompt.saboteurs", who=who(game, self.seat))

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """All crafted cards of enemies."""
        return crafted_by_enemies(game, self.seat)

    def option(self, game: Woodland, action: Action) -> Option:
        """Whose card."""
        assert isinstance(action, Sabotage)
        label = say(
            "root.effects.card_of", card=card_name(action.card), other=who(game, action.seat)
        )
        seat_target = Target(TargetKind.SEAT, int(action.seat))
        return Option(action, label, (Target(TargetKind.CARD, action.card), seat_target))

    def wanted(self) -> Text:
        """A crafted card of an enemy is asked for."""
        return say("root.effects.why.enemy_card")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """Both cards go: the Saboteurs and their aim."""
        (action,) = parts
        assert isinstance(action, Sabotage)
        leave_play(game, context, self.seat, CARD)
        leave_play(game, context, action.seat, action.card)


def crafted_by_enemies(state: Woodland, seat: Seat) -> list[Sabotage]:
    """What could be discarded."""
    return [
        Sabotage(other, card)
        for other in enemies(state, seat)
        for card in dict.fromkeys(state.crafted[other])
    ]


def _nothing_crafted(state: Woodland, seat: Seat) -> Text | None:
    return None if crafted_by_enemies(state, seat) else say("root.effects.why.nothing_crafted")


def _begin(state: Woodland, context: StepContext, seat: Seat) -> None:
    context.then(SabotageWhat(seat))


EFFECTS = (
    Effect(
        id=CARD,
        phase=Phase.BIRDSONG,
        timing=Timing.START,
        why_not=_nothing_crafted,
        begin=_begin,
    ),
)

STEPS = (SabotageWhat,)
ACTIONS = (Sabotage,)
