"""The end and who wins (13): laws that count, hidden threats, the Cult, the Conspirator."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Outcome, ScoreLine, Seat, Step
from rules.kernel.text import Text, say
from rules.kinfire_council.describe import who
from rules.kinfire_council.enums import SOURCES, Source
from rules.kinfire_council.goods import total
from rules.kinfire_council.names import item_name, source_name
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.points import cult, score
from rules.kinfire_council.printed.counting import count, patron_count
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.triggers import end_mods, law_sources, own_sources
from rules.kinfire_council.rounds.cult_events import HiddenTurned
from rules.kinfire_council.rounds.events import LawCounted
from rules.kinfire_council.state import NOBODY, Council, game_of

TWO = 2
"""With two players nobody conspires (14)."""


class EndGame(Auto, frozen=True):
    """After D of the last round: laws that count, in the order in which they passed; hidden
    threats; the highest V."""

    def run(self, state: State, context: StepContext) -> None:
        """The three, one after the other."""
        game = game_of(state)
        _count_laws(game, context)
        _turn_hidden(game, context)
        context.end(game, outcome(game))


def _count_laws(state: Council, context: StepContext) -> None:
    """Each law for each player in order, then what each player alone is bound by."""
    for card, source, mods in law_sources(state):
        found = end_mods(mods)
        if found:
            context.emit(LawCounted(card, item_name(state, card)))
        for mod in found:
            for seat in all_seats(state):
                score(state, context, seat, mod.v * count(state, seat, mod.count), source)
    for seat in all_seats(state):
        for _, source, mods in own_sources(state, seat):
            for mod in end_mods(mods):
                score(state, context, seat, mod.v * count(state, seat, mod.count), source)


def _turn_hidden(state: Council, context: StepContext) -> None:
    """Turned up; the Cult gains the V of each."""
    cards, items = state.hidden_threats, item_set(state)
    context.emit(HiddenTurned(cards, tuple(item_name(state, card) for card in cards)))
    context.reveal()
    for card in cards:
        cult(state, context, items.threats[card].v, Source.HIDDEN)


# -------------------------------------------------------------------- who wins
def outcome(state: Council) -> Outcome:
    """Who wins and why, the V of each by where they came from."""
    winners, why = verdict(state)
    titles = tuple(_title(state, Seat(seat)) for seat in range(len(state.sheets)))
    return Outcome(tuple(winners), why, tuple(state.score), score_lines(state), titles)


def verdict(state: Council) -> tuple[Sequence[Seat], Text]:
    """The Cult wins every tie: then the Conspirator alone has won, or everybody has lost."""
    if state.cult_score >= max(state.score):
        return _cult_wins(state)
    best = leaders(state)
    facts = {"v": max(state.score), "cult": state.cult_score}
    if len(best) > 1:
        names = tuple(who(state, seat) for seat in best)
        return best, say("kinfire_council.end.shared", who=names, **facts)
    key = _decided_by(state)
    return best, say(f"kinfire_council.end.{key}", who=who(state, best[0]), **facts)


def _cult_wins(state: Council) -> tuple[Sequence[Seat], Text]:
    """It leads, or wins a tie."""
    facts = {"cult": state.cult_score, "v": max(state.score)}
    how = "tied" if state.cult_score == max(state.score) else "ahead"
    lead = say(f"kinfire_council.end.cult_{how}", **facts)
    if len(state.sheets) == TWO:
        return (), say("kinfire_council.end.cult_two", lead=lead)
    if state.conspirator == NOBODY:
        return (), say("kinfire_council.end.cult", lead=lead)
    name = who(state, state.conspirator)
    return (state.conspirator,), say("kinfire_council.end.conspirator", who=name, lead=lead)


def standing(state: Council, seat: Seat) -> tuple[int, int, int]:
    """What is compared: V, then own patron tokens, then resource tokens."""
    goods = total(state.sheets[seat].goods)
    return state.score[seat], patron_count(state, seat), goods


def leaders(state: Council) -> list[Seat]:
    """The player who is ahead of all others; several where nothing tells them apart."""
    best = max(standing(state, seat) for seat in all_seats(state))
    return [seat for seat in all_seats(state) if standing(state, seat) == best]


def _decided_by(state: Council) -> str:
    """What decided between the first and the second."""
    first, second = sorted((standing(state, each) for each in all_seats(state)), reverse=True)[:2]
    if first[0] != second[0]:
        return "won"
    return "won_patrons" if first[1] != second[1] else "won_goods"


# -------------------------------------------------------------------- the lines of the end
def score_lines(state: Council) -> tuple[ScoreLine, ...]:
    """Those sources from which some player has any, the same for all."""
    seats = [Seat(seat) for seat in range(len(state.sheets))]
    used = [at for at in range(len(SOURCES)) if any(state.tally[seat][at] for seat in seats)]
    return tuple(
        ScoreLine(seat, source_name(SOURCES[at]), state.tally[seat][at])
        for seat in seats
        for at in used
    )


def _title(state: Council, seat: Seat) -> Text:
    """What breaks ties, and who conspires."""
    key = "title_conspirator" if seat == state.conspirator else "title"
    goods = say("kinfire_council.end.goods", n=total(state.sheets[seat].goods))
    count = patron_count(state, seat)
    return say(f"kinfire_council.end.{key if count else f'{key}_none'}", n=count, goods=goods)


STEPS: tuple[type[Step], ...] = (EndGame,)
