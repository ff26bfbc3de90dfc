"""The six books of Yellow Sign (8), each against the general law."""

import pytest

from rules.cthulhu_wars.actions import (
    Capture,
    ChooseBook,
    ChooseUnit,
    EndTurn,
    Fight,
    Recruit,
    Use,
)
from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.boards import YellowSignBoard
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.yellow_sign.actions import (
    GiveDoom,
    Raise,
    Scream,
    SendHastur,
    Shriek,
    Zingaya,
)
from rules.cthulhu_wars.factions.yellow_sign.kinds import (
    ACOLYTE,
    BYAKHEE,
    UNDEAD,
)
from rules.cthulhu_wars.state import Earth, Removed
from rules.kernel.steps import Done, Seat
from tests.rules.cthulhu_wars.factions.battles import (
    asked,
    open_now,
    roll,
    take_turn,
    units,
)
from tests.rules.cthulhu_wars.scenes import (
    BG,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    holder,
    is_abandoned,
    put,
    reasons,
    scene,
    take,
    turn,
)

SIGN, CTHULHU, GOAT = Seat(0), Seat(1), Seat(2)
DESECRATE = Use("desecrate")


def sign(
    *books: str, others: tuple[str, ...] = (GC, BG), tokens: tuple[str, ...] = (), **options: str
) -> Earth:
    """Yellow Sign in its turn, with these books and tokens in these areas."""
    state = scene((YS, *others), options=options)
    take(state, 0, *books)
    state.boards[0] = YellowSignBoard(tokens=tuple(sorted(area(state, each) for each in tokens)))
    return state


def desecrating(*books: str, **kinds: int) -> Earth:
    """The King in Europe with these units."""
    state = sign(*books)
    put(state, 0, "europe", king_in_yellow=1, **kinds)
    return state


# -------------------------------------------------------------------- He Who is Not to be Named
def test_hastur_goes_where_cultists_are() -> None:
    """Of anybody, own ones too, in any other area (R46)."""
    state = sign("he_who_is_not_to_be_named")
    put(state, 0, "europe", hastur=1, acolyte=1)
    put(state, 0, "antarctica", acolyte=1)
    put(state, 1, "south_america", acolyte=1)
    put(state, 2, "africa", ghoul=1)
    take_turn(state)
    wanted = [area(state, each) for each in ("south_america", "antarctica")]
    assert open_now(state, SendHastur) == [SendHastur(each) for each in wanted]
    answer(state, 0, SendHastur(area(state, "antarctica")))
    assert (count(state, 0, "antarctica", "hastur"), state.power[0]) == (1, 9)


def test_hastur_gives_a_second_other_action() -> None:
    """Not The Screaming Dead, not himself again; it may be declined at no loss of Power."""
    state = sign("he_who_is_not_to_be_named", "the_screaming_dead")
    put(state, 0, "europe", hastur=1, king_in_yellow=1)
    put(state, 1, "africa", acolyte=1)
    take_turn(state)
    answer(state, 0, SendHastur(area(state, "africa")))
    assert asked(state) == [0]
    assert not open_now(state, SendHastur)
    assert not open_now(state, Scream)
    assert Capture(area(state, "africa"), CTHULHU) in choices(state)
    assert Fight(area(state, "africa"), CTHULHU) in choices(state)
    answer(state, 0, EndTurn())
    assert (state.power[0], asked(state)) == (9, [1])


def test_hastur_with_the_last_power_ends_the_turn() -> None:
    """Nothing can follow at 0."""
    state = sign("he_who_is_not_to_be_named")
    state.power[0] = 1
    put(state, 0, "europe", hastur=1)
    put(state, 1, "africa", acolyte=1)
    take_turn(state)
    answer(state, 0, SendHastur(area(state, "africa")))
    assert asked(state) == [1]


def test_hastur_is_told_why_he_stays() -> None:
    """Not on the map, or no cultist elsewhere."""
    state = sign("he_who_is_not_to_be_named")
    take_turn(state)
    assert "Hastur is not on the map." in reasons(state)
    put(state, 0, "europe", hastur=1)
    assert "There is no cultist in any other area." in reasons(state)


# -------------------------------------------------------------------- The Screaming Dead
def test_the_screaming_dead_walk_with_the_king() -> None:
    """To an adjacent area, any number of Undead of his area."""
    state = sign("the_screaming_dead")
    put(state, 0, "europe", king_in_yellow=1, undead=2, byakhee=1)
    put(state, 0, "africa", undead=1)
    take_turn(state)
    found = open_now(state, Scream)
    near = [area(state, each) for each in ("arctic_ocean", "north_atlantic", "asia")]
    assert found == [Scream(each, n) for each in near for n in (2, 1, 0)]
    answer(state, 0, Scream(area(state, "asia"), 1))
    assert units(state, 0, "asia") == (0, 1, 0, 1, 0)
    assert (units(state, 0, "europe"), state.power[0]) == ((0, 1, 1, 0, 0), 9)


