"""Actions of the general law in words, with the clicks that lead to them."""

from collections.abc import Callable

from rules.kernel.asking import card_target as card_target
from rules.kernel.asking import seat_target as seat_target
from rules.kernel.steps import Action, Done, Option, Pass, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root import names
from rules.root.actions import (
    ActivateDominance,
    ChooseBuilding,
    ChooseItem,
    ChoosePlace,
    ChoosePlot,
    ChooseSeat,
    ChooseSuit,
    ChooseToken,
    Craft,
    Fight,
    Move,
    Number,
    PlayCard,
    TakeDominance,
    UseEffect,
)
from rules.root.enums import Faction
from rules.root.laws import laws
from rules.root.names import card_name as card_name
from rules.root.names import item_name as item_name
from rules.root.names import suit_name as suit_name
from rules.root.state import NOBODY, Building, Place, Token, Woodland, seats_of


def who(state: Woodland, seat: Seat) -> Text:
    """A seat by its faction, before the draft by its number; of two Vagabonds each by its character
    as well."""
    if seat >= len(state.factions) or state.factions[seat] is Faction.NONE:
        return names.seat_name(seat)
    faction = state.factions[seat]
    if faction is Faction.VAGABOND and len(seats_of(state, faction)) > 1:
        character = getattr(state.boards[seat], "character", "")
        if character:
            return say("root.faction.vagabond_as", name=say(f"root.character.{character}"))
    return names.faction_name(faction)


def place_name(state: Woodland, place: Place) -> Text:
    """A place; the same words whatever the state."""
    return names.place_name(place)


def not_asked(prompt: Text) -> Text:
    """What a click on something that a question is not about is answered with: the question."""
    return say("root.why.other", prompt=prompt)


# -------------------------------------------------------------------- targets
def at(place: Place) -> Target:
    """A place on the map."""
    return Target(TargetKind.PLACE, place)


def button(name: str) -> Target:
    """A button in the panel."""
    return Target(TargetKind.BUTTON, name)


def building_target(place: Place, building: Building) -> Target:
    """A building on the map: buildings alike in one clearing are one target."""
    suit = building.suit.value or "-"
    extra = ":extra" if building.extra else ""
    return Target(
        TargetKind.PIECE, f"building:{place}:{building.seat}:{building.kind.value}:{suit}{extra}"
    )


def token_target(place: Place, token: Token) -> Target:
    """A token on the map."""
    suit = token.suit.value or "-"
    return Target(TargetKind.PIECE, f"token:{place}:{token.seat}:{token.kind.value}:{suit}")


def item_target(action: ChooseItem) -> Target:
    """An item chip."""
    marks = f"{int(action.exhausted)}:{int(action.damaged)}"
    return Target(TargetKind.PIECE, f"item:{action.item.value}:{marks}")


# -------------------------------------------------------------------- words
def _move(state: Woodland, seat: Seat, action: Move) -> Option:
    facts = {
        "source": names.place_name(action.source),
        "target": names.place_name(action.target),
    }
    path = (at(action.source), at(action.target))
    if action.ferry:
        return _sail(state, action, facts, path)
    if action.pawn and not action.escort:
        return Option(action, say("root.do.move_pawn", **facts), path)
    if action.pawn:
        whom = who(state, action.allied)
        label = say("root.do.move_escorted", n=action.escort, whom=whom, **facts)
        amount = Target(TargetKind.AMOUNT, action.escort)
        return Option(action, label, (*path, seat_target(action.allied), amount))
    label = say("root.do.move", n=action.warriors, **facts)
    return Option(action, label, (*path, Target(TargetKind.AMOUNT, action.warriors)))


def _sail(
    state: Woodland, action: Move, facts: dict[str, Text], path: tuple[Target, ...]
) -> Option:
    """A move by Ferry (8): the same path may be open without it."""
    path = (*path, Target(TargetKind.PIECE, "landmark:ferry"))
    amount = Target(TargetKind.AMOUNT, action.warriors + action.escort)
    if action.escort:
        label = say(
            "root.landmarks.sail_escorted", n=action.escort, whom=who(state, action.allied), **facts
        )
        return Option(action, label, (*path, seat_target(action.allied), amount))
    if action.pawn:
        return Option(action, say("root.landmarks.sail_pawn", **facts), path)
    return Option(action, say("root.landmarks.sail", n=action.warriors, **facts), (*path, amount))


