"""What was true and who knew it when: read from the facts of a voyage that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.feed_the_kraken.claim import Claim, ClaimKind, Say
from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import Color, Faction, NavCard
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, Navigation
from rules.kernel.steps import Seat

ORDER = list(Color)


def turned_in(view: Kraken) -> dict[Seat, int]:
    """The converts, each with the round in which it was converted."""
    found = {}
    for seat in view.converts:
        rounds = [f.round for f in view.facts[seat] if f.kind is FactKind.TURNED and f.real]
        found[seat] = rounds[0] if rounds else 0
    return found


def side_at(view: Kraken, seat: Seat, round_number: int) -> Faction:
    """What a seat truly was in a round."""
    when = turned_in(view).get(seat)
    if when is not None and when <= round_number:
        return Faction.CULTIST
    return view.dealt[seat]


def facts_until(view: Kraken, seat: Seat, round_number: int) -> tuple[Fact, ...]:
    """What a seat had learned by the end of a round."""
    return tuple(fact for fact in view.facts[seat] if fact.round <= round_number)


def known_by(view: Kraken, seat: Seat, round_number: int) -> dict[Seat, Faction]:
    """The factions that a seat knew by the end of a round: its own, and what it was shown."""
    known = {seat: side_at(view, seat, round_number)}
    for about, faction in _lessons(view, seat, round_number):
        if known.get(about) is not Faction.CULTIST:
            known[about] = faction
    return known


def _lessons(view: Kraken, seat: Seat, round_number: int) -> Iterator[tuple[Seat, Faction]]:
    """What the facts say of other seats, in the order in which they were learned."""
    for fact in facts_until(view, seat, round_number):
        if fact.kind is FactKind.COMRADES:
            yield from ((each, Faction.PIRATE) for each in fact.about if each != seat)
        elif fact.kind is FactKind.SEARCHED and fact.factions:
            yield fact.about[0], Faction.CULTIST if fact.real else fact.factions[0]
        elif fact.kind is FactKind.CULT_SEARCH and fact.real:
            yield from zip(fact.about, fact.factions, strict=False)
        elif fact.kind is FactKind.TURNED and fact.real and fact.about:
            is_leader = view.dealt[seat] is Faction.CULT_LEADER
            yield fact.about[0], Faction.CULTIST if is_leader else Faction.CULT_LEADER


def sailed_until(view: Kraken, round_number: int) -> tuple[Navigation, ...]:
    """The navigations up to the end of a round."""
    return tuple(each for each in view.voyages if each.round <= round_number)


def as_of(view: Kraken, round_number: int) -> Kraken:
    """The public table as it was at the end of a round, as far as it can be told afterwards."""
    then = view.clone()
    then.voyages = sailed_until(view, round_number)
    if then.voyages:
        then.space = then.voyages[-1].target
    elif view.voyages:
        then.space = view.voyages[0].origin
    then.checks = tuple(each for each in view.checks if each.round <= round_number)
    then.looks = tuple(each for each in view.looks if each.round <= round_number)
    then.rites = tuple(each for each in view.rites if each.round <= round_number)
    then.claims = tuple(each for each in view.claims if each.round <= round_number)
    then.round = round_number
    return then


# ---------------------------------------------------------------- what was said
def is_true(view: Kraken, claim: Claim) -> bool | None:
    """Whether a claim was so when it was made; None where it says nothing that can be checked."""
    said, own = claim.said, view.facts[claim.seat]
    checks = {
        ClaimKind.OFFICER_CARDS: _officer,
        ClaimKind.NAVIGATOR_CARDS: _navigator,
        ClaimKind.MERMAID_CARDS: _mermaid,
        ClaimKind.TOP_CARD: _top,
        ClaimKind.SEARCH_RESULT: _search,
    }
    if said.kind in checks:
        return checks[said.kind](view, said, own)
    if said.kind is ClaimKind.OWN_SIDE:
        return side_at(view, claim.seat, claim.round).side is said.faction.side
    if said.kind is ClaimKind.ACCUSATION and said.faction is not Faction.HIDDEN:
        return side_at(view, said.target, claim.round).side is said.faction.side
    return None


def colours(held: Sequence[NavCard]) -> tuple[Color, ...]:
    """The colours of cards, in printed order."""
    found = [cards()[card].color for card in held if card is not NavCard.HIDDEN]
    return tuple(sorted(found, key=ORDER.index))


def _last(facts: Sequence[Fact], kind: FactKind, number: int) -> Fact | None:
    found = [fact for fact in facts if fact.kind is kind and fact.number == number]
    return found[-1] if found else None


def _officer(view: Kraken, said: Say, own: tuple[Fact, ...]) -> bool | None:
    drew, kept = _last(own, FactKind.DREW, said.number), _last(own, FactKind.KEPT, said.number)
    if drew is None:
        return None
    agrees = colours(drew.cards) == tuple(sorted(said.colors, key=ORDER.index))
    if said.kept is None or kept is None:
        return agrees
    return agrees and said.kept in colours(kept.cards)


def _navigator(view: Kraken, said: Say, own: tuple[Fact, ...]) -> bool | None:
    seen = _last(own, FactKind.LOGBOOK, said.number)
    if seen is None:
        return None
    return colours(seen.cards) == tuple(sorted(said.colors, key=ORDER.index))


def _in_round(view: Kraken, said: Say, own: tuple[Fact, ...], kind: FactKind) -> list[Fact]:
    """The facts of a look: those of its round and kind."""
    if not 0 <= said.number < len(view.looks):
        return []
    when = view.looks[said.number].round
    return [fact for fact in own if fact.kind is kind and fact.round == when]


def _mermaid(view: Kraken, said: Say, own: tuple[Fact, ...]) -> bool | None:
    seen = _in_round(view, said, own, FactKind.MERMAID)
    if not seen:
        return None
    return colours(seen[-1].cards) == tuple(sorted(said.colors, key=ORDER.index))


def _top(view: Kraken, said: Say, own: tuple[Fact, ...]) -> bool | None:
    seen = _in_round(view, said, own, FactKind.TOP_CARD)
    return any(said.card in fact.cards for fact in seen) if seen else None


def _search(view: Kraken, said: Say, own: tuple[Fact, ...]) -> bool | None:
    seen = [f for f in own if f.kind is FactKind.SEARCHED and f.about[:1] == (said.target,)]
    if not seen:
        return None
    return seen[-1].factions[:1] == (said.faction,) and seen[-1].real == said.converted
