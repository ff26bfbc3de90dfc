"""Dice, kills and pains: who assigns what to which unit (7, steps 3 to 5)."""

from collections.abc import Sequence

import pytest

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import button
from rules.cthulhu_wars.battle import sides as battle_sides
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.battle.dice import RollMisses, count, misses, result
from rules.cthulhu_wars.battle.events import DiceRolled, KillSoftened, MissesRolled, ResultsAssigned
from rules.cthulhu_wars.battle.slots import Slot, capacity, is_free, slots, suffer
from rules.cthulhu_wars.describe import unit_at
from rules.cthulhu_wars.enums import Cause, Result
from rules.cthulhu_wars.state import Battle, Counts, Earth, Hurt, Kind, game_of
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.battlefield import Fight, facing, grant
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS, area, gate, kind, put, take
from tests.rules.cthulhu_wars.scenes import count as counted


def assigned(fight: Fight) -> list[tuple[int, str, tuple[tuple[str, int], ...], int]]:
    """Whose units took what: side, result, units, results lost."""
    found = [each for each in fight.events if isinstance(each, ResultsAssigned)]
    return [(each.side, each.result.value, each.units, each.lost) for each in found]


# -------------------------------------------------------------------- dice
def test_faces() -> None:
    said = [result(face) for face in range(1, 7)]
    assert said == [Result.MISS] * 3 + [Result.PAIN] * 2 + [Result.KILL]
    assert count((6, 6, 5, 4, 3, 1)) == (2, 2)
    assert count(()) == (0, 0)


def test_both_roll_their_combat_before_any_loss() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=2, starspawn=1, acolyte=1)
    put(state, 1, "europe", dark_young=1, fungi_from_yuggoth=1)
    fight = Fight(state, "66666", "666")
    rolled = [each for each in fight.events if isinstance(each, DiceRolled)]
    assert [(each.seat, len(each.faces)) for each in rolled] == [(0, 5), (1, 3)]
    assert assigned(fight) == []
    assert fight.asked == 0


def test_a_side_without_combat_rolls_nothing() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    fight = Fight(state, "6")
    assert [each.seat for each in fight.events if isinstance(each, DiceRolled)] == [1]
    assert counted(state, 0, "europe", "acolyte") == 0


class Channels(Effect):
    """Pays 1 Power to roll its misses again, as often as it likes."""

    ID = "channels"

    def after_roll(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """While there are misses."""
        may = state.power[seat] and misses(battle, seat)
        return (Use(self.ID),) if may else ()

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Rolls."""
        state.power[seat] -= 1
        context.then(RollMisses(seat))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option:
        """Any words."""
        return button(action, say("cthulhu_wars.battle.no_more"), "again")


def test_misses_may_be_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG)
    grant(monkeypatch, 0, Channels())
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", ghoul=2)
    fight = Fight(state, "51", "21", "6").do(0, Use("channels"), Use("channels"))
    again = [each for each in fight.events if isinstance(each, MissesRolled)]
    assert [each.faces for each in again] == [(5, 2, 1), (5, 6, 1)]
    assert state.power[0] == 8
    assert state.battle is not None
    assert state.battle.used == ((0, "channels"), (0, "channels"))


class Demands(Effect):
    """The enemy's kills count as pains."""

    ID = "demands"

    def counts_results(
        self, battle: Battle, seat: Seat, by: Seat, kills: int, pains: int
    ) -> tuple[int, int]:
        """Only the enemy's."""
        return (kills, pains) if by == seat else (0, kills + pains)


def test_kills_may_count_as_pains(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG)
    grant(monkeypatch, 0, Demands())
    put(state, 0, "europe", shoggoth=2)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "6", "66").retreat(0, 0, "shoggoth", "arabia", 2)
    assert counted(state, 1, "europe", "dark_young") == 0
    assert counted(state, 0, "arabia", "shoggoth") == 2
    assert fight.asked is None


# -------------------------------------------------------------------- assigning
def test_one_result_on_a_unit_and_no_more() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", ghoul=1, dark_young=1, acolyte=1)
    fight = Fight(state, "65", "").suffer(1, 1, "ghoul")
    assert counted(state, 1, "europe", "ghoul") == 0
    acolyte, young = (Suffer(kind(state, 1, each)) for each in ("acolyte", "dark_young"))
    assert fight.open == [acolyte, young]
    fight.suffer(1, 1, "acolyte").retreat(1, 1, "acolyte", "arabia")
    assert assigned(fight) == [
        (1, "kill", (("ghoul", 1),), 0),
        (1, "pain", (("bg_acolyte", 1),), 0),
    ]


