"""What is shown of an order before it is given, against what it does (all games).

The order is carried out in the very state, secrets and all, as far as it is foreseen: whatever a
preview shows changed must be so, and its events must be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from rules.kernel import preview as previews
from rules.kernel.preview import preview
from rules.kernel.registry import game, game_ids
from rules.kernel.views import view
from tests.rules.proving import fresh_seed
from tests.rules.setups import spread
from tests.rules.walks import Dice, Moment, walk

FEW, MANY = 3, 30
"""Games of each kind."""
MOST, ONE_IN = 120, 6
"""Answers of each game, of which so many are tried."""


def false_parts(name: str, before: object, shown: object, true: object) -> Iterator[str]:
    """The parts that are shown as they neither were nor will be."""
    if shown in (before, true):
        return
    parts = [each for each in (before, shown, true) if isinstance(each, list | tuple)]
    keyed = [each for each in (before, shown, true) if isinstance(each, dict)]
    if len(parts) == 3 and len({len(each) for each in parts}) == 1:
        for number, rows in enumerate(zip(*parts, strict=True)):
            yield from false_parts(f"{name}[{number}]", *rows)
    elif len(keyed) == 3 and keyed[0].keys() == keyed[1].keys() == keyed[2].keys():
        for key in keyed[0]:
            yield from false_parts(f"{name}[{key}]", *(each[key] for each in keyed))
    else:
        yield f"{name}: was {before!r}, is shown {shown!r}, will be {true!r}"


def check(moment: Moment) -> bool:
    """Whether anything was foreseen; all of it is true."""
    seen = view(moment.state, moment.seat)
    found = preview(seen, moment.seat, moment.action)
    if found is None:
        return False
    made = previews._tried(moment.state.clone(), moment.seat, moment.action)
    for name in seen.__struct_fields__:
        if name not in ("luck", "agenda"):
            rows = (getattr(each, name) for each in (seen, found.after, made.view))
            assert not [*false_parts(name, *rows)], moment.action
    return found.after != seen


def moments(game_id: str, games: int, seed: int) -> Iterator[Moment]:
    """Some of the orders of random games."""
    dice = Dice(seed)
    for setup in islice(spread(game(game_id), games), games):
        for moment in walk(setup, seed, free_actions=False):
            if moment.number > MOST:
                break
            if not dice.below(ONE_IN):
                yield moment


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_foreseen_comes(game_id: str) -> None:
    assert sum(check(each) for each in moments(game_id, FEW, 11))


@pytest.mark.soak
@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_foreseen_comes_in_many_games(game_id: str) -> None:
    assert sum(check(each) for each in moments(game_id, MANY, fresh_seed()))
