"""Gather Power (5.1): cultists, gates, captives; nobody stays below half of the highest."""

from typing import NamedTuple

from rules.cthulhu_wars.abilities.effects import having, own
from rules.cthulhu_wars.books.reveals import Reveals
from rules.cthulhu_wars.data import number
from rules.cthulhu_wars.earth.counting import all_seats, cultists
from rules.cthulhu_wars.earth.gates import abandoned_gates, gate_count
from rules.cthulhu_wars.earth.placing import return_captive
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds import ending, two_players
from rules.cthulhu_wars.rounds.events import PowerGathered
from rules.cthulhu_wars.rounds.moments import Moments
from rules.cthulhu_wars.rounds.phases import begin_phase
from rules.cthulhu_wars.rounds.stable import Meet
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step


class Income(NamedTuple):
    """The Power of a seat by where it comes from."""

    cultists: int
    gates: int
    abandoned: int
    captives: int
    effects: int


def income(state: Earth, seat: Seat) -> Income:
    """What a seat would gather now, before the minimum."""
    effects = sum(effect.gather(state, seat) for effect in own(state, seat, "gather"))
    for owner, each in having(state, "gather_for"):
        effects += each.gather_for(state, owner, seat) if owner != seat else 0
    captives = len(state.captives[seat])
    return Income(
        cultists(state, seat) * number("gather_power", "per_cultist_in_play"),
        gate_count(state, seat) * number("gather_power", "per_controlled_gate"),
        len(abandoned_gates(state)) * number("gather_power", "per_abandoned_gate"),
        captives * number("gather_power", "per_captured_cultist"),
        effects,
    )


def least(highest: int) -> int:
    """Half of the highest Power, rounded up."""
    return (highest + 1) // 2


class GatherPower(Auto, frozen=True):
    """All at once: what was left does not count. Captives go home after they have counted."""

    def run(self, state: State, context: StepContext) -> None:
        """Sums, the minimum, then what follows from Power."""
        game = game_of(state)
        incomes = [income(game, seat) for seat in all_seats(game)]  # by the phase that is over
        begin_phase(game, context, Phase.GATHER_POWER)
        two_players.reset_decay(game, context)
        highest = max(map(sum, incomes))
        for seat, found in zip(all_seats(game), incomes, strict=True):
            game.power[seat] = max(sum(found), least(highest))
            context.emit(PowerGathered(seat, *found, game.power[seat]))
            for captive in game.captives[seat]:
                return_captive(game, context, seat, captive)
        if not highest:
            ending.lose_all(game, context)
            return
        context.then(Meet(), Moments(), Reveals())


STEPS: tuple[type[Step], ...] = (GatherPower,)
