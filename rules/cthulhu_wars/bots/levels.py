"""The three levels: what each of them looks at (12: nothing but what its seat may know)."""

from collections.abc import Sequence
from functools import partial

from rules.bots import Advice
from rules.bots.comparing import compared
from rules.bots.picking import pick, trusted
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.battle.retreat import ChooseRetreat
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.bots.foresight import foresee
from rules.cthulhu_wars.bots.lens import lens_of
from rules.cthulhu_wars.bots.outlook import look_again
from rules.cthulhu_wars.bots.reasons import reasons
from rules.cthulhu_wars.bots.reflexes import REFLEXES, reflex
from rules.cthulhu_wars.bots.search import Found, Manner, search
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.first_player import ChooseDirection, NameFirst
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.state import Earth, game_of
from rules.cthulhu_wars.talks import MakeOffer
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Request, Seat
from rules.kernel.text import say
from rules.kernel.views import deal_world

NOVICE = Manner(worlds=1, wide=8, blur=2.5, glance=True)
STEADY = Manner(worlds=2, wide=15, rounds=1)
MASTER = Manner(worlds=3, wide=24, second=5, again=2)

BY_REFLEX: tuple[type[Choice], ...] = (
    PickBook,
    NameFirst,
    ChooseDirection,
    OfferReveal,
    MakeOffer,
    Spread,
    ChooseRetreat,
)
"""Questions that a rule answers as well as a search."""


def novice(view: State, request: Request, luck: int) -> Advice:
    """Looks at few orders and at the figures and Doom they bring at once, and misjudges them."""
    return play(game_of(view), request, luck, NOVICE)


def steady(view: State, request: Request, luck: int) -> Advice:
    """Tries orders to the end of the turn and weighs what stands then."""
    return play(game_of(view), request, luck, STEADY)


def master(view: State, request: Request, luck: int) -> Advice:
    """Tries more of them, with the rest of its turn and what the others may answer."""
    return play(game_of(view), request, luck, MASTER)


def adviser(view: State, request: Request, luck: int) -> Advice:
    """Plays as a master, tries what that one answers by a rule, and tells what it compared."""
    game, seat, actions = game_of(view), request.seat, request.actions
    choice = asked(game)
    if len(actions) == 1:
        return Advice(actions[0], (say("cthulhu_wars.bot.only"),))
    found = find(game, seat, choice, actions, luck, MASTER)
    best = found.tried[0]
    if is_settled_by_reflex(choice):
        best = trusted(found.tried, reflex(game, seat, choice, actions))
    facts = partial(reasons, game, seat, choice, found)
    return compared((game, seat, choice), found.tried, best, facts, "cthulhu_wars.bot.unit")


def play(view: Earth, request: Request, luck: int, manner: Manner) -> Advice:
    """The answer of a level."""
    seat, actions = request.seat, request.actions
    choice = asked(view)
    if len(actions) == 1:
        return Advice(actions[0])
    if is_settled_by_reflex(choice):
        return Advice(reflex(view, seat, choice, actions))
    found = find(view, seat, choice, actions, luck, manner)
    return Advice(pick(found.tried, luck, manner.blur).action)


def asked(view: Earth) -> Choice:
    """The open question."""
    choice = agenda.question(view)
    assert choice is not None, "a bot is asked only while a question is open"
    return choice


def find(
    view: Earth, seat: Seat, choice: Choice, actions: Sequence[Action], luck: int, manner: Manner
) -> Found:
    """Orders with their values; before a ritual is paid for the round is played out."""
    if not isinstance(choice, OfferRitual) or manner.glance:
        found = search(view, seat, choice, actions, luck, manner)
        if not manner.second or len(found.tried) < 2 or view.phase is not Phase.ACTION:
            return found
        worlds = [deal_world(view, seat, stirred(luck, 100 + n)) for n in range(manner.again)]
        tried = look_again(worlds, found.tried, lens_of(view, seat), manner.second)
        return Found(tried, found.world)
    worlds = [deal_world(view, seat, stirred(luck, n)) for n in range(manner.rounds)]
    return Found(foresee(worlds, lens_of(view, seat), actions), worlds[0])


def is_settled_by_reflex(choice: Choice) -> bool:
    """Small matters, and what has a rule of its own."""
    return type(choice) in REFLEXES and isinstance(choice, BY_REFLEX)