def test_the_screaming_dead_are_followed_by_a_deed_or_a_battle() -> None:
    """Any action of another kind; then the turn is over."""
    state = sign("the_screaming_dead")
    put(state, 0, "europe", king_in_yellow=1, undead=2)
    put(state, 1, "asia", acolyte=1)
    take_turn(state)
    answer(state, 0, Scream(area(state, "asia"), 2))
    assert not open_now(state, Scream)
    assert Fight(area(state, "asia"), CTHULHU) in choices(state)
    assert DESECRATE in choices(state)
    assert GiveDoom(GOAT) in choices(state)
    answer(state, 0, Recruit(area(state, "asia")))
    assert asked(state) == [1]


def test_the_screaming_dead_wait_for_the_king() -> None:
    """The reason is told."""
    state = sign("the_screaming_dead")
    put(state, 0, "europe", undead=2)
    take_turn(state)
    assert not open_now(state, Scream)
    assert "The King in Yellow is not on the map." in reasons(state)


# -------------------------------------------------------------------- Passion
def test_passion_is_one_power_for_a_battle() -> None:
    """Yellow Sign attacks and loses two Acolytes by kills (R55)."""
    state = sign("passion")
    put(state, 0, "europe", acolyte=2, byakhee=1)
    put(state, 1, "europe", starspawn=1)
    take_turn(state)
    answer(
        state,
        0,
        Fight(area(state, "europe"), CTHULHU),
        script=(roll(misses=2), roll(kills=2, misses=1)),
    )
    answer(state, 0, Suffer(ACOLYTE), Suffer(ACOLYTE))
    assert (units(state, 0, "europe")[ACOLYTE], state.power[0]) == (0, 10)


def test_passion_counts_a_capture_in_an_enemys_turn() -> None:
    """Any removal by an enemy."""
    state = sign("passion")
    state.power[0] = 0
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", deep_one=1)
    turn(state, 1)
    take_turn(state, 1)
    answer(state, 1, Capture(area(state, "europe"), SIGN))
    assert state.power[0] == 1


def test_passion_counts_those_lost_for_lack_of_a_retreat() -> None:
    """The enemy of the battle has removed them."""
    state = sign("passion")
    put(state, 0, "australia", acolyte=1, undead=1)
    put(state, 1, "australia", deep_one=1)
    put(state, 1, "indian_ocean", deep_one=1)
    put(state, 1, "south_pacific", deep_one=1)
    turn(state, 1)
    take_turn(state, 1)
    answer(state, 1, Fight(area(state, "australia"), SIGN), script=(roll(pains=1),))
    answer(state, 0, Suffer(ACOLYTE))
    assert (units(state, 0, "australia"), state.power[0]) == ((0, 1, 0, 0, 0), 11)


@pytest.mark.parametrize(
    ("removed", "gained"),
    [
        (Removed(SIGN, ACOLYTE, 2, Cause.REPLACE, CTHULHU), 1),
        (Removed(SIGN, ACOLYTE, 1, Cause.ELIMINATE, GOAT), 1),
        (Removed(SIGN, ACOLYTE, 1, Cause.SACRIFICE, SIGN), 0),
        (Removed(SIGN, UNDEAD, 1, Cause.KILL, CTHULHU), 0),
        (Removed(GOAT, ACOLYTE, 1, Cause.KILL, CTHULHU), 0),
    ],
)
def test_passion_is_for_own_cultists_that_enemies_removed(removed: Removed, gained: int) -> None:
    """Whatever the means; not own sacrifices, monsters, others."""
    state = sign("passion")
    put(state, 1, "asia", acolyte=1)
    state.removed = (removed, removed)
    turn(state, 1)
    take_turn(state, 1)
    told = answer(state, 1, Recruit(area(state, "asia")))
    assert state.power[0] == 10 + gained
    assert (EffectUsed(SIGN, "passion") in told) is bool(gained)


# -------------------------------------------------------------------- Shriek of the Byakhee
def test_the_byakhee_come_together() -> None:
    """Any of them, from everywhere, to one area."""
    state = sign("shriek_of_the_byakhee")
    put(state, 0, "europe", byakhee=2)
    put(state, 0, "africa", byakhee=1)
    put(state, 0, "asia", byakhee=1)
    take_turn(state)
    assert len(open_now(state, Shriek)) == 13
    answer(state, 0, Shriek(area(state, "asia")))
    africa, europe = area(state, "africa"), area(state, "europe")
    assert choices(state) == [ChooseUnit(SIGN, BYAKHEE, europe), ChooseUnit(SIGN, BYAKHEE, africa)]
    answer(state, 0, ChooseUnit(SIGN, BYAKHEE, africa))
    assert choices(state) == [ChooseUnit(SIGN, BYAKHEE, europe), Done()]
    answer(state, 0, ChooseUnit(SIGN, BYAKHEE, europe), Done())
    assert count(state, 0, "asia", "byakhee") == 3
    assert (count(state, 0, "europe", "byakhee"), state.power[0], asked(state)) == (1, 9, [1])


