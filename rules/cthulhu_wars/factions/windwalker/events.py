"""What Windwalker does: log lines, motion, statistics (15)."""

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.events import at, of
from rules.cthulhu_wars.names import seat_name, spot_name, unit_name
from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say


class ResultCancelled(Event, frozen=True):
    """A kill or a pain on a unit was paid off."""

    seat: Seat
    unit: str
    spot: Spot

    def text(self) -> Text:
        """On which."""
        facts = {"who": seat_name(self.seat), "what": unit_name(self.unit)}
        return say("cthulhu_wars.windwalker.log_cancelled", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class IceMoved(Event, frozen=True):
    """The Ice Age token was laid on an area."""

    seat: Seat
    spot: Spot

    def text(self) -> Text:
        """Where."""
        facts = {"who": seat_name(self.seat), "place": spot_name(self.spot)}
        return say("cthulhu_wars.windwalker.log_ice", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class GateDevoured(Event, frozen=True):
    """A gate made room for a Great Old One: it is gone."""

    seat: Seat
    spot: Spot

    def text(self) -> Text:
        """Where."""
        facts = {"who": seat_name(self.seat), "place": spot_name(self.spot)}
        return say("cthulhu_wars.windwalker.log_gate", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


EVENTS: tuple[type[Event], ...] = (ResultCancelled, IceMoved, GateDevoured)
