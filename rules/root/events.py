"""What happens under the general law: log lines, motion, statistics."""

from typing import ClassVar

from rules.kernel.steps import Event, LogRank, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import Faction, Phase, PlotKind, Suit, TokenKind
from rules.root.names import (
    building_name,
    card_name,
    faction_name,
    phase_name,
    place_name,
    plot_name,
    seat_name,
    token_name,
)
from rules.root.state import NOBODY, Building, Place, Token


def at(place: Place) -> Target:
    """A place."""
    return Target(TargetKind.PLACE, place)


def of(seat: Seat) -> Target:
    """A seat."""
    return Target(TargetKind.SEAT, seat)


def card(id: str) -> Target:
    """A card."""
    return Target(TargetKind.CARD, id)


# -------------------------------------------------------------------- turns
class TurnBegan(Event, frozen=True):
    """A seat's turn has begun. `faction`: what it plays; the lines below name the seat alone.
    `automaton`: what plays it, if nobody does."""

    RANK: ClassVar[LogRank] = LogRank.PART

    seat: Seat
    round: int
    faction: Faction = Faction.NONE
    automaton: str = ""

    def text(self) -> Text:
        """Whose turn it is."""
        who, played = seat_name(self.seat), self.faction
        if played is Faction.NONE:
            return say("root.log.turn", who=who, round=self.round)
        machine = self.automaton
        faction = say(f"root.automaton.{machine}") if machine else faction_name(played)
        return say("root.log.turn_of", who=who, faction=faction, round=self.round)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class PhaseBegan(Event, frozen=True):
    """A phase of the turn has begun."""

    RANK: ClassVar[LogRank] = LogRank.PHASE

    seat: Seat
    phase: Phase

    def text(self) -> Text | None:
        """Which."""
        return say("root.log.phase", phase=phase_name(self.phase))


class SeatingDrawn(Event, frozen=True):
    """Who plays which faction, and who begins."""

    factions: tuple[str, ...]
    first: Seat

    def text(self) -> Text:
        """Who begins."""
        return say("root.log.first", who=seat_name(self.first))


class SuitsDealt(Event, frozen=True):
    """Clearing suits were dealt by markers (2.2)."""

    suits: tuple[Suit, ...]

    def text(self) -> Text:
        """That they were."""
        return say("root.log.suits")


