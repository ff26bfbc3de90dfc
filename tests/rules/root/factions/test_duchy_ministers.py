"""The Duchy's ministers (7.7): Price of failure, Parliament, Sway; R61 and R62."""

import msgspec
import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Done, Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import Fight, Move, PlayCard
from rules.root.boards import DuchyBoard
from rules.root.data import ministers
from rules.root.enums import (
    CLEARING_SUITS,
    BuildingKind,
    Cause,
    Suit,
    TokenKind,
)
from rules.root.factions.duchy.actions import (
    CallMinister,
    RaiseBuilding,
    ReturnMinister,
    SwayMinister,
)
from rules.root.factions.duchy.daylight import OpenParliament, OpenSway
from rules.root.factions.duchy.holdings import board_of
from rules.root.factions.duchy.ministers import BrigadierActs
from rules.root.factions.duchy.parliament import DuchyParliament
from rules.root.factions.duchy.sway import DuchySway, most_matched
from rules.root.problems import problems
from rules.root.state import BURROW, Building, Token, Woodland
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import answer, build, choices, hold, lay, reasons, run, settle, stand
from tests.rules.root.scenes import scene

DUCHY, MARQUISE = Seat(0), Seat(1)
CITADEL = Building(DUCHY, BuildingKind.CITADEL)
MARKET = Building(DUCHY, BuildingKind.MARKET)
TUNNEL = Token(DUCHY, TokenKind.TUNNEL)


@pytest.fixture
def woodland() -> Woodland:
    """The Duchy's Daylight, with the Marquise beside it."""
    return scene(("duchy", "marquise"))


def crown(state: Woodland, *names: str) -> None:
    """These ministers are swayed, with the crowns that took."""
    ranks = [ministers()[name].rank.value for name in names]
    left = tuple(3 - ranks.count(rank) for rank in ("squire", "noble", "lord"))
    state.boards[DUCHY] = DuchyBoard(swayed=names, crowns=left)


def lose(state: Woodland, *removals: Removal, script: tuple = ()) -> None:
    """The Marquise removes pieces of the Duchy by one event."""
    table = StepContext(script=iter(script) if script else None)
    remove(state, table, *removals)
    settle(state, table)


def lost(place: int, *buildings: Building) -> Removal:
    """Buildings hit in a place."""
    told = {"owner": DUCHY, "by": MARQUISE, "place": place, "cause": Cause.FAVOR}
    return Removal(**told, buildings=buildings)


# -------------------------------------------------------------------- Price of failure
def test_a_lost_building_costs_the_highest_minister_its_crown_and_a_card(
    woodland: Woodland,
) -> None:
    """The minister of the highest rank; the crown leaves the game."""
    crown(woodland, "captain", "banker")
    build(woodland, 1, CITADEL)
    hold(woodland, 0, "anvil", "bake_sale")
    lose(woodland, lost(1, CITADEL), script=(1,))
    assert board_of(woodland, DUCHY) == DuchyBoard(swayed=("captain",), crowns=(2, 2, 3))
    assert woodland.hands[DUCHY] == ("anvil",)
    assert woodland.discard == ("bake_sale",)
    assert not problems(woodland)


def test_among_several_of_the_highest_rank_the_duchy_chooses(woodland: Woodland) -> None:
    """Asked only with two or more."""
    crown(woodland, "captain", "mayor", "banker")
    build(woodland, 1, CITADEL)
    hold(woodland, 0, "anvil")
    lose(woodland, lost(1, CITADEL))
    assert choices(woodland) == [ReturnMinister("mayor"), ReturnMinister("banker")]
    assert reasons(woodland) == ["You must lose a minister of the highest rank."]
    answer(woodland, ReturnMinister("mayor"))
    assert board_of(woodland, DUCHY).swayed == ("captain", "banker")
    assert woodland.hands[DUCHY] == ()


