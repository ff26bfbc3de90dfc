"""Every component has a name, and says in one sentence what it does (5 to 10)."""

import pytest

from rules.feed_the_kraken import names
from rules.feed_the_kraken.data import charts
from rules.feed_the_kraken.enums import (
    CardAction,
    Character,
    Color,
    Direction,
    Faction,
    NavCard,
    Post,
    Ritual,
    Side,
    Token,
    Voyage,
    WindowName,
)
from rules.feed_the_kraken.state import NOBODY
from rules.kernel.registry import game
from rules.kernel.steps import Seat
from rules.kernel.text import Text, english

game("feed_the_kraken")  # makes its sentences known

NAMED = {
    names.post_name: Post,
    names.color_name: Color,
    names.direction_name: Direction,
    names.side_name: [side for side in Side if side],
    names.faction_name: Faction,
    names.action_name: CardAction,
    names.card_name: NavCard,
    names.token_name: Token,
    names.ritual_name: Ritual,
    names.character_name: Character,
    names.window_name: WindowName,
    names.voyage_name: Voyage,
    names.goal_name: sorted({s.goal for chart in charts().values() for s in chart.space if s.goal}),
    names.mark_name: ["off_duty", "unconvertible", "no_tongue", "resume", "gun"],
}
EXPLAINED = {
    names.post_does: Post,
    names.faction_does: [faction for faction in Faction if faction],
    names.action_does: CardAction,
    names.token_does: Token,
    names.ritual_does: [ritual for ritual in Ritual if ritual],
    names.character_does: Character,
    names.mark_does: ["off_duty", "unconvertible", "no_tongue", "resume", "gun"],
}


@pytest.mark.parametrize("name", NAMED, ids=lambda name: name.__name__)
def test_everything_has_a_name_of_its_own(name: object) -> None:
    words = [english(name(thing)) for thing in NAMED[name]]
    assert all(words)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("does", EXPLAINED, ids=lambda does: does.__name__)
def test_everything_is_explained_in_a_sentence(does: object) -> None:
    words = [english(does(thing)) for thing in EXPLAINED[does]]
    assert all(sentence.endswith(".") and len(sentence) < 140 for sentence in words)
    assert len(set(words)) == len(words)


def test_lists() -> None:
    cards = (NavCard.RED_DRUNK, NavCard.BLUE_DRUNK)
    assert names.cards_text(cards) == tuple(names.card_name(card) for card in cards)
    assert names.colors_text((Color.RED,)) == (names.color_name(Color.RED),)


def test_seats() -> None:
    assert english(names.who(Seat(2))) == "Seat 3"
    assert names.who(NOBODY) == Text("feed_the_kraken.nobody")
