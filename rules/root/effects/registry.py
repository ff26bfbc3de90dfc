"""All effects used in the own turn, by card id, with their timing (5); offers and their words.

Effects of battle stand in `battle.py`, the draw's in `informants.py`; the continuous ones are asked
for where they matter.
"""

from functools import lru_cache

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import UseEffect
from rules.root.effects import (
    codebreakers,
    favors,
    income,
    informants,
    movement,
    orders,
    players,
    sabotage,
)
from rules.root.effects import events as told
from rules.root.effects.asking import refuse
from rules.root.effects.effect import Effect, Timing
from rules.root.effects.events import EffectUsed, effect_name, target_of
from rules.root.effects.held import is_unused, mark_used
from rules.root.enums import Phase
from rules.root.landmarks import six
from rules.root.state import Woodland

EFFECTS: dict[str, Effect] = {
    effect.id: effect
    for topic in (income, movement, orders, players, sabotage, six)
    for effect in topic.EFFECTS
}

STEPS = (
    *codebreakers.STEPS,
    *favors.STEPS,
    *income.STEPS,
    *informants.STEPS,
    *movement.STEPS,
    *orders.STEPS,
    *players.STEPS,
    *sabotage.STEPS,
    *six.STEPS,
)
ACTIONS = (*movement.ACTIONS, *orders.ACTIONS, *sabotage.ACTIONS, *six.ACTIONS)
EVENTS = (*told.EVENTS, *six.EVENTS)


def in_play(state: Woodland, seat: Seat) -> list[Effect]:
    """The effects that a seat may use in its own turn: crafted cards, then landmarks."""
    found = [EFFECTS[card] for card in state.crafted[seat] if card in EFFECTS]
    return found + [EFFECTS[landmark] for landmark in six.of_seat(state, seat)]


def due(state: Woodland, seat: Seat, timing: Timing, phase: Phase) -> list[Effect]:
    """Those whose time has come and that have not been used in this turn."""
    found = [
        effect
        for effect in _of_crafted(state.crafted[seat], timing, phase)
        if is_unused(state, effect.id)
    ]
    if state.landmarks:
        others = [EFFECTS[landmark] for landmark in six.of_seat(state, seat)]
        found += [effect for effect in others if is_due(state, effect, timing, phase)]
    return found


def is_due(state: Woodland, effect: Effect, timing: Timing, phase: Phase) -> bool:
    """Whether its time has come and it has not been used in this turn."""
    return _is_timed(effect, timing, phase) and is_unused(state, effect.id)


@lru_cache(1024)
def _of_crafted(crafted: tuple[str, ...], timing: Timing, phase: Phase) -> tuple[Effect, ...]:
    found = [EFFECTS[card] for card in crafted if card in EFFECTS]
    return tuple(effect for effect in found if _is_timed(effect, timing, phase))


def _is_timed(effect: Effect, timing: Timing, phase: Phase) -> bool:
    return effect.timing is timing and effect.phase in (None, phase)


def open_offers(state: Woodland, seat: Seat) -> list[Action]:
    """Effects of a whole phase that can be used now; none once the last step has begun (3.1)."""
    turn = state.turn
    if turn is None or turn.seat != seat or turn.locked:
        return []
    return [
        UseEffect(effect.id)
        for effect in due(state, seat, Timing.WHOLE, turn.phase)
        if effect.why_not(state, seat) is None
    ]


def unused(state: Woodland, seat: Seat) -> bool:
    """Whether an effect of this whole phase has not been used in this turn."""
    turn = state.turn
    if turn is None or turn.locked:
        return False
    return bool(due(state, seat, Timing.WHOLE, turn.phase))


def open_at_start(state: Woodland, seat: Seat, phase: Phase) -> tuple[str, ...]:
    """Effects of the start of a phase that are still to come."""
    return _timed(state, seat, phase, Timing.START)


def open_at_end(state: Woodland, seat: Seat, phase: Phase) -> tuple[str, ...]:
    """Effects of the end of a phase that are still to come."""
    return _timed(state, seat, phase, Timing.END)


def _timed(state: Woodland, seat: Seat, phase: Phase, timing: Timing) -> tuple[str, ...]:
    return tuple(
        [
            effect.id
            for effect in due(state, seat, timing, phase)
            if effect.why_not(state, seat) is None
        ]
    )


def begin(state: Woodland, context: StepContext, seat: Seat, action: Action) -> bool:
    """Marks an effect as used in this turn and begins it; False when the action is none."""
    if not isinstance(action, UseEffect) or action.effect not in EFFECTS:
        return False
    mark_used(state, action.effect)
    context.emit(EffectUsed(seat, action.effect))
    EFFECTS[action.effect].begin(state, context, seat)
    return True


USE = Target(TargetKind.BUTTON, "use")
"""Tells a card in play from another copy of it in hand or elsewhere."""


def describe_use(state: Woodland, seat: Seat, action: Action) -> Option | None:
    """«Use» with the name of the card and what it does."""
    if not isinstance(action, UseEffect) or action.effect not in EFFECTS:
        return None
    label = say("root.effects.use", card=effect_name(action.effect), does=does(action.effect))
    return Option(action, label, (target_of(action.effect), USE))


def does(card: str) -> Text:
    """What an effect does, in one sentence: any card or landmark, the continuous ones too."""
    known = data.cards().get(card)
    return say(f"root.effects.does.{known.effect if known else card}")


def refused_uses(state: Woodland, seat: Seat, window: str) -> list[Option]:
    """Effects in play that cannot be used at this moment, each with the reason."""
    turn = state.turn
    if turn is None or turn.seat != seat:
        return []
    options = []
    for effect in in_play(state, seat):
        why = why_not_now(state, seat, effect, window)
        option = describe_use(state, seat, UseEffect(effect.id))
        if why is not None and option is not None:
            options.append(refuse(option, why))
    return options


def why_not_now(state: Woodland, seat: Seat, effect: Effect, window: str) -> Text | None:
    """The reason: used, another time, the last step has begun, or what the effect itself lacks."""
    turn = state.turn
    assert turn is not None
    if not is_unused(state, effect.id):
        return say("root.effects.why.used")
    if effect.timing not in (Timing.WHOLE, window) or effect.phase not in (None, turn.phase):
        return say(f"root.effects.when.{effect.timing}_{effect.phase}")
    if effect.timing is Timing.WHOLE and turn.locked:
        return say("root.effects.why.locked")
    return effect.why_not(state, seat)
