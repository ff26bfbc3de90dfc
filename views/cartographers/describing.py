"""The table and the choices in sentences: for the text window and for those who do not see it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from models.translate import words
from rules.cartographers.data import EDICTS, explore_cards
from rules.cartographers.drawing.preview import standing
from rules.cartographers.maps.placements import FALLBACK
from rules.cartographers.messages.help_messages import rule_text
from rules.cartographers.names import card_name, season_name, skill_name, terrains_text
from rules.cartographers.state import Cartographers, threshold, time_sum
from views.cartographers.card_area import closing_words
from views.cartographers.decision import Decision, parse_pattern, scored_now
from views.cartographers.labels import drawing_line, result_of, sheet_lines, worth_lines
from views.items.panel import minus

translate = QCoreApplication.translate


def describe_table(
    view: Cartographers, seat: int | None, names: dict[int, str], decision: Decision | None
) -> list[str]:
    """Season, cards, edicts, the large map, the other maps in short."""
    lines = [*_season_lines(view, names), *_edict_lines(view)]
    if seat is not None:
        lines += _map_lines(view, seat, names, decision)
    for other in range(len(view.sheets)):
        if other != seat:
            lines.append(_short(view, other, names))
    return lines


def _season_lines(view: Cartographers, names: dict[int, str]) -> list[str]:
    if view.outcome is not None:
        return [words(view.outcome.reason, tuple(names[seat] for seat in sorted(names)))]
    lines = [
        translate("cartographers_board", "{season}, time {spent} of {limit}.").format(
            season=words(season_name(view.variant.card_set, view.season)),
            spent=time_sum(view),
            limit=threshold(view),
        )
    ]
    if view.revealed:
        cards = ", ".join(_card_text(card) for card in view.revealed)
        lines.append(translate("cartographers_board", "Explored: {cards}.").format(cards=cards))
    if view.ruins_pending:
        lines.append(words(rule_text("ruins")))
    return lines


def _card_text(card: str) -> str:
    explore = explore_cards().get(card)
    name = words(card_name(card))
    if explore is None or not explore.shapes:
        return name
    text = translate("cartographers_board", "{card} (time {time})")
    return text.format(card=name, time=explore.time)


def _edict_lines(view: Cartographers) -> list[str]:
    now = scored_now(view) if view.outcome is None else ()
    lines = []
    for number, card in enumerate(view.edicts):
        text = translate("cartographers_board", "Edict {letter}: {card}. {rule}")
        line = text.format(
            letter=EDICTS[number], card=words(card_name(card)), rule=words(rule_text(card))
        )
        if number in now:
            scores = translate("cartographers_board", "It scores this season.")
            line = f"{line} {scores}"
        lines.append(line)
    return lines


def _map_lines(
    view: Cartographers, seat: int, names: dict[int, str], decision: Decision | None
) -> list[str]:
    sheet = view.sheets[seat]
    if decision is not None and decision.owner == seat:
        sheet = decision.base
    name = names.get(seat, str(seat + 1))
    head = translate("cartographers_board", "{name}'s map:").format(name=name)
    if sheet.coins < 0:
        hidden = translate("cartographers_board", "hidden until the end.")
        return [f"{head} {hidden}"]
    lines = [head, *sheet_lines(view, sheet), *worth_lines(view, standing(view, sheet))]
    if sheet.drawings:
        last = translate("cartographers_board", "Last drawing: {drawing}.")
        lines.append(last.format(drawing=drawing_line(view, sheet.drawings[-1])))
    return lines


def _short(view: Cartographers, seat: int, names: dict[int, str]) -> str:
    sheet = view.sheets[seat]
    name = names.get(seat, str(seat + 1))
    if sheet.coins < 0:
        return translate("cartographers_board", "{name}'s map: hidden until the end.").format(
            name=name
        )
    text = translate(
        "cartographers_board",
        "{name}'s map. Spaces drawn: {drawn}, coins: {coins}, stars: {stars}.",
    )
    stars = sum(score.total for score in view.scores[seat])
    return text.format(
        name=name,
        drawn=sheet.drawn.bit_count(),
        coins=sheet.coins - sheet.spent,
        stars=minus(stars),
    )


def describe_options(decision: Decision, names: dict[int, str]) -> list[str]:
    """What is asked, what can be picked, where the ghost lies, which skills are open."""
    every = tuple(names[seat] for seat in sorted(names))
    lines = [words(decision.question.request.prompt, every)]
    placing = decision.placing
    if placing is not None:
        if decision.terrains:
            terrains = ", ".join(words(terrains_text(each)) for each in decision.terrains)
            text = translate("cartographers_board", "Terrains: {terrains}.")
            lines.append(text.format(terrains=terrains))
        lines += [_shape_line(decision, number) for number in range(len(decision.shapes))]
        lines += _ghost_lines(decision)
    for skill in decision.view.dealt:
        lines.append(_skill_line(decision, skill))
    if decision.offered.closing is not None:
        lines.append(f"{closing_words(decision.offered.closing)}.")
    return lines


def _shape_line(decision: Decision, number: int) -> str:
    shape, placing = decision.shapes[number], decision.placing
    assert placing is not None
    lying = parse_pattern(shape.pattern)
    name = translate("cartographers_board", "Shape {number}, spaces: {spaces}").format(
        number=number + 1, spaces=len(lying.cells)
    )
    if shape.shape == FALLBACK:
        name = translate("cartographers_board", "Single space")
    if shape.why_not is not None:
        return f"{name}: {words(shape.why_not)}"
    count = sum(g.anchors.bit_count() for g in placing.places.groups if g.shape == shape.shape)
    text = translate("cartographers_board", "{shape}. Places: {count}.")
    return text.format(shape=name, count=count)


def _ghost_lines(decision: Decision) -> list[str]:
    action, then = decision.action(), decision.then()
    if action is None or then is None:
        return [decision.why_ghost()]
    option = decision.choice.describe(decision.view, decision.seat, action)
    text = translate("cartographers_board", "Selected: {drawing}. {result}.")
    return [
        text.format(
            drawing=words(option.label), result=result_of(decision.view, decision.now(), then)
        )
    ]


def _skill_line(decision: Decision, skill: str) -> str:
    name, rule = words(skill_name(skill)), words(rule_text(skill))
    why = decision.refusals().get(skill, "")
    if skill in decision.offered.skills:
        why = translate("cartographers_board", "You can use it now.")
    text = translate("cartographers_board", "Skill {skill}: {rule} {why}")
    return text.format(skill=name, rule=rule, why=why).strip()
