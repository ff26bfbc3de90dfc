"""Rulings in which Crawling Chaos or Yellow Sign meet the general law and the others (14)."""

from rules.cthulhu_wars.actions import (
    Awaken,
    Capture,
    ChooseBook,
    EndTurn,
    Fight,
    GiveUp,
    Ritual,
    Use,
)
from rules.cthulhu_wars.battle.actions import Suffer
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.factions.yellow_sign.actions import Scream
from rules.cthulhu_wars.factions.yellow_sign.kinds import HASTUR
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.rounds.stable import Meet
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel.steps import Pass, Seat
from tests.rules.cthulhu_wars.factions.battles import (
    asked,
    battle,
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
    gate,
    holder,
    is_abandoned,
    put,
    run,
    scene,
    take,
    turn,
)

BOOKS = {
    YS: (
        "passion",
        "zingaya",
        "the_third_eye",
        "the_screaming_dead",
        "shriek_of_the_byakhee",
        "he_who_is_not_to_be_named",
    )
}


def test_whoever_has_the_turn_takes_the_abandoned_gate() -> None:
    """Yellow Sign's turn: the other cannot take it while it is held (R3)."""
    state = scene((GC, YS, BG))
    put(state, 0, "asia", acolyte=1)
    put(state, 1, "asia", acolyte=1)
    gate(state, "asia")
    run(state, BeginTurn(Seat(1)))
    assert holder(state, "asia") == 1
    answer(state, 1, GiveUp())
    run(state, BeginTurn(Seat(0)))
    assert holder(state, "asia") == 1


def test_a_cultist_of_chaos_on_a_gate_is_captured_beside_a_starspawn() -> None:
    """The gate is abandoned, and the captor's Acolyte steps on in the same turn (R5)."""
    state = scene((GC, CC, BG))
    put(state, 0, "australia", starspawn=1, acolyte=1)
    put(state, 1, "australia", acolyte=1)
    gate(state, "australia", 1)
    take_turn(state)
    answer(state, 0, Capture(area(state, "australia"), Seat(1)))
    assert (holder(state, "australia"), len(state.captives[0])) == (0, 1)


def test_a_great_old_one_protects_cultists_of_the_sign() -> None:
    """Neither Horrors nor Nyarlathotep capture beside the King (R22)."""
    state = scene((CC, YS, BG))
    put(state, 0, "asia", hunting_horror=2)
    put(state, 1, "asia", king_in_yellow=1, acolyte=1)
    take_turn(state)
    assert not open_now(state, Capture)
    put(state, 0, "asia", nyarlathotep=1)
    assert not open_now(state, Capture)


def test_a_nightgaunt_is_devoured_before_it_can_abduct() -> None:
    """The attacker's effects come first; without forces there is no battle any more (R27)."""
    state = scene((GC, CC, BG))
    take(state, 1, "abduct")
    put(state, 0, "asia", cthulhu=1, deep_one=1)
    put(state, 1, "asia", nightgaunt=1)
    fight(state, "asia", 0, 1)
    answer(state, 0, Use("devour"))
    assert (units(state, 1, "asia"), units(state, 0, "asia")) == ((0,) * 5, (0, 1, 0, 0, 1))
    assert is_over(state)
    assert state.met[0] == ("gc_kill_one",)


def test_with_six_books_the_sign_fights_once_in_each_area() -> None:
    """Not twice in Europe, but in Asia too; then a real action or a pass must come (R36)."""
    state = scene((YS, GC, CC))
    take(state, 0, *BOOKS[YS])
    state.power[0] = 4
    put(state, 0, "europe", byakhee=1)
    put(state, 0, "asia", byakhee=1)
    for seat in (1, 2):
        put(state, seat, "europe", acolyte=1)
        put(state, seat, "asia", acolyte=1)
    europe, asia = area(state, "europe"), area(state, "asia")
    take_turn(state)
    answer(state, 0, Fight(europe, Seat(1)), script=(roll(misses=2),))
    assert open_now(state, Fight) == [Fight(asia, Seat(1)), Fight(asia, Seat(2))]
    answer(state, 0, Fight(asia, Seat(2)), script=(roll(misses=2),))
    assert (open_now(state, Fight), state.power[0]) == ([], 2)
    assert EndTurn() not in choices(state)
    answer(state, 0, GiveUp())
    assert state.power[0] == 0


