"""«Why not?» about any thing on the table, from the asker's own view."""

from rules.cartographers.data import skills
from rules.cartographers.drawing.preview import edict_seasons
from rules.cartographers.drawing.reasons import fault_of_space
from rules.cartographers.maps.land import space_of_label
from rules.cartographers.maps.sheet import purse
from rules.cartographers.names import card_name, season_name, skill_name
from rules.cartographers.state import (
    HIDDEN_SHEET,
    Cartographers,
    game_of,
    threshold,
    time_sum,
)
from rules.kernel.pointing import both, now
from rules.kernel.state import State
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say

BARE = frozenset({"kernel.not_open", "cartographers.why.card_not_open"})
"""Answers of questions that are true of anything that is not asked for."""


def why(state: State, viewer: Seat | None, thing: Target, said: Text | None) -> Text:
    """Why a thing cannot be chosen now. `viewer`: who asks, None for an onlooker; `said`: what the
    open question answers to a click on it, None where nothing is asked of the viewer.

    A space of a map that is only looked at is named with its seat: «2:F4».
    """
    game = game_of(state)
    if said is not None and said.key not in BARE:
        return said
    return both(_about(game, viewer, thing), now(state, viewer))


def _about(state: Cartographers, viewer: Seat | None, thing: Target) -> Text:
    """The rule of a thing, with what it stands at."""
    first, _, rest = str(thing.id).partition(":")
    if thing.kind is TargetKind.PLACE:
        return _about_space(state, Seat(int(first)), rest)
    if first == "edict":
        return _about_edict(state, int(rest))
    if first == "skill":
        cost = skills()[rest].cost
        return say("cartographers.thing.skill", skill=skill_name(rest), n=cost)
    if first == "coins" and viewer is not None and state.sheets[viewer] != HIDDEN_SHEET:
        return say("cartographers.thing.purse", n=purse(state.sheets[viewer]))
    if first in ("season", "deck", "revealed"):
        if state.outcome is not None:
            return say("cartographers.thing.shown")
        return say(f"cartographers.thing.{first}", time=time_sum(state), all=threshold(state))
    return say(f"cartographers.thing.{first or 'shown'}")


def _about_space(state: Cartographers, owner: Seat, space: str) -> Text:
    """What lies there, and whose map it is."""
    sheet = state.sheets[owner]
    if sheet != HIDDEN_SHEET:
        fault = fault_of_space(state.land, sheet, space_of_label(space))
        if fault is not None:
            return fault
    whose = say("kernel.seat", number=owner + 1)
    return say("cartographers.thing.space", space=space, who=whose)


def _about_edict(state: Cartographers, number: int) -> Text:
    """Which seasons are still to score it."""
    name = card_name(state.edicts[number])
    kind = state.variant.card_set
    seasons = tuple(season_name(kind, each) for each in edict_seasons(state)[number])
    if not seasons:
        return say("cartographers.thing.edict_over", name=name)
    return say("cartographers.thing.edict", name=name, seasons=seasons)
