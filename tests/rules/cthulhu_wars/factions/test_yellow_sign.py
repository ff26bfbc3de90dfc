"""Yellow Sign (8): its units, Feast, Desecrate, Vengeance, six deeds."""

import pytest

from rules.cthulhu_wars.abilities.effects import effect, law, requirement
from rules.cthulhu_wars.actions import (
    Awaken,
    ChooseBook,
    Use,
)
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.boards import YellowSignBoard
from rules.cthulhu_wars.enums import Faction, Phase
from rules.cthulhu_wars.factions.yellow_sign.actions import (
    GiveDoom,
    Raise,
)
from rules.cthulhu_wars.factions.yellow_sign.desecrate import ChooseAppearance, RollDesecrate
from rules.cthulhu_wars.factions.yellow_sign.kinds import (
    ACOLYTE,
    BYAKHEE,
    HASTUR,
    KING_IN_YELLOW,
    UNDEAD,
)
from rules.cthulhu_wars.rounds.gather import income
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.luck import Dice
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.factions.battles import (
    asked,
    dice,
    fight,
    is_over,
    open_now,
    question,
    roll,
    take_turn,
    units,
)
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    put,
    reasons,
    scene,
    take,
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


def desecrated(state: Earth) -> tuple[int, ...]:
    """Where tokens lie."""
    board = state.boards[0]
    assert isinstance(board, YellowSignBoard)
    return board.tokens


# -------------------------------------------------------------------- where it begins, its units
@pytest.mark.parametrize("map", ["earth_3p", "earth_4p_east5", "earth_4p_west5", "earth_5p"])
def test_it_begins_in_europe(map: str) -> None:
    """With all its tokens at hand (3)."""
    state = scene((YS, GC, BG), map=map)
    assert law(Faction.YELLOW_SIGN).starts(state) == (area(state, "europe"),)
    assert law(Faction.YELLOW_SIGN).board() == YellowSignBoard()


@pytest.mark.parametrize(
    ("kinds", "number"),
    [
        ({"acolyte": 3}, 0),
        ({"undead": 1}, 0),
        ({"undead": 4}, 3),
        ({"byakhee": 1}, 2),
        ({"byakhee": 4}, 5),
        ({"king_in_yellow": 1}, 0),
        ({"hastur": 1}, 5),
        ({"undead": 2, "byakhee": 2, "king_in_yellow": 1, "hastur": 1, "acolyte": 1}, 1 + 3 + 5),
    ],
)
def test_its_units_fight_in_groups(kinds: dict[str, int], number: int) -> None:
    """Undead less one, Byakhee and one, Hastur what a ritual costs."""
    state = sign()
    put(state, 0, "europe", **kinds)
    put(state, 1, "europe", deep_one=1)
    assert dice(state, "europe", 0, 1) == number


@pytest.mark.parametrize(("step", "number"), [(0, 5), (1, 6), (5, 10), (6, 10)])
def test_hastur_fights_with_the_present_cost_of_a_ritual(step: int, number: int) -> None:
    """10 on Instant Death."""
    state = sign()
    state.ritual = step
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", deep_one=1)
    assert dice(state, "europe", 0, 1) == number


# -------------------------------------------------------------------- awakening
def test_the_king_awakens_beside_any_own_unit_without_a_gate() -> None:
    """For 4; a deed."""
    state = sign()
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "asia", undead=1)
    put(state, 0, "africa", acolyte=1)
    gate(state, "europe", 0)
    take_turn(state)
    areas = [each.area for each in open_now(state, Awaken)]  # type: ignore[attr-defined]
    assert areas == [area(state, "asia"), area(state, "africa")]
    answer(state, 0, Awaken(KING_IN_YELLOW, area(state, "asia")))
    assert (state.power[0], count(state, 0, "asia", "king_in_yellow")) == (6, 1)
    assert state.met[0] == ("ys_awaken_king",)
    assert ChooseBook("passion") in choices(state)


def test_the_king_may_need_a_cultist() -> None:
    """The first edition's card, an option (16)."""
    state = sign(king_in_yellow_needs="own_cultist")
    put(state, 0, "asia", undead=1)
    take_turn(state)
    assert not open_now(state, Awaken)
    assert any("The King in Yellow awakens in an area with" in why for why in reasons(state))
    put(state, 0, "africa", acolyte=1)
    assert open_now(state, Awaken) == [Awaken(KING_IN_YELLOW, area(state, "africa"))]


def test_hastur_awakens_where_the_king_stands_at_an_own_gate() -> None:
    """For 10; the deed also brings a sign."""
    state = sign()
    put(state, 0, "europe", king_in_yellow=1, acolyte=1)
    put(state, 0, "asia", acolyte=1)
    gate(state, "europe", 0)
    gate(state, "asia", 0)
    take_turn(state)
    assert open_now(state, Awaken) == [Awaken(HASTUR, area(state, "europe"))]
    answer(state, 0, Awaken(HASTUR, area(state, "europe")))
    assert (state.power[0], state.met[0]) == (0, ("ys_awaken_hastur",))
    answer(state, 0, ChooseBook("zingaya"))
    assert (len(state.signs[0]), count(state, 0, "europe", "hastur")) == (1, 1)


