"""German and Turkish: every sentence of the program, of the components and of the rules."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from desktop.actions import COMMANDS, MENUS, WORDS
from models import translate
from models.translate import words
from rules.cartographers.names import NAMES
from rules.kernel.registry import game, game_ids
from rules.kernel.text import SENTENCES, say
from tests.models.languages import speaking
from views.panels.help import Section, help_text, sections

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "tr")
FORMS = {"de": 2, "tr": 1}
"""How many plural forms Qt asks of a language."""

SAME = {
    "de": {
        "OK",
        "Pause",
        "Normal",
        "Bot: {level}",
        "Name, {seat}",
        "{terrain}, {places}",
        "{name}: {choice}",
        "{drawing} ({result})",
        "Winter",
        "Monster",
        "Craylund",
        "Jorekburg",
        "Silos",
        "Feed the Kraken",
        "Bluewater Bay",
        "Crimson Cove",
        "Navigator",
        "Navigator: {who}",
        "Navigation {number}",
        "Navigation {number}: {text}",
        "Mentor",
        "R",
        "B",
        "N",
        "PIN",
        "PIN…",
        "{who}",
        "{who} %n",
        "{character}. {does}",
        "{post} {who}: {faction}",
        "Brigadier",
        "Despot",
        "Ronin",
        "Root",
        "Standard",
        "Exiles & Partisans",
        "Birdy Bindle",
        "Woodland Runners",
        "Arms Trader",
        "Gently Used Knapsack",
        "Protection Racket",
        "Foxfolk Steel",
        "Anvil",
        "Smuggler's Trail",
        "A Visit to Friends",
        "Bake Sale",
        "Mouse-in-a-Sack",
        "Investments",
        "Sappers",
        "Royal Claim",
        "Stand and Deliver!",
        "Tax Collector",
        "Favor of the Foxes",
        "Command Warren",
        "Better Burrow Bank",
        "Cobbler",
        "Favor of the Rabbits",
        "Scouting Party",
        "Codebreakers",
        "Saboteurs",
        "Soup Kitchens",
        "Boat Builders",
        "Corvid Planners",
        "Fox Partisans",
        "Propaganda Bureau",
        "False Orders",
        "Informants",
        "Rabbit Partisans",
        "Tunnels",
        "Charm Offensive",
        "Swap Meet",
        "Coffin Makers",
        "Mouse Partisans",
        "League of Adventurous Mice",
        "Murine Broker",
        "Master Engravers",
        "{faction} ({extra})",
        "{who} {die}",
        "{dealt}.",
        "{card}: {does}",
        "{plot}: {does}",
        "{minister}: {does}",
        "{column}: {card}",
        "{what}: %n",
        "{item}",
        "{number}",
        "{phase}",
        "{head}: {cards}",
        "in {number}",
        "{piece} in {place}",
        "{who}: {pieces}",
        "{item}, {state}: {count}",
        "{who}: {relation}",
        "{who}: {count}",
        "{count} {piece}",
        "{card} ({who})",
        "{number}: {chance}",
        "{who}: {change}.",
        "{name}, {facts}",
        "{rule} {cause}",
        "{before}, {next}",
        "{place}. {content}",
        "{who}: {points}",
        "{clicked}: {next}",
        "{phase}, {step}: {does}",
        "{step}: {does}",
        "{forest} ({name})",
        "Hand",
        "Berserker",
    },
    "tr": {
        "{rule} {cause}",
        "Seeker {name}",
        "Seeker {name} ({skill})",
        "Normal",
        "Bot: {level}",
        "{terrain}, {places}",
        "{name}: {choice}",
        "{drawing} ({result})",
        "Craylund",
        "Jorekburg",
        "PIN",
        "PIN…",
        "{who}",
        "{who} %n",
        "{character}. {does}",
        "{post} {who}: {faction}",
        "{who} {number}",
        "{clicked}: {next}",
        "{sentence}.",
        "patron: {who}",
        "{who}: Seeker",
        "{what}: {number}",
        "{who}: {number} V.",
        "{number} V",
        "{before}, {next}",
        "Shady Dealer",
        "Patron",
        "{first} {rest}",
        "{what}.",
        "{first}; {rest}",
        "{parts}",
        "%n V",
        "%n {kinds}",
        "Tumbles",
        "Seeker's Guild",
        "Talos",
        "Mirelle Voss",
        "Osric Thane",
        "Ysolde Karr",
        "Hadrin Pell",
        "Neris Quill",
        "Valora",
        "Feyn",
        "Asha",
        "Naz",
        "Roland",
        "Khor",
        "{file}: {what}",
        "{file}, {item}: {what}",
        "{file}, {item}, {field}: {what}",
        "Kinfire Council",
        "{who}: +%n V ({source})",
        "{name} ({number})",
        "{goods}",
        "{name}: {asked}",
        "{phase}",
        "{who}: %n",
        "{source} {v}",
        "Patron {who}",
        "{n} V",
        "{sign}{goods}",
        "{part} {v}",
        "patron",
        "Seeker",
        "{row}.",
        "{first}, {last}",
    },
    "fa": set(),
}
"""Sentences that are the same words as in English."""

UNSPOKEN: dict[str, set[str]] = {
    "de": {"cthulhu_wars", "kinfire_council"},
    "tr": {"root", "cthulhu_wars"},
}
"""Games that a language does not speak; they are shown in English."""

FOREIGN = {"text", "public", "png", "pdf", "debug", "info", "warning", "error", "paper", "night"}
"""What is typed on the command line is typed in English."""

ENGLISH = re.compile(r"\b(?:the|of|and|with|your|this|that|from|are|for|to|card|map|seat)\b")
MARK = re.compile(r"&(?![&\s])(.)")
PLACE = re.compile(r"%n|\{\w+\}")
SHORT = 22
"""Words for buttons, menus and labels are shorter than this in English."""

each_language = pytest.mark.parametrize("code", LANGUAGES)


class Message(NamedTuple):
    """One sentence as it stands in a translation file."""

    context: str
    source: str
    forms: tuple[str, ...]
    counts: bool


@cache
def messages(code: str) -> tuple[Message, ...]:
    return tuple(_messages(ElementTree.parse(FOLDER / f"lamplight_{code}.ts")))


def _messages(tree: ElementTree.ElementTree) -> Iterator[Message]:
    for context in tree.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                tuple(forms or [translation.text or ""]),
                message.get("numerus") == "yes",
            )


def translated(code: str) -> Iterator[tuple[str, str]]:
    """Every source with each of its translations."""
    for message in messages(code):
        yield from ((message.source, form) for form in message.forms)


@pytest.fixture(scope="module")
def tool() -> Iterator[ModuleType]:
    """The script that collects and checks translations."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield import_module("translations")


