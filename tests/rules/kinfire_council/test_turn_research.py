"""Research in the turn and before the night, scrying, standing answers (12, 16)."""

import pytest
from msgspec.structs import replace

from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Pass, Screen, Seat, TargetKind
from rules.kernel.text import english
from rules.kinfire_council.enums import Skill
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.library import learn, shipped
from rules.kinfire_council.standing import STANDING
from rules.kinfire_council.state import HIDDEN_CARD, Council
from rules.kinfire_council.turn.actions import (
    EndTurn,
    OpenHand,
    PlayCard,
    PutAtBottom,
    PutOnTop,
    UpgradeDistrict,
)
from rules.kinfire_council.turn.days_light import TakeTurn
from rules.kinfire_council.turn.events import ThreatsScried
from rules.kinfire_council.turn.playing import MOST_LOOKS, NightWindow, PlayHand
from tests.rules.kinfire_council.small import answer, asked, do, is_done, labels, run, why
from tests.rules.kinfire_council.turns import (
    ADA,
    BO,
    begin,
    change,
    choice,
    day,
    explained,
    morning,
    open_spaces,
    place,
    skilled,
    submit,
)


def with_cards(*cards: str) -> Council:
    """The first turn, with these cards in hand."""
    state = morning()
    state.hands[0] = cards
    begin(state)
    return state


def play(state: Council, card: str) -> None:
    """Opens the hand and plays a card."""
    submit(state, OpenHand())
    submit(state, PlayCard(card))


def dear(*cards: str) -> Council:
    """The first turn, with these cards in hand; a warrant costs a research card."""
    items = shipped().content
    dearer = {"cost": (ops.DiscardResearch(1),), "effect": (ops.V(5),)}
    research = tuple(replace(r, **dearer) if r.id == "warrant" else r for r in items.research)
    state = morning()
    change(state, items=learn(replace(items, research=research)))
    state.hands[0] = cards
    begin(state)
    submit(state, OpenHand())
    return state


# -------------------------------------------------------------------- in the turn
def test_a_card_does_not_pay_for_itself() -> None:
    state = dear("warrant")
    assert PlayCard("warrant") not in choice(state).actions(state, ADA, ())
    assert why(state) == ["This costs 1 research card; you hold 0."]


def test_a_card_is_paid_with_another_one() -> None:
    state = dear("warrant", "bottled_kinfire")
    submit(state, PlayCard("warrant"))
    assert state.score[0] == 15
    assert state.hands[0] == ()
    assert state.research_discard == ("warrant", "bottled_kinfire")


def test_a_card_is_played_before_placing_and_again_after() -> None:
    state = with_cards("bottled_kinfire", "bottled_kinfire")
    play(state, "bottled_kinfire")
    assert isinstance(state.agenda[-1], TakeTurn)
    place(state, 1, "commons")
    answer(state, "Do nothing")
    play(state, "bottled_kinfire")
    assert state.sheets[0].goods == (0, 0, 0, 0, 2)
    assert state.hands[0] == ()
    assert state.research_discard == ("bottled_kinfire",) * 2


def test_faces_are_asked_for_behind_the_curtain_only() -> None:
    state = with_cards("bottled_kinfire", "stone_reserves")
    assert choice(state).SCREEN is Screen.OPEN
    assert explained(state, TargetKind.CARD, "bottled_kinfire").startswith(
        "First choose “Play research”"
    )
    submit(state, OpenHand())
    assert choice(state).SCREEN is Screen.PRIVATE
    assert choice(state).waits(state)
    assert labels(state) == ["Play Bottled Kinfire: gain 1 magic", "Play nothing"]
    assert why(state) == ["You play this card before the night."]


def test_a_card_of_the_night_says_so_by_day() -> None:
    state = with_cards("stone_reserves")
    assert explained(state, TargetKind.CARD, "stone_reserves") == (
        "You play this card before the night."
    )


def test_an_empty_hand_is_not_opened() -> None:
    state = day()
    with pytest.raises(Refused, match="no research card"):
        submit(state, OpenHand())


