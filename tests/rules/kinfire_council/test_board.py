"""What is printed on boards and tiles comes from the set of items: an owner may replace it all."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from rules.kernel.play import Play, TakeBack
from rules.kernel.record import read_record, record_of, resume, write_record
from rules.kernel.registry import game, setup_advice, setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kinfire_council.bots.night import cult_v, v_per_floor
from rules.kinfire_council.enums import Param, Resource
from rules.kinfire_council.forecast.night import forecast
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import shipped_sources
from rules.kinfire_council.items.whole import kinds_of
from rules.kinfire_council.printed import library
from rules.kinfire_council.printed.content import Board, Content, TrackerRow
from rules.kinfire_council.printed.library import item_set, item_set_of, shipped, shipped_board
from rules.kinfire_council.printed.ops import Pay
from rules.kinfire_council.printed.triggers import param
from rules.kinfire_council.rounds.hideout import ResolveChit
from rules.kinfire_council.rounds.lighthouse import cult_gain, raise_marker, top
from rules.kinfire_council.rounds.needs import add_need, start_needs
from rules.kinfire_council.setup import start
from rules.kinfire_council.spaces import neighbours, tax
from rules.kinfire_council.state import Threat, game_of
from rules.kinfire_council.turn.upgrading import price_of
from tests.rules.kinfire_council.small import run, table, with_board
from tests.rules.kinfire_council.test_items import changed, told
from tests.rules.kinfire_council.test_own import SEATS

GAME = game("kinfire_council")
BOARD = shipped_board()
SHORT = (TrackerRow(v_per_floor=0, cult_v=9), TrackerRow(v_per_floor=2, cult_v=4),
         TrackerRow(v_per_floor=6, cult_v=1))  # fmt: skip


@pytest.fixture(autouse=True)
def nothing_is_learned_for_good(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    library.shipped()
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})
    own.learn.cache_clear()
    yield
    own.learn.cache_clear()


# ---------------------------------------------------------------- each number counts
def test_another_tracker() -> None:
    """Its height, V for floors, what the Cult gains: for the rules, the forecast and bots."""
    state = with_board(table(seats=4), tracker=replace(BOARD.tracker, rows=SHORT))
    raise_marker(state, StepContext(), 9)
    assert state.marker == top(state) == 2
    assert [cult_gain(state, row) for row in range(3)] == [11, 6, 3]
    assert (v_per_floor(item_set(state)), cult_v(item_set(state))) == ((0, 2, 6), (9, 4, 1))


def test_other_streets_and_taxes() -> None:
    streets = tuple((one, one + 1) for one in range(1, 18))
    city = replace(BOARD.city, streets=streets, taxes=(1, 0, 5))
    state = with_board(table(), city=city)
    assert neighbours(state, "4") == (3, 5)
    assert neighbours(table(), "4") == (1, 5, 7)
    assert [tax(state, Seat(0), 0, space) for space in ("1", "7", "13")] == [1, 0, 5]


def test_other_numbers_on_the_boards_of_the_city() -> None:
    """Taxes, prices and threats follow."""
    state = with_board(table(), city=replace(BOARD.city, tiers=((1, 5), (6, 13), (14, 18))))
    assert [tax(state, Seat(0), 0, space) for space in ("5", "6", "13", "14")] == [0, 1, 1, 2]
    assert (price_of(state, 13), price_of(table(), 13)) == BOARD.upgrades[1:]
    big = [each.id for each in shipped().content.threats if each.level == "4"]
    state.threats[:] = [Threat(id) for id in big[:3]]
    run(state, ResolveChit(13))
    assert [each.trouble for each in state.threats if each is not None] == [0, 1, 0]


def test_other_prices_of_upgrades() -> None:
    dear = replace(BOARD.upgrades[1], cost=(Pay("magic", 4),), v=13)
    state = with_board(table(), upgrades=(BOARD.upgrades[0], dear, BOARD.upgrades[2]))
    assert (price_of(state, 7).cost, price_of(state, 7).v) == ((Pay("magic", 4),), 13)
    assert price_of(state, 1) == BOARD.upgrades[0]


def test_another_needs_track() -> None:
    track = replace(BOARD.needs, rows=2, stack=1, v=4, start=(Resource.RARE,), chits=0)
    state = with_board(table(), needs=track)
    state.needs = start_needs(state)
    for _ in range(3):
        add_need(state, StepContext(), Resource.COIN)
    assert [each.wants for each in state.needs] == [(Resource.RARE,), (Resource.COIN,)]
    assert param(state, Param.NEED_V) == 4


def test_other_numbers_of_the_cult() -> None:
    cult = replace(BOARD.cult, start_v=6, draw=1, hidden_threats=5)
    board = replace(BOARD, cult=cult)
    digest = library.learn(replace(shipped().content, board=board))
    play = Play(replace(setup_of("kinfire_council", 3, 1), own=digest))
    state = game_of(play.state)
    assert (state.cult_score >= 6, len(state.hidden_threats)) == (True, 5)
    assert param(state, Param.CULT_DRAW) == 1
    assert len(state.city) + len(state.cult_discard) + len(state.leaders_out) == 1


# ---------------------------------------------------------------- a complete set
def printed(items: Content) -> Content:
    """The same set as if all of it had been typed in from the printed game."""
    fields = {
        name: _printed(getattr(items, name))
        for name in Content.__struct_fields__
        if name != "board"
    }
    board = {name: _printed(getattr(BOARD, name)) for name in Board.__struct_fields__}
    return Content(**fields, board=Board(**board))  # type: ignore[arg-type]


def _printed(held: object) -> object:
    if isinstance(held, tuple):
        return tuple(map(_printed, held))
    return replace(held, authored=False)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_balancing_number_falls_away_with_the_last_stand_in(seats: int) -> None:
    """In the rules, the forecast, and what bots expect; not while one item is left."""
    state = table(seats=seats)
    whole = printed(shipped().content)
    state.variant = replace(state.variant, items=library.learn(whole))
    rows = BOARD.tracker.rows
    assert [cult_gain(state, n) for n in range(8)] == [each.cult_v for each in rows]
    for kind, held in kinds_of(whole):
        if kind in ("tracker", "threat", "dealer", "skill"):
            almost = _with_stand_in(whole, kind, held[-1].id)
            assert not item_set_of(library.learn(almost)).is_printed
    assert not shipped().is_printed


def _with_stand_in(items: Content, kind: str, id: str) -> Content:
    raw = msgspec.json.decode(msgspec.json.encode(items))
    holder = raw["board"] if kind in library.BOARD_FIELD_OF else raw
    held = holder[(library.FIELD_OF | library.BOARD_FIELD_OF)[kind]]
    (item,) = [each for each in (held if isinstance(held, list) else [held]) if each["id"] == id]
    item["authored"] = True
    return msgspec.convert(raw, Content)


def test_the_advice_for_two_tells_the_balancing_number_only_while_it_counts() -> None:
    setup = setup_of("kinfire_council", 2, 1)
    assert "17 more" in english(setup_advice(setup)[0])
    digest = library.learn(printed(shipped().content))
    said = english(setup_advice(replace(setup, own=digest))[0])
    assert "more" not in said
    assert "both lose" in said


def test_a_folder_that_is_complete_is_told_so(tmp_path: Path) -> None:
    """All files, each item marked as printed."""
    for file, raw in shipped_sources().items():
        words = raw.decode().replace("authored = true", "authored = false")
        (tmp_path / file).write_text(words, "utf-8")
    report = own.check(tmp_path)
    assert report.faults == ()
    assert "The set is complete" in english(report.notes[-1])
    own.use(tmp_path)
    play = Play(setup_of("kinfire_council", 2, 1))
    items = library.item_set(game_of(play.state))
    assert items.is_printed
    (tmp_path / "sites.toml").unlink()
    said = english(own.check(tmp_path).notes[-1])
    assert said.startswith("5 items in this set are Lamplight's stand-ins: ")


# ---------------------------------------------------------------- names of sets, records
def test_boards_as_shipped_do_not_change_the_name_of_a_set() -> None:
    """Sets and games of before there was a file of boards keep their names."""
    assert shipped().content.board is None
    assert b'"board":' not in msgspec.json.encode(shipped().content)
    assert shipped().digest == "0e8cc266f9018ce3"


def test_an_older_record_with_items_of_its_own_opens() -> None:
    """It says nothing of boards: they are as shipped."""
    raw = msgspec.json.encode(shipped().content).decode().replace('"Talos"', '"Talus"')
    digest = own.learn(raw)
    assert item_set_of(digest).board == BOARD
    assert item_set_of(digest).councilors["talos"].name == "Talus"


def test_a_record_carries_its_boards() -> None:
    """Another machine plays on with the owner's tracker."""
    board = replace(BOARD, tracker=replace(BOARD.tracker, rows=SHORT))
    digest = library.learn(replace(shipped().content, board=board))
    play = Play(replace(setup_of("kinfire_council", 2, 1), own=digest))
    raw = write_record(record_of(play, SEATS, TakeBack.STRICT, program="1"))
    library._known.pop(digest)
    own.learn.cache_clear()
    again = resume(read_record(raw))
    assert again.state == play.state
    assert top(game_of(again.state)) == 2
    assert forecast(game_of(again.state)).tower.cult_v == cult_gain(game_of(again.state), 0)


