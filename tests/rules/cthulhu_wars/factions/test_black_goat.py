"""The Black Goat: Fertility Cult, Avatar, six books, six deeds (8, 9)."""

import pytest

from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    ChooseBook,
    ChooseSeat,
    ChooseUnit,
    Fight,
    Number,
    Recruit,
    Summon,
    Use,
)
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.capturing import captures
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.doom import BeginDoom
from rules.cthulhu_wars.effects import effect, faction_law, requirement
from rules.cthulhu_wars.factions import black_goat as home
from rules.cthulhu_wars.factions.black_goat.avatar import Avatar
from rules.cthulhu_wars.factions.black_goat.ghroth import PlaceAcolyte
from rules.cthulhu_wars.factions.black_goat.kinds import (
    ACOLYTE,
    DARK_YOUNG,
    FUNGI,
    GHOUL,
    SHUB_NIGGURATH,
)
from rules.cthulhu_wars.factions.black_goat.words import SENTENCES
from rules.cthulhu_wars.gather import income
from rules.cthulhu_wars.recruiting import cost_of, why_not_awaken
from rules.cthulhu_wars.stable import Settle
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.cthulhu_wars.words import Faction
from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.steps import Action, Pass, Seat
from rules.kernel.text import english
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
    holder,
    is_abandoned,
    put,
    reasons,
    run,
    scene,
    take,
    turn,
)

ME = Seat(0)
CTHULHU = Seat(1)
CHAOS = Seat(2)
SIGN = Seat(3)
KILL, PAIN, MISS = 5, 3, 0
BOOKS = ("blood_sacrifice", "frenzy", "ghroth", "necrophagy", "the_red_sign", "thousand_young")


def goat(**options: str) -> Earth:
    """The Black Goat sits first, then Great Cthulhu, Crawling Chaos, Yellow Sign."""
    return scene((BG, GC, CC, YS), options=options)


def asked(state: Earth) -> list[Seat]:
    """Who is asked now."""
    return list(agenda.asked(state))


def of_kind(state: Earth, seat: int, kind: type[Action]) -> list[Action]:
    """The choices of one class."""
    return [each for each in choices(state, seat) if isinstance(each, kind)]


def battle(state: Earth, where: str, one: int, other: int, script: tuple[Drawn, ...] = ()) -> None:
    """One seat attacks another one."""
    run(state, BeginBattle(area(state, where), Seat(one), Seat(other)), script=script)


def dice(state: Earth, where: str, enemy: int = 2) -> int:
    """How many dice the goat would roll there."""
    return dice_of(state, planned(state, area(state, where), ME, Seat(enemy)), ME)


def test_units_stand_in_the_order_of_the_data() -> None:
    """The constants name what the data say."""
    ids = [unit.id for unit in kinds()[Faction.BLACK_GOAT]]
    assert [ids[ACOLYTE], ids[GHOUL], ids[FUNGI]] == ["bg_acolyte", "ghoul", "fungi_from_yuggoth"]
    assert [ids[DARK_YOUNG], ids[SHUB_NIGGURATH]] == ["dark_young", "shub_niggurath"]


@pytest.mark.parametrize(
    ("map", "start"),
    [
        ("earth_3p", "africa"),
        ("earth_4p_east5", "west_africa"),
        ("earth_4p_west5", "africa"),
        ("earth_5p", "west_africa"),
    ],
)
def test_it_starts_in_africa(map: str, start: str) -> None:
    """In its west on the side with many areas (3)."""
    state = scene((BG, GC, CC), map=map)
    assert faction_law(state, ME).starts(state) == (area(state, start),)


# -------------------------------------------------------------------- awakening, combat
def at_a_gate(cultists: int = 1, **options: str) -> Earth:
    """In the goat's turn with a held gate in Arabia."""
    state = goat(**options)
    put(state, 0, "arabia", acolyte=cultists)
    gate(state, "arabia", 0)
    run(state, TakeTurn(ME))
    return state


def test_the_holder_of_the_only_gate_may_be_the_sacrifice() -> None:
    """R19: she appears there, the gate is abandoned, her combat counts what is left."""
    state = at_a_gate()
    answer(state, 0, Awaken(SHUB_NIGGURATH, area(state, "arabia")))
    assert state.power[0] == 2
    assert count(state, 0, "arabia", "shub_niggurath") == 1
    assert count(state, 0, "arabia", "acolyte") == 0
    assert is_abandoned(state, "arabia")
    assert dice(state, "arabia") == 0
    assert state.met[0] == ("bg_awaken_shub",)


