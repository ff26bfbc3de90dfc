"""Effects of crafted cards in Birdsong (5): each in use, and at its limit."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import english
from rules.root import data, effects
from rules.root.actions import ChoosePlace, ChooseSeat, Fight, Move, PlayCard, UseEffect
from rules.root.effects.orders import ForgeMove
from rules.root.effects.registry import EFFECTS, STEPS, does
from rules.root.effects.sabotage import Sabotage
from rules.root.enums import (
    CardKind,
    Phase,
    PlotKind,
    TokenKind,
)
from rules.root.factions.alliance.actions import GiveCard
from rules.root.state import BURROW, Token, Woodland
from rules.root.woodland.placing import to_supply
from tests.rules.root.driving import (
    answer,
    choices,
    craft,
    hold,
    in_phase,
    lay,
    offered,
    reasons,
    refused,
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
    assert refused(state) == {"tax_collector": "You can use this in your Daylight."}
    in_phase(state, Phase.DAYLIGHT)
    assert offered(state) == ["tax_collector"]
    use(state, "tax_collector")
    answer(state, ChoosePlace(1))
    assert offered(state) == []
    assert refused(state)["tax_collector"] == "It has been used this turn."
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
    assert not effects.accept(state, StepContext(), ME, Pass())
    assert not effects.accept(state, StepContext(), ME, UseEffect("hideout"))
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
    assert refused(state) == {"saboteurs": "You can use this at the start of your Birdsong."}


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
    to_supply(state, StepContext(), YOU, 2)
    to_supply(state, StepContext(), ME, 1)
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
