"""What a forecast tells: the records of the night ahead, part by part."""

from __future__ import annotations

import msgspec

from rules.kernel.steps import Seat
from rules.kinfire_council.enums import Resource
from rules.kinfire_council.forecast.foresight import Doubt, Part
from rules.kinfire_council.state import NOBODY

Gains = tuple[tuple[Part, int], ...]


class NeedAhead(msgspec.Struct, frozen=True):
    """A need: who has met it, and what that brings him; unmet it draws a chit."""

    row: int
    wants: tuple[Resource, ...]
    met_by: Seat
    v: int


class DocketAhead(msgspec.Struct, frozen=True):
    """The vote as it stands. `winner`: which decree passes, -1 while the Speaker would have to
    pick; `lead`: most votes on it, NOBODY if nobody has or several are tied (`tied`)."""

    votes: tuple[int, ...]
    winner: int = -1
    sponsors: tuple[Seat, ...] = ()
    lead: Seat = NOBODY
    tied: tuple[Seat, ...] = ()
    strikes: bool = False
    """The other decree is a Crisis, which does its harm."""


class SlotAhead(msgspec.Struct, frozen=True):
    """A threat slot. `hits`: the chits that will add trouble; `after`: its trouble then."""

    card: str
    trouble: int
    hits: tuple[int, ...]
    after: int
    triggers: bool
    turns_up: bool


class TowerAhead(msgspec.Struct, frozen=True):
    """The lighthouse: the marker now, the trouble it will lose rows by, where it ends, what each
    floor brings there, what the Cult gains."""

    marker: int
    trouble: int
    row: int
    v_per_floor: int
    cult_v: int
    collapses: bool
    floors: tuple[int, ...]
    """By seat."""


class Forecast(msgspec.Struct, frozen=True):
    """All of it. `scores` and `cult`: after the night; `gains`: by part, for each seat and last
    for the Cult. `hidden`: threats under Hidden Threats after it, `hidden_v`: what each of them is
    worth, as far as one can know: the mean of the cards that nobody has seen, in hundredths."""

    pieces_left: tuple[int, ...]
    needs: tuple[NeedAhead, ...]
    draws: int
    docket: DocketAhead | None
    slots: tuple[SlotAhead, ...]
    tower: TowerAhead
    gains: tuple[Gains, ...]
    scores: tuple[int, ...]
    cult: int
    hidden: int
    hidden_v: int
    doubts: tuple[Doubt, ...]
    is_last: bool
    new_hidden: int = 0
    """How many of the hidden threats the night would bring."""

    @property
    def is_sure(self) -> bool:
        """Nothing is drawn, turned up or chosen that could change a score."""
        return not self.doubts

    @property
    def met(self) -> int:
        """How many needs have been met."""
        return sum(each.met_by != NOBODY for each in self.needs)

    def gain(self, seat: Seat, part: Part) -> int:
        """What a part of the night brings a player; the Cult is NOBODY."""
        return dict(self.gains[seat])[part]
