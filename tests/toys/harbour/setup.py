"""Set-up is steps, too: deals are chance, what one is dealt is a page."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.luck import Drawn, Order
from rules.kernel.registry import Setup
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance, Page, Seat
from rules.kernel.text import Text, say
from tests.toys.harbour.actions import RoleDealt, role_name, who
from tests.toys.harbour.state import COINS_AT_START, Harbour, Keeper, everybody, learn
from tests.toys.harbour.turn import Night
from tests.toys.harbour.words import Card, Role

DECK = (Card.LANTERN, Card.PURSE) * 4
COINS = 40


def start(setup: Setup) -> Harbour:
    """Coins for all; everything else is still to be dealt."""
    return Harbour(
        agenda=[SetUp()],
        answers={},
        luck=setup.seed,
        nights=int(setup.options["nights"]),
        keepers=[Keeper()] * setup.seats,
        supply=COINS - COINS_AT_START * setup.seats,
        undealt=DECK,
        facts=[()] * setup.seats,
    )


class SetUp(Auto, frozen=True):
    """Roles, then cards, then everybody looks, then the first night."""

    def run(self, state: Harbour, context: StepContext) -> None:
        """Puts the set-up on the agenda."""
        context.then(DealRoles(), DealCards(), OwnRole(), Night(1))


class DealRoles(Chance, frozen=True):
    """One chief, one thief, the rest guards; chief and thief know each other."""

    SHOWN = False

    def lots(self, state: Harbour) -> Order:
        """The seats in any order."""
        return Order(len(state.keepers))

    def resolve(self, state: Harbour, context: StepContext, drawn: Drawn) -> None:
        """Deals the roles and tells each seat its own."""
        chief, thief = map(Seat, drawn[:2])
        roles = [Role.GUARD] * len(drawn)
        roles[chief], roles[thief] = Role.CHIEF, Role.THIEF
        state.dealt = state.roles = tuple(roles)
        learn(state, chief, thief, Role.THIEF)
        learn(state, thief, chief, Role.CHIEF)
        for seat in everybody(state):
            context.emit(RoleDealt(seat, roles[seat]))


class DealCards(Chance, frozen=True):
    """One character card each, face down."""

    SHOWN = False

    def lots(self, state: Harbour) -> Order:
        """The deck in any order."""
        return Order(len(state.undealt))

    def resolve(self, state: Harbour, context: StepContext, drawn: Drawn) -> None:
        """Deals them."""
        deck = [state.undealt[each] for each in drawn]
        count = len(state.keepers)
        state.cards, state.undealt = tuple(deck[:count]), tuple(deck[count:])


class OwnRole(Page, frozen=True):
    """Each seat looks at its role, its comrade and its card."""

    DWELL: ClassVar[float] = 2

    def seats(self, state: Harbour) -> Sequence[Seat]:
        """All, one after the other."""
        return everybody(state)

    def prompt(self, state: Harbour, seat: Seat) -> Text:
        """The same for everybody."""
        return say("harbour.prompt_own_role")

    def shows(self, state: Harbour, seat: Seat) -> Text:
        """Role, card, and as much about others for a guard as for a thief."""
        card = say(f"harbour.card_{state.cards[seat]}")
        comrade = say("harbour.knows_nobody")
        for fact in state.facts[seat]:
            comrade = say("harbour.comrade", who=who(fact.about))
        return say("harbour.own_role", role=role_name(state.roles[seat]), card=card, knows=comrade)


STEPS = (SetUp, DealRoles, DealCards, OwnRole)
