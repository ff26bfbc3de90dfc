"""Great Cthulhu: Immortal, Devour, six books, six deeds (8, 9)."""

import msgspec
import pytest

from rules.cthulhu_wars.actions import (
    Awaken,
    ChooseBook,
    ChooseUnit,
    Recruit,
    Use,
)
from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.sides import battle_of, exempt, force_of, out, put_force
from rules.cthulhu_wars.battle.strength import dice_of
from rules.cthulhu_wars.boards import GreatCthulhuBoard
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.doom import BeginDoom
from rules.cthulhu_wars.effects import effect, faction_law, requirement
from rules.cthulhu_wars.factions import great_cthulhu as home
from rules.cthulhu_wars.factions.great_cthulhu.absorb import Absorbs
from rules.cthulhu_wars.factions.great_cthulhu.devolve import Devolves
from rules.cthulhu_wars.factions.great_cthulhu.dreams import Dreams
from rules.cthulhu_wars.factions.great_cthulhu.kinds import (
    ACOLYTE,
    CTHULHU,
    DEEP_ONE,
    SHOGGOTH,
    STARSPAWN,
)
from rules.cthulhu_wars.factions.great_cthulhu.submerge import Surface
from rules.cthulhu_wars.factions.great_cthulhu.words import SENTENCES
from rules.cthulhu_wars.gather import income
from rules.cthulhu_wars.recruiting import cost_of, why_not_awaken
from rules.cthulhu_wars.stable import Settle
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.cthulhu_wars.words import Faction, Phase
from rules.kernel import agenda
from rules.kernel.steps import Action, Pass, Seat
from rules.kernel.text import english
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

ME = Seat(0)
GOAT = Seat(1)
CHAOS = Seat(2)
SIGN = Seat(3)
KILL, PAIN, MISS = 5, 3, 0
BOOKS = ("absorb", "devolve", "dreams", "regenerate", "submerge", "y_ha_nthlei")


def asked(state: Earth) -> list[Seat]:
    """Who is asked now."""
    return list(agenda.asked(state))


def fight(state: Earth, where: str, enemy: int = 2, script: tuple[object, ...] = ()) -> None:
    """Great Cthulhu attacks."""
    run(state, BeginBattle(area(state, where), ME, Seat(enemy)), script=script)


def of_kind(state: Earth, seat: int, kind: type[Action]) -> list[Action]:
    """The choices of one class."""
    return [each for each in choices(state, seat) if isinstance(each, kind)]


def test_units_stand_in_the_order_of_the_data() -> None:
    """The constants name what the data say."""
    ids = [unit.id for unit in kinds()[Faction.GREAT_CTHULHU]]
    assert [ids[ACOLYTE], ids[DEEP_ONE], ids[SHOGGOTH]] == ["gc_acolyte", "deep_one", "shoggoth"]
    assert [ids[STARSPAWN], ids[CTHULHU]] == ["starspawn", "cthulhu"]


@pytest.mark.parametrize("map", ["earth_3p", "earth_4p_east5", "earth_4p_west5", "earth_5p"])
def test_it_starts_in_the_south_pacific(map: str) -> None:
    """On every map (3)."""
    state = scene(map=map)
    assert faction_law(state, ME).starts(state) == (area(state, "south_pacific"),)


# -------------------------------------------------------------------- awakening, Immortal
def test_cthulhu_awakens_at_any_gate_of_his_start_with_a_sign_and_a_deed() -> None:
    """10 Power, an abandoned gate is enough; one Elder Sign, one book (8, 9)."""
    state = scene()
    gate(state, "south_pacific")
    run(state, TakeTurn(ME))
    answer(state, 0, Awaken(CTHULHU, area(state, "south_pacific")))
    assert count(state, 0, "south_pacific", "cthulhu") == 1
    assert state.power[0] == 0
    assert state.met[0] == ("gc_awaken_cthulhu",)
    answer(state, 0, ChooseBook("devolve"))
    assert len(state.signs[0]) == 1


