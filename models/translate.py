"""Texts of the rules in the user's language; the language itself, changed at once.

The rules give keys and facts (`Text`); the sentences stand in the games' tables and are translated
in the context of the game. Numbers and lists follow the language; codes, seeds and names do not.

What may run the other way than the language (names, paths, sentences that are not translated) is
set apart by signs that nobody sees. They are for the screen: what is copied
or written to a file is made `bare`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from textwrap import wrap
from unicodedata import bidirectional

from PySide6.QtCore import (
    QCalendar,
    QCoreApplication,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QGuiApplication

from models.pseudo import PSEUDO, PSEUDO_RTL, PseudoTranslator
from rules.kernel.names import is_language_code
from rules.kernel.text import SENTENCES, Fact, Text, fill, plain, plural, render

SYSTEM = ""
"""The language code for «as the system has it»."""
OWN_LANGUAGE = "en"

LINKED = {"Hase": "Hasen", "Maus": "Mäuse", "nach Erdhöhle": "in die Erdhöhle"}
_LINKED = re.compile(r"\b(Hase|Maus)(?=-[A-ZÄÖÜ])|\bnach Erdhöhle\b")
_BEFORE_BURROW = re.compile(r"\b(aus|in|[Mm]it|neben|von|zu)(?= Erdhöhle\b)")
_PLACE = re.compile(r"\{(\w+)\}")
_OPENED, _CLOSED = "\u2066\u2067\u2068", "\u2069"
_ISOLATED = "\u2068{}\u2069"
_KEY = re.compile(r"\(&\w\)")
_BARE = str.maketrans("", "", _OPENED + _CLOSED)
TOOLTIP_WIDTH, TOOLTIP_LINES = 90, 40
"""Letters in a line of a tooltip, for Qt breaks none in plain text; the most lines of one."""
_DISARMED = str.maketrans({"<": "<\N{WORD JOINER}", "&": "&\N{WORD JOINER}"})
"""A sign that nobody sees after what begins markup: Qt takes it for words then."""


# ---------------------------------------------------------------- words
def words(text: Text, names: Sequence[str] = ()) -> str:
    """The sentence in the user's language; `names` of seats stand where the rules say «Seat 2»."""
    return _words(text, tuple(names), QLocale().name())


@lru_cache(maxsize=8192)
def _words(text: Text, names: tuple[str, ...], locale: str) -> str:
    """A table says the same few hundred sentences again and again; `Language` forgets them."""
    said = render(_spoken(text, names), _source_of, _list_of, at_the_beginning)
    return set_apart(linked(said))


def linked(said: str) -> str:
    """In German some words take another form before a hyphen: «Hasen-Lichtung».

    A place without a number has its article after a preposition: «in der Erdhöhle».
    """
    if QLocale().language() is not QLocale.Language.German:
        return said
    return _BEFORE_BURROW.sub(r"\1 der", _LINKED.sub(lambda found: LINKED[found.group()], said))


HYPHEN, MINUS = "-", "\N{MINUS SIGN}"


def number_text(number: int) -> str:
    """A number as the language writes it, with a real minus."""
    return _number_in(QLocale(), number)


def _number_in(locale: QLocale, number: int) -> str:
    return locale.toString(number).replace(HYPHEN, MINUS)


def percent_text(number: int) -> str:
    """A share of a hundred as the language writes it."""
    locale = QLocale()
    said, sign = locale.toString(number), locale.percent()
    if locale.language() is QLocale.Language.Turkish:
        return sign + said
    return f"{said} {sign}" if locale.language() is QLocale.Language.German else said + sign


def date_text(seconds: int) -> str:
    """A moment (seconds since 1970) as the language writes it, in short and by its calendar."""
    moment, locale = QDateTime.fromSecsSinceEpoch(seconds), QLocale()
    is_persian = locale.language() is QLocale.Language.Persian
    kind = QCalendar.System.Jalali if is_persian else QCalendar.System.Gregorian
    return locale.toString(moment, QLocale.FormatType.ShortFormat, QCalendar(kind))


def at_the_beginning(said: str) -> str:
    """What stands in small letters within a sentence, at the beginning of one."""
    for place, sign in enumerate(said):
        if sign not in _OPENED:
            return said[:place] + QLocale().toUpper(sign) + said[place + 1 :]
    return said


def listed(parts: Iterable[str]) -> str:
    """Parts of a line one after another, with the comma of the language."""
    locale = QLocale()
    if _is_chinese(locale):
        return "\N{FULLWIDTH COMMA}".join(parts)
    return ("\N{ARABIC COMMA} " if _is_arabic(locale) else ", ").join(parts)


