"""Trouble is taken off threats and the site (15); a held cultist goes back into the bag (6)."""

from collections.abc import Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import (
    OneSeat,
    amount_target,
    button,
    cultist_target,
    slot_target,
    space_target,
)
from rules.kinfire_council.describe import item_name, who
from rules.kinfire_council.effects.run import Steps
from rules.kinfire_council.enums import TroubleOn
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.threats.slots import damage, remove_trouble
from rules.kinfire_council.turn.actions import FreeCultist, LiftFromSite, LiftFromThreat
from rules.kinfire_council.turn.events import Released


def liftable(state: Council, where: TroubleOn, most: int) -> list[Action]:
    """From where how much trouble can be taken."""
    found: list[Action] = []
    if where is not TroubleOn.SITE:
        for slot, threat in enumerate(state.threats):
            lies = 0 if threat is None else threat.trouble
            found += [LiftFromThreat(slot, n) for n in range(min(lies, most), 0, -1)]
    if where is not TroubleOn.THREAT:
        found += [LiftFromSite(n) for n in range(min(state.site_trouble, most), 0, -1)]
    return found


class LiftTrouble(OneSeat, frozen=True):
    """Up to so much trouble is taken off; it may be declined."""

    IS_PUBLIC = True

    left: int
    where: TroubleOn

    def prompt(self, state: State, seat: Seat) -> Text:
        """How much, from where."""
        name = who(game_of(state), seat)
        return say(f"kinfire_council.prompt.lift_{self.where.value}", who=name, n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each place with trouble, each amount."""
        return [*liftable(game_of(state), self.where, self.left), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The place, then how much where there is a choice."""
        game = game_of(state)
        if isinstance(action, LiftFromThreat):
            threat = game.threats[action.slot]
            assert threat is not None
            name, lies = item_name(game, threat.card), threat.trouble
            label = say("kinfire_council.do.lift_threat", n=action.n, what=name, lies=lies)
            path = self.path(slot_target(action.slot), action.n, threat.trouble)
            return Option(action, label, path)
        if isinstance(action, LiftFromSite):
            label = say("kinfire_council.do.lift_site", n=action.n, lies=game.site_trouble)
            path = self.path(space_target("site"), action.n, game.site_trouble)
            return Option(action, label, path)
        return button(action, say("kinfire_council.do.no_lift"), "pass")

    def path(self, place: Target, n: int, lies: int) -> tuple[Target, ...]:
        """The clicks."""
        return (place,) if min(lies, self.left) == 1 else (place, amount_target(n))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Nothing lies there, or this effect does not reach it."""
        id = str(target.id)
        if target.kind is not TargetKind.PLACE or not id.startswith(("slot:", "site")):
            return super().explain(state, seat, target)
        if id.startswith("slot:") and self.where is TroubleOn.SITE:
            return say("kinfire_council.why.trouble_of_site")
        if id.startswith("site") and self.where is TroubleOn.THREAT:
            return say("kinfire_council.why.trouble_of_threats")
        return say("kinfire_council.why.no_trouble_here")

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """Some, then the rest."""
        if isinstance(action, LiftFromThreat):
            remove_trouble(state, context, action.slot, action.n)
        elif isinstance(action, LiftFromSite):
            damage(state, context, -action.n)
        else:
            return
        if action.n < self.left:
            context.then(msgspec.structs.replace(self, left=self.left - action.n))


# -------------------------------------------------------------------- held cultists
def release(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """n held cultists go back into the bag, as far as held; which is asked where they differ."""
    held = state.sheets[seat].cultists
    if len(held) > n > 0:
        return (ChooseReleased(seat, n),)
    for number in held[:n]:
        free(state, context, seat, number)
    return ()


def free(state: Council, context: StepContext, seat: Seat, number: int) -> None:
    """A held cultist goes back into the bag."""
    sheet = state.sheets[seat]
    left = tuple(each for each in sheet.cultists if each != number)
    state.sheets[seat] = msgspec.structs.replace(sheet, cultists=left)
    state.bag = tuple(sorted((*state.bag, number)))
    context.emit(Released(seat, number))


class ChooseReleased(OneSeat, frozen=True):
    """Which of the held cultists go back?"""

    left: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        return say("kinfire_council.prompt.release", who=who(game_of(state), seat), n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any of them."""
        return [FreeCultist(number) for number in game_of(state).sheets[self.seat].cultists]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By its number."""
        assert isinstance(action, FreeCultist)
        label = say("kinfire_council.do.release", number=action.number)
        return Option(action, label, (cultist_target(action.number),))

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """One, then the next."""
        assert isinstance(action, FreeCultist)
        free(state, context, self.seat, action.number)
        context.then(*release(state, context, self.seat, self.left - 1))


STEPS: tuple[type[Step], ...] = (LiftTrouble, ChooseReleased)
