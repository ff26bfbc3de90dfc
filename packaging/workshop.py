"""One script for every habit of the project: set up, run, test, measure, lock, bundle.

`make run` and `make test` call it through setup.sh; it works without make. Only the standard
library is used, because it makes the environment that everything else lives in.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path

import machine
import translations

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "set-up.stamp"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
PACKAGES = ("desktop", "views", "models", "rules", "resources")
UNHURRIED = ("-o", "faulthandler_timeout=0")  # what is long on purpose is not taken for hanging
USAGE = "Usage: sh packaging/setup.sh COMMAND [words for it]; commands:"

Words = list[str]


def tool(name: str) -> str:
    """A program of the environment, by its full path."""
    return str(SCRIPTS / (f"{name}.exe" if os.name == "nt" else name))


def call(command: Words, **environment: str) -> int:
    """Runs a command at the root of the project and gives its exit code.

    Ctrl+C reaches the command itself: it ends in its own way (saves, sums up), and we wait for it.
    """
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}) as child:
        while True:
            try:
                code = child.wait()
            except KeyboardInterrupt:
                continue
            return code if code >= 0 else 128 - code


# ---------------------------------------------------------------- the environment
def fingerprint() -> str:
    """Changes when the lock or the Python does: then the environment is brought up to date."""
    return hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()


def is_current() -> bool:
    return PYTHON.exists() and STAMP.is_file() and STAMP.read_text() == fingerprint()


def works() -> bool:
    """Whether the environment's Python starts: a moved folder or an upgraded system breaks it."""
    question = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return PYTHON.exists() and not subprocess.call(
        [str(PYTHON), "-c", question], stderr=subprocess.DEVNULL
    )


def pip_install(lock: Path) -> None:
    """Installs exactly what the lock file names, checked by hash, compiled to bytecode once."""
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    install = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", *quiet]
    rules = ["--require-hashes", "--only-binary", ":all:", "--compile"]
    if call([*install, *rules, "-r", str(lock)]):
        raise machine.Missing(
            f"The packages of {lock.name} could not be installed; pip's words are above."
        )


def make_environment() -> None:
    """Makes `.venv`, or brings it to what the lock file says."""
    started = time.monotonic()
    if not works():
        print("Making the environment .venv (once; about 300 MB) ...", flush=True)
        venv.create(VENV, clear=True, with_pip=True)
    pip_install(LOCK)
    # Where the system keeps Python from writing bytecode, each start would compile it all anew.
    call([str(PYTHON), "-m", "compileall", "-q", *PACKAGES])
    STAMP.write_text(fingerprint())
    print(f"The environment is ready ({time.monotonic() - started:.0f} s).", flush=True)


def set_up() -> None:
    """Brings the machine, `.venv` and the built translations up to date; quick when they are."""
    current = is_current()
    machine.provide(makes_environment=not current)
    if not current:
        make_environment()
    if translations.stale():
        call([str(PYTHON), "packaging/translations.py", "--build"])


# ---------------------------------------------------------------- playing
def run(words: Words) -> int:
    """Opens the window; without a display plays a demonstration between bots."""
    set_up()
    start = [str(PYTHON), "-m", "desktop"]
    if machine.has_display():
        return call([*start, *words])
    print("No display here: playing a demonstration between bots instead.", flush=True)
    return call([*start, "--demonstration", *words], QT_QPA_PLATFORM="offscreen")


# ---------------------------------------------------------------- checking
def offscreen_pytest(words: Words) -> int:
    return call([str(PYTHON), "-m", "pytest", *words], QT_QPA_PLATFORM="offscreen")


def parallel() -> Words:
    """Workers for the suite: as many as there are cores, four at most."""
    cores = min(os.cpu_count() or 1, 4)
    return ["-n", str(cores), "--dist", "worksteal"] if cores > 1 else []


def step(name: str, command: Callable[[], int]) -> int:
    """One part of the check; says its name first and, where it fails, what failed."""
    started = time.monotonic()
    print(f"--- {name}", flush=True)
    code = command()
    if code:
        seconds = time.monotonic() - started
        print(f"\nThe check stopped at: {name} ({seconds:.0f} s).", file=sys.stderr)
    return code


