import argparse

import pytest

from rules.console.arguments import (
    Parser,
    Unusable,
    guarded,
    levels_of,
    options_of,
    positive,
    seat_range,
    whole,
)
from tests import toys
from tests.toys import raid

toys.register()


def test_numbers_and_ranges() -> None:
    assert (whole("0"), positive("7")) == (0, 7)
    assert (seat_range("3"), seat_range("1-6")) == (range(3, 4), range(1, 7))


def test_options_and_levels() -> None:
    assert options_of(raid.GAME, "") == {}
    assert options_of(raid.GAME, "a=1, b = 2,") == {"a": "1", "b": "2"}
    assert levels_of(raid.GAME, "random, random") == ("random", "random")


def test_words_are_never_shortened() -> None:
    parser = Parser(prog="rules")
    parser.add_argument("--seats")
    with pytest.raises(SystemExit):
        parser.parse_args(["--seat", "3"])


def test_a_command_in_good_order() -> None:
    assert guarded(lambda: 0) == 0
    assert guarded(lambda: 1) == 1


def test_one_sentence_for_what_cannot_be_used(capsys) -> None:
    def fail() -> int:
        raise Unusable("no")

    assert guarded(fail) == 2
    assert capsys.readouterr().err == "rules: no.\n"
    with pytest.raises(argparse.ArgumentTypeError):
        whole("-1")