@pytest.fixture(scope="module")
def built(tool: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The translations in the form that the program loads, as they are now."""
    folder = tmp_path_factory.mktemp("built")
    for source in FOLDER.glob("*.ts"):
        (folder / source.name).write_bytes(source.read_bytes())
    tool.build(sorted(folder.glob("*.ts")))
    assert all(game(game_id).sentences for game_id in game_ids())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(translate, "folder", lambda: folder)
        yield


# ---------------------------------------------------------------- complete
def test_every_sentence_is_translated_and_keeps_its_places(tool: ModuleType) -> None:
    assert {path.name for path in FOLDER.glob("*.ts")} >= {
        f"lamplight_{code}.ts" for code in ("en", *LANGUAGES)
    }
    assert tool.check() == []


@each_language
def test_no_place_is_said_twice_or_forgotten_in_any_form(code: str) -> None:
    def differs(source: str, form: str) -> bool:
        return sorted(set(PLACE.findall(source))) != sorted(PLACE.findall(form)) and (
            len(PLACE.findall(source)) == len(set(PLACE.findall(source)))
        )

    assert [pair for pair in translated(code) if differs(*pair)] == []


@each_language
def test_plurals_have_all_their_forms(code: str) -> None:
    counted = [message for message in messages(code) if message.counts]
    assert len(counted) > 20
    wrong = [m.source for m in counted if len(m.forms) != FORMS[code] or not all(m.forms)]
    assert wrong == []


@each_language
def test_no_english_is_left_over(code: str) -> None:
    same = {source for source, form in translated(code) if source == form}
    assert same <= SAME[code] | FOREIGN
    others = [
        bare for _, form in translated(code) if (bare := without_names(form, code)) not in same
    ]
    assert [form for form in others if english_in(form)] == []


def without_names(form: str, code: str) -> str:
    """A translation without the names of cards that stay English: no printed ones are known."""
    for name in SAME[code]:
        form = form.replace(name, "") if " " in name and form != name else form
    return form


def english_in(form: str) -> list[str]:
    """English words in a translation; places and what is typed as it is do not count.

    That is a switch of the command line, and a word of the files with items in quotation marks.
    """
    return ENGLISH.findall(re.sub(r"--\w+|&|“to”", "", PLACE.sub("", form)).casefold())


def test_english_left_over_would_be_found() -> None:
    assert english_in("Draw t&he {map}.") == ["the"]
    assert english_in("--to: Nächste For&m {card}") == []
    assert english_in("Şekli çizin") == []


# ---------------------------------------------------------------- in good order
@each_language
def test_signs_at_the_edges_are_kept(code: str) -> None:
    """What opens a dialog keeps its dots, a question stays one, a label keeps its colon."""
    for source, form in translated(code):
        assert form == form.strip(), form
        for end in ("…", "?", ":"):
            assert source.endswith(end) == form.endswith(end), (source, form)
        ends = source.endswith(".")
        assert ends == form.endswith(".") or "?" in source, form


@each_language
def test_quotation_marks_are_those_of_the_language(code: str) -> None:
    opening, closing = {"de": "„“", "tr": "“”"}[code]
    for source, form in translated(code):
        assert not re.search('[«»"]', form), form
        quoted = source.count("«") + source.count("\N{LEFT DOUBLE QUOTATION MARK}")
        assert form.count(opening) == form.count(closing) == quoted, form


def test_a_place_never_takes_a_turkish_ending() -> None:
    """Which ending it would be depends on the word that comes: «Ada'nın», «Ömer'in»."""
    ending = re.compile(r"(?:%n|\})['\u2019]?[a-zçğıöşü]", re.IGNORECASE)
    assert [form for _, form in translated("tr") if ending.search(form)] == []


@each_language
def test_words_of_buttons_and_menus_stay_short(code: str) -> None:
    def is_long(source: str, form: str) -> bool:
        bare = [MARK.sub(r"\1", PLACE.sub("", each)) for each in (source, form)]
        return len(source) < SHORT and len(bare[1]) > 14 + 1.6 * len(bare[0])

    assert [pair for pair in translated(code) if is_long(*pair)] == []


# ---------------------------------------------------------------- mnemonics
@each_language
def test_what_has_a_mnemonic_keeps_one(code: str) -> None:
    def marks(text: str) -> int:
        return len(MARK.findall(text))

    wrong = [pair for pair in translated(code) if marks(pair[0]) != marks(pair[1])]
    assert wrong == []
    letters = [MARK.findall(form)[0] for _, form in translated(code) if marks(form)]
    assert all(letter.isalpha() or letter == "{" for letter in letters)


@each_language
@pytest.mark.usefixtures("built")
def test_mnemonics_are_unique_in_each_menu(code: str, qapp: object) -> None:
    with speaking(code):
        for menu in MENUS:
            said = [_command(WORDS[c.id]) for c in COMMANDS if c.menu == menu]
            assert _twice(said) == [], menu
        assert _twice([_command(title) for title in MENUS.values()]) == []


def _command(source: str) -> str:
    return QCoreApplication.translate("Commands", source)


def _twice(texts: list[str]) -> list[str]:
    letters = [mark.casefold() for text in texts for mark in MARK.findall(text)]
    assert letters
    return sorted({letter for letter in letters if letters.count(letter) > 1})


# ---------------------------------------------------------------- components and rules
def component_names(code: str) -> dict[str, set[str]]:
    """English name -> its names in a language, in all tables of Cartographers."""
    found: dict[str, set[str]] = {}

    def look(node: object) -> None:
        if isinstance(node, dict):
            if f"name_{code}" in node:
                found.setdefault(str(node["name"]), set()).add(str(node[f"name_{code}"]))
            for each in node.values():
                look(each)
        elif isinstance(node, list):
            for each in node:
                look(each)

    for table in sorted((ROOT / "resources" / "cartographers").glob("*.toml")):
        look(tomllib.loads(table.read_text(encoding="utf-8")))
    return found


@each_language
@pytest.mark.usefixtures("built")
def test_components_are_called_as_in_their_tables(code: str, qapp: object) -> None:
    named = component_names(code)
    with speaking(code):
        for key, english in NAMES.items():
            assert {words(say(key))} == named[english], key


@each_language
def test_the_rules_have_the_same_sections_and_numbers(code: str) -> None:
    for game_id in set(game_ids()) - UNSPOKEN[code]:
        own, english = _help(game_id, code), _help(game_id, "en")
        assert [part.id for part in own] == [part.id for part in english]
        for here, there in zip(own, english, strict=True):
            assert _numbers(here) == _numbers(there), here.id
            assert here.title != there.title
            assert here.text.count("\n- ") == there.text.count("\n- ")


def _help(game_id: str, code: str) -> list[Section]:
    return sections(help_text(game_id, code))


def _numbers(section: Section) -> list[str]:
    return sorted(re.findall(r"\d+", section.text))


@each_language
def test_the_rules_call_the_edicts_by_their_names(code: str) -> None:
    named = component_names(code)
    for part in _help("cartographers", "en"):
        if part.id not in ("forest", "farm_water", "village", "whole_map"):
            continue
        own = next(each for each in _help("cartographers", code) if each.id == part.id)
        for english in re.findall(r"\*\*(.+?)\*\*:", part.text):
            (name,) = named[english]
            assert f"**{name}**:" in own.text


# ---------------------------------------------------------------- spoken
@each_language
@pytest.mark.usefixtures("built")
def test_each_sentence_of_the_rules_is_said_in_the_language(code: str, qapp: object) -> None:
    """With a fact in every place, for one and for many; nothing of the marking is left."""
    with speaking(code):
        assert QLocale().language() == QLocale(code).language()
        for key, (_, source) in SENTENCES.items():
            if not key.startswith((*(f"{each}." for each in game_ids()), "kernel.")):
                continue
            places = re.findall(r"\{(\w+)\}", source)
            for n in (1, 2, 5):
                facts = {place: f"<{place}>" for place in places}
                said = words(say(key, **facts, **({"n": n} if "%n" in source else {})))
                assert all(f"<{place}>" in said for place in places), said
                assert not re.search(r"[{}]|%n|\(s\)", said), said
                assert "%n" not in source or str(n) in said


def test_the_tool_begins_no_language_that_is_none(
    tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(FOLDER.iterdir())
    assert tool.main(["--help"]) == 2
    assert "make translations" in capsys.readouterr().err
    assert sorted(FOLDER.iterdir()) == before
