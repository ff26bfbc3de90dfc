"""The words of the rule cases, the text play and the golden playthroughs (tests/cases)."""

from collections.abc import Callable
from typing import cast

import msgspec

from rules.console.casebook import Casebook, CaseFault, Value
from rules.cthulhu_wars.casebook.names import AREAS, Namer
from rules.cthulhu_wars.casebook.notation import area_of, area_word
from rules.cthulhu_wars.casebook.table import (
    area_text,
    gate_word,
    own_value,
    place_own,
    settle_seats,
    texts,
)
from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.enums import Clock, Phase
from rules.cthulhu_wars.options import chosen_factions
from rules.cthulhu_wars.state import Earth, Gate
from rules.kernel.luck import Dice, Drawn, Equal, Lots, Weighted
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Chance, Seat, Step

SEATS_OF_TABLE = ("first", "turn")
TURN_FACTS = ("acted", "first_action", "second_due", "used")
SEAT_WORDS = (
    *("power", "doom", "books", "met", "sign_count", "units", "gates"),
    *("pool", "aside", "captives", "tokens"),
)
"""What the table shows of a seat, where there is any of it."""


class EarthCasebook(Casebook[Earth]):
    """Seats by their names, areas and kinds of unit by their ids."""

    SHORTENS = True

    # -- the position

    def fresh(self, setup: Setup) -> Earth:
        """An empty Earth in the first seat's turn of round 1, 10 Power each."""
        state = super().fresh(setup)
        settle_seats(state, chosen_factions(setup))
        return state

    def place(self, state: Earth, word: str, value: Value) -> None:
        """Round, phase, turn, gates, tracks: see WORDS.md."""
        put = _PLACED.get(word)
        if put is not None:
            put(state, value)
        elif word == "first":
            state.first = self.seat(value)
        elif word == "turn":
            _change_turn(state, seat=self.seat(value))
        elif word == "passed":
            state.passed = tuple(self.seat(each) for each in texts(value))
        elif word in TURN_FACTS:
            fact = tuple(texts(value)) if isinstance(value, list) else value
            _change_turn(state, **{word: fact})
        else:
            super().place(state, word, value)

    def place_seat(self, state: Earth, seat: Seat, word: str, value: Value) -> None:
        """Units, gates, Power, cards: see WORDS.md."""
        if not place_own(state, seat, word, value, self.seat):
            super().place_seat(state, seat, word, value)

    def step(self, state: Earth, name: str, fields: dict[str, Value]) -> Step:
        """A step by its name; its areas may be named."""
        plain = {
            field: area_of(state, value) if field in AREAS and isinstance(value, str) else value
            for field, value in fields.items()
        }
        return super().step(state, name, plain)

    # -- actions

    def name(self, state: Earth, seat: Seat, action: Action) -> str:
        """«recruit europe», «move acolyte from europe to asia», «battle BG in africa» ..."""
        return Namer(state, seat, self.seat_name).name(action)

    # -- luck

    def drawn(self, state: Earth, step: Chance, lots: Lots, words: Value) -> Drawn:
        """Dice by their faces, 1 to 6; a sign by its value, 1 to 3."""
        if isinstance(lots, Dice):
            faces = cast("list[int]", words if isinstance(words, list) else [words])
            if len(faces) != lots.count:
                raise CaseFault(f"{type(step).__name__} rolls {lots.count} dice, not {words}")
            return tuple(face - 1 for face in faces)
        if isinstance(lots, Weighted | Equal) and isinstance(words, int):
            return words - 1
        return super().drawn(state, step, lots, words)

    # -- values

    def table(self, state: Earth) -> dict[str, Value]:
        """The table: round and tracks, the areas in use, then what each seat has."""
        found: dict[str, Value] = {word: self.value(state, word) for word in _SHOWN}
        for area, id in enumerate(maps()[state.variant.map].areas):
            text = area_text(state, area, self.seat_name)
            if text:
                found[id] = text
        for number, faction in enumerate(state.factions):
            seat = Seat(number)
            mine = {word: self.seat_value(state, seat, word) for word in _known(state, seat)}
            told = {word: value for word, value in mine.items() if value or word in SEAT_WORDS[:2]}
            found[f"{self.seat_name(seat)} ({faction})"] = told
        return found

    def value(self, state: Earth, word: str) -> Value:
        """Round, phase, gates, whose turn; else a field."""
        first, _, rest = word.partition(".")
        if word in _READ:
            return _READ[word](state)
        if word == "turn":
            return "nobody" if state.turn is None else self.seat_name(state.turn.seat)
        if word == "first":
            return self.seat_name(state.first)
        if word == "gates":
            found = enumerate(state.gates)
            there = {area: gate for area, gate in found if gate is not None}
            return {
                area_word(state, a): gate_word(state, g, self.seat_name) for a, g in there.items()
            }
        if first == "gate":
            return gate_word(state, state.gates[area_of(state, rest)], self.seat_name)
        return super().value(state, word)

    def seat_value(self, state: Earth, seat: Seat, word: str) -> Value:
        """Units, gates, tracks, cards."""
        return own_value(state, seat, word, self.seat_name)


def _known(state: Earth, seat: Seat) -> list[str]:
    has_tokens = "tokens" in state.boards[seat].__struct_fields__
    return [word for word in SEAT_WORDS if word != "tokens" or has_tokens]


# -------------------------------------------------------------------- placing
def _change_turn(state: Earth, **facts: object) -> None:
    assert state.turn is not None
    state.turn = msgspec.structs.replace(state.turn, **facts)


def _place_gates(state: Earth, value: Value) -> None:
    """Abandoned ones."""
    for word in texts(value):
        state.gates[area_of(state, word)] = Gate()


def _place_fought(state: Earth, value: Value) -> None:
    _change_turn(state, fought=tuple(area_of(state, each) for each in texts(value)))


def _place_signs_left(state: Earth, value: Value) -> None:
    ones, twos, threes = cast("list[int]", value)
    state.signs_left = (ones, twos, threes)


_PLACED: dict[str, Callable[[Earth, Value], None]] = {
    "round": lambda state, value: setattr(state, "round", value),
    "ritual": lambda state, value: setattr(state, "ritual", value),
    "decay": lambda state, value: setattr(state, "decay", value),
    "phase": lambda state, value: setattr(state, "phase", Phase(str(value))),
    "clock": lambda state, value: setattr(state, "clock", Clock(str(value))),
    "revealed": lambda state, value: setattr(state, "revealed", tuple(cast("list[int]", value))),
    "gates": _place_gates,
    "fought": _place_fought,
    "signs_left": _place_signs_left,
}

_SHOWN = ("round", "phase", "first", "clock", "turn", "ritual")
_READ: dict[str, Callable[[Earth], Value]] = {
    "phase": lambda state: state.phase.value,
    "clock": lambda state: state.clock.value,
    "fought": lambda state: (
        [] if state.turn is None else [area_word(state, area) for area in state.turn.fought]
    ),
    "sign_supply": lambda state: sum(state.signs_left),
}

CASEBOOK = EarthCasebook
