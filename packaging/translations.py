"""Collects the sentences of the program for translators, and builds what they wrote.

    make translations                 brings all files in resources/translations up to date
    make translations ARGS="fr"       begins one more language
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
SOURCES = ("desktop", "views", "models", "rules")


def tool(name: str) -> str:
    """One of Qt's translation tools, as the environment has it."""
    suffix = ".exe" if os.name == "nt" else ""
    return str(Path(sys.executable).parent / f"{name}{suffix}")


def stale(folder: Path = FOLDER) -> list[Path]:
    """The translations whose built form is missing or older than they are."""
    return [
        source
        for source in sorted(folder.glob("*.ts"))
        if not (built := source.with_suffix(".qm")).exists()
        or built.stat().st_mtime < source.stat().st_mtime
    ]


def build(sources: list[Path]) -> None:
    """Turns translations into the form that the program loads."""
    if sources:
        command = [tool("pyside6-lrelease"), "-silent", *map(str, sources)]
        subprocess.run(command, check=True, cwd=ROOT)


def collect(languages: list[str]) -> None:
    """Adds new sentences to each language and drops those that the program no longer says."""
    FOLDER.mkdir(exist_ok=True)
    new = [FOLDER / f"lamplight_{language}.ts" for language in languages]
    files = sorted({*FOLDER.glob("*.ts"), *new})
    modules = [str(path) for source in SOURCES for path in sorted((ROOT / source).rglob("*.py"))]
    # Without line numbers a translation changes only where a sentence does.
    form = ["-locations", "none", "-no-obsolete", "-source-language", "en"]
    command = [tool("pyside6-lupdate"), *form, *modules, "-ts", *map(str, files)]
    subprocess.run(command, check=True, cwd=ROOT)


def main(words: list[str]) -> None:
    if words != ["--build"]:
        collect(words)
    build(stale())


if __name__ == "__main__":
    main(sys.argv[1:])
