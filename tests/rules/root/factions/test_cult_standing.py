"""The Lizard Cult's standing rules and set-up (7.5; seed 10.2, 10.3)."""

import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, TargetKind
from rules.root.actions import ChoosePlace, ChooseSuit, PlayCard
from rules.root.battle import BeginBattle
from rules.root.cards import piles
from rules.root.enums import CLEARING_SUITS, BuildingKind, Cause, Landmark, Suit, TokenKind
from rules.root.evening import DiscardToLimit
from rules.root.factions.cult.actions import CallFollower
from rules.root.factions.cult.holdings import change, gardens_left
from rules.root.factions.cult.law import CultLaw
from rules.root.factions.cult.rituals import OpenRituals
from rules.root.problems import problems
from rules.root.state import Building, Token, Turn, Woodland, turn_of
from rules.root.woodland import ruling
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove, remove_all_enemies
from tests.rules.root.driving import build, hold, lay, stand
from tests.rules.root.factions.congregation import (
    BIRDS,
    CATS,
    CULT,
    FOX,
    MOUSE,
    RABBIT,
    acolytes,
    do,
    gathering,
    is_over,
    marker,
    open_now,
    plant,
    play,
    raise_up,
    told,
)

LAW = CultLaw()


def removed(state: Woodland, *removals: Removal, script: tuple[int, ...] = ()) -> None:
    """Removes pieces and runs what follows."""
    table = StepContext()
    remove(state, table, *removals)
    play(state, *table.pending, script=script)


def with_turn_of(state: Woodland, seat: Seat) -> Woodland:
    """The same scene in another seat's turn."""
    state.turn = Turn(seat=seat, phase=turn_of(state).phase)
    return state


# -------------------------------------------------------------------- 10.2.3 Revenge
def test_revenge_for_warriors_lost_as_defender() -> None:
    """They become acolytes instead of going to the supply (R4)."""
    state = with_turn_of(gathering(), CATS)
    stand(state, 1, s0=3, s1=3)
    supply = state.supply[CULT]
    play(state, BeginBattle(CATS, 1, CULT), script=((2, 0),))
    assert (acolytes(state), state.supply[CULT], state.warriors[1][CULT]) == (2, supply, 1)
    assert problems(state) == []


def test_no_revenge_for_an_attacker() -> None:
    """Own attacks: the supply, ambush included (R4)."""
    state = gathering()
    stand(state, 1, s0=3, s1=3)
    supply = state.supply[CULT]
    play(state, BeginBattle(CULT, 1, CATS), script=((2, 2),))
    assert (acolytes(state), state.supply[CULT]) == (0, supply + 2)


@pytest.mark.parametrize(
    ("option", "elsewhere"), [("defending", 0), ("any_out_of_turn", 2)], ids=["seed", "house_rule"]
)
@pytest.mark.parametrize("cause", [Cause.FAVOR, Cause.REVOLT, Cause.BOMB, Cause.STRIKE])
def test_other_removals(option: str, elsewhere: int, cause: Cause) -> None:
    """Favors, revolts, bombs, strikes: the supply; by the house rule acolytes, but not in the own
    turn (`cult_revenge_scope`)."""
    state = with_turn_of(gathering(cult_revenge_scope=option), CATS)
    stand(state, 1, s0=2)
    loss = Removal(owner=CULT, by=CATS, place=1, cause=cause, warriors=2)
    removed(state, loss)
    assert acolytes(state) == elsewhere
    mine = gathering(cult_revenge_scope=option)
    stand(mine, 1, s0=2)
    removed(mine, loss)
    assert acolytes(mine) == 0


@pytest.mark.parametrize("option", ["defending", "any_out_of_turn"])
def test_revenge_as_defender_under_both_options(option: str) -> None:
    """Defending counts always."""
    state = with_turn_of(gathering(cult_revenge_scope=option), CATS)
    stand(state, 1, s0=1, s1=3)
    play(state, BeginBattle(CATS, 1, CULT), script=((1, 0),))
    assert acolytes(state) == 1


def test_no_revenge_for_warriors_lent_to_an_attacker() -> None:
    """Lost as somebody's ally in an attack: the supply."""
    state = with_turn_of(gathering(), CATS)
    stand(state, 1, s0=2)
    gone = Removal(
        owner=CULT,
        by=BIRDS,
        place=1,
        cause=Cause.BATTLE_HIT,
        warriors=1,
        in_battle=True,
        lent=True,
    )
    removed(state, gone)
    assert acolytes(state) == 0