def test_parts_of_an_answer_leave_less_to_choose() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", ghoul=1, dark_young=1, acolyte=1)
    fight = Fight(state, "66", "").suffer(1, 1, "ghoul")
    assert Suffer(kind(state, 1, "ghoul")) not in fight.open
    assert agenda.withdraw(state, Seat(1)) == Suffer(kind(state, 1, "ghoul"))
    assert Suffer(kind(state, 1, "ghoul")) in fight.open
    assert "2 more" in english(agenda.request(state, Seat(1)).prompt)


def test_refused_units_have_a_reason() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", ghoul=1, dark_young=1, acolyte=1)
    Fight(state, "66", "").suffer(1, 1, "ghoul")
    ghoul = kind(state, 1, "ghoul")
    options = [each for each in agenda.options(state, Seat(1)) if each.why_not is not None]
    assert [each.action for each in options] == [Suffer(ghoul)]
    question = agenda.question(state)
    assert question is not None
    here = area(state, "europe")
    said = question.explain(state, Seat(1), unit_at(here, Seat(1), ghoul, False))
    assert english(said).startswith("Each unit takes one result")
    other = question.explain(state, Seat(1), Target(TargetKind.PLACE, "0"))
    assert other == say("kernel.not_open")


def test_the_unit_on_the_gate_is_told_apart() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", acolyte=3)
    gate(state, "europe", 1)
    fight = Fight(state, "6")
    assert fight.open == [Suffer(0), Suffer(0, holder=True)]
    fight.suffer(1, 1, "acolyte")
    found = state.gates[area(state, "europe")]
    assert found is not None
    assert found.holder == 1


def test_two_kills_on_alike_units_and_the_one_on_the_gate() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", shoggoth=1)
    put(state, 1, "europe", acolyte=2)
    gate(state, "europe", 1)
    fight = Fight(state, "66")
    assert fight.asked is None
    assert counted(state, 1, "europe", "acolyte") == 0


@pytest.mark.parametrize(
    ("order", "first"), [("attacker_first", 0), ("defender_first", 1)], ids=["attacker", "defender"]
)
def test_who_assigns_first(order: str, first: int) -> None:
    state = facing(GC, BG, loss_assignment_order=order)
    put(state, 0, "europe", deep_one=1, acolyte=1)
    put(state, 1, "europe", fungi_from_yuggoth=1, acolyte=1)
    fight = Fight(state, "6", "6")
    assert fight.asked == first
    fight.suffer(first, first, "acolyte")
    assert fight.asked == 1 - first
    assert counted(state, first, "europe", "acolyte") == 1


@pytest.mark.parametrize("may", ["on", "off"])
def test_pains_on_great_old_ones(may: str) -> None:
    state = facing(GC, CC, pain_may_hit_great_old_one=may)
    put(state, 0, "europe", deep_one=3)
    put(state, 1, "europe", nyarlathotep=1, acolyte=1, nightgaunt=1)
    fight = Fight(state, "5")
    nyarlathotep = kind(state, 1, "nyarlathotep")
    assert (Suffer(nyarlathotep) in fight.open) == (may == "on")
    reasons = [each.why_not for each in agenda.options(state, Seat(1)) if each.why_not is not None]
    assert [english(each)[:12] for each in reasons] == ([] if may == "on" else ["In this game"])


def test_two_results_on_one_unit_of_two() -> None:
    state = facing(GC, BG)
    take(state, 0, "regenerate")
    put(state, 0, "europe", starspawn=2)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "66").suffer(0, 0, "starspawn")
    starspawn = kind(state, 0, "starspawn")
    assert fight.open == [Suffer(starspawn), Suffer(starspawn, kills=1)]
    labels = [english(each.label) for each in agenda.options(state, Seat(0))]
    assert labels == ["Kill on an unhurt Starspawn", "Second kill on a hurt Starspawn"]
    fight.suffer(0, 0, "starspawn")
    fight.retreat(0, 0, "starspawn", "arabia", 2)
    assert state.removed == ()
    assert counted(state, 0, "arabia", "starspawn") == 2


def test_a_pain_on_a_starspawn_that_was_killed_once_is_its_second_result() -> None:
    state = facing(GC, BG)
    take(state, 0, "regenerate")
    put(state, 0, "europe", starspawn=1, acolyte=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "65").suffer(0, 0, "starspawn")
    fight.suffer(0, 0, "starspawn killed")
    fight.retreat(0, 0, "starspawn", "arabia")
    assert fight.asked is None
    assert counted(state, 0, "europe", "acolyte") == 1


def test_a_death_avoided_is_worth_half_between_two() -> None:
    state = facing(GC, BG)
    state.variant = type(state.variant)(
        map=state.variant.map, ritual="p4", two_player=True, options=state.variant.options
    )
    take(state, 0, "regenerate")
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", dark_young=1)
    Fight(state, "1", "61")
    assert state.doom[1] == 2


