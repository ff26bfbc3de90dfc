"""People who try the way back after each choice, and the log as it ought to be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.translate import words
from rules.kernel.codec import digest
from rules.kernel.steps import Event
from rules.kernel.views import share
from tests.desktop import tablefolk
from tests.desktop.helpers import NAMES
from tests.desktop.woodfolk import Folk
from tests.rules.walks import Moment


def told_to(user: Folk, viewer: int | None) -> list[Event]:
    """All that has happened, as far as this seat may know it, from the journal itself."""
    play = user.session._play
    happened = [play.opening, *play.happened]
    return [event for each in happened for event in share(each.events, viewer)]


def lines_of(events: Sequence[Event]) -> list[str]:
    """What the log says of events."""
    texts = [event.text() for event in events]
    return [words(text, NAMES) for text in texts if text is not None]


def check_log(reader: tablefolk.Reader) -> None:
    """Reads to the end: the log has a line for each thing told, in its order."""

    def check() -> bool:
        assert reader.window.log.lines() == lines_of(told_to(reader, reader.session.viewer))
        return not reader.written

    reader.play(check)


class Regretter(tablefolk.Reader):
    """Clicks on Undo once after each choice, where it is open."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, written: Sequence[Moment]) -> None:
        super().__init__(lamp, qtbot, written)
        self.before: dict[int, tuple[str, list[Moment]]] = {}
        """How many answers there were -> the table then, and what was still to be chosen."""
        self.taken_back, self.barred = set[int](), list[str]()

    @property
    def undo(self) -> QToolButton:
        """The button beside the question."""
        found = self.window.findChild(QToolButton, "tool_undo")
        assert found is not None
        return found

    def answer(self) -> None:
        """Answers; then the way back is tried."""
        question = self.question
        self.before[self.session.entries] = digest(self.state), list(self.written)
        super().answer()
        self.qtbot.waitUntil(self.is_asked)
        after = self.window.table.question
        if after is None or after.seat != question.seat:
            return
        way = self.session.can_undo()
        if way.undo_barrier is not None:
            assert not self.undo.isEnabled()
            assert self.window.commands["undo"].statusTip() == words(way.undo_barrier, NAMES)
            self.barred.append(words(way.undo_barrier, NAMES))
        elif way.to in self.before and way.to not in self.taken_back:
            self.go_back(way.to)

    def go_back(self, to: int) -> None:
        """The same question again, the same table."""
        self.click(self.undo)
        self.qtbot.waitUntil(lambda: self.session.entries == to)
        self.qtbot.waitUntil(self.is_asked)
        before, self.written = self.before[to]
        assert digest(self.state) == before
        self.taken_back.add(to)
