"""Who may battle whom, what happens before the dice, battles without dice (6, 7)."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseUnit, Use
from rules.cthulhu_wars.actions import Fight as Declare
from rules.cthulhu_wars.asking import button
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.events import BattleBegan, BattleStopped, DiceRolled, FellAway
from rules.cthulhu_wars.battle.fights import declare, fights, refused_fights, why_not_fight
from rules.cthulhu_wars.battle.lose import SendAway
from rules.cthulhu_wars.battle.problems import battle_problems
from rules.cthulhu_wars.battle.sides import put_force, replace
from rules.cthulhu_wars.earth.placing import leave
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.state import Area, Battle, Earth, Hurt, game_of
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.battlefield import Fight, facing, grant
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS, area, count, gate, put


def told(fight: Fight, event: type) -> bool:
    """Whether this was told."""
    return any(isinstance(each, event) for each in fight.events)


def why(state: Earth, place: str, enemy: int) -> str:
    """Why the first seat may not battle an enemy there."""
    found = why_not_fight(state, Seat(0), area(state, place), Seat(enemy))
    return "" if found is None else english(found)


# -------------------------------------------------------------------- declaring
def test_a_battle_needs_units_of_both_and_power() -> None:
    state = facing(GC, BG, CC)
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", ghoul=1)
    put(state, 1, "arabia", ghoul=1)
    fight = Declare(area(state, "europe"), Seat(1))
    assert fights(state, Seat(0)) == [fight]
    assert why(state, "europe", 1) == ""
    assert "no unit in Arabia" in why(state, "arabia", 1)
    assert "Crawling Chaos has no unit" in why(state, "europe", 2)
    assert "your own" in why(state, "europe", 0)
    state.power[0] = 0
    assert fights(state, Seat(0)) == []
    assert refused_fights(state, Seat(0)) == [(fight, say("cthulhu_wars.battle.why_power"))]
    assert "1 Power" in why(state, "europe", 1)


def test_a_battle_is_paid_for_and_noted() -> None:
    state, table = facing(GC, BG), StepContext()
    declare(state, table, Seat(0), Declare(area(state, "europe"), Seat(1)))
    assert state.power[0] == 9
    assert state.turn is not None
    assert state.turn.fought == (area(state, "europe"),)
    assert table.pending == [BeginBattle(area(state, "europe"), Seat(0), Seat(1))]


def test_out_of_its_turn_a_seat_has_fought_nowhere() -> None:
    state, table = facing(GC, BG), StepContext()
    declare(state, table, Seat(1), Declare(area(state, "europe"), Seat(0)))
    assert state.turn is not None
    assert state.turn.fought == ()


@pytest.mark.parametrize(("least", "may"), [("0", True), ("1", False)])
def test_who_would_roll_no_die(least: str, may: bool) -> None:
    state = facing(BG, GC, battle_min_combat=least)
    put(state, 0, "europe", ghoul=1)
    put(state, 1, "europe", acolyte=1)
    assert bool(fights(state, Seat(0))) is may
    assert ("would roll no dice" in why(state, "europe", 1)) is not may


def test_refused_battles_are_those_in_shared_areas() -> None:
    state = facing(GC, BG, CC)
    put(state, 0, "europe", deep_one=1)
    put(state, 0, "arabia", deep_one=1)
    put(state, 1, "europe", ghoul=1)
    assert refused_fights(state, Seat(0)) == []
    declare(state, StepContext(), Seat(0), Declare(area(state, "europe"), Seat(1)))
    assert [fight for fight, _ in refused_fights(state, Seat(0))] == [
        Declare(area(state, "europe"), Seat(1))
    ]


# -------------------------------------------------------------------- before the dice
def test_the_attacker_uses_his_effects_first() -> None:
    state = facing(BG, GC)
    put(state, 0, "europe", dark_young=1, ghoul=1)
    put(state, 1, "europe", cthulhu=1)
    fight = Fight(state, "1", "1")
    assert fight.asked == 1
    assert fight.open == [Use("devour"), Pass()], "what Enter means first throws nothing away"
    fight.do(1, Use("devour")).lose(0, "ghoul")
    assert fight.asked is None
    assert count(state, 0, "europe", "dark_young") == 1
    assert state.removed[0].cause is Cause.ELIMINATE


def test_an_effect_is_used_once_and_the_rest_declined() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", ghoul=2)
    fight = Fight(state, "1")
    refused = [option for option in agenda.options(state, Seat(0)) if option.why_not is not None]
    assert refused == []
    fight.do(0, Use("devour"))
    assert fight.asked is None
    assert count(state, 1, "europe", "ghoul") == 1


def test_the_unit_on_the_gate_is_told_apart() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", acolyte=2)
    gate(state, "europe", 1)
    fight = Fight(state, "").do(0, Use("devour"))
    acolytes = [ChooseUnit(Seat(1), 0, area(state, "europe"), each) for each in (False, True)]
    assert fight.open == acolytes
    fight.lose(1, "acolyte on gate")
    assert count(state, 1, "europe", "acolyte") == 1
    gates = state.gates[area(state, "europe")]
    assert gates is not None
    assert gates.holder == -1


def test_without_forces_there_are_no_dice() -> None:
    state = facing(GC, YS)
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", undead=1)
    fight = Fight(state).do(0, Use("devour"))
    assert told(fight, BattleStopped)
    assert not told(fight, DiceRolled)
    assert state.battle is None


def test_effects_on_small_units_touch_no_great_old_one() -> None:
    state = facing(GC, CC)
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", nyarlathotep=1)
    assert Fight(state, "1").asked is None
    put(state, 1, "europe", nightgaunt=1)
    fight = Fight(state, "1").do(0, Use("devour"))
    assert fight.asked is None
    assert count(state, 1, "europe", "nyarlathotep") == 1
    assert count(state, 1, "europe", "nightgaunt") == 0


# -------------------------------------------------------------------- hooks of extensions
class Clears(Auto, frozen=True):
    """All ghouls leave an area."""

    area: Area

    def run(self, state: State, context: StepContext) -> None:
        """They go."""
        game = game_of(state)
        number = game.units[self.area][1][1]
        leave(game, context, Seat(1), 1, self.area, Cause.ELIMINATE, count=number)


class Early(Effect):
    """Before any battle its owner clears the area."""

    ID = "early"
    asked: ClassVar[list[tuple[Seat, Seat]]] = []

    def before_battle(
        self, state: Earth, area: Area, attacker: Seat, defender: Seat, seat: Seat
    ) -> tuple[Step, ...]:
        """Of whomever."""
        self.asked.append((attacker, defender))
        return (Clears(area),)


def test_a_battle_falls_away_when_a_side_has_left_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = facing(GC, BG, CC)
    grant(monkeypatch, 2, Early())
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", ghoul=2)
    fight = Fight(state)
    assert told(fight, FellAway)
    assert not told(fight, BattleBegan)
    assert Early.asked == [(Seat(0), Seat(1))]


def test_a_battle_goes_on_with_the_units_now_there(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG, CC)
    grant(monkeypatch, 2, Early())
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", ghoul=2, acolyte=1)
    fight = Fight(state, "6")
    (began,) = [each for each in fight.events if isinstance(each, BattleBegan)]
    assert began.units == (1, 1)
    assert count(state, 1, "europe", "acolyte") == 0


class Howls(Effect):
    """The enemy sends a unit away."""

    ID = "howls"

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """Always."""
        return (Use(self.ID),)

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """He picks which and where."""
        context.then(SendAway(Seat(1 - seat)))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option:
        """Any words."""
        return button(action, say("cthulhu_wars.battle.no_more"), "howl")


def test_a_unit_may_be_sent_away_even_to_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG)
    grant(monkeypatch, 0, Howls())
    put(state, 0, "europe", cthulhu=1)
    put(state, 0, "arabia", deep_one=1)
    put(state, 1, "europe", dark_young=1, ghoul=1)
    fight = Fight(state, "1").do(0, Use("howls")).retreat(1, 1, "dark_young", "arabia")
    assert fight.asked == 0
    refused = [option for option in agenda.options(state, Seat(0)) if option.why_not is not None]
    assert [option.action for option in refused] == [Use("howls")]
    fight.do(0, Pass())
    assert fight.asked is None
    assert count(state, 1, "arabia", "dark_young") == 1


def test_an_effect_without_words_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG)
    monkeypatch.setattr(Howls, "describe", Effect.describe)
    grant(monkeypatch, 0, Howls())
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", ghoul=1)
    fight = Fight(state)
    with pytest.raises(AssertionError, match="no words"):
        assert fight.open


# -------------------------------------------------------------------- what can never be
def test_records_of_a_battle_agree_with_the_map() -> None:
    state = facing(GC, BG)
    assert battle_problems(state) == []
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", ghoul=1)
    Fight(state)
    assert battle_problems(state) == []
    assert state.battle is not None
    defender = state.battle.defender
    put_force(state, replace(defender, stayed=(0, 1, 0, 0, 0), hurt=(Hurt(2), Hurt(1, 1))))
    assert battle_problems(state) == [
        "2 of kind 1 of seat 1 in battle, 1 there",
        "1 hurt of kind 2 of seat 1",
    ]
