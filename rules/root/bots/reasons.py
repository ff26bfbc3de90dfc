"""Why a bot chose what it chose, in up to three sentences: what its order changes at once.

All is read off two positions, before and after, in a world that agrees with the view.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.bots.searching import SearchResult
from rules.kernel import agenda
from rules.kernel.steps import Action, Seat
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move
from rules.root.bots.changes import changes
from rules.root.bots.move_ordering import guard_needed, spoils
from rules.root.bots.plan_reasons import plan_reason
from rules.root.bots.search import settle
from rules.root.bots.worth import WIN
from rules.root.cards.dominance import is_met
from rules.root.describe import place_name, who
from rules.root.state import CLEARINGS, Woodland
from rules.root.woodland.geography import open_slots
from rules.root.woodland.ruling import ruler

MOST = 3


class Reason(NamedTuple):
    """A sentence, and how much it tells."""

    weight: float
    text: Text


def reasons(view: Woodland, seat: Seat, found: SearchResult, action: Action) -> tuple[Text, ...]:
    """Up to three, the most telling first; () where nothing changes at once."""
    told = [*_of_orders(view, seat, action)]
    plan = plan_reason(action)
    if plan is not None:
        told.append(Reason(1.1, plan))
    told += _of_changes(found.world, seat, action)
    if any(each.action == action and each.value > WIN / 2 for each in found.tried):
        told.append(Reason(9.0, say("root.bot.wins")))
    told.sort(key=lambda each: -each.weight)
    return tuple(dict.fromkeys(each.text for each in told))[:MOST]


def _of_changes(world: Woodland, seat: Seat, action: Action) -> list[Reason]:
    """Points, pieces, cards, items: what is different once the order has been carried out."""
    after = world.clone()
    agenda.apply(after, seat, action)
    settle(after, seat)
    return [Reason(weight, text) for weight, text in changes(world, after, seat)]


def _of_orders(view: Woodland, seat: Seat, action: Action) -> Sequence[Reason]:
    if isinstance(action, Fight):
        return _of_fight(view, seat, action)
    if isinstance(action, Move):
        return _of_move(view, seat, action)
    return ()


def _of_fight(view: Woodland, seat: Seat, action: Fight) -> list[Reason]:
    """Strength, what is to be won, and whom it hurts."""
    place, whom = place_name(view, action.place), who(view, action.defender)
    found = []
    if is_met(view, action.defender):
        found.append(Reason(5.0, say("root.bot.breaks", whom=whom)))
    if spoils(view, action.defender, action.place):
        found.append(Reason(2.5, say("root.bot.prize", whom=whom, place=place)))
    own, other = (view.warriors[action.place][each] for each in (seat, action.defender))
    if own > other:
        facts = {"own": own, "other": other}
        found.append(Reason(0.8, say("root.bot.stronger", place=place, **facts)))
    if view.scores[action.defender] == max(view.scores) >= 10:
        found.append(Reason(1.2, say("root.bot.leader", whom=whom)))
    return found


def _of_move(view: Woodland, seat: Seat, action: Move) -> list[Reason]:
    """Rule, room, and guard."""
    if action.target not in CLEARINGS or not action.warriors:
        return []
    place = place_name(view, action.target)
    found = []
    if ruler(view, action.target) != seat and _comes_to_rule(view, seat, action):
        found.append(Reason(2.0, say("root.bot.rules", place=place)))
        if open_slots(view, action.target) > 0:
            found.append(Reason(1.0, say("root.bot.room", place=place)))
    if guard_needed(view, seat, action.target):
        found.append(Reason(1.4, say("root.bot.guards", place=place)))
    return found


def _comes_to_rule(view: Woodland, seat: Seat, move: Move) -> bool:
    after = view.clone()
    here = list(after.warriors[move.target])
    here[seat] += move.warriors
    after.warriors[move.target] = tuple(here)
    return ruler(after, move.target) == seat