def test_ambush_hits_on_a_defender_do_not_exist_but_on_the_attacker_bring_no_acolytes() -> None:
    """An ambush strikes the attacker only: the Cult's warriors go to the supply."""
    state = gathering()
    stand(state, 1, s0=3, s1=1)
    hold(state, 1, "ambush_fox")
    supply = state.supply[CULT]
    play(state, BeginBattle(CULT, 1, CATS))
    ambush = next(a for a in agenda.request(state, CATS).actions if isinstance(a, PlayCard))
    do(state, ambush, seat=CATS, script=((0, 0),))
    while not is_over(state):
        seat = agenda.asked(state)[0]
        do(state, agenda.request(state, seat).actions[0], seat=seat)
    assert acolytes(state) == 0
    assert state.supply[CULT] >= supply + 2


# -------------------------------------------------------------------- 10.2.4 Pilgrims
def test_pilgrims_rule_every_clearing_with_a_garden() -> None:
    """Whatever else is there."""
    state = gathering()
    stand(state, 12, s1=6)
    assert ruling.ruler(state, 12) == CATS
    plant(state, 12)
    assert ruling.ruler(state, 12) == CULT
    assert ruling.rules(state, CULT, 12)
    assert not ruling.rules(state, CATS, 12)


def test_a_garden_beats_the_lords_of_the_forest() -> None:
    """Before Eyrie ties."""
    state = gathering()
    stand(state, 12, s2=1)
    plant(state, 12)
    assert ruling.ruler(state, 12) == CULT


def test_without_a_garden_the_plain_majority_rules() -> None:
    """Pilgrims are about gardens only."""
    state = gathering()
    stand(state, 9, s0=2, s1=1)
    assert ruling.ruler(state, 9) == CULT
    stand(state, 9, s1=1)
    assert ruling.ruler(state, 9) != CULT


# -------------------------------------------------------------------- 10.2.5 Fear of the faithful
def loss_of(garden: Building, *more: Building, place: int = 12) -> Removal:
    """Gardens removed in one clearing."""
    gardens = (garden, *more)
    return Removal(owner=CULT, by=CATS, place=place, cause=Cause.FAVOR, buildings=gardens)


def test_fear_discards_a_random_card() -> None:
    """To Lost Souls; rule is lost at once (R10)."""
    state = gathering()
    garden = plant(state, 12)
    stand(state, 12, s1=1)
    hold(state, 0, "anvil", "bake_sale")
    removed(state, loss_of(garden), script=(1,))
    assert (state.hands[CULT], state.lost_souls) == (("anvil",), ("bake_sale",))
    assert ruling.ruler(state, 12) == CATS
    assert state.scores[CATS] == 1
    assert gardens_left(state, CULT, FOX) == 5


def test_fear_with_an_empty_hand() -> None:
    """Nothing; revealed cards are no hand cards (R11)."""
    state = gathering()
    garden = plant(state, 12)
    hold(state, 0, "anvil")
    play(state, OpenRituals(CULT))
    do(state, CallFollower("anvil", 1))
    state.agenda.clear()
    removed(state, loss_of(garden))
    assert (state.revealed[CULT], state.lost_souls) == (("anvil",), ())


@pytest.mark.parametrize(("option", "count"), [("per_garden", 3), ("per_event", 1)])
def test_several_gardens_in_one_event(option: str, count: int) -> None:
    """One card a garden, as far as cards last (R18); or one an event (`cult_fear_count`)."""
    state = with_turn_of(gathering(cult_fear_count=option), CATS)
    for place in (12, 12, 8):
        plant(state, place)
    hold(state, 0, "anvil", "bake_sale", "cobbler", "sappers")
    table = StepContext()
    remove_all_enemies(state, table, CATS, (8, 12), Cause.FAVOR)
    play(state, *table.pending)
    assert len(state.lost_souls) == count
    assert state.scores[CATS] == 3


@pytest.mark.parametrize(("option", "count"), [("per_garden", 2), ("per_event", 2)])
def test_two_events_are_two_fears(option: str, count: int) -> None:
    """Each event counts for itself."""
    state = with_turn_of(gathering(cult_fear_count=option), CATS)
    one, other = plant(state, 12), plant(state, 8)
    hold(state, 0, "anvil", "bake_sale", "cobbler")
    removed(state, loss_of(one))
    state.agenda.clear()
    removed(state, loss_of(other, place=8))
    assert len(state.lost_souls) == count


