"""What the actions of Root are called in rule cases, text play and golden playthroughs."""

import re
import typing
from collections.abc import Callable
from functools import cache

from rules.kernel.steps import Action, Done, Pass, Seat
from rules.root.actions import (
    ActivateDominance,
    ChooseBuilding,
    ChooseItem,
    ChoosePlace,
    ChoosePlot,
    ChooseSeat,
    ChooseSuit,
    ChooseToken,
    Craft,
    Fight,
    Move,
    Number,
    PlayCard,
    TakeDominance,
    UseEffect,
)
from rules.root.casebook.pieces import building_word, place_word, token_word
from rules.root.state import NOBODY, NOWHERE, Building, Place, Token

SeatName = Callable[[Seat], str]
COLUMNS = ("recruit", "move", "battle", "build")
PLACES = ("place", "source", "target", "first", "second")


def action_name(action: Action, who: SeatName) -> str:
    """«move 2 from 5 to 1», «battle Ada in 3», «craft anvil for fox», «garden in 3 ...»."""
    make = _WORDS.get(type(action))
    return make(action, who) if make is not None else plain_name(action, who)


def plain_name(action: Action, who: SeatName) -> str:
    """The class in small words, then what its fields say; what is not set is left out."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", type(action).__name__).lower()
    fields = [
        _field(type(action), name, getattr(action, name), who)
        for name in type(action).__struct_fields__
    ]
    return " ".join([words, *(field for field in fields if field)])


@cache
def _seat_fields(kind: type[Action]) -> tuple[str, ...]:
    hints = typing.get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if hints[name] is Seat)


def _field(kind: type[Action], name: str, value: object, who: SeatName) -> str:
    """One field in words."""
    if name in _seat_fields(kind):
        return "" if value == NOBODY else who(Seat(typing.cast("int", value)))
    if name in PLACES:
        place = typing.cast("Place", value)
        return "" if place == NOWHERE else place_word(place)
    if name == "column":
        return COLUMNS[typing.cast("int", value)]
    if value is True:
        return name
    if isinstance(value, Building):
        return f"{who(value.seat)} {building_word(value)}"
    if isinstance(value, Token):
        return f"{who(value.seat)} {token_word(value)}"
    if isinstance(value, tuple):
        return ",".join(str(each) for each in value)
    return "" if value is None or value is False else str(value)


# -------------------------------------------------------------------- general actions
def _move(action: Move, who: SeatName) -> str:
    what = "pawn" if action.pawn else str(action.warriors)
    name = f"move {what} from {place_word(action.source)} to {place_word(action.target)}"
    if action.escort:
        name += f" with {action.escort} {who(action.allied)}"
    return f"{name} by ferry" if action.ferry else name


def _fight(action: Fight, who: SeatName) -> str:
    name = f"battle {who(action.defender)} in {place_word(action.place)}"
    return name if action.allied == NOBODY else f"{name} with {who(action.allied)}"


def _craft(action: Craft, who: SeatName) -> str:
    pieces = ",".join(suit.value for suit in action.pieces)
    return f"craft {action.card} for {pieces}" if pieces else f"craft {action.card}"


def _item(action: ChooseItem, who: SeatName) -> str:
    marks = ["exhausted"] * action.exhausted + ["damaged"] * action.damaged
    return " ".join([action.item.value, *marks])


def _building(action: ChooseBuilding, who: SeatName) -> str:
    what = f"{who(action.building.seat)} {building_word(action.building)}"
    return f"{what} in {place_word(action.place)}"


def _token(action: ChooseToken, who: SeatName) -> str:
    what = f"{who(action.token.seat)} {token_word(action.token)}"
    return f"{what} in {place_word(action.place)}"


def _activate(action: ActivateDominance, who: SeatName) -> str:
    name = f"activate {action.card}"
    return name if action.partner == NOBODY else f"{name} with {who(action.partner)}"


_WORDS: dict[type[Action], Callable[..., str]] = {
    Move: _move,
    Fight: _fight,
    Craft: _craft,
    PlayCard: lambda action, who: str(action.card),
    ChoosePlace: lambda action, who: place_word(action.place),
    ChooseSeat: lambda action, who: str(who(action.seat)),
    ChooseSuit: lambda action, who: str(action.suit.value),
    ChooseItem: _item,
    ChooseBuilding: _building,
    ChooseToken: _token,
    ChoosePlot: lambda action, who: str(action.plot.value),
    Number: lambda action, who: f"number {action.number}",
    UseEffect: lambda action, who: f"use {action.effect}",
    TakeDominance: lambda action, who: f"take {action.card} for {action.payment}",
    ActivateDominance: _activate,
    Done: lambda action, who: "done",
    Pass: lambda action, who: "pass",
}
