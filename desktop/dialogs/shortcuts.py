"""Keys: a table in which each command's key can be changed, and an overview to read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHeaderView,
    QKeySequenceEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.actions import COMMANDS, MENUS, SUBMENUS, Commands, default_keys
from desktop.dialogs.sheet import Sheet, button, label
from models.settings import Settings
from models.translate import bare, filled, isolated, listed, unmarked
from views.theme import theme

COMMAND, SPOKEN = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.AccessibleTextRole
LEAST = 72
"""The least height of the table: the rest scrolls."""
NATIVE = QKeySequence.SequenceFormat.NativeText
PORTABLE = QKeySequence.SequenceFormat.PortableText


def menu_title(menu: str) -> str:
    """A menu's title without its mark."""
    return unmarked(QCoreApplication.translate("Commands", MENUS[menu]))


class KeyField(QStyledItemDelegate):
    """Edits a key by pressing it."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: object
    ) -> QWidget | None:
        if index.column() != 1:  # type: ignore[attr-defined]
            return None
        field = QKeySequenceEdit(parent)
        field.setMaximumSequenceLength(1)
        field.setClearButtonEnabled(True)
        field.editingFinished.connect(lambda: self._done(field))
        return field

    def _done(self, field: QKeySequenceEdit) -> None:
        self.commitData.emit(field)
        self.closeEditor.emit(field)

    def setEditorData(self, editor: QWidget, index: object) -> None:
        assert isinstance(editor, QKeySequenceEdit)
        editor.setKeySequence(QKeySequence(bare(index.data()), NATIVE))  # type: ignore[attr-defined]

    def setModelData(self, editor: QWidget, model: object, index: object) -> None:
        assert isinstance(editor, QKeySequenceEdit)
        model.setData(index, isolated(editor.keySequence().toString(NATIVE)))  # type: ignore[attr-defined]


class ShortcutTable(QWidget):
    """All commands with their keys. A key that another command has is not taken without a word."""

    def __init__(self, commands: Commands, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands, self._settings = commands, settings
        self._tree = QTreeWidget(self)
        self._tree.setObjectName("shortcut_tree")
        self._tree.setColumnCount(2)
        self._tree.setHeaderLabels([self.tr("Command"), self.tr("Key")])
        self._tree.setItemDelegate(KeyField(self._tree))
        self._tree.setAccessibleName(self.tr("Commands and their keys"))
        self._tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._tree.setTabKeyNavigation(False)
        self._tree.setMinimumHeight(theme().px(LEAST))
        self._tree.itemChanged.connect(self._changed)
        self._tree.itemActivated.connect(lambda item: self._tree.editItem(item, 1))
        self._note = label("", "bad")
        self._note.hide()
        again = button(self.tr("Reset key"), "", "undo")
        again.setAutoDefault(False)
        again.clicked.connect(self._reset_one)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        said = self.tr("Press Enter or double-click a command, then press its new key.")
        column.addWidget(label(said, "muted"))
        column.addWidget(self._tree, 1)
        column.addWidget(self._note)
        column.addWidget(again, 0, Qt.AlignmentFlag.AlignLeft)
        self.refresh()

    def refresh(self) -> None:
        """The keys as they are now."""
        self._tree.blockSignals(True)
        self._tree.clear()
        tops: dict[str, QTreeWidgetItem] = {}
        for command in COMMANDS:
            if command.id in SUBMENUS:
                continue
            if command.menu not in tops:
                title = menu_title(command.menu)
                tops[command.menu] = QTreeWidgetItem(self._tree, [title])
                tops[command.menu].setData(1, SPOKEN, title)
            words, key = self._commands[command.id].iconText(), self._key(command.id)
            row = QTreeWidgetItem(tops[command.menu], [words, isolated(key)])
            row.setData(0, COMMAND, command.id)
            row.setData(1, SPOKEN, key or self.tr("No key"))
            row.setFlags(row.flags() | Qt.ItemFlag.ItemIsEditable)
        self._tree.expandAll()
        self._tree.blockSignals(False)

    def _key(self, command: str) -> str:
        """The key as set, also where letters are switched off."""
        chosen = self._settings.now.shortcuts
        if command in chosen:
            return (
                QKeySequence(chosen[command][0], PORTABLE).toString(NATIVE)
                if chosen[command]
                else ""
            )
        keys = default_keys(self._commands.command(command))
        return keys[0].toString(NATIVE) if keys else ""

    def _changed(self, row: QTreeWidgetItem, column: int) -> None:
        command = str(row.data(0, COMMAND))
        key = QKeySequence(bare(row.text(1)), NATIVE)
        taken = self._taken_by(key, command)
        if taken:
            said = self.tr("{key} already belongs to “{command}”. Change that one first.")
            pressed, name = isolated(key.toString(NATIVE)), self._commands[taken].iconText()
            self._say(filled(said, key=pressed, command=name))
            self.refresh()
            return
        self._say("")
        self._settings.set_shortcut(command, (key.toString(PORTABLE),) if not key.isEmpty() else ())

    def _taken_by(self, key: QKeySequence, command: str) -> str:
        if key.isEmpty():
            return ""
        for other in COMMANDS:
            is_other = other.id != command and other.id not in SUBMENUS
            if is_other and QKeySequence(self._key(other.id), NATIVE) == key:
                return other.id
        return ""

    def _reset_one(self) -> None:
        row = self._tree.currentItem()
        command = str(row.data(0, COMMAND) or "") if row is not None else ""
        if command:
            self._settings.set_shortcut(command, None)
            self.refresh()

    def _say(self, sentence: str) -> None:
        self._note.setText(sentence)
        self._note.setVisible(bool(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter edits here; it does not press the dialog's button."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


class ShortcutsSheet(Sheet):
    """All keys on one page, to be read."""

    SIZE = QSize(560, 620)
    STAYS = True

    def __init__(self, parent: QWidget | None, commands: Commands) -> None:
        super().__init__(parent, self.tr("Shortcuts"))
        self.page = QTextBrowser(self)
        self.page.setProperty("kind", "page")
        self.page.setAccessibleName(self.tr("Shortcuts"))
        option = self.page.document().defaultTextOption()
        option.setTextDirection(self.layoutDirection())  # keys alone would run from left to right
        self.page.document().setDefaultTextOption(option)
        self.page.setMarkdown(self._text(commands))
        self.body.addWidget(self.page, 1)
        self.add_close().setFocus()

    def _text(self, commands: Commands) -> str:
        lines: list[str] = []
        for menu in MENUS:
            rows = [self._row(commands, each.id) for each in COMMANDS if each.menu == menu]
            lines += ["", f"**{menu_title(menu)}**", "", "| | |", "|---|---|"]
            lines += [row for row in rows if row]
        lines += [
            "",
            self.tr("On the board: arrow keys move the cursor, Enter acts, Esc steps back."),
        ]
        return "\n".join(lines)

    @staticmethod
    def _row(commands: Commands, command: str) -> str:
        keys = [isolated(key.toString(NATIVE)) for key in commands[command].shortcuts()[:2]]
        return f"| {commands[command].iconText()} | {listed(keys)} |" if keys else ""
