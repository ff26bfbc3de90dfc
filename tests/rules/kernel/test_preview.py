"""What an action would do, as far as its seat can know."""

from __future__ import annotations

import dataclasses
from itertools import islice

import pytest

from rules.cartographers.drawing.preview import preview as of_map
from rules.kernel import agenda
from rules.kernel import preview as preview_module
from rules.kernel.play import Play
from rules.kernel.preview import Stop, preview
from rules.kernel.registry import Setup, game, setup_of
from rules.kernel.steps import Pass, Seat
from rules.kernel.views import share, view
from tests import toys
from tests.rules.setups import GAMES
from tests.rules.walks import Moment, walk
from tests.toys.harbour.actions import CardUsed, Claim, Claimed, Commit, LookAt, Looked, UseCard
from tests.toys.harbour.turn import Bid, ChooseLook, LookResult, StepIn, pay
from tests.toys.harbour.words import Card, Role
from tests.toys.raid.losses import TakeHits

toys.register()


def at(step: type, seed: int = 1, seats: int = 4) -> Play:
    """The harbour at the first question of a kind; nobody has used a card."""
    play = Play(setup_of("harbour", seats, seed))
    while not isinstance(agenda.question(play.state), step):
        seat = agenda.asked(play.state)[0]
        play.submit(seat, agenda.actions(play.state, seat)[0])
    return play


def holder(play: Play, card: Card) -> Seat:
    return Seat(play.state.cards.index(card))


def test_what_an_open_action_does_is_foreseen() -> None:
    """Who steps into a window settles it, whoever has passed before."""
    for passed in (0, 2):
        play = at(StepIn)
        seat = holder(play, Card.PURSE)
        for other in [each for each in agenda.asked(play.state) if each != seat][:passed]:
            play.submit(other, Pass())
        found = preview(view(play.state, seat), seat, UseCard(Card.PURSE))
        play.submit(seat, UseCard(Card.PURSE))
        assert found.after.keepers == play.state.keepers
        assert found.after.supply == play.state.supply
        assert found.events == (CardUsed(seat, Card.PURSE),)
        assert (found.stop, found.unsure) == (Stop.ASKS, ())


def test_a_pass_counts_when_all_others_have_passed() -> None:
    play = at(StepIn)
    *others, last = agenda.asked(play.state)
    assert preview(view(play.state, last), last, Pass()) is None
    for other in others:
        play.submit(other, Pass())
    found = preview(view(play.state, last), last, Pass())
    assert found.stop is Stop.ASKS
    assert isinstance(found.after.agenda[-1], Bid)


def looking(role: Role) -> tuple[Play, Seat]:
    """A seat of this role that chooses whom to look at."""
    for seed in range(1, 50):
        play = at(StepIn, seed)
        seats = [s for s in range(4) if play.state.cards[s] is Card.LANTERN]
        seat = next((Seat(s) for s in seats if play.state.roles[s] is role), None)
        if seat is not None:
            play.submit(seat, UseCard(Card.LANTERN))
            assert isinstance(agenda.question(play.state), ChooseLook)
            return play, seat
    raise AssertionError("no such deal")


def test_what_would_be_learned_is_not_foreseen() -> None:
    play, seat = looking(Role.GUARD)
    target = Seat((seat + 1) % 4)
    seen = view(play.state, seat)
    found = [preview(seen, seat, LookAt(target), luck) for luck in range(20)]
    unsure = [each for each in found if each.stop is Stop.UNSURE]
    assert unsure
    for each in unsure:
        assert each.unsure == ("facts",)
        assert each.after.facts == seen.facts
        assert each.events == ()
        assert each.after.looks[-1].target == target, "that it would look is sure"
        assert isinstance(each.after.agenda[-1], LookResult)


def test_what_is_known_is_foreseen() -> None:
    play, seat = looking(Role.CHIEF)
    thief = Seat(play.state.roles.index(Role.THIEF))
    found = preview(view(play.state, seat), seat, LookAt(thief))
    assert found.events == (Looked(seat, thief, Role.THIEF),)
    assert (found.stop, found.unsure) == (Stop.ASKS, ())


def test_it_is_computed_from_the_view_alone() -> None:
    """Two states that look the same to a seat give the same preview."""
    play, seat = looking(Role.GUARD)
    one, other = [Seat(each) for each in range(4) if each != seat][:2]
    twin = play.state.clone()
    roles = list(twin.roles)
    roles[one], roles[other] = roles[other], roles[one]
    twin.roles = twin.dealt = tuple(roles)
    twin.facts = [()] * 4
    assert view(twin, seat) == view(play.state, seat)
    for target in (one, other):
        assert preview(view(twin, seat), seat, LookAt(target)) == preview(
            view(play.state, seat), seat, LookAt(target)
        )


