"""Retreats, lack of a retreat, pains that come late, the end of a battle (7, steps 6 to 8)."""

import pytest

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import ChooseSeat, ChooseUnit
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.battle.events import BattleEnded, StoodFast
from rules.cthulhu_wars.battle.pain import MorePains
from rules.cthulhu_wars.battle.sides import (
    bystanders,
    enemy_of,
    exempt,
    fighters,
    force_of,
    holder_kind,
    is_side,
    join,
    join_exempt,
    out,
)
from rules.cthulhu_wars.battle.strength import planned
from rules.cthulhu_wars.describe import at
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.state import Battle, Earth, Kind, Walk
from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import english, say
from tests.rules.cthulhu_wars.battlefield import Fight, facing, grant
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS, area, count, gate, kind, put, take


def cornered(*factions: str, **options: str) -> Earth:
    """Both neighbours of Australia are full of the second seat's units."""
    state = facing(*factions, **options)
    for near in ("indian_ocean", "south_pacific"):
        put(state, 1, near, acolyte=1)
    return state


# -------------------------------------------------------------------- retreats
def test_alike_units_go_together_or_apart() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=3)
    put(state, 1, "europe", dark_young=2)
    fight = Fight(state, "1", "444")
    arabia = area(state, "arabia")
    assert [a.count for a in fight.open if isinstance(a, Retreat) and a.target == arabia] == [
        1,
        2,
        3,
    ]
    option = agenda.options(state, Seat(0))[0]
    assert [each.kind for each in option.targets] == [TargetKind.PLACE, TargetKind.AMOUNT]
    fight.retreat(0, 0, "deep_one", "arabia", 2).retreat(0, 0, "deep_one", "scandinavia")
    assert count(state, 0, "arabia", "deep_one") == 2
    assert count(state, 0, "scandinavia", "deep_one") == 1
    assert fight.asked is None


def test_where_nobody_may_retreat_and_why() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    put(state, 1, "arabia", ghoul=1)
    Fight(state, "1", "4")
    question, arabia = agenda.question(state), area(state, "arabia")
    assert question is not None
    refused = [each for each in agenda.options(state, Seat(0)) if each.why_not is not None]
    assert [each.targets for each in refused] == [(at(arabia),)]
    assert english(question.explain(state, Seat(0), at(arabia))) == (
        "Black Goat has units in Arabia."
    )
    far = at(area(state, "australia"))
    assert "Retreat to an area adjacent to Europe" in english(question.explain(state, Seat(0), far))
    other = question.explain(state, Seat(0), Target(TargetKind.SEAT, 1))
    assert other == say("kernel.not_open")


def test_the_attacker_retreats_completely_first() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=1, acolyte=1, shoggoth=1)
    put(state, 1, "europe", dark_young=1, ghoul=1)
    fight = Fight(state, "4", "44").suffer(0, 0, "acolyte", "deep_one").suffer(1, 1, "ghoul")
    fight.retreat(0, 0, "acolyte", "arabia").retreat(0, 0, "deep_one", "arabia")
    fight.retreat(1, 1, "ghoul", "scandinavia")
    assert fight.asked is None


def test_one_way_out_is_taken_without_a_question() -> None:
    state = facing(GC, BG)
    put(state, 0, "australia", deep_one=2)
    put(state, 1, "australia", dark_young=1)
    put(state, 1, "indian_ocean", ghoul=1)
    fight = Fight(state, "1", "44", place="australia")
    assert fight.asked is None
    assert count(state, 0, "south_pacific", "deep_one") == 2


# -------------------------------------------------------------------- no way out
def test_one_is_eliminated_and_the_others_stay() -> None:
    state = cornered(GC, BG)
    put(state, 0, "australia", deep_one=1, acolyte=2, shoggoth=1)
    put(state, 1, "australia", dark_young=2)
    gate(state, "australia", 0)
    fight = Fight(state, "1", "444", place="australia")
    fight.suffer(0, 0, "deep_one", "acolyte on gate", "shoggoth").lose(0, "deep_one")
    assert fight.asked is None
    assert [(each.cause, each.by) for each in state.removed] == [(Cause.NO_RETREAT, 1)]
    assert any(isinstance(each, StoodFast) for each in fight.events)
    (ended,) = [each for each in fight.events if isinstance(each, BattleEnded)]
    assert ended.lost == (0, 0)
    found = state.gates[area(state, "australia")]
    assert found is not None
    assert found.holder == 0


