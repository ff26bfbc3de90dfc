"""The open decision on the table of Root."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.root.actions import Fight
from views.items.hand import Hand as ChoosingHand

translate = QCoreApplication.translate


class Hand(ChoosingHand):
    """Knows when a battle is to be chosen."""

    def choices(self, count: int) -> str:
        """So many choices."""
        return translate("root_board", "%n choice(s)", None, count)

    @property
    def is_about_battle(self) -> bool:
        """Whether all that is left to choose are battles."""
        found = self.option_filter.matching if self.option_filter is not None else []
        return bool(found) and all(isinstance(option.action, Fight) for option in found)
