"""The odds of a battle against the engine: all that can touch a battle is tried (7)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice

import pytest

from rules.cthulhu_wars.battle.odds import Odds, Side, chances, odds
from rules.cthulhu_wars.battle.strength import dice_of
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.rules.cthulhu_wars.battlefield import facing
from tests.rules.cthulhu_wars.battles_drawn import ONE, OTHER, Drawn, drawn_battles, tags, wanted
from tests.rules.cthulhu_wars.battles_played import (
    Played,
    Referee,
    Rolled,
    lost_in_all,
    pained,
)
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS, area, put, take
from tests.rules.proving import covering, fresh_seed, strays, weighed

PLAYS = 400
LONG = 40
"""So many battles of a long run are played with their own dice."""
WILD = 40
"""So often all results are played by lot in search of what may be chosen."""
Told = tuple[int, int]
"""Units lost and pained."""


def shown(drawn: Drawn) -> Odds:
    """What a screen would show to the attacker."""
    return odds(view(drawn.state, ONE), drawn.area, ONE, OTHER)


def rolls_of(drawn: Drawn, seat: Seat) -> dict[Rolled, Fraction]:
    """All results of a side's dice; more than the enemy can take are as good as just enough."""
    world = drawn.world()
    assert world.battle is not None
    most = 2 * sum(world.units[drawn.area][OTHER if seat == ONE else ONE])
    found: dict[Rolled, Fraction] = {}
    for (kills, pains), chance in chances(dice_of(world, world.battle, seat)).items():
        kills = min(kills, most)
        key = (kills, min(pains, most - kills))
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def told(played: Played) -> tuple[Told, Told]:
    """What both sides suffered."""
    one, other = ((lost_in_all(played, seat), pained(played, seat)) for seat in (ONE, OTHER))
    return one, other


def all_battles(drawn: Drawn) -> list[tuple[Played, Fraction]]:
    """Every result of both sides' dice, played out, and its chance."""
    referee = Referee(drawn)
    return [
        (referee.play({ONE: mine, OTHER: theirs}), chance * share)
        for mine, chance in rolls_of(drawn, ONE).items()
        for theirs, share in rolls_of(drawn, OTHER).items()
    ]


def check(side: Side, found: dict[Told, Fraction]) -> None:
    """Each number that is shown of one side."""
    lost = weighed((each[0], chance) for each, chance in found.items())
    assert side.deaths == lost
    assert side.retreats == weighed((each[1], chance) for each, chance in found.items())
    assert side.wiped_out == lost.get(side.units, Fraction(0))


def prove(drawn: Drawn) -> None:
    """The odds of one battle are those of the engine, to the last fraction; what could have been
    chosen is what is named."""
    seen, battles = shown(drawn), all_battles(drawn)
    check_names(drawn, seen, {pair for played, _ in battles for pair in played.offered})
    found = weighed((told(played), chance) for played, chance in battles)
    for number, side in enumerate((seen.attacker, seen.defender)):
        check(side, weighed((both[number], chance) for both, chance in found.items()))


def check_names(drawn: Drawn, seen: Odds, offered: set[tuple[Seat, str]]) -> None:
    """Nothing that could be chosen is missing; what is named could be, if not by those who play
    best, then by others."""
    referee = Referee(drawn)
    for luck in range(WILD):
        if offered >= set(seen.open):
            break
        for mine in rolls_of(drawn, ONE):
            for theirs in rolls_of(drawn, OTHER):
                offered |= referee.offered({ONE: mine, OTHER: theirs}, luck)
    assert offered == set(seen.open)


def chosen(seed: int, most_units: int, most_rolls: int) -> Iterator[Drawn]:
    """Battles that try everything once; both sides roll, not too many results are played out."""

    def found(drawn: Drawn) -> set[str]:
        rolls = [len(rolls_of(drawn, seat)) for seat in (ONE, OTHER)]
        return tags(drawn) if min(rolls) > 1 and rolls[0] * rolls[1] <= most_rolls else set()

    for drawn, _ in covering(drawn_battles(seed, most_units), found, wanted()):
        yield drawn


def test_everything_that_touches_a_battle_is_in_the_odds() -> None:
    for drawn in chosen(1, 3, 60):
        prove(drawn)


