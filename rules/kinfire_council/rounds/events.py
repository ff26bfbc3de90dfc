"""What happens in the phases of a round: the bag, threats, needs, docket, lighthouse (4, 9).

`card`, `name`: the id of a printed item, and what it is called in the set that is played with.
"""

from typing import ClassVar

from rules.kernel.steps import Event, LogRank, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.enums import Phase, Resource
from rules.kinfire_council.names import phase_name, resource_name, seat_name
from rules.kinfire_council.state import NOBODY

Targets = tuple[Target, ...]


def place(id: str) -> Targets:
    """A place of the table."""
    return (Target(TargetKind.PLACE, id),)


def of(*seats: Seat) -> Targets:
    """Seats."""
    return tuple(Target(TargetKind.SEAT, seat) for seat in seats if seat != NOBODY)


def card(id: str) -> Targets:
    """A card."""
    return (Target(TargetKind.CARD, id),)


def chit(number: int) -> Targets:
    """A cultist."""
    return (Target(TargetKind.PIECE, f"cultist:{number}"),)


# -------------------------------------------------------------------- set-up, rounds, phases
class SpeakerFound(Event, frozen=True):
    """Who holds the Speaker's Medallion."""

    seat: Seat
    passed: bool = False
    """From the right-hand neighbour, at the end of a round."""

    def text(self) -> Text:
        """Who."""
        key = "medallion" if self.passed else "speaker"
        return say(f"kinfire_council.log.{key}", who=seat_name(self.seat))

    def targets(self) -> Targets:
        """The seat."""
        return of(self.seat)


class PairTaken(Event, frozen=True):
    """A player has a councilor and a worker sheet."""

    seat: Seat
    councilor: str
    sheet: str
    councilor_name: Text
    sheet_name: Text

    def text(self) -> Text:
        """Who plays whom."""
        facts = {"councilor": self.councilor_name, "sheet": self.sheet_name}
        return say("kinfire_council.log.pair", who=seat_name(self.seat), **facts)

    def targets(self) -> Targets:
        """The seat."""
        return of(self.seat)


class RoundBegan(Event, frozen=True):
    """A round has begun."""

    RANK: ClassVar[LogRank] = LogRank.PART

    round: int

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.round", round=self.round)


class PhaseBegan(Event, frozen=True):
    """A phase of the round has begun."""

    RANK: ClassVar[LogRank] = LogRank.PHASE

    phase: Phase

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.phase", phase=phase_name(self.phase))


class PiecesHome(Event, frozen=True):
    """All pieces are back on their sheets."""

    def text(self) -> Text:
        """So."""
        return say("kinfire_council.log.pieces_home")


class CoffersCleared(Event, frozen=True):
    """What lay in the coffers went to the supply at the end of a round."""

    n: int

    def text(self) -> Text:
        """How many coins."""
        return say("kinfire_council.log.coffers_cleared", n=self.n)

    def targets(self) -> Targets:
        """The coffers."""
        return place("coffers")


class Reshuffled(Event, frozen=True):
    """What was discarded became a new deck."""

    pile: str

    def text(self) -> Text:
        """Which."""
        return say(f"kinfire_council.log.reshuffled.{self.pile}")


# -------------------------------------------------------------------- needs
class NeedAdded(Event, frozen=True):
    """A need came onto the track. `stacked`: on another one."""

    row: int
    resource: Resource
    stacked: bool

    def text(self) -> Text:
        """What, where."""
        key = "need_stacked" if self.stacked else "need_added"
        what = resource_name(self.resource)
        return say(f"kinfire_council.log.{key}", what=what, row=self.row + 1)

    def targets(self) -> Targets:
        """The row."""
        return place(f"row:{self.row}")


class NeedRemoved(Event, frozen=True):
    """A need token left the track. `seat`: who chose it, nobody where it was met."""

    row: int
    resource: Resource
    seat: Seat = NOBODY

    def text(self) -> Text:
        """Which."""
        what, row = resource_name(self.resource), self.row + 1
        if self.seat == NOBODY:
            return say("kinfire_council.log.need_gone", what=what, row=row)
        name = seat_name(self.seat)
        return say("kinfire_council.log.need_removed", who=name, what=what, row=row)

    def targets(self) -> Targets:
        """The row."""
        return place(f"row:{self.row}")


