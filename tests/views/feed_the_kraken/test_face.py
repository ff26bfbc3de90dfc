"""The face of a chart is taken from what is public in a view."""

from rules.feed_the_kraken.enums import Color, Voyage
from tests.views.feed_the_kraken.voyages import MIDDLE_OF, TO_THE_KRAKEN, route, sailed
from views.feed_the_kraken.face import Leg, face_of


def test_a_new_voyage_has_no_wake() -> None:
    face = face_of(sailed(Voyage.QUICK))
    assert face.space == "quick_c_00"
    assert face.legs == ()
    assert face.visited == frozenset()
    assert face.sailed == {"quick_c_00"}
    assert not face.is_over


def test_the_wake_is_the_course_in_its_colours() -> None:
    colors = MIDDLE_OF[Voyage.LONG]
    face = face_of(sailed(Voyage.LONG, colors))
    spaces = route(Voyage.LONG, colors)
    assert [leg.color for leg in face.legs] == list(colors)
    assert face.legs[0] == Leg(spaces[0], spaces[1], Color.RED)
    assert face.visited == set(spaces[1:])
    assert face.sailed == set(spaces)


def test_the_ship_looks_where_it_last_went_aside() -> None:
    r, y, b = Color.RED, Color.YELLOW, Color.BLUE
    assert not face_of(sailed(Voyage.QUICK)).looks_west
    assert face_of(sailed(Voyage.QUICK, (r, y))).looks_west
    assert not face_of(sailed(Voyage.QUICK, (r, b))).looks_west


def test_the_supply_line_is_there_where_it_is_played_with() -> None:
    assert not face_of(sailed(Voyage.QUICK)).supply_line
    assert face_of(sailed(Voyage.LONG)).supply_line
    assert face_of(sailed(Voyage.LONG, crossed=True)).crossed


def test_a_goal_ends_the_voyage() -> None:
    for voyage, colors in TO_THE_KRAKEN.items():
        assert face_of(sailed(voyage, colors)).is_over
