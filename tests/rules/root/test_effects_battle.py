"""Effects in battle (4, 5): Armorers, Sappers, Brutal Tactics, Partisans, Scouting Party."""

import msgspec
import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root.effects.battle import (
    AFTER_ROLL,
    Stage,
    bars_ambush,
    open_to,
    use,
    why_not_use,
)
from rules.root.enums import Landmark
from rules.root.state import Battle, Woodland
from tests.rules.root.driving import craft, hold, stand
from tests.rules.root.scenes import scene

ME, YOU = Seat(0), Seat(1)


def battle(**more: object) -> Battle:
    """I attack you in clearing 1, a fox clearing; two hits for me, one for you."""
    fight = Battle(place=1, attacker=ME, defender=YOU, rolled=(2, 1))
    return msgspec.structs.replace(fight, **more)


def wood(deck: str = "base") -> Woodland:
    """Three factions, some warriors where the battle is."""
    state = scene(("marquise", "eyrie", "alliance"), options={"deck": deck})
    stand(state, 1, s0=3, s1=3)
    return state


def why(state: Woodland, seat: Seat, card: str, fight: Battle) -> str:
    """The reason in English."""
    reason = why_not_use(state, seat, fight, card)
    assert reason is not None
    return english(reason)


def test_nothing_is_open_before_the_roll() -> None:
    state = wood()
    craft(state, 0, "armorers", "brutal_tactics")
    assert open_to(state, ME, battle(), Stage.BEFORE_ROLL) == ()
    assert open_to(state, ME, battle(), Stage.AFTER_ROLL) == ("armorers", "brutal_tactics")
    assert set(AFTER_ROLL) >= {"armorers", "sappers"}


@pytest.mark.parametrize(("seat", "ignored"), [(ME, (1, 0)), (YOU, (0, 2))])
def test_armorers_ignore_all_rolled_hits_and_go(seat: Seat, ignored: tuple[int, int]) -> None:
    state = wood()
    craft(state, seat, "armorers")
    after = use(state, StepContext(), seat, battle(extra=(1, 1)), "armorers")
    assert after.ignored == ignored
    assert after.extra == (1, 1)
    assert state.crafted[seat] == ()
    assert state.discard[-1] == "armorers"


def test_armorers_need_rolled_hits() -> None:
    state = wood()
    craft(state, 0, "armorers")
    none = battle(rolled=(2, 0))
    assert open_to(state, ME, none, Stage.AFTER_ROLL) == ()
    assert why(state, ME, "armorers", none) == "No hits were rolled against you."


def test_sappers_deal_one_more_as_defender_and_go() -> None:
    state = wood()
    craft(state, 0, "sappers")
    craft(state, 1, "sappers")
    assert open_to(state, ME, battle(), Stage.AFTER_ROLL) == ()
    assert why(state, ME, "sappers", battle()) == "Only the defender may use this."
    assert open_to(state, YOU, battle(), Stage.AFTER_ROLL) == ("sappers",)
    after = use(state, StepContext(), YOU, battle(), "sappers")
    assert after.extra == (0, 1)
    assert state.crafted[1] == ()


def test_brutal_tactics_deal_one_more_as_attacker_for_a_point_and_stay() -> None:
    state = wood()
    craft(state, 0, "brutal_tactics")
    craft(state, 1, "brutal_tactics")
    assert why(state, YOU, "brutal_tactics", battle()) == "Only the attacker may use this."
    after = use(state, StepContext(), ME, battle(), "brutal_tactics")
    assert after.extra == (1, 0)
    assert state.scores == [0, 1, 0]
    assert state.crafted[0] == ("brutal_tactics",)


def test_once_a_battle() -> None:
    state = wood()
    craft(state, 0, "brutal_tactics")
    used = battle(used=("0:brutal_tactics",))
    assert open_to(state, ME, used, Stage.AFTER_ROLL) == ()
    assert why(state, ME, "brutal_tactics", used) == "It has been used this battle."


@pytest.mark.parametrize("seat", [ME, YOU])
def test_partisans_deal_one_more_and_discard_all_other_suits(seat: Seat) -> None:
    state = wood("exiles_partisans")
    craft(state, seat, "fox_partisans")
    hold(state, seat, "anvil", "bake_sale", "boat_builders", "sword_mouse")
    after = use(state, StepContext(), seat, battle(), "fox_partisans")
    assert after.extra[seat] == 1
    assert state.hands[seat] == ("anvil",)
    assert sorted(state.discard) == ["bake_sale", "boat_builders", "sword_mouse"]
    assert state.crafted[seat] == ("fox_partisans",)


def test_partisans_fight_in_clearings_of_their_suit_and_in_the_lost_city() -> None:
    state = wood("exiles_partisans")
    craft(state, 0, "mouse_partisans")
    assert open_to(state, ME, battle(), Stage.AFTER_ROLL) == ()
    assert "clearings of its suit" in why(state, ME, "mouse_partisans", battle())
    state.landmarks = ((Landmark.LOST_CITY, 1),)
    assert open_to(state, ME, battle(), Stage.AFTER_ROLL) == ("mouse_partisans",)


def test_scouting_party_spares_the_attacker_only() -> None:
    state = wood()
    craft(state, 1, "scouting_party")
    assert not bars_ambush(state, ME)
    craft(state, 0, "scouting_party")
    assert bars_ambush(state, ME)
