"""Root by real clicks at what is seen: set-up, battles, Turmoil, standing answers, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import pytest
from PySide6.QtWidgets import QComboBox, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.dialogs.seat_rows import SeatRow
from models.seating import person
from models.translate import words
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Pass
from rules.root.actions import PlayCard
from rules.root.battle.ambush import OfferAmbush
from rules.root.battle.deal import ChooseLosses
from rules.root.enums import Faction
from rules.root.factions.eyrie.turmoil import TurnLeaderUp
from rules.root.factions.marquise.actions import MarquiseBuild
from rules.root.factions.marquise.daylight import MarquiseDaylight
from rules.root.names import faction_name
from rules.root.state import game_of
from tests.desktop.helpers import NAMES, everything_said
from tests.desktop.tablefolk import cells, written
from tests.desktop.woodfolk import (
    Folk,
    Forester,
    OpenLamp,
    Reader,
    asleep,
    seated,
)
from tests.rules.walks import Moment, walk
from views.root.targets import place_target

CULT = ("cult", "marquise", "eyrie", "alliance")
VAGABONDS = ("vagabond", "marquise", "vagabond", "riverfolk")
TWO = ("marquise", "eyrie")
TABLES = (CULT, VAGABONDS, TWO)
SEEDS = range(1, 60)
"""The games in which a moment is looked for."""
LONGEST_NAMES = (10, 11, 12)
"""The clearings with the longest words."""
LAST = 8
"""So many decisions before the end a game is taken up where there is no time for the whole."""


def setup_for(factions: Sequence[str], seed: int) -> Setup:
    seats = len(factions)
    return setup_of("root", seats, seed, seated(*factions), NAMES[:seats])


# ---------------------------------------------------------------- games taken up in the middle
def game_with(factions: Sequence[str], is_here: Callable[[Moment], bool]) -> Setup:
    """The first game in which there is such a moment."""
    for seed in SEEDS:
        setup = setup_for(factions, seed)
        if any(is_here(moment) for moment in walk(setup, free_actions=False)):
            return setup
    raise AssertionError("there is no such game")


def taken_up(reader: Folk, setup: Setup, state: State) -> None:
    """The game lies on the table as it is; all seats are people, who answer everything."""
    reader.lamp.settings.change(plays_forced=False)
    plans = tuple(person(name) for name in setup.names)
    session = reader.lamp.games.play_on(Play.from_state(setup, state), plans, TakeBack.STRICT)
    reader.lamp.controller._show(session)


def read(open_lamp: OpenLamp, qtbot: QtBot, setup: Setup, found: tuple[State, list]) -> Reader:
    reader = Reader(open_lamp(), qtbot, found[1])
    taken_up(reader, setup, found[0])
    return reader


def resumed(reader: Reader, open_lamp: OpenLamp) -> Reader:
    """Closed as it is; the next day one click goes on."""
    before = reader.session.entries
    lamp = asleep(reader, open_lamp, reader.window.close)
    again = Reader(lamp, reader.qtbot, reader.written)
    again.press("Continue")
    again.wait()
    assert again.session.entries == before
    return again


def check_result(user: Folk) -> None:
    """The result is there, and says what the rules say."""
    outcome = user.session.outcome
    assert outcome is not None
    said = [*everything_said(user.lamp), *(e.label for e in user.elements()), *cells(user)]
    for total in outcome.totals:
        assert any(str(abs(total)) in words for words in said)
    assert user.button("New with the same") is not None


@pytest.mark.parametrize("factions", TABLES, ids=("cult", "vagabonds", "two"))
def test_the_last_turns(open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]) -> None:
    setup = setup_for(factions, 1)
    length = sum(1 for _ in walk(setup, free_actions=False))
    found = written(setup, lambda moment: moment.number == length - LAST, LAST)
    reader = read(open_lamp, qtbot, setup, found)
    reader.play()
    assert not reader.written
    check_result(reader)


def is_ambushed(moment: Moment) -> bool:
    """An ambush is about to be played."""
    is_asked = isinstance(agenda.question(moment.state), OfferAmbush)
    return is_asked and isinstance(moment.action, PlayCard)


@cache
def spared() -> tuple[int, int]:
    """A game of the Vagabonds where nobody plays an ambush, and then losses have to be chosen: its
    seed, and the number of the question of the ambush."""
    for seed in SEEDS:
        before: tuple[int, bool] = (-1, False)
        for moment in walk(setup_for(VAGABONDS, seed), free_actions=False):
            question = agenda.question(moment.state)
            if before[1] and isinstance(question, ChooseLosses):
                return seed, before[0]
            is_pass = isinstance(question, OfferAmbush) and isinstance(moment.action, Pass)
            before = (moment.number, is_pass)
    raise AssertionError("there is no such game")


def is_spared(moment: Moment) -> bool:
    """No ambush, and then losses that somebody has to choose."""
    return moment.number == spared()[1]


BATTLES = ((CULT, is_ambushed), (VAGABONDS, is_spared))


@pytest.mark.parametrize(("factions", "is_here"), BATTLES, ids=("ambush", "losses"))
def test_a_battle_goes_on_the_next_day(
    open_lamp: OpenLamp,
    qtbot: QtBot,
    factions: tuple[str, ...],
    is_here: Callable[[Moment], bool],
) -> None:
    """Closed between the answer to «an ambush?» and what comes of the battle."""
    if is_here is is_spared:
        setup = setup_for(factions, spared()[0])
    else:
        setup = game_with(factions, is_here)
    reader = read(open_lamp, qtbot, setup, written(setup, is_here, 7))
    reader.play(lambda: len(reader.asked) == 1 and reader.is_asked())
    assert reader.asked == ["OfferAmbush"]
    fought = reader.state.battle
    if is_here is is_spared:
        assert isinstance(reader.choice, ChooseLosses)
        assert fought is not None
    reader = resumed(reader, open_lamp)
    assert reader.state.battle == fought
    reader.play(lambda: len(reader.written) <= 2)


def is_turmoil(moment: Moment) -> bool:
    is_later = game_of(moment.state).round > 1
    return is_later and isinstance(agenda.question(moment.state), TurnLeaderUp)


def test_a_turmoil_goes_on_the_next_day(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    setup = game_with(TWO, is_turmoil)
    reader = read(open_lamp, qtbot, setup, written(setup, is_turmoil, 6))
    reader.wait()
    assert isinstance(reader.choice, TurnLeaderUp)
    reader = resumed(reader, open_lamp)
    assert isinstance(reader.choice, TurnLeaderUp)
    reader.play(lambda: len(reader.written) <= 1)
    assert not isinstance(reader.choice, TurnLeaderUp)


# ---------------------------------------------------------------- set-up
def set_up(mouse: Forester, factions: Sequence[str], persons: int) -> None:
    """In the set-up, by clicks: so many seats, who sits there, which factions."""
    mouse.lamp.controller.show_setup("root")
    mouse.find("Start")
    while (rows := len(mouse.front().findChildren(SeatRow))) != len(factions):
        mouse.step("seat_count", rows < len(factions))
        mouse.settle()
    for seat in range(1, persons):
        mouse.choose(f"seat_kind_{seat}", "Human")
    for number, faction in enumerate(factions, 1):
        scroll_to(mouse, f"option_seat_{number}")
        mouse.choose(f"option_seat_{number}", words(faction_name(Faction(faction))))
    mouse.press("Start")


def scroll_to(mouse: Forester, box_name: str) -> None:
    """As the wheel would."""
    box = mouse.front().findChild(QComboBox, box_name)
    assert box is not None
    assert box.isVisibleTo(mouse.front()), "a seat at the table has no faction to choose"
    area = mouse.front().findChild(QScrollArea)
    assert area is not None
    area.ensureWidgetVisible(box)
    mouse.settle()


def begun(lamp: Lamplight, qtbot: QtBot, factions: Sequence[str], persons: int) -> Forester:
    mouse = Forester(lamp, qtbot)
    set_up(mouse, factions, persons)
    mouse.wait()
    found = [str(each) for each in mouse.state.factions]
    assert found == list(factions)
    return mouse


def test_factions_are_chosen_in_the_set_up(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    mouse = begun(open_lamp(), qtbot, CULT, 4)
    mouse.play(lambda: mouse.hands >= 2)
    assert len(mouse.asked) >= 2


def test_seats_that_are_not_there_have_no_faction(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    mouse = Forester(open_lamp(), qtbot)
    mouse.lamp.controller.show_setup("root")
    mouse.find("Start")
    seats = len(mouse.front().findChildren(SeatRow))
    boxes = [mouse.front().findChild(QComboBox, f"option_seat_{n}") for n in range(1, 7)]
    shown = [box for box in boxes if box is not None and box.isVisibleTo(mouse.front())]
    assert len(shown) == seats < len(boxes)


def test_rulings_are_folded_until_they_are_wanted(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    mouse = Forester(open_lamp(), qtbot)
    mouse.lamp.controller.show_setup("root")
    mouse.find("Start")
    box = mouse.front().findChild(QComboBox, "option_tie_at_30")
    assert box is not None
    assert not box.isVisibleTo(mouse.front())
    fold = next(
        each
        for each in mouse.front().findChildren(QPushButton, "fold")
        if each.text().startswith("Disputed rulings")
    )
    fold.click()
    assert box.isVisibleTo(mouse.front())


# ---------------------------------------------------------------- standing answers
SOON = 12
"""At most so many choices later."""


def attacks() -> tuple[Setup, int, int]:
    """A game of two where one seat is attacked, plays no ambush, and soon again: its set-up, and
    the numbers of the two questions."""
    for seed in SEEDS:
        setup, last = setup_for(TWO, seed), dict[int, int]()
        for moment in walk(setup, free_actions=False):
            if not isinstance(agenda.question(moment.state), OfferAmbush):
                continue
            first = last.pop(moment.seat, None)
            if not isinstance(moment.action, Pass):
                continue
            if first is not None and moment.number - first <= SOON:
                return setup, first, moment.number
            last[moment.seat] = moment.number
    raise AssertionError("there is no such game")


def test_who_never_plays_an_ambush_is_not_called(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """The question is answered where it stands, and later ones without the curtain."""
    setup, first, second = attacks()
    state, chosen = written(setup, lambda moment: moment.number == first, second - first + 2)
    asked = [m for m in chosen if m.number not in (first, second)]
    assert len(asked) == len(chosen) - 2
    reader = Reader(open_lamp(), qtbot, asked)
    taken_up(reader, setup, state)
    reader.wait()
    reader.press("I'm here")
    reader.wait()
    assert isinstance(reader.choice, OfferAmbush)
    reader.menu("Move", "Standing answers", "Never an ambush")
    qtbot.waitUntil(lambda: not isinstance(reader.choice, OfferAmbush))
    reader.play(lambda: not reader.written)
    assert "OfferAmbush" not in reader.asked


# ---------------------------------------------------------------- the action bar
def may_build(moment: Moment) -> bool:
    """The Marquise has wood for each of her three buildings in clearing 10, 11 or 12."""
    return any(_kinds_at(moment, place) == 3 for place in LONGEST_NAMES)


def _kinds_at(moment: Moment, place: int) -> int:
    choice = agenda.question(moment.state)
    if not isinstance(choice, MarquiseDaylight):
        return 0
    actions = choice.actions(moment.state, moment.seat, ())
    return sum(isinstance(each, MarquiseBuild) and each.place == place for each in actions)


def test_all_that_the_marquise_may_build_in_a_clearing_lies_in_sight(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    setup = game_with(TWO, may_build)
    reader = read(open_lamp, qtbot, setup, written(setup, may_build, 1))
    reader.press("I'm here")
    reader.wait()
    moment = reader.written[0]
    place = next(each for each in LONGEST_NAMES if _kinds_at(moment, each) == 3)
    panel = reader._panel_of(place_target(place))
    assert panel is not None
    reader.click_panel(panel)
    reader.settle()
    assert len([each for each in reader.action_bar() if each.text().startswith("Build")]) == 3


# ---------------------------------------------------------------- whole games
@pytest.mark.soak
@pytest.mark.parametrize("factions", TABLES, ids=("cult", "vagabonds", "two"))
def test_a_whole_game_by_clicks(
    open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]
) -> None:
    """From the set-up to the result, all seats people, anything that is open."""
    mouse = begun(open_lamp(), qtbot, factions, len(factions))
    mouse.play(lambda: len(mouse.asked) == 40)
    lamp = asleep(mouse, open_lamp, mouse.window.close)
    mouse = Forester(lamp, qtbot, 2)
    mouse.press("Continue")
    mouse.play()
    check_result(mouse)
