"""An item's text as the editor shows it: laid out to be read, the place of each fault known."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel.registry import game
from rules.kernel.text import english
from rules.kinfire_council.items.editing import Piece, check_text, pieces_of, words_of
from rules.kinfire_council.items.faults import Told
from rules.kinfire_council.items.laying_out import WIDEST, laid_out
from rules.kinfire_council.items.loading import shipped_sources
from rules.kinfire_council.items.places import MOST_SYNTAX, span_of
from rules.kinfire_council.printed.library import FILES

game("kinfire_council")
WORDS = {file: words_of(raw) for file, raw in shipped_sources().items()}
PIECES = [piece for file in FILES for piece in pieces_of(file, WORDS[file])]
LONG = """[[research]]
id = "a"
base = [{ id = "b", gain = [{ op = "gain", res = "coin", n = 1 }, { op = "vote", n = 1 }] }]
"""


def piece(id: str) -> Piece:
    return next(each for each in PIECES if each.id == id)


def marked(id: str, *changes: tuple[str, str]) -> list[str]:
    """The letters that are marked where a text is changed so."""
    text = piece(id).text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    told: Told = []
    check_text(piece(id), text, told)
    spans = [span_of(text, each) for each in told]
    return [text[span[0] : span[1]] if span is not None else "" for span in spans]


# ---------------------------------------------------------------- laying out
def test_shipped_items_are_laid_out() -> None:
    """Nothing is left to be done; lines have one op each."""
    for each in PIECES:
        assert laid_out(each.text) == each.text
        assert all(line.count("op = ") < 3 for line in each.text.splitlines()), each.id


def test_one_op_a_line() -> None:
    """A list of a single one may stay on its line."""
    assert laid_out(LONG).split("\n")[2:] == [
        "base = [",
        '  { id = "b", gain = [',
        '    { op = "gain", res = "coin", n = 1 },',
        '    { op = "vote", n = 1 },',
        "  ] },",
        "]",
        "",
    ]
    short = '[[x]]\ngain = [{op="vote",n=1},]\n'
    assert laid_out(short) == '[[x]]\ngain = [{ op = "vote", n = 1 }]\n'
    assert max(map(len, laid_out(LONG).split("\n"))) <= WIDEST


@pytest.mark.parametrize(
    "text",
    [
        "[[x]\ny = [{ a = 1 }, { a = 2 }]",
        '[[x]]\ny = [ # all of it\n { a = "#" }, { a = 2 }]',
        "[[x]]\ny = [1, 2,\n 3]",
        '[[x]]\n"a b" = [{ "c d" = 1 }, { "c d" = 2 }]',
        "",
    ],
)
def test_what_cannot_be_laid_out_stays_as_it_is(text: str) -> None:
    """What cannot be read, what has comments in it, what holds no ops, what would change."""
    assert laid_out(text) == text


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PIECES), st.data())
def test_no_meaning_is_changed(each: Piece, data: st.DataObject) -> None:
    """However a text is broken; what was right is read the same."""
    at = data.draw(st.integers(0, len(each.text)))
    text = each.text[:at] + data.draw(st.sampled_from(["", " ", "\n", "#", "]", '"', ","]))
    text += each.text[at + data.draw(st.integers(0, 2)) :]
    made = laid_out(text)
    try:
        before = tomllib.loads(text)
    except ValueError:
        assert made == text
    else:
        assert tomllib.loads(made) == before


# ---------------------------------------------------------------- places
def test_the_field_of_a_fault_is_found() -> None:
    """However deep it lies; a missing one is told where it would stand."""
    assert marked("gullwharf", ("n = 3 }", "n = 99 }")) == ["n = 99", "n = 99"]
    assert marked("talos", ("start_influence = 4", "start_influence = 9")) == [
        "start_influence = 9"
    ]
    assert marked("talos", ("start_influence = 4\n", "")) == [""]


def test_letters_that_cannot_be_read_are_found() -> None:
    """All of them: behind each the text is read on."""
    found = marked("gullwharf", ('"food", n = 1 }', '"food" n = 1 }'))
    assert found == ["n", "n", "n"]
    assert marked("gullwharf", ("tier = 1", "tier ="), ("x = 310", "x = ?")) == ["tier =", "?"]


def test_a_bracket_that_is_never_closed_is_one_fault() -> None:
    """Not one for each line behind it."""
    assert len(marked("gullwharf", ("n = 1 }]\nbase", "n = 1 }\nbase"))) == 1
    assert marked("talos", ('name = "Talos"', 'name = "Talos')) == ['name = "Talos']


def test_so_many_are_looked_for_and_no_more() -> None:
    """Who has broken everything begins at the first."""
    text = "[[sheet]]\n" + "".join(f"x{n} = ?\n" for n in range(20))
    told: Told = []
    assert check_text(Piece("sheets.toml", 0, "sheet", text), text, told) is None
    assert len(told) == MOST_SYNTAX
    assert len({english(each) for each in told}) == MOST_SYNTAX


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PIECES), st.data())
def test_every_place_lies_in_the_text(each: Piece, data: st.DataObject) -> None:
    """Whatever is broken, nothing fails."""
    at = data.draw(st.integers(0, len(each.text)))
    text = each.text[:at] + data.draw(st.sampled_from(["?", "\n", "[", "}", '"', "= 1"]))
    text += each.text[at + data.draw(st.integers(0, 9)) :]
    told: Told = []
    check_text(each, text, told)
    for fault in told:
        span = span_of(text, fault)
        assert span is None or 0 <= span[0] <= span[1] <= len(text) + 1
