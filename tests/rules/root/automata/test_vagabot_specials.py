"""Vagabot (9): repair, specials, Evening, traits, the director's cut."""

from collections import Counter

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.views import view
from rules.root.automata.orders import change
from rules.root.automata.vagabot import items as vagabot_items
from rules.root.automata.vagabot.actions import VagabotAct, actions_of
from rules.root.automata.vagabot.specials import rivals
from rules.root.automata.vagabot.vagabot import Rest, Withdraw
from rules.root.battle.begin import BeginBattle
from rules.root.boards import VagabondBoard
from rules.root.data import quests
from rules.root.enums import BuildingKind, Item, PlotKind, Suit, TokenKind
from rules.root.factions.vagabond.setup import take_character
from rules.root.state import FOREST, Building, Token, Woodland
from rules.root.views import deal
from rules.root.woodland.geography import clearings_of, open_slots, path_neighbours
from tests.rules.root.automata.vagabots import BOT, FOE, LAW, THIRD, act, counts, give, table, tea
from tests.rules.root.driving import Rest as Floor
from tests.rules.root.driving import answer, build, discard, hold, lay, run, stand
from tests.rules.root.scenes import scene


# -------------------------------------------------------------------- repair and specials
def test_repair_exhausts_one_and_repairs_ready_ones_first() -> None:
    """Useless without damage."""
    state = table()
    give(state, 2, hurt=1)
    act(state, "repair")
    assert counts(state) == (2, 1, 0)
    act(state, "repair")
    assert counts(state) == (2, 1, 0)


def test_the_thief_discards_a_card_of_the_first_in_points() -> None:
    """A point; who has no card is passed over."""
    state = table("marquise", "eyrie")
    stand(state, 1, s1=1, s2=1)
    state.scores[THIRD] = 5
    hold(state, FOE, "ambush_fox")
    act(state, "special")
    assert state.hands[FOE] == ()
    assert state.discard == ("ambush_fox",)
    assert state.scores[BOT] == 1
    before = counts(state)
    act(state, "special")
    assert counts(state) == before


def test_the_tinker_crafts_from_the_discard_pile() -> None:
    """The topmost card with an item to be had; it stays there."""
    state = table()
    change(state, BOT, character="tinker")
    discard(state, tea(state), "ambush_fox")
    act(state, "special")
    assert state.discard[-1] == "ambush_fox"
    assert len(state.discard) == 2
    assert state.scores[BOT] == 1
    assert counts(state) == (6, 1, 0)
    state.items = ()
    act(state, "special")
    assert counts(state) == (6, 1, 0)


def test_the_ranger_slips_with_three_damaged_items() -> None:
    """With fewer it stays."""
    state = table()
    change(state, BOT, character="ranger")
    give(state, 3, hurt=2)
    act(state, "special")
    assert state.pawns[BOT] == 1
    give(state, 3, hurt=3)
    act(state, "special")
    assert state.pawns[BOT] >= FOREST
    assert counts(state) == (2, 1, 3)


def test_the_vagrant_sets_two_others_on_each_other() -> None:
    """By set-up letter; what they lose counts as removed by it."""
    state = table("eyrie", "marquise")
    change(state, BOT, character="vagrant")
    assert rivals(state, BOT) is None
    act(state, "special")
    assert counts(state) == (6, 0, 0)
    stand(state, 1, s1=1, s2=2)
    build(state, 1, Building(FOE, BuildingKind.ROOST))
    assert rivals(state, BOT) == (THIRD, FOE)
    run(state, VagabotAct(BOT, "special"), script=((2, 1),))
    assert state.warriors[1] == (0, 0, 1)
    assert state.buildings[1] == ()
    assert state.scores == [1, 0, 0]


def test_a_vagabond_is_blamed_for_nothing_under_the_vagrant() -> None:
    """The Vagabot counts as remover of warriors, too."""
    state = table("vagabond", "corvid")
    take_character(state, FOE, "ranger")
    change(state, BOT, character="vagrant")
    stand(state, 1, s2=1)
    state.pawns[FOE] = 1
    run(state, VagabotAct(BOT, "special"), script=((1, 0),))
    assert state.warriors[1][THIRD] == 0
    person = state.boards[FOE]
    assert isinstance(person, VagabondBoard)
    assert person.relations[THIRD] == 1


def test_the_vagrant_leaves_automata_alone_in_a_game_together() -> None:
    """They are no enemies of each other."""
    seats = ("mechanical_marquise_2", "electric_eyrie", "corvid")
    state = table(*seats, coop="on")
    stand(state, 1, s1=1, s2=1)
    assert rivals(state, BOT) is None
    stand(state, 1, s3=1)
    assert rivals(state, BOT) == (FOE, Seat(3))


