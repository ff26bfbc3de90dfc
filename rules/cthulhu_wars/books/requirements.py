"""Requirements (9): each is met once, at any time at which it is true; each earns a book."""

from functools import cache

from rules.cthulhu_wars.abilities.effects import requirement, requirements_of
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.points import gain_signs
from rules.cthulhu_wars.rounds.events import DeedMet
from rules.cthulhu_wars.rounds.order import turn_order
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat

Deeds = tuple[Requirement, ...]


@cache
def _open(faction: Faction, met: tuple[str, ...]) -> Deeds:
    return tuple(deed for deed in requirements_of(faction) if deed.ID not in met)


@cache
def _having(faction: Faction, met: tuple[str, ...], hook: str) -> Deeds:
    plain = getattr(Requirement, hook)
    return tuple(deed for deed in _open(faction, met) if getattr(type(deed), hook) is not plain)


def open_deeds(state: Earth, seat: Seat) -> Deeds:
    """The requirements of a seat that are not met yet, in the order of its card."""
    return _open(state.factions[seat], state.met[seat])


class _Open(dict[str, tuple[Deeds, ...]]):
    """Hook -> by seat the open deeds that have anything to say by it, found when they are first
    asked for. They hold as long as `met` has been met."""

    def __init__(self, factions: tuple[Faction, ...], met: list[tuple[str, ...]]) -> None:
        """Nothing asked for yet."""
        super().__init__()
        self.factions, self.met = factions, met

    def __missing__(self, hook: str) -> tuple[Deeds, ...]:
        """Those of all seats."""
        pairs = zip(self.factions, self.met, strict=True)
        self[hook] = tuple([_having(faction, met, hook) for faction, met in pairs])
        return self[hook]


class _Last:
    """What was asked about last: nearly always what is asked about next."""

    open = _Open((), [])


def all_having(state: Earth, hook: str) -> tuple[Deeds, ...]:
    """The open ones that have anything to say by a hook, by seat."""
    last = _Last.open
    if last.met != state.met or last.factions is not state.factions:
        last = _Last.open = _Open(state.factions, state.met.copy())
    return last[hook]


def having(state: Earth, seat: Seat, hook: str) -> Deeds:
    """Those of one seat."""
    return all_having(state, hook)[seat]


# -------------------------------------------------------------------- met
def earn(state: Earth, context: StepContext, seat: Seat, id: str) -> None:
    """A requirement is met: a book is to be picked, Elder Signs are due. What was met before is
    met once."""
    if id in state.met[seat]:
        return
    deed = requirement(id)
    state.met[seat] = (*state.met[seat], id)
    context.emit(DeedMet(seat, id))
    gain_signs(state, seat, deed.SIGNS)
    deed.reward(state, context, seat)
    if state.variant.option("spellbook_pick_timing") == "immediately":
        context.then(PickBook(seat))


def check(state: Earth, context: StepContext, specials: tuple[Seat, ...] = ()) -> None:
    """All that is true now is met (9). `specials`: whose specials of the Doom phase have begun."""
    found = all_having(state, "is_met")
    for seat in turn_order(state):
        for deed in found[seat]:
            if deed.is_met(state, seat):
                earn(state, context, seat, deed.ID)
        if seat in specials:
            for deed in having(state, seat, "in_doom"):
                if deed.in_doom(state, seat):
                    earn(state, context, seat, deed.ID)


# -------------------------------------------------------------------- «as the action»
def actions(state: Earth, seat: Seat) -> list[Action]:
    """Requirements that may be met as this turn's action: with 1 Power at least (9)."""
    if not state.power[seat]:
        return []
    found = having(state, seat, "actions")
    return [action for deed in found for action in deed.actions(state, seat)]


def deed_of(state: Earth, seat: Seat, action: Action) -> Requirement | None:
    """The requirement that an action is about, if it is open."""
    for deed in having(state, seat, "actions"):
        if action in deed.actions(state, seat):
            return deed
    return None


def taken_by(state: Earth, seat: Seat, action: Action) -> Requirement | None:
    """The requirement that an action meets which is open at any time, if it is one."""
    found = having(state, seat, "at_any_time")
    return next((deed for deed in found if action in deed.at_any_time(state, seat)), None)


def describe(state: Earth, seat: Seat, action: Action) -> Option | None:
    """In words; None where the action is none of these."""
    deed = deed_of(state, seat, action) or taken_by(state, seat, action)
    return None if deed is None else deed.describe(state, seat, action)


def refused(state: Earth, seat: Seat) -> list[Option]:
    """What is not open, with its reasons."""
    found = having(state, seat, "refused")
    return [option for deed in found for option in deed.refused(state, seat)]


# -------------------------------------------------------------------- what follows
def pickers(state: Earth) -> list[Seat]:
    """Who has a book to pick, in turn order; with two of them twice."""
    return [seat for seat in turn_order(state) for _ in range(due_books(state, seat))]


def due_books(state: Earth, seat: Seat) -> int:
    """How many books a seat has earned and not picked."""
    return len(state.met[seat]) - len(state.books[seat])


def is_anything_due(state: Earth) -> bool:
    """Whether a book is to be picked or a sign to be drawn."""
    return any(state.due_signs) or list(map(len, state.met)) != list(map(len, state.books))
