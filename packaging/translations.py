"""Collects the sentences of the program for translators, and builds what they wrote.

make translations                  brings all files in resources/translations up to date
make translations ARGS="fr"        begins one more language
make translations ARGS="--check"   says what is missing or wrong, changes nothing
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

from sentences import Sentence, as_list, sentences

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
SOURCES = ("desktop", "views", "models", "rules")
OWN_LANGUAGE = "en"
"""The sentences in the code are English; its file holds the plurals only."""
CARTOGRAPHERS = ("cartographers", "cartographers_board")
CTHULHU_WARS = ("cthulhu_wars", "cthulhu_wars_board")
KRAKEN = ("feed_the_kraken", "feed_the_kraken_board", "feed_the_kraken_title")
KINFIRE = (
    *("kinfire_council", "kinfire_council_board", "KinfireCouncilBoard"),
    *("ItemFace", "ItemList", "ItemEditor", "TextField", "Tools"),
)
ROOT_GAME = ("root", "root_board", "RootBoard")
UNSPOKEN = {
    "de": (*CTHULHU_WARS, *KINFIRE),
    "tr": (*ROOT_GAME, *CTHULHU_WARS),
    "fa": (*CARTOGRAPHERS, *ROOT_GAME, *CTHULHU_WARS, *KINFIRE),
    "zh": (*CARTOGRAPHERS, *KRAKEN, *KINFIRE, "root", "root_board"),
}
"""Games that a language does not speak: their sentences are shown in English."""

KEYS = (
    *("Ctrl", "Shift", "Alt", "Meta", "Num", "F%1", "Home", "End", "Left", "Up", "Right", "Down"),
    *("PgUp", "PgDown", "Space", "Esc", "Tab", "Backtab", "Backspace", "Return", "Enter", "Ins"),
    *("Del", "Pause", "Print", "Menu", "Help"),
)
OWN_WORDS = {"fa": [Sentence("QShortcut", key) for key in KEYS]}
"""Words of Qt that a language says in its own way: Persian keyboards have Latin names on them."""

_PLACE = re.compile(r"\{\w+\}")
_NUMBER = re.compile("%L?n")
"""The number of a plural; with L in the digits of the language."""
_LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")


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
    """Turns translations into the form that the program loads.

    Each takes its place whole: a program that runs keeps the file that it has mapped.
    """
    for source in sources:
        made = source.with_suffix(".qm.new")
        command = [tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(made)]
        subprocess.run(command, check=True, cwd=ROOT)
        os.replace(made, source.with_suffix(".qm"))


# ---------------------------------------------------------------- collecting
def in_program() -> list[Sentence]:
    """All sentences of the program."""
    return sentences(path for part in SOURCES for path in sorted((ROOT / part).rglob("*.py")))


def collect(languages: list[str], folder: Path = FOLDER) -> None:
    """Adds new sentences to each language and drops those that the program no longer says."""
    folder.mkdir(exist_ok=True)
    found = in_program()
    for language in sorted({OWN_LANGUAGE, *languages, *map(language_of, folder.glob("*.ts"))}):
        merge(spoken(found, language), folder, language)
    spell_plurals(folder / f"lamplight_{OWN_LANGUAGE}.ts")


def spoken(found: list[Sentence], language: str) -> list[Sentence]:
    """The sentences that a language's file holds."""
    if language == OWN_LANGUAGE:
        return [each for each in found if each.counts]
    said = [each for each in found if each.context not in UNSPOKEN.get(language, ())]
    return said + OWN_WORDS.get(language, [])


def language_of(path: Path) -> str:
    """The language code of a translation file."""
    return path.stem.removeprefix("lamplight_")


def merge(found: list[Sentence], folder: Path, language: str) -> None:
    """Brings one language up to date; Qt's tool keeps what is translated."""
    # Without line numbers a translation changes only where a sentence does.
    form = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en"]
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch) / "sentences.py"
        listed.write_text(as_list(found), encoding="utf-8")
        target = ["-target-language", language, "-ts", f"lamplight_{language}.ts"]
        command = [tool("pyside6-lupdate"), *form, str(listed), *target]
        subprocess.run(command, check=True, cwd=folder)


def spell_plurals(path: Path) -> None:
    """English writes «%n coin(s)» in the code; here it becomes «%n coin» and «%n coins»."""
    tree = ElementTree.parse(path)
    for message in tree.iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") != "unfinished":
            continue
        del translation.attrib["type"]
        source = message.findtext("source", "")
        for form, ending in zip(translation.iter("numerusform"), ("", "s"), strict=True):
            form.text = source.replace("(s)", ending)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    path.write_text(f"{head}{body}\n", encoding="utf-8")


# ---------------------------------------------------------------- checking
def faults(path: Path, found: list[Sentence]) -> list[str]:
    """What is missing or wrong in a translation file, in words."""
    wanted = {(s.context, s.source, s.comment) for s in spoken(found, language_of(path))}
    known = wanted | {(each.context, each.source, each.comment) for each in found}
    said: list[str] = []
    for context in ElementTree.parse(path).iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            key = (name, message.findtext("source", ""), message.findtext("comment", ""))
            wanted.discard(key)
            if key not in known:
                said.append(f"{key[:2]}: the program does not say this any more")
            said += [f"{key[:2]}: {fault}" for fault in _faults_of(message)]
    return said + [f"{key[:2]}: not in the file" for key in sorted(wanted)]


def _faults_of(message: ElementTree.Element) -> Iterator[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        yield "not translated"
        return
    source = message.findtext("source", "")
    forms = [form.text or "" for form in translation.iter("numerusform")]
    for words in forms or [translation.text or ""]:
        if not words.strip():
            yield "empty"
        elif set(_PLACE.findall(words)) != set(_PLACE.findall(source)):
            yield f"other places than the original: {words!r}"
    if forms and "%n" in source and not _NUMBER.search(forms[-1]):
        yield f"the number is missing: {forms[-1]!r}"


def check(folder: Path = FOLDER) -> list[str]:
    """The faults of all languages."""
    found = in_program()
    files = sorted(folder.glob("*.ts"))
    return [f"{path.name}: {fault}" for path in files for fault in faults(path, found)]


def main(words: list[str]) -> int:
    """The command line."""
    if words == ["--check"]:
        said = check()
        print("\n".join(said[:200]) or "All translations are complete.")
        return 1 if said else 0
    if words != ["--build"]:
        strange = [word for word in words if not _LANGUAGE.fullmatch(word)]
        if strange:
            print(f"{strange[0]} is no language code.\n\n{__doc__}", file=sys.stderr)
            return 2
        collect(words)
    build(stale())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
