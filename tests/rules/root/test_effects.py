"""Effects of crafted cards in the own turn (5): each in use, and at its limit."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat, Seen
from rules.kernel.table import Table
from rules.kernel.text import english
from rules.kernel.views import view
from rules.root import data, effects
from rules.root.actions import ChoosePlace, ChooseSeat, Fight, Move, PlayCard, UseEffect
from rules.root.effects.codebreakers import sees_hand
from rules.root.effects.informants import may_replace_draw
from rules.root.effects.movement import ExhaustFor
from rules.root.effects.orders import ForgeMove, TurnWarrior
from rules.root.effects.registry import EFFECTS, STEPS, does, is_due
from rules.root.effects.sabotage import Sabotage
from rules.root.factions.alliance.actions import GiveCard
from rules.root.geography import neighbours
from rules.root.moving import why_not_move
from rules.root.phases import OpenWindow
from rules.root.placing import to_supply
from rules.root.ruling import rules
from rules.root.state import BURROW, HIDDEN_CARD, Building, Token, Woodland, turn_of
from rules.root.words import (
    BuildingKind,
    CardKind,
    Item,
    Phase,
    PlotKind,
    TokenKind,
)
from tests.rules.root.driving import (
    answer,
    build,
    choices,
    craft,
    discard,
    hold,
    in_phase,
    lay,
    offered,
    reasons,
    refused,
    run,
    settle,
    stand,
    use,
)
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
DECK = "exiles_partisans"


def wood(*factions: str, deck: str = DECK) -> Woodland:
    """Three factions by default, those named first."""
    names = factions or ("marquise", "eyrie", "alliance")
    return scene(names, options={"deck": deck})


# ---------------------------------------------------------------- the registry
def test_every_persistent_card_says_what_it_does() -> None:
    wood()
    for card in data.cards():
        assert english(does(card)).endswith(".")


def test_effects_of_the_own_turn_are_persistent_cards_or_landmarks() -> None:
    cards = data.cards()
    for id in EFFECTS:
        assert id not in cards or cards[id].kind is CardKind.PERSISTENT
    assert len(STEPS) == len({step.__name__ for step in STEPS})


def test_an_effect_is_offered_in_its_phase_once_a_turn_before_the_last_step() -> None:
    state = wood(deck="base")
    craft(state, 0, "tax_collector", "stand_and_deliver")
    hold(state, 1, "anvil")
    stand(state, 1, s0=2)
    in_phase(state, Phase.BIRDSONG)
    assert offered(state) == ["stand_and_deliver"]
    assert refused(state) == {"tax_collector": "This is for your Daylight."}
    in_phase(state, Phase.DAYLIGHT)
    assert offered(state) == ["tax_collector"]
    use(state, "tax_collector")
    answer(state, ChoosePlace(1))
    assert offered(state) == []
    assert refused(state)["tax_collector"] == "It has been used in this turn."
    in_phase(state, Phase.DAYLIGHT, used=(), locked=True)
    assert offered(state) == []
    assert "last step" in refused(state)["tax_collector"]


def test_nobody_uses_an_effect_in_the_turn_of_another() -> None:
    state = wood(deck="base")
    craft(state, 1, "tax_collector")
    stand(state, 1, s1=2)
    assert effects.offers(state, YOU) == []
    assert effects.refused(state, YOU) == []


def test_an_order_that_is_no_effect_is_left_alone() -> None:
    state = wood()
    assert not effects.accept(state, Table(), ME, Pass())
    assert not effects.accept(state, Table(), ME, UseEffect("hideout"))
    assert effects.describe(state, ME, Pass()) is None
    assert effects.describe(state, ME, UseEffect("hideout")) is None


def test_the_option_names_the_card_and_is_reached_by_it() -> None:
    option = effects.describe(wood(), ME, UseEffect("cobbler"))
    assert option is not None
    assert [target.id for target in option.targets] == ["cobbler", "use"]
    assert english(option.label).endswith("you may take one move.")


# ---------------------------------------------------------------- start of Birdsong
def test_burrow_bank_is_compulsory_and_both_draw() -> None:
    state = in_phase(wood(deck="base"), Phase.BIRDSONG)
    craft(state, 0, "better_burrow_bank")
    hold(state, 0)
    hold(state, 2)
    assert effects.at_start(state, ME, Phase.BIRDSONG) == ("better_burrow_bank",)
    assert effects.is_compulsory("better_burrow_bank")
    first, second = state.deck[:2]
    use(state, "better_burrow_bank")
    assert Pass() not in choices(state)
    assert choices(state) == [ChooseSeat(YOU), ChooseSeat(THIRD)]
    answer(state, ChooseSeat(THIRD))
    assert (state.hands[0], state.hands[2]) == ((first,), (second,))
    assert effects.at_start(state, ME, Phase.BIRDSONG) == ()


def test_saboteurs_discard_a_crafted_card_of_an_enemy_and_themselves() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "saboteurs", "tunnels")
    craft(state, 1, "informants")
    assert effects.at_start(state, ME, Phase.BIRDSONG) == ("saboteurs",)
    assert not effects.is_compulsory("saboteurs")
    use(state, "saboteurs")
    assert choices(state) == [Sabotage(YOU, "informants")]
    answer(state, Sabotage(YOU, "informants"))
    assert (state.crafted[0], state.crafted[1]) == (("tunnels",), ())
    assert sorted(state.discard[-2:]) == ["informants", "saboteurs"]


def test_saboteurs_never_reach_a_dominance_card() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "saboteurs")
    state.dominance[1] = "dominance_fox"
    assert effects.at_start(state, ME, Phase.BIRDSONG) == ()
    assert refused(state, window="start") == {"saboteurs": "No enemy has a crafted card in play."}
    assert refused(state) == {"saboteurs": "This is for the start of your Birdsong."}


def test_coffin_makers_score_one_for_five_and_give_all_back() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers")
    state.coffin[0], state.coffin[1] = 4, 7
    state.supply[0] -= 4
    state.supply[1] -= 7
    before = (state.supply[0], state.supply[1])
    assert effects.is_compulsory("coffin_makers")
    use(state, "coffin_makers")
    assert state.scores[0] == 2
    assert (state.supply[0], state.supply[1]) == (before[0] + 4, before[1] + 7)
    assert sum(state.coffin) == 0


def test_coffin_makers_leaving_play_give_all_back_without_points() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "saboteurs")
    craft(state, 1, "coffin_makers")
    state.coffin[2] = 10
    state.supply[2] -= 10
    supply = state.supply[2]
    use(state, "saboteurs")
    answer(state, Sabotage(YOU, "coffin_makers"))
    assert state.supply[2] == supply + 10
    assert sum(state.coffin) == 0
    assert state.scores[1] == 0


def test_coffin_makers_catch_warriors_of_everybody_on_their_way() -> None:
    state = wood()
    craft(state, 0, "coffin_makers")
    supply = list(state.supply)
    to_supply(state, Table(), YOU, 2)
    to_supply(state, Table(), ME, 1)
    assert state.coffin[:2] == [1, 2]
    assert state.supply == supply


# ---------------------------------------------------------------- Birdsong
def test_royal_claim_scores_a_point_per_ruled_clearing_and_goes() -> None:
    state = in_phase(wood(deck="base"), Phase.BIRDSONG)
    craft(state, 0, "royal_claim")
    for place in (1, 5, 9):
        stand(state, place, s0=1)
    stand(state, 9, s2=1)
    use(state, "royal_claim")
    assert state.scores[0] == 2
    assert state.crafted[0] == ()
    assert state.discard[-1] == "royal_claim"


def test_royal_claim_counts_no_burrow() -> None:
    state = in_phase(wood("duchy", "marquise", "alliance", deck="base"), Phase.BIRDSONG)
    craft(state, 0, "royal_claim")
    stand(state, BURROW, s0=3)
    stand(state, 2, s0=1)
    use(state, "royal_claim")
    assert state.scores[0] == 1


def test_stand_and_deliver_takes_a_random_card_and_pays_a_point() -> None:
    state = in_phase(wood(deck="base"), Phase.BIRDSONG)
    craft(state, 0, "stand_and_deliver")
    hold(state, 0)
    hold(state, 1, "anvil")
    hold(state, 2)
    use(state, "stand_and_deliver")
    assert choices(state) == [ChooseSeat(YOU)]
    assert any("holds no cards" in reason for reason in reasons(state))
    answer(state, ChooseSeat(YOU))
    assert state.hands[0] == ("anvil",)
    assert state.scores[1] == 1
    assert state.crafted[0] == ("stand_and_deliver",)


def test_stand_and_deliver_finds_nothing_in_empty_hands() -> None:
    state = in_phase(wood(deck="base"), Phase.BIRDSONG)
    craft(state, 0, "stand_and_deliver")
    for seat in range(3):
        hold(state, seat)
    assert offered(state) == []
    assert refused(state)["stand_and_deliver"] == "No other player holds a card."


def test_swap_meet_takes_at_random_and_gives_by_choice() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "swap_meet")
    hold(state, 0, "anvil")
    hold(state, 1, "bake_sale")
    use(state, "swap_meet")
    answer(state, ChooseSeat(YOU))
    assert choices(state) == [PlayCard("anvil"), PlayCard("bake_sale")]
    answer(state, PlayCard("anvil"))
    assert (state.hands[0], state.hands[1]) == (("bake_sale",), ("anvil",))
    assert state.discard == ()


def test_swap_meet_may_give_the_same_card_back() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "swap_meet")
    hold(state, 0)
    hold(state, 1, "bake_sale")
    use(state, "swap_meet")
    answer(state, ChooseSeat(YOU), PlayCard("bake_sale"))
    assert (state.hands[0], state.hands[1]) == ((), ("bake_sale",))
    assert offered(state) == []


def test_false_orders_move_half_rounded_up_whoever_rules() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "false_orders")
    stand(state, 1, s1=3, s0=5)
    stand(state, 9, s0=5)
    use(state, "false_orders")
    order = ForgeMove(YOU, 1, 9)
    assert set(choices(state)) == {ForgeMove(YOU, 1, target) for target in (5, 9, 10)}
    answer(state, order)
    assert (state.warriors[1][1], state.warriors[9][1]) == (1, 2)
    assert state.crafted[0] == ()


def test_false_orders_never_break_a_snare_and_cost_outrage() -> None:
    state = in_phase(wood("corvid", "eyrie", "alliance"), Phase.BIRDSONG)
    craft(state, 0, "false_orders")
    stand(state, 1, s1=2)
    lay(state, 1, Token(ME, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    stand(state, 2, s1=1)
    lay(state, 5, Token(THIRD, TokenKind.SYMPATHY))
    hold(state, 1, "bake_sale")
    supporters = state.supporters[2]
    use(state, "false_orders")
    assert {each.source for each in choices(state)} == {2}
    assert reasons(state)
    answer(state, ForgeMove(YOU, 2, 5))
    answer(state, GiveCard("bake_sale"), seat=1)
    assert state.supporters[2] == (*supporters, "bake_sale")


# ---------------------------------------------------------------- end of Birdsong
def test_emigre_moves_then_battles_and_stays() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "eyrie_emigre")
    stand(state, 1, s0=3)
    stand(state, 9, s1=1)
    hold(state, 1)
    assert effects.at_end(state, ME, Phase.BIRDSONG) == ("eyrie_emigre",)
    use(state, "eyrie_emigre")
    answer(state, Move(1, 9, warriors=3))
    answer(state, Fight(9, YOU), script=((3, 0),))
    assert state.crafted[0] == ("eyrie_emigre",)
    assert state.warriors[9][1] == 0


@pytest.mark.parametrize("target", [5, 9])
def test_emigre_goes_when_it_does_less_than_both(target: int) -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "eyrie_emigre")
    stand(state, 1, s0=3)
    stand(state, 9, s1=1)
    use(state, "eyrie_emigre")
    answer(state, Move(1, target, warriors=3))
    if target == 9:
        answer(state, Pass())
    assert state.crafted[0] == ()


def test_emigre_goes_without_a_move() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "eyrie_emigre")
    stand(state, 1, s0=1)
    use(state, "eyrie_emigre")
    assert choices(state)[0] == Pass()
    answer(state, Pass())
    assert state.crafted[0] == ()


# ---------------------------------------------------------------- Daylight
def test_command_warren_grants_a_battle_at_the_start_of_daylight() -> None:
    state = wood(deck="base")
    craft(state, 0, "command_warren")
    stand(state, 1, s0=2)
    assert effects.at_start(state, ME, Phase.DAYLIGHT) == ()
    stand(state, 1, s1=1)
    hold(state, 1)
    assert effects.at_start(state, ME, Phase.DAYLIGHT) == ("command_warren",)
    assert offered(state) == []
    use(state, "command_warren")
    answer(state, Fight(1, YOU), script=((1, 0),))
    assert state.warriors[1][1] == 0
    assert effects.at_start(state, ME, Phase.DAYLIGHT) == ()


def test_tax_collector_takes_a_warrior_and_brings_a_card() -> None:
    state = wood(deck="base")
    craft(state, 0, "tax_collector")
    hold(state, 0)
    assert refused(state)["tax_collector"] == "You have no warrior on the map."
    stand(state, 4, s0=2)
    supply = state.supply[0]
    use(state, "tax_collector")
    assert choices(state) == [ChoosePlace(4)]
    answer(state, ChoosePlace(4))
    assert state.warriors[4][0] == 1
    assert state.supply[0] == supply + 1
    assert len(state.hands[0]) == 1


def test_tax_collector_reaches_into_the_burrow() -> None:
    state = wood("duchy", "eyrie", "alliance", deck="base")
    craft(state, 0, "tax_collector")
    stand(state, BURROW, s0=1)
    use(state, "tax_collector")
    answer(state, ChoosePlace(BURROW))
    assert state.warriors[BURROW][0] == 0


def test_codebreakers_show_a_hand_to_one_pair_of_eyes() -> None:
    state = wood(deck="base")
    craft(state, 0, "codebreakers")
    hold(state, 1, "anvil", "bake_sale")
    hold(state, 2)
    use(state, "codebreakers")
    assert choices(state) == [ChooseSeat(YOU)]
    answer(state, ChooseSeat(YOU))
    page = agenda.question(state)
    assert page is not None
    secret = page.secret(state, ME, ())
    assert secret is not None
    assert english(secret).endswith("holds: Anvil, Bake Sale.")
    assert sees_hand(state, ME, YOU)
    assert not sees_hand(state, THIRD, YOU)
    assert not sees_hand(state, None, YOU)
    assert view(state, ME).hands[YOU] == ("anvil", "bake_sale")
    assert view(state, THIRD).hands[YOU] == (HIDDEN_CARD, HIDDEN_CARD)
    happened = agenda.submit(state, ME, Seen())
    assert happened.barrier is not None
    assert not sees_hand(state, ME, YOU)


def test_propaganda_bureau_turns_a_warrior() -> None:
    state = wood()
    craft(state, 0, "propaganda_bureau")
    hold(state, 0, "anvil", "bake_sale")
    stand(state, 1, s1=2)
    use(state, "propaganda_bureau")
    assert choices(state) == [PlayCard("anvil")]
    assert reasons(state) == ["No enemy warrior stands in a clearing of its suit."]
    answer(state, PlayCard("anvil"))
    assert choices(state) == [TurnWarrior(YOU, 1)]
    answer(state, TurnWarrior(YOU, 1))
    assert state.warriors[1][:2] == (1, 1)
    assert state.hands[0] == ("bake_sale",)
    assert state.discard[-1] == "anvil"


def test_propaganda_bureau_removes_even_where_nothing_can_be_placed() -> None:
    state = wood("alliance", "marquise", "eyrie")
    craft(state, 0, "propaganda_bureau")
    hold(state, 0, "woodland_runners")
    hold(state, 1)
    stand(state, 1, s1=1)
    stand(state, 2, s2=1)
    lay(state, 1, Token(YOU, TokenKind.KEEP))
    use(state, "propaganda_bureau")
    answer(state, PlayCard("woodland_runners"))
    assert len(choices(state)) == 2
    answer(state, TurnWarrior(YOU, 1))
    assert state.warriors[1][:2] == (0, 0)


def test_propaganda_bureau_needs_a_card_that_reaches_somebody() -> None:
    state = wood()
    craft(state, 0, "propaganda_bureau")
    hold(state, 0)
    assert refused(state)["propaganda_bureau"] == "You hold no card."
    hold(state, 0, "bake_sale")
    stand(state, 1, s1=1)
    assert offered(state) == []


def test_league_exhausts_a_crafted_item_for_a_move_or_a_battle() -> None:
    state = wood()
    league = "league_of_adventurous_mice"
    craft(state, 0, league)
    stand(state, 1, s0=2)
    assert "no ready item" in refused(state)[league]
    state.boxes[0] = (Item.BAG, Item.TEA)
    use(state, league)
    assert choices(state) == [ExhaustFor(Item.BAG), ExhaustFor(Item.TEA)]
    answer(state, ExhaustFor(Item.TEA), Move(1, 9, warriors=1))
    assert (state.boxes[0], state.spent_boxes[0]) == ((Item.BAG,), (Item.TEA,))
    assert state.warriors[9][0] == 1
    assert offered(state) == []


def test_league_battles() -> None:
    state = wood()
    craft(state, 0, "league_of_adventurous_mice")
    stand(state, 1, s0=2, s1=1)
    hold(state, 1)
    state.boxes[0] = (Item.BAG,)
    use(state, "league_of_adventurous_mice")
    assert ExhaustFor(Item.BAG, battle=True) in choices(state)
    answer(state, ExhaustFor(Item.BAG, battle=True))
    answer(state, Fight(1, YOU), script=((1, 0),))
    assert state.warriors[1][1] == 0


# ---------------------------------------------------------------- Evening
def test_cobbler_grants_a_move_at_the_start_of_evening() -> None:
    state = in_phase(wood(deck="base"), Phase.EVENING)
    craft(state, 0, "cobbler")
    assert effects.at_start(state, ME, Phase.EVENING) == ()
    stand(state, 1, s0=2)
    assert effects.at_start(state, ME, Phase.EVENING) == ("cobbler",)
    use(state, "cobbler")
    answer(state, Move(1, 10, warriors=2))
    assert state.warriors[10][0] == 2
    assert effects.at_start(state, ME, Phase.EVENING) == ()


def test_charm_offensive_draws_then_pays_another_player() -> None:
    state = in_phase(wood(), Phase.EVENING)
    craft(state, 0, "charm_offensive")
    hold(state, 0)
    use(state, "charm_offensive")
    assert len(state.hands[0]) == 1
    answer(state, ChooseSeat(THIRD))
    assert state.scores == [0, 0, 1]


def test_informants_fetch_an_ambush_instead_of_a_draw() -> None:
    state = in_phase(wood(), Phase.EVENING)
    craft(state, 0, "charm_offensive", "informants")
    hold(state, 0)
    discard(state, "ambush_fox", "anvil", "ambush_mouse")
    use(state, "charm_offensive")
    assert choices(state) == [Pass(), PlayCard("ambush_fox"), PlayCard("ambush_mouse")]
    answer(state, PlayCard("ambush_fox"))
    assert state.hands[0] == ("ambush_fox",)
    assert state.discard == ("anvil", "ambush_mouse")
    answer(state, ChooseSeat(YOU))


def test_informants_ask_nothing_without_an_ambush_or_in_another_phase() -> None:
    state = in_phase(wood(), Phase.EVENING)
    craft(state, 0, "charm_offensive", "informants")
    hold(state, 0)
    discard(state, "anvil")
    use(state, "charm_offensive")
    assert len(state.hands[0]) == 1
    answer(state, ChooseSeat(YOU))
    day = wood()
    craft(day, 0, "informants")
    discard(day, "ambush_fox")
    assert not may_replace_draw(day, ME)
    assert may_replace_draw(in_phase(day, Phase.EVENING), ME)
    assert not may_replace_draw(day, YOU)


def test_informants_may_be_declined() -> None:
    state = in_phase(wood(), Phase.EVENING)
    craft(state, 0, "charm_offensive", "informants")
    hold(state, 0)
    discard(state, "ambush_fox")
    top = state.deck[0]
    use(state, "charm_offensive")
    answer(state, Pass())
    assert state.hands[0] == (top,)
    assert state.discard == ("ambush_fox",)


# ---------------------------------------------------------------- crafting
def test_engravers_add_a_point_and_the_broker_draws_for_another_player() -> None:
    state = wood()
    craft(state, 0, "master_engravers")
    craft(state, 1, "murine_broker")
    hold(state, 1)
    table = Table()
    effects.on_item_crafted(state, table, ME, Item.TEA)
    settle(state, table)
    assert state.scores[0] == 1
    assert len(state.hands[1]) == 1


def test_broker_is_silent_when_its_owner_crafts() -> None:
    state = wood()
    craft(state, 0, "murine_broker")
    table = Table()
    effects.on_item_crafted(state, table, ME, Item.TEA)
    assert table.pending == []
    assert state.scores[0] == 0


def test_favor_removes_all_enemies_of_a_suit_and_scores() -> None:
    state = wood(deck="base")
    stand(state, 1, s0=1, s1=2, s2=1)
    stand(state, 2, s1=1)
    build(state, 6, Building(YOU, BuildingKind.ROOST))
    lay(state, 8, Token(THIRD, TokenKind.SYMPATHY))
    build(state, 12, Building(ME, BuildingKind.SAWMILL))
    hold(state, 0)
    run(state, *effects.immediate(state, Table(), ME, "favor_of_the_foxes"))
    assert state.scores[0] == 2
    assert state.warriors[1] == (1, 0, 0)
    assert state.warriors[2][1] == 1
    assert state.buildings[6] == ()
    assert state.tokens[8] == ()
    assert state.buildings[12] == (Building(ME, BuildingKind.SAWMILL),)


# ---------------------------------------------------------------- continuous
def test_soup_kitchens_count_tokens_for_rule() -> None:
    state = wood("alliance", "eyrie", "marquise")
    lay(state, 1, Token(ME, TokenKind.SYMPATHY))
    stand(state, 1, s2=1)
    assert not rules(state, ME, 1)
    craft(state, 0, "soup_kitchens")
    assert rules(state, ME, 1)


def test_boat_builders_travel_by_river() -> None:
    state = wood()
    assert 7 not in neighbours(state, ME, 4)
    craft(state, 0, "boat_builders")
    assert 7 in neighbours(state, ME, 4)


def test_corvid_planners_move_regardless_of_rule() -> None:
    state = wood()
    stand(state, 1, s0=1, s2=2)
    stand(state, 9, s2=2)
    assert why_not_move(state, ME, 1, 9) is not None
    craft(state, 0, "corvid_planners")
    assert why_not_move(state, ME, 1, 9) is None


def test_tunnels_join_clearings_with_crafting_pieces() -> None:
    state = wood()
    build(state, 1, Building(ME, BuildingKind.WORKSHOP))
    build(state, 3, Building(ME, BuildingKind.WORKSHOP))
    assert 3 not in neighbours(state, ME, 1)
    craft(state, 0, "tunnels")
    assert 3 in neighbours(state, ME, 1)
    assert 3 not in neighbours(state, ME, 5)


def test_the_mark_of_a_use_belongs_to_the_turn() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "swap_meet")
    effect = EFFECTS["swap_meet"]
    assert is_due(state, effect, effect.timing, Phase.BIRDSONG)
    in_phase(state, Phase.BIRDSONG, used=("swap_meet",))
    assert not is_due(state, effect, effect.timing, Phase.BIRDSONG)
    assert turn_of(state).used == ("swap_meet",)


# ---------------------------------------------------------------- windows of a phase
def test_a_single_effect_that_works_by_itself_begins_by_itself() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers")
    state.coffin[1] = 5
    state.supply[1] -= 5
    run(state, OpenWindow(ME))
    assert state.scores[0] == 1
    assert turn_of(state).used == ("coffin_makers",)


def test_the_active_player_orders_start_effects_and_may_leave_what_is_optional() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers", "saboteurs", "false_orders")
    craft(state, 1, "tunnels")
    stand(state, 1, s1=1)
    run(state, OpenWindow(ME))
    saboteurs, coffins, orders = map(UseEffect, ("saboteurs", "coffin_makers", "false_orders"))
    assert set(choices(state)) == {saboteurs, coffins, orders}
    answer(state, saboteurs, Sabotage(YOU, "tunnels"))
    answer(state, coffins)
    assert state.crafted[0] == ("coffin_makers", "false_orders")


def test_nothing_is_left_out_while_something_works_by_itself() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers", "saboteurs")
    craft(state, 1, "tunnels")
    run(state, OpenWindow(ME))
    assert Pass() not in choices(state)
    answer(state, UseEffect("coffin_makers"))
    assert Pass() in choices(state)
    answer(state, Pass())
    assert state.crafted[0] == ("coffin_makers", "saboteurs")