def test_the_goat_picks_the_sacrifice_anywhere() -> None:
    """By unit: the holder, one beside it, one far away."""
    state = at_a_gate(cultists=2)
    put(state, 0, "europe", acolyte=1)
    arabia, europe = area(state, "arabia"), area(state, "europe")
    answer(state, 0, Awaken(SHUB_NIGGURATH, arabia))
    assert set(choices(state)) == {
        ChooseUnit(ME, ACOLYTE, arabia),
        ChooseUnit(ME, ACOLYTE, arabia, True),
        ChooseUnit(ME, ACOLYTE, europe),
    }
    answer(state, 0, ChooseUnit(ME, ACOLYTE, europe))
    assert count(state, 0, "arabia", "acolyte") == 2
    assert count(state, 0, "europe", "acolyte") == 0
    assert holder(state, "arabia") == ME


def test_two_cultists_are_sacrificed_by_the_errata() -> None:
    """Option `shub_awaken_sacrifice`: with one she does not come."""
    poor = at_a_gate(shub_awaken_sacrifice="2")
    assert of_kind(poor, 0, Awaken) == []
    why = why_not_awaken(poor, ME, SHUB_NIGGURATH)
    assert why is not None
    assert why.key == "cthulhu_wars.black_goat.why_no_sacrifice"
    state = at_a_gate(cultists=3, shub_awaken_sacrifice="2")
    arabia = area(state, "arabia")
    answer(state, 0, Awaken(SHUB_NIGGURATH, arabia))
    answer(state, 0, ChooseUnit(ME, ACOLYTE, arabia), ChooseUnit(ME, ACOLYTE, arabia))
    assert state.pools[0][ACOLYTE] == 5
    assert holder(state, "arabia") == ME


def test_she_needs_a_gate_of_her_own() -> None:
    """Cultists alone do not do, nor a gate of others; a second one of her there is none."""
    state = goat()
    put(state, 0, "arabia", acolyte=2)
    gate(state, "arabia")
    law = faction_law(state, ME)
    assert law.awakening_areas(state, ME, SHUB_NIGGURATH) == ()
    assert law.why_not_awaken(state, ME, SHUB_NIGGURATH).key.endswith("why_no_gate")
    gate(state, "arabia", 0)
    assert law.awakening_areas(state, ME, SHUB_NIGGURATH) == (area(state, "arabia"),)
    put(state, 0, "europe", shub_niggurath=1)
    assert law.awakening_areas(state, ME, SHUB_NIGGURATH) == ()
    assert law.why_not_awaken(state, ME, SHUB_NIGGURATH).key.endswith("why_in_play")


def test_her_combat_is_gates_and_cultists_wherever_they_are() -> None:
    """Others fight by their printed numbers (8)."""
    state = goat()
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 0, "arabia", acolyte=2)
    put(state, 0, "antarctica", acolyte=1)
    gate(state, "arabia", 0)
    assert dice(state, "europe") == 4
    put(state, 0, "europe", ghoul=1, fungi_from_yuggoth=2, dark_young=1)
    assert dice(state, "europe") == 4 + 0 + 2 + 2
    assert dice(state, "arabia") == 0


# -------------------------------------------------------------------- Fertility Cult
def test_summoning_takes_no_action() -> None:
    """R21 without the book: monsters at their prices, then the action, all in one turn."""
    state = at_a_gate()
    arabia = area(state, "arabia")
    answer(state, 0, Summon(GHOUL, arabia), Summon(FUNGI, arabia))
    assert state.power[0] == 7
    assert state.turn is not None
    assert not state.turn.acted
    answer(state, 0, Recruit(arabia))
    assert asked(state) == [ME]
    answer(state, 0, Summon(DARK_YOUNG, arabia))
    assert state.units[arabia][0] == (2, 1, 1, 1, 0)


def test_summoning_alone_does_not_end_the_turn() -> None:
    """An action or a pass must still come (6)."""
    state = at_a_gate()
    answer(state, 0, Summon(GHOUL, area(state, "arabia")))
    kinds_open = {type(each).__name__ for each in choices(state)}
    assert "GiveUp" in kinds_open
    assert "EndTurn" not in kinds_open


