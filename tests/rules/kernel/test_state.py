from typing import ClassVar

import msgspec
import pytest

from rules.kernel.state import State, field_types
from rules.kernel.steps import Event


class Sample(State, kw_only=True):
    GAME: ClassVar[str] = "sample"

    numbers: list[int]
    names: dict[str, int]
    seen: set[int]
    bare: list
    order: tuple[int, ...] = ()
    maybe: int | None = None


class Unsure(State, kw_only=True):
    GAME: ClassVar[str] = "unsure"

    numbers: list[int] | None = None


def sample() -> Sample:
    return Sample(
        agenda=[], answers={}, luck=1, numbers=[1], names={"a": 1}, seen={3}, bare=[], order=(1, 2)
    )


def test_a_clone_is_equal_and_apart() -> None:
    state = sample()
    for _ in range(2):
        twin = state.clone()
        assert twin == state
        twin.numbers.append(2)
        twin.names["b"] = 2
        twin.seen.add(4)
        twin.bare.append(1)
        twin.agenda.append(Event())
        twin.answers[0] = ()
        twin.luck = 9
        assert state == sample()


def test_field_types_hold_the_inherited_ones() -> None:
    types = field_types(Sample)
    assert list(types)[:3] == ["agenda", "answers", "luck"]
    assert types["numbers"] == list[int]


def test_a_field_that_may_be_mutable_or_not_breaks_the_flat_rule() -> None:
    with pytest.raises(TypeError, match="flat rule"):
        Unsure(agenda=[], answers={}, luck=1).clone()


def test_a_game_without_exceptions_needs_none() -> None:
    state = sample()
    assert state.react(Event()) == ()
    assert state.is_over() is None
    assert state.free_actions(0) == ()
    assert isinstance(state, msgspec.Struct)
