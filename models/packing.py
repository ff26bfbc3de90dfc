"""The views of many seats as bytes: what all see once, and what each seat alone sees otherwise.

A table of 100 seats would else write its state 99 times. Nothing goes in that is not in some seat's
view, and a seat's view is put together from the common part and its own part only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from rules.kernel.codec import decode, encode_field
from rules.kernel.registry import game
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.views import public

_write = msgspec.json.encode

Fields = dict[str, msgspec.Raw]


class Packet(msgspec.Struct, frozen=True):
    """The views of some seats of one state."""

    game: str
    common: Fields
    own: dict[Seat, Fields]


def pack(state: State, seats: Iterable[Seat]) -> Packet:
    """Takes the views of these seats; the state may change afterwards."""
    rules = game(state.GAME).secrets
    secret = {name: rule for name, rule in rules.items() if rule is not public}
    common: Fields = {}
    for name in type(state).__struct_fields__:
        rule = secret.get(name)
        value = getattr(state, name)
        common[name] = _raw(value if rule is None else rule(state, None, value))
    own = {seat: _own(state, seat, secret, common) for seat in seats}
    return Packet(state.GAME, common, own)


def _own(
    state: State, seat: Seat, secret: dict[str, Callable[..., object]], common: Fields
) -> Fields:
    fields: Fields = {}
    for name, rule in secret.items():
        raw = _raw(rule(state, seat, getattr(state, name)))
        if raw != common[name]:
            fields[name] = raw
    return fields


def unpack(packet: Packet, seat: Seat) -> State:
    """The view of one seat."""
    return decode(packet.game, _write(packet.common | packet.own[seat]))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode_field(value))


def part(packet: Packet, seats: Iterable[Seat]) -> Packet:
    """What concerns some of its seats."""
    return Packet(packet.game, packet.common, {seat: packet.own[seat] for seat in seats})
