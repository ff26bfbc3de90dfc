"""Heroes and what the monsters of Heroes do (15)."""

from collections.abc import Callable

from tests.rules.cartographers.second.cards import Ambush, Cells
from tests.rules.cartographers.second.maps import MONSTER, Map
from tests.rules.cartographers.second.shapes import moved, turns
from tests.rules.cartographers.second.table import Answer, Destroy, Draw, Table, Turn

HERO = "H"
NO_TARGET = "^#X"


def draw_hero(table: Table, card: str) -> Turn:
    """A hero on an empty space; what it attacks is marked, turned or mirrored."""
    attacks = turns(table.cards.heroes[card])

    def heroes(seat: int) -> set[Answer]:
        m = table.maps[seat]
        return {
            Draw(HERO, Cells([space]), 0, moved(attack, *space) & Cells(m.at))
            for space in m.empty()
            for attack in attacks
        }

    answers = yield table.ask("DrawHero", heroes)
    for seat, (part,) in answers.items():
        if isinstance(part, Draw):
            table.maps[seat].draw(HERO, part.cells, card, attacks=part.attacks)


def gazed(m: Map, card: Ambush) -> set[Answer]:
    """A Gorgon destroys a space beside a survivor, drawn or empty."""
    return {Destroy(s) for s in m.near(m.survivors(card.id)) if m.at[s] not in NO_TARGET}


def ravaged(m: Map, card: Ambush) -> set[Answer]:
    """A Giant Troll destroys an empty space beside a survivor."""
    return {Destroy(space) for space in m.near(m.survivors(card.id)) & m.empty()}


def destroy_one(
    table: Table, name: str, targets: Callable[[Map, Ambush], set[Answer]], card: Ambush
) -> Turn:
    answers = yield table.ask(name, lambda seat: targets(table.maps[seat], card))
    for seat, (part,) in answers.items():
        if isinstance(part, Destroy):
            table.maps[seat].destroy(part.space)


def gaze(table: Table, card: Ambush) -> Turn:
    """After the sweep each owner chooses what the Gorgon destroys."""
    yield from destroy_one(table, "Gaze", gazed, card)


def powers(table: Table) -> Turn:
    """Between two seasons, in the order in which the ambushes were revealed."""
    for card in [table.cards.ambush[id] for id in table.gone if id in table.cards.ambush]:
        if card.power == "zombie":
            for m in table.maps:
                m.draw(MONSTER, m.near(m.survivors(card.id)) & m.empty(), card.id)
        elif card.power == "troll":
            yield from destroy_one(table, "Ravage", ravaged, card)
