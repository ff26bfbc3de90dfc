"""All commands of the program: one table of ids, words and default keys, from which menus are made.

Keys without Ctrl, Alt or Meta («plain» keys: H, Q, Enter, Esc, Tab, 1 to 9) are shown in the menus
but are handed out by the window itself (`desktop/keys.py`), so that they never take a letter away
from a text field and work under any keyboard layout.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence

from models.translate import tooltip, unmarked
from views.theme import icon, theme

Keys = tuple[str | QKeySequence.StandardKey, ...]


def QT_TRANSLATE_NOOP(context: str, source: str, comment: str = "") -> str:
    """Marks a text for translation; the tool finds it by this name."""
    return source


class Command(msgspec.Struct, frozen=True):
    """One command: `menu` is where it stands, `icon` names its picture."""

    id: str
    menu: str
    keys: Keys = ()
    icon: str = ""


MENUS = {
    "game": QT_TRANSLATE_NOOP("Commands", "&Game"),
    "move": QT_TRANSLATE_NOOP("Commands", "&Move"),
    "view": QT_TRANSLATE_NOOP("Commands", "&View"),
    "replay": QT_TRANSLATE_NOOP("Commands", "&Replay"),
    "settings": QT_TRANSLATE_NOOP("Commands", "&Settings"),
    "help": QT_TRANSLATE_NOOP("Commands", "&Help"),
}
"""Menu id -> its title, in the order of the menu bar."""

_KEY = QKeySequence.StandardKey
WORDS = {
    "new": QT_TRANSLATE_NOOP("Commands", "&New game…"),
    "new_same": QT_TRANSLATE_NOOP("Commands", "New with the sa&me setup"),
    "restart": QT_TRANSLATE_NOOP("Commands", "Res&tart with the same seed"),
    "continue": QT_TRANSLATE_NOOP("Commands", "Continue the &last game"),
    "open": QT_TRANSLATE_NOOP("Commands", "&Open…"),
    "recent": QT_TRANSLATE_NOOP("Commands", "Open re&cent"),
    "save": QT_TRANSLATE_NOOP("Commands", "&Save"),
    "save_as": QT_TRANSLATE_NOOP("Commands", "Save &as…"),
    "export": QT_TRANSLATE_NOOP("Commands", "&Export…"),
    "print": QT_TRANSLATE_NOOP("Commands", "&Print…"),
    "look_back": QT_TRANSLATE_NOOP("Commands", "Repla&y this game"),
    "share": QT_TRANSLATE_NOOP("Commands", "Copy the p&icture"),
    "pause": QT_TRANSLATE_NOOP("Commands", "Pa&use"),
    "cover": QT_TRANSLATE_NOOP("Commands", "Co&ver the screen"),
    "records": QT_TRANSLATE_NOOP("Commands", "Saved &games…"),
    "edit_items": QT_TRANSLATE_NOOP("Commands", "Edit cards an&d tiles…"),
    "leave": QT_TRANSLATE_NOOP("Commands", "&Back to the start screen"),
    "quit": QT_TRANSLATE_NOOP("Commands", "&Quit"),
    "undo": QT_TRANSLATE_NOOP("Commands", "&Undo"),
    "redo": QT_TRANSLATE_NOOP("Commands", "&Redo"),
    "withdraw": QT_TRANSLATE_NOOP("Commands", "Take bac&k a confirmed answer"),
    "standing": QT_TRANSLATE_NOOP("Commands", "Stand&ing answers"),
    "unasked": QT_TRANSLATE_NOOP("Commands", "Free a&ctions"),
    "confirm": QT_TRANSLATE_NOOP("Commands", "Confir&m"),
    "cancel": QT_TRANSLATE_NOOP("Commands", "Cancel &step"),
    "next_option": QT_TRANSLATE_NOOP("Commands", "&Next choice"),
    "previous_option": QT_TRANSLATE_NOOP("Commands", "&Previous choice"),
    "hint": QT_TRANSLATE_NOOP("Commands", "&Hint"),
    "why": QT_TRANSLATE_NOOP("Commands", "&Why not?"),
    "play_for_me": QT_TRANSLATE_NOOP("Commands", "Play this &decision for me"),
    "since": QT_TRANSLATE_NOOP("Commands", "Since my &last turn"),
    "zoom_in": QT_TRANSLATE_NOOP("Commands", "Zoom &in"),
    "zoom_out": QT_TRANSLATE_NOOP("Commands", "Zoom &out"),
    "fit": QT_TRANSLATE_NOOP("Commands", "&Fit the board"),
    "fullscreen": QT_TRANSLATE_NOOP("Commands", "F&ull screen"),
    "seats": QT_TRANSLATE_NOOP("Commands", "Player&s"),
    "log": QT_TRANSLATE_NOOP("Commands", "&Log"),
    "rules": QT_TRANSLATE_NOOP("Commands", "&Rules"),
    "scores": QT_TRANSLATE_NOOP("Commands", "Score grap&h"),
    "result": QT_TRANSLATE_NOOP("Commands", "R&esult"),
    "notebook": QT_TRANSLATE_NOOP("Commands", "My noteboo&k"),
    "next_panel": QT_TRANSLATE_NOOP("Commands", "&Next panel"),
    "previous_panel": QT_TRANSLATE_NOOP("Commands", "&Previous panel"),
    "describe": QT_TRANSLATE_NOOP("Commands", "Describe &the board"),
    "describe_options": QT_TRANSLATE_NOOP("Commands", "Describe m&y choices"),
    "reset_layout": QT_TRANSLATE_NOOP("Commands", "Reset layout"),
    "step_back": QT_TRANSLATE_NOOP("Commands", "Step &back"),
    "step_forward": QT_TRANSLATE_NOOP("Commands", "Step &forward"),
    "round_back": QT_TRANSLATE_NOOP("Commands", "Round b&ack"),
    "round_forward": QT_TRANSLATE_NOOP("Commands", "Round for&ward"),
    "to_start": QT_TRANSLATE_NOOP("Commands", "To the &start"),
    "to_end": QT_TRANSLATE_NOOP("Commands", "To the &end"),
    "play_replay": QT_TRANSLATE_NOOP("Commands", "&Play"),
    "faster": QT_TRANSLATE_NOOP("Commands", "Fas&ter"),
    "slower": QT_TRANSLATE_NOOP("Commands", "S&lower"),
    "play_on": QT_TRANSLATE_NOOP("Commands", "Play &on from here"),
    "preferences": QT_TRANSLATE_NOOP("Commands", "&Preferences…"),
    "shortcuts": QT_TRANSLATE_NOOP("Commands", "&Shortcuts…"),
    "theme": QT_TRANSLATE_NOOP("Commands", "&Theme"),
    "language": QT_TRANSLATE_NOOP("Commands", "&Language"),
    "accessibility": QT_TRANSLATE_NOOP("Commands", "&Accessibility…"),
    "pace": QT_TRANSLATE_NOOP("Commands", "&Bots' pace"),
    "take_back": QT_TRANSLATE_NOOP("Commands", "Ta&ke-back rule…"),
    "contents": QT_TRANSLATE_NOOP("Commands", "&Rules of this game"),
    "whats_this": QT_TRANSLATE_NOOP("Commands", "&What's this?"),
    "keys": QT_TRANSLATE_NOOP("Commands", "&Shortcuts"),
    "report": QT_TRANSLATE_NOOP("Commands", "Report a &problem…"),
    "about": QT_TRANSLATE_NOOP("Commands", "&About Lamplight"),
}
"""Command id -> what it is called."""
COMMANDS: tuple[Command, ...] = (
    Command("new", "game", (_KEY.New,), "plus"),
    Command("new_same", "game", ("Ctrl+Shift+N",)),
    Command("restart", "game", ("F5",)),
    Command("continue", "game", (), "play"),
    Command("open", "game", (_KEY.Open,), "folder"),
    Command("recent", "game"),
    Command("save", "game", (_KEY.Save,), "save"),
    Command("save_as", "game", ("Ctrl+Shift+S",)),
    Command("export", "game", ("Ctrl+E",), "share"),
    Command("print", "game", (_KEY.Print,), "print"),
    Command("look_back", "game", (), "eye"),
    Command("share", "game", (), "copy"),
    Command("pause", "game", ("P",), "pause"),
    Command("cover", "game", ("F12",), "eye-closed"),
    Command("records", "game", ("Ctrl+H",), "records"),
    Command("edit_items", "game"),
    Command("leave", "game", (_KEY.Close,)),
    Command("quit", "game", ("Ctrl+Q",)),
    Command("undo", "move", (_KEY.Undo,), "undo"),
    Command("redo", "move", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Command("withdraw", "move"),
    Command("standing", "move"),
    Command("unasked", "move"),
    Command("confirm", "move", ("Return",), "check"),
    Command("cancel", "move", ("Esc",), "close"),
    Command("next_option", "move", ("Tab",)),
    Command("previous_option", "move", ("Shift+Tab",)),
    Command("hint", "move", ("H",), "hint"),
    Command("why", "move", ("W",), "why"),
    Command("play_for_me", "move", ("D",), "bot"),
    Command("since", "move", ("L",), "clock"),
    Command("zoom_in", "view", (_KEY.ZoomIn, "Ctrl+="), "plus"),
    Command("zoom_out", "view", (_KEY.ZoomOut,), "minus"),
    Command("fit", "view", ("Ctrl+0",), "fit"),
    Command("fullscreen", "view", ("F11",)),
    Command("seats", "view", ("F8",), "people"),
    Command("log", "view", ("F9",), "log"),
    Command("rules", "view", ("F2",), "rules"),
    Command("scores", "view", ("Ctrl+G",), "graph"),
    Command("result", "view", ("Ctrl+R",), "laurels"),
    Command("notebook", "view", ("N",), "logbook"),
    Command("next_panel", "view", ("F6",)),
    Command("previous_panel", "view", ("Shift+F6",)),
    Command("describe", "view", ("Q",)),
    Command("describe_options", "view", ("Shift+Q",)),
    Command("reset_layout", "view"),
    Command("step_back", "replay", ("Left",), "left"),
    Command("step_forward", "replay", ("Right",), "right"),
    Command("round_back", "replay", ("PgUp",)),
    Command("round_forward", "replay", ("PgDown",)),
    Command("to_start", "replay", ("Home",), "first"),
    Command("to_end", "replay", ("End",), "last"),
    Command("play_replay", "replay", ("Space",), "play"),
    Command("faster", "replay", ("+",)),
    Command("slower", "replay", ("-",)),
    Command("play_on", "replay", (), "forward"),
    Command("preferences", "settings", ("Ctrl+,",), "settings"),
    Command("shortcuts", "settings"),
    Command("theme", "settings"),
    Command("language", "settings"),
    Command("accessibility", "settings"),
    Command("pace", "settings"),
    Command("take_back", "settings"),
    Command("contents", "help", (_KEY.HelpContents,), "rules"),
    Command("whats_this", "help", (_KEY.WhatsThis,)),
    Command("keys", "help", ("Ctrl+?",)),
    Command("report", "help", (), "warning"),
    Command("about", "help", (), "info"),
)  # fmt: skip
"""Every command. Those of `SUBMENUS` open a menu of their own."""

CHECKABLE = frozenset(
    {"pause", "fullscreen", "seats", "log", "rules", "scores", "result", "play_replay"}
)
GROUP_STARTS = frozenset(
    {"open", "pause", "quit", "confirm", "hint", "fullscreen", "seats", "describe"}
    | {"to_start", "play_replay", "shortcuts", "report"}
)
"""Commands with a line above them in their menu."""
ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}
"""Where macOS wants a command."""
SUBMENUS = frozenset({"recent", "standing", "unasked", "withdraw", "theme", "language", "pace"})
REPEATED = frozenset({"zoom_in", "zoom_out", "next_panel", "previous_panel"})
"""Commands that a key repeats while it is held: they decide nothing and undo nothing."""
TURNED: dict[str | QKeySequence.StandardKey, str] = {"Left": "Right", "Right": "Left"}
PLAIN_NAMES = frozenset({"Return", "Enter", "Esc", "Tab", "Shift+Tab", "Backtab", "Space"})


def is_plain(key: QKeySequence) -> bool:
    """Whether a key is handed out by the window: no Ctrl, Alt or Meta, and one that fields need.

    >>> is_plain(QKeySequence("H")), is_plain(QKeySequence("Ctrl+H")), is_plain(QKeySequence("F9"))
    (True, False, False)
    """
    if key.count() != 1:
        return False
    held = _combination(key).keyboardModifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    name = key.toString(QKeySequence.SequenceFormat.PortableText)
    return held == Qt.KeyboardModifier.NoModifier and (
        name in PLAIN_NAMES or len(name.removeprefix("Shift+")) == 1
    )


def default_keys(command: Command) -> list[QKeySequence]:
    """The keys of a command on this system; arrows follow the way in which one reads."""
    from_right = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    keys: list[QKeySequence] = []
    for given in command.keys:
        key = TURNED.get(given, given) if from_right else given
        made = QKeySequence.keyBindings(key) if isinstance(key, _KEY) else [QKeySequence(key)]
        # Media keys («Open», «Save») have names of their own and no place in a menu.
        keys += [each for each in made if each not in keys and not _is_media(each)]
    return keys


def _is_media(key: QKeySequence) -> bool:
    return key.count() == 1 and _combination(key).key().value >= Qt.Key.Key_Back.value


def _combination(key: QKeySequence) -> QKeyCombination:
    """The one press of a key sequence; its operator is not in the type hints of PySide6."""
    found: QKeyCombination = key[0]  # type: ignore[index]
    return found


class Commands(QObject):
    """The commands as actions. Their words follow the language, their keys the user's choice."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._notes: dict[str, str] = {}
        self._known = {command.id: command for command in COMMANDS}
        for command in COMMANDS:
            action = QAction(self)
            action.setObjectName(command.id)
            action.setCheckable(command.id in CHECKABLE)
            action.setAutoRepeat(command.id in REPEATED)
            action.setMenuRole(ROLES.get(command.id, QAction.MenuRole.NoRole))
            self._actions[command.id] = action
        self.retranslate()
        self.dress()
        self.set_keys({}, plain=True)
        theme().changed.connect(self.dress)

    def __getitem__(self, command_id: str) -> QAction:
        return self._actions[command_id]

    def actions(self) -> list[QAction]:
        """All actions, in the order of the menus."""
        return list(self._actions.values())

    def command(self, command_id: str) -> Command:
        return self._known[command_id]

    def wire(self, does: Mapping[str, Callable[[], object]]) -> None:
        """What each of these commands does."""
        for command_id, do in does.items():
            self[command_id].triggered.connect(lambda _=False, do=do: do())

    # ------------------------------------------------------------ words and pictures
    def retranslate(self) -> None:
        """Words in the language of now."""
        for command in COMMANDS:
            words = QCoreApplication.translate("Commands", WORDS[command.id])
            action = self._actions[command.id]
            action.setText(words)
            action.setIconText(unmarked(words).removesuffix("…"))
            self._set_tip(command.id)

    def allow(self, command_id: str, why_not: str, note: str = "") -> None:
        """Opens a command, or closes it with its reason; `note` says what it would do."""
        self._actions[command_id].setEnabled(not why_not)
        if self._notes.get(command_id, "") != (why_not or note):
            self._notes[command_id] = why_not or note
            self._set_tip(command_id)

    def _set_tip(self, command_id: str) -> None:
        action = self._actions[command_id]
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        name = f"{action.iconText()} ({key})" if key else action.iconText()
        note = self._notes.get(command_id, "")
        tip = f"{name}\n{note}" if note else name
        action.setToolTip(tooltip(tip))
        action.setStatusTip(note)

    def dress(self) -> None:
        """Icons in the colours of the theme."""
        for command in COMMANDS:
            action = self._actions[command.id]
            if command.icon:
                action.setIcon(icon(command.icon, theme().colours, theme().px(18)))
            action.setIconVisibleInMenu(False)

    # ------------------------------------------------------------ keys
    def set_keys(self, chosen: Mapping[str, tuple[str, ...]], plain: bool) -> None:
        """The user's keys over the default ones; `plain` False switches the single letters off."""
        for command in COMMANDS:
            if command.id in SUBMENUS:
                continue
            keys = default_keys(command)
            if command.id in chosen:
                keys = [QKeySequence(key) for key in chosen[command.id]]
            if not plain:
                keys = [key for key in keys if not is_letter(key)]
            give_keys(self._actions[command.id], keys)
            self._set_tip(command.id)


def reason_of(action: QAction) -> str:
    """Why a command is closed, be it the program's or a board's; empty where it is open."""
    return "" if action.isEnabled() else action.statusTip()


def is_letter(key: QKeySequence) -> bool:
    """A plain key that prints something: these can be switched off as a group."""
    name = key.toString(QKeySequence.SequenceFormat.PortableText)
    return is_plain(key) and name not in PLAIN_NAMES


def give_keys(action: QAction, keys: list[QKeySequence]) -> None:
    """Sets an action's keys; plain ones are only shown, the window hands them out."""
    action.setShortcuts(keys)
    shown_only = bool(keys) and all(is_plain(key) for key in keys)
    context = Qt.ShortcutContext
    action.setShortcutContext(context.WidgetShortcut if shown_only else context.WindowShortcut)


def exclusive(parent: QObject) -> QActionGroup:
    """A group of which one is chosen."""
    group = QActionGroup(parent)
    group.setExclusive(True)
    return group
