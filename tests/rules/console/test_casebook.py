import doctest

import pytest

from rules.console import casebook as module
from rules.console.casebook import (
    Casebook,
    CaseFault,
    below,
    casebook,
    facts,
    named,
    plain_value,
    same,
    table_of,
)
from rules.kernel.luck import Equal
from rules.kernel.registry import setup_of
from rules.kernel.steps import Done, Event, Pass, Seat, Target, TargetKind
from tests import toys
from tests.benchmarks import relay
from tests.rules.walks import start
from tests.toys.harbour.casebook import HarbourCasebook
from tests.toys.raid.actions import Drew, March, Play
from tests.toys.raid.battle import Battle, RollHits
from tests.toys.raid.words import Card

toys.register()
SETUP = setup_of("raid", 3, 1, names=("Ada", "Bo", ""))
BOOK = Casebook(SETUP)


def test_the_examples_in_the_docstrings() -> None:
    failed, count = doctest.testmod(module)
    assert (failed, count > 0) == (0, True)


def test_each_game_has_its_own_or_the_plain_one() -> None:
    assert type(casebook(setup_of("harbour", 3, 1))) is HarbourCasebook
    assert type(casebook(setup_of("relay", relay.SEATS, 1))) is Casebook


@pytest.mark.parametrize(("word", "seat"), [("Ada", 0), ("Bo", 1), (3, 2), ("2", 1)])
def test_seats_by_name_or_number(word, seat: int) -> None:
    assert BOOK.seat(word) == seat


@pytest.mark.parametrize("word", ["Cy", 0, 4, "", -1, 1.5])
def test_unknown_seats(word) -> None:
    with pytest.raises(CaseFault, match="no seat"):
        BOOK.seat(word)


def test_seat_names() -> None:
    assert [BOOK.seat_name(seat) for seat in range(3)] == ["Ada", "Bo", "seat 3"]


def test_what_a_game_must_say_itself() -> None:
    state = BOOK.fresh(SETUP)
    for call in (
        lambda: BOOK.place(state, "x", 1),
        lambda: BOOK.place_seat(state, 0, "x", 1),
        lambda: BOOK.seat_value(state, 0, "x"),
    ):
        with pytest.raises(CaseFault, match="x"):
            call()


def test_steps_by_name() -> None:
    state = BOOK.fresh(SETUP)
    step = BOOK.step(
        state, "Battle", {"attacker": "Bo", "defender": 0, "place": 4, "decider": "Ada"}
    )
    assert step == Battle(1, 0, 4, 0)


@pytest.mark.parametrize(
    ("name", "fields", "said"),
    [
        ("Battles", {}, "no step 'Battles'; known: Act, AskForHelp, Battle"),
        ("Turn", {"month": 3}, "no field month"),
        ("Turn", {"number": "x"}, "Expected `int`"),
        ("Turn", {}, "missing required field"),
    ],
)
def test_steps_that_cannot_be_made(name, fields, said) -> None:
    with pytest.raises(CaseFault, match=said):
        BOOK.step(BOOK.fresh(SETUP), name, fields)


def test_actions_by_name() -> None:
    state = start(SETUP)
    offered = [Done(), March(0, 1, 2), Pass()]
    assert BOOK.action(state, 0, offered, "March  0 1 2") == March(0, 1, 2)
    assert BOOK.action(state, 0, offered, "march 0 1 3") is None
    assert named(Play(Card.PACT, 2)) == "play pact 2"


def test_scripted_luck() -> None:
    state = start(SETUP)
    assert BOOK.drawn(state, RollHits(), Equal(3), 2) == 2
    assert BOOK.drawn(state, RollHits(), Equal(3), [1, 2]) == (1, 2)
    for words in ("six", ["six"], {}):
        with pytest.raises(CaseFault, match="RollHits cannot draw"):
            BOOK.drawn(state, RollHits(), Equal(3), words)


def test_targets() -> None:
    assert BOOK.target(start(SETUP), "place", 3) == Target(TargetKind.PLACE, 3)


def test_values_by_their_path() -> None:
    state = start(SETUP)
    assert BOOK.value(state, "turn") == 1
    assert BOOK.value(state, "bands.1.warriors.4") == 2
    state.answers = {1: (Pass(),)}
    assert BOOK.value(state, "answers.1") == [{"type": "Pass"}]
    for word in ("month", "bands.9", "bands.x", "answers.2", "turn.x"):
        with pytest.raises(CaseFault, match="no value"):
            BOOK.value(state, word)


def test_facts_of_an_event() -> None:
    told = facts(BOOK, Drew(1, Card.PACT))
    assert told == {"event": "Drew", "seat": "Bo", "card": "pact"}
    assert next(iter(told)) == "event"


class Held(Event, frozen=True):
    by: Seat | None


def test_nobody_has_no_name() -> None:
    assert facts(BOOK, Held(None)) == {"event": "Held", "by": None}
    assert facts(BOOK, Held(0)) == {"event": "Held", "by": "Ada"}


def test_values_become_plain() -> None:
    assert plain_value({2: (Card.PACT, {3, 1}), 1: Pass()}) == {
        "1": {"type": "Pass"},
        "2": ["pact", [1, 3]],
    }
    assert below([5, 6], "1") == 6
    assert same("  March 3\n to 4 ") == "march 3 to 4"


def test_a_table_shows_all_but_luck() -> None:
    state = start(SETUP)
    assert set(table_of(state)) == set(state.__struct_fields__) - {"luck"}
    assert BOOK.table(state) == table_of(state)


def test_nested_names() -> None:
    assert module._joined({"a": [1, 2]}) == "a:1,2"
