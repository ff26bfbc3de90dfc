"""«Why not?» of everything that can be pointed at: its rule and a fact, never a bare sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from rules.kernel.registry import Setup, game
from rules.kernel.steps import Seat
from rules.kernel.text import SENTENCES, english
from rules.kernel.views import view
from tests.rules.setups import spread
from tests.views.map_clicking import Clicker
from views.items.panel import Panel

GAMES = ("cthulhu_wars", "root")
POSITIONS = 4
"""In each game that is played."""
LATEST = 420
SAMPLED, ALL = 2, 50
BARE = {
    "cthulhu_wars": ("kernel.not_open",),
    "root": ("kernel.not_open", "root.why.idle", "root.why.place_idle", "root.why.card_idle"),
}


def bare_sentences(game_id: str) -> list[re.Pattern[str]]:
    """The sentences that would be true of anything, as patterns."""
    game(game_id)
    sources = [SENTENCES[key][1] for key in BARE[game_id]]
    return [re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(source))) for source in sources]


def names_of(user: Clicker) -> list[str]:
    """The words that are facts of a position beside numbers: who, where, which phase."""
    prefixes = tuple(
        f"{user.setup.game}.{each}." for each in ("faction", "phase", "suit", "item", "area")
    )
    prefixes += ("root.place.burrow",)
    sources = [source for key, (_, source) in SENTENCES.items() if key.startswith(prefixes)]
    return [re.sub(r"\s*\{\w+\}", "", source) for source in sources if source]


def things(user: Clicker) -> Iterator[Panel]:
    """Everything on every page."""
    tabs = [each for each in user.board.elements() if getattr(each, "thing", "").startswith("tab:")]
    for turn in [tab.spec.does for tab in tabs]:
        turn()
        for each in user.board.elements():
            if isinstance(each, Panel) and each.isVisible():
                yield each


def check_answers(user: Clicker, patterns: list[re.Pattern[str]], names: list[str]) -> int:
    """Asks of all that cannot be chosen; how many there were."""
    seen = user.board.scene.showing.view
    asked = 0
    for each in things(user):
        if each.can_be_chosen:
            continue
        why, asked = user.board.why_not(each), asked + 1
        told = f"{each.thing or each} «{each.label}»: {why!r}"
        assert why, told
        parts = [part.strip() for part in re.split(r"[:;,.(]", each.label) if part.strip()]
        assert any(part.casefold() in why.casefold() for part in parts), f"another thing: {told}"
        assert not any(pattern.search(why) for pattern in patterns), told
        assert re.search(r"\d", why) or any(name in why for name in names), f"no fact in {told}"
        if user.board._hand.question is None:
            thing = user.board._thing(each)
            rule = game(user.setup.game).why(seen, None, thing, None)
            assert rule.key.endswith("thing.both"), f"no rule of {told}"
    return asked


def check_position(user: Clicker, patterns: list[re.Pattern[str]], names: list[str]) -> None:
    """Asks for whoever must decide, again after a click, then for another player or an onlooker."""
    user.ask()
    assert check_answers(user, patterns, names) > 20
    option_filter = user.board._hand.option_filter
    if any(len(option.targets) > 1 for option in option_filter.matching):
        option_filter.point(option_filter.targets()[0])
        assert check_answers(user, patterns, names) > 20
    user.decision.end()
    user.board.offer(None)
    other = Seat((user.seat + 1) % user.setup.seats)
    viewer = other if user.play.state.ply % 2 else None
    user.board.show_view(view(user.play.state, viewer), viewer, user.setup)
    assert check_answers(user, patterns, names) > 20


def setups(game_id: str) -> list[object]:
    """A few in each run, two hundred positions and more in a long one."""
    found = []
    for number, setup in enumerate(spread(game(game_id), ALL)):
        marks = [pytest.mark.soak] if number >= SAMPLED else []
        found.append(pytest.param(setup, marks=marks, id=f"{game_id}-{number}"))
    return found


def _begins(user: Clicker, seen: set[str]) -> bool:
    """Whether this is the first battle or negotiation of the game: pages of their own open."""
    found = {name for name in ("battle", "talks") if getattr(user.play.state, name, None)} - seen
    seen |= found
    return bool(found)


@pytest.mark.parametrize("setup", [each for game_id in GAMES for each in setups(game_id)])
def test_everything_answers_with_its_rule_and_a_fact(qtbot: QtBot, setup: Setup) -> None:
    user, luck = Clicker(qtbot, setup), Random(setup.seed)
    patterns, names = bare_sentences(setup.game), names_of(user)
    seen: set[str] = set()
    stops = sorted(luck.sample(range(LATEST), POSITIONS))
    for number in range(LATEST):
        if not agenda.asked(user.play.state):
            break
        if _begins(user, seen) or number in stops:
            check_position(user, patterns, names)
        actions = agenda.request(user.play.state, user.seat).actions
        user.play.submit(user.seat, actions[luck.randrange(len(actions))])


@pytest.mark.parametrize("game_id", GAMES)
def test_when_the_game_is_over_the_answer_says_so(qtbot: QtBot, game_id: str) -> None:
    setup = next(spread(game(game_id), 1))
    user, luck = Clicker(qtbot, setup), Random(5)
    while agenda.asked(user.play.state):
        actions = agenda.request(user.play.state, user.seat).actions
        user.play.submit(user.seat, actions[luck.randrange(len(actions))])
    state = user.play.state
    user.board.show_view(view(state, None), None, setup)
    ending = english(state.outcome.reason).rstrip(".")
    for each in things(user):
        assert ending in user.board.why_not(each), each.label
