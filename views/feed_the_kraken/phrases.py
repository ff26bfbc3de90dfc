"""What the chart says: letters and names of the colours, spaces and courses in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import listed, number_text, words
from rules.feed_the_kraken import names
from rules.feed_the_kraken.data import Space, components, spaces
from rules.feed_the_kraken.enums import Color, Direction, Voyage
from views.feed_the_kraken import geometry

translate = QCoreApplication.translate


def letter(color: Color) -> str:
    """The letter that stands for a colour on arrows and cards."""
    letters = {
        Color.RED: translate("feed_the_kraken_board", "R", "one letter for red"),
        Color.YELLOW: translate("feed_the_kraken_board", "Y", "one letter for yellow"),
        Color.BLUE: translate("feed_the_kraken_board", "B", "one letter for blue"),
    }
    return letters[color]


def north_letter() -> str:
    """The letter over the compass rose."""
    return translate("feed_the_kraken_board", "N", "north on a compass rose")


def goal_name(goal: str) -> str:
    """The name of a goal, as it stands on the chart."""
    return words(names.goal_name(goal))


def title(voyage: Voyage) -> str:
    """The name of the chart."""
    return words(names.voyage_name(voyage))


def direction(color: Color) -> str:
    """Where a colour leads in name."""
    return words(names.direction_name(color.direction))


def supply_line_name() -> str:
    """What stands beside the supply line."""
    return translate("feed_the_kraken_board", "Supply line")


def supply_line_label(crossed: bool) -> str:
    """The supply line and whether it has been used."""
    if crossed:
        return translate("feed_the_kraken_board", "Supply line, crossed")
    return supply_line_name()


def supply_line_does() -> str:
    """What the supply line does, in one sentence."""
    text = translate(
        "feed_the_kraken_board",
        "The first time the ship crosses it, every living player with fewer than {n} "
        "guns is refilled to {n}.",
    )
    return text.format(n=number_text(components().guns_at_supply_line))


# ---------------------------------------------------------------- spaces
def space_name(voyage: Voyage, id: str) -> str:
    """A goal by its name, another space by its row from the south and its column."""
    space = spaces(voyage)[id]
    if space.goal:
        return goal_name(space.goal)
    text = translate("feed_the_kraken_board", "Row {row}, {column}")
    return text.format(row=number_text(space.level), column=_column(space.col))


def _column(col: int) -> str:
    if col == 0:
        return translate("feed_the_kraken_board", "middle", "column of the chart")
    west = translate("feed_the_kraken_board", "{steps} west", "column of the chart")
    east = translate("feed_the_kraken_board", "{steps} east", "column of the chart")
    return (west if col < 0 else east).format(steps=number_text(abs(col)))


def space_label(voyage: Voyage, id: str, ship: str, used: bool, sailed: bool = False) -> str:
    """Place, content and state of a space; `sailed`: the ship has been there."""
    space = spaces(voyage)[id]
    parts = [space_name(voyage, id)]
    if id == ship:
        parts.append(translate("feed_the_kraken_board", "the ship is here"))
    if space.token is not None:
        token = words(names.token_name(space.token))
        spent = translate("feed_the_kraken_board", "{token}, used")
        parts.append(spent.format(token=token) if used else token)
    if sailed and id != ship:
        parts.append(translate("feed_the_kraken_board", "the ship has been here"))
    elif id not in geometry.within_reach(voyage, ship):
        parts.append(translate("feed_the_kraken_board", "out of reach"))
    return listed(parts)


def space_sentence(voyage: Voyage, id: str, ship: str, supply_line: bool) -> str:
    """What lies on a space and where its arrows lead, in sentences."""
    space = spaces(voyage)[id]
    found = [words(names.token_does(space.token))] if space.token is not None else []
    if space.goal:
        text = translate(
            "feed_the_kraken_board", "The game ends if the ship comes here. Winner: {side}."
        )
        found.append(text.format(side=words(names.side_name(space.winner))))
    found += _reached_by(voyage, id, ship)
    found += _leads(voyage, id)
    if supply_line and space.crosses_supply_line:
        text = translate("feed_the_kraken_board", "Going {directions} crosses the supply line.")
        found.append(text.format(directions=_directions(space.crosses_supply_line)))
    return " ".join(found)


def _directions(ways: tuple[Direction, ...]) -> str:
    return listed(words(names.direction_name(way)) for way in ways)


def _reached_by(voyage: Voyage, id: str, ship: str) -> list[str]:
    """Which colours lead from the ship to this space now."""
    text = translate("feed_the_kraken_board", "The ship comes here next with {colors}.")
    return [
        text.format(colors=_colors(arrow.colors))
        for arrow in geometry.arrows_from(voyage, ship)
        if arrow.target == id
    ]


def _leads(voyage: Voyage, id: str) -> list[str]:
    """Where the arrows of a space lead."""
    text = translate("feed_the_kraken_board", "With {colors} to {space}.")
    return [
        text.format(colors=_colors(arrow.colors), space=space_name(voyage, arrow.target))
        for arrow in geometry.arrows_from(voyage, id)
    ]


def _colors(colors: tuple[Color, ...]) -> str:
    """Colours in a row: «red, yellow»."""
    return listed(words(names.color_name(color)) for color in colors)


# ---------------------------------------------------------------- the chart
def chart_lines(voyage: Voyage, ship: str, used: frozenset[str]) -> list[str]:
    """The chart in sentences: where the ship is, where the colours lead, how far the goals are."""
    where = translate("feed_the_kraken_board", "{chart}. The ship is on {space}.")
    lines = [where.format(chart=title(voyage), space=space_name(voyage, ship))]
    lines += [_way(voyage, arrow) for arrow in geometry.arrows_from(voyage, ship)]
    far = translate("feed_the_kraken_board", "{goal}, fewest moves: {moves}.")
    for goal, moves in geometry.least_moves(voyage, ship).items():
        if moves:
            lines.append(far.format(goal=goal_name(goal), moves=number_text(moves)))
    ahead = [space for space in spaces(voyage).values() if _is_ahead(voyage, space, ship, used)]
    token = translate("feed_the_kraken_board", "{token} on {space}.")
    for space in ahead:
        if space.token is not None:
            name = words(names.token_name(space.token))
            lines.append(token.format(token=name, space=space_name(voyage, space.id)))
    return lines


def _way(voyage: Voyage, arrow: geometry.Arrow) -> str:
    text = translate("feed_the_kraken_board", "With {colors} to {label}.")
    label = space_label(voyage, arrow.target, arrow.origin, used=False)
    return text.format(colors=_colors(arrow.colors), label=label)


def _is_ahead(voyage: Voyage, space: Space, ship: str, used: frozenset[str]) -> bool:
    if space.token is None or space.id in used or space.id == ship:
        return False
    return space.id in geometry.within_reach(voyage, ship)
