"""The best answer, or what luck makes look best."""

from typing import NamedTuple

from rules.bots.picking import pick


class Candidate(NamedTuple):
    name: str
    value: float


CLOSE = [Candidate("best", 1.0), Candidate("next", 0.5)]
LUCKS = [luck * 7919 for luck in range(1, 60)]


def test_without_a_blur_it_is_the_first() -> None:
    assert {pick(CLOSE, luck, 0.0).name for luck in LUCKS} == {"best"}


def test_a_blur_may_mislead_but_not_always() -> None:
    assert {pick(CLOSE, luck, 3.0).name for luck in LUCKS} == {"best", "next"}


def test_a_blur_does_not_reach_further_than_itself() -> None:
    far = [Candidate("best", 1.0), Candidate("last", -5.1)]
    assert {pick(far, luck, 3.0).name for luck in LUCKS} == {"best"}


def test_the_same_luck_picks_the_same() -> None:
    for luck in LUCKS:
        assert pick(CLOSE, luck, 3.0) is pick(CLOSE, luck, 3.0)
