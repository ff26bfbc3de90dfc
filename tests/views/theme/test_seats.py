"""Colour, emblem and initial tell seats apart."""

from views.theme.icons import names
from views.theme.seats import EMBLEMS, seat_mark
from views.theme.tokens import NIGHT, PAPER


def test_a_hundred_seats_have_a_hundred_marks() -> None:
    marks = {(m.colour, m.emblem) for m in (seat_mark(i, "x", PAPER) for i in range(100))}
    assert len(marks) == 100


def test_the_first_eleven_share_neither_colour_nor_emblem() -> None:
    marks = [seat_mark(i, "x", NIGHT) for i in range(11)]
    assert len({m.colour for m in marks}) == 11
    assert len({m.emblem for m in marks}) == 11


def test_the_initial_is_the_names_or_the_seats_number() -> None:
    assert seat_mark(0, " çelik", PAPER).initial == "Ç"
    assert seat_mark(4, "", PAPER).initial == "5"
    assert seat_mark(2, "Seat 3", PAPER).initial == "3"
    assert seat_mark(0, "\u2068آذر\u2069", PAPER).initial == "آ"


def test_every_emblem_is_an_icon() -> None:
    assert set(EMBLEMS) <= names()
