"""Chinese: the shell and Cthulhu Wars, in good writing and with the words of the glossary."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.test_translations import MARK, PLACE, SHORT, english_in, messages, tool
from views.panels.help import Section, help_text, sections

__all__ = ["tool"]

TABLES = Path(__file__).resolve().parent.parent / "resources" / "cthulhu_wars"
HAN = "[\u4e00-\u9fff]"
FOREIGN = re.compile(
    r"Lamplight|\.lamplight|Cartographers|Feed the Kraken|Root|PDF|JSON|UTF|TOML|MIT|PIN|MB|Esc|"
    r"\bzh\b|GAME|DIR|[\w.,-]*novice\S*"
)
"""What stays in Latin letters: names, formats, keys, what is typed on the command line."""
TYPED = re.compile(
    r"--[\w-]+|\b(?:text|public|png|pdf|debug|info|warning|error|paper|night|contrast|print|system)\b"
)
MARK_IN_BRACKETS = re.compile(r"\(&[A-Z]\)")
SAID_OTHERWISE = {"眷族 / 星际吸血鬼": "眷族"}
"""Names of which the tables give two."""


def spoken() -> Iterator[tuple[str, str]]:
    """Each sentence with its Chinese form."""
    for message in messages("zh"):
        yield from ((message.source, form) for form in message.forms)


def wrong(pattern: str) -> list[str]:
    return [form for _, form in spoken() if re.search(pattern, bare(form))]


def bare(form: str) -> str:
    """Without the mark of a key."""
    return MARK_IN_BRACKETS.sub("", form)


def test_every_sentence_is_there(tool: ModuleType) -> None:
    found = tool.in_program()
    assert tool.faults(tool.FOLDER / "lamplight_zh.ts", found) == []
    assert len(list(spoken())) > 1200


def test_games_that_are_not_spoken_are_left_out_on_purpose(tool: ModuleType) -> None:
    left_out = tool.UNSPOKEN["zh"]
    said = {message.context for message in messages("zh")}
    assert said.isdisjoint(left_out)
    assert {"cthulhu_wars", "cthulhu_wars_board", "kernel", "models"} <= said


# ---------------------------------------------------------------- writing
def test_places_are_kept_and_plurals_have_one_form() -> None:
    for source, form in spoken():
        assert sorted(set(PLACE.findall(source))) == sorted(set(PLACE.findall(form))), form
    counted = [message for message in messages("zh") if message.counts]
    assert len(counted) > 30
    assert all(len(message.forms) == 1 for message in counted)


def test_signs_are_chinese_ones() -> None:
    assert wrong(rf"{HAN}\s?[,;:?!(]|[,;:?!)]\s?{HAN}") == []
    assert wrong("[\"«»„']") == []
    for source, form in spoken():
        assert form.count("“") == form.count("”"), form
        assert form.count("“") >= source.count("«") + source.count("“"), form
        assert form.count("（") == form.count("）"), form


def test_no_space_stands_beside_a_number_or_a_sign() -> None:
    assert wrong(rf"{HAN} \d|\d {HAN}|{HAN} {HAN}|  | [，。；：？、）]|[，。；：？、（] ") == []


def test_signs_at_the_edges_are_kept() -> None:
    for source, form in spoken():
        said = bare(form)
        assert form == form.strip(), form
        for end, own in (("…", "…"), ("?", "？"), (":", "：")):
            assert source.endswith(end) == said.endswith(own), (source, form)
        ends = source.endswith(".")
        assert ends == said.endswith("。") or "?" in source, (source, form)


def test_characters_are_simplified_ones() -> None:
    assert wrong("[門書術遠統領陸戰鬥單點選擇開關現對說請這個們為時間還沒會來]") == []


def test_what_has_a_mnemonic_has_the_same_in_brackets() -> None:
    """So the letters of a menu are as different as in English; the mark stands before the dots."""
    for source, form in spoken():
        marks = [mark.upper() for mark in MARK.findall(source)]
        assert [found[2] for found in MARK_IN_BRACKETS.findall(form)] == marks, form
        assert form.count("&") == len(marks)
        if marks:
            assert re.search(r"\(&[A-Z]\)…?$", form), form


def test_words_of_buttons_and_menus_stay_short() -> None:
    long = [
        (source, form)
        for source, form in spoken()
        if len(source) < SHORT and len(bare(PLACE.sub("", form))) > 4 + len(source)
    ]
    assert long == []


def test_no_english_is_left_over() -> None:
    for source, form in spoken():
        rest = TYPED.sub("", FOREIGN.sub("", PLACE.sub("", bare(form))))
        assert not re.search("[A-Za-z]{2,}", rest), form
        assert not english_in(rest), form
        assert form != source or not re.search("[A-Za-z]{2,}", TYPED.sub("", FOREIGN.sub("", rest)))


# ---------------------------------------------------------------- names
def said(context: str) -> dict[str, str]:
    """English sentence -> Chinese one, of one context."""
    return {each.source: each.forms[0] for each in messages("zh") if each.context == context}


def named_in_tables() -> dict[str, set[str]]:
    """English name -> its Chinese names in the tables of the components."""
    found: dict[str, set[str]] = {}

    def look(node: object) -> None:
        if isinstance(node, dict):
            if "name_zh" in node:
                given = str(node["name_zh"])
                found.setdefault(str(node["name"]), set()).add(SAID_OTHERWISE.get(given, given))
            for each in node.values():
                look(each)
        elif isinstance(node, list):
            for each in node:
                look(each)

    for table in sorted(TABLES.glob("*.toml")):
        look(tomllib.loads(table.read_text(encoding="utf-8")))
    return found


def test_components_are_called_as_in_their_tables() -> None:
    own, tables = said("cthulhu_wars"), named_in_tables()
    assert len(tables) > 50
    checked = 0
    for english, names in tables.items():
        if english in own:
            assert {own[english]} == names, english
            checked += 1
    assert checked > 45


WORDS = {
    "(?<!Gather )Power": "邪能",
    "spellbook": "咒术书",
    "Elder Sign": "印记",
    "ritual": "湮灭仪式",
    "Great Old One": "旧日支配者",
    "desecration token": "亵渎标记",
    "Instant Death": "突然死亡",
    "pool": "供应池",
}


@pytest.mark.parametrize("english", WORDS)
def test_one_word_is_used_for_one_thing(english: str) -> None:
    """Every sentence of the game that speaks of it says the word of the glossary."""
    pattern = re.compile(rf"\b{english}s?\b")
    pairs = [*said("cthulhu_wars").items(), *said("cthulhu_wars_board").items()]
    speaking = [(source, form) for source, form in pairs if pattern.search(source)]
    assert len(speaking) > 1
    assert [pair for pair in speaking if WORDS[english] not in pair[1]] == []


# ---------------------------------------------------------------- rules
def test_the_rules_have_the_same_sections_and_numbers() -> None:
    own, english = (sections(help_text("cthulhu_wars", code)) for code in ("zh", "en"))
    assert [part.id for part in own] == [part.id for part in english]
    for here, there in zip(own, english, strict=True):
        assert re.search(HAN, here.title), here.id
        assert _numbers(here) == _numbers(there), here.id
        for mark in ("\n- ", "\n1. ", "\n\n", "\n|"):
            assert here.text.count(mark) == there.text.count(mark), here.id


def _numbers(part: Section) -> list[int]:
    return sorted(int(each) for each in re.findall(r"\d+", part.text))


def test_bold_words_of_the_rules_are_closed_before_a_sign() -> None:
    """Markdown does not end bold letters between a sign and a character."""
    text = help_text("cthulhu_wars", "zh")
    bold = list(re.finditer(r"\*\*(.+?)\*\*(.?)", text))
    assert len(bold) > 60
    assert [
        each[0] for each in bold if each[1][-1] in "，。：；？）" and re.match(HAN, each[2])
    ] == []


def test_rules_that_are_not_there_are_shown_in_english() -> None:
    assert help_text("root", "zh") == help_text("root", "en")
