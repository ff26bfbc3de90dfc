"""The draw phase: answers in parts, drawn at once."""

import pytest

from rules.cartographers.actions import UseSkill
from rules.cartographers.data import explore_cards
from rules.cartographers.drawing.draw_phase import (
    DrawTerrain,
    places_now,
    sheet_after,
    usable_after,
)
from rules.cartographers.maps.placements import Chain, Draw, Placements
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.steps import Done, Pass, Screen, Target, TargetKind
from rules.kernel.text import english
from tests.rules.cartographers.positions import at, placed, with_coins

FARM = (Terrain.FARM,)
BAR = Draw(FARM, 0, 0b11)
SKILLS = {"skills": "on"}


def farmland(*maps: str, **position: object) -> Cartographers:
    return at(placed(*maps, **position), DrawTerrain("farmland"))


def test_it_is_secret_and_each_map_is_for_itself() -> None:
    assert DrawTerrain.SCREEN is Screen.PRIVATE
    assert DrawTerrain.INDEPENDENT


def test_prompts() -> None:
    state = with_coins(
        farmland("....", skills=["diplomacy", "heal", "stealth"], options=SKILLS), 0, 1
    )
    choice = agenda.question(state)
    assert english(choice.prompt(state, 0)) == "Farmland: draw one shape in one terrain."
    state.answers[0] = (BAR,)
    assert english(choice.prompt(state, 0)) == "Farmland: use a skill, or finish."
    state.answers[0] = (BAR, UseSkill("diplomacy"))
    assert english(choice.prompt(state, 0)) == "Farmland, Diplomacy: draw."
    state.answers.clear()
    state.ruins_pending = True
    assert english(choice.prompt(state, 0)) == "Farmland: draw over a ruins space if any shape can."


def test_without_skills_the_placements_are_all() -> None:
    state = farmland("....")
    assert isinstance(agenda.request(state, 0).actions, Placements)


def test_with_skills_these_follow_the_placements() -> None:
    state = farmland("..../....", skills=["secret_lore", "negotiation", "heal"], options=SKILLS)
    actions = agenda.request(with_coins(state, 0, 1), 0).actions
    assert isinstance(actions, Chain)
    assert list(actions)[-2:] == [UseSkill("secret_lore"), UseSkill("negotiation")]
    assert actions[-1] == UseSkill("negotiation")
    assert actions[len(actions) - 2 :] == [UseSkill("secret_lore"), UseSkill("negotiation")]
    assert UseSkill("heal") not in actions
    with pytest.raises(IndexError):
        actions[len(actions)]


def test_a_full_map_passes_where_maps_are_private() -> None:
    state = farmland("FF", "..", options={"map_visibility": "private"})
    assert agenda.asked(state) == [0, 1]
    assert agenda.request(state, 0).actions == (Pass(),)
    assert agenda.question(state).idle(state, 0, ()) == Pass()
    assert agenda.question(state).idle(state, 1, ()) is None


def test_nobody_has_room() -> None:
    state = farmland("F^", "F^")
    choice = agenda.question(state)
    assert list(choice.seats(state)) == []
    assert choice.is_settled(state, {})


def test_sheet_after_each_part() -> None:
    state = with_coins(farmland("....", skills=["diplomacy"], options=SKILLS), 0, 0)
    assert sheet_after(state, 0, "farmland", ()) is state.sheets[0]
    one = sheet_after(state, 0, "farmland", (BAR,))
    assert (one.coins, one.spent) == (1, 0)
    two = sheet_after(state, 0, "farmland", (BAR, UseSkill("diplomacy")))
    assert (two.coins, two.spent) == (1, 1)
    assert sheet_after(state, 0, "farmland", (BAR, Done())) == one


def test_places_by_the_parts_given() -> None:
    state = with_coins(farmland("....", skills=["diplomacy"], options=SKILLS), 0, 1)
    assert len(places_now(state, 0, "farmland", ())) == 3
    assert not places_now(state, 0, "farmland", (BAR,))
    extra = places_now(state, 0, "farmland", (BAR, UseSkill("diplomacy")))
    assert [draw.cells for draw in extra] == [0b100, 0b1000]


def test_an_answer_is_whole_when_no_skill_can_follow() -> None:
    state = farmland("...", skills=["concentration", "search", "heal"], options=SKILLS)
    choice = agenda.question(state)
    assert not choice.is_whole(state, 0, ())
    assert not choice.is_whole(state, 0, (BAR,))
    assert choice.is_whole(state, 0, (BAR, Done()))
    assert not choice.is_whole(state, 0, (BAR, UseSkill("search")))
    state.used[0] = "heal"
    assert choice.is_whole(state, 0, (BAR,))
    assert usable_after(state, 0, explore_cards()["farmland"], (UseSkill("stealth"),)) == []


def test_all_maps_are_drawn_on_at_once_and_the_ruins_are_done() -> None:
    state = farmland("...", "...", ruins=True)
    choice = DrawTerrain("great_river")
    at(state, choice)
    agenda.apply(state, 1, Draw((Terrain.WATER,), -1, 1))
    assert state.sheets[1].water == 0
    with pytest.raises(RuntimeError, match="ran dry"):
        agenda.apply(state, 0, Draw((Terrain.WATER,), -1, 2))
    assert [sheet.water for sheet in state.sheets] == [2, 1]
    assert not state.ruins_pending


def test_explaining_with_skills_around() -> None:
    state = farmland("^...", skills=["diplomacy", "secret_lore", "heal"], options=SKILLS)
    with_coins(state, 0, 1)
    choice = agenda.question(state)
    place = Target(TargetKind.PLACE, "A2")
    assert english(choice.explain(state, 0, place)) == "You can choose A2 now."
    agenda.apply(state, 0, Draw(FARM, 0, 0b110))
    agenda.apply(state, 0, UseSkill("diplomacy"))
    assert english(choice.explain(state, 0, place)) == "A2 is already drawn: Farm."
