"""Battles, turns and questions of a scene, as the tests of the factions lead them."""

from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.rounds.doom import BeginDoom
from rules.cthulhu_wars.state import Battle, Counts, Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.steps import Action, Event, Seat, Step
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import Rest, area, choices, run

MISS, PAIN, KILL = 0, 3, 5
"""Faces of a die as lots count them."""


def roll(kills: int = 0, pains: int = 0, misses: int = 0) -> tuple[int, ...]:
    """The dice of one side."""
    return (KILL,) * kills + (PAIN,) * pains + (MISS,) * misses


def fight(
    state: Earth, where: str, attacker: int, defender: int, *script: Drawn
) -> tuple[Event, ...]:
    """A battle up to its first question, or to its end."""
    step = BeginBattle(area(state, where), Seat(attacker), Seat(defender))
    return run(state, step, script=script)


def dice(state: Earth, where: str, seat: int, enemy: int) -> int:
    """How many dice a seat would roll if it attacked there now."""
    battle = planned(state, area(state, where), Seat(seat), Seat(enemy))
    return dice_of(state, battle, Seat(seat))


def take_turn(state: Earth, seat: int = 0) -> None:
    """The seat is asked what it does."""
    run(state, TakeTurn(Seat(seat)))


def doom(state: Earth, *power: int) -> None:
    """A Doom phase; who has no Power named has none."""
    state.round, state.turn = 2, None
    state.power = [*power, *[0] * (len(state.factions) - len(power))]
    run(state, BeginDoom())


def asked(state: Earth) -> list[Seat]:
    """Who owes an answer."""
    return list(agenda.asked(state))


def question(state: Earth) -> Step | None:
    """The open question."""
    return agenda.question(state)


def is_over(state: Earth) -> bool:
    """Whether nothing of what was run is left."""
    return isinstance(question(state), Rest)


def open_now(state: Earth, kind: type[Action], seat: int = 0) -> list[Action]:
    """What is open of one kind of action."""
    return [each for each in agenda.request(state, Seat(seat)).actions if isinstance(each, kind)]


def of_kind(state: Earth, seat: int, kind: type[Action]) -> list[Action]:
    """The choices of one class."""
    return [each for each in choices(state, seat) if isinstance(each, kind)]


def labels(state: Earth, seat: int = 0) -> list[str]:
    """All options that are open, in English."""
    options = agenda.options(state, Seat(seat))
    return [english(option.label) for option in options if option.why_not is None]


def battle(state: Earth) -> Battle:
    """The battle that is on."""
    assert state.battle is not None
    return state.battle


def units(state: Earth, seat: int, where: str) -> Counts:
    """What a seat has in an area, by kind."""
    return state.units[area(state, where)][seat]
