"""Turns, phases, windows between the steps, the end of Evening (3.1, 3.2)."""

import pytest

from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Done, Pass, Seat
from rules.kernel.text import Text, english, plain
from rules.root.actions import ChooseSeat, PlayCard, TakeDominance, UseEffect
from rules.root.enums import Faction, Phase
from rules.root.evening import DiscardToLimit, DrawAndDiscard
from rules.root.events import PhaseBegan, TurnBegan
from rules.root.phases import AnythingElse, Joined, OpenWindow, PhaseChoice, PhaseWindow, offers
from rules.root.state import Woodland, turn_of
from rules.root.turn import BeginTurn, EndDaylight, EndTurn
from rules.root.woodland.moving import TakeMove
from rules.root.woodland.placing import ChooseWherePlaced
from rules.root.woodland.removing import OrderOwners
from tests.rules.root.driving import answer, choices, craft, hold, in_phase, run
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def wood(*factions: str, **options: str) -> Woodland:
    return scene(factions or ("marquise", "eyrie", "alliance"), options=options)


def play_on(state: Woodland, until: object) -> None:
    """Answers with «no more» where it is open, else with the first choice."""
    for _ in range(300):
        if until(state):
            return
        (seat,) = agenda.asked(state)
        open_to_it = list(agenda.request(state, seat).actions)
        idle = [each for each in open_to_it if isinstance(each, Done | Pass)]
        agenda.submit(state, seat, (idle or open_to_it)[0])
    raise AssertionError("it never came to that")


# ---------------------------------------------------------------- the turn
def test_a_turn_has_three_phases_then_the_next_player_follows() -> None:
    state = wood()
    state.round, told = 0, []
    told += run(state, BeginTurn(ME))
    assert state.round == 1
    assert turn_of(state).seat == ME
    began = TurnBegan(ME, 1, Faction.MARQUISE)
    assert began in told
    assert english(began.text()) == "Round 1: Seat 1 (Marquise de Cat)"
    assert PhaseBegan(ME, Phase.BIRDSONG) in told
    play_on(state, lambda s: turn_of(s).seat == YOU)
    assert state.round == 1
    assert turn_of(state).used == ()


def test_a_round_begins_with_the_first_player() -> None:
    state = wood()
    state.first, state.round = YOU, 4
    run(state, BeginTurn(ME))
    assert state.round == 4
    state.agenda.clear()
    run(state, BeginTurn(YOU))
    assert state.round == 5


def test_after_the_last_seat_comes_the_first() -> None:
    state = wood()
    run(state, EndTurn(THIRD))
    assert turn_of(state).seat == ME


def test_daylight_may_end_before_its_time() -> None:
    state = wood()
    run(state, EndDaylight())
    assert turn_of(state).ended


def test_all_phases_come_in_their_order() -> None:
    state = wood("duchy", "eyrie")
    told = [*run(state, BeginTurn(ME))]
    while turn_of(state).seat == ME:
        (seat,) = agenda.asked(state)
        open_to_it = list(agenda.request(state, seat).actions)
        idle = [each for each in open_to_it if isinstance(each, Done | Pass)]
        told += agenda.submit(state, seat, (idle or open_to_it)[0]).events
    mine = [each.phase for each in told if isinstance(each, PhaseBegan) and each.seat == ME]
    assert mine == [Phase.BIRDSONG, Phase.DAYLIGHT, Phase.EVENING]


# ---------------------------------------------------------------- between the steps
class Working(PhaseChoice, frozen=True):
    """A question of a turn with two orders of its own."""

    def prompt(self, state: Woodland, seat: Seat) -> Text:
        return plain("What next?")

    def orders(self, state: Woodland) -> list:
        return [PlayCard("anvil"), Done()]

    def carry_out(self, state: Woodland, table: object, action: object) -> None:
        state.scores[self.seat] += 1


def test_offers_stand_between_orders_and_the_question_comes_again() -> None:
    state = wood()
    hold(state, ME, "anvil", "bake_sale")
    deck = list(state.deck)
    deck.remove("dominance_fox")
    state.deck, state.available = tuple(deck), ("dominance_fox",)
    run(state, Working(ME))
    take = TakeDominance("dominance_fox", "anvil")
    assert choices(state) == [PlayCard("anvil"), Done(), take]
    answer(state, take)
    assert isinstance(state.agenda[-1], Working)
    assert state.scores[ME] == 0
    assert choices(state) == [PlayCard("anvil"), Done()]
    answer(state, PlayCard("anvil"))
    assert state.scores[ME] == 1


def test_nothing_is_offered_in_the_turn_of_another() -> None:
    state = wood(deck="exiles_partisans")
    craft(state, 0, "propaganda_bureau")
    hold(state, ME, "anvil")
    state.warriors[1] = (0, 1, 0)
    assert offers(state, ME) == [UseEffect("propaganda_bureau")]
    state.turn = type(turn_of(state))(seat=YOU, phase=Phase.DAYLIGHT)
    assert offers(state, ME) == []
    assert offers(state, YOU) == []


def test_orders_joined_with_offers_stay_lazy() -> None:
    both = Joined([Done()], [Pass(), PlayCard("anvil")])
    assert len(both) == 3
    assert list(both) == [Done(), Pass(), PlayCard("anvil")]
    assert both[-1] == PlayCard("anvil")
    assert Pass() in both
    assert PlayCard("bake_sale") not in both


