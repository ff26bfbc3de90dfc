"""Trade posts with garrison: in any ruled clearing, for two funds of its ruler (7.6)."""

from collections.abc import Iterator

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Option, Seat
from rules.kernel.text import Text, say
from rules.root.describe import at, button, place_name, who
from rules.root.enums import TokenKind
from rules.root.factions.riverfolk.actions import EstablishPost
from rules.root.factions.riverfolk.events import PostEstablished
from rules.root.factions.riverfolk.holdings import (
    POST_COST,
    POSTS,
    board_of,
    change,
    plus,
    post_at,
    posts_left,
    tracks,
    without_post,
)
from rules.root.names import suit_name
from rules.root.scoring.points import score
from rules.root.state import CLEARINGS, NOBODY, Place, Token, Woodland
from rules.root.woodland.geography import suits_at
from rules.root.woodland.placing import (
    can_place,
    place_token,
    place_warriors,
    to_supply,
    why_not_place,
)
from rules.root.woodland.ruling import ruler


def posts(state: Woodland, seat: Seat) -> list[EstablishPost]:
    """Every clearing without a post whose ruler has two warriors in Funds (R59)."""
    box = board_of(state, seat).funds
    if max(box) < POST_COST:
        return []
    found = []
    for place in CLEARINGS:
        if post_at(state, place) is not None:
            continue
        owner = ruler(state, place)
        if owner == NOBODY or box[owner] < POST_COST:
            continue
        if not can_place(state, seat, place):
            continue
        found += [
            EstablishPost(place, suit)
            for suit in suits_at(state, place)
            if posts_left(state, seat, suit)
        ]
    return found


def establish(state: Woodland, context: StepContext, seat: Seat, order: EstablishPost) -> None:
    """The funds go home first, then the post, one warrior if there is any, and the points."""
    owner = ruler(state, order.place)
    board = board_of(state, seat)
    level = POSTS - posts_left(state, seat, order.suit)
    change(
        state,
        seat,
        funds=plus(board.funds, owner, -POST_COST),
        posts=without_post(board.posts, order.suit),
    )
    context.emit(PostEstablished(seat, order.place, order.suit, owner))
    to_supply(state, context, owner, POST_COST)
    post = Token(seat, TokenKind.TRADE_POST, order.suit)
    place_token(state, context, seat, order.place, post)
    place_warriors(state, context, seat, order.place, 1)
    score(state, context, seat, tracks().trade_post_vp[level], "trade_posts")


def why_no_post(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """Why no trade post can be established there now, or None."""
    named = place_name(state, place)
    if post_at(state, place) is not None:
        return say("root.riverfolk.why.has_post", place=named)
    owner = ruler(state, place)
    if owner == NOBODY:
        return say("root.riverfolk.why.no_ruler", place=named)
    held = board_of(state, seat).funds[owner]
    if held < POST_COST:
        return say("root.riverfolk.why.ruler_funds", place=named, whom=who(state, owner), n=held)
    suits = suits_at(state, place)
    if not any(posts_left(state, seat, suit) for suit in suits):
        return say("root.riverfolk.why.no_post", suit=suit_name(suits[0]))
    return why_not_place(state, seat, place)


def refused_posts(state: Woodland, seat: Seat) -> Iterator[tuple[EstablishPost, Text]]:
    """Clearings where none can be established."""
    for place in CLEARINGS:
        why = why_no_post(state, seat, place)
        if why is not None:
            yield EstablishPost(place, suits_at(state, place)[0]), why


def option(state: Woodland, order: EstablishPost) -> Option:
    """The order in words; its suit is named in the Lost City."""
    place = place_name(state, order.place)
    path = (button("post"), at(order.place))
    if len(suits_at(state, order.place)) == 1:
        return Option(order, say("root.riverfolk.do.post", place=place), path)
    label = say("root.riverfolk.do.post_suit", place=place, suit=suit_name(order.suit))
    return Option(order, label, (*path, button(f"suit:{order.suit.value}")))
