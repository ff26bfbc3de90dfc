"""Texts in the user's language; from a sentence to its translation (models/translate.py)."""

from __future__ import annotations

import doctest
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

import models
from models import pseudo, translate
from models.translate import (
    at_the_beginning,
    available,
    date_text,
    language,
    number_text,
    system_language,
    words,
)
from rules.kernel.registry import game, game_ids
from rules.kernel.text import SENTENCES, plain, plural, say, signed
from rules.kernel.text import english as in_english
from tests.models.languages import speaking

PACKAGING = Path(translate.__file__).resolve().parent.parent / "packaging"
ROLLED = say("lanterns.rolled", n=3)
CRIED = say("lanterns.cried", who=say("kernel.seat", number=2))
COINS = "{who} found %n coin(s)."


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with speaking("en"):
        yield


@pytest.fixture(scope="module")
def tool() -> Iterator[ModuleType]:
    """The script that collects and builds translations."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGING))
        yield import_module("translations")


@pytest.fixture(scope="module")
def in_program(tool: ModuleType) -> list[object]:
    """All sentences of the program: reading all code takes a second."""
    found: list[object] = tool.in_program()
    return found


# ---------------------------------------------------------------- words
def test_a_name_in_small_letters_begins_a_sentence() -> None:
    assert at_the_beginning("yellow Cult Uprising") == "Yellow Cult Uprising"
    assert at_the_beginning("\u2068blue Drunk\u2069") == "\u2068Blue Drunk\u2069"
    assert at_the_beginning("") == ""
    with speaking("tr"):
        assert at_the_beginning("iki kart") == "\u0130ki kart"


def test_english_needs_no_translation() -> None:
    assert words(ROLLED) == "The die shows 3."
    assert words(CRIED) == "Seat 2 cried out."


def test_names_stand_where_the_rules_know_seats_only() -> None:
    assert words(CRIED, ["Ada", "Ben"]) == "Ben cried out."
    assert words(CRIED, ["Ada"]) == "Seat 2 cried out."
    assert words(CRIED, ["Ada", ""]) == "Seat 2 cried out."


def test_numbers_and_lists_follow_the_language() -> None:
    many = say("kernel.bad_seats", least=1, most=12345, seats=3)
    bids = say("lanterns.opened", bids=(plain("1"), plain("2"), plain("3")))
    assert words(many) == "This game is for 1–12,345 players, not 3."
    assert words(bids) == "The bids are open: 1, 2, and 3."
    with speaking("de"):
        assert "12.345" in words(many)
        assert "1, 2 und 3" in words(bids)
        assert number_text(54321) == "54.321"
        assert date_text(0).startswith(("01.01.70", "31.12.69"))


def test_what_a_person_typed_is_not_translated() -> None:
    with speaking("pseudo"):
        assert words(plain("Ada: {words} %n")) == "Ada: {words} %n"


def test_a_missing_sentence_is_a_fault() -> None:
    with pytest.raises(KeyError):
        words(say("lanterns.unheard_of"))


# ---------------------------------------------------------------- the language
def test_english_is_always_offered_first() -> None:
    assert available()[0] == ("en", "English")
    assert not any(name[0].islower() for _, name in available())


def test_widgets_hear_of_the_change_at_once(qtbot: QtBot) -> None:
    class Ear(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:  # noqa: N802  (overrides Qt)
            self.heard += event.type() == QEvent.Type.LanguageChange
            super().changeEvent(event)

    ear = Ear()
    qtbot.addWidget(ear)
    with qtbot.waitSignal(language().changed):
        language().speak("pseudo")
    qtbot.waitUntil(lambda: ear.heard > 0)
    assert language().code == "pseudo"


def test_qt_s_own_words_change_too(qtbot: QtBot) -> None:
    with speaking("de"):
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        assert box.buttons()[0].text().replace("&", "") == "Abbrechen"


def test_going_back_leaves_nothing_behind() -> None:
    for code in ("de", "pseudo", "pseudo-rtl", "tr", "en"):
        language().speak(code)
    assert words(ROLLED) == "The die shows 3."
    assert QCoreApplication.translate("Any", "Words") == "Words"
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_the_system_s_language_is_one_that_the_program_speaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class System:
        def __init__(self, languages: list[str]) -> None:
            self.languages = languages

        def uiLanguages(self) -> list[str]:  # noqa: N802  (stands for Qt's)
            return self.languages

    monkeypatch.setattr(translate, "available", lambda: [("en", "English"), ("tr", "Türkçe")])
    for wanted, found in ((["xx", "tr-TR"], "tr"), (["xx"], "en"), (["en_GB", "tr"], "en")):
        monkeypatch.setattr(QLocale, "system", lambda wanted=wanted: System(wanted))
        assert system_language() == found


# ---------------------------------------------------------------- pseudo
def test_the_pseudo_language_changes_every_sentence_of_every_game() -> None:
    with speaking("pseudo"):
        for context, source in set(SENTENCES.values()):
            said = QCoreApplication.translate(context, source, "", 2)
            assert said.startswith("[")
            assert len(said) > len(source.replace("%n", "2"))


def test_its_own_example() -> None:
    assert doctest.testmod(pseudo).failed == 0


def test_it_keeps_places_numbers_and_mnemonics() -> None:
    assert translate.PseudoTranslator().translate("any", "&Open {name}: %n file(s)") == (
        "[&Öpéñ {name}: %n fîlé(š)~~~]"
    )
    with speaking("pseudo"):
        assert words(ROLLED) == "[Thé dîé šhöwš 3.~~~]"


def test_from_right_to_left_the_layout_turns_and_names_are_kept_apart() -> None:
    with speaking("pseudo-rtl"):
        assert QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert "\u2068Ben\u2069" in words(CRIED, ["Ada", "Ben"])


# ---------------------------------------------------------------- the whole path
def write_translation(path: Path, source: str, *forms: str) -> None:
    """Translates one sentence as a translator would."""
    tree = ElementTree.parse(path)
    for message in tree.iter("message"):
        if message.findtext("source") == source:
            translation = message.find("translation")
            assert translation is not None
            translation.attrib.pop("type", None)
            places = list(translation.iter("numerusform"))
            if not places:
                translation.text = forms[0]
            for place, form in zip(places, forms, strict=True) if places else ():
                place.text = form
    tree.write(path, encoding="utf-8")


def test_from_a_sentence_in_the_code_to_the_user(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Collected with its plural, translated, built, loaded, and said."""
    sentences = import_module("sentences")
    code = f'QT_TRANSLATE_NOOP("paths", "{COINS}"), QT_TRANSLATE_NOOP("paths", "Go.")'
    found = list(sentences.in_code(code))
    tool.merge(found, tmp_path, "de")
    path = tmp_path / "lamplight_de.ts"
    assert len(tool.faults(path, found)) == 2
    write_translation(path, COINS, "{who} fand %n Münze.", "{who} fand %n Münzen.")
    write_translation(path, "Go.", "Los.")
    assert tool.faults(path, found) == []
    tool.build([path])
    monkeypatch.setattr(translate, "folder", lambda: tmp_path)
    monkeypatch.setitem(SENTENCES, "paths.coins", ("paths", COINS))
    monkeypatch.setitem(SENTENCES, "paths.go", ("paths", "Go."))
    assert words(say("paths.coins", who="Ada", n=1)) == "Ada found 1 coin."
    with speaking("de"):
        assert words(say("paths.coins", who="Ada", n=1)) == "Ada fand 1 Münze."
        assert words(say("paths.coins", who="Ada", n=7)) == "Ada fand 7 Münzen."
        assert words(say("paths.go")) == words(say("paths.go", n=0)) == "Los."
        assert [code for code, _ in available()] == ["en", "de"]
    assert words(say("paths.go")) == "Go."


