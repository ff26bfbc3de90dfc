"""Games and positions for the tests beside it."""

import msgspec

from rules.cartographers.casebook.book import CartographersCasebook
from rules.cartographers.state import Cartographers, game_of
from rules.kernel import agenda
from rules.kernel.registry import Setup, game, setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Step


def setup(seats: int = 1, seed: int = 1, **options: str) -> Setup:
    return setup_of("cartographers", seats, seed, options)


def begun(seats: int = 1, seed: int = 1, **options: str) -> Cartographers:
    """A game at its first question."""
    state = game("cartographers").start(setup(seats, seed, **options))
    agenda.begin(state)
    return game_of(state)


def placed(
    *maps: str, seats: int = 0, options: dict[str, str] | None = None, **position: object
) -> Cartographers:
    """A position: one drawn map a seat (rows split by slashes), and the words of a rule case."""
    chosen = setup(seats or len(maps) or 1, **(options or {}))
    book = CartographersCasebook(chosen)
    state = book.fresh(chosen)
    for word, value in position.items():
        book.place(state, word, value)
    for seat, rows in enumerate(maps):
        book.place_seat(state, book.seat(seat + 1), "map", rows.replace("/", "\n"))
    book.step(state, "CheckTime", {})
    state.agenda.clear()
    return state


def at(state: Cartographers, step: Step) -> Cartographers:
    """The position with this question open."""
    state.agenda[:] = [step]
    return state


def run(state: Cartographers, step: Step) -> StepContext:
    """Carries one step out by itself."""
    table = StepContext()
    step.run(state, table)  # type: ignore[attr-defined]  # an Auto
    return table


def with_coins(state: Cartographers, seat: int, coins: int) -> Cartographers:
    state.sheets[seat] = msgspec.structs.replace(state.sheets[seat], coins=coins)
    return state
