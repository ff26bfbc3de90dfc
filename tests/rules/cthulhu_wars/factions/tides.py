"""Great Cthulhu on a scene: whom it fights, what it is asked."""

from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import (
    area,
    run,
)

ME = Seat(0)
GOAT = Seat(1)
CHAOS = Seat(2)
SIGN = Seat(3)
BOOKS = ("absorb", "devolve", "dreams", "regenerate", "submerge", "y_ha_nthlei")


def fight(state: Earth, where: str, enemy: int = 2, script: tuple[object, ...] = ()) -> None:
    """Great Cthulhu attacks."""
    run(state, BeginBattle(area(state, where), ME, Seat(enemy)), script=script)
