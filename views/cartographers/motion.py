"""Motion of the table: a shape inks in, monsters come, a card slides in, a season is counted.

Everything here only leads to a view that is shown afterwards; cutting it short loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QCoreApplication

from models.translate import words
from rules.cartographers.data import EDICTS
from rules.cartographers.drawing.preview import Standing
from rules.cartographers.events import Destroyed, Drew, Revealed, SeasonScored, Spread, Swept
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.names import card_name
from rules.cartographers.state import Cartographers
from rules.kernel.steps import Event, Seat
from views.cartographers import pieces
from views.cartographers.column import ColumnArea
from views.cartographers.decision import scored_now
from views.cartographers.edicts import EdictArea
from views.cartographers.map_area import MapArea
from views.cartographers.overlay import Ghost, Mark
from views.items.panel import minus
from views.items.timeline import Part, Timeline
from views.theme import theme

MONSTER = pieces.kinds_of((Terrain.MONSTER,))


class Motions:
    """Makes the motion for what has happened, from the areas of the table."""

    def __init__(self, large: MapArea, column: ColumnArea, edicts: EdictArea) -> None:
        self._map, self._column, self._edicts = large, column, edicts

    def timeline(
        self,
        view: Cartographers,
        events: Sequence[Event],
        shown: Seat | None,
        worth: Standing | None,
    ) -> QAbstractAnimation | None:
        """The motion that leads to `view`; `shown` is the seat whose map lies large."""
        line = Timeline(self._tidy)
        for event in events:
            self._add(line, view, event, shown, worth)
        line.fit(theme().motion.compound)
        return line if line.duration() > 0 and line._parts else None

    def _add(
        self,
        line: Timeline,
        view: Cartographers,
        event: Event,
        shown: Seat | None,
        worth: Standing | None,
    ) -> None:
        motion = theme().motion
        owner = getattr(event, "owner", None)
        if isinstance(event, Revealed):
            line.add(motion.flip, lambda share: self._reveal(share))
        elif owner != shown:
            return
        elif isinstance(event, Drew):
            ghost = Ghost(pieces.kinds_of(event.terrains), event.cells, placed=True)
            line.add(motion.move, self._inking(ghost))
        elif isinstance(event, Swept | Spread) and event.cells:
            ghost = Ghost(MONSTER, event.cells, placed=True)
            line.add(motion.move, self._inking(ghost))
        elif isinstance(event, Destroyed):
            ghost = Ghost(pieces.kinds_of(()), event.cells, placed=True)
            line.add(motion.move, self._inking(ghost))
        elif isinstance(event, SeasonScored) and worth is not None:
            self._add_scoring(line, view, event, worth)

    def _add_scoring(
        self, line: Timeline, view: Cartographers, event: SeasonScored, worth: Standing
    ) -> None:
        """The spaces of the two edicts, one after the other, then what monsters cost."""
        length = max(1, theme().motion.compound // 3)
        for number, points in zip(
            scored_now_of(view, event.season), (event.score.first, event.score.second), strict=True
        ):
            spaces = worth.edicts[number].spaces
            name = f"{EDICTS[number]} {words(card_name(view.edicts[number]))}"
            line.add(length, self._lighting(spaces, Mark.SCORE, (minus(points), name), number))
        spaces, cost = worth.monsters.spaces, event.score.monsters
        name = QCoreApplication.translate("cartographers_board", "Monsters")
        line.add(length, self._lighting(spaces, Mark.LOSS, (minus(-cost), name), -1))

    def _lighting(self, spaces: int, mark: Mark, said: tuple[str, str], edict: int) -> Part:
        number, name = said

        def show(share: float) -> None:
            self._map.show_marked(spaces, mark)
            self._map.over.show_number(number, min(1.0, share * 4), name)
            self._edicts.light(edict)

        return show

    def _inking(self, ghost: Ghost) -> Part:
        return lambda share: self._map.over.show_ink(ghost, share)

    def _reveal(self, share: float) -> None:
        if self._column.strips:
            self._column.strips[-1].setOpacity(0.25 + 0.75 * share)

    def _tidy(self) -> None:
        self._map.over.show_ink(None)
        self._map.show_marked(0)
        self._map.over.show_number("")
        self._edicts.light(-1)
        for strip in self._column.strips:
            strip.setOpacity(1.0)


def scored_now_of(view: Cartographers, season: int) -> tuple[int, ...]:
    """The edicts that a season scores, as numbers from 0."""
    if view.season == season:
        return scored_now(view)
    from rules.cartographers.data import card_set

    edicts = card_set(view.variant.card_set).season[season].edicts
    return tuple(EDICTS.index(edict) for edict in edicts)