def test_two_buildings_in_one_event_cost_one_minister_and_one_card(woodland: Woodland) -> None:
    """Once per event, wherever the buildings stood (R61)."""
    crown(woodland, "captain", "marshal", "foremole")
    build(woodland, 1, CITADEL)
    build(woodland, 12, MARKET)
    build(woodland, 12, CITADEL)
    hold(woodland, 0, "anvil", "bake_sale", "cobbler")
    lose(woodland, lost(1, CITADEL), lost(12, MARKET, CITADEL))
    answer(woodland, ReturnMinister("captain"))
    assert board_of(woodland, DUCHY).swayed == ("marshal", "foremole")
    assert len(woodland.hands[DUCHY]) == 2
    assert woodland.scores[MARQUISE] == 3


def test_two_events_cost_twice(woodland: Woodland) -> None:
    """Each event for itself."""
    build(woodland, 1, CITADEL)
    build(woodland, 12, MARKET)
    hold(woodland, 0, "anvil", "bake_sale", "cobbler")
    lose(woodland, lost(1, CITADEL))
    lose(woodland, lost(12, MARKET))
    assert len(woodland.hands[DUCHY]) == 1


def test_without_a_swayed_minister_a_card_still_goes(woodland: Woodland) -> None:
    """Also when no minister is swayed; with an empty hand nothing happens."""
    build(woodland, 1, CITADEL)
    build(woodland, 5, CITADEL)
    hold(woodland, 0, "anvil")
    lose(woodland, lost(1, CITADEL))
    assert woodland.hands[DUCHY] == ()
    lose(woodland, lost(5, CITADEL))
    assert board_of(woodland, DUCHY) == DuchyBoard()


def test_warriors_and_tunnels_cost_nothing(woodland: Woodland) -> None:
    """Only buildings are a failure."""
    crown(woodland, "captain")
    lay(woodland, 1, TUNNEL)
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "anvil")
    told = {"owner": DUCHY, "by": MARQUISE, "place": 1, "cause": Cause.BATTLE_HIT}
    lose(woodland, Removal(**told, warriors=1, tokens=(TUNNEL,)))
    assert board_of(woodland, DUCHY).swayed == ("captain",)
    assert woodland.hands[DUCHY] == ("anvil",)


# -------------------------------------------------------------------- Parliament
def test_parliament_is_skipped_without_ministers(woodland: Woodland) -> None:
    """Nobody to call."""
    run(woodland, OpenParliament(DUCHY))
    assert not isinstance(woodland.agenda[-1], DuchyParliament)


def test_each_swayed_minister_once_in_any_order(woodland: Woodland) -> None:
    """Once each; the rest may be left."""
    crown(woodland, "earl_of_stone", "baron_of_dirt")
    build(woodland, 1, CITADEL)
    build(woodland, 5, CITADEL)
    build(woodland, 5, MARKET)
    run(woodland, OpenParliament(DUCHY))
    answer(woodland, CallMinister("baron_of_dirt"))
    assert woodland.scores[DUCHY] == 1
    assert choices(woodland) == [CallMinister("earl_of_stone"), Done()]
    assert "The Baron of Dirt has already been used this turn." in reasons(woodland)
    answer(woodland, CallMinister("earl_of_stone"))
    assert woodland.scores[DUCHY] == 3
    assert not isinstance(woodland.agenda[-1], DuchyParliament)


def test_lords_score_only_for_what_is_there(woodland: Woodland) -> None:
    """Duchess: two points with all three tunnels; Baron by markets, Earl by citadels."""
    crown(woodland, "duchess_of_mud", "baron_of_dirt", "earl_of_stone")
    lay(woodland, 1, TUNNEL)
    lay(woodland, 2, TUNNEL)
    run(woodland, OpenParliament(DUCHY))
    assert choices(woodland) == [Done()]
    assert set(reasons(woodland)) >= {
        "Not all three tunnels are on the map.",
        "There is no market on the map.",
        "There is no citadel on the map.",
    }
    lay(woodland, 3, TUNNEL)
    answer(woodland, CallMinister("duchess_of_mud"))
    assert woodland.scores[DUCHY] == 2


