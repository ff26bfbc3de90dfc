"""F1 opens the rules at what is focused, and puts them away again."""

from __future__ import annotations

from collections.abc import Callable

from tests.desktop.helpers import Person

Sit = Callable[..., Person]


def test_the_rules_go_when_they_are_asked_for_once_more(sit: Sit) -> None:
    person = sit("cartographers", persons=1, bots=0)
    person.wait()
    window, ask = person.window, person.lamp.controller.commands["contents"].trigger
    ask()
    person.qtbot.waitUntil(lambda: not window.help.visibleRegion().isEmpty())
    window.help.show_section("coins")
    ask()
    assert window.help.visibleRegion().isEmpty(), "though one has read on in another section"
    ask()
    assert not window.help.visibleRegion().isEmpty()


def test_at_another_thing_they_turn_to_its_section(sit: Sit) -> None:
    person = sit("cartographers", persons=1, bots=0)
    person.wait()
    window, board = person.window, person.table.board
    ask = person.lamp.controller.commands["contents"].trigger
    board.topic = lambda: "coins"
    ask()
    assert window.help.current == "coins"
    board.topic = lambda: "ambush"
    ask()
    assert not window.help.visibleRegion().isEmpty()
    assert window.help.current == "ambush"
    board.topic = lambda: "no such section"
    ask()
    assert window.help.visibleRegion().isEmpty()