# ---------------------------------------------------------------- faults
CITY = "streets = [\n  [1, 2],"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("v_per_floor = 4", "v_per_floor = 21",
         "lighthouse_tracker, rows[8].v_per_floor: 21 is out of range; write a number from 0 to"),
        ("cult_v = 6", "cult_v = -1", "lighthouse_tracker, rows[8].cult_v: -1 is out of range"),
        ("taxes = [0, 1, 2]", "taxes = [0, 1]", "city_boards, taxes: 2 taxes; write one for each"),
        ("taxes = [0, 1, 2]", "taxes = [0, 1, -2]", "city_boards, taxes[3]: -2 is out of range"),
        ("[13, 18]]", "[13, 17]]", "city_boards, tiers: the last tier ends with 17; it must end"),
        ("[13, 18]]", "[14, 18]]", "tiers[3]: “14, 18” is not a tier; write its first number, 13"),
        ("[[1, 6], ", "[[1, 9], ", "tiers[1]: “1, 9” is not a tier"),
        (", [13, 18]]", "]", "city_boards, tiers: 2 tiers; write the first and the last number"),
        ("[[1, 6], [7, 12]", "[[1, 7], [8, 12]",
         "tier: space 7 is in tier 1, not 2; write 1."),
        ("[1, 2], ", "[1, 19], ", "streets[1]: “1, 19” is not a street"),
        ("[1, 2], ", "[1, 1], ", "streets[1]: “1, 1” is not a street"),
        ("[1, 2], ", "[1, 2, 3], ", "streets[1]: “1, 2, 3” is not a street"),
        ("[1, 2], ", "[1, 2], [2, 1], ", "the street from 2 to 1 is listed twice"),
        ("[12, 15]", "[13, 15]", ""),
        ("[10, 13], [12, 15]", "[10, 12]",
         "city_boards, streets: no street leads from space 1 to 13, 14, 15, 16, 17, 18;"),
        ("tier = 3", "tier = 2", "board.toml: each of the tiers 1, 2 and 3 needs one [[upgrade]]"),
        ("tier = 3", "tier = 4", "upgrade_upper, tier: 4 is out of range"),
        ("rows = 6", "rows = 9", "needs_track, rows: 9 is out of range; write a number from 1"),
        ("rows = 6", "rows = 2", "needs_track, start: 3 needs at the start, but the track has 2"),
        ("stack = 2", "stack = 0", "needs_track, stack: 0 is out of range"),
        ('"food", "food", "food"', '"gold"', "needs_track, start[1]: “gold” is not known here"),
        ("hidden_threats = 3", "hidden_threats = 28", "28 is out of range"),
        ("draw = 3", "draw = true", "cult_area, draw: “true” must be a whole number"),
        ('tile = "sea_beast"\ncopies = 1\nsurcharge = 1',
         'tile = "rubble"\ncopies = 1\ncost = [{ op = "pay", res = "coin", n = 1 }]',
         "2 items for the tile “rubble”; exactly one"),
        ("surcharge = 1", "surcharge = 1\nv = 2", "sea_beast_tile, v: only Rubble is cleared"),
        ("copies = 2", "copies = 2\nsurcharge = 1", "rubble_tile, surcharge: only Rubble"),
        ("[tracker]", "[[tracker]]", "board.toml, tracker: “[ ... ]” must be a table"),
    ],
    ids=range(27),
)  # fmt: skip
def test_faults_of_boards_are_told(old: str, new: str, said: str) -> None:
    """Ranges, a city that hangs together, each tier and tile once."""
    found = changed("board.toml", old, new)
    assert any(said in each for each in found) if said else found == []


def test_hidden_threats_need_cards(tmp_path: Path) -> None:
    words = shipped_sources()["threats.toml"].decode().split("\n\n[[")
    few = "\n\n[[".join(words[:9]).encode()
    board = shipped_sources()["board.toml"].replace(b"hidden_threats = 3", b"hidden_threats = 6")
    assert told("threats.toml", few) == []
    (tmp_path / "threats.toml").write_bytes(few)
    (tmp_path / "board.toml").write_bytes(board)
    assert [english(each) for each in own.check(tmp_path).faults] == [
        "threats.toml: 8 of the kind “threat”, but a game needs at least 9; add some."
    ]


def test_start_is_as_the_board_says() -> None:
    """The set-up without any board of its own is as it was."""
    state = start(setup_of("kinfire_council", 2, 1))
    assert (state.cult_score, len(state.needs)) == (0, 6)
