"""What a session says depends only on what its viewer may know.

Two games that differ only in who the thief is are played with the same answers side by side. While
nobody who knows it sits before the screen, all that is said must be equal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from models.bot_driver import BotDriver
from models.packing import Packet
from models.question import Question, ReactionWindow, ViewUpdate
from models.seating import SeatPlan, bot, person
from models.session import GameSession, Waits
from models.thinking import Task, Thought
from rules.kernel.play import Play
from rules.kernel.steps import Action, Pass, Seat
from rules.kernel.text import english
from tests.models import toy
from tests.models.tables import AT_ONCE, Witness, first, lanterns, push

SECRETS = ("thief", "guard")


class Equals(QObject):
    """Bots that answer the same whatever they know; takes down what they are sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Packet] = []
        self._waiting: list[tuple[int, tuple[Task, ...], BotDriver]] = []

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        self.sent.append(packet)
        self._waiting.append((number, tasks, told))

    def stop(self, number: int) -> None:
        self._waiting = [each for each in self._waiting if each[0] != number]

    def let(self) -> None:
        waiting, self._waiting = self._waiting, []
        for number, tasks, told in waiting:
            step = msgspec.json.decode(self.sent[-1].common["agenda"])[-1]["type"]
            told.hear(number, [Thought(task.seat, (ANSWERS[step](task.seat),)) for task in tasks])


ANSWERS: dict[str, Callable[[Seat], Action]] = {
    "Bids": lambda seat: toy.Bid(0),
    "CryOut": lambda seat: Pass(),
    "Turn": lambda seat: toy.Go("home"),
    "Dark": lambda seat: toy.Steal(Seat((seat + 1) % 3)),
}


def twin(play: Play, thief: int) -> Play:
    """The same game with another thief."""
    state = play.state
    assert isinstance(state, toy.Lanterns)
    state.roles[:] = ["thief" if seat == thief else "guard" for seat in range(len(state.roles))]
    return play


def told_by(qtbot: QtBot, plans: Sequence[SeatPlan], thief: int) -> list[tuple[str, object]]:
    """Everything that a session says in a game of one night."""
    bots = Equals()
    session = GameSession(twin(lanterns(3, nights=1), thief), plans, bots)
    session.set_pacing(AT_ONCE)
    witness = Witness(session)
    session.start()

    def over() -> bool:
        bots.let()
        push(session, first)
        return session.waits is Waits.OVER

    qtbot.waitUntil(over, timeout=10_000)
    session.close()
    return [(kind, shown(said)) for kind, said in witness.heard]


def shown(said: object) -> object:
    """A payload as plain values that can be compared."""
    if isinstance(said, Question):
        words = [english(option.label) for option in said.options()]
        page = english(said.page) if said.page is not None else None
        return ("question", said.seat, plain_view(said.view), words, page, said.forced)
    if isinstance(said, ViewUpdate | ReactionWindow):
        return plain_view(said.view), msgspec.structs.astuple(said)[1:]
    return said


def plain_view(view: object) -> tuple[object, ...]:
    assert isinstance(view, toy.Lanterns)
    return msgspec.structs.astuple(view)


def without_the_knowing(heard: list[tuple[str, object]], seats: set[int]) -> list[str]:
    """What was said while none of these seats sat before the screen, as text."""
    kept: list[str] = []
    for kind, said in heard:
        text = repr((kind, said))
        if not any(word in text for word in SECRETS):
            kept.append(text)
            continue
        assert isinstance(said, tuple)
        viewer = said[1] if said[0] == "question" else said[1][0]
        assert viewer is not None, "the table screen shows no role"
        if viewer not in seats:
            kept.append(text)
    return kept


TWO_AND_A_BOT = (person("Ada"), person("Ben"), bot("random"))
ONE_AND_TWO_BOTS = (person("Ada"), bot("random"), bot("random"))
BOTS_ONLY = (bot("random"), bot("random"), bot("random"))


@pytest.mark.parametrize("plans", [ONE_AND_TWO_BOTS, TWO_AND_A_BOT, BOTS_ONLY])
def test_who_cannot_know_the_thief_hears_no_difference(
    qtbot: QtBot, plans: tuple[SeatPlan, ...]
) -> None:
    one, other = (told_by(qtbot, plans, thief) for thief in (1, 2))
    assert without_the_knowing(one, {1, 2}) == without_the_knowing(other, {1, 2})


def screens(heard: list[tuple[str, object]]) -> list[tuple[str, object]]:
    """Which screen comes after which, and whose it is."""
    return [
        (kind, said[1] if kind == "asked" and isinstance(said, tuple) else said)
        for kind, said in heard
        if kind not in ("happened", "window")
    ]


def test_everybody_goes_through_the_same_screens_whatever_its_role(qtbot: QtBot) -> None:
    """Also those who know: the same screens in the same order, the same number of parts."""
    plans = (person("Ada"), person("Ben"), person("Cem"))
    stories = [screens(told_by(qtbot, plans, thief)) for thief in range(3)]
    assert stories[0] == stories[1] == stories[2]


def test_the_comparison_would_find_a_leak(qtbot: QtBot) -> None:
    one, other = (told_by(qtbot, ONE_AND_TWO_BOTS, thief) for thief in (0, 1))
    assert without_the_knowing(one, set()) != without_the_knowing(other, set())


def test_bots_are_sent_nothing_but_their_views(qtbot: QtBot) -> None:
    bots = Equals()
    session = GameSession(twin(lanterns(3), 0), ONE_AND_TWO_BOTS, bots)
    session.start()
    qtbot.waitUntil(lambda: bool(bots.sent))
    session.close()
    raw = msgspec.json.encode(bots.sent)
    assert b"thief" not in raw, "the thief is the person"
    assert str(session._play.state.luck).encode() not in raw


def test_the_log_of_the_table_holds_no_secret(qtbot: QtBot) -> None:
    bots = Equals()
    session = GameSession(twin(lanterns(3, nights=1), 0), TWO_AND_A_BOT, bots)
    session.set_pacing(AT_ONCE)
    session.start()

    def over() -> bool:
        bots.let()
        push(session, first)
        if session.viewer is None:
            lines = [english(line.text) for line in session.log.lines]
            assert not [line for line in lines if "stole" in line]
        return session.waits is Waits.OVER

    qtbot.waitUntil(over, timeout=10_000)
    session.close()
