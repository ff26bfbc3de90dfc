"""Kinfire Council in the window: hands, decks, hidden threats, looks at threats are told to whoever
may know them, and nowhere else.

Twins differ only in what a viewer may not know. They are laid on the table one after the other and
compared: all words, the accessible tree, the log, menus, the picture, and what is written for lists
(name of the file, head, thumbnail); and they are played on with the same choices and compared as
long as the viewer may not know more of one than of the other.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import models.moment
from desktop.app import Lamplight
from models.question import Question, Waits
from models.seats_model import SeatFact
from models.session import GameSession
from models.translate import words
from rules.kernel import agenda
from rules.kernel.codec import encode
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Pass, Screen, Seat
from rules.kernel.views import view
from rules.kinfire_council.names import item_name
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.threats.scrying import PutBack
from rules.kinfire_council.turn.actions import OpenHand, Place, UseLocation
from rules.kinfire_council.turn.days_light import BeginTurn, DaysLight, TakeTurn
from rules.kinfire_council.turn.playing import NightWindow, PlayHand
from tests.desktop.councilors import Clicker, in_order, morning, setup_for
from tests.desktop.glances import Glance, forget_former
from tests.desktop.helpers import NAMES
from tests.desktop.peeping import Look, Peeper, plans_of, twins
from tests.desktop.tablefolk import taken_up
from tests.desktop.telling import told
from tests.desktop.woodfolk import SIZE, OpenLamp
from tests.rules.kinfire_council import nights
from tests.rules.walks import Dice, walk
from views.kinfire_council.board import KinfireCouncilBoard
from views.kinfire_council.panels.around import Around

MOST_SEEDS = 20
"""So many games are looked at until one has had all kinds of secret."""
SECRET = (
    *("hands", "threat_deck", "hidden_threats", "decree_deck", "research_deck"),
    *("sites", "scry", "known_tops", "known_bottoms"),
)
"""Fields of a game that not all may know."""
LAST = 6
"""So long before the end of a game nothing is compared: at the end all lies open."""
STEPS = 2
"""So many choices twins are played on."""
Seen = tuple[bytes, Look]
"""What the viewer may know, what was told."""


class Watcher(Peeper):
    """Looks at a game for somebody, and plays on."""

    def glance(self, session: GameSession, viewer: Seat | None) -> Seen:
        """What may be known, and what the window and the files tell."""
        self.qtbot.waitUntil(self._has_thought)
        seen = self.look()
        return encode(view(session._play.state, viewer)), Glance(seen.words, seen.image)

    def _has_thought(self) -> bool:
        """Whether the night after what is pointed at has been thought of."""
        board = self.lamp.window.table.board
        return not isinstance(board, KinfireCouncilBoard) or not thinks(board)

    def walk_along(
        self, setup: Setup, state: State, persons: tuple[int, ...], viewer: Seat | None
    ) -> Iterator[Seen]:
        """The window as it is opened, at the curtain, and after each of some choices."""
        forget_former(self.lamp)
        session, dice = self.open(setup, state, plans_of(setup, persons)), Dice(setup.seed)
        for _ in range(STEPS):
            yield self.glance(session, viewer)
            if not self._sits(session, viewer):
                return
            if self.lamp.window.curtain.is_down:
                QTest.keyClick(self.lamp.window.focusWidget(), Qt.Key.Key_Return)
                yield self.glance(session, viewer)
            question = session.question
            if question is None:
                return
            actions = question.request.actions
            session.submit(actions[dice.below(len(actions))])
            self.qtbot.waitUntil(lambda: self._rests(session))
        yield self.glance(session, viewer)

    @staticmethod
    def _sits(session: GameSession, viewer: Seat | None) -> bool:
        """Whether whoever is asked next may look, or all may."""
        state = session._play.state
        asked = agenda.asked(state)
        if not asked:
            return False
        is_private = agenda.request(state, asked[0]).screen is Screen.PRIVATE
        return asked[0] == viewer or not is_private


def thinks(board: KinfireCouncilBoard) -> bool:
    """Whether the pages beside the city still wait."""
    around = board.scene.surroundings
    assert isinstance(around, Around)
    return around._thinks.isActive()


def watcher_at(lamp: Lamplight, qtbot: QtBot) -> Watcher:
    """Nothing is answered by itself."""
    lamp.window.resize(SIZE)
    lamp.settings.change(plays_forced=False)
    return Watcher(lamp, qtbot)


def secrets_of(state: State) -> tuple[object, ...]:
    """What not all may know."""
    game = game_of(state)
    return tuple(getattr(game, each) for each in SECRET)


def twins_of(state: State, viewer: Seat | None, dice: Dice) -> Iterator[Council]:
    """Other states that the viewer cannot tell from this one: what is drawn next is no secret of
    a seat, twins draw alike."""
    for twin in map(game_of, twins(state, viewer, dice)):
        twin.luck = state.luck
        if secrets_of(twin) != secrets_of(state):
            yield twin


def telling_moments(setup: Setup, most: int) -> Iterator[State]:
    """Moments of a random game: the private questions first, then all over it."""
    states = [moment.state.clone() for moment in walk(setup, free_actions=False)][:-LAST]
    private: dict[type, State] = {}
    for state in states:
        if agenda.request(state, agenda.asked(state)[0]).screen is Screen.PRIVATE:
            private.setdefault(type(agenda.question(state)), state)
    yield from list(private.values())[:most]
    left = max(1, most - len(private))
    yield from states[:: max(1, len(states) // left)][-left:]


def compare(watcher: Watcher, setup: Setup, state: State, dice: Dice) -> Iterator[list[str]]:
    """The differences for one seat alone, for several people, for bots that are looked at."""
    asked, everybody = agenda.asked(state), tuple(range(setup.seats))
    alone = Seat(dice.below(setup.seats))
    is_private = agenda.request(state, asked[0]).screen is Screen.PRIVATE
    tables: list[tuple[Seat | None, tuple[int, ...]]] = [
        (alone, (alone,)),
        (None, ()),
        (None, everybody),
    ]
    if is_private:
        tables.append((asked[0], everybody))
    for viewer, persons in tables:
        for twin in twins_of(state, viewer, dice):
            looks = [list(watcher.walk_along(setup, e, persons, viewer)) for e in (state, twin)]
            for (known, one), (other_known, other) in zip(*looks, strict=False):
                if known != other_known:
                    break
                yield one.differs(other)


def check(lamp: Lamplight, qtbot: QtBot, setup: Setup, most: int) -> int:
    """Compares at so many moments; gives how many looks were compared."""
    watcher, dice, compared = watcher_at(lamp, qtbot), Dice(setup.seed), 0
    for state in telling_moments(setup, most):
        for found in compare(watcher, setup, state, dice):
            assert not found, "\n".join(found)
            compared += 1
    return compared


@pytest.mark.parametrize(("seats", "seed"), [(2, 41), (4, 42)])
def test_what_one_may_not_know_is_nowhere(
    lamp: Lamplight, qtbot: QtBot, seats: int, seed: int
) -> None:
    assert check(lamp, qtbot, setup_for(seats, seed), 1) >= 4


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200, 203))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_one_may_not_know_is_nowhere_at_length(
    lamp: Lamplight, qtbot: QtBot, seats: int, seed: int
) -> None:
    assert check(lamp, qtbot, setup_for(seats, seed), 7) >= 20


def test_twins_differ_in_all_that_is_secret() -> None:
    """Else nothing would be proved by their likeness."""
    dice, differ = Dice(5), set[str]()
    for seed in range(MOST_SEEDS):
        if differ == set(SECRET):
            break
        setup = setup_for(3, seed)
        for moment in walk(setup, free_actions=False):
            if moment.number % 9 and not isinstance(agenda.question(moment.state), PutBack):
                continue
            for viewer in (None, Seat(0)):
                for twin in twins_of(moment.state, viewer, dice):
                    here = zip(SECRET, secrets_of(moment.state), secrets_of(twin), strict=True)
                    differ |= {name for name, one, other in here if one != other}
    assert differ == set(SECRET)


def test_the_comparison_finds_a_leak(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that got the state itself and told of it would be caught."""

    def tell(_: type[KinfireCouncilBoard], view: State, seat: Seat) -> list[SeatFact]:
        return [SeatFact("kc-research", "Research", " ".join(game_of(view).hands[seat]))]

    monkeypatch.setattr(models.moment, "view", lambda state, viewer: state.clone())
    monkeypatch.setattr(KinfireCouncilBoard, "seat_facts", classmethod(tell))
    setup, watcher, dice = setup_for(3, 33), watcher_at(lamp, qtbot), Dice(5)
    assert any(any(compare(watcher, setup, s, dice)) for s in telling_moments(setup, 3))


