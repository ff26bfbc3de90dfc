"""What holds for all automata (9): how they choose, what players may do with them, the end."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root import effects
from rules.root.actions import Move
from rules.root.automata import LAWS
from rules.root.automata.choosing import (
    by_priority,
    enemy_buildings,
    enemy_pieces,
    enemy_warriors,
    everywhere,
    foes,
    foes_at,
    ordered,
    pieces_at,
    priority,
)
from rules.root.automata.cogwheel_corvids.plots import FlipAll
from rules.root.automata.drillbit_duchy.digging import dig_places
from rules.root.automata.fighting import BattleEach
from rules.root.automata.moving import targets
from rules.root.automata.orders import CraftOrder, DiscardOrder, RevealOrder, change
from rules.root.automata.ready import AUTOMATA
from rules.root.battle.ambush import may_be_ambushed
from rules.root.battle.events import BattleBegan
from rules.root.cards.dominance import offers as dominance_offers
from rules.root.enums import BuildingKind, Cause, Item, PlotKind, Suit, TokenKind
from rules.root.factions.alliance.outrage import Outrage
from rules.root.factions.corvid.setup import TakePlots
from rules.root.factions.vagabond.actions import Aid
from rules.root.factions.vagabond.aid import give_aid
from rules.root.laws import law_of
from rules.root.scoring.ending import is_over
from rules.root.state import CLEARINGS, Battle, Building, Place, Token, Woodland
from rules.root.woodland.moving import carry_out
from rules.root.woodland.people import are_enemies
from rules.root.woodland.placing import place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from rules.root.woodland.ruling import rules
from tests.rules.root.driving import build, hold, lay, run, settle, stand
from tests.rules.root.factions.wanderers import carry, wander
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
MARQUISE = "mechanical_marquise_2"
SAWMILL = BuildingKind.SAWMILL


def table(*others: str, suit: Suit = Suit.FOX, bot: str = MARQUISE, **chosen: str) -> Woodland:
    """An automaton with this order and these others, the Eyrie and the Cult unless named."""
    state = scene((bot, *(others or ("eyrie", "cult"))), options=chosen)
    change(state, BOT, suit=suit)
    return state


def battles(state: Woodland, *places: Place, rolls: int = 4) -> list[tuple[Place, Seat]]:
    """The battles of a step in these clearings, with their defenders."""
    events = run(state, BattleEach(BOT, places), script=((0, 0),) * rolls)
    return [(each.place, each.defender) for each in events if isinstance(each, BattleBegan)]


# -------------------------------------------------------------------- players like others
def test_automata_are_players_with_seat_score_and_pieces() -> None:
    """And enemies of all."""
    state = table()
    assert len(state.scores) == 3
    assert state.supply[BOT] == 25
    assert are_enemies(state, BOT, FOE)
    assert are_enemies(state, FOE, BOT)
    assert foes(state, BOT) == [FOE, THIRD]


def test_general_rules_hold_for_automata() -> None:
    """Rule by most warriors and buildings, moves by rule, placing by supply, points for removal."""
    state = table()
    stand(state, 1, s0=2, s1=1)
    assert rules(state, BOT, 1)
    assert not rules(state, FOE, 1)
    assert len(targets(state, BOT, 1)) > 0
    weak = table()
    stand(weak, 5, s0=1, s1=3)
    assert targets(weak, BOT, 5) == []
    state.supply[BOT] = 1
    assert place_warriors(state, StepContext(), BOT, 9, 3) == 1
    house = Building(BOT, SAWMILL)
    build(state, 9, house)
    gone = Removal(owner=BOT, by=FOE, place=9, cause=Cause.FAVOR, buildings=(house,))
    remove(state, StepContext(), gone)
    assert state.scores[FOE] == 1


# -------------------------------------------------------------------- orders
def test_suits_order_their_clearings_and_birds_all() -> None:
    """From highest to lowest priority."""
    state = table()
    foxes = ordered(state, Suit.FOX)
    assert foxes == [place for place in everywhere(state) if state.suits[place] is Suit.FOX]
    assert ordered(state, Suit.BIRD) == everywhere(state)
    assert len(everywhere(state)) == 12


def test_persistent_cards_have_no_effect_for_them() -> None:
    """Only items are crafted."""
    state = table()
    state.deck = ("armorers", *state.deck)
    run(state, RevealOrder(BOT), CraftOrder(BOT))
    assert state.crafted[BOT] == ()
    assert state.scores[BOT] == 0
    assert effects.offers(state, BOT) == []


def test_items_of_the_forge_are_crafted_too() -> None:
    """Where the bot has a piece at the Forge; else not (8)."""
    from rules.root.enums import Landmark

    for has_piece in (True, False):
        state = table()
        state.landmarks = ((Landmark.LEGENDARY_FORGE, 1),)
        state.items, state.forge = (), (Item.HAMMER,)
        stand(state, 1, s0=int(has_piece))
        state.deck = ("anvil", *state.deck)
        run(state, RevealOrder(BOT), CraftOrder(BOT))
        assert (state.boxes[BOT] == (Item.HAMMER,)) is has_piece


def test_order_cards_go_to_lost_souls_with_the_cult() -> None:
    """Else to the discard pile."""
    for others, pile in ((("eyrie", "cult"), "lost_souls"), (("eyrie", "duchy"), "discard")):
        state = table(*others)
        state.deck = ("ambush_fox", *state.deck)
        run(state, RevealOrder(BOT), DiscardOrder(BOT))
        assert getattr(state, pile)[-1] == "ambush_fox"


# -------------------------------------------------------------------- choosing
def test_highest_priority_is_the_smallest_number() -> None:
    """What is still open goes there."""
    state = table()
    assert [priority(state, place) for place in by_priority(state, CLEARINGS)] == list(range(1, 13))


def test_players_are_told_apart_by_set_up_letters() -> None:
    """Of equals the first letter is battled, whatever its seat: B before E."""
    state = table("cult", "eyrie")
    stand(state, 1, s0=3, s1=1, s2=1)
    assert battles(state, 1) == [(1, THIRD)]


def test_defender_has_most_pieces_then_most_points() -> None:
    """Buildings and tokens are pieces."""
    state = table()
    stand(state, 1, s0=3, s1=1, s2=1)
    state.scores = [0, 0, 3]
    assert battles(state, 1) == [(1, THIRD)]
    state = table()
    stand(state, 1, s0=3, s1=1, s2=1)
    build(state, 1, Building(FOE, BuildingKind.ROOST))
    state.scores = [0, 0, 3]
    assert battles(state, 1) == [(1, FOE)]


def test_next_best_where_the_best_is_not_legal() -> None:
    """A scorched clearing is no target; the next of the same rank is."""
    state = table(bot="drillbit_duchy")
    first, second = dig_places(state, BOT, False)[:2]
    state.scorched = (first,)
    assert dig_places(state, BOT, False)[0] == second


def test_actions_of_a_step_go_from_highest_to_lowest_priority() -> None:
    """Here battles; one who is gone is not battled."""
    state = table()
    foxes = ordered(state, Suit.FOX)
    for place in foxes[:3]:
        stand(state, place, s0=2, s1=2)
    assert battles(state, *foxes) == [(place, FOE) for place in foxes[:3]]


def test_most_and_fewest_count_enemy_pieces() -> None:
    """Warriors, buildings, tokens, pawns; never their own."""
    state = wander(MARQUISE, "eyrie", place=1)
    stand(state, 1, s1=2, s2=3)
    build(state, 1, Building(THIRD, BuildingKind.ROOST))
    lay(state, 1, Token(FOE, TokenKind.WOOD))
    assert enemy_pieces(state, FOE, 1) == 3 + 1 + 1
    assert enemy_warriors(state, FOE, 1) == 3
    assert enemy_buildings(state, FOE, 1) == 1
    assert pieces_at(state, FOE, 1) == 3


# -------------------------------------------------------------------- together
def test_together_automata_are_no_enemies_for_choosing() -> None:
    """Their pieces do not count; apart they do."""
    for coop, count in (("on", 1), ("off", 4)):
        state = table("electric_eyrie", "cult", coop=coop)
        stand(state, 1, s1=3, s2=1)
        assert enemy_pieces(state, BOT, 1) == count
        assert foes_at(state, BOT, 1) == ([THIRD] if coop == "on" else [FOE, THIRD])


def test_together_automata_never_battle_each_other() -> None:
    """Where only another one is, there is no battle; players are battled, and battle them."""
    state = table("electric_eyrie", "cult", coop="on")
    stand(state, 1, s0=3, s1=3)
    assert battles(state, 1) == []
    stand(state, 1, s2=1)
    assert battles(state, 1) == [(1, THIRD)]
    apart = table("electric_eyrie", "cult")
    stand(apart, 1, s0=3, s1=3)
    assert battles(apart, 1) == [(1, FOE)]


def test_together_automata_hit_each_other_by_the_way() -> None:
    """A bomb that explodes, a revolt."""
    state = table("electric_eyrie", "cult", bot="cogwheel_corvids", coop="on")
    run(state, TakePlots(BOT))
    left = list(state.plots[BOT])
    left.remove(PlotKind.BOMB)
    state.plots[BOT] = tuple(left)
    lay(state, 1, Token(BOT, TokenKind.PLOT, plot=PlotKind.BOMB))
    stand(state, 1, s1=2)
    run(state, FlipAll(BOT), script=((0,), 0))
    assert state.warriors[1][FOE] == 0


def test_together_all_players_win_with_thirty_each() -> None:
    """None of them alone; an automaton with thirty beats all."""
    state = table(coop="on")
    state.scores = [29, 30, 29]
    assert is_over(state) is None
    state.scores = [29, 31, 30]
    outcome = is_over(state)
    assert outcome is not None
    assert set(outcome.winners) == {FOE, THIRD}
    state.scores = [30, 31, 30]
    outcome = is_over(state)
    assert outcome is not None
    assert set(outcome.winners) == {BOT}


def test_apart_whoever_has_thirty_wins_alone() -> None:
    """A player without the others."""
    state = table()
    state.scores = [29, 30, 2]
    outcome = is_over(state)
    assert outcome is not None
    assert set(outcome.winners) == {FOE}


# -------------------------------------------------------------------- no hand
@pytest.mark.parametrize("automaton", list(AUTOMATA))
def test_no_hand_no_ambush_no_exposure(automaton: str) -> None:
    """Nothing to draw, to hold or to expose with; nobody ambushes them."""
    foe = "eyrie" if AUTOMATA[automaton] != "eyrie" else "marquise"
    state = scene((automaton, foe, "corvid" if AUTOMATA[automaton] != "corvid" else "cult"))
    hold(state, FOE, "ambush_bird")
    law = LAWS[automaton]
    assert (law.draws(state, BOT), law.hand_limit(state, BOT), law.has_hand()) == (0, 0, False)
    assert not may_be_ambushed(state, Battle(place=1, attacker=BOT, defender=FOE))
    for other, of in enumerate(state.factions):
        if of == "corvid" and other != BOT:
            assert law_of(state, Seat(other)).offers(state, Seat(other), BOT) == []


def test_aid_to_an_automaton_discards_the_card() -> None:
    """It scores a point; an item of its box may be taken in return."""
    state = wander(MARQUISE, place=1)
    carry(state, "torch")
    stand(state, 1, s1=1)
    hold(state, Seat(0), "ambush_fox")
    state.boxes[FOE] = (Item.SWORD,)
    moved = StepContext()
    item = Item.TORCH
    give_aid(state, moved, Seat(0), Aid(FOE, "ambush_fox"), item)
    settle(state, moved)
    assert state.hands[0] == ()
    assert state.discard[-1] == "ambush_fox"
    assert state.scores[FOE] == 1
    assert state.agenda[-1].__class__.__name__ == "TakeCraftedItem"


def test_outrage_of_an_automaton_draws_a_supporter() -> None:
    """No hand to pay from: the top card of the deck."""
    state = table("alliance")
    state.deck = ("ambush_fox", *state.deck)
    run(state, Outrage(FOE, BOT, 1))
    assert state.supporters[FOE] == ("ambush_fox",)


def test_moving_into_sympathy_owes_the_same() -> None:
    """When the automaton itself moves."""
    state = table("alliance")
    lay(state, 1, Token(FOE, TokenKind.SYMPATHY))
    from rules.root.woodland.geography import path_neighbours

    near = path_neighbours(state, 1)[0]
    stand(state, near, s0=2)
    moved = StepContext()
    carry_out(state, moved, BOT, Move(near, 1, 1))
    settle(state, moved)
    assert len(state.supporters[FOE]) == 1


def test_no_dominance_for_automata() -> None:
    """Even if the cards are in the game they take and activate none."""
    for seat, count in ((MARQUISE, 0), ("marquise", 1)):
        state = scene((seat, "eyrie", "cult", "duchy"))
        assert "dominance_fox" in state.deck
        state.available = ("dominance_fox",)
        state.scores[BOT] = 20
        hold(state, BOT, *["ambush_fox"] * count)
        assert len(dominance_offers(state, BOT)) == count
