"""What comes of a sentence that was filled without looking at what was filled in."""

import re

ENGLISH = re.compile(
    r"\b[Aa] [aeio]\w\w|"  # a apple
    r"\b[Aa]n [b-df-gj-np-tv-z]\w|"  # an boot
    r"\b([Tt]he|of|in|to|no|is) \1\b|"
    r"\b(?:a|an|the|no) (?:a|an|the|no|your|my|their) "
)
ONE_OF_MANY = re.compile(
    r"\b1 (?:more )?(?:acolyte|card|coin|cultist|gun|hit|item|point|star|token|unit|warrior)s\b"
)
STOPS = r"\w\.\.(?!\.)|\w\w [,.](?=\s)"
"""Two full stops; a gap before one."""
ANY_LANGUAGE = re.compile(
    STOPS + r"|[!?]\.|[.:;,] ?[,:;]|\w\w [,.;:!?](?=\s|$)|"
    r"\(\s*\)|\(\s|\s\)|“”|«»|[:,]$|^\s|\s$|  |"  # nothing filled in
    r"[{}]|%n|%L|\(s\)|\b[a-z]+_[a-z0-9_]+\b"  # raw
)
FULL_WIDTH = re.compile("[。！？，：；]{2}|[。！？，：；][.,:;]| [。！？，：；]")
"""Chinese signs; two of them stand together only by a slip."""
NO_ARTICLE = re.compile(r"\b(?:Edicts:|sides?) A \w|\bA and [BCD]\b")
"""Letters that name something."""


def slip_in(said: str, is_english: bool = True) -> str:
    """The first slip in words that are shown, with what stands around it; "" if there is none."""
    looked = NO_ARTICLE.sub("X", said)
    for pattern in (ANY_LANGUAGE, FULL_WIDTH, *((ENGLISH, ONE_OF_MANY) if is_english else ())):
        if found := pattern.search(looked):
            return looked[max(0, found.start() - 30) : found.end() + 30]
    return ""
