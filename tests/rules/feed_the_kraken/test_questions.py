"""Every question says who must do what, and every option what it is."""

import pytest

from rules.feed_the_kraken.actions import Appoint, Choose, Commit, GiveBadge, Jump, Keep, Play
from rules.feed_the_kraken.appointment import AppointTeam
from rules.feed_the_kraken.enums import Post, Token
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.mutiny.outcome import BreakTie
from rules.feed_the_kraken.navigation.card_actions import ChooseViewer, MermaidResult
from rules.feed_the_kraken.navigation.draws import KeepCard, Navigate
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget
from rules.feed_the_kraken.navigation.overboard import NameEmergency
from rules.feed_the_kraken.navigation.piles import LookAtTop
from rules.feed_the_kraken.setup import OwnSecrets
from rules.feed_the_kraken.state import Kraken, Sight
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Seat, Step
from rules.kernel.text import english
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DISARMED,
    DRUNK,
    MERMAID,
    begun,
    do,
    drowned,
    give,
    mates,
    offered,
    ship,
    team,
)

LIEUTENANT = Post.LIEUTENANT


def told(state: Kraken, seat: int) -> tuple[str, list[str]]:
    """The prompt and all open options in English."""
    options = [each for each in agenda.options(state, Seat(seat)) if each.why_not is None]
    prompt = agenda.request(state, Seat(seat)).prompt
    return english(prompt), [english(option.label) for option in options]


def at(*steps: Step, seats: int = 6, gone: tuple[int, ...] = ()) -> Kraken:
    state = drowned(team(ship(seats)), *gone)
    state.draw_pile = (BLUE, DRUNK, MERMAID, DISARMED, DRUNK)
    do(state, *steps)
    return state


def test_appointment() -> None:
    state = at(AppointTeam(), gone=(4, 5))
    prompt, options = told(state, 0)
    assert prompt == "Seat 1 is captain: name a lieutenant."
    assert options == [f"Lieutenant: Seat {number}" for number in (2, 3, 4)]
    give(state, 0, Appoint(LIEUTENANT, Seat(1)))
    prompt, options = told(state, 0)
    assert prompt == "Seat 1 is captain: name a navigator."
    assert options == ["Navigator: Seat 3", "Navigator: Seat 4"]


def test_one_badge() -> None:
    state = at(AppointTeam(), gone=(1, 2, 3, 4))
    prompt, options = told(state, 0)
    assert prompt == "Seat 1 is captain: which badge goes to Seat 6, the only other player left?"
    assert options == ["The badge: Lieutenant", "The badge: Navigator"]
    assert not state.agenda[-1].refused(state, Seat(0), ())
    give(state, 0, GiveBadge(LIEUTENANT))
    assert state.lieutenant == 5


def test_commitment() -> None:
    prompt, options = told(at(CommitGuns()), 1)
    team = "Seat 1, Seat 2, Seat 3"
    assert prompt == f"Seat 2: commit guns against {team}? A mutiny needs 3 guns in all."
    assert options == ["No gun", "1 gun", "2 guns", "3 guns"]


def test_tie() -> None:
    state = mates(at(), tongue=[True, False])
    drowned(state, 2)
    do(state, BreakTie((Seat(3), Seat(5)), Seat(0)))
    prompt, options = told(state, 0)
    assert prompt == "Tie for captain: Seat 1, rule out one of the tied players."
    assert options == ["Rule out Seat 4", "Rule out Seat 6"]
    reasons = {o.action.seat: o.why_not for o in agenda.options(state, Seat(0)) if o.why_not}
    ends = {seat: text.key.rpartition(".")[2] for seat, text in reasons.items()}
    assert ends == {0: "not_tied", 1: "no_tongue", 2: "eliminated", 4: "not_tied"}


