"""The engine against a second one that was written from the text of the rules alone."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.cartographers.ambush import ambush_phase
from rules.cartographers.data import Corner, Direction
from rules.cartographers.drawing import draw_phase
from rules.cartographers.maps import sheet
from rules.cartographers.maps.land import Land
from rules.kernel.registry import Setup, game, setup_of
from tests.rules.cartographers import second
from tests.rules.cartographers.second.cards import COSTS, card_set
from tests.rules.cartographers.second.follower import Differs, Follower, Habit
from tests.rules.setups import name_of, spread

CARTOGRAPHERS = game("cartographers")
MANNERS = list(Habit)
GAMES, SOAKED = 12, 500
QUESTIONS = {
    *("DrawTerrain", "DrawMonsters", "DrawHero", "OfferAcrobatics", "OfferDiplomacy"),
    *("Gaze", "Ravage"),
}


@pytest.mark.parametrize(
    ("setup", "habit"),
    [
        pytest.param(setup, MANNERS[number % len(MANNERS)], id=name_of(setup))
        for number, setup in enumerate(spread(CARTOGRAPHERS, GAMES))
    ],
)
def test_both_engines_say_the_same(setup: Setup, habit: Habit) -> None:
    Follower(setup, habit).play()


@pytest.mark.soak
def test_both_engines_say_the_same_in_many_games() -> None:
    """The same over many more games, which meet every question, card and skill."""
    met: set[str] = set()
    for number, setup in enumerate(spread(CARTOGRAPHERS, SOAKED)):
        met |= Follower(setup, MANNERS[number // 3 % len(MANNERS)]).play()
    sets = [card_set("base"), card_set("heroes")]
    cards = {card for each in sets for card in (*each.explore, *each.ambush, *each.heroes)}
    assert met == QUESTIONS | cards | set(COSTS)


def test_only_the_follower_knows_the_engine() -> None:
    files = Path(second.__file__).parent.glob("*.py")
    knowing = [
        file.stem
        for file in files
        if re.search(r"^\s*(from|import) rules", file.read_text("utf-8"), re.M)
    ]
    assert knowing == ["follower"]


# ---------------------------------------------------------------- faults that must not stay unseen
def forget_ruins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruins card obliges nobody."""
    main_places = draw_phase.main_places
    monkeypatch.setattr(
        draw_phase,
        "main_places",
        lambda land, sheet, card, pending, free: main_places(land, sheet, card, False, free),
    )


def pay_mountains_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed mountain pays two coins."""
    income = sheet._income

    def doubled(land: Land, before: sheet.Sheet, *rest: int) -> tuple[int, int, int]:
        coins, paid, dragon = income(land, before, *rest)
        return coins + (paid ^ before.paid).bit_count(), paid, dragon

    monkeypatch.setattr(sheet, "_income", doubled)


def sweep_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweep leaves its corner the wrong way."""
    sweep = ambush_phase.sweep
    other = {
        Direction.CLOCKWISE: Direction.COUNTERCLOCKWISE,
        Direction.COUNTERCLOCKWISE: Direction.CLOCKWISE,
    }

    def backwards(pattern: str, corner: Corner, way: Direction, rows: int, cols: int) -> object:
        return sweep(pattern, corner, other[way], rows, cols)

    monkeypatch.setattr(ambush_phase, "sweep", backwards)


@pytest.mark.parametrize(
    ("plant", "seats", "habit", "report"),
    [
        (forget_ruins, 2, Habit.ANYHOW, "options of DrawTerrain for seat"),
        (pay_mountains_twice, 1, Habit.CROWDED, "coins, map of seat"),
        (sweep_backwards, 1, Habit.PACKED, "monster, map of seat"),
    ],
)
def test_a_planted_fault_is_reported(
    plant: Callable[[pytest.MonkeyPatch], None],
    seats: int,
    habit: Habit,
    report: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(Differs, match=f"^{report}"):
        follow_some(seats, habit)


def follow_some(seats: int, habit: Habit) -> None:
    """More games than a fault needs to show."""
    for seed in range(20):
        Follower(setup_of("cartographers", seats, seed, {}), habit).play()