def test_fear_as_far_as_cards_last() -> None:
    """R18."""
    state = gathering()
    two = plant(state, 12), plant(state, 12)
    hold(state, 0, "anvil")
    removed(state, loss_of(*two))
    assert (state.hands[CULT], state.lost_souls) == ((), ("anvil",))


# -------------------------------------------------------------------- 10.2.6 Lost Souls
def test_every_spent_or_discarded_card_is_a_lost_soul() -> None:
    """Anybody's, dominance cards too."""
    state = gathering("marquise", "eyrie", "alliance")
    hold(state, 1, "anvil", "dominance_bird")
    table = StepContext()
    piles.spend(state, table, CATS, "anvil")
    piles.discard(state, table, CATS, "dominance_bird")
    assert state.lost_souls == ("anvil", "dominance_bird")
    assert (state.discard, state.available) == ((), ())


def test_cards_above_the_limit_are_lost_souls() -> None:
    """Everybody's Evening."""
    state = with_turn_of(gathering(), CATS)
    hold(state, 1, "anvil", "armorers", "bake_sale", "cobbler", "foxfolk_steel", "sappers")
    play(state, DiscardToLimit(CATS))
    do(state, agenda.request(state, CATS).actions[0], seat=CATS)
    assert (len(state.lost_souls), state.discard) == (1, ())


def test_lost_souls_are_not_reshuffled() -> None:
    """With both piles empty draws fail (R15)."""
    state = gathering()
    state.lost_souls, state.deck = (*state.deck,), ()
    play(state, piles.Draw(CATS, 2))
    assert (state.hands[CATS], state.deck) == ((), ())


def test_given_cards_are_no_lost_souls() -> None:
    """Giving is neither spending nor discarding (3.3)."""
    state = gathering()
    hold(state, 1, "anvil")
    piles.give(state, StepContext(), CATS, CULT, "anvil")
    assert (state.lost_souls, state.hands[CULT]) == ((), ("anvil",))


# -------------------------------------------------------------------- 10.3 set-up
def set_up(state: Woodland, advanced: bool = False) -> Woodland:
    """Begins the Cult's set-up, before any turn."""
    change(state, CULT, outcast=Suit.NONE)
    state.turn = None
    state.round = 0
    steps = LAW.set_up_advanced(state, CULT) if advanced else LAW.set_up(state, CULT)
    play(state, *steps)
    return state


def offered(state: Woodland) -> list[int]:
    """The places on offer."""
    return [each.place for each in open_now(state, ChoosePlace)]


def test_supply_and_gardens() -> None:
    """25 warriors; five gardens of each suit."""
    state = gathering()
    assert state.supply[CULT] == 25
    assert [gardens_left(state, CULT, suit) for suit in CLEARING_SUITS] == [5, 5, 5]


def test_the_first_corner_is_free() -> None:
    """Any corner if nobody has begun yet; four warriors and a garden, one beside; the Outcast."""
    state = set_up(gathering())
    assert offered(state) == [1, 2, 3, 4]
    do(state, ChoosePlace(2))
    assert state.warriors[2][CULT] == 4
    assert state.buildings[2] == (Building(CULT, BuildingKind.GARDEN, MOUSE),)
    beside = path_neighbours(state, 2)
    assert [place for place in range(1, 13) if state.warriors[place][CULT]] == sorted((2, *beside))
    assert all(state.warriors[place][CULT] == 1 for place in beside)
    assert open_now(state, ChooseSuit) == [ChooseSuit(suit) for suit in CLEARING_SUITS]
    do(state, ChooseSuit(RABBIT))
    assert (marker(state), is_over(state)) == ((RABBIT, False), True)
    assert sum(gardens_left(state, CULT, suit) for suit in CLEARING_SUITS) == 14
    assert (acolytes(state), state.lost_souls) == (0, ())


def begun(state: Woodland, *corners: tuple[Seat, int]) -> Woodland:
    """Others have begun: the keep, a roost."""
    for seat, corner in corners:
        if seat == CATS:
            lay(state, corner, Token(CATS, TokenKind.KEEP))
        else:
            raise_up(state, corner, BuildingKind.ROOST, seat)
    return state


