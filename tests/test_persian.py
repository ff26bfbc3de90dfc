"""Persian: every sentence of the program but for one game, in good writing."""

import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from rules.feed_the_kraken.names import NAMES
from tests.test_translations import MARK, PLACE, SHORT, english_in, messages, tool
from views.panels.help import Section, help_text, sections

__all__ = ["tool"]

FOREIGN = re.compile(
    r"Lamplight|\.lamplight|PDF|JSON|TOML|MIT|PIN|Enter|Esc|\bfa\b|GAME|DIR|[\w.,-]*novice\S*"
)
"""What stays in Latin letters: names, formats, keys, what is typed on the command line."""
TYPED = re.compile(
    r"--[\w-]+|\b(?:text|public|png|pdf|debug|info|warning|error|paper|night|contrast|print|system)\b"
)
LETTER = "[آ-ی]"

PRINTED = {
    "post.captain": "ناخدا",
    "post.lieutenant": "ناوبان",
    "post.navigator": "کشتیران",
    "faction.sailor": "ملوان",
    "faction.pirate": "دزد دریایی",
    "faction.cult_leader": "رهبر فرقه",
    "faction.cultist": "عضو فرقه",
    "action.drunk": "مست",
    "action.mermaid": "پری دریایی",
    "action.telescope": "تلسکوپ",
    "action.armed": "مسلح",
    "action.disarmed": "بدون سلاح",
    "action.cult_uprising": "قیام فرقه",
    "token.cabin_search": "جست‌وجوی کابین",
    "token.feed_the_kraken": "غذای کراکن",
    "token.flogging": "شلاق‌زنی",
    "token.off_with_the_tongue": "خاموش کردن صدا",
    "ritual.conversion": "ورود به فرقه",
    "ritual.guns_stash": "منبع تفنگ فرقه",
    "ritual.cult_cabin_search": "جست‌وجوی کابین فرقه",
    "voyage.quick": "ماجراجویی مختصر",
    "voyage.long": "ماجراجویی طولانی",
    "goal.bluewater_bay": "خلیج بلو واتر",
    "goal.crimson_cove": "خلیج کوچک کریمسون",
    "mark.gun": "تفنگ",
    "mark.resume": "رزومه",
    "mark.off_duty": "خارج از خدمت",
    "mark.unconvertible": "غیرقابل تبدیل",
    "character.kleptomaniac": "جیب‌بر",
    "character.troublemaker": "دردسرساز",
    "character.gunsmith": "اسلحه‌ساز",
    "character.peacemaker": "صلح‌جو",
    "character.gunslinger": "هفت‌تیرکش",
    "character.minstrel": "چنگ‌نواز",
    "character.bosun": "سرملوان",
    "character.herbalist": "گیاه‌شناس",
    "character.look_out": "دیده‌بان",
    "character.master_strategist": "استراتژیست",
    "character.smuggler": "قاچاقچی",
    "character.agitator": "آشوبگر",
    "character.consultant": "رایزن",
    "character.chief_cook": "سرآشپز",
    "character.rabble_rouser": "فتنه‌گر",
    "character.archivist": "بایگان",
    "character.mentor": "مشاور",
    "character.spiritualist": "احضارگر ارواح",
    "character.debt_collector": "باج‌گیر",
    "character.equalizer": "برابرساز",
    "character.instigator": "مفسد",
}
"""Names of Feed the Kraken in the printed Persian edition; it names some characters only in
pictures, and those names are ours."""


def spoken() -> Iterator[tuple[str, str]]:
    """Each sentence with its Persian form; the names of keys stay as they are."""
    for message in messages("fa"):
        if message.context != "QShortcut":
            yield from ((message.source, form) for form in message.forms)


def wrong(pattern: str, flags: int = 0) -> list[str]:
    return [form for _, form in spoken() if re.search(pattern, form, flags)]


def test_every_sentence_is_there(tool: ModuleType) -> None:
    found = tool.in_program()
    assert tool.faults(tool.FOLDER / "lamplight_fa.ts", found) == []
    assert len(list(spoken())) > 700


def test_a_game_that_is_not_spoken_is_left_out_on_purpose(tool: ModuleType) -> None:
    left_out = tool.UNSPOKEN["fa"]
    assert {message.context for message in messages("fa")}.isdisjoint(left_out)
    assert "cartographers" in left_out


# ---------------------------------------------------------------- places and numbers
def test_places_are_kept_and_numbers_have_persian_digits() -> None:
    for source, form in spoken():
        assert set(PLACE.findall(source)) == set(PLACE.findall(form.replace("%L", "%"))), form
        assert "%n" not in form, form
    counted = [message for message in messages("fa") if message.counts]
    assert len(counted) >= 7
    assert all(len(message.forms) == 1 for message in counted)


def test_plain_digits_stand_only_where_they_are_typed() -> None:
    typed = [form for _, form in spoken() if re.search(r"[0-9]", form)]
    assert all(re.search(r"--\w+|مانند 1\.5", form) for form in typed), typed