def test_by_the_first_edition_it_is_one_action_with_many_summons() -> None:
    """Option `fertility_mode`: the first is the action, others may follow, nothing else."""
    state = at_a_gate(fertility_mode="one_action_many_summons")
    arabia = area(state, "arabia")
    answer(state, 0, Summon(GHOUL, arabia))
    assert state.turn is not None
    assert state.turn.acted
    assert of_kind(state, 0, Recruit) == []
    answer(state, 0, Summon(GHOUL, arabia))
    assert state.units[arabia][0][GHOUL] == 2
    other = at_a_gate(fertility_mode="one_action_many_summons")
    answer(other, 0, Recruit(arabia))
    assert asked(other) == [CTHULHU]


# -------------------------------------------------------------------- Avatar
def test_shub_changes_places_with_a_unit_that_its_owner_picks() -> None:
    """1 Power; whoever is swapped away loses its gate."""
    state = goat()
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 2, "north_asia", acolyte=1, hunting_horror=1, nyarlathotep=1)
    gate(state, "north_asia", 2)
    run(state, TakeTurn(ME))
    asia = area(state, "north_asia")
    answer(state, 0, Avatar(asia, CHAOS))
    assert asked(state) == [CHAOS]
    assert choices(state, 2) == [ChooseUnit(CHAOS, 0, asia, True), ChooseUnit(CHAOS, 3, asia)]
    answer(state, 2, ChooseUnit(CHAOS, 0, asia, True))
    assert count(state, 0, "north_asia", "shub_niggurath") == 1
    assert count(state, 2, "europe", "acolyte") == 1
    assert is_abandoned(state, "north_asia")
    assert state.power[0] == 9


def test_the_own_faction_may_be_chosen_and_a_great_old_one_not() -> None:
    """Avatar with an own cultist (17); nobody to swap with: not offered."""
    state = goat()
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 0, "arabia", acolyte=1)
    put(state, 2, "north_asia", nyarlathotep=1)
    run(state, TakeTurn(ME))
    arabia = area(state, "arabia")
    assert of_kind(state, 0, Avatar) == [Avatar(arabia, ME)]
    answer(state, 0, Avatar(arabia, ME))
    assert count(state, 0, "arabia", "shub_niggurath") == 1
    assert count(state, 0, "europe", "acolyte") == 1


def test_avatar_tells_what_is_missing() -> None:
    """She sleeps; nobody is there; it cannot be paid."""
    state = goat()
    assert why_not_avatar(state) == "why_asleep"
    put(state, 0, "arabia", shub_niggurath=1)
    assert why_not_avatar(state) == "why_nobody"
    put(state, 2, "europe", acolyte=1)
    assert effect("avatar").refused(state, ME) == ()
    state.power[0] = 0
    assert why_not_avatar(state) == "too_dear"


def why_not_avatar(state: Earth) -> str:
    """The last part of the reason."""
    (option,) = effect("avatar").refused(state, ME)
    assert option.why_not is not None
    return option.why_not.key.rpartition(".")[2]


# -------------------------------------------------------------------- Blood Sacrifice
def doom(state: Earth) -> None:
    """A Doom phase; nobody can pay for a ritual."""
    state.round, state.power, state.turn = 2, [0] * len(state.factions), None
    run(state, BeginDoom())


def sacrificing() -> Earth:
    """The Doom phase with Blood Sacrifice, Shub-Niggurath, one held gate."""
    state = goat()
    take(state, 0, "blood_sacrifice")
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 0, "arabia", acolyte=1)
    gate(state, "arabia", 0)
    doom(state)
    while asked(state) != [ME]:
        answer(state, asked(state)[0], choices(state, asked(state)[0])[0])
    return state


def test_a_cultist_is_sacrificed_for_an_elder_sign() -> None:
    """R43: a holder too; the Doom of its gate is kept."""
    state = sacrificing()
    arabia = area(state, "arabia")
    assert choices(state) == [Pass(), ChooseUnit(ME, ACOLYTE, arabia, True)]
    assert state.doom[0] == 1
    answer(state, 0, ChooseUnit(ME, ACOLYTE, arabia, True))
    assert is_abandoned(state, "arabia")
    assert state.doom[0] == 1
    assert len(state.signs[0]) == 1


def test_the_sacrifice_may_be_declined() -> None:
    """It is asked once in the phase."""
    state = sacrificing()
    answer(state, 0, Pass())
    assert state.signs[0] == ()
    assert count(state, 0, "arabia", "acolyte") == 1


def test_without_shub_in_play_there_is_no_sacrifice() -> None:
    """R43."""
    state = goat()
    take(state, 0, "blood_sacrifice")
    put(state, 0, "arabia", acolyte=1)
    doom(state)
    while asked(state) == [CTHULHU]:
        answer(state, 1, choices(state, 1)[0])
    assert [type(step).__name__ for step in state.agenda] == ["Rest"]
    assert count(state, 0, "arabia", "acolyte") == 1
    assert state.signs[0] == ()