def test_foremole_builds_with_any_card_in_any_ruled_clearing(woodland: Woodland) -> None:
    """The card's suit does not matter (R62); it is revealed."""
    crown(woodland, "foremole")
    stand(woodland, 12, s0=1)
    hold(woodland, 0, "bake_sale")
    run(woodland, OpenParliament(DUCHY))
    answer(woodland, CallMinister("foremole"))
    assert choices(woodland) == [
        RaiseBuilding(12, BuildingKind.CITADEL, "bake_sale"),
        RaiseBuilding(12, BuildingKind.MARKET, "bake_sale"),
    ]
    told = woodland.agenda[-1].explain(woodland, DUCHY, Target(TargetKind.PLACE, 1))
    assert english(told) == "You do not rule clearing 1."
    answer(woodland, RaiseBuilding(12, BuildingKind.MARKET, "bake_sale"))
    assert woodland.buildings[12] == (MARKET,)
    assert woodland.revealed[DUCHY] == ("bake_sale",)


def test_captain_battles_and_marshal_moves(woodland: Woodland) -> None:
    """One battle, one move."""
    crown(woodland, "captain", "marshal")
    stand(woodland, 1, s0=2, s1=1)
    run(woodland, OpenParliament(DUCHY))
    answer(woodland, CallMinister("marshal"))
    assert all(isinstance(each, Move) for each in choices(woodland))
    answer(woodland, Move(1, 5, warriors=1))
    answer(woodland, CallMinister("captain"))
    assert choices(woodland) == [Fight(1, MARQUISE)]
    answer(woodland, Fight(1, MARQUISE), script=((2, 0),))
    assert woodland.warriors[1] == (1, 0)


def test_captain_without_an_enemy_says_why(woodland: Woodland) -> None:
    """A minister with nothing to do is not called."""
    crown(woodland, "captain", "marshal", "foremole", "brigadier", "banker", "mayor")
    run(woodland, OpenParliament(DUCHY))
    assert choices(woodland) == [Done()]
    assert len(reasons(woodland)) == 6


def test_brigadier_takes_two_moves_as_one_action(woodland: Woodland) -> None:
    """Up to two moves; nothing comes between them."""
    crown(woodland, "brigadier")
    stand(woodland, 1, s0=2, s1=1)
    run(woodland, OpenParliament(DUCHY))
    answer(woodland, CallMinister("brigadier"))
    assert Fight(1, MARQUISE) in choices(woodland)
    answer(woodland, Move(1, 5, warriors=1))
    assert woodland.agenda[-1] == BrigadierActs(DUCHY, "move")
    second = choices(woodland)
    assert Done() in second
    assert all(isinstance(each, Move | Done) for each in second)
    answer(woodland, Move(5, 2, warriors=1))
    assert woodland.warriors[2][DUCHY] == 1
    assert not isinstance(woodland.agenda[-1], BrigadierActs | DuchyParliament)


def test_brigadier_takes_up_to_two_battles(woodland: Woodland) -> None:
    """Two battles, never one of each; the second may be left."""
    crown(woodland, "brigadier")
    stand(woodland, 1, s0=3, s1=3)
    run(woodland, OpenParliament(DUCHY))
    answer(woodland, CallMinister("brigadier"), Fight(1, MARQUISE), script=((1, 0),))
    assert choices(woodland) == [Done(), Fight(1, MARQUISE)]
    answer(woodland, Done())
    assert not isinstance(woodland.agenda[-1], BrigadierActs)


