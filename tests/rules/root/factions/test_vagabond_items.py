"""The items of a Vagabond (7.4): tracks, refresh, hits, rest, limit."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChooseItem
from rules.root.enums import Item
from rules.root.factions.vagabond import LAW
from rules.root.factions.vagabond.actions import Repair
from rules.root.factions.vagabond.items import item_limit, on_track
from rules.root.factions.vagabond.picking import (
    DamageItems,
    KeepToLimit,
    PayItems,
    RefreshItems,
)
from rules.root.factions.vagabond.turn import RestInForest
from tests.rules.root.driving import answer, choices, run
from tests.rules.root.factions.wanderers import ME, YOU, carried, carry, daylight, wander


def test_only_face_up_undamaged_items_lie_on_tracks() -> None:
    state = wander()
    carry(state, "tea", "tea:x", "tea:d", "coin", "bag:xd")
    assert [on_track(state, ME, item) for item in (Item.TEA, Item.COIN, Item.BAG)] == [1, 1, 0]


def test_a_fourth_item_gives_no_bonus_and_counts_for_the_limit() -> None:
    state = wander()
    carry(state, "bag", "bag", "bag", "bag", *["boot"] * 12)
    assert on_track(state, ME, Item.BAG) == 3
    assert item_limit(state, ME) == 12
    run(state, KeepToLimit(ME))
    assert set(choices(state)) == {ChooseItem(Item.BAG), ChooseItem(Item.BOOT)}


def test_draws_one_and_one_for_each_coin_on_its_track() -> None:
    state = wander()
    for coins, cards in ((0, 1), (1, 2), (3, 4), (4, 4)):
        carry(state, *["coin"] * coins, "coin:x", "coin:d")
        assert LAW.draws(state, ME) == cards


def test_refresh_flips_three_items_and_two_for_each_tea_on_its_track() -> None:
    state = wander()
    carry(state, "tea", *["boot:x"] * 4, *["sword:x"] * 2)
    run(state, RefreshItems(ME), KeepToLimit(ME))
    assert agenda.asked(state) == [ME]
    answer(state, *[ChooseItem(Item.BOOT, True)] * 4)
    assert choices(state) == [ChooseItem(Item.SWORD, True)]
    answer(state, ChooseItem(Item.SWORD, True))
    assert carried(state).count("sword:x") == 1
    assert carried(state).count("boot") == 4


def test_tea_flipped_up_by_refresh_brings_nothing_yet() -> None:
    state = wander()
    carry(state, "tea:x", *["boot:x"] * 3)
    run(state, RefreshItems(ME))
    answer(state, ChooseItem(Item.TEA, True), *[ChooseItem(Item.BOOT, True)] * 2)
    assert carried(state) == ["boot", "boot", "boot:x", "tea"]


def test_refresh_asks_nothing_where_all_are_refreshed_and_flips_damaged_ones() -> None:
    state = wander()
    carry(state, "boot:x", "sword:xd", "torch")
    run(state, RefreshItems(ME), PayItems(ME, 1))
    assert carried(state) == ["boot", "sword:d", "torch"]


def test_refresh_explains_what_is_not_exhausted() -> None:
    state = wander()
    carry(state, "tea", *["boot:x"] * 4, *["sword:x"] * 2)
    run(state, RefreshItems(ME))
    step = agenda.question(state)
    assert step is not None
    chip = Target(TargetKind.PIECE, "item:tea:0:0")
    assert "not exhausted" in english(step.explain(state, ME, chip))
    other = Target(TargetKind.PLACE, 3)
    assert "one of your items" in english(step.explain(state, ME, other))


def test_each_hit_damages_one_undamaged_item_its_face_unchanged() -> None:
    state = wander()
    carry(state, "boot", "sword:x", "torch:d")
    assert list(LAW.hit_parts(state, ME, ())) == [
        ChooseItem(Item.BOOT),
        ChooseItem(Item.SWORD, True),
    ]
    run(state, DamageItems(ME))
    assert carried(state) == ["boot:d", "sword:xd", "torch:d"]
    assert list(LAW.hit_parts(state, ME, ())) == []


def test_remove_all_pieces_damages_three_items_of_own_choice() -> None:
    state = wander(place=6)
    carry(state, "boot", "sword", "sword", "torch")
    assert LAW.all_removed(state, ME, 6) == (DamageItems(ME),)
    assert LAW.all_removed(state, ME, 7) == ()
    run(state, DamageItems(ME))
    answer(state, ChooseItem(Item.BOOT), ChooseItem(Item.SWORD), ChooseItem(Item.TORCH))
    assert carried(state) == ["boot:d", "sword", "sword:d", "torch:d"]


def test_a_repaired_item_stays_exhausted() -> None:
    state = wander()
    carry(state, "hammer", "sword:xd")
    daylight(state)
    answer(state, Repair(Item.SWORD, True))
    assert carried(state) == ["hammer:x", "sword:x"]


def test_repair_needs_a_ready_hammer() -> None:
    state = wander()
    carry(state, "hammer:d", "sword:d")
    daylight(state)
    assert not any(isinstance(each, Repair) for each in choices(state))
    with pytest.raises(agenda.Refused, match="hammer"):
        agenda.submit(state, ME, Repair(Item.SWORD, False))


def test_rest_in_a_forest_repairs_and_refreshes_every_damaged_item() -> None:
    state = wander(place=102)
    carry(state, "boot:xd", "sword:d", "torch:x")
    run(state, RestInForest(ME))
    assert carried(state) == ["boot", "sword", "torch:x"]


def test_no_rest_in_a_clearing() -> None:
    state = wander(place=2)
    carry(state, "boot:xd")
    run(state, RestInForest(ME))
    assert carried(state) == ["boot:xd"]


def test_the_limit_is_six_and_two_for_each_bag_on_its_track() -> None:
    state = wander()
    carry(state, "bag", "bag", "bag:x")
    assert item_limit(state, ME) == 10
    carry(state, "bag:d")
    assert item_limit(state, ME) == 6


def test_surplus_items_leave_the_game_but_never_those_on_tracks() -> None:
    state = wander()
    carry(state, "tea", "coin", *["boot"] * 5, "sword:d", "torch:x")
    run(state, KeepToLimit(ME))
    assert ChooseItem(Item.TEA) not in choices(state)
    answer(state, ChooseItem(Item.SWORD, False, True))
    assert carried(state) == ["boot"] * 5 + ["coin", "tea", "torch:x"]


def test_nothing_is_asked_within_the_limit() -> None:
    state = wander()
    carry(state, *["tea"] * 3, *["boot"] * 6)
    run(state, KeepToLimit(ME))
    assert len(carried(state)) == 9


def test_services_are_paid_by_exhausting_items_the_seller_pays_itself() -> None:
    state = wander("marquise", "riverfolk")
    carry(state, "tea", "boot", "sword:x", "torch:d")
    assert LAW.service_budget(state, ME) == 2
    from rules.kernel.step_context import StepContext

    table = StepContext()
    assert LAW.pay_service(state, table, ME, YOU, 2) == YOU
    run(state, *table.pending)
    assert carried(state) == ["boot:x", "sword:x", "tea:x", "torch:d"]


def test_a_problem_is_told_where_two_ruin_items_are_of_a_kind() -> None:
    state = wander()
    carry(state, "boot:r", "sword:r")
    assert LAW.problems(state, ME) == []
    carry(state, "boot:r", "boot:r")
    assert len(LAW.problems(state, ME)) == 1
