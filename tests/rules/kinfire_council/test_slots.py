"""Slot events, trouble, threats that happen (4, 9)."""

from rules.kernel.step_context import StepContext
from rules.kinfire_council.state import Threat
from rules.kinfire_council.threats.slots import (
    SlotEvent,
    add_trouble,
    damage,
    remove_trouble,
    take_out,
    whole_slot,
)
from tests.rules.kinfire_council.nights import drawn, kinds, lay, lines, on_top, whole


def test_an_empty_slot_gets_the_top_threat_without_trouble() -> None:
    state = whole()
    on_top(state, "blockade")
    drawn(state, [], SlotEvent(1, "8"))
    assert state.threats == [None, Threat("blockade", 0), None]
    assert "blockade" not in state.threat_deck


def test_a_card_of_level_0_happens_at_once_and_leaves_the_slot_empty() -> None:
    state = whole()
    on_top(state, "torch_procession", "blockade")
    events = drawn(state, [], SlotEvent(0, "1"))
    assert state.threats[0] is None
    assert state.threat_deck[0] == "blockade"
    assert (state.cult_score, state.threat_discard) == (14, ("torch_procession",))
    assert kinds(events) == ["ThreatTurned", "CultScored", "ThreatDiscarded"]


def test_trouble_at_the_level_takes_the_card_out_first() -> None:
    state = whole()
    lay(state, 0, "lamp_breakers", 1)
    events = drawn(state, [], SlotEvent(0, "1"))
    assert kinds(events) == ["TroubleChanged", "ThreatTriggered", "CultScored", "ThreatDiscarded"]
    assert state.threats[0] is None
    assert (state.cult_score, state.threat_discard) == (15, ("lamp_breakers",))
    assert state.resolving == ()


def test_a_card_without_number_never_triggers() -> None:
    state = whole()
    lay(state, 0, "blockade", 9)
    drawn(state, [], SlotEvent(0, "1"))
    assert state.threats[0] == Threat("blockade", 10)


def test_a_card_heeds_the_trouble_on_itself_only() -> None:
    state = whole()
    lay(state, 0, "blood_tithe")
    lay(state, 1, "blockade")
    drawn(state, [], SlotEvent(1, "8"))
    assert state.cult_score == 10
    drawn(state, [], SlotEvent(0, "1"))
    assert state.cult_score == 12


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = whole()
    state.threat_deck, state.threat_discard = (), ("blockade", "smoke_pall")
    state.known_bottoms = ()
    told = lines(drawn(state, [(1, 0)], SlotEvent(0, "1")))
    assert state.threats[0] == Threat("smoke_pall")
    assert (state.threat_deck, state.threat_discard) == (("blockade",), ())
    assert told[0] == "The discarded threats are shuffled and become the deck."


def test_without_any_card_nothing_happens() -> None:
    state = whole()
    state.threat_deck = ()
    assert drawn(state, [], SlotEvent(0, "1")) == []
    assert state.threats[0] is None


def test_drawing_what_a_player_put_back_is_no_news_of_the_rest() -> None:
    state = whole()
    state.threat_deck = ("blockade", "smoke_pall", "footpads")
    state.known_tops, state.known_bottoms, state.known_by = ("blockade",), ("footpads",), 1
    drawn(state, [], SlotEvent(0, "1"), SlotEvent(1, "8"))
    assert (state.known_tops, state.known_bottoms, state.known_by) == ((), ("footpads",), 1)
    drawn(state, [], SlotEvent(2, "13"))
    assert (state.known_bottoms, state.known_by) == ((), -1)


def test_several_trouble_come_one_by_one_until_the_card_happens() -> None:
    state = whole()
    lay(state, 0, "footpads")
    drawn(state, [], *add_trouble(state, StepContext(), 0, 3))
    assert state.threats[0] is None
    assert state.threat_discard == ("footpads",)


def test_trouble_is_removed_as_far_as_there_is_any() -> None:
    state = whole()
    lay(state, 0, "blockade", 2)
    assert remove_trouble(state, StepContext(), 0, 1) == 1
    assert remove_trouble(state, StepContext(), 0, 5) == 1
    assert remove_trouble(state, StepContext(), 1, 5) == 0
    assert state.threats[0] == Threat("blockade", 0)


def test_a_threat_leaves_with_its_trouble() -> None:
    state = whole()
    lay(state, 2, "blockade", 2)
    assert take_out(state, StepContext(), 2) == "blockade"
    assert state.threats[2] is None


def test_damage_never_falls_below_0() -> None:
    state, desk = whole(), StepContext()
    assert damage(state, desk, 2) == 2
    assert damage(state, desk, -5) == -3
    assert damage(state, desk, -1) == 0
    assert lines(desk.events) == [
        "The site: +2 trouble, now 3",
        "The site: \N{MINUS SIGN}3 trouble, now 0",
    ]


def test_the_colossus_leaves_first_then_the_others_one_after_the_other() -> None:
    state = whole()
    lay(state, 0, "lamp_breakers", 1)
    lay(state, 1, "dread_colossus", 3)
    lay(state, 2, "turncoat_watch", 2)
    events = drawn(state, [], SlotEvent(1, whole_slot(1)))
    triggered = [each.name.key for each in events if type(each).__name__ == "ThreatTriggered"]
    assert triggered == [
        f"kinfire_council.item.{card}"
        for card in ("dread_colossus", "lamp_breakers", "turncoat_watch")
    ]
    assert state.threats == [None, None, None]
    assert state.threat_discard == ("lamp_breakers", "turncoat_watch", "dread_colossus")
    assert (state.cult_score, state.site_trouble) == (10 + 5 + 6 + 7, 3)
