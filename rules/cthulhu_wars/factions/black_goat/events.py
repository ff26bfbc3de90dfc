"""What is told of the Black Goat alone (8)."""

from rules.cthulhu_wars.names import seat_name
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say


class GhrothRolled(Event, frozen=True):
    """The die of Ghroth. `areas`: those with Fungi, which it must not pass."""

    seat: Seat
    number: int
    areas: int

    def text(self) -> Text:
        """The die, and what it was held against."""
        key = "log_ghroth_comes" if self.number > self.areas else "log_ghroth_takes"
        facts = {"number": self.number, "areas": self.areas}
        return say(f"cthulhu_wars.black_goat.{key}", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


EVENTS: tuple[type[Event], ...] = (GhrothRolled,)
