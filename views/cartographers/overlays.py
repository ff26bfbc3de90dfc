"""What can be laid over the map: legal places, what each edict scores, monsters, who drew what."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction

from models.translate import words
from rules.cartographers.data import EDICTS
from rules.cartographers.drawing.preview import Standing
from rules.cartographers.names import card_name
from views.cartographers.decision import Decision
from views.cartographers.edicts import EdictArea, EdictRow, Purse
from views.cartographers.map_area import MapArea
from views.cartographers.overlay import Mark
from views.cartographers.scene import RenderState
from views.items.panel import Panel

translate = QCoreApplication.translate
LEGAL, MONSTERS, OWNERS = "legal", "monsters", "owners"
FEW = 24
"""So few open spaces are marked by themselves."""


class Overlays(QObject):
    """Checkable actions, and what the pointer wakes for a moment."""

    changed = Signal()

    def __init__(self, area: MapArea, edicts: EdictArea, parent: QObject) -> None:
        super().__init__(parent)
        self._map, self._edicts = area, edicts
        self._pointed: Panel | None = None
        self._mentioned = 0
        self.actions: list[QAction] = []
        for name in (LEGAL, *EDICTS, MONSTERS, OWNERS):
            action = QAction(self)
            action.setObjectName(f"overlay_{name}")
            action.setCheckable(True)
            action.toggled.connect(lambda on, a=action: self._toggled(a, on))
            self.actions.append(action)
        self.names: tuple[str, ...] = ()
        self.name()

    def name(self) -> None:
        """The words of the actions in the user's language."""
        texts = {
            LEGAL: translate("cartographers_board", "Le&gal places"),
            MONSTERS: translate("cartographers_board", "Spaces beside &monsters"),
            OWNERS: translate("cartographers_board", "&Who drew what"),
        }
        for action in self.actions:
            name = action.objectName().removeprefix("overlay_")
            action.setText(texts.get(name) or self._edict_text(name))

    def _edict_text(self, letter: str) -> str:
        number = EDICTS.index(letter)
        if number < len(self.names):
            text = translate("cartographers_board", "Edict &{letter}: {card}")
            return text.format(letter=letter, card=self.names[number])
        return translate("cartographers_board", "Edict &{letter}").format(letter=letter)

    def _toggled(self, action: QAction, on: bool) -> None:
        """One kind of marks at a time."""
        if on and action in self._marks():
            for other in self._marks():
                if other is not action and other.isChecked():
                    other.blockSignals(True)
                    other.setChecked(False)
                    other.blockSignals(False)
        self.changed.emit()

    def _marks(self) -> list[QAction]:
        return self.actions[1:6]

    def point_at(self, panel: Panel | None) -> None:
        """An edict or the purse is pointed at: its spaces are shown as long as that lasts."""
        pointed = panel if isinstance(panel, EdictRow | Purse) else None
        if pointed is not self._pointed:
            self._pointed = pointed
            self.changed.emit()

    # ------------------------------------------------------------ showing
    def mention(self, mask: int) -> None:
        """Rings spaces that a hint or a line of the log speaks of; 0: none."""
        self._mentioned = mask
        self.changed.emit()

    def show(self, showing: RenderState, worth: Standing | None) -> None:
        """Lays over the map what is switched on, pointed at or spoken of."""
        cards = tuple(words(card_name(card)) for card in showing.view.edicts)
        if cards != self.names:
            self.names = cards
            self.name()
        decision = showing.placing
        then = decision.then() if decision is not None else None
        self._show_marks(then or worth)
        self._show_places(decision)
        sheet = showing.sheet if self.actions[6].isChecked() else None
        self._map.over.show_owned(sheet.drawings if sheet is not None else (), showing.names)

    def _show_marks(self, worth: Standing | None) -> None:
        number = self._edict_wanted()
        self._edicts.light(number if number is not None else -1)
        if worth is None:
            self._map.show_marked(0)
        elif number is not None:
            self._map.show_marked(worth.edicts[number].spaces, Mark.SCORE)
        elif self.actions[5].isChecked() or isinstance(self._pointed, Purse):
            self._map.show_marked(worth.monsters.spaces, Mark.LOSS)
        else:
            self._map.show_marked(self._mentioned, Mark.MENTION)

    def _edict_wanted(self) -> int | None:
        if isinstance(self._pointed, EdictRow):
            return self._pointed.number
        if self._pointed is not None:
            return None
        return next((n for n in range(4) if self.actions[1 + n].isChecked()), None)

    def _show_places(self, decision: Decision | None) -> None:
        """Dots for every legal place if wanted; few open spaces are marked always."""
        placing = decision.placing if decision is not None else None
        if placing is None:
            self._map.over.show_heat({})
            self._map.sheet.set_open(0)
            self._map.sheet.let_press(0)
            return
        wanted = self.actions[0].isChecked()
        self._map.over.show_heat(placing.heat() if wanted and not placing.is_placed else {})
        covered = placing.covered()
        self._map.sheet.let_press(covered | placing.ghost.cells)
        few = covered.bit_count() <= FEW and not placing.is_placed
        self._map.sheet.set_open(covered if few else 0)
