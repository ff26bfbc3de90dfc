"""Bots that talk, as one sees it at the table."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.wish import GameWish
from models.seating import bot, person
from rules.kernel.play import TakeBack
from rules.kernel.steps import FreeAction
from tests.desktop.helpers import Person

SEED = 3


def test_what_bots_say_stands_in_the_log_before_one_is_asked(lamp: Lamplight, qtbot: QtBot) -> None:
    plans = (person("Ada"), *[bot("frank", name) for name in ("Ben", "Cleo", "Dan", "Eve")])
    lamp.controller.begin(GameWish("harbour", plans, SEED, {}, TakeBack.STRICT))
    ada = Person(lamp, qtbot)
    session = lamp.games.session
    claims: list[FreeAction] = []
    while not claims and not ada.table.shows_result:
        ada.act()
        ada.wait()
        play = session._play
        claims = [each for each in play.journal.entries if isinstance(each.part, FreeAction)]
    said = [line for line in lamp.window.log.lines() if " claims to be " in line]
    assert len(said) == len(claims) > 0
    assert {each.seat for each in claims} <= {1, 2, 3, 4}
    if not ada.table.shows_result:
        assert ada.table.question.seat == 0
