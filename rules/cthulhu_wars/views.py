"""Who may know what (12): only what unrevealed Elder Signs are worth is secret."""

from collections.abc import Callable

from rules.cthulhu_wars.data import sign_counts
from rules.cthulhu_wars.state import HIDDEN_SIGN, Earth
from rules.kernel.luck import below
from rules.kernel.views import BASE_SECRETS, Viewer, public

Values = tuple[int, ...]
WORTHS = (1, 2, 3)


def own_signs(state: Earth, viewer: Viewer, value: list[Values]) -> list[Values]:
    """A seat sees its own; of others how many. When the game is over all lie open."""
    if state.outcome is not None:
        return value
    return [
        values if seat == viewer else (HIDDEN_SIGN,) * len(values)
        for seat, values in enumerate(value)
    ]


def signs_left(state: Earth, viewer: Viewer, value: tuple[int, int, int]) -> tuple[int, int, int]:
    """How many are left is public, which ones is not: those told are as many as can be, the
    cheapest first, of what this viewer has not seen."""
    if state.outcome is not None:
        return value
    unseen = list(unseen_signs(state, viewer))
    left, found = sum(value), [0, 0, 0]
    for at, count in enumerate(unseen):
        found[at] = min(count, left)
        left -= found[at]
    return (found[0], found[1], found[2])


def unseen_signs(state: Earth, viewer: Viewer) -> tuple[int, int, int]:
    """How many signs of each worth a viewer has not seen: in the supply or in others' hands."""
    mine = () if viewer is None else state.signs[viewer]
    seen = [*state.revealed, *mine]
    first, second, third = (
        count - seen.count(worth) for count, worth in zip(sign_counts(), WORTHS, strict=True)
    )
    return (first, second, third)


SECRETS: dict[str, Callable[..., object]] = {
    **dict.fromkeys(Earth.__struct_fields__, public),
    **BASE_SECRETS,
    "signs": own_signs,
    "signs_left": signs_left,
}


def deal(world: Earth, viewer: Viewer, luck: int) -> None:
    """Signs that the viewer has not seen: into the hands of others, the rest into the supply."""
    if world.outcome is not None:
        return
    unseen = unseen_signs(world, viewer)
    pool = [worth for worth, count in zip(WORTHS, unseen, strict=True) for _ in range(count)]
    for seat, values in enumerate(world.signs):
        if seat != viewer and values:
            drawn = []
            for _ in values:
                luck, at = below(luck, len(pool))
                drawn.append(pool.pop(at))
            world.signs[seat] = tuple(sorted(drawn))
    world.signs_left = (pool.count(1), pool.count(2), pool.count(3))
