"""The Black Goat on a scene: whom it fights, what it is asked."""

from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.state import Earth
from rules.kernel.luck import Drawn
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.factions.battles import asked
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    answer,
    area,
    run,
    scene,
)

ME = Seat(0)
CTHULHU = Seat(1)
CHAOS = Seat(2)
SIGN = Seat(3)


def goat(**options: str) -> Earth:
    """The Black Goat sits first, then Great Cthulhu, Crawling Chaos, Yellow Sign."""
    return scene((BG, GC, CC, YS), options=options)


def battle(state: Earth, where: str, one: int, other: int, script: tuple[Drawn, ...] = ()) -> None:
    """One seat attacks another one."""
    run(state, BeginBattle(area(state, where), Seat(one), Seat(other)), script=script)


def dice(state: Earth, where: str, enemy: int = 2) -> int:
    """How many dice the goat would roll there."""
    return dice_of(state, planned(state, area(state, where), ME, Seat(enemy)), ME)


def retreat(state: Earth, seat: int, kind: int, where: str, number: int = 1) -> None:
    """A pained unit goes to an area."""
    assert asked(state) == [Seat(seat)]
    answer(state, seat, Retreat(kind, area(state, where), number))
