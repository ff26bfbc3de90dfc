"""A record looked at again: any moment of it, any seat's view once the game is over."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from enum import StrEnum

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from models.game_model import GameModel
from models.moment import Ended, Moment, Stand
from models.seating import SeatPlan
from rules.kernel.play import Play
from rules.kernel.steps import Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, add_sentences, say


class Stride(StrEnum):
    """How far a jump goes."""

    STEP = "step"
    """One part of an answer."""
    DECISION = "decision"
    """One settled question."""
    ROUND = "round"
    """To where the game says it is somewhere else: a round, a season, a day."""


class ReplaySession(GameModel):
    """Shows a game from its record; nobody is asked."""

    playing_changed = Signal(bool)
    """Whether the replay runs by itself."""

    def __init__(
        self, play: Play, seats: Sequence[SeatPlan], parent: QObject | None = None
    ) -> None:
        """Stands at the beginning."""
        super().__init__(play, seats, parent)
        self._at = 0
        self._viewer: Seat | None = None
        self._end = Ended(self.outcome) if self.outcome is not None else None
        self._stops: dict[Stride, list[int]] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(1_000)
        self._clock.timeout.connect(self._tick)

    # ------------------------------------------------------------ where one is
    @property
    def position(self) -> int:
        """After how many entries the table is shown."""
        return self._at

    @property
    def viewer(self) -> Seat | None:
        """Whose view is shown; None: what all may see."""
        return self._viewer

    def _make(self, position: int) -> Moment:
        """At the end of a game that is over its result is shown."""
        is_end = position == self.entries and self.outcome is not None
        stand = Stand(asks=self._end if is_end else None)
        return self._moments.make(position, self._viewer, stand)

    @property
    def may_choose_viewer(self) -> bool:
        """A game that still runs shows its public side only."""
        return self.outcome is not None

    @property
    def is_playing(self) -> bool:
        """Whether the replay runs by itself."""
        return self._clock.isActive()

    def where(self) -> Text | None:
        """The round, season or day that is shown."""
        return self._play.game.where(self.public_view)

    # ------------------------------------------------------------ from outside
    def start(self) -> None:
        """Shows the beginning."""
        self.jump(0)

    def jump(self, entry: int) -> None:
        """Shows the table after so many entries."""
        self._at = min(max(0, entry), self.entries)
        self._tell_anew()

    def step(self, count: int = 1, stride: Stride = Stride.STEP) -> None:
        """So many strides forward or back. One step forward is shown as it happened."""
        if count == 1 and stride is Stride.STEP and self._at < self.entries:
            self._at += 1
            self._tell_more(self._play.happened[self._at - 1].events)
            return
        stops = self._stops_of(stride)
        here = bisect_right(stops, self._at) if count > 0 else bisect_left(stops, self._at)
        there = here + count - 1 if count > 0 else here + count
        self.jump(stops[min(max(0, there), len(stops) - 1)])

    def to_start(self) -> None:
        """The beginning."""
        self.jump(0)

    def to_end(self) -> None:
        """The last thing that happened."""
        self.jump(self.entries)

    def play(self, plays: bool = True) -> None:
        """Runs by itself to the end, one step at a time."""
        if plays and self._at == self.entries:
            self.jump(0)
        if plays != self._clock.isActive():
            self._clock.start() if plays else self._clock.stop()
            self.playing_changed.emit(plays)

    def set_interval(self, milliseconds: int) -> None:
        """How long each step is shown."""
        self._clock.setInterval(milliseconds)

    def choose_viewer(self, viewer: Seat | None) -> None:
        """Shows the table as this seat saw it; only of a game that is over."""
        if viewer is not None and not self.may_choose_viewer:
            self.refused.emit(say("models.replay_public_only"))
            return
        self._viewer = viewer
        self._tell_anew()

    def branch(self) -> Play:
        """A new game that goes on from what is shown; the record stays as it is."""
        kept = self._play.journal
        journal = msgspec.structs.replace(
            kept,
            entries=kept.entries[: self._at],
            digests={count: mark for count, mark in kept.digests.items() if count <= self._at},
            marks=[mark for mark in kept.marks if mark.entry <= self._at],
        )
        return Play.resumed(journal)

    def close(self) -> None:
        """Stops."""
        self.play(False)

    # ------------------------------------------------------------ moving
    def _tick(self) -> None:
        self.step()
        if self._at == self.entries:
            self.play(False)

    def _stops_of(self, stride: Stride) -> list[int]:
        """The entries at which a jump of this kind may land: the beginning and the end always."""
        if stride not in self._stops:
            self._stops[stride] = self._find_stops(stride)
        return self._stops[stride]

    def _find_stops(self, stride: Stride) -> list[int]:
        if stride is Stride.STEP:
            return list(range(self.entries + 1))
        stops = [0]
        before = self._sign(0, stride)
        for entry in range(1, self.entries + 1):
            sign = self._sign(entry, stride)
            if sign != before:
                stops.append(entry)
            before = sign
        return stops if stops[-1] == self.entries else [*stops, self.entries]

    def _sign(self, entry: int, stride: Stride) -> object:
        state = self._moments.state_at(entry)
        return state.ply if stride is Stride.DECISION else self._play.game.chapter(state)


add_sentences(
    "models",
    {
        "models.replay_public_only": QT_TRANSLATE_NOOP(
            "models", "While the game runs, its replay shows only what everyone may see."
        ),
    },
)
