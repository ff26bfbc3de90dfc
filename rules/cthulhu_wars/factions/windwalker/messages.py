"""The sentences of Windwalker in English."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "cthulhu_wars.book.hibernate": NOOP("cthulhu_wars", "Hibernate"),
    "cthulhu_wars.book.hibernate.does": NOOP(
        "cthulhu_wars",
        "Action, free: gain 1 Power for each enemy Great Old One in play, up to your "
        "current Power. You take no more turns this phase. Keep your Power and add it "
        "in the Gather Power phase.",
    ),
    "cthulhu_wars.book.eternal": NOOP("cthulhu_wars", "Eternal"),
    "cthulhu_wars.book.eternal.does": NOOP(
        "cthulhu_wars",
        "Pay 1 Power to cancel a kill or pain on Rhan Tegoth. He takes one result in a battle.",
    ),
    "cthulhu_wars.book.ferox": NOOP("cthulhu_wars", "Ferox"),
    "cthulhu_wars.book.ferox.does": NOOP(
        "cthulhu_wars", "While Ithaqua is in play, monsters can't capture your cultists."
    ),
    "cthulhu_wars.book.arctic_wind": NOOP("cthulhu_wars", "Arctic Wind"),
    "cthulhu_wars.book.arctic_wind.does": NOOP(
        "cthulhu_wars", "When Ithaqua moves, any of your units in his area may move along for free."
    ),
    "cthulhu_wars.book.berserkergang": NOOP("cthulhu_wars", "Berserkergang"),
    "cthulhu_wars.book.berserkergang.does": NOOP(
        "cthulhu_wars",
        "After a battle: for each of your Gnoph-Kehs killed in it, the enemy "
        "eliminates one of their monsters or cultists that fought.",
    ),
    "cthulhu_wars.book.cannibalism": NOOP("cthulhu_wars", "Cannibalism"),
    "cthulhu_wars.book.cannibalism.does": NOOP(
        "cthulhu_wars",
        "After any battle, even between others, in which enemy units were killed: "
        "place a Wendigo or an Acolyte from your pool there.",
    ),
    "cthulhu_wars.book.herald_of_the_outer_gods": NOOP("cthulhu_wars", "Herald of the Outer Gods"),
    "cthulhu_wars.book.herald_of_the_outer_gods.does": NOOP(
        "cthulhu_wars", "Your ritual always costs 5 Power."
    ),
    "cthulhu_wars.book.howl": NOOP("cthulhu_wars", "Howl"),
    "cthulhu_wars.book.howl.does": NOOP(
        "cthulhu_wars",
        "Before the dice, with a Wendigo in the battle: the enemy moves one of their "
        "units to an adjacent area. It no longer fights.",
    ),
    "cthulhu_wars.book.ice_age": NOOP("cthulhu_wars", "Ice Age"),
    "cthulhu_wars.book.ice_age.does": NOOP(
        "cthulhu_wars",
        "Action, 1 Power: place the Ice Age token on an area, or move it. An enemy's "
        "action that ends there costs 1 more Power.",
    ),
    "cthulhu_wars.deed.ww_first_player": NOOP("cthulhu_wars", "First player"),
    "cthulhu_wars.deed.ww_first_player.does": NOOP("cthulhu_wars", "Be the first player."),
    "cthulhu_wars.deed.ww_other_gate": NOOP("cthulhu_wars", "A gate at the other pole"),
    "cthulhu_wars.deed.ww_other_gate.does": NOOP(
        "cthulhu_wars",
        "There is a gate, whoever controls it, in the area with your glyph where you "
        "did not start.",
    ),
    "cthulhu_wars.deed.ww_enemy_six_books": NOOP("cthulhu_wars", "An enemy with six spellbooks"),
    "cthulhu_wars.deed.ww_enemy_six_books.does": NOOP(
        "cthulhu_wars", "Another faction has all six spellbooks."
    ),
    "cthulhu_wars.deed.ww_take_signs": NOOP("cthulhu_wars", "Take Elder Signs"),
    "cthulhu_wars.deed.ww_take_signs.does": NOOP(
        "cthulhu_wars",
        "At any time: gain an Elder Sign for each enemy with six spellbooks, up to three.",
    ),
    "cthulhu_wars.deed.ww_awaken_rhan_tegoth": NOOP("cthulhu_wars", "Awaken Rhan Tegoth"),
    "cthulhu_wars.deed.ww_awaken_rhan_tegoth.does": NOOP("cthulhu_wars", "Awaken Rhan Tegoth."),
    "cthulhu_wars.deed.ww_awaken_ithaqua": NOOP("cthulhu_wars", "Awaken Ithaqua"),
    "cthulhu_wars.deed.ww_awaken_ithaqua.does": NOOP("cthulhu_wars", "Awaken Ithaqua."),
    "cthulhu_wars.windwalker.prompt_kill": NOOP(
        "cthulhu_wars", "{who}: {what} is killed. Cancel it?"
    ),
    "cthulhu_wars.windwalker.prompt_pain": NOOP(
        "cthulhu_wars", "{who}: {what} is pained. Cancel it?"
    ),
    "cthulhu_wars.windwalker.prompt_along": NOOP(
        "cthulhu_wars", "{who}: which units go to {place} with {what}?"
    ),
    "cthulhu_wars.windwalker.prompt_feed": NOOP(
        "cthulhu_wars", "{who}: which unit do you place in {place}?"
    ),
    "cthulhu_wars.windwalker.do_hibernate": NOOP(
        "cthulhu_wars", "Hibernate: gain %n Power and keep {kept}"
    ),
    "cthulhu_wars.windwalker.do_cancel": NOOP("cthulhu_wars", "Cancel it for %n Power"),
    "cthulhu_wars.windwalker.no_cancel": NOOP("cthulhu_wars", "Let it happen"),
    "cthulhu_wars.windwalker.along": NOOP("cthulhu_wars", "{what} goes along"),
    "cthulhu_wars.windwalker.along_holder": NOOP(
        "cthulhu_wars", "{what} leaves the gate and goes along"
    ),
    "cthulhu_wars.windwalker.all_along": NOOP("cthulhu_wars", "All go along"),
    "cthulhu_wars.windwalker.no_more_along": NOOP("cthulhu_wars", "No other units go along"),
    "cthulhu_wars.windwalker.do_howl": NOOP(
        "cthulhu_wars", "Howl: {whom} sends a unit away from the battle"
    ),
    "cthulhu_wars.windwalker.do_ice": NOOP(
        "cthulhu_wars", "Ice Age: place the token on {place} (%n Power)"
    ),
    "cthulhu_wars.windwalker.do_take": NOOP(
        "cthulhu_wars", "Take %n Elder Sign(s) and a spellbook"
    ),
    "cthulhu_wars.windwalker.why_first": NOOP(
        "cthulhu_wars", "You must have awakened this one first: {what}."
    ),
    "cthulhu_wars.windwalker.why_no_gate": NOOP(
        "cthulhu_wars", "{what} replaces a gate at one of the poles; there is none."
    ),
    "cthulhu_wars.windwalker.log_cancelled": NOOP(
        "cthulhu_wars", "{who} cancels the result on {what}."
    ),
    "cthulhu_wars.windwalker.log_ice": NOOP(
        "cthulhu_wars", "{who} places the Ice Age token on {place}."
    ),
    "cthulhu_wars.windwalker.log_gate": NOOP("cthulhu_wars", "The gate in {place} is removed."),
}
