"""Kinfire Council is closed in the middle of things and taken up: exactly the same is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.kernel import agenda
from rules.kernel.codec import digest
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Screen, TargetKind
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.rounds.docket import NameLead, PickDecree
from rules.kinfire_council.state import game_of
from rules.kinfire_council.threats.scrying import PutBack
from rules.kinfire_council.turn.playing import NightWindow, PlayHand
from tests.desktop.councilors import Clicker, Reader, setup_for
from tests.desktop.helpers import NAMES
from tests.desktop.tablefolk import resumed, taken_up, written
from tests.desktop.telling import told
from tests.desktop.woodfolk import OpenLamp
from tests.rules.walks import Moment, walk

IsHere = Callable[[Moment], bool]
BEFORE = 3
"""So many choices are made in the window before the moment, so that they are in the journal."""
SEEDS = 40


def in_a_cascade(moment: Moment) -> bool:
    """A threat is happening, and somebody has to choose."""
    return bool(game_of(moment.state).resolving)


def asks_with_votes(kind: type[PickDecree | NameLead]) -> IsHere:
    """The votes are counted; a tie is asked."""

    def is_here(moment: Moment) -> bool:
        docket = game_of(moment.state).docket
        voted = any(any(each.votes) for each in docket)
        return isinstance(agenda.question(moment.state), kind) and voted

    return is_here


def in_the_night(moment: Moment) -> bool:
    """The hand is looked at before the night, and a card could be played."""
    is_night = isinstance(agenda.question(moment.state), NightWindow)
    return is_night and len(moment.request.actions) > 1


def with_an_open_hand(moment: Moment) -> bool:
    """The hand is looked at in the turn, and a card could be played."""
    is_open = isinstance(agenda.question(moment.state), PlayHand)
    return is_open and len(moment.request.actions) > 1


def between_two_threats(moment: Moment) -> bool:
    """One of the threats that were looked at has been put back, the next has not."""
    return isinstance(agenda.question(moment.state), PutBack) and bool(moment.request.given)


MOMENTS: dict[str, tuple[int, IsHere]] = {
    "cascade": (4, in_a_cascade),
    "docket": (4, asks_with_votes(PickDecree)),
    "lead": (4, asks_with_votes(NameLead)),
    "night": (3, in_the_night),
    "hand": (2, with_an_open_hand),
    "scry": (3, between_two_threats),
}
"""Seats, and what is looked for in random games."""


def found(seats: int, is_here: IsHere) -> tuple[Setup, State, list[Moment]]:
    """A game some choices before such a moment, what is chosen up to it and there."""
    for seed in range(SEEDS):
        setup = setup_for(seats, seed)
        number = next((m.number for m in walk(setup, free_actions=False) if is_here(m)), -1)
        if number >= BEFORE:
            start = number - BEFORE
            return setup, *written(setup, lambda m, at=start: m.number == at, BEFORE + 1)
    raise AssertionError("there is no such moment")


def asked_of(user: Clicker) -> tuple[object, ...]:
    """Who is asked what, in words, with everything that is open or refused, and what is known."""
    question = user.question
    options = [
        (words(each.label, NAMES), words(each.why_not, NAMES) if each.why_not else "")
        for each in question.options()
    ]
    given = question.request.given
    asked = (int(question.seat), repr(question.choice), words(question.request.prompt, NAMES))
    said = (user.window.table.prompt.sentence, sorted(set(user.board.describe_options())))
    return (*asked, options, given, said, digest(user.state), user.window.log.lines())


@pytest.mark.parametrize("name", list(MOMENTS))
def test_the_same_is_asked_the_next_day(open_lamp: OpenLamp, qtbot: QtBot, name: str) -> None:
    """Some choices, closed, taken up: the same question in the same words; then it is answered."""
    setup, state, chosen = found(*MOMENTS[name])
    reader = Reader(open_lamp(), qtbot, chosen)
    taken_up(reader, setup, state)
    reader.play(lambda: len(reader.written) == 1)
    reader.sit_down()
    before, is_private = asked_of(reader), reader.question.request.screen is Screen.PRIVATE
    secret = private_words(reader) if is_private else set()
    again = resumed(reader, open_lamp)
    assert again.window.curtain.is_down is is_private
    if is_private:
        assert not any(each in said for said in told(again.lamp) for each in secret)
    again.sit_down()
    assert asked_of(again) == before
    again.answer()
    assert again.answers[-1] == chosen[-1].action


def private_words(user: Clicker) -> set[str]:
    """What the cards of a private question are called there."""
    kinds = ((words(o.label, NAMES), [t.kind for t in o.targets]) for o in user.question.options())
    labels = {label for label, targets in kinds if TargetKind.CARD in targets}
    assert labels
    return labels


@pytest.mark.parametrize("is_closed", [False, True])
def test_the_card_of_the_night_adds_up(open_lamp: OpenLamp, qtbot: QtBot, is_closed: bool) -> None:
    """People hand the laptop on in the night; perhaps it is closed and taken up in between."""
    setup, state, _ = found(3, in_the_night)
    round_before = game_of(state).round
    mouse = Clicker(open_lamp(), qtbot)
    taken_up(mouse, setup, state)
    mouse.play(lambda: isinstance(agenda.question(mouse.state), NightWindow))
    if is_closed:
        mouse = resumed(mouse, open_lamp)
    taken = mouse
    taken.play(lambda: taken.state.round > round_before or taken.state.outcome is not None)
    taken.wait()
    night = taken.board._night
    assert night is not None
    states = [game_of(each) for each in taken.session._play.snapshots]
    fell = next(each for each in states if each.phase is Phase.NIGHTS_FALL)
    assert night.round == fell.round
    assert [night.before(seat) for seat in range(3)] == list(fell.score)
    assert len(night.met) == sum(bool(need.wants) for need in fell.needs)
