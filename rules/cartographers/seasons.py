"""Season by season: preparing, scoring, and the powers that work in between (3, 6, 15)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cartographers.actions import Destroy
from rules.cartographers.data import Power, ambush_cards, card_set
from rules.cartographers.drawing.question import Given, MapChoice, carry_out
from rules.cartographers.events import SeasonBegan, SeasonScored, Spread
from rules.cartographers.heroes.powers import ravaged, spread
from rules.cartographers.maps.land import singles
from rules.cartographers.names import card_name
from rules.cartographers.scoring.seasons_end import season_score
from rules.cartographers.state import Cartographers, all_seats, game_of, gone, season_cards
from rules.kernel.luck import Drawn, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Chance,
    Pass,
    Seat,
    Step,
)
from rules.kernel.text import Text, say


class PrepareSeason(Auto, frozen=True):
    """All revealed explore cards go back, one ambush (and hero) comes in, all are shuffled (3)."""

    def run(self, state: State, context: StepContext) -> None:
        """Puts the explore deck together; nobody knows its order until it is shuffled."""
        game = game_of(state)
        out = set(gone(game))
        back = tuple(card for card in game.revealed if card not in out)
        if game.season >= 0:
            game.past = (*game.past, game.revealed)
        else:
            back = tuple(card.id for card in card_set(game.variant.card_set).explore)
        game.deck = (*back, *game.deck, *game.ambushes[:1], *game.heroes[:1])
        game.ambushes, game.heroes = game.ambushes[1:], game.heroes[1:]
        game.revealed = ()
        game.season += 1
        game.used = [""] * len(game.sheets)
        context.emit(SeasonBegan(game.variant.card_set, game.season))


class ShuffleExploreDeck(Chance, frozen=True):
    """A new order of the explore deck (3)."""

    SHOWN: ClassVar[bool] = False

    def lots(self, state: State) -> Lots:
        """Any order."""
        return Order(len(game_of(state).deck))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The deck in the new order, top first."""
        assert isinstance(drawn, tuple)
        game = game_of(state)
        game.deck = tuple([game.deck[i] for i in drawn])


class ScoreSeason(Auto, frozen=True):
    """Two edicts, coins, monsters: for every map (6)."""

    def run(self, state: State, context: StepContext) -> None:
        """Scores every map."""
        game = game_of(state)
        first, second = season_cards(game)
        for seat in all_seats(game):
            score = season_score(game.land, game.sheets[seat], first, second)
            game.scores[seat] = (*game.scores[seat], score)
            variant = game.variant
            context.emit(
                SeasonScored(seat, seat, variant.private, variant.card_set, game.season, score)
            )


class WorkPowers(Auto, frozen=True):
    """Between two seasons the monsters of Heroes go on (15)."""

    def run(self, state: State, context: StepContext) -> None:
        """Each power in its turn."""
        context.then(*powers_between(game_of(state)))


def powers_between(game: Cartographers) -> list[Step]:
    """What the ambushes do after a season, in the order in which they were revealed (15)."""
    steps: list[Step] = []
    for card in gone(game):
        power = ambush_cards()[card].power if card in ambush_cards() else None
        if power is Power.ZOMBIE:
            steps.append(SpreadZombies(card))
        elif power is Power.TROLL:
            steps.append(Ravage(card))
    return steps


class SpreadZombies(Auto, frozen=True):
    """Every empty space beside a Zombie becomes a Zombie (15)."""

    card: str

    def run(self, state: State, context: StepContext) -> None:
        """On every map."""
        game = game_of(state)
        for seat in all_seats(game):
            before = game.sheets[seat]
            cells = ravaged(game.land, before, self.card)
            if cells:
                sheet = game.sheets[seat] = spread(
                    game.land, before, ambush_cards()[self.card], seat
                )
                private, stride = game.variant.private, game.land.stride
                coins = sheet.coins - before.coins
                context.emit(Spread(seat, seat, private, self.card, cells, stride, coins))


class Ravage(MapChoice, frozen=True):
    """Each owner destroys one empty space beside a surviving Giant Troll, if there is one (15)."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The owners of such maps; all, where maps are private."""
        game = game_of(state)
        if game.variant.private:
            return all_seats(game)
        sheets = enumerate(game.sheets)
        return [Seat(i) for i, sheet in sheets if ravaged(game.land, sheet, self.card)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Destroy one empty space."""
        return say("cartographers.prompt.ravage", card=card_name(self.card))

    def actions(self, state: State, seat: Seat, given: Given) -> Sequence[Action]:
        """Each space that may be destroyed."""
        game = game_of(state)
        cells = ravaged(game.land, game.sheets[seat], self.card)
        return [Destroy(single) for single in singles(cells)] or [Pass()]

    def join(self, game: Cartographers, context: StepContext, answers: Answers) -> None:
        """All maps at once."""
        for seat in sorted(answers):
            if isinstance(answers[seat][0], Destroy):
                carry_out(self, game, context, seat, answers[seat])


STEPS = (PrepareSeason, ShuffleExploreDeck, ScoreSeason, WorkPowers, SpreadZombies, Ravage)
