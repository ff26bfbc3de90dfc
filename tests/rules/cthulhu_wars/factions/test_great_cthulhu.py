"""Great Cthulhu: start, awakening, Immortal, Devour, words (3, 8)."""

import pytest

from rules.cthulhu_wars.abilities.effects import effect, faction_law
from rules.cthulhu_wars.actions import (
    Awaken,
    ChooseBook,
    ChooseUnit,
    Use,
)
from rules.cthulhu_wars.boards import GreatCthulhuBoard
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions import great_cthulhu as home
from rules.cthulhu_wars.factions.great_cthulhu.absorb import Absorbs
from rules.cthulhu_wars.factions.great_cthulhu.devolve import Devolves
from rules.cthulhu_wars.factions.great_cthulhu.dreams import Dreams
from rules.cthulhu_wars.factions.great_cthulhu.kinds import (
    ACOLYTE,
    CTHULHU,
    DEEP_ONE,
    SHOGGOTH,
    STARSPAWN,
)
from rules.cthulhu_wars.factions.great_cthulhu.messages import SENTENCES
from rules.cthulhu_wars.orders.recruiting import cost_of, why_not_awaken
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.kernel import agenda
from rules.kernel.steps import Pass
from rules.kernel.text import english
from tests.rules.cthulhu_wars.factions.battles import MISS, asked, labels
from tests.rules.cthulhu_wars.factions.tides import CHAOS, GOAT, ME, SIGN, fight
from tests.rules.cthulhu_wars.scenes import (
    answer,
    area,
    choices,
    count,
    gate,
    holder,
    is_abandoned,
    put,
    run,
    scene,
    take,
)


def test_units_stand_in_the_order_of_the_data() -> None:
    """The constants name what the data say."""
    ids = [unit.id for unit in kinds()[Faction.GREAT_CTHULHU]]
    assert [ids[ACOLYTE], ids[DEEP_ONE], ids[SHOGGOTH]] == ["gc_acolyte", "deep_one", "shoggoth"]
    assert [ids[STARSPAWN], ids[CTHULHU]] == ["starspawn", "cthulhu"]


@pytest.mark.parametrize("map", ["earth_3p", "earth_4p_east5", "earth_4p_west5", "earth_5p"])
def test_it_starts_in_the_south_pacific(map: str) -> None:
    """On every map (3)."""
    state = scene(map=map)
    assert faction_law(state, ME).starts(state) == (area(state, "south_pacific"),)


# -------------------------------------------------------------------- awakening, Immortal
def test_cthulhu_awakens_at_any_gate_of_his_start_with_a_sign_and_a_deed() -> None:
    """10 Power, an abandoned gate is enough; one Elder Sign, one book (8, 9)."""
    state = scene()
    gate(state, "south_pacific")
    run(state, TakeTurn(ME))
    answer(state, 0, Awaken(CTHULHU, area(state, "south_pacific")))
    assert count(state, 0, "south_pacific", "cthulhu") == 1
    assert state.power[0] == 0
    assert state.met[0] == ("gc_awaken_cthulhu",)
    assert cost_of(state, ME, CTHULHU) == 4
    answer(state, 0, ChooseBook("devolve"))
    assert len(state.signs[0]) == 1


def test_he_awakens_again_for_four_beside_the_holder_of_the_gate() -> None:
    """R16: whoever holds it; the sign comes again, the deed does not."""
    state = scene()
    put(state, 3, "south_pacific", acolyte=1)
    gate(state, "south_pacific", 3)
    state.boards[0] = GreatCthulhuBoard(awakened=True)
    state.met[0], state.books[0] = ("gc_awaken_cthulhu",), ("dreams",)
    assert cost_of(state, ME, CTHULHU) == 4
    run(state, TakeTurn(ME))
    answer(state, 0, Awaken(CTHULHU, area(state, "south_pacific")))
    assert state.power[0] == 6
    assert holder(state, "south_pacific") == SIGN
    assert len(state.signs[0]) == 1
    assert state.met[0] == ("gc_awaken_cthulhu",)


