"""How likely each side is to say something about another seat (13, 14)."""

from functools import lru_cache

from rules.feed_the_kraken.bots.deals import FACTIONS
from rules.feed_the_kraken.bots.officers import CULT, PIRATE, SAILOR, THREE
from rules.feed_the_kraken.claim import ClaimKind, Say
from rules.feed_the_kraken.enums import Faction

Odds = tuple[tuple[float, ...], ...]
"""By the speaker's side and the target's card."""
HONEST, LIE = 0.93, 0.03
PIRATE_SHIELDS, PIRATE_SLANDERS = 0.85, 0.45
CULT_HONEST = 0.7


@lru_cache(256)
def heard_odds(kind: ClaimKind, said: Say) -> Odds:
    """How likely such a claim is."""
    if kind is ClaimKind.SEARCH_RESULT:
        return _search(said.faction)
    if kind is ClaimKind.ACCUSATION:
        return _accusation(said.faction, said.strength)
    return _trust()


def _search(said: Faction) -> Odds:
    """Sailors tell what they saw; pirates shield pirates and slander others; the cult mixes."""
    rows = []
    for side in THREE:
        row = []
        for card in FACTIONS:
            row.append(_search_odds(side, card, said))
        rows.append(tuple(row))
    return tuple(rows)


def _search_odds(side: int, card: Faction, said: Faction) -> float:
    if side == SAILOR:
        return HONEST if said is card else LIE
    if side == PIRATE:
        lie = Faction.SAILOR if card is Faction.PIRATE else Faction.PIRATE
        share = PIRATE_SHIELDS if card is Faction.PIRATE else PIRATE_SLANDERS
        return share if said is lie else 1 - share - LIE if said is card else LIE
    return CULT_HONEST if said is card else (1 - CULT_HONEST) / 2


def _accusation(said: Faction, strength: int) -> Odds:
    """Sailors accuse whom they have reason to; pirates accuse others than pirates."""
    clear = 0.12 * max(1, min(3, strength))
    named = FACTIONS.index(said) if said in FACTIONS else PIRATE
    sailor = tuple(1 + clear if card == named else 1 - clear / 2 for card in range(4))
    pirate = tuple(0.6 if card == PIRATE else 1.05 for card in range(4))
    return sailor, pirate, (1.0,) * 4


def _trust() -> Odds:
    """Sailors trust sailors; pirates anybody who serves them."""
    return (1.12, 0.85, 0.9, 0.9), (1.0, 1.1, 1.0, 1.0), (1.0,) * (CULT + 2)
