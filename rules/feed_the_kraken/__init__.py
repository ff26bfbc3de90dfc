"""Feed the Kraken: one ship, three hidden sides, and a captain who names the team."""

from rules.feed_the_kraken import rituals, setup, turn
from rules.feed_the_kraken.actions import ACTIONS
from rules.feed_the_kraken.characters import window
from rules.feed_the_kraken.claim import Say
from rules.feed_the_kraken.data import crews
from rules.feed_the_kraken.events import EVENTS
from rules.feed_the_kraken.knowledge.notebook import notes
from rules.feed_the_kraken.messages.all_messages import SENTENCES
from rules.feed_the_kraken.navigation.sailing import where
from rules.feed_the_kraken.options import OPTIONS, check_setup
from rules.feed_the_kraken.problems import problems
from rules.feed_the_kraken.state import Kraken
from rules.feed_the_kraken.views import SECRETS, deal
from rules.feed_the_kraken.why import why
from rules.kernel.registry import Game
from rules.kernel.text import say

GAME = Game(
    id="feed_the_kraken",
    name=say("feed_the_kraken.name"),
    about=say("feed_the_kraken.about"),
    seat_counts=range(min(crews()), max(crews()) + 1),
    options=OPTIONS,
    rules_version=1,
    state_type=Kraken,
    steps=(*setup.STEPS, *turn.STEPS, *window.STEPS, *rituals.STEPS),
    actions=(*ACTIONS, Say),
    events=EVENTS,
    start=setup.start,
    secrets=SECRETS,
    deal=deal,
    problems=problems,
    sentences=SENTENCES,
    ply_bound=setup.ply_bound,
    bots="rules.feed_the_kraken.bot",
    casebook="rules.feed_the_kraken.casebook.book",
    where=where,
    why=why,
    chapter=lambda state: state.round,
    talk="rules.feed_the_kraken.bot",
    talk_due=turn.talk_due,
    check_setup=check_setup,
    undo_over_reveals=False,
    held=True,
    notebook=notes,
)