# -------------------------------------------------------------------- Frenzy
def test_frenzied_cultists_roll_a_die_each() -> None:
    """Without Shub-Niggurath too (R20)."""
    state = goat()
    put(state, 0, "europe", acolyte=3, fungi_from_yuggoth=1)
    assert dice(state, "europe") == 1
    take(state, 0, "frenzy")
    assert dice(state, "europe") == 4


def test_frenzied_cultists_are_captured_as_before() -> None:
    """R24."""
    state = goat()
    take(state, 0, "frenzy")
    put(state, 0, "europe", acolyte=1)
    put(state, 2, "europe", nightgaunt=1)
    assert captures(state, CHAOS) == [Capture(area(state, "europe"), ME)]


# -------------------------------------------------------------------- The Red Sign
def test_dark_young_build_and_hold_gates_and_give_power() -> None:
    """They step on before Acolytes do; each gives 1 Power."""
    state = goat()
    put(state, 0, "europe", dark_young=1, acolyte=1)
    assert income(state, ME).effects == 0
    take(state, 0, "the_red_sign")
    assert income(state, ME).effects == 1
    run(state, TakeTurn(ME))
    answer(state, 0, BuildGate(area(state, "europe")))
    found = state.gates[area(state, "europe")]
    assert found is not None
    assert (found.holder, found.kind) == (ME, DARK_YOUNG)


def test_without_the_book_dark_young_build_nothing() -> None:
    """They are monsters."""
    state = goat()
    put(state, 0, "europe", dark_young=1)
    run(state, TakeTurn(ME))
    assert of_kind(state, 0, BuildGate) == []


def test_dark_young_strengthen_shub_but_stay_monsters() -> None:
    """R24: they protect cultists from monsters, and are not captured."""
    state = goat()
    take(state, 0, "the_red_sign")
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 0, "arabia", dark_young=2, acolyte=1)
    put(state, 2, "arabia", nightgaunt=1)
    assert dice(state, "europe") == 1 + 2
    assert dice(state, "arabia") == 4
    assert captures(state, CHAOS) == []
    alone = goat()
    take(alone, 0, "the_red_sign")
    put(alone, 0, "arabia", dark_young=1)
    put(alone, 2, "arabia", nyarlathotep=1)
    assert captures(alone, CHAOS) == []


def test_a_gate_of_a_dark_young_is_enough_for_shub() -> None:
    """She appears at it; the cultist may be anywhere."""
    state = goat()
    take(state, 0, "the_red_sign")
    put(state, 0, "europe", dark_young=1)
    put(state, 0, "arabia", acolyte=1)
    gate(state, "europe", 0, "dark_young")
    law = faction_law(state, ME)
    assert law.awakening_areas(state, ME, SHUB_NIGGURATH) == (area(state, "europe"),)


# -------------------------------------------------------------------- The Thousand Young
def test_monsters_cost_less_while_their_mother_is_there() -> None:
    """R20: it stops when she dies, and works again when she returns."""
    state = goat()
    take(state, 0, "thousand_young")
    prices = [cost_of(state, ME, kind) for kind in (GHOUL, FUNGI, DARK_YOUNG)]
    assert prices == [1, 2, 3]
    put(state, 0, "europe", shub_niggurath=1)
    assert [cost_of(state, ME, kind) for kind in (GHOUL, FUNGI, DARK_YOUNG)] == [0, 1, 2]
    assert cost_of(state, ME, SHUB_NIGGURATH) == 8


def test_many_young_in_one_turn_and_then_the_action() -> None:
    """R21: with 2 Power two Ghouls for nothing, Fungi for 1, the last one for the action."""
    state = goat()
    take(state, 0, "thousand_young")
    put(state, 0, "europe", shub_niggurath=1, acolyte=1)
    gate(state, "europe", 0)
    state.power[0] = 2
    run(state, TakeTurn(ME))
    europe = area(state, "europe")
    summoned = (Summon(GHOUL, europe), Summon(GHOUL, europe), Summon(FUNGI, europe))
    answer(state, 0, *summoned, Recruit(europe))
    assert state.power[0] == 0
    assert state.units[europe][0] == (2, 2, 1, 0, 1)


