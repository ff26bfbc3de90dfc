"""Birdsong of the Alliance: any number of Revolts, then any number of Spread Sympathy (7.3)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards.piles import fits_any
from rules.root.data import track
from rules.root.describe import place_name, who
from rules.root.enums import BuildingKind, Cause, Landmark, Suit, TokenKind
from rules.root.factions.alliance.actions import Revolt, SpreadSympathy
from rules.root.factions.alliance.events import Revolted
from rules.root.factions.alliance.holdings import (
    add_officer,
    can_pay,
    has_base,
    is_sympathetic,
    spend_supporters,
    sympathetic,
    sympathy_out,
    unbuilt,
)
from rules.root.factions.asking import (
    button,
    button_target,
    card_target,
    place_target,
    refuse,
)
from rules.root.names import card_name, suit_name
from rules.root.phases import PhaseChoice
from rules.root.scoring.points import change_of, score
from rules.root.state import CLEARINGS, Building, Place, Woodland, game_of
from rules.root.woodland.geography import matches, neighbours, suits_at
from rules.root.woodland.people import are_enemies
from rules.root.woodland.placing import (
    off_map,
    place_building,
    place_token,
    place_warriors,
    why_not_place,
)
from rules.root.woodland.removing import remove_all_enemies
from rules.root.woodland.ruling import lenders

REVOLT_COST = 2
MARTIAL_LAW = 3


# -------------------------------------------------------------------- revolt
def revolts(state: Woodland, seat: Seat) -> list[Revolt]:
    """Every revolt that can be paid and made."""
    found: list[Revolt] = []
    left = unbuilt(state, seat)
    if not left or len(state.supporters[seat]) < REVOLT_COST:
        return found
    for place in sympathetic(state, seat):
        suits = [suit for suit in left if suit in suits_at(state, place)]
        able = suits and can_pay(state, seat, place, REVOLT_COST)
        if able and why_no_revolt(state, seat, place) is None:
            found += [Revolt(place, suit) for suit in suits]
    return found


def may_revolt(state: Woodland, seat: Seat) -> bool:
    """Whether public facts allow a revolt: a clearing for it, and two supporters of any suit."""
    if len(state.supporters[seat]) < REVOLT_COST:
        return False
    return any(why_no_revolt(state, seat, place) is None for place in sympathetic(state, seat))


def why_no_revolt(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """Why a clearing cannot revolt, the payment apart, or None."""
    if not is_sympathetic(state, seat, place):
        return say("root.alliance.why_unsympathetic", place=place_name(state, place))
    may_stand = "revolt_in_clearing_with_base"
    if has_base(state, seat, place) and state.variant.option(may_stand) != "allowed":
        return say("root.alliance.why_base_there", place=place_name(state, place))
    if not any(suit in suits_at(state, place) for suit in unbuilt(state, seat)):
        return say("root.alliance.why_base_built")
    if not slots_after(state, seat, place):
        return say("root.alliance.why_no_slot", place=place_name(state, place))
    if place in state.scorched:
        return why_not_place(state, seat, place)
    return None


def slots_after(state: Woodland, seat: Seat, place: Place) -> int:
    """Open slots when all enemy buildings are gone; ruins still block (R52)."""
    from rules.root.woodland.geography import clearing

    slots = clearing(state, place).slots - (place in state.ruins)
    slots += (Landmark.ELDER_TREETOP, place) in state.landmarks
    stay = [each for each in state.buildings[place] if not are_enemies(state, seat, each.seat)]
    return slots - len(stay)


class PaidBySupporters(PhaseChoice, frozen=True):
    """Orders that supporters pay: the order, then each supporter as a part of its own."""

    def price(self, state: Woodland, order: Action) -> tuple[Place, int]:
        """Which clearing the supporters of an order must match, and how many they are."""
        raise NotImplementedError(type(self).__name__)

    def further(self, state: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """The kinds of supporter that fit, until enough are named."""
        place, count = self.price(state, given[0])
        if len(given) > count:
            return ()
        spent = [part.card for part in given[1:] if isinstance(part, PlayCard)]
        left = list(state.supporters[self.seat])
        for card in spent:
            left.remove(card)
        suits = suits_at(state, place)
        fitting = [card for card in left if fits_any(card, suits)]
        return [PlayCard(card) for card in dict.fromkeys(fitting)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A supporter to be spent."""
        if isinstance(action, PlayCard):
            label = say("root.alliance.do_spend", card=card_name(action.card))
            return Option(action, label, (card_target(action.card),))
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """While supporters are named: those that do not match."""
        game = game_of(state)
        if not given:
            return super().refused(state, seat, given)
        place, _ = self.price(game, given[0])
        fitting, found = self.further(game, given), []
        for card in dict.fromkeys(game.supporters[seat]):
            if PlayCard(card) not in fitting:
                why = say("root.alliance.why_no_match", place=place_name(game, place))
                found.append(refuse(self.describe(state, seat, PlayCard(card)), why))
        return found

    def paid(self, state: Woodland, context: StepContext, parts: tuple[Action, ...]) -> None:
        """The named supporters are spent."""
        cards = tuple(part.card for part in parts if isinstance(part, PlayCard))
        spend_supporters(state, context, self.seat, cards)