def dotted(parts: Iterable[str]) -> str:
    """Parts of a line that have nothing to do with each other; empty ones are left out.

    A dot would be taken for a zero beside Persian digits.
    """
    sign = "\N{EN DASH}" if _is_arabic(QLocale()) else "\N{MIDDLE DOT}"
    return f" {sign} ".join(part for part in parts if part)


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences one after another; Chinese ones need no space. Empty ones are left out."""
    return ("" if _is_chinese(QLocale()) else " ").join(part for part in parts if part)


def stopped(parts: Iterable[str]) -> str:
    """Sentences one after another, with or without stops of their own; each ends in one."""
    told = [without_stop(part) for part in parts if part]
    return stop().join(told) + stop().strip() if told else ""


def stop() -> str:
    """What stands between two sentences of which the last has no full stop of its own."""
    return "\N{IDEOGRAPHIC FULL STOP}" if _is_chinese(QLocale()) else ". "


def headed(head: str, said: str) -> str:
    """What is said of somebody or something, after a colon."""
    return f"{head}\N{FULLWIDTH COLON}{said}" if _is_chinese(QLocale()) else f"{head}: {said}"


def filled(said: str, **facts: str) -> str:
    """A translated sentence with its facts; what stands in a fact is no place to be filled."""
    return fill(said, lambda place, _: facts.get(place, f"{{{place}}}"))


def unmarked(said: str) -> str:
    """Words of a command without the mark of its key; Chinese ones have the key in brackets."""
    return _KEY.sub("", said).replace("&", "")


def _is_arabic(locale: QLocale) -> bool:
    return locale.script() is QLocale.Script.ArabicScript


def _is_chinese(locale: QLocale) -> bool:
    return locale.language() is QLocale.Language.Chinese


def _spoken(text: Text, names: Sequence[str]) -> Text:
    """The same text with names for seats and numbers written out."""
    facts = dict(text.facts)
    number = facts.get("number")
    if text.key == "kernel.seat" and isinstance(number, int):
        name = names[number - 1] if 0 < number <= len(names) else ""
        if name:
            return plain(isolated(name))
    locale = _locale_of_sentence(text.key)
    return Text(
        text.key, tuple((name, _fact(name, fact, names, locale)) for name, fact in facts.items())
    )


def _fact(name: str, fact: Fact, names: Sequence[str], locale: QLocale) -> Fact:
    if isinstance(fact, Text):
        return _spoken(fact, names)
    if isinstance(fact, tuple):
        return tuple(_spoken(each, names) for each in fact)
    if isinstance(fact, int):
        return fact if name == "n" else _number_in(locale, fact)
    return isolated(fact)


def _locale_of_sentence(key: str) -> QLocale:
    """A sentence that stays English has English digits in it."""
    locale = QLocale()
    if locale.zeroDigit() == "0":
        return locale
    context, source = SENTENCES[key]
    is_translated = QCoreApplication.translate(context, source) not in _english_forms(source)
    return locale if is_translated else QLocale(OWN_LANGUAGE)


def _english_forms(source: str) -> tuple[str, str]:
    """A sentence as it stands in the code, and with the English plural that is asked for first."""
    return source, source.replace("(s)", "")


def _source_of(key: str, n: int | None) -> str:
    """The sentence of a key in the user's language, with its number; the places are still open.

    A translation that has a place too many is not used.
    """
    context, source = SENTENCES[key]
    if not _PLACE.sub("", source).strip():
        return source
    # A sentence without %n has one form: asked for its plural, Qt would not find it.
    n = n if "%n" in source else None
    found = QCoreApplication.translate(context, source, "", -1 if n is None else n)
    strange = set(_PLACE.findall(found)) - set(_PLACE.findall(source))
    untranslated = n is not None and found == source.replace("%n", str(n))
    return plural(source, n) if strange or untranslated else found


def _list_of(items: list[str]) -> str:
    return QLocale().createSeparatedList(items)


# ---------------------------------------------------------------- two directions of writing
def isolated(part: str) -> str:
    """What a person typed must not turn the direction of a sentence that runs the other way."""
    if _is_from_right() or _turns(part):
        return _ISOLATED.format(part)
    return part


def set_apart(said: str) -> str:
    """Words that run the other way than the language, with their signs on their own side."""
    return isolated(said) if said and _is_from_right() and not runs_from_right(said) else said


def _is_from_right() -> bool:
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft


def _turns(part: str) -> bool:
    """Whether a part has letters that are read from right to left, and does not stand apart yet."""
    if part.isascii() or part[0] in _OPENED:
        return False
    return any(bidirectional(sign) in ("R", "AL") for sign in part)


def without_stop(said: str) -> str:
    """A sentence that goes on; the sign that closes a part set apart stays last."""
    inner = said.removesuffix(_CLOSED)
    return inner.removesuffix(".").removesuffix("\N{IDEOGRAPHIC FULL STOP}") + said[len(inner) :]


def bare(said: str) -> str:
    """The same without the signs that set parts apart: for files, for the clipboard, to search."""
    return said.translate(_BARE)


def unwrapped(said: str) -> str:
    """A text that is set apart as a whole, without the signs around it."""
    depth = 0
    for place, sign in enumerate(said):
        depth += (sign in _OPENED) - (sign == _CLOSED)
        if not depth:
            is_whole = place == len(said) - 1 > 0
            return said[1:-1] if is_whole else said
    return said


def runs_from_right(said: str) -> bool:
    """Whether words are read from right to left: their first letter tells, set apart ones do not.

    Where there is no letter the language decides.
    """
    depth = 0
    for sign in said:
        kind = bidirectional(sign)
        depth += (sign in _OPENED) - (sign == _CLOSED)
        if not depth and kind in ("L", "R", "AL"):
            return kind != "L"
    return _is_from_right()


# ---------------------------------------------------------------- tooltips
def tooltip(said: str) -> str:
    """A tooltip that is shown as it is written, in lines that fit a screen.

    >>> tooltip("<b>Ada</b>").replace("\\N{WORD JOINER}", "|"), tooltip("Ada")
    ('<|b>Ada<|/b>', 'Ada')
    """
    lines = [
        part
        for line in said.split("\n")
        for part in wrap(line, TOOLTIP_WIDTH, break_on_hyphens=False) or [""]
    ]
    if len(lines) > TOOLTIP_LINES:
        lines[TOOLTIP_LINES:] = ["\N{HORIZONTAL ELLIPSIS}"]
    return "\n".join(lines).translate(_DISARMED)


# ---------------------------------------------------------------- the language
def folder() -> Path:
    """Where the built translations lie."""
    from importlib import resources  # late: it takes longer to load than the first paint

    return Path(str(resources.files("resources"))) / "translations"


def available() -> list[tuple[str, str]]:
    """The languages that can be chosen: code and the language's own name, English first."""
    codes = {path.stem.removeprefix("lamplight_") for path in folder().glob("*.qm")}
    rest = sorted(codes - {OWN_LANGUAGE})
    return [(code, _own_name(code)) for code in (OWN_LANGUAGE, *rest)]