def test_the_first_price_is_ten_and_other_units_keep_theirs() -> None:
    """Immortal is about Cthulhu alone."""
    state = scene()
    assert cost_of(state, ME, CTHULHU) == 10
    state.boards[0] = GreatCthulhuBoard(awakened=True)
    assert cost_of(state, ME, SHOGGOTH) == 2


def test_without_a_gate_in_the_south_pacific_he_sleeps() -> None:
    """R17: gates elsewhere are of no use."""
    state = scene()
    put(state, 0, "australia", acolyte=1)
    gate(state, "australia", 0)
    assert faction_law(state, ME).awakening_areas(state, ME, CTHULHU) == ()
    why = why_not_awaken(state, ME, CTHULHU)
    assert why is not None
    assert english(why) == "There must be a gate in South Pacific, whoever controls it."


def test_a_submerged_cthulhu_is_not_awakened_a_second_time() -> None:
    """He is in play (4)."""
    state = scene()
    gate(state, "south_pacific")
    state.pools[0] = (6, 4, 2, 2, 0)
    state.aside[0] = (0, 0, 0, 0, 1)
    law = faction_law(state, ME)
    assert law.awakening_areas(state, ME, CTHULHU) == ()
    assert english(law.why_not_awaken(state, ME, CTHULHU)) == "Cthulhu is already in play."


# -------------------------------------------------------------------- Devour
def test_the_only_enemy_is_devoured_and_the_battle_is_over() -> None:
    """R27: no dice; it counts one unit."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 2, "europe", nightgaunt=1)
    fight(state, "europe")
    answer(state, 0, Use("devour"))
    assert count(state, 2, "europe", "nightgaunt") == 0
    assert state.battle is None
    assert state.met[0] == ("gc_kill_one",)


def test_devour_may_be_declined() -> None:
    """The dice are rolled."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 2, "europe", nightgaunt=1)
    fight(state, "europe")
    answer(state, 0, Pass(), script=((MISS,) * 6,))
    assert count(state, 2, "europe", "nightgaunt") == 1
    assert state.met[0] == ()


def test_the_enemy_picks_what_is_devoured_and_only_once() -> None:
    """A holder or another one, never a Great Old One; after that the dice."""
    state = scene()
    put(state, 0, "europe", cthulhu=1)
    put(state, 2, "europe", acolyte=2, hunting_horror=1, nyarlathotep=1)
    gate(state, "europe", 2)
    fight(state, "europe")
    answer(state, 0, Use("devour"))
    assert asked(state) == [CHAOS]
    europe = area(state, "europe")
    assert choices(state, 2) == [
        ChooseUnit(CHAOS, 0, europe),
        ChooseUnit(CHAOS, 0, europe, True),
        ChooseUnit(CHAOS, 3, europe),
    ]
    answer(state, 2, ChooseUnit(CHAOS, 0, europe, True), script=((MISS,) * 6, (MISS, MISS)))
    assert is_abandoned(state, "europe")
    assert state.battle is None
    assert state.met[0] == ("gc_kill_one",)


