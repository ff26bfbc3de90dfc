"""The six books of Great Cthulhu (8)."""

import msgspec

from rules.cthulhu_wars.abilities.effects import effect
from rules.cthulhu_wars.actions import (
    ChooseUnit,
    Recruit,
    Use,
)
from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.sides import battle_of, exempt, force_of, out, put_force
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.factions.great_cthulhu.absorb import Absorbs
from rules.cthulhu_wars.factions.great_cthulhu.devolve import Devolves
from rules.cthulhu_wars.factions.great_cthulhu.dreams import Dreams
from rules.cthulhu_wars.factions.great_cthulhu.kinds import (
    ACOLYTE,
    DEEP_ONE,
    SHOGGOTH,
    STARSPAWN,
)
from rules.cthulhu_wars.factions.great_cthulhu.submerge import Surface
from rules.cthulhu_wars.rounds.gather import income
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.kernel.steps import Pass, Seat
from tests.rules.cthulhu_wars.factions.battles import KILL, MISS, PAIN, asked, of_kind
from tests.rules.cthulhu_wars.factions.tides import CHAOS, GOAT, ME, fight
from tests.rules.cthulhu_wars.scenes import (
    answer,
    area,
    choices,
    count,
    gate,
    holder,
    is_abandoned,
    put,
    reasons,
    run,
    scene,
    take,
)


# -------------------------------------------------------------------- Absorb
def absorbing(option: str = "own_cultists_and_deep_ones", **units: int) -> Earth:
    """Before the dice, with Absorb, against Flying Polyps."""
    state = scene(options={"absorb_targets": option})
    take(state, 0, "absorb")
    put(state, 0, "europe", **units)
    put(state, 2, "europe", flying_polyp=2)
    fight(state, "europe")
    return state


def dice(state: Earth, seat: Seat = ME) -> int:
    """How many dice it would roll now."""
    game, battle = battle_of(state)
    return dice_of(game, battle, seat)


def test_a_shoggoth_that_absorbed_two_units_has_combat_eight() -> None:
    """R32: 2 and twice 3."""
    state = absorbing(shoggoth=1, acolyte=1, deep_one=1)
    answer(state, 0, Absorbs(ACOLYTE))
    answer(state, 0, Absorbs(DEEP_ONE, fed=1), script=((MISS,) * 8, (MISS,) * 2))
    assert state.battle is None
    assert count(state, 0, "europe", "acolyte") == 0
    assert state.met[0] == ("gc_five_books",)


def test_each_meal_is_three_dice() -> None:
    """As long as there is something to eat it is offered again."""
    state = absorbing(shoggoth=1, acolyte=2)
    assert dice(state) == 2
    answer(state, 0, Absorbs(ACOLYTE))
    assert dice(state) == 5
    assert state.pools[0][ACOLYTE] == 5


def test_by_default_only_cultists_and_deep_ones_are_eaten() -> None:
    """Option `absorb_targets`, as the seed says."""
    state = absorbing(shoggoth=2, starspawn=1, deep_one=1)
    assert of_kind(state, 0, Absorbs) == [Absorbs(DEEP_ONE)]


def test_by_the_published_rule_any_own_monster_or_cultist_is_eaten() -> None:
    """But not that Shoggoth itself."""
    published = "own_monsters_and_cultists_except_that_shoggoth"
    state = absorbing(published, shoggoth=2, starspawn=1, cthulhu=1)
    assert of_kind(state, 0, Absorbs) == [Absorbs(SHOGGOTH), Absorbs(STARSPAWN)]
    alone = absorbing(published, shoggoth=1, starspawn=1)
    assert of_kind(alone, 0, Absorbs) == [Absorbs(STARSPAWN)]


def test_an_absorbed_shoggoth_hands_on_what_it_had() -> None:
    """R32: +3 for it and +3 for its meal."""
    published = "own_monsters_and_cultists_except_that_shoggoth"
    state = absorbing(published, shoggoth=2, deep_one=2)
    answer(state, 0, Absorbs(DEEP_ONE))
    assert Absorbs(SHOGGOTH, fed=0) in choices(state)
    answer(state, 0, Absorbs(SHOGGOTH, fed=0))
    assert dice(state) == 2 + 3 + 3 + 1


def test_each_shoggoth_may_eat_and_the_fuller_one_stands_first() -> None:
    """The second meal goes to either of them."""
    state = absorbing(shoggoth=2, acolyte=3)
    answer(state, 0, Absorbs(ACOLYTE))
    assert set(of_kind(state, 0, Absorbs)) == {Absorbs(ACOLYTE, fed=1), Absorbs(ACOLYTE)}
    answer(state, 0, Absorbs(ACOLYTE, fed=1))
    assert battle_of(state)[1].attacker.meals == (2, 0)