def test_the_scoundrel_clears_a_clearing_and_fills_a_slot() -> None:
    """Three pieces, a building or token among them: a point more, an item less, a slot less."""
    state = table(place=5)
    change(state, BOT, character="scoundrel")
    stand(state, 5, s1=3)
    act(state, "special")
    assert state.warriors[5][FOE] == 3
    build(state, 5, Building(FOE, BuildingKind.SAWMILL))
    slots = open_slots(state, 5)
    act(state, "special")
    assert state.warriors[5][FOE] == 0
    assert state.buildings[5] == ()
    assert state.scores[BOT] == 2
    assert counts(state) == (5, 0, 0)
    assert open_slots(state, 5) == slots, "the slot of the sawmill is filled by the item"


def test_an_arbiter_lends_what_is_on_its_track() -> None:
    """A player is asked; an automaton enlists while it is weak and ahead."""
    state = table("marquise", "eyrie", items=9)
    change(state, BOT, character="arbiter")
    stand(state, 1, s1=3, s2=1)
    act(state, "special")
    assert counts(state) == (9, 0, 0)
    run(state, BeginBattle(FOE, 1, THIRD))
    assert list(agenda.asked(state)) == [THIRD]
    answer(state, agenda.actions(state, THIRD)[0], seat=THIRD, script=((3, 2),))
    assert state.scores[BOT] == 1
    assert state.warriors[1][FOE] == 1


@pytest.mark.parametrize(("points", "own", "enlists"), [(1, 1, True), (0, 1, False), (1, 3, False)])
def test_an_automaton_enlists_by_rule(points: int, own: int, enlists: bool) -> None:
    """Fewer than three rolled hits, fewer than enemy pieces, more points than the Arbiter."""
    state = scene(("vagabond", "marquise", "electric_eyrie"))
    take_character(state, Seat(0), "arbiter")
    state.pawns[0] = 1
    state.scores[THIRD] = points
    stand(state, 1, s1=4, s2=own)
    run(state, BeginBattle(FOE, 1, THIRD), script=((0, 0),))
    assert isinstance(state.agenda[-1], Floor)
    assert state.scores[0] == (1 if enlists else 0)


def test_the_tinker_looks_in_the_discard_pile_only() -> None:
    """Not in Lost Souls (R16)."""
    state = table("cult")
    change(state, BOT, character="tinker")
    discard(state, tea(state))
    state.discard, state.lost_souls = (), state.discard
    act(state, "special")
    assert counts(state) == (6, 0, 0)
    assert state.scores[BOT] == 0


