"""A question to the one seat that it names: the base of most of the factions' questions."""

from rules.kernel import asking
from rules.kernel.asking import button as button
from rules.kernel.asking import button_target as button_target
from rules.kernel.asking import card_target as card_target
from rules.kernel.asking import refuse as refuse
from rules.kernel.state import State
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text
from rules.root.describe import not_asked
from rules.root.state import Woodland


class OneSeat(asking.OneSeat[Woodland], frozen=True):
    """Asks `seat`; its last part is carried out."""

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Whatever is not asked for is answered with what is."""
        return not_asked(self.prompt(state, seat))


def place_target(place: int) -> Target:
    """A place on the map."""
    return Target(TargetKind.PLACE, place)
