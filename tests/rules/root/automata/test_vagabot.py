"""Vagabot (9): set-up, actions, battles; every sentence on it, with the state before and after."""

import pytest

from rules.kernel.registry import UnfitSetup, setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Step
from rules.root.automata.boards import VagabotBoard
from rules.root.automata.orders import CraftOrder, change
from rules.root.automata.vagabot import items as vagabot_items
from rules.root.automata.vagabot.actions import VagabotAct, actions_of
from rules.root.automata.vagabot.setup import widest_forests
from rules.root.automata.vagabot.vagabot import DamageSome, Withdraw
from rules.root.automata.vagabot.walking import way_to
from rules.root.battle.begin import BeginBattle
from rules.root.battle.deal import DealHits
from rules.root.describe import who
from rules.root.enums import BuildingKind, Cause, Item, PlotKind, Suit, TokenKind
from rules.root.factions.vagabond.setup import characters_taken, take_character
from rules.root.state import FOREST, Battle, Building, Token
from rules.root.woodland.geography import clearings_of, forest_clearings, path_neighbours
from rules.root.woodland.removing import remove_all_enemies
from tests.rules.root.automata.vagabots import BOT, FOE, LAW, THIRD, act, counts, give, table, tea
from tests.rules.root.driving import build, lay, run, stand
from tests.rules.root.scenes import scene


# -------------------------------------------------------------------- set-up
def test_it_begins_in_the_widest_forest_with_four_items_and_a_quest() -> None:
    """The Tinker has three items."""
    for seed in range(12):
        state = scene(("vagabot", "marquise"))
        state.luck = seed
        run(state, *LAW.set_up(state, BOT))
        board = state.boards[BOT]
        assert isinstance(board, VagabotBoard)
        assert len(board.items) == (3 if board.character == "tinker" else 4)
        assert counts(state)[0] == len(board.items)
        assert state.pawns[BOT] in widest_forests(state)
        assert board.quest
        assert board.quest not in state.quests
        assert not state.open_quests


def test_r_items_lie_under_the_ruins() -> None:
    """One each; beside a Vagabond two each, and one quest deck."""
    state = scene(("vagabot", "marquise"))
    run(state, *LAW.hide_items(state))
    assert [len(found) for found in state.ruins.values()] == [1, 1, 1, 1]
    both = scene(("vagabot", "vagabond", "marquise"))
    run(both, *LAW.set_up(both, BOT), *LAW.hide_items(both))
    assert [len(found) for found in both.ruins.values()] == [2, 2, 2, 2]
    quests = {*both.quests, *both.open_quests, vagabot_items.board_of(both, BOT).quest}
    assert len(both.open_quests) == 3
    assert len(quests) == 15


def test_characters_differ_and_tell_the_two_apart() -> None:
    """The Vagabond cannot be who the Vagabot is, nor the other way round."""
    state = scene(("vagabot", "vagabond", "marquise"))
    take_character(state, FOE, "thief")
    for seed in range(8):
        state.luck = seed
        run(state, *LAW.set_up(state, BOT)[:1])
        assert vagabot_items.board_of(state, BOT).character != "thief"
    assert len(characters_taken(state)) == 2
    assert who(state, BOT) != who(state, FOE)


def test_a_vagabond_may_sit_beside_one_vagabot_only() -> None:
    """All other automata stand alone for their people."""

    def fits(*seats: str) -> bool:
        chosen = {f"seat_{n + 1}": faction for n, faction in enumerate(seats)}
        try:
            setup_of("root", len(seats), 1, chosen)
        except UnfitSetup:
            return False
        return True

    assert fits("vagabond", "vagabot", "marquise")
    assert not fits("vagabot", "vagabot", "marquise")
    assert not fits("vagabond", "vagabond", "vagabot", "marquise")
    assert not fits("vagabond", "vagabot")
    assert not fits("marquise", "mechanical_marquise_2", "eyrie")


# -------------------------------------------------------------------- birdsong
def test_crafted_items_come_ready_to_its_own_satchel() -> None:
    """A point, and nothing in a crafted-items box."""
    state = table(items=2)
    change(state, BOT, order=tea(state))
    run(state, CraftOrder(BOT))
    assert counts(state) == (3, 0, 0)
    assert state.scores[BOT] == 1
    assert not state.boxes[BOT]


@pytest.mark.parametrize(("ready", "withdraws"), [(2, True), (3, False)])
def test_two_or_fewer_undamaged_items_end_its_day(ready: int, withdraws: bool) -> None:
    """It slips to an adjacent forest; damaged items do not count, exhausted ones do."""
    state = table()
    give(state, ready - 1, tired=1, hurt=3)
    run(state, Withdraw(BOT))
    assert (state.pawns[BOT] >= FOREST) is withdraws
    if withdraws:
        assert 1 in forest_clearings(state, state.pawns[BOT])
    assert (LAW.daylight(state, BOT) == ()) is withdraws


