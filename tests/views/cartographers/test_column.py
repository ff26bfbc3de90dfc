"""Season, time and cards (views/cartographers/column.py), and what may still come."""

from pytestqt.qtbot import QtBot

from rules.cartographers.data import card_set, explore_cards
from rules.cartographers.state import threshold, time_sum
from tests.views.cartographers.positions import Play, play, start, table
from views.cartographers.column import obliging


def column(game: Play):  # type: ignore[no-untyped-def]
    return game.board.scene.column


def test_each_revealed_card_is_a_strip_and_the_newest_stands_out(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 5)
    game = table(qtbot, setup, state)
    strips = column(game).strips
    assert [strip.card for strip in strips] == list(state.revealed)
    assert [strip.is_newest for strip in strips] == [False] * (len(strips) - 1) + [True]
    for strip in strips:
        card = explore_cards().get(strip.card)
        assert strip.time == (card.time if card is not None and card.shapes else None)


def test_the_track_fills_to_the_threshold(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 40, lambda now: time_sum(now) >= threshold(now))
    game = table(qtbot, setup, state)
    head = column(game).head
    assert (head.spent, head.limit) == (time_sum(state), threshold(state))
    assert head.is_last
    assert "ends after this card" in head.label


def test_ruins_oblige_until_the_next_terrain_card_is_drawn() -> None:
    assert obliging(["temple_ruins", "orchard"]) == {0}
    assert obliging(["temple_ruins", "goblin_attack"]) == {0}
    assert obliging(["temple_ruins", "goblin_attack", "orchard"]) == {0}
    assert obliging(["temple_ruins", "outpost_ruins", "orchard"]) == {0, 1}
    assert obliging(["temple_ruins", "orchard", "hamlet"]) == frozenset()


def test_ruins_that_bind_are_marked(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 60, lambda now: now.ruins_pending)
    game = table(qtbot, setup, state)
    assert any(strip.is_pending for strip in column(game).strips)
    assert "ruins" in game.board.scene.card.face.label


def test_alone_one_sees_what_is_still_in_the_deck(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 3)
    game = table(qtbot, setup, state)
    deck = column(game).deck
    assert deck.isVisible()
    names = {card.id for card in deck.cards}
    assert names == {card.id for card in card_set("base").explore} - set(state.revealed)
    assert len(names) + deck.ambushes + deck.heroes == len(state.deck)


def test_the_deck_of_heroes_counts_ambushes_and_heroes(qtbot: QtBot) -> None:
    setup, state = start(1, card_set="heroes")
    for _ in range(25):
        if state.outcome is not None:
            break
        game = table(qtbot, setup, state)
        deck = column(game).deck
        assert len(deck.cards) + deck.ambushes + deck.heroes == len(state.deck)
        play(state, 1)