# -------------------------------------------------------------------- Necrophagy
def feeding(**options: str) -> Earth:
    """With Necrophagy, a Ghoul in Arabia; Great Cthulhu and Crawling Chaos are in Europe."""
    state = goat(**options)
    take(state, 0, "necrophagy")
    put(state, 0, "arabia", ghoul=1)
    put(state, 1, "europe", deep_one=2)
    put(state, 2, "europe", nightgaunt=1)
    return state


def retreat(state: Earth, seat: int, kind: int, where: str, number: int = 1) -> None:
    """A pained unit goes to an area."""
    assert asked(state) == [Seat(seat)]
    answer(state, seat, Retreat(kind, area(state, where), number))


def test_a_ghoul_comes_to_a_battle_of_others_and_both_are_pained() -> None:
    """After the retreats; its own units there are no part of the battle."""
    state = feeding()
    battle(state, "europe", 1, 2, script=((MISS, MISS),))
    assert asked(state) == [ME]
    arabia = area(state, "arabia")
    assert choices(state) == [ChooseUnit(ME, GHOUL, arabia), Pass()]
    answer(state, 0, ChooseUnit(ME, GHOUL, arabia))
    assert count(state, 0, "europe", "ghoul") == 1
    retreat(state, 1, 1, "scandinavia")
    retreat(state, 2, 1, "north_asia")
    assert count(state, 1, "europe", "deep_one") == 1
    assert count(state, 2, "europe", "nightgaunt") == 0
    assert state.battle is None


def test_a_ghoul_adds_a_pain_to_the_side_that_is_left() -> None:
    """R33: one side was wiped out by the kills."""
    state = feeding()
    battle(state, "europe", 1, 2, script=((KILL, MISS),))
    answer(state, 0, ChooseUnit(ME, GHOUL, area(state, "arabia")))
    retreat(state, 1, 1, "scandinavia")
    assert count(state, 1, "europe", "deep_one") == 1


def test_ghouls_need_not_come() -> None:
    """Nobody is pained then."""
    state = feeding()
    battle(state, "europe", 1, 2, script=((MISS, MISS),))
    answer(state, 0, Pass())
    assert state.battle is None
    assert count(state, 0, "arabia", "ghoul") == 1
    assert count(state, 2, "europe", "nightgaunt") == 1


def test_ghouls_that_fought_do_not_come() -> None:
    """Neither from the area nor from where they retreated to."""
    state = feeding()
    put(state, 0, "europe", ghoul=1)
    battle(state, "europe", 0, 1, script=((PAIN, MISS),))
    retreat(state, 0, GHOUL, "arabia")
    assert choices(state) == [ChooseUnit(ME, GHOUL, area(state, "arabia")), Pass()]
    answer(state, 0, ChooseUnit(ME, GHOUL, area(state, "arabia")))
    assert count(state, 0, "arabia", "ghoul") == 1
    assert count(state, 0, "europe", "ghoul") == 1
    assert asked(state) == [CTHULHU]


def test_a_bystanding_ghoul_counts_as_one_that_comes() -> None:
    """It need not move (17); each comes once."""
    state = feeding()
    put(state, 0, "europe", ghoul=1)
    battle(state, "europe", 1, 2, script=((MISS, MISS),))
    europe, arabia = area(state, "europe"), area(state, "arabia")
    assert ChooseUnit(ME, GHOUL, europe) in choices(state)
    assert reasons(state) == []
    answer(state, 0, ChooseUnit(ME, GHOUL, europe))
    assert choices(state) == [ChooseUnit(ME, GHOUL, arabia), Pass()]
    answer(state, 0, Pass())
    retreat(state, 1, 1, "scandinavia")
    retreat(state, 2, 1, "north_asia")
    assert count(state, 0, "europe", "ghoul") == 1
    assert count(state, 0, "arabia", "ghoul") == 1


def test_without_dice_no_ghoul_comes() -> None:
    """A battle that stops before the dice is none for them (7, 17)."""
    state = feeding()
    put(state, 1, "north_asia", cthulhu=1)
    put(state, 2, "north_asia", nightgaunt=1)
    battle(state, "north_asia", 1, 2)
    answer(state, 1, Use("devour"))
    assert state.battle is None
    assert asked(state) != [ME] or ChooseUnit(ME, GHOUL, area(state, "arabia")) not in choices(
        state
    )


