"""The three levels: what each of them looks at (16: nothing but what its seat may know)."""

from collections.abc import Sequence
from functools import partial

from rules.bots import Advice
from rules.bots.comparing import compared
from rules.bots.picking import pick, trusted
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Request, Seat
from rules.kinfire_council.bots.lens import Lens
from rules.kinfire_council.bots.outlook import look_again, look_at_hand
from rules.kinfire_council.bots.reasons import only_reason, reasons
from rules.kinfire_council.bots.reflexes import reflex
from rules.kinfire_council.bots.search import Found, Judge, Manner, Tried, of_hand, search
from rules.kinfire_council.bots.worth import crude_worth, heed_of, is_promising, worth
from rules.kinfire_council.draft import DraftPair
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.holdings import PickSome
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.threats.scrying import PutBack
from rules.kinfire_council.turn.actions import OpenHand
from rules.kinfire_council.turn.playing import PlayHand

NOVICE = Manner(worlds=1, wide=14, deep=1, combined=2, blur=2.5, glance=True)
STEADY = Manner(worlds=1, wide=32, deep=1, combined=5, blur=1.5)
MASTER = Manner(worlds=2, wide=80, deep=2, combined=8, second=14, again=2, next=6)

BY_REFLEX: tuple[type[Choice], ...] = (DraftPair, PutBack, PickSome)
"""Questions that a rule answers as well as a search."""


def novice(view: State, request: Request, luck: int) -> Advice:
    """Looks at few placements and at what they bring at once, and misjudges them."""
    return play(game_of(view), request, luck, NOVICE)


def steady(view: State, request: Request, luck: int) -> Advice:
    """Tries each placement to the end of the turn and weighs what stands then, a little blurred."""
    return play(game_of(view), request, luck, STEADY)


def master(view: State, request: Request, luck: int) -> Advice:
    """Looks at the turns of the others and at its own next ones as well."""
    return play(game_of(view), request, luck, MASTER)


def adviser(view: State, request: Request, luck: int) -> Advice:
    """Plays as a master, tries what that one answers by a rule, and tells what it compared."""
    game, seat, actions = game_of(view), request.seat, request.actions
    choice = asked(game)
    if len(actions) == 1:
        return Advice(actions[0], (only_reason(choice),))
    lens = lens_of(game, seat, MASTER)
    found = find(game, seat, choice, actions, luck, MASTER, lens)
    best = chosen_of(choice, found, luck, MASTER)
    if isinstance(choice, BY_REFLEX):
        best = trusted(found.tried, reflex(game, seat, choice, actions, lens))
    facts = partial(reasons, game, seat, lens, found)
    return compared((game, seat, choice), found.tried, best, facts, "kinfire_council.bot.unit")


def play(view: Council, request: Request, luck: int, manner: Manner) -> Advice:
    """The answer of a level."""
    seat, actions = request.seat, request.actions
    choice = asked(view)
    if len(actions) == 1:
        return Advice(actions[0])
    lens = lens_of(view, seat, manner)
    if isinstance(choice, BY_REFLEX):
        return Advice(reflex(view, seat, choice, actions, lens))
    found = find(view, seat, choice, actions, luck, manner, lens)
    return Advice(chosen_of(choice, found, luck, manner).action)


def asked(view: Council) -> Choice:
    """The open question."""
    choice = agenda.question(view)
    assert choice is not None, "a bot is asked only while a question is open"
    return choice


def chosen_of(choice: Choice, found: Found, luck: int, manner: Manner) -> Tried:
    """The best answer, through the level's blur. The hand is opened, and a card of it played, with
    a clear eye: else it would be opened in vain."""
    first = found.tried[0]
    if isinstance(choice, PlayHand) or isinstance(first.action, OpenHand):
        return first
    others = [each for each in found.tried if not isinstance(each.action, OpenHand)]
    return pick(others, luck, manner.blur)


def lens_of(view: Council, seat: Seat, manner: Manner) -> Lens:
    """With what the Cult's points cost the seat; a master plots only where that is promising."""
    first = Lens(view, seat)
    if manner.second and first.plots:
        first.plots = is_promising(view, first)
    lens = Lens(view, seat, heed_of(view, first))
    lens.plots = first.plots
    return lens


def find(
    view: Council,
    seat: Seat,
    choice: Choice,
    actions: Sequence[Action],
    luck: int,
    manner: Manner,
    lens: Lens,
) -> Found:
    """Answers with their values, the best first."""
    judge: Judge = crude_worth if manner.glance else worth
    if isinstance(choice, PlayHand):
        held = of_hand(view, lens, actions, luck, manner, judge)
        return look_at_hand(view, lens, held, manner) if manner.second else held
    found = search(view, lens, choice, actions, luck, manner, judge)
    if manner.second and view.phase is Phase.DAYS_LIGHT and len(found.tried) > 1:
        return look_again(view, lens, found, luck, manner)
    return found