def test_cards_drawn_and_logbook() -> None:
    state = at(Navigate())
    prompt, options = told(state, 0)
    assert prompt == "Seat 1: keep 1 card for the logbook, discard the rest."
    assert options == ["Keep blue Drunk", "Keep red Drunk"]
    secret = state.agenda[-1].secret(state, Seat(0), ())
    assert english(secret) == "You drew: blue Drunk, red Drunk."
    covers = [english(option.cover) for option in agenda.options(state, Seat(0))]
    assert covers == ["Card 1", "Card 2"]
    give(state, 0, Keep(BLUE))
    give(state, 1, Keep(MERMAID))
    prompt, options = told(state, 2)
    assert prompt == "Seat 3 is navigator: leave one card for the captain, or jump overboard."
    assert options == ["Leave blue Drunk", "Leave red Mermaid", "Jump overboard"]
    secret = state.agenda[-1].secret(state, Seat(2), ())
    assert english(secret) == "In the logbook, in no order: blue Drunk, red Mermaid."
    for wrong in (Play(DISARMED), Commit(1)):
        with pytest.raises(Refused) as refused:
            agenda.submit(state, Seat(2), wrong)
        assert refused.value.reason.key == "kernel.not_open"
    give(state, 2, Jump())
    assert told(state, 0)[0] == ("The navigator is overboard. Seat 1 is captain: name another one.")
    assert isinstance(state.agenda[-1], NameEmergency)


def test_a_redraw_is_named() -> None:
    state = team(ship(6))
    state.archived = (Post.CAPTAIN,)
    do(state, Navigate())
    prompt, options = told(state, 0)
    assert prompt.endswith("or discard all and draw two new cards.")
    assert options[-1] == "Discard all and draw two new cards"
    assert isinstance(state.agenda[-1], KeepCard)


@pytest.mark.parametrize(
    ("token", "deed"),
    [
        (Token.CABIN_SEARCH, "Search {}'s cabin"),
        (Token.FLOGGING, "Flog {}"),
        (Token.OFF_WITH_THE_TONGUE, "Cut out {}'s tongue"),
        (Token.FEED_THE_KRAKEN, "Feed {} to the Kraken"),
    ],
)
def test_tokens(token: Token, deed: str) -> None:
    """Nobody throws a mate overboard by a button that says only a name."""
    prompt, options = told(at(ChooseTarget(token)), 0)
    assert "as captain" in prompt
    assert options == [deed.format(f"Seat {number}") for number in range(2, 7)]


@pytest.mark.parametrize(
    ("sight", "deed"),
    [
        (Sight.MERMAID, "Show the discards to {}"),
        (Sight.TELESCOPE, "Hand the telescope to {}"),
    ],
)
def test_looks(sight: Sight, deed: str) -> None:
    state = at(ChooseViewer(sight))
    prompt, options = told(state, 0)
    assert "Seat 1, as captain, choose who sees" in prompt
    assert options == [deed.format(f"Seat {number}") for number in range(2, 7)]


def test_the_mermaid_page() -> None:
    state = at()
    state.discards, state.discards_seen = (DRUNK, BLUE), (0, 0)
    voyage = ship(6).voyages
    assert voyage == ()
    do(state, ChooseViewer(Sight.MERMAID))
    give(state, 0, Choose(Seat(3)))
    page = state.agenda[-1]
    assert isinstance(page, MermaidResult)
    assert english(page.prompt(state, Seat(3))) == "Seat 4: look at the last discards."
    shown = english(page.shows(state, Seat(3)))
    assert shown == "The last discards, in no order: blue Drunk, red Drunk."


def test_the_top_card() -> None:
    state = at(LookAtTop(Seat(4), Sight.LOOK_OUT))
    prompt, options = told(state, 4)
    assert prompt == "Seat 5: look at the top card, then leave it or discard it face down."
    assert options == ["Leave it on the pile", "Discard it face down"]
    assert english(state.agenda[-1].secret(state, Seat(4), ())).endswith("blue Drunk.")


@pytest.mark.parametrize("token", [Token.CABIN_SEARCH])
def test_the_search_page(token: Token) -> None:
    state = at(ChooseTarget(token))
    give(state, 0, Choose(Seat(5)))
    page = state.agenda[-1]
    assert english(page.prompt(state, Seat(0))) == "Seat 1: look at what you found."
    assert english(page.shows(state, Seat(0))) == "Seat 6 was dealt: Cult Leader. Not converted."


@pytest.mark.parametrize("characters", ["on", "off"])
def test_own_secrets(characters: str) -> None:
    state = begun(7, 3, use_character_cards=characters)
    page = OwnSecrets()
    for seat in range(7):
        text = english(page.shows(state, Seat(seat)))
        assert text.startswith("Your card: ")
        assert ("Your character" in text) == (characters == "on")
    assert offered(state, 0)
