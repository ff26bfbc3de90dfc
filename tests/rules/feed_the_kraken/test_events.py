"""The log: one plain line for everything that happened."""

import pytest

from rules.feed_the_kraken.claim import ClaimKind, Say
from rules.feed_the_kraken.enums import Character, Post, Ritual, Side, Token
from rules.feed_the_kraken.events import (
    EVENTS,
    Added,
    Appointed,
    BadgesSwapped,
    CaptainChanged,
    CardsDiscarded,
    CardsDrawn,
    CardShown,
    CharacterAimed,
    CharacterTurnedDown,
    CharacterTurnedUp,
    CheckEnded,
    Eliminated,
    EmergencyNavigator,
    Flogged,
    GunsMoved,
    GunsRevealed,
    Hired,
    Jumped,
    Looked,
    Redrawn,
    Reshuffled,
    RitualHeld,
    RitualTurnedUp,
    RoundBegan,
    RuledOut,
    Said,
    ShipMoved,
    SignGiven,
    SignsMoved,
    SupplyLineCrossed,
    TokenUsed,
    TopCardTreated,
    VoyageBegan,
    VoyageEnded,
)
from rules.feed_the_kraken.state import NOBODY, Sight
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import english
from tests.rules.feed_the_kraken.positions import DRUNK

A, B, C = Seat(0), Seat(1), Seat(2)

LINES: list[tuple[Event, str, list[int]]] = [
    (VoyageBegan(A), "The ship puts to sea. Seat 1 is the first captain.", [0]),
    (RoundBegan(3, B), "Round 3. Captain: Seat 2.", [1]),
    (
        Appointed(A, B, NOBODY),
        "Seat 1 names the team: lieutenant Seat 2, navigator no one.",
        [1],
    ),
    (GunsRevealed((0, 2, 1)), "Guns committed: Seat 2 2, Seat 3 1.", [1, 2]),
    (GunsRevealed((0, 0, 0)), "No one commits a gun.", []),
    (CheckEnded(5, 4, True), "Mutiny! Guns: 5, needed: 4.", []),
    (CheckEnded(2, 4, False), "No mutiny. Guns: 2, needed: 4. The team sets sail.", []),
    (RuledOut(A, B), "Tie: Seat 1 rules Seat 2 out.", [1]),
    (CaptainChanged(A, B, "mutiny"), "Seat 2 becomes captain; Seat 1 is deposed.", [1]),
    (CaptainChanged(A, B, "drunk"), "Seat 1 is drunk; Seat 2 becomes captain.", [1]),
    (
        CaptainChanged(A, B, "chief_cook"),
        "The Chief Cook removes Seat 1; Seat 2 becomes captain.",
        [1],
    ),
    (GunsMoved(B, NOBODY, 2, "burned"), "Seat 2 burns 2 guns.", [1]),
    (GunsMoved(NOBODY, B, 1, "armed"), "Armed: Seat 2 takes 1 gun from the supply.", [1]),
    (GunsMoved(B, NOBODY, 1, "disarmed"), "Disarmed: Seat 2 gives 1 gun to the supply.", [1]),
    (GunsMoved(A, B, 1, "kleptomaniac"), "Kleptomaniac: 1 gun from Seat 1 to Seat 2.", [0, 1]),
    (CardsDrawn(A, Post.CAPTAIN, 2), "Captain: Seat 1 draws 2 cards.", [0]),
    (
        CardsDrawn(NOBODY, Post.LIEUTENANT, 2),
        "Lieutenant: no one. Drawn unseen: 2 cards.",
        [],
    ),
    (CardsDiscarded(C, Post.NAVIGATOR, 1), "Navigator: Seat 3 discards 1 card face down.", [2]),
    (
        CardsDiscarded(NOBODY, Post.NAVIGATOR, 1),
        "Navigator: no one. Discarded unseen: 1 card.",
        [],
    ),
    (Redrawn(A), "Seat 1 discards all cards and draws again.", [0]),
    (Jumped(C), "Seat 3 jumps overboard with the logbook's cards.", [2]),
    (EmergencyNavigator(A, C), "Seat 1 names a new navigator: Seat 3.", [2]),
    (
        EmergencyNavigator(A, NOBODY),
        "No one is left to be navigator: one of the two cards is played at random, unseen.",
        [],
    ),
    (CardShown(A, DRUNK), "Seat 1 reveals red Drunk: the ship follows the west arrow.", [0]),
    (
        SupplyLineCrossed((0, 0)),
        "The ship crosses the supply line; everyone already has enough guns.",
        [],
    ),
    (
        SupplyLineCrossed((2, 0)),
        "The ship crosses the supply line. Guns from the supply: Seat 1 2.",
        [0],
    ),
    (
        TokenUsed(Token.CABIN_SEARCH, A, B),
        "Seat 1 searches Seat 2's cabin: Seat 2 can no longer be converted.",
        [1],
    ),
    (Flogged(B, Side.CULT), "Seat 2 is not on this side: Cult.", [1]),
    (Eliminated(B, "jump"), "Seat 2 is out of the game; their side stays hidden.", [1]),
    (Looked(B, Sight.MERMAID, NOBODY), "Mermaid: Seat 2 looks at the last discards.", [1]),
    (TopCardTreated(B, True), "Seat 2 leaves the card on top.", [1]),
    (TopCardTreated(B, False), "Seat 2 discards the card face down.", [1]),
    (RitualTurnedUp(Ritual.GUNS_STASH), "The cult rises: Cult Guns Stash.", []),
    (RitualHeld(Ritual.CONVERSION), "Conversion to the Cult is over.", []),
    (RitualHeld(Ritual.GUNS_STASH, (0, 3)), "The cult hands out guns: Seat 2 3.", [1]),
    (Reshuffled(12), "The draw pile and the discards are shuffled together: 12 cards.", []),
    (SignsMoved((B, C)), "Off duty: Seat 2, Seat 3.", [1, 2]),
    (SignsMoved(()), "No one is off duty.", []),
    (CharacterTurnedUp(B, Character.MENTOR), "Seat 2 reveals Mentor.", [1]),
    (
        CharacterTurnedDown(B, Character.MENTOR),
        "Seat 2's Mentor turns face down and can be used again.",
        [1],
    ),
    (CharacterAimed(A, Character.BOSUN, (B,)), "Bosun: Seat 2.", [1]),
    (Added(B, 2), "Seat 2 adds 2 guns.", [1]),
    (Added(B, 0), "Seat 2 adds no guns.", [1]),
    (
        BadgesSwapped(B, C),
        "The officers swap badges. Lieutenant: Seat 2, navigator: Seat 3.",
        [1, 2],
    ),
    (SignGiven(A, B), "Seat 1's off-duty sign goes to Seat 2.", [0, 1]),
    (Hired(A, B), "Seat 1 names the lieutenant: Seat 2.", [1]),
    (VoyageEnded(Side.PIRATE, "goal"), "The voyage is over. Winner: Pirates.", []),
]


