"""Vagabonds on a scene: who they are, what they hold, where they stand."""

from rules.kernel.steps import Seat, Step
from rules.root.boards import VagabondItem
from rules.root.enums import Item
from rules.root.factions.vagabond.items import board_of, put_items
from rules.root.factions.vagabond.items import change as change_board
from rules.root.factions.vagabond.setup import take_character
from rules.root.factions.vagabond.turn import VagabondDaylight
from rules.root.state import Place, Woodland
from tests.rules.root.driving import run
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
FOX, RABBIT, MOUSE = "fox", "rabbit", "mouse"


def wander(*factions: str, character: str = "ranger", place: Place = 6, **options: str) -> Woodland:
    """A Vagabond on seat 0 in the middle of its Daylight, others on an empty map. Below all that a
    test puts on the agenda its orders are asked for."""
    names = ("vagabond", *(factions or ("marquise", "eyrie")))
    state = scene(names, options=options)
    take_character(state, ME, character)
    state.pawns[ME] = place
    state.agenda.append(VagabondDaylight(ME))
    return state


def held(item: Item, face: str = "") -> VagabondItem:
    """An item; `face` has an x for exhausted, a d for damaged, an r for one from a ruin."""
    return VagabondItem(item, "x" in face, "d" in face, "r" in face)


def carry(state: Woodland, *items: str, seat: Seat = ME) -> None:
    """These are all its items, written `tea`, `tea:x`, `sword:xd`."""
    named = [each.partition(":") for each in items]
    put_items(state, seat, [held(Item(name), face) for name, _, face in named])


def carried(state: Woodland, seat: Seat = ME) -> list[str]:
    """Its items, written the same way."""
    found = []
    for each in board_of(state, seat).items:
        face = "x" * each.exhausted + "d" * each.damaged + "r" * each.from_ruin
        found.append(f"{each.item}:{face}" if face else str(each.item.value))
    return sorted(found)


def relate(state: Woodland, other: Seat, value: int, seat: Seat = ME) -> None:
    """Sets a relationship."""
    relations = list(board_of(state, seat).relations)
    relations[other] = value
    change_board(state, seat, relations=tuple(relations))


def relation(state: Woodland, other: Seat, seat: Seat = ME) -> int:
    """What a faction is to it."""
    return board_of(state, seat).relations[other]


def daylight(state: Woodland, *after: Step, seat: Seat = ME) -> Woodland:
    """Asks for its orders."""
    run(state, VagabondDaylight(seat), *after)
    return state
