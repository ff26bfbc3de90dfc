"""Ambushes: who draws where."""

import pytest

from rules.cartographers.ambush.ambush_phase import (
    Ambush,
    DrawMonsters,
    Gaze,
    SweepMaps,
    holder_of,
    map_held,
    sweep_path,
)
from rules.cartographers.ambush.offers import (
    OfferAcrobatics,
    OfferDiplomacy,
    OfferDiplomacyPrivately,
)
from rules.cartographers.data import ambush_cards
from rules.kernel import agenda
from rules.kernel.text import english
from tests.rules.cartographers.known import known
from tests.rules.cartographers.positions import at, placed, run

SKILLS = {"skills": "on"}


def test_pass_offsets_as_known() -> None:
    state = placed(seats=5)
    for row in known()["ambush"]:
        for owner in range(5):
            holder = holder_of(state, row["card"], owner)
            assert holder == (owner + row["pass_offset"]) % 5
            assert map_held(state, row["card"], holder) == owner


@pytest.mark.parametrize(
    ("seats", "card", "options", "steps"),
    [
        (2, "gnoll_raid", {}, [DrawMonsters("gnoll_raid")]),
        (1, "gnoll_raid", {}, [SweepMaps("gnoll_raid")]),
        (2, "gorgon_gaze", {}, [DrawMonsters("gorgon_gaze")]),
        (1, "gorgon_gaze", {}, [SweepMaps("gorgon_gaze"), Gaze("gorgon_gaze")]),
        (3, "gnoll_raid", {"solo_ambush_in_multiplayer": "on"}, [SweepMaps("gnoll_raid")]),
    ],
)
def test_what_an_ambush_lays_out(
    seats: int, card: str, options: dict[str, str], steps: list[object]
) -> None:
    assert run(placed(seats=seats, options=options), Ambush(card)).pending == steps


def test_skills_around_an_ambush() -> None:
    state = placed(seats=2, options=SKILLS, skills=["acrobatics", "diplomacy", "heal"])
    steps = run(state, Ambush("gnoll_raid")).pending
    assert steps == [
        OfferAcrobatics("gnoll_raid"),
        DrawMonsters("gnoll_raid"),
        OfferDiplomacy("gnoll_raid"),
    ]
    private = {**SKILLS, "map_visibility": "private"}
    state = placed(seats=2, options=private, skills=["search", "diplomacy", "heal"])
    assert run(state, Ambush("gnoll_raid")).pending[-1] == OfferDiplomacyPrivately("gnoll_raid")


def test_prompt_names_the_owner() -> None:
    state = at(placed(seats=3), DrawMonsters("kobold_onslaught"))
    prompt = agenda.request(state, 1).prompt
    assert english(prompt) == "Kobold Onslaught: draw the monsters on Seat 1's map."


def test_the_bar_has_its_own_sweep() -> None:
    state = placed()
    usual, bar = sweep_path(state, "gnoll_raid", False), sweep_path(state, "gnoll_raid", True)
    assert {cells.bit_count() for cells in usual} == {5}
    assert {cells.bit_count() for cells in bar} == {2}


def test_solo_corner_and_direction_of_every_card() -> None:
    firsts = {id: sweep_path(placed(), id, False)[0].bit_length() for id in ambush_cards()}
    assert len(set(firsts.values())) > 4


def test_a_map_that_is_full_is_not_handed_on_with_a_question() -> None:
    state = at(placed("FF", "F.", "F."), DrawMonsters("kobold_onslaught"))
    assert agenda.asked(state) == [0, 2]
