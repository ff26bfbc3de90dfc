"""What is said of Vagabonds: options, reasons, log lines; whole games of two of them."""

import random

import pytest

from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import english
from rules.kernel.views import view
from rules.root.actions import ChooseItem, Fight, UseEffect
from rules.root.battle.begin import BeginBattle
from rules.root.enums import BuildingKind, Item, PlotKind, TokenKind
from rules.root.factions.vagabond import LAW, events
from rules.root.factions.vagabond.actions import Aid, DayLabor, Explore, Glide, Instigate, Strike
from rules.root.factions.vagabond.aid import TakeCraftedItem
from rules.root.factions.vagabond.items import chip_name, put_items
from rules.root.factions.vagabond.picking import DamageItems
from rules.root.factions.vagabond.setup import PlacePawn
from rules.root.factions.vagabond.specials.blades import OfferProtection
from rules.root.problems import problems
from rules.root.setup import standard
from rules.root.state import NOWHERE, Building, Token, Woodland
from tests.rules.root.driving import answer, build, choices, discard, hold, lay, reasons, run, stand
from tests.rules.root.factions.wanderers import (
    ME,
    THIRD,
    YOU,
    carry,
    daylight,
    held,
    relate,
    wander,
)


def labels(state: Woodland, seat: Seat = ME) -> list[str]:
    return [english(each.label) for each in agenda.options(state, seat) if each.why_not is None]


def explained(state: Woodland, kind: TargetKind, id: int | str) -> str:
    step = agenda.question(state)
    assert step is not None
    return english(step.explain(state, ME, Target(kind, id)))


TOLD: tuple[tuple[Event, str], ...] = (
    (events.CharacterTaken(ME, "thief"), "is the Thief"),
    (events.PawnPlaced(ME, 100), "Seat 1 starts in forest 1"),
    (events.ItemsChanged(ME, "refreshed", (Item.BOOT, Item.TEA)), "refreshes: boot, tea"),
    (events.ItemsChanged(ME, "exhausted", (Item.BOOT,)), "exhausts: boot"),
    (events.ItemsChanged(ME, "damaged", (Item.BOOT,)), "boot"),
    (events.ItemsChanged(ME, "repaired", (Item.BOOT,)), "repairs: boot"),
    (events.ItemsChanged(ME, "lost", (Item.BOOT,)), "boot"),
    (events.ItemsChanged(ME, "rested", (Item.BOOT,)), "rests in the forest"),
    (events.Explored(ME, 6, Item.BAG), "takes: bag"),
    (events.Explored(ME, 6, Item.HIDDEN), "can take nothing"),
    (events.RuinRemoved(6), "clearing 6 is empty"),
    (events.Aided(ME, YOU, Item.TEA), "exhausts: tea"),
    (events.ItemTaken(ME, YOU, Item.TEA), "tea"),
    *((events.RelationChanged(ME, YOU, value), "now") for value in range(5)),
    (events.QuestCompleted(ME, "escort"), "Escort (mouse)"),
    (events.QuestRevealed("escort"), "Escort (mouse)"),
    (events.SpecialUsed(ME, "glide"), "uses Glide"),
    (events.CardFound(ME, "anvil"), "Anvil"),
    (events.Enlisted(YOU, ME, 2), "2 more rolled hits"),
)


@pytest.mark.parametrize(("event", "words"), TOLD, ids=lambda each: str(each)[:30])
def test_what_happens_is_told(event: Event, words: str) -> None:
    wander()
    text = event.text()
    assert text is not None
    assert words in english(text)
    assert all(target.kind in TargetKind for target in event.targets())


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in TOLD} == set(events.EVENTS)


def test_items_are_named_with_their_state() -> None:
    wander()
    names = [english(chip_name(held(Item.TEA, face))) for face in ("", "x", "d", "xd")]
    assert names == ["tea", "tea (exhausted)", "tea (damaged)", "tea (exhausted, damaged)"]