def _fight(state: Woodland, seat: Seat, action: Fight) -> Option:
    facts = {"place": names.place_name(action.place), "whom": who(state, action.defender)}
    path = (at(action.place), seat_target(action.defender))
    if action.allied == NOBODY:
        return Option(action, say("root.do.fight", **facts), path)
    label = say("root.do.fight_allied", ally=who(state, action.allied), **facts)
    return Option(action, label, (*path, seat_target(action.allied)))


def _craft(state: Woodland, seat: Seat, action: Craft) -> Option:
    from rules.root.cards.crafting import craft_option

    return craft_option(state, seat, action)


def _card(state: Woodland, seat: Seat, action: PlayCard) -> Option:
    return Option(action, card_name(action.card), (card_target(action.card),))


def _place(state: Woodland, seat: Seat, action: ChoosePlace) -> Option:
    return Option(action, names.place_name(action.place), (at(action.place),))


def _seat(state: Woodland, seat: Seat, action: ChooseSeat) -> Option:
    return Option(action, who(state, action.seat), (seat_target(action.seat),))


def _suit(state: Woodland, seat: Seat, action: ChooseSuit) -> Option:
    return Option(action, suit_name(action.suit), (button(f"suit:{action.suit.value}"),))


def _item(state: Woodland, seat: Seat, action: ChooseItem) -> Option:
    return Option(action, item_name(action.item), (item_target(action),))


def _building(state: Woodland, seat: Seat, action: ChooseBuilding) -> Option:
    facts = {"what": names.building_name(action.building), "place": names.place_name(action.place)}
    label = say("root.do.piece", whom=who(state, action.building.seat), **facts)
    return Option(action, label, (building_target(action.place, action.building),))


def _token(state: Woodland, seat: Seat, action: ChooseToken) -> Option:
    facts = {"what": names.token_name(action.token), "place": names.place_name(action.place)}
    label = say("root.do.piece", whom=who(state, action.token.seat), **facts)
    return Option(action, label, (token_target(action.place, action.token),))


def _plot(state: Woodland, seat: Seat, action: ChoosePlot) -> Option:
    return Option(action, names.plot_name(action.plot), (button(f"plot:{action.plot.value}"),))


def _number(state: Woodland, seat: Seat, action: Number) -> Option:
    label = say("root.do.number", number=action.number)
    return Option(action, label, (Target(TargetKind.AMOUNT, action.number),))


def _take_dominance(state: Woodland, seat: Seat, action: TakeDominance) -> Option:
    facts = {"card": card_name(action.card), "payment": card_name(action.payment)}
    path = (card_target(action.card), card_target(action.payment))
    return Option(action, say("root.do.take_dominance", **facts), path)


def _activate(state: Woodland, seat: Seat, action: ActivateDominance) -> Option:
    if action.partner == NOBODY:
        label = say("root.do.activate", card=card_name(action.card))
        return Option(action, label, (card_target(action.card), button("activate")))
    label = say("root.do.coalition", card=card_name(action.card), whom=who(state, action.partner))
    return Option(action, label, (card_target(action.card), seat_target(action.partner)))


def _done(state: Woodland, seat: Seat, action: Action) -> Option:
    return Option(action, say("root.do.done"), (button("done"),))


def _pass(state: Woodland, seat: Seat, action: Action) -> Option:
    return Option(action, say("root.do.pass"), (button("pass"),))


def _effect(state: Woodland, seat: Seat, action: UseEffect) -> Option:
    label = say("root.do.use", what=card_name(action.effect))
    return Option(action, label, (card_target(action.effect),))


_WORDS: dict[type[Action], Callable[..., Option]] = {
    Move: _move,
    Fight: _fight,
    Craft: _craft,
    PlayCard: _card,
    ChoosePlace: _place,
    ChooseSeat: _seat,
    ChooseSuit: _suit,
    ChooseItem: _item,
    ChooseBuilding: _building,
    ChooseToken: _token,
    ChoosePlot: _plot,
    Number: _number,
    TakeDominance: _take_dominance,
    ActivateDominance: _activate,
    Done: _done,
    Pass: _pass,
}


def describe(state: Woodland, seat: Seat, action: Action) -> Option:
    """An action in words: that of the own law, of an effect, of another law, of the general one."""
    from rules.root import effects

    found = laws(state)
    own = found[seat].describe(state, seat, action)
    if own is not None:
        return own
    effect = effects.describe(state, seat, action)
    if effect is not None:
        return effect
    for other, law in enumerate(found):
        said = law.describe(state, Seat(other), action) if other != seat else None
        if said is not None:
            return said
    if isinstance(action, UseEffect):
        return _effect(state, seat, action)
    return _WORDS[type(action)](state, seat, action)
