"""Who may know what (11), worlds that agree with a view, and what can never be."""

from collections import Counter

import pytest

from rules.kernel.registry import game
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import say
from rules.kernel.views import sample_world, view
from rules.root.boards import VagabondBoard, VagabondItem
from rules.root.data import quests
from rules.root.enums import BuildingKind, Item, PlotKind, Suit, TokenKind
from rules.root.events import TokenPlaced
from rules.root.problems import problems
from rules.root.state import HIDDEN_CARD, Building, Token, Woodland
from tests.rules.root.driving import build, hold, lay, stand
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def wood(*factions: str, **options: str) -> Woodland:
    return scene(factions or ("alliance", "corvid", "marquise"), options=options)


def over(state: Woodland) -> Woodland:
    state.outcome = Outcome((ME,), say("root.end.points"))
    return state


# ---------------------------------------------------------------- views
def test_of_other_hands_only_the_number_is_seen() -> None:
    state = wood()
    hold(state, ME, "anvil", "bake_sale")
    assert view(state, ME).hands[ME] == ("anvil", "bake_sale")
    for viewer in (YOU, None):
        assert view(state, viewer).hands[ME] == (HIDDEN_CARD,) * 2


def test_the_riverfolks_hand_is_open() -> None:
    state = wood("riverfolk", "eyrie")
    hold(state, ME, "anvil")
    assert view(state, YOU).hands[ME] == view(state, None).hands[ME] == ("anvil",)


def test_supporters_are_their_alliances_secret() -> None:
    state = wood()
    state.supporters[ME] = state.deck[:2]
    assert view(state, ME).supporters[ME] == state.deck[:2]
    assert view(state, YOU).supporters[ME] == (HIDDEN_CARD,) * 2


def test_a_plot_face_down_is_known_to_the_corvids_only() -> None:
    state = wood()
    bomb = Token(YOU, TokenKind.PLOT, plot=PlotKind.BOMB)
    snare = Token(YOU, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True)
    lay(state, 5, bomb)
    lay(state, 6, snare)
    state.plots[YOU] = (PlotKind.RAID,)
    assert view(state, YOU).tokens[5] == (bomb,)
    seen = view(state, ME)
    assert seen.tokens[5] == (Token(YOU, TokenKind.PLOT),)
    assert seen.tokens[6] == (snare,)
    assert seen.plots[YOU] == (PlotKind.HIDDEN,)
    told = TokenPlaced(YOU, 5, bomb)
    assert told.for_seat(YOU) == told
    assert told.for_seat(ME) == TokenPlaced(YOU, 5, Token(YOU, TokenKind.PLOT))


def test_nobody_knows_deck_quests_market_and_what_lies_under_ruins() -> None:
    state = wood("vagabond", "eyrie")
    state.quests = ("errand",)
    state.market = state.deck[:3]
    place = next(iter(state.ruins))
    state.ruins[place] = (Item.BAG,)
    for viewer in (ME, YOU, None):
        seen = view(state, viewer)
        assert set(seen.deck) == set(seen.quests) == set(seen.market) == {HIDDEN_CARD}
        assert (len(seen.deck), len(seen.market)) == (len(state.deck), 3)
        assert seen.ruins[place] == (Item.HIDDEN,)


def test_piles_boards_and_scores_are_everybodys() -> None:
    state = wood()
    state.discard, state.lost_souls = state.deck[:2], state.deck[2:4]
    state.scores = [3, 4, 5]
    stand(state, 5, s0=2)
    seen = view(state, None)
    for name in ("discard", "lost_souls", "available", "scores", "warriors", "boards", "crafted"):
        assert getattr(seen, name) == getattr(state, name)


def test_at_the_end_everything_is_shown() -> None:
    state = wood()
    hold(state, YOU, "anvil")
    state.supporters[ME] = state.deck[:1]
    state.deck = state.deck[1:]
    lay(state, 5, Token(YOU, TokenKind.PLOT, plot=PlotKind.BOMB))
    place = next(iter(state.ruins))
    state.ruins[place] = (Item.BAG,)
    shown = view(over(state), None)
    for name in ("hands", "supporters", "tokens", "plots", "ruins", "deck", "quests", "market"):
        assert getattr(shown, name) == getattr(state, name)


