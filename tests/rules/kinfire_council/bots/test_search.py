"""How answers are tried: to the end of the turn, not into the night; quick answers."""

import pytest

from rules.bots.arena import Arena, Match
from rules.bots.levels import bot, luck_of
from rules.bots.searching import Asked
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import Setup, default_options, game
from rules.kernel.steps import Choice, Pass, Seat
from rules.kernel.views import view
from rules.kinfire_council.bots import outlook
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.levels import MASTER, NOVICE, STEADY, find
from rules.kinfire_council.bots.reflexes import REFLEXES, reflex
from rules.kinfire_council.bots.reflexes.turn import best_errand, ranked
from rules.kinfire_council.bots.search import (
    SearchParams,
    Trial,
    explore,
    search,
    try_out,
    whose_turn,
    worlds_of,
)
from rules.kinfire_council.bots.worth import worth
from rules.kinfire_council.enums import ErrandKind
from rules.kinfire_council.forecast.halting import Halt, halted
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed import library
from rules.kinfire_council.rounds.docket import NameLead, PickDecree
from rules.kinfire_council.rounds.one_round import NightsFall
from rules.kinfire_council.state import Council, Decree, game_of
from rules.kinfire_council.turn.actions import EndTurn, MeetNeed, OpenHand, Place
from rules.kinfire_council.turn.days_light import TakeTurn, is_placed
from rules.kinfire_council.turn.errands import errands
from rules.kinfire_council.turn.paying import ChoosePayment, PayWith
from rules.kinfire_council.turn.playing import PlayHand
from tests.rules.bots.levels_laws import questions
from tests.rules.kinfire_council.bots.test_levels import setup
from tests.rules.kinfire_council.made_up import made_up
from tests.rules.kinfire_council.turns import ADA, BO, CY, choice, day, place


@pytest.fixture
def state() -> Council:
    """The first turn at a table of three."""
    return day((3, 1, 2, 1, 0), (3, 1, 2, 1, 0), (3, 1, 2, 1, 0))


def trial(state: Council, seat: Seat = ADA) -> Trial:
    return Trial(Features(state, seat), whose_turn(state), worth, STEADY)


# -------------------------------------------------------------------- trials
def test_a_trial_leaves_the_world_as_it_was_and_ends_with_the_turn(state: Council) -> None:
    before = state.clone()
    found = try_out(state, Place(1, "4"), trial(state))
    assert state == before
    assert found.game.turn is not None
    assert found.game.turn.seat == BO


def test_the_last_turn_of_a_day_is_not_followed_into_the_night() -> None:
    for seen, request in questions(setup(2, 3), "novice", 400):
        pieces = [piece for sheet in seen.sheets for piece in sheet.pieces if not piece.space]
        if len(pieces) != 1 or not isinstance(agenda.question(seen), TakeTurn) or is_placed(seen):
            continue
        world = worlds_of(seen, request.seat, 5, 1)[0]
        found = try_out(world, request.actions[0], trial(world, request.seat))
        assert found.game.round == seen.round
        assert found.game.site == seen.site
        assert isinstance(agenda.question(found.game), Halt)
        return
    raise AssertionError("no last turn")


def test_halts_stand_before_the_night(state: Council) -> None:
    state.agenda.insert(0, NightsFall())
    agenda_before = list(state.agenda)
    world = halted(state.clone())
    assert state.agenda == agenda_before
    assert isinstance(world.agenda[1], Halt)
    assert world.agenda[0] == NightsFall()


def test_a_search_finds_what_scores_most(state: Council) -> None:
    set_sheet(state, ADA, goods=(2, 0, 2, 0, 0))
    asked = choice(state)
    found = search(state, Features(state, ADA), asked, asked.actions(state, ADA, ()), 5, STEADY)
    values = [each.value for each in found.tried]
    assert values == sorted(values, reverse=True)
    best = found.tried[0]
    assert isinstance(best.action, Place)
    assert best.value > values[-1] + 1
    gained, held = best.end.score[ADA] - state.score[ADA], best.end.sheets[ADA]
    assert gained > 0 or sum(held.goods) > 4 or held.sentries or held.cultists


def test_a_hand_is_opened_only_for_a_card_that_helps(state: Council) -> None:
    card = next(
        each.id
        for each in library.shipped().content.research
        if each.window == "turn" and not each.cost and any(hasattr(op, "res") for op in each.effect)
    )
    state.hands[ADA] = (card,)
    features = Features(state, ADA)
    asked = choice(state)
    actions = asked.actions(state, ADA, ())
    found = search(state, features, asked, actions, 5, STEADY)
    assert len(found.tried) > 1
    assert found.tried[0].end.round == 1


@pytest.mark.parametrize("params", [STEADY, MASTER])
def test_a_hand_with_nothing_for_the_day_is_never_opened(
    state: Council, params: SearchParams
) -> None:
    """However few placements are left: an opened hand is no turn that was saved."""
    state.hands[ADA] = ("stone_reserves",)
    asked = choice(state)
    actions = [each for each in asked.actions(state, ADA, ()) if not isinstance(each, Place)]
    actions += [Place(1, "commons"), Place(1, "public_gallery")]
    assert OpenHand() in actions
    found = find(Asked(state, ADA, asked, actions, (), 5), params, Features(state, ADA))
    assert OpenHand() not in [each.action for each in found.tried]


def test_explore_takes_the_best_of_what_a_piece_may_do(state: Council) -> None:
    place(state, 1, "1")
    one = trial(state)
    best = explore(state.clone(), one, 1)
    plain = [try_out(state, each, one) for each in choice(state).actions(state, ADA, ())]
    assert best.value == max(each.value for each in plain)


