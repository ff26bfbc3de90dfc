"""The site at the foot of the lighthouse: every row has its place, however many there are."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from rules.kinfire_council.printed.content import Site
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import Council
from tests.views.kinfire_council.panels.beside import NAMES, game, late_in
from views.kinfire_council import light
from views.kinfire_council.arrangement import arrange
from views.kinfire_council.light import Light
from views.kinfire_council.showing import RenderState

FOUND = arrange(1280, 573, 1.0)
STATE = game(3, 5, late_in(2))


def with_rows(count: int) -> Site:
    """The site that is open, with so many rows."""
    site = item_set(STATE).sites[STATE.site]
    return replace(site, rows=(site.rows * 2)[:count])


def shown(part: Light, monkeypatch: pytest.MonkeyPatch, site: Site) -> None:
    def found(view: Council) -> SimpleNamespace:
        return SimpleNamespace(sites={view.site: site})

    monkeypatch.setattr(light, "item_set", found)
    part.show(RenderState(STATE, None, NAMES, None))


@pytest.mark.parametrize("rows", [1, 3, 4, 5])
def test_rows_lie_on_the_card_below_each_other(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rows: int
) -> None:
    """Above the Seeker's space, below the name; the tower stands on the card."""
    scene = QGraphicsScene()
    part = Light(scene, scene)
    shown(part, monkeypatch, with_rows(rows))
    part.place(FOUND)
    ships = [ship.area for ship in part.ships if ship.isVisible()]
    assert len(ships) == rows
    assert all(part.site.area.contains(each) for each in ships)
    assert all(one.bottom() <= other.top() for one, other in pairwise(ships))
    assert ships[-1].bottom() <= part.hex.area.top()
    assert part.tower.area.bottom() <= part.site.area.top()
    assert FOUND.light.contains(part.site.area)


def test_another_site_may_have_more_rows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card grows where it lies; the Seeker's space stays."""
    scene = QGraphicsScene()
    part = Light(scene, scene)
    shown(part, monkeypatch, with_rows(3))
    part.place(FOUND)
    card, corner = part.site.area, part.hex.area
    shown(part, monkeypatch, with_rows(5))
    assert part.site.area.top() < card.top()
    assert part.site.area.bottom() == card.bottom()
    assert part.hex.area == corner
    shown(part, monkeypatch, with_rows(2))
    assert part.site.area == card
