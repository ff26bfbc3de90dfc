import dataclasses

import pytest

from rules.kernel import registry
from rules.kernel.registry import (
    Setup,
    UnfitSetup,
    default_options,
    game,
    game_ids,
    is_known,
    known_ids,
    load,
    name_of_seat,
    register,
    setup_faults,
    setup_of,
)
from rules.kernel.text import english, plain
from tests import toys
from tests.toys import raid

toys.register()


def test_shipped_games_are_loaded_when_they_are_asked_for(monkeypatch) -> None:
    monkeypatch.setattr(registry, "_loaded", {})
    assert game_ids() == (
        "cartographers",
        "cthulhu_wars",
        "feed_the_kraken",
        "kinfire_council",
        "root",
    )
    assert registry._loaded == {}
    assert game("cartographers").id == "cartographers"
    assert game("cartographers") is game("cartographers")


def test_an_unknown_game_is_a_fault() -> None:
    assert not is_known("chess")
    with pytest.raises(KeyError):
        game("chess")


def test_games_are_made_known_by_hand_once() -> None:
    assert is_known("raid")
    assert is_known("cartographers")
    assert known_ids()[0] == "cartographers"
    assert {"raid", "harbour"} <= set(known_ids())
    assert "raid" not in game_ids()
    copy = dataclasses.replace(raid.GAME)
    assert register(copy) is raid.GAME
    load(["tests.toys.raid"])
    assert game("raid") is raid.GAME


def test_a_setup_takes_defaults_for_what_is_not_named() -> None:
    assert default_options(raid.GAME) == {"provoking": "yes"}
    assert setup_of("raid", 3, 9) == Setup("raid", 3, 9, {"provoking": "yes"})
    assert setup_of("raid", 3, 9, {"provoking": "no"}, ("Ada",)).names == ("Ada",)


@pytest.mark.parametrize(
    ("seats", "seed", "options", "said"),
    [
        (5, 1, {}, "This game is for 2–4 players, not 5."),
        (2, -1, {}, "A seed must be a whole number from 0 to 9223372036854775807."),
        (2, 1 << 63, {}, "A seed must be a whole number from 0 to 9223372036854775807."),
        (2, 1, {"x": "y"}, "Unknown option “x”. Options: provoking."),
        (2, 1, {"provoking": "y"}, "“y” is not a valid value for “provoking”. Use: yes, no."),
    ],
)
def test_unfit_setups_say_why(seats, seed, options, said) -> None:
    with pytest.raises(UnfitSetup) as unfit:
        setup_of("raid", seats, seed, options)
    assert [english(reason) for reason in unfit.value.reasons] == [said]


def test_all_reasons_are_told_before_the_game_is_asked(monkeypatch) -> None:
    entry = dataclasses.replace(raid.GAME, check_setup=lambda setup: (plain("no"),))
    monkeypatch.setitem(registry._loaded, "raid", entry)
    assert setup_faults(setup_without_check("raid", 3)) == (plain("no"),)
    assert len(setup_faults(Setup("raid", 9, -1, {"x": "y"}))) == 3


def setup_without_check(game_id: str, seats: int) -> Setup:
    return Setup(game_id, seats, 1, {"provoking": "yes"})


def test_seats_have_a_name_or_a_number() -> None:
    setup = Setup("raid", 3, 1, {}, ("Ada", ""))
    assert [english(name_of_seat(setup, seat)) for seat in range(3)] == ["Ada", "Seat 2", "Seat 3"]


def test_what_an_entry_need_not_say() -> None:
    setup = setup_of("raid", 2, 1)
    entry = dataclasses.replace(raid.GAME)
    fields = {field.name: field for field in dataclasses.fields(entry)}
    assert fields["where"].default(None) is None
    assert fields["check_setup"].default(setup) == ()
    assert fields["undo_over_reveals"].default is True
