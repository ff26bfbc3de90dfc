"""Write `resources/cthulhu_wars/coastlines.json`: the coasts of the Earth in the frame of its map.

    python packaging/coastlines.py LAND_JSON

LAND_JSON is `land-50m.json` of the npm package `world-atlas` (Natural Earth, public domain), a
TopoJSON of all land. The map of the data is no projection: continents are moved and stretched, so
that areas have room. Each landmass is therefore bent onto its outline by a thin plate that is
pinned at capes and bays, and cut where it leaves the outline by too much.

`land`: what belongs to areas of land; `isles`: land within oceans, a drawing only;
`lakes`: water within areas of land; `depths_1` and so on: what lies nearer to a coast than so many
units of the drawn map, for the lines of depth. Rings of x, y, x, y ... in tenths of a unit; holes
follow their shell in the same list.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from rules.cthulhu_wars.data import maps, places
from rules.cthulhu_wars.enums import AreaKind
from views.cthulhu_wars.geometry import DEPTHS, TALL

OUT = Path(__file__).resolve().parents[1] / "resources" / "cthulhu_wars" / "coastlines.json"
FRAME = shapely.box(0, 0, 1000, 500)
JUT, BITE = 11.0, 10.0
"""How far land may stand out of its areas, and bays reach into them."""
FINE = 0.35
"""Details below this are left out."""
LEAST_ISLE, LEAST_LAKE, LEAST_HOLE = 4.0, 26.0, 9.0
STIFF = 0.02
"""How much a pin may give, so that neighbouring ones do not fold the plate."""

# Longitude, latitude, x, y of capes and bays. One list, one plate.
Pin = tuple[float, float, float, float]
AMERICAS: tuple[Pin, ...] = (
    (-164, 54.5, 39, 95), (-168, 65.6, 62, 74), (-156.5, 71.3, 108, 44), (-141, 69.6, 140, 39),
    (-128, 70, 184, 43), (-108, 68, 250, 48), (-94, 71.5, 312, 52), (-84, 69.5, 356, 48),
    (-81.5, 67, 367, 60), (-87, 64.5, 336, 73), (-94.5, 60, 303, 78), (-80, 51.3, 322, 100),
    (-77, 57, 339, 84), (-77.5, 62.5, 366, 68), (-64.5, 60.3, 394, 59), (-56, 53, 420, 96),
    (-60, 50, 404, 112), (-61, 46, 398, 120), (-65.5, 43.5, 372, 134), (-70, 41.7, 352, 145),
    (-75.5, 35.2, 324, 173), (-81, 31.5, 311, 192), (-80.5, 25.2, 301, 223), (-84, 30, 287, 206),
    (-90, 29.6, 252, 207), (-97, 27.8, 213, 207), (-97.7, 22, 211, 228), (-94.5, 18.2, 222, 257),
    (-87, 21.4, 237, 261), (-88.5, 16, 240, 271), (-83.2, 15, 258, 289), (-79.5, 9.5, 280, 290),
    (-75.5, 10.5, 302, 288), (-71.5, 12.3, 327, 285), (-61, 10.5, 358, 294), (-57, 6, 376, 299),
    (-50, 0.5, 398, 305), (-44, -2.7, 416, 309), (-35, -7, 434, 313), (-38.5, -13, 426, 345),
    (-41, -22, 421, 367), (-48.7, -27, 392, 391), (-53.5, -33.7, 372, 402), (-57, -37, 359, 413),
    (-62.2, -39, 352, 420), (-65, -43, 356, 428), (-68.8, -51, 372, 438), (-65.2, -54.8, 394, 447),
    (-74.5, -51, 346, 442), (-73.8, -42, 313, 426), (-71.5, -30, 295, 407),
    (-70.3, -18.4, 280, 389), (-76.3, -13.8, 258, 365), (-81.2, -4.7, 248, 338),
    (-79, 1.5, 249, 326), (-77.5, 7, 255, 313), (-83, 8.3, 247, 301), (-87.5, 13, 238, 290),
    (-92.5, 14.5, 224, 282), (-99.9, 16.8, 192, 269), (-105.5, 20.4, 161, 245),
    (-110, 23, 143, 232), (-113, 31.3, 156, 212), (-117.2, 32.6, 131, 206),
    (-120.6, 34.5, 122, 194), (-124.3, 40.4, 113, 174), (-124.6, 48.4, 119, 152),
    (-131, 54.5, 128, 124), (-139.5, 59.8, 129, 92), (-152, 59.5, 98, 77), (-158, 57, 66, 87),
    (-66, 62, 394, 49), (-61.5, 66.7, 408, 44), (-80, 73.7, 360, 35), (-70, 83, 395, 8),
    (-90, 76.5, 345, 22), (-110, 69, 255, 41), (-125, 72, 192, 31), (-120, 76, 215, 18),
    (-85, 22, 270, 238), (-74.2, 20.2, 316, 250), (-68.5, 18.5, 336, 259), (-56, 47, 418, 113),
)  # fmt: skip
OLD_WORLD: tuple[Pin, ...] = (
    (-9, 37, 479, 172), (-9.2, 43, 479, 138), (-1.5, 43.5, 488, 132), (-4.7, 48.4, 490, 122),
    (4.5, 52.5, 550, 115), (8.2, 56.5, 573, 107), (7, 58.1, 577, 96), (5, 60.5, 580, 81),
    (9.5, 63.8, 612, 69), (18, 69.7, 655, 47), (26, 71.1, 681, 28), (41, 67, 718, 49),
    (44, 68.5, 748, 59), (60, 69, 781, 70), (70, 73, 812, 52), (104, 77.7, 870, 52),
    (140, 72.5, 920, 52), (170, 70, 945, 47), (189.7, 66.2, 972, 78), (179, 62.3, 977, 87),
    (163.5, 61.5, 956, 91), (151, 59.3, 949, 99), (156.7, 51, 964, 107), (138, 56, 950, 109),
    (141, 52.5, 959, 130), (135.5, 44.5, 966, 148), (130.5, 42.3, 966, 156), (129, 35.2, 981, 187),
    (126.5, 34.4, 979, 191), (121.5, 39.2, 969, 178), (122.5, 37.2, 977, 187),
    (121.8, 30.8, 981, 211), (117, 23.6, 970, 250), (110.3, 20.5, 951, 263), (106, 20, 940, 266),
    (109.2, 12, 941, 280), (105, 8.8, 931, 283), (100.7, 13, 921, 277), (103.8, 1.4, 926, 296),
    (98.3, 8, 913, 287), (94.5, 16, 905, 279), (91, 22.5, 893, 276), (80.3, 13.5, 879, 287),
    (77.5, 8.1, 868, 296), (73, 18.5, 856, 289), (72, 21, 851, 287), (67, 24.9, 844, 288),
    (57.5, 25.7, 828, 288), (56.3, 26.3, 822, 284), (59.8, 22.5, 831, 313), (54, 17, 820, 320),
    (45, 12.8, 801, 318), (43.3, 12.7, 796, 315), (48, 30, 790, 246), (51.5, 25, 802, 275),
    (39.1, 21.5, 757, 282), (35, 28, 736, 262), (32.5, 31.2, 720, 254), (36.1, 36.6, 738, 213),
    (28, 36.7, 664, 181), (31, 36.8, 690, 192), (26.3, 39.5, 652, 172), (22.7, 36.5, 636, 181),
    (19.5, 41.5, 613, 172), (16, 38, 592, 178), (18.4, 39.9, 602, 176), (12.3, 45.4, 573, 160),
    (8.9, 44.4, 555, 158), (3.5, 43.4, 541, 161), (2.1, 41.3, 537, 170), (-0.5, 38.5, 527, 177),
    (-5.4, 36, 515, 181), (18.7, 54.4, 640, 121), (24, 57.5, 672, 119), (30, 60, 700, 115),
    (18, 59.3, 642, 103), (25, 65.5, 678, 79), (13.2, 55.5, 607, 106), (10.5, 54.5, 592, 112),
    (29, 41.1, 676, 166), (34, 44.6, 712, 148), (41.6, 41.6, 742, 166), (30.7, 46.5, 694, 144),
    (38, 47, 732, 142), (50, 40.4, 787, 178), (51, 46.8, 790, 152), (52, 36.8, 797, 197),
    (-24, 65, 494, 93), (-13.5, 65, 518, 91), (1.3, 51.3, 532, 112), (-5.5, 50.1, 503, 112),
    (-4, 58.6, 517, 91), (-10, 52, 486, 108), (-6, 54.7, 500, 102), (16, 78.5, 620, 25),
    (54, 71, 765, 43), (68, 76.8, 800, 20), (98, 80, 860, 25), (130.5, 31.2, 987, 205),
    (140.8, 35.6, 995, 182), (145.4, 43.3, 995, 156), (143, 54, 968, 126), (142, 46, 975, 151),
    (121, 18, 976, 268), (95.5, 5.5, 897, 302), (106, -6.3, 925, 326), (114.4, -8, 952, 330),
    (109, 1.5, 940, 306), (115, -4, 958, 318), (117, 7, 964, 294), (125, 1.5, 985, 304),
    (121, -5.5, 976, 318), (125.5, 7, 988, 285), (80.5, 6.2, 882, 302),
)  # fmt: skip
AFRICA: tuple[Pin, ...] = (
    (-5.9, 35.8, 566, 238), (-9.8, 30.5, 547, 258), (-16, 21, 540, 281), (-17.5, 14.7, 538, 293),
    (-13.2, 8.5, 549, 329), (-7.6, 4.4, 578, 344), (3.4, 6.4, 606, 349), (9.5, 4, 635, 353),
    (9.4, -0.5, 637, 360), (12, -5, 641, 375), (13.5, -12, 646, 390), (14.5, -22.9, 661, 415),
    (18.4, -34, 701, 437), (25.7, -34, 728, 434), (31, -29.8, 750, 430), (35.2, -20, 769, 399),
    (40.6, -11, 790, 368), (39.2, -6.5, 796, 358), (45.3, 2, 811, 340), (51.2, 11.8, 825, 323),
    (43.1, 11.5, 796, 321), (37.3, 21, 750, 281), (34, 27, 731, 267), (30, 31.3, 700, 246),
    (21.8, 32.8, 664, 223), (19, 30.4, 648, 226), (11, 33.5, 622, 222), (10.5, 37.2, 609, 215),
    (3, 36.8, 583, 225), (32.5, 31.2, 720, 254), (32.5, 29.9, 722, 257), (-2, 35.2, 570, 233),
    (49.3, -12, 813, 376), (45, -25.5, 800, 412), (50.3, -16, 819, 385), (44.3, -20, 798, 396),
)  # fmt: skip
AUSTRALASIA: tuple[Pin, ...] = (
    (114, -22, 17, 357), (115.5, -33, 20, 390), (118, -35, 31, 421), (131, -31.5, 62, 414),
    (138, -35, 84, 412), (144, -38.5, 96, 420), (147, -43.5, 103, 429), (150, -37.5, 108, 406),
    (151.3, -33.9, 115, 394), (153.4, -27, 126, 366), (149, -20.5, 117, 344),
    (145.6, -15.5, 106, 332), (142.5, -10.8, 97, 324), (140.5, -17.5, 90, 345),
    (136.8, -12.2, 79, 325), (131, -11.8, 66, 318), (126, -14, 52, 322), (122, -18, 38, 332),
    (172.7, -34.4, 157, 349), (178.5, -37.7, 183, 384), (175, -41.5, 170, 408),
    (172.7, -40.5, 157, 402), (173, -43.8, 158, 419), (168.5, -46.6, 131, 431),
    (166.5, -45.9, 125, 422), (131, -0.8, 76, 311), (134, -4, 84, 316), (141, -2.6, 110, 313),
    (141, -9, 108, 324), (150.6, -10.4, 148, 341), (147, -6, 134, 325),
)  # fmt: skip
GREENLAND: tuple[Pin, ...] = (
    (-44, 60, 455, 70), (-35, 83.5, 470, 8), (-72, 78, 428, 24), (-18, 77, 494, 24),
    (-52, 68, 440, 48), (-25, 70, 484, 44),
)  # fmt: skip
ANTARCTICA: tuple[Pin, ...] = (
    (-150, -77, 414, 499), (-100, -72.5, 435, 471), (-80, -73, 460, 438), (-68, -67.5, 490, 421),
    (-57, -63.3, 545, 410), (-61, -70, 566, 417), (-50, -77, 580, 437), (-25, -74.5, 625, 450),
    (0, -70, 680, 461), (40, -69, 727, 469), (80, -67.8, 781, 466), (110, -66.2, 800, 467),
    (140, -67, 852, 473), (170, -72, 885, 496), (180, -84, 900, 520), (-60, -90, 560, 530),
    (60, -90, 760, 530), (-170, -78.5, 400, 515),
)  # fmt: skip

AFRICAN = Polygon([
    (-20, 36), (-5.6, 35.95), (3, 38), (11, 37.7), (12.3, 35), (20, 34.5), (31, 33), (32.55, 31.3),
    (32.55, 29.9), (34, 27.5), (38, 20), (42.5, 13.2), (43.4, 12.4), (52, 13), (60, 0), (60, -40),
    (-30, -40), (-30, 20),
])  # fmt: skip
"""What is bent with Africa's plate, in degrees."""
PLATES = (AMERICAS, OLD_WORLD, AFRICA, AUSTRALASIA, GREENLAND, ANTARCTICA)