def test_who_stayed_takes_no_later_pain() -> None:
    state = cornered(GC, CC, BG)
    take(state, 2, "necrophagy")
    put(state, 0, "australia", deep_one=2, shoggoth=1)
    put(state, 1, "australia", hunting_horror=1)
    put(state, 2, "europe", ghoul=1)
    fight = Fight(state, "1", "44", place="australia").suffer(0, 0, "deep_one", "deep_one")
    ghoul = ChooseUnit(Seat(2), kind(state, 2, "ghoul"), area(state, "europe"))
    fight.do(2, ghoul)
    assert count(state, 0, "australia", "deep_one") == 1
    assert count(state, 0, "australia", "shoggoth") == 0
    fight.retreat(1, 1, "hunting_horror", "indian_ocean")
    assert fight.asked is None


class Keeps(Effect):
    """Deep Ones are never eliminated for lack of a retreat."""

    ID = "keeps"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Always."""
        return True

    def stays_without_retreat(self, state: Earth, battle: Battle, seat: Seat, kind: Kind) -> bool:
        """Deep Ones."""
        return kind == 1


@pytest.mark.parametrize(("others", "lost"), [(0, 0), (1, 1)])
def test_some_are_never_eliminated_for_lack_of_a_retreat(
    monkeypatch: pytest.MonkeyPatch, others: int, lost: int
) -> None:
    state = cornered(GC, BG, emissary_stands_for_others="off")
    grant(monkeypatch, 0, Keeps())
    put(state, 0, "australia", deep_one=1, acolyte=others)
    put(state, 1, "australia", dark_young=1)
    Fight(state, "1", "44", place="australia")
    assert count(state, 0, "australia", "deep_one") == 1
    assert len(state.removed) == lost


# -------------------------------------------------------------------- whoever directs retreats
def test_with_one_side_to_retreat_nobody_is_asked_for_an_order() -> None:
    state = facing(GC, BG, CC)
    take(state, 2, "madness")
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    fight = Fight(state, "1", "4")
    assert fight.asked == 2
    prompt = english(agenda.request(state, Seat(2)).prompt)
    assert prompt.startswith("Great Cthulhu retreats from Europe. Crawling Chaos: choose")


def test_the_attacker_may_be_made_to_go_first() -> None:
    state = facing(GC, BG, CC)
    take(state, 2, "madness")
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    fight = Fight(state, "4", "4")
    assert fight.open == [ChooseSeat(Seat(0)), ChooseSeat(Seat(1))]
    fight.do(2, ChooseSeat(Seat(0))).retreat(2, 0, "deep_one", "arabia")
    fight.retreat(2, 1, "fungi_from_yuggoth", "scandinavia")
    assert fight.asked is None


# -------------------------------------------------------------------- late pains
class Late(Effect):
    """Two more pains on each side."""

    ID = "late"

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """After any battle."""
        return (MorePains(2),)


def test_late_pains_fall_on_who_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG, CC)
    grant(monkeypatch, 2, Late())
    put(state, 0, "europe", deep_one=1, shoggoth=1)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    fight = Fight(state, "1", "4").suffer(0, 0, "deep_one").retreat(0, 0, "deep_one", "arabia")
    fight.retreat(0, 0, "shoggoth", "arabia")
    fight.retreat(1, 1, "fungi_from_yuggoth", "scandinavia")
    assert fight.asked is None


class Joins(Effect):
    """A pain more for each side, before any is assigned."""

    ID = "joins"

    def before_pains(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """No step of its own: it is only asked."""
        assert battle.step == 4
        return ()


def test_effects_are_asked_before_the_pains(monkeypatch: pytest.MonkeyPatch) -> None:
    state = facing(GC, BG, CC, necrophagy_timing="before_pains_are_assigned")
    take(state, 2, "abduct")
    grant(monkeypatch, 2, Joins())
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", acolyte=1)
    assert Fight(state, "1").asked is None


def test_early_pains_of_ghouls_join_those_that_were_rolled() -> None:
    state = facing(GC, CC, BG, necrophagy_timing="before_pains_are_assigned")
    take(state, 2, "necrophagy")
    put(state, 0, "europe", deep_one=1, shoggoth=1, acolyte=1)
    put(state, 1, "europe", flying_polyp=1)
    put(state, 2, "arabia", ghoul=1)
    fight = Fight(state, "1", "4")
    fight.do(2, ChooseUnit(Seat(2), kind(state, 2, "ghoul"), area(state, "arabia")))
    assert "2 more pain" in english(agenda.request(state, Seat(0)).prompt)


# -------------------------------------------------------------------- records
def test_a_battle_keeps_who_fled_died_and_stayed() -> None:
    state = facing(YS, BG, GC)
    put(state, 0, "europe", undead=4)
    put(state, 1, "europe", dark_young=1, ghoul=1, acolyte=1)
    fight = Fight(state, "65", "").suffer(1, 1, "ghoul", "acolyte")
    assert state.battle is not None
    force = state.battle.defender
    assert (force.lost, force.killed) == (1, (0, 1, 0, 0, 0))
    fight.retreat(1, 1, "acolyte", "arabia")
    assert state.battle is None


def test_deeds_of_both_sides_are_seen_at_the_end() -> None:
    state = facing(GC, BG)
    state.met[0] = ()
    put(state, 0, "europe", shoggoth=2)
    put(state, 1, "europe", ghoul=2)
    Fight(state, "66")
    assert state.met[0] == ("gc_kill_two",)


def test_three_kills_earn_both_deeds() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", shoggoth=2)
    put(state, 1, "europe", ghoul=2, acolyte=1)
    Fight(state, "666")
    assert set(state.met[0]) == {"gc_kill_two", "gc_kill_one"}


def test_exempt_units_take_no_part() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=2, cthulhu=1)
    put(state, 1, "europe", acolyte=2, ghoul=1)
    put(state, 1, "arabia", ghoul=1)
    gate(state, "europe", 1)
    Fight(state, "1")
    assert state.battle is not None
    exempt(state, Seat(1), 0, holder=True)
    exempt(state, Seat(1), 1)
    assert holder_kind(state, Seat(1)) is None
    assert fighters(state, Seat(1)) == [(0, False, 1)]
    assert bystanders(state, Seat(1), 1) == [(area(state, "arabia"), 1)]
    join(state, Seat(1), 1)
    join_exempt(state, Seat(1), 1)
    out(state, Seat(1), 1, devoured=True)
    battle = state.battle
    assert force_of(battle, Seat(1)).lost == 1
    assert enemy_of(battle, Seat(1)).eats == 1
    assert force_of(battle, Seat(1)).exempt[1] == 2
    assert not is_side(battle, Seat(2))


def test_who_fled_is_no_bystander() -> None:
    state = facing(BG, GC)
    put(state, 0, "europe", ghoul=1, dark_young=1)
    put(state, 0, "arabia", ghoul=1)
    put(state, 1, "europe", starspawn=1, acolyte=1)
    fight = Fight(state, "44", "4").suffer(0, 0, "ghoul").retreat(0, 0, "ghoul", "arabia")
    assert fight.asked == 1
    assert state.battle is not None
    assert state.battle.attacker.fled == (Walk(1, area(state, "europe"), area(state, "arabia")),)
    assert bystanders(state, Seat(0), 1) == [(area(state, "arabia"), 1)]


def test_of_a_seat_that_is_no_side_nothing_is_kept() -> None:
    state = facing(GC, BG, CC)
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", ghoul=2)
    put(state, 2, "europe", nightgaunt=1)
    fight = Fight(state, "1")
    before = state.battle
    join_exempt(state, Seat(2), 1)
    assert state.battle == before
    assert bystanders(state, Seat(2), 1) == [(area(state, "europe"), 1)]
    fight.do(0, Pass())
    assert fight.asked is None


def test_a_planned_battle_has_all_units_that_stand_there() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=2)
    put(state, 1, "europe", ghoul=1)
    battle = planned(state, area(state, "europe"), Seat(0), Seat(1))
    assert battle.attacker.fighting == (0, 2, 0, 0, 0)
    assert battle.defender.fighting == (0, 1, 0, 0, 0)
    with pytest.raises(AssertionError, match="no side"):
        force_of(battle, Seat(2))