# ---------------------------------------------------------------- worlds
def test_a_world_deals_every_card_that_lies_nowhere_in_sight() -> None:
    state = wood()
    hold(state, ME, "anvil", "bake_sale")
    hold(state, THIRD, "sappers")
    state.supporters[ME], state.deck = state.deck[:3], state.deck[3:]
    seen = view(state, THIRD)
    worlds = [sample_world(seen, THIRD, luck) for luck in range(12)]
    for world in worlds:
        assert problems(world) == []
        assert view(world, THIRD) == seen
        assert Counter(world.deck + world.hands[ME] + world.supporters[ME]) == Counter(
            state.deck + state.hands[ME] + state.supporters[ME]
        )
    assert len({world.hands[ME] for world in worlds}) > 1


def test_a_world_deals_plots_two_of_a_kind() -> None:
    state = wood()
    kinds = [kind for kind in PlotKind if kind] * 2
    for place, kind in zip(range(5, 8), kinds, strict=False):
        lay(state, place, Token(YOU, TokenKind.PLOT, plot=kind))
    state.plots[YOU] = tuple(sorted(kinds[3:]))
    seen = view(state, ME)
    for luck in range(6):
        world = sample_world(seen, ME, luck)
        dealt = [token.plot for place in range(5, 8) for token in world.tokens[place]]
        assert Counter([*dealt, *world.plots[YOU]]) == Counter(kinds)
        assert view(world, ME) == seen


def test_a_world_deals_quests_that_nobody_has_seen() -> None:
    state = wood("vagabond", "eyrie")
    names = list(quests())
    board = state.boards[ME]
    assert isinstance(board, VagabondBoard)
    state.open_quests, state.quests = tuple(names[:3]), tuple(names[4:])
    state.boards[ME] = VagabondBoard(character=board.character, quests=(names[3],))
    world = sample_world(view(state, ME), ME, 3)
    assert sorted(world.quests) == sorted(names[4:])


def test_a_world_puts_items_under_ruins_that_no_vagabond_has_found() -> None:
    state = wood("vagabond", "eyrie")
    places = list(state.ruins)
    for place, item in zip(places, (Item.BAG, Item.BOOT, Item.HAMMER, Item.SWORD), strict=True):
        state.ruins[place] = (item,)
    state.ruins[places[0]] = ()
    state.boards[ME] = VagabondBoard(items=(VagabondItem(Item.BAG, from_ruin=True),))
    world = sample_world(view(state, YOU), YOU, 8)
    lying = sorted(item for items in world.ruins.values() for item in items)
    assert lying == sorted((Item.BOOT, Item.HAMMER, Item.SWORD))


# ---------------------------------------------------------------- what can never be
def spoiled(state: Woodland) -> list[str]:
    found = game("root").problems(state)
    assert all(isinstance(each, str) for each in found)
    return found


def test_a_sound_state_has_no_problem() -> None:
    assert spoiled(wood()) == []


def test_lost_and_doubled_cards_are_found() -> None:
    state = wood()
    state.deck = state.deck[1:]
    assert spoiled(state)
    state = wood()
    state.discard = state.deck[:1]
    assert spoiled(state)
    state = wood("marquise", "eyrie")
    state.discard = ("dominance_fox",)
    assert spoiled(state)


@pytest.mark.parametrize("seat", [ME, THIRD])
def test_lost_and_doubled_warriors_are_found(seat: Seat) -> None:
    state = wood()
    state.supply[seat] -= 1
    assert spoiled(state)
    state.supply[seat] += 2
    assert spoiled(state)


def test_too_many_pieces_and_buildings_without_slots_are_found() -> None:
    state = wood()
    for place in (5, 6, 7, 8):
        build(state, place, Building(ME, BuildingKind.BASE, Suit.FOX))
    assert any("base" in each for each in spoiled(state))
    state = wood()
    for suit in (Suit.FOX, Suit.MOUSE):
        build(state, 1, Building(ME, BuildingKind.BASE, suit))
    assert any("slots" in each for each in spoiled(state))


def test_items_out_of_nowhere_and_scores_below_zero_are_found() -> None:
    state = wood()
    state.boxes[ME] = (Item.CROSSBOW,)
    assert spoiled(state)
    state = wood()
    state.scores[ME] = -1
    assert spoiled(state)
