"""Crawling Chaos (8): its units, Flight, the Harbinger, six deeds."""

import pytest

from rules.cthulhu_wars.abilities.effects import law, requirement
from rules.cthulhu_wars.actions import Awaken, Capture, ChooseBook, Walks
from rules.cthulhu_wars.boards import GreatCthulhuBoard
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.crawling_chaos.actions import (
    PayPower,
    TakePower,
    TakeSigns,
)
from rules.cthulhu_wars.factions.crawling_chaos.harbinger import PayHarbinger
from rules.cthulhu_wars.factions.crawling_chaos.kinds import (
    ACOLYTE,
    NYARLATHOTEP,
)
from rules.cthulhu_wars.orders.moving import walks
from rules.cthulhu_wars.rounds.gather import GatherPower
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Pass, Seat
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
    run,
    scene,
    take,
    turn,
)

CHAOS, CTHULHU = Seat(0), Seat(1)
GC_CTHULHU = 4


def chaos(*books: str, others: tuple[str, ...] = (GC, BG)) -> Earth:
    """Crawling Chaos in its turn, with these books."""
    state = scene((CC, *others))
    take(state, 0, *books)
    return state


# -------------------------------------------------------------------- where it begins, Nyarlathotep
@pytest.mark.parametrize(
    ("map", "start"),
    [
        ("earth_3p", "asia"),
        ("earth_4p_east5", "south_asia"),
        ("earth_4p_west5", "asia"),
        ("earth_5p", "south_asia"),
    ],
)
def test_it_begins_in_asia(map: str, start: str) -> None:
    """South Asia on the side of many areas (3)."""
    state = scene((CC, GC, BG), map=map)
    assert law(Faction.CRAWLING_CHAOS).starts(state) == (area(state, start),)


def test_nyarlathotep_fights_with_the_books_of_both_sides() -> None:
    """Own faction books and the opponent's; no others'; the rest as printed."""
    state = chaos("abduct", "madness", "invisibility")
    take(state, 1, "dreams", "absorb")
    take(state, 2, "frenzy")
    put(state, 0, "asia", nyarlathotep=1, nightgaunt=1, flying_polyp=1, hunting_horror=1, acolyte=1)
    put(state, 1, "asia", acolyte=1)
    put(state, 2, "asia", acolyte=1)
    assert dice(state, "asia", 0, 1) == 5 + 0 + 1 + 2 + 0
    assert dice(state, "asia", 0, 2) == 4 + 0 + 1 + 2 + 0


def test_nyarlathotep_awakens_at_an_own_gate() -> None:
    """For 10 Power; with that his deed is done and a book is picked."""
    state = chaos()
    put(state, 0, "asia", acolyte=2)
    put(state, 0, "europe", acolyte=1)
    gate(state, "asia", 0)
    gate(state, "europe")
    take_turn(state)
    assert open_now(state, Awaken) == [Awaken(NYARLATHOTEP, area(state, "asia"))]
    answer(state, 0, Awaken(NYARLATHOTEP, area(state, "asia")))
    assert (state.power[0], count(state, 0, "asia", "nyarlathotep")) == (0, 1)
    assert "cc_awaken_nyarlathotep" in state.met[0]
    assert ChooseBook("madness") in choices(state)


def test_nyarlathotep_needs_a_gate() -> None:
    """Without one the reason is told."""
    state = chaos()
    put(state, 0, "asia", acolyte=2)
    take_turn(state)
    assert not open_now(state, Awaken)
    assert "Nyarlathotep awakens at a gate you control; you have none." in reasons(state)


# -------------------------------------------------------------------- Flight
def test_flight_reaches_two_areas() -> None:
    """One or two, over anything; the others go one."""
    state = chaos()
    put(state, 0, "australia", acolyte=1)
    put(state, 1, "australia", acolyte=1)
    africa, ocean = area(state, "africa"), area(state, "indian_ocean")
    start = area(state, "australia")
    assert Walks(ACOLYTE, start, africa) in walks(state, CHAOS)
    assert Walks(ACOLYTE, start, ocean) in walks(state, CHAOS)
    assert Walks(ACOLYTE, start, area(state, "europe")) not in walks(state, CHAOS)
    assert Walks(0, start, africa) not in walks(state, CTHULHU)


# -------------------------------------------------------------------- the Harbinger
def facing_cthulhu(*books: str) -> Earth:
    """Nyarlathotep and Cthulhu in Asia; two dice against six."""
    state = chaos("madness", "abduct", *books)
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 1, "asia", cthulhu=1)
    return state


