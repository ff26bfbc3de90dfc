"""What happens in a battle (7): log lines, motion, statistics. Figures that leave or retreat are
told by the events of the general law."""

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.events import at, of, units
from rules.cthulhu_wars.names import seat_name, spot_name, unit_name
from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, plain, say


class BattleEvent(Event, frozen=True):
    """Base of what two sides share: who attacks whom, where."""

    attacker: Seat
    defender: Seat
    spot: Spot

    def facts(self) -> dict[str, Text]:
        """Both sides and the area."""
        sides = {"who": seat_name(self.attacker), "whom": seat_name(self.defender)}
        return {**sides, "place": spot_name(self.spot)}

    def targets(self) -> tuple[Target, ...]:
        """The area and both sides."""
        return (*at(self.spot), *of(self.attacker, self.defender))


class BattleBegan(BattleEvent, frozen=True):
    """A battle began. `units`: how many of each side."""

    units: tuple[int, ...]

    def text(self) -> Text:
        """Who against whom."""
        return say("cthulhu_wars.battle.log_began", **self.facts())

    def struck(self) -> Seat:
        """Whoever is attacked."""
        return self.defender


class FellAway(BattleEvent, frozen=True):
    """A side has nobody left there before the battle began: there is none."""

    def text(self) -> Text:
        """No battle."""
        return say("cthulhu_wars.battle.log_fell_away", **self.facts())


class BattleStopped(BattleEvent, frozen=True):
    """A side has no forces left before the dice: nobody rolls."""

    def text(self) -> Text:
        """No dice."""
        return say("cthulhu_wars.battle.log_stopped", place=spot_name(self.spot))


class DiceRolled(Event, frozen=True):
    """A side rolled. `faces`: its dice, 1 to 6."""

    seat: Seat
    faces: tuple[int, ...]
    kills: int
    pains: int

    def text(self) -> Text:
        """The faces and what they come to."""
        return _rolled("log_rolled", self.seat, self.faces, self.kills, self.pains)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class MissesRolled(Event, frozen=True):
    """A side rolled its misses again. `faces`: all its dice now."""

    seat: Seat
    faces: tuple[int, ...]
    kills: int
    pains: int

    def text(self) -> Text:
        """The faces and what they come to."""
        return _rolled("log_rolled_again", self.seat, self.faces, self.kills, self.pains)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


def _rolled(key: str, seat: Seat, faces: tuple[int, ...], kills: int, pains: int) -> Text:
    numbers = plain(" ".join(map(str, sorted(faces, reverse=True))))
    return say(
        f"cthulhu_wars.battle.{key}",
        who=seat_name(seat),
        faces=numbers,
        kills=say("cthulhu_wars.battle.kills", n=kills),
        pains=say("cthulhu_wars.battle.pains", n=pains),
    )


class ResultsAssigned(Event, frozen=True):
    """Results were assigned to units of `side` by `seat`. `units`: unit id and number of results;
    `lost`: results for which there was no unit."""

    side: Seat
    seat: Seat
    result: Result
    spot: Spot
    units: tuple[tuple[str, int], ...]
    lost: int = 0

    def text(self) -> Text | None:
        """Whose units; nothing where none could take any."""
        if not self.units:
            return None
        hit = tuple(units(unit, count) for unit, count in self.units)
        key = f"cthulhu_wars.battle.log_{self.result.value}"
        return say(key, who=seat_name(self.side), hit=hit)

    def targets(self) -> tuple[Target, ...]:
        """Where and whose."""
        return (*at(self.spot), *of(self.side))


class KillSoftened(Event, frozen=True):
    """A killed unit is only pained."""

    seat: Seat
    unit: str
    spot: Spot

    def text(self) -> Text:
        """Which."""
        facts = {"who": seat_name(self.seat), "what": unit_name(self.unit)}
        return say("cthulhu_wars.battle.log_softened", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class StoodFast(Event, frozen=True):
    """Pained units that had no way out stay."""

    seat: Seat
    unit: str
    spot: Spot
    count: int

    def text(self) -> Text:
        """Which and where."""
        facts = {"what": units(self.unit, self.count), "place": spot_name(self.spot)}
        return say("cthulhu_wars.battle.log_stayed", who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (*at(self.spot), *of(self.seat))


class BattleEnded(BattleEvent, frozen=True):
    """The battle is over. `lost`: how many units of each side were killed or devoured."""

    lost: tuple[int, ...]

    def text(self) -> Text:
        """Where, and what it cost."""
        one, other = self.lost
        return say("cthulhu_wars.battle.log_ended", lost=one, lost_other=other, **self.facts())

    def struck(self) -> Seat:
        """Whoever was attacked."""
        return self.defender


EVENTS: tuple[type[Event], ...] = (
    BattleBegan,
    FellAway,
    BattleStopped,
    DiceRolled,
    MissesRolled,
    ResultsAssigned,
    KillSoftened,
    StoodFast,
    BattleEnded,
)
