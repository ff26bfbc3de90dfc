"""Views as bytes (models/packing.py): each seat gets its view, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

from models.packing import pack, part, unpack
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.models import toy
from tests.models.tables import lanterns


def some_way(play: Play, answers: int) -> Play:
    for n in range(answers):
        seat = agenda.asked(play.state)[-1]
        actions = agenda.request(play.state, seat).actions
        play.submit(seat, actions[n % len(actions)])
    return play


@pytest.mark.parametrize("answers", range(0, 30, 3))
def test_each_seat_gets_its_own_view(answers: int) -> None:
    state = some_way(lanterns(4), answers).state
    packet = pack(state, map(Seat, range(4)))
    for seat in map(Seat, range(4)):
        assert unpack(packet, seat) == view(state, seat)


def test_a_packet_keeps_what_was_when_the_game_goes_on() -> None:
    play = some_way(lanterns(3), 2)
    before = view(play.state, Seat(1))
    packet = pack(play.state, [Seat(1)])
    some_way(play, 3)
    assert unpack(packet, Seat(1)) == before


def test_the_part_of_one_seat_holds_nothing_of_another() -> None:
    state = lanterns(3).state
    assert isinstance(state, toy.Lanterns)
    thief = Seat(state.roles.index("thief"))
    other = Seat((thief + 1) % 3)
    packet = pack(state, map(Seat, range(3)))
    assert b"thief" in msgspec.json.encode(part(packet, [thief]))
    assert b"thief" not in msgspec.json.encode(part(packet, [other]))
    assert str(state.luck).encode() not in msgspec.json.encode(packet)


def test_a_hundred_views_are_hardly_more_than_one() -> None:
    state = lanterns(100).state
    one = len(msgspec.json.encode(pack(state, [Seat(0)])))
    all_of_them = len(msgspec.json.encode(pack(state, map(Seat, range(99)))))
    whole = len(msgspec.json.encode(unpack(pack(state, [Seat(0)]), Seat(0)).roles)) * 99
    assert all_of_them < one + 2 * whole