# -------------------------------------------------------------------- moving
def test_actions_follow_the_order() -> None:
    """Each once."""
    state = table()
    expected = {
        Suit.FOX: ("explore", "battle", "special"),
        Suit.RABBIT: ("battle", "repair", "special"),
        Suit.MOUSE: ("quest", "aid", "battle", "repair"),
        Suit.BIRD: ("explore", "quest", "aid", "battle"),
    }
    for suit, actions in expected.items():
        assert actions_of(state, BOT, suit) == actions
        change(state, BOT, suit=suit)
        steps: tuple[Step, ...] = tuple(VagabotAct(BOT, action) for action in actions)
        assert LAW.daylight(state, BOT) == steps


def test_the_shortest_way_then_priority() -> None:
    """Of two clearings at the same distance the one of highest priority."""
    state = table()
    near = path_neighbours(state, 1)
    from rules.root.automata.choosing import priority

    best = min(near, key=lambda place: priority(state, place))
    assert way_to(state, BOT, near) == (best,)
    assert way_to(state, BOT, (1, *near)) == ()
    assert way_to(state, BOT, ()) is None
    far = way_to(state, BOT, (11,))
    assert far is not None
    assert far[-1] == 11
    state.scorched = (far[0],)
    around = way_to(state, BOT, (11,))
    assert around is not None
    assert far[0] not in around


def test_a_step_costs_an_item_and_so_does_the_action() -> None:
    """Two steps and Explore: three items; the found one is ready; no points."""
    state = table(items=5)
    ruin = 6
    state.ruins = {ruin: (Item.HAMMER,), 10: ()}
    way = way_to(state, BOT, (ruin,))
    assert way is not None
    act(state, "explore")
    assert state.pawns[BOT] == ruin
    assert counts(state) == (5 - len(way) - 1 + 1, len(way) + 1, 0)
    assert ruin not in state.ruins
    assert state.scores[BOT] == 0


def test_it_moves_even_if_it_then_cannot_act() -> None:
    """With a single item it takes one step, and explores nothing."""
    state = table(items=1)
    state.ruins = {6: (Item.HAMMER,)}
    way = way_to(state, BOT, (6,))
    assert way is not None
    act(state, "explore")
    assert state.pawns[BOT] == way[0]
    assert counts(state) == (0, 1, 0)
    assert state.ruins[6] == (Item.HAMMER,)
    act(state, "explore")
    assert state.pawns[BOT] == way[0]


def test_nothing_to_explore_costs_nothing() -> None:
    """Ruins that hold nothing are none."""
    state = table()
    act(state, "explore")
    assert counts(state) == (6, 0, 0)
    assert state.pawns[BOT] == 1


def test_of_a_ruin_with_two_items_it_takes_one() -> None:
    """The ruin stays."""
    state = table("vagabond", "marquise", place=6)
    state.ruins = {6: (Item.BAG, Item.BOOT)}
    act(state, "explore")
    assert len(state.ruins[6]) == 1
    assert state.scores[BOT] == 0


