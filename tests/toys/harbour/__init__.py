"""Night at the harbour: guards, a thief and a secret chief; three nights of secret bids."""

from rules.kernel.registry import Game, GameOption
from rules.kernel.text import say
from tests.toys.harbour import ritual, setup, turn
from tests.toys.harbour.actions import ACTIONS, EVENTS
from tests.toys.harbour.state import Harbour
from tests.toys.harbour.text import SENTENCES
from tests.toys.harbour.views import SECRETS, deal, notebook, problems

GAME = Game(
    id="harbour",
    name=say("harbour.name"),
    about=say("harbour.about"),
    seat_counts=range(3, 7),
    options=(
        GameOption(
            id="nights",
            values=("3", "5"),
            default="3",
            name=say("harbour.option_nights"),
            help=say("harbour.option_nights_help"),
            value_names=(say("harbour.nights", n=3), say("harbour.nights", n=5)),
        ),
    ),
    rules_version=1,
    state_type=Harbour,
    steps=(*setup.STEPS, *turn.STEPS, *ritual.STEPS),
    actions=ACTIONS,
    events=EVENTS,
    start=setup.start,
    secrets=SECRETS,
    deal=deal,
    problems=problems,
    sentences=SENTENCES,
    ply_bound=lambda setup: 40 * setup.seats * int(setup.options["nights"]),
    bots="tests.toys.harbour.bot",
    talk="tests.toys.harbour.bot",
    talk_due=lambda seen: seen.night > 0,
    casebook="tests.toys.harbour.casebook",
    where=lambda seen: say("harbour.where", night=seen.night),
    chapter=lambda seen: seen.night,
    undo_over_reveals=False,
    held=True,
    notebook=notebook,
)