def test_by_the_published_timing_the_pains_join_those_that_were_rolled() -> None:
    """Option `necrophagy_timing`: the Ghoul comes before any pain is assigned."""
    state = feeding(necrophagy_timing="before_pains_are_assigned")
    battle(state, "europe", 1, 2, script=((PAIN, PAIN),))
    assert asked(state) == [ME]
    assert count(state, 2, "europe", "nightgaunt") == 1
    answer(state, 0, ChooseUnit(ME, GHOUL, area(state, "arabia")))
    retreat(state, 1, 1, "scandinavia")
    retreat(state, 2, 1, "north_asia")
    assert state.battle is None
    assert count(state, 1, "europe", "deep_one") == 1


# -------------------------------------------------------------------- Ghroth
def under_the_star(fungi: int) -> Earth:
    """In the own turn with Ghroth and Fungi in so many areas; two enemies have cultists."""
    state = goat()
    take(state, 0, "ghroth")
    for place in ("arabia", "antarctica", "scandinavia", "australia")[:fungi]:
        put(state, 0, place, fungi_from_yuggoth=1)
    put(state, 1, "south_pacific", acolyte=3)
    put(state, 2, "south_asia", acolyte=2)
    run(state, TakeTurn(ME))
    return state


def test_above_the_number_an_acolyte_of_anybody_comes() -> None:
    """R20: it needs no Shub-Niggurath, not even Fungi."""
    state = under_the_star(0)
    answer(state, 0, Use("ghroth"), script=(0,))
    assert state.power[0] == 8
    europe = area(state, "europe")
    assert PlaceAcolyte(ME, europe) in choices(state)
    answer(state, 0, PlaceAcolyte(SIGN, europe))
    assert count(state, 3, "europe", "acolyte") == 1
    assert state.pools[3][0] == 5


def test_enemies_agree_on_who_loses_how_many() -> None:
    """R57: who has no cultist is not asked; the numbers stand until they make up the die."""
    state = under_the_star(4)
    answer(state, 0, Use("ghroth"), script=(2,))
    assert asked(state) == [CTHULHU]
    answer(state, 1, Number(2))
    answer(state, 2, Number(0))
    answer(state, 1, Number(2))
    answer(state, 2, Number(1))
    assert count(state, 1, "south_pacific", "acolyte") == 1
    assert count(state, 2, "south_asia", "acolyte") == 1


def test_without_agreement_the_goat_says_how_many_and_owners_pick_which() -> None:
    """One cultist at a time; nobody loses more than it has (10)."""
    state = under_the_star(3)
    put(state, 2, "north_asia", acolyte=1)
    answer(state, 0, Use("ghroth"), script=(2,))
    answer(state, 1, Pass())
    answer(state, 2, Pass())
    assert asked(state) == [ME]
    assert choices(state) == [ChooseSeat(CTHULHU), ChooseSeat(CHAOS)]
    answer(state, 0, ChooseSeat(CHAOS), ChooseSeat(CTHULHU), ChooseSeat(CTHULHU))
    assert asked(state) == [CHAOS]
    answer(state, 2, ChooseUnit(CHAOS, 0, area(state, "north_asia")))
    assert count(state, 1, "south_pacific", "acolyte") == 1
    assert count(state, 2, "north_asia", "acolyte") == 0
    assert count(state, 2, "south_asia", "acolyte") == 2


def test_when_there_are_no_more_of_them_all_go() -> None:
    """No talk about it; a gate is abandoned; own cultists are not concerned."""
    state = goat()
    take(state, 0, "ghroth")
    put(state, 0, "arabia", fungi_from_yuggoth=1, acolyte=1)
    for place in ("antarctica", "australia", "scandinavia"):
        put(state, 0, place, fungi_from_yuggoth=1)
    put(state, 1, "south_pacific", acolyte=1, deep_one=1)
    put(state, 2, "south_asia", acolyte=2)
    gate(state, "south_asia", 2)
    run(state, TakeTurn(ME))
    answer(state, 0, Use("ghroth"), script=(3,))
    assert state.units[area(state, "south_pacific")][1] == (0, 1, 0, 0, 0)
    assert count(state, 2, "south_asia", "acolyte") == 0
    assert is_abandoned(state, "south_asia")
    assert count(state, 0, "arabia", "acolyte") == 1


def test_ghroth_costs_two() -> None:
    """With less it is not open, and says so."""
    state = goat()
    take(state, 0, "ghroth")
    state.power[0] = 1
    assert effect("ghroth").actions(state, ME) == ()
    (option,) = effect("ghroth").refused(state, ME)
    assert option.why_not is not None
    assert option.why_not.key == "cthulhu_wars.why.too_dear"


