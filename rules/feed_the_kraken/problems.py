"""What must hold in every state: guns, cards and sides conserved, marks and memories consistent."""

from collections import Counter

from rules.feed_the_kraken.data import components, spaces
from rules.feed_the_kraken.enums import Character, Faction, NavCard, Side
from rules.feed_the_kraken.knowledge.memories import searched
from rules.feed_the_kraken.knowledge.stories import conversions, packs
from rules.feed_the_kraken.knowledge.worlds import character_deck, navigation_deck
from rules.feed_the_kraken.state import (
    NOBODY,
    Fact,
    FactKind,
    Kraken,
    Sight,
    current,
    everybody,
    game_of,
    leader_of,
)
from rules.kernel.state import State
from rules.kernel.steps import Seat


def problems(state: State) -> list[str]:
    """All that is wrong with a state."""
    game = game_of(state)
    return [
        *gun_problems(game),
        *card_problems(game),
        *character_problems(game),
        *side_problems(game),
        *crew_problems(game),
        *memory_problems(game),
        *voyage_problems(game),
    ]


def voyage_problems(game: Kraken) -> list[str]:
    """The ship has sailed from space to space of its chart and is on one."""
    known = spaces(game.variant.voyage)
    named = [game.space, *(end for each in game.voyages for end in (each.origin, each.target))]
    return [f"space {each!r}" for each in named if each not in known]


def gun_problems(game: Kraken) -> list[str]:
    """Forty guns; none lies on the table that its seat does not have."""
    found = []
    if sum(mate.guns for mate in game.crew) + game.supply != components().guns:
        found.append("guns are lost or made")
    if min(game.supply, *(mate.guns for mate in game.crew)) < 0:
        found.append("guns below nothing")
    if any(not mate.alive and mate.guns for mate in game.crew):
        found.append("a dead seat has guns")
    check = game.loyalty
    if check is not None:
        lying = zip(check.guns, game.crew, strict=True)
        if any(n > mate.guns or n < 0 for n, mate in lying):
            found.append("more guns on the table than there are")
    return found


def card_problems(game: Kraken) -> list[str]:
    """Each navigation card is in one place; hands and logbook are in no telling order."""
    hidden = (game.captain_hand, game.lieutenant_hand, game.logbook)
    played = [card for mate in game.crew for card in mate.resumes]
    there = Counter([*game.draw_pile, *game.discards, *played, *(c for h in hidden for c in h)])
    found = []
    if there != navigation_deck(game.variant.voyage, there.total()) or NavCard.HIDDEN in there:
        found.append("navigation cards are lost or made")
    if Counter(played) != Counter(voyage.card for voyage in game.voyages):
        found.append("resumes are not the cards played")
    if len(game.discards_seen) != len(game.discards):
        found.append("discards and who knows them differ in number")
    if any(each.first + each.count > len(game.discards) for each in game.sightings):
        found.append("a Mermaid has shown discards that are not there")
    if any(list(cards) != sorted(cards) for cards in hidden):
        found.append("a hand or the logbook tells its order")
    rituals = Counter([*game.rituals, *(rite.ritual for rite in game.rites)])
    return found if rituals == Counter(components().rituals) else [*found, "rituals"]


def character_problems(game: Kraken) -> list[str]:
    """Each character card is in one place."""
    held = [card for card in game.characters if card is not Character.NONE]
    there = [*held, *game.undealt]
    if there and sorted(there) != sorted(character_deck(len(game.crew), len(there))):
        return ["characters are lost or made"]
    return []


def side_problems(game: Kraken) -> list[str]:
    """Factions as dealt; converts are legal; marks tell the truth."""
    if Counter(game.dealt) not in [Counter(pack) for pack in packs(game)]:
        return [f"factions {game.dealt}"]
    found, leader = [], leader_of(game)
    if leader in game.converts or len(set(game.converts)) != len(game.converts):
        found.append(f"converts {game.converts} of {leader}")
    if len(game.converts) > len(conversions(game)):
        found.append("more converts than conversions")
    for seat in everybody(game):
        never = game.crew[seat].not_side
        if never is not Side.NONE and current(game, seat).side is never:
            found.append(f"the flogging of {seat} lies")
        if never is not Side.NONE and not game.crew[seat].unconvertible:
            found.append(f"{seat} was flogged, but bears no mark")
    return found


def crew_problems(game: Kraken) -> list[str]:
    """One captain who lives; officers are different seats; signs lie before the living."""
    crew, found = game.crew, []
    if not crew[game.captain].alive:
        found.append("the captain is dead")
    team = [s for s in (game.captain, game.lieutenant, game.navigator) if s != NOBODY]
    if len(set(team)) != len(team) or any(not crew[seat].alive for seat in team):
        found.append(f"team {team}")
    if any(mate.off_duty and not mate.alive for mate in crew):
        found.append("a sign lies before a dead seat")
    if sum(mate.off_duty for mate in crew) > len(game.rests):
        found.append("more off-duty signs than there are")
    return found


def memory_problems(game: Kraken) -> list[str]:
    """What seats remember of sides, searches and conversions is so."""
    return [
        f"{seat}: {fault}"
        for seat in everybody(game)
        for fact in game.facts[seat]
        for fault in (_lie(game, seat, fact),)
        if fault
    ]


def _lie(game: Kraken, seat: Seat, fact: Fact) -> str:
    """What is wrong with a memory; empty: nothing."""
    if fact.kind is FactKind.DEALT:
        return "" if fact.factions == (game.dealt[seat],) else "another side"
    if fact.kind is FactKind.COMRADES:
        pirates = [each for each in everybody(game) if game.dealt[each] is Faction.PIRATE]
        known = tuple(pirates) if seat in pirates else ()
        return "" if fact.about == known else "other pirates"
    if fact.kind is FactKind.SEARCHED:
        looks = [look for look in game.looks if look.sight is Sight.CABIN_SEARCH]
        there = any(look.viewer == seat and searched(game, look) == fact for look in looks)
        return "" if there else "a search that never was"
    if fact.kind is FactKind.TURNED and fact.real:
        return "" if leader_of(game) in (seat, *fact.about) else "another leader"
    return ""