def test_after_the_last_step_what_is_open_stands_open_still() -> None:
    state = wood()
    hold(state, ME, "anvil")
    assert not AnythingElse(ME).seats(state)
    deck = list(state.deck)
    deck.remove("dominance_fox")
    state.deck, state.available = tuple(deck), ("dominance_fox",)
    assert AnythingElse(ME).seats(state) == (ME,)
    run(state, AnythingElse(ME))
    assert set(choices(state)) == {Pass(), TakeDominance("dominance_fox", "anvil")}
    answer(state, Pass())
    assert not AnythingElse(ME).seats(state)


def test_whether_there_is_anything_else_is_told_by_public_facts() -> None:
    state = wood()
    hold(state, ME, "bake_sale")
    state.available = ("dominance_fox",)
    assert AnythingElse(ME).seats(state) == (ME,)


# ---------------------------------------------------------------- start and end of a phase
def test_effects_of_the_start_come_in_the_players_own_order() -> None:
    state = in_phase(wood(deck="exiles_partisans"), Phase.BIRDSONG)
    craft(state, 0, "coffin_makers", "saboteurs")
    craft(state, 1, "propaganda_bureau")
    state.coffin[YOU] = state.coffin[THIRD] = 5
    run(state, OpenWindow(ME))
    assert set(choices(state)) == {UseEffect("coffin_makers"), UseEffect("saboteurs")}
    answer(state, UseEffect("coffin_makers"))
    assert state.scores[ME] == 2
    assert set(choices(state)) == {UseEffect("saboteurs"), Pass()}
    answer(state, Pass())
    assert "saboteurs" in state.crafted[ME]


def test_what_works_by_itself_opens_no_window() -> None:
    state = in_phase(wood(), Phase.BIRDSONG)
    craft(state, 0, "better_burrow_bank")
    run(state, OpenWindow(ME))
    assert choices(state) == [ChooseSeat(YOU), ChooseSeat(THIRD)]
    assert PhaseWindow(ME).seats(state) == ()


def test_no_window_opens_where_nothing_is_due() -> None:
    state = in_phase(wood(), Phase.EVENING)
    assert PhaseWindow(ME).seats(state) == ()
    craft(state, 0, "cobbler")
    state.warriors[1] = (2, 0, 0)
    assert PhaseWindow(ME).seats(state) == (ME,)
    assert PhaseWindow(YOU).seats(state) == ()
    assert PhaseWindow(ME, is_end=True).seats(state) == ()
    assert english(PhaseWindow(ME).prompt(state, ME))
    assert english(PhaseWindow(ME, is_end=True).prompt(state, ME))


# ---------------------------------------------------------------- the last step
def test_draw_locks_the_turn_and_asks_for_the_surplus() -> None:
    state = in_phase(wood(), Phase.EVENING)
    hold(state, ME, "anvil", "bake_sale", "investments", "sappers", "armorers")
    run(state, DrawAndDiscard(ME))
    assert turn_of(state).locked
    assert len(state.hands[ME]) == 6
    assert isinstance(state.agenda[-1], DiscardToLimit)
    answer(state, PlayCard("anvil"))
    assert state.discard == ("anvil",)
    assert len(state.hands[ME]) == 5


def test_the_lock_is_an_option() -> None:
    state = in_phase(wood(last_step_locks_actions="off"), Phase.EVENING)
    run(state, DrawAndDiscard(ME))
    assert not turn_of(state).locked


def test_the_surplus_is_discarded_card_by_card_all_at_once() -> None:
    state = in_phase(wood(), Phase.EVENING)
    held = ("anvil", "armorers", "bake_sale", "investments", "sappers", "sappers", "ambush_fox")
    hold(state, ME, *held)
    run(state, DiscardToLimit(ME))
    assert len(choices(state)) == 6
    answer(state, PlayCard("sappers"))
    assert len(state.hands[ME]) == 7
    assert PlayCard("sappers") in choices(state)
    answer(state, PlayCard("sappers"))
    assert state.discard == ("sappers", "sappers")


def test_only_hand_cards_are_discarded() -> None:
    state = in_phase(wood(), Phase.EVENING)
    hold(state, ME, "anvil", "armorers", "bake_sale", "investments", "sappers", "ambush_fox")
    run(state, DiscardToLimit(ME))
    with pytest.raises(Refused):
        answer(state, PlayCard("cobbler"))
    with pytest.raises(Refused):
        answer(state, Done())


def test_five_cards_are_no_surplus() -> None:
    state = in_phase(wood(), Phase.EVENING)
    hold(state, ME, "anvil", "armorers", "bake_sale", "investments", "sappers")
    assert DiscardToLimit(ME).seats(state) == ()


# ---------------------------------------------------------------- names
def test_prompts_name_the_faction_whoever_asks() -> None:
    state = wood()
    prompts = [
        TakeMove(ME).prompt(state, ME),
        ChooseWherePlaced(ME, (1, 2)).prompt(state, ME),
        OrderOwners(ME, (ME, YOU), ()).prompt(state, ME),
        AnythingElse(ME).prompt(state, ME),
    ]
    assert all("Marquise de Cat" in english(each) for each in prompts)
    option = OrderOwners(ME, (ME, YOU), ()).describe(state, ME, ChooseSeat(YOU))
    assert english(option.label) == "Eyrie Dynasties first"
