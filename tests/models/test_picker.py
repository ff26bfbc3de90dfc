"""From clicks to an action (models/picker.py)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from models.picker import Picker
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
def picker(qtbot: QtBot) -> Picker:
    return Picker(OPTIONS)


def test_at_first_all_beginnings_are_lit(picker: Picker) -> None:
    assert picker.targets() == [place(1), place(4)]
    assert picker.path == ()
    assert picker.refused() == {place(7): plain("no warriors there")}


def test_clicks_narrow(picker: Picker) -> None:
    assert picker.choose(place(1)) is None
    assert picker.targets() == [place(2), place(3)]
    assert picker.why_not(place(6)) == plain("no path")
    assert picker.why_not(place(2)) is None
    assert picker.choose(place(2)) is None
    assert picker.targets() == [amount(1), amount(2)]


def test_the_last_click_gives_the_action_once(picker: Picker, qtbot: QtBot) -> None:
    picked: list[object] = []
    picker.picked.connect(picked.append)
    picker.choose(place(1))
    picker.choose(place(2))
    assert picker.choose(amount(2)) == March(1, 2, 2)
    assert picked == [March(1, 2, 2)]


def test_what_is_not_lit_changes_nothing(picker: Picker) -> None:
    changes: list[None] = []
    picker.changed.connect(lambda: changes.append(None))
    assert picker.choose(place(7)) is None
    assert picker.path == ()
    assert not changes


def test_one_step_back_at_a_time(picker: Picker) -> None:
    picker.choose(place(1))
    picker.choose(place(2))
    assert picker.step_back()
    assert picker.path == (place(1),)
    assert picker.step_back()
    assert not picker.step_back()


def test_restart(picker: Picker) -> None:
    picker.choose(place(1))
    picker.restart()
    assert picker.targets() == [place(1), place(4)]


def test_enter_takes_what_is_left(picker: Picker) -> None:
    assert picker.confirm() is None
    picker.choose(place(4))
    assert picker.only == OPTIONS[3]
    assert picker.confirm() == March(4, 5, 1)


def test_a_path_that_is_whole_and_goes_on_waits_for_enter(qtbot: QtBot) -> None:
    short = Option(March(1, 0, 0), plain("stay"), (place(1),))
    picker = Picker([short, march(1, 2, 1)])
    assert picker.choose(place(1)) is None
    assert picker.complete == [short]
    assert picker.targets() == [place(2)]
    assert picker.confirm() == March(1, 0, 0)


def test_one_path_with_two_meanings_asks_which(qtbot: QtBot) -> None:
    twins = [Option(March(1, 0, n), plain(str(n)), (place(1),)) for n in (1, 2)]
    picker = Picker(twins)
    assert picker.choose(place(1)) is None
    assert picker.complete == twins
    assert picker.confirm() is None
    assert picker.take(twins[1]) == March(1, 0, 2)


def test_in_any_order_clicks_are_a_bag(qtbot: QtBot) -> None:
    hits = [
        Option(March(1, 2, 0), plain("both"), (place(1), place(2))),
        Option(March(1, 1, 0), plain("twice"), (place(1), place(1))),
    ]
    picker = Picker(hits, any_order=True)
    assert picker.targets() == [place(1), place(2)]
    picker.choose(place(2))
    assert picker.only == hits[0]
    assert picker.choose(place(1)) == March(1, 2, 0)
    picker.restart()
    picker.choose(place(1))
    assert picker.targets() == [place(2), place(1)]
    assert picker.choose(place(1)) == March(1, 1, 0)


def test_what_a_click_would_leave(picker: Picker) -> None:
    assert picker.options_at(place(4)) == [OPTIONS[3]]
    assert len(picker.options_at(place(1))) == 3


# ---------------------------------------------------------------- what needs no click
def button(name: str) -> Target:
    return Target(TargetKind.BUTTON, name)


def card(name: str) -> Target:
    return Target(TargetKind.CARD, name)


def order(number: int, *targets: Target) -> Option:
    return Option(March(number, 0, 0), plain(str(number)), targets)


def test_what_stands_behind_a_button_can_be_clicked_at_once(qtbot: QtBot) -> None:
    picker = Picker(
        [
            order(1, card("fox"), button("recruit"), place(3)),
            order(2, card("fox"), button("build"), place(4)),
            order(3, card("fox"), button("score")),
        ]
    )
    picker.choose(card("fox"))
    assert picker.targets() == [
        button("recruit"),
        place(3),
        button("build"),
        place(4),
        button("score"),
    ]
    assert picker.choose(place(4)) == March(2, 0, 0)


def test_a_button_that_was_left_out_tells_what_is_meant(qtbot: QtBot) -> None:
    picker = Picker([order(n, button(name), place(5)) for n, name in enumerate(("dig", "post"))])
    assert picker.choose(place(5)) is None
    assert picker.targets() == [button("dig"), button("post")]
    assert picker.choose(button("post")) == March(1, 0, 0)


def test_a_button_can_still_be_the_first_click(qtbot: QtBot) -> None:
    picker = Picker([order(n, button(name), place(5)) for n, name in enumerate(("dig", "post"))])
    assert picker.choose(button("dig")) is None
    assert picker.choose(place(5)) == March(0, 0, 0)


def test_a_button_behind_the_last_click_is_pressed(qtbot: QtBot) -> None:
    picker = Picker([order(1, card("fox"), button("score")), order(2, place(1), button("build"))])
    assert picker.choose(card("fox")) is None
    assert picker.step_back()
    assert picker.choose(place(1)) is None
    assert picker.choose(button("build")) == March(2, 0, 0)


def test_the_only_rival_and_the_only_number_need_no_click(qtbot: QtBot) -> None:
    rival = Target(TargetKind.SEAT, 1)
    picker = Picker([order(1, place(1), rival), order(2, place(2), rival), march(3, 4, 1)])
    assert picker.choose(place(1)) == March(1, 0, 0)
    picker.restart()
    assert picker.choose(place(3)) is None
    assert picker.choose(place(4)) == March(3, 4, 1)


def test_one_of_several_rivals_is_clicked(qtbot: QtBot) -> None:
    rivals = [Target(TargetKind.SEAT, seat) for seat in (1, 2)]
    picker = Picker([order(seat, place(1), rivals[seat - 1]) for seat in (1, 2)])
    assert picker.choose(place(1)) is None
    assert picker.choose(rivals[1]) == March(2, 0, 0)


def test_the_only_card_is_clicked_all_the_same(qtbot: QtBot) -> None:
    picker = Picker([order(1, button("dig"), place(1), card("fox")), order(2, place(2))])
    assert picker.choose(place(1)) is None
    assert picker.choose(card("fox")) == March(1, 0, 0)


# ---------------------------------------------------------------- a card before all else
def work(where: int, which: str, card_first: bool = True) -> Option:
    path = (place(where), Target(TargetKind.CARD, which))
    return Option(March(where, 0, len(which)), plain(which), path, card_first=card_first)


def test_a_card_may_come_before_its_place(qtbot: QtBot) -> None:
    picker = Picker([work(1, "fox"), work(2, "mouse"), work(2, "bird!"), work(3, "late", False)])
    fox, mouse = (Target(TargetKind.CARD, name) for name in ("fox", "mouse"))
    assert set(picker.targets()) >= {place(1), place(2), place(3), fox, mouse}
    assert Target(TargetKind.CARD, "late") not in picker.targets()
    assert picker.choose(mouse) is None, "nothing is meant before the place is clicked"
    assert picker.targets() == [place(2)]
    assert picker.choose(place(2)) == March(2, 0, 5)
    picker.restart()
    assert picker.choose(place(1)) is None
    assert picker.targets() == [fox]
    assert picker.choose(fox) == March(1, 0, 3)
