"""The house rules that a script can hold: what no file of this project may contain or do."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject

ROOT = Path(__file__).resolve().parent.parent
FILE_LIMIT = 500
FUNCTION_LIMIT = 50
CODE = ("desktop", "views", "models", "rules")

# Put together from parts, so that this file does not hold what it looks for.
SLASH = "/"
MACHINE_PATH = re.compile(
    rf"(?<![\w.}}~]){SLASH}(?:work|root|home|tmp|Users)(?={SLASH}\w)|[A-Z]:\\Users\\"
)
REGISTRY = re.compile(
    r"\b(?:[a-z0-9-]+\.)*(?:py" + r"pi\.(?:org|python\.org)|npm" + r"js\.(?:org|com)"
    r"|deb" + r"ian\.org|python" + r"hosted\.org)\b"
)
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME)\b")
SWITCHED_OFF = re.compile(r"pytest\.(?:mark\.)?(?:sk" + r"ip|xf" + r"ail)")

TEXT = {".py", ".toml", ".md", ".txt", ".sh", ".xml", ".desktop", ".lock", ".spec", ".ts", ".svg"}
NAMED = {"Makefile", "run", ".gitignore", "LICENSE", "CREDITS"}

FORBIDDEN_EVERYWHERE = {"pickle", "cPickle", "dill", "marshal", "shelve"}
FORBIDDEN_IN_RULES = {"random", "secrets", "uuid", "datetime", "threading", "asyncio"}
SCREEN = {"PySide6", "shiboken6", "shapely", "numpy", "models", "views", "desktop"}
# These measure how long something took; nothing in a game's state comes from it.
MAY_MEASURE = ("rules/console/", "rules/bots/arena", "rules/__main__.py")

MODAL = {
    ("QMessageBox", name) for name in ("question", "warning", "information", "critical", "about")
} | {
    ("QInputDialog", name)
    for name in ("getText", "getInt", "getDouble", "getItem", "getMultiLineText")
}
# The application's own loop, and the system's dialogs that are opened from a menu only.
MAY_EXEC = ("desktop/app.py", "desktop/__main__.py")
MAY_ASK_SYSTEM = "desktop/"

Finding = tuple[int, str]


@cache
def tracked() -> tuple[Path, ...]:
    """The files of the project: those that git knows, or all that lie here where git is missing."""
    listed = git_files()
    if listed is None:
        hidden = {".git", ".venv", "build", "dist", "__pycache__"}
        listed = [
            path for path in ROOT.rglob("*") if not hidden & set(path.relative_to(ROOT).parts)
        ]
    return tuple(sorted(path for path in listed if path.is_file()))


def git_files() -> list[Path] | None:
    command = ["git", "-C", str(ROOT), "ls-files", "-z"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_files() -> list[Path]:
    return [path for path in tracked() if path.suffix in TEXT or path.name in NAMED]


def python_files(*folders: str) -> list[Path]:
    return [
        path
        for path in tracked()
        if path.suffix == ".py" and (not folders or name_of(path).split("/")[0] in folders)
    ]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def findings(paths: list[Path], look: Callable[[Path], Iterator[Finding]]) -> list[str]:
    """What a look finds, as lines that an editor can jump to."""
    return [f"{name_of(path)}:{line}: {what}" for path in paths for line, what in look(path)]


def lines_with(pattern: re.Pattern[str]) -> Callable[[Path], Iterator[Finding]]:
    def look(path: Path) -> Iterator[Finding]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if found := pattern.search(line):
                yield number, found.group()

    return look


class Seen(NamedTuple):
    """What a file holds: a tree of each would be a million things in memory."""

    imports: tuple[Finding, ...]
    calls: tuple[tuple[int, str, str], ...]
    functions: tuple[tuple[int, str, int], ...]
    """Line, name, length."""
    writes: tuple[Finding, ...]


@cache
def seen_in(path: Path) -> Seen:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    functions = [n for n in nodes if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    lengths = ((n.lineno, n.name, (n.end_lineno or n.lineno) - n.lineno + 1) for n in functions)
    found = _imports(nodes), _calls(nodes), lengths, _writes(nodes)
    return Seen(*map(tuple, found))  # type: ignore[arg-type]


def imports(path: Path) -> tuple[Finding, ...]:
    return seen_in(path).imports


def _imports(nodes: list[ast.AST]) -> Iterator[Finding]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def imports_of(packages: set[str]) -> Callable[[Path], Iterator[Finding]]:
    def look(path: Path) -> Iterator[Finding]:
        return (found for found in imports(path) if found[1].split(".")[0] in packages)

    return look


def calls(path: Path) -> tuple[tuple[int, str, str], ...]:
    """Line, owner and name of each call: `a.b.exec()` is (n, "b", "exec")."""
    return seen_in(path).calls


def _calls(nodes: list[ast.AST]) -> Iterator[tuple[int, str, str]]:
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            known = getattr(owner, "attr", getattr(owner, "id", ""))
            yield node.lineno, str(known), node.func.attr
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.lineno, "", node.func.id


# ---------------------------------------------------------------- text
def test_the_project_has_files_to_look_at() -> None:
    assert len(python_files("rules")) > 5
    assert ROOT / "pyproject.toml" in text_files()


def test_no_file_knows_a_machine() -> None:
    assert findings(text_files(), lines_with(MACHINE_PATH)) == []


def test_no_file_knows_a_package_index() -> None:
    assert findings(text_files(), lines_with(REGISTRY)) == []


def test_nothing_is_left_for_later() -> None:
    assert findings(python_files(), lines_with(UNFINISHED)) == []


def test_no_test_is_switched_off() -> None:
    assert findings(python_files("tests"), lines_with(SWITCHED_OFF)) == []


@pytest.mark.parametrize(
    ("pattern", "bad"),
    [
        (MACHINE_PATH, SLASH.join(["see ", "home", "ada", "maps"])),
        (MACHINE_PATH, SLASH.join(["", "tmp", "x"])),
        (REGISTRY, "from py" + "pi.org"),
        (UNFINISHED, "# TO" + "DO: more"),
        (SWITCHED_OFF, "@pytest.mark.sk" + "ipif"),
    ],
)
def test_the_patterns_find_what_they_look_for(pattern: re.Pattern[str], bad: str) -> None:
    assert pattern.search(bad)


# ---------------------------------------------------------------- size
def test_files_stay_readable() -> None:
    def look(path: Path) -> Iterator[Finding]:
        length = len(path.read_text(encoding="utf-8").splitlines())
        if length > FILE_LIMIT:
            yield length, f"more than {FILE_LIMIT} lines"

    assert findings(python_files(), look) == []


def test_functions_stay_readable() -> None:
    def look(path: Path) -> Iterator[Finding]:
        for line, name, length in seen_in(path).functions:
            if length > FUNCTION_LIMIT:
                yield line, f"{name} has {length} lines"

    assert findings(python_files(), look) == []


# ---------------------------------------------------------------- imports and calls
def test_rules_import_no_screen() -> None:
    assert findings(python_files("rules"), imports_of(SCREEN)) == []


def test_nothing_stores_objects_as_code() -> None:
    assert findings(python_files(), imports_of(FORBIDDEN_EVERYWHERE)) == []


def test_rules_draw_only_from_the_luck_of_the_state() -> None:
    assert findings(python_files("rules"), imports_of(FORBIDDEN_IN_RULES)) == []


def test_rules_know_no_clock() -> None:
    paths = [p for p in python_files("rules") if not name_of(p).startswith(MAY_MEASURE)]
    assert findings(paths, imports_of({"time"})) == []


def test_rules_know_no_hash() -> None:
    """Text hashes to another number in each process: nothing in a game may depend on it."""

    def look(path: Path) -> Iterator[Finding]:
        return ((line, name) for line, owner, name in calls(path) if name == "hash" and not owner)

    assert findings(python_files("rules"), look) == []


def test_text_is_never_run_as_code() -> None:
    def look(path: Path) -> Iterator[Finding]:
        for line, owner, name in calls(path):
            if not owner and name in {"eval", "exec", "compile"}:
                yield line, f"{name}()"

    assert findings(python_files(*CODE), look) == []


def test_rules_load_neither_qt_nor_geometry() -> None:
    """Bots think in processes that import rules alone: these must start at once."""
    modules = [
        name_of(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for path in python_files("rules")
        if path.name != "__main__.py"
    ]
    code = (
        "import sys, importlib\n"
        f"for name in {modules}: importlib.import_module(name)\n"
        f"print(*sorted({SCREEN} & set(sys.modules)))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert loaded.stdout.split() == []


# ---------------------------------------------------------------- files
# What comes with the program lies in `resources` or beside the code, and needs no door.
PACKAGED = re.compile(
    r"^(?:views/|rules/\w+/(?:data|printed/library)\.py$|rules/cartographers/bots/plan)"
)
PACKAGED_TOO = {
    "desktop/dialogs/about.py": "the licences",
    "desktop/presets.py": "the presets of the games",
    "models/places.py": "the project's own description",
    "models/told_numbers.py": "the tables of the games",
    "rules/kinfire_council/items/loading.py": "the shipped items; others come through `bytes_of`",
}
WRITES_ONLY = {
    "desktop/traces.py": "what a process writes while it dies",
    "models/locks.py": "locks, a few bytes without following links",
    "rules/console/streams.py": "the null device",
    "rules/kernel/writing.py": "files beside those that they replace",
}
THE_DOOR = "rules/kernel/door.py"


def reads_of_files(path: Path) -> Iterator[Finding]:
    """Calls that open a file: of a path, of Python and of the system."""
    for line, owner, name in calls(path):
        if name in {"read_bytes", "read_text", "fdopen"} or (owner, name) in {
            ("", "open"),
            ("os", "open"),
            ("io", "open"),
            ("tomllib", "load"),
            ("gzip", "open"),
            ("zipfile", "ZipFile"),
        }:
            yield line, f"{owner}.{name}()"
        elif name == "open" and "path" in owner.lower():
            yield line, f"{owner}.open()"


def test_files_of_the_user_are_read_through_the_door() -> None:
    """Pipes, devices and endless files: the door alone knows them."""
    exempt = {THE_DOOR, *PACKAGED_TOO, *WRITES_ONLY}
    paths = [
        each
        for each in python_files(*CODE)
        if name_of(each) not in exempt and not PACKAGED.match(name_of(each))
    ]
    assert findings(paths, reads_of_files) == []
    assert [name for name in exempt if not findings([ROOT / name], reads_of_files)] == []


# Whoever else makes values of bytes that come from outside uses `door.decode_json`.
DECODES = {
    THE_DOOR: "the one way",
    "desktop/app.py": "where the window was, by Qt; `models/fitting.py` limits it",
    "desktop/ground.py": "two settings before ours are loaded, by Qt, which limits depth",
    "desktop/look.py": "what the system's own tool says",
    "desktop/window.py": "where its parts were, by Qt; `models/fitting.py` limits it",
    "models/thinking.py": "our own processes",
    "rules/bots/arena.py": "our own processes",
    "rules/console/casebook.py": "what was written in the same line",
    "rules/console/terminal.py": "lines that are typed",
    "rules/kernel/codec.py": "states, looked at by `record.py` first",
    "rules/kernel/record.py": "records, each with its limits",
    "rules/kinfire_council/items/laying_out.py": "what the editor has just written",
    "rules/kinfire_council/items/own.py": "what a record brings, looked at by `record.py` first",
    "rules/kinfire_council/items/reading.py": "own items, each fault told with its place",
}
DECODERS = {
    *("loads", "fromJson", "b64decode", "decompress", "decompressobj", "unpack", "literal_eval"),
    *("restoreGeometry", "restoreState", "readline", "recv", "fromstring", "fromBase64"),
    *("readAll", "readAllStandardOutput", "readAllStandardError", "loadFromData"),
}


def decodes_of(path: Path) -> Iterator[Finding]:
    """Calls that make values of bytes: where limits are forgotten."""
    for line, owner, name in calls(path):
        if name in DECODERS or (owner, name) in {("json", "decode"), ("json", "Decoder")}:
            yield line, f"{owner}.{name}()"


def test_bytes_from_outside_are_decoded_in_one_way() -> None:
    """Depth, counts and faults of every kind: the door knows them."""
    alone = {*DECODES, *PACKAGED_TOO}
    paths = [
        each
        for each in python_files(*CODE)
        if name_of(each) not in alone and not PACKAGED.match(name_of(each))
    ]
    assert findings(paths, decodes_of) == []
    assert [name for name in DECODES if not findings([ROOT / name], decodes_of)] == []


# ---------------------------------------------------------------- the window
def test_play_never_waits_in_a_dialog() -> None:
    """A modal loop inside a move stops bots, autosave and motion: dialogs are opened, not run."""

    def look(path: Path) -> Iterator[Finding]:
        for line, owner, name in calls(path):
            if (owner, name) in MODAL or (owner and name in {"exec", "exec_"}):
                yield line, f"{owner}.{name}()"

    paths = [p for p in python_files("views", "models", "desktop") if name_of(p) not in MAY_EXEC]
    assert findings(paths, look) == []


def test_the_system_s_dialogs_are_opened_by_the_window_only() -> None:
    def look(path: Path) -> Iterator[Finding]:
        for line, owner, name in calls(path):
            if owner == "QFileDialog" and name.startswith("get"):
                yield line, f"{owner}.{name}()"

    paths = [p for p in python_files(*CODE) if not name_of(p).startswith(MAY_ASK_SYSTEM)]
    assert findings(paths, look) == []


def test_events_are_not_pumped_by_hand() -> None:
    def look(path: Path) -> Iterator[Finding]:
        return ((line, name) for line, _, name in calls(path) if name == "processEvents")

    assert findings(python_files(*CODE), look) == []


MAY_WRITE = {
    "desktop/traces.py": "faulthandler goes on writing while the process dies",
    "models/files.py": "moves aside what cannot be read, and writes into pipes",
    "models/locks.py": "a few bytes for whoever waits for a lock",
    "models/places.py": "a file without a name, to see whether a folder takes any",
    "models/records.py": "moves records into the bin",
    "models/saves.py": "moves what lies beside, and older generations",
    "rules/kernel/writing.py": "the one way",
}
WRITES = {
    *("write_bytes", "write_text", "touch", "rename", "symlink_to", "hardlink_to"),
    *("mkstemp", "TemporaryFile", "NamedTemporaryFile", "SpooledTemporaryFile"),
    *("QFile", "QSaveFile", "QSettings", "QTemporaryFile", "setOutputFileName"),
}
SYSTEM_WRITES = {
    "replace",
    "renames",
    "write",
    "pwrite",
    "truncate",
    "ftruncate",
    "link",
    "symlink",
}
ON_DEVICES = {"save", "QPdfWriter", "QImageWriter"}
"""They write to a name or to a device: only a buffer is no file."""
NO_FILE = {"buffer", "piece.file"}
NAMES_OF_WRITES = WRITES | ON_DEVICES | SYSTEM_WRITES | {"open", "fdopen", "replace"}


def writes_of(path: Path) -> tuple[Finding, ...]:
    """Calls that write a file in place or move one: half of it stands there when the disk is full,
    or what was there is gone."""
    return seen_in(path).writes


def _writes(nodes: list[ast.AST]) -> Iterator[Finding]:
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        owner = getattr(getattr(node.func, "value", None), "id", "")
        if name not in NAMES_OF_WRITES and owner != "shutil":
            continue
        words = [ast.unparse(each) for each in (*node.args, *(k.value for k in node.keywords))]
        opens = name in {"open", "fdopen"} and any(
            re.fullmatch(r"['\"][rb+t]*[wax+][rwbaxt+]*['\"]", each) for each in words
        )
        on_device = name in ON_DEVICES and bool(words) and words[0] not in NO_FILE
        by_system = owner == "shutil" or (owner == "os" and name in SYSTEM_WRITES)
        moves = name == "replace" and len(words) == 1
        if name in WRITES or opens or on_device or by_system or moves:
            yield node.lineno, name


def test_files_are_written_in_one_way() -> None:
    """Beside and moved: what was there stays until the new one is whole."""
    paths = [path for path in python_files(*CODE) if name_of(path) not in MAY_WRITE]
    assert findings(paths, writes_of) == []
    assert [name for name in MAY_WRITE if not findings([ROOT / name], writes_of)] == []


@pytest.mark.parametrize(
    "bad",
    [
        "path.write_text('x')",
        "open(path, 'w')",
        "path.open(mode='ab')",
        "picture.save(str(path))",
        "picture.save(name, 'PNG')",
        "QPdfWriter(name)",
        "QFile(name)",
        "os.replace(old, new)",
        "path.replace(new)",
        "shutil.copy(old, new)",
    ],
)
def test_what_writes_in_place_is_found(bad: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(bad)
    assert list(writes_of(path))


def test_tests_neither_sleep_nor_take_the_time() -> None:
    """A figure is a benchmark's: what is true on one machine only is no test."""

    def look(path: Path) -> Iterator[Finding]:
        for line, owner, name in calls(path):
            sleeps = (owner, name) in {("time", "sleep"), ("", "sleep"), ("QTest", "qSleep")}
            if sleeps and path.name != "atspi_client.py":  # a program of its own, without Qt
                yield line, f"{owner}.{name}()"
            if name == "perf_counter" and "benchmarks" not in path.parts:
                yield line, f"{name}()"

    assert findings(python_files("tests"), look) == []


def test_qt_does_not_lose_none() -> None:
    """Some releases of PySide6 drop a reference of None with each call and then end the process."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(20_000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 1_000
