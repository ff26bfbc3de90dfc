"""Whatever is asked, and whichever page lies open: every open choice is lit or on the bar."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from rules.kernel import agenda
from rules.kernel.steps import Option
from tests.views.map_clicking import Clicker
from tests.views.root.seating import seated
from views.items.panel import Panel
from views.root.panels.tabs import COMMON

FOLK = [
    ("cult", "marquise", "eyrie"),
    ("vagabond", "alliance", "riverfolk", "cult"),
    ("duchy", "corvid", "eyrie", "vagabond"),
]
ASKED, EVERY = 36, 3


def lit(user: Clicker) -> list[Panel]:
    """What answers the question on the table."""
    found = [each for each in user.board.elements() if isinstance(each, Panel)]
    return [each for each in found if each.is_answer and each.can_press and each.isVisible()]


def without_a_way(user: Clicker, option_filter: OptionFilter) -> list[Option]:
    """Open choices that can neither be clicked nor pressed."""
    keys = {choice.key for choice in user.action_bar.choices if not choice.why_not}
    rest = [option for option in option_filter.matching if option.action not in keys]
    shown = [target for target in option_filter.targets() if user.board.shows(target)]
    reached = [option.action for target in shown for option in option_filter.options_at(target)]
    return [option for option in rest if option.action not in reached]


def check(user: Clicker) -> None:
    """Something is there to be pressed, and nothing is lost."""
    assert user.decision is not None
    option_filter = user.decision._option_filter
    assert option_filter is not None
    assert lit(user) or user.action_bar.choices, user.asked[-1]
    assert without_a_way(user, option_filter) == [], (user.asked[-1], option_filter.path)


@pytest.mark.parametrize("folk", FOLK, ids="-".join)
def test_something_is_lit_or_on_the_shelf_at_every_moment(
    qtbot: QtBot, folk: tuple[str, ...]
) -> None:
    user = Clicker(qtbot, seated(folk, seed=3))
    for number in range(ASKED * EVERY):
        if number % EVERY:
            walk(user)
            continue
        question = user.ask()
        check(user)
        around = user.board.scene.surroundings
        for page in (*range(len(folk)), COMMON):
            around.turn_to(page)
            check(user)
        decision = user.decision
        assert decision is not None
        option_filter = decision._option_filter
        assert option_filter is not None
        if option_filter.targets() and user.answer is None:
            option_filter.choose(
                option_filter.targets()[user.luck.randrange(len(option_filter.targets()))]
            )
            if user.answer is None:
                check(user)
                around.turn_to(COMMON)
                check(user)
        decision.end()
        options = [option for option in question.options() if option.why_not is None]
        user.play.submit(question.seat, user.luck.choice(options).action)


def walk(user: Clicker) -> None:
    """A choice that nobody looks at."""
    seat = user.seat
    actions = agenda.request(user.play.state, seat).actions
    user.play.submit(seat, actions[user.luck.randrange(len(actions))])
