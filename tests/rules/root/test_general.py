"""General words and ties (3.3, 6.1): what is treated as own, who wins where several reach thirty;
quick answers are the same as slow ones."""

import pytest

from rules.kernel import agenda
from rules.kernel.luck import below
from rules.kernel.registry import game, setup_of
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root import effects
from rules.root.enums import BuildingKind, Phase, Suit, TokenKind
from rules.root.laws import having, laws
from rules.root.scoring.ending import is_over
from rules.root.state import CLEARINGS, NOBODY, Building, Token, Turn, Woodland, game_of
from rules.root.woodland.geography import clearings_of, matches, neighbours, neighbours_of
from rules.root.woodland.moving import PLACES, moves, why_not_move
from rules.root.woodland.people import has_piece, standing_at
from rules.root.woodland.ruling import _ruler, ruler, strengths
from tests.rules.root.driving import answer, build, choices, craft, hold, lay, run, stand, use
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


# ---------------------------------------------------------------- several reach thirty
def tied(option: str, turn: int) -> tuple[Seat, ...]:
    state = scene(("marquise", "eyrie", "alliance"), options={"tie_at_30": option})
    state.scores = [31, 30, 4]
    state.turn = Turn(seat=Seat(turn))
    outcome = is_over(state)
    assert outcome is not None
    return outcome.winners


def test_older_rules_name_the_current_player_only() -> None:
    assert tied("current_player", 1) == (YOU,)
    assert tied("current_player", 0) == (ME,)
    assert tied("current_player", 2) == (ME, YOU)
    assert tied("clockwise_from_current", 2) == (ME,)


def test_one_alone_wins_in_the_turn_of_another_by_older_rules_too() -> None:
    state = scene(("marquise", "eyrie", "alliance"), options={"tie_at_30": "current_player"})
    state.scores = [3, 30, 4]
    outcome = is_over(state)
    assert outcome is not None
    assert outcome.winners == (YOU,)


# ---------------------------------------------------------------- treated as own
def hired(*services: str, deck: str = "base") -> Woodland:
    """The Company's warriors fight for the first seat in this turn, or do not."""
    state = scene(("marquise", "riverfolk", "eyrie"), options={"deck": deck})
    state.turn = Turn(seat=ME, phase=Phase.DAYLIGHT, services=services)
    stand(state, 1, s0=1, s1=2, s2=1)
    return state


@pytest.mark.parametrize(("services", "left"), [((), 0), (("mercenaries",), 2)])
def test_a_favor_leaves_mercenaries_alone_but_not_their_trade_post(
    services: tuple[str, ...], left: int
) -> None:
    state = hired(*services)
    lay(state, 1, Token(YOU, TokenKind.TRADE_POST, Suit.FOX))
    run(state, *effects.immediate(state, StepContext(), ME, "favor_of_the_foxes"))
    assert state.warriors[1] == (1, left, 0)
    assert state.tokens[1] == ()
    assert state.scores[ME] == 1


@pytest.mark.parametrize(("services", "owners"), [((), {1, 2}), (("mercenaries",), {2})])
def test_propaganda_turns_no_mercenary(services: tuple[str, ...], owners: set[int]) -> None:
    state = hired(*services, deck="exiles_partisans")
    craft(state, 0, "propaganda_bureau")
    hold(state, 0, "anvil")
    use(state, "propaganda_bureau")
    answer(state, choices(state)[0])
    assert {each.seat for each in choices(state) if hasattr(each, "seat")} == owners


# ---------------------------------------------------------------- quick answers
def positions(count: int) -> list[Woodland]:
    """Positions of random games at different tables."""
    tables = (
        ("cult", "eyrie", "duchy", "vagabond"),
        ("riverfolk", "eyrie", "marquise", "corvid"),
        ("alliance", "cult", "riverfolk", "duchy"),
    )
    found: list[Woodland] = []
    for seed, factions in enumerate(tables):
        options = {f"seat_{n}": faction for n, faction in enumerate(factions, 1)}
        options["deck"] = "exiles_partisans" if seed else "base"
        state = game_of(game("root").start(setup_of("root", 4, seed, options)))
        agenda.begin(state)
        luck = seed
        for ply in range(count * 20):
            if state.outcome is not None:
                break
            actions = agenda.actions(state, agenda.asked(state)[0])
            luck, pick = below(luck, len(actions))
            agenda.apply(state, agenda.asked(state)[0], actions[pick])
            if ply % 20 == 0 and state.turn is not None:
                found.append(state.clone())
    return found


