"""Persian: every sentence of the shell, in good writing."""

import re
from collections.abc import Iterator
from types import ModuleType

from tests.test_translations import MARK, PLACE, ROOT, SHORT, english_in, messages, tool

__all__ = ["tool"]

SHARED = {"kernel", "bots", "console"}
GAMES = tuple(sorted({each.parent.name for each in (ROOT / "rules").glob("*/*.py")} - SHARED))
SAME = {"{name}: {title}"}
FOREIGN = re.compile(
    r"Lamplight|\.lamplight|PDF|JSON|TOML|MIT|PIN|Enter|Esc|\bfa\b|GAME|DIR|[\w.,-]*novice\S*"
)
"""What stays in Latin letters: names, formats, keys, what is typed on the command line."""
TYPED = re.compile(
    r"--\w+|\b(?:text|public|png|pdf|debug|info|warning|error|paper|night|contrast|print|system)\b"
)
LETTER = "[آ-ی]"


def shell() -> Iterator[tuple[str, str]]:
    """Each sentence of the shell with its Persian form; games and keys are apart."""
    for message in messages("fa"):
        if not message.context.startswith((*GAMES, "QShortcut")):
            yield from ((message.source, form) for form in message.forms)


def wrong(pattern: str, flags: int = 0) -> list[str]:
    return [form for _, form in shell() if re.search(pattern, form, flags)]


def test_every_sentence_of_the_shell_is_there(tool: ModuleType) -> None:
    found = [each for each in tool.in_program() if not each.context.startswith(GAMES)]
    assert len(found) > 300
    kept = [each for each in tool.in_program() if each.context.startswith(GAMES)]
    path = tool.FOLDER / "lamplight_fa.ts"
    said = [fault for fault in tool.faults(path, [*found, *kept]) if not _is_of_game(fault)]
    assert said == []


def _is_of_game(fault: str) -> bool:
    return fault.startswith(tuple(f"('{each}" for each in GAMES))


def test_a_game_that_is_not_spoken_is_left_out_on_purpose(tool: ModuleType) -> None:
    left_out = tool.UNSPOKEN["fa"]
    assert {message.context for message in messages("fa")}.isdisjoint(left_out)
    assert "cartographers" in left_out


# ---------------------------------------------------------------- places and numbers
def test_places_are_kept_and_numbers_have_persian_digits() -> None:
    for source, form in shell():
        assert set(PLACE.findall(source)) == set(PLACE.findall(form.replace("%L", "%"))), form
        assert "%n" not in form, form
    counted = [message for message in messages("fa") if message.counts]
    assert len(counted) >= 7
    assert all(len(message.forms) == 1 for message in counted)


def test_plain_digits_stand_only_where_they_are_typed() -> None:
    typed = [form for _, form in shell() if re.search(r"[0-9]", form)]
    assert all(re.search(r"--\w+|مانند 1\.5", form) for form in typed), typed


# ---------------------------------------------------------------- writing
def test_letters_are_persian_ones() -> None:
    assert wrong("[يكةى٠-٩]") == []


def test_signs_are_persian_ones() -> None:
    assert wrong(rf"{LETTER}\s?[,;?]|[,;?]\s{LETTER}") == []
    assert wrong("[\"“”„']") == []
    for source, form in shell():
        assert form.count("«") == form.count("»"), form
        assert form.count("«") == source.count("«") + source.count("\N{LEFT DOUBLE QUOTATION MARK}")


def test_parts_of_a_word_are_joined_by_the_narrow_gap() -> None:
    assert wrong(r"(?<![آ-ی])ن?می ") == []
    assert wrong(rf"{LETTER} (?:ها|های|هایی|تر|ترین)(?![آ-ی])") == []
    assert wrong("\u200c\u200c|\u200c[ .،؛؟:»]|[ «]\u200c|\u200c$|^\u200c") == []


def test_nothing_stands_apart_that_belongs_together() -> None:
    assert wrong(r"  | [.،؛؟:»]|« |[(] | [)]") == []


def test_signs_at_the_edges_are_kept() -> None:
    for source, form in shell():
        assert form == form.strip()
        for end, own in (("...", "..."), ("?", "؟"), (":", ":")):
            assert source.endswith(end) == form.endswith(own), (source, form)
        ends = source.endswith(".") and not source.endswith("...")
        assert ends == (form.endswith(".") and not form.endswith("...")) or "?" in source, form


def test_there_are_no_mnemonics_in_persian() -> None:
    assert [form for _, form in shell() if MARK.search(form)] == []


def test_words_of_buttons_and_menus_stay_short() -> None:
    def is_long(source: str, form: str) -> bool:
        bare = [MARK.sub(r"\1", PLACE.sub("", each)) for each in (source, form)]
        return len(source) < SHORT and len(bare[1]) > 14 + 1.6 * len(bare[0])

    assert [pair for pair in shell() if is_long(*pair)] == []


def test_no_english_is_left_over() -> None:
    for source, form in shell():
        assert form not in (source, "") or source in SAME, source
        bare = TYPED.sub("", FOREIGN.sub("", PLACE.sub("", form.replace("%L", "%"))))
        assert not re.search("[A-Za-z]{2,}", bare), form
        assert not english_in(bare), form
