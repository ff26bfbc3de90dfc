"""Informants: an ambush card from the discard pile instead of a draw in the own Evening (5)."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import PlayCard
from rules.root.describe import card_name, who
from rules.root.effects.asking import OwnChoice, pass_option
from rules.root.effects.events import AmbushFetched
from rules.root.enums import CardKind, Phase
from rules.root.state import Woodland

CARD = "informants"


class OfferInformants(OwnChoice, frozen=True):
    """A draw of `count` cards may be replaced as a whole by taking one ambush card."""

    count: int

    def asks(self, game: Woodland) -> Text:
        """Draw, or fetch."""
        return say("root.effects.prompt.informants", who=who(game, self.seat), n=self.count)

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """The ambush cards of the discard pile, or the draw."""
        return [Pass(), *map(PlayCard, ambushes(game))]

    def option(self, game: Woodland, action: Action) -> Option:
        """A card, or the draw."""
        if not isinstance(action, PlayCard):
            return pass_option(say("root.effects.draw_after_all", n=self.count))
        label = say("root.effects.fetch", card=card_name(action.card))
        return Option(action, label, (Target(TargetKind.CARD, action.card),))

    def wanted(self) -> Text:
        """An ambush card of the discard pile is asked for."""
        return say("root.effects.why.discarded_ambush")

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """The draw goes on as it was, or the card comes into hand."""
        from rules.root.cards.piles import Draw

        (action,) = parts
        if not isinstance(action, PlayCard):
            context.then(Draw(self.seat, self.count, asked=True))
            return
        pile = list(game.discard)
        pile.remove(action.card)
        game.discard = tuple(pile)
        game.hands[self.seat] = tuple(sorted((*game.hands[self.seat], action.card)))
        context.emit(AmbushFetched(self.seat, action.card, self.count))


def ambushes(state: Woodland) -> list[str]:
    """The kinds of ambush card in the discard pile."""
    cards = data.cards()
    return sorted({card for card in state.discard if cards[card].kind is CardKind.AMBUSH})


def may_replace_draw(state: Woodland, seat: Seat) -> bool:
    """Whether this seat is asked before it draws now: own Evening, an ambush lies discarded."""
    turn = state.turn
    if turn is None or CARD not in state.crafted[seat]:
        return False
    return turn.seat == seat and turn.phase is Phase.EVENING and bool(ambushes(state))


STEPS = (OfferInformants,)
