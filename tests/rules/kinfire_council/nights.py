"""A table for tests of the round: whole piles, the bag full, a site, results of chance by hand."""

import msgspec

from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Event, Step
from rules.kernel.text import add_sentences, english
from rules.kinfire_council.messages.all_messages import SENTENCES
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.rounds.needs import start_needs
from rules.kinfire_council.state import Council, Decree, Threat
from tests.rules.kinfire_council import small

add_sentences("kinfire_council", SENTENCES)
CHITS = tuple(range(1, 21))


def whole(*goods: tuple[int, int, int, int, int], seats: int = 3) -> Council:
    """A table whose piles hold every card, the first site open."""
    state, items = small.table(*goods, seats=seats), shipped().content
    state.bag = CHITS
    state.threat_deck = tuple(each.id for each in items.threats)
    state.decree_deck = tuple(each.id for each in items.decrees)
    state.research_deck = tuple(
        sorted(each.id for each in items.research for _ in range(each.copies))
    )
    state.site, *others = (each.id for each in items.sites)
    state.sites, state.site_trouble = tuple(others), 1
    state.needs = start_needs(state)
    return state


def drawn(state: Council, script: list[Drawn], *steps: Step) -> list[Event]:
    """Runs steps up to the next question with these results of chance."""
    desk = StepContext(iter(script))
    state.agenda += steps[::-1]
    agenda.advance(state, desk)
    return desk.events


def lay(state: Council, slot: int, card: str, trouble: int = 0) -> None:
    """A threat out of the deck lies in a slot."""
    state.threat_deck = tuple(each for each in state.threat_deck if each != card)
    state.threats[slot] = Threat(card, trouble)


def on_top(state: Council, *cards: str) -> None:
    """These threats are the next ones."""
    rest = tuple(each for each in state.threat_deck if each not in cards)
    state.threat_deck = (*cards, *rest)


def docket(state: Council, *decrees: tuple[str, tuple[int, ...]]) -> None:
    """These decrees with these votes, by seat; the tokens are off the sheets."""
    cards = [card for card, _ in decrees]
    state.decree_deck = tuple(each for each in state.decree_deck if each not in cards)
    state.docket = tuple(Decree(card, votes) for card, votes in decrees)
    for seat, sheet in enumerate(state.sheets):
        used = sum(votes[seat] for _, votes in decrees)
        state.sheets[seat] = msgspec.structs.replace(sheet, influence=sheet.influence - used)


def to_city(state: Council, *chits: int) -> None:
    """These cultists stand in the city."""
    state.bag = tuple(each for each in state.bag if each not in chits)
    state.city = tuple(sorted(chits))


def lines(events: list[Event]) -> list[str]:
    """What the log says of events."""
    return [english(text) for each in events if (text := each.text()) is not None]


def kinds(events: list[Event]) -> list[str]:
    """The names of events."""
    return [type(each).__name__ for each in events]
