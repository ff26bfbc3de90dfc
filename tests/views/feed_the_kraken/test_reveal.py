"""After the voyage (reveal.py, reveal_rows.py): who won, the true story, other eyes."""

import re

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.names import faction_name
from rules.feed_the_kraken.state import FactKind
from rules.kernel.steps import Seat
from tests.views.feed_the_kraken.tables import Table
from views.feed_the_kraken.board import KrakenBoard
from views.feed_the_kraken.hindsight import known_by, side_at
from views.feed_the_kraken.reveal_rows import FactRow, TurnedRow


@pytest.fixture(scope="module")
def over() -> Table:
    """A voyage in which somebody was converted."""
    for seed in range(60):
        table = Table(8, seed, "long").to_the_end()
        if table.state.converts and len(table.state.voyages) > 4:
            return table
    raise AssertionError("nobody was converted in sixty games")


def laid(over: Table, qtbot: QtBot, viewer: int | None = None) -> KrakenBoard:
    return over.lay(qtbot, viewer, (1066, 560))


def test_every_true_side_is_told_at_once(over: Table, qtbot: QtBot) -> None:
    board = laid(over, qtbot)
    reveal = board.scene.reveal
    assert reveal.headline.isVisible()
    for row in reveal.rows:
        now = side_at(over.state, row.seat, over.state.round)
        assert words(faction_name(now)) in row.label
        assert ("dealt:" in row.label) is (row.seat in over.state.converts)
        assert ("wins" in row.label) is (row.seat in over.state.outcome.winners)
    assert not any(berth.isVisible() for berth in board.scene.crew.berths)


def test_the_story_holds_every_conversion_and_every_private_fact(over: Table, qtbot: QtBot) -> None:
    rows = laid(over, qtbot).scene.reveal.page.rows
    turned = [row for row in rows if isinstance(row, TurnedRow)]
    assert {row.seat for row in turned} == set(over.state.converts)
    quiet = (FactKind.DEALT, FactKind.COMRADES, FactKind.CHARACTER, FactKind.COMMITTED)
    wanted = sum(
        fact.kind not in quiet and fact.kind is not FactKind.TURNED
        for facts in over.state.facts
        for fact in facts
    )
    assert sum(isinstance(row, FactRow) for row in rows) == wanted
    rounds = [row.round for row in rows]
    assert rounds == sorted(rounds, reverse=True)
    assert all(row.sentence() for row in rows)
    facts = [row for row in rows if isinstance(row, FactRow)]
    assert not any(re.search(r"\b[Yy]our?\b", row.text) for row in facts)
    assert any(row.text.startswith("Drew: ") for row in facts)
    drawn = [row for row in facts if row.text.startswith("Drew: ")]
    sailed = {each.round: number for number, each in enumerate(over.state.voyages, 1)}
    assert all(row.navigation == sailed.get(row.round, len(sailed) + 1) for row in drawn)
    assert any(row.sentence().startswith("Navigation 2: ") for row in drawn)


def test_a_press_shows_the_voyage_with_the_eyes_of_a_seat_and_another_the_truth(
    over: Table, qtbot: QtBot
) -> None:
    board = laid(over, qtbot)
    reveal = board.scene.reveal
    seat = Seat(over.state.dealt.index(Faction.PIRATE))
    over.click(reveal.rows[seat])
    assert reveal.eyes == seat
    known = known_by(over.state, seat, over.state.round)
    for row in reveal.rows:
        assert row.now is known.get(row.seat, Faction.HIDDEN)
    own = [row for row in reveal.page.rows if isinstance(row, FactRow)]
    assert {row.seat for row in own} == {seat}
    assert not any(isinstance(row, TurnedRow) for row in reveal.page.rows)
    over.click(reveal.truth)
    assert reveal.eyes is None
    assert all(row.now is not Faction.HIDDEN for row in reveal.rows)


def test_one_walks_from_round_to_round_and_the_ship_goes_along(over: Table, qtbot: QtBot) -> None:
    board = laid(over, qtbot)
    reveal = board.scene.reveal
    last = over.state.round
    assert not reveal.later.can_press
    over.click(reveal.earlier)
    assert reveal.round == last - 1
    sailed = [v for v in over.state.voyages if v.round < last]
    assert board.scene.chart.face.space == sailed[-1].target
    assert max(row.round for row in reveal.page.rows) < last
    over.click(reveal.later)
    assert board.scene.chart.face.space == over.state.space


def test_a_convert_is_seen_as_what_it_was_before(over: Table, qtbot: QtBot) -> None:
    board = laid(over, qtbot)
    reveal = board.scene.reveal
    seat = over.state.converts[0]
    while side_at(over.state, seat, reveal.round) is Faction.CULTIST and reveal.round > 1:
        over.click(reveal.earlier)
    assert reveal.rows[seat].now is side_at(over.state, seat, reveal.round)


def test_claims_stand_with_the_truth(over: Table, qtbot: QtBot) -> None:
    board = laid(over, qtbot)
    reveal = board.scene.reveal
    over.click(reveal.claims)
    rows = reveal.page.rows
    assert len(rows) == len(over.state.claims) > 0
    said = {row.sentence().rsplit(". ", 1)[-1] for row in rows}
    assert {"That was true.", "That was false."} <= said
    reveal.look(Seat(0))
    others = [row for row in reveal.page.rows if row.claim.seat != 0]  # type: ignore[attr-defined]
    assert all(row.truth is None for row in others)  # type: ignore[attr-defined]
    reveal.look(None)


def test_the_end_by_keys(over: Table, qtbot: QtBot) -> None:
    board = laid(over, qtbot)
    reveal = board.scene.reveal
    reveal.rows[2].setFocus()
    over.key(Qt.Key.Key_Return)
    assert reveal.eyes == 2
    over.key(Qt.Key.Key_Return)
    assert reveal.eyes is None
    assert all(element.label for element in board.elements())


def test_the_end_in_sentences(over: Table, qtbot: QtBot) -> None:
    told = laid(over, qtbot).describe()
    assert len(told) > 8 + len(over.state.voyages)
    for name in over.setup.names:
        assert any(name in line for line in told)
