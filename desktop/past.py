"""Looking back during a game: what happened since the last turn, the table as it was then."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.table import Table
from models.moment import Ended
from models.replay import ReplaySession


class Past(QObject):
    """Shows what was, then asks again what was asked. The game itself goes on meanwhile."""

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table

    def show_again(self) -> None:
        """Plays what happened since the last decision once more."""
        table = self._table
        question, feed, happenings = table.question, table.feed, table.since.happenings()
        if question is None or feed is None:
            return
        table.clear_offer()
        for happening in happenings:
            table.stage.play(happening.view, happening.events)
        table.stage.play(feed.view, ())
        table.stage.then(lambda: table.offer(question))

    def show_then(self, entry: int) -> None:
        """The table after so many entries, as far as the present viewer could see it then."""
        table = self._table
        feed = table.feed
        if feed is None:
            return
        if isinstance(feed, ReplaySession):
            feed.jump(entry)
            return
        table.clear_offer()
        table.show_view(feed.view_at(entry))
        said = self.tr("The table as it was then.")
        table.rest(said, self.tr("Back to now"), self._come_back)

    def _come_back(self) -> None:
        table = self._table
        if table.feed is None:
            return
        asks = table.feed.moment.asks
        table.show_view(table.feed.view)
        if asks is not None and not isinstance(asks, Ended):
            table.wait_for(asks)
