"""From clicks to an action (models/option_filter.py)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from rules.kernel.steps import Action, Option, Target, TargetKind
from rules.kernel.text import plain


class March(Action, frozen=True):
    src: int
    dst: int
    warriors: int


def place(number: int) -> Target:
    return Target(TargetKind.PLACE, number)


def amount(number: int) -> Target:
    return Target(TargetKind.AMOUNT, number)


def march(src: int, dst: int, warriors: int, why_not: str = "") -> Option:
    return Option(
        March(src, dst, warriors),
        plain(f"{warriors} from {src} to {dst}"),
        (place(src), place(dst), amount(warriors)),
        plain(why_not) if why_not else None,
    )


OPTIONS = [
    march(1, 2, 1),
    march(1, 2, 2),
    march(1, 3, 1),
    march(4, 5, 1),
    march(1, 6, 1, "no path"),
    march(7, 1, 1, "no warriors there"),
]


@pytest.fixture
def option_filter(qtbot: QtBot) -> OptionFilter:
    return OptionFilter(OPTIONS)


def test_at_first_all_beginnings_are_lit(option_filter: OptionFilter) -> None:
    assert option_filter.targets() == [place(1), place(4)]
    assert option_filter.path == ()
    assert option_filter.refused() == {place(7): plain("no warriors there")}


def test_clicks_narrow(option_filter: OptionFilter) -> None:
    assert option_filter.choose(place(1)) is None
    assert option_filter.targets() == [place(2), place(3)]
    assert option_filter.why_not(place(6)) == plain("no path")
    assert option_filter.why_not(place(2)) is None
    assert option_filter.choose(place(2)) is None
    assert option_filter.targets() == [amount(1), amount(2)]


def test_the_last_click_gives_the_action_once(option_filter: OptionFilter, qtbot: QtBot) -> None:
    picked: list[object] = []
    option_filter.picked.connect(picked.append)
    option_filter.choose(place(1))
    option_filter.choose(place(2))
    assert option_filter.choose(amount(2)) == March(1, 2, 2)
    assert picked == [March(1, 2, 2)]


def test_what_is_not_lit_changes_nothing(option_filter: OptionFilter) -> None:
    changes: list[None] = []
    option_filter.changed.connect(lambda: changes.append(None))
    assert option_filter.choose(place(7)) is None
    assert option_filter.path == ()
    assert not changes


def test_one_step_back_at_a_time(option_filter: OptionFilter) -> None:
    option_filter.choose(place(1))
    option_filter.choose(place(2))
    assert option_filter.step_back()
    assert option_filter.path == (place(1),)
    assert option_filter.step_back()
    assert not option_filter.step_back()


def test_restart(option_filter: OptionFilter) -> None:
    option_filter.choose(place(1))
    option_filter.restart()
    assert option_filter.targets() == [place(1), place(4)]


def test_enter_takes_what_is_left(option_filter: OptionFilter) -> None:
    assert option_filter.confirm() is None
    option_filter.choose(place(4))
    assert option_filter.only == OPTIONS[3]
    assert option_filter.confirm() == March(4, 5, 1)


def test_a_path_that_is_whole_and_goes_on_waits_for_enter(qtbot: QtBot) -> None:
    short = Option(March(1, 0, 0), plain("stay"), (place(1),))
    option_filter = OptionFilter([short, march(1, 2, 1)])
    assert option_filter.choose(place(1)) is None
    assert option_filter.complete == [short]
    assert option_filter.targets() == [place(2)]
    assert option_filter.confirm() == March(1, 0, 0)


def test_one_path_with_two_meanings_asks_which(qtbot: QtBot) -> None:
    twins = [Option(March(1, 0, n), plain(str(n)), (place(1),)) for n in (1, 2)]
    option_filter = OptionFilter(twins)
    assert option_filter.choose(place(1)) is None
    assert option_filter.complete == twins
    assert option_filter.confirm() is None
    assert option_filter.take(twins[1]) == March(1, 0, 2)


def test_in_any_order_clicks_are_a_bag(qtbot: QtBot) -> None:
    hits = [
        Option(March(1, 2, 0), plain("both"), (place(1), place(2))),
        Option(March(1, 1, 0), plain("twice"), (place(1), place(1))),
    ]
    option_filter = OptionFilter(hits, any_order=True)
    assert option_filter.targets() == [place(1), place(2)]
    option_filter.choose(place(2))
    assert option_filter.only == hits[0]
    assert option_filter.choose(place(1)) == March(1, 2, 0)
    option_filter.restart()
    option_filter.choose(place(1))
    assert option_filter.targets() == [place(2), place(1)]
    assert option_filter.choose(place(1)) == March(1, 1, 0)


def test_what_a_click_would_leave(option_filter: OptionFilter) -> None:
    assert option_filter.options_at(place(4)) == [OPTIONS[3]]
    assert len(option_filter.options_at(place(1))) == 3


# ---------------------------------------------------------------- what needs no click
def button(name: str) -> Target:
    return Target(TargetKind.BUTTON, name)


def card(name: str) -> Target:
    return Target(TargetKind.CARD, name)


def order(number: int, *targets: Target) -> Option:
    return Option(March(number, 0, 0), plain(str(number)), targets)


def test_what_stands_behind_a_button_can_be_clicked_at_once(qtbot: QtBot) -> None:
    option_filter = OptionFilter(
        [
            order(1, card("fox"), button("recruit"), place(3)),
            order(2, card("fox"), button("build"), place(4)),
            order(3, card("fox"), button("score")),
        ]
    )
    option_filter.choose(card("fox"))
    assert option_filter.targets() == [
        button("recruit"),
        place(3),
        button("build"),
        place(4),
        button("score"),
    ]
    assert option_filter.choose(place(4)) == March(2, 0, 0)


def test_a_button_that_was_left_out_tells_what_is_meant(qtbot: QtBot) -> None:
    option_filter = OptionFilter(
        [order(n, button(name), place(5)) for n, name in enumerate(("dig", "post"))]
    )
    assert option_filter.choose(place(5)) is None
    assert option_filter.targets() == [button("dig"), button("post")]
    assert option_filter.choose(button("post")) == March(1, 0, 0)


def test_a_button_can_still_be_the_first_click(qtbot: QtBot) -> None:
    option_filter = OptionFilter(
        [order(n, button(name), place(5)) for n, name in enumerate(("dig", "post"))]
    )
    assert option_filter.choose(button("dig")) is None
    assert option_filter.choose(place(5)) == March(0, 0, 0)


def test_a_button_behind_the_last_click_is_pressed(qtbot: QtBot) -> None:
    option_filter = OptionFilter(
        [order(1, card("fox"), button("score")), order(2, place(1), button("build"))]
    )
    assert option_filter.choose(card("fox")) is None
    assert option_filter.step_back()
    assert option_filter.choose(place(1)) is None
    assert option_filter.choose(button("build")) == March(2, 0, 0)


def test_the_only_rival_and_the_only_number_need_no_click(qtbot: QtBot) -> None:
    rival = Target(TargetKind.SEAT, 1)
    option_filter = OptionFilter(
        [order(1, place(1), rival), order(2, place(2), rival), march(3, 4, 1)]
    )
    assert option_filter.choose(place(1)) == March(1, 0, 0)
    option_filter.restart()
    assert option_filter.choose(place(3)) is None
    assert option_filter.choose(place(4)) == March(3, 4, 1)


def test_one_of_several_rivals_is_clicked(qtbot: QtBot) -> None:
    rivals = [Target(TargetKind.SEAT, seat) for seat in (1, 2)]
    option_filter = OptionFilter([order(seat, place(1), rivals[seat - 1]) for seat in (1, 2)])
    assert option_filter.choose(place(1)) is None
    assert option_filter.choose(rivals[1]) == March(2, 0, 0)


def test_the_only_card_is_clicked_all_the_same(qtbot: QtBot) -> None:
    option_filter = OptionFilter(
        [order(1, button("dig"), place(1), card("fox")), order(2, place(2))]
    )
    assert option_filter.choose(place(1)) is None
    assert option_filter.choose(card("fox")) == March(1, 0, 0)


# ---------------------------------------------------------------- a card before all else
def work(where: int, which: str, card_first: bool = True) -> Option:
    path = (place(where), Target(TargetKind.CARD, which))
    return Option(March(where, 0, len(which)), plain(which), path, card_first=card_first)


def test_a_card_may_come_before_its_place(qtbot: QtBot) -> None:
    option_filter = OptionFilter(
        [work(1, "fox"), work(2, "mouse"), work(2, "bird!"), work(3, "late", False)]
    )
    fox, mouse = (Target(TargetKind.CARD, name) for name in ("fox", "mouse"))
    assert set(option_filter.targets()) >= {place(1), place(2), place(3), fox, mouse}
    assert Target(TargetKind.CARD, "late") not in option_filter.targets()
    assert option_filter.choose(mouse) is None, "nothing is meant before the place is clicked"
    assert option_filter.targets() == [place(2)]
    assert option_filter.choose(place(2)) == March(2, 0, 5)
    option_filter.restart()
    assert option_filter.choose(place(1)) is None
    assert option_filter.targets() == [fox]
    assert option_filter.choose(fox) == March(1, 0, 3)
