import dataclasses
import types

import pytest

from rules.bots import Advice
from rules.bots import levels as levels_module
from rules.bots.levels import RANDOM, adviser, bot, levels, luck_of
from rules.bots.uniform import uniform
from rules.kernel import agenda, registry
from rules.kernel.registry import setup_of
from rules.kernel.views import view
from tests import toys
from tests.rules.walks import start
from tests.toys import raid

toys.register()


def last(seen, request, luck):
    return Advice(request.actions[-1])


@pytest.fixture
def with_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raid with a bot of its own."""
    entry = dataclasses.replace(raid.GAME, bots="raid_bots")
    monkeypatch.setitem(registry._loaded, "raid", entry)
    module = types.SimpleNamespace(LEVELS={"last": last}, ADVISER=last)
    monkeypatch.setattr(
        levels_module,
        "importlib",
        types.SimpleNamespace(import_module={"raid_bots": module}.__getitem__),
    )


def test_random_always_exists() -> None:
    assert levels("raid") == (RANDOM,)
    assert adviser("raid") is uniform
    assert bot("raid", RANDOM) is uniform
    with pytest.raises(KeyError):
        bot("raid", "master")


@pytest.mark.usefixtures("with_levels")
def test_a_games_own_levels_come_after_it() -> None:
    assert levels("raid") == (RANDOM, "last")
    assert adviser("raid") is last
    assert bot("raid", "last") is last
    assert bot("raid", RANDOM) is uniform


def test_luck_belongs_to_game_seat_and_question() -> None:
    lucks = {luck_of(seed, seat, ply) for seed in (1, 2) for seat in (0, 1) for ply in (0, 1)}
    assert len(lucks) == 8
    assert luck_of(1, 0, 5) == luck_of(1, 0, 5)


def test_the_random_level_chooses_any_open_action() -> None:
    state = start(setup_of("raid", 2, 1))
    request = agenda.request(state, 0)
    chosen = {uniform(view(state, 0), request, luck_of(1, 0, ply)).action for ply in range(300)}
    assert chosen == set(request.actions)
    assert uniform(state, request, 7) == uniform(state, request, 7)
    assert uniform(state, request, 7).reasons == ()
