"""Looking at a record: the replay's commands and its bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.actions import Commands
from desktop.naming import seat_names
from desktop.window import Window
from models.moment import Moment
from models.records import Opened
from models.replay import ReplaySession, Stride
from models.translate import language
from rules.kernel.steps import Seat
from views.panels.help import help_text

if TYPE_CHECKING:
    from desktop.games import Games

INTERVALS = (3000, 2000, 1400, 1000, 700, 450, 250, 120)
"""Milliseconds for each step, from slowest to fastest."""
USUAL = 3


class Looking(QObject):
    """One record at a time."""

    played_on = Signal(object)
    """Session: a new game that goes on from what was shown."""

    def __init__(self, window: Window, commands: Commands, games: Games, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._commands, self._games = window, commands, games
        self._replay: ReplaySession | None = None
        self._opened: Opened | None = None
        self._pace = USUAL
        does: dict[str, Callable[[ReplaySession], object]] = {
            "step_back": lambda replay: replay.step(-1),
            "step_forward": lambda replay: replay.step(1),
            "round_back": lambda replay: replay.step(-1, Stride.ROUND),
            "round_forward": lambda replay: replay.step(1, Stride.ROUND),
            "to_start": lambda replay: replay.to_start(),
            "to_end": lambda replay: replay.to_end(),
            "play_replay": lambda replay: replay.play(not replay.is_playing),
            "faster": lambda _: self._set_pace(1),
            "slower": lambda _: self._set_pace(-1),
            "play_on": self._play_on,
        }
        for command, action in does.items():
            commands[command].triggered.connect(lambda _=False, do=action: self._do(do))
        bar = window.replay_bar
        bar.set_actions(
            [
                commands[each]
                for each in ("to_start", "step_back", "play_replay", "step_forward", "to_end")
            ],
            [commands["play_on"]],
        )
        bar.jumped.connect(lambda place: self._do(lambda replay: replay.jump(place)))
        bar.viewer_chosen.connect(self._choose_viewer)
        self._allow(False)

    def _do(self, action: Callable[[ReplaySession], object]) -> None:
        if self._replay is not None:
            action(self._replay)

    def _allow(self, allowed: bool) -> None:
        self._window.menus.show_replay(allowed)
        self._window.replay_bar.setVisible(allowed)

    # ------------------------------------------------------------ opening and closing
    def open(self, opened: Opened) -> None:
        """Shows a record from its beginning, with the keyboard on the button that plays it. A game
        that another window plays is shown as it stands, from its public side, and nobody can play
        on from it."""
        self._games.put_away()
        replay = ReplaySession(opened.play, opened.record.head.seats)
        self._replay, self._opened = replay, opened
        help_page = help_text(replay.setup.game, language().code)
        self._window.show_feed(replay, help_page, None)
        self._window.replay_bar.set_names(seat_names(replay), replay.may_choose_viewer)
        replay.moved.connect(self._follow)
        replay.playing_changed.connect(self._commands["play_replay"].setChecked)
        replay.set_interval(INTERVALS[self._pace])
        self._allow(True)
        if replay.outcome is None:
            replay.to_end()
        else:
            replay.start()
            self._window.replay_bar.take_focus()

    def close(self) -> None:
        """The record is put away."""
        if self._replay is not None:
            self._replay.close()
        self._replay = self._opened = None
        self._allow(False)

    @property
    def replay(self) -> ReplaySession | None:
        return self._replay

    def _follow(self, now: Moment) -> None:
        replay, place = self._replay, now.position
        if replay is None:
            return
        board, where = self._window.table.board, ""
        if board is not None:
            where = type(board).stage_name(now.public, seat_names(replay))
        self._window.replay_bar.set_place(place, replay.entries, where)
        self._window.moves.refresh()
        if place < replay.entries:
            self._say_what_was(replay)

    def _say_what_was(self, replay: ReplaySession) -> None:
        """Before the end the prompt line does not say that the game is over."""
        lines = replay.log
        last = lines.index(lines.rowCount() - 1, 0).data()
        prompt = self._window.table.prompt
        prompt.ask(None, "", QCoreApplication.translate("Past", "The table as it was then."))
        prompt.answer(str(last or ""))

    def _choose_viewer(self, viewer: int | None) -> None:
        if self._replay is not None:
            self._replay.choose_viewer(None if viewer is None else Seat(viewer))

    def _set_pace(self, step: int) -> None:
        self._pace = min(max(0, self._pace + step), len(INTERVALS) - 1)
        self._do(lambda replay: replay.set_interval(INTERVALS[self._pace]))

    def _play_on(self, replay: ReplaySession) -> None:
        """A game of its own; the record stays as it is."""
        opened = self._opened
        if opened is None:
            return
        head = opened.record.head
        session = self._games.play_on(replay.branch(), head.seats, opened.record.take_back)
        self.played_on.emit(session)
