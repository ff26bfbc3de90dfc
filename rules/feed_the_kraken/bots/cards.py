"""Which card goes on, which one is played, when to jump (4.3, 9.1)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.feed_the_kraken.bots.mind import Mind
from rules.feed_the_kraken.bots.officers import THREE, Three, color_of, kept, mixed, mixed_taste
from rules.feed_the_kraken.bots.values import MASK_KEEP, MASK_PLAY, picks, tastes
from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import CardAction, NavCard
from rules.feed_the_kraken.state import NOBODY, clockwise
from rules.kernel.steps import Seat

SALT_KEEP, SALT_PLAY = 11, 12
ALLY = 0.9
"""So sure of a navigator one need not hide from it."""
NO_HOPE, SOME_HOPE = 0.02, 0.06
POST, GUNS = 0.05, 0.012
"""What a friend on the captain's post is worth, and a gun in a friend's hands."""


class Pick(NamedTuple):
    """A card and what it is worth; `is_mask`: chosen to look like a sailor."""

    card: NavCard
    value: float
    is_mask: bool = False


def keep(mind: Mind, choices: Sequence[NavCard]) -> Pick:
    """Captain or lieutenant: the card whose playing, or whose presence, serves best."""
    if mind.is_masked(SALT_KEEP, MASK_KEEP) and not _among_friends(mind):
        mask = _best(choices, {card: _sent_on(mind, card, mind.sailors_colors) for card in choices})
        return mask._replace(is_mask=True)
    worths = {card: _sent_on(mind, card, mind.colors) + extra(mind, card) for card in choices}
    return _best(choices, worths)


def _among_friends(mind: Mind) -> bool:
    navigator = mind.view.navigator
    return navigator != NOBODY and mind.friend(navigator) > ALLY


def _best(choices: Sequence[NavCard], worths: dict[NavCard, float]) -> Pick:
    best = max(choices, key=lambda card: worths[card])
    return Pick(best, worths[best])


def _sent_on(mind: Mind, card: NavCard, worth: Three) -> float:
    """What the chart promises when this card lies in the logbook beside the other officer's."""
    view = mind.view
    likes = tastes(mind.outlook, view.space)
    partner = view.lieutenant if mind.seat == view.captain else view.captain
    sailor, pirate, cult = (kept(mind.outlook.counts, each) for each in likes)
    even = (1 / 3, 1 / 3, 1 / 3)
    beside = mixed((sailor, pirate, cult), mind.of(partner) if partner != NOBODY else even)
    navigator = mind.of(view.navigator) if view.navigator != NOBODY else even
    plays = mixed_taste(picks(mind.outlook, view.space), navigator)
    mine = color_of(card)
    total = 0.0
    for other in THREE:
        first = plays[mine][other] if other != mine else 1.0
        total += beside[other] * (first * worth[mine] + (1 - first) * worth[other])
    return total


def play(mind: Mind, choices: Sequence[NavCard]) -> Pick:
    """Navigator: the card that serves best, or that a sailor would play."""
    if mind.is_masked(SALT_PLAY, MASK_PLAY):
        worth = mind.sailors_colors
        mask = _best(choices, {card: worth[color_of(card)] for card in choices})
        return mask._replace(is_mask=True)
    worths = {card: mind.colors[color_of(card)] + extra(mind, card) for card in choices}
    return _best(choices, worths)


def must_jump(mind: Mind, choices: Sequence[NavCard]) -> bool:
    """Both cards lose at once, and others may still win (9.1)."""
    best = max(mind.colors[color_of(card)] for card in choices)
    return best < NO_HOPE and mind.here > SOME_HOPE


def extra(mind: Mind, card: NavCard) -> float:
    """What the action of a card is worth besides its course (6)."""
    action = cards()[card].action
    view = mind.view
    if action is CardAction.DRUNK:
        return POST * (_heir_friend(mind) - mind.friend(view.captain))
    if action in (CardAction.ARMED, CardAction.DISARMED) and view.navigator != NOBODY:
        sign = 1 if action is CardAction.ARMED else -1
        return sign * GUNS * (2 * mind.friend(view.navigator) - 1)
    return 0.0


def _heir_friend(mind: Mind) -> float:
    """How likely the next captain by drink is a friend (6)."""
    heir = likely_heir(mind)
    return mind.friend(heir if heir != NOBODY else mind.view.captain)


def likely_heir(mind: Mind) -> Seat:
    """Who would be captain by the Drunk rule."""
    view = mind.view
    line = [seat for seat in clockwise(view, view.captain) if seat != view.captain]
    line = [seat for seat in line if view.crew[seat].tongue]
    if not line:
        return NOBODY
    return min(line, key=lambda seat: len(view.crew[seat].resumes))
