"""Herbalist, Consultant, Chief Cook, Bosun, Smuggler, Archivist: who serves, and how (10)."""

from collections.abc import Sequence

from rules.feed_the_kraken import appointment
from rules.feed_the_kraken.characters.cards import CardRule
from rules.feed_the_kraken.choosing import SeatChoice, chosen_in
from rules.feed_the_kraken.enums import Character, Post, WindowName
from rules.feed_the_kraken.events import BadgesSwapped, Hired, SignGiven
from rules.feed_the_kraken.mutiny import captaincy
from rules.feed_the_kraken.state import NOBODY, Kraken, change, everybody, game_of, living
from rules.feed_the_kraken.telling import who
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Answers, Seat
from rules.kernel.text import Text, say

W1 = frozenset({WindowName.W1})
W2 = frozenset({WindowName.W2})
W4 = frozenset({WindowName.W4})


def sign_holder_and_taker(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """First a living seat with a sign, then one without; the captain, too (R12)."""
    return [each for each in living(state) if state.crew[each].off_duty != bool(chosen)]


def move_sign(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Herbalist: the sign moves. A lieutenant named by a Consultant may have to be renamed."""
    source, target = chosen
    change(state, source, off_duty=False)
    change(state, target, off_duty=True)
    context.emit(SignGiven(source, target))
    if state.hired != NOBODY and state.hired not in appointment.eligible(state):
        state.hired = NOBODY
        if appointment.eligible(state):
            context.then(HireAgain(consultant(state)))


def consultant(state: Kraken) -> Seat:
    """Whose Consultant it is; it has been turned up in this window, so everybody knows."""
    return next(s for s in everybody(state) if state.characters[s] is Character.CONSULTANT)


def has_hired(state: Kraken, seat: Seat) -> str:
    """Nothing in W1 undoes what a Consultant has named (R13), a second use neither."""
    return "" if state.hired == NOBODY else "hired"


def fit_for_lieutenant(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Whom the captain could name; oneself is allowed (R13)."""
    return sorted(appointment.eligible(state))


def hire(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Consultant: the lieutenant is named; the captain names only the navigator."""
    state.hired = chosen[0]
    context.emit(Hired(seat, chosen[0]))


class HireAgain(SeatChoice, frozen=True):
    """The seat that the Consultant has named is off duty now: another one is named (R13)."""

    seat: Seat

    def chooser(self, game: Kraken) -> Seat:
        """Whose Consultant it is."""
        return self.seat

    def candidates(self, game: Kraken) -> list[Seat]:
        """Whom the captain could name."""
        return appointment.eligible(game)

    def why_seat(self, game: Kraken, seat: Seat) -> Text:
        """As for an appointment."""
        return appointment.why_not_named(game, seat)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who instead?"""
        return say("feed_the_kraken.ask.hire_again", who=who(seat))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """As the first time."""
        hire(game_of(state), context, self.seat, (chosen_in(answers[self.seat]),))


def cook(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Chief Cook: the captaincy moves as with a Drunk card, the team is dismissed.

    The round starts over; nobody eligible: no effect, the card is spent (R15).
    """
    new = captaincy.heir(state)
    if new == NOBODY:
        return
    captaincy.take_over(state, context, new, Character.CHIEF_COOK.value)


def has_empty_post(state: Kraken, seat: Seat) -> str:
    """Bosun: both badges must be held (9.3)."""
    return "post" if NOBODY in (state.lieutenant, state.navigator) else ""


def swap(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Bosun: the badges change hands; there is no second check (R14)."""
    state.lieutenant, state.navigator = state.navigator, state.lieutenant
    context.emit(BadgesSwapped(state.lieutenant, state.navigator))


def drawers(state: Kraken) -> dict[Seat, Post]:
    """Who draws cards: captain and lieutenant."""
    found = {state.captain: Post.CAPTAIN}
    if state.lieutenant != NOBODY:
        found[state.lieutenant] = Post.LIEUTENANT
    return found


def may_smuggle(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Who does not draw three anyway."""
    return sorted(each for each, post in drawers(state).items() if post not in state.smuggled)


def smuggle(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Smuggler: one officer draws three cards (U1)."""
    state.smuggled = (*state.smuggled, drawers(state)[chosen[0]])


def may_archive(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Who may not redraw anyway."""
    return sorted(each for each, post in drawers(state).items() if post not in state.archived)


def archive(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Archivist: one officer may put all cards drawn away for two new ones."""
    state.archived = (*state.archived, drawers(state)[chosen[0]])


CARDS = {
    Character.HERBALIST: CardRule(
        windows=W1, targets=2, aims=sign_holder_and_taker, hits=move_sign
    ),
    Character.CONSULTANT: CardRule(
        windows=W1, targets=1, aims=fit_for_lieutenant, bars=has_hired, hits=hire
    ),
    Character.CHIEF_COOK: CardRule(windows=W2, hits=cook),
    Character.BOSUN: CardRule(windows=W4, bars=has_empty_post, hits=swap),
    Character.SMUGGLER: CardRule(windows=W4, targets=1, aims=may_smuggle, hits=smuggle),
    Character.ARCHIVIST: CardRule(windows=W4, targets=1, aims=may_archive, hits=archive),
}
STEPS = (HireAgain,)
