"""Make the bundled fonts from the full faces, lining and tabular figures by default.

    python packaging/fonts.py FOLDER [latin] [persian] [chinese]

FOLDER holds the unpacked npm packages `@expo-google-fonts/alegreya`,
`@expo-google-fonts/alegreya-sans`, `vazirmatn` 33.0.3, `@expo-google-fonts/noto-sans-sc` and
`@expo-google-fonts/noto-serif-sc` 0.4.3 (full TrueType faces under the OFL).
Alegreya keeps its Latin letters; Vazirmatn its Persian and Arabic ones with their own space and
punctuation, in the size of Alegreya Sans. Noto Sans SC and Noto Serif SC keep the 3,755 common
Chinese characters and all that our translations use: run it again for Chinese when a test says that
the translations have new characters. Needs fontTools, which the program itself does not: the
results are kept in `resources/fonts`.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

Ranges = tuple[tuple[int, int], ...]
FACES = {
    "AlegreyaSans_400Regular": "AlegreyaSans-Regular",
    "AlegreyaSans_400Regular_Italic": "AlegreyaSans-Italic",
    "AlegreyaSans_700Bold": "AlegreyaSans-Bold",
    "Alegreya_500Medium": "Alegreya-Medium",
    "Alegreya_500Medium_Italic": "Alegreya-MediumItalic",
    "Alegreya_700Bold": "Alegreya-Bold",
}
PERSIAN_FACES = {
    "Vazirmatn-Regular": "Vazirmatn-Regular",
    "Vazirmatn-Medium": "Vazirmatn-Medium",
    "Vazirmatn-Bold": "Vazirmatn-Bold",
}
CHINESE_FACES = {
    "NotoSansSC_400Regular": "NotoSansSC-Regular",
    "NotoSansSC_700Bold": "NotoSansSC-Bold",
    "NotoSerifSC_600SemiBold": "NotoSerifSC-SemiBold",
}
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
RANGES = (
    (0x20, 0x17F), (0x18F, 0x18F), (0x1CD, 0x1DC), (0x1E6, 0x1F5), (0x218, 0x21B),
    (0x2BB, 0x2DD), (0x300, 0x30C), (0x326, 0x328), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E),
    (0x2010, 0x2044), (0x2070, 0x208E), (0x20AC, 0x20BF), (0x2116, 0x2122), (0x2190, 0x2199),
    (0x2212, 0x2265),
)  # fmt: skip
PERSIAN_RANGES = (
    (0x20, 0x22), (0x25, 0x25), (0x28, 0x2F), (0x3A, 0x3B), (0x5B, 0x5D), (0xA0, 0xA0),
    (0xAB, 0xAB), (0xB7, 0xB7), (0xBB, 0xBB), (0xD7, 0xD7), (0x600, 0x6FF), (0x200C, 0x200F),
    (0x2010, 0x2014), (0x2026, 0x2026), (0x2039, 0x203A), (0x2212, 0x2212), (0x25CC, 0x25CC),
    (0x2066, 0x2069),
)  # fmt: skip
CHINESE_RANGES = (
    (0x2014, 0x2014), (0x2018, 0x201D), (0x2026, 0x2026), (0x3000, 0x3011), (0x3014, 0x3017),
    (0xFF01, 0xFF5E), (0xFFE5, 0xFFE5),
)  # fmt: skip
COMMON_ROWS, CELLS = range(0xB0, 0xD8), range(0xA1, 0xFF)
"""Where GB 2312 has the characters of everyday writing."""
NOTHING, ISOLATES = 0x200C, range(0x2066, 0x206A)
PERSIAN_SIZE = 0.95
"""So much of their own size: an alef is then as high as a capital of Alegreya."""
PERSIAN_ASCENT, PERSIAN_DESCENT = 0.79, 0.34
"""In parts of the em: room for all letters on lines little higher than Latin ones."""
CHINESE_SIZE = 0.95
CHINESE_ASCENT, CHINESE_DESCENT = 0.93, 0.24
"""In parts of the em: all strokes fit, and lines are hardly higher than Latin ones."""
FEATURES = [
    "kern", "liga", "lnum", "onum", "tnum", "pnum", "smcp", "c2sc", "case", "frac", "locl",
    "ccmp", "mark", "mkmk", "sups", "ordn",
]  # fmt: skip
PERSIAN_FEATURES = [
    "init", "medi", "fina", "isol", "rlig", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "kern",
]  # fmt: skip
CHINESE_FEATURES = ["locl", "ccmp"]
OWN_NAME = "简体中文"
ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "resources" / "fonts"


def lining(font: TTFont) -> None:
    """Scores stand in columns: the plain digits become the tabular lining ones."""
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            if name in FIGURES:
                table.cmap[code] = f"{name}.tf"


def persian(font: TTFont) -> None:
    """Letters as large as those of Alegreya Sans. Digits keep their widths: they differ much.

    The signs that set parts of a sentence apart get the empty glyph of the one that parts letters:
    drawn from another font, unseen as they are, they would make their lines higher.
    """
    for table in font["cmap"].tables:
        if NOTHING in table.cmap:
            table.cmap |= dict.fromkeys(ISOLATES, table.cmap[NOTHING])
    em = font["head"].unitsPerEm = round(font["head"].unitsPerEm / PERSIAN_SIZE)
    lines, system = font["hhea"], font["OS/2"]
    lines.ascent = system.sTypoAscender = system.usWinAscent = round(PERSIAN_ASCENT * em)
    lines.descent = system.sTypoDescender = -round(PERSIAN_DESCENT * em)
    system.usWinDescent = -lines.descent
    lines.lineGap = system.sTypoLineGap = 0


def chinese(font: TTFont) -> None:
    """Not too large beside Latin letters; lines as high as the characters need, not far higher."""
    em = font["head"].unitsPerEm = round(font["head"].unitsPerEm / CHINESE_SIZE)
    lines, system = font["hhea"], font["OS/2"]
    lines.ascent = system.sTypoAscender = system.usWinAscent = round(CHINESE_ASCENT * em)
    lines.descent = system.sTypoDescender = -round(CHINESE_DESCENT * em)
    system.usWinDescent = -lines.descent
    lines.lineGap = system.sTypoLineGap = 0


def common_characters() -> set[int]:
    """The first level of GB 2312: what people write in names and notes."""
    pairs = (bytes((row, cell)) for row in COMMON_ROWS for cell in CELLS)
    return {ord(sign) for pair in pairs for sign in pair.decode("gb2312", errors="ignore")}


def own_characters() -> set[int]:
    """Every Chinese character of our own translations, names of components and rules."""
    resources = ROOT / "resources"
    files = [resources / "translations" / "lamplight_zh.ts", *resources.glob("*/help/zh.md")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return {ord(sign) for sign in text if "\u4e00" <= sign <= "\u9fff"} | set(map(ord, OWN_NAME))


def spread(ranges: Ranges) -> set[int]:
    return {code for low, high in ranges for code in range(low, high + 1)}


def shrink(font: TTFont, codes: Iterable[int], features: list[str]) -> None:
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    cutter = Subsetter(options)
    cutter.populate(unicodes=sorted(codes))
    cutter.subset(font)
    font.flavor = None


def save(font: TTFont, path: Path) -> None:
    font.save(path)
    print(f"{path.name} {path.stat().st_size:,} bytes")


def make_latin(folder: Path) -> None:
    for source, name in FACES.items():
        font = TTFont(next(folder.rglob(f"{source}.ttf")))
        lining(font)
        shrink(font, spread(RANGES), FEATURES)
        save(font, OUT / f"{name}.ttf")


def make_persian(folder: Path) -> None:
    for source, name in PERSIAN_FACES.items():
        font = TTFont(next(folder.glob(f"**/fonts/ttf/{source}.ttf")))
        persian(font)
        shrink(font, spread(PERSIAN_RANGES), PERSIAN_FEATURES)
        save(font, OUT / f"{name}.ttf")


def make_chinese(folder: Path) -> None:
    codes = own_characters() | common_characters() | spread(CHINESE_RANGES)
    for source, name in CHINESE_FACES.items():
        font = TTFont(next(folder.rglob(f"{source}.ttf")))
        chinese(font)
        shrink(font, codes, CHINESE_FEATURES)
        save(font, OUT / f"{name}.ttf")


MAKERS: dict[str, Callable[[Path], None]] = {
    "latin": make_latin,
    "persian": make_persian,
    "chinese": make_chinese,
}


def main(folder: Path, wanted: list[str]) -> None:
    for kind in wanted or MAKERS:
        MAKERS[kind](folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
