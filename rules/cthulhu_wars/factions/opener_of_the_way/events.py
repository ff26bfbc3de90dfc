"""What the Opener of the Way does: log lines, motion, statistics (15)."""

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.events import at, of
from rules.cthulhu_wars.names import seat_name, spot_name
from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say


class GateMoved(Event, frozen=True):
    """A gate went from area to area, with whoever stood on it."""

    seat: Seat
    source: Spot
    target: Spot

    def text(self) -> Text:
        """From where, to where."""
        facts = {"source": spot_name(self.source), "target": spot_name(self.target)}
        return say("cthulhu_wars.opener.log_gate", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both ends."""
        return (*at(self.source, self.target), *of(self.seat))


EVENTS: tuple[type[Event], ...] = (GateMoved,)