@pytest.mark.parametrize(("event", "line", "seats"), LINES, ids=lambda value: str(value)[:40])
def test_lines(event: Event, line: str, seats: list[int]) -> None:
    text = event.text()
    assert text is not None
    assert english(text) == line
    assert event.targets() == tuple(Target(TargetKind.SEAT, seat) for seat in seats)


def test_what_the_log_leaves_out() -> None:
    """No guns moved; a search has the line of its token."""
    assert GunsMoved(A, B, 0, "kleptomaniac").text() is None
    assert Looked(A, Sight.CABIN_SEARCH, B).text() is None


def test_the_ship_marks_the_spaces() -> None:
    moved = ShipMoved("quick_c_00", "quick_w1_01")
    assert english(moved.text())
    assert [target.id for target in moved.targets()] == ["quick_c_00", "quick_w1_01"]


def test_a_claim_is_a_line() -> None:
    assert "Seat 2" in english(Said(A, Say(kind=ClaimKind.TRUST, target=B)).text())


def test_every_kind_is_listed() -> None:
    told = {type(event) for event, _, _ in LINES} | {ShipMoved, Said}
    assert told == set(EVENTS)


@pytest.mark.parametrize("token", list(Token))
def test_every_token_has_its_line(token: Token) -> None:
    assert "Seat 2" in english(TokenUsed(token, A, B).text())
