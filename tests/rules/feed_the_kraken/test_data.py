"""The printed components (2, 3): tables, deck, both charts."""

from collections import Counter

import pytest

from rules.feed_the_kraken.data import cards, charts, components, crews, spaces
from rules.feed_the_kraken.enums import CardAction, Color, Direction, NavCard, Post, Token, Voyage

C, L, N = Post.CAPTAIN, Post.LIEUTENANT, Post.NAVIGATOR
TABLE = {
    5: (3, (N,)),
    6: (3, (N,)),
    7: (3, (L, N)),
    8: (4, (L, N)),
    9: (4, (C, L, N)),
    10: (5, (C, L, N)),
    11: (5, (C, L, N)),
}
SIDES = {5: (2, 2, 0), 6: (3, 2, 0), 7: (4, 2, 0), 8: (4, 3, 0), 9: (5, 3, 0), 10: (5, 4, 0)}


@pytest.mark.parametrize("seats", TABLE)
def test_the_table_of_the_crew(seats: int) -> None:
    crew = crews()[seats]
    assert (crew.threshold, crew.rests) == TABLE[seats]
    assert crew.sailors + crew.pirates - crew.removed + crew.cultists + 1 == seats


@pytest.mark.parametrize("seats", range(6, 11))
def test_sides(seats: int) -> None:
    crew = crews()[seats]
    assert (crew.sailors, crew.pirates, crew.cultists) == SIDES[seats]


def test_eleven_have_a_cultist() -> None:
    crew = crews()[11]
    assert (crew.sailors, crew.pirates, crew.cultists) == (5, 4, 1)


def test_the_numbers() -> None:
    parts = components()
    assert (parts.guns, parts.guns_at_start, parts.guns_stash) == (40, 3, 3)
    assert (parts.guns_at_supply_line, parts.least_draw_pile) == (3, 4)
    assert sum(parts.rituals.values()) == 5


def test_every_card_has_a_colour_and_an_action() -> None:
    assert set(cards()) == set(NavCard) - {NavCard.HIDDEN}
    for card in cards().values():
        assert card.card.value == f"{card.color.value}_{card.action.value}"
        assert card.copies(Voyage.QUICK) <= card.copies(Voyage.LONG)
    assert {card.action for card in cards().values()} == set(CardAction)


def test_colours_are_arrows() -> None:
    assert [color.direction for color in (Color.RED, Color.YELLOW, Color.BLUE)] == [
        Direction.WEST,
        Direction.NORTH,
        Direction.EAST,
    ]


@pytest.mark.parametrize("voyage", list(Voyage))
def test_charts_hold_together(voyage: Voyage) -> None:
    """Arrows lead to spaces of the chart; goals have none and a winner."""
    chart, found = charts()[voyage], spaces(voyage)
    assert chart.start in found
    for space in chart.space:
        assert bool(space.goal) == (space.kind == "goal") == bool(space.winner)
        assert set(space.exits) == (set() if space.goal else set(Direction))
        assert set(space.exits.values()) <= set(found)
        assert set(space.crosses_supply_line) <= set(space.exits)
    reached = {to for space in chart.space for to in space.exits.values()}
    assert reached | {chart.start} == set(found)


@pytest.mark.parametrize(
    ("voyage", "tokens"),
    [
        (Voyage.QUICK, {Token.FEED_THE_KRAKEN: 2}),
        (Voyage.LONG, {Token.CABIN_SEARCH: 4, Token.FLOGGING: 2, Token.FEED_THE_KRAKEN: 3}),
    ],
)
def test_tokens(voyage: Voyage, tokens: dict[Token, int]) -> None:
    found = Counter(space.token for space in charts()[voyage].space if space.token)
    assert tokens.items() <= dict(found).items()
    assert (found[Token.OFF_WITH_THE_TONGUE] == 1) == (voyage is Voyage.LONG)


def crossings(space: str, crossed: int) -> set[int]:
    """How often the supply line is crossed on all ways from a space to a goal."""
    here = spaces(Voyage.LONG)[space]
    if here.goal:
        return {crossed}
    found: set[int] = set()
    for arrow, target in here.exits.items():
        found |= crossings(target, crossed + (arrow in here.crosses_supply_line))
    return found


def test_the_supply_line_is_crossed_on_every_long_way() -> None:
    assert charts()[Voyage.LONG].has_supply_line
    assert not charts()[Voyage.QUICK].has_supply_line
    assert 0 not in crossings(charts()[Voyage.LONG].start, 0)
