"""A second count of everything on the table, made without the rules' own words.

Whatever happens, the box holds what it held: cards, chits, tokens, pieces, tiles. The points are
those that were told.
"""

from collections import Counter

from rules.kinfire_council.data import NUMBERED, ROUNDS
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import NOBODY, Council

INFLUENCE = 8
CHITS = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}


def faults(state: Council) -> list[str]:
    """What is not there, or twice; empty when all is well."""
    found = [
        *cards(state),
        *chits(state),
        *tokens(state),
        *pieces(state),
        *bounds(state),
        *points(state),
    ]
    return [each for each in found if each]


def cards(state: Council) -> list[str]:
    """Threats, decrees, research cards, sites: each in one place."""
    items = item_set(state).content
    in_slots = [each.card for each in state.threats if each is not None]
    trophies = [card for sheet in state.sheets for card in sheet.trophies]
    held = [card for sheet in state.sheets for card in sheet.elections]
    docket = [each.card for each in state.docket]
    docket = [card for card in docket if card not in (*state.laws, *held)]
    hands = [card for hand in state.hands for card in hand]
    threats = [*state.threat_deck, *state.threat_discard, *state.hidden_threats, *in_slots]
    threats += [*trophies, *state.resolving, *state.scry]
    decrees = [*state.decree_deck, *state.decree_discard, *docket, *state.laws, *held]
    research = [*state.research_deck, *state.research_discard, *hands]
    sites = [*state.sites, *state.site_discard, *([state.site] if state.site else [])]
    return [
        _differs("threats", threats, [each.id for each in items.threats]),
        _differs("decrees", decrees, [each.id for each in items.decrees]),
        _differs(
            "research", research, [each.id for each in items.research for _ in range(each.copies)]
        ),
        _differs("sites", sites, [each.id for each in items.sites]),
    ]


def chits(state: Council) -> list[str]:
    """Eighteen cultists and two leaders; no leader in the city or on a sheet."""
    held = [chit for sheet in state.sheets for chit in sheet.cultists]
    places = [*state.bag, *state.hideout, *state.city, *state.cult_discard, *state.leaders_out]
    found = [_differs("chits", [*places, *held], list(range(1, NUMBERED + 3)))]
    if any(chit > NUMBERED for chit in (*state.city, *held, *state.cult_discard)):
        found.append("a leader walks about")
    if any(chit <= NUMBERED for chit in state.leaders_out) or len(state.leaders_out) > 2:
        found.append(f"leaders aside: {state.leaders_out}")
    return found


def tokens(state: Council) -> list[str]:
    """Eight influence tokens a seat, twelve Sentries."""
    found = []
    for seat, sheet in enumerate(state.sheets):
        places = Counter(
            sheet=sheet.influence,
            reserve=sheet.reserve,
            docket=sum(each.votes[seat] for each in state.docket),
            needs=[each.met_by for each in state.needs].count(seat),
            site=[who for _, who in state.shipments].count(seat),
            tiles=[who for _, who in state.patrons].count(seat),
            cult=state.cult_area[seat],
        )
        if sheet.councilor and (places.total() != INFLUENCE or min(places.values()) < 0):
            found.append(f"influence of {seat}: {places}")
    sentries = dict(state.sentry_stock)
    for sheet in state.sheets:
        for sentry in sheet.sentries:
            sentries[sentry] += 1
        if len(set(sheet.sentries)) < len(sheet.sentries):
            found.append(f"two Sentries of a kind: {sheet.sentries}")
    if set(sentries.values()) != {2}:
        found.append(f"Sentries: {sentries}")
    return found


def pieces(state: Council) -> list[str]:
    """A Seeker with his skill and chits for each; no chit on a hexagon."""
    found = []
    for seat, sheet in enumerate(state.sheets):
        if sheet.councilor and len(sheet.pieces) != 1 + CHITS[len(state.sheets)]:
            found.append(f"pieces of {seat}: {sheet.pieces}")
        for number, piece in enumerate(sheet.pieces):
            if number and "hex" in piece.space:
                found.append(f"a chit of {seat} on {piece.space}")
            if not number and piece.skill is None:
                found.append(f"the Seeker of {seat} has lost its skill")
    return found


def bounds(state: Council) -> list[str]:
    """Nothing below nothing, tracks within their ends."""
    found = []
    if min((*state.score, state.cult_score, state.coffers, state.site_trouble)) < 0:
        found.append("less than nothing")
    if any(min(sheet.goods) < 0 for sheet in state.sheets):
        found.append("goods below nothing")
    if not 0 <= state.marker <= 7 or not 0 <= state.round <= ROUNDS:
        found.append(f"marker {state.marker}, round {state.round}")
    if any(len(need.wants) + len(need.late) > 2 for need in state.needs) or len(state.needs) != 6:
        found.append(f"needs {state.needs}")
    if len(state.rubble) > 2 or {number for number, _ in state.patrons} - set(state.upgraded):
        found.append("tiles")
    if len(state.sheets) == 2 and (any(state.cult_area) or state.conspirator != NOBODY):
        found.append("two players conspire")
    return found


def points(state: Council) -> list[str]:
    """What the tally says is what the markers say."""
    wanted = [*state.score, state.cult_score]
    told = [sum(row) for row in state.tally]
    return [] if told == wanted else [f"tally {told} of {wanted}"]


def _differs(name: str, there: list, box: list) -> str:
    has, wants = Counter(there), Counter(box)
    if has == wants:
        return ""
    return f"{name}: too many {dict(has - wants)}, missing {dict(wants - has)}"
