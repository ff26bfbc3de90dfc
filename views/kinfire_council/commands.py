"""The commands of the table of Kinfire Council."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from views.items.table_commands import TableCommands

translate = QCoreApplication.translate


class Commands(TableCommands):
    """Their words."""

    def names(self) -> dict[str, str]:
        """In the user's language."""
        return {
            "next_area": translate("kinfire_council_board", "Next part of the t&able"),
            "previous_area": translate("kinfire_council_board", "Pre&vious part of the table"),
            "overlay_free": translate("kinfire_council_board", "&Free: open spaces"),
            "overlay_streets": translate(
                "kinfire_council_board", "Ad&jacent: how far arrests reach from a space"
            ),
            "overlay_patrons": translate("kinfire_council_board", "&Patrons: who gains where"),
            "overlay_net": translate(
                "kinfire_council_board", "&Net: coins each location leaves, tax included"
            ),
        }
