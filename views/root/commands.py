"""The commands of the table of Root."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from views.items.table_commands import TableCommands

translate = QCoreApplication.translate


class Commands(TableCommands):
    """Their words."""

    def names(self) -> dict[str, str]:
        """In the user's language."""
        return {
            "next_area": translate("root_board", "Next part of the t&able"),
            "previous_area": translate("root_board", "Pre&vious part of the table"),
            "overlay_rulers": translate("root_board", "Rin&gs of the rulers"),
            "overlay_tints": translate("root_board", "&Colours of the rulers"),
        }
