"""What a feed tells, one thing after another: the difference between two of its moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from models.closed_eyes import Eyes
from models.game_model import GameModel
from models.moment import Curtain, Ended, HandOver, Moment, NextStep, Trouble
from models.question import Question, ReactionWindow, ViewUpdate
from rules.kernel.steps import Event

Heard = tuple[str, object]


def differences(
    before: Moment | None, now: Moment, events: tuple[Event, ...] | None
) -> Iterator[Heard]:
    """In the order in which a screen must follow them: covers first."""
    cover = before.cover if before is not None else None
    if now.cover is not cover:
        if isinstance(now.cover, Curtain):
            yield "curtain", now.cover.seat
        if isinstance(now.cover, Eyes) or isinstance(cover, Eyes):
            yield "eyes", now.cover if isinstance(now.cover, Eyes) else None
    asked = before.asks if before is not None else None
    if now.asks is not asked and isinstance(asked, Question):
        yield "asked", None
    if events is None:
        yield "happened", ViewUpdate(now.view, now.viewer, jump=True)
    elif before is None or now.view is not before.view:
        yield "happened", ViewUpdate(now.view, now.viewer, events)
    if now.thinking != (before.thinking if before is not None else ()):
        yield "thinking", now.thinking
    if now.asks is not asked and now.asks is not None:
        yield _asking(now)


def _asking(now: Moment) -> Heard:
    asks = now.asks
    match asks:
        case Question():
            return "asked", asks
        case ReactionWindow():
            return "window", asks
        case HandOver(seat):
            return "table", seat
        case NextStep(seat):
            return "holding", seat
        case Trouble(why):
            return "trouble", why
        case Ended(outcome):
            return "over", outcome
    raise AssertionError(asks)


def listen(feed: GameModel, note: Callable[[str, object], None]) -> None:
    """Notes all that a feed tells from now on."""
    last: list[Moment] = []

    def follow(now: Moment, events: tuple[Event, ...] | None) -> None:
        before = last[-1] if last else None
        last[:] = [now]
        for kind, said in differences(before, now, events):
            note(kind, said)

    feed.moved.connect(follow)
