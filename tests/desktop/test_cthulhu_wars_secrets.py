"""Cthulhu Wars in the window: what Elder Signs are worth is told to their owner and nowhere else.

Twins differ only in the values of signs that lie face down and in what the supply is made of. They
are laid on the table one after the other and compared: all words, the accessible tree, the log,
menus, the picture, and what is written for lists (name of the file, head, thumbnail); and they are
played on with the same choices, and compared at each step.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models import moment
from models.question import Waits
from models.seats_model import SeatFact
from models.session import GameSession
from rules.cthulhu_wars.actions import RevealSigns, Walks
from rules.cthulhu_wars.books.reveals import OfferReveal, Reveal
from rules.cthulhu_wars.state import Earth, game_of
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Done, Pass, Seat
from tests.desktop.earthlings import FOUR, SIZE, THREE, Clicker, OpenLamp, in_order, setup_for
from tests.desktop.glances import Glance, forget_former
from tests.desktop.helpers import NAMES
from tests.desktop.peeping import Look, Peeper, plans_of, twins
from tests.desktop.telling import told
from tests.rules.cthulhu_wars.scenes import area, gate, kind, put, scene
from tests.rules.walks import Dice, walk
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.ground_item import GroundItem
from views.items.cell import Cell

GAMES = ((FOUR, 41), (THREE, 42))
"""Factions and a seed."""
LAST = 24
"""So long before the end of a game nothing is compared: at the end all lies open."""
STEPS = 3
"""So many choices twins are played on."""


class Watcher(Peeper):
    """Looks when all lies still: the map is painted for its size."""

    def look(self) -> Look:
        self.qtbot.waitUntil(self._is_sharp, timeout=60_000)
        seen = super().look()
        return Glance(seen.words, seen.image)

    def _is_sharp(self) -> bool:
        board = self.lamp.window.table.board
        items = board.scene.items() if isinstance(board, CthulhuWarsBoard) else []
        return not any(i.printed.is_restless for i in items if isinstance(i, GroundItem))

    def walk_along(self, setup: Setup, state: State, persons: tuple[int, ...]) -> Iterator[Look]:
        """The window as it is opened, at the curtain, and after each of some choices."""
        forget_former(self.lamp)
        session = self.open(setup, state, plans_of(setup, persons))
        dice = Dice(setup.seed)
        for _ in range(STEPS):
            if session._play.state.outcome is not None:
                return  # all lies open
            yield self.look()
            if self.lamp.window.curtain.is_down:
                QTest.keyClick(self.lamp.window.focusWidget(), Qt.Key.Key_Return)
                yield self.look()
            question = session.question
            if question is None or not is_same_to_all(question.request.actions):
                return
            actions = question.request.actions
            session.submit(actions[dice.below(len(actions))])
            self.qtbot.waitUntil(lambda: self._rests(session))


def is_same_to_all(actions: object) -> bool:
    """Whether the choices do not name what signs are worth."""
    assert hasattr(actions, "__iter__")
    return not any(isinstance(each, RevealSigns) for each in actions)


def watcher_at(lamp: Lamplight, qtbot: QtBot) -> Watcher:
    """Nothing is answered by itself: it would bring the next sign of the supply."""
    lamp.window.resize(SIZE)
    lamp.settings.change(plays_forced=False)
    return Watcher(lamp, qtbot)


def with_signs(setup: Setup, most: int) -> Iterator[State]:
    """Moments of random games at which somebody has signs; signs are dealt out beside those that
    are drawn, so that each seat has some."""
    states = [moment.state.clone() for moment in walk(setup, free_actions=False)][:-LAST]
    for number, state in enumerate(states[:: max(1, len(states) // most)]):
        yield dealt(game_of(state), number)


def dealt(state: Earth, number: int) -> Earth:
    """Three signs more for each seat, of different worth."""
    left = list(state.signs_left)
    for seat, signs in enumerate(state.signs):
        worths = [1 + (number + seat + more) % 3 for more in range(3)]
        for worth in worths:
            left[worth - 1] -= 1
        state.signs[seat] = tuple(sorted((*signs, *worths)))
    assert min(left) >= 0
    state.signs_left = (left[0], left[1], left[2])
    return state


def twins_of(state: State, viewer: Seat | None, dice: Dice) -> Iterator[Earth]:
    """Other states that the viewer cannot tell from this one: what is rolled next is no secret of
    a seat, twins roll alike."""
    mine = game_of(state)
    for twin in map(game_of, twins(state, viewer, dice)):
        twin.luck = state.luck
        if (twin.signs, twin.signs_left) != (mine.signs, mine.signs_left):
            yield twin


def compare(watcher: Watcher, setup: Setup, state: State, dice: Dice) -> Iterator[list[str]]:
    """The differences for one seat alone, for several people, for bots that are looked at."""
    asked, everybody = agenda.asked(state), tuple(range(setup.seats))
    alone = Seat(dice.below(setup.seats))
    is_private = isinstance(agenda.question(state), OfferReveal)
    tables: list[tuple[Seat | None, tuple[int, ...]]] = [
        (alone, (alone,)),
        (None, ()),
        (asked[0] if is_private else None, everybody),
    ]
    for viewer, persons in tables:
        for twin in twins_of(state, viewer, dice):
            looks = [list(watcher.walk_along(setup, each, persons)) for each in (state, twin)]
            pairs = zip(*looks, strict=True)
            yield from (one.differs(other) for one, other in pairs)


def check(lamp: Lamplight, qtbot: QtBot, setup: Setup, most: int) -> int:
    """Compares at so many moments; gives how many looks were compared."""
    watcher, dice, compared = watcher_at(lamp, qtbot), Dice(setup.seed), 0
    for state in with_signs(setup, most):
        for found in compare(watcher, setup, state, dice):
            assert not found, "\n".join(found)
            compared += 1
    return compared


@pytest.mark.parametrize(("factions", "seed"), GAMES, ids=("four", "three"))
def test_what_signs_are_worth_is_nowhere(
    lamp: Lamplight, qtbot: QtBot, factions: tuple[str, ...], seed: int
) -> None:
    assert check(lamp, qtbot, setup_for(factions, seed), 1) >= 4


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200, 212))
@pytest.mark.parametrize("factions", [FOUR, THREE], ids=("four", "three"))
def test_what_signs_are_worth_is_nowhere_at_length(
    lamp: Lamplight, qtbot: QtBot, factions: tuple[str, ...], seed: int
) -> None:
    assert check(lamp, qtbot, setup_for(factions, seed), 5) >= 20


def test_the_comparison_finds_a_leak(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that got the state itself and told of it would be caught."""

    def tell(_: type[CthulhuWarsBoard], view: State, seat: Seat) -> list[SeatFact]:
        return [SeatFact("elder-sign", "Elder Signs", str(sum(game_of(view).signs[seat])))]

    monkeypatch.setattr(moment, "view", lambda state, viewer: state.clone())
    monkeypatch.setattr(CthulhuWarsBoard, "seat_facts", classmethod(tell))
    setup, watcher, dice = setup_for(THREE, 33), watcher_at(lamp, qtbot), Dice(5)
    states = with_signs(setup, 4)
    assert any(any(compare(watcher, setup, state, dice)) for state in states)


