"""What a night has brought, gathered from what happened: needs, docket, the Cult, the lighthouse.

Play goes on at once after it, so that nobody could tell by the table alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

import msgspec

from rules.kernel.steps import Event, Seat
from rules.kernel.text import Text
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.events import CultScored, Scored
from rules.kinfire_council.forecast.foresight import Part
from rules.kinfire_council.rounds.cult_events import (
    ChitDrawn,
    CultistActs,
    ThreatDiscarded,
    ThreatHidden,
    ThreatTriggered,
)
from rules.kinfire_council.rounds.events import (
    CrisisStruck,
    DecreePassed,
    LeadFound,
    MarkerFell,
    NeedRated,
    PhaseBegan,
    RoundBegan,
    SiteFinished,
)
from rules.kinfire_council.state import NOBODY, Council

CULT = -1


class Struck(msgspec.Struct):
    """A threat that was triggered; `told`: what came of it, but for the V of the Cult."""

    name: Text
    told: list[Event] = []


class Night(msgspec.Struct):
    """What came of it. `met`: who has met each need that was rated; `gains`: by seat (the Cult is
    -1) and part, None: cards of the night; `scores`: when it was over."""

    round: int = 0
    met: list[Seat] = []
    chits: int = 0
    passed: str = ""
    votes: int = 0
    lead: Seat = NOBODY
    struck: list[str] = []
    cultists: int = 0
    triggered: list[Struck] = []
    hidden: int = 0
    fell: int = 0
    row: int = 0
    site: Text | None = None
    v_per_floor: int = 0
    gains: dict[tuple[int, Part | None], int] = {}
    scores: dict[int, int] = {}

    def gain(self, seat: int, part: Part | None) -> int:
        """What a part of the night brought to somebody."""
        return self.gains.get((seat, part), 0)

    def before(self, seat: int) -> int:
        """The score when night fell."""
        brought = sum(n for (whose, _), n in self.gains.items() if whose == seat)
        return self.scores[seat] - brought


def night_of(view: Council, told: Iterable[tuple[Event, ...]]) -> Night | None:
    """The night before the round that has just begun; `told`: all that was told, the newest first.
    None where no night is told of."""
    dawn, found = RoundBegan(round=view.round), list[tuple[Event, ...]]()
    for events in told:
        if not found and dawn not in events:
            continue
        found.insert(0, events)
        if any(_is_nightfall(event) for event in events):
            return gathered(view, [event for some in found for event in some])
    return None


def _is_nightfall(event: Event) -> bool:
    return isinstance(event, PhaseBegan) and event.phase is Phase.NIGHTS_FALL


def gathered(view: Council, events: Sequence[Event]) -> Night:
    """The night in events that lead to a view of the morning after it."""
    fell = next(n for n, event in enumerate(events) if _is_nightfall(event))
    dawn = next(n for n, event in enumerate(events) if isinstance(event, RoundBegan) and n > fell)
    gatherer = _Gatherer(Night(round=view.round - 1))
    for event in events[fell:dawn]:
        gatherer.hear(event)
    night = gatherer.night
    night.scores = dict(enumerate(view.score)) | {CULT: view.cult_score}
    for event in events[dawn:]:
        if isinstance(event, Scored):
            night.scores[event.seat] -= event.n
        elif isinstance(event, CultScored):
            night.scores[CULT] -= event.n
    return night


class _Gatherer:
    """Knows which part of the night it is."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self._part: Part | None = None
        self._struck: Struck | None = None

    def hear(self, event: Event) -> None:
        """One thing more: what a threat does is told with it, too."""
        before = self._struck
        self.take(event)
        is_told = not isinstance(event, CultScored | ThreatHidden)
        if self._struck is not None and self._struck is before and is_told:
            self._struck.told.append(event)

    @singledispatchmethod
    def take(self, event: object) -> None:
        """Most events are told by the log alone."""

    def _gain(self, seat: int, n: int) -> None:
        key = (seat, self._part)
        self.night.gains[key] = self.night.gains.get(key, 0) + n

    @take.register
    def _(self, event: Scored) -> None:
        self._gain(event.seat, event.n)

    @take.register
    def _(self, event: CultScored) -> None:
        self._gain(CULT, event.n)

    @take.register
    def _(self, event: NeedRated) -> None:
        self._part = Part.NEEDS
        self.night.met.append(event.seat)

    @take.register
    def _(self, event: ChitDrawn) -> None:
        self.night.chits += 1

    @take.register
    def _(self, event: DecreePassed) -> None:
        self._part = Part.DOCKET
        self.night.passed, self.night.votes = event.card, event.votes

    @take.register
    def _(self, event: LeadFound) -> None:
        self.night.lead = event.seat

    @take.register
    def _(self, event: CrisisStruck) -> None:
        self.night.struck.append(event.card)

    @take.register
    def _(self, event: CultistActs) -> None:
        self._part, self._struck = Part.CULT, None
        self.night.cultists += 1

    @take.register
    def _(self, event: ThreatTriggered) -> None:
        self._struck = Struck(event.name)
        self.night.triggered.append(self._struck)

    @take.register
    def _(self, event: ThreatDiscarded) -> None:
        self._struck = None

    @take.register
    def _(self, event: ThreatHidden) -> None:
        self.night.hidden += 1

    @take.register
    def _(self, event: MarkerFell) -> None:
        self._part, self._struck = Part.LIGHTHOUSE, None
        self.night.fell, self.night.row = event.trouble, event.row

    @take.register
    def _(self, event: SiteFinished) -> None:
        self._part = Part.LIGHTHOUSE
        self.night.site, self.night.v_per_floor = event.name, event.v_per_floor
