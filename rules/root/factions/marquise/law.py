"""The Marquise de Cat: all her exceptions to the general law (7.1)."""

from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say
from rules.root.boards import MarquiseBoard
from rules.root.describe import who
from rules.root.enums import BuildingKind, TokenKind
from rules.root.evening import DrawAndDiscard
from rules.root.factions.asking import button
from rules.root.factions.marquise import building, wood
from rules.root.factions.marquise.actions import (
    ExtraAction,
    MarquiseBuild,
    MarquiseRecruit,
    Overwork,
)
from rules.root.factions.marquise.daylight import (
    OpenMarquiseActions,
    extra_option,
    recruit_places,
)
from rules.root.factions.marquise.holdings import KINDS, draw_count, has_keep, keep_place, sites
from rules.root.factions.marquise.hospitals import OfferHospitals, may_heal
from rules.root.factions.marquise.setup import ChooseHomelands, ChooseKeep
from rules.root.factions.workbench import CraftFirst
from rules.root.law import Law
from rules.root.names import place_name
from rules.root.state import NOWHERE, Place, Woodland
from rules.root.woodland.removal import Removal


class MarquiseLaw(Law):
    """Keep, Field Hospitals, and her turn."""

    def board(self, state: Woodland, seat: Seat) -> MarquiseBoard:
        """Nothing lies on it but what is not on the map."""
        return MarquiseBoard()

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Keep in a corner, warriors nearly everywhere, three buildings beside the keep."""
        return (ChooseKeep(seat),)

    def set_up_advanced(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Three homelands, warriors everywhere, a building in each homeland."""
        return (ChooseHomelands(seat),)

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """The keep's corner; in the advanced set-up the clearings of the first buildings."""
        if state.variant.advanced:
            return tuple(sorted({place for kind in KINDS for place in sites(state, seat, kind)}))
        keep = keep_place(state, seat)
        return () if keep == NOWHERE else (keep,)

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Wood at the sawmills."""
        return (wood.MakeWood(seat),)

    def asks_after_crafting(self) -> bool:
        """For her three actions."""
        return True

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """First craft, then act."""
        return (CraftFirst(seat), OpenMarquiseActions(seat))

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Draw and discard."""
        return (DrawAndDiscard(seat),)

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """Her own orders."""
        match action:
            case MarquiseBuild():
                return building.option(state, seat, action)
            case Overwork():
                return wood.overwork_option(state, action)
            case ExtraAction():
                return extra_option(action)
            case MarquiseRecruit():
                count = min(len(recruit_places(state, seat)), state.supply[seat])
                return button(action, say("root.marquise.do.recruit", n=count), "recruit")
            case _:
                return None

    def bars_placing(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """Only the Marquise places pieces in the keep's clearing."""
        if owner == seat or not has_keep(state, owner, place):
            return None
        return say("root.marquise.why.bars", place=place_name(place), who=who(state, owner))

    def before_supply(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Field Hospitals, whoever removed the warriors."""
        if not may_heal(state, seat):
            return ()
        return (OfferHospitals(seat, removal.place, removal.warriors),)

    def has_hospitals(self, state: Woodland, seat: Seat) -> bool:
        """She has them until the keep is lost."""
        return True

    def crafting_pieces(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Workshops."""
        return sites(state, seat, BuildingKind.WORKSHOP)

    def draws(self, state: Woodland, seat: Seat) -> int:
        """One, more with recruiters on the map."""
        return draw_count(state, seat)

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """One keep at most; wood without a face."""
        keeps = [t for here in state.tokens for t in here if t.kind is TokenKind.KEEP]
        return [f"seat {seat}: {len(keeps)} keeps"] if len(keeps) > 1 else []
