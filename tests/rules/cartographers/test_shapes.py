"""Turning, mirroring, fitting."""

from rules.cartographers.maps.shapes import (
    box,
    fits,
    mirrored,
    normal,
    orientations,
    overhanging,
    template,
    turned,
)

ELL = ((0, 0), (1, 0), (1, 1))


def test_four_quarter_turns_and_two_mirrorings_change_nothing() -> None:
    assert turned(turned(turned(turned(ELL)))) == ELL
    assert mirrored(mirrored(ELL)) == ELL
    assert turned(ELL) == ((0, 0), (0, 1), (1, 0))
    assert mirrored(ELL) == ((0, 1), (1, 0), (1, 1))


def test_orientations_start_as_printed() -> None:
    assert orientations("X./XX")[0] == ELL
    assert len(orientations("XXX/XX.")) == len(set(orientations("XXX/XX."))) == 8
    assert len(orientations(".X./XXX/.X.")) == 1


def test_box_and_normal() -> None:
    assert box(ELL) == (2, 2)
    assert normal(((5, 7), (6, 7), (6, 8))) == ELL


def test_template_knows_the_guard_column() -> None:
    assert template(ELL, 2) == 0b011001


def test_fits_leave_out_what_the_grid_cannot_hold() -> None:
    assert len(fits("XXXX", 2, 4)) == 1
    assert fits("XXXX", 2, 3) == ()


def test_overhang_adds_remainders_after_whole_shapes() -> None:
    whole, over = fits("XX", 3, 3), overhanging("XX", 3, 3)
    assert [fit.cells for fit in over[:2]] == [fit.cells for fit in whole]
    assert [fit.cells for fit in over[2:]] == [1]
    assert over[2].anchors.bit_count() == 8
