"""What effects may change in moves, captures, costs and turns (8, 15): by an effect made here."""

from collections.abc import Callable, Iterator

import pytest

from rules.cthulhu_wars.abilities import effects
from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import (
    BuildGate,
    Capture,
    ChooseArea,
    Fight,
    Recruit,
    Summon,
    Walks,
)
from rules.cthulhu_wars.battle import fights, why_not_fight
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.orders.capturing import captures, why_not_capture
from rules.cthulhu_wars.orders.moving import movers, walks, why_not_walk
from rules.cthulhu_wars.orders.recruiting import builds, recruits, summons, why_not_recruit
from rules.cthulhu_wars.points import extra, gain_power
from rules.cthulhu_wars.setup import ChooseStart
from rules.cthulhu_wars.state import Area, Earth, Kind, Walk
from rules.cthulhu_wars.turn import BeginTurn, is_active
from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Done, Seat, Step
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    answer,
    area,
    gate,
    put,
    run,
    scene,
)

ME, FOE = Seat(0), Seat(1)


def has(monkeypatch: pytest.MonkeyPatch, faction: str, effect: Effect) -> None:
    """A core faction has one ability more."""
    known = effects.abilities_of

    def abilities(asked: str) -> tuple[Effect, ...]:
        return (*known(asked), effect) if asked == faction else known(asked)

    monkeypatch.setattr(effects, "abilities_of", abilities)
    _forget()


def _forget() -> None:
    for cache in (effects._mine, effects.in_force_at, effects._all):
        cache.cache_clear()
    effects._last = ((), [], (), effects.InForce(()))


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    yield
    _forget()


@pytest.fixture
def give(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Effect], Earth]:
    """A scene in which a faction has an effect: Great Cthulhu and Black Goat in Europe."""

    def found(faction: str, effect: Effect) -> Earth:
        has(monkeypatch, faction, effect)
        state = scene((GC, BG, CC))
        put(state, 0, "europe", acolyte=1, deep_one=2)
        put(state, 1, "europe", acolyte=2)
        return state

    return found


class Toll(Effect):
    """One Power more for what ends in Europe."""

    ID = "toll"

    def surcharge(self, state: Earth, owner: Seat, seat: Seat, area: Area) -> int:
        return 1 if area == 9 else 0


def test_actions_that_end_in_an_area_cost_more(give: Callable[[str, Effect], Earth]) -> None:
    """Those of others, whatever they are; not its own."""
    state = give(BG, Toll())
    europe = area(state, "europe")
    assert (europe, extra(state, ME, europe), extra(state, FOE, europe)) == (9, 1, 0)
    put(state, 0, "asia", acolyte=1)
    state.power[0] = 1
    assert {each.area for each in recruits(state, ME)} == {area(state, "asia")}
    assert captures(state, ME) == []
    assert fights(state, ME) == []
    assert europe not in {each.target for each in walks(state, ME)}
    for why in (why_not_recruit(state, ME, europe), why_not_fight(state, ME, europe, FOE)):
        assert why is not None
        assert "costs 2" in english(why)
    state.power[0] = 3
    assert BuildGate(europe) not in builds(state, ME)
    gate(state, "europe", 0)
    assert {each.kind for each in summons(state, ME)} == {1, 2}


@pytest.mark.parametrize(
    ("action", "left"),
    [
        (Recruit(9), 8),
        (BuildGate(9), 6),
        (Capture(9, FOE), 8),
        (Walks(0, 10, 9), 8),
        (Fight(9, FOE), 8),
    ],
)
def test_it_is_paid(give: Callable[[str, Effect], Earth], action, left: int) -> None:
    state = give(BG, Toll())
    put(state, 0, "asia", acolyte=1)
    run(state, BeginTurn(ME))
    answer(state, 0, action, script=((0, 0), ()) if isinstance(action, Fight) else ())
    assert state.power[0] == left


def test_a_monster_may_cost_more(give: Callable[[str, Effect], Earth]) -> None:
    state = give(BG, Toll())
    gate(state, "europe", 0)
    run(state, BeginTurn(ME))
    answer(state, 0, Summon(1, 9))
    assert state.power[0] == 8


class Bound(Effect):
    """Deep Ones stay where they are."""

    ID = "bound"

    def bars_leaving(self, state: Earth, seat: Seat, kind: Kind, area: Area) -> bool:
        return kind == 1


def test_units_may_be_kept_from_acting(give: Callable[[str, Effect], Earth]) -> None:
    state = give(GC, Bound())
    europe = area(state, "europe")
    assert movers(state, ME) == [(0, europe, False)]
    assert captures(state, ME) == []
    for why in (why_not_walk(state, ME, 1, europe), why_not_capture(state, ME, europe, FOE)):
        assert why is not None
        assert english(why)
    assert fights(state, ME) == [Fight(europe, FOE)]
    put(state, 0, "asia", deep_one=1)
    put(state, 1, "asia", acolyte=1)
    assert Fight(area(state, "asia"), FOE) not in fights(state, ME)
    why = why_not_fight(state, ME, area(state, "asia"), FOE)
    assert why is not None
    assert "Asia" in english(why)


class Rest(Effect):
    """Moves of two units bring one Power back; where each goes something follows."""

    ID = "rest"

    def after_walk(self, state: Earth, seat: Seat, walk: Walk) -> tuple[Step, ...]:
        state.doom[seat] += 1
        return ()

    def after_move(
        self, state: Earth, context: StepContext, seat: Seat, walks: tuple[Walk, ...]
    ) -> None:
        if len(walks) > 1:
            gain_power(state, context, seat, 1)


def test_what_follows_moves(give: Callable[[str, Effect], Earth]) -> None:
    state = give(GC, Rest())
    europe, asia = area(state, "europe"), area(state, "asia")
    run(state, BeginTurn(ME))
    answer(state, 0, Walks(1, europe, asia), Walks(1, europe, asia), Done())
    assert (state.power[0], state.doom[0]) == (9, 2)


class Sleep(Effect):
    """No more turns."""

    ID = "sleep"

    def is_out(self, state: Earth, seat: Seat) -> bool:
        return True


def test_who_is_out_has_no_turn(give: Callable[[str, Effect], Earth]) -> None:
    state = give(BG, Sleep())
    assert not is_active(state, FOE)
    run(state, BeginTurn(FOE))
    assert agenda.asked(state) == [Seat(2)]


class Gates(Effect):
    """What counts as a gate in Asia, and where else it summons."""

    ID = "gates"

    def gates(self, state: Earth, seat: Seat) -> tuple[Area, ...]:
        return (10,)

    def summons_at(self, state: Earth, seat: Seat) -> tuple[Area, ...]:
        return (10, 11)


def test_what_counts_as_a_gate(give: Callable[[str, Effect], Earth]) -> None:
    state = give(GC, Gates())
    assert gates_of(state, ME) == (10,)
    assert {each.area for each in summons(state, ME)} == {10, 11}


def test_a_start_is_chosen_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = scene((GC, BG, CC))
    monkeypatch.setattr(type(effects.faction_law(state, ME)), "starts", lambda self, state: (9, 10))
    run(state, ChooseStart(ME))
    assert "where do you start?" in english(agenda.request(state, ME).prompt)
    answer(state, 0, ChooseArea(10))
    assert state.units[10][0][0] == 6
    gate = state.gates[10]
    assert gate is not None
    assert gate.holder == ME
