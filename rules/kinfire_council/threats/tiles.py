"""Threat tiles (9): Rubble on numbered spaces, the Sea Beast at the site."""

from rules.kernel.step_context import StepContext
from rules.kinfire_council.data import NUMBERED
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import Tile
from rules.kinfire_council.names import space_name
from rules.kinfire_council.points import cult
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.cult_events import RubblePlaced, SeaBeastCame
from rules.kinfire_council.state import Council
from rules.kinfire_council.threats.slots import slot_of_scope


def place_rubble(state: Council, context: StepContext, scope: Scope) -> None:
    """On the space of the cultist whose event triggered the card, else the lowest number of the
    slot without Rubble; no tile left: the Cult gains V."""
    number, tile = rubble_space(state, scope), item_set(state).tiles[Tile.RUBBLE]
    if len(state.rubble) >= tile.copies or not number:
        cult(state, context, tile.cult_v, scope.source)
        return
    state.rubble = tuple(sorted((*state.rubble, number)))
    context.emit(RubblePlaced(number, space_name(state, str(number))))


def rubble_space(state: Council, scope: Scope) -> int:
    """Where Rubble would come to lie; 0: nowhere. Without a slot any number is as good."""
    slot, slot_of = slot_of_scope(scope.space), item_set(state).slot_of
    if scope.space.isdigit():
        number = int(scope.space)
        if number not in state.rubble:
            return number
        slot = slot_of[number]
    fit = (each for each in range(1, NUMBERED + 1) if slot is None or slot_of[each] == slot)
    return next((each for each in fit if each not in state.rubble), 0)


def place_sea_beast(state: Council, context: StepContext, scope: Scope) -> None:
    """At the site; already there: the Cult gains V."""
    tile = item_set(state).tiles[Tile.SEA_BEAST]
    if state.sea_beast or not tile.copies:
        cult(state, context, tile.cult_v, scope.source)
        return
    state.sea_beast = True
    context.emit(SeaBeastCame(tile.surcharge))
