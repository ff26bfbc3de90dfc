"""Evenings at which everything that can touch a night is tried: laid out by chance on a table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.steps import Seat
from rules.kinfire_council import GAME
from rules.kinfire_council.data import NUMBERED, ROUNDS
from rules.kinfire_council.enums import RESOURCES, BagReset, DecreeKind, NeedBonus
from rules.kinfire_council.printed.library import item_set, shipped
from rules.kinfire_council.rounds.bag import placed
from rules.kinfire_council.rounds.lighthouse import top
from rules.kinfire_council.rounds.one_round import NightsFall
from rules.kinfire_council.state import (
    LEADERS,
    NOBODY,
    Council,
    Decree,
    Need,
    Threat,
    game_of,
)
from tests.rules.setups import spread

replace = msgspec.structs.replace
CHITS = tuple(range(1, LEADERS[-1] + 1))


def started(setup: Setup) -> Council:
    """A table before its first question."""
    state = game_of(GAME.start(setup))
    agenda.begin(state)
    return state


def is_day(state: Council) -> bool:
    """Whether night has still to fall in this round."""
    return any(isinstance(step, NightsFall) for step in state.agenda)


def evening(state: Council) -> Council:
    """The same table when night falls now: nobody places a piece any more."""
    found = state.clone()
    at = next(at for at, step in enumerate(found.agenda) if isinstance(step, NightsFall))
    found.agenda[:] = found.agenda[: at + 1]
    found.turn, found.answers = None, {}
    return found


def tables(own: str = "") -> list[Council]:
    """Of all options, with items of one's own or the printed ones."""
    found = [started(replace(each, own=own)) for each in spread(GAME, 40)]
    return [each for each in found if is_day(each)]


def drawn_evenings(seed: int, own: str = "") -> Iterator[Council]:
    """Tables on which anything may lie."""
    luck, found = Random(seed), tables(own)
    while True:
        state = evening(luck.choice(found))
        strew(state, luck)
        yield state


def strew(state: Council, luck: Random) -> None:
    """Everything that lies on the table lies there anew."""
    state.round = luck.choice((1, 2, 3, 4, ROUNDS, ROUNDS))
    state.speaker = Seat(luck.randrange(len(state.sheets)))
    state.score[:] = [luck.randrange(25) for _ in state.sheets]
    state.cult_score, state.coffers = luck.randrange(25), luck.randrange(6)
    strew_players(state, luck)
    _strew_chits(state, luck)
    _strew_needs(state, luck)
    _strew_site(state, luck)


def strew_players(state: Council, luck: Random) -> None:
    """What the players have, what binds them, what threatens them."""
    _strew_sheets(state, luck)
    _strew_decrees(state, luck)
    _strew_threats(state, luck)


def _strew_sheets(state: Council, luck: Random) -> None:
    """Councilors, sentries, goods, tokens, cards."""
    items = item_set(state)
    councilors = luck.sample(sorted(items.councilors), len(state.sheets))
    research = sorted(items.research)
    for seat, councilor in enumerate(councilors):
        goods = tuple(luck.choice((0, 0, 1, 2, 5)) for _ in RESOURCES)
        state.sheets[seat] = replace(
            state.sheets[seat],
            councilor=councilor,
            sentries=tuple(luck.sample(sorted(items.sentries), luck.randrange(4))),
            goods=goods,
            influence=luck.choice((0, 0, 1, 3)),
            reserve=luck.randrange(3),
        )
        state.hands[seat] = tuple(luck.choices(research, k=luck.choice((0, 0, 1, 3))))
    numbers = luck.sample(range(1, NUMBERED + 1), 5)
    state.patrons = tuple(
        sorted((each, Seat(luck.randrange(len(state.sheets)))) for each in numbers)
    )
    state.upgraded = tuple(sorted(numbers))
    state.met_needs[:] = [luck.randrange(3) for _ in state.sheets]


def _strew_decrees(state: Council, luck: Random) -> None:
    """Laws, offices, a docket with votes."""
    decrees, kinds = sorted(item_set(state).decrees), item_set(state).decrees
    luck.shuffle(decrees)
    docket, rest = decrees[:2], decrees[2:]
    laws = [each for each in rest if kinds[each].kind is DecreeKind.LAW][: luck.randrange(4)]
    offices = [each for each in rest if kinds[each].kind is DecreeKind.ELECTION]
    state.laws = tuple(laws)
    for seat in range(len(state.sheets)):
        held = tuple(offices.pop() for _ in range(luck.choice((0, 0, 1, 2))) if offices)
        state.sheets[seat] = replace(state.sheets[seat], elections=held)
    state.docket = tuple(Decree(card, _votes(state, luck)) for card in docket)
    kept = {*docket, *laws, *(id for each in state.sheets for id in each.elections)}
    left = [each for each in rest if each not in kept]
    state.decree_deck, state.decree_discard = tuple(left), ()


def _votes(state: Council, luck: Random) -> tuple[int, ...]:
    """Of each seat."""
    return tuple(luck.choice((0, 0, 0, 1, 2, 3)) for _ in state.sheets)