def test_he_awakens_again_for_four_beside_the_holder_of_the_gate() -> None:
    """R16: whoever holds it; the sign comes again, the deed does not."""
    state = scene()
    put(state, 3, "south_pacific", acolyte=1)
    gate(state, "south_pacific", 3)
    state.boards[0] = GreatCthulhuBoard(awakened=True)
    state.met[0], state.books[0] = ("gc_awaken_cthulhu",), ("dreams",)
    assert cost_of(state, ME, CTHULHU) == 4
    run(state, TakeTurn(ME))
    answer(state, 0, Awaken(CTHULHU, area(state, "south_pacific")))
    assert state.power[0] == 6
    assert holder(state, "south_pacific") == SIGN
    assert len(state.signs[0]) == 1
    assert state.met[0] == ("gc_awaken_cthulhu",)


def test_the_first_price_is_ten_and_other_units_keep_theirs() -> None:
    """Immortal is about Cthulhu alone."""
    state = scene()
    assert cost_of(state, ME, CTHULHU) == 10
    state.boards[0] = GreatCthulhuBoard(awakened=True)
    assert cost_of(state, ME, SHOGGOTH) == 2


def test_without_a_gate_in_the_south_pacific_he_sleeps() -> None:
    """R17: gates elsewhere are of no use."""
    state = scene()
    put(state, 0, "australia", acolyte=1)
    gate(state, "australia", 0)
    assert faction_law(state, ME).awakening_areas(state, ME, CTHULHU) == ()
    why = why_not_awaken(state, ME, CTHULHU)
    assert why is not None
    assert english(why) == "There must be a gate in South Pacific, whoever holds it."


def test_a_submerged_cthulhu_is_not_awakened_a_second_time() -> None:
    """He is in play (4)."""
    state = scene()
    gate(state, "south_pacific")
    state.pools[0] = (6, 4, 2, 2, 0)
    state.aside[0] = (0, 0, 0, 0, 1)
    law = faction_law(state, ME)
    assert law.awakening_areas(state, ME, CTHULHU) == ()
    assert english(law.why_not_awaken(state, ME, CTHULHU)) == "Cthulhu is in play."


# -------------------------------------------------------------------- Devour
def test_the_only_enemy_is_devoured_and_the_battle_is_over() -> None:
    """R27: no dice; it counts one unit."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 2, "europe", nightgaunt=1)
    fight(state, "europe")
    answer(state, 0, Use("devour"))
    assert count(state, 2, "europe", "nightgaunt") == 0
    assert state.battle is None
    assert state.met[0] == ("gc_kill_one",)


def test_devour_may_be_declined() -> None:
    """The dice are rolled."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 2, "europe", nightgaunt=1)
    fight(state, "europe")
    answer(state, 0, Pass(), script=((MISS,) * 6,))
    assert count(state, 2, "europe", "nightgaunt") == 1
    assert state.met[0] == ()


def test_the_enemy_picks_what_is_devoured_and_only_once() -> None:
    """A holder or another one, never a Great Old One; after that the dice."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 2, "europe", acolyte=2, hunting_horror=1, nyarlathotep=1)
    gate(state, "europe", 2)
    fight(state, "europe")
    answer(state, 0, Use("devour"))
    assert asked(state) == [CHAOS]
    europe = area(state, "europe")
    assert choices(state, 2) == [
        ChooseUnit(CHAOS, 0, europe),
        ChooseUnit(CHAOS, 0, europe, True),
        ChooseUnit(CHAOS, 3, europe),
    ]
    answer(state, 2, ChooseUnit(CHAOS, 0, europe, True), script=((MISS,) * 6, (MISS, MISS)))
    assert is_abandoned(state, "europe")
    assert state.battle is None
    assert state.met[0] == ("gc_kill_one",)


def test_devour_needs_cthulhu_and_a_small_enemy() -> None:
    """No question without him, nor against a Great Old One alone."""
    state = scene()
    put(state, 0, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    fight(state, "europe", script=((MISS,),))
    assert state.battle is None
    other = scene()
    put(other, 0, "europe", cthulhu=1)
    put(other, 2, "europe", nyarlathotep=1)
    fight(other, "europe", script=((MISS,) * 6,))
    assert other.battle is None


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
    assert income(state, ME).effects == 0
    state.aside[0] = (0, 0, 0, 0, 1)
    assert income(state, ME).effects == 2


def test_without_the_book_the_oceans_give_nothing() -> None:
    """It is no ability."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "north_pacific", acolyte=1)
    gate(state, "north_pacific", 1)
    assert income(state, ME).effects == 0


