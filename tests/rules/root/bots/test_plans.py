"""What the plans of the Vagabond and the Marquise hold worth having (7.1, 7.4)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.actions import Fight
from rules.root.bots.factions import planner_of
from rules.root.bots.factions.marquise import Marquise
from rules.root.bots.worth import prospects, worth
from rules.root.enums import BuildingKind, Item, TokenKind
from rules.root.factions.vagabond.actions import Aid, CompleteQuest, Explore
from rules.root.factions.vagabond.turn import VagabondDaylight
from rules.root.state import CLEARINGS, Building, Token, Woodland
from rules.root.woodland.geography import open_slots
from tests.rules.root.driving import build, hold, lay, stand
from tests.rules.root.factions.wanderers import ME, THIRD, YOU, carry, daylight, relate, wander
from tests.rules.root.scenes import scene

PLACE = 6


def wanderer(*items: str) -> Woodland:
    """A Vagabond in a clearing without ruin or quest, others far away, a few cards."""
    state = wander("marquise", "eyrie", "duchy")
    state.ruins.clear()
    state.open_quests = ()
    carry(state, *items)
    hold(state, ME)
    return state


def follow_up(state: Woodland) -> object:
    """What it would surely still do."""
    daylight(state)
    return planner_of(state, ME).follow_up(state, ME, VagabondDaylight(ME))


def test_an_aid_is_finished_when_cards_and_items_are_there() -> None:
    state = wanderer("boot", "torch")
    stand(state, PLACE, s1=1)
    assert follow_up(state) is None
    hold(state, ME, "foxfolk_steel")
    assert follow_up(state) == Aid(YOU, "foxfolk_steel")
    relate(state, YOU, 2)
    assert follow_up(state) is None, "the next step needs two aids"
    hold(state, ME, "anvil", "foxfolk_steel")
    assert isinstance(follow_up(state), Aid)


def test_allies_are_always_worth_an_aid() -> None:
    state = wanderer("boot", "torch")
    stand(state, PLACE, s1=1)
    hold(state, ME, "foxfolk_steel")
    relate(state, YOU, 4)
    assert isinstance(follow_up(state), Aid)


def test_unguarded_pieces_are_prey_and_so_are_few_of_the_hostile() -> None:
    state = wanderer("sword", "sword", "sword")
    stand(state, PLACE, s1=4)
    assert follow_up(state) is None, "nobody is made an enemy without a thought"
    relate(state, YOU, 0)
    assert follow_up(state) == Fight(PLACE, YOU)
    build(state, PLACE, Building(THIRD, BuildingKind.ROOST))
    relate(state, YOU, 1)
    assert follow_up(state) == Fight(PLACE, THIRD)


def test_quests_and_ruins_come_first() -> None:
    state = wanderer("torch", "hammer", "sword", "sword")
    stand(state, PLACE, s1=1)
    hold(state, ME, "foxfolk_steel")
    state.ruins[PLACE] = (Item.BAG,)
    found = follow_up(state)
    assert isinstance(found, Explore | CompleteQuest)


@pytest.mark.parametrize("swords", [0, 3])
def test_enemies_are_welcome_to_whom_has_swords(swords: int) -> None:
    state = wanderer("boot", *["sword"] * swords)
    before = prospects(state, ME, 6.0)
    relate(state, YOU, 0)
    assert (prospects(state, ME, 6.0) > before) == (swords > 0)


def test_quests_within_reach_are_worth_something_anywhere() -> None:
    state = wanderer("torch", "tea")
    before = prospects(state, ME, 6.0)
    state.open_quests = ("expel_bandits_mouse",)
    none = prospects(state, ME, 6.0)
    carry(state, "torch", "sword", "sword")
    rich = wanderer("torch", "sword", "sword")
    both = prospects(rich, ME, 6.0)
    state.open_quests = ("expel_bandits_mouse",)
    assert none >= before
    assert prospects(state, ME, 6.0) > both


def test_a_coalition_with_the_last_is_no_gain_for_whom_is_ahead() -> None:
    state = wanderer("boot", "sword", "torch")
    state.scores[:] = [14, 16, 15, 6]
    alone = worth(state, ME)
    state.coalition[ME] = Seat(3)
    assert worth(state, ME) < alone


def room(state: Woodland) -> float:
    """What the Marquise counts as room to build."""
    plan = planner_of(state, Seat(0))
    assert isinstance(plan, Marquise)
    mine = [place for place in CLEARINGS if state.warriors[place][0] > state.warriors[place][1]]
    return plan._room(state, Seat(0), mine)


def test_slots_that_are_nearly_ruled_are_room_in_part() -> None:
    state = scene(("marquise", "eyrie"))
    place = next(each for each in CLEARINGS if open_slots(state, each) > 0)
    found = []
    for own, other in ((1, 3), (1, 2), (2, 2), (3, 2)):
        for seat, count in ((0, own), (1, other)):
            stand(state, place, **{f"s{seat}": count - state.warriors[place][seat]})
        found.append(room(state))
    assert found == sorted(found)
    assert found[0] == 0
    assert found[-1] == open_slots(state, place)
    assert len(set(found)) == 4


def test_wood_without_room_is_worth_little() -> None:
    def gain(is_roomy: bool) -> float:
        state = scene(("marquise", "eyrie"))
        stand(state, 1, s0=3)
        if is_roomy:
            stand(state, 5, s0=3)
        else:
            for _ in range(open_slots(state, 1)):
                build(state, 1, Building(Seat(1), BuildingKind.ROOST))
            stand(state, 1, s0=3)
        before = prospects(state, Seat(0), 6.0)
        for _ in range(4):
            lay(state, 1, Token(Seat(0), TokenKind.WOOD))
        return prospects(state, Seat(0), 6.0) - before

    assert gain(True) > gain(False) + 0.5