def _strew_threats(state: Council, luck: Random) -> None:
    """In the slots, won, hidden, laid aside, in the deck."""
    cards, kinds = sorted(item_set(state).threats), item_set(state).threats
    luck.shuffle(cards)
    for slot in range(len(state.threats)):
        card = next(each for each in cards if kinds[each].level != "0")
        cards.remove(card)
        level = kinds[card].level
        trouble = luck.randrange(int(level)) if level.isdigit() else luck.randrange(3)
        state.threats[slot] = Threat(card, trouble) if luck.random() < 0.9 else None
    for seat, sheet in enumerate(state.sheets):
        won = tuple(cards.pop() for _ in range(luck.choice((0, 0, 1, 2))))
        state.sheets[seat] = replace(sheet, trophies=won)
    state.hidden_threats = tuple(cards.pop() for _ in range(luck.randrange(3)))
    cut = luck.choice((0, 0, 0, 1, len(cards) - 1, len(cards)))
    state.threat_discard, state.threat_deck = tuple(cards[:cut]), tuple(cards[cut:])
    state.known_tops = state.known_bottoms = state.scry = ()
    state.known_by = state.scry_by = NOBODY


def _strew_chits(state: Council, luck: Random) -> None:
    """In the city, the Hideout, held, laid aside, in the bag."""
    places: dict[str, list[int]] = {each: [] for each in ("bag", "city", "hideout", "out", "held")}
    weights = luck.choice(((9, 2, 1, 2, 2), (1, 1, 1, 9, 1), (0, 2, 2, 4, 4)))
    for chit in CHITS:
        found = luck.choices(list(places), weights)[0]
        if chit in LEADERS and found in ("city", "held"):
            found = "hideout"
        places[found].append(chit)
    state.bag, state.city = tuple(places["bag"]), tuple(places["city"])
    state.hideout = tuple(places["hideout"])
    state.leaders_out = tuple(each for each in places["out"] if each in LEADERS)
    state.leaders_due = ()
    if state.variant.bag_reset is BagReset.LEADERS_DRAWN and not set(LEADERS) & {*state.bag}:
        state.leaders_due = tuple(each for each in state.hideout if each in LEADERS)
    state.cult_discard = tuple(each for each in places["out"] if each not in LEADERS)
    if len(state.leaders_out) == len(LEADERS):
        state.bag, state.leaders_out = placed(state.bag, *LEADERS), ()
    for seat, sheet in enumerate(state.sheets):
        state.sheets[seat] = replace(sheet, cultists=())
    for chit in places["held"]:
        seat = luck.randrange(len(state.sheets))
        sheet = state.sheets[seat]
        state.sheets[seat] = replace(sheet, cultists=placed(sheet.cultists, chit))


def _strew_needs(state: Council, luck: Random) -> None:
    """Rows that are met or not."""
    found = []
    for _ in state.needs:
        wants = tuple(luck.choices(RESOURCES[:4], k=luck.choice((0, 1, 1, 2))))
        met = luck.random() < 0.7
        by = Seat(luck.randrange(len(state.sheets))) if met and wants else NOBODY
        found.append(Need(wants, by))
    state.needs = tuple(found)


def _strew_site(state: Council, luck: Random) -> None:
    """Which is built, how high, who has shipped; tiles."""
    sites = sorted(item_set(state).sites)
    luck.shuffle(sites)
    state.site, *others = sites[: len(state.sites) + 1]
    state.sites, state.site_discard = tuple(others), ()
    state.site_trouble, state.marker = luck.randrange(5), luck.randrange(top(state) + 1)
    rows = range(len(item_set(state).sites[state.site].rows))
    state.shipments = tuple(
        (luck.choice(rows), Seat(luck.randrange(len(state.sheets))))
        for _ in range(luck.randrange(4))
    )
    state.sea_beast = luck.random() < 0.3
    state.rubble = tuple(sorted(luck.sample(range(1, NUMBERED + 1), luck.choice((0, 1, 3, 5)))))


# -------------------------------------------------------------------- what can touch a night
def tags(state: Council) -> set[str]:
    """What lies on the table that could."""
    found = {each.card for each in state.threats if each is not None}
    found |= {id for sheet in state.sheets for id in (*sheet.sentries, *sheet.elections)}
    found |= {sheet.councilor for sheet in state.sheets}
    found |= set(state.laws) | {state.site}
    votes = [sum(each.votes) for each in state.docket]
    for each, n in zip(state.docket, votes, strict=True):
        if votes[0] != votes[1]:
            found.add(f"{each.card} {'passes' if n == max(votes) else 'fails'}")
    for name in msgspec.structs.fields(type(state.variant)):
        found.add(f"{name.name}={getattr(state.variant, name.name)}")
    found |= {f"{len(state.sheets)} seats", f"round {state.round}"}
    return found


def wanted() -> set[str]:
    """All that has to be tried."""
    items = shipped()
    found = {*items.sentries, *items.councilors, *items.sites}
    found |= {id for id, each in items.threats.items() if each.level != "0"}
    for id, decree in items.decrees.items():
        found |= {f"{id} passes", f"{id} fails"}
        if decree.kind in (DecreeKind.LAW, DecreeKind.ELECTION):
            found.add(id)
    found |= {f"{n} seats" for n in GAME.seat_counts} | {f"round {n + 1}" for n in range(ROUNDS)}
    found |= {f"need_bonus={each}" for each in NeedBonus}
    found |= {f"bag_reset={each}" for each in BagReset}
    for option in ("needs_persist", "collapses_at_bottom", "speaker_is_elected"):
        found |= {f"{option}={each}" for each in (True, False)}
    return found
