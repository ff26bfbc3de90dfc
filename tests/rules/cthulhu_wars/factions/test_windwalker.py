"""The Windwalker (15): start, units, abilities, deeds."""

import msgspec
import pytest

from rules.cthulhu_wars.actions import Awaken, Capture, ChooseArea, EndTurn, Fight, Summon, Use
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.casebook.notation import area_word
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.factions.windwalker.actions import Cancel
from rules.cthulhu_wars.factions.windwalker.board import home
from rules.cthulhu_wars.factions.windwalker.kinds import GNOPH_KEH, ITHAQUA, RHAN_TEGOTH
from rules.cthulhu_wars.orders.capturing import captures, why_not_capture
from rules.cthulhu_wars.orders.recruiting import awakenings, cost_of, why_not_awaken
from rules.cthulhu_wars.rounds.first_player import first_of_all
from rules.cthulhu_wars.rounds.gather import GatherPower, income
from rules.cthulhu_wars.rounds.moments import AtMoment
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.setup import ChooseStart
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn, is_active
from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.factions.battles import (
    KILL,
    MISS,
    PAIN,
    asked,
    doom,
    fight,
    labels,
    of_kind,
    question,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import FOE, ME, THIRD, WW
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
    run,
    scene,
    take,
    turn,
)

SIX = {
    BG: (
        "blood_sacrifice",
        "frenzy",
        "ghroth",
        "necrophagy",
        "the_red_sign",
        "the_thousand_young",
    ),
    GC: ("absorb", "devolve", "dreams", "regenerate", "submerge", "y_ha_nthlei"),
}


def walker(*others: str, **options: str) -> Earth:
    """Windwalker sits first, then the Black Goat, Great Cthulhu, Yellow Sign."""
    return scene((WW, *(others or (BG, GC, YS))), options=options)


def learn(state: Earth, seat: int) -> None:
    """A seat has its six books."""
    take(state, seat, *SIX[state.factions[seat].value])


# -------------------------------------------------------------------- start, units
def test_it_begins_at_either_pole_and_notes_which() -> None:
    """15: six Acolytes and a gate, as everybody."""
    options = {"seat_1": WW, "seat_2": BG, "seat_3": YS}
    state = game("cthulhu_wars").start(setup_of("cthulhu_wars", 3, 3, options))
    agenda.begin(state)
    assert isinstance(question(state), ChooseStart)
    assert [area_word(state, each.area) for each in of_kind(state, 0, ChooseArea)] == [
        "arctic_ocean",
        "antarctica",
    ]
    answer(state, 0, ChooseArea(area(state, "antarctica")))
    assert home(state, ME) == area(state, "antarctica")
    assert (count(state, 0, "antarctica", "acolyte"), state.power[0]) == (6, 8)


def test_it_is_never_first_in_round_one() -> None:
    """Even where its name would come first."""
    assert first_of_all(scene((WW, YS))) == (FOE,)


@pytest.mark.parametrize(("in_pool", "price"), [(4, 4), (3, 3), (1, 1)])
def test_a_gnoph_keh_costs_as_many_as_are_in_the_pool(in_pool: int, price: int) -> None:
    """The more there are the cheaper they are."""
    state = walker()
    put(state, 0, "antarctica", acolyte=1, gnoph_keh=4 - in_pool)
    gate(state, "antarctica", 0)
    assert cost_of(state, ME, GNOPH_KEH) == price
    take_turn(state)
    answer(state, 0, Summon(GNOPH_KEH, area(state, "antarctica")))
    assert state.power[0] == 10 - price


@pytest.mark.parametrize(("doom_of_foe", "dice"), [(0, 7), (1, 8), (8, 11), (9, 12)])
def test_ithaqua_fights_with_half_the_doom_of_his_opponent(doom_of_foe: int, dice: int) -> None:
    """Rounded up; Wendigo 1, Gnoph-Keh 3, Rhan Tegoth 3, Acolytes none."""
    state = walker()
    put(state, 0, "europe", acolyte=1, wendigo=1, gnoph_keh=1, rhan_tegoth=1, ithaqua=1)
    put(state, 1, "europe", ghoul=1)
    state.doom = [20, doom_of_foe, 30, 30]
    battle = planned(state, area(state, "europe"), ME, FOE)
    assert dice_of(state, battle, ME) == dice


