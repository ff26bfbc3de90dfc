"""What has happened at the table, in order, as a bot counts it: public facts only (11, 14)."""

from typing import NamedTuple

from rules.feed_the_kraken.bots.evidence import Papers, Told
from rules.feed_the_kraken.bots.officers import COLORS, color_of, full_deck
from rules.feed_the_kraken.bots.values import Counts, Outlook
from rules.feed_the_kraken.claim import Claim, ClaimKind, Say
from rules.feed_the_kraken.data import components, crews
from rules.feed_the_kraken.enums import Post, Ritual
from rules.feed_the_kraken.state import NOBODY, Check, Kraken, Navigation, Rite, Sight
from rules.kernel.steps import Seat


class Sailed(NamedTuple):
    """A navigation, what the cards promised then, and what was said about it."""

    number: int
    navigation: Navigation
    outlook: Outlook
    papers: Papers


class Voted(NamedTuple):
    """A loyalty check and where the ship was. Of voters who had no gun nothing can be told."""

    check: Check
    space: str
    outlook: Outlook
    unarmed: tuple[Seat, ...] = ()


class Held(NamedTuple):
    """A ritual, and who was captain."""

    rite: Rite
    captain: Seat = NOBODY


class Spoken(NamedTuple):
    """A claim about a seat."""

    seat: Seat
    kind: ClaimKind
    target: Seat
    said: Say


class Talk(NamedTuple):
    """All claims about seats of one round."""

    words: tuple[Spoken, ...]


ViewUpdate = Sailed | Voted | Held | Talk
ABOUT_SEATS = (ClaimKind.SEARCH_RESULT, ClaimKind.ACCUSATION, ClaimKind.TRUST)


def history(state: Kraken, hears: bool) -> tuple[ViewUpdate, ...]:
    """All of it, round by round: the check, the navigation, the ritual, the talk."""
    found: list[tuple[int, int, ViewUpdate]] = []
    for check in state.checks:
        made = sum(1 for each in state.voyages if each.round < check.round)
        outlook = _outlook(state, made, check.round)
        found.append((check.round, 0, Voted(check, space_at(state, made), outlook)))
    for index, navigation in enumerate(state.voyages):
        papers = said_of(state, index, navigation) if hears else Papers()
        outlook = _outlook(state, index, navigation.round)
        found.append((navigation.round, 1, Sailed(index, navigation, outlook, papers)))
    captains = {each.round: each.captain for each in state.voyages}
    for rite in state.rites:
        found.append((rite.round, 2, Held(rite, captains.get(rite.round, NOBODY))))
    if hears:
        found += _talks(state)
    found.sort(key=lambda each: each[:2])
    return tuple(each for _, _, each in found)


def _talks(state: Kraken) -> list[tuple[int, int, ViewUpdate]]:
    """Round by round, what was said of seats."""
    words: dict[int, list[Spoken]] = {}
    for claim in state.claims:
        if _counts(claim):
            words.setdefault(claim.round, []).append(_spoken(claim))
    return [(number, 3, Talk(tuple(each))) for number, each in words.items()]


def _counts(claim: Claim) -> bool:
    return claim.said.kind in ABOUT_SEATS


def _spoken(claim: Claim) -> Spoken:
    return Spoken(claim.seat, claim.said.kind, claim.said.target, claim.said)


def space_at(state: Kraken, made: int) -> str:
    """Where the ship was when so many navigations had been made."""
    return state.voyages[made].origin if made < len(state.voyages) else state.space


def deck_size(state: Kraken) -> int:
    """All navigation cards of the game, wherever they are."""
    hands = state.captain_hand + state.lieutenant_hand + state.logbook
    resumes = sum(len(mate.resumes) for mate in state.crew)
    return len(state.draw_pile) + len(state.discards) + len(hands) + resumes


def counts_outside(state: Kraken, made: int) -> Counts:
    """Cards by colour outside the resumes, when so many navigations had been made."""
    counts = list(full_deck(state.variant.voyage, deck_size(state)))
    for navigation in state.voyages[:made]:
        counts[color_of(navigation.card)] -= 1
    return counts[0], counts[1], counts[2]


def outlook_now(state: Kraken) -> Outlook:
    """What everybody can plan with now."""
    return _outlook(state, len(state.voyages), state.round + 1)


def _outlook(state: Kraken, made: int, before: int) -> Outlook:
    """What everybody could plan with before a round."""
    crew = crews()[len(state.crew)]
    removed = crew.removed / (crew.sailors + crew.pirates)
    sailors, pirates = crew.sailors * (1 - removed), crew.pirates * (1 - removed)
    rites = [each for each in state.rites if each.round < before]
    turned = float(sum(each.ritual is Ritual.CONVERSION for each in rites))
    stay = 1 - turned / (sailors + pirates)
    shares = (sailors * stay, pirates * stay, 1 + crew.cultists + turned)
    rituals = components().rituals
    left = sum(rituals.values()) - len(rites)
    converting = (rituals[Ritual.CONVERSION] - turned) / left if left else 0.0
    counts = counts_outside(state, made)
    return Outlook(state.variant.voyage, counts, shares, converting, 1.0)


def said_of(state: Kraken, index: int, navigation: Navigation) -> Papers:
    """What the officers have said about the cards of one navigation."""
    papers = Papers()
    for claim in state.claims:
        said = claim.said
        if said.number != index or len(said.colors) != len(Post) - 1:
            continue
        if said.kind is ClaimKind.NAVIGATOR_CARDS and claim.seat == navigation.navigator:
            told = _told(said, color_of(navigation.card))
            papers = papers._replace(navigator_says=told)
        elif said.kind is ClaimKind.OFFICER_CARDS and said.kept is not None:
            told = _told(said, COLORS.index(said.kept))
            if claim.seat == navigation.captain:
                papers = papers._replace(captain_says=told)
            elif claim.seat == navigation.lieutenant:
                papers = papers._replace(lieutenant_says=told)
    return papers


def _told(said: Say, left: int) -> Told:
    first, second = sorted(COLORS.index(color) for color in said.colors)
    return Told((first, second), left)


def searcher_and_target(state: Kraken, number: int) -> tuple[Seat, Seat] | None:
    """Whom a look of this number was about, if it was a cabin search."""
    if not 0 <= number < len(state.looks) or state.looks[number].sight is not Sight.CABIN_SEARCH:
        return None
    return state.looks[number].viewer, state.looks[number].target


def outlook_before(state: Kraken, made: int) -> Outlook:
    """What everybody could plan with before a navigation that was made."""
    return _outlook(state, made, state.voyages[made].round)
