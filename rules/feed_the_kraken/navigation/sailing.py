"""The card is shown and the ship moves (4.4, 9.4)."""

from rules.feed_the_kraken.data import cards, components, spaces
from rules.feed_the_kraken.ending import GOAL, finish
from rules.feed_the_kraken.events import CardShown, ShipMoved, SupplyLineCrossed
from rules.feed_the_kraken.mutiny import guns
from rules.feed_the_kraken.names import goal_name
from rules.feed_the_kraken.state import Kraken, Navigation, change, clockwise, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step
from rules.kernel.text import Text, say


class ShowCard(Auto, frozen=True):
    """(4.3, 4.4) The captain shows the card left: a resume card for the rest of the game."""

    def run(self, state: State, context: StepContext) -> None:
        """The navigation becomes public history."""
        game = game_of(state)
        (card,), game.logbook = game.logbook, ()
        change(game, game.captain, resumes=(*game.crew[game.captain].resumes, card))
        here = spaces(game.variant.voyage)[game.space]
        entry = Navigation(
            round=game.round,
            captain=game.captain,
            lieutenant=game.lieutenant,
            navigator=game.navigator,
            card=card,
            origin=here.id,
            target=here.exits[cards()[card].color.direction],
            jumped=game.jumped,
            smuggled=game.smuggled,
        )
        game.voyages = (*game.voyages, entry)
        context.emit(CardShown(game.captain, card))
        context.reveal()


class MoveShip(Auto, frozen=True):
    """(4.4) The ship follows the arrow; a goal ends the game at once (R22)."""

    def run(self, state: State, context: StepContext) -> None:
        """Moves; then the supply line."""
        game = game_of(state)
        voyage = game.voyages[-1]
        game.space = voyage.target
        context.emit(ShipMoved(voyage.origin, voyage.target))
        there = spaces(game.variant.voyage)[voyage.target]
        if there.goal:
            finish(game, context, there.winner, GOAL)
        elif crosses_supply_line(game):
            cross_supply_line(game, context)


def crosses_supply_line(state: Kraken) -> bool:
    """(9.4) Once a game, on the long voyage."""
    if state.crossed_supply_line or not state.variant.supply_line:
        return False
    voyage = state.voyages[-1]
    arrow = cards()[voyage.card].color.direction
    return arrow in spaces(state.variant.voyage)[voyage.origin].crosses_supply_line


def cross_supply_line(state: Kraken, context: StepContext) -> None:
    """(9.4, U8) Everybody living is filled up to three guns, the captain first."""
    state.crossed_supply_line = True
    full = components().guns_at_supply_line
    line = clockwise(state, state.captain)
    gains = [0] * len(state.crew)
    for seat in (line[-1], *line[:-1]):
        gains[seat] = guns.take(state, seat, max(full - state.crew[seat].guns, 0))
    context.emit(SupplyLineCrossed(tuple(gains)))


def leagues(state: Kraken) -> dict[str, int]:
    """The fewest moves from the ship to each goal that can still be reached."""
    chart = spaces(state.variant.voyage)
    found: dict[str, int] = {}
    ring, moves = [state.space], 0
    while ring:
        for space in ring:
            if chart[space].goal:
                found.setdefault(chart[space].goal, moves)
        ring = list(dict.fromkeys(to for each in ring for to in chart[each].exits.values()))
        moves += 1
    return found


def where(state: Kraken) -> Text | None:
    """Where the game stands, in public words."""
    if not state.round:
        return None
    found = leagues(state)
    nearest = [goal for goal, moves in found.items() if moves == min(found.values())]
    n = min(found.values())
    if len(nearest) > 1:
        return say("feed_the_kraken.where_tied", round=state.round, n=n)
    return say("feed_the_kraken.where", round=state.round, n=n, goal=goal_name(nearest[0]))


STEPS: tuple[type[Step], ...] = (ShowCard, MoveShip)
