"""A whole voyage of five people by real clicks at what is seen, from start screen to reveal."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.feed_the_kraken.actions import Mark
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.names import faction_name
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.feed_the_kraken.state import FactKind, current, living
from rules.kernel.steps import Seat
from tests.desktop.aboard import OpenLamp, Sailor, asleep, box_of, check_reveal, still
from tests.models.hands_of_time import StillClock

SEED = 1
"""Of cards and clicks: a voyage with a mutiny and a conversion."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, _haste: None) -> StillClock:
    return still(monkeypatch)


def seat_five(mouse: Sailor) -> None:
    """From the start screen: five people at the table of the second box."""
    mouse.click(box_of(mouse).lid)
    mouse.qtbot.waitUntil(lambda: mouse.button("Cancel") is not None)
    for seat in range(1, 5):
        mouse.choose(f"seat_kind_{seat}", "Human")
    mouse.press("Start")


def resumed(mouse: Sailor, open_lamp: OpenLamp) -> Sailor:
    """The window is closed as it is, in the middle of a circuit; the next day one click goes on."""
    assert mouse.window.curtain.is_down
    session = mouse.lamp.games.session
    assert session is not None
    before, called = session.entries, session.floor.called
    lamp = asleep(mouse, open_lamp, mouse.window.close)
    again = Sailor(lamp, mouse.qtbot, mouse.clock, SEED)
    again.press("Continue")
    again.wait()
    session = lamp.games.session
    assert session is not None
    assert session.entries == before
    assert again.window.curtain.is_down, "nothing is seen before the next one is here"
    assert session.floor.called == called
    return again


def marks(mouse: Sailor) -> dict[Seat, Seat]:
    """Whom everybody has named so far in a circuit."""
    parts = mouse.state.answers.items()
    return {seat: part.seat for seat, (part,) in parts if isinstance(part, Mark)}


def is_converting(mouse: Sailor) -> bool:
    """Some have named a seat, others not yet."""
    is_open = isinstance(mouse.choice, NameConvert) and mouse.window.curtain.is_down
    return is_open and 2 <= len(mouse.state.answers) < len(living(mouse.state))


def test_five_people_by_clicks(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: SEED)
    mouse = Sailor(open_lamp(), qtbot, clock, SEED)
    seat_five(mouse)
    mouse.wait()
    assert mouse.window.curtain.is_down, "the first screen is a curtain"

    mouse.play(lambda: mouse.is_in_mutiny() and mouse.window.curtain.is_down)
    bids = mouse.bids()
    assert len(bids) >= 2
    mouse = resumed(mouse, open_lamp)
    assert mouse.bids() == bids
    mouse.play(lambda: not isinstance(mouse.choice, CommitGuns))
    assert mouse.revealed(bids)

    mouse.play(lambda: is_converting(mouse))
    named = marks(mouse)
    assert len(named) >= 2
    mouse = resumed(mouse, open_lamp)
    assert marks(mouse) == named
    mouse.play(lambda: not isinstance(mouse.choice, NameConvert))
    check_marks(mouse, named)

    mouse.play()
    check_reveal(mouse)
    see_with_other_eyes(mouse)


def check_marks(mouse: Sailor, named: dict[Seat, Seat]) -> None:
    """What was named before the window was closed is what each seat remembers."""
    for seat, target in named.items():
        picked = [fact for fact in mouse.state.facts[seat] if fact.kind is FactKind.PICKED]
        assert picked[-1].about == (target,)


def rows(mouse: Sailor) -> list[str]:
    """What stands of each seat at the end."""
    return [each.label for each in mouse.elements() if each.label.startswith("Seat ")]


def see_with_other_eyes(mouse: Sailor) -> None:
    """One click shows the end with the eyes of a seat, another the truth."""
    truth, state = rows(mouse), mouse.state
    row = next(each for each in mouse.elements() if each.label.startswith("Seat 2,"))
    mouse.click_element(row)
    stranger = next(s for s in living(state) if s != 1 and current(state, s) != current(state, 1))
    side = words(faction_name(current(state, stranger)))
    assert not [label for label in rows(mouse) if label.startswith(f"Seat {stranger + 1}, {side}")]
    row = next(each for each in mouse.elements() if each.label.startswith("Seat 2,"))
    mouse.click_element(row)
    assert rows(mouse) == truth


def test_a_quick_game_has_as_many_bots_as_it_needs(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    mouse = Sailor(open_lamp(), qtbot, clock)
    assert mouse.button("Play solo") in box_of(mouse, "cartographers").buttons()
    quick = box_of(mouse).buttons()[0]
    assert quick.text() == "Against 4 bots"
    mouse.click(quick)
    mouse.wait()
    session = mouse.lamp.games.session
    assert session is not None
    assert len(session.seats) == 5
    assert session.persons == (0,)