# ---------------------------------------------------------------- the night
CARDS = ("warrant", "closing_speech")
"""One of the turn, one of the night."""


def night(*hands: tuple[str, ...]) -> Council:
    """Before the night, everybody is asked in order."""
    state = morning(len(hands))
    state.hands = list(hands)
    return in_order(state, *(NightWindow(Seat(seat)) for seat in range(len(hands))))


def name_of(state: Council, card: str) -> str:
    """What a card is called."""
    return words(item_name(state, card), NAMES)


def test_everybody_with_a_card_is_asked_before_the_night(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Whatever the card is; nobody without one. The curtain tells no more than whose turn it is."""
    for first in CARDS:
        mouse = Clicker(open_lamp(), qtbot)
        state = night((first,), CARDS, ())
        taken_up(mouse, setup_for(3, 5), state)
        qtbot.waitUntil(lambda mouse=mouse: mouse.window.curtain.is_down)
        names = [name_of(state, card) for card in CARDS]
        assert not any(name in said for said in told(mouse.lamp) for name in names)
        question = mouse.sit_down()
        assert (question.seat, type(question.choice)) == (0, NightWindow)
        assert any(name_of(state, first) in said for said in told(mouse.lamp))
        mouse.pick(Pass())
        question = mouse.sit_down()
        assert (question.seat, type(question.choice)) == (1, NightWindow)
        mouse.pick(Pass())
        mouse.wait()
        assert not isinstance(mouse.choice, NightWindow)
        mouse.lamp.window.close()


def test_at_the_curtain_of_the_night_hands_look_alike(lamp: Lamplight, qtbot: QtBot) -> None:
    """A card that could be played and one that could not."""
    watcher, setup = watcher_at(lamp, qtbot), setup_for(3, 5)
    looks = []
    for first in CARDS:
        state = night((first,), ("warrant",), ())
        assert watcher.open(setup, state, plans_of(setup, range(3))).waits is Waits.CURTAIN
        looks.append(watcher.look())
    assert looks[0].differs(looks[1]) == []


# ---------------------------------------------------------------- hands, looks at threats
def test_how_many_cards_a_hand_holds_is_public(lamp: Lamplight, qtbot: QtBot) -> None:
    """To whoever looks on, too; which they are is not."""
    watcher, setup, state = watcher_at(lamp, qtbot), setup_for(3, 5), morning()
    state.hands = [(), ("warrant",), ("closing_speech", "sealed_letters", "warrant")]
    watcher.open(setup, in_order(state, DaysLight()), plans_of(setup, ()))
    board = lamp.window.table.board
    assert isinstance(board, KinfireCouncilBoard)
    facts = [board.seat_facts(view(state, None), Seat(seat)) for seat in range(3)]
    counts = [[each.value for each in of if each.icon == "kc-research"] for of in facts]
    assert counts == [[], ["1"], ["3"]]
    said = told(lamp)
    assert any("3 research cards" in each for each in said)
    assert not any(name_of(state, card) in each for each in said for card in state.hands[2])


def test_threats_that_one_looks_at_are_told_to_nobody_else(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """Behind the curtain of whoever looks; afterwards the others' screen tells nothing of them."""
    mouse, state = Clicker(open_lamp(), qtbot), morning()
    nights.on_top(state, "famine", "blockade")
    state.scry, state.threat_deck = state.threat_deck[:2], state.threat_deck[2:]
    state.scry_by = Seat(1)
    state.hands = [("warrant",), (), ()]
    taken_up(mouse, setup_for(3, 5), in_order(state, PutBack(Seat(1)), DaysLight()))
    names = [name_of(state, card) for card in ("famine", "blockade")]

    def tells() -> bool:
        return any(name in said for said in told(mouse.lamp) for name in names)

    qtbot.waitUntil(lambda: mouse.window.curtain.is_down)
    assert not tells()
    assert mouse.sit_down().seat == 1
    assert tells()
    mouse.answer()
    mouse.sit_down()
    assert tells()
    mouse.answer()
    assert mouse.sit_down().seat == 0
    assert not tells()
    mouse.pick(OpenHand())
    mouse.sit_down()
    assert not tells()


def test_a_hand_that_was_opened_is_closed_again(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Two presses open it, one closes it; then all see the table, which tells nothing of it, not
    even in the log of the card that was drawn before."""
    mouse, state = Clicker(open_lamp(), qtbot), morning()
    state.hands, state.research_deck = [("warrant",), (), ()], ("sealed_letters",)
    taken_up(mouse, setup_for(3, 5), in_order(state, DaysLight()))
    mouse.window.commands["log"].trigger()
    names = {name_of(state, card) for card in ("warrant", "sealed_letters")}

    def tells() -> set[str]:
        mouse.wait()
        said = told(mouse.lamp)
        return {name for name in names if any(name in each for each in said)}

    mouse.wait()
    mouse.pick(Place(1, "public_gallery"))
    mouse.wait()
    mouse.pick(UseLocation(1))
    assert tells() == set()
    assert isinstance(mouse.choice, TakeTurn)
    mouse.pick(OpenHand())
    qtbot.waitUntil(lambda: mouse.window.curtain.is_down)
    QTest.keyClick(mouse.window.focusWidget(), Qt.Key.Key_Return)
    assert tells() == names
    assert isinstance(mouse.choice, PlayHand)
    mouse.pick(Pass())
    assert tells() == set()
    assert isinstance(mouse.choice, TakeTurn)
    assert mouse.session.viewer is None
    mouse.pick(OpenHand())
    mouse.sit_down()
    assert tells() == names
    mouse.window.commands["undo"].trigger()
    qtbot.waitUntil(lambda: isinstance(mouse.window.table.question, Question))
    assert tells() == set()
    assert isinstance(mouse.choice, TakeTurn)


def test_a_hand_of_the_only_person_lies_open(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Nobody else is there to see it."""
    mouse, state = Clicker(open_lamp(), qtbot), morning()
    state.hands = [CARDS, (), ()]
    taken_up(mouse, setup_for(3, 5), in_order(state, BeginTurn(Seat(0))), persons=(0,))
    mouse.wait()
    mouse.pick(OpenHand())
    mouse.wait()
    assert isinstance(mouse.choice, PlayHand)
    mouse.pick(Pass())
    mouse.wait()
    assert isinstance(mouse.choice, TakeTurn)
    assert mouse.session.viewer == 0
