"""What of a file may be shown: sound games pass whole, hostile ones give one sentence."""

import gzip
import json
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.door import Unreadable
from rules.kernel.head import LAST_MOMENT, MOST_TABLE, fixed_id
from rules.kernel.names import clean_name
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatKind, SeatPlan, read_head, record_of, write_record
from rules.kernel.registry import Setup, game, game_ids, setup_of
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import Text, plain
from rules.kernel.vetting import table_of, vetted
from tests.rules.setups import GAMES, setups, spread
from tests.rules.walks import Dice
from tests.soak.games import samples
from tests.soak.values import as_position, closed, opened

SEATS = (SeatPlan(SeatKind.PERSON, "Ada"),) * 100
SAVES = Path(__file__).resolve().parents[2] / "saves"
STOPS = (0, 3, 40, 400)


def kept(play: Play) -> bytes:
    seats = SEATS[: play.setup.seats]
    return write_record(record_of(play, seats, TakeBack.STRICT, program="1", id="a" * 32))


@pytest.mark.parametrize(
    "setup", [each for game_id in GAMES for each in islice(spread(game(game_id), 2), 2)]
)
def test_what_is_played_passes(setup: Setup) -> None:
    check_what_is_played(setup)


@pytest.mark.soak
@pytest.mark.parametrize("setup", setups())
def test_what_is_played_passes_at_many_tables(setup: Setup) -> None:
    check_what_is_played(setup)


def check_what_is_played(setup: Setup) -> None:
    """A game passes at any moment, and so does its picture: what that hides is dealt."""
    play, dice, answers = Play(setup), Dice(setup.seed), 0
    for stop in STOPS:
        while answers < stop and (seats := agenda.asked(play.state)):
            actions = agenda.request(play.state, seats[0]).actions
            play.submit(seats[0], actions[dice.below(len(actions))])
            answers += 1
        raw = kept(play)
        found = vetted(raw)
        assert kept(found.play) == raw
        assert table_of(found.record.head) is not None or setup.game not in game_ids()
    carried_over = Play.from_state(setup, play.state)
    assert vetted(kept(carried_over)).play.state == play.state


def test_what_is_opened_can_be_written_and_opened_again() -> None:
    """A game of older rules brings its journal into the hundred that may be kept, and what the
    program would write larger than it read it must not grow beyond what it opens."""
    old = opened(samples("cartographers")[0])
    old["rules"] -= 1
    old["body"]["earlier"] = ["[]"] * 99
    record = vetted(closed(old)).record
    head = msgspec.structs.replace(record.head, rules=old["rules"] + 1)
    again = write_record(msgspec.structs.replace(record, head=head))
    assert vetted(again).record.earlier == record.earlier
    old["body"]["earlier"].append("[]")
    with pytest.raises(Unreadable, match="earlier: more than 100"):
        vetted(closed(old))
    over = opened(samples("cartographers")[1])
    over["body"]["earlier"] = ["x" * (1 << 20)] * 18
    with pytest.raises(Unreadable, match="the limit is 16 MB"):
        vetted(gzip.compress(closed(over), 1))


