"""Areas, gates and figures on the chart: whose they are, and what it takes to use them (4, 6)."""

from rules.cthulhu_wars.boards import YellowSignBoard
from rules.cthulhu_wars.describe import kind_name, place_name, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


def about_area(state: Earth, viewer: Seat | None, area: Area) -> Text:
    """Who is there, and whose the gate is."""
    facts = {"place": place_name(state, area), "gate": _gate_words(state, area)}
    if viewer is None:
        count = sum(sum(counts) for counts in state.units[area])
        return say("cthulhu_wars.thing.area_seen", n=count, **facts)
    here = _here(state, viewer, area)
    if not here:
        return say("cthulhu_wars.thing.area_none", **facts)
    return say("cthulhu_wars.thing.area", n=here, **facts)


def about_piece(state: Earth, viewer: Seat | None, id: str) -> Text | None:
    """A gate, the unit on it, figures or a token, by its id."""
    what, *parts = id.split(":")
    area = int(parts[0])
    gate = state.gates[area]
    if what == "unit":
        return _unit(state, viewer, area, Seat(int(parts[1])), int(parts[2]))
    if what == "holder" and gate is not None and gate.holder >= 0:
        return _unit(state, viewer, area, gate.holder, gate.kind)
    if what == "token":
        return say("cthulhu_wars.thing.token", place=place_name(state, area), n=tokens_out(state))
    if viewer is None:
        return about_area(state, viewer, area)
    facts = {"place": place_name(state, area), "gate": _gate_words(state, area)}
    return say("cthulhu_wars.thing.gate", n=_here(state, viewer, area), **facts)


def tokens_out(state: Earth) -> int:
    """Desecration tokens on the map."""
    return sum(len(each.tokens) for each in state.boards if isinstance(each, YellowSignBoard))


def _here(state: Earth, seat: Seat, area: Area) -> int:
    return sum(state.units[area][seat])


def _unit(state: Earth, viewer: Seat | None, area: Area, owner: Seat, kind: Kind) -> Text:
    facts = {"what": kind_name(state, owner, kind), "place": place_name(state, area)}
    if owner == viewer:
        return say("cthulhu_wars.thing.own_unit", n=state.power[owner], **facts)
    name = who(state, owner)
    if viewer is None or viewer not in all_seats(state):
        return say("cthulhu_wars.thing.unit_seen", who=name, n=state.power[owner], **facts)
    return say("cthulhu_wars.thing.other_unit", who=name, n=_here(state, viewer, area), **facts)


def _gate_words(state: Earth, area: Area) -> Text:
    gate = state.gates[area]
    if gate is None:
        return say("cthulhu_wars.thing.no_gate")
    if gate.holder < 0:
        return say("cthulhu_wars.thing.gate_free")
    return say("cthulhu_wars.thing.gate_of", who=who(state, gate.holder))
