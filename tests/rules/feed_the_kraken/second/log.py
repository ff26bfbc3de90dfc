"""The table rebuilt from what everybody is told alone: the log must leave nothing out (11)."""

import re
from typing import Any

from tests.rules.feed_the_kraken.second.table import NOBODY, Table

Told = dict[str, Any]


class Log:
    """What somebody who only hears the events knows of the table."""

    def __init__(self, table: Table) -> None:
        players = table.players
        self.guns = [player.guns for player in players]
        self.alive = [player.alive for player in players]
        self.tongues = [player.tongue for player in players]
        self.marked = [player.marked for player in players]
        self.signs = [player.sign for player in players]
        self.not_side = [player.not_side for player in players]
        self.face_up = [player.face_up for player in players]
        self.resumes: list[list[str]] = [[] for _ in players]
        self.captain, self.lieutenant, self.navigator = table.captain, NOBODY, NOBODY
        self.round, self.space = table.round, table.space
        self.drawable, self.discarded = len(table.draw_pile), 0
        self.rituals: list[str] = []
        self.looks: list[tuple[str, int, int]] = []
        self.revealed: list[int] = []

    def hear(self, name: str, told: Told) -> None:
        """One event."""
        heed = getattr(self, re.sub(r"(?=[A-Z])", "_", f"on{name}").lower(), None)
        if heed is not None:
            heed(**told)

    def differences(self, table: Table) -> list[str]:
        """What the log does not tell as it is."""
        players, check = table.players, table.check
        pairs = {
            "guns": (self.guns, [player.guns for player in players]),
            "alive": (self.alive, [player.alive for player in players]),
            "tongues": (self.tongues, [player.tongue for player in players]),
            "marked": (self.marked, [player.marked for player in players]),
            "signs": (self.signs, [player.sign for player in players]),
            "not_side": (self.not_side, [player.not_side for player in players]),
            "face_up": (self.face_up, [player.face_up for player in players]),
            "resumes": (self.resumes, [player.resumes for player in players]),
            "captain": (self.captain, table.captain),
            "team": (
                (self.lieutenant, self.navigator),
                (table.lieutenant, table.navigator),
            ),
            "where": ((self.round, self.space), (table.round, table.space)),
            "piles": (
                (self.drawable, self.discarded),
                (len(table.draw_pile), len(table.discards)),
            ),
            "rituals": (self.rituals, [row[1] for row in table.rites]),
            "looks": (
                self.looks[: len(table.looks)],
                [(row[1], row[2], row[3]) for row in table.looks],
            ),
            "revealed": (self.revealed, check.revealed if check else self.revealed),
        }
        return [f"{name}: {a} for {b}" for name, (a, b) in pairs.items() if a != b]

    # ------------------------------------------------------------ events
    def on_round_began(self, round: int, captain: int) -> None:
        self.round, self.captain = round, captain
        self.lieutenant = self.navigator = NOBODY

    def on_appointed(self, captain: int, lieutenant: int, navigator: int) -> None:
        self.lieutenant, self.navigator = lieutenant, navigator

    def on_emergency_navigator(self, captain: int, navigator: int) -> None:
        self.navigator = navigator

    def on_badges_swapped(self, lieutenant: int, navigator: int) -> None:
        self.lieutenant, self.navigator = lieutenant, navigator

    def on_captain_changed(self, old: int, new: int, cause: str) -> None:
        self.captain = new
        self.lieutenant = self.navigator = NOBODY

    def on_guns_revealed(self, guns: tuple[int, ...]) -> None:
        self.revealed = list(guns)

    def on_guns_moved(self, source: int, target: int, guns: int, cause: str) -> None:
        for seat, change in ((source, -guns), (target, guns)):
            if seat != NOBODY:
                self.guns[seat] += change

    def on_supply_line_crossed(self, gains: tuple[int, ...]) -> None:
        self.guns = [a + b for a, b in zip(self.guns, gains, strict=True)]

    def on_ritual_held(self, ritual: str, gains: tuple[int, ...]) -> None:
        if gains:
            self.guns = [a + b for a, b in zip(self.guns, gains, strict=True)]

    def on_ritual_turned_up(self, ritual: str) -> None:
        self.rituals.append(ritual)

    def on_cards_drawn(self, seat: int, post: str, count: int) -> None:
        self.drawable -= count

    def on_cards_discarded(self, seat: int, post: str, count: int) -> None:
        self.discarded += count

    def on_reshuffled(self, cards: int) -> None:
        self.drawable, self.discarded = cards, 0

    def on_top_card_treated(self, viewer: int, left: bool) -> None:
        self.drawable -= not left
        self.discarded += not left

    def on_card_shown(self, captain: int, card: str) -> None:
        self.resumes[captain].append(card)

    def on_ship_moved(self, origin: str, target: str) -> None:
        self.space = target

    def on_token_used(self, token: str, captain: int, target: int) -> None:
        if token == "off_with_the_tongue":
            self.tongues[target] = False
        elif token in ("cabin_search", "flogging"):
            self.marked[target] = True

    def on_flogged(self, seat: int, not_side: str) -> None:
        self.not_side[seat] = not_side

    def on_looked(self, viewer: int, sight: str, target: int) -> None:
        self.looks.append((sight, viewer, target))

    def on_eliminated(self, seat: int, cause: str) -> None:
        self.alive[seat] = self.signs[seat] = False
        self.guns[seat] = 0
        self.lieutenant = NOBODY if self.lieutenant == seat else self.lieutenant
        self.navigator = NOBODY if self.navigator == seat else self.navigator

    def on_signs_moved(self, seats: tuple[int, ...]) -> None:
        self.signs = [seat in seats for seat, _ in enumerate(self.signs)]

    def on_sign_given(self, source: int, target: int) -> None:
        self.signs[source], self.signs[target] = False, True

    def on_character_turned_up(self, seat: int, character: str) -> None:
        self.face_up[seat] = True

    def on_character_turned_down(self, seat: int, character: str) -> None:
        self.face_up[seat] = False
