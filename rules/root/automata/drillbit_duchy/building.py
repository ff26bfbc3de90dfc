"""How the Drillbit Duchy builds (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.buying import hire_to_build
from rules.root.automata.choosing import by_priority, everywhere
from rules.root.automata.fighting import BattleEach
from rules.root.automata.traits import has_trait
from rules.root.enums import BuildingKind
from rules.root.factions.duchy.holdings import is_left
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import open_slots
from rules.root.woodland.placing import can_place, place_building
from rules.root.woodland.ruling import ruled

ID = "drillbit_duchy"


def _places(state: Woodland, seat: Seat) -> list[Place]:
    """The ruled clearings with an open slot where it may place, highest priority first."""
    return [
        place
        for place in by_priority(state, ruled(state, seat))
        if open_slots(state, place) and can_place(state, seat, place)
    ]


class RaiseSite(Auto, frozen=True):
    """A citadel while many warriors are in the supply, else a market, in the ruled clearing with
    most own warriors; where none can take it a point."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The other kind if this one is out."""
        game = game_of(state)
        many = game.supply[self.seat] >= numbers.number(ID, "citadel_if_supply_at_least")
        kinds = [BuildingKind.CITADEL, BuildingKind.MARKET]
        left = [k for k in (kinds if many else kinds[::-1]) if is_left(game, self.seat, k)]
        if not left:
            return
        hire_to_build(game, context, self.seat, lambda: _places(game, self.seat))
        places = _places(game, self.seat)
        if not places:
            self._without_place(game, context)
            return
        best = max(places, key=lambda place: game.warriors[place][self.seat])
        place_building(game, context, self.seat, best, left[0])

    def _without_place(self, game: Woodland, context: StepContext) -> None:
        """A point; Invaders who rule without any free slot battle everywhere instead."""
        held = ruled(game, self.seat)
        no_slot = bool(held) and not any(open_slots(game, place) for place in held)
        if no_slot and has_trait(game, self.seat, "invaders"):
            context.then(BattleEach(self.seat, tuple(everywhere(game))))
        else:
            score(game, context, self.seat, 1, "no_building")


STEPS: tuple[type[Step], ...] = (RaiseSite,)
