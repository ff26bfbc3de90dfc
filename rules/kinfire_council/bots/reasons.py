"""Why an answer is given, in one to three sentences."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.bots.searching import SearchResult
from rules.kernel.steps import Action, Choice, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.night import Night, night_of
from rules.kinfire_council.describe import item_name, space_name, who
from rules.kinfire_council.enums import Param
from rules.kinfire_council.names import goods_text
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import param
from rules.kinfire_council.state import NOBODY, Council, Goods
from rules.kinfire_council.turn.actions import OpenHand
from rules.kinfire_council.turn.playing import NightWindow, PlayHand

MOST = 3


class Reason(NamedTuple):
    """A sentence and how much it matters."""

    weight: float
    text: Text


def reasons(
    view: Council, seat: Seat, features: Features, found: SearchResult, action: Action
) -> tuple[Text, ...]:
    """The sentences, the weightiest first; () where nothing can be told. What a card would bring
    is not told before the hand is open: others may read it."""
    if isinstance(action, OpenHand):
        return (say("kinfire_council.bot.hand"),)
    end = next((each.end for each in found.tried if each.action == action), None)
    if end is None or end.outcome is not None or end.round != view.round:
        return ()
    told = [*_of_own(view, end, seat, features), *_of_cult(view, end, seat, features)]
    told.sort(key=lambda each: -each.weight)
    return tuple(dict.fromkeys(each.text for each in told))[:MOST]


def only_reason(choice: Choice) -> Text:
    """Where there is one answer."""
    is_hand = isinstance(choice, PlayHand | NightWindow)
    return say(f"kinfire_council.bot.{'no_card' if is_hand else 'only'}")


# -------------------------------------------------------------------- own gains
def _of_own(view: Council, end: Council, seat: Seat, features: Features) -> Iterator[Reason]:
    """V, needs, floors, goods, tokens: what is different at the end of the turn."""
    gained = end.score[seat] - view.score[seat]
    if gained > 0:
        yield Reason(1.0 + gained, say("kinfire_council.bot.v", n=gained))
    yield from _of_needs(view, end, seat)
    yield from _of_floors(view, end, seat, features)
    yield from _of_votes(view, end, seat, features)
    yield from _of_holdings(view, end, seat)
    yield from _of_tiles(view, end, seat)


def _of_needs(view: Council, end: Council, seat: Seat) -> Iterator[Reason]:
    met = end.met_needs[seat] - view.met_needs[seat]
    if met > 0:
        v = met * param(end, Param.NEED_V, seat)
        yield Reason(2.5, say("kinfire_council.bot.need", n=v))


def _of_floors(view: Council, end: Council, seat: Seat, features: Features) -> Iterator[Reason]:
    sent = end.shipments[len(view.shipments) :]
    rows = item_set(view).sites[view.site].rows if view.site else ()
    floors = sum(rows[row].floors for row, owner in sent if owner == seat)
    if floors:
        v = round(floors * night_of(end, features).floor)
        yield Reason(2.0 + v / 2, say("kinfire_council.bot.floors", n=floors, v=v))


def _of_votes(view: Council, end: Council, seat: Seat, features: Features) -> Iterator[Reason]:
    if len(view.docket) != len(end.docket):
        return
    for before, after in zip(view.docket, end.docket, strict=True):
        if after.votes[seat] > before.votes[seat]:
            name = item_name(end, after.card)
            yield Reason(1.6, say("kinfire_council.bot.vote", decree=name))


def _of_holdings(view: Council, end: Council, seat: Seat) -> Iterator[Reason]:
    before, after = view.sheets[seat], end.sheets[seat]
    won = _more(before.goods, after.goods)
    if sum(won):
        yield Reason(0.4 + 0.4 * sum(won), say("kinfire_council.bot.goods", goods=goods_text(won)))
    counts: Sequence[tuple[str, int, float]] = (
        ("cards", len(end.hands[seat]) - len(view.hands[seat]), 1.2),
        ("cultists", len(after.cultists) - len(before.cultists), 2.0),
        ("trophies", len(after.trophies) - len(before.trophies), 1.4),
        ("sentries", len(after.sentries) - len(before.sentries), 2.4),
        ("influence", before.reserve - after.reserve, 0.9),
        ("skills", _skills(end, seat) - _skills(view, seat), 1.7),
    )
    for name, n, weight in counts:
        if n > 0:
            yield Reason(weight, say(f"kinfire_council.bot.{name}", n=n))


def _more(before: Goods, after: Goods) -> Goods:
    a, b, c, d, e = (max(new - old, 0) for old, new in zip(before, after, strict=True))
    return (a, b, c, d, e)


def _skills(state: Council, seat: Seat) -> int:
    return sum(piece.skill is not None for piece in state.sheets[seat].pieces[1:])


def _of_tiles(view: Council, end: Council, seat: Seat) -> Iterator[Reason]:
    for number, owner in end.patrons:
        if owner == seat and (number, owner) not in view.patrons:
            place = space_name(end, str(number))
            weight = 1.0 + 0.2 * item_set(end).tier_of[number]
            yield Reason(weight, say("kinfire_council.bot.patron", place=place))


# -------------------------------------------------------------------- the Cult
def _of_cult(view: Council, end: Council, seat: Seat, features: Features) -> Iterator[Reason]:
    """What it gains tonight; who conspires."""
    before, after = night_of(view, features), night_of(end, features)
    yield from _of_night(view, end, before, after, features)
    if end.conspirator == seat and view.conspirator != seat:
        yield Reason(2.2, say("kinfire_council.bot.conspires"))
    fed = end.cult_score - view.cult_score
    if fed > 0 and features.heed < 0:
        yield Reason(1.9, say("kinfire_council.bot.feeds", n=fed))
    if end.conspirator not in (seat, view.conspirator, NOBODY):
        yield Reason(0.5, say("kinfire_council.bot.other", who=who(end, end.conspirator)))


def _of_night(
    view: Council, end: Council, before: Night, after: Night, features: Features
) -> Iterator[Reason]:
    less = before.cult + before.later - after.cult - after.later
    less += view.cult_score - end.cult_score
    if less >= 1.0 and features.heed > 0:
        weight = 0.5 + 0.5 * less * (0.5 + features.heed)
        yield Reason(weight, say("kinfire_council.bot.hinders", n=round(less)))
    if before.row < 1.0 <= after.row:
        yield Reason(1.8, say("kinfire_council.bot.holds"))
