"""The table as the window knows it (views/feed_the_kraken/board.py): decisions by mouse."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.actions import Appoint, Choose, Keep, Mark, Play, RuleOut
from rules.feed_the_kraken.appointment import eligible
from rules.feed_the_kraken.enums import Faction, NavCard, Post
from rules.kernel import agenda
from rules.kernel.steps import Seat, Target, TargetKind
from tests.views.feed_the_kraken.tables import Table, asks
from views.boards import board_class
from views.feed_the_kraken.board import KrakenBoard
from views.theme import ThemeName, theme


def test_the_window_finds_the_board() -> None:
    assert board_class("feed_the_kraken") is KrakenBoard


def test_the_captain_names_a_team_by_clicks_and_may_think_again(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    captain = table.state.captain
    board = table.lay(qtbot)
    first, second, third = eligible(table.state)[:3]
    assert table.berth(first).can_press
    assert not table.berth(captain).can_press
    table.click(table.berth(first))
    assert table.acted == [Appoint(Post.LIEUTENANT, first)], "the first name can be taken back"
    table.give()
    table.show(None)
    table.click(table.berth(second))
    assert table.acted == [], "the last name is picked up, not meant"
    assert board.holds_step()
    assert board.step_text()
    table.click(table.berth(third))
    assert table.acted == []
    assert board.cancel_step()
    assert not board.holds_step()
    table.click(table.berth(third))
    table.click(table.berth(third))
    assert table.acted == [Appoint(Post.NAVIGATOR, third)]


def test_the_button_means_what_was_picked_up(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    table.click(table.berth(eligible(table.state)[0]))
    table.give()
    table.show(None)
    seat = eligible(table.state)[1]
    table.click(table.berth(seat))
    button = board.scene.head.confirm
    assert button.isVisible()
    table.click(button)
    assert table.acted == [Appoint(Post.NAVIGATOR, seat)]


def test_a_seat_that_is_closed_says_why_and_nothing_happens(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    captain = table.berth(table.state.captain)
    with qtbot.waitSignal(board.noticed) as told:
        table.click(captain)
    assert told.args[0]
    assert table.acted == []
    captain.setFocus()
    assert board.why_not() == told.args[0]


def test_a_seat_for_a_card_is_picked_up_and_meant(qtbot: QtBot) -> None:
    table = Table(8, 4, "long").to(
        lambda s, c: c.SCREEN == "open" and type(agenda.actions(s, agenda.asked(s)[0])[0]) is Choose
    )
    table.lay(qtbot)
    seat = agenda.actions(table.state, agenda.asked(table.state)[0])[0].seat
    table.click(table.berth(seat))
    assert table.acted == []
    table.click(table.berth(seat))
    assert table.acted == [Choose(seat)]


def test_the_drawn_cards_lie_face_up_for_their_holder_alone(qtbot: QtBot) -> None:
    table = Table(7, 5).to(asks("KeepCard"))
    officer = agenda.asked(table.state)[0]
    board = table.lay(qtbot, officer)
    held = table.state.captain_hand
    assert [panel.card for panel in board.scene.strip.cards] == list(held)
    assert all(board.shows(Target(TargetKind.CARD, place)) for place in range(len(held)))
    table.click(board.scene.strip.cards[1])
    assert table.acted == []
    table.click(board.scene.strip.cards[1])
    action = table.acted[-1]
    assert isinstance(action, Keep)
    assert action.card == held[1]
    other = next(seat for seat in range(7) if seat != officer)
    table.show(other)
    assert board.scene.strip.cards == []
    assert set(board.scene.strip.captain.cards) == {NavCard.HIDDEN}
    table.show(None)
    assert set(board.scene.strip.captain.cards) == {NavCard.HIDDEN}


def test_the_navigator_may_jump_but_not_by_one_press(qtbot: QtBot) -> None:
    table = Table(7, 5).to(asks("ReadLogbook"))
    board = table.lay(qtbot, table.state.navigator)
    assert len(board.scene.strip.cards) == 2
    jump = board.scene.head.jump
    assert jump.isVisible()
    table.click(jump)
    assert table.acted == []
    assert board.scene.head.confirm.isVisible()
    table.click(board.scene.strip.cards[0])
    table.click(board.scene.head.confirm)
    assert isinstance(table.acted[-1], Play)


def test_what_the_board_does_not_show_is_left_to_the_shelf(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("CommitGuns"))
    board = table.lay(qtbot, agenda.asked(table.state)[0])
    assert not board.shows(Target(TargetKind.AMOUNT, 2))
    assert not board.shows(Target(TargetKind.BUTTON, "pass"))
    assert not board.shows(Target(TargetKind.CARD, 0)), "no cards are held"


def test_guns_are_counted_on_the_table(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("CommitGuns"))
    board = table.lay(qtbot)
    check = board.scene.strip.check
    assert check.isVisible()
    assert check.total is None
    assert "? /" not in check.label
    table.to(lambda s, c: s.loyalty is not None)
    table.show(None)
    assert check.total == sum(table.state.loyalty.guns)  # type: ignore[union-attr]
    table.to(lambda s, c: s.loyalty is None)
    table.show(None)
    assert not check.isVisible()


def test_a_log_line_rings_its_seats(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    board.mark([Target(TargetKind.SEAT, 4)])
    assert [b.seat for b in board.scene.crew.berths if b.is_ringed] == [4]
    board.mark(())
    assert not any(b.is_ringed for b in board.scene.crew.berths)


@pytest.mark.parametrize("name", [ThemeName.NIGHT, ThemeName.CONTRAST, ThemeName.PRINT])
def test_every_theme_paints(qtbot: QtBot, name: ThemeName) -> None:
    table = Table(8, 4, "long").to(lambda s, c: s.round >= 4)
    board = table.lay(qtbot)
    before = board.grab().toImage()
    theme().choose(name)
    try:
        assert board.grab().toImage() != before
    finally:
        theme().choose(ThemeName.PAPER)


def test_the_log_lies_over_the_chart_where_it_has_no_room(qtbot: QtBot) -> None:
    table = Table(11, 4, "long").to(lambda s, c: s.round >= 3)
    board = table.lay(qtbot, size=(760, 520))
    assert not board.scene.book_has_room
    assert not board.scene.book.page.isVisible()
    table.click(board.scene.head.book)
    assert board.scene.book.page.isVisible()
    assert board.cancel_step()
    assert not board.scene.book.page.isVisible()


def test_pictures_to_give_away(qtbot: QtBot) -> None:
    table = Table(5, 2)
    small = KrakenBoard.thumbnail(table.state, table.setup, QSize(200, 130), 2.0)
    assert small.deviceIndependentSize().toSize() == QSize(200, 130)
    assert KrakenBoard.share_picture(table.state, table.setup).isNull(), "it is not over"
    table.to_the_end()
    picture = KrakenBoard.share_picture(table.state, table.setup)
    assert (picture.width(), picture.height()) == (1600, 900)


def test_a_clock_runs_while_the_table_talks_and_means_nothing(qtbot: QtBot) -> None:
    table = Table(7, 3, discussion_timer_s="120").to(asks("AppointTeam"))
    board = table.lay(qtbot)
    head = board.scene.head
    assert head.line.clock == "2:00"
    head._tick()
    assert head.line.clock == "1:59"
    for _ in range(200):
        head._tick()
    assert head.line.clock == "0:00"
    assert table.berth(eligible(table.state)[0]).can_press
    table.to(asks("CommitGuns"))
    table.show(None)
    assert head.line.clock == ""


def test_marks_of_an_answer_in_parts_stand_at_the_seats(qtbot: QtBot) -> None:
    table = stash()
    seat = Seat(table.state.dealt.index(Faction.CULT_LEADER))
    board = table.lay(qtbot, seat)
    berths = board.scene.crew.berths
    target = next(berth for berth in berths if berth.can_press and berth.seat != seat)
    for given in (1, 2):
        table.click(target)
        assert table.acted == [Mark(Seat(target.seat))]
        table.play.submit(seat, table.acted.pop())
        table.show(seat)
        assert berths[target.seat].marks == given
    table.click(target)
    assert table.acted == [], "the last one is picked up first"
    assert berths[target.seat].marks == 3
    table.click(target)
    assert table.acted == [Mark(Seat(target.seat))]


def stash() -> Table:
    """A game in which the guns of the cult are handed out."""
    for seed in range(40):
        table = Table(8, seed, "long")
        try:
            return table.to(lambda s, c: type(c).__name__ == "SpreadGuns" and s.round < 12)
        except AssertionError:
            continue
    raise AssertionError("no stash in forty games")


def test_a_tie_shows_who_is_still_in_the_running(qtbot: QtBot) -> None:
    table = tie()
    board = table.lay(qtbot)
    choice = agenda.question(table.state)
    tied = {int(seat) for seat in choice.tied}  # type: ignore[union-attr]
    berths = board.scene.crew.berths
    assert {b.seat for b in berths if "tied for captain" in b.label} == tied
    assert {b.seat for b in berths if b.can_press} == tied
    assert "Tied for captain" in board.scene.strip.check.label
    out = min(tied)
    table.click(table.berth(out))
    table.click(table.berth(out))
    assert table.acted == [RuleOut(Seat(out))]


def tie() -> Table:
    """A mutiny that two or more have won."""
    for seed in range(40):
        try:
            return Table(7, seed).to(asks("BreakTie"))
        except AssertionError:
            continue
    raise AssertionError("no tie in forty games")