# ---------------------------------------------------------------- questions
def test_items_to_damage_are_named_and_point_at_their_chips() -> None:
    state = wander()
    carry(state, "boot", "boot", "sword:x", "torch")
    run(state, DamageItems(ME))
    assert labels(state) == ["Damage boot", "Damage sword (exhausted)", "Damage torch"]
    ids = [each.targets[0].id for each in agenda.options(state, ME)]
    assert ids == ["item:boot:0:0", "item:sword:1:0", "item:torch:0:0"]
    assert "This item is already damaged" in explained(state, TargetKind.PIECE, "item:torch:0:1")


def test_a_hit_names_the_item_that_is_lost() -> None:
    option = LAW.describe(wander(), ME, ChooseItem(Item.SWORD, True))
    assert option is not None
    assert english(option.label) == "sword (exhausted)"


def test_aid_tells_what_it_brings_and_why_not() -> None:
    state = wander(place=6)
    stand(state, 6, s1=1)
    hold(state, ME, "anvil", "bake_sale")
    carry(state, "boot", "tea")
    relate(state, YOU, 2)
    daylight(state)
    assert any("2 more aids this turn" in each for each in labels(state))
    assert "no faction piece here" in explained(state, TargetKind.SEAT, THIRD)
    assert "This is you" in explained(state, TargetKind.SEAT, ME)
    answer(state, Aid(YOU, "anvil"))
    assert labels(state) == ["Exhaust boot", "Exhaust tea"]
    assert "ready and undamaged" in explained(state, TargetKind.PIECE, "item:torch:1:0")
    assert "one of your items" in explained(state, TargetKind.PLACE, 3)


def test_aid_to_a_hostile_faction_promises_no_step() -> None:
    state = wander(place=6)
    stand(state, 6, s1=1)
    hold(state, ME, "anvil")
    carry(state, "boot")
    relate(state, YOU, 0)
    daylight(state)
    assert any(each.endswith("with Anvil") for each in labels(state))


def test_crafted_items_to_take_are_named() -> None:
    state = wander()
    state.boxes[YOU] = (Item.TEA,)
    run(state, TakeCraftedItem(ME, YOU))
    assert labels(state) == ["Take tea", "Take nothing"]


def test_partners_are_explained() -> None:
    state = wander("marquise", "eyrie", "cult", place=6)
    state.coalition[ME] = YOU
    stand(state, 6, s1=1)
    daylight(state)
    assert "partner" in explained(state, TargetKind.SEAT, YOU)


def test_a_forest_to_begin_in_not_a_clearing() -> None:
    state = wander()
    run(state, PlacePawn(ME))
    assert labels(state)[0] == "Start in forest 1"
    assert "The pawn starts in a forest" in explained(state, TargetKind.PLACE, 3)


def test_strikes_at_buildings_and_tokens_point_at_them() -> None:
    state = wander(place=6)
    build(state, 6, Building(YOU, BuildingKind.SAWMILL))
    lay(state, 6, Token(YOU, TokenKind.WOOD))
    carry(state, "crossbow")
    daylight(state)
    found = [each for each in agenda.options(state, ME) if isinstance(each.action, Strike)]
    ids = [str(each.targets[-1].id) for each in found]
    assert [id.split(":")[0] for id in ids] == ["building", "token"]


def test_specials_speak_where_they_can_and_cannot_be_used() -> None:
    state = wander(character="tinker", place=6)
    discard(state, "anvil")
    daylight(state)
    assert "Day Labor: take Anvil" in labels(state)
    assert DayLabor("anvil") in choices(state)
    state.pawns[ME] = 102
    assert any("matches forest" in each for each in reasons(state))
    state = wander(character="vagrant", place=6)
    daylight(state)
    assert any("No two players here can battle" in each for each in reasons(state))
    state.pawns[ME] = 102
    assert not [each for each in choices(state) if isinstance(each, Instigate)]


