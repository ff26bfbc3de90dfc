"""All that lies on the table, and how it follows a view: no question is answered here."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from rules.cartographers.drawing.preview import Standing, standing
from rules.cartographers.maps.land import land_of_rows
from rules.cartographers.maps.sheet import Sheet
from rules.cartographers.state import Cartographers
from rules.kernel.steps import Seat
from views.cartographers.arrangement import Needs, arrange
from views.cartographers.card_area import CardArea
from views.cartographers.column import ColumnArea
from views.cartographers.decision import Decision
from views.cartographers.edicts import EdictArea
from views.cartographers.endings import EndArea
from views.cartographers.map_area import MapArea
from views.cartographers.others import OthersArea
from views.cartographers.sheet_item import SpaceElement
from views.cartographers.skill_area import SkillArea
from views.items.panel import Panel
from views.theme import theme

translate = QCoreApplication.translate


class RenderState(msgspec.Struct, frozen=True):
    """What is to be seen: a view, by whom, and which map lies large."""

    view: Cartographers
    viewer: Seat | None
    names: dict[int, str]
    decision: Decision | None = None
    enlarged: Seat | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view.outcome is not None

    @property
    def seat(self) -> Seat | None:
        """Whose map lies large; None: all lie side by side."""
        if self.enlarged is not None:
            return self.enlarged
        if self.is_over:
            return None
        return self.decision.owner if self.decision is not None else self.viewer

    @property
    def placing(self) -> Decision | None:
        """The decision whose map lies large now."""
        return self.decision if self.enlarged is None else None

    @property
    def is_foreign(self) -> bool:
        """Whether the large map is not the viewer's own."""
        return self.seat != self.viewer

    @property
    def sheet(self) -> Sheet | None:
        """The large map as it is now, with the parts of an answer that are given already."""
        if self.seat is None:
            return None
        return self.placing.base if self.placing is not None else self.view.sheets[self.seat]

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.names.get(seat, str(seat + 1))

    def whose(self) -> str:
        """Whose map lies large, in a sentence."""
        seat = self.seat
        if seat is None:
            return ""
        if self.placing is not None:
            text = translate("cartographers_board", "You draw on {name}'s map")
        else:
            text = translate("cartographers_board", "{name}'s map (Esc: back)")
        return text.format(name=self.name(seat))


class TableScene(QGraphicsScene):
    """The areas of the table."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.map = MapArea(self, land_of_rows("blank", ["." * 11] * 11), self)
        self.card = CardArea(self, self)
        self.column = ColumnArea(self, self)
        self.edicts = EdictArea(self, self)
        self.others = OthersArea(self, self)
        self.maps = OthersArea(self, self, centred=True)
        self.skills = SkillArea(self, self)
        self.end = EndArea(self, self)
        self.showing: RenderState | None = None
        self.worth: Standing | None = None
        """What the large map is worth as it is shown; None: there is none, or it is hidden."""

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Everything anew."""
        self.showing = showing
        view, over = showing.view, showing.is_over
        self.column.show(view)
        self.edicts.show(view, showing.seat, not over)
        self.skills.show(view, showing.viewer, showing.decision, not over)
        self._show_card(showing)
        self._show_map(showing)
        self._show_others(showing)
        ended = over and showing.enlarged is None
        self.end.show(view if ended else None, showing.names, showing.viewer)

    def _show_card(self, showing: RenderState) -> None:
        decision = showing.decision
        whose = ""
        if decision is not None and decision.is_elsewhere:
            text = translate("cartographers_board", "On {name}'s map")
            whose = text.format(name=showing.name(decision.owner))
        self.card.show(showing.view, decision, whose, not showing.is_over)

    def _show_map(self, showing: RenderState) -> None:
        view, seat, sheet = showing.view, showing.seat, showing.sheet
        self.map.set_visible(sheet is not None)
        self.worth = None
        if seat is None or sheet is None:
            return
        self.map.show_sheet(view.land, sheet)
        self.map.show_owner(showing.is_foreign, seat, showing.name(seat), showing.whose())
        worth = standing(view, sheet) if sheet.coins >= 0 else None
        self.worth = worth
        if worth is not None:
            self.map.name_spaces(view, sheet, worth, seat)
        asked = showing.placing is not None and showing.placing.placing is not None
        self.map.set_asks(asked)

    def _show_others(self, showing: RenderState) -> None:
        view, seat, viewer = showing.view, showing.seat, showing.viewer
        every = [Seat(number) for number in range(len(view.sheets))]
        names = dict(showing.names)
        if viewer is not None and len(every) > 1:
            text = translate("cartographers_board", "{name} (you)")
            names[viewer] = text.format(name=showing.name(viewer))
        side_by_side = seat is None
        left = [each for each in every if each != seat and not side_by_side]
        left.sort(key=lambda each: (each != viewer, each))
        owner = showing.decision.owner if showing.decision is not None else None
        marked = owner if showing.enlarged is not None else None
        self.others.show(view, left, names, marked)
        self.maps.show(view, every if side_by_side else [], names)

    # ------------------------------------------------------------ where everything lies
    def arrange(self, size: QSizeF) -> None:
        """Lays everything out for a table of this size."""
        showing = self.showing
        if showing is None:
            return
        view, over = showing.view, showing.is_over
        needs = Needs(
            others=len(view.sheets) - 1,
            skills=0 if over else len(view.dealt),
            strips=len(view.revealed),
        )
        found = arrange(size.width(), size.height(), theme().text / 100, needs)
        self.setSceneRect(QRectF(0, 0, found.width, found.height))
        self.map.place(found.sheet, found.scale)
        self.column.place(found.season, found.column, found.scale)
        self.card.place(found.card, found.scale)
        self.edicts.place(found.edicts, found.purse, found.scale, found.form)
        self.skills.place(found.skills, found.scale, found.form)
        self.others.place(found.others, found.scale)
        if over:
            self.maps.place(found.maps, found.end_scale)
        else:
            self.maps.place(found.sheet, found.scale)
        self.end.place(found.table, found.end_scale)

    # ------------------------------------------------------------ what there is
    def parts(self) -> list[list[Panel]]:
        """The panels that are seen, part by part, in the order in which one reads them."""
        parts: list[list[Panel]] = [
            [self.map.plate],
            self.card.elements(),
            self.edicts.elements(),
            self.skills.elements(),
            [self.edicts.purse],
            self.column.elements(),
            self.end.elements(),
            self.others.elements(),
            self.maps.elements(),
        ]
        shown = [[panel for panel in part if panel.isVisible()] for part in parts]
        return [part for part in shown if part]

    def panels(self) -> list[Panel]:
        """The same in one row."""
        return [panel for part in self.parts() for panel in part]

    def spaces(self) -> list[SpaceElement]:
        """The spaces of the large map; none where no map lies large."""
        return list(self.map.spaces) if self.map.sheet.isVisible() else []

    def space_at(self, place: tuple[int, int] | None) -> SpaceElement | None:
        """The space of a row and column."""
        found = (each for each in self.spaces() if (each.row, each.col) == place)
        return next(found, None)

    def refresh(self, then: Standing | None) -> None:
        """What depends on the ghost; `then` is the worth of the map with it."""
        showing = self.showing
        if showing is None:
            return
        self.map.show_ghost(showing.placing)
        self.card.refresh(showing.decision)
        self.edicts.show_values(self.worth, then)
