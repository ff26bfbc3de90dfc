"""Set-up: decks, edicts, options."""

import pytest

from rules.cartographers.data import card_set, land, scoring_cards
from rules.cartographers.maps.sheet import BLANK
from rules.cartographers.setup import ply_bound, variant_of
from rules.kernel.registry import UnfitSetup, default_options, game, setup_of
from rules.kernel.text import english
from tests.rules.cartographers.positions import begun, setup


@pytest.mark.parametrize("seats", [1, 2, 100])
def test_the_same_for_every_number_of_seats(seats: int) -> None:
    state = begun(seats, seed=4)
    assert len(state.deck) + len(state.revealed) == 14
    assert len(state.ambushes) == 3
    assert state.sheets == [BLANK] * seats
    assert state.season == 0


def test_one_scoring_card_of_each_deck_under_a_random_edict() -> None:
    layouts = {begun(seed=seed).edicts for seed in range(60)}
    assert len(layouts) > 50
    for layout in layouts:
        assert len({scoring_cards()[card].deck for card in layout}) == 4
    assert len({layout[0] for layout in layouts}) > 8


def test_heroes_has_its_own_decks() -> None:
    state = begun(seed=2, card_set="heroes", map_side="d")
    assert len(state.deck) + len(state.revealed) == 13
    assert len(state.heroes) == len(state.ambushes) == 3
    assert state.land == land("d")
    assert set(state.edicts) <= {card.id for card in card_set("heroes").scoring}


def test_three_skills_are_dealt() -> None:
    assert len(set(begun(skills="on").dealt)) == 3
    assert begun().dealt == ()


def test_heroes_and_skills_exclude_each_other() -> None:
    with pytest.raises(UnfitSetup) as unfit:
        setup(card_set="heroes", skills="on")
    assert "Heroes and Skills cannot be combined. Turn" in english(unfit.value.reasons[0])


def test_defaults() -> None:
    variant = variant_of(default_options(game("cartographers")))
    assert (variant.card_set, variant.map_side) == ("base", "a")
    assert not any((variant.any_fallback, variant.skills, variant.sweep, variant.private))


@pytest.mark.parametrize("seats", [0, 101])
def test_seats(seats: int) -> None:
    with pytest.raises(UnfitSetup):
        setup_of("cartographers", seats, 1)


def test_bound_grows_with_the_seats() -> None:
    assert ply_bound(setup(10)) == 10 * ply_bound(setup(1))
