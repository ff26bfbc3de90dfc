"""What the night has brought is told on a card that stays until it is put away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TypeGuard

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.steps import Choice, Event, Seat, Target, TargetKind
from rules.kernel.views import share, view
from rules.kinfire_council.enums import Phase, Source
from rules.kinfire_council.events import CultScored, Lost, Scored
from rules.kinfire_council.forecast.foresight import Part
from rules.kinfire_council.names import item_text
from rules.kinfire_council.rounds.cult_events import SiteTrouble, ThreatDiscarded, ThreatTriggered
from rules.kinfire_council.rounds.events import (
    DecreePassed,
    NeedRated,
    PhaseBegan,
    RoundBegan,
)
from rules.kinfire_council.state import Council, game_of
from tests.views.kinfire_council.tables import asked, laid, played
from views.kinfire_council.board import KinfireCouncilBoard
from views.kinfire_council.night import CULT, Night, _Gatherer, night_of
from views.kinfire_council.night_card import _cult, _tower
from views.kinfire_council.showing import RenderState


def morning(state: Council, choice: Choice) -> bool:
    """The first question of a round that follows on a night."""
    return state.round == 3 and state.phase is Phase.DAYS_LIGHT


def told(play: Play) -> list[tuple[Council, tuple[Event, ...]]]:
    """Each happening with the table after it, as the table hears of it."""
    states = [*play.snapshots[1:], play.state]
    return [
        (game_of(view(state, None)), tuple(share(happened.events, None)))
        for happened, state in zip(play.happened, states, strict=True)
    ]


def until(play: Play, number: int) -> Iterator[tuple[Event, ...]]:
    """What was told up to a happening, the newest first."""
    return (events for _, events in reversed(told(play)[: number + 1]))


def nights(play: Play) -> list[Night]:
    return [
        night
        for number, (seen, events) in enumerate(told(play))
        if any(isinstance(event, RoundBegan) for event in events)
        and (night := night_of(seen, until(play, number)))
    ]


def heard(board: KinfireCouncilBoard, play: Play) -> None:
    """The board hears the game, and shows how it stands now."""
    for number, (seen, events) in enumerate(told(play)):
        board.hear(seen, events, until(play, number))
    board.show_view(view(play.state, None), None, play.setup)


# ---------------------------------------------------------------- what is gathered
def test_each_night_is_told_once() -> None:
    assert [night.round for night in nights(played(morning))] == [1, 2]


def test_scores_are_those_before_the_night_and_what_it_brought() -> None:
    play = played(morning)
    events = [event for _, some in told(play) for event in some]
    for night in nights(play):
        dawn = next(n for n, each in enumerate(events) if each == RoundBegan(round=night.round + 1))
        fell = max(n for n in range(dawn) if events[n] == PhaseBegan(phase=Phase.NIGHTS_FALL))
        for seat in range(3):
            scored = [each.n for each in events[fell:dawn] if _is_of(each, seat)]
            assert night.scores[seat] - night.before(seat) == sum(scored)
            later = [each.n for each in events[dawn:] if _is_of(each, seat)]
            assert night.scores[seat] == game_of(play.state).score[seat] - sum(later)
        assert any(night.before(seat) != night.scores[seat] for seat in (*range(3), CULT))


def _is_of(event: Event, seat: int) -> TypeGuard[Scored]:
    return isinstance(event, Scored) and event.seat == seat


def test_needs_and_docket_are_those_of_the_night() -> None:
    play = played(morning)
    events = [event for _, some in told(play) for event in some]
    rated = [event.seat for event in events if isinstance(event, NeedRated)]
    passed = [event.card for event in events if isinstance(event, DecreePassed)]
    found = nights(play)
    assert [seat for night in found for seat in night.met] == rated
    assert [night.passed for night in found] == passed


def test_a_night_is_told_once_whatever_was_told_since() -> None:
    """The window may show the morning only after others have answered in it."""
    play = played(morning)
    dawn = next(n for n, (_, some) in enumerate(told(play)) if RoundBegan(round=3) in some)
    seen = told(play)[dawn][0]
    later = told(play)[dawn - 1][1]
    whole = night_of(seen, until(play, dawn))
    assert whole is not None
    assert night_of(seen, chain([later], until(play, dawn))) == whole
    assert night_of(seen, until(play, dawn - 1)) is None


# ---------------------------------------------------------------- the card
def test_the_card_comes_with_the_morning_and_goes_with_a_click(qtbot: QtBot) -> None:
    play = played(morning)
    board = laid(qtbot, play)
    card = board.scene.night
    assert not card.isVisible()
    heard(board, play)
    assert card.isVisible()
    assert "night of round 2" in card.label
    assert all(name in card.label for name in ("Ada", "Wick", "Ember", "Cult", "Lighthouse"))
    asked(board, play)
    assert card.isVisible(), "a question does not put it away"
    spot = board.table_view.mapFromScene(card.area.center())
    QTest.mouseClick(board.table_view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not card.isVisible()
    board.show_view(view(play.state, None), None, play.setup)
    assert not card.isVisible(), "it is told once"


def test_enter_puts_it_away_and_answers_nothing(qtbot: QtBot) -> None:
    play = played(morning)
    board = laid(qtbot, play)
    heard(board, play)
    acted: list[object] = []
    board.acted.connect(acted.append)
    asked(board, play)
    assert board.confirm()
    assert not board.scene.night.isVisible()
    assert not acted
    assert board.next_option(1)


def test_it_covers_nothing_of_what_is_next(qtbot: QtBot) -> None:
    """Whoever presses something on the table has read it."""
    play = played(morning)
    board = laid(qtbot, play)
    heard(board, play)
    asked(board, play)
    board.scene.pressed.emit(Target(TargetKind.PLACE, "commons"))
    assert not board.scene.night.isVisible()
    board.show_view(view(play.state, None), None, play.setup)
    assert not board.scene.night.isVisible()


def test_escape_puts_it_away(qtbot: QtBot) -> None:
    play = played(morning)
    board = laid(qtbot, play)
    heard(board, play)
    assert board.cancel_step()
    assert not board.scene.night.isVisible()


def test_all_of_it_has_room(qtbot: QtBot) -> None:
    play = played(morning, seats=6)
    board = laid(qtbot, play)
    heard(board, play)
    card = board.scene.night
    assert board.scene.area.contains(card.area)
    assert card.face is not None
    assert len(card.face.scores) == 7


def test_what_is_only_looked_at_has_no_card(qtbot: QtBot) -> None:
    play = played(morning)
    board = laid(qtbot, play)
    seat = Seat(agenda.asked(play.state)[0])
    board.show_view(view(play.state, seat), seat, play.setup)
    assert not board.scene.night.isVisible()


def test_what_a_triggered_threat_did_to_whom_is_told() -> None:
    play = played(morning, seats=3)
    showing = RenderState(game_of(play.state), None, {0: "Ada", 1: "Wick", 2: "Ember"})
    book = _Gatherer(Night(round=1))
    loss = (2, 0, 0, 0, 0)
    for event in (
        ThreatTriggered(0, "footpads", item_text("footpads")),
        Lost(Seat(0), loss),
        Lost(Seat(2), loss),
        SiteTrouble(1, 3),
        CultScored(2, Source.THREAT),
        ThreatDiscarded("footpads", item_text("footpads")),
        Lost(Seat(1), loss),
    ):
        book.hear(event)
    (struck,) = book.night.triggered
    assert len(struck.told) == 3, "neither the V of the Cult nor what came later"
    said = _cult(book.night, showing).text
    assert "Footpads: 2 coins lost by Ada, Ember." in said.replace("\N{NO-BREAK SPACE}", " ")
    assert "The site: +1 trouble, now 3" in said
    assert "Wick" not in said


def test_the_lighthouse_tells_what_the_cult_gains_by_it() -> None:
    night = Night(round=1, site=item_text("saltmarsh"), v_per_floor=3)
    night.gains[CULT, Part.LIGHTHOUSE] = 10
    assert _tower(night).text.endswith("is finished: 3 V for each floor, 10 V for the Cult.")
