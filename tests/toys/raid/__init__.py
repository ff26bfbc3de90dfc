"""Raid: warbands on five places; ambushes, pacts and hospitals cut into each other's battles."""

from rules.kernel.registry import Game, GameOption
from rules.kernel.text import say
from tests.toys.raid import battle, hand, losses, setup, turn
from tests.toys.raid.actions import ACTIONS, EVENTS
from tests.toys.raid.state import Raid
from tests.toys.raid.text import SENTENCES
from tests.toys.raid.views import SECRETS, deal, problems

GAME = Game(
    id="raid",
    name=say("raid.name"),
    about=say("raid.about"),
    seat_counts=range(2, 5),
    options=(
        GameOption(
            id="provoking",
            values=("yes", "no"),
            default="yes",
            name=say("raid.option_provoking"),
            help=say("raid.option_provoking_help"),
            value_names=(say("raid.yes"), say("raid.no")),
        ),
    ),
    rules_version=1,
    state_type=Raid,
    steps=(*setup.STEPS, *turn.STEPS, *hand.STEPS, *battle.STEPS, *losses.STEPS),
    actions=ACTIONS,
    events=EVENTS,
    start=setup.start,
    secrets=SECRETS,
    deal=deal,
    problems=problems,
    sentences=SENTENCES,
    ply_bound=lambda setup: 60 * turn.MOST_TURNS * setup.seats,
    bots="",
    casebook="tests.toys.raid.casebook",
    where=lambda seen: say("raid.where", turn=seen.turn),
    chapter=lambda seen: seen.turn,
)
