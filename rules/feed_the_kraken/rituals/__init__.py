"""The rituals (7): an uprising turns one up, and it is carried out in secret."""

from rules.feed_the_kraken.enums import Ritual
from rules.feed_the_kraken.events import RitualHeld, RitualTurnedUp
from rules.feed_the_kraken.rituals.conversion import ConversionPage, NameConvert, pool
from rules.feed_the_kraken.rituals.search import CardsPage, ShowCards
from rules.feed_the_kraken.rituals.stash import SpreadGuns
from rules.feed_the_kraken.state import Kraken, Rite, game_of, living
from rules.kernel.luck import Drawn, Equal
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Step


class TurnUpRitual(Chance, frozen=True):
    """(7) One of the face-down rituals; with none left an uprising has no effect."""

    def things(self, state: State) -> tuple[Ritual, ...]:
        """The face-down rituals."""
        return game_of(state).rituals

    def lots(self, state: State) -> Equal:
        """Any of them."""
        return Equal(max(len(self.things(state)), 1))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """It lies open from now on, and is carried out."""
        assert isinstance(drawn, int)
        game = game_of(state)
        if not game.rituals:
            return
        ritual = game.rituals[drawn]
        game.rituals = game.rituals[:drawn] + game.rituals[drawn + 1 :]
        game.rites = (*game.rites, rite_of(game, ritual))
        context.emit(RitualTurnedUp(ritual))
        context.then(*_courses()[ritual])


def rite_of(state: Kraken, ritual: Ritual) -> Rite:
    """What everybody knows of a ritual as it begins."""
    pooled, alive = tuple(pool(state)), tuple(living(state))
    return Rite(round=state.round, ritual=ritual, pool=pooled, living=alive)


class EndRitual(Auto, frozen=True):
    """A ritual whose effect nobody sees is over."""

    ritual: Ritual

    def run(self, state: State, context: StepContext) -> None:
        """That it was held, and no more."""
        context.emit(RitualHeld(self.ritual))


def _courses() -> dict[Ritual, tuple[Step, ...]]:
    return {
        Ritual.CONVERSION: (NameConvert(), ConversionPage(), EndRitual(Ritual.CONVERSION)),
        Ritual.GUNS_STASH: (SpreadGuns(),),
        Ritual.CULT_CABIN_SEARCH: (ShowCards(), EndRitual(Ritual.CULT_CABIN_SEARCH)),
    }


STEPS: tuple[type[Step], ...] = (
    TurnUpRitual,
    EndRitual,
    SpreadGuns,
    ShowCards,
    CardsPage,
    NameConvert,
    ConversionPage,
)
