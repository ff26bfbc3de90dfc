"""The round (4) as one list."""

import pytest

from rules.feed_the_kraken.actions import Appoint, Choose, Commit, Keep, Play
from rules.feed_the_kraken.appointment import AppointTeam
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import Character, Post, WindowName
from rules.feed_the_kraken.events import RoundBegan
from rules.feed_the_kraken.mutiny.captaincy import take_over
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.navigation.draws import KeepCard
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget
from rules.feed_the_kraken.state import NOBODY, Kraken
from rules.feed_the_kraken.turn import BeginRound, HoldCheck, talk_due
from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat
from rules.kernel.views import view
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DISARMED,
    DRUNK,
    MERMAID,
    YELLOW,
    asks,
    do,
    events,
    give,
    mates,
    ship,
    team,
)


def opened(**options: str) -> Kraken:
    """Round 2 of six seats; nobody may bid, so that every team sets sail."""
    state = mates(ship(6, **options), guns=[3, 0, 0, 0, 0, 0])
    state.draw_pile = (BLUE, DRUNK, DISARMED, DISARMED, YELLOW, YELLOW)
    do(state, BeginRound())
    return state


def appoint(state: Kraken, lieutenant: int = 1, navigator: int = 2) -> None:
    give(
        state,
        state.captain,
        Appoint(Post.LIEUTENANT, Seat(lieutenant)),
        Appoint(Post.NAVIGATOR, Seat(navigator)),
    )


def test_a_round_clears_what_held_before() -> None:
    state = team(ship(6))
    state.hired, state.jumped = Seat(3), (Seat(4),)
    state.smuggled = state.archived = (Post.CAPTAIN,)
    happened = do(state, BeginRound())
    assert events(happened, RoundBegan) == [RoundBegan(2, Seat(0))]
    assert (state.lieutenant, state.navigator, state.hired) == (NOBODY, NOBODY, NOBODY)
    assert (state.smuggled, state.archived, state.jumped) == ((), (), ())


def test_a_whole_round() -> None:
    state = opened()
    assert asks(state, AppointTeam, 0)
    appoint(state)
    assert asks(state, KeepCard, 0), "nobody can commit a gun"
    assert len(state.checks) == 1
    give(state, 0, Keep(BLUE))
    give(state, 1, Keep(DISARMED))
    give(state, 2, Play(BLUE))
    assert state.space == "quick_e1_01"
    assert state.captain == 1, "a drunk captain is followed by the next one"
    assert state.crew[2].off_duty
    assert state.round == 3
    assert asks(state, AppointTeam, 1)


def test_a_mutiny_opens_a_new_round_without_moving_signs() -> None:
    state = mates(ship(6), off_duty=[False, False, False, True])
    do(state, BeginRound())
    appoint(state)
    assert asks(state, CommitGuns, 1, 2, 3, 4, 5)
    for seat in range(1, 6):
        give(state, seat, Commit(3 if seat == 3 else 0))
    assert (state.captain, state.round) == (3, 3)
    assert state.crew[3].off_duty
    assert asks(state, AppointTeam, 3)
    assert state.voyages == ()


def test_guns_before_token_before_card() -> None:
    """R21; the map action comes before the card's."""
    state = opened()
    state.space = "quick_w1_05"
    state.draw_pile = (MERMAID, YELLOW, MERMAID, MERMAID, DRUNK)
    appoint(state)
    give(state, 0, Keep(YELLOW))
    give(state, 1, Keep(MERMAID))
    give(state, 2, Play(YELLOW))
    assert state.space == "quick_w1_07"
    assert asks(state, ChooseTarget, 0)
    give(state, 0, Choose(Seat(2)))
    assert len(state.rituals) == 4, "the uprising is carried out after the feeding"


def test_a_chief_cook_sends_back_to_the_appointment() -> None:
    """Same round; no check is held, no signs move."""
    state = team(ship(6))
    do(state, HoldCheck(Seat(0)))
    assert asks(state, CommitGuns, 1, 2, 3, 4, 5)
    state = team(ship(6))
    take_over(state, StepContext(), Seat(4), Character.CHIEF_COOK.value)
    do(state, HoldCheck(Seat(0)))
    assert asks(state, AppointTeam, 4)
    assert state.round == 1
    assert state.checks == ()


def passed(state: Kraken) -> list[WindowName]:
    """Passes in every window up to the next question of another kind."""
    names = []
    while isinstance(step := state.agenda[-1], StepIn):
        names.append(step.name)
        for seat in agenda.asked(state):
            agenda.submit(state, seat, Pass())
    return names


def test_the_windows_of_a_round() -> None:
    """They are held every time, whoever holds what."""
    state = opened(use_character_cards="on")
    assert passed(state) == [WindowName.W1]
    appoint(state)
    assert passed(state) == [WindowName.W2, WindowName.W3, WindowName.W4]
    give(state, 0, Keep(DRUNK))
    give(state, 1, Keep(DISARMED))
    give(state, 2, Play(DRUNK))
    assert passed(state) == [WindowName.W5, WindowName.W1]
    assert state.round == 3


def test_no_windows_without_characters() -> None:
    state = opened()
    assert passed(state) == []


@pytest.mark.parametrize("characters", ["on", "off"])
def test_bots_talk_in_public_moments(characters: str) -> None:
    state = opened(use_character_cards=characters)
    due = []
    while state.round == 2:
        step = state.agenda[-1]
        is_private = step.SCREEN.value == "private"
        due.append((type(step).__name__, talk_due(view(state, None))))
        assert not (is_private and due[-1][1])
        for seat in agenda.asked(state):
            if state.agenda[-1] is not step:
                break
            actions = agenda.actions(state, seat)
            agenda.submit(state, seat, actions[0])
            while agenda.is_asked(state, seat) and state.agenda[-1] is step:
                agenda.submit(state, seat, agenda.actions(state, seat)[0])
    spoken = {name for name, is_due in due if is_due}
    assert "AppointTeam" in spoken
    assert ("StepIn" in spoken) == (characters == "on")


def test_silent_bots() -> None:
    assert not talk_due(view(opened(bots_make_claims="off"), None))
