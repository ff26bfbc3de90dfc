"""The windows: everybody is asked, one card at a time (10)."""

import pytest

from rules.feed_the_kraken.actions import Choose, TurnUp
from rules.feed_the_kraken.characters.deck import DECK
from rules.feed_the_kraken.characters.window import Aim, StepIn
from rules.feed_the_kraken.enums import Character, WindowName
from rules.feed_the_kraken.events import CharacterAimed, CharacterTurnedUp
from rules.kernel import agenda
from rules.kernel.steps import Pass, Screen, Seat
from rules.kernel.text import english
from rules.kernel.views import view
from tests.rules.feed_the_kraken.characters.hands import (
    W1,
    W2,
    W3,
    W4,
    W5,
    can_use,
    crew,
    everybody_passes,
    face_up,
    on_table,
    opened,
    use,
    why_closed,
)
from tests.rules.feed_the_kraken.positions import asks, drowned, events, rests

GUNSLINGER, KLEPTOMANIAC = Character.GUNSLINGER, Character.KLEPTOMANIAC
WINDOWS = {
    W1: {"herbalist", "consultant"},
    W2: {"minstrel", "agitator", "chief_cook", "debt_collector", "equalizer"},
    W3: {"troublemaker", "peacemaker", "master_strategist", "rabble_rouser", "instigator"},
    W4: {"bosun", "smuggler", "archivist"},
    W5: {"spiritualist"},
}
ANY_TIME = {"kleptomaniac", "gunslinger", "gunsmith", "look_out", "mentor"}


def test_there_is_a_rule_for_every_character() -> None:
    assert set(DECK) == set(Character) - {Character.HIDDEN, Character.NONE}


@pytest.mark.parametrize("window", WindowName)
def test_the_moment_of_each_card(window: WindowName) -> None:
    """The printed table of windows."""
    fitting = {card.value for card, rule in DECK.items() if window in rule.windows}
    assert fitting == WINDOWS[window] | ANY_TIME


@pytest.mark.parametrize("window", WindowName)
def test_everybody_is_asked_whatever_they_hold(window: WindowName) -> None:
    """From the captain's left, the captain last; the dead are not."""
    state = on_table(drowned(crew({4: GUNSLINGER}), 3), *[0] * 7)
    state.captain, state.lieutenant = Seat(5), Seat(0)
    opened(state, window)
    assert asks(state, StepIn, 6, 0, 1, 2, 4, 5)
    assert agenda.request(state, Seat(6)).screen is Screen.WINDOW


def test_the_window_closes_when_all_have_passed() -> None:
    state = opened(crew({4: GUNSLINGER}), W1)
    everybody_passes(state)
    assert rests(state)


def test_it_opens_again_after_each_card() -> None:
    state = crew({4: GUNSLINGER, 5: KLEPTOMANIAC})
    use(state, W1, 4)
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)
    agenda.submit(state, Seat(5), TurnUp(KLEPTOMANIAC))
    assert asks(state, Aim, 5)
    agenda.submit(state, Seat(5), Choose(Seat(4)))
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)
    everybody_passes(state)
    assert rests(state)


def test_one_who_has_passed_may_still_be_followed_by_another() -> None:
    """The passes of some do not close it; a card turned up makes all be asked anew."""
    state = opened(crew({4: GUNSLINGER}), W1)
    for seat in (1, 2, 3):
        agenda.submit(state, Seat(seat), Pass())
    assert asks(state, StepIn, 4, 5, 6, 0)
    agenda.submit(state, Seat(4), TurnUp(GUNSLINGER))
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)


def test_the_card_is_turned_up_before_its_targets_are_asked() -> None:
    state = opened(crew({4: KLEPTOMANIAC}), W1)
    happened = agenda.submit(state, Seat(4), TurnUp(KLEPTOMANIAC))
    assert events(happened, CharacterTurnedUp) == [CharacterTurnedUp(Seat(4), KLEPTOMANIAC)]
    assert state.crew[4].face_up
    assert state.crew[4].shown
    assert asks(state, Aim, 4)
    assert agenda.request(state, Seat(4)).screen is Screen.OPEN
    happened = agenda.submit(state, Seat(4), Choose(Seat(1)))
    assert events(happened, CharacterAimed) == [CharacterAimed(Seat(4), KLEPTOMANIAC, (Seat(1),))]


def test_a_card_turned_up_cannot_be_undone() -> None:
    """Everybody has seen it; to pass bars nothing."""
    state = opened(crew({4: KLEPTOMANIAC}), W1)
    assert agenda.submit(state, Seat(3), Pass()).undo_barrier is None
    assert agenda.submit(state, Seat(4), TurnUp(KLEPTOMANIAC)).undo_barrier is not None
    assert agenda.submit(state, Seat(4), Choose(Seat(1))).undo_barrier is None


def test_used_once() -> None:
    state = face_up(crew({4: GUNSLINGER}), 4)
    assert not can_use(state, W1, 4)
    assert why_closed(state, W1, 4) == "card_used"


def test_the_wrong_moment_is_told_to_its_seat_alone() -> None:
    state = crew({4: Character.BOSUN})
    assert why_closed(state, W1, 4) == "moment"
    opened(state, W1)
    window = state.agenda[-1]
    for viewer in (None, Seat(3)):
        seen = view(state, viewer)
        assert window.refused(seen, Seat(4), ()) == ()
        assert window.actions(seen, Seat(4), ()) == (Pass(),)
    assert window.refused(view(state, Seat(4)), Seat(4), ())[0].why_not is not None


def test_nobody_uses_the_card_of_another() -> None:
    state = opened(crew({4: GUNSLINGER, 5: KLEPTOMANIAC}), W1)
    assert agenda.why_refused(state, Seat(4), TurnUp(KLEPTOMANIAC)) is not None


def test_a_seat_may_read_its_card_in_every_window() -> None:
    """Name and effect on its own screen; what stands there uncovered is the same for all."""
    state = opened(crew({4: GUNSLINGER, 5: KLEPTOMANIAC}), W1)
    window = state.agenda[-1]
    secret = english(window.secret(view(state, Seat(4)), Seat(4), ()))
    assert secret == "Gunslinger. Any window: take two guns from the supply."
    covers = {
        window.describe(state, Seat(seat), TurnUp(card)).cover
        for seat, card in ((4, GUNSLINGER), (5, KLEPTOMANIAC))
    }
    assert len(covers) == 1


def test_the_same_click_for_every_card() -> None:
    state = opened(crew({4: GUNSLINGER, 5: Character.BOSUN}), W1)
    window = state.agenda[-1]
    open_card = window.describe(state, Seat(4), TurnUp(GUNSLINGER))
    closed_card = window.refused(state, Seat(5), ())[0]
    assert open_card.targets == closed_card.targets
    assert open_card.cover == closed_card.cover


def test_targets_that_are_refused_have_a_reason() -> None:
    state = opened(crew({4: KLEPTOMANIAC}), W1)
    agenda.submit(state, Seat(4), TurnUp(KLEPTOMANIAC))
    refused = state.agenda[-1].refused(state, Seat(4), ())
    assert [option.action for option in refused] == [Choose(Seat(4))]
    assert "Choose another player who has a gun" in english(refused[0].why_not)