# ---------------------------------------------------------------- the atlas
def landmasses(source: Path) -> list[Polygon]:
    """All land of a TopoJSON, in degrees."""
    topology = json.loads(source.read_text("utf-8"))
    scale, shift = (np.array(topology["transform"][name]) for name in ("scale", "translate"))
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def ring(numbers: list[int]) -> np.ndarray:
        parts = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
        return unrolled(np.concatenate([parts[0], *(part[1:] for part in parts[1:])]))

    found = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"]:
            shell, *holes = (ring(each) for each in rings)
            found.append(Polygon(shell, holes))
    return found


def unrolled(ring: np.ndarray) -> np.ndarray:
    """A ring without the leap at 180 degrees; one that runs round a pole is closed there. What
    reaches over 180 degrees lies in the east."""
    leaps = np.diff(ring[:, 0])
    turns = np.concatenate([[0], np.cumsum((leaps < -180).astype(int) - (leaps > 180))])
    found = ring.copy()
    found[:, 0] += 360 * turns
    if turns[-1]:
        pole = [(found[-1, 0], -90), (found[0, 0], -90), tuple(found[0])]
        return np.concatenate([found, np.array(pole)])
    longitude, latitude = found.mean(axis=0)
    if longitude < -180 or (longitude < -169 and latitude > 62):
        found[:, 0] += 360
    return found


