"""Charts for tests: states of a voyage sailed along given colours, without a game around them."""

from __future__ import annotations

from rules.feed_the_kraken.data import cards, charts, spaces
from rules.feed_the_kraken.enums import Color, NavCard, Post, Voyage
from rules.feed_the_kraken.names import NAMES
from rules.feed_the_kraken.state import Kraken, Mate, Navigation, Variant
from rules.kernel.steps import Seat
from rules.kernel.text import add_sentences

add_sentences("feed_the_kraken", NAMES)

R, Y, B = Color.RED, Color.YELLOW, Color.BLUE
CARDS = {card.color: kind for kind, card in cards().items()}
MIDDLE_OF = {Voyage.QUICK: (R, Y, Y), Voyage.LONG: (R, B, B, Y)}
"""A voyage in its midst; the last token on it is used."""
TO_THE_KRAKEN = {Voyage.QUICK: (Y, B, R, B, Y, Y), Voyage.LONG: (Y, B, R, Y, Y, Y, Y)}


def route(voyage: Voyage, colors: tuple[Color, ...]) -> list[str]:
    """The spaces of a course, the start first."""
    found = [charts()[voyage].start]
    for color in colors:
        found.append(spaces(voyage)[found[-1]].exits[color.direction])
    return found


def sailed(voyage: Voyage, colors: tuple[Color, ...] = (), crossed: bool = False) -> Kraken:
    """A state whose ship has followed these colours."""
    found = route(voyage, colors)
    made = tuple(
        Navigation(
            round=number + 1,
            captain=Seat(0),
            lieutenant=Seat(1),
            navigator=Seat(2),
            card=_card(color),
            origin=found[number],
            target=found[number + 1],
        )
        for number, color in enumerate(colors)
    )
    return Kraken(
        agenda=[],
        answers={},
        luck=0,
        variant=Variant(voyage=voyage),
        threshold=3,
        rests=(Post.NAVIGATOR,),
        crew=[Mate(guns=3) for _ in range(7)],
        supply=19,
        space=found[-1],
        crossed_supply_line=crossed,
        voyages=made,
        facts=[() for _ in range(7)],
    )


def _card(color: Color) -> NavCard:
    return CARDS[color]
