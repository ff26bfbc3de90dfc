"""Results outside a battle (15): shared out among enemies, taken as in a battle."""

from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.battle.events import BattleEnded
from rules.cthulhu_wars.earth.hits import GiveResult, RollHits, enemies_in
from rules.cthulhu_wars.enums import Cause, Result
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.battlefield import Rolls, facing
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    kind,
    put,
    reasons,
    run,
    take,
)

KILL, PAIN = Result.KILL, Result.PAIN


def hit(state: Earth, dice: int, roll: str) -> list[object]:
    """The last seat's dice hit all in Europe."""
    seat = Seat(len(state.power) - 1)
    return list(run(state, RollHits(seat, area(state, "europe"), dice), script=Rolls(state, roll)))  # type: ignore[arg-type]


def test_one_enemy_takes_all() -> None:
    state = facing(GC, BG, CC)
    put(state, 0, "europe", deep_one=1, acolyte=1)
    put(state, 0, "arabia", acolyte=1)
    told = hit(state, 4, "65")
    assert agenda.asked(state) == [0]
    answer(state, 0, Suffer(kind(state, 0, "deep_one")))
    assert [(each.cause, each.by) for each in state.removed] == [(Cause.KILL, 2)]
    assert agenda.asked(state) == [2]
    assert not any(isinstance(each, BattleEnded) for each in told)


def test_whoever_rolled_says_where_the_pained_go_even_to_enemies() -> None:
    state = facing(GC, BG, CC)
    put(state, 0, "europe", acolyte=1)
    put(state, 2, "arabia", nightgaunt=1)
    hit(state, 2, "5")
    assert agenda.asked(state) == [2]
    there = [each for each in choices(state, 2) if each.target == area(state, "arabia")]  # type: ignore[attr-defined]
    answer(state, 2, *there)
    assert count(state, 0, "arabia", "acolyte") == 1
    assert state.battle is None


def test_results_are_shared_out_the_kills_first() -> None:
    state = facing(GC, BG, YS, CC)
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", ghoul=2)
    assert enemies_in(state, Seat(3), area(state, "europe")) == [0, 1]
    hit(state, 6, "665")
    assert choices(state, 3) == [GiveResult(KILL, Seat(0)), GiveResult(KILL, Seat(1))]
    assert reasons(state, 3) == []
    prompt = english(agenda.request(state, Seat(3)).prompt)
    assert "2 kills and 1 pain" in prompt
    answer(state, 3, GiveResult(KILL, Seat(0)))
    assert count(state, 0, "europe", "acolyte") == 0
    assert count(state, 1, "europe", "ghoul") == 1
    assert agenda.asked(state) == [3]


def test_each_enemy_is_given_as_many_as_he_can_take() -> None:
    state = facing(GC, BG, CC)
    take(state, 0, "regenerate")
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", acolyte=2)
    hit(state, 6, "666")
    answer(state, 2, GiveResult(KILL, Seat(0)), GiveResult(KILL, Seat(0)))
    assert count(state, 0, "europe", "starspawn") == 0
    assert count(state, 1, "europe", "acolyte") == 1


def test_pains_are_shared_out_too() -> None:
    state = facing(GC, BG, CC)
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", acolyte=1)
    hit(state, 6, "51")
    answer(state, 2, GiveResult(PAIN, Seat(1)))
    assert count(state, 0, "europe", "acolyte") == 1
    assert agenda.asked(state) == [2]


def test_misses_hit_nobody() -> None:
    state = facing(GC, BG, CC)
    put(state, 0, "europe", acolyte=1)
    hit(state, 3, "")
    assert count(state, 0, "europe", "acolyte") == 1
    assert state.battle is None
