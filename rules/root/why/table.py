"""What lies around the map for all: deck, piles, tracks, cards in play, hands, players (3.8, 6)."""

from collections.abc import Callable

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.cards import crafting
from rules.root.cards.piles import payments, suit_of
from rules.root.describe import who
from rules.root.effects.registry import does
from rules.root.enums import CardKind, Faction, Phase, Suit
from rules.root.factions.vagabond.names import quest_name
from rules.root.names import card_name, item_name, phase_name, place_name, suit_name
from rules.root.state import HIDDEN_CARD, NOWHERE, Woodland, all_seats, seats_of

CRAFTING = {
    Faction.CULT: Phase.EVENING,
    Faction.DUCHY: Phase.EVENING,
    Faction.CORVID: Phase.BIRDSONG,
}
"""When a faction crafts, if not in Daylight (7)."""


def about_table(state: Woodland, viewer: Seat | None, id: str) -> Text | None:
    """A thing of the table by its name: a pile or track, or a card with the pile it is in."""
    name, *rest = id.removeprefix("-1:").split(":")
    pile, owner = name.rstrip("0123456789"), name.lstrip("abcdefghijklmnopqrstuvwxyz")
    if pile == "title":
        return about_table(state, viewer, rest[0])
    if pile in ("play", "revealed"):
        card = rest[0] if rest else ""
        return about_shown(state, Seat(int(owner)), pile, card)
    if rest:
        found = _IN_PILE.get(pile)
        return found(state, viewer, rest[0]) if found is not None else None
    whole = _PILES.get(pile)
    return whole(state) if whole is not None else None


# ------------------------------------------------------------ piles and tracks
def _cult(state: Woodland) -> Text:
    return who(state, seats_of(state, Faction.CULT)[0])


def _track(state: Woodland) -> Text:
    best = max(all_seats(state), key=lambda seat: state.scores[seat])
    return say("root.thing.track", who=who(state, best), n=state.scores[best])


def _turn(state: Woodland) -> Text:
    turn = state.turn
    if turn is None:
        return say("root.thing.turn_setup", n=len(state.factions))
    phase = phase_name(turn.phase)
    return say("root.thing.turn", who=who(state, turn.seat), phase=phase, n=state.round)


def _battle(state: Woodland) -> Text:
    """How it runs; the last one stays in sight for a while."""
    battle = state.battle
    if battle is None:
        return say("root.thing.battle_over", n=state.round)
    attacker, defender = who(state, battle.attacker), who(state, battle.defender)
    return say("root.thing.battle", place=place_name(battle.place), who=attacker, whom=defender)


_PILES: dict[str, Callable[[Woodland], Text | None]] = {
    "deck": lambda state: say("root.thing.deck", n=len(state.deck)),
    "discard": lambda state: say("root.thing.discard", n=len(state.deck)),
    "items": lambda state: say("root.thing.items", n=len(state.items)),
    "souls": lambda state: say("root.thing.souls", who=_cult(state), n=len(state.lost_souls)),
    "crowns": lambda state: say("root.thing.crowns", n=len(state.available)),
    "open": lambda state: say("root.thing.crowns", n=len(state.available)),
    "quests": lambda state: say("root.thing.quests", n=len(state.open_quests)),
    "leaf": lambda state: say("root.thing.common", n=len(state.discard)),
    "track": _track,
    "turn": _turn,
    "battle": _battle,
}


# ------------------------------------------------------------ cards in a pile
def _discarded(state: Woodland, viewer: Seat | None, card: str) -> Text:
    return say("root.thing.discarded", card=card_name(card), n=len(state.deck))


def _soul(state: Woodland, viewer: Seat | None, card: str) -> Text:
    return say("root.thing.soul", card=card_name(card), who=_cult(state))


def _crown(state: Woodland, viewer: Seat | None, card: str) -> Text:
    suit = suit_of(card)
    facts = {"card": card_name(card), "suit": suit_name(suit)}
    if viewer is None:
        return say("root.thing.crown_seen", **facts)
    return say("root.thing.crown", n=len(payments(state, viewer, suit)), **facts)


