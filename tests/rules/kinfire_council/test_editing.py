"""Items as single texts: cut, checked, put together again (15)."""

import pytest

from rules.kernel.registry import game
from rules.kernel.text import english
from rules.kinfire_council.items.editing import (
    Piece,
    check_text,
    faults_with,
    joined,
    kinds_in_order,
    pieces_of,
    shipped_piece,
    with_copy,
    with_text,
    without,
    words_of,
)
from rules.kinfire_council.items.faults import Told
from rules.kinfire_council.items.loading import KINDS, check_sources, shipped_sources
from rules.kinfire_council.items.samples import sample_of
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.library import FILES, shipped
from rules.kinfire_council.printed.ops import Mod, Op

game("kinfire_council")
WORDS = {file: words_of(raw) for file, raw in shipped_sources().items()}


@pytest.mark.parametrize("file", FILES)
def test_a_file_is_cut_into_its_items(file: str) -> None:
    """Each by itself is right; together they are the file again."""
    pieces = pieces_of(file, WORDS[file])
    assert {each.kind for each in pieces} == set(FILES[file])
    assert joined(WORDS[file], pieces) == WORDS[file]
    for piece in pieces:
        told: Told = []
        item = check_text(piece, piece.text, told)
        assert told == []
        assert item is not None
        assert (item.id, item.name, item.authored) == (piece.id, piece.name, piece.is_stand_in)
        assert shipped_piece(piece) == piece


def test_every_kind_is_listed() -> None:
    """None is forgotten."""
    assert set(kinds_in_order()) == set(KINDS)


def test_another_text_for_an_item() -> None:
    """The others stay, comments too."""
    words = WORDS["sheets.toml"].replace('name = "Feyn"', 'name = "Feyn" # as printed')
    piece = pieces_of("sheets.toml", words)[0]
    edited = with_text(words, piece, piece.text.replace("Valora", "Velora"))
    assert edited == words.replace("Valora", "Velora").replace("sheet_velora", "sheet_valora")
    assert faults_with({}, "sheets.toml", edited) == ()


def test_an_item_less_and_an_item_more() -> None:
    """A copy has ids of its own, so that the set is right at once."""
    words = WORDS["spaces.toml"]
    piece = pieces_of("spaces.toml", words)[1]
    assert piece.id == "commons"
    copied = with_copy(words, piece)
    assert [each.id for each in pieces_of("spaces.toml", copied)] == [
        "city_planning", "commons", "commons_2", "public_gallery", "shady_dealer",
    ]  # fmt: skip
    assert faults_with({}, "spaces.toml", copied) == ()
    again = with_copy(copied, piece)
    assert "commons_3" in again
    assert faults_with({}, "spaces.toml", again) == ()
    assert without(copied, pieces_of("spaces.toml", copied)[2]) == words


@pytest.mark.parametrize(
    "words",
    ["", "x = [", "x = 1", "[[monster]]\nx = 1", "[sheet]\nid = 1"],
)
def test_a_file_that_cannot_be_cut_is_one_text(words: str) -> None:
    """It can be put right as a whole."""
    (piece,) = pieces_of("sheets.toml", words)
    assert (piece.kind, piece.text, piece.id, piece.name) == ("", words, "", "")
    assert not piece.is_stand_in
    assert with_text(words, piece, "y = 2") == "y = 2"
    assert joined(words, [piece]) == words
    told: Told = []
    assert check_text(piece, words, told) is None
    good = shipped_piece(piece)
    assert good is not None
    assert good.text == WORDS["sheets.toml"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = [", "sheets.toml: the file ends too soon; look for a quote or bracket that is never"
         " closed."),
        ("x = 1", "sheets.toml: the text must contain exactly one item; begin it with [[sheet]]."),
        ("[[sheet]]\n[[sheet]]",
         "sheets.toml: the text must contain exactly one item; begin "
         "it with [[sheet]]."),
        ('[[sheet]]\nid = "a"\nname = "A"\nskill = "spy"\ncolour = "pink"',
         "sheets.toml, a, colour: “pink” is not known here; write one "
         "of red, yellow, green, blue, purple, orange."),
    ],
)  # fmt: skip
def test_a_text_that_is_no_item(text: str, said: str) -> None:
    """One sentence, at once."""
    told: Told = []
    piece = Piece("sheets.toml", 0, "sheet", text)
    assert check_text(piece, text, told) is None
    assert [english(each) for each in told] == [said]


def test_a_new_item_stands_for_the_shipped_one_in_its_place() -> None:
    """Else for none."""
    piece = Piece("sheets.toml", 2, "sheet", '[[sheet]]\nid = "new"')
    found = shipped_piece(piece)
    assert found is not None
    assert found.id == "sheet_asha"
    assert shipped_piece(Piece("sheets.toml", 20, "sheet", "[[sheet]]")) is None


def test_bytes_of_any_kind_have_words() -> None:
    """They are shown, so that they can be put right."""
    assert words_of(b"\xef\xbb\xbfa\r\nb\xff") == "a\nb\N{REPLACEMENT CHARACTER}"


@pytest.mark.parametrize("kind", Op.__subclasses__(), ids=repr)
def test_the_sample_of_an_op_is_right(kind: type[Op]) -> None:
    """Where it may stand."""
    in_cost = kind in ops.COSTS and kind is not ops.DiscardResearch
    alone = kind in (ops.To, ops.PlaceTile)
    sample = sample_of(kind)
    if alone:
        words = WORDS["threats.toml"].replace("effect = [", f"effect = [{sample}, ", 1)
        file = "threats.toml"
    else:
        place = 'cost = [\n    { op = "pay_v"' if in_cost else "gain = ["
        changed = place.replace("[", f"[{sample}, ", 1)
        words = WORDS["spaces.toml"].replace(place, changed, 1)
        file = "spaces.toml"
    assert sample in words
    assert [english(each) for each in faults_with({}, file, words)] == []


@pytest.mark.parametrize("kind", Mod.__subclasses__(), ids=repr)
def test_the_sample_of_a_modifier_is_right(kind: type[Mod]) -> None:
    """Its fields are; where it may stand depends on the item."""
    file = "tokens.toml" if kind is ops.FlagMod else "decrees.toml"
    sample = sample_of(kind).replace('"sun_rise"', '"ship"')
    words = WORDS[file].replace("mods = [", f"mods = [{sample}, ", 1)
    assert [english(each) for each in faults_with({}, file, words)] == []


def test_the_own_files_are_heeded() -> None:
    """A set is checked with all of them."""
    own = {"sheets.toml": b"x = ["}
    assert len(faults_with(own, "sites.toml", WORDS["sites.toml"])) == 1
    told: Told = []
    assert check_sources(shipped_sources(), told) == shipped().content


def test_districts_have_their_number() -> None:
    """As far as one is written; other items have none."""
    first = pieces_of("districts.toml", WORDS["districts.toml"])[0]
    assert first.number == 1
    assert Piece("districts.toml", 0, "district", '[[district]]\nn = "1"').number is None
    assert pieces_of("sites.toml", WORDS["sites.toml"])[0].number is None
