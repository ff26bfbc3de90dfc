"""The standard set-up (2.1), its options, who draws what, and the entry of the game."""

from collections import Counter

import pytest

from rules.kernel import agenda
from rules.kernel.registry import Setup, UnfitSetup, game, setup_of
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root.cards.dominance import removed_dominance
from rules.root.cards.piles import is_dominance
from rules.root.data import decks, pieces
from rules.root.enums import FACTIONS, Faction, Suit
from rules.root.options import OPTIONS, named
from rules.root.setup import standard
from rules.root.setup.reach import least_reach, reach
from rules.root.setup.standard import fitting
from rules.root.state import CLEARINGS, Woodland, all_seats
from rules.root.woodland.placing import total_warriors

LETTERS = {faction: letter for letter, faction in enumerate(FACTIONS)}


def begun(seats: int, seed: int = 5, **options: str) -> Woodland:
    """A game at its first question."""
    state = standard.start(setup_of("root", seats, seed, options))
    agenda.begin(state)
    return state


def set_up(seats: int, seed: int = 5, **options: str) -> Woodland:
    """A game at the first question of its first turn."""
    state = begun(seats, seed, **options)
    while state.turn is None:
        (seat, *_) = agenda.asked(state)
        agenda.submit(state, seat, agenda.request(state, seat).actions[0])
    return state


def seated(*factions: str) -> dict[str, str]:
    return {f"seat_{n + 1}": faction for n, faction in enumerate(factions)}


# ---------------------------------------------------------------- who plays what
def test_chosen_seats_keep_their_faction_and_the_others_draw_different_ones() -> None:
    for seed in range(30):
        state = begun(4, seed, seat_2="cult")
        assert state.factions[1] is Faction.CULT
        assert len(set(state.factions)) == 4
        assert Faction.NONE not in state.factions


def test_drawn_factions_reach_far_enough_together() -> None:
    for seats in range(2, 7):
        for seed in range(20):
            state = begun(seats, seed)
            assert reach(state.factions) >= least_reach(seats)


def test_a_choice_that_cannot_reach_far_enough_is_played_all_the_same() -> None:
    order = [each for each in FACTIONS if each is not Faction.VAGABOND]
    chosen = [Faction.VAGABOND, Faction.VAGABOND, Faction.ALLIANCE]
    assert reach(chosen) < least_reach(3)
    state = begun(3, **seated("vagabond", "vagabond", "alliance"))
    assert list(state.factions) == chosen
    assert len(fitting([Faction.NONE] * 3, order)) == 3


def test_every_faction_may_be_drawn_and_every_seat_begin() -> None:
    states = [begun(3, seed) for seed in range(120)]
    assert {each for state in states for each in state.factions} == set(FACTIONS)
    assert {state.first for state in states} == {0, 1, 2}


def test_one_seat_a_faction_but_two_vagabonds() -> None:
    for wrong in (
        seated("cult", "cult", "eyrie"),
        seated("vagabond", "vagabond", "vagabond", "eyrie"),
    ):
        with pytest.raises(UnfitSetup):
            setup_of("root", len(wrong), 1, wrong)
    with pytest.raises(UnfitSetup) as unfit:
        setup_of("root", 2, 1, seated("vagabond", "vagabond"))
    assert all(english(reason) for reason in unfit.value.reasons)
    setup_of("root", 3, 1, seated("vagabond", "vagabond", "eyrie"))
    setup_of("root", 2, 1, seated("cult", "eyrie", "eyrie", "eyrie"))


def test_two_to_six_play() -> None:
    assert list(game("root").seat_counts) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(UnfitSetup):
            setup_of("root", seats, 1)


# ---------------------------------------------------------------- the table
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_pieces_are_somewhere_and_three_cards_in_each_hand(seats: int) -> None:
    state = set_up(seats, seed=seats)
    assert state.round == 1
    assert state.turn is not None
    assert state.turn.seat == state.first
    assert state.scores == [0] * seats
    for seat in all_seats(state):
        assert total_warriors(state, seat) == pieces()[state.factions[seat]].warriors
        known = len(state.hands[seat]) + len(state.supporters[seat])
        assert known >= 3
    assert game("root").problems(state) == []


@pytest.mark.parametrize("deck", ["base", "exiles_partisans"])
def test_the_whole_deck_is_in_play(deck: str) -> None:
    state = begun(4, deck=deck)
    lying = Counter(state.deck)
    for hand in (*state.hands, *state.supporters):
        lying.update(hand)
    assert lying == Counter({card.id: card.copies for card in decks()[deck]})