def test_the_byakhee_need_somewhere_to_come_from() -> None:
    """All in one area: every other one; none at all: the reason; the last one ends the answer."""
    state = sign("shriek_of_the_byakhee")
    take_turn(state)
    assert "You have no Byakhee on the map." in reasons(state)
    put(state, 0, "europe", byakhee=1)
    europe = area(state, "europe")
    assert Shriek(europe) not in choices(state)
    assert len(open_now(state, Shriek)) == 12
    answer(state, 0, Shriek(area(state, "asia")), ChooseUnit(SIGN, BYAKHEE, europe))
    assert (count(state, 0, "asia", "byakhee"), asked(state)) == (1, [1])


# -------------------------------------------------------------------- The Third Eye
def test_the_third_eye_makes_desecration_cheap_and_holy() -> None:
    """With Hastur in play: 1 Power, and a success brings a sign."""
    state = desecrating("the_third_eye")
    put(state, 0, "antarctica", hastur=1)
    state.power[0] = 1
    take_turn(state)
    answer(state, 0, DESECRATE, script=((0,),))
    answer(state, 0, Raise(UNDEAD))
    assert (state.power[0], state.due_signs[0], len(state.signs[0])) == (0, 1, 0)
    answer(state, 0, ChooseBook("passion"))
    assert len(state.signs[0]) == 1


def test_the_third_eye_brings_no_sign_for_a_failure() -> None:
    """Only cheaper."""
    state = desecrating("the_third_eye")
    put(state, 0, "antarctica", hastur=1)
    take_turn(state)
    answer(state, 0, DESECRATE, script=((4,),))
    answer(state, 0, Raise(UNDEAD))
    assert (state.power[0], len(state.signs[0])) == (9, 0)


def test_the_third_eye_is_shut_without_hastur() -> None:
    """It does nothing (R47)."""
    state = desecrating("the_third_eye")
    state.power[0] = 1
    take_turn(state)
    assert DESECRATE not in choices(state)
    state.power[0] = 2
    answer(state, 0, DESECRATE, script=((0,),))
    answer(state, 0, Raise(UNDEAD), ChooseBook("passion"))
    assert (state.power[0], len(state.signs[0])) == (0, 0)


# -------------------------------------------------------------------- Zingaya
def test_zingaya_turns_an_acolyte_into_an_undead() -> None:
    """Its owner picks by unit where one holds the gate (R44)."""
    state = sign("zingaya")
    put(state, 0, "asia", undead=1)
    put(state, 1, "asia", acolyte=2, starspawn=1)
    gate(state, "asia", 1)
    take_turn(state)
    asia = area(state, "asia")
    assert open_now(state, Zingaya) == [Zingaya(asia, CTHULHU)]
    answer(state, 0, Zingaya(asia, CTHULHU))
    assert choices(state, 1) == [
        ChooseUnit(CTHULHU, 0, asia),
        ChooseUnit(CTHULHU, 0, asia, holder=True),
    ]
    answer(state, 1, ChooseUnit(CTHULHU, 0, asia))
    assert (units(state, 0, "asia")[UNDEAD], units(state, 1, "asia")[0]) == (2, 1)
    assert (holder(state, "asia"), state.power[0]) == (CTHULHU, 9)


def test_zingaya_may_hit_the_only_holder() -> None:
    """Nobody is asked; the gate is abandoned."""
    state = sign("zingaya")
    put(state, 0, "asia", undead=1)
    put(state, 1, "asia", acolyte=1)
    gate(state, "asia", 1)
    take_turn(state)
    answer(state, 0, Zingaya(area(state, "asia"), CTHULHU))
    assert (units(state, 0, "asia")[UNDEAD], is_abandoned(state, "asia")) == (2, True)
    assert state.captives[0] == ()
    assert state.pools[1][0] == 6


def test_zingaya_is_not_offered_without_an_undead_in_the_pool() -> None:
    """Nor without an Acolyte beside one: the reasons (R44)."""
    state = sign("zingaya")
    put(state, 0, "asia", undead=6)
    put(state, 1, "asia", acolyte=1)
    take_turn(state)
    assert not open_now(state, Zingaya)
    assert "There is no Undead in your pool." in reasons(state)
    state = sign("zingaya")
    put(state, 0, "asia", undead=1)
    put(state, 1, "europe", acolyte=1)
    take_turn(state)
    assert not open_now(state, Zingaya)
    assert "None of your Undead shares an area with an enemy Acolyte." in reasons(state)
