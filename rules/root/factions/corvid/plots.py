"""The plots on the map and in the Corvids' supply (7.8)."""

from collections import Counter
from functools import cache

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.data import rows
from rules.root.enums import PlotKind, TokenKind
from rules.root.state import CLEARINGS, Place, Token, Woodland
from rules.root.woodland.placing import place_token


class Plot(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of plot."""

    id: PlotKind
    name: str
    copies: int


@cache
def kinds() -> dict[PlotKind, Plot]:
    """The kinds of plot, in the order of the data file."""
    return {each.id: each for each in rows("corvid", "plots", Plot)}


@cache
def all_plots() -> tuple[PlotKind, ...]:
    """Every plot of the Corvids, sorted."""
    return tuple(sorted(kind for kind, each in kinds().items() for _ in range(each.copies)))


def plot_at(state: Woodland, seat: Seat, place: Place) -> Token | None:
    """The plot of this seat in a clearing: there is one at most."""
    for token in state.tokens[place]:
        if token.kind is TokenKind.PLOT and token.seat == seat:
            return token
    return None


def plots_on_map(state: Woodland, seat: Seat) -> list[tuple[Place, Token]]:
    """All plots of this seat with their clearings."""
    found = []
    for place in CLEARINGS:
        for token in state.tokens[place]:
            if token.kind is TokenKind.PLOT and token.seat == seat:
                found.append((place, token))
    return found


def face_down(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings with a face-down plot."""
    return [place for place, token in plots_on_map(state, seat) if not token.face_up]


def face_up(state: Woodland, seat: Seat) -> int:
    """How many plots lie face up."""
    return sum(token.face_up for _, token in plots_on_map(state, seat))


def has_face_down(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a face-down plot lies there."""
    token = plot_at(state, seat, place)
    return token is not None and not token.face_up


def extortions(state: Woodland, seat: Seat) -> int:
    """Face-up extortions."""
    return sum(
        token.face_up and token.plot is PlotKind.EXTORTION for _, token in plots_on_map(state, seat)
    )


def put_instead(state: Woodland, place: Place, old: Token, new: Token) -> None:
    """Another plot, or another side of it, lies where this one lay."""
    others = [each for each in state.tokens[place] if each != old]
    state.tokens[place] = tuple(sorted((*others, new)))


def lay(state: Woodland, context: StepContext, seat: Seat, place: Place, kind: PlotKind) -> None:
    """A plot leaves the supply and lies face down in a clearing."""
    supply = list(state.plots[seat])
    supply.remove(kind)
    state.plots[seat] = tuple(supply)
    state.known_plots = tuple(each for each in state.known_plots if each[0] != seat)
    place_token(state, context, seat, place, Token(seat, TokenKind.PLOT, plot=kind))


def counted(state: Woodland, seat: Seat) -> Counter[PlotKind]:
    """How many of each kind there are, on the map and in the supply."""
    found = Counter(state.plots[seat])
    found.update(token.plot for _, token in plots_on_map(state, seat))
    return found
