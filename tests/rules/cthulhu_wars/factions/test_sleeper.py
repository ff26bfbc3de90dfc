"""The Sleeper (15): start, units, abilities, deeds."""

from rules.cthulhu_wars.actions import Awaken, Fight, Ritual, Use
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.factions.sleeper.actions import Emerge, PayOne
from rules.cthulhu_wars.factions.sleeper.death_from_below import ChooseEmergence
from rules.cthulhu_wars.factions.sleeper.kinds import (
    SERPENT_MAN,
    TSATHOGGUA,
    WIZARD,
)
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Pass
from tests.rules.cthulhu_wars.factions.battles import (
    MISS,
    asked,
    doom,
    fight,
    of_kind,
    question,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import FOE, ME, SL
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    put,
    reasons,
    scene,
    take,
)


def sleeper() -> Earth:
    """The Sleeper sits first, then the Black Goat, Crawling Chaos, Yellow Sign."""
    return scene((SL, BG, CC, YS))


# -------------------------------------------------------------------- start, units
def test_it_begins_in_north_america() -> None:
    """In its west where there are two; with three players in the only one."""
    for seats, where in ((3, "north_america"), (5, "north_america_west")):
        others = (GC, CC, BG, YS)[: seats - 1]
        chosen = {f"seat_{number}": each for number, each in enumerate((SL, *others), 1)}
        state = game("cthulhu_wars").start(setup_of("cthulhu_wars", seats, 3, chosen))
        agenda.begin(state)
        assert count(state, 0, where, "acolyte") == 6
        assert state.power == [8] * seats


def test_formless_spawn_count_each_other_and_tsathoggua() -> None:
    """Each has as much combat as there are in play, one more with him."""
    state = sleeper()
    put(state, 0, "europe", formless_spawn=2, wizard=1, serpent_man=1)
    put(state, 0, "arabia", formless_spawn=1)
    put(state, 1, "europe", ghoul=1)
    europe = area(state, "europe")
    assert dice_of(state, planned(state, europe, ME, FOE), ME) == 1 + 2 * 3
    put(state, 0, "antarctica", tsathoggua=1)
    assert dice_of(state, planned(state, europe, ME, FOE), ME) == 1 + 2 * 4


def test_tsathoggua_has_the_power_of_his_opponent() -> None:
    """2 at least."""
    state = sleeper()
    put(state, 0, "europe", tsathoggua=1)
    put(state, 1, "europe", ghoul=1)
    europe = area(state, "europe")
    state.power[1] = 7
    assert dice_of(state, planned(state, europe, ME, FOE), ME) == 7
    state.power[1] = 0
    assert dice_of(state, planned(state, europe, ME, FOE), ME) == 2


def test_tsathoggua_comes_where_a_formless_spawn_is() -> None:
    """8 Power; a deed."""
    state = sleeper()
    put(state, 0, "europe", acolyte=1)
    take_turn(state)
    assert any("Formless Spawn" in why for why in reasons(state))
    put(state, 0, "europe", formless_spawn=1)
    answer(state, 0, Awaken(TSATHOGGUA, area(state, "europe")))
    assert count(state, 0, "europe", "tsathoggua") == 1
    assert count(state, 0, "europe", "formless_spawn") == 1
    assert state.power[0] == 2
    assert state.met[0] == ("sl_awaken_tsathoggua",)


# -------------------------------------------------------------------- Death from Below
def test_a_monster_comes_in_the_doom_phase() -> None:
    """The cheapest in the pool, beside an own unit; or none."""
    state = sleeper()
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "arabia", wizard=2)
    doom(state)
    assert isinstance(question(state), ChooseEmergence)
    found = of_kind(state, 0, Emerge)
    assert {each.kind for each in found} == {SERPENT_MAN}
    assert {each.area for each in found} == {area(state, "europe"), area(state, "arabia")}
    assert Pass() in choices(state)
    answer(state, 0, Emerge(SERPENT_MAN, area(state, "europe")))
    assert count(state, 0, "europe", "serpent_man") == 1
    assert state.power[0] == 0


