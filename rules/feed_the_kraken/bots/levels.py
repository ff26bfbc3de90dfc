"""The three levels: each question by its kind, answered from the seat's own view (14)."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from rules.bots import Advice, Rival
from rules.feed_the_kraken.actions import (
    AddAll,
    Appoint,
    Choose,
    Commit,
    DiscardCard,
    GiveBadge,
    Jump,
    Keep,
    Mark,
    Play,
    Redraw,
    RuleOut,
    TurnUp,
)
from rules.feed_the_kraken.appointment import AppointTeam, eligible
from rules.feed_the_kraken.bots import cards, characters, crew, mutiny, targets
from rules.feed_the_kraken.bots.mind import MASTER, NOVICE, STEADY, Mind, Skill
from rules.feed_the_kraken.bots.officers import COLORS, CULT, THREE, color_of
from rules.feed_the_kraken.characters.armoury import Repay
from rules.feed_the_kraken.characters.checks import AddGuns
from rules.feed_the_kraken.characters.posts import HireAgain
from rules.feed_the_kraken.characters.window import Aim, StepIn
from rules.feed_the_kraken.enums import Faction, NavCard, Post, Token
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.mutiny.outcome import BreakTie
from rules.feed_the_kraken.names import character_name, color_name, who
from rules.feed_the_kraken.navigation.card_actions import ChooseViewer
from rules.feed_the_kraken.navigation.draws import KeepCard, ReadLogbook
from rules.feed_the_kraken.navigation.map_actions import ChooseTarget
from rules.feed_the_kraken.navigation.overboard import NameEmergency
from rules.feed_the_kraken.navigation.piles import TreatTop
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.feed_the_kraken.rituals.stash import SpreadGuns
from rules.feed_the_kraken.state import game_of
from rules.kernel.agenda import question
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Pass, Request, Seat
from rules.kernel.text import Text, say

Answer = Callable[[Mind, Choice, Request], Advice]
RISKY = 0.1


def advise(skill: Skill, view: State, request: Request, luck: int) -> Advice:
    """The answer of a level, with its reasons."""
    if len(request.actions) == 1:
        return Advice(request.actions[0], (say("feed_the_kraken.bot.only"),))
    game, step = game_of(view), question(view)
    assert step is not None, "nothing is asked"
    answer = ANSWERS.get(type(step))
    if answer is None:
        return Advice(request.actions[0], (say("feed_the_kraken.bot.best"),))
    return answer(Mind(game, request.seat, skill, luck), step, request)


novice = partial(advise, NOVICE)
steady = partial(advise, STEADY)
master = partial(advise, MASTER)


def adviser(view: State, request: Request, luck: int) -> Advice:
    """Plays as a master; what came second is what it would do if the first were forbidden."""
    best = master(view, request, luck)
    game, step = game_of(view), question(view)
    assert step is not None, "nothing is asked"
    said = step.describe(game, request.seat, best.action).label
    rest = [
        each for each in request.actions if step.describe(game, request.seat, each).label != said
    ]
    if not rest or type(step) not in ANSWERS:
        return best
    other = _second(Mind(game, request.seat, MASTER, luck), step, request, rest)
    facts = tuple(each for each in other.reasons if each not in best.reasons)
    return msgspec.structs.replace(best, rival=Rival(other.action, None, facts))


def _second(mind: Mind, step: Choice, request: Request, rest: Sequence[Action]) -> Advice:
    if isinstance(step, CommitGuns):
        plans = mutiny.plans(mind, [each.guns for each in rest if isinstance(each, Commit)])
        plan = max(plans, key=lambda each: each.gain)
        return Advice(Commit(plan.guns), (_enough(plan),))
    if len(rest) == 1 and not isinstance(rest[0], Keep | Play | Choose | Mark | Appoint):
        return Advice(rest[0])
    return ANSWERS[type(step)](mind, step, msgspec.structs.replace(request, actions=rest))


def percent(odds: float) -> int:
    """Odds as people read them."""
    return round(100 * max(0.0, min(1.0, odds)))


def _friend(mind: Mind, seat: Seat) -> Text:
    return say("feed_the_kraken.bot.friend", who=who(seat), percent=percent(mind.friend(seat)))


def _enemy(mind: Mind, seat: Seat) -> Text:
    return say("feed_the_kraken.bot.enemy", who=who(seat), percent=percent(1 - mind.friend(seat)))


def _seats(actions: Sequence[Action]) -> list[Seat]:
    return [a.seat for a in actions if isinstance(a, Choose | Mark | RuleOut | Appoint)]


def _appoint(mind: Mind, step: Choice, request: Request) -> Advice:
    """(4.1) Lieutenant and navigator as one team; the navigator again once the first is named."""
    first = request.actions[0]
    if isinstance(first, GiveBadge):
        return _badge(mind)
    assert isinstance(first, Appoint)
    able = _seats(request.actions)
    if first.post is Post.LIEUTENANT:
        # All may still navigate, whoever has been struck from the answers.
        pairs = crew.pairs(able, eligible(mind.view))
    else:
        named = [part.seat for part in request.given if isinstance(part, Appoint)]
        lieutenant = named[0] if named else mind.view.hired
        pairs = crew.pairs([lieutenant], able)
    found = crew.teams(mind, pairs)
    best = max(found, key=lambda each: each.value)
    seat = best.lieutenant if first.post is Post.LIEUTENANT else best.navigator
    return Advice(Appoint(first.post, seat), _why_team(mind, best, seat))


def _why_team(mind: Mind, best: crew.Team, seat: Seat) -> tuple[Text, ...]:
    team = say("feed_the_kraken.bot.team", percent=percent(best.course), now=percent(mind.here))
    found = [_friend(mind, seat), team]
    if best.mutiny > RISKY:
        found.append(say("feed_the_kraken.bot.risk", percent=percent(best.mutiny)))
    return tuple(found)


def _badge(mind: Mind) -> Advice:
    """(9.3) The last other seat: a friend navigates, an enemy does less harm as lieutenant."""
    (last,) = mind.others()
    is_friend = mind.friend(last) > 0.5
    post = Post.NAVIGATOR if is_friend else Post.LIEUTENANT
    return Advice(GiveBadge(post), (_friend(mind, last),))


def _commit(mind: Mind, step: Choice, request: Request) -> Advice:
    """(4.2) Guns against the team."""
    numbers = [action.guns for action in request.actions if isinstance(action, Commit)]
    plan = mutiny.plan(mind, numbers)
    before, after = percent(plan.stay), percent(plan.own)
    rebel = say("feed_the_kraken.bot.rebel", before=before, after=after)
    return Advice(Commit(plan.guns), (rebel, _enough(plan)))


def _enough(plan: mutiny.Plan) -> Text:
    return say("feed_the_kraken.bot.enough", n=plan.guns, percent=percent(plan.success))


def _break_tie(mind: Mind, step: Choice, request: Request) -> Advice:
    seat = mutiny.rule_out(mind, _seats(request.actions))
    return Advice(RuleOut(seat), (_enemy(mind, seat),))


def _keep(mind: Mind, step: Choice, request: Request) -> Advice:
    """(4.3) One card goes on; an Archivist's officer may draw again."""
    kept = [action for action in request.actions if isinstance(action, Keep)]
    pick = cards.keep(mind, _kinds(kept))
    if any(isinstance(action, Redraw) for action in request.actions) and _is_poor(mind, kept):
        return Advice(Redraw(), (say("feed_the_kraken.bot.redraw"),))
    chosen = next(action for action in kept if action.card is pick.card)
    return Advice(chosen, _why_card(mind, pick))


