"""All character cards by name (10)."""

from rules.feed_the_kraken.characters import armoury, cabin, checks, gunsmith, posts
from rules.feed_the_kraken.characters.cards import CardRule
from rules.feed_the_kraken.enums import Character

DECK: dict[Character, CardRule] = {
    **armoury.CARDS,
    **gunsmith.CARDS,
    **posts.CARDS,
    **checks.CARDS,
    **cabin.CARDS,
}