# -------------------------------------------------------------------- pieces
class WarriorsPlaced(Event, frozen=True):
    """Warriors came from the supply to a place."""

    seat: Seat
    place: Place
    count: int

    def text(self) -> Text:
        """How many and where."""
        facts = {"who": seat_name(self.seat), "place": place_name(self.place)}
        return say("root.log.placed", n=self.count, **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (at(self.place), of(self.seat))


class BuildingPlaced(Event, frozen=True):
    """A building was placed."""

    seat: Seat
    place: Place
    building: Building

    def text(self) -> Text:
        """Which and where."""
        facts = {"who": seat_name(self.seat), "place": place_name(self.place)}
        return say("root.log.built", what=building_name(self.building), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (at(self.place), of(self.seat))


class TokenPlaced(Event, frozen=True):
    """A token was placed; of a face-down plot only its owner knows which."""

    seat: Seat
    place: Place
    token: Token

    def for_seat(self, viewer: Seat | None) -> Event:
        """Without the kind of a face-down plot."""
        return TokenPlaced(self.seat, self.place, as_seen(self.token, viewer))

    def text(self) -> Text:
        """Which and where."""
        facts = {"who": seat_name(self.seat), "place": place_name(self.place)}
        return say("root.log.put", what=token_name(self.token), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (at(self.place), of(self.seat))


class PiecesRemoved(Event, frozen=True):
    """Pieces of one seat left a place by one event. Plots lie open from now on (14)."""

    owner: Seat
    by: Seat
    place: Place
    cause: str
    warriors: int = 0
    buildings: tuple[Building, ...] = ()
    tokens: tuple[Token, ...] = ()

    def text(self) -> Text:
        """What was lost and where."""
        lost: list[Text] = []
        if self.warriors:
            lost.append(say("root.log.warriors", n=self.warriors))
        lost += [building_name(each) for each in self.buildings]
        lost += [plot_name(t.plot) if t.plot else token_name(t) for t in self.tokens]
        facts = {"who": seat_name(self.owner), "place": place_name(self.place)}
        key = "root.log.gave_up" if self.by == self.owner else "root.log.removed"
        return say(key, what=tuple(lost), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (at(self.place), of(self.owner))


class Moved(Event, frozen=True):
    """Warriors and pawn moved. `escort`: allied warriors that came along."""

    seat: Seat
    source: Place
    target: Place
    warriors: int = 0
    pawn: bool = False
    allied: Seat = NOBODY
    escort: int = 0

    def text(self) -> Text:
        """How many, from where to where."""
        facts = {
            "who": seat_name(self.seat),
            "source": place_name(self.source),
            "target": place_name(self.target),
        }
        if self.pawn:
            key = "root.log.pawn_escorted" if self.escort else "root.log.pawn_moved"
            return say(key, n=self.escort, **facts)
        return say("root.log.moved", n=self.warriors, **facts)

    def targets(self) -> tuple[Target, ...]:
        """From where to where."""
        return (at(self.source), at(self.target), of(self.seat))


# -------------------------------------------------------------------- cards and points
class Scored(Event, frozen=True):
    """Points won or lost; `source`: what for (a word, a card, an item)."""

    seat: Seat
    points: int
    source: str = ""

    def text(self) -> Text:
        """How many."""
        key = "root.log.scored" if self.points > 0 else "root.log.lost_points"
        return say(key, n=abs(self.points), who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class CardsDrawn(Event, frozen=True):
    """Cards were drawn; only their owner sees which, unless its hand lies open."""

    seat: Seat
    cards: tuple[str, ...]
    is_open: bool = False

    def for_seat(self, viewer: Seat | None) -> Event:
        """Their number."""
        if viewer == self.seat or self.is_open:
            return self
        return CardsDrawn(self.seat, ("",) * len(self.cards))

    def text(self) -> Text:
        """How many, or which."""
        who = seat_name(self.seat)
        if self.cards and all(self.cards):
            names = tuple(card_name(each) for each in self.cards)
            return say("root.log.drew", who=who, cards=names)
        return say("root.log.drew_number", who=who, n=len(self.cards))


class CardSpent(Event, frozen=True):
    """A card was spent or discarded: it lies open from now on. `why`: a word of the log; empty:
    another event has told what it was for."""

    seat: Seat
    card: str
    why: str = "discarded"

    def text(self) -> Text | None:
        """Which."""
        if not self.why:
            return None
        key = f"root.log.card_{self.why}"
        return say(key, who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (card(self.card), of(self.seat))


class CardRevealed(Event, frozen=True):
    """A card was revealed: it lies in the play area. `is_told`: another event has said so."""

    seat: Seat
    card: str
    is_told: bool = False

    def text(self) -> Text | None:
        """Which."""
        if self.is_told:
            return None
        return say("root.log.revealed", who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (card(self.card), of(self.seat))


class CardGiven(Event, frozen=True):
    """A card went from hand to hand or to another place of a seat: only these two know which.

    `taken`: the taker took it; `is_open`: all saw it.
    """

    giver: Seat
    taker: Seat
    card: str
    taken: bool = False
    is_open: bool = False

    def for_seat(self, viewer: Seat | None) -> Event:
        """That a card changed hands."""
        if self.is_open or viewer in (self.giver, self.taker):
            return self
        return CardGiven(self.giver, self.taker, "", self.taken)

    def text(self) -> Text:
        """Who gave which to whom."""
        key = "root.log.card_taken" if self.taken else "root.log.card_given"
        facts = {"who": seat_name(self.giver), "whom": seat_name(self.taker)}
        return say(key, card=card_name(self.card), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Both seats."""
        return (of(self.giver), of(self.taker))


class Reshuffled(Event, frozen=True):
    """The discard pile became the deck."""

    count: int

    def text(self) -> Text:
        """How many cards."""
        return say("root.log.reshuffled", n=self.count)


class DominanceLaid(Event, frozen=True):
    """A dominance card lies beside the map: available."""

    card: str

    def text(self) -> Text:
        """Which."""
        return say("root.log.available", card=card_name(self.card))


class DominanceTaken(Event, frozen=True):
    """An available dominance card went into a hand: all saw it."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Which."""
        return say("root.log.took_dominance", who=seat_name(self.seat), card=card_name(self.card))


class DominanceActivated(Event, frozen=True):
    """A dominance card was activated; `partner`: a coalition."""

    seat: Seat
    card: str
    partner: Seat = NOBODY

    def text(self) -> Text:
        """Which, or with whom."""
        who = seat_name(self.seat)
        if self.partner != NOBODY:
            return say("root.log.coalition", who=who, whom=seat_name(self.partner))
        return say("root.log.dominance", who=who, card=card_name(self.card))


def as_seen(token: Token, viewer: Seat | None) -> Token:
    """A token as a viewer sees it: what a face-down plot is, is its owner's secret."""
    hidden = token.kind is TokenKind.PLOT and not token.face_up and viewer != token.seat
    if hidden:
        return Token(token.seat, token.kind, token.suit, PlotKind.HIDDEN)
    return token


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    PhaseBegan,
    SeatingDrawn,
    SuitsDealt,
    WarriorsPlaced,
    BuildingPlaced,
    TokenPlaced,
    PiecesRemoved,
    Moved,
    Scored,
    CardsDrawn,
    CardSpent,
    CardRevealed,
    CardGiven,
    Reshuffled,
    DominanceLaid,
    DominanceTaken,
    DominanceActivated,
)
