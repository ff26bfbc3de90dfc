"""The Beyond One: a gate goes elsewhere, with whoever stands on it (15).

Open here and read so: an abandoned gate goes alone with the own unit; that unit is another one than
the holder; Yog-Sothoth may be that unit, but is no gate for this.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import faction_law
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.describe import at, card_target, kind_name, place_name, unit_target
from rules.cthulhu_wars.earth.counting import LEVEL, all_seats, level
from rules.cthulhu_wars.earth.gates import is_holder
from rules.cthulhu_wars.earth.geography import all_areas, spot
from rules.cthulhu_wars.earth.placing import here, shift
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.opener_of_the_way.actions import SendGate
from rules.cthulhu_wars.factions.opener_of_the_way.events import GateMoved
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import NOBODY, NOWHERE, Area, Earth, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say

COST = 1
CHEAPEST = 3
"""What the own unit that goes along costs at least."""


class TheBeyondOne(Effect):
    """From an area with a gate and no enemy Great Old One to any area without a gate; who held the
    gate holds it still."""

    ID = "the_beyond_one"
    ACTIONS = (SendGate,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Each own unit beside a gate that may take it along, and each area without one."""
        if state.power[seat] < COST:
            return ()
        guides = [(at, kind) for at in sources(state, seat) for kind in companions(state, seat, at)]
        if not guides:
            return ()
        free = tuple(area for area in all_areas(state) if state.gates[area] is None)
        targets = affordable(state, seat, free, COST)
        return [SendGate(kind, at, target) for at, kind in guides for target in targets]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Which gate, with whom, where to."""
        assert isinstance(action, SendGate)
        facts = {
            "what": kind_name(state, seat, action.kind),
            "source": place_name(state, action.source),
            "target": place_name(state, action.target),
        }
        cost = COST + extra(state, seat, action.target)
        label = say("cthulhu_wars.opener.do_send", n=cost, **facts)
        unit = unit_target(action.source, seat, action.kind)
        targets = (card_target(self.ID), unit, at(action.target))
        return Option(action, label, targets)

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(SendGate(0, NOWHERE, NOWHERE), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """No gate with an own unit that is dear enough; no Power."""
        if not any(companions(state, seat, area) for area in sources(state, seat)):
            return say("cthulhu_wars.opener.why_no_guide", least=CHEAPEST)
        return too_dear(state, seat, COST) if state.power[seat] < COST else None

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """All go together."""
        assert isinstance(action, SendGate)
        pay(state, context, seat, COST + extra(state, seat, action.target), self.ID)
        context.emit(EffectUsed(seat, self.ID))
        move_gate(state, context, seat, action.source, action.target)
        shift(state, context, seat, action.kind, action.source, action.target)


def sources(state: Earth, seat: Seat) -> list[Area]:
    """The areas with a gate that no enemy Great Old One guards."""
    enemies = [enemy for enemy in all_seats(state) if enemy != seat]
    great = LEVEL[UnitClass.GREAT_OLD_ONE]
    return [
        area
        for area, gate in enumerate(state.gates)
        if gate is not None
        and any(here(state, seat, area))
        and all(level(state, enemy, area) < great for enemy in enemies)
    ]


def companions(state: Earth, seat: Seat, area: Area) -> list[Kind]:
    """The own kinds there that may take the gate along, its holder apart."""
    law = faction_law(state, seat)
    return [
        kind
        for kind, count in enumerate(here(state, seat, area))
        if count > is_holder(state, seat, kind, area)
        and law.kinds()[kind].rank is not UnitClass.BUILDING
        and law.cost(state, seat, kind) >= CHEAPEST
    ]


def move_gate(state: Earth, context: StepContext, seat: Seat, source: Area, target: Area) -> None:
    """The gate and the unit on it, which holds it as before."""
    gate = state.gates[source]
    assert gate is not None, f"no gate in area {source}"
    state.gates[source] = None
    if gate.holder != NOBODY:
        shift(state, context, gate.holder, gate.kind, source, target)
    state.gates[target] = gate
    for each in all_seats(state):
        state.left[each] = tuple(area for area in state.left[each] if area != source)
    context.emit(GateMoved(seat, spot(state, source), spot(state, target)))
