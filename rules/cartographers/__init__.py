"""Cartographers: one card for everybody, one shape on every map, four seasons."""

from rules.cartographers import setup, turn
from rules.cartographers.actions import ACTIONS
from rules.cartographers.data import game
from rules.cartographers.events import EVENTS
from rules.cartographers.messages.all_messages import SENTENCES
from rules.cartographers.problems import problems
from rules.cartographers.state import Cartographers, where
from rules.cartographers.views import SECRETS, deal
from rules.cartographers.why import why
from rules.kernel.registry import Game, GameOption
from rules.kernel.text import say


def option(id: str, *values: str) -> GameOption:
    """An option with its words; the first value is the default."""
    key = f"cartographers.option.{id}"
    names = tuple(say(f"{key}.{value}") for value in values)
    return GameOption(id, values, values[0], say(key), say(f"{key}.help"), names)


GAME = Game(
    id="cartographers",
    name=say("cartographers.name"),
    about=say("cartographers.about"),
    seat_counts=range(game().min_seats, game().max_seats + 1),
    options=(
        option("card_set", "base", "heroes"),
        option("map_side", "a", "b", "c", "d"),
        option("fallback_terrain", "card_choice", "any_drawable"),
        option("skills", "off", "on"),
        option("solo_ambush_in_multiplayer", "off", "on"),
        option("map_visibility", "open", "private"),
    ),
    rules_version=1,
    most_number=1 << 144,  # drawn spaces are one number each, a bit for each of 121 spaces
    state_type=Cartographers,
    steps=(*setup.STEPS, *turn.STEPS),
    actions=ACTIONS,
    events=EVENTS,
    start=setup.start,
    secrets=SECRETS,
    deal=deal,
    problems=problems,
    sentences=SENTENCES,
    ply_bound=setup.ply_bound,
    bots="rules.cartographers.bot",
    casebook="rules.cartographers.casebook.book",
    where=where,
    why=why,
    chapter=lambda state: state.season,
    check_setup=setup.check_setup,
)