# ---------------------------------------------------------------- writing
def test_letters_are_persian_ones() -> None:
    assert wrong("[يكةى٠-٩]") == []


def test_signs_are_persian_ones() -> None:
    assert wrong(rf"{LETTER}\s?[,;?]|[,;?]\s{LETTER}") == []
    assert wrong("[\"“”„']") == []
    for source, form in spoken():
        assert form.count("«") == form.count("»"), form
        assert form.count("«") == source.count("«") + source.count("\N{LEFT DOUBLE QUOTATION MARK}")


def test_parts_of_a_word_are_joined_by_the_narrow_gap() -> None:
    assert wrong(r"(?<![آ-ی])ن?می ") == []
    assert wrong(rf"{LETTER} (?:ها|های|هایی|تر|ترین)(?![آ-ی])") == []
    assert wrong("\u200c\u200c|\u200c[ .،؛؟:»]|[ «]\u200c|\u200c$|^\u200c") == []


def test_nothing_stands_apart_that_belongs_together() -> None:
    assert wrong(r"  | [.،؛؟:»]|« |[(] | [)]") == []


def test_signs_at_the_edges_are_kept() -> None:
    for source, form in spoken():
        assert form == form.strip()
        for end, own in (("…", "…"), ("?", "؟"), (":", ":")):
            assert source.endswith(end) == form.endswith(own), (source, form)
        ends = source.endswith(".")
        assert ends == form.endswith(".") or "?" in source, form


def test_there_are_no_mnemonics_in_persian() -> None:
    assert [form for _, form in spoken() if MARK.search(form)] == []


def test_words_of_buttons_and_menus_stay_short() -> None:
    def is_long(source: str, form: str) -> bool:
        bare = [MARK.sub(r"\1", PLACE.sub("", each)) for each in (source, form)]
        return len(source) < SHORT and len(bare[1]) > 14 + 1.6 * len(bare[0])

    assert [pair for pair in spoken() if is_long(*pair)] == []


def test_no_english_is_left_over() -> None:
    for source, form in spoken():
        assert form != source or not re.search("[A-Za-z]", PLACE.sub("", source)), source
        bare = TYPED.sub("", FOREIGN.sub("", PLACE.sub("", form.replace("%L", "%"))))
        assert not re.search("[A-Za-z]{2,}", bare), form
        assert not english_in(bare), form


# ---------------------------------------------------------------- names
def said(context: str) -> dict[str, str]:
    """English sentence -> Persian one, of one context."""
    return {each.source: each.forms[0] for each in messages("fa") if each.context == context}


def test_feed_the_kraken_is_called_as_in_the_printed_edition() -> None:
    own = said("feed_the_kraken")
    called = {key: own[NAMES[f"feed_the_kraken.{key}"]] for key in PRINTED}
    assert called == PRINTED
    assert said("feed_the_kraken_title") == {"Feed the Kraken": "به کراکن غذا بده"}


def test_every_character_and_card_has_its_printed_name() -> None:
    groups = ("post", "action", "token", "ritual", "character")
    named = {key.split(".", 1)[1] for key in NAMES if key.count(".") == 2}
    listed = {key for key in named if key.startswith(tuple(f"{each}." for each in groups))}
    assert listed - PRINTED.keys() == {"ritual.hidden", "character.hidden", "character.none"}


def test_sentences_and_rules_use_the_same_names() -> None:
    """A sentence that begins with a name and a colon, in the log and in the questions."""
    own, names = said("feed_the_kraken"), {NAMES[f"feed_the_kraken.{key}"] for key in PRINTED}
    checked = 0
    for source, form in own.items():
        name, colon, _ = source.partition(": ")
        if colon and name in names:
            assert form.startswith(f"{own[name]}: "), form
            checked += 1
    assert checked > 20
    rules = help_text("feed_the_kraken", "fa")
    for group in ("action", "token", "ritual"):
        printed = [name for key, name in PRINTED.items() if key.startswith(group)]
        assert [name for name in printed if f"**{name}**" not in rules] == []


# ---------------------------------------------------------------- rules
@pytest.mark.parametrize("game_id", ["feed_the_kraken"])
def test_the_rules_have_the_same_sections_and_numbers(game_id: str) -> None:
    own, english = (sections(help_text(game_id, code)) for code in ("fa", "en"))
    assert [part.id for part in own] == [part.id for part in english]
    for here, there in zip(own, english, strict=True):
        assert re.search(LETTER, here.title), here.id
        assert _numbers(here) == _numbers(there), here.id
        for mark in ("\n- ", "\n1. ", "\n\n"):
            assert here.text.count(mark) == there.text.count(mark), here.id


def _numbers(part: Section) -> list[int]:
    return sorted(int(each) for each in re.findall(r"\d+", part.text))


def test_rules_that_are_not_there_are_shown_in_english() -> None:
    assert help_text("cartographers", "fa") == help_text("cartographers", "en")