def test_two_players_have_no_dominance_unless_they_wish() -> None:
    state = begun(2)
    assert removed_dominance(state)
    assert not any(map(is_dominance, standard.full_deck(state)))
    assert len(standard.full_deck(state)) == 50
    wished = begun(2, dominance_with_two_players="on")
    assert not removed_dominance(wished)
    assert sum(map(is_dominance, standard.full_deck(wished))) == 4
    assert not removed_dominance(begun(3))


@pytest.mark.parametrize(("map", "suits"), [("winter", "printed"), ("autumn", "random")])
def test_drawn_suits_are_four_of_each(map: str, suits: str) -> None:
    dealt = [tuple(begun(3, seed, map=map, suits=suits).suits[1:]) for seed in range(4)]
    for each in dealt:
        assert Counter(each) == {Suit.FOX: 4, Suit.RABBIT: 4, Suit.MOUSE: 4}
    assert len(set(dealt)) > 1


def test_autumn_has_the_printed_suits() -> None:
    one, other = begun(3, 1), begun(3, 2)
    assert one.suits == other.suits
    assert Suit.NONE not in one.suits[1:]


def test_items_lie_under_ruins_only_with_a_vagabond() -> None:
    without = set_up(2, **seated("marquise", "eyrie"))
    assert len(without.ruins) == 4
    assert not any(without.ruins.values())
    with_one = set_up(2, **seated("vagabond", "eyrie"))
    assert [len(items) for items in with_one.ruins.values()] == [1, 1, 1, 1]
    with_two = set_up(3, **seated("vagabond", "eyrie", "vagabond"))
    assert [len(items) for items in with_two.ruins.values()] == [2, 2, 2, 2]


def test_factions_set_up_in_the_order_of_their_letters() -> None:
    state = standard.start(setup_of("root", 4, 3, seated("duchy", "cult", "eyrie", "marquise")))
    agenda.begin(state)
    asked: list[Faction] = []
    while state.turn is None:
        (seat, *_) = agenda.asked(state)
        faction = state.factions[seat]
        if not asked or asked[-1] is not faction:
            asked.append(faction)
        agenda.submit(state, seat, agenda.request(state, seat).actions[0])
    assert asked == sorted(asked, key=LETTERS.__getitem__)
    assert asked[0] is Faction.MARQUISE


def test_of_two_vagabonds_chance_says_who_sets_up_first() -> None:
    firsts = set()
    for seed in range(20):
        state = begun(3, seed, **seated("vagabond", "vagabond", "alliance"))
        while state.factions[agenda.asked(state)[0]] is not Faction.VAGABOND:
            (seat, *_) = agenda.asked(state)
            agenda.submit(state, seat, agenda.request(state, seat).actions[0])
        firsts.add(agenda.asked(state)[0])
    assert firsts == {0, 1}


def test_corner_factions_take_corners_of_their_own() -> None:
    for seed in range(8):
        state = set_up(4, seed, **seated("eyrie", "cult", "duchy", "marquise"))
        held = {
            seat: [p for p in state.ruins.keys() | set(CLEARINGS) if _is_home(state, seat, p)]
            for seat in all_seats(state)
        }
        homes = [place for places in held.values() for place in places]
        assert len(homes) == len(set(homes)) == 4


def _is_home(state: Woodland, seat: Seat, place: int) -> bool:
    from rules.root.laws import law_of

    return place in law_of(state, seat).homelands(state, seat)


# ---------------------------------------------------------------- options and the entry
def test_every_named_option_is_an_option_with_its_default_first() -> None:
    by_id = {option.id: option for option in OPTIONS}
    for id, values in named():
        assert by_id[id].values == values
        assert by_id[id].default == values[0]
    assert len(by_id) == len(OPTIONS)


def test_the_variant_knows_every_named_option_and_no_other() -> None:
    state = begun(2)
    for id, values in named():
        assert state.variant.option(id) == values[0]
    with pytest.raises(KeyError):
        state.variant.option("no_such_option")


def test_where_the_game_stands_is_said() -> None:
    entry = game("root")
    state = standard.start(setup_of("root", 2, 5))
    assert english(entry.where(state))
    later = set_up(2)
    assert english(entry.where(later)) != english(entry.where(state))
    assert entry.chapter(later) == 1


def test_a_game_is_the_same_from_the_same_seed() -> None:
    assert set_up(4, 9) == set_up(4, 9)
    assert set_up(4, 9) != set_up(4, 10)
    bound = game("root").ply_bound(Setup("root", 4, 1, {}))
    assert bound > 10_000