# -------------------------------------------------------------------- what effects make of it
def test_emissary_turns_a_kill_into_the_units_pain() -> None:
    state = facing(CC, BG)
    take(state, 0, "emissary_of_the_outer_gods")
    put(state, 0, "europe", nyarlathotep=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "65")
    assert all(isinstance(each, Retreat) for each in fight.open)
    fight.retreat(0, 0, "nyarlathotep", "arabia")
    assert any(isinstance(each, KillSoftened) for each in fight.events)
    assert state.removed == ()


class Softer(Effect):
    """A kind that is pained where it would be killed."""

    ID = "softer"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Always."""
        return True

    def softens(self, state: Earth, battle: Battle, seat: Seat, kind: Kind) -> bool:
        """Deep Ones."""
        return kind == 1


def test_only_some_of_the_killed_may_be_softened(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG)
    grant(monkeypatch, 0, Softer())
    put(state, 0, "europe", deep_one=1, acolyte=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "66").retreat(0, 0, "deep_one", "arabia")
    assert fight.asked is None
    assert [(each.count, each.cause) for each in state.removed] == [(1, Cause.KILL)]


class Spares(Auto, frozen=True):
    """A result on a Deep One is cancelled."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """For nothing."""
        battle_sides.spare(game_of(state), self.seat, 1)


class Eternal(Effect):
    """Cancels the first result on Deep Ones."""

    ID = "eternal"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Always."""
        return True

    def on_assigned(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """If one is hurt."""
        hurt = battle_sides.hurt_of(battle_sides.force_of(battle, seat))
        return (Spares(seat),) if hurt[1] else ()


def test_a_cancelled_result_was_the_units_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG)
    grant(monkeypatch, 0, Eternal())
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "65")
    assert fight.asked is None
    assert counted(state, 0, "europe", "deep_one") == 1


class Paid(Effect):
    """Remembers for whom it was paid."""

    ID = "paid"

    def __init__(self) -> None:
        """Nobody yet."""
        self.told: list[Counts] = []

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Always."""
        return True

    def on_results(
        self, state: Earth, battle: Battle, seat: Seat, enemy: Counts
    ) -> tuple[Step, ...]:
        """Whom."""
        self.told.append(enemy)
        return ()


def test_each_hurt_unit_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state, paid = facing(BG, GC), Paid()
    take(state, 1, "regenerate")
    grant(monkeypatch, 0, paid)
    put(state, 0, "europe", dark_young=2)
    put(state, 1, "europe", starspawn=1, deep_one=1)
    fight = Fight(state, "655", "").suffer(1, 1, "starspawn")
    assert paid.told == [(0, 0, 0, 1, 0), (0, 1, 0, 0, 0)]
    assert fight.asked == 1


def test_vengeance_speaks_of_the_enemys_units() -> None:
    state = facing(YS, GC)
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", deep_one=1, acolyte=1)
    fight = Fight(state, "65", "")
    assert fight.asked == 0
    assert "assign 1 more kill to Great Cthulhu's units in Europe" in english(
        agenda.request(state, Seat(0)).prompt
    )


# -------------------------------------------------------------------- where results may go
def test_slots() -> None:
    hurt = (Hurt(1, kills=1), Hurt(2))
    room = (1, 2, 1)
    fighting = [battle_sides.Group(kind, False, 2) for kind in range(3)]
    open_slots = slots(fighting, hurt, room)
    assert open_slots == [
        Slot(0, False, 0, 0, 2, 1),
        Slot(1, False, 0, 0, 1, 2),
        Slot(1, False, 1, 0, 1, 1),
        Slot(2, False, 0, 0, 1, 1),
    ]
    assert capacity(open_slots) == 6
    assert is_free(open_slots, 5)
    assert not is_free(open_slots, 6)
    assert not is_free(open_slots, 0)
    assert not is_free(open_slots[:1], 1)
    assert is_free([Slot(1, False, 0, 0, 2, 2)], 2)
    assert not is_free([Slot(1, False, 0, 0, 2, 2)], 1)


def test_suffering_keeps_alike_units_together() -> None:
    fresh = Slot(1, False, 0, 0, 3, 2)
    one = suffer((), fresh, Result.KILL)
    two = suffer(one, fresh, Result.KILL)
    assert two == (Hurt(1, 1, count=2),)
    assert suffer(two, (1, False, 1, 0), Result.PAIN) == (Hurt(1, 1), Hurt(1, 1, 1))
    assert suffer(one, (1, False, 1, 0), Result.KILL) == (Hurt(1, 2),)
