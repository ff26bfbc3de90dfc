"""Look-Out and Mentor (10)."""

from rules.feed_the_kraken.actions import DiscardCard, LeaveCard
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.events import CharacterTurnedDown, TopCardTreated
from rules.feed_the_kraken.navigation.piles import TreatTop, bit
from rules.feed_the_kraken.state import FactKind, Look, Sight
from rules.kernel import agenda
from rules.kernel.steps import Screen, Seat
from tests.rules.feed_the_kraken.characters.hands import (
    W1,
    W4,
    can_use,
    crew,
    everybody_passes,
    face_up,
    targets,
    use,
    why_closed,
)
from tests.rules.feed_the_kraken.positions import asks, events, mates

LOOK_OUT, MENTOR = Character.LOOK_OUT, Character.MENTOR


def test_look_out_leaves_the_card() -> None:
    state = crew({4: LOOK_OUT})
    top = state.draw_pile[0]
    use(state, W1, 4)
    assert asks(state, TreatTop, 4)
    assert agenda.request(state, Seat(4)).screen is Screen.PRIVATE
    happened = agenda.submit(state, Seat(4), LeaveCard())
    assert state.draw_pile[0] is top
    assert state.top_seen == bit(Seat(4))
    assert state.facts[4][-1].kind is FactKind.TOP_CARD
    assert state.facts[4][-1].cards == (top,)
    assert state.looks == (Look(round=1, sight=Sight.LOOK_OUT, viewer=Seat(4)),)
    assert events(happened, TopCardTreated) == [TopCardTreated(Seat(4), True)]
    assert asks(state, StepIn, 1, 2, 3, 4, 5, 6, 0)


def test_look_out_discards_the_card() -> None:
    """R26: it lies on top of the discards."""
    state = crew({4: LOOK_OUT})
    top = state.draw_pile[0]
    use(state, W4, 4)
    agenda.submit(state, Seat(4), DiscardCard())
    assert state.discards == (top,)
    assert state.discards_seen == (bit(Seat(4)),)


def test_look_out_with_an_empty_draw_pile() -> None:
    """U9: the discards are shuffled first; with no card at all it cannot be used."""
    state = crew({4: LOOK_OUT})
    state.discards, state.draw_pile = state.draw_pile, ()
    state.discards_seen = (0,) * len(state.discards)
    use(state, W1, 4)
    assert asks(state, TreatTop, 4)
    assert state.discards == ()
    bare = crew({4: LOOK_OUT})
    bare.draw_pile = ()
    assert why_closed(bare, W1, 4) == "card_cards"


def test_mentor_turns_a_card_down() -> None:
    """Another seat's open card; it may be used again, and everybody knows what it is."""
    state = face_up(crew({3: Character.GUNSLINGER, 4: MENTOR, 5: LOOK_OUT}), 3)
    use(state, W1, 4)
    assert targets(state, 4) == [3]
    happened = agenda.submit(state, Seat(4), agenda.actions(state, Seat(4))[0])
    told = [CharacterTurnedDown(Seat(3), Character.GUNSLINGER)]
    assert events(happened, CharacterTurnedDown) == told
    assert not state.crew[3].face_up
    assert state.crew[3].shown
    everybody_passes(state)
    assert can_use(state, W1, 3)


def test_mentor_needs_an_open_card_of_a_living_seat() -> None:
    """R33."""
    state = crew({3: Character.GUNSLINGER, 4: MENTOR})
    assert why_closed(state, W1, 4) == "card_target"
    dead = mates(face_up(state, 3), alive=[True, True, True, False], guns=[3, 3, 3, 0])
    assert why_closed(dead, W1, 4) == "card_target"


def test_a_gunsmith_pays_again() -> None:
    state = face_up(crew({3: Character.GUNSMITH, 4: MENTOR}), 3)
    use(state, W1, 4, 3)
    everybody_passes(state)
    use(state, W1, 3)
    assert state.crew[3].guns == 2