def test_a_hand_is_not_opened_for_ever_in_vain() -> None:
    state = with_cards("stone_reserves")
    for _ in range(MOST_LOOKS):
        submit(state, OpenHand())
        submit(state, Pass())
    with pytest.raises(Refused, match="looked through"):
        submit(state, OpenHand())
    place(state, 1, "commons")
    answer(state, "Do nothing")
    assert labels(state) == ["Play research (1 card in hand)", "End the turn"]


def test_a_turn_with_cards_in_hand_ends_when_its_player_says_so() -> None:
    state = with_cards("stone_reserves")
    place(state, 1, "commons")
    answer(state, "Do nothing")
    assert asked(state) == [0]
    submit(state, EndTurn())
    assert asked(state) == [1]


def test_blueprints_make_the_next_upgrade_of_this_turn_cheaper() -> None:
    state = with_cards("blueprints")
    play(state, "blueprints")
    place(state, 1, "city_planning")
    answer(state, "Use City Planning")
    submit(state, UpgradeDistrict(9))
    submit(state, Pass())
    assert state.upgraded == (9,)
    assert labels(state) == ["End the turn"]
    state = with_cards("blueprints", "stone_reserves")
    play(state, "blueprints")
    place(state, 1, "commons")
    answer(state, "Do nothing")
    submit(state, EndTurn())
    place(state, 1, "city_planning")
    answer(state, "Use City Planning", seat=1)
    assert labels(state, seat=1) == ["End the turn"]


def test_false_papers_open_filled_spaces_to_a_chit_but_no_hex() -> None:
    state = morning()
    state.hands[0], state.city = ("false_papers",), (2,)
    skilled(state, ADA, 1, Skill.ARTISAN)
    begin(state)
    assert "2" not in open_spaces(state, 1)
    play(state, "false_papers")
    assert "2" in open_spaces(state, 1)
    assert "site_hex" not in open_spaces(state, 1)
    place(state, 1, "2")
    answer(state, "Use Net Menders")
    answer(state, "Leave")
    assert state.sheets[0].goods == (3, 1, 1, 0, 0)


def test_a_played_card_does_not_count_itself() -> None:
    state = with_cards("grand_thesis", "stone_reserves")
    play(state, "grand_thesis")
    assert state.score[0] == 10 + 1 + 1


def test_a_warrant_arrests_anywhere() -> None:
    state = morning()
    state.hands[0], state.city = ("warrant",), (18,)
    begin(state)
    play(state, "warrant")
    answer(state, "Arrest the cultist on Beacon Heights")
    assert state.sheets[0].cultists == (18,)


# -------------------------------------------------------------------- before the night
def test_the_night_asks_all_who_hold_a_card_and_plays_any_number() -> None:
    state = morning()
    state.hands = [("stone_reserves", "closing_speech"), (), ("bottled_kinfire",)]
    run(state, *(NightWindow(Seat(seat)) for seat in range(3)))
    assert asked(state) == [0]
    assert choice(state).idle(state, ADA, ()) is None
    assert choice(state).secret(state, ADA, ()) is None
    assert labels(state)[-1] == "Play nothing"
    submit(state, PlayCard("stone_reserves"))
    assert labels(state)[-1] == "Play no more"
    submit(state, PlayCard("closing_speech"))
    assert asked(state) == [2]
    told = choice(state).secret(state, Seat(2), ())
    assert told is not None
    assert english(told) == "You can't play any of your cards now."
    assert why(state, 2) == ["You play this card on your own turn."]
    assert choice(state).idle(state, Seat(2), ()) == Pass()
    submit(state, Pass())
    assert is_done(state)
    assert state.site_trouble == 0
    assert state.score == [12, 10, 10]


# -------------------------------------------------------------------- scrying
def looking(n: int = 3) -> Council:
    """The first seat looks at the top threats of a small deck."""
    state = morning()
    state.threat_deck = ("footpads", "famine", "blockade", "smoke_pall")
    do(state, ops.ScryThreats(n))
    return state


def test_threats_go_back_on_top_and_at_the_bottom_in_any_order() -> None:
    state = looking()
    for part in (PutAtBottom("footpads"), PutOnTop("blockade"), PutOnTop("famine")):
        submit(state, part)
    assert is_done(state)
    assert state.threat_deck == ("blockade", "famine", "smoke_pall", "footpads")
    assert (state.known_tops, state.known_bottoms) == (("blockade", "famine"), ("footpads",))
    assert state.known_by == ADA
    assert (state.scry, state.scry_by) == ((), -1)