# -------------------------------------------------------------------- the second look
def test_the_others_take_one_turn_each_before_the_own_next_one(state: Council) -> None:
    place(state, 1, "public_gallery")
    game = state.clone()
    while not (isinstance(choice(game), TakeTurn) and choice(game).seats(game) == (BO,)):
        agenda.apply(
            game, ADA, reflex(game, ADA, choice(game), _actions(game), Features(game, ADA))
        )
    assert outlook.to_own_turn(game, Features(state, ADA))
    left = [sum(not piece.space for piece in sheet.pieces) for sheet in game.sheets]
    assert left == [2, 2, 2]
    assert whose_turn(game)[1] == ADA


def _actions(state: Council) -> list:
    seat = agenda.asked(state)[0]
    return list(choice(state).actions(state, seat, ()))


def test_nothing_misleads_better_levels() -> None:
    assert NOVICE.noise > STEADY.noise > MASTER.noise == 0.0


# -------------------------------------------------------------------- reflexes
def test_every_question_of_a_game_is_answered_with_something_legal() -> None:
    seen_kinds: set[type[Choice]] = set()
    for seats, seed in ((3, 4), (2, 5)):
        arena = Arena(Match(setup(seats, seed), ("random",) * seats))
        agenda.begin(arena.state)
        while asked := agenda.asked(arena.state):
            seat = asked[0]
            seen = game_of(view(arena.state, seat))
            question = agenda.question(seen)
            assert question is not None
            actions = question.actions(seen, seat, seen.answers.get(seat, ()))
            assert reflex(seen, seat, question, actions, Features(seen, seat)) in actions
            seen_kinds.add(type(question))
            arena._answer(seat)
    assert len(seen_kinds & REFLEXES.keys()) > 14


def test_a_need_is_met_where_it_pays_and_left_where_the_goods_are_worth_more(
    state: Council,
) -> None:
    features = Features(state, ADA)
    best, brings = best_errand(state, ADA, errands(state, ADA, ErrandKind.NEED), features)
    assert isinstance(best, MeetNeed)
    assert brings > 0
    set_sheet(state, ADA, influence=0)
    assert best_errand(state, ADA, errands(state, ADA, ErrandKind.ANY), features) == (None, 0.0)


def test_placements_at_a_glance_are_all_there_the_best_first(state: Council) -> None:
    actions = choice(state).actions(state, ADA, ())
    found = ranked(state, ADA, actions, Features(state, ADA))
    assert sorted(map(repr, found)) == sorted(repr(each) for each in actions)
    assert isinstance(found[0], Place)


def test_a_turn_ends_when_no_errand_pays(state: Council) -> None:
    set_sheet(state, ADA, goods=(0, 0, 0, 0, 0))
    question = TakeTurn(ADA)
    place(state, 1, "public_gallery")
    assert (
        reflex(state, ADA, question, [EndTurn(), MeetNeed(9)][:1], Features(state, ADA))
        == EndTurn()
    )


def test_the_cheapest_goods_are_paid(state: Council) -> None:
    ways = (PayWith((0, 0, 0, 1, 0)), PayWith((1, 0, 0, 0, 0)), PayWith((0, 0, 0, 0, 1)))
    found = reflex(state, ADA, ChoosePayment(ADA, ()), ways, Features(state, ADA))
    assert found == ways[1]


def test_the_speaker_serves_himself(state: Council) -> None:
    found = library.shipped().content.decrees
    state.docket = tuple(Decree(each.id, (1, 1, 0)) for each in found[:2])
    features = Features(state, ADA)
    lead = NameLead(ADA, 0, (BO, ADA, CY))
    named = reflex(state, ADA, lead, lead.actions(state, ADA, ()), features)
    assert named in lead.actions(state, ADA, ())
    assert getattr(named, "seat", None) == ADA
    pick_one = PickDecree(ADA, (0, 1))
    assert reflex(state, ADA, pick_one, pick_one.actions(state, ADA, ()), features)


def test_a_card_of_the_night_may_be_kept(state: Council) -> None:
    question = next(kind for kind in REFLEXES if kind.__name__ == "NightWindow")(ADA)
    assert reflex(state, ADA, question, [Pass()], Features(state, ADA)) == Pass()


# -------------------------------------------------------------------- other items
@pytest.mark.parametrize("seed", range(2))
def test_bots_play_with_items_that_nobody_has_printed(seed: int) -> None:
    digest = library.learn(made_up(100 + seed))
    options = default_options(game("kinfire_council"))
    seats = 3 + seed
    arena = Arena(
        Match(Setup("kinfire_council", seats, seed, options, own=digest), ("novice",) * seats)
    )
    arena.play()
    assert arena.problems == []
    assert arena.state.outcome is not None


def test_a_steady_bot_answers_with_items_that_nobody_has_printed() -> None:
    digest = library.learn(made_up(104))
    options = default_options(game("kinfire_council"))
    think = bot("kinfire_council", "steady")
    own = Setup("kinfire_council", 3, 9, options, own=digest)
    for seen, request in questions(own, "random", 60):
        advice = think(seen, request, luck_of(1, request.seat, request.ply))
        assert advice.action in request.actions


def test_a_hand_that_was_opened_on_purpose_is_not_closed_again() -> None:
    """The advice to open it and the advice in it go by the same look: no going in circles."""
    opened, seats = 0, 3
    play = Play(setup(seats, 4))
    think = bot("kinfire_council", "steady")
    while (asked := agenda.question(play.state)) is not None and opened < 4:
        seat = agenda.asked(play.state)[0]
        seen = view(play.state, seat)
        request = agenda.request(seen, seat)
        action = think(seen, request, luck_of(play.setup.seed, seat, request.ply)).action
        opened += isinstance(asked, PlayHand)
        assert not (isinstance(asked, PlayHand) and action == Pass())
        play.submit(seat, action)
    assert opened
