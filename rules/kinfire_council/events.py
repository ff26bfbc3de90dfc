"""What happens at the table, in the past tense, with the lines of the log."""

from rules.kernel.steps import Event, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.words import Source


class Scored(Event, frozen=True):
    """A player gained or lost V."""

    seat: Seat
    n: int
    source: Source

    def text(self) -> Text | None:
        """«Ada: +5 V (upgrade)»."""
        key = "kinfire_council.log.scored" if self.n > 0 else "kinfire_council.log.lost_v"
        return say(key, who=say("kernel.name_of", seat=self.seat), n=abs(self.n))


class CultScored(Event, frozen=True):
    """The Cult gained or lost V."""

    n: int
    source: Source
