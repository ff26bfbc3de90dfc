"""How well one colour stands out on another, as the accessibility guidelines count it."""


def channels(colour: str) -> tuple[int, int, int]:
    """
    >>> channels("#FBF7EF")
    (251, 247, 239)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """Relative luminance: 0 for black, 1 for white."""
    red, green, blue = (_linear(value) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """
    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def best_on(ground: str, *inks: str) -> str:
    """The ink that reads best on a ground; the first of several equals."""
    return max(inks, key=lambda ink: contrast(ink, ground))


def mix(one: str, other: str, share: float) -> str:
    """
    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{int(a + (b - a) * share + 0.5):02X}" for a, b in pairs)


def grey(colour: str) -> str:
    """The same lightness without colour: how a board looks to a printer in black."""
    light = luminance(colour)
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return "#" + f"{int(share * 255 + 0.5):02X}" * 3
