"""What is common to all: the tracks, the tabs, the pages of a battle and of a negotiation."""

from rules.cthulhu_wars.describe import place_name, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.rounds import ritual
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

BATTLE, TALKS = "-1", "-2"
"""The pages that belong to nobody."""
BATTLE_COST = 1


def about_table(state: Earth, viewer: Seat | None, id: str) -> Text | None:
    """A thing of the table by its name."""
    name, *rest = id.split(":")
    if name == "tab" and rest[0].isdecimal():
        return about_seat(state, Seat(int(rest[0])))
    page = rest[0] if name == "tab" else name
    if page == BATTLE or name == "forecast":
        return _battle(state)
    if page == TALKS:
        return say("cthulhu_wars.thing.talks", n=len(state.talks))
    if name == "doom_track":
        best = max(all_seats(state), key=lambda seat: state.doom[seat])
        return say("cthulhu_wars.thing.doom_track", who=who(state, best), n=state.doom[best])
    if name == "ritual_track":
        return _ritual(state, viewer)
    if name == "order":
        first = who(state, state.first)
        return say("cthulhu_wars.thing.order", who=first, round=state.round)
    return None


def about_seat(state: Earth, seat: Seat) -> Text:
    """When a faction is chosen, with its Doom and its Power."""
    facts = {"doom": state.doom[seat], "n": state.power[seat]}
    return say("cthulhu_wars.thing.seat", who=who(state, seat), **facts)


def _ritual(state: Earth, viewer: Seat | None) -> Text:
    if viewer is None:
        return say("cthulhu_wars.thing.ritual_seen", n=ritual.marker_cost(state))
    cost = ritual.cost(state, viewer)
    return say("cthulhu_wars.thing.ritual_track", cost=cost, n=state.power[viewer])


def _battle(state: Earth) -> Text:
    battle = state.battle
    if battle is None:
        return say("cthulhu_wars.thing.battle_over", n=BATTLE_COST)
    return say(
        "cthulhu_wars.thing.battle",
        place=place_name(state, battle.area),
        who=who(state, battle.attacker.seat),
        whom=who(state, battle.defender.seat),
        n=battle.step,
    )
