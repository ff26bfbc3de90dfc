"""What the Cult and the threats do: the bag, cultists, trouble, tiles, hidden threats (4, 9).

`card`, `name`: as in `round_events`.
"""

from rules.kernel.steps import Event, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.names import seat_name
from rules.kinfire_council.rounds.events import Targets, card, chit, place


# -------------------------------------------------------------------- bag and Hideout
class ChitDrawn(Event, frozen=True):
    """A chit came out of the bag into the Hideout."""

    chit: int
    leader: bool

    def text(self) -> Text:
        """Which."""
        if self.leader:
            return say("kinfire_council.log.leader_drawn")
        return say("kinfire_council.log.chit_drawn", number=self.chit)

    def targets(self) -> Targets:
        """The Hideout."""
        return place("hideout")


class CultistLanded(Event, frozen=True):
    """A cultist went from the Hideout into the city."""

    chit: int

    def text(self) -> Text:
        """Which: it bears the number of its space."""
        return say("kinfire_council.log.cultist_landed", number=self.chit)

    def targets(self) -> Targets:
        """Its space."""
        return (*place(str(self.chit)), *chit(self.chit))


class CultistActs(Event, frozen=True):
    """A cultist that is still in the city at night stirs up trouble once more."""

    chit: int

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.cultist_acts", number=self.chit)

    def targets(self) -> Targets:
        """Its space."""
        return (*place(str(self.chit)), *chit(self.chit))


class CultistWithdrew(Event, frozen=True):
    """A cultist left the city for the discard of the Cult."""

    chit: int

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.cultist_withdrew", number=self.chit)

    def targets(self) -> Targets:
        """Its space."""
        return place(str(self.chit))


class LeaderActs(Event, frozen=True):
    """A leader of the Cult stirs up trouble in all three slots."""

    chit: int

    def text(self) -> Text:
        """So."""
        return say("kinfire_council.log.leader_acts")

    def targets(self) -> Targets:
        """The Hideout."""
        return place("hideout")


class BagReset(Event, frozen=True):
    """The chits are back in the bag. `lost`: how many held cultists each player lost."""

    lost: tuple[int, ...]

    def text(self) -> Text:
        """And what that took from the players."""
        if not any(self.lost):
            return say("kinfire_council.log.bag_reset")
        words = tuple(
            say("kinfire_council.log.loses_cultists", who=seat_name(Seat(seat)), n=n)
            for seat, n in enumerate(self.lost)
            if n
        )
        return say("kinfire_council.log.bag_reset_lost", lost=words)

    def targets(self) -> Targets:
        """The bag."""
        return place("bag")


# -------------------------------------------------------------------- threats
class ThreatTurned(Event, frozen=True):
    """A threat came off the deck into a slot."""

    slot: int
    card: str
    name: Text

    def text(self) -> Text:
        """Which, where."""
        return say("kinfire_council.log.threat_turned", name=self.name, slot=self.slot + 1)

    def targets(self) -> Targets:
        """The slot."""
        return place(f"slot:{self.slot}")


class TroubleChanged(Event, frozen=True):
    """Trouble came onto a threat or left it. `trouble`: how much lies there now."""

    slot: int
    card: str
    name: Text
    n: int
    trouble: int

    def text(self) -> Text:
        """How much, on what."""
        key = "trouble_put" if self.n > 0 else "trouble_off"
        key = f"kinfire_council.log.{key}"
        return say(key, n=abs(self.n), name=self.name, now=self.trouble)

    def targets(self) -> Targets:
        """The slot."""
        return place(f"slot:{self.slot}")


class ThreatTriggered(Event, frozen=True):
    """A threat left its slot and happens."""

    slot: int
    card: str
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.threat_triggered", name=self.name)

    def targets(self) -> Targets:
        """The slot."""
        return (*place(f"slot:{self.slot}"), *card(self.card))


class ThreatDiscarded(Event, frozen=True):
    """A threat that has happened was discarded."""

    card: str
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.threat_discarded", name=self.name)


class SiteTrouble(Event, frozen=True):
    """Trouble came onto the site or left it. `trouble`: how much lies there now."""

    n: int
    trouble: int

    def text(self) -> Text:
        """How much."""
        key = "damage" if self.n > 0 else "mended"
        return say(f"kinfire_council.log.{key}", n=abs(self.n), now=self.trouble)

    def targets(self) -> Targets:
        """The site."""
        return place("site")


class ThreatHidden(Event, frozen=True):
    """The top threat went face down under Hidden Threats: nobody looks (2, 4)."""

    total: int

    def text(self) -> Text:
        """How many there are now."""
        return say("kinfire_council.log.threat_hidden", n=self.total)

    def targets(self) -> Targets:
        """The tile."""
        return place("hidden_threats")


class RubblePlaced(Event, frozen=True):
    """Rubble lies on a numbered space."""

    number: int
    place_name: Text

    def text(self) -> Text:
        """Where."""
        return say("kinfire_council.log.rubble_placed", place=self.place_name)

    def targets(self) -> Targets:
        """The space."""
        return place(str(self.number))


class SeaBeastCame(Event, frozen=True):
    """The Sea Beast lies at the site: each shipment costs so many tokens more."""

    more: int

    def text(self) -> Text:
        """What it does."""
        return say("kinfire_council.log.beast_came", more=self.more)

    def targets(self) -> Targets:
        """The site."""
        return place("site")


class SeaBeastLeft(Event, frozen=True):
    """The Sea Beast is gone."""

    def text(self) -> Text:
        """So."""
        return say("kinfire_council.log.beast_left")

    def targets(self) -> Targets:
        """The site."""
        return place("site")


# -------------------------------------------------------------------- the end
class HiddenTurned(Event, frozen=True):
    """The hidden threats are turned up at the end."""

    cards: tuple[str, ...]
    names: tuple[Text, ...]

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.hidden_turned", names=self.names)

    def targets(self) -> Targets:
        """The tile."""
        return place("hidden_threats")


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars().copy().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
