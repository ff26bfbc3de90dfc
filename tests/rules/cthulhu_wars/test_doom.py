"""The Doom phase (5.3): Doom for gates, rituals, specials, the end."""

from dataclasses import dataclass

import pytest

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseBook, Ritual
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds import doom, ritual
from rules.cthulhu_wars.rounds.doom import BeginDoom, EndDoom, Specials
from rules.cthulhu_wars.rounds.ritual import (
    OfferRitual,
    cost,
    is_instant_death,
    marker_cost,
    may_perform,
    signs_of,
)
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Pass, Seat, Target, TargetKind
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    CORE,
    GC,
    YS,
    Rest,
    answer,
    choices,
    gate,
    put,
    run,
    take,
)
from tests.rules.cthulhu_wars.scenes import scene as empty

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
THREE = (BG, CC, YS)


def scene(
    factions: tuple[str, ...] = THREE, gates: int = 1, options: dict[str, str] | None = None
) -> Earth:
    """The first seat holds gates; nobody else has anything."""
    state = empty(factions, options=options)
    state.round = 2
    for at in ("africa", "antarctica", "north_america")[:gates]:
        put(state, 0, at, acolyte=1)
        gate(state, at, 0)
    return state


# ---------------------------------------------------------------- gates
def test_a_doom_for_each_own_gate() -> None:
    state = scene(gates=3)
    gate(state, "south_america")
    run(state, BeginDoom())
    assert state.phase is Phase.DOOM
    assert state.doom == [3, 0, 0]


# ---------------------------------------------------------------- rituals
def test_each_decides_once_in_turn_order() -> None:
    state = scene()
    state.first = SECOND
    run(state, BeginDoom())
    order = []
    while isinstance(agenda.question(state), OfferRitual):
        seat = agenda.asked(state)[0]
        order.append(seat)
        answer(state, seat, Pass())
    assert order == [1, 2, 0]


def test_a_ritual_costs_what_the_marker_says_and_moves_it() -> None:
    state = scene(gates=2)
    run(state, BeginDoom())
    assert choices(state, 0) == [Ritual(), Pass()]
    answer(state, 0, Ritual())
    assert state.power == [5, 10, 10]
    assert state.doom == [4, 0, 0]
    assert state.ritual == 1
    assert marker_cost(state) == 6


def test_a_sign_for_each_great_old_one_and_none_is_needed() -> None:
    state = scene((YS, BG, CC), gates=0)
    put(state, 0, "europe", king_in_yellow=1, hastur=1)
    assert signs_of(state, FIRST) == 2
    assert signs_of(state, SECOND) == 0
    run(state, BeginDoom())
    answer(state, 0, Ritual())
    assert len(state.signs[FIRST]) == 2
    answer(state, 1, Ritual())
    assert state.ritual == 2
    assert state.signs[SECOND] == ()


def test_who_cannot_pay_is_not_asked() -> None:
    state = scene()
    state.power = [4, 4, 5]
    run(state, BeginDoom())
    assert agenda.asked(state) == [2]
    assert not may_perform(state, FIRST)


def test_on_instant_death_it_costs_ten_and_the_marker_stays() -> None:
    state = scene()
    state.ritual = 5
    run(state, BeginDoom())
    assert marker_cost(state) == 10
    answer(state, 0, Ritual())
    assert is_instant_death(state)
    assert marker_cost(state) == 10
    answer(state, 1, Ritual())
    assert (state.ritual, state.power[1]) == (6, 0)


def test_by_an_option_a_ritual_takes_a_great_old_one_or_six_books() -> None:
    state = scene(options={"ritual_needs_goo_or_six_books": "on"})
    assert not may_perform(state, FIRST)
    put(state, 0, "africa", shub_niggurath=1)
    assert may_perform(state, FIRST)
    state.books[SECOND] = tuple("abcdef")
    assert may_perform(state, SECOND)


