"""Why not: what people read when something is not open."""

from rules.cartographers.actions import Destroy
from rules.cartographers.data import explore_cards
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.reasons import (
    Ground,
    covered,
    explained,
    fault_of_space,
    refused_drawings,
    why_not_cells,
)
from rules.cartographers.maps.placements import Draw, Placements, single_groups
from rules.cartographers.maps.sheet import Terrain, parse
from rules.kernel import agenda
from rules.kernel.agenda import why_refused
from rules.kernel.steps import Target, TargetKind
from rules.kernel.text import english
from tests.rules.cartographers.positions import at, placed

LAND, SHEET = parse("ground", ["^#F", "r.X"])


def test_each_kind_of_space() -> None:
    reasons = [fault_of_space(LAND, SHEET, (row, col)) for row in (0, 1) for col in (0, 1, 2)]
    keys = [why.key.rsplit(".", 1)[1] if why is not None else "" for why in reasons]
    assert keys == ["mountain", "wasteland", "drawn", "", "", "destroyed"]
    assert fault_of_space(LAND, SHEET, (2, 0)).key == "cartographers.why.off_map"


def test_ground_near_and_ruins() -> None:
    far = fault_of_space(LAND, SHEET, (0, 0))
    assert why_not_cells(Ground(LAND, SHEET, near=SHEET.forest, far=far), [(1, 0)]) is far
    assert why_not_cells(Ground(LAND, SHEET, near=LAND.mountains, far=far), [(1, 0)]) is None
    assert why_not_cells(Ground(LAND, SHEET, ruins=True), [(1, 0)]) is None
    assert why_not_cells(Ground(LAND, SHEET, ruins=True), [(1, 1)]) is not None


def test_nothing_at_all_is_off_the_map() -> None:
    assert why_not_cells(Ground(LAND, SHEET, overhang=True), [(5, 5)]) is not None


def test_what_actions_cover() -> None:
    places = Placements(single_groups(0b110), ((Terrain.FARM,),))
    assert covered(places) == covered(list(places)) == 0b110
    assert covered([Destroy(8)]) == 8


def test_targets_of_other_kinds() -> None:
    ground = Ground(LAND, SHEET)
    for kind, id in ((TargetKind.CARD, "heal"), (TargetKind.BUTTON, "x"), (TargetKind.PLACE, "?")):
        assert english(explained(ground, (), Target(kind, id))).endswith("now.")


def test_examples_of_refused_drawings() -> None:
    state = at(placed("r.#.../##..../###...", ruins=True), DrawTerrain("farmland"))
    options = refused_drawings(state, 0, explore_cards()["farmland"])
    assert [option.why_not.key.rsplit(".", 1)[1] for option in options] == [
        "shape_misses_ruins",
        "single_while_fits",
    ]
    open_now = agenda.request(state, 0).actions
    assert not any(option.action in open_now for option in options)


def test_any_illegal_drawing_is_refused_with_its_own_reason() -> None:
    state = at(placed("^#F/r.."), DrawTerrain("farmland"))
    farm = (Terrain.FARM,)
    assert english(why_refused(state, 0, Draw(farm, 0, 0b11))) == (
        "A1 is a mountain: you can't draw there."
    )
    assert english(why_refused(state, 0, Draw(farm, 0, 0b10100))) == (
        "A3 is already drawn: Forest."
    )
    assert english(why_refused(state, 0, Draw(farm, 1, 0b110000))).startswith(
        "You can't draw a shape"
    )
