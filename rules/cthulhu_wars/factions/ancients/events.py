"""What the Ancients do: log lines, motion, statistics (15)."""

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.events import at, of
from rules.cthulhu_wars.names import seat_name, spot_name, unit_name
from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say


class CathedralBuilt(Event, frozen=True):
    """A Cathedral was built."""

    seat: Seat
    spot: Spot

    def text(self) -> Text:
        """Where."""
        facts = {"who": seat_name(self.seat), "place": spot_name(self.spot)}
        return say("cthulhu_wars.ancients.log_cathedral", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class SummonedFree(Event, frozen=True):
    """An enemy summoned a monster for nothing."""

    seat: Seat
    unit: str
    spot: Spot

    def text(self) -> Text:
        """Who, which, where."""
        facts = {"what": unit_name(self.unit), "place": spot_name(self.spot)}
        return say("cthulhu_wars.ancients.log_free", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


EVENTS: tuple[type[Event], ...] = (CathedralBuilt, SummonedFree)