def plate_of(land: Polygon) -> tuple[Pin, ...]:
    """Which plate a landmass is bent with."""
    x, y = land.centroid.x, land.centroid.y
    if y < -60:
        return ANTARCTICA
    if x > 130.5 and -50 < y < -0.5:
        return AUSTRALASIA
    if -60 < x < -20 and y > 66 and land.area > 300:
        return GREENLAND
    return AMERICAS if x < -28 else OLD_WORLD


# ---------------------------------------------------------------- bending
class Plate:
    """A thin plate that takes degrees to units of the map."""

    def __init__(self, pins: tuple[Pin, ...]) -> None:
        rows = np.array(pins)
        self._at = rows[:, :2] / 30.0
        count = len(rows)
        plane = np.hstack([np.ones((count, 1)), self._at])
        bent = self._kernel(self._at) + STIFF * np.eye(count)
        whole = np.block([[bent, plane], [plane.T, np.zeros((3, 3))]])
        self._weights = np.linalg.solve(whole, np.vstack([rows[:, 2:], np.zeros((3, 2))]))

    def _kernel(self, spots: np.ndarray) -> np.ndarray:
        far = ((spots[:, None, :] - self._at[None, :, :]) ** 2).sum(axis=2)
        return far * np.log(far + 1e-12) / 2

    def bend(self, degrees: np.ndarray) -> np.ndarray:
        """Points of the map."""
        spots = degrees / 30.0
        plane = np.hstack([np.ones((len(spots), 1)), spots])
        return np.round(np.hstack([self._kernel(spots), plane]) @ self._weights, 5)