@pytest.mark.parametrize(("awakened", "power"), [(False, 5), (True, 2)])
def test_the_harbinger_pays_half_of_the_present_price(awakened: bool, power: int) -> None:
    """Cthulhu costs 4 once he has been awakened before."""
    state = facing_cthulhu()
    state.boards[1] = GreatCthulhuBoard(awakened=awakened)
    fight(state, "asia", 0, 1, roll(kills=1, misses=1), roll(misses=6))
    assert question(state) == PayHarbinger(CHAOS, CTHULHU, GC_CTHULHU)
    assert choices(state) == [TakePower(), TakeSigns()]
    before = state.power[0]
    answer(state, 0, TakePower())
    assert state.power[0] == before + power
    assert (count(state, 1, "asia", "cthulhu"), is_over(state)) == (0, True)


def test_the_harbinger_brings_two_signs_for_a_pain() -> None:
    """A pain is as good as a kill; the signs are drawn when the action is over."""
    state = facing_cthulhu()
    fight(state, "asia", 0, 1, roll(pains=1, misses=1), roll(misses=6))
    before = state.power[0]
    answer(state, 0, TakeSigns())
    assert (state.due_signs[0], state.power[0]) == (2, before)
    assert (units(state, 1, "asia")[GC_CTHULHU], is_over(state)) == (1, False)
    assert asked(state) == [0], "Madness says where Cthulhu goes"


def test_the_harbinger_is_fixed_when_the_dice_are_rolled() -> None:
    """Both are killed in the same roll: it pays."""
    state = facing_cthulhu()
    fight(state, "asia", 0, 1, roll(kills=1, misses=1), roll(kills=1, misses=5))
    assert isinstance(question(state), PayHarbinger)
    answer(state, 0, TakePower())
    assert units(state, 0, "asia")[NYARLATHOTEP] == 0
    assert is_over(state)


def test_the_harbinger_pays_for_no_monster_and_not_without_nyarlathotep() -> None:
    """Only for Great Old Ones in a battle of his."""
    state = chaos("madness")
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 0, "europe", hunting_horror=1)
    put(state, 1, "asia", starspawn=1)
    put(state, 1, "europe", cthulhu=1)
    fight(state, "asia", 0, 1, roll(kills=1), roll(misses=3))
    assert is_over(state)
    fight(state, "europe", 0, 1)
    answer(state, 1, Pass(), script=(roll(kills=1, misses=1), roll(misses=6)))
    assert (count(state, 1, "europe", "cthulhu"), is_over(state)) == (0, True)


def test_the_harbinger_pays_for_each_great_old_one_once() -> None:
    """King 2, Hastur 5."""
    state = chaos("abduct", "madness", others=(YS, BG))
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 1, "asia", king_in_yellow=1, hastur=1)
    fight(state, "asia", 0, 1, roll(pains=2), roll(misses=5))
    before = state.power[0]
    answer(state, 0, TakePower(), TakePower())
    assert state.power[0] == before + 2 + 5
    assert not isinstance(question(state), PayHarbinger)


def test_the_harbinger_pays_for_a_pain_of_a_ghoul() -> None:
    """Nyarlathotep has retreated; a Ghoul comes, and the enemy's Great Old One takes its pain."""
    state = facing_cthulhu()
    take(state, 2, "necrophagy")
    put(state, 2, "antarctica", ghoul=1)
    fight(state, "asia", 0, 1, roll(misses=2), roll(pains=1, misses=5))
    while not isinstance(question(state), PayHarbinger):
        assert not is_over(state), "the Harbinger has not been asked"
        seat = asked(state)[0]
        actions = [each for each in choices(state, seat) if not isinstance(each, Pass)]
        answer(state, seat, actions[0])
    assert units(state, 0, "asia")[NYARLATHOTEP] == 0


# -------------------------------------------------------------------- deeds
def test_paying_four_earns_a_book() -> None:
    """As the action."""
    state = chaos()
    take_turn(state)
    answer(state, 0, PayPower(4))
    assert (state.met[0], state.power[0]) == (("cc_pay_four",), 6)
    answer(state, 0, ChooseBook("madness"))
    assert state.books[0] == ("madness",)
    assert asked(state) == [1]