def test_nothing_is_shown_before_its_time() -> None:
    """The last to bid: all bids would be opened at once; what the others bid is not told."""
    play = at(Bid)
    seats = agenda.asked(play.state)
    assert preview(view(play.state, seats[0]), seats[0], Commit(1)) is None
    for seat in seats[:-1]:
        play.submit(seat, Commit(1))
    last = seats[-1]
    seen = view(play.state, last)
    found = preview(seen, last, Commit(2))
    assert found.after.keepers[last].coins == seen.keepers[last].coins - 2
    assert found.after.captain == seen.captain, "luck makes the captain, after the bids are open"
    assert found.stop is Stop.UNSURE
    assert "bids" in found.unsure
    assert found.after.bids == seen.bids
    play.state.answers = {seat: (Commit(0),) for seat in seats[:-1]}
    for seat in seats[:-1]:
        pay(play.state, seat, play.state.keepers[seat].coins)
    found = preview(view(play.state, last), last, Commit(2))
    assert found.stop is Stop.SHOWN, "the others have no coins: what is shown is known, yet it ends"


def test_luck_is_never_foreseen() -> None:
    """In a raid the dice are not rolled: it ends where they would be."""
    stops = set()
    for moment in walk(setup_of("raid", 3, 7), 7, free_actions=False):
        found = preview(view(moment.state, moment.seat), moment.seat, moment.action)
        if found is None:
            continue
        stops.add(found.stop)
        if found.stop is Stop.CHANCE:
            twin = moment.state.clone()
            happened = agenda.apply(twin, moment.seat, moment.action)
            assert happened.outcomes
            told = share(happened.events, moment.seat)
            assert found.events == told[: len(found.events)]
    assert Stop.CHANCE in stops


def test_where_answers_are_independent_one_s_own_is_carried_out_alone() -> None:
    stops, changed = set(), 0
    for seed in range(1, 30):
        for moment in walk(setup_of("raid", 3, seed), seed, free_actions=False):
            choice = agenda.question(moment.state)
            if isinstance(choice, TakeHits) and len(choice.seats(moment.state)) > 1:
                seen = view(moment.state, moment.seat)
                found = preview(seen, moment.seat, moment.action)
                stops.add(found.stop)
                changed += found.after.fight != seen.fight
    assert Stop.OTHERS in stops
    assert stops <= {Stop.OTHERS, Stop.ASKS}
    assert changed


def test_an_aside_can_be_tried() -> None:
    play = at(StepIn)
    found = preview(view(play.state, Seat(1)), Seat(1), Claim(Role.THIEF))
    assert found.events == (Claimed(Seat(1), Role.THIEF),)
    assert found.after.keepers[1].claims == 1
    assert found.stop is Stop.ASKS


def test_who_is_not_asked_foresees_nothing() -> None:
    play, seat = looking(Role.GUARD)
    other = Seat((seat + 1) % 4)
    assert preview(view(play.state, other), other, LookAt(seat)) is None


def test_the_worlds_differ_where_anything_is_hidden() -> None:
    play = at(StepIn)
    seen = view(play.state, Seat(0))
    for luck in range(10):
        one, other = preview_module._two_worlds(seen, Seat(0), luck)
        assert one != other
        assert view(one, Seat(0)) == view(other, Seat(0)) == seen


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_can_be_tried_and_changes_nothing(game_id: str) -> None:
    tried = 0
    for moment in first_moments(setup_of(game_id, game(game_id).seat_counts[0], 11), 150):
        seen = view(moment.state, moment.seat)
        before = seen.clone()
        tried += preview(seen, moment.seat, moment.action) is not None
        assert seen == before
    assert tried


def first_moments(setup: Setup, most: int) -> list[Moment]:
    """Moments that may be kept."""
    moments = islice(walk(setup, 3), most)
    return [dataclasses.replace(each, state=each.state.clone()) for each in moments]


@pytest.mark.parametrize("seed", range(3))
def test_a_map_that_is_drawn_on_is_foreseen_as_its_own_preview_has_it(seed: int) -> None:
    compared = 0
    for moment in first_moments(setup_of("cartographers", 2, 40 + seed), 40):
        seen, seat = view(moment.state, moment.seat), moment.seat
        found = preview(seen, seat, moment.action)
        if found is None or found.stop is not Stop.OTHERS:
            continue
        expected = of_map(seen, seat, moment.request.given, moment.action)
        assert found.after.sheets[expected.owner] == expected.after
        compared += 1
    assert compared > 10
