"""Standing answers: what a seat wants answered in its name until further notice.

A game names the orders that may be left (`Game.standing`). They change no rule: every question is
asked as before, and whoever serves a person gives the answer at once, without the curtain. Which
orders stand is the secret of the seat; that a question was answered at once is not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.kernel.steps import Action
from rules.kernel.text import Text


class Until(Action, frozen=True):
    """How long a standing order holds, as a record keeps it: through this chapter; 0: always."""

    chapter: int = 0


@dataclass(frozen=True)
class StandingOrder:
    """An order that a seat may leave.

    `may_give(view, seat)`: whether it makes sense for this seat, by public facts.
    `answer(view, seat, choice, request)`: the part that it gives, or None where the question is
    none of its business; from the seat's own view. `one_chapter`: it ends with the chapter (round,
    season) in which it was given.
    """

    id: str
    name: Text
    help: Text
    may_give: Callable[..., bool]
    answer: Callable[..., Action | None]
    one_chapter: bool = False
