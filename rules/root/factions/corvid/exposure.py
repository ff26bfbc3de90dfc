"""Exposure: on its own turn an enemy names a face-down plot (7.8).

The enemy shows the Corvids a card that matches the clearing and names a kind. The engine answers:
right, and the plot is removed and scores; wrong, and the card is the Corvids'.
"""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say
from rules.root.cards.piles import give, payments_at
from rules.root.enums import Cause, PlotKind
from rules.root.factions.asking import card_target, place_target, refuse
from rules.root.factions.corvid.actions import ExposePlot
from rules.root.factions.corvid.events import PlotExposed
from rules.root.factions.corvid.naming import kind_target
from rules.root.factions.corvid.plots import face_down, kinds, plot_at
from rules.root.names import card_name, place_name, plot_name
from rules.root.state import Place, Woodland
from rules.root.woodland.geography import suits_at
from rules.root.woodland.people import are_enemies, has_piece
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


def exposures(state: Woodland, owner: Seat, active: Seat) -> list[Action]:
    """What an enemy may name now: before its last step, where it has pieces and a card."""
    turn = state.turn
    if turn is None or turn.locked or not state.hands[active]:
        return []
    if not are_enemies(state, owner, active):
        return []
    return [
        ExposePlot(place, kind, card)
        for place in face_down(state, owner)
        if has_piece(state, active, place)
        for card in cards_to_show(state, active, place)
        for kind in kinds()
    ]


def may_expose(state: Woodland, owner: Seat, active: Seat) -> bool:
    """Whether public facts allow an enemy to name a plot now, whatever it holds."""
    if not state.hands[active] or not are_enemies(state, owner, active):
        return False
    return any(has_piece(state, active, place) for place in face_down(state, owner))


def cards_to_show(state: Woodland, active: Seat, place: Place) -> tuple[str, ...]:
    """The kinds of hand card that match the clearing."""
    return payments_at(state, active, suits_at(state, place))


def expose_option(action: ExposePlot) -> Option:
    """The clearing, the kind, the card; without a kind the clearing alone."""
    at = place_target(action.place)
    place = place_name(action.place)
    if not action.guess:
        return Option(action, say("root.corvid.do.expose_any", place=place), (at,))
    facts = {"plot": plot_name(action.guess), "card": card_name(action.card)}
    label = say("root.corvid.do.expose", place=place, **facts)
    path = (at, kind_target(action.guess), card_target(action.card))
    return Option(action, label, path, card_first=True)


def why_not_expose(state: Woodland, active: Seat, place: Place) -> Text | None:
    """Why the face-down plot there cannot be exposed now, or None."""
    if not has_piece(state, active, place):
        return say("root.corvid.why.no_piece", place=place_name(place))
    if not cards_to_show(state, active, place):
        return say("root.corvid.why.no_match", place=place_name(place))
    return None


def refused_exposures(state: Woodland, owner: Seat, active: Seat) -> list[Option]:
    """Face-down plots of an enemy that cannot be exposed now."""
    if not are_enemies(state, owner, active):
        return []
    found = []
    for place in face_down(state, owner):
        why = why_not_expose(state, active, place)
        if why is not None:
            found.append(refuse(expose_option(ExposePlot(place, PlotKind.HIDDEN)), why))
    return found


def expose(
    state: Woodland, context: StepContext, owner: Seat, active: Seat, action: ExposePlot
) -> None:
    """Right: the plot goes and scores, a raid places nothing. Wrong: the card goes."""
    token = plot_at(state, owner, action.place)
    assert token is not None
    context.look()
    right = token.plot is action.guess
    told = (active, owner, action.place, action.guess, right, action.card)
    context.emit(PlotExposed(*told))
    if not right:
        give(state, context, active, owner, action.card)
        return
    gone = Removal(
        owner=owner, by=active, place=action.place, cause=Cause.EXPOSURE, tokens=(token,)
    )
    remove(state, context, gone)
