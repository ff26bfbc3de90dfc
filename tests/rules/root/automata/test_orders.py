"""What all automata share: order card, crafting, no hand, lots, set-up options (9)."""

import random

import pytest

from rules.kernel import agenda
from rules.kernel.registry import Setup, UnfitSetup, game, setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root import options
from rules.root.automata import LAWS
from rules.root.automata.events import OrderRevealed
from rules.root.automata.orders import CraftOrder, DiscardOrder, RevealOrder, order_suit
from rules.root.automata.ready import AUTOMATA
from rules.root.cards.piles import is_dominance
from rules.root.enums import BuildingKind, Cause, Item, PlotKind, Suit, TokenKind
from rules.root.events import TurnBegan
from rules.root.laws import law_of
from rules.root.problems import problems
from rules.root.setup import standard
from rules.root.state import Building, Token
from rules.root.turn import BeginTurn
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import build, hold, lay, run, settle, stand
from tests.rules.root.scenes import scene

BOT, HUMAN = Seat(0), Seat(1)
MARQUISE = "mechanical_marquise_2"


def made(*seats: str, **chosen: str) -> Setup:
    """A set-up with these seats."""
    named = {f"seat_{n + 1}": "random" for n in range(options.MOST_SEATS)}
    named |= {f"seat_{n + 1}": value for n, value in enumerate(seats)}
    return setup_of("root", len(seats), 5, named | chosen)


def test_order_card_is_the_top_of_the_deck() -> None:
    """Its suit is the order."""
    state = scene((MARQUISE, "eyrie"))
    state.deck = ("ambush_fox", *state.deck)
    run(state, RevealOrder(BOT))
    assert order_suit(state, BOT) is Suit.FOX
    assert law_of(state, BOT).open_cards(state, BOT) == ("ambush_fox",)


def test_the_log_tells_the_suit_of_the_order() -> None:
    """The name of a card does not say it."""
    said = english(OrderRevealed(BOT, "birdy_bindle").text())
    assert said == "Seat 1: the order is bird: Birdy Bindle."


def test_crafting_takes_the_item_for_a_point() -> None:
    """No crafting pieces are needed; the card stays for the order."""
    state = scene((MARQUISE, "eyrie"))
    card = next(
        card for card in state.deck if "boot" in card or "boots" in card or "travel" in card
    )
    state.deck = (card, *state.deck)
    run(state, RevealOrder(BOT), CraftOrder(BOT))
    assert state.boxes[BOT] == (Item.BOOT,)
    assert state.scores[BOT] == 1
    assert law_of(state, BOT).open_cards(state, BOT) == (card,)


def test_item_out_of_supply_is_not_crafted() -> None:
    """No item, no point."""
    state = scene((MARQUISE, "eyrie"))
    card = next(card for card in state.deck if "travel" in card)
    state.items = ()
    state.deck = (card, *state.deck)
    run(state, RevealOrder(BOT), CraftOrder(BOT))
    assert state.scores[BOT] == 0


@pytest.mark.parametrize(("difficulty", "points"), [("normal", 0), ("nightmare", 1)])
def test_order_is_discarded_at_the_end(difficulty: str, points: int) -> None:
    """A nightmare scores a point more."""
    state = scene((MARQUISE, "eyrie"), options={"difficulty": difficulty})
    state.deck = ("ambush_fox", *state.deck)
    run(state, RevealOrder(BOT), DiscardOrder(BOT))
    assert state.discard[-1] == "ambush_fox"
    assert law_of(state, BOT).open_cards(state, BOT) == ()
    assert state.scores[BOT] == points


@pytest.mark.parametrize("automaton", list(AUTOMATA))
def test_automata_have_no_hand_and_lose_by_lot(automaton: str) -> None:
    """They never draw, hold or choose."""
    law = LAWS[automaton]
    assert not law.has_hand()
    assert law.loses_at_random()
    assert (
        law.draws(scene((automaton, "eyrie" if AUTOMATA[automaton] != "eyrie" else "duchy")), BOT)
        == 0
    )


def faults(*seats: str, **chosen: str) -> list[str]:
    """Why such a set-up is refused."""
    with pytest.raises(UnfitSetup) as refused:
        made(*seats, **chosen)
    return [fault.key for fault in refused.value.reasons]


