"""Effects after the roll (4, step 4): turns, passes, once a battle, what they change."""

from rules.kernel import agenda
from rules.kernel.steps import Event, Pass, Seat
from rules.kernel.text import english
from rules.root.actions import ChooseSeat, UseEffect
from rules.root.battle.events import HitsDealt
from rules.root.state import Woodland
from tests.rules.root.battlefield import ME, YOU, asked, begin, decline, give, stand, wood


def arena(mine: tuple[str, ...] = (), yours: tuple[str, ...] = ()) -> Woodland:
    """Three against three, with cards in play."""
    state = wood()
    stand(state, 1, s0=3, s1=3)
    state.crafted[0], state.crafted[1] = mine, yours
    return state


def dealt(events: list[Event]) -> tuple[int, int]:
    """What was dealt."""
    return next(event.dealt for event in events if isinstance(event, HitsDealt))


def test_nobody_with_effects_nobody_asked() -> None:
    state = arena(("cobbler",), ("sappers",))
    begin(state, 1, (1, 0), attacker=1, defender=0)
    assert state.battle is None


def test_one_side_is_asked_until_it_passes() -> None:
    state = arena(("armorers", "brutal_tactics"))
    begin(state, 1, (2, 1))
    assert asked(state) == ("UseOrPass", [0])
    assert agenda.actions(state, ME) == (
        Pass(),
        UseEffect("armorers"),
        UseEffect("brutal_tactics"),
    )
    assert "rolled 2" in english(agenda.request(state, ME).prompt)
    give(state, 0, UseEffect("brutal_tactics"))
    assert agenda.actions(state, ME) == (Pass(), UseEffect("armorers"))
    assert state.scores[1] == 1
    assert dealt(decline(state, 0)) == (3, 1)
    assert state.crafted[0] == ("armorers", "brutal_tactics")


def test_armorers_ignores_rolled_hits_only() -> None:
    """R27: the extra hit stays."""
    state = arena(("armorers",), ("sappers",))
    begin(state, 1, (2, 2))
    give(state, 0, ChooseSeat(ME), UseEffect("armorers"))
    assert dealt(give(state, 1, UseEffect("sappers"))) == (2, 1)
    assert state.crafted[:2] == [(), ()]
    assert sorted(state.discard) == ["armorers", "sappers"]


def test_the_attacker_decides_who_goes_first_then_the_sides_take_turns() -> None:
    """R28."""
    state = arena(("brutal_tactics",), ("armorers", "sappers"))
    begin(state, 1, (1, 1))
    assert asked(state) == ("ChooseFirst", [0])
    assert [english(each.label) for each in agenda.options(state, ME)][1].endswith("goes first")
    give(state, 0, ChooseSeat(YOU))
    assert asked(state) == ("UseOrPass", [1])
    give(state, 1, UseEffect("sappers"))
    assert asked(state) == ("UseOrPass", [0])
    give(state, 0, Pass())
    assert asked(state) == ("UseOrPass", [1])
    assert dealt(decline(state, 1)) == (1, 2)


def test_a_use_after_a_pass_opens_it_again() -> None:
    state = arena(("brutal_tactics",), ("armorers",))
    begin(state, 1, (1, 1))
    give(state, 0, ChooseSeat(ME), Pass())
    give(state, 1, UseEffect("armorers"))
    assert asked(state) == ("UseOrPass", [0]), "both must pass in a row"
    assert dealt(give(state, 0, UseEffect("brutal_tactics"))) == (1, 1)


def test_both_sides_may_have_the_same_card() -> None:
    state = arena(("armorers",), ("armorers",))
    begin(state, 1, (2, 1))
    give(state, 0, ChooseSeat(ME), UseEffect("armorers"))
    assert dealt(give(state, 1, UseEffect("armorers"))) == (0, 0)


def test_a_defenseless_defender_may_still_use_sappers() -> None:
    """R29."""
    state = wood()
    stand(state, 1, s0=1)
    from tests.rules.root.battlefield import roost

    roost(state, 1)
    state.crafted[1] = ("sappers",)
    begin(state, 1, (3, 3))
    assert dealt(give(state, 1, UseEffect("sappers"))) == (2, 1)
    assert state.warriors[1][0] == 0
    assert state.buildings[1] == ()


def test_what_does_not_help_stands_refused() -> None:
    state = arena(("armorers", "brutal_tactics", "sappers"))
    begin(state, 1, (2, 0))
    options = agenda.options(state, Seat(0))
    refused = {each.action.effect: english(each.why_not) for each in options if each.why_not}
    assert set(refused) == {"armorers", "sappers"}
