"""Answers at once: legal, sensible, the same for the same question."""

import pytest

from rules.cthulhu_wars.abilities.effects import books_of
from rules.cthulhu_wars.actions import (
    ChooseBook,
    ChooseSeat,
    ChooseUnit,
    EndTurn,
    Number,
    RevealSigns,
    Ritual,
)
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.bots.reflexes import REFLEXES, reflex
from rules.cthulhu_wars.bots.reflexes.battle import haven
from rules.cthulhu_wars.bots.reflexes.pieces import unit_worth
from rules.cthulhu_wars.enums import Cause, Faction, Phase, UnitClass
from rules.cthulhu_wars.orders.picking import LoseUnit
from rules.cthulhu_wars.rounds.first_player import NameFirst
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.state import Earth, Offer
from rules.cthulhu_wars.talks import MakeOffer
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.steps import Action, Choice, Done, Pass, Seat
from tests.rules.cthulhu_wars.scenes import area, gate, put, scene, take, turn

GC_SEAT, BG_SEAT, CC_SEAT = Seat(0), Seat(1), Seat(2)


def answer(state: Earth, choice: Choice, seat: Seat = GC_SEAT) -> Action:
    return reflex(state, seat, choice, choice.actions(state, seat, ()))


def test_what_holds_no_gate_is_missed_least() -> None:
    state = scene()
    put(state, 0, "south_pacific", acolyte=2, cthulhu=1)
    gate(state, "south_pacific", 0)
    lost = LoseUnit(GC_SEAT, Cause.ELIMINATE, BG_SEAT)
    at = area(state, "south_pacific")
    assert answer(state, lost) == ChooseUnit(GC_SEAT, 0, at)
    worths = [
        unit_worth(state, GC_SEAT, kind, at, holder)
        for kind, holder in ((0, False), (0, True), (4, False))
    ]
    assert worths == sorted(worths)


def test_cultists_are_lost_where_only_cultists_may_be() -> None:
    state = scene()
    put(state, 0, "antarctica", acolyte=1, deep_one=1)
    lost = LoseUnit(GC_SEAT, Cause.CAPTURE, BG_SEAT, ranks=(UnitClass.CULTIST,))
    assert answer(state, lost) == ChooseUnit(GC_SEAT, 0, area(state, "antarctica"))


def test_books_are_picked_by_the_plan() -> None:
    state = scene()
    take(state, 1, "thousand_young")
    state.met[1] = ("bg_four_areas", "bg_six_areas")
    assert answer(state, PickBook(BG_SEAT), BG_SEAT) == ChooseBook("the_red_sign")


def test_an_open_move_or_turn_is_ended() -> None:
    state = scene()
    put(state, 0, "antarctica", acolyte=1)
    choice = TakeTurn(GC_SEAT)
    turn(state, 0, acted=True)
    assert answer(state, choice) == EndTurn()
    assert REFLEXES[TakeTurn](state, GC_SEAT, choice, [EndTurn(), Done()]) == Done()


@pytest.mark.parametrize(("great", "gates", "wanted"), [(1, 3, Ritual()), (0, 1, Pass())])
def test_a_ritual_is_performed_where_it_brings_enough(
    great: int, gates: int, wanted: Action
) -> None:
    state = scene()
    state.phase = Phase.DOOM
    places = ("south_pacific", "north_pacific", "indian_ocean")[:gates]
    for place in places:
        put(state, 0, place, acolyte=1)
        gate(state, place, 0)
    if great:
        put(state, 0, "south_pacific", cthulhu=1)
    assert answer(state, OfferRitual(GC_SEAT)) == wanted


def test_signs_are_turned_up_where_that_wins_at_once() -> None:
    state = scene()
    state.doom, state.signs[0] = [26, 10, 10, 10], (2, 3)
    choice = OfferReveal(GC_SEAT)
    assert answer(state, choice) == Pass()
    take(state, 0, *[each.ID for each in books_of(Faction.GREAT_CTHULHU)])
    assert answer(state, choice) == RevealSigns((2, 3))
    take(state, 1, *[each.ID for each in books_of(Faction.BLACK_GOAT)])
    state.doom[1] = 32
    assert answer(state, choice) == Pass()


def test_whoever_may_name_the_first_player_names_itself() -> None:
    state = scene()
    assert answer(state, NameFirst(GC_SEAT, (BG_SEAT, GC_SEAT))) == ChooseSeat(GC_SEAT)
    state.doom = [0, 9, 3, 0]
    assert answer(state, NameFirst(GC_SEAT, (BG_SEAT, CC_SEAT))) == ChooseSeat(CC_SEAT)


def offers(state: Earth, *numbers: int) -> None:
    state.talks = tuple(Offer(Seat(seat), n) for seat, n in zip((0, 1, 3), numbers, strict=True))


def test_offers_are_fair_shares_and_the_last_ones_make_up_the_rest() -> None:
    state = scene()
    ask = ("the_thousand_forms", 10, 1)
    offers(state, 0, 0, 0)
    assert answer(state, MakeOffer(GC_SEAT, CC_SEAT, 6, *ask)) == Number(2)
    offers(state, 0, 2, 3)
    assert answer(state, MakeOffer(GC_SEAT, CC_SEAT, 6, *ask)) == Number(1)
    later = MakeOffer(GC_SEAT, CC_SEAT, 6, "the_thousand_forms", 10, 2)
    offers(state, 2, 2, 1)
    assert answer(state, later) == Number(3)


def test_three_fair_ones_agree() -> None:
    for number in range(1, 7):
        state = scene()
        offers(state, 0, 0, 0)
        for round in (1, 2, 3):
            for seat in (Seat(0), Seat(1), Seat(3)):
                if sum(each.number for each in state.talks) == number:
                    continue
                ask = MakeOffer(seat, CC_SEAT, number, "the_thousand_forms", 10, round)
                named = reflex(state, seat, ask, [Number(n) for n in range(number + 1)])
                assert isinstance(named, Number)
                state.talks = tuple(
                    Offer(seat, named.number) if each.seat == seat else each for each in state.talks
                )
        assert sum(each.number for each in state.talks) == number


def test_own_gates_are_havens_and_stronger_enemies_are_not() -> None:
    state = scene()
    put(state, 0, "south_pacific", acolyte=1)
    gate(state, "south_pacific", 0)
    put(state, 1, "antarctica", shub_niggurath=1)
    places = ("south_pacific", "north_pacific", "antarctica")
    havens = [haven(state, GC_SEAT, area(state, place)) for place in places]
    assert havens == sorted(havens, reverse=True)