def test_the_one_on_the_gate_is_told_apart() -> None:
    """A holder that is eaten loses the gate."""
    state = scene()
    take(state, 0, "absorb")
    put(state, 0, "europe", shoggoth=1, acolyte=2)
    gate(state, "europe", 0)
    put(state, 2, "europe", flying_polyp=1)
    fight(state, "europe")
    assert of_kind(state, 0, Absorbs) == [Absorbs(ACOLYTE), Absorbs(ACOLYTE, holder=True)]
    answer(state, 0, Absorbs(ACOLYTE, holder=True))
    assert is_abandoned(state, "europe")


def test_what_a_shoggoth_has_eaten_goes_with_it() -> None:
    """The enemy exempts the fed one, its owner gives up the hungry one."""
    absorb = effect("absorb")
    state = absorbing(shoggoth=2, acolyte=1)
    answer(state, 0, Absorbs(ACOLYTE))
    _, battle = battle_of(state)
    put_force(state, msgspec.structs.replace(force_of(battle, ME), meals=(2, 1)))
    lost, hidden = state.clone(), state.clone()
    out(lost, ME, SHOGGOTH)
    assert absorb.combat(lost, battle_of(lost)[1], ME) == 6
    exempt(hidden, ME, SHOGGOTH)
    assert absorb.combat(hidden, battle_of(hidden)[1], ME) == 3


def test_the_defender_absorbs_too() -> None:
    """Before the dice, after the attacker's effects."""
    state = scene()
    take(state, 0, "absorb")
    put(state, 0, "europe", shoggoth=1, deep_one=1)
    put(state, 2, "europe", flying_polyp=1)
    run(state, BeginBattle(area(state, "europe"), CHAOS, ME))
    assert asked(state) == [ME]
    answer(state, 0, Absorbs(DEEP_ONE), script=((MISS,), (KILL,) * 5))
    assert count(state, 2, "europe", "flying_polyp") == 0


# -------------------------------------------------------------------- Devolve
def test_a_threatened_cultist_devolves_before_he_is_captured() -> None:
    """R25: after the enemy's action; the gate that he held is abandoned."""
    state = scene()
    take(state, 0, "devolve")
    put(state, 0, "europe", acolyte=1)
    gate(state, "europe", 0)
    run(state, Settle(CHAOS))
    assert asked(state) == [ME]
    europe = area(state, "europe")
    assert choices(state) == [Devolves(europe, True), Pass()]
    answer(state, 0, Devolves(europe, True))
    assert count(state, 0, "europe", "deep_one") == 1
    assert state.pools[0][ACOLYTE] == 6
    assert is_abandoned(state, "europe")


def test_as_many_devolve_as_there_are_deep_ones_in_the_pool() -> None:
    """The last Deep One ends it, without a further question."""
    state = scene()
    take(state, 0, "devolve")
    put(state, 0, "europe", acolyte=3)
    put(state, 0, "australia", deep_one=2)
    run(state, Settle(ME))
    europe = area(state, "europe")
    answer(state, 0, Devolves(europe), Devolves(europe))
    assert count(state, 0, "europe", "deep_one") == 2
    assert count(state, 0, "europe", "acolyte") == 1
    assert choices(state) == [Pass()]
    assert effect("devolve").interrupts(state, ME) == ()


def test_nobody_devolves_in_a_battle_or_outside_the_action_phase() -> None:
    """After completed actions only (8, 10)."""
    state = scene()
    put(state, 0, "europe", acolyte=1, deep_one=1)
    put(state, 2, "europe", hunting_horror=1)
    devolve = effect("devolve")
    assert devolve.interrupts(state, ME) != ()
    state.phase = Phase.DOOM
    assert devolve.interrupts(state, ME) == ()
    state.phase = Phase.ACTION
    take(state, 0, "absorb")
    put(state, 0, "europe", shoggoth=1)
    fight(state, "europe")
    assert state.battle is not None
    assert devolve.interrupts(state, ME) == ()


def test_it_devolves_after_its_own_action_too_and_may_let_it_be() -> None:
    """Any completed action; asked once more after each, until it has enough."""
    state = scene()
    take(state, 0, "devolve")
    put(state, 0, "europe", acolyte=1)
    run(state, TakeTurn(ME))
    europe = area(state, "europe")
    answer(state, 0, Recruit(europe))
    answer(state, 0, Devolves(europe), Pass())
    assert state.pools[0][DEEP_ONE] == 3
    assert count(state, 0, "europe", "acolyte") == 1
    assert asked(state) == [GOAT]


