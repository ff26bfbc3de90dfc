"""A seat's mark says its name only while it is shown."""

from pytestqt.qtbot import QtBot

from views.panels.seat_badge import SeatBadge


def test_a_badge_that_is_hidden_tells_nobody_s_name(qtbot: QtBot) -> None:
    badge = SeatBadge()
    qtbot.addWidget(badge)
    badge.set_seat(1, "Ben", 32)
    badge.show()
    assert badge.accessibleName() == "Ben"
    badge.hide()
    assert badge.accessibleName() == ""
    badge.show()
    assert badge.accessibleName() == "Ben"
    assert badge.sizeHint().width() == 32


def test_marks_of_two_seats_differ_and_the_initial_is_part_of_it(qtbot: QtBot) -> None:
    badge = SeatBadge()
    qtbot.addWidget(badge)
    pictures = []
    for seat, name in ((0, "Ada"), (1, "Ada"), (0, "Ben")):
        badge.set_seat(seat, name, 40)
        pictures.append(badge.grab().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[0] != pictures[2]
