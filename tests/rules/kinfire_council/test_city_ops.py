"""Ops about the city (15) and threat tiles (9)."""

import pytest

from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import Resource, Source, Tile
from rules.kinfire_council.printed import ops
from rules.kinfire_council.state import Need, Threat
from rules.kinfire_council.threats.slots import SlotEvent, whole_slot
from tests.rules.kinfire_council import small
from tests.rules.kinfire_council.nights import drawn, kinds, lay, lines, on_top, whole

THREAT = Source.THREAT


def test_damage_comes_and_goes() -> None:
    state = whole()
    small.do(state, ops.Damage(3), ops.Damage(-2))
    assert state.site_trouble == 2


def test_trouble_on_every_threat_from_slot_1_each_may_trigger() -> None:
    state = whole()
    lay(state, 0, "footpads")
    lay(state, 2, "blockade", 1)
    small.do(state, ops.TroubleEachSlot(1))
    assert state.threats == [None, None, Threat("blockade", 2)]


def test_less_trouble_on_every_threat_down_to_0() -> None:
    state = whole()
    lay(state, 0, "blockade", 2)
    lay(state, 1, "smoke_pall")
    small.do(state, ops.TroubleEachSlot(-1))
    assert state.threats == [Threat("blockade", 1), Threat("smoke_pall", 0), None]


def test_chits_come_into_the_hideout_and_wait() -> None:
    state = whole()
    drawn(state, [4, 0], small.Run(small.Seat(0), (ops.Hideout(2),)))
    assert (state.hideout, state.city) == ((1, 5), ())


def test_hidden_threats_are_named_nowhere() -> None:
    state = whole()
    on_top(state, "blockade", "smoke_pall")
    state.known_tops, state.known_by = ("blockade", "smoke_pall"), small.Seat(0)
    events = small.do(state, ops.Hidden(2))
    assert state.hidden_threats == ("blockade", "smoke_pall")
    assert (state.known_tops, state.known_by) == ((), -1)
    assert lines(events) == [
        "A threat is placed face down under Hidden Threats: now 1.",
        "A threat is placed face down under Hidden Threats: now 2.",
    ]


def test_hiding_reshuffles_an_empty_deck_and_stops_without_cards() -> None:
    state = whole()
    state.threat_deck, state.threat_discard = (), ("blockade",)
    small.do(state, ops.Hidden(2))
    assert (state.hidden_threats, state.threat_discard) == (("blockade",), ())


def test_a_need_is_added() -> None:
    state = whole()
    small.do(state, ops.NeedAdd(Resource.MAGIC))
    assert state.needs[3] == Need((Resource.MAGIC,))


def test_rubble_lies_where_the_cultist_stood_that_triggered_it() -> None:
    state = whole()
    lay(state, 1, "collapsing_quarter", 1)
    told = lines(drawn(state, [], SlotEvent(1, "9")))
    assert state.rubble == (9,)
    assert any("Rubble is placed" in line for line in told)


@pytest.mark.parametrize(
    ("space", "rubble", "where"),
    [
        (whole_slot(1), (), (7,)),
        (whole_slot(1), (7,), (7, 8)),
        ("9", (9,), (7, 9)),
        ("", (1,), (1, 2)),
    ],
)
def test_without_a_cultist_it_is_the_lowest_number_of_the_slot(
    space: str, rubble: tuple[int, ...], where: tuple[int, ...]
) -> None:
    state = whole()
    state.rubble = rubble
    small.do(state, ops.PlaceTile(Tile.RUBBLE), scope=Scope(THREAT, "", space))
    assert state.rubble == where


def test_without_a_tile_the_cult_gains_2() -> None:
    state = whole()
    state.rubble = (1, 2)
    small.do(state, ops.PlaceTile(Tile.RUBBLE), scope=Scope(THREAT, "", "9"))
    assert (state.rubble, state.cult_score) == ((1, 2), 12)


def test_the_sea_beast_comes_once_then_the_cult_gains_2() -> None:
    state = whole()
    events = small.do(state, ops.PlaceTile(Tile.SEA_BEAST))
    assert kinds(events) == ["SeaBeastCame"]
    assert (state.sea_beast, state.cult_score) == (True, 10)
    small.do(state, ops.PlaceTile(Tile.SEA_BEAST))
    assert (state.sea_beast, state.cult_score) == (True, 12)
