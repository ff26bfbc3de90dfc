"""Make the bundled fonts from the full faces: Latin letters only, lining figures by default.

    python packaging/fonts.py FOLDER

FOLDER holds the unpacked npm packages `@expo-google-fonts/alegreya` and
`@expo-google-fonts/alegreya-sans` (full TrueType faces under the OFL). Needs fontTools,
which the program itself does not: the results are kept in `resources/fonts`.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

FACES = {
    "AlegreyaSans_400Regular": "AlegreyaSans-Regular",
    "AlegreyaSans_400Regular_Italic": "AlegreyaSans-Italic",
    "AlegreyaSans_700Bold": "AlegreyaSans-Bold",
    "Alegreya_500Medium": "Alegreya-Medium",
    "Alegreya_500Medium_Italic": "Alegreya-MediumItalic",
    "Alegreya_700Bold": "Alegreya-Bold",
}
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
RANGES = (
    (0x20, 0x17F), (0x18F, 0x18F), (0x1CD, 0x1DC), (0x1E6, 0x1F5), (0x218, 0x21B),
    (0x2BB, 0x2DD), (0x300, 0x30C), (0x326, 0x328), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E),
    (0x2010, 0x2044), (0x2070, 0x208E), (0x20AC, 0x20BF), (0x2116, 0x2122), (0x2190, 0x2199),
    (0x2212, 0x2265),
)  # fmt: skip
FEATURES = [
    "kern", "liga", "lnum", "onum", "tnum", "pnum", "smcp", "c2sc", "case", "frac", "locl",
    "ccmp", "mark", "mkmk", "sups", "ordn",
]  # fmt: skip


def lining(font: TTFont) -> None:
    """Scores stand in columns: the plain digits become the tabular lining ones."""
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            if name in FIGURES:
                table.cmap[code] = f"{name}.tf"


def shrink(font: TTFont) -> None:
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    cutter = Subsetter(options)
    cutter.populate(unicodes=[c for low, high in RANGES for c in range(low, high + 1)])
    cutter.subset(font)
    font.flavor = None


def main(folder: Path, out: Path) -> None:
    for source, name in FACES.items():
        path = next(folder.rglob(f"{source}.ttf"))
        font = TTFont(path)
        lining(font)
        shrink(font)
        font.save(out / f"{name}.ttf")
        print(f"{name}.ttf {(out / f'{name}.ttf').stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).resolve().parents[1] / "resources" / "fonts")