def test_rhan_tegoth_awakens_at_either_pole() -> None:
    """For 6 Power, without a unit or a gate there; a deed."""
    state = walker()
    put(state, 0, "europe", acolyte=1)
    poles = [area(state, "arctic_ocean"), area(state, "antarctica")]
    assert awakenings(state, ME) == [Awaken(RHAN_TEGOTH, pole) for pole in poles]
    take_turn(state)
    answer(state, 0, Awaken(RHAN_TEGOTH, poles[0]))
    assert (state.power[0], state.met[0]) == (4, ("ww_awaken_rhan_tegoth",))
    assert count(state, 0, "arctic_ocean", "rhan_tegoth") == 1


def test_ithaqua_takes_the_place_of_a_gate_at_a_pole() -> None:
    """After Rhan Tegoth only, who may be gone again; the gate may be an enemy's."""
    state = walker()
    put(state, 1, "antarctica", acolyte=1)
    gate(state, "antarctica", 1)
    why = why_not_awaken(state, ME, ITHAQUA)
    assert why is not None
    assert "You must have awakened this one first: Rhan Tegoth" in english(why)
    state.met[0], state.books[0] = ("ww_awaken_rhan_tegoth",), ("howl",)
    take_turn(state)
    antarctica = area(state, "antarctica")
    assert Awaken(ITHAQUA, antarctica) in choices(state)
    answer(state, 0, Awaken(ITHAQUA, antarctica))
    assert state.gates[antarctica] is None
    assert count(state, 1, "antarctica", "acolyte") == 1
    assert state.met[0][-1] == "ww_awaken_ithaqua"


def test_ithaqua_needs_a_gate_at_a_pole() -> None:
    """One elsewhere is of no use."""
    state = walker()
    state.met[0] = ("ww_awaken_rhan_tegoth",)
    gate(state, "europe")
    why = why_not_awaken(state, ME, ITHAQUA)
    assert why is not None
    assert "replaces a gate at one of the poles; there" in english(why)


# -------------------------------------------------------------------- Hibernate
def sleeping(power: int) -> Earth:
    """Windwalker has hibernated with Cthulhu, the King in Yellow and Hastur in play."""
    state = walker()
    put(state, 0, "antarctica", acolyte=2)
    put(state, 2, "south_pacific", cthulhu=1)
    put(state, 3, "europe", king_in_yellow=1, hastur=1)
    state.power[0] = power
    learn(state, 1)
    state.met[0] = ("ww_take_signs", "ww_enemy_six_books")
    state.books[0] = ("howl", "ice_age")
    take_turn(state)
    answer(state, 0, Use("hibernate"))
    return state


@pytest.mark.parametrize(("power", "kept"), [(5, 8), (3, 6), (2, 4), (1, 2)])
def test_hibernating_brings_power_for_enemy_great_old_ones(power: int, kept: int) -> None:
    """No more than the own Power; then there are no more turns."""
    state = sleeping(power)
    assert state.power[0] == kept
    assert not is_active(state, ME)
    assert asked(state) == [FOE]


def test_the_turn_is_over_even_with_battles_without_limit() -> None:
    """Unlimited actions do not come after it either."""
    state = walker()
    put(state, 0, "antarctica", acolyte=1, wendigo=1)
    put(state, 1, "antarctica", ghoul=1)
    state.met[0] = tuple(
        f"ww_{name}"
        for name in (
            "first_player",
            "other_gate",
            "enemy_six_books",
            "take_signs",
            "awaken_rhan_tegoth",
            "awaken_ithaqua",
        )
    )
    state.books[0] = (
        "arctic_wind",
        "berserkergang",
        "cannibalism",
        "herald_of_the_outer_gods",
        "howl",
        "ice_age",
    )
    take_turn(state)
    assert of_kind(state, 0, Fight)
    answer(state, 0, Use("hibernate"))
    assert asked(state) == [FOE]


def test_the_phase_ends_over_a_sleeper_and_the_power_is_added() -> None:
    """What is kept counts as 0 for the end and is part of the sum, before the minimum."""
    state = sleeping(4)
    assert income(state, ME).effects == 7
    state.power[1:] = [0, 0, 0]
    state.round = 2
    run(state, GatherPower())
    assert state.power[0] == 7 + 2
    assert state.power[2] == 5, "half of nine, rounded up"
    assert (ME, "hibernate") not in state.once


