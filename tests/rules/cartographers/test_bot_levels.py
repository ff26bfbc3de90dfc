"""Bots of one level at one table (rules/cartographers/bots/levels.py)."""

from rules.bots.levels import bot, luck_of
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from rules.kernel.views import view


def test_two_of_one_level_do_not_draw_the_same_year() -> None:
    """Map A looks alike from both ends, so the same taste would give the same map, turned round."""
    alike = 0
    for seed in range(5):
        play = Play(setup_of("cartographers", 2, seed))
        steady = bot("cartographers", "steady")
        while seats := agenda.asked(play.state):
            seat = seats[0]
            request = agenda.request(play.state, seat)
            luck = luck_of(seed, seat, request.ply)
            play.submit(seat, steady(view(play.state, seat), request, luck).action)
        ours, theirs = (play.state.scores[Seat(n)] for n in (0, 1))  # type: ignore[attr-defined]
        alike += ours == theirs
    assert alike == 0