def test_an_instigated_ally_is_named() -> None:
    state = wander("marquise", "eyrie", character="vagrant", place=6)
    relate(state, THIRD, 4)
    stand(state, 6, s1=1, s2=2)
    daylight(state)
    assert any("with Eyrie Dynasties' warriors" in each for each in labels(state))


def test_the_arbiter_is_offered_in_words() -> None:
    state = wander(character="arbiter", place=6)
    stand(state, 6, s1=2, s2=1)
    hold(state, YOU)
    hold(state, THIRD)
    run(state, BeginBattle(YOU, 6, THIRD))
    assert isinstance(agenda.question(state), OfferProtection)
    assert labels(state, THIRD)[1] == "Fight alone"
    assert "2 more rolled hits" in english(agenda.request(state, THIRD).prompt)


def test_improvise_says_what_counts_as_what() -> None:
    state = wander(character="adventurer", place=6)
    state.open_quests = ("errand_fox",)
    carry(state, "boot", "hammer")
    daylight(state)
    assert any("hammer counts as tea" in each for each in labels(state))


def test_a_glide_that_is_held_is_refused_with_the_reason() -> None:
    state = wander("corvid", "eyrie", character="harrier", place=6)
    lay(state, 6, Token(YOU, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    daylight(state)
    assert any(isinstance(each.action, Glide) for each in agenda.options(state, ME))


def test_swift_strike_is_an_effect_with_words() -> None:
    state = wander(character="ronin", place=6)
    carry(state, "sword", "sword")
    stand(state, 6, s1=4)
    hold(state, YOU)
    daylight(state)
    answer(state, Fight(6, YOU), script=((2, 0),))
    assert UseEffect("swift_strike") in choices(state)
    assert all("root." not in each for each in labels(state))
    answer(state, UseEffect("swift_strike"))
    assert state.warriors[6][YOU] == 1


# ---------------------------------------------------------------- the law itself
def test_problems_are_told() -> None:
    from rules.root.factions.vagabond.items import board_of, change

    state = wander()
    put_items(state, ME, [held(Item.TEA), held(Item.BOOT)])
    change(state, ME, items=board_of(state, ME).items[::-1])
    assert len(LAW.problems(state, ME)) == 1
    change(state, ME, items=(), relations=(1, 9, 1))
    assert len(LAW.problems(state, ME)) == 1


def test_only_its_own_offers_are_accepted() -> None:
    assert not LAW.accept(wander(), StepContext(), ME, ME, Explore())


def test_the_explorer_alone_sees_what_lies_under_the_ruin() -> None:
    state = wander("vagabond", "marquise", place=6)
    state.ruins[6] = (Item.BAG, Item.SWORD)
    carry(state, "torch")
    daylight(state)
    assert LAW.looks_under(state, ME) == NOWHERE
    answer(state, Explore())
    assert view(state, ME).ruins[6] == (Item.BAG, Item.SWORD)
    assert view(state, YOU).ruins[6] == (Item.HIDDEN, Item.HIDDEN)
    assert view(state, None).ruins[6] == (Item.HIDDEN, Item.HIDDEN)


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("seed", range(3))
def test_two_vagabonds_play_at_random(seed: int) -> None:
    """Every option speaks, views agree, nothing is ever wrong."""
    named = {"seat_1": "vagabond", "seat_2": "duchy", "seat_3": "vagabond"}
    state = standard.start(setup_of("root", 3, seed, named))
    agenda.begin(state)
    rolls = random.Random(seed)
    for _ in range(400):
        if state.outcome is not None:
            break
        seat = agenda.asked(state)[0]
        found = list(agenda.actions(state, seat))
        assert found == list(agenda.actions(view(state, seat), seat))
        assert 0 < len(set(found)) == len(found) <= 400
        for option in agenda.options(state, seat):
            assert english(option.label)
            assert option.why_not is None or english(option.why_not)
        agenda.apply(state, seat, rolls.choice(found))
        assert problems(state) == []
    assert state.round > 3