def test_power_left_without_hibernating_is_not_added() -> None:
    """A pass that was final leaves what came later; that does not exist."""
    state = walker()
    put(state, 0, "antarctica", acolyte=2)
    state.power[0] = 3
    assert income(state, ME).effects == 0


def test_a_sleeping_faction_raises_decay_in_the_game_of_two() -> None:
    """It counts as being at 0, and pays nothing."""
    state = scene((WW, BG))
    state.variant = msgspec.structs.replace(state.variant, two_player=True)
    put(state, 0, "antarctica", acolyte=1)
    put(state, 1, "africa", acolyte=1)
    state.met[0], state.books[0] = ("ww_take_signs",), ("howl",)
    state.once, state.decay = ((ME, "hibernate"),), 1
    run(state, BeginTurn(ME))
    assert state.decay == 2
    assert state.power == [10, 8]
    assert asked(state) == [FOE]


# -------------------------------------------------------------------- Eternal
def rhan() -> Earth:
    """Rhan Tegoth against a Dark Young."""
    state = walker()
    put(state, 0, "europe", rhan_tegoth=1)
    put(state, 1, "europe", dark_young=1, ghoul=1)
    return state


def test_a_kill_on_rhan_tegoth_is_cancelled_for_power() -> None:
    """He stays, and takes no other result."""
    state = rhan()
    fight(state, "europe", 0, 1, (MISS,) * 3, (KILL, PAIN))
    assert choices(state) == [Cancel(), Pass()]
    assert labels(state) == ["Cancel it for 1 Power", "Let it happen"]
    told = answer(state, 0, Cancel())
    assert "ResultCancelled" in {type(each).__name__ for each in told}
    assert (state.power[0], count(state, 0, "europe", "rhan_tegoth")) == (9, 1)
    assert state.battle is None


def test_a_pain_is_cancelled_too_or_taken() -> None:
    """Whoever does not pay retreats."""
    state = rhan()
    fight(state, "europe", 0, 1, (MISS,) * 3, (PAIN, MISS))
    answer(state, 0, Cancel())
    assert count(state, 0, "europe", "rhan_tegoth") == 1
    fight(state, "europe", 0, 1, (MISS,) * 3, (PAIN, MISS))
    answer(state, 0, Pass())
    assert state.power[0] == 9
    assert {type(each).__name__ for each in choices(state)} == {"Retreat"}


def test_without_power_or_rhan_tegoth_nobody_is_asked() -> None:
    """He dies like others."""
    state = rhan()
    state.power[0] = 0
    fight(state, "europe", 0, 1, (MISS,) * 3, (KILL, MISS))
    assert count(state, 0, "europe", "rhan_tegoth") == 0
    other = walker()
    put(other, 0, "europe", wendigo=1)
    put(other, 1, "europe", dark_young=1)
    fight(other, "europe", 0, 1, (MISS,), (KILL, MISS))
    assert other.battle is None


# -------------------------------------------------------------------- Ferox
def test_monsters_capture_nobody_while_ithaqua_is_in_play() -> None:
    """Wherever he is; a Great Old One does."""
    state = walker()
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", dark_young=1)
    europe = area(state, "europe")
    assert captures(state, FOE) == [Capture(europe, ME)]
    put(state, 0, "antarctica", ithaqua=1)
    assert captures(state, FOE) == []
    why = why_not_capture(state, FOE, europe, ME)
    assert why is not None
    assert english(why)
    put(state, 1, "europe", shub_niggurath=1)
    assert captures(state, FOE) == [Capture(europe, ME)]


# -------------------------------------------------------------------- deeds
def test_being_first_player_is_a_deed_from_round_two_on() -> None:
    """The first seat is not yet first before it was named."""
    state = walker()
    run(state, Settle(ME))
    assert state.met[0] == ()
    state.round = 2
    run(state, Settle(ME))
    assert state.met[0] == ("ww_first_player",)