def _kinds(found: Sequence[Keep | Play]) -> list[NavCard]:
    return list(dict.fromkeys(action.card for action in found))


def _is_poor(mind: Mind, kept: Sequence[Keep]) -> bool:
    """Whether the best card in hand is worth less than cards are on average."""
    counts = mind.outlook.counts
    average = sum(counts[color] * mind.colors[color] for color in THREE) / sum(counts)
    return max(mind.colors[color_of(action.card)] for action in kept) < average


def _why_card(mind: Mind, pick: cards.Pick) -> tuple[Text, ...]:
    if pick.is_mask:
        return (say("feed_the_kraken.bot.mask"),)
    color = color_of(pick.card)
    name, odds = color_name(COLORS[color]), percent(mind.colors[color])
    return (say("feed_the_kraken.bot.color", color=name, percent=odds),)


def _play(mind: Mind, step: Choice, request: Request) -> Advice:
    """(4.3, 9.1) One card is played, or the navigator jumps."""
    found = [action for action in request.actions if isinstance(action, Play)]
    kinds = _kinds(found)
    may_jump = any(isinstance(action, Jump) for action in request.actions)
    if may_jump and cards.must_jump(mind, kinds):
        return Advice(Jump(), (say("feed_the_kraken.bot.jump"),))
    pick = cards.play(mind, kinds)
    chosen = next(action for action in found if action.card is pick.card)
    return Advice(chosen, _why_card(mind, pick))


def _target(mind: Mind, step: Choice, request: Request) -> Advice:
    """(5) Whom a map action hits."""
    assert isinstance(step, ChooseTarget)
    seat = targets.best(mind, _seats(request.actions), targets.of_token(step.token))
    return Advice(Choose(seat), (_why_target(mind, step.token, seat),))