def test_banker_spends_cards_of_one_suit(woodland: Woodland) -> None:
    """Any number of one suit, one point each; birds go along as that suit (3.4)."""
    crown(woodland, "banker")
    hold(woodland, 0, "anvil", "armorers", "bake_sale", "root_tea_fox")
    run(woodland, OpenParliament(DUCHY))
    answer(woodland, CallMinister("banker"))
    assert len(choices(woodland)) == 4
    assert reasons(woodland) == ["Choose a card first."]
    answer(woodland, PlayCard("armorers"))
    assert len(choices(woodland)) == 4
    answer(woodland, PlayCard("anvil"))
    assert choices(woodland) == [PlayCard("root_tea_fox"), Done()]
    assert "Bake Sale is of a different suit than the cards chosen" in reasons(woodland)[0]
    answer(woodland, PlayCard("root_tea_fox"), Done())
    assert woodland.scores[DUCHY] == 3
    assert woodland.hands[DUCHY] == ("bake_sale",)
    assert sorted(woodland.discard) == ["anvil", "armorers", "root_tea_fox"]


def test_banker_ends_with_the_last_card(woodland: Woodland) -> None:
    """Nothing is left to ask."""
    crown(woodland, "banker")
    hold(woodland, 0, "anvil")
    run(woodland, OpenParliament(DUCHY))
    answer(woodland, CallMinister("banker"), PlayCard("anvil"))
    assert woodland.scores[DUCHY] == 1


def test_mayor_uses_another_squire_or_noble_called_or_not(woodland: Woodland) -> None:
    """Not a lord, not itself; used this turn or not."""
    crown(woodland, "marshal", "mayor", "earl_of_stone")
    stand(woodland, 1, s0=2)
    build(woodland, 1, CITADEL)
    run(woodland, OpenParliament(DUCHY))
    mayors = [each for each in choices(woodland) if getattr(each, "of", "")]
    assert mayors == [CallMinister("mayor", of="marshal")]
    answer(woodland, CallMinister("marshal"), Move(1, 5, warriors=1))
    answer(woodland, CallMinister("mayor", of="marshal"), Move(1, 9, warriors=1))
    assert woodland.warriors[9][DUCHY] == 1
    assert choices(woodland) == [CallMinister("earl_of_stone"), Done()]


# -------------------------------------------------------------------- Sway
@pytest.mark.parametrize(
    ("clearings", "cards", "most"),
    [
        ((), ("anvil",), 0),
        (((Suit.FOX,),), ("anvil", "root_tea_fox"), 1),
        (((Suit.FOX,), (Suit.FOX,)), ("anvil", "root_tea_fox"), 2),
        (((Suit.FOX,), (Suit.MOUSE,)), ("anvil", "armorers"), 2),
        (((Suit.FOX,), (Suit.MOUSE,)), ("armorers", "armorers", "sappers"), 2),
        (((Suit.FOX,), CLEARING_SUITS), ("anvil", "root_tea_fox"), 2),
        (((Suit.FOX,), CLEARING_SUITS), ("bake_sale", "cobbler"), 1),
        ((CLEARING_SUITS,), ("anvil", "bake_sale", "armorers"), 1),
        (((Suit.FOX,), (Suit.RABBIT,), CLEARING_SUITS), ("anvil", "bake_sale", "armorers"), 3),
    ],
)
def test_cards_are_matched_by_clearings_of_their_own(
    clearings: tuple[tuple[Suit, ...], ...], cards: tuple[str, ...], most: int
) -> None:
    """A matching: a clearing takes one card, the Lost City one of any suit."""
    assert most_matched(clearings, cards) == most


def test_sway_needs_crown_and_matched_cards(woodland: Woodland) -> None:
    """Two cards for a squire, three for a noble; each with a clearing of its own."""
    stand(woodland, 1, s0=1)
    lay(woodland, 12, TUNNEL)
    stand(woodland, BURROW, s0=5)
    hold(woodland, 0, "anvil", "root_tea_fox", "foxfolk_steel")
    run(woodland, OpenSway(DUCHY))
    assert choices(woodland) == [
        *(SwayMinister(name) for name in ("foremole", "captain", "marshal")),
        Done(),
    ]
    assert sum("you have 2" in why for why in reasons(woodland)) == 6
    answer(woodland, SwayMinister("marshal"), PlayCard("anvil"), PlayCard("foxfolk_steel"))
    assert board_of(woodland, DUCHY) == DuchyBoard(swayed=("marshal",), crowns=(2, 3, 3))
    assert woodland.revealed[DUCHY] == ("anvil", "foxfolk_steel")
    assert woodland.scores[DUCHY] == 1


