"""The six books of the Windwalker (15), each against the general law."""

import pytest

from rules.cthulhu_wars.actions import (
    BuildGate,
    Capture,
    ChooseUnit,
    Fight,
    Recruit,
    Ritual,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.factions.black_goat.avatar import Avatar
from rules.cthulhu_wars.factions.great_cthulhu.dreams import Dreams
from rules.cthulhu_wars.factions.great_cthulhu.submerge import Surface
from rules.cthulhu_wars.factions.windwalker.actions import Feed, Freeze, GoAlong
from rules.cthulhu_wars.factions.windwalker.board import ice_area
from rules.cthulhu_wars.factions.windwalker.ice_age import IceAge
from rules.cthulhu_wars.factions.windwalker.kinds import (
    ACOLYTE,
    GNOPH_KEH,
    ITHAQUA,
    WENDIGO,
)
from rules.cthulhu_wars.factions.yellow_sign.actions import Scream, SendHastur, Shriek, Zingaya
from rules.cthulhu_wars.orders.moving import walks
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.rounds.ritual import cost as ritual_cost
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Action, Done, Pass
from rules.kernel.text import english
from tests.rules.cthulhu_wars.factions.battles import (
    KILL,
    MISS,
    PAIN,
    asked,
    fight,
    labels,
    of_kind,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import FOE, ME, WW
from tests.rules.cthulhu_wars.scenes import (
    BG,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    is_abandoned,
    put,
    run,
    scene,
    take,
)


def walker(*books: str) -> Earth:
    """Windwalker sits first with books, then the Black Goat, Great Cthulhu, Yellow Sign."""
    state = scene((WW, BG, GC, YS))
    take(state, 0, *books)
    return state


# -------------------------------------------------------------------- Arctic Wind
def windy() -> Earth:
    """Ithaqua and others in Europe, one of them on the gate."""
    state = walker("arctic_wind")
    put(state, 0, "europe", ithaqua=1, acolyte=2, wendigo=1)
    gate(state, "europe", 0)
    take_turn(state)
    return state


def test_units_beside_ithaqua_go_along_for_nothing() -> None:
    """One by one; they have moved then."""
    state = windy()
    europe, arabia = area(state, "europe"), area(state, "arabia")
    answer(state, 0, Walks(ITHAQUA, europe, arabia))
    assert choices(state) == [
        GoAlong(ACOLYTE),
        GoAlong(ACOLYTE, True),
        GoAlong(WENDIGO),
        Use("arctic_wind"),
        Pass(),
    ]
    assert "Acolyte leaves the gate and goes along" in labels(state)
    answer(state, 0, GoAlong(WENDIGO), GoAlong(ACOLYTE), Pass())
    assert state.power[0] == 9
    assert count(state, 0, "arabia", "wendigo") == count(state, 0, "arabia", "acolyte") == 1
    assert count(state, 0, "europe", "acolyte") == 1
    assert not is_abandoned(state, "europe")
    assert {each.source for each in of_kind(state, 0, Walks)} == {europe}


def test_all_go_along_at_once_and_the_gate_is_left() -> None:
    """The holder too."""
    state = windy()
    europe, arabia = area(state, "europe"), area(state, "arabia")
    answer(state, 0, Walks(ITHAQUA, europe, arabia), Use("arctic_wind"))
    assert state.units[area(state, "arabia")][0] == (2, 1, 0, 0, 1)
    assert is_abandoned(state, "europe")
    answer(state, 0, Done())
    assert state.power[0] == 9


def test_who_came_by_the_same_move_does_not_go_along() -> None:
    """Each unit at most once."""
    state = walker("arctic_wind")
    put(state, 0, "europe", ithaqua=1)
    put(state, 0, "arabia", wendigo=1)
    take_turn(state)
    europe, arabia = area(state, "europe"), area(state, "arabia")
    answer(state, 0, Walks(WENDIGO, arabia, europe))
    answer(state, 0, Walks(ITHAQUA, europe, area(state, "scandinavia")))
    assert GoAlong(WENDIGO) not in choices(state)
    assert count(state, 0, "europe", "wendigo") == 1


def test_they_go_along_with_the_last_power() -> None:
    """The move is over then, and what went does not open another one."""
    state = windy()
    state.power[0] = 1
    europe, arabia = area(state, "europe"), area(state, "arabia")
    answer(state, 0, Walks(ITHAQUA, europe, arabia), Use("arctic_wind"))
    assert state.power[0] == 0
    assert count(state, 0, "arabia", "wendigo") == 1
    assert state.turn is None or not state.turn.moving


def test_nobody_goes_along_with_others_or_without_the_book() -> None:
    """Only when Ithaqua moves."""
    state = windy()
    answer(state, 0, Walks(WENDIGO, area(state, "europe"), area(state, "arabia")))
    assert not of_kind(state, 0, GoAlong)
    plain = walker("howl")
    put(plain, 0, "europe", ithaqua=1, wendigo=1)
    take_turn(plain)
    answer(plain, 0, Walks(ITHAQUA, area(plain, "europe"), area(plain, "arabia")))
    assert not of_kind(plain, 0, GoAlong)


# -------------------------------------------------------------------- Berserkergang
def berserk(*books: str) -> Earth:
    """Two Gnoph-Kehs against a Dark Young, a Ghoul and Shub-Niggurath."""
    state = walker(*(books or ("berserkergang",)))
    put(state, 0, "europe", gnoph_keh=2, acolyte=1)
    put(state, 1, "europe", dark_young=1, ghoul=1, shub_niggurath=1)
    return state


def test_for_each_gnoph_keh_killed_the_enemy_loses_a_unit() -> None:
    """His choice among monsters and cultists that fought."""
    state = berserk()
    fight(state, "europe", 0, 1, (MISS,) * 6, (KILL, MISS))
    hit = next(each for each in choices(state) if getattr(each, "kind", None) == GNOPH_KEH)
    answer(state, 0, hit)
    europe = area(state, "europe")
    assert asked(state) == [FOE]
    assert choices(state, 1) == [ChooseUnit(FOE, 1, europe), ChooseUnit(FOE, 3, europe)]
    answer(state, 1, ChooseUnit(FOE, 3, europe))
    assert state.units[europe][1] == (0, 1, 0, 0, 1)
    assert [each.by for each in state.removed][-1] == ME


def test_one_that_has_retreated_may_be_the_one() -> None:
    """It fought, wherever it is now."""
    state = berserk()
    fight(state, "europe", 0, 1, (PAIN, *(MISS,) * 5), (KILL, MISS))
    hit = next(each for each in choices(state) if getattr(each, "kind", None) == GNOPH_KEH)
    answer(state, 0, hit)
    ghoul = next(each for each in choices(state, 1) if getattr(each, "kind", None) == 1)
    arabia = area(state, "arabia")
    answer(state, 1, ghoul)
    answer(state, 1, Retreat(1, arabia))
    assert choices(state, 1) == [
        ChooseUnit(FOE, 3, area(state, "europe")),
        ChooseUnit(FOE, 1, arabia),
    ]
    answer(state, 1, ChooseUnit(FOE, 1, arabia))
    assert count(state, 1, "arabia", "ghoul") == 0
    assert state.battle is None


@pytest.mark.parametrize(("books", "victim"), [(("howl",), GNOPH_KEH), ((), ACOLYTE)])
def test_other_units_are_not_avenged(books: tuple[str, ...], victim: int) -> None:
    """Neither is a Gnoph-Keh without the book."""
    state = berserk(*books)
    fight(state, "europe", 0, 1, (MISS,) * 6, (KILL, MISS))
    hit = next(each for each in choices(state) if getattr(each, "kind", None) == victim)
    answer(state, 0, hit)
    assert state.battle is None
    assert state.units[area(state, "europe")][1] == (0, 1, 0, 1, 1)


# -------------------------------------------------------------------- Cannibalism
def test_after_a_battle_of_others_somebody_comes_to_eat() -> None:
    """A Wendigo or an Acolyte; it takes no part in anything more."""
    state = walker("cannibalism")
    put(state, 1, "europe", ghoul=1)
    put(state, 3, "europe", undead=2)
    fight(state, "europe", 1, 3, (KILL,))
    assert choices(state) == [Feed(WENDIGO), Feed(ACOLYTE)]
    answer(state, 0, Feed(WENDIGO))
    assert count(state, 0, "europe", "wendigo") == 1
    assert state.battle is None


def test_it_comes_after_an_own_battle_and_only_for_enemies() -> None:
    """Own units that died are no meal."""
    state = walker("cannibalism")
    put(state, 0, "europe", wendigo=2)
    put(state, 1, "europe", ghoul=2)
    fight(state, "europe", 1, 0, (KILL, MISS))
    assert of_kind(state, 0, Feed)
    answer(state, 0, Feed(ACOLYTE))
    assert count(state, 0, "europe", "acolyte") == 1
    other = walker("cannibalism")
    put(other, 0, "europe", wendigo=2)
    put(other, 1, "europe", dark_young=1)
    fight(other, "europe", 1, 0, (KILL, MISS), (MISS, MISS))
    assert other.battle is None
    assert count(other, 0, "europe", "acolyte") == 0


def test_nothing_comes_from_an_empty_pool_or_for_pains() -> None:
    """Only what is there; only for the killed."""
    state = walker("cannibalism")
    put(state, 0, "antarctica", acolyte=6, wendigo=4)
    put(state, 1, "europe", ghoul=1)
    put(state, 3, "europe", undead=2)
    fight(state, "europe", 1, 3, (KILL,), (MISS,))
    assert state.battle is None
    other = walker("cannibalism")
    put(other, 1, "europe", ghoul=1)
    put(other, 3, "europe", undead=2)
    fight(other, "europe", 1, 3, (PAIN,))
    answer(other, 1, Retreat(1, area(other, "arabia")))
    assert other.battle is None


# -------------------------------------------------------------------- Herald
@pytest.mark.parametrize("marker", [0, 3, 7, 8])
def test_a_ritual_costs_five_wherever_the_marker_is(marker: int) -> None:
    """On Instant Death, too; others pay what it says."""
    state = walker("herald_of_the_outer_gods")
    state.ritual = marker
    assert ritual_cost(state, ME) == 5
    assert ritual_cost(state, FOE) == (5, 6, 7, 7, 8, 8, 9, 10, 10)[marker]


def test_with_five_power_a_ritual_is_open_late_in_the_game() -> None:
    """The marker moves on as always."""
    state = walker("herald_of_the_outer_gods")
    put(state, 0, "antarctica", acolyte=1)
    gate(state, "antarctica", 0)
    state.ritual, state.power[0] = 6, 5
    run(state, OfferRitual(ME))
    answer(state, 0, Ritual())
    assert (state.power[0], state.ritual, state.doom[0]) == (0, 7, 1)


# -------------------------------------------------------------------- Howl
def test_the_enemy_sends_a_unit_away_before_the_dice() -> None:
    """Of any class, even to an area with units of Windwalker; it fights no more."""
    state = walker("howl")
    put(state, 0, "europe", wendigo=1)
    put(state, 0, "arabia", acolyte=1)
    put(state, 1, "europe", shub_niggurath=1, ghoul=1)
    fight(state, "europe", 0, 1)
    assert labels(state)[0] == "Howl: Black Goat sends a unit away from the battle"
    answer(state, 0, Use("howl"))
    assert asked(state) == [FOE]
    arabia = area(state, "arabia")
    assert Retreat(4, arabia) in choices(state, 1)
    answer(state, 1, Retreat(4, arabia), script=((MISS,), (MISS,)))
    assert count(state, 1, "arabia", "shub_niggurath") == 1
    assert state.battle is None


def test_one_howl_for_a_battle_and_none_without_a_wendigo() -> None:
    """However many there are; the only unit that goes ends the battle."""
    state = walker("howl")
    put(state, 0, "europe", wendigo=3)
    put(state, 1, "europe", ghoul=1)
    fight(state, "europe", 0, 1)
    answer(state, 0, Use("howl"))
    answer(state, 1, Retreat(1, area(state, "arabia")))
    assert state.battle is None
    other = walker("howl")
    put(other, 0, "europe", gnoph_keh=1)
    put(other, 1, "europe", ghoul=1)
    fight(other, "europe", 0, 1, (MISS,) * 3, (MISS,))
    assert other.battle is None


# -------------------------------------------------------------------- Ice Age
def frozen(where: str) -> Earth:
    """The token lies somewhere."""
    state = walker("ice_age")
    take_turn(state)
    answer(state, 0, Freeze(area(state, where)))
    assert ice_area(state, ME) == area(state, where)
    return state


def test_the_token_is_laid_and_moved_for_one_power() -> None:
    """To any other area."""
    state = frozen("europe")
    assert state.power[0] == 9
    state.power[1:] = [0, 0, 0]
    fresh = walker("ice_age")
    fresh.boards = state.boards
    take_turn(fresh)
    areas = {each.area for each in of_kind(fresh, 0, Freeze)}
    assert areas == set(range(len(fresh.units))) - {area(fresh, "europe")}
    fresh.power[0] = 0
    assert not of_kind(fresh, 0, Freeze)


def chilly(power: int) -> Earth:
    """The goat's turn with so much Power; the token lies in Europe."""
    state = walker("ice_age")
    put(state, 0, "antarctica", acolyte=1)
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", acolyte=2, dark_young=1)
    put(state, 1, "arabia", ghoul=1)
    state.boards[0] = frozen("europe").boards[0]
    state.power[1] = power
    return state


@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("recruit", 2),
        ("build", 4),
        ("battle", 2),
        ("capture", 2),
        ("walk", 2),
        ("leave", 1),
    ],
)
def test_actions_of_enemies_that_end_there_cost_one_more(action: str, cost: int) -> None:
    """Common actions; a move out of it does not."""
    state = chilly(cost)
    europe, arabia = area(state, "europe"), area(state, "arabia")
    orders: dict[str, Action] = {
        "recruit": Recruit(europe),
        "build": BuildGate(europe),
        "battle": Fight(europe, ME),
        "capture": Capture(europe, ME),
        "walk": Walks(1, arabia, europe),
        "leave": Walks(3, europe, arabia),
    }
    take_turn(state, 1)
    assert orders[action] in choices(state, 1)
    poor = chilly(cost - 1)
    take_turn(poor, 1)
    assert orders[action] not in choices(poor, 1)
    answer(state, 1, orders[action])
    assert state.power[1] == 0


