"""Who may know what; dealt worlds."""

from collections import Counter

from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.problems import problems
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.seasons import Ravage
from rules.cartographers.state import HIDDEN_SHEET, Cartographers, game_of
from rules.cartographers.views import deal_decks, scored_seasons
from rules.kernel import agenda
from rules.kernel.steps import Done, Hidden
from rules.kernel.views import sample_world, view
from tests.rules.cartographers.positions import at, begun, placed

PRIVATE = {"map_visibility": "private"}


def played(count: int, seats: int = 2, **options: str) -> Cartographers:
    """A game some answers later: each seat takes its first action."""
    state = begun(seats, seed=9, **options)
    for _ in range(count):
        seat = agenda.asked(state)[0]
        actions = agenda.request(state, seat).actions
        agenda.apply(state, seat, actions[-1] if actions[-1] == Done() else actions[0])
    return state


def test_decks_are_nobodys() -> None:
    state = played(5)
    for viewer in (0, 1, None):
        seen = view(state, viewer)
        assert set(seen.deck) == set(seen.ambushes) == {""}
        assert (len(seen.deck), len(seen.ambushes)) == (len(state.deck), len(state.ambushes))
        assert seen.luck == 0
        assert seen.sheets == state.sheets


def test_private_maps_coins_and_scores() -> None:
    state = played(30, 3, **PRIVATE)
    seen = view(state, 1)
    assert seen.sheets == [HIDDEN_SHEET, state.sheets[1], HIDDEN_SHEET]
    assert seen.scores[0] == ()
    assert seen.scores[1] == state.scores[1] != ()
    assert view(state, None).sheets == [HIDDEN_SHEET] * 3


def test_private_maps_open_at_the_end() -> None:
    state = begun(2, seed=3, **PRIVATE)
    while seats := agenda.asked(state):
        agenda.apply(state, seats[0], agenda.request(state, seats[0]).actions[0])
    assert view(state, 0).sheets == state.sheets
    assert view(state, None).scores == state.scores


def test_the_map_held_in_an_ambush_is_seen_by_its_holder() -> None:
    state = placed("F..", "W..", "V..", options=PRIVATE, barred=["1"])
    at(state, DrawMonsters("kobold_onslaught"))
    for viewer, owner in ((1, 0), (2, 1), (0, 2)):
        seen = view(state, viewer)
        assert seen.sheets[owner] == state.sheets[owner]
        assert seen.sheets[3 - viewer - owner] == HIDDEN_SHEET
    assert view(state, 1).barred == (0,)
    assert view(state, 2).barred == ()


def test_an_open_answer_is_not_told() -> None:
    state = at(placed("...", "..."), DrawTerrain("farmland"))
    agenda.apply(state, 0, agenda.request(state, 0).actions[0])
    assert view(state, 1).answers == {0: (Hidden(),)}
    assert view(state, 0).answers == state.answers
    assert view(state, 1).sheets == state.sheets


def test_dealt_decks_hold_what_can_be_there() -> None:
    state = played(30, card_set="heroes", map_side="c")
    world = view(state, 0).clone()
    deal_decks(world, 77)
    unseen = Counter((*state.deck, *state.ambushes, *state.heroes))
    assert Counter((*world.deck, *world.ambushes, *world.heroes)) == unseen
    assert len(world.ambushes) == len(state.ambushes)


def test_dealt_worlds_differ_and_look_the_same() -> None:
    state = played(25, 3, **PRIVATE)
    seen = view(state, 2)
    worlds = [sample_world(seen, 2, luck) for luck in range(8)]
    assert len({world.deck for world in worlds}) > 1
    assert len({world.sheets[0] for world in worlds}) > 1
    for world in worlds:
        assert problems(world) == []
        assert view(world, 2) == seen
        assert game_of(world).sheets[2] == state.sheets[2]


def test_while_powers_work_the_season_is_scored() -> None:
    state = placed("...", options={"card_set": "heroes"}, past=[["lagoon"]])
    assert scored_seasons(at(state, DrawTerrain("lagoon"))) == 1
    assert scored_seasons(at(state, Ravage("giant_troll_ravage"))) == 2


def test_a_map_held_has_scores_in_a_dealt_world() -> None:
    """Whose map a seat holds is seen, its scores are not: some that may be are dealt."""
    state = placed("F..", "W..", options=PRIVATE, past=[["lagoon"]])
    state.scores = [(SeasonScore(1, 1, 1, 1),)] * 2
    at(state, DrawMonsters("kobold_onslaught"))
    world = sample_world(view(state, 1), 1, 5)
    assert world.sheets[0] == state.sheets[0]
    assert len(world.scores[0]) == 1
