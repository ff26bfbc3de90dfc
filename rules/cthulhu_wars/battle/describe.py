"""Units of a battle in words (7)."""

from rules.cthulhu_wars.describe import kind_name
from rules.cthulhu_wars.state import Earth, Kind
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


def unit_words(state: Earth, seat: Seat, kind: Kind, holder: bool, count: int = 1) -> Text:
    """A unit of a side, or several alike; the one on the gate is called so."""
    name = kind_name(state, seat, kind)
    if holder:
        return say("cthulhu_wars.battle.on_gate", what=name)
    return name if count == 1 else say("cthulhu_wars.log.units", number=count, what=name)
