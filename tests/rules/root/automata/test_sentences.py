"""Each sentence about automata (9) has a test: ours by a short id -> where it is proved.

A sentence is a row of sentences.toml; a row without a test, a test that is gone, a trait, a
minister or a change of the director's cut that no row names: each fails.
"""

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from rules.console.cases import case_files, read_cases
from rules.root.automata import LAWS, numbers
from rules.root.automata.traits import traits_of
from tests.rules.root.test_cases_complete import CASES

HERE = "tests.rules.root.automata"
MODULES = {
    "general": f"{HERE}.test_general_rules",
    "orders": f"{HERE}.test_orders",
    "traits": f"{HERE}.test_traits",
    "plots": f"{HERE}.test_plots_of_corvids",
    "mm": f"{HERE}.test_mechanical_turns",
    "mm1": f"{HERE}.test_mechanical_marquise",
    "mm2": f"{HERE}.test_mechanical_traits",
    "ee": f"{HERE}.test_electric_turns",
    "ee2": f"{HERE}.test_electric_traits",
    "aa": f"{HERE}.test_automated_turns",
    "aa2": f"{HERE}.test_automated_traits",
    "ll": f"{HERE}.test_logical_turns",
    "ll2": f"{HERE}.test_logical_traits",
    "dd": f"{HERE}.test_drillbit_turns",
    "dd2": f"{HERE}.test_drillbit_traits",
    "cc": f"{HERE}.test_cogwheel_turns",
    "cc2": f"{HERE}.test_cogwheel_traits",
    "vb": f"{HERE}.test_vagabot",
    "vb2": f"{HERE}.test_vagabot_specials",
    "rr": f"{HERE}.test_riverfolk_robots",
    "buy": f"{HERE}.test_buying",
    "others": f"{HERE}.test_others",
    "effects": "tests.rules.root.test_effects_automata",
    "ambush": "tests.rules.root.test_battle_ambush",
    "losses": "tests.rules.root.test_battle_order",
}

Rows = dict[str, list[str]]


@cache
def table() -> dict[str, Rows]:
    """The rows by their kind: sentences, traits, cuts."""
    text = Path(__file__).with_name("sentences.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Rows])


ROWS = [(kind, row) for kind, rows in table().items() for row in rows]


@cache
def case_titles() -> frozenset[str]:
    """The titles of all rule cases."""
    return frozenset(case.title for path in case_files([CASES]) for case in read_cases(path))


def is_there(where: str) -> bool:
    """Whether a test or a rule case exists."""
    if where.startswith("case: "):
        return where.removeprefix("case: ") in case_titles()
    module, name = where.split("::")
    return name.startswith("test_") and callable(
        getattr(import_module(MODULES[module]), name, None)
    )


@pytest.mark.parametrize(("kind", "row"), ROWS)
def test_each_sentence_has_a_test(kind: str, row: str) -> None:
    """Named in the row, and there."""
    tests = table()[kind][row]
    assert tests
    assert [where for where in tests if not is_there(where)] == []


@pytest.mark.parametrize("automaton", LAWS)
def test_each_trait_has_a_test(automaton: str) -> None:
    """Those of the data file, no others."""
    rows = table()["traits"]
    assert [trait for trait in traits_of(automaton) if trait not in rows] == []
    assert set(rows) == {trait for each in LAWS for trait in traits_of(each)}


@pytest.mark.parametrize("automaton", LAWS)
def test_each_change_of_the_cut_has_a_test(automaton: str) -> None:
    """Those of the data file, no others."""
    cut = numbers.row_of(automaton).get("directors_cut", {})
    changes = msgspec.convert(cut, dict[str, object])
    assert [change for change in changes if change not in table()["cuts"]] == []


def test_each_minister_has_a_test() -> None:
    """All nine of the board."""
    ministers = numbers.words("drillbit_duchy", "minister_order")
    rows = table()["sentences"]
    assert [each for each in ministers if f"dd: minister {each}" not in rows] == []


def test_each_test_of_automata_proves_a_sentence() -> None:
    """Tests of these modules that no row names would hide what is proved."""
    named = {where for kind, row in ROWS for where in table()[kind][row]}
    ours = {"mm", "mm2", "ee", "ee2", "aa", "aa2", "ll", "ll2", "dd", "dd2", "cc", "cc2", "plots"}
    ours |= {"vb", "rr", "buy"}
    idle = [
        f"{short}::{name}"
        for short in sorted(ours)
        for name in vars(import_module(MODULES[short]))
        if name.startswith("test_") and f"{short}::{name}" not in named
    ]
    assert idle == []
