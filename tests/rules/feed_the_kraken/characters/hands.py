"""Crews with characters in their hands, for the tests beside it."""

from rules.feed_the_kraken.actions import Choose, TurnUp
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import Character, NavCard, WindowName
from rules.feed_the_kraken.problems import problems
from rules.feed_the_kraken.state import Kraken, Loyalty, Navigation, change
from rules.kernel import agenda
from rules.kernel.agenda import StepResult
from rules.kernel.steps import Pass, Seat
from tests.rules.feed_the_kraken.positions import do, mates, ship, team

W1, W2, W3, W4, W5 = WindowName


def crew(cards: dict[int, Character], seats: int = 7, **chosen: str) -> Kraken:
    """Round 1, seat 0 is captain, 1 lieutenant, 2 navigator; some seats hold a character."""
    state = team(ship(seats, **({"use_character_cards": "on"} | chosen)))
    held, left = list(state.characters), list(state.undealt)
    for seat, card in cards.items():
        held[seat] = card
        left.remove(card)
    state.characters, state.undealt = tuple(held), tuple(left)
    assert problems(state) == []
    return state


def on_table(state: Kraken, *guns: int) -> Kraken:
    """These guns lie on the table (W3)."""
    state.loyalty = Loyalty(revealed=guns, guns=guns)
    return state


def use(state: Kraken, window: WindowName, seat: int, *targets: int) -> StepResult:
    """Opens a window, turns the card of a seat up and picks its targets, one by one."""
    do(state, StepIn(window))
    happened = agenda.submit(state, Seat(seat), TurnUp(state.characters[seat]))
    for target in targets:
        happened = agenda.submit(state, Seat(seat), Choose(Seat(target)))
    assert problems(state) == []
    return happened


def opened(state: Kraken, window: WindowName) -> Kraken:
    """With a window open."""
    do(state, StepIn(window))
    return state


def can_use(state: Kraken, window: WindowName, seat: int) -> bool:
    """Whether a seat may turn its card up in a window."""
    twin = opened(state.clone(), window)
    return TurnUp(twin.characters[seat]) in agenda.actions(twin, Seat(seat))


def why_closed(state: Kraken, window: WindowName, seat: int) -> str:
    """The key of the reason why it may not."""
    twin = opened(state.clone(), window)
    reason = agenda.why_refused(twin, Seat(seat), TurnUp(twin.characters[seat]))
    return "" if reason is None else reason.key.removeprefix("feed_the_kraken.why.")


def targets(state: Kraken, seat: int) -> list[int]:
    """Who may be picked now."""
    return [part.seat for part in agenda.actions(state, Seat(seat))]


def everybody_passes(state: Kraken) -> None:
    """Closes the open window."""
    while agenda.asked(state) and isinstance(state.agenda[-1], StepIn):
        agenda.submit(state, agenda.asked(state)[0], Pass())


def face_up(state: Kraken, *seats: int) -> Kraken:
    """Their cards lie open."""
    for seat in seats:
        change(state, Seat(seat), face_up=True, shown=True)
    return state


def guns_of(state: Kraken) -> list[int]:
    """The guns of all seats."""
    return [mate.guns for mate in state.crew]


def sailed(state: Kraken, card: NavCard, round: int = 1) -> Kraken:
    """At the end of a navigation with this card."""
    left = list(state.draw_pile)
    left.remove(card)
    state.draw_pile = tuple(left)
    mates(state, resumes=[(card,)])
    entry = Navigation(
        round=round,
        captain=Seat(0),
        lieutenant=Seat(1),
        navigator=Seat(2),
        card=card,
        origin=state.space,
        target=state.space,
    )
    state.voyages = (entry,)
    return state