def test(words: Words) -> int:
    """The whole check, cheapest part first; stops at the first part that fails."""
    set_up()
    parts: list[tuple[str, Callable[[], int]]] = [
        ("style (ruff)", lambda: call([tool("ruff"), "check", "--quiet", "."])),
        ("imports go one way (import-linter)", lambda: call([tool("lint-imports"), "--no-logo"])),
        ("house rules (pytest)", lambda: offscreen_pytest(["-q", "-n", "0", *HOUSE_RULES])),
        ("types (mypy)", lambda: call([tool("mypy")])),
        ("tests (pytest)", lambda: offscreen_pytest([*parallel(), *others(words)])),
    ]
    return next((code for name, command in parts if (code := step(name, command))), 0)


HOUSE_RULES = ("tests/test_house_rules.py", "tests/test_english.py")
"""Quick, and they name file and line: so they come before the long run, which leaves them out."""


def others(words: Words) -> Words:
    """The words of the long run; those that name tests mean these tests."""
    return words or [f"--ignore={path}" for path in HOUSE_RULES]


UNIVERSAL = ("tests/rules/test_all_*.py", "tests/test_cases.py", "tests/test_playthroughs.py")
"""What is asked of every game: only this one's part is run."""


def quick(words: Words) -> int:
    """What a change of one game can break: its own tests, and its part of the universal ones."""
    games = sorted(path.name for path in (ROOT / "resources").iterdir() if is_game(path.name))
    if not words or words[0] not in games:
        print(f"Usage: make quick GAME=NAME; games: {', '.join(games)}", file=sys.stderr)
        return 2
    set_up()
    game, more = words[0], [*parallel(), *words[1:]]
    own = [f"tests/rules/{game}", f"tests/views/{game}"]
    universal = [str(path) for pattern in UNIVERSAL for path in sorted(ROOT.glob(pattern))]
    parts: list[tuple[str, Callable[[], int]]] = [
        ("style (ruff)", lambda: call([tool("ruff"), "check", "--quiet", "."])),
        ("types (mypy)", lambda: call([tool("mypy")])),
        (f"tests of {game}", lambda: offscreen_pytest([*more, *own])),
        ("universal tests", lambda: offscreen_pytest([*more, "-k", game, *universal])),
    ]
    return next((code for name, command in parts if (code := step(name, command))), 0)


def is_game(name: str) -> bool:
    return (ROOT / "rules" / name / "__init__.py").is_file()


def bench(words: Words) -> int:
    """The measurements: alone on the machine, one after another."""
    set_up()
    return offscreen_pytest(["-m", "benchmark", "-s", *UNHURRIED, *words])


def soak(words: Words) -> int:
    """The long runs: thousands of games, kills, damaged files, arenas."""
    set_up()
    return offscreen_pytest(["-m", "soak", "-s", *UNHURRIED, *words])


# ---------------------------------------------------------------- building
def script(name: str) -> Callable[[Words], int]:
    """A script of this folder, run by the environment's Python."""

    def run_script(words: Words) -> int:
        set_up()
        return call([str(PYTHON), str(ROOT / "packaging" / name), *words])

    return run_script


def bundle(words: Words) -> int:
    """The program as one folder that needs no Python; the builder has a lock file of its own."""
    set_up()
    pip_install(ROOT / "packaging" / "bundle.lock")
    build = [str(PYTHON), "packaging/bundle.py", *words]
    return call(build, QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(ROOT))


def prepare(words: Words) -> int:
    """Only makes the environment."""
    set_up()
    return 0


COMMANDS: dict[str, Callable[[Words], int]] = {
    "run": run,
    "test": test,
    "quick": quick,
    "bench": bench,
    "soak": soak,
    "set-up": prepare,
    "lock": script("lock.py"),
    "translations": script("translations.py"),
    "bundle": bundle,
}


def main(arguments: Words) -> int:
    if not arguments or arguments[0] not in COMMANDS:
        print(USAGE, ", ".join(COMMANDS), file=sys.stderr)
        return 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except machine.Missing as missing:
        print(missing, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