@pytest.mark.soak
def test_everything_again_with_fresh_battles() -> None:
    seed = fresh_seed()
    for drawn in chosen(seed, 5, 800):
        prove(drawn)
    for drawn in islice(drawn_battles(seed + 10_000_000, 4), LONG * 3):
        prove(drawn)


def plays_agree(drawn: Drawn, plays: int) -> None:
    """A battle played often with dice of its own against what is shown."""
    referee, seen = Referee(drawn), shown(drawn)
    ends = [told(referee.play(None, luck)) for luck in range(plays)]
    for number, side in enumerate((seen.attacker, seen.defender)):
        assert strays(side.deaths, Counter(end[number][0] for end in ends)) == []
        assert strays(side.retreats, Counter(end[number][1] for end in ends)) == []


def test_large_battles_agree_when_they_are_played() -> None:
    for drawn in islice(chosen(5, 4, 100_000), 2):
        plays_agree(drawn, 60)


@pytest.mark.soak
def test_many_large_battles_agree_when_they_are_played() -> None:
    for drawn in islice(drawn_battles(fresh_seed(), 7), LONG):
        plays_agree(drawn, PLAYS)


def test_results_that_the_enemy_assigns() -> None:
    """Vengeance against units that bear one result and two."""
    state = facing(YS, GC)
    take(state, 1, "regenerate")
    put(state, 0, "europe", hastur=1, undead=2)
    put(state, 1, "europe", starspawn=2, deep_one=1)
    prove(Drawn(state, area(state, "europe")))


# -------------------------------------------------------------------- what was shown wrongly
def test_the_emissary_is_in_the_odds() -> None:
    """Three Dark Young against Nyarlathotep alone: never killed."""
    state = facing(BG, CC)
    take(state, 1, "emissary_of_the_outer_gods")
    put(state, 0, "europe", dark_young=3)
    put(state, 1, "europe", nyarlathotep=1)
    side = shown(Drawn(state, area(state, "europe"))).defender
    assert (side.wiped_out, side.deaths) == (0, {0: 1})
    assert side.retreats[1] == 1 - Fraction(1, 2) ** 6


def test_a_great_old_one_that_takes_no_pain_does_not_retreat() -> None:
    state = facing(BG, GC, pain_may_hit_great_old_one="off")
    put(state, 0, "europe", dark_young=1)
    put(state, 1, "europe", cthulhu=1)
    assert shown(Drawn(state, area(state, "europe"))).defender.retreats == {0: 1}


def test_who_has_no_retreat_is_lost() -> None:
    """One of those in pain; with an Emissary who stands for the others nobody."""
    spared = {(): Fraction(1, 4), ("emissary_of_the_outer_gods",): Fraction(35, 36)}
    for books, chance in spared.items():
        state = facing(BG, CC)
        take(state, 1, *books)
        put(state, 0, "australia", dark_young=1)
        put(state, 1, "australia", nyarlathotep=1, nightgaunt=1)
        put(state, 0, "indian_ocean", ghoul=1)
        put(state, 0, "south_pacific", acolyte=1)
        side = shown(Drawn(state, area(state, "australia"))).defender
        assert side.deaths[0] == chance


def test_what_somebody_may_choose_is_named() -> None:
    state = facing(GC, CC)
    take(state, 1, "invisibility", "madness")
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", flying_polyp=1)
    named = shown(Drawn(state, area(state, "europe"))).open
    assert named == ((ONE, "devour"), (OTHER, "invisibility"))


def test_a_battle_is_paid_for_before_the_dice() -> None:
    """Tsathoggua has as many dice as his enemy has Power left."""
    state = facing(GC, "sleeper")
    state.power[0] = 5
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", tsathoggua=1)
    drawn = Drawn(state, area(state, "europe"))
    assert shown(drawn).defender.dice == 4
    prove(drawn)


def test_an_action_before_the_battle_is_named() -> None:
    state = facing(GC, "sleeper")
    take(state, 1, "energy_nexus")
    state.power[0] = state.power[1] = 3
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", wizard=1)
    drawn = Drawn(state, area(state, "europe"))
    assert (OTHER, "energy_nexus") in shown(drawn).open
    prove(drawn)