def _why_target(mind: Mind, token: Token, seat: Seat) -> Text:
    if token is Token.FEED_THE_KRAKEN:
        if mind.side == CULT and seat == mind.leader:
            return say("feed_the_kraken.bot.leader", who=who(seat))
        odds = percent(mind.is_leader(seat))
        return say("feed_the_kraken.bot.not_leader", who=who(seat), percent=odds)
    if token is Token.OFF_WITH_THE_TONGUE:
        return _enemy(mind, seat)
    return _friend(mind, seat)


def _viewer(mind: Mind, step: Choice, request: Request) -> Advice:
    """(6) Who may look: a friend."""
    seat = targets.best(mind, _seats(request.actions), targets.trust)
    return Advice(Choose(seat), (_friend(mind, seat),))


def _emergency(mind: Mind, step: Choice, request: Request) -> Advice:
    """(9.2) Another navigator."""
    seat = targets.best(mind, _seats(request.actions), targets.emergency)
    return Advice(Appoint(Post.NAVIGATOR, seat), (_friend(mind, seat),))


def _top_card(mind: Mind, step: Choice, request: Request) -> Advice:
    """(6, 10) A good card stays, a bad one goes."""
    card = mind.view.draw_pile[0]
    counts = mind.outlook.counts
    average = sum(counts[color] * mind.colors[color] for color in THREE) / max(1, sum(counts))
    is_good = card is NavCard.HIDDEN or mind.colors[color_of(card)] >= average
    key = "leave" if is_good else "discard"
    found = [a for a in request.actions if isinstance(a, DiscardCard) != is_good]
    return Advice(found[0], (say(f"feed_the_kraken.bot.{key}"),))


def _window(mind: Mind, step: Choice, request: Request) -> Advice:
    """(10) The own character now, or later."""
    use = next((action for action in request.actions if isinstance(action, TurnUp)), None)
    if use is None or not characters.is_worth_it(mind, use.character):
        return Advice(Pass(), (say("feed_the_kraken.bot.wait"),))
    name = character_name(use.character)
    return Advice(use, (say("feed_the_kraken.bot.now", character=name),))


def _aim(mind: Mind, step: Choice, request: Request) -> Advice:
    """(10) The next target of the own character."""
    assert isinstance(step, Aim)
    seat = characters.aim(mind, step.character, step.chosen, _seats(request.actions))
    return Advice(Choose(seat), (_friend(mind, seat),))


def _add(mind: Mind, step: Choice, request: Request) -> Advice:
    """(10) Instigated."""
    adds = characters.adds_all(mind)
    key = "add" if adds else "add_nothing"
    found = [action for action in request.actions if isinstance(action, AddAll) == adds]
    return Advice(found[0], (say(f"feed_the_kraken.bot.{key}"),))


def _convert(mind: Mind, step: Choice, request: Request) -> Advice:
    """(7) The leader's convert; for all others a mark of distrust, and so for a leader without."""
    seats = _seats(request.actions)
    if not seats:
        return Advice(Pass(), (say("feed_the_kraken.bot.only"),))
    is_leader = mind.faction is Faction.CULT_LEADER
    seat = targets.best(mind, seats, targets.convert if is_leader else targets.suspect)
    key = "convert" if is_leader else "suspect"
    return Advice(Mark(seat), (say(f"feed_the_kraken.bot.{key}", who=who(seat)),))


def _spread(mind: Mind, step: Choice, request: Request) -> Advice:
    """(7) A gun of the leader, or a mark."""
    seats, given = _seats(request.actions), _seats(request.given)
    if mind.faction is Faction.CULT_LEADER:
        seat = targets.best(mind, seats, lambda who, each: targets.share(who, each, given))
        return Advice(Mark(seat), (say("feed_the_kraken.bot.share", who=who(seat)),))
    rest = [each for each in seats if each != mind.seat and each not in given] or seats
    seat = targets.best(mind, rest, targets.suspect)
    return Advice(Mark(seat), (say("feed_the_kraken.bot.suspect", who=who(seat)),))


ANSWERS: dict[type[Choice], Answer] = {
    AppointTeam: _appoint,
    CommitGuns: _commit,
    BreakTie: _break_tie,
    KeepCard: _keep,
    ReadLogbook: _play,
    ChooseTarget: _target,
    ChooseViewer: _viewer,
    NameEmergency: _emergency,
    TreatTop: _top_card,
    StepIn: _window,
    Aim: _aim,
    AddGuns: _add,
    HireAgain: _viewer,
    Repay: _viewer,
    NameConvert: _convert,
    SpreadGuns: _spread,
}
"""A page or any new question gets its first answer."""
