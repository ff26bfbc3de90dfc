"""The commands of the table: say something, the log of the voyage, the way from part to part."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from views.items.table_commands import OwnCommands

translate = QCoreApplication.translate


class Commands(OwnCommands):
    """The game's own commands for the Move menu."""

    def __init__(
        self,
        say: Callable[[], object],
        book: Callable[[], object],
        go: Callable[[int], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.add("say_claim", "S", say, "speech")
        self.add("voyage_log", "B", book, "logbook")
        self.add("next_area", "E", lambda: go(1))
        self.add("previous_area", "Shift+E", lambda: go(-1))

    def names(self) -> dict[str, str]:
        """Id of a command -> its words in the user's language."""
        return {
            "say_claim": translate("feed_the_kraken_board", "Sa&y something…"),
            "voyage_log": translate("feed_the_kraken_board", "Lo&g of the voyage"),
            "next_area": translate("feed_the_kraken_board", "Next part of the t&able"),
            "previous_area": translate("feed_the_kraken_board", "Pre&vious part of the table"),
            "overlay_courses": translate("feed_the_kraken_board", "Where the &colours lead"),
            "overlay_distances": translate("feed_the_kraken_board", "&Moves to each space"),
        }