def test_devour_needs_cthulhu_and_a_small_enemy() -> None:
    """No question without him, nor against a Great Old One alone."""
    state = scene()
    put(state, 0, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    fight(state, "europe", script=((MISS,),))
    assert state.battle is None
    other = scene()
    put(other, 0, "europe", cthulhu=1)
    put(other, 2, "europe", nyarlathotep=1)
    fight(other, "europe", script=((MISS,) * 6,))
    assert other.battle is None


# -------------------------------------------------------------------- words
def test_everything_has_words() -> None:
    """Names and what they do, for each ability, book and deed; every option speaks."""
    for each in (*home.ABILITIES, *home.BOOKS):
        assert f"cthulhu_wars.book.{each.ID}" in SENTENCES
        assert f"cthulhu_wars.book.{each.ID}.does" in SENTENCES
    for deed in home.REQUIREMENTS:
        assert f"cthulhu_wars.deed.{deed.ID}" in SENTENCES
        assert f"cthulhu_wars.deed.{deed.ID}.does" in SENTENCES
    assert all(key.startswith("cthulhu_wars.") and words for key, words in SENTENCES.items())


def test_options_before_the_dice_say_what_they_do() -> None:
    """Whom Devour hits; what is absorbed, on a gate, by which Shoggoth where they differ."""
    state = scene()
    take(state, 0, "absorb")
    put(state, 0, "europe", cthulhu=1, shoggoth=2, acolyte=2, deep_one=1)
    gate(state, "europe", 0)
    put(state, 2, "europe", flying_polyp=2)
    fight(state, "europe")
    assert {
        "Devour one of Crawling Chaos' units",
        "Absorb: Acolyte",
        "Absorb: Acolyte on the gate in Europe, which is abandoned",
    } <= set(labels(state))
    answer(state, 0, Absorbs(DEEP_ONE))
    assert {
        "Absorb: Acolyte, by the Shoggoth that has absorbed 1",
        (
            "Absorb: Acolyte on the gate in Europe, which is abandoned, "
            "by the Shoggoth that has absorbed 0"
        ),
    } <= set(labels(state))
    paths = [option.targets for option in agenda.options(state, ME)]
    assert len(set(paths)) == len(paths)


def test_options_between_actions_and_in_the_turn_say_what_they_do() -> None:
    """Devolve, Dreams, Submerge, coming up, the company."""
    state = scene()
    take(state, 0, "devolve", "dreams", "submerge")
    put(state, 0, "south_pacific", cthulhu=1, acolyte=2)
    gate(state, "south_pacific", 0)
    put(state, 1, "west_africa", acolyte=1)
    run(state, TakeTurn(ME))
    found = labels(state)
    assert "Dreams in West Africa: replace Black Goat's Acolyte with yours (2 Power)" in found
    assert "Submerge Cthulhu (1 Power)" in found
    answer(state, 0, Use("submerge"))
    assert labels(state) == [
        "Take along: Acolyte",
        "Take along: Acolyte on the gate, which is abandoned",
        "Take all along",
        "No other units",
    ]
    answer(state, 0, Pass())
    found = labels(state)
    assert "Devolve an Acolyte in South Pacific" in found
    assert "Devolve the Acolyte on the gate in South Pacific, which is abandoned" in found
    state.agenda.clear()
    run(state, BeginTurn(ME))
    assert "Emerge in Antarctica" in labels(state)


def test_without_power_neither_dreams_nor_the_deep_are_open() -> None:
    """Each says what it costs."""
    state = scene()
    take(state, 0, "dreams", "submerge")
    put(state, 0, "south_pacific", cthulhu=1)
    put(state, 1, "west_africa", acolyte=1)
    state.power[0] = 0
    for book in ("dreams", "submerge"):
        (option,) = effect(book).refused(state, ME)
        assert option.why_not is not None
        assert option.why_not.key == "cthulhu_wars.why.too_dear"
    state.power[0] = 2
    assert effect("dreams").refused(state, ME) == ()
    state.power[0] = 1
    assert effect("submerge").refused(state, ME) == ()


def test_the_log_tells_which_ability_or_book_was_used() -> None:
    """Those that are used: before the dice, in the turn, between actions."""
    state = scene()
    take(state, 0, "absorb", "devolve", "dreams", "submerge")
    put(state, 0, "south_pacific", cthulhu=1, shoggoth=1, acolyte=2)
    put(state, 1, "south_pacific", acolyte=2, dark_young=1)
    fight(state, "south_pacific", 1)
    told = [*answer(state, 0, Use("devour")), *answer(state, 1, choices(state, 1)[0])]
    told += answer(state, 0, Absorbs(ACOLYTE))
    state.agenda.clear()
    state.battle = None
    run(state, TakeTurn(ME))
    told += answer(state, 0, Dreams(area(state, "south_pacific"), GOAT))
    told += answer(state, 0, Devolves(area(state, "south_pacific")), Pass())
    state.agenda.clear()
    run(state, BeginTurn(ME))
    told += answer(state, 0, Use("submerge"))
    used = [event.effect for event in told if isinstance(event, EffectUsed)]
    assert used == ["devour", "absorb", "dreams", "devolve", "submerge"]


def test_it_begins_with_a_sleeping_cthulhu() -> None:
    """The card before set-up."""
    assert home.FACTION.board() == GreatCthulhuBoard(awakened=False)
