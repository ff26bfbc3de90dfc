"""A question to the one seat that it names, and the targets of options."""

from rules.kernel import asking
from rules.kernel.asking import amount_target as amount_target
from rules.kernel.asking import button as button
from rules.kernel.asking import button_target as button_target
from rules.kernel.asking import card_target as card_target
from rules.kernel.asking import lit
from rules.kernel.asking import refuse as refuse
from rules.kernel.asking import seat_target as seat_target
from rules.kernel.state import State
from rules.kernel.steps import Choice, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.state import Council, Space


class OneSeat(asking.OneSeat[Council], frozen=True):
    """Asks `seat`; its last part is carried out."""

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Whatever is not asked for is answered with what is."""
        return instead(self, state, seat)


def instead(choice: Choice, state: State, seat: Seat) -> Text:
    """What a click on something that a question is not about is answered with: what is lit."""
    return say(f"kinfire_council.why.instead.{lit(choice, state, seat)}")


def space_target(space: Space) -> Target:
    """A space."""
    return Target(TargetKind.PLACE, space)


def location_target(space: Space, index: int) -> Target:
    """A location of a space."""
    return Target(TargetKind.PLACE, f"location:{space}:{index}")


def need_target(row: int) -> Target:
    """A row of the needs track."""
    return Target(TargetKind.PLACE, f"row:{row}")


def ship_target(row: int) -> Target:
    """A row of the site."""
    return Target(TargetKind.PLACE, f"ship:{row}")


def slot_target(slot: int) -> Target:
    """A threat slot."""
    return Target(TargetKind.PLACE, f"slot:{slot}")


def decree_target(at: int) -> Target:
    """A decree of the docket."""
    return Target(TargetKind.PLACE, f"decree:{at}")


def piece_target(seat: Seat, number: int) -> Target:
    """A Seeker or chit."""
    return Target(TargetKind.PIECE, f"piece:{seat}:{number}")


def cultist_target(number: int) -> Target:
    """A cultist in the city or held."""
    return Target(TargetKind.PIECE, f"cultist:{number}")


def rubble_target(number: int) -> Target:
    """Rubble on a space."""
    return Target(TargetKind.PIECE, f"rubble:{number}")
