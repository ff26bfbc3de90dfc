"""What the actions of Cthulhu Wars are called in rule cases, text play and golden playthroughs."""

import re
import typing
from collections.abc import Callable
from functools import cache

from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    ChooseArea,
    ChooseBook,
    ChooseClock,
    ChooseSeat,
    ChooseUnit,
    EndTurn,
    Fight,
    GiveUp,
    Number,
    Recruit,
    Ritual,
    StepOff,
    StepOn,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.casebook.notation import area_word, kind_word
from rules.cthulhu_wars.state import NOBODY, NOWHERE, Earth
from rules.kernel.steps import Action, Done, Pass, Seat

SeatName = Callable[[Seat], str]
AREAS = ("area", "source", "target")
OWNERS = ("seat", "owner")
"""Fields of an action that say whose units its `kind` is one of; else the acting seat's."""


class Namer:
    """Names the actions of one seat in a state."""

    def __init__(self, state: Earth, seat: Seat, who: SeatName) -> None:
        """`who` says what seats are called."""
        self.state, self.seat, self.who = state, seat, who

    def name(self, action: Action) -> str:
        """«recruit europe», «move acolyte from europe to asia», «battle BG in africa»."""
        make = _WORDS.get(type(action))
        return make(self, action) if make is not None else self.plain(action)

    def plain(self, action: Action) -> str:
        """The class in small words, then what its fields say; what is not set is left out."""
        words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", type(action).__name__).lower()
        fields = [self._field(action, name) for name in type(action).__struct_fields__]
        return " ".join([words, *filter(None, fields)])

    def area(self, area: int) -> str:
        """An area."""
        return area_word(self.state, area)

    def kind(self, kind: int, seat: Seat | None = None) -> str:
        """A kind of unit, of the acting seat unless another is named."""
        return kind_word(self.state, self.seat if seat is None else seat, kind)

    def _field(self, action: Action, name: str) -> str:
        value = getattr(action, name)
        if name in _seat_fields(type(action)):
            return "" if value == NOBODY else self.who(value)
        if name in AREAS:
            return "" if value == NOWHERE else self.area(value)
        if name == "kind":
            return self.kind(value, self._owner(action))
        if value is True:
            return "on gate" if name == "holder" else name
        if isinstance(value, tuple):
            return ",".join(str(each) for each in value)
        return "" if value is None or value is False else str(value)

    def _owner(self, action: Action) -> Seat | None:
        found = (getattr(action, name) for name in OWNERS if hasattr(action, name))
        return next(found, self.side())

    def side(self) -> Seat | None:
        """Whose units the open question of a battle is about, if it says so."""
        found: Seat | None = (
            getattr(self.state.agenda[-1], "side", None) if self.state.agenda else None
        )
        return found


@cache
def _seat_fields(kind: type[Action]) -> tuple[str, ...]:
    hints = typing.get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if hints[name] is Seat)


def _recruit(namer: Namer, action: Recruit) -> str:
    what = f" {namer.kind(action.kind)}" if action.kind else ""
    return f"recruit {namer.area(action.area)}{what}"


def _walk(namer: Namer, action: Walks) -> str:
    route = f"from {namer.area(action.source)} to {namer.area(action.target)}"
    return f"move {namer.kind(action.kind)} {route}" + " off gate" * action.holder


def _unit(namer: Namer, action: ChooseUnit) -> str:
    what = f"{namer.who(action.seat)} {namer.kind(action.kind, action.seat)}"
    return f"{what} in {namer.area(action.area)}" + " on gate" * action.holder


def _suffer(namer: Namer, action: Suffer) -> str:
    has = [f"{n} {what}" for n, what in ((action.kills, "kill"), (action.pains, "pain")) if n]
    after = f" after {' '.join(has)}" if has else ""
    return f"hit {namer.kind(action.kind, namer.side())}{' on gate' * action.holder}{after}"


def _retreat(namer: Namer, action: Retreat) -> str:
    count = f"{action.count} " if action.count > 1 else ""
    what = f"{count}{namer.kind(action.kind, namer.side())}"
    return f"retreat {what} to {namer.area(action.target)}" + " off gate" * action.holder


def _placed(word: str) -> Callable[..., str]:
    """«summon ghoul in africa»."""
    return lambda namer, action: f"{word} {namer.kind(action.kind)} in {namer.area(action.area)}"


def _against(word: str) -> Callable[..., str]:
    """«battle BG in africa»."""
    return lambda namer, action: f"{word} {namer.who(action.enemy)} in {namer.area(action.area)}"


def _said(word: str) -> Callable[..., str]:
    """Always the same words."""
    return lambda namer, action: word


_WORDS: dict[type[Action], Callable[..., str]] = {
    Recruit: _recruit,
    Summon: _placed("summon"),
    Awaken: _placed("awaken"),
    BuildGate: lambda namer, action: f"build gate in {namer.area(action.area)}",
    Walks: _walk,
    Fight: _against("battle"),
    Capture: _against("capture"),
    GiveUp: _said("give up"),
    StepOn: lambda namer, action: f"step on {namer.area(action.area)} {namer.kind(action.kind)}",
    StepOff: lambda namer, action: f"step off {namer.area(action.area)}",
    EndTurn: _said("end turn"),
    Ritual: _said("ritual"),
    ChooseUnit: _unit,
    Suffer: _suffer,
    Retreat: _retreat,
    ChooseArea: lambda namer, action: namer.area(action.area),
    ChooseSeat: lambda namer, action: namer.who(action.seat),
    ChooseBook: lambda namer, action: action.book,
    ChooseClock: lambda namer, action: "counterclockwise" if action.back else "clockwise",
    Number: lambda namer, action: f"number {action.number}",
    Use: lambda namer, action: f"use {action.effect}",
    Done: _said("done"),
    Pass: _said("pass"),
}
