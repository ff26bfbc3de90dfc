"""All that can be opened over the window, as the code makes it, and how a person opens each.

`sites()` finds every place where a dialog, a menu or a tooltip is made. `OPENED_BY` names for each
the thing that opens it: a new place that nobody has listed fails the test.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from desktop.actions import COMMANDS, MENUS

ROOT = Path(__file__).parents[2]
FOLDERS = ("desktop", "views")
MADE = {"QMenu", "QDialog", "QMessageBox", "QFileDialog", "QColorDialog", "QInputDialog"}
MADE |= {"QFontDialog", "QProgressDialog", "QErrorMessage", "QWizard", "QSplashScreen"}
MADE |= {"QPrintDialog", "QPrintPreviewDialog", "QPageSetupDialog", "QCompleter", "QDrag"}
MADE |= {"QSystemTrayIcon", "QToolTip", "QWhatsThis", "QRubberBand", "QCalendarWidget"}
"""Classes of Qt that lie over a window, or whose functions show something there."""
TAKES_AWAY = frozenset({"cancel", "hideText", "leaveWhatsThisMode"})
"""Functions of theirs that show nothing."""
SHOWS = frozenset({"popup", "exec", "exec_", "addMenu", "createStandardContextMenu"})
FLAGS = frozenset({"Tool", "Popup", "Dialog", "Sheet", "SplashScreen", "SubWindow"})
"""Kinds of windows that a widget may be made to be (`Qt.WindowType`)."""

ENDS = frozenset({"quit", "leave", "new_same", "continue", "look_back", "confirm", "fullscreen"})
"""Commands that decide, leave the game or change what is compared: the size of the window."""
REPLAYED = frozenset(each.id for each in COMMANDS if each.menu == "replay")
"""They do nothing while a game is played."""
HINTED, ASKED_BELOW = "tooltip", "context menu"
MENU = "menu "
COMMANDED = tuple(each.id for each in COMMANDS if each.id not in ENDS | REPLAYED)
INNER = (
    "older copies",
    "export of a record",
    "preview",
    "save as PDF",
    "samples",
    "always",
    "unsaved",
    "elsewhere",
    "opening",
    "question",
    "fault",
)
"""What opens from a dialog, or comes by itself; `Stranger` knows how."""
THINGS = (*COMMANDED, *(MENU + each for each in MENUS), *INNER, HINTED, ASKED_BELOW)
"""All that can be opened: a new command, a new menu are among them by themselves."""

CLASS = re.compile(r"^\s*class (\w+)\(([\w, .]+)", re.MULTILINE)
IMPORT = re.compile(r"^\s*from ([\w.]+) import (\([^)]*\)|[^\n]*)", re.MULTILINE)

OPENED_BY = {
    "desktop/app.py Lamplight._hear_fault: CrashSheet": "fault",
    "desktop/app_controller.py AppController._ask_file: QFileDialog": "open",
    "desktop/app_controller.py AppController.edit_items: OwnItemsSheet": "edit_items",
    "desktop/app_controller.py AppController.show_records: RecordsSheet": "records",
    "desktop/app_controller.py AppController.show_setup: SetupSheet": "new",
    "desktop/dialogs/records.py RecordsSheet._show_older: QMenu": "older copies",
    "desktop/dialogs/records.py RecordsSheet._show_older: popup": "older copies",
    "desktop/elsewhere.py Elsewhere.ask: QuestionBox": "elsewhere",
    "desktop/settings_controller.py SettingsController.show_preferences: PreferencesSheet": (
        "preferences"
    ),
    "desktop/leaving.py Leaving._ask: QuestionBox": "unsaved",
    "desktop/leaving.py Leaving.ask_save_as: QFileDialog": "save_as",
    "desktop/menus.py Menus.__init__: addMenu": "menu game",
    "desktop/moves.py Moves.__init__: QMenu": "withdraw",
    "desktop/moves.py Moves.__init__: StandingMenu": "standing",
    "desktop/moves.py Moves.__init__: UnaskedMenu": "unasked",
    "desktop/moves.py Moves._answer_always: popup": "always",
    "desktop/notebook.py Notebook.__init__: QMenu": "notebook",
    "desktop/notebook.py Notebook.want: popup": "notebook",
    "desktop/opening.py Opening._tell: QuestionBox": "opening",
    "desktop/papers.py Papers.ask_export_of: QFileDialog": "export of a record",
    "desktop/papers.py Papers.ask_print: PrintSheet": "print",
    "desktop/papers.py PrintSheet._ask_pdf: QFileDialog": "save as PDF",
    "desktop/papers.py PrintSheet._preview: QPrintPreviewDialog": "preview",
    "desktop/reading.py Reading._show_words: WordsSheet": "report",
    "desktop/reading.py Reading.show_about: AboutSheet": "about",
    "desktop/reading.py Reading.show_keys: ShortcutsSheet": "keys",
    "desktop/reading.py Reading.show_since: WordsSheet": "since",
    "desktop/sheets.py Sheets.ask: QuestionBox": "question",
    "desktop/submenus.py Submenus.__init__: QMenu": "recent",
    "views/kinfire_council/editor/samples_menu.py samples_menu: QMenu": "samples",
    "views/kinfire_council/editor/samples_menu.py samples_menu: addMenu": "samples",
    "views/panels/prompt.py PromptLine._show_whole: QToolTip.showText": HINTED,
}
"""Where something is made -> the thing of `THINGS` that opens it."""
NOT_OPENED = frozenset({"desktop/app.py run: exec"})
"""The program itself."""


# ---------------------------------------------------------------- what the code makes
def sites() -> set[str]:
    """Every place of the code where something is made that lies over a window, or shown there."""
    texts = {
        path: path.read_text() for each in FOLDERS for path in sorted((ROOT / each).rglob("*.py"))
    }
    return {
        site
        for path, made in _names(texts).items()
        if re.search(rf"\b({'|'.join((*made, *SHOWS, 'WindowType'))})\b", texts[path])
        for site in _within(ast.parse(texts[path]), str(path.relative_to(ROOT)), (), made)
    }


def _names(texts: dict[Path, str]) -> dict[Path, frozenset[str]]:
    """File -> what Qt's classes, and those of ours that are made from them, are called there."""
    called = {path: _origins(path, text) for path, text in texts.items()}
    kinds = {whole for known in called.values() for whole in known.values() if _is_qt(whole)}
    bases = {
        known[name]: {known.get(base, "") for base in of.split(", ")}
        for path, known in called.items()
        for name, of in CLASS.findall(texts[path])
    }
    while more := {name for name, of in bases.items() if of & kinds} - kinds:
        kinds |= more
    return {
        path: frozenset(name for name, whole in known.items() if whole in kinds)
        for path, known in called.items()
    }