def test_hastur_does_not_awaken_at_an_abandoned_gate() -> None:
    """The holder moved off: not until a cultist is on the gate again (R18)."""
    state = sign(auto_gates="off")
    put(state, 0, "europe", king_in_yellow=1, acolyte=1)
    gate(state, "europe")
    take_turn(state)
    assert not open_now(state, Awaken)
    assert any("you do not in Europe" in why for why in reasons(state))


def test_hastur_waits_for_the_king() -> None:
    """Without him on the map there is no place."""
    state = sign()
    put(state, 0, "europe", acolyte=1)
    gate(state, "europe", 0)
    take_turn(state)
    assert not open_now(state, Awaken)
    assert "The King in Yellow is not on the map." in reasons(state)


# -------------------------------------------------------------------- Feast
def test_feast_feeds_where_token_and_unit_are_together() -> None:
    """1 Power an area, however many units; a token alone feeds nobody."""
    state = sign(tokens=("europe", "asia", "africa"))
    put(state, 0, "europe", undead=3)
    put(state, 0, "asia", byakhee=1)
    put(state, 0, "australia", undead=1)
    put(state, 1, "africa", deep_one=1)
    assert income(state, SIGN).effects == 2
    assert income(state, CTHULHU).effects == 0


def test_feast_sees_that_tokens_are_sound() -> None:
    """One in an area, on the map, twelve at most."""
    state = sign(tokens=("europe", "asia"))
    assert effect("feast").problems(state, SIGN) == []
    state.boards[0] = YellowSignBoard(tokens=tuple(range(12)))
    assert effect("feast").problems(state, SIGN) == []
    for wrong in ((3, 3), (4, 3), (13,), tuple(range(13))):
        state.boards[0] = YellowSignBoard(tokens=wrong)
        assert effect("feast").problems(state, SIGN)


# -------------------------------------------------------------------- Desecrate
def desecrating(*books: str, **kinds: int) -> Earth:
    """The King in Europe with these units."""
    state = sign(*books)
    put(state, 0, "europe", king_in_yellow=1, **kinds)
    return state


def test_desecrate_succeeds_up_to_the_number_of_own_units() -> None:
    """The King counts; then a small unit comes."""
    state = desecrating(undead=1)
    take_turn(state)
    answer(state, 0, DESECRATE, script=((1,),))
    assert (desecrated(state), state.power[0]) == ((area(state, "europe"),), 8)
    assert choices(state) == [Raise(ACOLYTE), Raise(UNDEAD), Raise(BYAKHEE)]
    answer(state, 0, Raise(BYAKHEE))
    assert units(state, 0, "europe") == (0, 1, 1, 1, 0)
    assert state.met[0] == ("ys_desecrate_slashes",)


def test_desecrate_fails_above_it_and_a_unit_comes_all_the_same() -> None:
    """No token, no deed; enemies there do not count."""
    state = desecrating(undead=1)
    put(state, 1, "europe", deep_one=3)
    take_turn(state)
    answer(state, 0, DESECRATE, script=((2,),))
    assert (desecrated(state), question(state)) == (
        (),
        ChooseAppearance(SIGN, area(state, "europe")),
    )
    answer(state, 0, Raise(ACOLYTE))
    assert units(state, 0, "europe") == (1, 1, 0, 1, 0)
    assert state.met[0] == ()


def test_desecrate_with_an_empty_pool_brings_nothing() -> None:
    """2 Power are gone (R45)."""
    state = desecrating()
    state.pools[0] = (0, 0, 0, 0, 1)
    take_turn(state)
    answer(state, 0, DESECRATE, script=((5,),))
    assert (state.power[0], units(state, 0, "europe")) == (8, (0, 0, 0, 1, 0))
    assert asked(state) == [1]


def test_desecrate_is_not_offered_where_it_makes_no_sense() -> None:
    """No King, a token there, no token at hand, too little Power: each with its reason."""
    state = sign()
    take_turn(state)
    assert DESECRATE not in choices(state)
    assert "The King in Yellow is not on the map." in reasons(state)
    put(state, 0, "europe", king_in_yellow=1)
    state.boards[0] = YellowSignBoard(tokens=(area(state, "europe"),))
    assert DESECRATE not in choices(state)
    assert "Europe is already desecrated." in reasons(state)
    others = [each for each in range(13) if each != area(state, "europe")]
    state.boards[0] = YellowSignBoard(tokens=tuple(others))
    assert DESECRATE not in choices(state)
    assert "All your desecration tokens are on the map." in reasons(state)
    state.boards[0] = YellowSignBoard()
    assert DESECRATE in choices(state)
    state.power[0] = 1
    assert DESECRATE not in choices(state)


def test_desecrate_rolls_one_die() -> None:
    """With six faces."""
    assert RollDesecrate(SIGN, 0).lots(sign()) == Dice(1, 6)


def test_desecrate_tells_its_odds() -> None:
    """Where, for how much, up to which roll."""
    state = desecrating(undead=2)
    take_turn(state)
    told = agenda.request(state, SIGN)
    assert DESECRATE in told.actions
    labels = [each.label for each in agenda.options(state, SIGN) if each.action == DESECRATE]
    assert [dict(label.facts)["most"] for label in labels] == [3]