def test_sway_takes_one_minister_a_turn(woodland: Woodland) -> None:
    """Then it is over."""
    stand(woodland, 1, s0=1)
    stand(woodland, 12, s0=1)
    hold(woodland, 0, "anvil", "root_tea_fox", "armorers", "armorers")
    run(woodland, OpenSway(DUCHY))
    answer(woodland, SwayMinister("captain"), PlayCard("armorers"), PlayCard("anvil"))
    assert not any("Sway" in type(step).__name__ for step in woodland.agenda)


def test_cards_that_would_leave_too_few_are_refused(woodland: Woodland) -> None:
    """After one fox card the only fox clearing is taken."""
    stand(woodland, 1, s0=1)
    stand(woodland, 2, s0=1)
    hold(woodland, 0, "anvil", "root_tea_fox", "codebreakers")
    run(woodland, OpenSway(DUCHY))
    answer(woodland, SwayMinister("captain"), PlayCard("anvil"))
    assert choices(woodland) == [PlayCard("codebreakers")]
    assert "There is no clearing left with one of your" in reasons(woodland)[0]


@pytest.mark.parametrize(
    ("minister", "cards", "points"), [("mayor", 3, 2), ("earl_of_stone", 4, 3)]
)
def test_nobles_and_lords_cost_and_score_more(
    woodland: Woodland, minister: str, cards: int, points: int
) -> None:
    """3 and 4 cards, 2 and 3 points."""
    for place in (1, 6, 8, 12):
        stand(woodland, place, s0=1)
    hand = ("anvil", "root_tea_fox", "foxfolk_steel", "protection_racket")
    hold(woodland, 0, *hand)
    run(woodland, OpenSway(DUCHY))
    answer(woodland, SwayMinister(minister), *(PlayCard(card) for card in hand[:cards]))
    assert woodland.scores[DUCHY] == points
    assert len(woodland.revealed[DUCHY]) == cards


def test_without_a_crown_of_the_rank_nobody_of_it_is_swayed(woodland: Woodland) -> None:
    """A lost crown is gone; the minister can come back for another one."""
    woodland.boards[DUCHY] = DuchyBoard(swayed=("foremole",), crowns=(0, 3, 3))
    stand(woodland, 1, s0=1)
    stand(woodland, 2, s0=1)
    stand(woodland, 3, s0=1)
    hold(woodland, 0, "armorers", "armorers", "sappers")
    run(woodland, OpenSway(DUCHY))
    assert SwayMinister("captain") not in choices(woodland)
    assert SwayMinister("mayor") in choices(woodland)
    told = set(reasons(woodland))
    assert "There is no squire crown left on your board." in told
    assert "The Foremole is already swayed." in told


def test_swaying_is_not_asked_with_too_few_cards(woodland: Woodland) -> None:
    """By public facts: the number of cards."""
    hold(woodland, 0, "armorers")
    run(woodland, OpenSway(DUCHY))
    assert not isinstance(woodland.agenda[-1], DuchySway)
    hold(woodland, 0, "armorers", "anvil")
    run(woodland, OpenSway(DUCHY))
    assert isinstance(woodland.agenda[-1], DuchySway)


def test_crowns_are_counted(woodland: Woodland) -> None:
    """More crowns than there are is a fault."""
    crown(woodland, "captain")
    assert not problems(woodland)
    board = board_of(woodland, DUCHY)
    woodland.boards[DUCHY] = msgspec.structs.replace(board, crowns=(3, 3, 3))
    assert any("crowns" in each for each in problems(woodland))
