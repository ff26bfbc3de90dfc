"""The three threat slots (4, 9): slot events, trouble, threats that happen."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step
from rules.kinfire_council import state as records
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.effects.run import Run, Scope, Steps
from rules.kinfire_council.enums import Moment, Source
from rules.kinfire_council.names import item_name
from rules.kinfire_council.piles import Pile, Shuffle, must_reshuffle, next_threat
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import fire, triggers_on
from rules.kinfire_council.rounds.cult_events import (
    SiteTrouble,
    ThreatDiscarded,
    ThreatTriggered,
    ThreatTurned,
    TroubleChanged,
)
from rules.kinfire_council.state import NOBODY, Council, Space, game_of

AT_ONCE = "0"
"""The level of a card that happens as soon as it is turned up."""
_WHOLE = "slot:"


def whole_slot(slot: int) -> Space:
    """Stands for the space of a cultist where none caused an event: the whole slot."""
    return f"{_WHOLE}{slot}"


def slot_of_scope(space: Space) -> int | None:
    """The slot that such a space names; None: it is another space."""
    return int(space.removeprefix(_WHOLE)) if space.startswith(_WHOLE) else None


def slot_event(state: Council, context: StepContext, slot: int, space: Space) -> Steps:
    """What a cultist on a space, or a leader, does to a slot (4)."""
    return (SlotEvent(slot, space),)


class SlotEvent(Auto, frozen=True):
    """An empty slot gets a threat, a filled one trouble."""

    slot: int
    space: Space

    def run(self, state: State, context: StepContext) -> None:
        """As the slot is now."""
        if game_of(state).threats[self.slot] is None:
            context.then(TurnThreat(self.slot, self.space))
        else:
            context.then(PutTrouble(self.slot, self.space))


class TurnThreat(Auto, frozen=True):
    """The top threat is turned up into an empty slot without trouble; a card of level 0 happens at
    once and leaves the slot empty: no second one is drawn."""

    slot: int
    space: Space

    def run(self, state: State, context: StepContext) -> None:
        """Reshuffled first where the deck is empty; without any card nothing happens."""
        game = game_of(state)
        if must_reshuffle(game):
            context.then(Shuffle(Pile.THREATS), self)
        elif game.threat_deck:
            self.turn(game, context, next_threat(game))

    def turn(self, state: Council, context: StepContext, card: str) -> None:
        """The card is seen by all."""
        context.reveal()
        context.emit(ThreatTurned(self.slot, card, item_name(state, card)))
        if item_set(state).threats[card].level == AT_ONCE:
            context.then(*happens(state, self.slot, card, self.space))
        else:
            state.threats[self.slot] = records.Threat(card)


class PutTrouble(Auto, frozen=True):
    """One trouble comes onto the threat in a slot; its own triggers and those of laws follow, then
    it may trigger. An empty slot gets nothing."""

    slot: int
    space: Space

    def run(self, state: State, context: StepContext) -> None:
        """The trouble first."""
        game = game_of(state)
        lying = game.threats[self.slot]
        if lying is None:
            return
        _set_trouble(game, context, self.slot, lying, lying.trouble + 1)
        context.then(*_heeded(game, lying.card, self.space))
        context.then(CheckThreat(self.slot, lying.card, self.space))


def _heeded(state: Council, card: str, space: Space) -> Steps:
    """What waits for trouble: on the card itself, then among the laws."""
    where = Scope(Source.THREAT, card, space)
    own = triggers_on(item_set(state).threats[card].ongoing, Moment.TROUBLE_HERE)
    runs = tuple(Run(NOBODY, trigger.do, where) for trigger in own)
    return (*runs, *fire(state, Moment.TROUBLE_HERE, NOBODY, where))


class CheckThreat(Auto, frozen=True):
    """A threat whose trouble has reached its level happens: it leaves its slot first. A card
    without a number never does."""

    slot: int
    card: str
    space: Space

    def run(self, state: State, context: StepContext) -> None:
        """If it still lies there."""
        game = game_of(state)
        lying = game.threats[self.slot]
        level = item_set(game).threats[self.card].level
        if lying is None or lying.card != self.card or not level.isdigit():
            return
        if lying.trouble >= int(level):
            take_out(game, context, self.slot)
            context.emit(ThreatTriggered(self.slot, self.card, item_name(game, self.card)))
            context.then(*happens(game, self.slot, self.card, self.space))


def happens(state: Council, slot: int, card: str, space: Space) -> Steps:
    """The effect of a threat, then its discard. It lies nowhere meanwhile."""
    state.resolving = (*state.resolving, card)
    where = Scope(Source.THREAT, card, space or whole_slot(slot))
    return (Run(NOBODY, item_set(state).threats[card].effect, where), DiscardThreat(card))


class DiscardThreat(Auto, frozen=True):
    """A threat that has happened is discarded."""

    card: str

    def run(self, state: State, context: StepContext) -> None:
        """Onto the discard."""
        game = game_of(state)
        at = game.resolving.index(self.card)
        game.resolving = (*game.resolving[:at], *game.resolving[at + 1 :])
        game.threat_discard = (*game.threat_discard, self.card)
        context.emit(ThreatDiscarded(self.card, item_name(game, self.card)))


# -------------------------------------------------------------------- trouble
def add_trouble(state: Council, context: StepContext, slot: int, n: int) -> Steps:
    """n trouble comes onto the threat in a slot one by one, each may trigger it."""
    return (PutTrouble(slot, whole_slot(slot)),) * n


def remove_trouble(state: Council, context: StepContext, slot: int, n: int) -> int:
    """Up to n trouble leaves a threat; how much did."""
    lying = state.threats[slot]
    real = min(n, lying.trouble) if lying is not None else 0
    if lying is not None and real:
        _set_trouble(state, context, slot, lying, lying.trouble - real)
    return real


def _set_trouble(
    state: Council, context: StepContext, slot: int, lying: records.Threat, trouble: int
) -> None:
    state.threats[slot] = msgspec.structs.replace(lying, trouble=trouble)
    name, n = item_name(state, lying.card), trouble - lying.trouble
    context.emit(TroubleChanged(slot, lying.card, name, n, trouble))


def take_out(state: Council, context: StepContext, slot: int) -> str:
    """The threat leaves its slot, its trouble goes to the supply; which card it is."""
    lying = state.threats[slot]
    assert lying is not None, f"slot {slot} is empty"
    state.threats[slot] = None
    return lying.card


def damage(state: Council, context: StepContext, n: int) -> int:
    """n trouble comes onto the site; with a negative n up to that much leaves it. How much did."""
    real = max(n, -state.site_trouble)
    if real:
        state.site_trouble += real
        context.emit(SiteTrouble(real, state.site_trouble))
    return real


def filled(state: Council) -> tuple[int, ...]:
    """The slots that hold a threat."""
    return tuple(slot for slot in range(SLOTS) if state.threats[slot] is not None)


STEPS: tuple[type[Step], ...] = (SlotEvent, TurnThreat, PutTrouble, CheckThreat, DiscardThreat)
