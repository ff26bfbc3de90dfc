"""The rule cases cover rulings, sections, answers, the vocabulary, options, skills and events."""

from collections import Counter as Tally
from functools import cache
from pathlib import Path

import pytest

from rules.console.casebook import casebook
from rules.console.caserun import CaseRun, run_case
from rules.console.cases import Case, case_files, read_cases
from rules.kernel.registry import GameOption, game, setup_of
from rules.kinfire_council.enums import Counter, Moment, Param, Skill
from rules.kinfire_council.options import OPTIONS
from rules.kinfire_council.printed.ops import Op
from rules.kinfire_council.problems import problems

CASES = Path(__file__).parents[2] / "cases" / "kinfire_council"
RULINGS = [f"R{number}" for number in range(1, 52)]
ANSWERS = [f"FAQ{number}" for number in range(1, 11)]
SECTIONS = {
    **{
        "1": 1,
        "2": 6,
        "3": 20,
        "4": 50,
        "5": 40,
        "6": 8,
        "7": 22,
        "8": 30,
        "9": 25,
        "10": 15,
        "11": 8,
    },
    **{"11": 8, "12": 25, "13": 12, "14": 8, "15": 17, "16": 4},
}
"""Section -> how many cases it has at least."""
RULED = [option for option in OPTIONS if option.id != "items"]
"""The options of the rules: what is printed on items is none of them."""
FURTHER = ("15 param", "15 end", *(f"18 S{number}" for number in range(1, 17)), "4 e")


@cache
def all_cases() -> tuple[Case, ...]:
    """All rule cases of the game."""
    return tuple([case for path in case_files([CASES]) for case in read_cases(path)])


@cache
def topics() -> Tally[str]:
    """What the cases name in their `rule`, whose parts stand between commas; how often."""
    return Tally(part.strip() for case in all_cases() for part in case.rule.split(","))


@cache
def words() -> str:
    """Everything that the cases place, choose and expect."""
    return "\n".join([path.read_text("utf-8") for path in case_files([CASES])])


def op_names() -> list[str]:
    """The closed set of ops, by their tags."""
    return sorted(str(kind.__struct_config__.tag) for kind in Op.__subclasses__())


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_case(ruling: str) -> None:
    assert topics()[ruling]


@pytest.mark.parametrize("answer", ANSWERS)
def test_each_answer_to_a_frequent_question_has_a_case(answer: str) -> None:
    assert topics()[answer]


@pytest.mark.parametrize(("section", "number"), SECTIONS.items())
def test_each_section_has_cases(section: str, number: int) -> None:
    assert topics()[section] >= number


@pytest.mark.parametrize("op", op_names())
def test_each_op_has_two_cases(op: str) -> None:
    assert topics()[f"15 {op}"] >= 2


@pytest.mark.parametrize("option", RULED, ids=lambda option: option.id)
def test_each_option_has_a_case_both_ways(option: GameOption) -> None:
    """The default in a case that is named after it, the others by being chosen."""
    named = [case for case in all_cases() if f"18 {option.id}" in case.rule]
    chosen = {case.options.get(option.id, option.default) for case in named}
    assert chosen == set(option.values)


@pytest.mark.parametrize("skill", Skill)
def test_each_skill_is_worn_in_a_case(skill: Skill) -> None:
    assert f'"{skill}"' in words()


@pytest.mark.parametrize("counter", Counter)
def test_each_counter_is_counted_in_a_case(counter: Counter) -> None:
    """By `per` in a script or by an item that is used."""
    used = {"needs_met": "relief_funds", "research": "grand_thesis"}
    assert used.get(counter, f'count = "{counter}"') in words()


ITEM_OF = {
    Moment.SUN_RISE: "open_archives",
    Moment.LOCATION_ACTION: "artisan",
    Moment.ARREST: "sentry_arrest",
    Moment.UPGRADE: "sentry_upgrade",
    Moment.REPEL: "sentry_repel",
    Moment.SHIP: "sentry_ship",
    Moment.NEED_SCORED: "sentry_need",
    Moment.LEAD_SPONSOR: "sentry_sponsor",
    Moment.TROUBLE_HERE: "blood_tithe",
}
CHANGED_BY = {
    Param.CULT_DRAW: "curfew",
    Param.NEED_V: "rumour_mill",
    Param.TAX_T1: "toll_reform",
    Param.TAX_T2: "smoke_pall",
    Param.TAX_T3: "talos",
    Param.UPGRADE_DISCOUNT: "master_of_works",
    Param.SHIP_DISCOUNT: "harbourmaster",
    Param.SHIP_SURCHARGE: "blockade",
}
"""Numbers that some shipped item changes."""


@pytest.mark.parametrize("moment", Moment)
def test_each_moment_sets_something_off_in_a_case(moment: Moment) -> None:
    assert ITEM_OF[moment] in words()


@pytest.mark.parametrize("item", CHANGED_BY.values())
def test_each_number_is_changed_in_a_case(item: str) -> None:
    assert item in words()


@pytest.mark.parametrize("event", sorted(kind.__name__ for kind in game("kinfire_council").events))
def test_each_thing_that_is_told_is_told_in_a_case(event: str) -> None:
    assert f'"{event}"' in words()


def test_cases_name_only_what_there_is() -> None:
    known = {
        *RULINGS,
        *ANSWERS,
        *SECTIONS,
        *FURTHER,
        *(f"15 {op}" for op in op_names()),
        *(f"18 {option.id}" for option in OPTIONS),
    }
    assert set(topics()) - known == set()


@pytest.mark.parametrize("path", case_files([CASES]), ids=lambda path: path.stem)
def test_tables_of_cases_are_sound_in_the_end(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost or made while a case is laid out and played."""
    found: list[str] = []
    finish = CaseRun.finish

    def checked(run: CaseRun, stops_at: str | None) -> None:
        finish(run, stops_at)
        found.extend(f"{run.state.agenda!r}: {each}" for each in problems(run.state))

    monkeypatch.setattr(CaseRun, "finish", checked)
    for case in read_cases(path):
        run_case(case)
        assert not found, case.title


def test_conservation_is_checked_of_what_cases_lay_out() -> None:
    """A table that lacks a card is found unsound."""
    setup = setup_of("kinfire_council", 3, 1)
    state = casebook(setup).fresh(setup)
    assert problems(state) == []
    state.threat_deck = state.threat_deck[1:]
    assert problems(state) != []