# -------------------------------------------------------------------- Vengeance
def test_vengeance_assigns_what_it_rolled() -> None:
    """Not one unit twice (R30)."""
    state = sign()
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", cthulhu=1, deep_one=1, shoggoth=1)
    fight(state, "europe", 0, 1, roll(kills=2, misses=3), roll(misses=9))
    spread = question(state)
    assert isinstance(spread, Spread)
    assert (asked(state), spread.side) == ([0], CTHULHU)
    answer(state, 0, Suffer(4))
    assert choices(state) == [Suffer(1), Suffer(2)]
    answer(state, 0, Suffer(1))
    assert (units(state, 1, "europe"), is_over(state)) == ((0, 0, 1, 0, 0), True)


def test_vengeance_holds_though_hastur_is_killed() -> None:
    """He is killed in the same roll (R51)."""
    state = sign()
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", starspawn=2, deep_one=1)
    fight(state, "europe", 0, 1, roll(kills=1, pains=1, misses=3), roll(kills=1, misses=6))
    answer(state, 0, Suffer(3))
    assert (count(state, 0, "europe", "hastur"), asked(state)) == (0, [0])
    answer(state, 0, Suffer(1))
    assert asked(state) == [1], "its owner says where a pained unit goes"
    assert units(state, 1, "europe") == (0, 1, 0, 1, 0)


def test_vengeance_needs_hastur_in_the_battle() -> None:
    """Elsewhere he does not help: each side spreads its own losses."""
    state = sign()
    put(state, 0, "europe", byakhee=1)
    put(state, 0, "asia", hastur=1)
    put(state, 1, "europe", deep_one=1, shoggoth=1)
    fight(state, "europe", 0, 1, roll(kills=1, misses=1), roll(misses=3))
    assert asked(state) == [1]


# -------------------------------------------------------------------- deeds
@pytest.mark.parametrize(
    ("where", "deed"),
    [
        ("south_america", "ys_desecrate_crescent"),
        ("africa", "ys_desecrate_chevron"),
        ("australia", "ys_desecrate_chevron"),
        ("asia", "ys_desecrate_slashes"),
        ("north_pacific", ""),
        ("antarctica", ""),
    ],
)
def test_a_token_in_a_marked_area_is_a_deed(where: str, deed: str) -> None:
    """Each mark once; oceans and Antarctica bear none."""
    state = sign()
    put(state, 0, where, king_in_yellow=1)
    take_turn(state)
    answer(state, 0, DESECRATE, script=((0,),))
    answer(state, 0, Raise(UNDEAD))
    assert state.met[0] == ((deed,) if deed else ())
    assert len(desecrated(state)) == 1


def test_giving_three_doom_is_the_action() -> None:
    """To an enemy of choice, for no Power, with 1 Power at least."""
    state = sign()
    take_turn(state)
    assert open_now(state, GiveDoom) == [GiveDoom(CTHULHU), GiveDoom(GOAT)]
    answer(state, 0, GiveDoom(GOAT))
    assert (state.doom, state.power[0]) == ([0, 0, 3], 10)
    answer(state, 0, ChooseBook("passion"))
    assert (state.met[0], asked(state)) == (("ys_give_three_doom",), [1])


def test_giving_three_doom_may_end_the_game() -> None:
    """At 30 in the Action phase at once."""
    state = sign()
    state.phase = Phase.ACTION
    state.doom[1] = 27
    take_turn(state)
    answer(state, 0, GiveDoom(CTHULHU), ChooseBook("passion"))
    assert state.doom[1] == 30
    assert state.outcome is not None


def test_giving_doom_is_offered_once() -> None:
    """Met once."""
    state = sign("passion")
    state.met[0] = ("ys_give_three_doom",)
    take_turn(state)
    assert not open_now(state, GiveDoom)


def test_each_deed_tells_how_far_it_is() -> None:
    """All six, not met and met."""
    state = sign()
    names = (
        "ys_awaken_king",
        "ys_desecrate_crescent",
        "ys_desecrate_chevron",
        "ys_desecrate_slashes",
        "ys_give_three_doom",
        "ys_awaken_hastur",
    )
    assert {requirement(name).progress(state, SIGN) for name in names} == {(0, 1)}
    state.met[0] = names
    assert {requirement(name).progress(state, SIGN) for name in names} == {(1, 1)}
    assert [requirement(name).SIGNS for name in names] == [0, 0, 0, 0, 0, 1]


def test_the_enemy_of_hastur_retreats_by_itself() -> None:
    """Vengeance says who is pained, not where it goes."""
    state = sign(others=(CC, BG))
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", nightgaunt=1, hunting_horror=1)
    fight(state, "europe", 0, 1, roll(pains=1, misses=4), roll(misses=2))
    answer(state, 0, Suffer(3))
    assert asked(state) == [1]
    answer(state, 1, Retreat(3, area(state, "asia")))
    assert (count(state, 1, "asia", "hunting_horror"), is_over(state)) == (1, True)
