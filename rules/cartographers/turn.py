"""The round (3), as one list.

1. ``PrepareSeason``, ``ShuffleExploreDeck``: an ambush (and a hero) comes in.
2. ``Explore``: the top card; after a ruins card the next one at once.
3. ``DrawTerrain``, ``Ambush`` or ``DrawHero``: every map is drawn on.
4. ``CheckTime``: back to 2 until the time is up.
5. ``ScoreSeason``: two edicts, coins, monsters.
6. ``WorkPowers`` and back to 1; after winter ``EndYear``.
"""

from rules.cartographers.ambush.ambush_phase import STEPS as AMBUSH_STEPS
from rules.cartographers.ambush.ambush_phase import Ambush
from rules.cartographers.ambush.offers import STEPS as OFFER_STEPS
from rules.cartographers.data import ambush_cards, explore_cards
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.ending import EndYear
from rules.cartographers.events import Revealed
from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.seasons import STEPS as SEASON_STEPS
from rules.cartographers.seasons import PrepareSeason, ScoreSeason, ShuffleExploreDeck, WorkPowers
from rules.cartographers.state import game_of, is_last_season, is_ruins, threshold, time_sum
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Choice, Step


def season_steps() -> tuple[Step, ...]:
    """How a season opens; after it comes `check` until the time is up (3)."""
    return (PrepareSeason(), ShuffleExploreDeck(), Explore())


def season_end(is_last: bool) -> tuple[Step, ...]:
    """How a season ends; after winter the powers are left out (7, 15)."""
    if is_last:
        return (ScoreSeason(), EndYear())
    return (ScoreSeason(), WorkPowers(), *season_steps())


class Explore(Auto, frozen=True):
    """Reveal the top card; a ruins card obliges the next shape and is followed at once (3)."""

    def run(self, state: State, context: StepContext) -> None:
        """Turns the card up and asks for what it wants."""
        game = game_of(state)
        context.look()
        card, game.deck = game.deck[0], game.deck[1:]
        game.revealed = (*game.revealed, card)
        context.emit(Revealed(card, time_sum(game)))
        if card in explore_cards() and is_ruins(card):
            game.ruins_pending = True
            context.then(Explore())
        else:
            context.then(drawing_for(card), CheckTime())


def drawing_for(card: str) -> Step:
    """The step that a revealed card starts."""
    if card in explore_cards():
        return DrawTerrain(card)
    return Ambush(card) if card in ambush_cards() else DrawHero(card)


class CheckTime(Auto, frozen=True):
    """The season ends when the time that lies open reaches its limit (3)."""

    def run(self, state: State, context: StepContext) -> None:
        """Scores the season or reveals the next card."""
        game = game_of(state)
        if time_sum(game) < threshold(game):
            context.then(Explore())
        else:
            context.then(*season_end(is_last_season(game)))


STEPS: tuple[type[Step], ...] = (
    Explore,
    CheckTime,
    DrawTerrain,
    DrawHero,
    EndYear,
    *AMBUSH_STEPS,
    *OFFER_STEPS,
    *SEASON_STEPS,
)
CHOICES: tuple[type[Choice], ...] = tuple(step for step in STEPS if issubclass(step, Choice))