def bent(lands: list[Polygon]) -> shapely.Geometry:
    """All land in units of the map."""
    plates = {id(pins): Plate(pins) for pins in PLATES}
    parts: list[shapely.Geometry] = []
    for land in lands:
        pins = plate_of(land)
        halves = [(land, pins)]
        if pins is OLD_WORLD:
            whole = shapely.make_valid(land)
            halves = [(whole.difference(AFRICAN), pins), (whole.intersection(AFRICAN), AFRICA)]
        for half, pins in halves:
            found = shapely.transform(shapely.segmentize(half, 1.0), plates[id(pins)].bend)
            parts.append(shapely.make_valid(found).buffer(0.05))
    return shapely.union_all(parts).intersection(FRAME)


# ---------------------------------------------------------------- cutting
def outline(kind: AreaKind) -> shapely.Geometry:
    """All areas of a kind in one shape; the maps have the same."""
    areas = [places()[id] for id in maps()["earth_5p"].areas]
    found = [Polygon(ring) for area in areas if area.kind is kind for ring in area.polygons]
    return shapely.union_all(found)


def pieces(shape: shapely.Geometry, least: float) -> list[Polygon]:
    """Its polygons from a size on, without details and small holes, the largest first."""
    found = []
    for part in getattr(shape.simplify(FINE), "geoms", [shape.simplify(FINE)]):
        if part.geom_type == "Polygon" and part.area >= least:
            holes = [ring for ring in part.interiors if Polygon(ring).area >= LEAST_HOLE]
            found.append(Polygon(part.exterior, holes))
    return sorted(found, key=lambda part: -part.area)


