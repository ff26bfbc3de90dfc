"""The words of the harbour's rule cases."""

from rules.console.casebook import Casebook, CaseFault, Value
from rules.kernel.luck import Drawn, Lots
from rules.kernel.steps import Action, Chance, Seat
from tests.toys.harbour.actions import Claim, Commit, LookAt, Mark, UseCard
from tests.toys.harbour.setup import DECK, DealRoles
from tests.toys.harbour.state import Harbour, change, everybody
from tests.toys.harbour.views import facts_of
from tests.toys.harbour.words import Card, Role


class HarbourCasebook(Casebook[Harbour]):
    """Roles and cards by their words, coins as numbers."""

    def place(self, state: Harbour, word: str, value: Value) -> None:
        """`roles` and `cards` in seat order, `night`, `held`, `lost`."""
        if word == "roles":
            state.dealt = state.roles = tuple(map(Role, value))
            story = Seat(value.index("chief")), Seat(value.index("thief")), Seat(-1)
            state.facts = [facts_of(state, seat, story) for seat in everybody(state)]
        elif word == "cards":
            rest = list(DECK)
            for card in value:
                rest.remove(card)
            state.cards, state.undealt = tuple(map(Card, value)), tuple(rest)
        elif word in ("night", "held", "lost"):
            setattr(state, word, value)
        else:
            super().place(state, word, value)

    def place_seat(self, state: Harbour, seat: Seat, word: str, value: Value) -> None:
        """`coins`, and `shown` for a card that lies open."""
        if word == "coins":
            state.supply += state.keepers[seat].coins - value
        elif word != "shown":
            raise CaseFault(f"no seat has {word!r}")
        change(state, seat, **{word: value})

    def name(self, state: Harbour, seat: Seat, action: Action) -> str:
        """«use lantern», «look at Bo», «bid 2», «mark Cy», «claim guard»."""
        if isinstance(action, LookAt | Mark):
            verb = "look at" if isinstance(action, LookAt) else "mark"
            return f"{verb} {self.seat_name(action.target)}"
        if isinstance(action, UseCard):
            return f"use {action.card}"
        if isinstance(action, Commit):
            return f"bid {action.coins}"
        return (
            f"claim {action.role}"
            if isinstance(action, Claim)
            else super().name(state, seat, action)
        )

    def drawn(self, state: Harbour, step: Chance, lots: Lots, words: Value) -> Drawn:
        """Roles are scripted in seat order; all else by numbers."""
        if isinstance(step, DealRoles):
            first = [words.index("chief"), words.index("thief")]
            return (*first, *(seat for seat in everybody(state) if seat not in first))
        return super().drawn(state, step, lots, words)

    def seat_value(self, state: Harbour, seat: Seat, word: str) -> Value:
        """`coins`, `role`, `card`, `facts` (as «night: who is what»)."""
        if word == "facts":
            facts = state.facts[seat]
            return [f"{each.night}: {self.seat_name(each.about)} is {each.role}" for each in facts]
        known = {
            "coins": state.keepers[seat].coins,
            "role": str(state.roles[seat]) or "hidden",
            "card": str(state.cards[seat]) or "hidden",
        }
        if word not in known:
            raise CaseFault(f"no seat has {word!r}")
        return known[word]


CASEBOOK = HarbourCasebook