def test_what_lies_where_so_far_is_told() -> None:
    state = looking()

    def told() -> str:
        said = choice(state).secret(state, ADA, state.answers.get(ADA, ()))
        assert said is not None
        return english(said)

    assert labels(state)[:2] == ["Footpads on top", "Footpads at the bottom"]
    submit(state, PutAtBottom("footpads"))
    assert told() == "To be put back: Famine, Blockade. Now at the bottom, from the top: Footpads"
    assert labels(state)[:2] == ["Famine on top", "Famine at the bottom, under Footpads"]
    submit(state, PutOnTop("blockade"))
    assert told() == (
        "To be put back: Famine. Now on top, from the top: Blockade. "
        "At the bottom, from the top: Footpads"
    )
    assert labels(state) == [
        "Famine on top, under Blockade",
        "Famine at the bottom, under Footpads",
    ]
    state = looking()
    submit(state, PutOnTop("footpads"))
    assert told() == "To be put back: Famine, Blockade. Now on top, from the top: Footpads"


def test_only_who_looks_sees_them() -> None:
    state = looking()
    assert choice(state).SCREEN is Screen.PRIVATE
    told = choice(state).secret(state, ADA, ())
    assert told is not None
    assert english(told) == "From the top of the deck: Footpads, Famine, Blockade"
    event = ThreatsScried(ADA, ("footpads",))
    assert event.for_seat(ADA) is event
    for other in (BO, None):
        assert event.for_seat(other) == ThreatsScried(ADA, (HIDDEN_CARD,))


def test_a_short_deck_shows_what_it_has() -> None:
    state = morning()
    state.threat_deck = ("famine",)
    do(state, ops.ScryThreats(3))
    submit(state, PutAtBottom("famine"))
    assert is_done(state)
    do(state, ops.ScryThreats(3))
    assert state.scry == ("famine",)
    state = morning()
    do(state, ops.ScryThreats(3))
    assert is_done(state)


def test_what_is_known_lies_below_what_is_put_on_top_later() -> None:
    state = looking(2)
    submit(state, PutOnTop("footpads"))
    submit(state, PutOnTop("famine"))
    do(state, ops.ScryThreats(1))
    submit(state, PutAtBottom("footpads"))
    assert state.known_tops == ("famine",)
    assert state.known_bottoms == ("footpads",)
    do(state, ops.ScryThreats(1), seat=1)
    submit(state, PutOnTop("famine"))
    assert (state.known_by, state.known_tops, state.known_bottoms) == (BO, ("famine",), ())


def test_a_card_is_put_back_once() -> None:
    state = looking()
    submit(state, PutOnTop("famine"))
    with pytest.raises(Refused):
        submit(state, PutAtBottom("famine"))


# -------------------------------------------------------------------- standing answers
def given(id: str, state: Council) -> object:
    """What a standing answer gives to the open question."""
    order = next(each for each in STANDING if each.id == id)
    seat = agenda.asked(state)[0]
    return order.answer(state, seat, choice(state), agenda.request(state, seat))


def test_payments_are_answered_with_own_kinds_first() -> None:
    state = day((1, 0, 0, 0, 1))
    assert given("own_kind", state) is None
    place(state, 1, "7")
    submit(state, given("own_kind", state))  # type: ignore[arg-type]
    assert state.sheets[0].goods == (0, 0, 0, 0, 1)


def test_a_turn_ends_where_only_research_is_left() -> None:
    state = morning((0, 1, 0, 0, 0))
    state.hands[0] = ("stone_reserves",)
    begin(state)
    assert given("end_turn", state) is None
    place(state, 1, "commons")
    answer(state, "Do nothing")
    assert given("end_turn", state) is None
    state.needs = ()
    assert given("end_turn", state) == EndTurn()


@pytest.mark.parametrize("id", ["no_night", "no_night_now"])
def test_the_night_is_passed(id: str) -> None:
    state = morning()
    state.hands[0] = ("stone_reserves",)
    run(state, NightWindow(ADA))
    assert given(id, state) == Pass()
    state = with_cards("stone_reserves")
    run(state, PlayHand(ADA))
    assert given(id, state) is None
