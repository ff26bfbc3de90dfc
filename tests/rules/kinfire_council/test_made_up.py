"""Other items need no code: games with sets that nobody has printed (1, 15)."""

import random

import pytest

from rules.bots.policies import policies
from rules.kernel import agenda
from rules.kernel.play import Play, drive
from rules.kernel.registry import Setup, default_options, game
from rules.kernel.steps import Seat
from rules.kernel.text import english, is_speakable
from rules.kinfire_council.items.checking import check_item
from rules.kinfire_council.items.faults import Told, for_item
from rules.kinfire_council.items.loading import check_content
from rules.kinfire_council.items.whole import FILE_OF, kinds_of
from rules.kinfire_council.printed import library
from rules.kinfire_council.printed.card_texts import lines_of
from rules.kinfire_council.printed.content import Content
from rules.kinfire_council.state import game_of
from tests.rules.kinfire_council.made_up import MAKERS, made_up

GAME = game("kinfire_council")
MOST_DECISIONS = 20_000


def faults_of(items: Content) -> list[str]:
    told: Told = []
    for kind, held in kinds_of(items):
        for item in held:
            check_item(item, for_item(told, FILE_OF[kind], item.id))
    check_content(items, told)
    return [english(each) for each in told]


def played(items: Content, seats: int, seed: int) -> Play:
    """A random game with a set, each decision checked now and then."""
    digest = library.learn(items)
    play = Play(Setup("kinfire_council", seats, seed, default_options(GAME), own=digest))
    assert game_of(play.state).variant.items == digest
    luck = random.Random(seed)
    for number in range(MOST_DECISIONS):
        asked = agenda.asked(play.state)
        if not asked:
            break
        if number % 7 == 0:
            options = agenda.options(play.state, asked[0])
            for option in options:
                assert is_speakable(option.label), option.label
        play.submit(asked[0], luck.choice(list(agenda.actions(play.state, asked[0]))))
    assert play.state.outcome is not None
    assert GAME.problems(play.state) == []
    return play


@pytest.mark.parametrize("field", MAKERS)
def test_another_item_of_each_kind_needs_no_code(field: str) -> None:
    """One kind after the other is replaced whole, and a game is played with it."""
    items = made_up(7, (field,))
    assert faults_of(items) == []
    played(items, 3, 5)


@pytest.mark.parametrize("seed", range(5))
def test_a_set_of_nothing_but_other_items_is_played(seed: int) -> None:
    """Every item is another one; each of them has its sentences."""
    items = made_up(100 + seed)
    assert faults_of(items) == []
    for _, held in kinds_of(items):
        for item in held:
            assert all(english(line).endswith(".") for line in lines_of(item))
    played(items, 2 + seed, seed)


def test_bots_play_with_items_that_they_have_never_seen() -> None:
    """They know ops, not cards."""
    digest = library.learn(made_up(0))
    setup = Setup("kinfire_council", 2, 1, default_options(GAME), own=digest)
    play = Play(setup)
    drive(play, policies(setup, {Seat(0): "novice", Seat(1): "novice"}), GAME.ply_bound(setup))
    assert play.state.outcome is not None
    assert GAME.problems(play.state) == []
