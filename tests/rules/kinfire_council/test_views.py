"""Who may know what (16), and worlds that agree with it."""

from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Seat
from rules.kernel.views import sample_world, view
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.problems import problems
from rules.kinfire_council.state import HIDDEN_CARD, NOBODY, Council, game_of


def begun(seed: int = 3) -> Council:
    """A game at its first turn, a card in each hand."""
    state = game_of(game("kinfire_council").start(setup_of("kinfire_council", 3, seed)))
    agenda.begin(state)
    for seat in range(3):
        if not state.hands[seat]:
            card, *rest = state.research_deck
            state.hands[seat], state.research_deck = (card,), tuple(rest)
    assert problems(state) == []
    return state


def test_a_seat_sees_its_hand_of_others_how_many() -> None:
    state = begun()
    seen = view(state, Seat(1))
    assert seen.hands[1] == state.hands[1]
    assert seen.hands[0] == (HIDDEN_CARD,) * len(state.hands[0])
    assert all(set(hand) == {HIDDEN_CARD} for hand in view(state, None).hands)


def test_decks_hidden_threats_and_sites_to_come_are_nobodys() -> None:
    state = begun()
    for viewer in (None, Seat(0), state.speaker):
        seen = view(state, viewer)
        for name in ("threat_deck", "hidden_threats", "decree_deck", "research_deck", "sites"):
            assert getattr(seen, name) == (HIDDEN_CARD,) * len(getattr(state, name))


def test_what_a_look_showed_is_the_lookers_alone() -> None:
    state = begun()
    state.known_tops, state.known_by = state.threat_deck[:1], Seat(2)
    state.scry, state.threat_deck = state.threat_deck[1:3], state.threat_deck[:1]
    state.scry_by = Seat(2)
    mine, other = view(state, Seat(2)), view(state, Seat(0))
    assert (mine.scry, mine.known_tops, mine.known_by) == (state.scry, state.known_tops, 2)
    assert (other.scry, other.known_tops, other.known_by) == ((HIDDEN_CARD,) * 2, (), NOBODY)


def test_a_world_holds_every_card_and_agrees_with_the_view() -> None:
    for seed in range(8):
        state = begun(seed)
        for viewer in (None, Seat(0), Seat(2)):
            seen = view(state, viewer)
            world = sample_world(seen, viewer, seed)
            assert problems(world) == []
            assert view(world, viewer) == seen


def test_worlds_differ_in_what_is_hidden() -> None:
    seen = view(begun(), Seat(0))
    worlds = [sample_world(seen, Seat(0), luck) for luck in range(8)]
    for name in ("threat_deck", "hidden_threats", "decree_deck", "research_deck", "sites"):
        assert len({getattr(world, name) for world in worlds}) > 1


def test_a_world_keeps_what_the_viewer_put_back() -> None:
    state = begun()
    deck = state.threat_deck
    state.known_tops, state.known_bottoms, state.known_by = deck[:2], deck[-1:], Seat(1)
    for luck in range(5):
        world = sample_world(view(state, Seat(1)), Seat(1), luck)
        assert (world.threat_deck[:2], world.threat_deck[-1:]) == (deck[:2], deck[-1:])
        assert problems(world) == []
    others = [sample_world(view(state, Seat(0)), Seat(0), luck) for luck in range(20)]
    assert len({world.threat_deck[0] for world in others}) > 1


def test_a_card_that_is_looked_at_is_somewhere_else_for_others() -> None:
    state = begun()
    state.scry, state.threat_deck, state.scry_by = state.threat_deck[:2], state.threat_deck[2:], 1
    for luck in range(5):
        world = sample_world(view(state, Seat(0)), Seat(0), luck)
        assert HIDDEN_CARD not in world.scry
        assert problems(world) == []


def test_when_the_game_is_over_all_lies_open() -> None:
    state = begun()
    while state.outcome is None:
        seat = agenda.asked(state)[0]
        agenda.submit(state, seat, agenda.request(state, seat).actions[-1])
    seen = view(state, None)
    assert seen.hands == state.hands
    assert seen.hidden_threats == state.hidden_threats
    assert set(seen.hidden_threats) <= {each.id for each in shipped().content.threats}
    assert sample_world(seen, None, 1).threat_deck == state.threat_deck