def test_an_empty_supply_gives_doom_instead() -> None:  # R49
    state = scene((CC, BG, YS), gates=3)
    put(state, 0, "asia", nyarlathotep=1)
    state.signs_left, state.revealed = (0, 0, 0), (1,) * 18 + (2,) * 12 + (3,) * 6
    run(state, OfferRitual(FIRST), doom.Meet())
    answer(state, 0, Ritual())
    while isinstance(agenda.question(state), PickBook):
        answer(state, 0, choices(state, 0)[0])
    assert state.doom == [4, 0, 0]
    assert (state.signs[FIRST], state.due_signs[FIRST]) == ((), 0)
    assert len(state.revealed) == 36


def test_the_words_of_a_ritual_tell_what_it_brings() -> None:
    state = scene((GC, BG, CC), gates=0)
    put(state, 0, "south_pacific", cthulhu=1, acolyte=1)
    gate(state, "south_pacific", 0)
    run(state, OfferRitual(FIRST))
    labels = [english(option.label) for option in agenda.options(state, FIRST)]
    assert labels == ["Perform a ritual for 5 Power: Doom 1, Elder Signs 1", "No ritual"]
    question = agenda.question(state)
    assert question is not None
    bare = question.explain(state, FIRST, Target(TargetKind.PLACE, "0"))
    assert bare == say("kernel.not_open")


class Cheap(Effect):
    """Halves the cost of its owner's rituals."""

    def ritual_cost(self, state: Earth, seat: Seat, cost: int) -> int:
        return cost // 2


def test_an_effect_changes_what_its_owner_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap = Cheap()
    monkeypatch.setattr(ritual, "own", lambda state, seat, hook: (cheap,) * (seat == 0))
    state = scene()
    assert (cost(state, FIRST), cost(state, SECOND), marker_cost(state)) == (2, 5, 5)
    run(state, OfferRitual(FIRST))
    answer(state, 0, Ritual())
    assert state.power == [8, 10, 10]


# ---------------------------------------------------------------- specials
@dataclass
class Told:
    """Who had its steps, in which order."""

    seats: list[int]


TOLD = Told([])