def layers(lands: shapely.Geometry) -> dict[str, list[Polygon]]:
    """Land, isles and lakes."""
    ground = outline(AreaKind.LAND)
    core = ground.buffer(-BITE).union(ground.buffer(-BITE / 2).intersection(NECKS))
    core = core.difference(BARE)
    held = shapely.union_all([lands.intersection(ground.buffer(JUT)), core])
    held = held.buffer(0.6).buffer(-1.1).buffer(0.5)
    inner = ground.buffer(-1)
    land = [part for part in pieces(held, LEAST_ISLE) if part.intersects(inner)]
    near = shapely.union_all(land)
    isles = [part for part in pieces(lands.buffer(-0.2), LEAST_ISLE) if not part.intersects(near)]
    lakes = core.difference(lands).intersection(INLAND).buffer(-0.8).buffer(0.8)
    found = {"land": land, "isles": isles, "lakes": pieces(lakes, LEAST_LAKE)}
    return found | depths(shapely.union_all([*land, *isles]))


def depths(dry: shapely.Geometry) -> dict[str, list[Polygon]]:
    """Zones along the coasts, round where the map is drawn."""
    coarse = stretched(dry, TALL).simplify(1.5)
    found = {}
    for number, far in enumerate(DEPTHS, 1):
        zone = coarse.buffer(far, quad_segs=4).simplify(0.6)
        inside = stretched(zone, 1 / TALL).intersection(FRAME)
        found[f"depths_{number}"] = pieces(inside, LEAST_ISLE)
    return found


def stretched(shape: shapely.Geometry, share: float) -> shapely.Geometry:
    """Higher by a share."""
    return shapely.transform(shape, lambda spots: spots * (1.0, share))


NECKS = shapely.box(180, 240, 330, 325)
"""Where land is narrow: there bays reach in half as far."""
INLAND = shapely.union_all([shapely.box(575, 60, 900, 330), shapely.box(340, 90, 400, 120)])
"""Where water within areas is drawn: from the Baltic to the Arabian Sea, and the St. Lawrence."""
BARE = shapely.box(0, 300, 210, 460)
"""Where coasts alone are land: a shelf with islands is an area there."""


def rings(shape: Polygon) -> list[list[int]]:
    """Shell and holes in tenths of a unit."""
    found = []
    for ring in (shape.exterior, *shape.interiors):
        found.append([round(value * 10) for spot in ring.coords[:-1] for value in spot])
    return found


def main(source: str) -> None:
    """Reads, bends, cuts, writes."""
    found = layers(bent(landmasses(Path(source))))
    written = {name: [rings(part) for part in parts] for name, parts in found.items()}
    text = json.dumps(written, separators=(",", ":")).replace("]]],", "]]],\n")
    OUT.write_text(text + "\n", encoding="utf-8")
    for name, parts in found.items():
        print(name, len(parts), sum(len(part.exterior.coords) for part in parts))
    print(len(text), "bytes;", MultiPolygon(found["land"]).area)


if __name__ == "__main__":
    main(sys.argv[1])