def test_a_ruler_that_is_remembered_is_the_ruler() -> None:
    """Whatever was asked before: each place is asked in each position, twice."""
    rulers = set()
    for state in positions(15) * 2:
        for place in CLEARINGS:
            told = ruler(state, place)
            assert told == _ruler(state, place, strengths(state, place))
            rulers.add(told)
    assert rulers > {NOBODY, ME}


def test_a_remembered_ruler_is_forgotten_when_a_piece_comes_or_the_table_changes() -> None:
    state = scene(("marquise", "eyrie", "cult"))
    stand(state, 5, s0=1)
    assert ruler(state, 5) == ME
    stand(state, 5, s1=1)
    assert ruler(state, 5) == YOU
    state.factions = ("alliance", "marquise", "corvid")
    assert ruler(state, 5) == NOBODY
    state.factions = ("marquise", "eyrie", "cult")
    build(state, 5, Building(THIRD, BuildingKind.GARDEN, Suit.RABBIT))
    assert ruler(state, 5) == THIRD


def test_all_moves_are_those_that_no_reason_bars() -> None:
    for state in positions(12):
        for seat in map(Seat, range(4)):
            told = {(each.source, each.target) for each in moves(state, seat)}
            for source in PLACES:
                if not state.warriors[source][seat] and state.pawns[seat] != source:
                    continue
                for target in neighbours(state, seat, source):
                    is_open = why_not_move(state, seat, source, target) is None
                    assert ((source, target) in told) == is_open


def test_places_are_the_same_one_by_one_and_together() -> None:
    for state in positions(6):
        for seat in map(Seat, range(4)):
            near = neighbours_of(state, seat)
            assert [near(p) for p in PLACES] == [neighbours(state, seat, p) for p in PLACES]
        for suit in Suit:
            if suit is not Suit.NONE:
                told = [place for place in CLEARINGS if matches(state, place, suit)]
                assert clearings_of(state, suit) == told


def test_only_laws_with_a_word_of_their_own_are_asked() -> None:
    state = scene(("cult", "eyrie", "duchy", "marquise"))
    assert [seat for seat, _ in having(state, "wins_ties")] == [1]
    assert [seat for seat, _ in having(state, "rules_always")] == [0, 2]
    assert having(state, "rules_always")[0][1] is laws(state)[0]


def test_owners_that_are_remembered_are_the_owners() -> None:
    for state in positions(8) * 2:
        for place in PLACES:
            pieces = [*state.buildings[place], *state.tokens[place]]
            owners = {piece.seat for piece in pieces}
            owners |= {seat for seat in range(4) if state.warriors[place][seat]}
            assert standing_at(state, place) == owners
            for seat in map(Seat, range(4)):
                assert has_piece(state, seat, place) is (
                    seat in owners or state.pawns[seat] == place
                )


def test_a_remembered_owner_is_forgotten_when_the_last_piece_leaves() -> None:
    state = scene(("marquise", "eyrie", "alliance"))
    assert standing_at(state, 3) == frozenset()
    lay(state, 3, Token(THIRD, TokenKind.SYMPATHY))
    assert has_piece(state, THIRD, 3)
    state.tokens[3] = ()
    assert not has_piece(state, THIRD, 3)


# ---------------------------------------------------------------- records
def test_no_two_records_of_a_kind_have_one_name() -> None:
    """A saved game tells steps, actions and events by their names."""
    entry = game("root")
    for kinds in (entry.steps, entry.actions, entry.events):
        names = [kind.__name__ for kind in kinds]
        assert sorted(names) == sorted(set(names))
