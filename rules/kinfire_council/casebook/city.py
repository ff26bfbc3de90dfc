"""How rule cases place what lies on the table of Kinfire Council and belongs to nobody."""

from collections.abc import Callable, Sequence
from typing import cast

from rules.console.casebook import Value
from rules.kernel.steps import Seat
from rules.kinfire_council.casebook.notation import numbers, texts, threat_of
from rules.kinfire_council.casebook.table import change, out_of_bag, out_of_deck
from rules.kinfire_council.data import ROUNDS
from rules.kinfire_council.enums import SOURCES, Phase, Source
from rules.kinfire_council.points import NO_TALLY
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.rounds.bag import placed
from rules.kinfire_council.state import LEADERS, Council


def _place_round(state: Council, value: Value) -> None:
    """With as many sites still to come as rounds."""
    state.round = cast("int", value)
    _settle_sites(state, (state.site, *state.sites, *state.site_discard))


def _place_site(state: Council, value: Value) -> None:
    rest = [each.id for each in item_set(state).content.sites if each.id != value]
    _settle_sites(state, (str(value), *rest))


def _place_next_sites(state: Council, value: Value) -> None:
    taken = (state.site, *texts(value))
    rest = [each.id for each in item_set(state).content.sites if each.id not in taken]
    _settle_sites(state, (*taken, *rest))


def _settle_sites(state: Council, order: Sequence[str]) -> None:
    """The site of this round, those to come, those that have been left behind."""
    state.site, *rest = order
    to_come = ROUNDS - state.round
    state.sites, state.site_discard = tuple(rest[:to_come]), tuple(rest[to_come:])


def _place_cult(state: Council, value: Value) -> None:
    tally = list(NO_TALLY)
    tally[SOURCES.index(Source.START)] = state.cult_score = cast("int", value)
    state.tally[-1] = tuple(tally)


def _place_threats(state: Council, value: Value) -> None:
    found = [threat_of(each) for each in texts(value)]
    out_of_deck(state, "threat_deck", [each.card for each in found if each is not None])
    state.threats = [*found, None, None, None][:3]


def _chits(field: str) -> Callable[[Council, Value], None]:
    def put(state: Council, value: Value) -> None:
        out_of_bag(state, numbers(value))
        setattr(state, field, numbers(value))

    return put


def _place_bag(state: Council, value: Value) -> None:
    """Only these; other cultists lie in the cult discard, leaders in the Hideout."""
    out = [each for each in state.bag if each not in numbers(value)]
    state.bag = numbers(value)
    state.hideout = placed(state.hideout, *(each for each in out if each in LEADERS))
    state.cult_discard = placed(state.cult_discard, *(each for each in out if each not in LEADERS))


def _place_upgraded(state: Council, value: Value) -> None:
    """Beside those that have a patron."""
    state.upgraded = tuple(sorted({*numbers(value), *(number for number, _ in state.patrons)}))


def _on_top(deck: str) -> Callable[[Council, Value], None]:
    def put(state: Council, value: Value) -> None:
        out_of_deck(state, deck, texts(value))
        setattr(state, deck, (*texts(value), *getattr(state, deck)))

    return put


def _cards(field: str, deck: str) -> Callable[[Council, Value], None]:
    def put(state: Council, value: Value) -> None:
        out_of_deck(state, deck, texts(value))
        setattr(state, field, tuple(texts(value)))

    return put


def _whole_threat_deck(state: Council, value: Value) -> None:
    """Only these; the others are trophies of the last seat."""
    out_of_deck(state, "threat_deck", texts(value))
    last = Seat(len(state.sheets) - 1)
    trophies = (*state.sheets[last].trophies, *state.threat_deck)
    change(state, last, trophies=trophies)
    state.threat_deck = tuple(texts(value))


def _whole_research_deck(state: Council, value: Value) -> None:
    """Only these; the others are in the hand of the last seat."""
    out_of_deck(state, "research_deck", texts(value))
    state.hands[-1] = tuple(sorted((*state.hands[-1], *state.research_deck)))
    state.research_deck = tuple(sorted(texts(value)))


PLACED: dict[str, Callable[[Council, Value], None]] = {
    "round": _place_round,
    "phase": lambda state, value: setattr(state, "phase", Phase(str(value))),
    "cult": _place_cult,
    "upgraded": _place_upgraded,
    "rubble": lambda state, value: setattr(state, "rubble", numbers(value)),
    "sea_beast": lambda state, value: setattr(state, "sea_beast", bool(value)),
    "coffers": lambda state, value: setattr(state, "coffers", value),
    "marker": lambda state, value: setattr(state, "marker", value),
    "site": _place_site,
    "sites": _place_next_sites,
    "site_trouble": lambda state, value: setattr(state, "site_trouble", value),
    "threats": _place_threats,
    "city": _chits("city"),
    "hideout": _chits("hideout"),
    "cult_discard": _chits("cult_discard"),
    "leaders_out": _chits("leaders_out"),
    "bag": _place_bag,
    "threat_deck": _on_top("threat_deck"),
    "decree_deck": _on_top("decree_deck"),
    "whole_threat_deck": _whole_threat_deck,
    "whole_research_deck": _whole_research_deck,
    "threat_discard": _cards("threat_discard", "threat_deck"),
    "decree_discard": _cards("decree_discard", "decree_deck"),
    "research_discard": _cards("research_discard", "research_deck"),
    "hidden_threats": _cards("hidden_threats", "threat_deck"),
    "laws": _cards("laws", "decree_deck"),
}
