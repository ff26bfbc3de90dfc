"""Actions of the general law in words, with the clicks that lead to them."""

from rules.cthulhu_wars import names
from rules.cthulhu_wars.counting import unit_id
from rules.cthulhu_wars.geography import place
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say


def who(state: Earth, seat: Seat) -> Text:
    """A seat by its faction, before factions are dealt by its number."""
    if seat >= len(state.factions):
        return names.seat_name(seat)
    return names.faction_name(state.factions[seat])


def kind_name(state: Earth, seat: Seat, kind: Kind) -> Text:
    """A kind of unit of a seat."""
    return names.unit_name(unit_id(state, seat, kind))


def place_name(state: Earth, area: Area) -> Text:
    """An area."""
    return names.area_name(place(state, area).id)


def not_asked(prompt: Text) -> Text:
    """What a click on something that a question is not about is answered with: the question."""
    return say("cthulhu_wars.why.other", prompt=prompt)


# -------------------------------------------------------------------- targets
def at(area: Area) -> Target:
    """An area."""
    return Target(TargetKind.PLACE, str(area))


def unit_target(area: Area, seat: Seat, kind: Kind, holder: bool = False) -> Target:
    """Units of a kind in an area, or the one on the gate."""
    if holder:
        return Target(TargetKind.PIECE, f"holder:{area}")
    return Target(TargetKind.PIECE, f"unit:{area}:{seat}:{kind}")


def gate_target(area: Area) -> Target:
    """The gate of an area."""
    return Target(TargetKind.PIECE, f"gate:{area}")


def card_target(id: str) -> Target:
    """A book, an ability or a deed."""
    return Target(TargetKind.CARD, id)


def seat_target(seat: Seat) -> Target:
    """A faction."""
    return Target(TargetKind.SEAT, seat)


def button(name: str) -> Target:
    """A button in the panel."""
    return Target(TargetKind.BUTTON, name)


def amount(number: int) -> Target:
    """A number."""
    return Target(TargetKind.AMOUNT, number)
