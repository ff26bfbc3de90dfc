"""«Why not?» of everything that lies on the tables of three games, in positions of random games:
an answer about that thing, with a rule and a fact, whoever is to decide."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from models.translate import bare, words
from rules.kernel import agenda
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.steps import Seat
from rules.kernel.text import SENTENCES
from tests.views.laid import Laid, setup_of
from views.items.element import Element

GAMES = ("cartographers", "feed_the_kraken", "kinfire_council")
SAMPLED, SOAKED = 2, 70
POSITIONS = 3
"each game's In each game that is played: 210 positions in a long run."
LATEST = 160
BARE = {
    "cartographers": ("why.card_not_open",),
    "feed_the_kraken": (
        *("why.choose_a_seat", "why.window", "why.commit", "why.keep_a_card"),
        *("why.play_a_card", "why.add", "why.top_card", "why.repay"),
    ),
    "kinfire_council": tuple(
        f"why.instead.{each}"
        for each in ("place", "piece", "card", "seat", "amount", "button", "several")
    ),
}
"""Sentences that would be true of anything."""


class Asker(Laid):
    """Asks of everything on the board of a game that chance plays."""

    def __init__(self, qtbot: QtBot, setup: Setup) -> None:
        super().__init__(qtbot, setup)
        keys = ["kernel.not_open", *(f"{setup.game}.{each}" for each in BARE[setup.game])]
        self.bare = [SENTENCES[key][1] for key in keys]
        self.names = [words(name_of_seat(setup, Seat(each))) for each in range(setup.seats)]

    def check(self, asks: bool) -> int:
        """Asks of all that is seen; how many things there were that cannot be chosen."""
        asked = 0
        for thing in self.board.elements():
            if not thing.isVisible() or thing.can_be_chosen:
                continue
            why = self.board.why_not(thing)
            if not why and asks and hasattr(thing, "place"):
                continue  # a space that can be drawn on
            asked += 1
            self.check_answer(thing, why)
        return asked

    def check_answer(self, thing: Element, why: str) -> None:
        told = f"{type(thing).__name__} «{thing.label}»: {why!r}"
        assert why, told
        assert not any(each in why for each in self.bare), told
        head = re.split(r"[:;,.(]", bare(thing.label))[0].strip()
        assert head, told
        names = [*self.names, *(each.strip() for each in re.split(r"[:;,.(]", bare(thing.label)))]
        assert re.search(r"\d", why) or any(each in why for each in names if each), told
        heads = [each.strip().casefold() for each in re.split(r"[:;,.(]", bare(thing.label))[:2]]
        assert any(each and each in bare(why).casefold() for each in heads), f"other: {told}"


def games() -> list[object]:
    """Which game, and its how many-th set-up; a few in each run."""
    return [
        pytest.param(
            game_id, n, marks=[pytest.mark.soak] if n >= SAMPLED else [], id=f"{game_id}-{n}"
        )
        for game_id in GAMES
        for n in range(SOAKED)
    ]


@pytest.mark.parametrize(("game_id", "number"), games())
def test_each_thing_answers_with_its_rule_and_a_fact(
    qtbot: QtBot, game_id: str, number: int
) -> None:
    setup = setup_of(game_id, number)
    user = Asker(qtbot, setup)
    stops = sorted(user.luck.sample(range(LATEST), POSITIONS))
    for before, stop in zip([0, *stops], stops, strict=False):
        user.go(stop - before)
        if not agenda.asked(user.play.state):
            break
        user.ask()
        assert user.check(asks=True) > 5
        other = Seat((agenda.asked(user.play.state)[0] + 1) % setup.seats)
        user.look(other if stop % 2 else None)
        assert user.check(asks=False) > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_when_the_game_is_over_each_thing_says_so(qtbot: QtBot, game_id: str) -> None:
    user = Asker(qtbot, setup_of(game_id, 0))
    user.go(100_000)
    assert user.play.state.outcome is not None
    user.look(None)
    things = [each for each in user.board.elements() if not each.can_be_chosen]
    assert things
    for thing in things:
        user.check_answer(thing, user.board.why_not(thing))
        assert "The game is over: " in user.board.why_not(thing)