class Note(Auto, frozen=True):
    """A step of a faction's own."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        TOLD.seats.append(self.seat)
        game_of(state).due_signs[self.seat] += 1


def test_specials_come_after_all_rituals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doom, "doom_steps", lambda state, seat: [Note(seat)])
    TOLD.seats.clear()
    state = scene()
    run(state, BeginDoom())
    for seat in range(3):
        assert TOLD.seats == []
        answer(state, seat, Pass())
    assert TOLD.seats == [0, 1, 2]
    assert [len(signs) for signs in state.signs] == [1, 1, 1]


def test_by_an_option_specials_come_with_the_own_ritual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doom, "doom_steps", lambda state, seat: [Note(seat)])
    TOLD.seats.clear()
    state = scene(options={"doom_specials_timing": "in_own_doom_turn"})
    run(state, BeginDoom())
    for seat in range(3):
        answer(state, seat, Pass())
        assert TOLD.seats == list(range(seat + 1))


def test_the_first_doom_phase_earns_a_book_and_a_sign_after_the_rituals() -> None:
    state = scene((GC, BG, CC), gates=0)
    run(state, BeginDoom())
    for seat in range(3):
        assert state.met[FIRST] == ()
        answer(state, seat, Pass())
    assert state.met[FIRST] == ("gc_first_doom_phase",)
    assert agenda.question(state) == PickBook(FIRST)
    answer(state, 0, ChooseBook("dreams"))
    assert len(state.signs[FIRST]) == 1


def test_by_an_option_it_earns_them_with_the_own_ritual() -> None:
    state = scene((BG, GC, CC), gates=0, options={"doom_specials_timing": "in_own_doom_turn"})
    run(state, BeginDoom())
    answer(state, 0, Pass())
    assert state.met[SECOND] == ()
    answer(state, 1, Pass())
    assert agenda.question(state) == PickBook(SECOND)
    answer(state, 1, ChooseBook("dreams"))
    assert agenda.question(state) == OfferRitual(THIRD)


def with_four_books() -> Earth:
    state = scene((GC, BG, CC), gates=0)
    state.met[FIRST] = ("gc_kill_one", "gc_kill_two", "gc_awaken_cthulhu", "gc_first_doom_phase")
    state.books[FIRST] = ("absorb", "devolve", "dreams", "regenerate")
    return state


def test_the_fifth_book_in_the_doom_phase_brings_the_sixth_in_it() -> None:  # R42
    state = with_four_books()
    for at in ("south_pacific", "north_pacific", "indian_ocean"):
        put(state, 0, at, acolyte=1)
        gate(state, at, 0)
    run(state, Specials(FIRST, (FIRST,)))
    assert state.met[FIRST][4:] == ("gc_ocean_gates",)
    answer(state, 0, ChooseBook("submerge"))
    assert state.met[FIRST][5:] == ("gc_five_books",)
    assert state.books[FIRST][5:] == ("y_ha_nthlei",)
    assert len(state.signs[FIRST]) == 1


def test_a_fifth_book_after_the_own_specials_counts_before_the_end() -> None:  # R42
    state = with_four_books()
    run(state, BeginDoom())
    state.first = FIRST
    answer(state, 0, Pass())
    answer(state, 1, Pass())
    for at in ("south_pacific", "north_pacific", "indian_ocean"):
        put(state, 0, at, acolyte=1)
        gate(state, at, 0)
    answer(state, 2, Pass())
    answer(state, 0, ChooseBook("submerge"))
    assert state.met[FIRST][4:] == ("gc_ocean_gates", "gc_five_books")


def test_blood_sacrifice_may_take_a_holder_and_the_doom_is_kept() -> None:  # R43
    state = scene((BG, CC, YS))
    take(state, 0, "blood_sacrifice")
    put(state, 0, "asia", shub_niggurath=1)
    run(state, BeginDoom())
    for seat in range(3):
        answer(state, seat, Pass())
    sacrifice = next(each for each in choices(state, 0) if not isinstance(each, Pass))
    answer(state, 0, sacrifice)
    assert state.doom[FIRST] == 1
    assert len(state.signs[FIRST]) == 1
    assert all(each is None or each.holder < 0 for each in state.gates)


def test_without_shub_niggurath_nobody_is_asked_for_blood() -> None:  # R43
    state = scene((BG, CC, YS))
    take(state, 0, "blood_sacrifice")
    put(state, 0, "africa", acolyte=1)
    run(state, Specials(FIRST, (FIRST,)))
    assert isinstance(agenda.question(state), Rest)
    put(state, 0, "asia", shub_niggurath=1)
    run(state, Specials(FIRST, (FIRST,)))
    assert not isinstance(agenda.question(state), Rest)


# ---------------------------------------------------------------- the end
def test_thirty_doom_ends_the_game_after_the_phase() -> None:
    state = scene(gates=2)
    state.doom = [29, 0, 0]
    run(state, BeginDoom())
    assert state.doom[FIRST] == 31
    for seat in range(3):
        assert state.outcome is None
        answer(state, seat, Pass())
    assert state.outcome is not None


def test_instant_death_ends_the_game() -> None:
    state = scene()
    state.ritual = 6
    run(state, EndDoom())
    assert state.outcome is not None
    assert "Instant Death" in english(state.outcome.reason)


def test_otherwise_it_goes_on() -> None:
    state = scene()
    state.ritual, state.doom = 5, [29, 29, 29]
    run(state, EndDoom())
    assert state.outcome is None


def test_the_cost_of_a_ritual_is_one_for_all() -> None:
    state = empty(CORE)
    state.ritual = 3
    assert [cost(state, Seat(seat)) for seat in range(4)] == [7] * 4
