"""Set-up (3): who is what, who knows whom, who is captain."""

from collections import Counter

import pytest

from rules.feed_the_kraken.data import cards, components, crews
from rules.feed_the_kraken.enums import Character, Faction, NavCard, Ritual, Side, Voyage
from rules.feed_the_kraken.setup import (
    DealFactions,
    OwnSecrets,
    character_deck,
    navigation_deck,
    ply_bound,
)
from rules.feed_the_kraken.state import FactKind, Kraken
from rules.kernel import agenda
from rules.kernel.text import english
from tests.rules.feed_the_kraken.positions import asks, begun, setup

SEATS = range(5, 12)


def facts(state: Kraken, seat: int, kind: FactKind) -> list:
    return [fact for fact in state.facts[seat] if fact.kind is kind]


@pytest.mark.parametrize("seats", SEATS)
def test_sides_by_the_number_of_seats(seats: int) -> None:
    """The table of section 3; five seats have one or two pirates."""
    crew = crews()[seats]
    for seed in range(30):
        dealt = Counter(begun(seats, seed).dealt)
        assert sum(dealt.values()) == seats
        assert dealt[Faction.CULT_LEADER] == 1
        assert dealt[Faction.CULTIST] == crew.cultists
        assert 0 <= crew.pirates - dealt[Faction.PIRATE] <= crew.removed
        assert 0 <= crew.sailors - dealt[Faction.SAILOR] <= crew.removed


def test_two_pirates_of_five_in_three_games_of_five() -> None:
    games = 2000
    two = sum(begun(5, seed).dealt.count(Faction.PIRATE) == 2 for seed in range(games))
    assert abs(two / games - 3 / 5) < 0.035


@pytest.mark.parametrize("seats", SEATS)
def test_only_pirates_know_each_other(seats: int) -> None:
    """Each pirate learns all starting pirates; everybody else has an empty list of comrades."""
    state = begun(seats, 4)
    pirates = [i for i, card in enumerate(state.dealt) if card is Faction.PIRATE]
    for seat in range(seats):
        (comrades,) = facts(state, seat, FactKind.COMRADES)
        assert list(comrades.about) == (pirates if seat in pirates else [])
        (own,) = facts(state, seat, FactKind.DEALT)
        assert own.factions == (state.dealt[seat],)


def test_one_character_each_and_no_captain_card() -> None:
    state = begun(9, 3)
    everything = [card for card in Character if card not in (Character.HIDDEN, Character.NONE)]
    assert sorted((*state.characters, *state.undealt)) == sorted(everything)
    assert len(state.characters) == 9
    for seat in range(9):
        assert facts(state, seat, FactKind.CHARACTER)[0].character is state.characters[seat]


@pytest.mark.parametrize(("seats", "left_out", "count"), [(6, "on", 18), (6, "off", 21)])
def test_three_characters_are_left_out_for_few(seats: int, left_out: str, count: int) -> None:
    state = begun(seats, 2, exclude_avoid_list_5_6=left_out)
    assert len(state.characters) + len(state.undealt) == count
    assert (Character.MENTOR in (*state.characters, *state.undealt)) == (left_out == "off")


def test_characters_are_all_in_play_from_seven() -> None:
    assert len(character_deck(crews()[7], leave_out=True)) == 21


def test_without_characters_there_are_none() -> None:
    state = begun(8, 2, use_character_cards="off")
    assert state.characters == state.undealt == ()
    assert not facts(state, 0, FactKind.CHARACTER)


def test_any_seat_may_be_first_captain() -> None:
    captains = {begun(7, seed).captain for seed in range(60)}
    assert captains == set(range(7))


@pytest.mark.parametrize(("voyage", "total"), [(Voyage.QUICK, 19), (Voyage.LONG, 23)])
def test_the_deck_of_each_voyage(voyage: Voyage, total: int) -> None:
    deck = navigation_deck(voyage)
    assert len(deck) == total
    colors = Counter(cards()[card].color.value for card in deck)
    wanted = {"quick": (5, 5, 9), "long": (6, 6, 11)}[voyage]
    assert (colors["yellow"], colors["blue"], colors["red"]) == wanted


def test_armed_cards_may_be_left_out() -> None:
    assert len(begun(8, 1, armed_cards_in_long_deck="off").draw_pile) == 21
    assert NavCard.RED_ARMED not in navigation_deck(Voyage.LONG, with_armed=False)


def test_guns_and_rituals() -> None:
    state = begun(8)
    assert {mate.guns for mate in state.crew} == {3}
    assert state.supply == components().guns - 24
    mix = Counter(state.rituals)
    assert mix == {Ritual.CONVERSION: 3, Ritual.GUNS_STASH: 1, Ritual.CULT_CABIN_SEARCH: 1}


def test_everybody_visits_the_same_page() -> None:
    """Side, comrades and character have the same shape for every seat."""
    state = begun(7, 5)
    assert asks(state, OwnSecrets, *range(7))
    page = OwnSecrets()
    keys = {page.shows(state, seat).key for seat in range(7)}
    assert keys == {"feed_the_kraken.secret.own"}
    prompts = {page.prompt(state, seat).key for seat in range(7)}
    assert len(prompts) == 1


def test_a_lone_pirate_knows_it() -> None:
    """Five seats, one pirate: «the only pirate aboard»; all others know nobody."""
    seed = next(s for s in range(50) if begun(5, s).dealt.count(Faction.PIRATE) == 1)
    state = begun(5, seed)
    for seat, card in enumerate(state.dealt):
        words = english(OwnSecrets().shows(state, seat))
        assert ("only pirate" in words) == (card is Faction.PIRATE)
        assert ("You don't know anyone's side yet" in words) == (card is not Faction.PIRATE)


def test_deals_are_scripted_in_seat_order() -> None:
    """`things` are what is dealt: the drawn order is that of the seats."""
    state = begun(6)
    step = DealFactions()
    drawn = (5, 4, 3, 2, 1, 0)
    state.dealt = tuple(sorted(state.dealt))
    state.facts = [()] * 6
    wanted = tuple(reversed(state.dealt))
    step.resolve(state, agenda.StepContext(), drawn)
    assert state.dealt == wanted


def test_the_bound_of_answers_grows_with_the_seats() -> None:
    assert ply_bound(setup(11)) > ply_bound(setup(5)) > 10_000


def test_all_sides_have_a_winner() -> None:
    assert {faction.side for faction in Faction} == set(Side)


def test_the_game_opens_with_round_one() -> None:
    state = begun(6, 1)
    for seat in range(6):
        agenda.submit(state, seat, agenda.actions(state, seat)[0])
    assert state.round == 1
    assert english(agenda.request(state, agenda.asked(state)[0]).prompt)
    assert setup(6).options["voyage"] == "default"
