"""Every item of the editor has a face: painted as the table paints it, and never cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.translate import language, words
from rules.kernel.registry import game
from rules.kinfire_council.enums import Moment, Resource, Skill, Whom, Window
from rules.kinfire_council.items.editing import Piece
from rules.kinfire_council.names import item_text
from rules.kinfire_council.printed import content, ops
from rules.kinfire_council.printed.content import Item
from rules.kinfire_council.printed.library import shipped, shipped_board
from rules.kinfire_council.printed.ops import Ops
from views.items import page_parts, panel
from views.items.panel import lines_height
from views.kinfire_council.editor.face import ItemFace
from views.kinfire_council.editor.item_list import ItemList
from views.kinfire_council.editor.lying import Lying, things_of
from views.kinfire_council.editor.on_table import AROUND as AROUND_CARD
from views.kinfire_council.editor.on_table import CardThing
from views.kinfire_council.editor.rows import rows_of
from views.kinfire_council.editor.thing import Thing
from views.kinfire_council.table_item import roomy
from views.theme import ThemeName, theme

game("kinfire_council")
ITEMS, BOARD = shipped().content, shipped_board()
KINDS: dict[type[Item], Sequence[Item]] = {
    content.District: ITEMS.districts, content.OpenSpace: ITEMS.open_spaces,
    content.Dealer: (ITEMS.dealer,), content.Site: ITEMS.sites, content.Threat: ITEMS.threats,
    content.Decree: ITEMS.decrees, content.ResearchCard: ITEMS.research,
    content.SentryKind: ITEMS.sentries, content.Councilor: ITEMS.councilors,
    content.Sheet: ITEMS.sheets, content.SkillKind: ITEMS.skills,
    content.Tracker: (BOARD.tracker,), content.CityBoards: (BOARD.city,),
    content.Upgrade: BOARD.upgrades, content.NeedsTrack: (BOARD.needs,),
    content.CultArea: (BOARD.cult,), content.TileKind: BOARD.tiles,
}  # fmt: skip
FACELESS = {content.Location}
"""A location is a row on the face of its space."""
ALL = [item for items in KINDS.values() for item in items]
FIRST = [items[0] for items in KINDS.values()]
LOOKS = (ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST)
NAME = "The Remarkably Long-Winded Assembly of Lamplighters and Wicks"[:60]
GAINS: Ops = tuple(ops.Gain(res=each, n=17) for each in Resource) * 2
COSTS: Ops = tuple(ops.Pay(res=each, n=12) for each in Resource)
AROUND = 300


@pytest.fixture(autouse=True)
def as_usual(qapp: QCoreApplication) -> Iterator[None]:
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    yield
    language().speak("en")
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)


def name(item: Item) -> str:
    return item.id


def picture(thing: Thing, wide: float = 0.0) -> QImage:
    """The thing on a white ground with much room around."""
    wide = max(thing.least(), wide or thing.usual())
    high = thing.high(wide)
    made = QImage(round(wide) + 2 * AROUND, round(high) + 2 * AROUND, QImage.Format.Format_RGB32)
    made.fill(QColor("#FFFFFF"))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thing.paint(painter, QRectF(AROUND, AROUND, wide, high))
    painter.end()
    return made


def pictures(item: Item) -> list[QImage]:
    return [picture(each) for each in things_of(item)]


def is_within(made: QImage) -> bool:
    """Whether nothing is painted beside the thing: 2 pixels are for its line."""
    inner = made.rect().adjusted(AROUND - 2, AROUND - 2, 2 - AROUND, 2 - AROUND)
    painter = QPainter(made)
    painter.fillRect(inner, QColor("#FFFFFF"))
    painter.end()
    blank = QImage(made.size(), made.format())
    blank.fill(QColor("#FFFFFF"))
    return made == blank


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words that have been cut with dots."""
    found: list[str] = []

    def elided(self: QFontMetricsF, text: str, mode: Qt.TextElideMode, width: float) -> str:
        shown = QFontMetricsF.elidedText(self, text, mode, width)
        if shown != text:
            found.append(text)
        return shown

    whole = page_parts.cut

    def cut(text: str, made: QFont, area: QRectF) -> str:
        shown = whole(text, made, area)
        if shown != text:
            found.append(text)
        return shown

    metrics = type("Metrics", (QFontMetricsF,), {"elidedText": elided})
    monkeypatch.setattr(panel, "QFontMetricsF", metrics)
    monkeypatch.setattr(page_parts, "cut", cut)
    return found


# ---------------------------------------------------------------- there is one
def test_every_kind_is_known() -> None:
    """A kind that is added later has a face, or is told here to have none."""
    assert set(Item.__subclasses__()) == set(KINDS) | FACELESS


