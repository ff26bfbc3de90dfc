"""One thing on a faction's board: a card of one name may lie in several places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from views.items import cell
from views.root.panels.homes import Home, fits

if TYPE_CHECKING:
    from views.items.hand import Hand


class Spec(cell.Spec, frozen=True, kw_only=True):
    """What a cell shows. `home`: where it lies, if it is a card; `worth`: what it would score
    there, None: what is printed."""

    home: Home = Home.ANYWHERE
    worth: int | None = None


class Cell(cell.Cell):
    """A place of a board: told in a sentence, lit where it can be chosen."""

    def means(self, hand: Hand) -> bool:
        """Whether the question asks for it: not for a card of its name that lies elsewhere."""
        if self.target is None or not super().means(hand):
            return False
        home = self.spec.home if isinstance(self.spec, Spec) else Home.ANYWHERE
        question = hand.question
        if question is None or home is Home.ANYWHERE:
            return True
        return fits(home, question.choice, hand.options_at(self.target), len(hand.path))
