"""The views of many seats as bytes: what all see once, and what each seat alone sees otherwise.

A table of 100 seats would else write its state 99 times. Nothing goes in that is not in some seat's
view, and a seat's view is put together from the common part and its own part only.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rules.kernel.codec import decode, encode_field
from rules.kernel.registry import data_of, game, learn_data
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.views import public, view

_write = msgspec.json.encode

Fields = dict[str, msgspec.Raw]


class Packet(msgspec.Struct, frozen=True):
    """The views of some seats of one state."""

    game: str
    common: Fields
    own: dict[Seat, Fields]
    data: str = ""
    """The edited data that the state is played with."""


class Packer:
    """Packs the views of one state, seat by seat; the state must not change meanwhile."""

    def __init__(self, state: State) -> None:
        """Begins with what an onlooker sees."""
        self._state = state
        rules = game(state.GAME).secrets
        self._secret = [name for name, rule in rules.items() if rule is not public]
        self._seen = view(state, None)
        names = state.__struct_fields__
        self._common = {name: _raw(getattr(self._seen, name)) for name in names}
        self._own: dict[Seat, Fields] = {}

    def add(self, seat: Seat) -> State:
        """Packs a seat's view, and returns it."""
        seen = view(self._state, seat)
        fields: Fields = {}
        for name in self._secret:
            value = getattr(seen, name)
            # Mostly the very same records lie in both: that is seen at a glance.
            if value != getattr(self._seen, name):
                fields[name] = _raw(value)
        self._own[seat] = fields
        return seen

    def packet(self) -> Packet:
        """What has been packed."""
        return Packet(self._state.GAME, self._common, self._own, data_of(self._state))


def pack(state: State, seats: Iterable[Seat]) -> Packet:
    """Packs the views of these seats at once."""
    packer = Packer(state)
    for seat in seats:
        packer.add(seat)
    return packer.packet()


def unpack(packet: Packet, seat: Seat) -> State:
    """The view of one seat."""
    learn_data(packet.game, packet.data)
    return decode(packet.game, _write(packet.common | packet.own[seat]))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode_field(value))


def part(packet: Packet, seats: Iterable[Seat]) -> Packet:
    """What concerns some of its seats."""
    own = {seat: packet.own[seat] for seat in seats}
    return msgspec.structs.replace(packet, own=own)
