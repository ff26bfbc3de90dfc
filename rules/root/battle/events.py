"""What happens in a battle (4): log lines, motion, statistics."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.names import card_name, place_name, seat_name
from rules.root.state import NOBODY, Place


class BattleBegan(Event, frozen=True):
    """A battle was announced. `scorer`: who forced it, else NOBODY; `allied`: who fights for an
    attacking Vagabond, else NOBODY."""

    place: Place
    attacker: Seat
    defender: Seat
    scorer: Seat = NOBODY
    allied: Seat = NOBODY

    def text(self) -> Text:
        """Who battles whom and where."""
        facts = {
            "who": seat_name(self.attacker),
            "whom": seat_name(self.defender),
            "place": place_name(self.place),
        }
        if self.scorer not in (NOBODY, self.attacker):
            return say("root.battle.log_forced", by=seat_name(self.scorer), **facts)
        if self.allied != NOBODY:
            return say("root.battle.log_allied", ally=seat_name(self.allied), **facts)
        return say("root.battle.log_began", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The clearing and both sides."""
        return (
            Target(TargetKind.PLACE, self.place),
            Target(TargetKind.SEAT, self.attacker),
            Target(TargetKind.SEAT, self.defender),
        )


class Ambushed(Event, frozen=True):
    """The defender played an ambush."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Who and with which card."""
        return say("root.battle.log_ambush", who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class Foiled(Event, frozen=True):
    """The attacker answered the ambush with one: nothing comes of it."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Who and with which card."""
        return say("root.battle.log_foiled", who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class BrokenOff(Event, frozen=True):
    """The ambush left no attacker: there is no roll."""

    seat: Seat
    place: Place

    def text(self) -> Text:
        """Who has nobody left."""
        return say("root.battle.log_broken_off", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class DiceRolled(Event, frozen=True):
    """The dice, the attacker's first. `most`: the caps of both sides then."""

    attacker: Seat
    defender: Seat
    dice: tuple[int, int]
    most: tuple[int, int]

    def text(self) -> Text:
        """What each side rolls, and its cap where that cuts it."""
        rolled = tuple(map(_rolled, (self.attacker, self.defender), self.dice, self.most))
        return say("root.battle.log_rolled", rolled=rolled)

    def targets(self) -> tuple[Target, ...]:
        """Both sides."""
        sides = (self.attacker, self.defender)
        return tuple(Target(TargetKind.SEAT, seat) for seat in sides)


def _rolled(seat: Seat, die: int, most: int) -> Text:
    if die > most:
        return say("root.battle.log_capped", who=seat_name(seat), die=die, most=most)
    return say("root.battle.log_die", who=seat_name(seat), die=die)


class HitsDealt(Event, frozen=True):
    """Hits fall at once: so many dealt by the attacker, so many by the defender. `ambush`: those
    of an ambush, which only the defender deals."""

    place: Place
    attacker: Seat
    defender: Seat
    dealt: tuple[int, int]
    ambush: bool = False

    def text(self) -> Text:
        """How many."""
        if self.ambush:
            who = seat_name(self.defender)
            return say("root.battle.log_ambush_deals", who=who, n=self.dealt[1])
        sides = zip((self.attacker, self.defender), self.dealt, strict=True)
        dealt = tuple(say("root.battle.log_deals", who=seat_name(seat), n=n) for seat, n in sides)
        return say("root.battle.log_dealt", dealt=dealt)

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class AbilityUsed(Event, frozen=True):
    """A side used an ability of its own in the battle."""

    seat: Seat
    ability: str

    def text(self) -> Text:
        """Who uses what."""
        ability = say(f"root.special.{self.ability}")
        return say("root.battle.log_ability", who=seat_name(self.seat), ability=ability)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


class BattleEnded(Event, frozen=True):
    """A battle is over; the log has told all of it."""

    place: Place
    attacker: Seat
    defender: Seat


EVENTS = (
    BattleBegan,
    Ambushed,
    Foiled,
    BrokenOff,
    DiceRolled,
    HitsDealt,
    AbilityUsed,
    BattleEnded,
)