@pytest.mark.parametrize("item", ALL, ids=name)
def test_every_item_is_painted(item: Item) -> None:
    found = pictures(item)
    assert found
    for made in found:
        colours = {made.pixel(x, made.height() // 2) for x in range(made.width())}
        assert len(colours) > 2


@pytest.mark.parametrize("item", FIRST, ids=name)
def test_every_theme_paints_its_own(item: Item) -> None:
    seen: list[list[QImage]] = []
    for look in LOOKS:
        theme().choose(look)
        seen.append(pictures(item))
    assert seen[0] != seen[1]
    assert seen[1] != seen[2]


# ---------------------------------------------------------------- it follows the text
def changed(item: Item) -> Item:
    """One thing of it other than it was, but its name."""
    changes: dict[type[Item], Callable[[Item], Item]] = {
        content.District: lambda it: replace(it, base=with_gain(it.base)),
        content.OpenSpace: lambda it: replace(it, locations=with_gain(it.locations)),
        content.Dealer: lambda it: replace(it, base=with_gain(it.base)),
        content.Site: lambda it: replace(it, start_trouble=it.start_trouble + 1),
        content.Threat: lambda it: replace(it, effect=it.effect * 2),
        content.Decree: lambda it: replace(it, mods=it.mods * 2, effect=it.effect * 2),
        content.ResearchCard: lambda it: replace(
            it, window=Window.NIGHT if it.window is Window.TURN else Window.TURN
        ),
        content.SentryKind: lambda it: replace(
            it, on=Moment.SHIP if it.on is not Moment.SHIP else Moment.ARREST
        ),
        content.Councilor: lambda it: replace(it, start_influence=it.start_influence + 1),
        content.Sheet: lambda it: replace(
            it, skill=Skill.SPY if it.skill is not Skill.SPY else Skill.GUARD
        ),
        content.SkillKind: lambda it: replace(it, trainable=not it.trainable),
        content.Tracker: lambda it: replace(it, rows=it.rows[1:]),
        content.CityBoards: lambda it: replace(it, streets=it.streets[1:]),
        content.Upgrade: lambda it: replace(it, cost=it.cost[1:]),
        content.NeedsTrack: lambda it: replace(it, start=it.start[1:]),
        content.CultArea: lambda it: replace(it, draw=it.draw + 1),
        content.TileKind: lambda it: replace(it, copies=it.copies + 1),
    }
    return changes[type(item)](item)


def with_gain(locations: tuple[content.Location, ...]) -> tuple[content.Location, ...]:
    return (replace(locations[0], gain=GAINS[:3]), *locations[1:])


@pytest.mark.parametrize("item", FIRST, ids=name)
def test_a_face_follows_the_text(item: Item) -> None:
    assert pictures(item) == pictures(item)
    assert pictures(changed(item)) != pictures(item)


@pytest.mark.parametrize(
    "item", [each for each in FIRST if not isinstance(each, content.SkillKind)], ids=name
)
def test_a_name_is_on_the_face(item: Item) -> None:
    """Skills are told by the names that the game has for them."""
    assert pictures(replace(item, name="Zzyzx")) != pictures(item)


def test_each_number_of_a_councilor_is_seen() -> None:
    """Each good, cards, influence, the power."""
    item = ITEMS.councilors[0]
    others = [replace(item, start={**item.start, each: 9}) for each in Resource]
    others += [replace(item, start_research=5), replace(item, mods=ITEMS.councilors[1].mods)]
    seen = [pictures(each)[0] for each in (item, *others)]
    assert all(one != other for at, one in enumerate(seen) for other in seen[:at])


def test_each_row_of_a_site_is_seen() -> None:
    """Also the fourth and fifth, many floors and many places."""
    item = ITEMS.sites[0]
    row = item.rows[0]
    rows = (row, replace(row, floors=8), replace(row, floors=9), replace(row, slots=6),
            replace(row, cost=COSTS))  # fmt: skip
    seen = [pictures(replace(item, rows=(*item.rows, each)))[0] for each in rows]
    seen += [pictures(item)[0], pictures(replace(item, rows=(*item.rows, row, row)))[0]]
    assert all(one != other for at, one in enumerate(seen) for other in seen[:at])


def test_a_skill_that_the_game_does_not_know_is_told_in_words() -> None:
    """A copy of one, before it has a name that is known."""
    item = replace(ITEMS.skills[0], id="artisan_2")
    assert not pictures(item)[0].isNull()


# ---------------------------------------------------------------- nothing is cut
def long_ones() -> list[Item]:
    """Items of an owner who uses all that there is."""
    row = replace(ITEMS.sites[0].rows[0], floors=9, slots=6, cost=COSTS)
    location = replace(ITEMS.districts[0].base[0], name=NAME, cost=COSTS, gain=GAINS, times=12)
    both = (location, location)
    law = next(each for each in ITEMS.decrees if each.mods)
    return [
        replace(ITEMS.districts[17], name=NAME, base=both, upgraded=both),
        replace(ITEMS.open_spaces[0], name=NAME, locations=both),
        replace(ITEMS.dealer, name=NAME, name_upgraded=NAME, base=both, upgraded=both),
        replace(ITEMS.sites[0], name=NAME, start_trouble=20, rows=(row,) * 5, seeker=GAINS),
        replace(ITEMS.threats[0], name=NAME, cost=COSTS, level="9", v=50,
                effect=(ops.To(who=Whom.EACH, do=GAINS),) * 12),
        replace(law, name=NAME, mods=law.mods * 20),
        replace(ITEMS.research[0], name=NAME, cost=COSTS, effect=GAINS * 2),
        replace(ITEMS.sentries[0], name=NAME, v=20),
        replace(ITEMS.councilors[0], name=NAME, mods=ITEMS.councilors[0].mods * 6,
                start=dict.fromkeys(Resource, 20), start_research=20),
        replace(ITEMS.sheets[0], name=NAME),
        replace(ITEMS.skills[0], mods=ITEMS.skills[0].mods * 5),
        replace(BOARD.tracker, name=NAME, rows=BOARD.tracker.rows[:6] * 2),
        replace(BOARD.city, name=NAME, streets=BOARD.city.streets * 2),
        replace(BOARD.upgrades[2], name=NAME, cost=COSTS),
        replace(BOARD.needs, name=NAME, start=tuple(Resource)),
        replace(BOARD.tiles[0], name=NAME, cost=COSTS),
    ]  # fmt: skip


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("item", long_ones(), ids=name)
def test_a_long_text_keeps_within_its_face(item: Item, text: int, cuts: list[str]) -> None:
    """In the least width and in the usual one."""
    theme().set_text(text)
    for thing in things_of(item):
        for wide in (thing.least(), thing.usual()):
            assert is_within(picture(thing, wide)), wide
    assert cuts == []


@pytest.mark.parametrize("code", ["en", "tr"])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_no_shipped_item_is_cut(code: str, text: int, cuts: list[str]) -> None:
    """In the width that a small window has for a face."""
    language().speak(code)
    theme().set_text(text)
    for item in ALL:
        for thing in things_of(item):
            assert is_within(picture(thing, 230)), item.id
    assert cuts == []


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("item", [*long_ones()[4:6], *ITEMS.threats, *ITEMS.decrees], ids=name)
def test_words_of_a_card_have_their_room(item: Item, text: int) -> None:
    """A card is as on the table while they fit, then higher."""
    theme().set_text(text)
    thing = things_of(item)[0]
    assert isinstance(thing, CardThing)
    told = thing.item.face.told if thing.item.face is not None else ""
    assert told
    for wide in (thing.least(), thing.usual()):
        picture(thing, wide)
        scale = thing.item.scale_of_board
        high = thing.high(wide) - 2 * AROUND_CARD * scale
        box = thing.item.told_area(QRectF(0, 0, wide - 2 * AROUND_CARD * scale, high))
        letters = roomy(told, box, scale)
        assert lines_height(told, letters, box.width()) <= box.height()


# ---------------------------------------------------------------- in the editor
def face_of(qtbot: QtBot, item: Item) -> ItemFace:
    made = ItemFace()
    qtbot.addWidget(made)
    made.resize(320, 700)
    made.show_item(item)
    made.show()
    return made


@pytest.mark.parametrize("item", FIRST, ids=name)
def test_what_is_read_on_the_face_is_not_told_again(qtbot: QtBot, item: Item) -> None:
    """But for a screen reader all is told."""
    found = face_of(qtbot, item)
    card = found.widget()
    assert card is not None
    lines = [words(row.text) for row in rows_of(item)]
    assert all(line in found.spoken() or line[1:] in found.spoken() for line in lines)
    painted = {words(text) for each in card.findChildren(Lying) for text in each.thing.told}
    shown = {str(each.property("text")) for each in card.children()}
    assert not painted & shown
    assert painted <= set(lines)


def test_where_lines_run_from_the_right_a_thing_stands_at_the_right(qtbot: QtBot) -> None:
    """The same picture: the table does not mirror."""
    around = QWidget()
    qtbot.addWidget(around)
    made = Lying(things_of(ITEMS.sites[0])[0], around)
    made.resize(600, made.heightForWidth(600))
    left = made.grab().toImage()
    made.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    right = made.grab().toImage()
    wide, high = round(made.thing.usual()), made.height()
    assert left.copy(0, 0, wide, high) == right.copy(600 - wide, 0, wide, high)
    assert left != right


def test_the_list_tells_the_names_of_the_table(qtbot: QtBot) -> None:
    """In the user's language; a name that somebody has typed in as he wrote it."""
    language().speak("tr")
    item = ITEMS.districts[1]
    text = '[[{kind}]]\nid = "{id}"\nname = "{name}"\nn = 2\nauthored = false\n'
    shipped_one = Piece("districts.toml", 0, "district",
                        text.format(kind="district", id=item.id, name=item.name))  # fmt: skip
    own = Piece("districts.toml", 1, "district",
                text.format(kind="district", id="old_quay", name="Old Quay"))  # fmt: skip
    made = ItemList(lambda piece: [])
    qtbot.addWidget(made)
    made.show_pieces([shipped_one, own], None)
    at_table = words(item_text(item.id))
    assert at_table != item.name
    assert [row.text(0) for row in made._rows()] == [f"2 {at_table}", "2 Old Quay"]
    made.search.setText(item.name)
    assert [row.isHidden() for row in made._rows()] == [False, True]
    made.search.setText(at_table)
    assert [row.isHidden() for row in made._rows()] == [False, True]
