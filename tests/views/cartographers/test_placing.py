"""The ghost (views/cartographers/placing.py): what is picked, turned and moved is always legal."""

import pytest

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.data import land
from rules.cartographers.maps.land import mask_of
from rules.cartographers.maps.placements import Chain, Draw, Placements, shape_groups
from rules.cartographers.maps.sheet import Terrain
from rules.kernel.steps import Done, Pass
from tests.views.cartographers.positions import decision_of, play, start
from views.cartographers.decision import parse_pattern
from views.cartographers.placing import Lying, Placing, destroying, lying_of, sort_actions

LAND = land("a")
FREE = LAND.board & ~LAND.blocked
FOREST, FARM = (Terrain.FOREST,), (Terrain.FARM,)
CORNER = parse_pattern("XX/X.")


def corner(free: int = FREE) -> Placing:
    groups = shape_groups(LAND, free, "XX/X.")
    return Placing(LAND, Placements(groups, (FOREST, FARM)), {0: CORNER})


def test_turning_four_times_and_mirroring_twice_is_nothing() -> None:
    lying = parse_pattern("XXX/X..")
    assert lying.turned() == parse_pattern("XX/.X/.X")
    assert lying.turned().turned().turned().turned() == lying
    assert lying.mirrored() == parse_pattern("XXX/..X")
    assert lying.mirrored().mirrored() == lying


def test_marks_of_a_hero_turn_with_it() -> None:
    hero = Lying(((0, 0),), ((0, 1), (0, 2)))
    assert hero.turned() == Lying(((0, 0),), ((1, 0), (2, 0)))
    assert hero.mirrored() == Lying(((0, 0),), ((0, -2), (0, -1)))


def test_the_ghost_begins_legal_in_the_middle() -> None:
    placing = corner()
    assert placing.is_legal
    assert placing.action() in placing.places
    assert placing.ghost.cells & mask_of(LAND, ["E5", "E6", "F5", "E7", "F7", "G6", "D6"])


def test_pointing_snaps_to_the_nearest_legal_place() -> None:
    placing = corner()
    placing.point(1.0, 1.0)
    assert placing.ghost.cells == mask_of(LAND, ["A1", "A2", "B1"])
    placing.point(4.0, 2.0)  # B4 is a mountain: the nearest place lies beside it
    assert placing.is_legal
    assert not placing.ghost.cells & LAND.blocked


def test_a_free_ghost_lies_where_it_may_not() -> None:
    placing = corner()
    placing.point(4.0, 2.0, free=True)
    assert placing.ghost.cells & LAND.blocked
    assert not placing.is_legal
    assert placing.action() is None
    assert not placing.place()


def test_every_orientation_reaches_every_legal_place() -> None:
    placing = corner()
    found = set()
    for _ in range(2):
        for _ in range(4):
            found |= set(placing.spots())
            placing.turn()
        placing.mirror()
    assert found == {draw.cells for draw in placing.places}


def test_tab_goes_through_the_places_in_reading_order_and_round() -> None:
    placing = corner()
    placing.go_to(0)
    first = placing.ghost
    placing.cycle(1)
    assert placing.ghost.cells & -placing.ghost.cells > first.cells & -first.cells
    placing.cycle(-1)
    assert placing.ghost == first
    placing.cycle(-1)
    last = placing.ghost
    placing.go_to(-1)
    assert placing.ghost == last


def test_arrows_go_to_the_next_place_that_way() -> None:
    placing = corner()
    placing.point(1.0, 1.0)
    placing.move(1, 0)
    assert placing.ghost.cells == mask_of(LAND, ["A2", "A3", "B2"])
    placing.move(0, 1)
    assert placing.ghost.cells == mask_of(LAND, ["B2", "B3", "C2"])
    placing.move(1, 0, free=True)
    assert placing.ghost.cells == mask_of(LAND, ["B3", "B4", "C3"])
    assert not placing.is_legal


def test_laying_down_and_taking_up() -> None:
    placing = corner()
    assert placing.place()
    assert placing.is_placed
    assert placing.take_up()
    assert not placing.take_up()
    placing.place()
    placing.turn()
    assert not placing.is_placed


