"""What bots say tells no side by whether they speak."""

from rules.feed_the_kraken import bot
from rules.feed_the_kraken.claim import ClaimKind, Say
from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.state import Sight, current
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.rules.feed_the_kraken.test_bot_levels import moments

GAMES = (3, 12)
"games's Seeds in which pirates, a cultist and a sailor see the cards."


def test_whoever_saw_the_mermaids_cards_tells_of_them_whatever_its_side() -> None:
    sides: set[bool] = set()
    for seed in GAMES:
        told: set[int] = set()
        for state, _ in moments(7, seed, "novice"):
            for number, look in enumerate(state.looks):
                mate = state.crew[look.viewer]
                if look.sight is not Sight.MERMAID or number in told or not mate.alive:
                    continue
                told.add(number)
                seat = Seat(look.viewer)
                said = bot.talk(view(state, seat), seat, seed)
                claims = [each for each in said if isinstance(each, Say)]
                assert mate.tongue is (
                    (ClaimKind.MERMAID_CARDS, number) in {(c.kind, c.number) for c in claims}
                )
                sides.add(current(state, seat) is Faction.SAILOR)
    assert sides == {True, False}
