"""Points by source: the public tally, the lines of the end (6.1), who won and by what."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import english
from rules.kernel.views import view
from rules.root.cards.dominance import check
from rules.root.enums import Cause, Suit, TokenKind
from rules.root.problems import score_problems
from rules.root.scoring.ending import is_over, unfinished
from rules.root.scoring.points import score
from rules.root.scoring.sources import OTHER, group_of
from rules.root.state import Token, Woodland
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import lay, stand
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
RULES = Path(__file__).parents[3] / "rules" / "root"


def told(outcome: Outcome, seat: Seat) -> dict[str, int]:
    return {english(line.source): line.points for line in outcome.lines if line.seat == seat}


def end_of(state: Woodland) -> Outcome:
    outcome = is_over(state)
    assert outcome is not None
    return outcome


def test_the_end_tells_points_by_source_and_the_sum_is_the_score() -> None:
    state, table = scene(["eyrie", "marquise"]), StepContext()
    score(state, table, ME, 20, "roosts")
    score(state, table, ME, 2, "craft")
    score(state, table, ME, -3, "turmoil")
    score(state, table, ME, 12, "roosts")
    score(state, table, YOU, 4, "buildings")
    outcome = end_of(state)
    assert told(outcome, ME) == {"Crafting items": 2, "Roosts on the map": 32, "Turmoil": -3}
    assert sum(told(outcome, ME).values()) == outcome.totals[ME] == 31
    assert told(outcome, YOU) == {"Buildings placed": 4}
    assert list(map(english, outcome.titles)) == ["Eyrie Dynasties", "Marquise de Cat"]
    assert "Eyrie Dynasties" in english(outcome.reason)


def test_only_points_that_were_there_are_lost() -> None:
    state, table = scene(["eyrie", "marquise"]), StepContext()
    score(state, table, ME, 2, "craft")
    score(state, table, ME, -5, "turmoil")
    assert state.tally[ME] == (("craft", 2), ("turmoil", -2))
    assert score_problems(state) == []


def test_a_tally_that_does_not_add_up_is_a_problem() -> None:
    state = scene(["eyrie", "marquise"])
    score(state, StepContext(), ME, 2, "craft")
    state.scores[ME] = 3
    assert any("by source" in each for each in score_problems(state))


def test_cards_and_landmarks_are_told_together() -> None:
    state, table = scene(["eyrie", "marquise"]), StepContext()
    for source in ("royal_claim", "armorers"):
        score(state, table, ME, 1, source)
    score(state, table, ME, 1, "tower")
    assert told(unfinished(state), ME) == {"Card effects": 2, "Landmarks": 1}


@pytest.mark.parametrize(
    ("cause", "source"), [(Cause.BATTLE_HIT, "battle"), (Cause.FAVOR, "removed")]
)
def test_what_falls_in_battle_is_told_apart(cause: Cause, source: str) -> None:
    state = scene(["eyrie", "marquise"])
    wood = Token(YOU, TokenKind.WOOD)
    lay(state, 3, wood)
    remove(state, StepContext(), Removal(owner=YOU, by=ME, place=3, cause=cause, tokens=(wood,)))
    assert state.tally[ME] == ((source, 1),)


def test_dominance_tells_what_was_given_up_and_by_what_it_won() -> None:
    state, table = scene(["eyrie", "marquise"]), StepContext()
    score(state, table, ME, 11, "roosts")
    state.dominance[ME] = "dominance_fox"
    for place in clearings_of(state, Suit.FOX)[:3]:
        stand(state, place, s0=1)
    check(state, table, ME)
    assert state.outcome is not None
    assert told(state.outcome, ME) == {
        "Roosts on the map": 11,
        "Removed from the track for dominance": -11,
    }
    assert state.outcome.totals[ME] == 0
    reason = english(state.outcome.reason)
    assert "Dominance (fox)" in reason
    assert "Eyrie Dynasties" in reason


def test_a_coalition_is_told_by_both_names() -> None:
    state, table = scene(["vagabond", "eyrie", "marquise"]), StepContext()
    score(state, table, ME, 12, "quests")
    state.dominance[ME] = "dominance_fox"
    state.coalition[ME] = YOU
    score(state, table, YOU, 30, "roosts")
    outcome = end_of(state)
    assert outcome.winners == (ME, YOU)
    assert told(outcome, ME)["Removed from the track for a coalition"] == -12
    assert "Eyrie Dynasties" in english(outcome.reason)
    assert "coalition" in english(outcome.reason)


def test_the_tally_is_public() -> None:
    state = scene(["eyrie", "marquise"])
    score(state, StepContext(), ME, 2, "craft")
    for viewer in (None, ME, YOU):
        seen = view(state, viewer)
        assert isinstance(seen, Woodland)
        assert seen.tally == state.tally


def _scored(tree: ast.AST) -> Iterator[ast.expr]:
    """What calls of `score` give for the source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) == 5:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name == "score":
                yield node.args[4]


def _sources() -> Iterator[tuple[str, str]]:
    """Each word of the rules that stands for a source."""
    for path in sorted(RULES.rglob("*.py")):
        for given in _scored(ast.parse(path.read_text(encoding="utf-8"))):
            for part in ast.walk(given):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield path.name, part.value


def test_each_source_of_the_rules_has_its_sentence() -> None:
    found = dict.fromkeys(_sources())
    assert len(found) > 20
    assert [each for each in found if group_of(each[1]) == OTHER] == []
