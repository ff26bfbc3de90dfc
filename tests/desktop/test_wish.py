"""What a person wants to play: seats, names of bots, seeds, levels, presets."""

from desktop.levels import levels
from desktop.presets import SHIPPED, presets
from desktop.wish import BOT_NAMES, MOST_SEED, bot_name, new_seed, seats_of
from models.seating import SeatKind
from rules.kernel.registry import game, game_ids, setup_faults, setup_of
from tests import toys


def test_persons_sit_first_and_every_bot_has_a_name_of_its_own(qapp: object) -> None:
    plans = seats_of(("Ada",), ("novice",) * 40)
    assert [plan.kind for plan in plans[:2]] == [SeatKind.PERSON, SeatKind.BOT]
    assert len({plan.name for plan in plans}) == len(plans)
    assert bot_name(len(BOT_NAMES)) == f"{bot_name(0)} 2"


def test_seeds_are_short_enough_to_be_read_aloud(qapp: object) -> None:
    seeds = {new_seed("cartographers") for _ in range(50)}
    assert len(seeds) > 40
    assert all(0 < seed < MOST_SEED for seed in seeds)


def test_seeds_of_hidden_sides_are_too_many_to_be_tried(qapp: object) -> None:
    seeds = {new_seed("feed_the_kraken") for _ in range(50)}
    assert len(seeds) == 50
    assert min(seeds) >= 0
    assert max(seeds) > 1 << 53


def test_levels_are_named_and_described_and_dice_are_no_opponent(qapp: object) -> None:
    toys.register()
    found = levels("cartographers")
    assert [level.id for level in found] == ["novice", "steady", "master"]
    assert all(level.name and level.character for level in found)
    assert [level.id for level in levels("raid")] == ["random"], "better than nobody"


def test_every_shipped_preset_is_a_game_that_can_be_played(qapp: object) -> None:
    names = [name for game_id in game_ids() for name in presets(game_id)]
    assert sorted(names) == sorted(SHIPPED)
    for game_id in game_ids():
        for options in presets(game_id).values():
            seats = game(game_id).seat_counts[1]
            setup = setup_of(game_id, seats, 1, options)
            assert not setup_faults(setup)
    assert presets("raid") == {}