def test_one_seat_at_least_is_a_players() -> None:
    """Automata alone are no game."""
    assert faults(MARQUISE, "electric_eyrie") == ["root.automata.nobody"]
    assert options.check_setup(made(MARQUISE, "eyrie")) == ()


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("coop", ["off", "on"])
def test_a_lone_player_meets_one_to_three(count: int, coop: str) -> None:
    """Solo, apart or together: only the player is asked, up to the end."""
    bots = (MARQUISE, "automated_alliance", "drillbit_duchy")[:count]
    state = standard.start(made("eyrie", *bots, coop=coop))
    luck = random.Random(count)
    agenda.begin(state)
    while state.outcome is None:
        assert list(agenda.asked(state)) == [Seat(0)]
        found = agenda.actions(state, Seat(0))
        agenda.apply(state, Seat(0), found[luck.randrange(len(found))])
    assert max(state.scores) >= 30
    assert (state.outcome.reason.key == "root.end.points") is (coop == "off")


def test_nobody_plays_the_people_of_an_automaton() -> None:
    """Neither a player nor a second automaton."""
    assert faults(MARQUISE, "marquise") == ["root.automata.same"]


def test_together_needs_an_automaton() -> None:
    """Against whom else."""
    assert faults("eyrie", "marquise", coop="on") == ["root.automata.coop_alone"]


@pytest.mark.parametrize(
    ("seats", "coop", "kept"),
    [
        ((MARQUISE, "eyrie", "cult"), "off", 0),
        ((MARQUISE, "eyrie", "cult", "duchy"), "off", 4),
        ((MARQUISE, "eyrie", "cult", "duchy"), "on", 0),
    ],
)
def test_dominance_cards_are_out_with_few_persons(
    seats: tuple[str, ...], coop: str, kept: int
) -> None:
    """With one or two persons, and whenever all play together."""
    deck = standard.full_deck(scene(seats, options={"coop": coop}))
    assert sum(map(is_dominance, deck)) == kept


TABLES = [
    (MARQUISE, "eyrie", "vagabond"),
    ("vagabond", "electric_eyrie", "automated_alliance"),
    ("cogwheel_corvids", "drillbit_duchy", "logical_lizards", "riverfolk"),
    ("vagabond", "vagabot", "riverfolk_robots", MARQUISE),
    ("riverfolk", "vagabot", "logical_lizards", "electric_eyrie"),
]


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("variant", ["official", "directors_cut"])
def test_whole_games_ask_players_only(seats: tuple[str, ...], variant: str) -> None:
    """Nothing is lost, automata are never asked, and the game can be written and read."""
    state = standard.start(made(*seats, bot_variant=variant))
    luck = random.Random(3)
    agenda.begin(state)
    while state.outcome is None:
        seat = agenda.asked(state)[0]
        assert not state.automata[seat]
        found = agenda.actions(state, seat)
        agenda.apply(state, seat, found[luck.randrange(len(found))])
        assert problems(state) == []
    assert max(state.scores) >= 30
    assert game("root").state_type is type(state)


def test_automata_order_effects_of_removals_by_letters() -> None:
    """They are never asked whose come first: here a raid of the Corvids, then a garden's loss."""
    state = scene((MARQUISE, "corvid", "cult"))
    raid = Token(Seat(1), TokenKind.PLOT, plot=PlotKind.RAID)
    lay(state, 1, raid)
    garden = Building(Seat(2), BuildingKind.GARDEN, state.suits[1])
    build(state, 1, garden)
    hold(state, Seat(2), "ambush_fox")
    stand(state, 1, s2=1)
    told = {"by": BOT, "place": 1, "cause": Cause.BATTLE_HIT}
    moved = StepContext()
    plot_gone = Removal(owner=Seat(1), tokens=(raid,), **told)
    garden_gone = Removal(owner=Seat(2), buildings=(garden,), **told)
    remove(state, moved, plot_gone, garden_gone)
    events = settle(state, moved)
    names = [type(event).__name__ for event in events]
    assert names.index("CardSpent") < names.index("RaidBegan")
    assert state.hands[2] == ()


def test_the_log_heads_the_turn_of_an_automaton_with_its_name() -> None:
    """Not with the faction alone: nobody plays it."""
    state = scene((MARQUISE, "corvid"))
    began = next(each for each in run(state, BeginTurn(BOT)) if isinstance(each, TurnBegan))
    assert began.automaton
    assert english(began.text()).endswith("(Automaton: Mechanical Marquise)")
