"""Great Cthulhu on a scene: whom it fights, what it is asked."""

from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Action, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import (
    area,
    choices,
    run,
)

ME = Seat(0)
GOAT = Seat(1)
CHAOS = Seat(2)
SIGN = Seat(3)
KILL, PAIN, MISS = 5, 3, 0
BOOKS = ("absorb", "devolve", "dreams", "regenerate", "submerge", "y_ha_nthlei")


def asked(state: Earth) -> list[Seat]:
    """Who is asked now."""
    return list(agenda.asked(state))


def fight(state: Earth, where: str, enemy: int = 2, script: tuple[object, ...] = ()) -> None:
    """Great Cthulhu attacks."""
    run(state, BeginBattle(area(state, where), ME, Seat(enemy)), script=script)


def of_kind(state: Earth, seat: int, kind: type[Action]) -> list[Action]:
    """The choices of one class."""
    return [each for each in choices(state, seat) if isinstance(each, kind)]


def labels(state: Earth, seat: int = 0) -> list[str]:
    """All options that are open, in English."""
    options = agenda.options(state, Seat(seat))
    return [english(option.label) for option in options if option.why_not is None]
