"""The open decision on the table of Cthulhu Wars."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.kernel.steps import Target, TargetKind
from views.items.hand import Hand as ChoosingHand

translate = QCoreApplication.translate


class Hand(ChoosingHand):
    """Does nothing by a click on the chart that no word has named."""

    def choices(self, count: int) -> str:
        """So many choices."""
        return translate("cthulhu_wars_board", "%n choice(s)", None, count)

    def press(self, target: Target) -> bool:
        """A click. False: it is not open. What no word has named yet is named before it is done."""
        if self.option_filter is not None and self.is_open(target) and self._is_unnamed(target):
            return self.option_filter.point(target)
        return super().press(target)

    def _is_unnamed(self, target: Target) -> bool:
        """Whether a place is left with one order whose button has not been pressed."""
        found = self.options_at(target)
        if len(found) != 1 or target.kind is not TargetKind.PLACE:
            return False
        buttons = {each for each in found[0].targets if each.kind is TargetKind.BUTTON}
        return not buttons <= set(self.path)
