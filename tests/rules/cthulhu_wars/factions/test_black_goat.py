"""The Black Goat: start, awakening, combat, Fertility Cult, Avatar, words (3, 8)."""

import pytest

from rules.cthulhu_wars.abilities.effects import effect, faction_law
from rules.cthulhu_wars.actions import (
    Awaken,
    Capture,
    ChooseUnit,
    Recruit,
    Summon,
)
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions import black_goat as home
from rules.cthulhu_wars.factions.black_goat.avatar import Avatar
from rules.cthulhu_wars.factions.black_goat.kinds import (
    ACOLYTE,
    DARK_YOUNG,
    FUNGI,
    GHOUL,
    SHUB_NIGGURATH,
)
from rules.cthulhu_wars.factions.black_goat.messages import SENTENCES
from rules.cthulhu_wars.orders.capturing import captures
from rules.cthulhu_wars.orders.recruiting import why_not_awaken
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from tests.rules.cthulhu_wars.factions.battles import MISS, PAIN, asked, labels, of_kind
from tests.rules.cthulhu_wars.factions.herd import CHAOS, CTHULHU, ME, battle, dice, goat
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
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
    ids = [unit.id for unit in kinds()[Faction.BLACK_GOAT]]
    assert [ids[ACOLYTE], ids[GHOUL], ids[FUNGI]] == ["bg_acolyte", "ghoul", "fungi_from_yuggoth"]
    assert [ids[DARK_YOUNG], ids[SHUB_NIGGURATH]] == ["dark_young", "shub_niggurath"]


@pytest.mark.parametrize(
    ("map", "start"),
    [
        ("earth_3p", "africa"),
        ("earth_4p_east5", "west_africa"),
        ("earth_4p_west5", "africa"),
        ("earth_5p", "west_africa"),
    ],
)
def test_it_starts_in_africa(map: str, start: str) -> None:
    """In its west on the side with many areas (3)."""
    state = scene((BG, GC, CC), map=map)
    assert faction_law(state, ME).starts(state) == (area(state, start),)


# -------------------------------------------------------------------- awakening, combat
def at_a_gate(cultists: int = 1, **options: str) -> Earth:
    """In the goat's turn with a held gate in Arabia."""
    state = goat(**options)
    put(state, 0, "arabia", acolyte=cultists)
    gate(state, "arabia", 0)
    run(state, TakeTurn(ME))
    return state


def test_the_holder_of_the_only_gate_may_be_the_sacrifice() -> None:
    """R19: she appears there, the gate is abandoned, her combat counts what is left."""
    state = at_a_gate()
    answer(state, 0, Awaken(SHUB_NIGGURATH, area(state, "arabia")))
    assert state.power[0] == 2
    assert count(state, 0, "arabia", "shub_niggurath") == 1
    assert count(state, 0, "arabia", "acolyte") == 0
    assert is_abandoned(state, "arabia")
    assert dice(state, "arabia") == 0
    assert state.met[0] == ("bg_awaken_shub",)


def test_the_goat_picks_the_sacrifice_anywhere() -> None:
    """By unit: the holder, one beside it, one far away."""
    state = at_a_gate(cultists=2)
    put(state, 0, "europe", acolyte=1)
    arabia, europe = area(state, "arabia"), area(state, "europe")
    answer(state, 0, Awaken(SHUB_NIGGURATH, arabia))
    assert set(choices(state)) == {
        ChooseUnit(ME, ACOLYTE, arabia),
        ChooseUnit(ME, ACOLYTE, arabia, True),
        ChooseUnit(ME, ACOLYTE, europe),
    }
    answer(state, 0, ChooseUnit(ME, ACOLYTE, europe))
    assert count(state, 0, "arabia", "acolyte") == 2
    assert count(state, 0, "europe", "acolyte") == 0
    assert holder(state, "arabia") == ME


def test_two_cultists_are_sacrificed_by_the_errata() -> None:
    """Option `shub_awaken_sacrifice`: with one she does not come."""
    poor = at_a_gate(shub_awaken_sacrifice="2")
    assert of_kind(poor, 0, Awaken) == []
    why = why_not_awaken(poor, ME, SHUB_NIGGURATH)
    assert why is not None
    assert why.key == "cthulhu_wars.black_goat.why_no_sacrifice"
    state = at_a_gate(cultists=3, shub_awaken_sacrifice="2")
    arabia = area(state, "arabia")
    answer(state, 0, Awaken(SHUB_NIGGURATH, arabia))
    answer(state, 0, ChooseUnit(ME, ACOLYTE, arabia), ChooseUnit(ME, ACOLYTE, arabia))
    assert state.pools[0][ACOLYTE] == 5
    assert holder(state, "arabia") == ME