def test_paying_ten_earns_both() -> None:
    """In one action; two books are picked."""
    state = chaos()
    take_turn(state)
    assert open_now(state, PayPower) == [PayPower(4), PayPower(6), PayPower(10)]
    answer(state, 0, PayPower(10))
    assert (set(state.met[0]), state.power[0]) == ({"cc_pay_four", "cc_pay_six"}, 0)
    answer(state, 0, ChooseBook("madness"), ChooseBook("abduct"))
    assert state.books[0] == ("madness", "abduct")


def test_who_has_paid_four_is_not_offered_ten() -> None:
    """Six is (R40); what is too dear is told."""
    state = chaos("madness")
    state.met[0] = ("cc_pay_four",)
    take_turn(state)
    assert open_now(state, PayPower) == [PayPower(6)]
    state.power[0] = 5
    assert not open_now(state, PayPower)
    assert any("6" in why and "5" in why for why in reasons(state))


def test_three_gates_or_twelve_power() -> None:
    """Either is enough; the nearer one is what the card tells."""
    state, deed = chaos(), requirement("cc_three_gates")
    state.power[0] = 2
    for where in ("asia", "europe"):
        put(state, 0, where, acolyte=1)
        gate(state, where, 0)
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (False, (2, 3))
    state.power[0] = 8
    assert deed.progress(state, CHAOS) == (2, 3), "gates, where both are as near"
    state.power[0] = 11
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (False, (11, 12))
    state.power[0] = 12
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (True, (12, 12))
    state.power[0] = 0
    put(state, 0, "africa", acolyte=1)
    gate(state, "africa", 0)
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (True, (3, 3))


def test_the_power_that_half_of_the_highest_brings_counts() -> None:
    """11 gathered and raised to 12: three gates are met (R11)."""
    state = chaos()
    put(state, 0, "asia", acolyte=5)
    put(state, 2, "africa", acolyte=2)
    for where in ("arctic_ocean", "north_pacific", "north_atlantic", "antarctica", "australia"):
        gate(state, where)
    gate(state, "europe")
    for where in ("africa", "indian_ocean", "south_atlantic", "south_america"):
        put(state, 2, where, acolyte=1)
        gate(state, where, 2)
    put(state, 2, "north_america", dark_young=2)
    gate(state, "north_america", 2, "dark_young")
    take(state, 2, "the_red_sign")
    run(state, GatherPower())
    assert (state.power[2], state.power[0]) == (24, 12)
    assert state.met[0] == ("cc_three_gates",)


def test_four_gates_or_fifteen_power() -> None:
    """Power that has been spent again does not take it back."""
    state, deed = chaos(), requirement("cc_four_gates")
    state.power[0] = 14
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (False, (14, 15))
    state.power[0] = 15
    assert deed.is_met(state, CHAOS)
    state.met[0], state.power[0] = ("cc_four_gates",), 0
    assert deed.progress(state, CHAOS) == (4, 4)


def test_capturing_a_cultist_earns_a_book() -> None:
    """When the capture is over."""
    state = chaos()
    put(state, 0, "asia", nightgaunt=1)
    put(state, 1, "asia", acolyte=1)
    take_turn(state)
    answer(state, 0, Capture(area(state, "asia"), CTHULHU))
    assert state.met[0] == ("cc_capture",)
    assert ChooseBook("abduct") in choices(state)


def test_losing_a_cultist_earns_nothing() -> None:
    """Only the captor's deed."""
    state = chaos()
    put(state, 0, "asia", acolyte=1)
    put(state, 1, "asia", deep_one=1)
    turn(state, 1)
    take_turn(state, 1)
    answer(state, 1, Capture(area(state, "asia"), CHAOS))
    assert state.met[0] == ()
    assert state.captives[1][0].seat == CHAOS


def test_awakening_nyarlathotep_again_earns_nothing_more() -> None:
    """Met once."""
    state = chaos("madness")
    state.met[0] = ("cc_awaken_nyarlathotep",)
    put(state, 0, "asia", acolyte=1)
    gate(state, "asia", 0)
    take_turn(state)
    answer(state, 0, Awaken(NYARLATHOTEP, area(state, "asia")))
    assert (state.met[0], asked(state)) == (("cc_awaken_nyarlathotep",), [1])


def test_each_deed_tells_how_far_it_is() -> None:
    """All six, not met and met."""
    state = chaos()
    state.power[0] = 0
    names = ("cc_pay_four", "cc_pay_six", "cc_capture", "cc_awaken_nyarlathotep")
    assert {requirement(name).progress(state, CHAOS) for name in names} == {(0, 1)}
    state.met[0] = names
    assert {requirement(name).progress(state, CHAOS) for name in names} == {(1, 1)}
