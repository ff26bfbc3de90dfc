"""The chart as a picture: every theme draws it, and every fact that changes can be seen."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.data import spaces
from rules.feed_the_kraken.enums import Color, Voyage
from tests.views.feed_the_kraken.voyages import MIDDLE_OF, TO_THE_KRAKEN, sailed
from views.feed_the_kraken.chart_pictures import chart_picture, size_of
from views.feed_the_kraken.face import Face, face_of
from views.feed_the_kraken.inks import BLACK, CONTRAST, DAY, NIGHT, Inks
from views.feed_the_kraken.shores import Sheet, sheet_of
from views.feed_the_kraken.thumbnail import thumbnail
from views.theme import ThemeName, theme

WIDE = 480
SHEETS = {voyage: sheet_of(voyage, 1.1) for voyage in Voyage}


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> Iterator[None]:
    theme().choose(ThemeName.PAPER)
    yield
    theme().choose(ThemeName.SYSTEM)


def picture(face: Face, inks: Inks = DAY) -> QImage:
    return chart_picture(SHEETS[face.voyage], face, inks, WIDE).toImage()


def part(image: QImage, sheet: Sheet, area: QRectF) -> QImage:
    """What of a picture shows an area of the chart."""
    scale = image.width() / sheet.width
    corner = (area.topLeft() - QPointF(sheet.left, sheet.top)) * scale
    return image.copy(QRectF(corner, area.size() * scale).toRect())


def space_part(image: QImage, voyage: Voyage, id: str) -> QImage:
    space = spaces(voyage)[id]
    return part(image, SHEETS[voyage], QRectF(space.x - 50, space.y - 45, 100, 90))


def darkness(image: QImage) -> float:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    shades = [
        grey.pixelColor(x, y).red() for x in range(grey.width()) for y in range(grey.height())
    ]
    return 255 - sum(shades) / len(shades)


@pytest.mark.parametrize("inks", [DAY, NIGHT, CONTRAST, BLACK], ids=lambda inks: inks.id)
@pytest.mark.parametrize("voyage", list(Voyage))
def test_every_theme_draws_both_charts_whole(voyage: Voyage, inks: Inks) -> None:
    drawn = picture(face_of(sailed(voyage, MIDDLE_OF[voyage])), inks)
    assert drawn.size() == size_of(SHEETS[voyage], WIDE)
    corners = [(0, 0), (drawn.width() - 1, 0), (0, drawn.height() - 1)]
    assert all(drawn.pixelColor(x, y).alpha() == 255 for x, y in corners)


@pytest.mark.parametrize("voyage", list(Voyage))
def test_black_and_white_is_without_colour(voyage: Voyage) -> None:
    drawn = picture(face_of(sailed(voyage, MIDDLE_OF[voyage])), BLACK)
    strongest = max(
        drawn.pixelColor(x, y).hsvSaturation()
        for x in range(0, drawn.width(), 3)
        for y in range(0, drawn.height(), 3)
    )
    assert strongest < 8


def test_the_night_is_darker_than_the_day() -> None:
    face = face_of(sailed(Voyage.QUICK))
    assert darkness(picture(face, NIGHT)) > darkness(picture(face, DAY)) + 20


@pytest.mark.parametrize("voyage", list(Voyage))
def test_the_kraken_darkens_as_the_ship_comes_nearer(voyage: Voyage) -> None:
    goal = next(s for s in spaces(voyage).values() if s.goal == "kraken")
    head = QRectF(goal.x - 100, goal.y - 190, 200, 110)
    course = TO_THE_KRAKEN[voyage]
    tones = [
        darkness(part(picture(face_of(sailed(voyage, course[:moves]))), SHEETS[voyage], head))
        for moves in (0, 3, len(course))
    ]
    assert tones[0] + 5 < tones[1] < tones[2] - 5


def test_a_used_token_leaves_only_a_trace() -> None:
    before = picture(face_of(sailed(Voyage.QUICK, MIDDLE_OF[Voyage.QUICK][:1])))
    after = picture(face_of(sailed(Voyage.QUICK, (*MIDDLE_OF[Voyage.QUICK], Color.YELLOW))))
    token = "quick_w1_03"
    assert darkness(space_part(after, Voyage.QUICK, token)) < darkness(
        space_part(before, Voyage.QUICK, token)
    )


def test_courses_and_distances_can_be_shown_and_hidden() -> None:
    face = face_of(sailed(Voyage.QUICK))
    bare = picture(replace(face, courses=False))
    assert picture(face) != bare
    assert picture(replace(face, courses=False, distances=True)) != bare


def test_a_turned_colour_lands_where_its_arrow_leads() -> None:
    below = face_of(sailed(Voyage.QUICK, (Color.YELLOW,)))
    shown, bare = picture(below), picture(replace(below, courses=False))
    beyond, west = "quick_c_04", "quick_w1_03"
    assert space_part(shown, Voyage.QUICK, west) != space_part(bare, Voyage.QUICK, west)
    rock = QRectF(480, 520, 60, 60)
    sheet = SHEETS[Voyage.QUICK]
    assert part(shown, sheet, rock) == part(bare, sheet, rock), beyond


def test_a_crossed_supply_line_is_pale() -> None:
    area = QRectF(200, 555, 40, 38)
    face = face_of(sailed(Voyage.LONG, MIDDLE_OF[Voyage.LONG]))
    tight, crossed = picture(face), picture(replace(face, crossed=True))
    none = picture(replace(face, supply_line=False))
    sheet = SHEETS[Voyage.LONG]
    shades = [darkness(part(image, sheet, area)) for image in (none, crossed, tight)]
    assert shades[0] < shades[1] < shades[2]


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("voyage", list(Voyage))
def test_thumbnails_are_as_large_as_asked_and_show_the_ship(voyage: Voyage, ratio: float) -> None:
    size = QSize(200, 150)
    first = thumbnail(sailed(voyage), size, ratio)
    later = thumbnail(sailed(voyage, MIDDLE_OF[voyage]), size, ratio)
    assert first.size() == size * ratio
    assert first.devicePixelRatio() == ratio
    assert first.toImage() != later.toImage()
