"""Whatever is clicked in a turn is answered with a sentence; refused orders say why (4)."""

import pytest

from rules.kernel import agenda, registry
from rules.kernel.agenda import Refused
from rules.kernel.steps import Action, Choice, Seat, Target, TargetKind
from rules.kernel.text import english, is_speakable
from rules.kinfire_council.printed.library import item_set, locations
from rules.kinfire_council.spaces import all_spaces
from rules.kinfire_council.state import Council, Decree, Threat, game_of
from rules.kinfire_council.turn.actions import (
    EndTurn,
    MeetNeed,
    OpenHand,
    Place,
    SendShipment,
)
from tests.rules.kinfire_council.small import answer
from tests.rules.kinfire_council.turns import (
    ADA,
    begin,
    choice,
    day,
    explained,
    morning,
    place,
    skilled,
    stand,
    submit,
)

PIECE, PLACE, CARD = TargetKind.PIECE, TargetKind.PLACE, TargetKind.CARD


def everything(state: Council) -> list[Target]:
    """All that can be clicked on the table."""
    places = [*all_spaces(state), "site"]
    places += [f"row:{row}" for row in range(6)] + [f"ship:{row}" for row in range(3)]
    places += [f"slot:{slot}" for slot in range(3)] + ["decree:0", "decree:1"]
    places += [
        f"location:{space}:{at}"
        for space in all_spaces(state)
        for at in range(len(locations(state, space)))
    ]
    pieces = [
        f"piece:{seat}:{number}"
        for seat, sheet in enumerate(state.sheets)
        for number in range(len(sheet.pieces))
    ]
    pieces += [f"cultist:{number}" for number in range(1, 21)]
    pieces += [f"rubble:{number}" for number in range(1, 19)]
    cards = [*item_set(state).research, *item_set(state).threats, *item_set(state).decrees]
    found = [Target(PLACE, id) for id in places] + [Target(PIECE, id) for id in pieces]
    found += [Target(CARD, id) for id in cards]
    found += [Target(TargetKind.SEAT, seat) for seat in range(len(state.sheets))]
    return [*found, Target(TargetKind.BUTTON, "hand"), Target(TargetKind.AMOUNT, 2)]


def is_answered(state: Council, open_question: Choice, seat: Seat) -> None:
    """Every click and every refused order has a sentence."""
    given = state.answers.get(seat, ())
    for target in everything(state):
        assert is_speakable(open_question.explain(state, seat, target)), (open_question, target)
        for first in (Target(PIECE, f"piece:{seat}:0"), Target(PLACE, "1")):
            told = open_question.explain_next(state, seat, (first,), target)
            assert is_speakable(told), (open_question, first, target)
    for option in open_question.refused(state, seat, given):
        assert is_speakable(option.label)
        assert option.why_not is not None
        assert is_speakable(option.why_not), option


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 5), (6, 8)])
def test_every_click_of_a_game_is_answered(seats: int, seed: int) -> None:
    setup = registry.setup_of("kinfire_council", seats, seed)
    state = game_of(registry.game("kinfire_council").start(setup))
    agenda.begin(state)
    seen: dict[type[Choice], int] = {}
    luck = seed
    while state.outcome is None:
        seat, top = agenda.asked(state)[0], choice(state)
        seen[type(top)] = seen.get(type(top), 0) + 1
        if seen[type(top)] <= 6:
            is_answered(state, top, seat)
        actions = agenda.request(state, seat).actions
        luck = (luck * 1103515245 + 12345) % 2**31
        for event in agenda.submit(state, seat, actions[(luck >> 8) % len(actions)]).events:
            text = event.text()
            assert text is None or is_speakable(text), event
            assert isinstance(event.targets(), tuple)
    assert len(seen) >= 8


