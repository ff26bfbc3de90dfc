"""What automata lose outside battles, and what they take from the map themselves (9)."""

import msgspec

from rules.kernel.steps import Seat
from rules.root.removal import Removal
from rules.root.state import Building, Place, Token
from rules.root.words import Cause


def own_loss(
    seat: Seat, place: Place, warriors: int = 0, tokens: tuple[Token, ...] = ()
) -> Removal:
    """Pieces that it removes of its own."""
    return Removal(
        owner=seat, by=seat, place=place, cause=Cause.OWN, warriors=warriors, tokens=tokens
    )


def some_pieces(gone: Removal, count: int, drawn: tuple[int, ...]) -> Removal:
    """So many of these pieces: warriors, then tokens, then buildings, by lot within a kind.

    `drawn`: an order of at least as many things as there are tokens and buildings.
    """
    warriors = min(count, gone.warriors)
    tokens = _drawn_tokens(gone.tokens, drawn)[: count - warriors]
    left = count - warriors - len(tokens)
    buildings = _drawn_buildings(gone.buildings, drawn)[:left]
    return msgspec.structs.replace(gone, warriors=warriors, tokens=tokens, buildings=buildings)


def _drawn_tokens(here: tuple[Token, ...], drawn: tuple[int, ...]) -> tuple[Token, ...]:
    return tuple(here[index] for index in drawn if index < len(here))


def _drawn_buildings(here: tuple[Building, ...], drawn: tuple[int, ...]) -> tuple[Building, ...]:
    return tuple(here[index] for index in drawn if index < len(here))