def test_a_snare_costs_a_step() -> None:
    """It springs instead of the first step."""
    state = table("corvid", items=5)
    lay(state, 1, Token(FOE, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    state.ruins = {path_neighbours(state, 1)[0]: (Item.BAG,)}
    act(state, "explore")
    assert not state.tokens[1]
    assert counts(state) == (3, 3, 0)


# -------------------------------------------------------------------- quest
def test_a_quest_takes_two_items_where_its_suit_is() -> None:
    """A point, a new quest."""
    state = table(items=4, place=clearings_of(scene(("vagabot", "eyrie")), Suit.FOX)[0])
    change(state, BOT, quest="fundraising")
    state.quests = ("escort", "guard_duty_mouse")
    act(state, "quest")
    board = vagabot_items.board_of(state, BOT)
    assert (board.quest, board.quests) == ("escort", ("fundraising",))
    assert "escort" not in state.quests
    assert state.scores[BOT] == 1
    assert counts(state) == (2, 2, 0)


def test_a_quest_needs_two_items_on_arrival() -> None:
    """It goes there all the same."""
    state = table(items=2, place=clearings_of(scene(("vagabot", "eyrie")), Suit.RABBIT)[0])
    change(state, BOT, quest="fundraising")
    act(state, "quest")
    assert state.scores[BOT] == 0
    assert counts(state)[0] < 2
    assert vagabot_items.board_of(state, BOT).quest == "fundraising"


def test_without_quests_there_is_none() -> None:
    """The deck is empty: the last one leaves nothing behind."""
    state = table(place=clearings_of(scene(("vagabot", "eyrie")), Suit.FOX)[0])
    change(state, BOT, quest="fundraising")
    act(state, "quest")
    assert vagabot_items.board_of(state, BOT).quest == ""
    before = counts(state)
    act(state, "quest")
    assert counts(state) == before


# -------------------------------------------------------------------- aid
def test_aid_takes_as_many_items_as_it_can_from_the_last_in_points() -> None:
    """A point each, and that player draws as many cards."""
    state = table("marquise", "eyrie", items=2)
    stand(state, 1, s1=1, s2=1)
    state.scores[FOE], state.scores[THIRD] = 4, 3
    state.boxes[FOE] = (Item.BAG,)
    state.boxes[THIRD], state.spent_boxes[THIRD] = (Item.BAG, Item.TEA), (Item.COIN,)
    act(state, "aid")
    assert state.boxes[THIRD] == ()
    assert state.spent_boxes[THIRD] == (Item.COIN,)
    assert state.scores[BOT] == 2
    assert len(state.hands[THIRD]) == 2
    assert counts(state) == (2, 2, 0)
    act(state, "aid")
    assert state.spent_boxes[THIRD] == ()
    assert counts(state) == (2, 3, 0)


def test_an_aided_automaton_scores_a_point_instead() -> None:
    """It has no hand."""
    state = table("mechanical_marquise_2", "eyrie", items=3)
    stand(state, 1, s1=1)
    state.boxes[FOE] = (Item.BAG, Item.TEA)
    act(state, "aid")
    assert state.scores == [2, 1, 0]
    assert state.hands[FOE] == ()


def test_aid_needs_a_player_who_is_here() -> None:
    """It does not walk for it."""
    state = table()
    stand(state, 2, s1=1)
    state.boxes[FOE] = (Item.BAG,)
    act(state, "aid")
    assert counts(state) == (6, 0, 0)


# -------------------------------------------------------------------- battle
def test_it_goes_after_the_enemy_with_most_points() -> None:
    """The nearest clearing with pieces of it, whoever else is nearer."""
    state = table("marquise", "eyrie", items=5)
    near = path_neighbours(state, 1)[0]
    stand(state, 1, s1=1)
    stand(state, near, s2=3)
    state.scores[THIRD] = 1
    run(state, VagabotAct(BOT, "battle"), script=((0, 0), (0, 0)))
    assert state.pawns[BOT] == near
    assert state.warriors[1][FOE] == 1
    assert counts(state) == (1, 4, 0)


def test_of_tied_enemies_most_buildings_then_fewest_warriors() -> None:
    """Both are here."""
    state = table("marquise", "eyrie")
    stand(state, 1, s1=1, s2=3)
    build(state, 1, Building(THIRD, BuildingKind.ROOST))
    from rules.root.automata.vagabot.battles import rank

    assert rank(state, BOT, 1, THIRD) < rank(state, BOT, 1, FOE)
    state.buildings[1] = ()
    assert rank(state, BOT, 1, FOE) < rank(state, BOT, 1, THIRD)


def test_a_point_for_each_warrior_and_again_for_two_items() -> None:
    """Until that enemy has nothing left there."""
    state = table(items=5)
    stand(state, 1, s1=2)
    run(state, VagabotAct(BOT, "battle"), script=((3, 0), (3, 0)))
    assert state.warriors[1][FOE] == 0
    assert state.scores[BOT] == 2
    assert counts(state) == (2, 3, 0)


def test_as_defender_it_scores_nothing_for_warriors() -> None:
    """Nor is it ever defenseless."""
    state = table()
    stand(state, 1, s1=2)
    run(state, BeginBattle(FOE, 1, BOT), script=((1, 1),))
    assert state.warriors[1][FOE] == 1
    assert state.scores[BOT] == 0
    assert counts(state) == (5, 0, 1)


def test_hits_take_exhausted_items_first() -> None:
    """Ready ones afterwards; surplus hits are lost."""
    state = table()
    give(state, 2, tired=1)
    stand(state, 1, s1=1)
    state.battle = Battle(place=1, attacker=FOE, defender=BOT)
    run(state, DealHits(0, 2))
    items = vagabot_items.board_of(state, BOT).items
    assert sorted(each.exhausted for each in items if each.damaged) == [False, True]
    state.battle = Battle(place=1, attacker=FOE, defender=BOT)
    run(state, DealHits(0, 3))
    assert counts(state) == (0, 0, 3)


@pytest.mark.parametrize(
    ("items", "most", "extra", "kept"),
    [(0, 1, 0, 0), (5, 1, 0, 0), (6, 2, 0, 1), (9, 3, 0, 2), (11, 3, 0, 2), (12, 3, 1, 3)],
)
def test_the_battle_track(items: int, most: int, extra: int, kept: int) -> None:
    """By undamaged items, ready or not; those on the track cannot be exhausted."""
    state = table(items=items)
    battle = Battle(place=1, attacker=BOT, defender=FOE)
    assert LAW.most_rolled_hits(state, BOT, battle) == most
    assert LAW.extra_hits(state, BOT, battle) == extra
    assert vagabot_items.usable(state, BOT) == items - kept
    give(state, items, hurt=9)
    assert LAW.most_rolled_hits(state, BOT, battle) == most


def test_items_on_the_track_can_be_damaged() -> None:
    """All six take hits."""
    state = table(items=6)
    run(state, DamageSome(BOT, 6))
    assert counts(state) == (0, 0, 6)


def test_removal_of_all_pieces_damages_three() -> None:
    """The pawn stays."""
    state = table()
    table_ = StepContext()
    remove_all_enemies(state, table_, FOE, (1, 2), Cause.FAVOR)
    run(state, *table_.pending)
    assert state.pawns[BOT] == 1
    assert counts(state) == (3, 0, 3)
