"""A table for tests of the turn: the first seat's Day's Light has begun."""

import msgspec

from rules.kernel import agenda
from rules.kernel.steps import Action, Choice, Event, Seat, Target, TargetKind
from rules.kernel.text import add_sentences, english
from rules.kinfire_council.enums import Skill
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.messages.all_messages import SENTENCES
from rules.kinfire_council.rounds.needs import start_needs
from rules.kinfire_council.state import Council, Goods, Piece, Space
from rules.kinfire_council.turn.actions import Place
from rules.kinfire_council.turn.days_light import DaysLight
from tests.rules.kinfire_council import small

add_sentences("kinfire_council", SENTENCES)
ADA, BO, CY = Seat(0), Seat(1), Seat(2)
SHEETS = ("sheet_roland", "sheet_khor", "sheet_naz", "sheet_asha", "sheet_feyn", "sheet_valora")
SEEKER_SKILLS = (Skill.GUARD, Skill.ARTISAN, Skill.SCHOLAR, Skill.SPY, Skill.ENVOY, Skill.HUNTER)


def morning(*goods: Goods, seats: int = 3) -> Council:
    """Before the first turn: Seekers with their skills, two plain chits each, needs, a site."""
    state = small.table(*goods, seats=seats)
    for seat in range(seats):
        seeker = Piece("", SEEKER_SKILLS[seat])
        set_sheet(state, Seat(seat), worker_sheet=SHEETS[seat], pieces=(seeker, Piece(), Piece()))
    state.needs = start_needs(state)
    state.site, state.site_trouble = "saltmarsh", 1
    state.bag = tuple(range(1, 21))
    return state


def begin(state: Council) -> list[Event]:
    """Day's Light begins."""
    return small.run(state, DaysLight())


def day(*goods: Goods, seats: int = 3) -> Council:
    """The first turn."""
    state = morning(*goods, seats=seats)
    begin(state)
    return state


def skilled(state: Council, seat: Seat, number: int, skill: Skill | None, space: str = "") -> None:
    """Gives a piece a skill, and a place."""
    pieces = list(state.sheets[seat].pieces)
    pieces[number] = Piece(space, skill)
    set_sheet(state, seat, pieces=tuple(pieces))


def stand(state: Council, seat: Seat, number: int, space: Space) -> None:
    """Puts a piece on a space."""
    piece = state.sheets[seat].pieces[number]
    skilled(state, seat, number, piece.skill, space)


def submit(state: Council, action: Action) -> tuple[Event, ...]:
    """The seat that is asked answers."""
    return agenda.submit(state, agenda.asked(state)[0], action).events


def place(state: Council, piece: int, space: Space) -> tuple[Event, ...]:
    """The seat that is asked places a piece."""
    return submit(state, Place(piece, space))


def open_spaces(state: Council, piece: int) -> list[Space]:
    """Where a piece of the turn may go."""
    return [
        each.space
        for each in choice(state).actions(state, agenda.asked(state)[0], ())
        if isinstance(each, Place) and each.piece == piece
    ]


def choice(state: Council) -> Choice:
    """What is asked."""
    top = state.agenda[-1]
    assert isinstance(top, Choice)
    return top


def explained(state: Council, kind: TargetKind, id: str) -> str:
    """What a click on a thing is told."""
    seat = agenda.asked(state)[0]
    return english(choice(state).explain(state, seat, Target(kind, id)))


def change(state: Council, **changes: object) -> None:
    """Options of the set-up."""
    state.variant = msgspec.structs.replace(state.variant, **changes)
