"""Words of people and files are shown letter by letter: what a script can hold of it.

`tests/desktop/test_hard_names.py` looks at what is shown.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from models.translate import filled, isolated, tooltip
from tests.test_house_rules import Finding, findings, name_of, python_files, tree_of
from views.plain import Label, QuestionBox

PLAIN = "views/plain.py"
SHIPPED_PAGES = {
    "desktop/dialogs/about.py": "the licences",
    "desktop/dialogs/shortcuts.py": "the program's own commands",
    "views/panels/help_page.py": "the rules that come with the program",
}
"""Pages that are written in Markdown: words of the program only."""
GUESSING = {"QLabel", "QMessageBox", "QErrorMessage", "QGraphicsTextItem", "QInputDialog"}
MARKUP = {"setHtml", "insertHtml", "appendHtml", "setMarkdown", "setTextFormat", "fromHtml"}
OWN_WORDS = re.compile(r"^(?:self\.tr|translate|QCoreApplication\.translate)\(|^''$|^[A-Z]+$")
"""The program's own words, as they stand in the code."""


def guesses(path: Path) -> Iterator[Finding]:
    """What reads markup: widgets that guess, and calls that set it."""
    for node in ast.walk(tree_of(path)):
        bases = node.bases if isinstance(node, ast.ClassDef) else []
        if isinstance(node, ast.Call):
            bases = [node.func]
            if isinstance(node.func, ast.Attribute) and node.func.attr in MARKUP:
                yield node.lineno, node.func.attr
        yield from (
            (node.lineno, base.id)
            for base in bases
            if isinstance(base, ast.Name) and base.id in GUESSING
        )


def raw_words(path: Path) -> Iterator[Finding]:
    """Tooltips and titles that are not made plain."""
    makes = {"setToolTip": "tooltip(", "setWindowTitle": "window_title("}
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            maker = makes.get(node.func.attr, "")
            for said in _branches(node.args[0]) if maker and node.args else ():
                words = ast.unparse(said)
                is_made = words.startswith(maker) or words.endswith(".toolTip()")
                if not (is_made or OWN_WORDS.match(words)):
                    yield node.lineno, f"{node.func.attr}({words})"


def _branches(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.IfExp):
        return [*_branches(node.body), *_branches(node.orelse)]
    return [node]


def filled_twice(path: Path) -> Iterator[Finding]:
    """A place that is filled after another: what stands in the first one would be filled, too."""
    for function in ast.walk(tree_of(path)):
        if not isinstance(function, ast.FunctionDef):
            continue
        found = [node for node in ast.walk(function) if _fills(node)]
        chained = [node for node in found if _fills(node.func.value)]  # type: ignore[attr-defined]
        owners = [ast.unparse(node.func.value) for node in found]  # type: ignore[attr-defined]
        again = [node for node, owner in zip(found, owners, strict=True) if owners.count(owner) > 1]
        own = [node for node in again if not _is_in_a_branch(function, node)]
        yield from ((node.lineno, "filled twice") for node in (*chained, *own[1:]))


def _fills(node: ast.AST) -> bool:
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    if not is_call or node.func.attr != "replace" or not node.args:
        return False
    return re.fullmatch(r"'\{\w+\}'", ast.unparse(node.args[0])) is not None


def _is_in_a_branch(function: ast.AST, node: ast.AST) -> bool:
    """Whether it may be the only one that is carried out."""
    branches = [each for each in ast.walk(function) if isinstance(each, ast.If | ast.ExceptHandler)]
    return any(node in ast.walk(each) for each in branches)


# ---------------------------------------------------------------- the code
def test_what_guesses_is_made_in_one_place() -> None:
    exempt = {PLAIN, *SHIPPED_PAGES}
    paths = [each for each in python_files("desktop", "views") if name_of(each) not in exempt]
    assert findings(paths, guesses) == []


def test_tooltips_and_titles_are_made_plain() -> None:
    assert findings(python_files("desktop", "views"), raw_words) == []


def test_places_of_a_sentence_are_filled_at_once() -> None:
    assert findings(python_files("desktop", "views", "models"), filled_twice) == []


@pytest.mark.parametrize(
    ("look", "bad"),
    [
        (guesses, "QLabel(name)"),
        (guesses, "class Words(QLabel): pass"),
        (guesses, "page.setHtml(name)"),
        (raw_words, "button.setToolTip(name)"),
        (raw_words, "button.setToolTip(tooltip(a) if a else name)"),
        (filled_twice, "def f():\n return said.replace('{a}', x).replace('{b}', y)"),
        (filled_twice, "def f():\n said = said.replace('{a}', x)\n said = said.replace('{b}', y)"),
    ],
)
def test_bad_ways_are_found(look: object, bad: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(bad)
    assert list(look(path))  # type: ignore[operator]


# ---------------------------------------------------------------- what they make
MARKED = ("<b>Ada</b>", '<img src="picture.png">', "&lt;i&gt;", "a < b & c", "<?xml ?>", "x\n<br/>")


@pytest.mark.parametrize("said", MARKED)
def test_qt_takes_no_tooltip_for_markup(said: str) -> None:
    assert not Qt.mightBeRichText(tooltip(said))
    assert tooltip(said).replace("\N{WORD JOINER}", "") == said


def test_a_long_tooltip_fits_a_screen() -> None:
    lines = tooltip("W" * 3_000 + " word" * 3_000).split("\n")
    assert len(lines) <= 42
    assert max(map(len, lines)) <= 90


def test_labels_and_questions_read_no_markup(qtbot: QtBot) -> None:
    label, box = Label(MARKED[0]), QuestionBox()
    qtbot.addWidget(label)
    qtbot.addWidget(box)
    box.setText(MARKED[0])
    box.setInformativeText(MARKED[1])
    for each in (label, *box.findChildren(QLabel)):
        assert each.textFormat() is Qt.TextFormat.PlainText or not each.text()


def test_a_label_makes_no_window_wider_than_a_screen(qtbot: QtBot) -> None:
    """A long word is broken into lines, a line that does not wrap is cut."""
    label, one = Label("W" * 3_000), Label("a")
    qtbot.addWidget(label)
    qtbot.addWidget(one)
    assert label.minimumSizeHint().width() < 900
    label.setWordWrap(True)
    assert label.minimumSizeHint().width() < 900
    label.resize(400, 4_000)
    assert label.heightForWidth(400) > 20 * one.sizeHint().height()
    label.setText("a few words that wrap")
    assert label.heightForWidth(60) < 8 * one.sizeHint().height()
    label.setText("W" * 60)
    cut = QLabel("W" * 60)
    qtbot.addWidget(cut)
    cut.setWordWrap(True)
    cut.resize(label.size())
    assert label.grab().toImage() != cut.grab().toImage()


def test_what_stands_in_a_fact_is_no_place() -> None:
    assert filled("{name}: {what}", name="{what}", what="{name}") == "{what}: {name}"
    assert filled("{name}, {more}", name="Ada") == "Ada, {more}"


def test_a_name_that_runs_from_the_right_stands_apart() -> None:
    """Else the number after it would stand before it."""
    assert isolated("\u05d3\u05d5\u05d3") == "\u2068\u05d3\u05d5\u05d3\u2069"
    assert isolated(isolated("\u05d3")) == "\u2068\u05d3\u2069"
    assert (isolated("Ada"), isolated("Ż")) == ("Ada", "Ż")