def _origins(path: Path, text: str) -> dict[str, str]:
    """A name of a file -> where it comes from, with its module."""
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    found = {name: f"{module}.{name}" for name, _ in CLASS.findall(text)}
    for source, names in IMPORT.findall(text):
        for name in re.findall(r"\w+", names):
            found.setdefault(name, f"{source}.{name}")
    return found


def _is_qt(whole: str) -> bool:
    return whole.startswith("PySide6.") and whole.rsplit(".", 1)[1] in MADE


def _within(
    node: ast.AST, path: str, where: tuple[str, ...], kinds: frozenset[str]
) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        inner = where
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inner = (*where, child.name)
        made = _made(child, kinds)
        if made:
            yield f"{path} {'.'.join(where)}: {made}"
        yield from _within(child, path, inner, kinds)


def _made(node: ast.AST, kinds: frozenset[str]) -> str:
    """What a piece of code makes or shows; empty: nothing of that kind."""
    if isinstance(node, ast.Attribute) and node.attr in FLAGS and _owner(node) == "WindowType":
        return node.attr
    if not isinstance(node, ast.Call):
        return ""
    done = node.func
    if isinstance(done, ast.Name):
        return done.id if done.id in kinds else ""
    if not isinstance(done, ast.Attribute):
        return ""
    if _owner(done) in kinds:
        return "" if done.attr in TAKES_AWAY else f"{_owner(done)}.{done.attr}"
    return done.attr if done.attr in SHOWS else ""


def _owner(node: ast.Attribute) -> str:
    """The name before the last point."""
    value = node.value
    if isinstance(value, ast.Name):
        return value.id
    return value.attr if isinstance(value, ast.Attribute) else ""