# ---------------------------------------------------------------- the own signs
def scene_with_signs() -> tuple[Setup, Earth]:
    """The first seat's turn; all have signs."""
    state = scene(FOUR)
    for seat, home in enumerate(("south_pacific", "west_africa", "south_asia", "europe")):
        put(state, seat, home, acolyte=6)
        gate(state, home, seat)
    dealt(state, 1)
    return setup_for(FOUR, 9), in_order(state, TakeTurn(Seat(0)))


def worth_of(state: Earth, seat: int) -> str:
    """How the card says what the signs of a seat are worth."""
    return f"{sum(state.signs[seat])} in total"


def signs_cell(lamp: Lamplight) -> Cell:
    """The Elder Signs on the open card."""
    board = lamp.window.table.board
    assert board is not None
    found = [each for each in board.elements() if isinstance(each, Cell)]
    return next(each for each in found if each.spec is not None and each.spec.key.endswith("signs"))


def test_a_lone_person_holds_to_see_its_signs(lamp: Lamplight, qtbot: QtBot) -> None:
    """Only as long as the mouse or the space bar is held; nothing is said before or after."""
    watcher, (setup, state) = watcher_at(lamp, qtbot), scene_with_signs()
    watcher.open(setup, state, plans_of(setup, (0,)))
    worth, mouse = worth_of(state, 0), Clicker(lamp, qtbot)
    assert not any(worth in said for said in told(lamp))
    cell = signs_cell(lamp)
    view_, at = cell.view, mouse.open_point(cell)
    assert view_ is not None
    assert at is not None
    window, handle = view_.window(), view_.window().windowHandle()
    point = view_.viewport().mapTo(window, at)
    assert handle is not None
    mouse.see()
    QTest.mouseMove(handle, point)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert worth in cell.label
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert not any(worth in said for said in told(lamp))
    cell.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyPress(handle, Qt.Key.Key_Space)
    assert worth in cell.label
    QTest.keyRelease(handle, Qt.Key.Key_Space)
    assert not any(worth in said for said in told(lamp))


