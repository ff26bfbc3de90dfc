"""The rule cases cover every character and every ritual (7, 10)."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rules.console.cases import Case, case_files, read_cases
from rules.feed_the_kraken.enums import Character, Ritual, WindowName

CASES = Path(__file__).parents[2] / "cases" / "feed_the_kraken"
CAPTAIN = "captain"
"""The first captain's card: it is shown at once and is no character to be used (3)."""

CHARACTERS = sorted([CAPTAIN, *(card for card in Character if card not in ("", "none"))])
RITUALS = sorted(ritual for ritual in Ritual if ritual)


@cache
def all_cases() -> tuple[Case, ...]:
    """All rule cases of the game."""
    return tuple([case for path in case_files([CASES]) for case in read_cases(path)])


def topics() -> Counter[str]:
    """How many cases name each topic in their `rule`, whose parts stand between commas."""
    return Counter(part.strip() for case in all_cases() for part in case.rule.split(","))


def test_there_are_twenty_two_characters() -> None:
    assert len(CHARACTERS) == 22


@pytest.mark.parametrize("character", CHARACTERS)
def test_each_character_has_two_cases(character: str) -> None:
    assert topics()[character] >= 2


@pytest.mark.parametrize("character", [card for card in CHARACTERS if card != CAPTAIN])
def test_each_character_is_turned_up_and_refused(character: str) -> None:
    """Its own cases play the card; some case has it refused."""
    mine = [case for case in all_cases() if character in case.rule]
    lines = [line for case in mine for line in case.line if line.choose == f"use {character}"]
    assert any(line.refused is None for line in lines)
    offers = [offer for case in mine for offer in case.expect.offers]
    offers += [offer for case in mine for line in case.line for offer in line.expect.offers]
    is_refused = any(f"use {character}" in offer.refuses for offer in offers)
    assert is_refused or any(line.refused is not None for line in lines)


@pytest.mark.parametrize("ritual", RITUALS)
def test_each_ritual_has_cases_of_what_it_does_and_of_who_may_know(ritual: str) -> None:
    mine = [case for case in all_cases() if ritual in case.rule]
    assert topics()[ritual] >= 1
    assert any(line.expect.sees for case in mine for line in case.line) or any(
        case.expect.sees for case in mine
    )


@pytest.mark.parametrize("window", list(WindowName))
def test_each_window_is_opened_by_a_case(window: WindowName) -> None:
    """W3 is held inside a check."""
    begins = [(case.at,) if isinstance(case.at, dict) else case.at for case in all_cases()]
    steps = [step for at in begins for step in at]
    if window is WindowName.W3:
        assert any(step["step"] == "HoldCheck" for step in steps)
    else:
        assert any(step.get("name") == window for step in steps)
