"""A question to the one seat that it names, and the targets of options: the base of most questions
of the factions."""

from rules.cthulhu_wars.names import book_name
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel import asking
from rules.kernel.asking import amount_target as amount_target
from rules.kernel.asking import button as button
from rules.kernel.asking import button_target as button_target
from rules.kernel.asking import card_target as card_target
from rules.kernel.asking import refuse as refuse
from rules.kernel.asking import seat_target as seat_target
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say


class OneSeat(asking.OneSeat[Earth], frozen=True):
    """Asks `seat`; its last part is carried out."""


def too_dear(state: Earth, seat: Seat, cost: int) -> Text:
    """Why something that costs so much Power is not open."""
    return say("cthulhu_wars.why.too_dear", n=cost, held=state.power[seat])


def barred(action: Action, effect: str, why: Text | None) -> list[Option]:
    """An ability or a book that is not open, by its name; nothing where nothing bars it."""
    if why is None:
        return []
    return [Option(action, book_name(effect), (card_target(effect),), why)]


def area_target(area: Area) -> Target:
    """An area of the map."""
    return Target(TargetKind.PLACE, str(area))


def unit_target(area: Area, seat: Seat, kind: Kind, holder: bool = False) -> Target:
    """The units of one kind of a seat in an area, or the one on the gate."""
    if holder:
        return holder_target(area)
    return Target(TargetKind.PIECE, f"unit:{area}:{seat}:{kind}")


def holder_target(area: Area) -> Target:
    """The unit on the gate of an area."""
    return Target(TargetKind.PIECE, f"holder:{area}")


def gate_target(area: Area) -> Target:
    """The gate of an area."""
    return Target(TargetKind.PIECE, f"gate:{area}")
