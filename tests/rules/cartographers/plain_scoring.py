"""The scoring cards once more, space by space: what the bit sets are held against."""

from collections.abc import Callable, Iterator

Space = tuple[int, int]
FILLED = set("FVAWMHDX^#")


class Plain:
    """A map as letters; ruins spaces are kept apart."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows, self.cols = len(rows), len(rows[0])
        self.at = {(r, c): rows[r][c].upper() for r in range(self.rows) for c in range(self.cols)}
        self.ruins = {s for s in self.at if rows[s[0]][s[1]].islower()}

    def of(self, letter: str) -> set[Space]:
        both = {"V": "VD", "A": "AD"}.get(letter, letter)
        return {space for space, there in self.at.items() if there in both}

    def filled(self, space: Space) -> bool:
        return self.at[space] in FILLED

    def empty(self) -> set[Space]:
        return {space for space in self.at if not self.filled(space)}

    def beside(self, space: Space) -> list[Space]:
        r, c = space
        return [s for s in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if s in self.at]

    def touches(self, space: Space, others: set[Space]) -> bool:
        return any(each in others for each in self.beside(space))

    def around(self, part: set[Space]) -> set[Space]:
        return {each for space in part for each in self.beside(space)} - part

    def edge(self, space: Space) -> bool:
        return space[0] in (0, self.rows - 1) or space[1] in (0, self.cols - 1)

    def clusters(self, spaces: set[Space]) -> Iterator[set[Space]]:
        left = set(spaces)
        while left:
            part, grown = {min(left)}, set[Space]()
            while part != grown:
                grown = set(part)
                part = part | {s for each in part for s in self.beside(each) if s in left}
            left -= part
            yield part

    def closed(self, space: Space, walls: Callable[[Space], bool]) -> bool:
        return all(walls(each) for each in self.beside(space))

    def lines(self) -> list[list[Space]]:
        across = [[(r, c) for c in range(self.cols)] for r in range(self.rows)]
        return across + [[(r, c) for r in range(self.rows)] for c in range(self.cols)]


def stoneside(m: Plain) -> int:
    linked = set[Space]()
    for part in m.clusters(m.of("F")):
        found = m.around(part) & m.of("^")
        linked |= found if len(found) > 1 else set()
    return 3 * len(linked)


def shoreside(m: Plain) -> int:
    stars = 0
    for own, other in (("A", "W"), ("W", "A")):
        for part in m.clusters(m.of(own)):
            away = not any(m.edge(s) or m.touches(s, m.of(other)) for s in part)
            stars += 3 * away
    return stars


def great_city(m: Plain) -> int:
    free = [len(p) for p in m.clusters(m.of("V")) if not m.around(p) & m.of("^")]
    return max(free, default=0)


def greengold(m: Plain) -> int:
    stars = 0
    for part in m.clusters(m.of("V")):
        near = m.around(part)
        stars += 3 * (sum(bool(near & m.of(kind)) for kind in "FAWMH^") >= 3)
    return stars


def shieldgate(m: Plain) -> int:
    sizes = sorted((len(part) for part in m.clusters(m.of("V"))), reverse=True)
    return 2 * sizes[1] if len(sizes) > 1 else 0


def barony(m: Plain) -> int:
    best = 0
    for r, c in m.at:
        side = 1
        while all(
            (r + i, c + j) in m.at and m.filled((r + i, c + j))
            for i in range(side)
            for j in range(side)
        ):
            best = max(best, side)
            side += 1
    return 3 * best


def road(m: Plain) -> int:
    stars = 0
    for start in range(m.rows):
        line = [(start + i, i) for i in range(m.rows - start) if i < m.cols]
        stars += 3 * all(m.filled(space) for space in line)
    return stars


def run_of(m: Plain, spaces: set[Space], down: int, right: int) -> int:
    best = 0
    for r, c in spaces:
        length = 0
        while (r + length * down, c + length * right) in spaces:
            length += 1
        best = max(best, length)
    return best


def square_in(part: set[Space]) -> bool:
    return any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= part for r, c in part)


def bar_in(m: Plain, part: set[Space]) -> bool:
    return run_of(m, part, 1, 0) >= 4 or run_of(m, part, 0, 1) >= 4


def caravansary(m: Plain) -> int:
    spans = [len({r for r, _ in p}) + len({c for _, c in p}) for p in m.clusters(m.of("V"))]
    return max(spans, default=0)


def jorekburg(m: Plain) -> int:
    stars = 0
    for column in m.lines()[m.rows :]:
        farms, waters = len(m.of("A") & set(column)), len(m.of("W") & set(column))
        stars += 4 * (farms == waters > 0)
    return stars


def clawsgrave(m: Plain) -> int:
    joined = set[Space]()
    for part in m.clusters(m.of("W")):
        if m.around(part) & m.of("A"):
            joined |= m.around(part) & m.of("^")
    return 5 * len(joined)


def banded(m: Plain) -> int:
    stars = 0
    for row in m.lines()[: m.rows]:
        stars += 4 * (sum(bool(m.of(kind) & set(row)) for kind in "FVAWMH^") >= 5)
    return stars


def full(m: Plain, lines: list[list[Space]], points: int) -> int:
    return points * sum(all(m.filled(space) for space in line) for line in lines)


PLAIN: dict[str, Callable[[Plain], int]] = {
    "sentinel_wood": lambda m: sum(m.edge(s) for s in m.of("F")),
    "greenbough": lambda m: len({r for r, _ in m.of("F")}) + len({c for _, c in m.of("F")}),
    "treetower": lambda m: sum(m.closed(s, m.filled) for s in m.of("F")),
    "stoneside_forest": stoneside,
    "canal_lake": lambda m: (
        sum(m.touches(s, m.of("A")) for s in m.of("W"))
        + sum(m.touches(s, m.of("W")) for s in m.of("A"))
    ),
    "mages_valley": lambda m: sum(
        points * m.touches(s, m.of("^"))
        for kind, points in (("W", 2), ("A", 1))
        for s in m.of(kind)
    ),
    "the_golden_granary": lambda m: (
        sum(m.touches(s, m.ruins) for s in m.of("W")) + 3 * len(m.of("A") & m.ruins)
    ),
    "shoreside_expanse": shoreside,
    "wildholds": lambda m: 8 * sum(len(p) >= 6 for p in m.clusters(m.of("V"))),
    "great_city": great_city,
    "greengold_plains": greengold,
    "shieldgate": shieldgate,
    "borderlands": lambda m: full(m, m.lines(), 6),
    "lost_barony": barony,
    "the_broken_road": road,
    "the_cauldrons": lambda m: sum(m.closed(s, m.filled) for s in m.empty()),
    "deepwood": lambda m: (
        6 * sum(len(p) >= 5 and not m.around(p) & m.of("V") for p in m.clusters(m.of("F")))
    ),
    "heart_of_the_forest": lambda m: (
        2 * sum(m.closed(s, lambda each: each in m.of("F")) for s in m.of("F"))
    ),
    "faunlost_thicket": lambda m: 2 * run_of(m, m.of("F"), 1, 0),
    "sleepy_valley": lambda m: 4 * sum(len(m.of("F") & set(r)) >= 3 for r in m.lines()[: m.rows]),
    "caravansary": caravansary,
    "traylo_monastery": lambda m: 7 * sum(bar_in(m, p) for p in m.clusters(m.of("V"))),
    "gnomish_colony": lambda m: 6 * sum(square_in(p) for p in m.clusters(m.of("V"))),
    "outer_enclave": lambda m: max(
        (len(m.around(p) & m.empty()) for p in m.clusters(m.of("V"))), default=0
    ),
    "jorekburg": jorekburg,
    "ulems_wallow": lambda m: (
        4 * sum(sum(each in m.of("A") for each in m.beside(s)) >= 2 for s in m.of("W"))
    ),
    "craylund": lambda m: 7 * sum(len(m.around(p) & m.of("W")) >= 3 for p in m.clusters(m.of("A"))),
    "clawsgrave_peaks": clawsgrave,
    "dwarvenholds": lambda m: full(m, [x for x in m.lines() if m.of("^") & set(x)], 7),
    "banded_hills": banded,
    "starlit_sigil": lambda m: 4 * sum(len(p) == 3 for p in m.clusters(m.empty())),
    "silos": lambda m: full(m, m.lines()[m.rows :][::2], 10),
    "monsters": lambda m: sum(m.touches(s, m.of("M")) for s in m.empty()),
}
