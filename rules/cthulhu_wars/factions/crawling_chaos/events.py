"""What Crawling Chaos does: log lines, motion, statistics (8)."""

from rules.cthulhu_wars.events import of
from rules.cthulhu_wars.names import seat_name, unit_name
from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say


class HarbingerPaid(Event, frozen=True):
    """The Harbinger's reward for a Great Old One. `signs`: Elder Signs, not Power."""

    seat: Seat
    unit: str
    signs: bool

    def text(self) -> Text:
        """For whom, what."""
        facts = {"who": seat_name(self.seat), "unit": unit_name(self.unit)}
        return say(f"cthulhu_wars.crawling_chaos.log_{'signs' if self.signs else 'power'}", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class Exempted(Event, frozen=True):
    """Invisibility: a unit takes no further part in the battle. `by`: whose effect it is."""

    seat: Seat
    unit: str
    by: Seat

    def text(self) -> Text:
        """Whose and which."""
        facts = {"whom": seat_name(self.seat), "unit": unit_name(self.unit)}
        return say("cthulhu_wars.crawling_chaos.log_exempt", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both seats."""
        return tuple(dict.fromkeys(of(self.seat, self.by)))


class FormsRolled(Event, frozen=True):
    """The die of The Thousand Forms."""

    seat: Seat
    roll: int

    def text(self) -> Text:
        """What it shows."""
        who = seat_name(self.seat)
        return say("cthulhu_wars.crawling_chaos.log_forms", who=who, roll=self.roll)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


EVENTS: tuple[type[Event], ...] = (HarbingerPaid, Exempted, FormsRolled)
