"""What a berth shows of its seat, from a view; and the same in sentences."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from PySide6.QtCore import QCoreApplication

from models.translate import listed, words
from rules.feed_the_kraken.enums import Character, Faction, NavCard, Post, Side
from rules.feed_the_kraken.names import (
    card_name,
    character_does,
    character_name,
    faction_does,
    faction_name,
    mark_does,
    mark_name,
    post_name,
    side_name,
)
from rules.feed_the_kraken.state import Kraken, Mate, current
from rules.kernel.steps import Seat
from views.feed_the_kraken.hindsight import known_by
from views.feed_the_kraken.phase import asked, contenders, has_answered, is_committing, post_of

translate = QCoreApplication.translate
UNSEEN = (Character.HIDDEN, Character.NONE)


class Fist(StrEnum):
    """What a seat does while guns are committed."""

    NONE = ""
    OPEN = "open"
    """Still choosing."""
    CLOSED = "closed"
    """Has committed: nobody knows how many."""


class Berth(msgspec.Struct, frozen=True):
    """All that stands at one seat. `guns` None: no number is shown now."""

    seat: int
    name: str
    guns: int | None
    posts: tuple[Post, ...] = ()
    alive: bool = True
    off_duty: bool = False
    tongue: bool = True
    unconvertible: bool = False
    not_side: Side = Side.NONE
    resumes: tuple[NavCard, ...] = ()
    character: Character = Character.HIDDEN
    face_up: bool = False
    has_character: bool = True
    faction: Faction = Faction.HIDDEN
    dealt: Faction = Faction.HIDDEN
    known: Faction = Faction.HIDDEN
    """What the viewer was shown of another seat, at some time: it may have changed since."""
    is_viewer: bool = False
    fist: Fist = Fist.NONE
    table_guns: int | None = None
    doubled: bool = False
    said: str = ""
    claims: int = 0
    barred: bool = False
    contends: bool = False
    """Tied for captain."""
    agitated: bool = False

    @property
    def converted(self) -> bool:
        """Whether the side is not the one that was dealt."""
        return self.faction is not self.dealt

    # ------------------------------------------------------------ in sentences
    def sentence(self) -> str:
        """Name, offices, and everything that is public or known to the viewer."""
        parts = [self.name, *(words(post_name(post)) for post in self.posts)]
        if not self.alive:
            parts.append(translate("feed_the_kraken_board", "overboard"))
        parts += [*self._gun_words(), *self._mark_words(), *self._own_words()]
        if self.resumes:
            text = translate("feed_the_kraken_board", "resume: {cards}")
            named = listed(words(card_name(card)) for card in self.resumes)
            parts.append(text.format(cards=named))
        if self.said:
            # The claim ends inside a sentence that has a full stop of its own.
            said, claim = translate("feed_the_kraken_board", "last claim: {claim}"), self.said
            parts.append(said.format(claim=claim.removesuffix(".")))
        return listed(parts)

    def _gun_words(self) -> list[str]:
        found = []
        if self.guns is not None:
            found.append(translate("feed_the_kraken_board", "%n gun(s)", None, self.guns))
        if self.fist is Fist.CLOSED:
            found.append(translate("feed_the_kraken_board", "has committed"))
        elif self.fist is Fist.OPEN:
            found.append(translate("feed_the_kraken_board", "has not committed yet"))
        if self.table_guns is not None:
            found.append(
                translate("feed_the_kraken_board", "%n gun(s) on the table", None, self.table_guns)
            )
        if self.doubled:
            found.append(translate("feed_the_kraken_board", "they count double"))
        return found

    def _mark_words(self) -> list[str]:
        found = []
        if self.off_duty:
            found.append(words(mark_name("off_duty")))
        if not self.tongue:
            found.append(words(mark_name("no_tongue")))
        if self.unconvertible:
            found.append(words(mark_name("unconvertible")))
        if self.not_side is not Side.NONE:
            text = translate("feed_the_kraken_board", "not on this side: {side}")
            found.append(text.format(side=words(side_name(self.not_side))))
        if self.contends:
            found.append(translate("feed_the_kraken_board", "tied for captain"))
        if self.barred:
            found.append(translate("feed_the_kraken_board", "barred from the next loyalty check"))
        if self.agitated:
            found.append(
                translate("feed_the_kraken_board", "must commit a gun in the next loyalty check")
            )
        return found

    def _own_words(self) -> list[str]:
        found = []
        if self.faction is not Faction.HIDDEN:
            found.append(self.side_words())
        elif self.known is not Faction.HIDDEN:
            text = translate("feed_the_kraken_board", "you were shown: {faction}")
            found.append(text.format(faction=words(faction_name(self.known))))
        if self.character not in UNSEEN:
            name = words(character_name(self.character))
            down = translate("feed_the_kraken_board", "{character}, still face down").format(
                character=name
            )
            found.append(name if self.face_up else down)
        return found

    def side_words(self) -> str:
        """The faction, and what it was before."""
        name = words(faction_name(self.faction))
        if not self.converted or self.dealt is Faction.HIDDEN:
            return name
        text = translate("feed_the_kraken_board", "{now} (dealt: {before})")
        return text.format(now=name, before=words(faction_name(self.dealt)))

    def more(self) -> str:
        """What its things do, for those who point at it."""
        found = []
        if self.character not in UNSEEN:
            name = words(character_name(self.character))
            found.append(f"{name}: {words(character_does(self.character))}")
        if self.is_viewer and self.faction is not Faction.HIDDEN:
            found.append(
                f"{words(faction_name(self.faction))}: {words(faction_does(self.faction))}"
            )
        marks = (
            ("off_duty", self.off_duty),
            ("no_tongue", not self.tongue),
            ("unconvertible", self.unconvertible),
        )
        found += [words(mark_does(mark)) for mark, is_there in marks if is_there]
        return " ".join(found)


def berths(view: Kraken, viewer: Seat | None, names: dict[int, str]) -> list[Berth]:
    """All seats as the viewer sees them."""
    committing = is_committing(view)
    participants = asked(view) if committing else ()
    shown = [
        _berth(view, Seat(number), viewer, names, committing, participants)
        for number in range(len(view.crew))
    ]
    if viewer is None or not view.dealt or not view.variant.memory_aid:
        return shown
    known = known_by(view, viewer, view.round)
    return [
        msgspec.structs.replace(each, known=known.get(Seat(each.seat), Faction.HIDDEN))
        for each in shown
    ]


def _berth(
    view: Kraken,
    seat: Seat,
    viewer: Seat | None,
    names: dict[int, str],
    committing: bool,
    participants: tuple[Seat, ...],
) -> Berth:
    mate = view.crew[seat]
    fist = Fist.NONE
    if seat in participants:
        fist = Fist.CLOSED if has_answered(view, seat) else Fist.OPEN
    faction = current(view, seat) if view.dealt else Faction.HIDDEN
    character = view.characters[seat] if view.characters else Character.NONE
    loyalty = view.loyalty
    said, claims = last_claim(view, seat, names)
    return Berth(
        seat=seat,
        name=names.get(seat, str(seat + 1)),
        guns=None if committing and seat != viewer else _free(view, mate, seat),
        posts=post_of(view, seat),
        alive=mate.alive,
        off_duty=mate.off_duty,
        tongue=mate.tongue,
        unconvertible=mate.unconvertible,
        not_side=mate.not_side,
        resumes=mate.resumes,
        character=character,
        face_up=mate.face_up,
        has_character=view.variant.characters and character is not Character.NONE,
        faction=faction,
        dealt=view.dealt[seat] if view.dealt else Faction.HIDDEN,
        is_viewer=seat == viewer,
        fist=fist,
        table_guns=None if loyalty is None else loyalty.guns[seat],
        doubled=loyalty is not None and seat in loyalty.doubled,
        said=said,
        claims=claims,
        barred=seat in view.barred,
        contends=seat in contenders(view),
        agitated=seat in view.agitated,
    )


def _free(view: Kraken, mate: Mate, seat: Seat) -> int:
    """The guns that do not lie on the table."""
    return mate.guns - (view.loyalty.guns[seat] if view.loyalty is not None else 0)


def last_claim(view: Kraken, seat: Seat, names: dict[int, str]) -> tuple[str, int]:
    """What a seat said last, and how often it has spoken."""
    own = [claim for claim in view.claims if claim.seat == seat]
    if not own:
        return "", 0
    every = tuple(names[number] for number in sorted(names))
    return words(own[-1].said.describe(view, seat).label, every), len(own)
