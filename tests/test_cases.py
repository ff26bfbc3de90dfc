"""Plays every rule case in tests/cases (see the README there)."""

from pathlib import Path

import pytest

from rules.console.casebook import CaseFault
from rules.console.caserun import run_case
from rules.console.cases import Case, case_files, read_cases
from tests import toys

CASES = Path(__file__).parent / "cases"
toys.register()


def all_cases() -> list[object]:
    """One test for each case, named by its file and its number there."""
    found = []
    for path in case_files([CASES]):
        name = path.relative_to(CASES).with_suffix("").as_posix()
        for number, case in enumerate(read_cases(path), 1):
            found.append(pytest.param(case, id=f"{name}-{number}"))
    return found


@pytest.mark.parametrize("case", all_cases())
def test_case(case: Case) -> None:
    """What the case says holds."""
    try:
        run_case(case)
    except CaseFault as fault:
        pytest.fail(f"{case.title}\n{fault}", pytrace=False)
