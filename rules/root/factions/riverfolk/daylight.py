"""Daylight of the Company: orders in any number and order, each for funds (7.6)."""

from collections.abc import Iterator, Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Craft, Fight, Move
from rules.root.battle import fight, fights, refused_fights
from rules.root.cards.crafting import craft, crafts, refused_crafts, why_not_craft
from rules.root.cards.piles import Draw, discard
from rules.root.describe import at, card_name, card_target, place_name, who
from rules.root.describe import button as button_target
from rules.root.factions.asking import button, refuse
from rules.root.factions.riverfolk import posts
from rules.root.factions.riverfolk.actions import (
    DrawForFund,
    EstablishPost,
    Export,
    RecruitOnRiver,
)
from rules.root.factions.riverfolk.events import Exported
from rules.root.factions.riverfolk.holdings import board_of, change, funds, plus, river_places
from rules.root.factions.riverfolk.paying import FundUse, PayFunds
from rules.root.names import suit_name
from rules.root.phases import Joined, PhaseChoice, offers
from rules.root.state import CLEARINGS, Place, Woodland, game_of, turn_of
from rules.root.woodland.geography import is_on_river
from rules.root.woodland.moving import carry_out, moves, why_not_reach
from rules.root.woodland.placing import place_warriors, why_not_place

COMMITTED = (Move, Fight, DrawForFund)
"""Orders for which one fund is committed."""


def orders(state: Woodland, seat: Seat) -> Sequence[Action]:
    """All that the funds pay for; moves are made when they are looked at."""
    if not funds(state, seat):
        return ()
    found: list[Action] = [DrawForFund(), *fights(state, seat)]
    found += [RecruitOnRiver(place) for place in river_places(state, seat)]
    found += posts.posts(state, seat)
    for each in crafts(state, seat):
        found += [each, Export(each.card, each.pieces)]
    return Joined(moves(state, seat), found)


class OpenDaylight(Auto, frozen=True):
    """Orders are asked for while there are funds, or something else is open."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        if funds(game, self.seat) or offers(game, self.seat):
            context.then(RiverfolkDaylight(self.seat))


class Perform(Auto, frozen=True):
    """An order whose funds have been paid is carried out."""

    seat: Seat
    order: Move | Fight | DrawForFund | RecruitOnRiver | Export

    def run(self, state: State, context: StepContext) -> None:
        """Move, battle, draw, recruit or export."""
        game, seat = game_of(state), self.seat
        match self.order:
            case Move():
                carry_out(game, context, seat, self.order)
            case Fight():
                context.then(fight(seat, self.order))
            case DrawForFund():
                context.then(Draw(seat, 1))
            case RecruitOnRiver(place=place):
                place_warriors(game, context, seat, place, 1)
            case Export(card=card):
                export(game, context, seat, card)


def export(state: Woodland, context: StepContext, seat: Seat, card: str) -> None:
    """The card brings nothing but a warrior into Payments, if the supply has one."""
    count = min(1, state.supply[seat])
    state.supply[seat] -= count
    payments = board_of(state, seat).payments
    change(state, seat, payments=plus(payments, seat, count))
    context.emit(Exported(seat, card, count))
    discard(state, context, seat, card)


class RiverfolkDaylight(PhaseChoice, frozen=True):
    """The next order, or none."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Until Daylight is over."""
        return () if turn_of(game_of(state)).ended else (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many funds are left."""
        game = game_of(state)
        left = funds(game, self.seat)
        return say("root.riverfolk.prompt.daylight", who=who(game, seat), n=left)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Orders, or the end of Daylight."""
        return Joined(orders(state, self.seat), [Done()])

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Funds first, then the order, then the next one."""
        seat = self.seat
        match action:
            case Done():
                return
            case Craft():
                craft(state, context, seat, action)
            case EstablishPost():
                posts.establish(state, context, seat, action)
            case Export(pieces=pieces):
                count = len(pieces)
                context.then(PayFunds(seat, count, FundUse.CRAFT, pieces), Perform(seat, action))
            case RecruitOnRiver():
                context.then(PayFunds(seat, 1, FundUse.SPEND), Perform(seat, action))
            case Move() | Fight() | DrawForFund():
                context.then(PayFunds(seat, 1, FundUse.COMMIT), Perform(seat, action))
        context.then(OpenDaylight(seat))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return button(action, say("root.riverfolk.do.end_daylight"), "done")
        return super().describe(state, seat, action)

    # ------------------------------------------------------------ what is not open
    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Orders without funds, trade posts, battles and cards that are not open."""
        game = game_of(state)
        found = list(super().refused(state, seat, given))
        if not funds(game, self.seat):
            why = say("root.riverfolk.why.no_funds")
            orders = self._wished(game)
            return [*found, *(refuse(self.describe(state, seat, each), why) for each in orders)]
        for post, why in posts.refused_posts(game, self.seat):
            found.append(refuse(self.describe(state, seat, post), why))
        found += refused_fights(game, self.seat)
        return [*found, *refused_crafts(game, self.seat)]

    def _wished(self, game: Woodland) -> Iterator[Action]:
        """What one would do with funds; of each move the one with all warriors."""
        yield DrawForFund()
        yield from fights(game, self.seat)
        yield from moves(game, self.seat).largest()
        yield from (RecruitOnRiver(place) for place in river_places(game, self.seat))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this card or clearing serves nothing now."""
        game = game_of(state)
        if not funds(game, self.seat):
            return say("root.riverfolk.why.no_funds")
        if target.kind is TargetKind.CARD and str(target.id) in game.hands[self.seat]:
            why = why_not_craft(game, self.seat, str(target.id))
            return why or super().explain(state, seat, target)
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            return self._about_place(game, int(target.id))
        return super().explain(state, seat, target)

    def _about_place(self, game: Woodland, place: Place) -> Text:
        """No move, no post, no recruit there: the post's reason says most."""
        why = posts.why_no_post(game, self.seat, place)
        return why or why_not_reach(game, self.seat, place)


def why_no_recruit(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """Why no warrior can be recruited there, or None."""
    if not is_on_river(state, place):
        return say("root.riverfolk.why.not_river", place=place_name(state, place))
    return why_not_place(state, seat, place)


# ---------------------------------------------------------------- words
def recruit_option(state: Woodland, order: RecruitOnRiver) -> Option:
    """The order in words."""
    label = say("root.riverfolk.do.recruit", place=place_name(state, order.place))
    return Option(order, label, (button_target("recruit"), at(order.place)))


def draw_option(order: DrawForFund) -> Option:
    """The order in words."""
    return button(order, say("root.riverfolk.do.draw"), "draw")


def export_option(order: Export) -> Option:
    """The order in words; the spaces are named, as there may be several ways to pay."""
    suits = tuple(suit_name(suit) for suit in order.pieces)
    label = say("root.riverfolk.do.export", card=card_name(order.card), suits=suits)
    path = (card_target(order.card), button_target("export"))
    return Option(order, label, (*path, button_target("+".join(order.pieces))))


STEPS: tuple[type[Step], ...] = (OpenDaylight, Perform, RiverfolkDaylight)