def test_people_at_one_laptop_see_theirs_behind_a_curtain(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """No curtain for turns. N, whose, the curtain of that seat; there the signs are held to be
    seen."""
    lamp = open_lamp()
    mouse, (setup, state) = Clicker(lamp, qtbot), scene_with_signs()
    session = Watcher(lamp, qtbot).open(setup, state, plans_of(setup, range(4)))
    assert session.waits is Waits.PERSON
    assert session.viewer is None
    handle = lamp.window.windowHandle()
    assert handle is not None
    mouse.see()
    QTest.keyClick(handle, Qt.Key.Key_N)
    menu = lamp.window.findChild(QMenu, "whose_notebook")
    assert menu is not None
    assert [each.text() for each in menu.actions()] == list(NAMES[:4])
    menu.actions()[2].trigger()
    menu.close()
    assert lamp.window.curtain.is_down
    assert "asks for the screen" in lamp.window.curtain.accessibleName()
    assert "turn" not in lamp.window.curtain.accessibleName(), "it may be somebody else's"
    screen, worth = lamp.window.notebook.screen, f"{sum(state.signs[2])} Doom"
    mouse.press("I'm here")
    assert screen.isVisible()
    face = CthulhuWarsBoard.seat_face(session.public_view, Seat(2))
    assert face is not None
    assert screen._badge._face == face, "the mark of its faction"
    assert not any(worth in said for said in told(lamp))
    qtbot.mousePress(screen.hold_button, Qt.MouseButton.LeftButton)
    assert worth in screen.card.accessibleDescription()
    others = (f"{sum(state.signs[seat])} Doom" for seat in (0, 1, 3))
    assert not any(
        other in screen.card.accessibleDescription() for other in others if other != worth
    )
    qtbot.mouseRelease(screen.hold_button, Qt.MouseButton.LeftButton)
    assert not any(worth in said for said in told(lamp))
    lamp.window.notebook.close()
    qtbot.waitUntil(lambda: lamp.window.table.question is not None)
    assert session.viewer is None


# ---------------------------------------------------------------- the question of reveals
def revealing(lamp: Lamplight, qtbot: QtBot, persons: tuple[int, ...]) -> tuple[GameSession, Earth]:
    """The second seat is asked which of its signs it turns up; a turn of the first follows."""
    setup, state = scene_with_signs()
    in_order(state, Reveal(Seat(1)), TakeTurn(Seat(0)))
    return Watcher(lamp, qtbot).open(setup, state, plans_of(setup, persons)), state


def test_the_question_of_reveals_stands_behind_the_curtain(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    session, state = revealing(lamp, qtbot, (0, 1, 2, 3))
    mouse = Clicker(lamp, qtbot)
    assert lamp.window.curtain.is_down
    labels = [f"worth {value}" for value in state.signs[1]]
    assert not any(label in said for said in told(lamp) for label in labels)
    question = mouse.sit_down()
    assert question.seat == 1
    first = state.signs[1][0]
    mouse.pick(RevealSigns((first,)))
    mouse.wait()
    mouse.pick(Done())
    mouse.sit_down()
    assert mouse.state.revealed == (first,)
    assert session.viewer is None


def test_whoever_orders_a_reveal_is_asked_at_the_next_moment(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """Ordered out of turn; everybody reads that, nobody what the signs are worth."""
    lamp = open_lamp()
    setup, state = scene_with_signs()
    session = Watcher(lamp, qtbot).open(setup, state, plans_of(setup, range(4)))
    mouse, place = Clicker(lamp, qtbot), area(state, "south_pacific")
    mouse.wait()
    mouse.pick_aside("Cleo: Reveal some Elder Signs")
    assert mouse.state.orders[2]
    assert session.viewer is None
    mouse.sit_down()
    move = Walks(kind(state, 0, "acolyte"), place, area(state, "antarctica"))
    assert move in mouse.question.request.actions
    mouse.pick(move)
    mouse.sit_down()
    mouse.pick(Done())
    question = mouse.sit_down()
    assert (question.seat, type(question.choice)) == (2, OfferReveal)
    mouse.pick(Pass())
    assert len(mouse.state.signs[2]) == len(state.signs[2])


def test_the_signs_of_another_are_its_own_persons_matter(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """No order of anybody lies among the answers; one press of the wrong person turns up nothing,
    and there is a way back from the curtain."""
    lamp = open_lamp()
    setup, state = scene_with_signs()
    session = Watcher(lamp, qtbot).open(setup, state, plans_of(setup, range(4)))
    mouse = Clicker(lamp, qtbot)
    mouse.wait()
    assert not any("Elder Sign" in each.label for each in lamp.window.table.action_bar.choices)
    offers = lamp.window.moves.unasked.offers()
    assert {int(seat) for seat, _ in offers} == {s for s in range(4) if state.signs[s]}
    lamp.window.moves.unasked.fill()
    line = next(e for e in lamp.window.moves.unasked.actions() if e.text().startswith("Cleo"))
    line.trigger()
    assert lamp.window.curtain.is_down
    assert any("Reveal all" in said for said in told(lamp))
    mouse.press("Back to the table")
    mouse.wait()
    assert not mouse.state.orders[2]
    assert session.question is not None


def test_who_orders_and_is_asked_at_once_keeps_the_laptop(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """Its own move brings the moment: the curtain, and no call to hand over."""
    lamp = open_lamp()
    setup, state = scene_with_signs()
    Watcher(lamp, qtbot).open(setup, state, plans_of(setup, range(4)))
    mouse, place = Clicker(lamp, qtbot), area(state, "south_pacific")
    mouse.sit_down()
    mouse.pick_aside(f"{setup.names[0]}: Reveal some Elder Signs")
    mouse.sit_down()
    mouse.pick(Walks(kind(state, 0, "acolyte"), place, area(state, "antarctica")))
    mouse.sit_down()
    mouse.pick(Done())
    mouse.wait()
    assert mouse.button("Hand over") is None
    assert lamp.window.curtain.is_down
    question = mouse.sit_down()
    assert (question.seat, type(question.choice)) == (0, OfferReveal)
