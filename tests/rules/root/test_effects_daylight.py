"""Effects of crafted cards in Daylight and Evening (5): each in use, and at its limit."""

from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat, Seen
from rules.kernel.text import english
from rules.kernel.views import view
from rules.root import effects
from rules.root.actions import ChoosePlace, ChooseSeat, Fight, Move, PlayCard
from rules.root.effects.codebreakers import sees_hand
from rules.root.effects.informants import may_replace_draw
from rules.root.effects.movement import ExhaustFor
from rules.root.effects.orders import TurnWarrior
from rules.root.enums import (
    Item,
    Phase,
    TokenKind,
)
from rules.root.state import BURROW, HIDDEN_CARD, Token, Woodland
from tests.rules.root.driving import (
    answer,
    choices,
    craft,
    discard,
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
    looked = agenda.submit(state, ME, ChooseSeat(YOU))
    assert looked.undo_barrier is not None, "who has seen the hand cannot take the look back"
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
    assert happened.undo_barrier is not None
    assert not sees_hand(state, ME, YOU)


def test_propaganda_bureau_turns_a_warrior() -> None:
    state = wood()
    craft(state, 0, "propaganda_bureau")
    hold(state, 0, "anvil", "bake_sale")
    stand(state, 1, s1=2)
    use(state, "propaganda_bureau")
    assert choices(state) == [PlayCard("anvil"), Pass()]
    assert reasons(state) == ["There is no enemy warrior in a clearing of its suit."]
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