# -------------------------------------------------------------------- deeds of battles
@pytest.mark.parametrize(
    ("kills", "before", "after"),
    [
        (0, (), ()),
        (1, (), ("gc_kill_one",)),
        (2, (), ("gc_kill_two",)),
        (3, (), ("gc_kill_one", "gc_kill_two")),
        (2, ("gc_kill_two",), ("gc_kill_two", "gc_kill_one")),
        (2, ("gc_kill_one",), ("gc_kill_one", "gc_kill_two")),
        (1, ("gc_kill_one",), ("gc_kill_one",)),
    ],
)
def test_kills_of_one_battle_are_shared_out(
    kills: int, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    """Two go to the deed for two, three to both; each is met once (8)."""
    state = scene()
    state.met[0], state.books[0] = before, BOOKS[: len(before)]
    put(state, 0, "europe", deep_one=4)
    put(state, 2, "europe", nightgaunt=3)
    fight(state, "europe", script=((KILL,) * kills + (MISS,) * (4 - kills),))
    assert state.met[0] == after


def test_kills_in_defence_count_and_a_missing_retreat_does_not() -> None:
    """Eliminated for lack of a retreat is not killed (4)."""
    state = scene()
    put(state, 0, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    run(state, BeginBattle(area(state, "europe"), CHAOS, ME), script=((KILL,),))
    assert state.met[0] == ("gc_kill_one",)
    stuck = scene()
    put(stuck, 0, "antarctica", deep_one=1)
    put(stuck, 2, "antarctica", nightgaunt=1)
    for place in ("indian_ocean", "south_atlantic", "south_pacific"):
        put(stuck, 0, place, acolyte=1)
    fight(stuck, "antarctica", script=((PAIN,),))
    assert stuck.pools[2][1] == 3
    assert stuck.met[0] == ()


# -------------------------------------------------------------------- deeds of the map
def test_three_own_ocean_gates() -> None:
    """With the progress as far as it is."""
    state = scene()
    deed = requirement("gc_ocean_gates")
    assert deed.progress(state, ME) == (0, 3)
    for place in ("south_pacific", "north_pacific"):
        put(state, 0, place, acolyte=1)
        gate(state, place, 0)
    assert not deed.is_met(state, ME)
    assert deed.progress(state, ME) == (2, 3)
    put(state, 0, "indian_ocean", acolyte=1)
    gate(state, "indian_ocean", 0)
    run(state, Settle(ME))
    assert state.met[0] == ("gc_ocean_gates",)
    assert deed.progress(state, ME) == (3, 3)


def test_four_ocean_gates_of_anybody() -> None:
    """R41: even without one of its own."""
    state = scene()
    deed = requirement("gc_ocean_gates")
    put(state, 1, "north_pacific", acolyte=1)
    gate(state, "north_pacific", 1)
    for place in ("south_atlantic", "indian_ocean"):
        gate(state, place)
    gate(state, "europe")
    assert deed.progress(state, ME) == (3, 4)
    assert not deed.is_met(state, ME)
    gate(state, "arctic_ocean")
    assert deed.is_met(state, ME)


# -------------------------------------------------------------------- deeds of the Doom phase
def doom(state: Earth) -> None:
    """A Doom phase; nobody can pay for a ritual."""
    state.round, state.power, state.turn = 2, [0] * 4, None
    run(state, BeginDoom())


def test_the_first_doom_phase_is_a_deed_with_a_sign() -> None:
    """A book and an Elder Sign; never before."""
    state = scene()
    run(state, Settle(ME))
    assert state.met[0] == ()
    doom(state)
    assert state.met[0] == ("gc_first_doom_phase",)
    answer(state, 0, ChooseBook("dreams"))
    assert len(state.signs[0]) == 1


def test_five_books_are_counted_in_a_doom_phase() -> None:
    """R42: the fifth book of the Action phase waits for the next Doom phase."""
    state = scene()
    take(state, 0, *BOOKS[:5])
    deed = requirement("gc_five_books")
    met = ("gc_first_doom_phase", "gc_kill_one", "gc_kill_two", "gc_ocean_gates")
    state.met[0] = (*met, "gc_awaken_cthulhu")
    assert deed.progress(state, ME) == (5, 5)
    run(state, Settle(ME))
    assert len(state.met[0]) == 5
    doom(state)
    assert state.met[0][-1] == "gc_five_books"
    assert state.books[0] == BOOKS
    assert len(state.signs[0]) == 1


def test_a_fifth_book_that_comes_in_the_doom_phase_is_in_time() -> None:
    """R42: the first Doom phase brings the fifth, then the sixth."""
    state = scene()
    state.books[0] = BOOKS[:4]
    state.met[0] = ("gc_kill_one", "gc_kill_two", "gc_ocean_gates", "gc_awaken_cthulhu")
    assert requirement("gc_five_books").progress(state, ME) == (4, 5)
    doom(state)
    answer(state, 0, ChooseBook("submerge"))
    assert state.met[0][-2:] == ("gc_first_doom_phase", "gc_five_books")
    assert set(state.books[0]) == set(BOOKS)
    assert len(state.signs[0]) == 2


# -------------------------------------------------------------------- words
def test_everything_has_words() -> None:
    """Names and what they do, for each ability, book and deed; every option speaks."""
    for each in (*home.ABILITIES, *home.BOOKS):
        assert f"cthulhu_wars.book.{each.ID}" in SENTENCES
        assert f"cthulhu_wars.book.{each.ID}.does" in SENTENCES
    for deed in home.REQUIREMENTS:
        assert f"cthulhu_wars.deed.{deed.ID}" in SENTENCES
        assert f"cthulhu_wars.deed.{deed.ID}.does" in SENTENCES
    assert all(key.startswith("cthulhu_wars.") and words for key, words in SENTENCES.items())


def labels(state: Earth, seat: int = 0) -> list[str]:
    """All options that are open, in English."""
    options = agenda.options(state, Seat(seat))
    return [english(option.label) for option in options if option.why_not is None]


def test_options_before_the_dice_say_what_they_do() -> None:
    """Whom Devour hits; what is absorbed, on a gate, by which Shoggoth where they differ."""
    state = scene()
    take(state, 0, "absorb")
    put(state, 0, "europe", cthulhu=1, shoggoth=2, acolyte=2, deep_one=1)
    gate(state, "europe", 0)
    put(state, 2, "europe", flying_polyp=2)
    fight(state, "europe")
    assert {
        "Devour a unit of Crawling Chaos",
        "Absorb: Acolyte",
        "Absorb: Acolyte on the gate of Europe, which is abandoned",
    } <= set(labels(state))
    answer(state, 0, Absorbs(DEEP_ONE))
    assert {
        "Absorb: Acolyte, by the Shoggoth that has had 1",
        "Absorb: Acolyte on the gate of Europe, which is abandoned, by the Shoggoth that has had 0",
    } <= set(labels(state))


def test_options_between_actions_and_in_the_turn_say_what_they_do() -> None:
    """Devolve, Dreams, Submerge, coming up, the company."""
    state = scene()
    take(state, 0, "devolve", "dreams", "submerge")
    put(state, 0, "south_pacific", cthulhu=1, acolyte=2)
    gate(state, "south_pacific", 0)
    put(state, 1, "west_africa", acolyte=1)
    run(state, TakeTurn(ME))
    found = labels(state)
    assert "Dreams in West Africa: an Acolyte of Black Goat goes, yours comes (2 Power)" in found
    assert "Submerge Cthulhu (1 Power)" in found
    answer(state, 0, Use("submerge"))
    assert labels(state) == [
        "Take along: Acolyte",
        "Take along: Acolyte on the gate, which is abandoned",
        "Take all along",
        "Nobody else",
    ]
    answer(state, 0, Pass())
    found = labels(state)
    assert "Devolve an Acolyte in South Pacific" in found
    assert "Devolve the Acolyte on the gate of South Pacific, which is abandoned" in found
    state.agenda.clear()
    run(state, BeginTurn(ME))
    assert "Come up in Antarctica" in labels(state)


def test_without_power_neither_dreams_nor_the_deep_are_open() -> None:
    """Each says what it costs."""
    state = scene()
    take(state, 0, "dreams", "submerge")
    put(state, 0, "south_pacific", cthulhu=1)
    put(state, 1, "west_africa", acolyte=1)
    state.power[0] = 0
    for book in ("dreams", "submerge"):
        (option,) = effect(book).refused(state, ME)
        assert option.why_not is not None
        assert option.why_not.key == "cthulhu_wars.why.too_dear"
    state.power[0] = 5
    assert effect("dreams").refused(state, ME) == effect("submerge").refused(state, ME) == ()


def test_it_begins_with_a_sleeping_cthulhu() -> None:
    """The card before set-up."""
    assert home.FACTION.board() == GreatCthulhuBoard(awakened=False)
