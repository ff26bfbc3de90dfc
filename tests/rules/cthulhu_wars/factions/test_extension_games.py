"""Random games with extension factions (15): nothing impossible comes about, all can be saved."""

from random import Random

import pytest

from rules.cthulhu_wars.abilities.effects import books_of, requirements_of
from rules.cthulhu_wars.enums import CORE
from rules.cthulhu_wars.options import idle_options
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.codec import decode, encode
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Action
from rules.kernel.text import english
from tests.rules.cthulhu_wars.factions.gatherings import AN, OW, SL, WW

LEAST = 60
MOST = 350
SAVED = 20
"""Every so many answers all options are read out and the game is saved."""


def start(chosen: tuple[str, ...], seed: int, rich: bool) -> Earth:
    """A game with these factions; `rich`: the extension factions have all their books."""
    options = {f"seat_{number}": each for number, each in enumerate(chosen, 1)}
    state = game("cthulhu_wars").start(setup_of("cthulhu_wars", len(chosen), seed, options))
    agenda.begin(state)
    for seat, faction in enumerate(state.factions if rich else ()):
        if faction not in CORE:
            state.books[seat] = tuple(book.ID for book in books_of(faction))
            state.met[seat] = tuple(deed.ID for deed in requirements_of(faction))
    return state


def pick(actions: list[Action], luck: Random) -> Action:
    """First a class of action, then one of it; passes seldom."""
    by: dict[str, list[Action]] = {}
    for each in actions:
        by.setdefault(type(each).__name__ + getattr(each, "effect", ""), []).append(each)
    names = [name for name in sorted(by) if name not in ("GiveUp", "Ritual", "StepOff")]
    return luck.choice(by[luck.choice(names or sorted(by))])


def read_out(state: Earth) -> None:
    """All options have words; what is saved is what is loaded."""
    for seat in agenda.asked(state):
        assert all(english(option.label) for option in agenda.options(state, seat))
    raw = encode(state)
    assert encode(decode("cthulhu_wars", raw)) == raw


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize(
    "chosen",
    [
        (SL, OW),
        (OW, "great_cthulhu", SL),
        ("black_goat", SL, OW, "yellow_sign"),
        ("crawling_chaos", OW, "great_cthulhu", SL, "black_goat"),
        (WW, AN),
        (AN, "great_cthulhu", WW),
        ("crawling_chaos", WW, AN, "yellow_sign"),
        (SL, WW, "black_goat", AN, OW),
    ],
)
def test_a_random_game(chosen: tuple[str, ...], rich: bool) -> None:
    """With any number of players."""
    state, luck, number = start(chosen, 5, rich), Random(len(chosen)), 0
    while state.outcome is None and number < MOST:
        seat = min(agenda.asked(state))
        action = pick(list(agenda.request(state, seat).actions), luck)
        agenda.submit(state, seat, action)
        assert problems(state) == [], action
        number += 1
        if not number % SAVED:
            read_out(state)
    assert number >= LEAST


def test_the_option_of_the_openers_gates_matters_with_four_only() -> None:
    """And only where it may take part."""
    chosen = {"seat_1": OW, "seat_2": SL}
    four = setup_of("cthulhu_wars", 4, 1, chosen)
    assert "opener_gates_with_four" not in idle_options(four)
    assert "opener_gates_with_four" in idle_options(setup_of("cthulhu_wars", 3, 1, chosen))
    assert "opener_gates_with_four" in idle_options(setup_of("cthulhu_wars", 4, 1))
