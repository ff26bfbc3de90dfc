"""Whoever scores without a seat has a column in the table and a line in the graph."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from desktop.naming import scorers_of, with_rivals
from models.game_model import GameModel
from models.scores_model import ScoreRow
from rules.kinfire_council.state import game_of
from tests.views.kinfire_council.tables import places, played
from views.board import Rival
from views.kinfire_council.board import KinfireCouncilBoard
from views.theme import SeatFace

FACE = SeatFace("kc-cult", "#6E3FA0", "The Cult")


def test_the_cult_scores_beside_the_seats() -> None:
    state = game_of(played(places()).state)
    (cult,) = KinfireCouncilBoard.rivals(state)
    assert cult.score == state.cult_score > 0
    assert not cult.parts, "where it came from is told at the end"


def test_the_graph_has_a_line_for_it_while_the_game_runs() -> None:
    play = played(places())
    feed = cast(GameModel, SimpleNamespace(setup=play.setup, seats=()))
    scorers = scorers_of(feed, KinfireCouncilBoard, play.state)
    assert len(scorers) == play.setup.seats + 1
    assert scorers[-1].face is not None
    assert scorers[-1].face.is_rival


def test_its_parts_add_up_at_the_end() -> None:
    state = game_of(played(lambda state, choice: False).state)
    (cult,) = KinfireCouncilBoard.rivals(state)
    assert sum(n for _, n in cult.parts) == cult.score == state.cult_score


def test_rows_have_a_column_more_and_those_of_the_rival_alone_come_last() -> None:
    rows = (ScoreRow("Needs", (2, 4)), ScoreRow("Upgrades", (5, None)))
    rivals = (Rival("The Cult", FACE, 9, (("Needs", 1), ("Threats", 8))),)
    assert with_rivals(rows, rivals) == (
        ScoreRow("Needs", (2, 4, 1)),
        ScoreRow("Upgrades", (5, None, None)),
        ScoreRow("Threats", (None, None, 8)),
    )


def test_without_rivals_nothing_changes() -> None:
    rows = (ScoreRow("Needs", (2, 4)),)
    assert with_rivals(rows, ()) == rows
