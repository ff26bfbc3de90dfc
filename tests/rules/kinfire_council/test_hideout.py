"""Resolving the Hideout (4)."""

from rules.kinfire_council.rounds.hideout import ResolveHideout
from rules.kinfire_council.state import Threat
from tests.rules.kinfire_council.nights import drawn, kinds, lay, lines, on_top, whole


def test_cultists_come_from_the_lowest_number_then_leaders() -> None:
    state = whole()
    state.hideout = (3, 11, 19)
    on_top(state, "smoke_pall", "blockade", "rumour_mill")
    told = lines(drawn(state, [], ResolveHideout()))
    assert told == [
        "Cultist 3 moves to space 3.",
        "A threat in slot 1: Smoke Pall",
        "Cultist 11 moves to space 11.",
        "A threat in slot 2: Blockade",
        "A Cult leader acts on all three slots.",
        "Smoke Pall: +1 trouble, now 1",
        "Blockade: +1 trouble, now 1",
        "A threat in slot 3: Rumour Mill",
    ]
    assert state.city == (3, 11)
    assert (state.hideout, state.leaders_out) == ((), (19,))


def test_a_chit_drawn_meanwhile_waits_for_the_next_resolution() -> None:
    state = whole()
    state.hideout, state.bag = (3,), (1, 2)
    on_top(state, "snuffed_lamps")
    drawn(state, [0], ResolveHideout())
    assert state.city == (3,)
    assert state.hideout == (1,)


def test_a_slot_emptied_by_a_trigger_is_empty_for_the_next_event() -> None:
    state = whole()
    state.hideout = (1, 2)
    lay(state, 0, "footpads")
    on_top(state, "blockade")
    drawn(state, [], ResolveHideout())
    assert state.threats[0] == Threat("blockade", 0)
    assert state.threat_discard == ("footpads",)


def test_a_cultist_may_land_on_rubble_and_beside_pieces() -> None:
    state = whole()
    state.hideout, state.rubble = (3,), (3,)
    drawn(state, [], ResolveHideout())
    assert (state.city, state.rubble) == ((3,), (3,))


def test_an_empty_hideout_tells_nothing() -> None:
    assert kinds(drawn(whole(), [], ResolveHideout())) == []
