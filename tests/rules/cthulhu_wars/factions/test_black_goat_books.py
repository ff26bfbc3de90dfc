"""Five books of the Black Goat (8)."""

from rules.cthulhu_wars.abilities.effects import effect, faction_law
from rules.cthulhu_wars.actions import (
    BuildGate,
    Capture,
    ChooseSeat,
    ChooseUnit,
    Number,
    Recruit,
    Summon,
    Use,
)
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.black_goat.ghroth import PlaceAcolyte, RollGhroth
from rules.cthulhu_wars.factions.black_goat.kinds import (
    ACOLYTE,
    DARK_YOUNG,
    FUNGI,
    GHOUL,
    SHUB_NIGGURATH,
)
from rules.cthulhu_wars.orders.capturing import captures
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.rounds.gather import income
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel import agenda
from rules.kernel.luck import Equal
from rules.kernel.steps import Pass
from rules.kernel.text import english
from tests.rules.cthulhu_wars.factions.battles import asked, doom, labels, of_kind
from tests.rules.cthulhu_wars.factions.herd import CHAOS, CTHULHU, ME, SIGN, dice, goat
from tests.rules.cthulhu_wars.scenes import (
    answer,
    area,
    choices,
    count,
    gate,
    is_abandoned,
    put,
    run,
    take,
)


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
    told = answer(state, 0, ChooseUnit(ME, ACOLYTE, arabia, True))
    assert EffectUsed(ME, "blood_sacrifice") in told
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
    answer(state, 0, Use("ghroth"), script=(2,))
    assert state.units[area(state, "south_pacific")][1] == (0, 1, 0, 0, 0)
    assert count(state, 2, "south_asia", "acolyte") == 0
    assert is_abandoned(state, "south_asia")
    assert count(state, 0, "arabia", "acolyte") == 1


def test_the_star_has_six_faces_and_may_find_nobody_to_place() -> None:
    """With all Acolytes of all factions on the map nothing comes."""
    state = under_the_star(0)
    assert RollGhroth(ME).lots(state) == Equal(6)
    put(state, 0, "europe", acolyte=6)
    put(state, 1, "europe", acolyte=3)
    put(state, 2, "europe", acolyte=4)
    put(state, 3, "europe", acolyte=6)
    answer(state, 0, Use("ghroth"), script=(5,))
    assert not any(isinstance(each, PlaceAcolyte) for each in choices(state, asked(state)[0]))
    assert [pool[0] for pool in state.pools] == [0, 0, 0, 0]


def test_ghroth_costs_two() -> None:
    """With less it is not open, and says so."""
    state = goat()
    take(state, 0, "ghroth")
    state.power[0] = 1
    assert effect("ghroth").actions(state, ME) == ()
    (option,) = effect("ghroth").refused(state, ME)
    assert option.why_not is not None
    assert option.why_not.key == "cthulhu_wars.why.too_dear"
    state.power[0] = 2
    assert effect("ghroth").refused(state, ME) == ()
    assert effect("ghroth").actions(state, ME) == (Use("ghroth"),)


def test_only_pools_with_an_acolyte_give_one() -> None:
    """All of the Yellow Sign's are on the map."""
    state = under_the_star(0)
    put(state, 3, "europe", acolyte=6)
    answer(state, 0, Use("ghroth"), script=(5,))
    owners = {each.owner for each in choices(state) if isinstance(each, PlaceAcolyte)}
    assert owners == {ME, CTHULHU, CHAOS}


def test_what_is_left_of_the_split_goes_where_it_must() -> None:
    """When one enemy alone has cultists left it is not asked for."""
    state = under_the_star(4)
    answer(state, 0, Use("ghroth"), script=(3,))
    answer(state, 1, Pass())
    answer(state, 2, Pass())
    answer(state, 0, *[ChooseSeat(CTHULHU)] * 3)
    assert count(state, 1, "south_pacific", "acolyte") == 0
    assert count(state, 2, "south_asia", "acolyte") == 1


# -------------------------------------------------------------------- words
def test_the_die_of_ghroth_is_told() -> None:
    """What it was held against, and what follows."""
    state = under_the_star(0)
    told = answer(state, 0, Use("ghroth"), script=(5,))
    lines = [english(text) for event in told if (text := event.text()) is not None]
    assert "Seat 1 rolls 6 for Ghroth, higher than 0: an Acolyte is placed." in lines
    assert "Seat 1 uses Ghroth." in lines
    assert all(event.targets() for event in told if event.text() is not None)
    assert "Place Yellow Sign's Acolyte in Europe" in labels(state)
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
    assert labels(other) == [
        "One more from Great Cthulhu: 1 in total",
        "One more from Crawling Chaos: 1 in total",
    ]
