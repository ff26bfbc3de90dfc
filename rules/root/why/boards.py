"""What is printed on the boards of the factions: when it serves, at what cost, what is there (7).

A thing is named `seat:box` or `seat:box:detail`, as the board that is shown names it.
"""

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.describe import who
from rules.root.enums import Faction, Item
from rules.root.names import item_name
from rules.root.state import Woodland
from rules.root.why.boxes import Box
from rules.root.why.invaders import INVADERS
from rules.root.why.natives import NATIVES
from rules.root.why.table import about_quest, about_seat, about_shown


def about_box(state: Woodland, viewer: Seat | None, id: str) -> Text | None:
    """A thing on the board of a faction."""
    number, box, *rest = id.split(":")
    seat = Seat(int(number))
    shared = _SHARED.get(box)
    if shared is not None:
        return shared(state, viewer, seat, rest)
    if state.automata[seat]:
        return say("root.box.automaton", who=who(state, seat), n=state.scores[seat])
    found = _OWN.get(state.factions[seat], {}).get(box)
    return found(state, viewer, seat, rest) if found is not None else None


def _count(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    return say("root.box.facts", who=who(state, seat), n=state.supply[seat])


def _head(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    return about_seat(state, seat)


def _crafted(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    return about_shown(state, seat, "play", rest[-1])


def _revealed(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    return about_shown(state, seat, "revealed", rest[-1])


def _item(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    item = Item(rest[0])
    held = (*state.boxes[seat], *state.spent_boxes[seat]).count(item)
    return say("root.thing.crafted_items", who=who(state, seat), item=item_name(item), n=held)


def _quest(state: Woodland, viewer: Seat | None, seat: Seat, rest: list[str]) -> Text:
    return about_quest(state, seat, rest[0])


_SHARED: dict[str, Box] = {
    "head": _head,
    "crafted": _crafted,
    "revealed": _revealed,
    "crafted_item": _item,
    "quest": _quest,
    "status": _count,
}
_OWN: dict[Faction, dict[str, Box]] = {**INVADERS, **NATIVES}
