"""What automata lose outside battles, and what they take from the map themselves (9)."""

from rules.kernel.steps import Seat
from rules.root.enums import Cause
from rules.root.state import Place, Token
from rules.root.woodland.removal import Removal


def own_loss(
    seat: Seat, place: Place, warriors: int = 0, tokens: tuple[Token, ...] = ()
) -> Removal:
    """Pieces that it removes of its own."""
    return Removal(
        owner=seat, by=seat, place=place, cause=Cause.OWN, warriors=warriors, tokens=tokens
    )