def test_its_owner_pays_as_always() -> None:
    """And others do elsewhere."""
    state = chilly(2)
    state.power[0] = 1
    take_turn(state)
    assert Recruit(area(state, "europe")) in choices(state)
    assert len(walks(state, ME)) > 0


@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_books_of_enemies_cost_one_more_there(power: int) -> None:
    """Whatever ends in the area."""
    state = chilly(0)
    europe = area(state, "europe")
    take(state, 2, "dreams", "submerge")
    take(state, 3, "the_screaming_dead", "shriek_of_the_byakhee", "zingaya")
    state.aside[2] = (0, 0, 0, 0, 1)
    state.pools[2] = (*state.pools[2][:4], 0)
    put(state, 3, "scandinavia", king_in_yellow=1, byakhee=1)
    put(state, 3, "europe", undead=1)
    state.power[2] = state.power[3] = power
    run(state)
    take_turn(state, 2)
    assert (Surface(europe) in choices(state, 2)) == (power >= 1)
    assert Surface(area(state, "arabia")) in choices(state, 2)
    assert (Dreams(europe, ME) in choices(state, 2)) == (power >= 3)
    other = chilly(0)
    other.power[3], other.books[3], other.met[3] = power, state.books[3], state.met[3]
    other.units, other.pools = state.units, state.pools
    take_turn(other, 3)
    open_now = choices(other, 3)
    assert (Scream(europe, 0) in open_now) == (power >= 2)
    assert (Shriek(europe) in open_now) == (power >= 2)
    assert (Zingaya(europe, ME) in open_now) == (power >= 2)


def test_the_price_is_paid_and_told() -> None:
    """Avatar and Hastur come dearer; the summons say so."""
    state = chilly(3)
    put(state, 1, "arabia", shub_niggurath=1)
    gate(state, "europe", 1)
    take_turn(state, 1)
    assert "Summon in Europe: Ghoul (2 Power)" in labels(state, 1)
    assert Summon(1, area(state, "europe")) in choices(state, 1)
    answer(state, 1, Avatar(area(state, "europe"), ME))
    assert state.power[1] == 1
    other = chilly(0)
    take(other, 3, "he_who_is_not_to_be_named")
    put(other, 3, "arabia", hastur=1)
    other.power[3] = 2
    take_turn(other, 3)
    answer(other, 3, SendHastur(area(other, "europe")))
    assert other.power[3] == 0


def test_without_power_the_book_is_listed_with_its_reason() -> None:
    """While another faction has the turn's Power it costs more than is there."""
    state = walker("ice_age")
    state.power[0] = 0
    (option,) = IceAge().refused(state, ME)
    assert option.why_not is not None
    assert english(option.why_not) == "It costs 1 Power; you have 0."
    state.power[0] = 1
    assert not IceAge().refused(state, ME)
