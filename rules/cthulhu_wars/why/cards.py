"""What is printed on the cards of the factions, and what lies there (8, 9).

A thing is named `seat:box` or `seat:box:detail`, as the card that is shown names it.
"""

from collections.abc import Callable

from rules.cthulhu_wars.abilities.effects import (
    abilities_of,
    books_of,
    requirement,
    requirements_of,
)
from rules.cthulhu_wars.describe import kind_name, who
from rules.cthulhu_wars.earth.counting import of_rank
from rules.cthulhu_wars.earth.gates import gate_count
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.names import book_does, book_name, deed_does, deed_name
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.state import Earth, Kind
from rules.cthulhu_wars.why.chart import tokens_out
from rules.cthulhu_wars.why.table import about_seat
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


def about_cell(state: Earth, viewer: Seat | None, id: str) -> Text | None:
    """A thing on the card of a faction."""
    number, box, *rest = id.split(":")
    seat, detail = Seat(int(number)), rest[0] if rest else ""
    if box in ("book", "ability", "deed"):
        return _printed(state, viewer, seat, detail)
    if box in ("figure", "great"):
        return _figure(state, viewer, seat, int(detail))
    if box == "head":
        return about_seat(state, seat)
    name = detail if box == "caption" else box
    count = _COUNTS.get(name)
    if count is None:
        return None
    return say(f"cthulhu_wars.thing.{name}", who=who(state, seat), n=count(state, seat))


def about_card(state: Earth, viewer: Seat | None, id: str) -> Text | None:
    """A book, an ability or a requirement of which only the id is known: whose it is."""
    for number, faction in enumerate(state.factions):
        effects = (*abilities_of(faction), *books_of(faction))
        deeds = [deed.ID for deed in requirements_of(faction)]
        if id in [*deeds, *(each.ID for each in effects)]:
            return _printed(state, viewer, Seat(number), id)
    return None


def _printed(state: Earth, viewer: Seat | None, seat: Seat, id: str) -> Text:
    faction = state.factions[seat]
    if id in [each.ID for each in requirements_of(faction)]:
        return _deed(state, seat, id)
    facts = {"who": who(state, seat), "what": book_name(id)}
    if id in [each.ID for each in books_of(faction)]:
        if id not in state.books[seat]:
            return say("cthulhu_wars.thing.book_free", n=len(state.met[seat]), **facts)
        return say("cthulhu_wars.thing.book", does=book_does(id), **facts)
    key = "ability" if viewer == seat else "ability_other"
    return say(f"cthulhu_wars.thing.{key}", does=book_does(id), **facts)


def _deed(state: Earth, seat: Seat, id: str) -> Text:
    facts = {"who": who(state, seat), "what": deed_name(id)}
    if id in state.met[seat]:
        return say("cthulhu_wars.thing.deed_met", n=len(state.met[seat]), **facts)
    done, whole = requirement(id).progress(state, seat)
    facts["does"] = deed_does(id)
    return say("cthulhu_wars.thing.deed", done=done, whole=whole, **facts)


def _figure(state: Earth, viewer: Seat | None, seat: Seat, kind: Kind) -> Text:
    what, left = kind_name(state, seat, kind), state.pools[seat][kind]
    if kind in of_rank(state, seat, UnitClass.BUILDING):
        return say("cthulhu_wars.thing.building", who=who(state, seat), what=what, n=left)
    cost = cost_of(state, seat, kind)
    if viewer == seat:
        return say("cthulhu_wars.thing.unit_own", what=what, cost=cost, n=state.power[seat])
    return say("cthulhu_wars.thing.unit", who=who(state, seat), what=what, cost=cost, n=left)


_COUNTS: dict[str, Callable[[Earth, Seat], int]] = {
    "books": lambda state, seat: len(state.books[seat]),
    "deeds": lambda state, seat: len(state.met[seat]),
    "leaf": lambda state, seat: len(state.books[seat]),
    "pool": lambda state, seat: state.power[seat],
    "power": lambda state, seat: state.power[seat],
    "doom": lambda state, seat: state.doom[seat],
    "gates": gate_count,
    "signs": lambda state, seat: len(state.signs[seat]),
    "captives": lambda state, seat: len(state.captives[seat]),
    "tokens": lambda state, seat: tokens_out(state),
    "aside": lambda state, seat: sum(state.aside[seat]),
    "lies": lambda state, seat: len(state.books[seat]),
}
"""Boxes whose sentence needs only its owner and a number."""