class AllianceRevolts(PaidBySupporters, frozen=True):
    """A revolt, or no more; then sympathy."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Where a clearing could revolt and two supporters are there, whatever they are."""
        return (self.seat,) if may_revolt(game_of(state), self.seat) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where."""
        return say("root.alliance.prompt_revolt", who=who(game_of(state), seat))

    def orders(self, state: Woodland) -> Sequence[Action]:
        """All revolts, and the end of them."""
        return [*revolts(state, self.seat), Done()]

    def price(self, state: Woodland, order: Action) -> tuple[Place, int]:
        """Two supporters."""
        return (order.place, REVOLT_COST) if isinstance(order, Revolt) else (0, 0)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return button(action, say("root.alliance.end_revolts"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Sympathetic clearings that cannot revolt."""
        game = game_of(state)
        found = list(super().refused(state, seat, given))
        if given:
            return found
        open_places = {each.place for each in revolts(game, self.seat)}
        for place in sympathetic(game, self.seat):
            if place not in open_places:
                why = why_no_revolt(game, self.seat, place) or say("root.alliance.why_unpaid")
                option = revolt_option(game, Revolt(place, suits_at(game, place)[0]))
                found.append(refuse(option, why))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why no revolt there."""
        game = game_of(state)
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            why = why_no_revolt(game, self.seat, int(target.id))
            return why or say("root.alliance.why_unpaid")
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """No more revolts."""

    def carry_out_parts(
        self, state: Woodland, context: StepContext, parts: tuple[Action, ...]
    ) -> None:
        """Pays, clears the place, then the base comes."""
        action = parts[0]
        assert isinstance(action, Revolt)
        self.paid(state, context, parts)
        context.emit(Revolted(self.seat, action.place))
        remove_all_enemies(state, context, self.seat, (action.place,), Cause.REVOLT)
        context.then(BaseRises(self.seat, action.place, action.base), self)


class BaseRises(Auto, frozen=True):
    """The base, warriors for each sympathetic clearing of its suit, an officer (7.3)."""

    seat: Seat
    place: Place
    base: Suit

    def run(self, state: State, context: StepContext) -> None:
        """All of it; warriors short: as many as there are, the map first (R52)."""
        game = game_of(state)
        base = Building(self.seat, BuildingKind.BASE, self.base)
        place_building(game, context, self.seat, self.place, base)
        suited = [p for p in sympathetic(game, self.seat) if matches(game, p, self.base)]
        place_warriors(game, context, self.seat, self.place, len(suited))
        add_officer(game, context, self.seat)


# -------------------------------------------------------------------- spread sympathy
def spread_targets(state: Woodland, seat: Seat) -> list[Place]:
    """Unsympathetic clearings next to sympathy; without any on the map all clearings."""
    mine = sympathetic(state, seat)
    if len(mine) == len(CLEARINGS) or not off_map(state, seat, TokenKind.SYMPATHY):
        return []
    near = {n for place in mine for n in neighbours(state, seat, place)} if mine else CLEARINGS
    return [
        place
        for place in CLEARINGS
        if place in near and place not in mine and why_not_place(state, seat, place) is None
    ]


def cost(state: Woodland, seat: Seat, place: Place) -> int:
    """Supporters for the next token there; one more under Martial Law."""
    return least_cost(state, seat) + is_under_martial_law(state, seat, place)


def least_cost(state: Woodland, seat: Seat) -> int:
    """Supporters for the next token, Martial Law apart."""
    steps = track("alliance", "sympathy_cost")
    return steps[min(sympathy_out(state, seat), len(steps) - 1)]


def is_under_martial_law(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether another player has three or more warriors there, lent ones included (7.3)."""
    here = state.warriors[place]
    if sum(here) - here[seat] < MARTIAL_LAW:
        return False
    if any(count >= MARTIAL_LAW for other, count in enumerate(here) if other != seat):
        return True
    others = [Seat(other) for other in range(len(here)) if other != seat]
    return any(
        here[other] + sum(here[owner] for owner in lenders(state, other)) >= MARTIAL_LAW
        for other in others
    )