def test_two_factions_pick_in_turn_order() -> None:
    """Both meet a deed in the same action (R37)."""
    state = scene((GC, CC, BG))
    state.power[1] = 12
    put(state, 0, "asia", deep_one=1)
    put(state, 2, "asia", ghoul=1)
    take_turn(state)
    answer(state, 0, Fight(area(state, "asia"), Seat(2)), script=(roll(kills=1),))
    assert (state.met[0], state.met[1]) == (("gc_kill_one",), ("cc_three_gates",))
    assert asked(state) == [0]
    answer(state, 0, ChooseBook("dreams"))
    assert asked(state) == [1]
    answer(state, 1, ChooseBook("madness"))
    assert (state.books[0], state.books[1]) == (("dreams",), ("madness",))


def test_a_book_for_hastur_serves_from_the_next_turn_on() -> None:
    """It is picked when the action is over (R38)."""
    state = scene((YS, GC, BG))
    state.power[0] = 12
    put(state, 0, "europe", king_in_yellow=1, acolyte=1, undead=2)
    gate(state, "europe", 0)
    take_turn(state)
    answer(state, 0, Awaken(HASTUR, area(state, "europe")))
    answer(state, 0, ChooseBook("the_screaming_dead"))
    assert (state.power[0], asked(state)) == (2, [1])
    turn(state, 0)
    state.agenda.clear()
    take_turn(state)
    assert open_now(state, Scream)


def test_a_ritual_without_signs_left_brings_doom() -> None:
    """Three gates and Nyarlathotep: 3 Doom, and 1 in place of the sign (R49)."""
    state = scene((CC, GC, BG))
    state.phase, state.turn = Phase.DOOM, None
    state.signs_left = (0, 0, 0)
    take(state, 0, "madness")
    state.met[0], state.books[0] = ("cc_three_gates",), ("madness",)
    for where in ("asia", "europe", "africa"):
        put(state, 0, where, acolyte=1)
        gate(state, where, 0)
    put(state, 0, "asia", nyarlathotep=1)
    run(state, OfferRitual(Seat(0)), Meet())
    answer(state, 0, Ritual())
    assert (state.doom[0], state.power[0], state.signs[0]) == (4, 5, ())


def test_hastur_picks_whom_a_ghoul_hurts() -> None:
    """Though he was killed in the battle (R51)."""
    state = scene((YS, GC, BG))
    take(state, 2, "necrophagy")
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", starspawn=1, shoggoth=1)
    put(state, 2, "antarctica", ghoul=1)
    fight(state, "europe", 0, 1, roll(misses=5), roll(kills=1, misses=4))
    assert (units(state, 0, "europe")[HASTUR], asked(state)) == (0, [2])
    answer(state, 2, next(each for each in choices(state, 2) if not isinstance(each, Pass)))
    for _ in range(3):
        if isinstance(question(state), Spread):
            break
        seat = asked(state)[0]
        answer(state, seat, choices(state, seat)[-1])
    spread = question(state)
    assert isinstance(spread, Spread)
    assert (spread.seat, spread.side, battle(state).step) == (0, 1, 7)
    assert choices(state) == [Suffer(2), Suffer(3)]


def test_a_captured_holder_leaves_an_abandoned_gate() -> None:
    """Chaos captures the Sign's only cultist with no cultist of its own there (4)."""
    state = scene((CC, YS, BG))
    put(state, 0, "asia", nightgaunt=1)
    put(state, 1, "asia", acolyte=1)
    gate(state, "asia", 1)
    take_turn(state)
    answer(state, 0, Capture(area(state, "asia"), Seat(1)))
    assert is_abandoned(state, "asia")
