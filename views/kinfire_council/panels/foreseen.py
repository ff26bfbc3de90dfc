"""The table after what is pointed at, as far as it is sure."""

from __future__ import annotations

from rules.kernel import agenda
from rules.kernel.preview import preview
from rules.kernel.steps import Action, Seat
from rules.kinfire_council.forecast.halting import halted_at, without_halts
from rules.kinfire_council.forecast.night import WALKED
from rules.kinfire_council.state import Council
from rules.kinfire_council.turn.paying import ChoosePayment

MOST = 3
"""Payments that are asked for on the way; each is thought of as made in the usual way."""


def foreseen(view: Council, seat: Seat, action: Action) -> Council | None:
    """What this seat would see then, in the night before its next part; None: nothing can be
    said. Further on the forecast goes by itself, up to what is turned up in the end."""
    seen = preview(halted_at(view, WALKED), seat, action)
    for _ in range(MOST):
        if seen is None or not _asks_how_to_pay(seen.after):
            break
        usual = agenda.actions(seen.after, seat)[0]
        seen = preview(seen.after, seat, usual) or seen
    return without_halts(seen.after) if seen is not None else None


def _asks_how_to_pay(view: Council) -> bool:
    """Not where something is drawn first, or nothing more happens."""
    return bool(view.agenda) and isinstance(view.agenda[-1], ChoosePayment)