def test_she_needs_a_gate_of_her_own() -> None:
    """Cultists alone do not do, nor a gate of others; a second one of her there is none."""
    state = goat()
    put(state, 0, "arabia", acolyte=2)
    gate(state, "arabia")
    law = faction_law(state, ME)
    assert law.awakening_areas(state, ME, SHUB_NIGGURATH) == ()
    assert law.why_not_awaken(state, ME, SHUB_NIGGURATH).key.endswith("why_no_gate")
    gate(state, "arabia", 0)
    assert law.awakening_areas(state, ME, SHUB_NIGGURATH) == (area(state, "arabia"),)
    put(state, 0, "europe", shub_niggurath=1)
    assert law.awakening_areas(state, ME, SHUB_NIGGURATH) == ()
    assert law.why_not_awaken(state, ME, SHUB_NIGGURATH).key.endswith("why_in_play")


def test_her_combat_is_gates_and_cultists_wherever_they_are() -> None:
    """Others fight by their printed numbers (8)."""
    state = goat()
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 0, "arabia", acolyte=2)
    put(state, 0, "antarctica", acolyte=1)
    gate(state, "arabia", 0)
    assert dice(state, "europe") == 4
    put(state, 0, "europe", ghoul=1, fungi_from_yuggoth=2, dark_young=1)
    assert dice(state, "europe") == 4 + 0 + 2 + 2
    assert dice(state, "arabia") == 0


# -------------------------------------------------------------------- Fertility Cult
def test_summoning_takes_no_action() -> None:
    """R21 without the book: monsters at their prices, then the action, all in one turn."""
    state = at_a_gate()
    arabia = area(state, "arabia")
    answer(state, 0, Summon(GHOUL, arabia), Summon(FUNGI, arabia))
    assert state.power[0] == 7
    assert state.turn is not None
    assert not state.turn.acted
    answer(state, 0, Recruit(arabia))
    assert asked(state) == [ME]
    answer(state, 0, Summon(DARK_YOUNG, arabia))
    assert state.units[arabia][0] == (2, 1, 1, 1, 0)


def test_summoning_alone_does_not_end_the_turn() -> None:
    """An action or a pass must still come (6)."""
    state = at_a_gate()
    answer(state, 0, Summon(GHOUL, area(state, "arabia")))
    kinds_open = {type(each).__name__ for each in choices(state)}
    assert "GiveUp" in kinds_open
    assert "EndTurn" not in kinds_open


def test_by_the_first_edition_it_is_one_action_with_many_summons() -> None:
    """Option `fertility_mode`: the first is the action, others may follow, nothing else."""
    state = at_a_gate(fertility_mode="one_action_many_summons")
    arabia = area(state, "arabia")
    answer(state, 0, Summon(GHOUL, arabia))
    assert state.turn is not None
    assert state.turn.acted
    assert of_kind(state, 0, Recruit) == []
    answer(state, 0, Summon(GHOUL, arabia))
    assert state.units[arabia][0][GHOUL] == 2
    other = at_a_gate(fertility_mode="one_action_many_summons")
    answer(other, 0, Recruit(arabia))
    assert asked(other) == [CTHULHU]


# -------------------------------------------------------------------- Avatar
def test_shub_changes_places_with_a_unit_that_its_owner_picks() -> None:
    """1 Power; whoever is swapped away loses its gate."""
    state = goat()
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 2, "north_asia", acolyte=1, hunting_horror=1, nyarlathotep=1)
    gate(state, "north_asia", 2)
    run(state, TakeTurn(ME))
    asia = area(state, "north_asia")
    answer(state, 0, Avatar(asia, CHAOS))
    assert asked(state) == [CHAOS]
    assert choices(state, 2) == [ChooseUnit(CHAOS, 0, asia, True), ChooseUnit(CHAOS, 3, asia)]
    answer(state, 2, ChooseUnit(CHAOS, 0, asia, True))
    assert count(state, 0, "north_asia", "shub_niggurath") == 1
    assert count(state, 2, "europe", "acolyte") == 1
    assert is_abandoned(state, "north_asia")
    assert state.power[0] == 9


