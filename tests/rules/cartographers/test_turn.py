"""The round: explore, draw, check."""

import pytest

from rules.cartographers.ambush.ambush_phase import Ambush
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.events import Revealed
from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.turn import CheckTime, Explore, drawing_for, season_end, season_steps
from rules.kernel.steps import Step
from tests.rules.cartographers.positions import placed, run


@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("orchard", DrawTerrain("orchard")),
        ("lagoon", DrawTerrain("lagoon")),
        ("gnoll_raid", Ambush("gnoll_raid")),
        ("wren", DrawHero("wren")),
    ],
)
def test_what_a_card_starts(card: str, step: Step) -> None:
    assert drawing_for(card) == step


def test_a_terrain_card_is_revealed_drawn_and_counted() -> None:
    state = placed(deck=["orchard", "hamlet"])
    table = run(state, Explore())
    assert state.deck == ("hamlet",)
    assert state.revealed == ("orchard",)
    assert table.pending == [DrawTerrain("orchard"), CheckTime()]
    assert table.events == [Revealed("orchard", 2)]
    assert table.undo_barrier is not None


def test_a_ruins_card_is_followed_at_once() -> None:
    state = placed(deck=["temple_ruins", "hamlet"])
    table = run(state, Explore())
    assert state.ruins_pending
    assert table.pending == [Explore()]


@pytest.mark.parametrize(
    ("season", "cards", "over"),
    [
        ("spring", ["orchard", "homestead", "marshlands", "farmland"], False),
        ("spring", ["orchard", "homestead", "marshlands", "fishing_village"], True),
        ("fall", ["orchard", "homestead", "marshlands", "farmland"], True),
        ("winter", ["orchard", "homestead", "marshlands"], True),
        ("winter", ["orchard", "homestead", "gnoll_raid", "temple_ruins"], False),
    ],
)
def test_time_is_up(season: str, cards: list[str], over: bool) -> None:
    state = placed(season=season, revealed=cards)
    table = run(state, CheckTime())
    expected = season_end(season == "winter") if over else (Explore(),)
    assert table.pending == list(expected)


def test_after_winter_no_powers_and_no_new_season() -> None:
    assert set(season_steps()) < set(season_end(is_last=False))
    assert not set(season_steps()) & set(season_end(is_last=True))