def test_a_snare_does_not_hold_who_slips() -> None:
    """The pawn is in a forest, the snare where it was (R65)."""
    state = table("corvid", items=2)
    lay(state, 1, Token(FOE, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    run(state, Withdraw(BOT))
    assert state.pawns[BOT] >= FOREST
    assert len(state.tokens[1]) == 1


# -------------------------------------------------------------------- secrets
def test_worlds_deal_neither_its_quest_nor_its_ruin_items_again() -> None:
    """Its items and quests lie open; the quest deck and the ruins do not."""
    state = scene(("vagabot", "vagabond", "marquise"))
    run(state, *LAW.set_up(state, BOT), *LAW.hide_items(state))
    state.pawns[BOT] = next(iter(state.ruins))
    act(state, "explore")
    own = vagabot_items.board_of(state, BOT)
    for luck in range(5):
        world = view(state, THIRD)
        assert isinstance(world, Woodland)
        assert set(world.quests) == {""}
        assert vagabot_items.board_of(world, BOT) == own
        deal(world, THIRD, luck)
        known = [*world.quests, *world.open_quests, own.quest]
        assert sorted(known) == sorted(quests())
        lying = [item for found in world.ruins.values() for item in found]
        lying += [each.item for each in own.items if each.from_ruin]
        assert sorted(Counter(lying).values()) == [2, 2, 2, 2]


# -------------------------------------------------------------------- evening
@pytest.mark.parametrize(
    ("difficulty", "some", "more"),
    [("easy", 3, 5), ("normal", 4, 6), ("challenging", 5, 7), ("nightmare", 5, 7)],
)
def test_evening_refreshes(difficulty: str, some: int, more: int) -> None:
    """More with no damaged item; a damaged one is repaired."""
    state = table(difficulty=difficulty)
    give(state, 0, tired=8)
    run(state, Rest(BOT))
    assert counts(state) == (more, 8 - more, 0)
    give(state, 0, tired=8, hurt=2)
    run(state, Rest(BOT))
    assert counts(state) == (some + 1, 8 - some, 1)


def test_in_a_forest_all_is_repaired() -> None:
    """Exhausted ones stay exhausted."""
    state = table(place=FOREST)
    give(state, 1, hurt=3)
    run(state, Rest(BOT))
    assert counts(state) == (4, 0, 0)


# -------------------------------------------------------------------- traits, director's cut
def trait(state: Woodland, *ids: str) -> None:
    """These traits."""
    state.traits = (ids, *state.traits[1:])


def test_adventurer_battles_once_and_repeats_quests() -> None:
    """As long as way and quest can be paid."""
    state = table(items=5, place=clearings_of(scene(("vagabot", "eyrie")), Suit.FOX)[0])
    trait(state, "adventurer")
    here = state.pawns[BOT]
    stand(state, here, s1=4)
    run(state, VagabotAct(BOT, "battle"), script=((0, 0),))
    assert counts(state) == (4, 1, 0)
    change(state, BOT, quest="fundraising")
    state.quests = ("errand_fox", "give_a_speech_fox")
    run(state, LAW.daylight(state, BOT)[-1])
    assert vagabot_items.board_of(state, BOT).quests == ("fundraising", "errand_fox")
    assert counts(state) == (0, 5, 0)


def test_berserker_goes_where_most_pieces_are() -> None:
    """And battles whoever has most there; repairs one more."""
    state = table("marquise", "eyrie", items=6)
    trait(state, "berserker")
    state.scores[FOE] = 9
    near = path_neighbours(state, 1)[0]
    stand(state, 1, s1=1)
    stand(state, near, s1=1, s2=2)
    run(state, VagabotAct(BOT, "battle"), script=((1, 0), (1, 0), (0, 0)))
    assert state.pawns[BOT] == near
    assert state.warriors[near][THIRD] < 2
    give(state, 1, hurt=3)
    act(state, "repair")
    assert counts(state) == (2, 1, 1)


def test_helper_scores_more_and_thanks_with_two_cards() -> None:
    """Two cards for one item."""
    state = table()
    trait(state, "helper")
    stand(state, 1, s1=1)
    state.boxes[FOE] = (Item.BAG,)
    act(state, "aid")
    assert state.scores[BOT] == 2
    assert len(state.hands[FOE]) == 2


def test_marksman_hits_at_once() -> None:
    """Before the roll; only when it attacks."""
    state = table(items=1)
    trait(state, "marksman")
    stand(state, 1, s1=3)
    run(state, VagabotAct(BOT, "battle"), script=((0, 0),))
    assert state.warriors[1][FOE] == 2
    assert state.scores[BOT] == 1
    run(state, BeginBattle(FOE, 1, BOT), script=((0, 0),))
    assert state.warriors[1][FOE] == 2


def test_questing_counts_damaged_items_and_scores_more() -> None:
    """Aid walks; the order of actions is another."""
    state = table(place=clearings_of(scene(("vagabot", "eyrie")), Suit.FOX)[0])
    trait(state, "questing")
    assert actions_of(state, BOT, Suit.RABBIT) == ("special", "aid", "battle")
    give(state, 3, hurt=3)
    assert vagabot_items.most_hits(state, BOT) == 2
    change(state, BOT, quest="fundraising")
    act(state, "quest")
    assert state.scores[BOT] == 2
    give(state, 4)
    near = path_neighbours(state, state.pawns[BOT])[0]
    stand(state, near, s1=1)
    state.boxes[FOE] = (Item.BAG,)
    act(state, "aid")
    assert state.pawns[BOT] == near
    assert state.boxes[FOE] == ()


def test_directors_cut() -> None:
    """Aid: the nearest, one item; the Ranger repairs; the Tinker scores nothing; quests two."""
    state = table(
        items=4,
        place=clearings_of(scene(("vagabot", "eyrie")), Suit.FOX)[0],
        bot_variant="directors_cut",
    )
    assert actions_of(state, BOT, Suit.FOX) == ("explore", "special", "battle")
    change(state, BOT, quest="fundraising")
    act(state, "quest")
    assert state.scores[BOT] == 2
    stand(state, state.pawns[BOT], s1=1)
    state.boxes[FOE] = (Item.BAG, Item.BAG)
    act(state, "aid")
    assert state.scores[BOT] == 3
    assert state.boxes[FOE] == (Item.BAG,)
    change(state, BOT, character="ranger")
    give(state, 1, hurt=1)
    act(state, "special")
    assert counts(state) == (1, 1, 0)
    change(state, BOT, character="tinker")
    discard(state, tea(state))
    act(state, "special")
    assert state.scores[BOT] == 3
    assert counts(state)[0] == 1
