"""The Marquise begins (7.1, 2.1, 2.2)."""

from rules.kernel import agenda
from rules.kernel.steps import Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.marquise import LAW
from rules.root.factions.marquise.holdings import KINDS, keep_place
from rules.root.state import Building, Woodland
from tests.rules.root.driving import answer, choices
from tests.rules.root.factions.courts import ME, YOU, is_over, play, raised
from tests.rules.root.scenes import scene


def places(state: Woodland) -> list[int]:
    return [each.place for each in choices(state) if isinstance(each, ChoosePlace)]


def why(state: Woodland, place: int) -> str:
    step = agenda.question(state)
    assert step is not None
    return english(step.explain(state, ME, Target(TargetKind.PLACE, place)))


def test_keep_warriors_and_three_buildings() -> None:
    state = scene(("marquise", "eyrie"))
    play(state, *LAW.set_up(state, ME))
    assert places(state) == [1, 2, 3, 4]
    assert "corner" in why(state, 7)
    answer(state, ChoosePlace(1))
    assert keep_place(state, ME) == 1
    assert [state.warriors[place][ME] for place in range(1, 13)] == [1, 1, 0, *(1,) * 9]
    assert places(state) == [1, 5, 9, 10]
    assert "The first buildings go in open slots in the keep's clearing" in why(state, 7)
    answer(state, ChoosePlace(10))
    assert places(state) == [1, 5, 9]
    answer(state, ChoosePlace(5), ChoosePlace(5))
    assert is_over(state)
    assert state.buildings[10] == (Building(ME, BuildingKind.SAWMILL),)
    assert [each.kind for each in state.buildings[5]] == [
        BuildingKind.RECRUITER,
        BuildingKind.WORKSHOP,
    ]
    assert state.scores[ME] == 0
    assert LAW.homelands(state, ME) == (1,)


def test_three_homelands_next_to_one_another() -> None:
    state = scene(("marquise", "eyrie"), options={"setup": "advanced"})
    raised(state, YOU, BuildingKind.ROOST, 3)
    play(state, *LAW.set_up_advanced(state, ME))
    assert 3 not in places(state)
    assert "adjacent to another" in why(state, 3)
    answer(state, ChoosePlace(6))
    assert set(places(state)) == {2, 5, 10, 11, 12}
    answer(state, ChoosePlace(2))
    assert set(places(state)) == {5, 10, 11}
    answer(state, ChoosePlace(5))
    assert places(state) == [2, 5]  # 6 lies next to the enemy homeland in 3
    assert "homeland" in why(state, 6)
    answer(state, ChoosePlace(5))
    assert keep_place(state, ME) == 5
    assert [state.warriors[place][ME] for place in (2, 5, 6)] == [2, 2, 2]
    assert sum(state.warriors[place][ME] for place in range(1, 13)) == 15
    assert places(state) == [2, 5, 6]
    answer(state, ChoosePlace(2), ChoosePlace(5))
    assert is_over(state)
    kinds = {place: state.buildings[place][0].kind for place in (2, 5, 6)}
    assert kinds == dict(zip((2, 5, 6), KINDS, strict=True))
    assert LAW.homelands(state, ME) == (2, 5, 6)


def test_nothing_begins_before_the_set_up() -> None:
    state = scene(("marquise", "eyrie"))
    assert LAW.homelands(state, ME) == ()
    assert LAW.problems(state, ME) == []
    assert TokenKind.KEEP not in [t.kind for here in state.tokens for t in here]
