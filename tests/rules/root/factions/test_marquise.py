"""The Marquise's turn (7.1, R44 to R46): wood, crafting, actions, building."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, Pass, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace, Craft, Fight, Move
from rules.root.enums import BuildingKind, Phase, PlotKind, TokenKind
from rules.root.evening import DrawAndDiscard
from rules.root.factions.marquise import LAW
from rules.root.factions.marquise.actions import (
    ExtraAction,
    MarquiseBuild,
    MarquiseRecruit,
    Overwork,
)
from rules.root.factions.marquise.daylight import MarquiseDaylight, OpenMarquiseActions
from rules.root.factions.marquise.holdings import wood
from rules.root.factions.marquise.wood import MakeWood
from rules.root.state import Building, Token, Woodland, turn_of
from rules.root.woodland import placing
from tests.rules.root.driving import (
    answer,
    build,
    choices,
    hold,
    in_phase,
    lay,
    reasons,
    stand,
)
from tests.rules.root.factions.courts import ME, YOU, is_over, laid, play, raised
from tests.rules.root.scenes import scene

SAWMILL, WORKSHOP, RECRUITER = (
    BuildingKind.SAWMILL,
    BuildingKind.WORKSHOP,
    BuildingKind.RECRUITER,
)
FOX, MOUSE, BIRD = "anvil", "mouse_in_a_sack", "ambush_bird"


def court(*others: str, **options: str) -> Woodland:
    """The Marquise on seat 0 in Daylight, the keep in clearing 1."""
    state = scene(("marquise", *(others or ("eyrie",))), options=options)
    laid(state, ME, TokenKind.KEEP, 1)
    return state


def acting(state: Woodland, actions: int = 3) -> Woodland:
    """Asks for the next action."""
    play(state, OpenMarquiseActions(ME))
    if actions != 3:
        state.turn = msgspec.structs.replace(turn_of(state), actions=actions)
    return state


def builds(state: Woodland) -> set[tuple[int, BuildingKind]]:
    return {(a.place, a.kind) for a in choices(state) if isinstance(a, MarquiseBuild)}


# ---------------------------------------------------------------- Birdsong
def test_each_sawmill_gets_one_wood() -> None:
    state = in_phase(court(), Phase.BIRDSONG)
    raised(state, ME, SAWMILL, 2, 2, 5)
    play(state, *LAW.birdsong(state, ME))
    assert is_over(state)
    assert wood(state, ME) == {2: 2, 5: 1}


def test_too_little_wood_goes_where_she_chooses() -> None:
    state = court()
    raised(state, ME, SAWMILL, 2, 5, 8)
    laid(state, ME, TokenKind.WOOD, *(12,) * 6)
    play(state, MakeWood(ME))
    assert choices(state) == [ChoosePlace(2), ChoosePlace(5), ChoosePlace(8)]
    step = agenda.question(state)
    assert "sawmill" in english(step.explain(state, ME, Target(TargetKind.PLACE, 9)))
    answer(state, ChoosePlace(5))
    assert choices(state) == [ChoosePlace(2), ChoosePlace(8)]
    answer(state, ChoosePlace(8))
    assert is_over(state)
    assert wood(state, ME) == {12: 6, 5: 1, 8: 1}


def test_without_wood_in_the_supply_nothing_is_asked() -> None:
    state = court()
    raised(state, ME, SAWMILL, 2, 5)
    laid(state, ME, TokenKind.WOOD, *(12,) * 8)
    play(state, MakeWood(ME))
    assert is_over(state)


def test_a_snare_keeps_wood_away() -> None:
    state = court("corvid")
    raised(state, ME, SAWMILL, 2, 5)
    lay(state, 2, Token(YOU, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    play(state, MakeWood(ME))
    assert wood(state, ME) == {5: 1}


# ---------------------------------------------------------------- crafting first
def test_crafting_comes_before_the_actions() -> None:
    state = court()
    raised(state, ME, WORKSHOP, 8)
    stand(state, 8, s0=2)
    hold(state, ME, FOX, BIRD)
    play(state, *LAW.daylight(state, ME))
    assert Craft(FOX, (state.suits[8],)) in choices(state)
    assert not any(isinstance(each, ExtraAction | Move) for each in choices(state))
    assert any("ambush" in each.lower() for each in reasons(state))
    answer(state, Craft(FOX, (state.suits[8],)))
    assert state.boxes[ME] == ("hammer",)
    assert state.scores[ME] == 2
    assert isinstance(agenda.question(state), MarquiseDaylight)  # no workshop is left
    assert not any(isinstance(each, Craft) for each in choices(state))


def test_without_workshops_nothing_is_asked_first() -> None:
    state = court()
    hold(state, ME, FOX)
    play(state, *LAW.daylight(state, ME))
    assert isinstance(agenda.question(state), MarquiseDaylight)


# ---------------------------------------------------------------- actions
def test_three_actions_then_the_end() -> None:
    state = court()
    stand(state, 1, s0=3)
    acting(state)
    for left in (2, 1):
        answer(state, Move(1, 5, 1), Pass())
        assert turn_of(state).actions == left
    answer(state, Move(1, 5, 1), Pass())
    assert is_over(state)


def test_daylight_may_end_early() -> None:
    state = acting(court())
    answer(state, Done())
    assert is_over(state)


def test_a_march_is_one_action_of_up_to_two_moves() -> None:
    state = court()
    stand(state, 1, s0=3)
    acting(state)
    answer(state, Move(1, 5, 3))
    assert turn_of(state).actions == 2
    assert Move(5, 2, 2) in choices(state)
    assert Pass() in choices(state)
    answer(state, Move(5, 2, 2))
    assert (state.warriors[5][ME], state.warriors[2][ME]) == (1, 2)
    assert isinstance(agenda.question(state), MarquiseDaylight)
    assert turn_of(state).actions == 2


def test_crafting_may_be_left() -> None:
    state = court()
    raised(state, ME, WORKSHOP, 8)
    hold(state, ME, FOX)
    play(state, *LAW.daylight(state, ME))
    step = agenda.question(state)
    assert "comes first" in english(step.explain(state, ME, Target(TargetKind.PLACE, 5)))
    answer(state, Done())
    assert isinstance(agenda.question(state), MarquiseDaylight)


def test_nothing_comes_between_the_moves_of_a_march() -> None:
    state = court(dominance_with_two_players="on")
    stand(state, 1, s0=3)
    hold(state, ME, BIRD, "dominance_fox")
    state.scores[ME] = 12
    acting(state)
    between = [each for each in choices(state) if type(each).__name__ == "ActivateDominance"]
    assert between
    answer(state, Move(1, 5, 3))
    assert not set(choices(state)) & {*between, ExtraAction(BIRD)}


def test_battle_is_an_action() -> None:
    state = court()
    stand(state, 1, s0=3, s1=1)
    acting(state)
    assert Fight(1, YOU) in choices(state)
    answer(state, Fight(1, YOU), script=((3, 0),))
    assert turn_of(state).actions == 2
    assert state.warriors[1] == (3, 0)


def test_birds_buy_actions_at_any_time_between_actions() -> None:
    state = court()
    hold(state, ME, BIRD, BIRD, FOX)
    stand(state, 1, s0=1)
    acting(state)
    answer(state, ExtraAction(BIRD))
    assert turn_of(state).actions == 4
    assert state.discard == (BIRD,)
    for _ in range(4):
        source = next(place for place in (1, 5) if state.warriors[place][ME])
        answer(state, Move(source, 6 - source, 1), Pass())
    assert turn_of(state).actions == 0
    assert choices(state) == [Done(), ExtraAction(BIRD)]
    assert any("Only a bird" in each for each in reasons(state))
    with pytest.raises(agenda.Refused, match="bird"):
        agenda.submit(state, ME, ExtraAction(FOX))
    answer(state, ExtraAction(BIRD))
    assert Move(1, 5, 1) in choices(state)


def test_whoever_holds_a_card_is_asked_for_birds_whatever_it_is() -> None:
    state = court()
    hold(state, ME, FOX)
    acting(state, actions=1)
    stand(state, 1, s0=1)
    answer(state, Move(1, 5, 1), Pass())
    assert choices(state) == [Done()]


# ---------------------------------------------------------------- Recruit
def test_recruit_places_one_at_each_recruiter_once_a_turn() -> None:
    state = court()
    raised(state, ME, RECRUITER, 2, 2, 5)
    acting(state)
    answer(state, MarquiseRecruit())
    assert (state.warriors[2][ME], state.warriors[5][ME]) == (2, 1)
    assert MarquiseRecruit() not in choices(state)
    assert any("recruited this turn" in each for each in reasons(state))


def test_recruit_with_few_warriors_asks_where() -> None:
    state = court()
    raised(state, ME, RECRUITER, 2, 5)
    stand(state, 12, s0=24)
    acting(state)
    answer(state, MarquiseRecruit())
    assert choices(state) == [ChoosePlace(2), ChoosePlace(5)]
    answer(state, ChoosePlace(5))
    assert state.warriors[5][ME] == 1
    assert state.supply[ME] == 0
    assert any("No warriors" in each or "recruited" in each for each in reasons(state))


def test_no_recruiter_no_recruit() -> None:
    state = acting(court())
    assert any("no recruiter" in each for each in reasons(state))


# ---------------------------------------------------------------- Build
def test_the_first_of_each_kind_is_free_and_scores_its_space() -> None:
    state = court()
    stand(state, 11, s0=1)
    acting(state)
    assert builds(state) == {(11, kind) for kind in (SAWMILL, WORKSHOP, RECRUITER)}
    answer(state, MarquiseBuild(11, SAWMILL))
    assert Building(ME, SAWMILL) in state.buildings[11]
    assert state.scores[ME] == 0


def test_cost_and_points_follow_from_the_map() -> None:
    state = court()
    raised(state, ME, WORKSHOP, 2)
    stand(state, 2, s0=1)
    acting(state)
    assert (2, WORKSHOP) not in builds(state)
    assert any("costs 1 wood" in each for each in reasons(state))
    laid(state, ME, TokenKind.WOOD, 2)
    answer(state, MarquiseBuild(2, WORKSHOP))
    assert state.scores[ME] == 2
    assert not wood(state, ME)


@pytest.mark.parametrize(("option", "points"), [("four", 4), ("five", 5)])
def test_the_sixth_recruiter(option: str, points: int) -> None:
    state = court(marquise_recruiter_last_vp=option)
    raised(state, ME, RECRUITER, 2, 5, 6, 7, 8)
    laid(state, ME, TokenKind.WOOD, 11, 11, 11, 11)
    stand(state, 11, s0=1)
    acting(state)
    answer(state, MarquiseBuild(11, RECRUITER))
    assert state.scores[ME] == points
    assert (11, RECRUITER) not in builds(state)
    assert any("Every recruiter" in each for each in reasons(state))


def test_wood_comes_through_a_chain_of_ruled_clearings_only() -> None:
    state = court()
    raised(state, ME, WORKSHOP, 8)
    stand(state, 5, s0=1)
    stand(state, 2, s0=1)
    laid(state, ME, TokenKind.WOOD, 1)
    acting(state)
    assert (2, WORKSHOP) not in builds(state)
    stand(state, 1, s0=1)
    assert (2, WORKSHOP) in builds(state)
    stand(state, 5, s1=1)
    assert (2, WORKSHOP) not in builds(state)


def test_the_target_must_be_ruled_and_open() -> None:
    state = court()
    stand(state, 3, s0=1)
    raised(state, YOU, BuildingKind.ROOST, 2)
    stand(state, 2, s0=1)
    acting(state)
    assert {place for place, _ in builds(state)} == {3}
    said = reasons(state)
    assert any("do not rule clearing 2" in each for each in said)
    build(state, 3, Building(YOU, BuildingKind.ROOST))
    stand(state, 3, s0=1)
    assert not builds(state)
    assert any("no open slot in clearing 3" in each for each in reasons(state))


def test_rivers_count_when_they_are_paths_for_her() -> None:
    state = court()
    raised(state, ME, WORKSHOP, 8)
    stand(state, 7, s0=1)
    stand(state, 11, s0=1)
    laid(state, ME, TokenKind.WOOD, 7)
    acting(state)
    assert (11, WORKSHOP) not in builds(state)
    state.crafted[ME] = ("boat_builders",)
    assert (11, WORKSHOP) in builds(state)


def test_which_wood_pays_is_her_choice_where_it_matters() -> None:
    state = court()
    raised(state, ME, WORKSHOP, 8, 9)
    stand(state, 2, s0=1)
    stand(state, 5, s0=1)
    stand(state, 10, s0=1)
    laid(state, ME, TokenKind.WOOD, 5, 10, 10)
    acting(state)
    answer(state, MarquiseBuild(2, WORKSHOP))
    assert choices(state) == [ChoosePlace(5), ChoosePlace(10)]
    answer(state, ChoosePlace(5))
    assert choices(state) == [ChoosePlace(10)]
    step = agenda.question(state)
    assert "You can't use any more wood from there for" in english(
        step.explain(state, ME, Target(TargetKind.PLACE, 5))
    )
    answer(state, ChoosePlace(10))
    assert wood(state, ME) == {10: 1}
    assert Building(ME, WORKSHOP) in state.buildings[2]


def test_all_wood_is_paid_without_a_question() -> None:
    state = court()
    raised(state, ME, WORKSHOP, 8, 9)
    stand(state, 2, s0=1)
    stand(state, 5, s0=1)
    laid(state, ME, TokenKind.WOOD, 5, 2)
    acting(state)
    answer(state, MarquiseBuild(2, WORKSHOP))
    assert not wood(state, ME)
    assert isinstance(agenda.question(state), MarquiseDaylight)


# ---------------------------------------------------------------- Overwork
def test_overwork_takes_a_card_that_matches_a_sawmill() -> None:
    state = court()
    raised(state, ME, SAWMILL, 2)
    hold(state, ME, FOX, MOUSE, BIRD)
    acting(state)
    offered = {each for each in choices(state) if isinstance(each, Overwork)}
    assert offered == {Overwork(2, MOUSE), Overwork(2, BIRD)}
    said = agenda.submit(state, ME, Overwork(2, MOUSE)).events
    lines = [english(each.text()) for each in said if each.text() is not None]
    assert lines[0] == "Seat 1 overworks in clearing 2 for Mouse-in-a-Sack."
    assert not any("spends" in line for line in lines), "told once"
    assert wood(state, ME) == {2: 1}
    assert state.discard == (MOUSE,)
    assert turn_of(state).actions == 2


def test_the_prompt_says_what_is_open() -> None:
    state = court()
    raised(state, ME, SAWMILL, 2)
    stand(state, 1, s0=1)
    acting(state)

    def asked() -> str:
        return english(agenda.question(state).prompt(state, ME))

    assert asked() == "Marquise: 3 actions left: march, build."
    raised(state, ME, RECRUITER, 5)
    stand(state, 1, s1=1)
    assert asked() == "Marquise: 3 actions left: march, battle, build, recruit."
    told = set()
    for card in (FOX, MOUSE):
        hold(state, ME, card)
        told.add(asked())
    assert told == {"Marquise: 3 actions left: march, battle, build, recruit, overwork."}


def test_why_there_is_no_overwork() -> None:
    state = court()
    raised(state, ME, SAWMILL, 2)
    hold(state, ME, FOX)
    acting(state)
    assert any("no card that matches clearing 2" in each for each in reasons(state))
    laid(state, ME, TokenKind.WOOD, *(12,) * 8)
    assert any("No wood is left" in each for each in reasons(state))


# ---------------------------------------------------------------- Evening
@pytest.mark.parametrize(("built", "drawn"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_recruiters_draw(built: int, drawn: int) -> None:
    state = in_phase(court(), Phase.EVENING)
    raised(state, ME, RECRUITER, *(2, 5, 6, 7, 8, 9)[:built])
    assert LAW.evening(state, ME) == (DrawAndDiscard(ME),)
    play(state, *LAW.evening(state, ME))
    assert len(state.hands[ME]) == drawn


# ---------------------------------------------------------------- the keep
def test_only_the_marquise_places_at_the_keep() -> None:
    state = court()
    why = placing.why_not_place(state, YOU, 1)
    assert why is not None
    assert "keep" in english(why)
    assert placing.can_place(state, ME, 1)
    assert placing.can_place(state, YOU, 2)
    state.tokens[1] = ()
    assert placing.can_place(state, YOU, 1)


def test_others_move_in_and_battle_at_the_keep() -> None:
    from rules.root.battle import fights
    from rules.root.woodland.moving import moves

    state = court()
    stand(state, 5, s1=2)
    assert Move(5, 1, 2) in moves(state, YOU)
    stand(state, 1, s1=1)
    assert Fight(1, ME) in fights(state, YOU)


def test_why_nothing_can_be_done_somewhere() -> None:
    state = acting(court())
    step = agenda.question(state)
    assert "You have no warriors adjacent to" in english(
        step.explain(state, ME, Target(TargetKind.PLACE, 5))
    )
    hold(state, ME, FOX)
    assert "Overwork" in english(step.explain(state, ME, Target(TargetKind.CARD, FOX)))