def _own_name(code: str) -> str:
    if code == OWN_LANGUAGE:
        return "English"
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


class Language(QObject):
    """The language that the program speaks now."""

    changed = Signal()
    """Everything that holds words outside widgets makes them anew; widgets get LanguageChange."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begins with the words in the code."""
        super().__init__(parent)
        self.code = OWN_LANGUAGE
        self._translators: list[QTranslator] = []

    def speak(self, code: str) -> None:
        """Changes the language at once: ours, Qt's, numbers and dates, the direction of writing.

        What cannot be a language leads to no file: the system's is spoken then.
        """
        spoken = code if is_language_code(code) else system_language()
        self._forget()
        self.code = spoken
        locale = locale_of(spoken)
        QLocale.setDefault(locale)
        if QGuiApplication.instance() is not None:
            QGuiApplication.setLayoutDirection(locale.textDirection())
        self._translators = _translators(spoken, self)
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        _words.cache_clear()
        self.changed.emit()

    def _forget(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []


def system_language() -> str:
    """The first language of the user's system that the program speaks."""
    known = {code for code, _ in available()}
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").split("-")[0]
        if code in known:
            return code
    return OWN_LANGUAGE


def locale_of(code: str) -> QLocale:
    """How a language writes numbers and dates: as the system does where it speaks the same one."""
    if code in (PSEUDO, PSEUDO_RTL):
        return QLocale("he" if code == PSEUDO_RTL else "en")
    locale = QLocale(code)
    system = QLocale.system()
    return system if system.language() == locale.language() else locale


def _translators(code: str, parent: QObject) -> list[QTranslator]:
    """Qt's own words first, then ours: the one installed last is asked first. Before those of a
    language the English ones: a game that it does not speak has English plurals."""
    if code in (PSEUDO, PSEUDO_RTL):
        return [PseudoTranslator(parent)]
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # Qt calls its own by language and country: Chinese is found by the locale only.
    ours = str(folder())
    places = [(code, "qtbase", qt), (OWN_LANGUAGE, "lamplight", ours), (code, "lamplight", ours)]
    found = []
    for spoken, name, place in dict.fromkeys(places):
        translator = QTranslator(parent)
        if translator.load(QLocale(spoken), name, "_", place):
            found.append(translator)
    return found


_language: list[Language] = []


def language() -> Language:
    """The one language of the program."""
    if not _language:
        _language.append(Language())
    return _language[0]
