"""The cells of the pages beside a map: one for each thing, whatever page is open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Target
from views.items.cell import Cell, Spec
from views.items.closeup import Closeup
from views.items.hand import Hand
from views.items.page_ground import Ground


class PageCells(QObject):
    """Keeps them and lights them; a game lays its pages by records."""

    _hand: Hand | None

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._cells: dict[str, Cell] = {}
        self._shown: list[Cell] = []
        self._hand = None
        self._area, self._scale = QRectF(), 1.0
        self._ground = Ground()
        scene.addItem(self._ground)

    def _show_specs(self, specs: Sequence[Spec]) -> None:
        """Cells follow the records; those without one are hidden."""
        self._shown = [self._cell(spec) for spec in specs]
        names = {spec.key for spec in specs}
        for key, cell in self._cells.items():
            if key in names:
                cell.setVisible(True)
            else:
                cell.forget()
        self._light()

    def _cell(self, spec: Spec) -> Cell:
        if spec.key not in self._cells:
            made = self._cells[spec.key] = self._new_cell()
            made.pressed.connect(partial(self._press, made))
            self._scene.addItem(made)
        cell = self._cells[spec.key]
        cell.scale_of_board = self._scale
        cell.show_spec(spec)
        return cell

    def _new_cell(self) -> Cell:
        return Cell()

    def _light(self) -> None:
        """What can be chosen."""
        if self._hand is not None:
            for cell in self._shown:
                cell.light(self._hand)

    def _press(self, cell: Cell) -> None:
        """Answers the question where it can, else turns the page."""
        hand, spec = self._hand, cell.spec
        if hand is not None and cell.target is not None and hand.press(cell.target):
            return
        if spec is not None and spec.does is not None:
            spec.does()

    def _pointed_cell(self) -> Cell | None:
        """The one that the pointer or the keyboard is on."""
        return next((each for each in self._shown if each.is_hovered or each.is_current), None)

    def _cell_of(self, target: Target) -> Cell | None:
        """The first one in sight that stands for this."""
        return next((cell for cell in self._shown if cell.target == target), None)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""
        spoken = set(targets)
        for cell in self._shown:
            cell.speak_of(cell.target in spoken)


class NotedCells(PageCells):
    """Holds the words of what is pointed at nearer, too."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._closeup = Closeup()
        scene.addItem(self._closeup)

    def _new_cell(self) -> Cell:
        made = super()._new_cell()
        made.noted.connect(partial(self._noted, made))
        return made

    def _noted(self, cell: Cell) -> None:
        """Pressed, held, or let go: its words, unless pointer and keyboard have left it."""
        is_wanted = cell.is_held or cell.is_hovered or cell.is_current
        self._closeup.follow(cell if is_wanted else None, self._area)