def next_points(state: Woodland, seat: Seat) -> int:
    """What the next sympathy token scores."""
    points = track("alliance", "sympathy_vp")
    return points[min(sympathy_out(state, seat), len(points) - 1)]


def spreads(state: Woodland, seat: Seat) -> list[SpreadSympathy]:
    """Every spread that can be paid."""
    least = least_cost(state, seat)
    if len(state.supporters[seat]) < least:
        return []
    return [
        SpreadSympathy(place)
        for place in spread_targets(state, seat)
        if can_pay(state, seat, place, least + is_under_martial_law(state, seat, place))
    ]


def place_sympathy(state: Woodland, context: StepContext, seat: Seat, place: Place) -> bool:
    """Places a token and scores it."""
    points = next_points(state, seat)
    if not off_map(state, seat, TokenKind.SYMPATHY):
        return False
    if not place_token(state, context, seat, place, TokenKind.SYMPATHY):
        return False
    score(state, context, seat, points, "sympathy")
    return True


class AllianceSpreads(PaidBySupporters, frozen=True):
    """Sympathy spreads, or no more."""

    def seats(self, state: State) -> Sequence[Seat]:
        """While there is any card with which something may be done: their number is public."""
        game = game_of(state)
        return (self.seat,) if game.supporters[self.seat] or game.hands[self.seat] else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where to, and what it scores."""
        game = game_of(state)
        points = change_of(game, seat, next_points(game, seat))
        return say("root.alliance.prompt_spread", who=who(game, seat), n=points)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """All spreads, and the end of them."""
        return [*spreads(state, self.seat), Done()]

    def price(self, state: Woodland, order: Action) -> tuple[Place, int]:
        """What the next token costs there."""
        if not isinstance(order, SpreadSympathy):
            return 0, 0
        return order.place, cost(state, self.seat, order.place)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The end is a button."""
        if isinstance(action, Done):
            return button(action, say("root.alliance.end_spread"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Clearings that are too dear."""
        game = game_of(state)
        found = list(super().refused(state, seat, given))
        if given:
            return found
        open_places = {each.place for each in spreads(game, self.seat)}
        for place in spread_targets(game, self.seat):
            if place not in open_places:
                option = spread_option(game, self.seat, SpreadSympathy(place))
                found.append(refuse(option, why_no_spread(game, self.seat, place)))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why sympathy does not spread there."""
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            return why_no_spread(game_of(state), self.seat, int(target.id))
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """No more sympathy."""

    def carry_out_parts(
        self, state: Woodland, context: StepContext, parts: tuple[Action, ...]
    ) -> None:
        """Pays, places, scores, asks again."""
        action = parts[0]
        assert isinstance(action, SpreadSympathy)
        self.paid(state, context, parts)
        place_sympathy(state, context, self.seat, action.place)
        context.then(self)


def why_no_spread(state: Woodland, seat: Seat, place: Place) -> Text:
    """Why sympathy does not spread to a clearing now."""
    if is_sympathetic(state, seat, place):
        return say("root.alliance.why_sympathetic", place=place_name(state, place))
    if not off_map(state, seat, TokenKind.SYMPATHY):
        return say("root.alliance.why_no_sympathy")
    why = why_not_place(state, seat, place)
    if why is not None:
        return why
    if place not in spread_targets(state, seat):
        return say("root.alliance.why_far", place=place_name(state, place))
    suits = tuple(suit_name(suit) for suit in suits_at(state, place))
    return say("root.alliance.why_dear", n=cost(state, seat, place), suits=suits)


# -------------------------------------------------------------------- words
def revolt_option(state: Woodland, action: Revolt) -> Option:
    """A revolt in words."""
    facts = {"place": place_name(state, action.place), "base": suit_name(action.base)}
    label = say("root.alliance.do_revolt", n=REVOLT_COST, **facts)
    path: tuple[Target, ...] = (place_target(action.place),)
    if len(suits_at(state, action.place)) > 1:
        path += (button_target(f"base:{action.base.value}"),)
    return Option(action, label, path)


def spread_option(state: Woodland, seat: Seat, action: SpreadSympathy) -> Option:
    """A spread in words."""
    price = cost(state, seat, action.place)
    label = say("root.alliance.do_spread", place=place_name(state, action.place), n=price)
    return Option(action, label, (place_target(action.place),))


STEPS: tuple[type[Step], ...] = (AllianceRevolts, BaseRises, AllianceSpreads)