def _held(state: Woodland, viewer: Seat | None, card: str) -> Text | None:
    """A card of the hand that is shown: crafting pieces against its cost."""
    if viewer is None or card not in state.hands[viewer]:
        number = len(state.hands[viewer]) if viewer is not None else 0
        owner = who(state, viewer if viewer is not None else Seat(0))
        return say("root.thing.hand_empty", who=owner, n=number)
    kind, name = data.cards()[card].kind, card_name(card)
    if kind is CardKind.AMBUSH:
        return _ambush(card)
    if kind is CardKind.DOMINANCE:
        return say("root.thing.hand_dominance", card=name, n=state.scores[viewer])
    why = crafting.why_not_craft(state, viewer, card)
    cost = crafting.cost_names(card)
    phase = phase_name(CRAFTING.get(state.factions[viewer], Phase.DAYLIGHT))
    return why or say("root.thing.hand_ready", card=name, cost=cost, phase=phase)


def _ambush(card: str) -> Text:
    suit, name = suit_of(card), card_name(card)
    if suit is Suit.BIRD:
        return say("root.thing.hand_ambush_bird", card=name)
    return say("root.thing.hand_ambush", card=name, suit=suit_name(suit))


def _tab(state: Woodland, viewer: Seat | None, page: str) -> Text:
    seat = int(page)
    if seat == NOWHERE:
        return say("root.thing.common", n=len(state.discard))
    return about_seat(state, Seat(seat))


def about_quest(state: Woodland, viewer: Seat | None, quest: str) -> Text:
    """What a quest needs, and where the Vagabond is (7.4)."""
    kind = data.quests()[quest]
    seats = seats_of(state, Faction.VAGABOND)
    seat = viewer if viewer in seats and viewer is not None else seats[0]
    return say(
        "root.thing.quest",
        quest=quest_name(quest),
        suit=suit_name(kind.suit),
        items=tuple(item_name(item) for item in kind.items),
        who=who(state, seat),
        place=place_name(state.pawns[seat]),
    )


_IN_PILE: dict[str, Callable[[Woodland, Seat | None, str], Text | None]] = {
    "discard": _discarded,
    "souls": _soul,
    "open": _crown,
    "crown": _crown,
    "hand": _held,
    "quest": about_quest,
    "tab": _tab,
}


# ------------------------------------------------------------ cards before a player
def about_shown(state: Woodland, owner: Seat, pile: str, card: str) -> Text:
    """Crafted or revealed cards of a player, or one of them."""
    name = who(state, owner)
    if pile == "play":
        if not card:
            return say("root.thing.plays", who=name, n=len(state.crafted[owner]))
        return say("root.thing.in_play", who=name, card=card_name(card), does=does(card))
    if not card:
        return say("root.thing.reveals", who=name, n=len(state.revealed[owner]))
    return say("root.thing.revealed", who=name, card=card_name(card))


def about_card(state: Woodland, viewer: Seat | None, card: str) -> Text | None:
    """A card of which only the name is known: where it is."""
    if card.startswith("quest:"):
        return about_quest(state, viewer, card.removeprefix("quest:"))
    if card == HIDDEN_CARD or card not in data.cards():
        return None
    for seat in all_seats(state):
        if card in state.crafted[seat]:
            return about_shown(state, seat, "play", card)
        if card in state.revealed[seat]:
            return about_shown(state, seat, "revealed", card)
    if card in state.available:
        return _crown(state, viewer, card)
    if viewer is not None and card in state.hands[viewer]:
        return _held(state, viewer, card)
    return _discarded(state, viewer, card) if card in state.discard else None


def about_seat(state: Woodland, seat: Seat) -> Text:
    """When a player is chosen, with its score and its hand."""
    points = say("root.thing.points", n=state.scores[seat])
    return say("root.thing.seat", who=who(state, seat), points=points, n=len(state.hands[seat]))
