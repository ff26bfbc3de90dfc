"""The commands of the table of Cthulhu Wars."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from views.items.table_commands import TableCommands

translate = QCoreApplication.translate


class Commands(TableCommands):
    """Their words."""

    def names(self) -> dict[str, str]:
        """In the user's language."""
        return {
            "next_area": translate("cthulhu_wars_board", "Next part of the t&able"),
            "previous_area": translate("cthulhu_wars_board", "Pre&vious part of the table"),
            "overlay_control": translate("cthulhu_wars_board", "&Control: who controls the gates"),
            "overlay_threats": translate("cthulhu_wars_board", "Threats: &who can be captured"),
            "overlay_reach": translate("cthulhu_wars_board", "Arrows of a &move"),
            "overlay_borders": translate("cthulhu_wars_board", "&Borders of the area pointed at"),
        }