@pytest.mark.parametrize(
    ("where", "is_met"), [("antarctica", False), ("arctic_ocean", True), ("europe", False)]
)
def test_a_gate_at_the_other_pole_is_a_deed(where: str, is_met: bool) -> None:
    """Anybody's, here an abandoned one; that of the start is none."""
    state = walker()
    state.boards[0] = msgspec.structs.replace(state.boards[0], home=area(state, "antarctica"))
    gate(state, where)
    run(state, Settle(ME))
    assert state.met[0] == (("ww_other_gate",) if is_met else ())


def test_yog_sothoth_at_the_other_pole_counts_as_a_gate() -> None:
    """He is one for all purposes."""
    state = walker("opener_of_the_way", GC)
    state.boards[0] = msgspec.structs.replace(state.boards[0], home=area(state, "antarctica"))
    put(state, 1, "arctic_ocean", yog_sothoth=1)
    run(state, Settle(ME))
    assert "ww_other_gate" in state.met[0]


def test_six_books_of_another_are_a_deed() -> None:
    """Five are not, nor are the own ones."""
    state = walker()
    take(state, 1, *SIX[BG][:5])
    run(state, Settle(ME))
    assert state.met[0] == ()
    learn(state, 1)
    run(state, Settle(ME))
    assert state.met[0] == ("ww_enemy_six_books",)


def test_signs_are_taken_in_the_own_turn_besides_the_action() -> None:
    """One for each enemy with six books; the action is still to come."""
    state = walker()
    put(state, 0, "europe", acolyte=1)
    state.met[0], state.books[0] = ("ww_enemy_six_books",), ("howl",)
    learn(state, 1)
    learn(state, 2)
    take_turn(state)
    assert "Take 2 Elder Signs and a spellbook" in labels(state)
    answer(state, 0, Use("ww_take_signs"))
    assert state.met[0] == ("ww_enemy_six_books", "ww_take_signs")
    assert type(question(state)).__name__ == "PickBook"
    assert state.due_signs[0] == 2
    assert state.turn is not None
    assert not state.turn.acted


def test_it_may_be_taken_for_no_sign_and_once() -> None:
    """A book is a book."""
    state = walker()
    put(state, 0, "europe", acolyte=1)
    take_turn(state)
    answer(state, 0, Use("ww_take_signs"))
    assert (state.met[0], state.due_signs[0]) == (("ww_take_signs",), 0)


def test_at_the_end_of_the_own_turn_without_power_it_is_still_open() -> None:
    """At any time."""
    state = walker()
    put(state, 0, "europe", acolyte=1)
    state.power[0] = 0
    turn(state, 0, acted=True, action="move")
    take_turn(state)
    assert choices(state) == [Use("ww_take_signs"), EndTurn()]


@pytest.mark.parametrize("learned", [False, True])
def test_before_the_turn_of_others_it_is_asked_for_while_it_brings_a_sign(learned: bool) -> None:
    """Else it is not worth a question."""
    state = walker()
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "west_africa", acolyte=1)
    state.met[0], state.books[0] = ("ww_enemy_six_books",), ("howl",)
    if learned:
        learn(state, 2)
    state.turn = None
    run(state, BeginTurn(FOE))
    assert asked(state) == [ME if learned else FOE]
    if learned:
        assert isinstance(question(state), AtMoment)
        answer(state, 0, Use("ww_take_signs"))
        assert state.met[0][-1] == "ww_take_signs"


def test_before_a_ritual_it_may_be_taken() -> None:
    """Even for nothing: the book may make the ritual cheap."""
    state = walker()
    put(state, 0, "antarctica", acolyte=1)
    gate(state, "antarctica", 0)
    state.boards[0] = msgspec.structs.replace(state.boards[0], home=area(state, "antarctica"))
    state.phase = Phase.DOOM
    state.first = THIRD
    doom(state, 6)
    assert isinstance(question(state), AtMoment)
    assert choices(state) == [Use("ww_take_signs"), Pass()]


def test_at_most_three_signs() -> None:
    """With four enemies who know all."""
    state = scene((WW, BG, GC, CC, YS))
    for seat in range(1, 5):
        state.books[seat] = tuple("abcdef")
    take_turn(state)
    assert "Take 3 Elder Signs and a spellbook" in labels(state)
    assert Seat(0) in asked(state)
