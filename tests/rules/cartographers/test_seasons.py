"""Preparing and scoring a season."""

from rules.cartographers.casebook.book import CartographersCasebook
from rules.cartographers.events import SeasonScored, Spread
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.seasons import (
    PrepareSeason,
    Ravage,
    ScoreSeason,
    ShuffleExploreDeck,
    SpreadZombies,
    powers_between,
)
from rules.kernel.luck import Order
from rules.kernel.step_context import StepContext
from tests.rules.cartographers.positions import at, placed, run, setup

HEROES = {"card_set": "heroes"}


def test_cards_go_back_and_an_ambush_comes_in() -> None:
    state = placed(
        revealed=["orchard", "gnoll_raid", "temple_ruins"],
        deck=["hamlet"],
        ambushes=["goblin_attack", "bugbear_assault"],
    )
    run(state, PrepareSeason())
    assert sorted(state.deck) == ["goblin_attack", "hamlet", "orchard", "temple_ruins"]
    assert state.ambushes == ("bugbear_assault",)
    assert state.past == (("orchard", "gnoll_raid", "temple_ruins"),)
    assert (state.season, state.revealed) == (1, ())


def test_a_hero_comes_in_as_well() -> None:
    state = placed(
        options=HEROES, deck=["lagoon"], ambushes=["zombie_plague"], heroes=["wren", "dal"]
    )
    run(state, PrepareSeason())
    assert sorted(state.deck) == ["lagoon", "wren", "zombie_plague"]
    assert state.heroes == ("dal",)


def test_the_shuffle_lays_the_deck_in_the_drawn_order() -> None:
    state, shuffle = placed(deck=["a", "b", "c"]), ShuffleExploreDeck()
    assert shuffle.lots(state) == Order(3)
    shuffle.resolve(state, StepContext(), (2, 0, 1))
    assert state.deck == ("c", "a", "b")
    assert not shuffle.SHOWN


def test_every_map_is_scored_by_the_edicts_of_the_season() -> None:
    edicts = ["treetower", "canal_lake", "sentinel_wood", "lost_barony"]
    state = placed("F..", "AW.", edicts=edicts, season="summer")
    table = run(state, ScoreSeason())
    assert state.scores == [(SeasonScore(0, 1, 0, 0),), (SeasonScore(2, 0, 0, 0),)]
    assert [event.owner for event in table.events if isinstance(event, SeasonScored)] == [0, 1]


def test_powers_in_the_order_of_the_ambushes() -> None:
    state = placed(
        options=HEROES,
        past=[["giant_troll_ravage", "lagoon"], ["gorgon_gaze", "dragon_inferno"]],
        revealed=["zombie_plague", "wren"],
    )
    assert powers_between(state) == [Ravage("giant_troll_ravage"), SpreadZombies("zombie_plague")]


def test_zombies_are_told_where_they_spread() -> None:
    state = placed("...", "...", options=HEROES)
    book = CartographersCasebook(setup(2, card_set="heroes"))
    book.place_seat(state, book.seat(1), "cards", {"zombie_plague": "A2"})
    table = run(state, SpreadZombies("zombie_plague"))
    assert [event.owner for event in table.events if isinstance(event, Spread)] == [0]
    assert book.seat_value(state, book.seat(1), "monster") == "A1 A2 A3"


def test_private_maps_ask_all_for_the_troll() -> None:
    state = at(placed("...", "...", options=HEROES), Ravage("giant_troll_ravage"))
    assert list(Ravage("giant_troll_ravage").seats(state)) == []
    hidden = placed("...", "...", options={**HEROES, "map_visibility": "private"})
    assert list(Ravage("giant_troll_ravage").seats(hidden)) == [0, 1]
