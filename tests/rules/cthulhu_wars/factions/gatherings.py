"""Extension factions on a scene: whom they fight, what they are asked, a Doom phase."""

from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.doom import BeginDoom
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.steps import Action, Event, Seat, Step
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import area, choices, run

SL, OW = "sleeper", "opener_of_the_way"
WW, AN = "windwalker", "ancients"
ME, FOE, THIRD, LAST = map(Seat, range(4))
KILL, PAIN, MISS = 5, 3, 0


def asked(state: Earth) -> list[Seat]:
    """Who owes an answer."""
    return list(agenda.asked(state))


def question(state: Earth) -> Step | None:
    """The open question."""
    return agenda.question(state)


def of_kind(state: Earth, seat: int, kind: type[Action]) -> list[Action]:
    """The choices of one class."""
    return [each for each in choices(state, seat) if isinstance(each, kind)]


def labels(state: Earth, seat: int = 0) -> list[str]:
    """All options that are open, in English."""
    options = agenda.options(state, Seat(seat))
    return [english(option.label) for option in options if option.why_not is None]


def take_turn(state: Earth, seat: int = 0) -> None:
    """The seat is asked what it does."""
    run(state, TakeTurn(Seat(seat)))


def fight(state: Earth, where: str, one: int, other: int, *script: Drawn) -> tuple[Event, ...]:
    """A battle up to its first question, or to its end."""
    step = BeginBattle(area(state, where), Seat(one), Seat(other))
    return run(state, step, script=script)


def doom(state: Earth, *power: int) -> None:
    """A Doom phase; who has no Power named has none."""
    state.round, state.turn = 2, None
    state.power = [*power, *[0] * (len(state.factions) - len(power))]
    run(state, BeginDoom())