def test_tables_of_words_may_mark_by_the_short_name(tool: ModuleType) -> None:
    """With its plural, as by the long one; other calls with words in them mark nothing."""
    sentences = import_module("sentences")
    found = list(
        sentences.in_code('NOOP("paths", "Go."), NOOP("paths", "%n step(s)"), no("a", "b")')
    )
    assert [(each.source, each.counts) for each in found] == [("Go.", False), ("%n step(s)", True)]
    assert {each.context for each in found} == {"paths"}


def test_a_translation_with_a_place_too_many_is_not_used(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences = import_module("sentences")
    found = list(sentences.in_code('QT_TRANSLATE_NOOP("paths", "Go, {who}.")'))
    tool.merge(found, tmp_path, "de")
    path = tmp_path / "lamplight_de.ts"
    write_translation(path, "Go, {who}.", "Los, {whom}.")
    assert "other places" in tool.faults(path, found)[0]
    tool.build([path])
    monkeypatch.setattr(translate, "folder", lambda: tmp_path)
    monkeypatch.setitem(SENTENCES, "paths.go", ("paths", "Go, {who}."))
    with speaking("de"):
        assert words(say("paths.go", who="Ada")) == "Go, Ada."


def test_a_sentence_stays_translated_when_others_come_and_go(
    tool: ModuleType, tmp_path: Path
) -> None:
    sentences = import_module("sentences")
    kept, gone, new = (sentences.Sentence("paths", word) for word in ("Kept.", "Gone.", "New."))
    tool.merge([kept, gone], tmp_path, "de")
    path = tmp_path / "lamplight_de.ts"
    write_translation(path, "Kept.", "Geblieben.")
    tool.merge([kept, new], tmp_path, "de")
    assert "Gone." not in path.read_text()
    assert "Geblieben." in path.read_text()
    assert tool.faults(path, [kept, new]) == ["('paths', 'New.'): not translated"]


def test_plurals_have_as_many_forms_as_the_language(tool: ModuleType, tmp_path: Path) -> None:
    sentences = import_module("sentences")
    for code, forms in (("de", 2), ("tr", 1), ("pl", 3)):
        tool.merge([sentences.Sentence("paths", COINS, counts=True)], tmp_path, code)
        tree = ElementTree.parse(tmp_path / f"lamplight_{code}.ts")
        assert len(list(tree.iter("numerusform"))) == forms


def test_english_plurals_spell_themselves(tool: ModuleType, tmp_path: Path) -> None:
    sentences = import_module("sentences")
    tool.merge([sentences.Sentence("paths", COINS, counts=True)], tmp_path, "en")
    tool.spell_plurals(tmp_path / "lamplight_en.ts")
    tree = ElementTree.parse(tmp_path / "lamplight_en.ts")
    assert [form.text for form in tree.iter("numerusform")] == [
        "{who} found %n coin.",
        "{who} found %n coins.",
    ]


# ---------------------------------------------------------------- finding sentences
CODE = """
SENTENCES = {
    "a": QT_TRANSLATE_NOOP("game", "Plain."),
    "b": QT_TRANSLATE_NOOP(
        "game",
        "In parts, "
        "with \\\\"quotes\\\\".",
    ),
    "c": QT_TRANSLATE_NOOP("game", "%n thing(s)"),
}
class Outer(QWidget):
    def say(self, n):
        self.tr("Outer words")
        class Inner(QWidget):
            def say(self):
                self.tr("Inner words", "short")
        self.tr("%n after", "", n)
        QCoreApplication.translate("Other", "Elsewhere")
        QCoreApplication.translate("Other", "%n elsewhere", None, n)
        QCoreApplication.translate(CONTEXT, name)
        painter.translate(x + 1, y)
""".replace("\\\\", "\\")


def test_all_kinds_of_sentences_are_found(tool: ModuleType) -> None:
    found = [
        (each.context, each.source, each.comment, each.counts)
        for each in import_module("sentences").in_code(CODE)
    ]
    assert found == [
        ("game", "Plain.", "", False),
        ("game", 'In parts, with "quotes".', "", False),
        ("game", "%n thing(s)", "", True),
        ("Outer", "Outer words", "", False),
        ("Inner", "Inner words", "short", False),
        ("Outer", "%n after", "", True),
        ("Other", "Elsewhere", "", False),
        ("Other", "%n elsewhere", "", True),
    ]


def test_a_sentence_put_together_at_run_time_is_refused(tool: ModuleType) -> None:
    sentences = import_module("sentences")
    for bad in ('self.tr(f"Hello {name}")', 'translate("C", "Hello " + name)'):
        with pytest.raises(sentences.Untranslatable):
            list(sentences.in_code(f"class W:\n    def f(self):\n        {bad}\n"))


def test_a_sentence_whose_context_is_a_name_is_refused(tool: ModuleType) -> None:
    """It would be said at run time and never be translated."""
    sentences = import_module("sentences")
    for bad in ('translate(CONTEXT, "Hello")', 'NOOP(CONTEXT, "Hello")'):
        with pytest.raises(sentences.Untranslatable):
            list(sentences.in_code(bad))
    assert list(sentences.in_code("translate(CONTEXT, name)")) == []


def test_every_sentence_of_the_rules_is_found(in_program: list[Any]) -> None:
    """What can be said at run time is what translators get."""
    for game_id in game_ids():
        game(game_id)
    for module in pkgutil.iter_modules(models.__path__, "models."):
        import_module(module.name)
    shipped = {pair for pair in SENTENCES.values() if pair[0] in {"kernel", "models", *game_ids()}}
    assert len(shipped) > 200
    found = {(each.context, each.source) for each in in_program}
    only_places = {("kernel", "{words}")}
    assert shipped - only_places <= found


@pytest.mark.parametrize(
    "path", sorted(translate.folder().glob("*.ts")), ids=lambda path: path.stem
)
def test_every_language_is_complete(tool: ModuleType, in_program: list[object], path: Path) -> None:
    assert tool.faults(path, in_program) == []


def test_the_script_runs_alone(tmp_path: Path) -> None:
    """The set-up calls it with a bare Python: nothing of the program may be needed."""
    code = (
        f"import sys; sys.path.insert(0, {str(PACKAGING)!r}); import translations;"
        "print(translations.stale()); assert 'PySide6' not in sys.modules"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert run.stdout.startswith("[")


def test_a_sentence_begins_with_a_capital_letter() -> None:
    game("root")
    place = say("root.place.clearing", number=5)
    said = translate.words(say("root.why.scorched", place=place))
    assert said.startswith("Clearing 5 ")
    assert " clearing 5" in translate.words(say("root.marquise.why.no_sawmill", place=place))
    typed = say("kernel.barrier_theirs", name=say("kernel.seat", number=1))
    assert translate.words(typed, ("bob",)).startswith("bob "), "what a person typed stays"


def test_a_german_word_takes_its_form_before_a_hyphen(qtbot: QtBot) -> None:
    game("root")
    for suit, form in (("fox", "Fuchs"), ("rabbit", "Hasen"), ("mouse", "Mäuse")):
        asked = say("root.corvid.prompt.perch", suit=say(f"root.suit.{suit}"))
        with speaking("de"):
            assert f" {form}-Lichtung" in translate.words(asked)
            assert translate.words(say(f"root.suit.{suit}")) in {"Fuchs", "Hase", "Maus"}


# ---------------------------------------------------------------- numbers in words
BOTH_PLURALS = re.compile(r"\w\((s|es|ren|ies)\)")
HYPHEN_FOR_MINUS = re.compile(r"(^|[\s(:])- ?(%L?n|\{\w+\}|\d)")
ONE_PLURAL = re.compile(
    r"(?:\{(?!who|whom|by|place|skill)(\w+)\}|\b1|%n)(?: more)? ([a-z]+s|dice)\b(?!\()"
)
VERBS = {"is", "was", "has", "needs", "places", "moves", "this", "as", "less"}
NEVER_ONE = {
    "After {first} seconds": "closed eyes last as long as it takes",
    " {whole} seconds": "likewise",
    "a name has 1 to {most} characters": "a limit",
    "more than {most} items": "a limit",
    "{value} rows; a site has 1 to 5": "it is said of others than 1 to 5",
    "{value} items for the tile": "it is said of others than one",
    "{least} to {most} ": "a range",
    "{least}–{most} ": "likewise",
    "Against {count} bots": "two, or as many as it needs",
    "reveal {cards} cards": "two to four",
    "needs {cards} cards": "likewise",
    "{count} of {whole} items": "a bag holds several",
    "{n} warriors": "printed numbers above one",
    "fewer than {n} points": "likewise",
    "at most {n} buildings": "likewise",
    "fewer than {n} guns": "printed: three",
    "need %n points": "printed: ten",
    "{needed} guns": "as many as the crew is large, or more",
    "{count} times": "said of several",
    "of {all} times": "likewise",
    "{number} hits on average": "a number with a fraction",
    "{hits} hits on average": "likewise",
    "{number} warriors": "likewise",
    "{number} pieces": "likewise",
    "{number} items": "likewise",
    "{mean} of {units} units": "likewise",
}
"""Why a plural that stays one never has the number 1."""


@pytest.fixture
def things(in_program: list[Any]) -> set[str]:
    """All nouns that are counted somewhere, in the plural."""
    found = (re.findall(r"(\w+)\(s\)", each.source) for each in in_program)
    more = {"seconds", "times", "maps", "rows", "signs", "players", "bots", "dice", "moves"}
    return {f"{noun}s" for nouns in found for noun in nouns} | more


@pytest.mark.parametrize("code", [code for code, _ in available()])
def test_no_sentence_shows_both_plurals(in_program: list[Any], code: str) -> None:
    """Also where a language does not speak a game, and shows it in English.

    A new sentence has no plural yet: `test_every_language_is_complete` waits for it.
    """
    contexts = ElementTree.parse(translate.folder() / "lamplight_en.ts").iter("context")
    known = {
        (context.findtext("name"), message.findtext("source"))
        for context in contexts
        for message in context.iter("message")
    }
    with speaking(code):
        for each in in_program:
            if (each.context, each.source) in known and BOTH_PLURALS.search(each.source):
                for n in (1, 2):
                    said = QCoreApplication.translate(each.context, each.source, each.comment, n)
                    assert not BOTH_PLURALS.search(said), said


def test_each_plural_has_its_number(in_program: list[Any]) -> None:
    """Of two forms in one sentence a number chooses one, in the console, too."""
    for each in in_program:
        if BOTH_PLURALS.search(each.source):
            assert each.counts, each.source
            assert not BOTH_PLURALS.search(plural(each.source, 1)), each.source


def test_no_minus_is_a_hyphen(in_program: list[Any]) -> None:
    for each in in_program:
        assert not HYPHEN_FOR_MINUS.search(each.source), each.source


def test_no_thing_that_is_counted_has_one_form_only(
    in_program: list[Any], things: set[str]
) -> None:
    """No «1 coins»: two forms, chosen by %n, or the thing before its number («Coins: 1»)."""
    for each in in_program:
        known = any(words in each.source for words in NEVER_ONE)
        for found in ONE_PLURAL.finditer(each.source):
            hard = found.group(2) in things - VERBS and not (each.counts and "%n" in found.group())
            assert not hard or known, f"{found.group()}: {each.source}"


def test_each_plural_that_stays_is_said(in_program: list[Any]) -> None:
    sources = [each.source for each in in_program]
    assert [words for words in NEVER_ONE if not any(words in each for each in sources)] == []


def test_a_negative_number_has_a_real_minus() -> None:
    assert number_text(-3) == signed(-3) == "\N{MINUS SIGN}3"
    said = say("kernel.seat", number=-4)
    assert words(said).endswith("\N{MINUS SIGN}4")
    assert in_english(said).endswith("\N{MINUS SIGN}4")
