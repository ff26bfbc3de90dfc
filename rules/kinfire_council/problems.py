"""What can never be: chits, cards, tokens and pieces that came or went from nowhere (1, 8)."""

from collections import Counter
from collections.abc import Iterable

from rules.kernel.steps import Seat
from rules.kinfire_council.data import NUMBERED, general, seat_numbers
from rules.kinfire_council.enums import Tile
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.docket import is_kept
from rules.kinfire_council.rounds.needs import tokens
from rules.kinfire_council.state import (
    LEADERS,
    NOBODY,
    SEEKER,
    Council,
    Space,
)

CHITS = (*range(1, NUMBERED + 1), *LEADERS)
HEXES = frozenset(each.id for each in general().seeker_space)


def problems(state: Council) -> list[str]:
    """All that is wrong with a state; nothing, as a rule."""
    if wrong := shape_problems(state):
        return wrong  # all others take the shape for granted
    found = [*chit_problems(state), *card_problems(state), *sentry_problems(state)]
    found += [*track_problems(state), *cult_problems(state), *district_problems(state)]
    for seat in range(len(state.sheets)):
        if state.sheets[seat].councilor:
            found += [*influence_problems(state, Seat(seat)), *piece_problems(state, Seat(seat))]
        if min(state.sheets[seat].goods) < 0 or state.score[seat] < 0:
            found.append(f"seat {seat}: {state.sheets[seat].goods}, {state.score[seat]} V")
    return found


def shape_problems(state: Council) -> list[str]:
    """Each seat votes, a turn places a piece that there is, and sheets are printed ones."""
    seats, items = len(state.sheets), item_set(state).content
    found = [
        f"{each.card}: votes {each.votes}" for each in state.docket if len(each.votes) != seats
    ]
    turn = state.turn
    if turn is not None and not -1 <= turn.piece < len(state.sheets[turn.seat].pieces):
        found.append(f"piece {turn.piece}")
    councilors = {"", *(each.id for each in items.councilors)}
    found += [
        f"seat {seat}: {sheet.councilor}"
        for seat, sheet in enumerate(state.sheets)
        if sheet.councilor not in councilors
    ]
    return found


def _differ(what: str, found: Iterable[object], wanted: Iterable[object]) -> list[str]:
    """Whether the things found are those that there are."""
    has, needs = Counter(found), Counter(wanted)
    if has == needs:
        return []
    return [f"{what}: {dict(has - needs)} too many, {dict(needs - has)} missing"]


# -------------------------------------------------------------------- conservation
def chit_problems(state: Council) -> list[str]:
    """18 cultists and 2 leaders, each once."""
    held = [chit for sheet in state.sheets for chit in sheet.cultists]
    aside = (*state.cult_discard, *state.leaders_out)
    places = (*state.bag, *state.hideout, *state.city, *aside, *held)
    found = _differ("chits", places, CHITS)
    if set(state.leaders_due) - set(state.hideout):
        found.append(f"leaders {state.leaders_due} are not in the Hideout")
    if any(chit in LEADERS for chit in (*state.city, *state.cult_discard, *held)):
        found.append("a leader in the city, discarded or held")
    return found


def card_problems(state: Council) -> list[str]:
    """Every card of the four piles."""
    items = item_set(state).content
    return [
        *_differ("threats", _threats(state), (each.id for each in items.threats)),
        *_differ("decrees", _decrees(state), (each.id for each in items.decrees)),
        *_differ(
            "research",
            (*state.research_deck, *state.research_discard, *(c for h in state.hands for c in h)),
            (each.id for each in items.research for _ in range(each.copies)),
        ),
        *_differ(
            "sites",
            (*state.sites, *state.site_discard, *((state.site,) if state.site else ())),
            (each.id for each in items.sites),
        ),
    ]


def _threats(state: Council) -> list[str]:
    lying = [each.card for each in state.threats if each is not None]
    trophies = [card for sheet in state.sheets for card in sheet.trophies]
    piles = (*state.threat_deck, *state.threat_discard, *state.hidden_threats)
    return [*lying, *trophies, *piles, *state.resolving, *state.scry]


def _decrees(state: Council) -> list[str]:
    held = [card for sheet in state.sheets for card in sheet.elections]
    docket = [each.card for each in state.docket if not is_kept(state, each.card)]
    return [*state.decree_deck, *state.decree_discard, *docket, *state.laws, *held]


