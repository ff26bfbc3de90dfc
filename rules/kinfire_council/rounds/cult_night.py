"""The Cult at night (4, Night's Fall C): who is still in the city stirs up trouble once more."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.bag import placed, without
from rules.kinfire_council.rounds.cult_events import CultistActs, CultistWithdrew
from rules.kinfire_council.rounds.lighthouse import MarkerFalls
from rules.kinfire_council.state import game_of
from rules.kinfire_council.threats.slots import slot_event


class CultAtNight(Auto, frozen=True):
    """Cultist after cultist from the lowest number, then the marker falls. `last`: the one before;
    0: none yet."""

    last: int = 0

    def run(self, state: State, context: StepContext) -> None:
        """The next one that stands in the city now."""
        game = game_of(state)
        chit = next((each for each in game.city if each > self.last), 0)
        if not chit:
            context.then(MarkerFalls())
            return
        context.emit(CultistActs(chit))
        context.then(*slot_event(game, context, item_set(game).slot_of[chit], str(chit)))
        context.then(Withdraw(chit), CultAtNight(chit))


class Withdraw(Auto, frozen=True):
    """A cultist leaves the city for the discard of the Cult."""

    chit: int

    def run(self, state: State, context: StepContext) -> None:
        """If it is still there."""
        game = game_of(state)
        if self.chit in game.city:
            game.city = without(game.city, self.chit)
            game.cult_discard = placed(game.cult_discard, self.chit)
            context.emit(CultistWithdrew(self.chit))


STEPS: tuple[type[Step], ...] = (CultAtNight, Withdraw)
