"""A game of Kinfire Council in progress: the city, the docket, the threats, the sheets (2, 3)."""

from typing import ClassVar

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kinfire_council.enums import BagReset, NeedBonus, Payment, Phase, Resource, Skill

NOBODY = Seat(-1)
SEEKER = 0
"""The number of the Seeker among a seat's pieces; worker chits follow from 1."""
LEADERS = (19, 20)
"""Chits of the bag: cultists 1 to 18, then the two leaders."""
HIDDEN_CARD = ""
"""A card whose face the viewer may not know (16)."""

Space = str
"""A space: «7» (numbered), an open space's id, `shady_dealer`, `threat_hex_1` to 3, `site_hex`."""
Goods = tuple[int, int, int, int, int]
"""How many of each resource, in the order of `Resource`."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A Seeker or worker chit: where it stands («» = on the sheet) and its skill (7)."""

    space: Space = ""
    skill: Skill | None = None


class Threat(msgspec.Struct, frozen=True, gc=False):
    """A threat in a slot (9): the card's id and the trouble on it."""

    card: str
    trouble: int = 0


class Need(msgspec.Struct, frozen=True, gc=False):
    """A row of the needs track (8): its tokens (one, or two stacked) and who has met it this round.
    `late`: tokens added after it was met; they count from the next round."""

    wants: tuple[Resource, ...] = ()
    met_by: Seat = NOBODY
    late: tuple[Resource, ...] = ()


class Decree(msgspec.Struct, frozen=True, gc=False):
    """A decree on the docket (4): its card and the votes on it, by seat."""

    card: str
    votes: tuple[int, ...]


class Discount(msgspec.Struct, frozen=True, gc=False):
    """A discount of this turn that has not been used (5)."""

    kind: Payment
    n: int


class Turn(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A turn of Day's Light (4). `piece`: the piece placed, -1 before; `had`: its skill when it was
    placed; `has_acted`, `has_seized`: whether it has used its location, has arrested or cleared;
    `errands`: errands still open; `skills`: skills of this turn (False Papers); `discounts`: not
    used yet; `looks`: how often the hand was opened in vain."""

    seat: Seat
    piece: int = -1
    had: Skill | None = None
    has_acted: bool = False
    has_seized: bool = False
    errands: int = 1
    skills: tuple[Skill, ...] = ()
    discounts: tuple[Discount, ...] = ()
    looks: int = 0


class Sheet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What lies before a player (2). Replaced whole."""

    councilor: str = ""
    worker_sheet: str = ""
    pieces: tuple[Piece, ...] = ()
    goods: Goods = (0, 0, 0, 0, 0)
    influence: int = 0
    """Tokens on the sheet."""
    reserve: int = 0
    cultists: tuple[int, ...] = ()
    trophies: tuple[str, ...] = ()
    sentries: tuple[str, ...] = ()
    elections: tuple[str, ...] = ()


class Variant(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What was chosen at set-up (2, 18). `items`: the digest of the set of items (library.py)."""

    items: str
    has_draft: bool = False
    bag_reset: BagReset = BagReset.LEADERS_RESOLVED
    needs_persist: bool = True
    is_market_double: bool = False
    """One piece with twice the trades, instead of two pieces, at the Black Market."""
    collapses_at_bottom: bool = False
    """Reaching the bottom row exactly adds a hidden threat, too."""
    need_bonus: NeedBonus = NeedBonus.NIGHT
    speaker_is_elected: bool = False
    """An Election that passes without votes goes to the Speaker."""


class Council(State, kw_only=True):
    """The whole table. Lists by seat unless said otherwise; tuples and records replaced whole."""

    GAME: ClassVar[str] = "kinfire_council"

    variant: Variant
    sheets: list[Sheet]
    score: list[int]
    cult_score: int = 0
    hands: list[tuple[str, ...]]
    """Research cards in hand: secret but their number (16)."""
    met_needs: list[int]
    """Needs met this round, for counting."""

    round: int = 0
    phase: Phase = Phase.SUN_RISE
    speaker: Seat = Seat(0)
    turn: Turn | None = None

    upgraded: tuple[int, ...] = ()
    """Numbers of the turned districts, sorted."""
    patrons: tuple[tuple[int, Seat], ...] = ()
    """District -> patron, sorted."""
    city: tuple[int, ...] = ()
    """Cultists that stand in the city, sorted: cultist n stands on space n."""
    rubble: tuple[int, ...] = ()
    sea_beast: bool = False

    bag: tuple[int, ...] = ()
    """Chits in the bag, sorted: the order is drawn, never kept."""
    hideout: tuple[int, ...] = ()
    cult_discard: tuple[int, ...] = ()
    leaders_out: tuple[int, ...] = ()
    """Leaders resolved in this cycle."""
    leaders_due: tuple[int, ...] = ()
    """Leaders in the Hideout whose cycle is over: they go back into the bag (option)."""
    cult_area: list[int]
    """Influence with the Cult."""
    conspirator: Seat = NOBODY

    threats: list[Threat | None]
    """The three slots."""
    threat_deck: tuple[str, ...] = ()
    """Secret order; drawn from the front."""
    threat_discard: tuple[str, ...] = ()
    hidden_threats: tuple[str, ...] = ()
    """Secret to all until the end."""
    resolving: tuple[str, ...] = ()
    """Threats that have left the deck or their slot and are not yet discarded."""
    decree_deck: tuple[str, ...] = ()
    decree_discard: tuple[str, ...] = ()
    docket: tuple[Decree, ...] = ()
    laws: tuple[str, ...] = ()
    research_deck: tuple[str, ...] = ()
    research_discard: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    coffers: int = 0

    sites: tuple[str, ...] = ()
    """Secret: the sites to come, in their order."""
    site: str = ""
    site_discard: tuple[str, ...] = ()
    site_trouble: int = 0
    shipments: tuple[tuple[int, Seat], ...] = ()
    """(row, who), in the order in which they were sent."""
    marker: int = 0
    sentry_stock: tuple[tuple[str, int], ...] = ()

    tally: list[tuple[int, ...]]
    """Points by `Source`, for each seat and, last, for the Cult."""
    offers: tuple[tuple[str, str], ...] = ()
    """Councilor and worker sheet of each pair that may still be taken (option `draft`)."""
    known_tops: tuple[str, ...] = ()
    known_bottoms: tuple[str, ...] = ()
    """What a seat looked at and put back on top (first first) and at the bottom (last last) of the
    threat deck, as far as it is still there: secret to `known_by` (12)."""
    known_by: Seat = NOBODY
    scry: tuple[str, ...] = ()
    """Threats taken off the deck that a seat is looking at now: secret to `scry_by` (12)."""
    scry_by: Seat = NOBODY


def game_of(state: State) -> Council:
    """The state as what it is."""
    assert isinstance(state, Council)
    return state
