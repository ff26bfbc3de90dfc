"""What crafted cards do (5): one small file for each kind of effect.

A persistent card in play is known by its card id, its entry stands in `registry.EFFECTS` with its
timing. The continuous ones (Soup Kitchens, Boat Builders, Corvid Planners, Tunnels, Scouting
Party) are asked for by the laws they change: `held.has(state, seat, card)`.

The registry is imported when first needed: the laws of cards, moves and placing ask effects, and
effects use those laws.
"""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.root.enums import Item, Phase
from rules.root.state import Woodland


def offers(state: Woodland, seat: Seat) -> list[Action]:
    """What `seat` may use now in its own turn, between the steps of its phase (3.2): effects of a
    whole phase and the Black Market. Nothing once the last step has begun (3.1)."""
    if not state.crafted[seat] and not state.landmarks:
        return []
    from rules.root.effects.registry import open_offers

    return open_offers(state, seat)


def accept(state: Woodland, context: StepContext, seat: Seat, action: Action) -> bool:
    """Begins an effect that was offered, or one of the start or end of a phase; False when the
    action is no effect's. What it asks comes next, as steps."""
    from rules.root.effects.registry import begin

    return begin(state, context, seat, action)


def may_be_open(state: Woodland, seat: Seat) -> bool:
    """Whether an effect of this whole phase is still unused: public, whatever it needs."""
    if not state.crafted[seat] and not state.landmarks:
        return False
    from rules.root.effects.registry import unused

    return unused(state, seat)


def at_start(state: Woodland, seat: Seat, phase: Phase) -> tuple[str, ...]:
    """Card ids of effects timed at the start of this phase that are still to be used or may be.

    Each is begun by `accept(UseEffect(id))` and is not listed again after that. Compulsory ones
    (`is_compulsory`) must be begun before the phase goes on.
    """
    if not state.crafted[seat]:
        return ()
    from rules.root.effects.registry import open_at_start

    return open_at_start(state, seat, phase)


def at_end(state: Woodland, seat: Seat, phase: Phase) -> tuple[str, ...]:
    """The same for the end of a phase: Émigré, and the Tower's point."""
    if not state.crafted[seat] and not state.landmarks:
        return ()
    from rules.root.effects.registry import open_at_end

    return open_at_end(state, seat, phase)


def is_compulsory(effect: str) -> bool:
    """Whether an effect of the start or end of a phase works by itself."""
    from rules.root.effects.registry import EFFECTS

    return EFFECTS[effect].is_compulsory


def describe(state: Woodland, seat: Seat, action: Action) -> Option | None:
    """An offered effect in words; None when the action is no effect's."""
    from rules.root.effects.registry import describe_use

    return describe_use(state, seat, action)


def refused(state: Woodland, seat: Seat, window: str = "") -> list[Option]:
    """The effects in play that cannot be used now, each with its reason. `window`: "start" or
    "end" while that window of the phase is open."""
    if not state.crafted[seat] and not state.landmarks:
        return []
    from rules.root.effects.registry import refused_uses

    return refused_uses(state, seat, window)


def immediate(state: Woodland, context: StepContext, seat: Seat, card: str) -> tuple[Step, ...]:
    """The steps of an immediate effect, when its card has been crafted (Favors)."""
    from rules.root.effects.favors import favor

    return favor(card, seat)


def on_item_crafted(state: Woodland, context: StepContext, seat: Seat, item: Item) -> None:
    """What follows when `seat` has crafted an item, its printed points scored (Master Engravers,
    Murine Broker)."""
    from rules.root.effects.making import item_crafted

    item_crafted(state, context, seat, item)