def test_without_a_unit_on_the_map_it_comes_anywhere() -> None:
    """It may be declined."""
    state = sleeper()
    doom(state)
    assert of_kind(state, 0, Emerge) == [Emerge(WIZARD, at) for at in range(len(state.gates))]
    answer(state, 0, Pass())
    assert state.pools[0][WIZARD] == 2


# -------------------------------------------------------------------- Lethargy
def test_lethargy_is_the_action_and_no_battle_follows() -> None:
    """For no Power; with six books battles would be open, before and after it."""
    state = sleeper()
    books = ("burrow", "energy_nexus", "ancient_sorcery", "capture_monster")
    take(state, 0, *books, "demand_sacrifice", "cursed_slumber")
    put(state, 0, "europe", tsathoggua=1, acolyte=1)
    put(state, 1, "europe", ghoul=1)
    take_turn(state)
    assert Fight(area(state, "europe"), FOE) in choices(state)
    answer(state, 0, Use("lethargy"))
    assert state.power[0] == 10
    assert asked(state) == [FOE]


def test_lethargy_waits_for_others_only() -> None:
    """It needs Tsathoggua in play, and an enemy with Power."""
    state = sleeper()
    put(state, 0, "europe", acolyte=1, formless_spawn=1)
    take_turn(state)
    assert Use("lethargy") not in choices(state)
    assert "Tsathoggua is not in play." in reasons(state)
    put(state, 0, "europe", tsathoggua=1)
    assert Use("lethargy") in choices(state)
    state.power[1:] = [0, 0, 0]
    assert Use("lethargy") not in choices(state)
    assert "No enemy has another turn." in reasons(state)


# -------------------------------------------------------------------- deeds
def paying() -> Earth:
    """In its turn, with an Acolyte."""
    state = sleeper()
    put(state, 0, "europe", acolyte=1)
    state.power = [4, 5, 0, 1]
    take_turn(state)
    return state


def test_pay_three_and_one_gains_three() -> None:
    """As the action; any other faction."""
    state = paying()
    answer(state, 0, PayOne(FOE))
    assert state.power == [1, 8, 0, 1]
    assert state.met[0] == ("sl_pay_one_gains",)


def test_pay_three_and_all_gain_one() -> None:
    """Every other faction, at 0 too."""
    state = paying()
    answer(state, 0, Use("sl_pay_all_gain"))
    assert state.power == [1, 6, 1, 2]
    assert state.met[0] == ("sl_pay_all_gain",)


def test_pay_three_and_all_lose_one() -> None:
    """Who has nothing loses nothing."""
    state = paying()
    answer(state, 0, Use("sl_pay_all_lose"))
    assert state.power == [1, 4, 0, 0]
    assert state.met[0] == ("sl_pay_all_lose",)


def test_three_power_are_needed() -> None:
    """All three deeds tell why."""
    state = paying()
    state.power[0] = 2
    assert of_kind(state, 0, PayOne) == []
    assert Use("sl_pay_all_gain") not in choices(state)
    assert sum("It costs 3 Power" in why for why in reasons(state)) >= 3


def test_six_dice() -> None:
    """Rolled in one battle; five are not enough."""
    state = sleeper()
    put(state, 0, "europe", formless_spawn=2, serpent_man=1)
    put(state, 1, "europe", ghoul=1)
    fight(state, "europe", 0, 1, (MISS,) * 5)
    assert state.met[0] == ()
    put(state, 0, "europe", serpent_man=1)
    fight(state, "europe", 0, 1, (MISS,) * 6)
    assert state.met[0] == ("sl_six_dice",)


def test_a_ritual() -> None:
    """Any; a book is picked at once after it."""
    state = sleeper()
    put(state, 0, "europe", acolyte=1)
    doom(state, 5)
    answer(state, 0, Ritual())
    assert state.met[0] == ("sl_ritual",)


def test_its_figures_are_as_printed() -> None:
    """Six Acolytes, the first kind."""
    assert sleeper().pools[0] == (6, 2, 3, 4, 1)
