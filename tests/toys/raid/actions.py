"""What seats do in Raid, and what is told of it."""

from rules.kernel.steps import Action, Event, Seat
from rules.kernel.text import Text, say
from tests.toys.raid.words import Card, card_name, place_name, who


class March(Action, frozen=True):
    """Moves warriors to a neighbouring place."""

    src: int
    dst: int
    count: int


class Attack(Action, frozen=True):
    """Starts a battle."""

    place: int
    target: Seat


class Provoke(Action, frozen=True):
    """Makes another seat attack a third one; the provoker decides its losses."""

    seat: Seat
    place: int
    target: Seat


class OpenHand(Action, frozen=True):
    """Looks into the hand to play a card."""


class Play(Action, frozen=True):
    """Plays a card from the hand; a pact names its partner."""

    card: Card
    partner: Seat = Seat(-1)


class Give(Action, frozen=True):
    """Gives a card as payment."""

    card: Card


class PlayAmbush(Action, frozen=True):
    """Plays an ambush, or answers one."""

    card: Card


class LoseWarrior(Action, frozen=True):
    """A hit removes a warrior."""


class LoseTent(Action, frozen=True):
    """A hit removes a tent."""


class AskAlly(Action, frozen=True):
    """A hit is to be taken by the partner of a pact, if it agrees."""

    ally: Seat


class TakeForAlly(Action, frozen=True):
    """Takes the hit for the partner."""


ACTIONS = (
    March,
    Attack,
    Provoke,
    OpenHand,
    Play,
    Give,
    PlayAmbush,
    LoseWarrior,
    LoseTent,
    AskAlly,
    TakeForAlly,
)


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: Seat
    turn: int

    def text(self) -> Text:
        """The log line."""
        return say("raid.turn_began", who=who(self.seat))


class Drew(Event, frozen=True):
    """A card was drawn: only its new owner sees which."""

    seat: Seat
    card: Card

    def for_seat(self, viewer: Seat | None) -> Event:
        """Others see the back."""
        return self if viewer == self.seat else Drew(self.seat, Card.HIDDEN)

    def text(self) -> Text:
        """The log line, as far as the reader may know it."""
        return say("raid.drew", who=who(self.seat), card=card_name(self.card))


class Marched(Event, frozen=True):
    """Warriors moved."""

    seat: Seat
    src: int
    dst: int
    count: int

    def text(self) -> Text:
        """The log line."""
        return say("raid.marched", who=who(self.seat), n=self.count, place=place_name(self.dst))


class Played(Event, frozen=True):
    """A card came into play; others were given for it."""

    seat: Seat
    card: Card
    given: tuple[Card, ...]

    def text(self) -> Text:
        """The log line."""
        given = tuple(map(card_name, self.given))
        return say("raid.played", who=who(self.seat), card=card_name(self.card), given=given)


class BattleBegan(Event, frozen=True):
    """A battle began."""

    attacker: Seat
    defender: Seat
    place: int

    def text(self) -> Text:
        """The log line."""
        return say(
            "raid.battle_began",
            who=who(self.attacker),
            whom=who(self.defender),
            place=place_name(self.place),
        )


class Ambushed(Event, frozen=True):
    """The defender sprang an ambush."""

    seat: Seat

    def text(self) -> Text:
        """The log line."""
        return say("raid.ambushed", who=who(self.seat))


class Foiled(Event, frozen=True):
    """The attacker answered the ambush with one."""

    seat: Seat

    def text(self) -> Text:
        """The log line."""
        return say("raid.foiled", who=who(self.seat))


class Rolled(Event, frozen=True):
    """Dice: the hits that attacker and defender deal."""

    attacker: int
    defender: int

    def text(self) -> Text:
        """The log line."""
        return say("raid.rolled", attacker=self.attacker, defender=self.defender)


class AllyAnswered(Event, frozen=True):
    """The partner took the hit, or did not."""

    ally: Seat
    takes: bool

    def text(self) -> Text:
        """The log line."""
        return say("raid.ally_takes" if self.takes else "raid.ally_declines", who=who(self.ally))


class Removed(Event, frozen=True):
    """Pieces left the map. Effects react to it."""

    seat: Seat
    place: int
    warriors: int
    tents: int
    by: Seat

    def text(self) -> Text:
        """The log line."""
        return say("raid.removed", who=who(self.seat), warriors=self.warriors, tents=self.tents)


class Healed(Event, frozen=True):
    """A fallen warrior went home instead."""

    seat: Seat
    given: Card

    def text(self) -> Text:
        """The log line."""
        return say("raid.healed", who=who(self.seat), card=card_name(self.given))


class Lapsed(Event, frozen=True):
    """An effect ended."""

    seat: Seat
    card: Card

    def text(self) -> Text:
        """The log line."""
        return say("raid.lapsed", who=who(self.seat), card=card_name(self.card))


EVENTS = (
    TurnBegan,
    Drew,
    Marched,
    Played,
    BattleBegan,
    Ambushed,
    Foiled,
    Rolled,
    AllyAnswered,
    Removed,
    Healed,
    Lapsed,
)