def test_the_own_faction_may_be_chosen_and_a_great_old_one_not() -> None:
    """Avatar with an own cultist (17); nobody to swap with: not offered."""
    state = goat()
    put(state, 0, "europe", shub_niggurath=1)
    put(state, 0, "arabia", acolyte=1)
    put(state, 2, "north_asia", nyarlathotep=1)
    run(state, TakeTurn(ME))
    arabia = area(state, "arabia")
    assert of_kind(state, 0, Avatar) == [Avatar(arabia, ME)]
    answer(state, 0, Avatar(arabia, ME))
    assert count(state, 0, "arabia", "shub_niggurath") == 1
    assert count(state, 0, "europe", "acolyte") == 1


def test_avatar_tells_what_is_missing() -> None:
    """She sleeps; nobody is there; it cannot be paid."""
    state = goat()
    assert why_not_avatar(state) == "why_asleep"
    put(state, 0, "arabia", shub_niggurath=1)
    assert why_not_avatar(state) == "why_nobody"
    put(state, 2, "europe", acolyte=1)
    state.power[0] = 1
    assert effect("avatar").refused(state, ME) == ()
    state.power[0] = 0
    assert why_not_avatar(state) == "too_dear"


def why_not_avatar(state: Earth) -> str:
    """The last part of the reason."""
    (option,) = effect("avatar").refused(state, ME)
    assert option.why_not is not None
    return option.why_not.key.rpartition(".")[2]


# -------------------------------------------------------------------- rulings that name it
def test_a_pained_unit_of_the_goat_may_go_among_bystanders_only() -> None:
    """R26: an area full of Yellow Sign is open, one with a cultist of the enemy is not."""
    state = goat()
    put(state, 0, "europe", dark_young=1)
    put(state, 2, "europe", flying_polyp=1)
    put(state, 3, "europe", undead=2)
    put(state, 3, "scandinavia", undead=2)
    put(state, 2, "north_asia", acolyte=1)
    battle(state, "europe", 0, 2, script=((MISS, MISS), (PAIN,)))
    assert asked(state) == [ME]
    targets = {each.target for each in of_kind(state, 0, Retreat)}
    assert area(state, "scandinavia") in targets
    assert area(state, "north_asia") not in targets
    assert count(state, 3, "europe", "undead") == 2


@pytest.mark.parametrize(("unit", "is_open"), [("shub_niggurath", True), ("dark_young", False)])
def test_who_captures_a_protected_cultist(unit: str, is_open: bool) -> None:
    """R23: Shub-Niggurath beats a Deep One, a Dark Young does not."""
    state = goat()
    put(state, 1, "europe", deep_one=1, acolyte=1)
    put(state, 0, "europe", **{unit: 1})
    assert (Capture(area(state, "europe"), CTHULHU) in captures(state, ME)) is is_open


# -------------------------------------------------------------------- words
def test_everything_has_words() -> None:
    """Names and what they do, for each ability, book and deed."""
    for each in (*home.ABILITIES, *home.BOOKS):
        assert f"cthulhu_wars.book.{each.ID}" in SENTENCES
        assert f"cthulhu_wars.book.{each.ID}.does" in SENTENCES
    for deed in home.REQUIREMENTS:
        assert f"cthulhu_wars.deed.{deed.ID}" in SENTENCES
        assert f"cthulhu_wars.deed.{deed.ID}.does" in SENTENCES


def test_options_in_the_turn_say_what_they_do() -> None:
    """Avatar with whom and where, Ghroth against what, the deed."""
    state = goat()
    take(state, 0, "ghroth")
    put(state, 0, "europe", shub_niggurath=1, acolyte=2)
    put(state, 0, "arabia", fungi_from_yuggoth=1)
    put(state, 2, "north_asia", acolyte=1, nightgaunt=1)
    run(state, TakeTurn(ME))
    found = labels(state)
    where = "in North Asia (1 Power)"
    assert f"Avatar: swap places with one of Crawling Chaos' units {where}" in found
    assert "Ghroth: roll a die against 1 area with Fungi (2 Power)" in found
    assert "Eliminate two of your cultists for a spellbook" in found
    answer(state, 0, Avatar(area(state, "north_asia"), CHAOS))
    assert len(labels(state, 2)) == 2
