"""What Yellow Sign does: log lines, motion, statistics (8)."""

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.events import at, of
from rules.cthulhu_wars.names import seat_name, spot_name
from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say


class DesecrationRolled(Event, frozen=True):
    """The die of Desecrate. `units`: the own units there; no more than so many succeed."""

    seat: Seat
    spot: Spot
    roll: int
    units: int

    @property
    def is_success(self) -> bool:
        """Whether a token was placed."""
        return self.roll <= self.units

    def text(self) -> Text:
        """The die, the units, and whether a token lies there now."""
        facts = {"who": seat_name(self.seat), "place": spot_name(self.spot)}
        key = "log_desecrated" if self.is_success else "log_failed"
        counts = {"roll": self.roll, "n": self.units}
        return say(f"cthulhu_wars.yellow_sign.{key}", **facts, **counts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class DoomGiven(Event, frozen=True):
    """Yellow Sign gave an enemy Doom for a deed."""

    seat: Seat
    enemy: Seat

    def text(self) -> Text:
        """Whom."""
        facts = {"who": seat_name(self.seat), "whom": seat_name(self.enemy)}
        return say("cthulhu_wars.yellow_sign.log_gave", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both."""
        return of(self.seat, self.enemy)


EVENTS: tuple[type[Event], ...] = (DesecrationRolled, DoomGiven)
