"""Why an answer is given, in one to three sentences."""

from rules.kernel.steps import Action, Choice, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.bots.lens import Lens
from rules.kinfire_council.bots.search import Found
from rules.kinfire_council.state import Council


def reasons(
    view: Council,
    seat: Seat,
    choice: Choice,
    action: Action,
    lens: Lens,
    found: Found | None = None,
) -> tuple[Text, ...]:
    return (say("kinfire_council.bot.best"),)