# -------------------------------------------------------------------- Dreams
def dreaming(cost: str = "2") -> Earth:
    """In Great Cthulhu's turn with Dreams; the goat has two Acolytes in Africa, one on a gate."""
    state = scene(options={"dreams_cost": cost})
    take(state, 0, "dreams")
    put(state, 1, "west_africa", acolyte=2)
    gate(state, "west_africa", 1)
    return state


def test_dreams_replaces_an_acolyte_that_its_owner_picks() -> None:
    """2 Power; the owner of the victim decides whether his gate is lost."""
    state = dreaming()
    run(state, TakeTurn(ME))
    africa = area(state, "west_africa")
    answer(state, 0, Dreams(africa, GOAT))
    assert asked(state) == [GOAT]
    answer(state, 1, ChooseUnit(GOAT, 0, africa))
    assert state.power[0] == 8
    assert count(state, 0, "west_africa", "acolyte") == 1
    assert count(state, 1, "west_africa", "acolyte") == 1
    assert holder(state, "west_africa") == GOAT
    assert state.met[0] == ("gc_five_books",)


def test_a_lone_holder_has_no_choice_and_the_dreamer_may_take_the_gate() -> None:
    """R44; the new Acolyte takes a gate as any other does, after the own action."""
    state = scene()
    take(state, 0, "dreams")
    put(state, 1, "west_africa", acolyte=1)
    gate(state, "west_africa", 1)
    run(state, TakeTurn(ME))
    answer(state, 0, Dreams(area(state, "west_africa"), GOAT))
    assert count(state, 1, "west_africa", "acolyte") == 0
    assert holder(state, "west_africa") == ME


def test_without_an_acolyte_in_the_pool_dreams_is_not_offered() -> None:
    """R44."""
    state = dreaming()
    put(state, 0, "australia", acolyte=6)
    run(state, TakeTurn(ME))
    assert of_kind(state, 0, Dreams) == []
    assert "There is no Acolyte in your pool." in reasons(state)


def test_dreams_cost_three_in_the_first_edition() -> None:
    """Option `dreams_cost`."""
    state = dreaming("3")
    state.power[0] = 2
    run(state, TakeTurn(ME))
    assert of_kind(state, 0, Dreams) == []
    other = dreaming("3")
    run(other, TakeTurn(ME))
    answer(other, 0, Dreams(area(other, "west_africa"), GOAT))
    assert other.power[0] == 7


def test_the_last_two_power_are_enough_for_dreams() -> None:
    """2 Power is its price."""
    state = dreaming()
    state.power[0] = 2
    run(state, TakeTurn(ME))
    assert of_kind(state, 0, Dreams) == [Dreams(area(state, "west_africa"), GOAT)]


def test_dreams_asks_for_an_enemy_acolyte() -> None:
    """Monsters are no victims."""
    state = scene()
    take(state, 0, "dreams")
    put(state, 1, "west_africa", ghoul=1)
    run(state, TakeTurn(ME))
    assert of_kind(state, 0, Dreams) == []
    assert "No enemy has an Acolyte on the map." in reasons(state)


# -------------------------------------------------------------------- Regenerate
def regenerating(**units: int) -> Earth:
    """With Regenerate against two Hunting Horrors, which roll four dice."""
    state = scene()
    take(state, 0, "regenerate")
    put(state, 0, "europe", **units)
    put(state, 2, "europe", hunting_horror=2)
    return state


def test_a_starspawn_soaks_a_kill_and_a_pain() -> None:
    """R29: the only pain goes on it too; it retreats."""
    state = regenerating(starspawn=1)
    fight(state, "europe", script=((MISS,) * 3, (KILL, PAIN, MISS, MISS)))
    assert state.pools[0][STARSPAWN] == 1
    assert asked(state) == [ME]


def test_two_kills_kill_a_lone_starspawn() -> None:
    """R53: both must be taken."""
    state = regenerating(starspawn=1)
    fight(state, "europe", script=((MISS,) * 3, (KILL, KILL, MISS, MISS)))
    assert state.pools[0][STARSPAWN] == 2


def test_two_kills_go_on_the_starspawn_or_one_on_each() -> None:
    """R53: beside a Deep One its owner decides."""
    state = regenerating(starspawn=1, deep_one=1)
    fight(state, "europe", script=((MISS,) * 4, (KILL, KILL, MISS, MISS)))
    both = state.clone()
    answer(both, 0, Suffer(STARSPAWN), Suffer(STARSPAWN, kills=1))
    assert both.pools[0][STARSPAWN] == 2
    assert both.pools[0][DEEP_ONE] == 3
    answer(state, 0, Suffer(STARSPAWN), Suffer(DEEP_ONE))
    assert state.pools[0][DEEP_ONE] == 4
    assert state.pools[0][STARSPAWN] == 1