# -------------------------------------------------------------------- deeds of the map
PLACES = (
    "europe",
    "arabia",
    "scandinavia",
    "antarctica",
    "australia",
    "north_america",
    "south_america",
    "arctic_ocean",
)


@pytest.mark.parametrize(
    ("areas", "met"),
    [
        (3, ()),
        (4, ("bg_four_areas",)),
        (6, ("bg_four_areas", "bg_six_areas")),
        (8, ("bg_four_areas", "bg_six_areas", "bg_eight_areas")),
    ],
)
def test_units_in_four_six_and_eight_areas(areas: int, met: tuple[str, ...]) -> None:
    """R39: in the turn of an enemy as well."""
    state = goat()
    for number, place in enumerate(PLACES[:areas]):
        put(state, 0, place, **{"acolyte" if number < 6 else "ghoul": 1})
    run(state, Settle(CHAOS))
    assert state.met[0] == met
    assert requirement("bg_eight_areas").progress(state, ME) == (areas, 8)
    assert requirement("bg_four_areas").progress(state, ME) == (min(areas, 4), 4)


def test_areas_are_spread_by_retreats_of_an_enemys_battle() -> None:
    """R39: met when that action is over, in the enemy's turn."""
    state = goat()
    for place in ("arabia", "antarctica", "australia", "north_america"):
        put(state, 0, place, acolyte=1)
    put(state, 0, "europe", acolyte=1, ghoul=1)
    state.met[0], state.books[0] = ("bg_four_areas",), ("frenzy",)
    put(state, 2, "europe", flying_polyp=1)
    turn(state, 2)
    run(state, TakeTurn(CHAOS))
    assert requirement("bg_six_areas").progress(state, ME) == (5, 6)
    fight = Fight(area(state, "europe"), ME)
    answer(state, 2, fight, script=((PAIN,), (MISS,)))
    answer(state, 0, Suffer(GHOUL))
    retreat(state, 0, GHOUL, "scandinavia")
    assert state.met[0] == ("bg_four_areas", "bg_six_areas")
    assert asked(state) == [ME]
    answer(state, 0, ChooseBook("ghroth"))
    assert state.books[0] == ("frenzy", "ghroth")