@pytest.mark.parametrize("option", ["flexible", "opposite_2020"])
def test_the_corner_is_opposite_another_start(option: str) -> None:
    """Nobody's corner, diagonally opposite a start if possible."""
    state = set_up(begun(gathering(cult_setup_corner=option), (CATS, 1)))
    assert offered(state) == [3]
    state = set_up(begun(gathering(cult_setup_corner=option), (CATS, 1), (BIRDS, 3)))
    assert offered(state) == [2, 4]


@pytest.mark.parametrize(("option", "corners"), [("flexible", [3, 4]), ("opposite_2020", [3, 4])])
def test_two_starts_side_by_side(option: str, corners: list[int]) -> None:
    """Both free corners are opposite one; by the rule of 2020 any other will do."""
    state = set_up(begun(gathering(cult_setup_corner=option), (CATS, 1), (BIRDS, 2)))
    assert offered(state) == corners


def test_nothing_is_placed_in_the_keep() -> None:
    """Beside the home too."""
    state = gathering()
    lay(state, 5, Token(CATS, TokenKind.KEEP))
    set_up(state)
    do(state, ChoosePlace(2))
    assert state.warriors[5][CULT] == 0


def test_the_suit_of_the_first_garden_in_the_lost_city() -> None:
    """The suit of the clearing: there any, by choice."""
    state = gathering()
    state.landmarks = ((Landmark.LOST_CITY, 2),)
    set_up(state)
    do(state, ChoosePlace(2))
    assert open_now(state, ChooseSuit) == [ChooseSuit(suit) for suit in CLEARING_SUITS]
    do(state, ChooseSuit(FOX))
    assert state.buildings[2] == (Building(CULT, BuildingKind.GARDEN, FOX),)
    assert not is_over(state), "the Outcast is still to be chosen"


def test_homelands_tell_where_it_began() -> None:
    """For those who come after."""
    state = gathering()
    assert LAW.homelands(state, CULT) == ()
    plant(state, 3)
    assert LAW.homelands(state, CULT) == (3,)


def test_advanced_set_up() -> None:
    """A homeland away from enemies; three warriors spread evenly; two acolytes (2.2)."""
    state = begun(gathering(), (CATS, 1))
    set_up(state, advanced=True)
    places = offered(state)
    assert not {1, 5, 9, 10} & set(places)
    do(state, ChoosePlace(3))
    assert state.warriors[3][CULT] == 4
    assert state.buildings[3] == (Building(CULT, BuildingKind.GARDEN, RABBIT),)
    assert [state.warriors[place][CULT] for place in path_neighbours(state, 3)] == [1, 1, 1]
    assert (acolytes(state), state.supply[CULT]) == (2, 25 - 4 - 3 - 2)
    do(state, ChooseSuit(FOX))
    assert (marker(state), is_over(state)) == ((FOX, False), True)


def test_odd_warriors_of_the_advanced_set_up_go_by_choice() -> None:
    """Two or five clearings beside: some get one more."""
    state = set_up(gathering(), advanced=True)
    do(state, ChoosePlace(8))
    assert [state.warriors[place][CULT] for place in (4, 7)] == [1, 1]
    assert offered(state) == [4, 7]
    assert told(state, TargetKind.PLACE, 1)
    do(state, ChoosePlace(7))
    assert [state.warriors[place][CULT] for place in (4, 7)] == [1, 2]

    state = set_up(gathering(), advanced=True)
    do(state, ChoosePlace(12))
    for place in (4, 9, 11):
        do(state, ChoosePlace(place))
    assert [state.warriors[place][CULT] for place in (4, 7, 9, 10, 11)] == [1, 0, 1, 0, 1]


def test_an_advanced_homeland_has_room_for_the_garden() -> None:
    """A full clearing is none."""
    state = gathering()
    build(state, 1, Building(BIRDS, BuildingKind.ROOST))
    set_up(state, advanced=True)
    assert 1 not in offered(state)
    assert told(state, TargetKind.PLACE, 1)


def test_set_up_clicks_are_answered() -> None:
    """What a corner must be."""
    state = set_up(begun(gathering(), (CATS, 1)))
    assert "corner" in told(state, TargetKind.PLACE, 2)
    assert told(state, TargetKind.SEAT, CATS)
    do(state, ChoosePlace(3))
    assert told(state, TargetKind.PLACE, 2) == "Choose fox, rabbit or mouse."
