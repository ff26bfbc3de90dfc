"""Shares of uniformly random games against the figures in `sanity.toml` (18)."""

import tomllib
from collections import Counter
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from rules.feed_the_kraken import setup as making
from rules.feed_the_kraken.data import cards, crews, spaces
from rules.feed_the_kraken.enums import CardAction, Faction, Token, Voyage
from rules.feed_the_kraken.setup import factions, navigation_deck
from rules.feed_the_kraken.state import Kraken
from rules.kernel import agenda
from rules.kernel.luck import below, stirred
from tests.rules.feed_the_kraken.positions import setup

SANITY = tomllib.loads(Path(__file__).with_name("sanity.toml").read_text("utf-8"))["sanity"]
SEATS = 8
NINETY_NINE = 2.576
FEW, MANY = 400, 20_000
VOYAGES = ("quick", "long")


class Figures(msgspec.Struct):
    """What is counted of one game."""

    end: str
    side: str
    navigations: int
    uprisings: int
    tokens: Counter[Token]


def random_game(voyage: str, seed: int, feeding_ends: bool) -> Kraken:
    """A game in which everybody chooses at random; without a leader no feeding ends it."""
    chosen = {"voyage": voyage, "use_character_cards": "off", "denial_of_command": "off"}
    state, luck = making.start(setup(SEATS, seed, **chosen)), stirred(seed, 5)
    agenda.begin(state)
    if not feeding_ends:
        state.dealt = (Faction.SAILOR,) * SEATS
    while state.outcome is None:
        choice = state.agenda[-1]
        for seat in agenda.asked(state):
            offered = agenda.actions(state, seat)
            luck, pick = below(luck, len(offered))
            agenda.apply(state, seat, offered[pick])
            if state.outcome is not None or state.agenda[-1] is not choice:
                break
    return state


def figures(state: Kraken) -> Figures:
    chart = spaces(state.variant.voyage)
    visited = [chart[voyage.target].token for voyage in state.voyages]
    # The last card moves the ship to a goal, or its feeding ends the game: its action is skipped.
    played = [cards()[voyage.card].action for voyage in state.voyages[:-1]]
    *_, end, side = state.outcome.reason.key.split(".")
    return Figures(
        end,
        side,
        len(state.voyages),
        played.count(CardAction.CULT_UPRISING),
        Counter(token for token in visited if token is not None),
    )


@cache
def games(voyage: str, feeding_ends: bool, count: int) -> list[Figures]:
    return [figures(random_game(voyage, seed, feeding_ends)) for seed in range(count)]


def share(found: list[Figures], end: str, side: str) -> float:
    return sum(each.end == end and each.side == side for each in found) / len(found)


def check_share(measured: float, wanted: float, count: int) -> None:
    """Within the 99 % interval; the figures are rounded to three places."""
    assert abs(measured - wanted) <= NINETY_NINE * sqrt(wanted * (1 - wanted) / count) + 0.0005


def check_feeding(voyage: str, count: int) -> None:
    found, wanted = games(voyage, True, count), SANITY[f"random_{voyage}_feeding"]
    check_share(share(found, "leader_fed", "cult"), wanted["leader_fed"], count)
    for side in ("pirate", "sailor", "cult"):
        check_share(share(found, "goal", side), wanted[side], count)


def check_sailing(voyage: str, count: int) -> None:
    found, wanted = games(voyage, False, count), SANITY[f"random_{voyage}"]
    for side in ("pirate", "sailor", "cult"):
        check_share(share(found, "goal", side), wanted[side], count)
    means = {
        "navigations_mean": [each.navigations for each in found],
        "uprisings": [each.uprisings for each in found],
        "cabin_searches": [each.tokens[Token.CABIN_SEARCH] for each in found],
        "kraken_spaces": [each.tokens[Token.FEED_THE_KRAKEN] for each in found],
        "floggings": [each.tokens[Token.FLOGGING] for each in found],
        "tongues": [each.tokens[Token.OFF_WITH_THE_TONGUE] for each in found],
    }
    for name, values in means.items():
        check_mean(values, wanted.get(name, 0))


def check_mean(values: list[int], wanted: float) -> None:
    """Within the 99 % interval of the mean; the figures are rounded to two places."""
    mean = fmean(values)
    spread = sqrt(fmean([(value - mean) ** 2 for value in values]) / len(values))
    assert abs(mean - wanted) <= NINETY_NINE * spread + 0.005


@pytest.mark.parametrize("voyage", VOYAGES)
def test_shares_when_feeding_the_leader_ends_the_game(voyage: str) -> None:
    check_feeding(voyage, FEW)


@pytest.mark.parametrize("voyage", VOYAGES)
def test_fingerprints_of_random_voyages(voyage: str) -> None:
    check_sailing(voyage, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("voyage", VOYAGES)
def test_shares_over_many_games(voyage: str) -> None:
    check_feeding(voyage, MANY)


@pytest.mark.soak
@pytest.mark.parametrize("voyage", VOYAGES)
def test_fingerprints_over_many_games(voyage: str) -> None:
    check_sailing(voyage, MANY)


@pytest.mark.parametrize("voyage", VOYAGES)
def test_limits_of_a_voyage(voyage: str) -> None:
    """Numbers of moves, of uprisings that need a ritual, of tokens met."""
    wanted = SANITY[f"random_{voyage}"]
    for each in games(voyage, False, FEW):
        assert wanted["navigations_min"] <= each.navigations <= wanted["navigations_max"]
        assert each.uprisings <= SANITY["max_uprisings_that_need_a_ritual"][voyage]
        assert each.tokens[Token.CABIN_SEARCH] >= SANITY["min_cabin_searches"][voyage]
        for token, most in SANITY[f"max_visits_{voyage}"].items():
            assert each.tokens[Token(token)] <= most


@pytest.mark.parametrize("voyage", VOYAGES)
def test_pairs_of_cards(voyage: str) -> None:
    """What two cards from a full deck hold."""
    deck = [cards()[card].color.value for card in navigation_deck(Voyage(voyage))]
    pairs = [(a, b) for i, a in enumerate(deck) for b in deck[i + 1 :]]
    blue = sum("blue" in pair for pair in pairs) / len(pairs)
    red = sum(pair == ("red", "red") for pair in pairs) / len(pairs)
    assert round(blue, 4) == SANITY[f"{voyage}_two_cards_have_a_blue"]
    assert round(red, 4) == SANITY[f"{voyage}_two_cards_both_red"]


def arrangements(pack: list[Faction]) -> int:
    """In how many ways these cards can lie before the seats."""
    ways, left = 1, len(pack)
    for count in Counter(pack).values():
        for taken in range(count):
            ways = ways * (left - taken) // (taken + 1)
        left -= count
    return ways


def test_assignments_of_sides() -> None:
    """The number of starting deals by seats; five seats have two mixes."""
    wanted = SANITY["role_assignments"]
    for seats in range(6, 12):
        assert arrangements(list(factions(crews()[seats]))) == wanted[f"p{seats}"]
    pack = list(factions(crews()[5]))
    for gone, name in ((Faction.PIRATE, "p5_three_one"), (Faction.SAILOR, "p5_two_two")):
        rest = list(pack)
        rest.remove(gone)
        assert arrangements(rest) == wanted[name]