class NeedRated(Event, frozen=True):
    """At night: a need was met, or not."""

    row: int
    seat: Seat

    def text(self) -> Text:
        """By whom."""
        if self.seat == NOBODY:
            return say("kinfire_council.log.need_unmet", row=self.row + 1)
        return say("kinfire_council.log.need_met", who=seat_name(self.seat), row=self.row + 1)

    def targets(self) -> Targets:
        """The row."""
        return (*place(f"row:{self.row}"), *of(self.seat))


# -------------------------------------------------------------------- docket
class DocketDrawn(Event, frozen=True):
    """The decrees of this round."""

    cards: tuple[str, ...]
    names: tuple[Text, ...]

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.docket", names=self.names)


class DecreePassed(Event, frozen=True):
    """A decree has won. `speaker`: who broke a tie."""

    at: int
    card: str
    name: Text
    votes: int
    speaker: Seat = NOBODY

    def text(self) -> Text:
        """With how many votes, or by whom."""
        if self.speaker == NOBODY:
            return say("kinfire_council.log.passed", name=self.name, n=self.votes)
        who = seat_name(self.speaker)
        return say("kinfire_council.log.passed_tie", name=self.name, n=self.votes, who=who)

    def targets(self) -> Targets:
        """The card."""
        return place(f"decree:{self.at}")


class LeadFound(Event, frozen=True):
    """The lead sponsor of the decree that has passed."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Who, or nobody."""
        if self.seat == NOBODY:
            return say("kinfire_council.log.no_lead")
        return say("kinfire_council.log.lead", who=seat_name(self.seat))

    def targets(self) -> Targets:
        """The seat."""
        return of(self.seat)


class LawPassed(Event, frozen=True):
    """A law is in force."""

    card: str
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.law", name=self.name)

    def targets(self) -> Targets:
        """The card."""
        return card(self.card)


class Elected(Event, frozen=True):
    """A player holds an office for good."""

    seat: Seat
    card: str
    name: Text

    def text(self) -> Text:
        """Who, which."""
        return say("kinfire_council.log.elected", who=seat_name(self.seat), name=self.name)

    def targets(self) -> Targets:
        """The seat."""
        return (*of(self.seat), *card(self.card))


class OrderCarriedOut(Event, frozen=True):
    """An order has passed and is carried out."""

    card: str
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.order", name=self.name)

    def targets(self) -> Targets:
        """The card."""
        return card(self.card)


class CrisisStruck(Event, frozen=True):
    """A crisis has lost the vote and strikes."""

    card: str
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.crisis", name=self.name)

    def targets(self) -> Targets:
        """The card."""
        return card(self.card)


class DecreeDiscarded(Event, frozen=True):
    """A decree was discarded."""

    card: str
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.decree_discarded", name=self.name)


# -------------------------------------------------------------------- lighthouse
class MarkerRose(Event, frozen=True):
    """A shipment moved the marker of the tracker up."""

    floors: int
    row: int

    def text(self) -> Text:
        """To where."""
        return say("kinfire_council.log.marker_rose", row=self.row)

    def targets(self) -> Targets:
        """The tracker."""
        return place("tracker")


class MarkerFell(Event, frozen=True):
    """Trouble on the site moved the marker down. `collapsed`: it would have gone lower still."""

    trouble: int
    row: int
    collapsed: bool

    def text(self) -> Text:
        """By how much, to where."""
        key = "marker_fell" if self.trouble else "marker_stays"
        key = "collapsed" if self.collapsed else key
        return say(f"kinfire_council.log.{key}", n=self.trouble, row=self.row)

    def targets(self) -> Targets:
        """The tracker."""
        return place("tracker")


class SiteFinished(Event, frozen=True):
    """A site is done with: what a floor was worth."""

    card: str
    name: Text
    v_per_floor: int

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.site_done", name=self.name, worth=self.v_per_floor)

    def targets(self) -> Targets:
        """The site."""
        return place("site")


class SiteRevealed(Event, frozen=True):
    """The next site lies open with its trouble."""

    card: str
    name: Text
    trouble: int

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.site_revealed", name=self.name, n=self.trouble)

    def targets(self) -> Targets:
        """The site."""
        return place("site")


# -------------------------------------------------------------------- the end
class LawCounted(Event, frozen=True):
    """A law counts at the end of the game."""

    card: str
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.law_counted", name=self.name)

    def targets(self) -> Targets:
        """The card."""
        return card(self.card)


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars().copy().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