def test_without_a_starspawn_nothing_is_held_to_the_end_of_the_battle() -> None:
    """What applies is fixed when the dice are rolled (7)."""
    state, book = regenerating(deep_one=1), effect("regenerate")
    europe = area(state, "europe")
    assert not book.is_fixed(state, planned(state, europe, ME, CHAOS), ME)
    put(state, 0, "europe", starspawn=1)
    assert book.is_fixed(state, planned(state, europe, ME, CHAOS), ME)


def test_without_the_book_one_kill_is_enough() -> None:
    """A Starspawn is a unit like others."""
    state = regenerating(starspawn=1)
    state.books[0], state.met[0] = (), ()
    fight(state, "europe", script=((MISS,) * 3, (KILL, MISS, MISS, MISS)))
    assert state.pools[0][STARSPAWN] == 2


# -------------------------------------------------------------------- Submerge
def diving() -> Earth:
    """In the own turn, Cthulhu with company on a gate of the South Pacific."""
    state = scene()
    take(state, 0, "submerge")
    put(state, 0, "south_pacific", cthulhu=1, acolyte=2, deep_one=1)
    gate(state, "south_pacific", 0)
    run(state, TakeTurn(ME))
    return state


def test_cthulhu_goes_down_with_whom_he_picks() -> None:
    """1 Power; a holder leaves its gate; they stay in play."""
    state = diving()
    pacific = area(state, "south_pacific")
    answer(state, 0, Use("submerge"))
    assert ChooseUnit(ME, ACOLYTE, pacific, True) in choices(state)
    answer(state, 0, ChooseUnit(ME, ACOLYTE, pacific, True))
    assert is_abandoned(state, "south_pacific")
    answer(state, 0, ChooseUnit(ME, DEEP_ONE, pacific), Pass())
    assert state.aside[0] == (1, 1, 0, 0, 1)
    assert count(state, 0, "south_pacific", "acolyte") == 1
    assert state.power[0] == 9
    assert state.removed == ()


def test_all_may_go_down_and_come_up_together_anywhere() -> None:
    """Coming up costs nothing but takes the action."""
    state = diving()
    answer(state, 0, Use("submerge"), Use("submerge"))
    assert state.aside[0] == (2, 1, 0, 0, 1)
    assert income(state, ME).cultists == 2
    state.agenda.clear()
    run(state, BeginTurn(ME))
    assert Use("submerge") not in choices(state)
    asia = area(state, "north_asia")
    power = state.power[0]
    answer(state, 0, Surface(asia))
    assert state.units[asia][0] == (2, 1, 0, 0, 1)
    assert not any(state.aside[0])
    assert state.power[0] == power


def test_only_an_ocean_is_deep_enough() -> None:
    """And only with Cthulhu in play; each reason is told."""
    state = scene()
    take(state, 0, "submerge")
    run(state, TakeTurn(ME))
    assert "Cthulhu is not in play." in reasons(state)
    put(state, 0, "europe", cthulhu=1)
    assert Use("submerge") not in choices(state)
    assert "Cthulhu is not in an ocean." in reasons(state)


# -------------------------------------------------------------------- Y'ha Nthlei
def test_enemy_gates_in_oceans_give_power_while_cthulhu_is_in_play() -> None:
    """Held by enemies, in oceans; submerged he is in play."""
    state = scene()
    take(state, 0, "y_ha_nthlei")
    put(state, 1, "north_pacific", acolyte=1)
    put(state, 2, "indian_ocean", acolyte=1)
    put(state, 0, "south_pacific", acolyte=1)
    put(state, 3, "europe", acolyte=1)
    for place, seat in (("north_pacific", 1), ("indian_ocean", 2), ("south_pacific", 0)):
        gate(state, place, seat)
    gate(state, "europe", 3)
    gate(state, "south_atlantic")
    put(state, 3, "arctic_ocean", acolyte=1)
    gate(state, "arctic_ocean", 3)
    assert income(state, ME).effects == 0
    state.aside[0] = (0, 0, 0, 0, 1)
    assert income(state, ME).effects == 3


def test_without_the_book_the_oceans_give_nothing() -> None:
    """It is no ability."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "north_pacific", acolyte=1)
    gate(state, "north_pacific", 1)
    assert income(state, ME).effects == 0
