import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as some

from rules.kernel import agenda
from rules.kernel.codec import (
    Damaged,
    action_type,
    decode,
    decode_action,
    digest,
    encode,
    encode_action,
    encode_field,
)
from rules.kernel.registry import setup_of
from rules.kernel.steps import Done, Hidden, Pass, Seen
from tests import toys
from tests.rules.walks import start
from tests.toys.raid.actions import March, Play
from tests.toys.raid.state import Banner, Fight, Pact
from tests.toys.raid.words import Card

toys.register()


def raid():
    state = start(setup_of("raid", 3, 1))
    state.effects = (Banner(0, 1), Pact(1, 2))
    state.fight = Fight(0, 1, 4, 0)
    state.answers = {2: (Done(),), 0: (Hidden(), March(0, 1, 2))}
    return state


def test_a_state_comes_back_whole() -> None:
    state = raid()
    again = decode("raid", encode(state))
    assert again == state
    assert [type(step) for step in again.agenda] == [type(step) for step in state.agenda]
    assert again.effects == state.effects


def test_equal_states_give_equal_bytes() -> None:
    state, other = raid(), raid()
    other.answers = {0: state.answers[0], 2: state.answers[2]}
    assert list(other.answers) != list(state.answers)
    assert encode(other) == encode(state)
    assert digest(other) == digest(state)
    assert len(digest(state)) == 16
    other.turn += 1
    assert digest(other) != digest(state)


def test_a_field_is_written_as_in_the_whole() -> None:
    state = raid()
    written = json.loads(encode(state))
    assert json.loads(encode_field(state.answers)) == written["answers"]
    assert json.loads(encode_field(state.deck)) == written["deck"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda fields: fields.pop("turn"), "turn"),
        (lambda fields: fields.update(more=1), "more"),
        (lambda fields: fields.update(turn="x"), "turn: Expected `int`"),
        (lambda fields: fields["agenda"].append({"type": "Nothing"}), "agenda: Invalid value"),
        (lambda fields: fields["agenda"].append({"type": "March"}), "agenda: Invalid value"),
        (lambda fields: fields.update(answers={"x": []}), "answers: "),
        (lambda fields: fields["hands"][0].append("rabbit"), "hands: Invalid enum value"),
        (lambda fields: fields["effects"].append({"type": "Luck"}), "effects: Invalid value"),
    ],
)
def test_a_field_that_does_not_fit_is_named(change, said) -> None:
    fields = json.loads(encode(raid()))
    change(fields)
    with pytest.raises(Damaged, match=said):
        decode("raid", json.dumps(fields).encode())


def test_nested_without_end() -> None:
    fields = json.loads(encode(raid()))
    for name in ("turn", "agenda", "effects"):
        deep = json.dumps(fields).replace(
            f'"{name}": {json.dumps(fields[name])}', f'"{name}": {"[" * 100_000}'
        )
        with pytest.raises(Damaged):
            decode("raid", deep.encode())


@given(some.binary(max_size=200))
def test_any_bytes_give_a_clear_fault(raw: bytes) -> None:
    for read in (decode, decode_action):
        with pytest.raises(Damaged):
            read("raid", raw)


@given(some.data())
def test_any_change_of_a_byte_is_read_or_told(data) -> None:
    raw = bytearray(encode(raid()))
    raw[data.draw(some.integers(0, len(raw) - 1))] = data.draw(some.integers(0, 255))
    with contextlib.suppress(Damaged):
        assert decode("raid", bytes(raw)).GAME == "raid"


def test_actions() -> None:
    for action in (March(0, 1, 2), Play(Card.PACT, 2), Pass(), Seen(), Done(), Hidden()):
        assert decode_action("raid", encode_action(action)) == action
    assert encode_action(March(0, 1, 2)) == b'{"type":"March","src":0,"dst":1,"count":2}'
    with pytest.raises(Damaged, match="Claim"):
        decode_action("raid", b'{"type":"Claim","role":"guard"}')
    assert March in action_type("raid").__args__


def test_a_decoded_state_plays_on() -> None:
    state = start(setup_of("raid", 3, 1))
    again = decode("raid", encode(state))
    action = agenda.actions(state, 0)[3]
    assert agenda.submit(again, 0, action) == agenda.submit(state, 0, action)
    assert again == state
