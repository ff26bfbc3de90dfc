"""The rule cases cover the rulings, the Cult's law by its sections, and all that is printed."""

from functools import cache
from pathlib import Path

import pytest

from rules.console.cases import Case, case_files, read_cases
from rules.kernel.registry import game
from rules.root.data import characters, decks, landmarks, leaders, ministers
from rules.root.enums import CardKind, PlotKind
from rules.root.options import named

CASES = Path(__file__).parents[2] / "cases" / "root"
RULINGS = [f"R{number}" for number in range(1, 77)]
CULT = {"10.2": 6, "10.3": 4, "10.4": 3, "10.5": 4, "10.6": 3}
SECTIONS = [f"{part}.{n}" for part, count in CULT.items() for n in range(1, count + 1)]
CONSPIRACIES = [f"10.4.3 {number}" for number in ("I", "II", "III")]
GENERAL = ["3.1", "3.2", "3.3", "3.5", "3.6", "3.7", "3.8", "6.1", "6.2", "2.1", "2.2"]
BATTLE = [f"4.{step}" for step in range(1, 7)]
FACTIONS = [f"7.{number}" for number in (1, 2, 3, 4, 6, 7, 8)]
EFFECT_KINDS = (CardKind.PERSISTENT, CardKind.IMMEDIATE, CardKind.AMBUSH, CardKind.DOMINANCE)


@cache
def all_cases() -> tuple[Case, ...]:
    """All rule cases of the game."""
    return tuple([case for path in case_files([CASES]) for case in read_cases(path)])


@cache
def topics() -> frozenset[str]:
    """What the cases name in their `rule`, whose parts stand between commas."""
    return frozenset(part.strip() for case in all_cases() for part in case.rule.split(","))


@cache
def words() -> str:
    """Everything that the cases place, choose and expect."""
    return "\n".join([path.read_text("utf-8") for path in case_files([CASES])])


def effects() -> list[str]:
    """Each effect that a card of the decks has, but items."""
    kinds = [card for deck in decks().values() for card in deck if card.kind in EFFECT_KINDS]
    return sorted({card.effect for card in kinds})


def cards_of(effect: str) -> set[str]:
    """The cards with an effect."""
    return {card.id for deck in decks().values() for card in deck if card.effect == effect}


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_case(ruling: str) -> None:
    assert ruling in topics()


@pytest.mark.parametrize("section", [*SECTIONS, *CONSPIRACIES])
def test_each_sentence_of_the_cults_law_has_a_case(section: str) -> None:
    mine = [each for each in topics() if each == section or each.startswith(f"{section} ")]
    assert mine


@pytest.mark.parametrize("section", [*GENERAL, *BATTLE, *FACTIONS, "8", "11"])
def test_each_section_has_cases(section: str) -> None:
    assert section in topics()


@pytest.mark.parametrize("effect", effects())
def test_each_effect_lies_in_some_case(effect: str) -> None:
    assert any(f'"{card}"' in words() for card in cards_of(effect))


@pytest.mark.parametrize("character", sorted(characters()))
def test_each_character_plays_in_a_case(character: str) -> None:
    assert f'character = "{character}"' in words()


@pytest.mark.parametrize("leader", sorted(leaders()))
def test_each_leader_leads_in_a_case(leader: str) -> None:
    assert f'leader = "{leader}"' in words()


@pytest.mark.parametrize("minister", sorted(ministers()))
def test_each_minister_is_called_in_a_case(minister: str) -> None:
    assert f'"call minister {minister}' in words()


@pytest.mark.parametrize("landmark", landmarks())
def test_each_landmark_stands_in_a_case(landmark: str) -> None:
    assert f"{landmark} = " in words()


@pytest.mark.parametrize("plot", [kind for kind in PlotKind if kind])
def test_each_plot_is_laid_in_a_case(plot: str) -> None:
    assert f"plot {plot}" in words()


@pytest.mark.parametrize("event", sorted(kind.__name__ for kind in game("root").events))
def test_each_thing_that_is_told_is_told_in_a_case(event: str) -> None:
    assert f'"{event}"' in words()


@pytest.mark.parametrize(
    ("option", "value"), [(id, value) for id, values in named() for value in values[1:]]
)
def test_each_value_of_a_named_option_is_played_in_a_case(option: str, value: str) -> None:
    """Those that are the default are played in all others."""
    assert any(case.options.get(option) == value for case in all_cases())