def test_a_terrain_may_change_after_laying_down() -> None:
    placing = corner()
    placing.place()
    placing.next_terrain()
    assert placing.terrain == FARM
    assert placing.is_placed
    placing.next_terrain()
    assert placing.terrain == FOREST
    placing.choose_terrain((Terrain.WATER,))
    assert placing.terrain == FOREST


def test_an_orientation_without_any_place_is_shown_as_illegal() -> None:
    row = mask_of(LAND, ["A1", "A2", "A3"])
    placing = Placing(
        LAND,
        Placements(shape_groups(LAND, row, "XXX"), (FOREST,)),
        {0: parse_pattern("XXX")},
    )
    assert placing.ghost.cells == row
    placing.turn()
    assert not placing.is_legal
    assert not placing.spots()
    placing.go_to(0)
    assert not placing.is_legal
    placing.cycle(1)
    assert placing.ghost.cells == row


def test_a_shape_that_fits_only_mirrored_lies_so_from_the_start() -> None:
    free = mask_of(LAND, ["A1", "B1", "B2", "C2"])
    places = Placements(shape_groups(LAND, free, ".X/XX/X."), (FOREST,))
    placing = Placing(LAND, places, {0: parse_pattern(".X/XX/X.")})
    assert placing.ghost.cells == free
    assert placing.is_legal


def test_heat_counts_the_places_that_cover_a_space() -> None:
    row = mask_of(LAND, ["A1", "A2", "A3"])
    placing = Placing(
        LAND, Placements(shape_groups(LAND, row, "XX"), (FOREST,)), {0: parse_pattern("XX")}
    )
    assert list(placing.heat().values()) == [1, 2, 1]
    assert placing.covered() == row


def test_destroying_is_pointing_at_one_space() -> None:
    cells = mask_of(LAND, ["A1", "C3"])
    placing = destroying(LAND, cells)
    placing.point(2.6, 2.4)
    assert placing.action() == Destroy(mask_of(LAND, ["C3"]))


def test_actions_are_sorted_by_how_the_table_shows_them() -> None:
    places = Placements(shape_groups(LAND, FREE, "X"), (FOREST,))
    found = sort_actions(Chain(places, [UseSkill("heal")]))
    assert found.places is places
    assert found.skills == ("heal",)
    assert found.closing is None
    assert sort_actions([UseSkill("search"), Done()]).closing == Done()
    assert sort_actions([Destroy(1), Destroy(4)]).destroys == 5
    assert sort_actions((Pass(),)).closing == Pass()


def test_drawings_listed_one_by_one_are_placements_too() -> None:
    both = (Terrain.FARM, Terrain.VILLAGE)
    found = sort_actions([Draw(both, -2, 1), Draw(both, -2, 2), Pass()])
    assert found.places is not None
    assert list(found.places) == [Draw(both, -2, 1), Draw(both, -2, 2)]
    assert found.closing == Pass()


def test_shapes_may_hang_over_the_edge_where_the_question_says_so() -> None:
    from rules.cartographers.maps.placements import overhang_groups

    places = Placements(overhang_groups(LAND, FREE, "XXX"), (FOREST,))
    placing = Placing(LAND, places, {0: parse_pattern("XXX")}, overhangs=True)
    placing.point(0.2, 0.5)
    assert placing.ghost.cells == mask_of(LAND, ["A1"])
    assert placing.action() in places


def test_a_set_of_spaces_is_a_shape() -> None:
    assert lying_of(mask_of(LAND, ["C4", "C5", "D4"]), LAND.stride) == parse_pattern("XX/X.")


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_hand_does_the_question_allows_it(seed: int) -> None:
    _, state = start(2, seed)
    play(state, 3 + 3 * seed)
    decision = decision_of(state)
    placing = decision.placing
    assert placing is not None
    actions = decision.question.request.actions
    for step in range(40):
        placing.point((step * 37 % 113) / 10, (step * 53 % 113) / 10)
        if step % 3 == 0:
            placing.turn(1 + step % 2)
        if step % 5 == 0:
            placing.mirror()
        if step % 7 == 0:
            placing.next_shape()
        if step % 2:
            placing.next_terrain()
        made = placing.action()
        assert made is None or made in actions