def sentry_problems(state: Council) -> list[str]:
    """Every sentry, in stock or on a sheet; of each kind as many on a sheet as it allows."""
    found = []
    stock = dict(state.sentry_stock)
    for kind in item_set(state).content.sentries:
        owned = [sheet.sentries.count(kind.id) for sheet in state.sheets]
        if stock[kind.id] < 0 or stock[kind.id] + sum(owned) != kind.copies:
            found.append(f"{kind.id}: {stock[kind.id]} in stock, owned {owned}")
        if max(owned) > kind.max_per_player:
            found.append(f"{kind.id}: owned {owned}")
    return found


def influence_problems(state: Council, seat: Seat) -> list[str]:
    """All tokens of a player: on the sheet, in reserve, in use, with the Cult."""
    sheet = state.sheets[seat]
    used = [
        sum(decree.votes[seat] for decree in state.docket),
        sum(need.met_by == seat for need in state.needs),
        sum(owner == seat for _, owner in state.shipments),
        sum(patron == seat for _, patron in state.patrons),
        state.cult_area[seat],
    ]
    places = [sheet.influence, sheet.reserve, *used]
    if min(places) < 0 or sum(places) != general().setup.influence_total:
        return [f"seat {seat}: influence {places}"]
    return []


# -------------------------------------------------------------------- places
def piece_problems(state: Council, seat: Seat) -> list[str]:
    """All pieces; only Seekers on hexes, only places that there are, never two on a numbered space
    without a Spy."""
    pieces = state.sheets[seat].pieces
    found = []
    if len(pieces) != 1 + seat_numbers(len(state.sheets)).worker_chits:
        found.append(f"seat {seat}: {len(pieces)} pieces")
    for number, piece in enumerate(pieces):
        if piece.space in HEXES and number != SEEKER:
            found.append(f"seat {seat}: chit {number} on {piece.space}")
        if piece.space and not _is_space(state, piece.space):
            found.append(f"seat {seat}: piece {number} on {piece.space!r}")
    return found


def _is_space(state: Council, space: Space) -> bool:
    if space.isdigit():
        return 1 <= int(space) <= NUMBERED
    items = item_set(state)
    return space in HEXES or space in items.open_spaces or space == items.content.dealer.id


def track_problems(state: Council) -> list[str]:
    """Needs, marker, trouble, tiles within their bounds."""
    found = []
    items = item_set(state)
    track, rubble = items.board.needs, items.tiles[Tile.RUBBLE]
    for row, need in enumerate(state.needs):
        if len(tokens(state, row)) > track.stack or (need.met_by != NOBODY and not need.wants):
            found.append(f"need row {row}: {need}")
    rows = len(items.sites[state.site].rows) if state.site else 0
    if not {row for row, _ in state.shipments} <= set(range(rows)):
        found.append(f"shipments {state.shipments}")
    if len(state.needs) != track.rows:
        found.append(f"{len(state.needs)} need rows")
    if not 0 <= state.marker <= items.top or state.site_trouble < 0 or state.coffers < 0:
        found.append(f"marker {state.marker}, site {state.site_trouble}, coffers {state.coffers}")
    is_outside = not set(state.rubble) <= set(range(1, NUMBERED + 1))
    if (
        len(set(state.rubble)) < len(state.rubble)
        or len(state.rubble) > rubble.copies
        or is_outside
    ):
        found.append(f"Rubble on {state.rubble}")
    if any(each is not None and each.trouble < 0 for each in state.threats):
        found.append(f"slots {state.threats}")
    return found


def cult_problems(state: Council) -> list[str]:
    """The Conspirator has the most influence with the Cult; with two players there is none."""
    holder, area = state.conspirator, state.cult_area
    if holder == NOBODY:
        return [f"influence with the Cult {area}"] if any(area) else []
    if len(state.sheets) == 2 or not area[holder] or area[holder] < max(area):
        return [f"seat {holder} conspires with {area}"]
    return []


def district_problems(state: Council) -> list[str]:
    """Patrons of upgraded districts, one each."""
    patronised = [number for number, _ in state.patrons]
    found = []
    if len(set(patronised)) < len(patronised) or set(patronised) - set(state.upgraded):
        found.append(f"patrons {state.patrons} of {state.upgraded}")
    for name, numbers in (("upgraded", state.upgraded), ("city", state.city)):
        if list(numbers) != sorted(set(numbers)):
            found.append(f"{name} {numbers}")
    return found
