"""What the Sleeper does: log lines, motion, statistics (15)."""

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.events import at, of
from rules.cthulhu_wars.names import book_name, seat_name, spot_name
from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say


class AbilityLent(Event, frozen=True):
    """A Serpent Man is on an enemy's card: the Sleeper has its ability."""

    seat: Seat
    owner: Seat
    effect: str

    def text(self) -> Text:
        """Which."""
        facts = {"whom": seat_name(self.owner), "what": book_name(self.effect)}
        return say("cthulhu_wars.sleeper.log_lent", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both."""
        return of(self.seat, self.owner)


class GateHidden(Event, frozen=True):
    """A gate left the map for the Sleeper's card."""

    seat: Seat
    spot: Spot

    def text(self) -> Text:
        """Where it was."""
        place = spot_name(self.spot)
        return say("cthulhu_wars.sleeper.log_hidden", who=seat_name(self.seat), place=place)

    def targets(self) -> tuple[Target, ...]:
        """Where it was."""
        return (*at(self.spot), *of(self.seat))


class GateBack(Event, frozen=True):
    """The gate came back to the map."""

    seat: Seat
    spot: Spot

    def text(self) -> Text:
        """Where."""
        place = spot_name(self.spot)
        return say("cthulhu_wars.sleeper.log_back", who=seat_name(self.seat), place=place)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class SacrificeAnswered(Event, frozen=True):
    """What an enemy chose when a sacrifice was demanded. `sign`: that the Sleeper gains one."""

    seat: Seat
    by: Seat
    sign: bool

    def text(self) -> Text:
        """Which."""
        facts = {"who": seat_name(self.by), "whom": seat_name(self.seat)}
        key = "log_sign" if self.sign else "log_pains"
        return say(f"cthulhu_wars.sleeper.{key}", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both."""
        return of(self.by, self.seat)


EVENTS: tuple[type[Event], ...] = (AbilityLent, GateHidden, GateBack, SacrificeAnswered)