HOSTILE = {
    "id-is-a-path": r"damaged \(id: \.\./\.\./config/settings\)",
    "id-holds-nul": r"damaged \(id: a\?b\)",
    "many-earlier-versions": "too large to be a game: the limit is 32 MB",
    "old-rules-overflow.root": r"damaged \(snapshot: warriors: a number is too large\)",
    "unknown-faction-origin.root": r"damaged \(KeyError: 'x'\)",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gives_one_sentence(name: str) -> None:
    raw = (SAVES / "hostile" / f"{name}.lamplight").read_bytes()
    with pytest.raises(Unreadable, match=HOSTILE[name]) as told:
        vetted(raw)
    assert "\n" not in str(told.value)


def altered(raw: bytes, **named: object) -> bytes:
    """A record with other values in its head; dots in a name lead into it."""
    whole = json.loads(raw)
    return json.dumps(whole | named).encode()


def test_what_a_head_claims_is_compared_with_the_game() -> None:
    play = Play(setup_of("cartographers", 2, 5))
    raw = kept(play)
    summary = json.loads(raw)["summary"]
    for claim in ({"winners": [0]}, {"totals": [5, 6]}, {"winners": [], "totals": [0, 0]}):
        with pytest.raises(Unreadable, match="damaged"):
            vetted(altered(raw, summary=summary | claim))
    lie = summary | {"entries": 77, "where": {"key": "cartographers.name", "facts": []}}
    true = vetted(altered(raw, summary=lie, table="{}")).record.head
    assert true == read_head(raw)


def test_names_are_made_to_fit_and_no_game_is_lost() -> None:
    raw = kept(Play(setup_of("cartographers", 2, 5)))
    seats = json.loads(raw)["seats"]
    for name in ("A\nda", "\u202eA\x00da", "A" * 3_000):
        seats[0]["name"] = name
        found = vetted(altered(raw, seats=seats))
        assert found.record.head.seats[0].name == clean_name(name)
        assert found.play.setup.names[0] == clean_name(name)


def test_moments_no_calendar_has_are_made_to_fit() -> None:
    raw = kept(Play(setup_of("cartographers", 2, 5)))
    head = vetted(altered(raw, started=-5, saved=1 << 70)).record.head
    assert (head.started, head.saved) == (0, LAST_MOMENT)


@pytest.mark.parametrize(
    "named",
    [
        {"id": "NUL.json"},
        {"id": "a/b"},
        {"id": "a" * 65},
        {"id": "\u0661"},
        {"seats": []},
        {"seats": [{"kind": "bot", "level": "x" * 65}] * 2},
        {"options": {str(n): "" for n in range(201)}},
        {"options": {"x" * 65: ""}},
        {"own": "[" * 65 + "]" * 65},
        {"table": "x" * (MOST_TABLE + 1)},
    ],
)
def test_a_head_out_of_its_limits_is_refused(named: dict[str, object]) -> None:
    raw = kept(Play(setup_of("kinfire_council", 2, 5)))
    with pytest.raises(Unreadable):
        vetted(altered(raw, **named))


def test_a_picture_that_no_game_has_is_not_shown() -> None:
    head = vetted(kept(Play(setup_of("root", 2, 5)))).record.head
    table = json.loads(head.table)
    assert table_of(head) is not None
    for name, value in (
        ("warriors", [[99] * 12] * 2),
        ("ply", 1 << 40),
        ("boards", []),
        ("tokens", [*table["tokens"], []]),
        ("variant", table["variant"] | {"map": "winter"}),
    ):
        bad = json.dumps(table | {name: value})
        assert table_of(msgspec.structs.replace(head, table=bad)) is None
    for bad in ("", "[" * 999, "{}", "\u2028"):
        assert table_of(msgspec.structs.replace(head, table=bad)) is None


def test_a_position_has_the_map_of_its_options() -> None:
    side = {each: Play(setup_of("cartographers", 2, 5, {"map_side": each})) for each in ("a", "b")}
    state = side["a"].state.clone()
    state.land = side["b"].state.land
    with pytest.raises(Unreadable, match=r"damaged \(land\)"):
        vetted(kept(Play.from_state(side["a"].setup, state)))


def test_an_id_that_names_files_has_one_form() -> None:
    assert fixed_id("") == ""
    assert fixed_id("0123456789abcdef" * 2) == "0123456789abcdef" * 2
    found = {fixed_id(each) for each in ("demonstration-5", "NUL", "A" * 32, "a" * 31)}
    assert len(found) == 4
    assert all(len(each) == 32 and set(each) <= set("0123456789abcdef") for each in found)


STRANGE = {
    "cartographers": ("edicts", ("borderlands", "wildholds", "shoreside_expanse")),
    "cthulhu_wars": ("ritual", -3),
    "feed_the_kraken": ("hired", 99),
    "kinfire_council": ("rubble", (60,)),
    "root": ("coalition", [7, -1, -1]),
}


@pytest.mark.parametrize("game_id", STRANGE)
def test_a_position_that_no_board_could_show_is_refused(game_id: str) -> None:
    """It names a seat, a place or a step of a track that there is not."""
    play = played_on(game_id)
    name, value = STRANGE[game_id]
    state = play.state.clone()
    setattr(state, name, value)
    with pytest.raises(Unreadable, match="damaged"):
        vetted(kept(Play.from_state(play.setup, state)))


def played_on(game_id: str) -> Play:
    play, dice = Play(setup_of(game_id, game(game_id).seat_counts[0] + 1, 5)), Dice(5)
    for _ in range(12):
        seat = agenda.asked(play.state)[0]
        actions = agenda.request(play.state, seat).actions
        play.submit(seat, actions[dice.below(len(actions))])
    return play


def test_words_of_a_position_can_be_said() -> None:
    play = played_on("cartographers")
    state = play.state.clone()
    state.outcome = Outcome((Seat(0),), plain("over"), titles=(Text("?", ()),))
    with pytest.raises(Unreadable, match="damaged"):
        vetted(kept(Play.from_state(play.setup, state)))


@pytest.mark.parametrize("game_id", [each for each in game_ids() if each != "cthulhu_wars"])
def test_a_position_from_which_the_rules_cannot_go_on_is_refused(game_id: str) -> None:
    """All in it is known, and its question can be asked; only what comes after it is missing.

    In Cthulhu Wars the turn itself lies lowest, and puts what follows."""
    whole = as_position(opened(samples(game_id)[0]))
    assert vetted(closed(whole))
    state = whole["body"]["snapshot"]
    state["agenda"] = state["agenda"][-1:]
    with pytest.raises(Unreadable):
        vetted(closed(whole))
