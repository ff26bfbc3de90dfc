"""Exceptions to the rules: queries, offers and reactions of the effects in play."""

from rules.kernel.steps import Event, Seat, Step
from tests.toys.raid.actions import AskAlly, Removed
from tests.toys.raid.losses import OfferHospital
from tests.toys.raid.state import Banner, Hospital, Pact, Raid


def extra_hits(state: Raid, attacker: Seat) -> int:
    """Query: how many hits more an attacker deals."""
    return sum(isinstance(each, Banner) and each.owner == attacker for each in state.effects)


def allies_here(state: Raid, seat: Seat, place: int) -> list[AskAlly]:
    """Offer: partners with a warrior at the place may be asked to take a hit."""
    partners = [
        each.partner if each.owner == seat else each.owner
        for each in state.effects
        if isinstance(each, Pact) and seat in (each.owner, each.partner)
    ]
    fight = state.fight
    sides = (fight.attacker, fight.defender)
    free = [each for each in sorted(set(partners)) if each not in sides]
    return [AskAlly(each) for each in free if state.bands[each].warriors[place]]


def reactions(state: Raid, event: Event) -> tuple[Step, ...]:
    """Reaction: hospitals react to their owners' losses; all with a card in hand are asked."""
    if not isinstance(event, Removed) or not event.warriors:
        return ()
    return tuple(
        OfferHospital(each.owner)
        for each in state.effects
        if isinstance(each, Hospital) and each.owner == event.seat and state.hands[each.owner]
    )