def test_clicks_before_a_piece_is_placed() -> None:
    state = morning()
    state.city, state.rubble, state.hands[0] = (5,), (6,), ("warrant",)
    state.threats[0] = Threat("footpads")
    state.docket = (Decree("sweep", (0, 0, 0)), Decree("curfew", (0, 0, 0)))
    stand(state, ADA, 2, "4")
    begin(state)
    told = {
        (PIECE, "piece:1:1"): "This piece belongs to another player.",
        (PIECE, "piece:0:2"): "This piece is already on the board; it returns at night.",
        (
            PIECE,
            "cultist:5",
        ): "You arrest cultists from an adjacent space: place a piece there first.",
        (PIECE, "rubble:6"): "You clear Rubble from an adjacent space: place a piece there first.",
        (
            PLACE,
            "6",
        ): "Guild Steps (6): there is Rubble here; no one can be placed until it is cleared.",
        (PLACE, "location:7:0"): "Place a piece on the space first, then choose its location.",
        (
            PLACE,
            "slot:0",
        ): (
            "You can repel a threat from the Seeker space of threat 1 or "
            "with a location that says so."
        ),
        (PLACE, "decree:1"): "You cast votes with locations and cards that say so.",
        (PLACE, "row:0"): "Errands come after placing a piece.",
        (PLACE, "ship:0"): "Errands come after placing a piece.",
        (CARD, "warrant"): "First choose “Play research”.",
    }
    for (kind, id), words in told.items():
        assert explained(state, kind, id) == words


def test_clicks_after_a_piece_was_placed() -> None:
    state = day((0, 1, 0, 0, 0))
    place(state, 1, "2")
    answer(state, "Do nothing")
    assert explained(state, PLACE, "7") == "You have already placed your piece this turn."
    assert explained(state, PLACE, "2") == (
        "Your piece is already there; its action this turn is over."
    )
    assert explained(state, PIECE, "piece:0:0") == "You have already placed your piece this turn."
    assert explained(state, PLACE, "ship:0").startswith("This costs 1 common, 1 coin")


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (MeetNeed(0), "Errands come after"),
        (SendShipment(0), "Errands come after"),
        (EndTurn(), "You can't pass: place a piece first. An open"),
        (OpenHand(), "no research card"),
        (Place(9, "1"), "You can't choose that now"),
        (Place(1, "nowhere"), "You can't choose that now"),
        (Place(2, "threat_hex_1"), "only Seekers"),
    ],
)
def test_orders_that_are_not_open_say_why(order: Action, why: str) -> None:
    state = day()
    with pytest.raises(Refused, match=why):
        submit(state, order)


def test_orders_after_placing_say_why() -> None:
    state = day((0, 1, 0, 0, 0))
    place(state, 1, "commons")
    answer(state, "Do nothing")
    for order, why in (
        (Place(2, "1"), "You have already placed"),
        (MeetNeed(4), "Row 5 is empty"),
        (SendShipment(0), "This costs"),
        (SendShipment(3), "You can't choose that now"),
        (MeetNeed(-1), "You can't choose that now"),
    ):
        with pytest.raises(Refused, match=why):
            submit(state, order)


def test_while_a_piece_acts_its_neighbourhood_is_explained() -> None:
    state = morning()
    skilled(state, ADA, 1, state.sheets[0].pieces[0].skill)
    state.city, state.rubble = (1, 3), (1,)
    begin(state)
    place(state, 1, "2")
    answer(state, "Arrest the cultist on Tumbles")
    assert explained(state, PIECE, "cultist:1").startswith(
        "A placement can arrest only one cultist or"
    )
    assert english(choice(state).prompt(state, ADA)).endswith("may do one more thing.")
    answer(state, "Do nothing")
    state = morning()
    state.city = (1,)
    skilled(state, ADA, 1, state.sheets[0].pieces[0].skill)
    begin(state)
    place(state, 1, "2")
    answer(state, "Use Fish Market")
    assert explained(state, PLACE, "location:2:1").startswith(
        "A placement can use only one location"
    )


def test_on_a_hex_its_slot_is_explained() -> None:
    state = morning()
    state.threats[0], state.city = Threat("footpads"), (1,)
    skilled(state, ADA, 0, state.sheets[0].pieces[0].skill)
    begin(state)
    place(state, 0, "site_hex")
    assert explained(state, PIECE, "rubble:1") == "Choose a highlighted space."
    assert explained(state, PIECE, "cultist:1").startswith(
        "Cultists can be arrested only from a numbered space"
    )
