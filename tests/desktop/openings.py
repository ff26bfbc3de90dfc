"""All that can be opened over the window, as the code makes it, and how a person opens each.

`sites()` finds every place where a dialog, a menu or a tooltip is made. `OPENED_BY` names for each
the thing that opens it: a new place that nobody has listed fails the test.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from desktop.actions import COMMANDS, MENUS

ROOT = Path(__file__).parents[2]
FOLDERS = ("desktop", "views")
MADE = {
    "QMenu",
    "QDialog",
    "QMessageBox",
    "QuestionBox",
    "QFileDialog",
    "QColorDialog",
    "QInputDialog",
}
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

OPENED_BY = {
    "desktop/app.py Lamplight._hear_fault: CrashSheet": "fault",
    "desktop/desk.py Desk._ask_file: QFileDialog": "open",
    "desktop/desk.py Desk.edit_items: OwnItemsSheet": "edit_items",
    "desktop/desk.py Desk.show_records: RecordsSheet": "records",
    "desktop/desk.py Desk.show_setup: SetupSheet": "new",
    "desktop/dialogs/records.py RecordsSheet._show_older: QMenu": "older copies",
    "desktop/dialogs/records.py RecordsSheet._show_older: popup": "older copies",
    "desktop/elsewhere.py Elsewhere.ask: QuestionBox": "elsewhere",
    "desktop/habits.py Habits.show_preferences: PreferencesSheet": "preferences",
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
    return {
        site
        for folder in FOLDERS
        for path, tree in _trees(folder).items()
        for site in _within(tree, path, (), _kinds(folder))
    }


@cache
def _trees(folder: str) -> dict[str, ast.Module]:
    """The files in which anything of the kind may stand."""
    texts = {path: path.read_text() for path in sorted((ROOT / folder).rglob("*.py"))}
    names = "|".join((*_kinds(folder), *SHOWS, "WindowType"))
    may_stand = re.compile(rf"\b({names})\b").search
    found = {path: text for path, text in texts.items() if may_stand(text)}
    return {str(path.relative_to(ROOT)): ast.parse(text) for path, text in found.items()}


@cache
def _kinds(folder: str) -> frozenset[str]:
    """Qt's classes and all classes of the folder that are made from them."""
    kinds, made = set(MADE), re.compile(r"^\s*class (\w+)\(([\w, .]+)", re.MULTILINE)
    texts = [path.read_text() for path in (ROOT / folder).rglob("*.py")]
    bases = [(name, set(of.split(", "))) for text in texts for name, of in made.findall(text)]
    while more := {name for name, of in bases if of & kinds} - kinds:
        kinds |= more
    return frozenset(kinds)


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