def shared(**options: str) -> Earth:
    """The goat shares Europe with two enemies and Arabia with the third."""
    state = goat(**options)
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "arabia", ghoul=1)
    put(state, 1, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    return state


def test_sharing_areas_with_all_enemies_brings_a_power_for_each() -> None:
    """Even at 0 Power; once."""
    state = shared()
    deed = requirement("bg_share_areas")
    assert deed.progress(state, ME) == (2, 3)
    run(state, Settle(ME))
    assert state.met[0] == ()
    put(state, 3, "arabia", undead=1)
    state.power[0] = 0
    state.agenda.clear()
    run(state, Settle(CHAOS))
    assert state.met[0] == ("bg_share_areas",)
    assert state.power[0] == 3
    assert deed.progress(state, ME) == (3, 3)


def test_in_the_first_edition_sharing_brings_no_power() -> None:
    """Option `share_areas_bonus_power`."""
    state = shared(share_areas_bonus_power="off")
    put(state, 3, "arabia", undead=1)
    run(state, Settle(ME))
    assert state.met[0] == ("bg_share_areas",)
    assert state.power[0] == 10


# -------------------------------------------------------------------- deeds that are done
def test_two_cultists_are_eliminated_as_the_action() -> None:
    """Free; picked one by one; the book comes after it."""
    state = goat()
    put(state, 0, "europe", acolyte=2)
    put(state, 0, "arabia", acolyte=1)
    run(state, TakeTurn(ME))
    answer(state, 0, Use("bg_eliminate_two"))
    answer(state, 0, ChooseUnit(ME, ACOLYTE, area(state, "arabia")))
    assert count(state, 0, "europe", "acolyte") == 1
    assert (state.met[0], state.power[0]) == (("bg_eliminate_two",), 10)
    assert state.pools[0][ACOLYTE] == 5
    answer(state, 0, ChooseBook("ghroth"))
    assert state.books[0] == ("ghroth",)


def test_with_one_cultist_the_deed_is_refused() -> None:
    """Nor without Power, though it costs none (9)."""
    deed = requirement("bg_eliminate_two")
    state = goat()
    put(state, 0, "europe", acolyte=1)
    assert deed.actions(state, ME) == ()
    (option,) = deed.refused(state, ME)
    assert option.why_not is not None
    assert option.why_not.key == "cthulhu_wars.black_goat.why_few"
    put(state, 0, "europe", acolyte=1)
    assert deed.actions(state, ME) == (Use("bg_eliminate_two"),)
    assert deed.refused(state, ME) == ()


def test_a_deed_that_is_met_is_not_offered_again() -> None:
    """Each is met once."""
    state = goat()
    put(state, 0, "europe", acolyte=3)
    state.met[0], state.books[0] = ("bg_eliminate_two",), ("ghroth",)
    run(state, TakeTurn(ME))
    assert Use("bg_eliminate_two") not in choices(state)


# -------------------------------------------------------------------- rulings that name it
def test_a_pained_unit_of_the_goat_may_go_among_bystanders_only() -> None:
    """R26: an area full of Yellow Sign is open, one with a cultist of the enemy is not."""
    state = goat()
    put(state, 0, "europe", dark_young=1)
    put(state, 2, "europe", flying_polyp=1)
    put(state, 3, "europe", undead=2)
    put(state, 3, "scandinavia", undead=2)
    put(state, 2, "north_asia", acolyte=1)
    battle(state, "europe", 0, 2, script=((MISS, MISS), (PAIN,)))
    assert asked(state) == [ME]
    targets = {each.target for each in of_kind(state, 0, Retreat)}
    assert area(state, "scandinavia") in targets
    assert area(state, "north_asia") not in targets
    assert count(state, 3, "europe", "undead") == 2


@pytest.mark.parametrize(("unit", "is_open"), [("shub_niggurath", True), ("dark_young", False)])
def test_who_captures_a_protected_cultist(unit: str, is_open: bool) -> None:
    """R23: Shub-Niggurath beats a Deep One, a Dark Young does not."""
    state = goat()
    put(state, 1, "europe", deep_one=1, acolyte=1)
    put(state, 0, "europe", **{unit: 1})
    assert (Capture(area(state, "europe"), CTHULHU) in captures(state, ME)) is is_open


# -------------------------------------------------------------------- words
def test_everything_has_words() -> None:
    """Names and what they do, for each ability, book and deed."""
    for each in (*home.ABILITIES, *home.BOOKS):
        assert f"cthulhu_wars.book.{each.ID}" in SENTENCES
        assert f"cthulhu_wars.book.{each.ID}.does" in SENTENCES
    for deed in home.REQUIREMENTS:
        assert f"cthulhu_wars.deed.{deed.ID}" in SENTENCES
        assert f"cthulhu_wars.deed.{deed.ID}.does" in SENTENCES


def labels(state: Earth, seat: int = 0) -> list[str]:
    """All options that are open, in English."""
    options = agenda.options(state, Seat(seat))
    return [english(option.label) for option in options if option.why_not is None]


def test_options_in_the_turn_say_what_they_do() -> None:
    """Avatar with whom and where, Ghroth against what, the deed."""
    state = goat()
    take(state, 0, "ghroth")
    put(state, 0, "europe", shub_niggurath=1, acolyte=2)
    put(state, 0, "arabia", fungi_from_yuggoth=1)
    put(state, 2, "north_asia", acolyte=1, nightgaunt=1)
    run(state, TakeTurn(ME))
    found = labels(state)
    where = "in North Asia (1 Power)"
    assert f"Avatar: change places with a unit of Crawling Chaos {where}" in found
    assert "Ghroth: roll a die against 1 area with Fungi (2 Power)" in found
    assert "Eliminate two of your cultists for a spellbook" in found
    answer(state, 0, Avatar(area(state, "north_asia"), CHAOS))
    assert len(labels(state, 2)) == 2


def test_the_die_of_ghroth_is_told() -> None:
    """What it was held against, and what follows."""
    state = under_the_star(0)
    told = answer(state, 0, Use("ghroth"), script=(5,))
    lines = [english(text) for event in told if (text := event.text()) is not None]
    assert "Seat 1 rolled 6 for Ghroth, above 0: an Acolyte comes." in lines
    assert any(event.targets() for event in told)
    assert "An Acolyte of Yellow Sign to Europe" in labels(state)
    assert english(agenda.request(state, ME).prompt)


def test_the_questions_out_of_turn_speak() -> None:
    """The sacrifice, the split of losses."""
    state = sacrificing()
    assert labels(state)[0] == "No sacrifice"
    assert len(labels(state)) == 2
    other = under_the_star(3)
    answer(other, 0, Use("ghroth"), script=(2,))
    answer(other, 1, Pass())
    answer(other, 2, Pass())
    assert labels(other) == ["Great Cthulhu loses 1", "Crawling Chaos loses 1"]
