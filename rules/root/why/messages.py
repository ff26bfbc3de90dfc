"""The sentences of «Why not?» about a thing: its rule with what it stands at now."""

from rules.kernel.text import QT_TRANSLATE_NOOP

NOOP = QT_TRANSLATE_NOOP

SENTENCES: dict[str, str] = {
    "root.thing.both": NOOP("root", "{rule} {cause}"),
    # ------------------------------------------------------------ what the game waits for
    "root.now.over": NOOP("root", "The game is over. {reason}."),
    "root.now.setup": NOOP("root", "This is setup. {prompt}"),
    "root.now.setup_wait": NOOP("root", "This is setup, and {who} must decide first."),
    "root.now.own": NOOP("root", "It is your {phase}. {prompt}"),
    "root.now.other": NOOP("root", "{who} is in {phase}. {prompt}"),
    "root.now.wait": NOOP("root", "{who} is in {phase}, and {whom} must decide first."),
    "root.now.turn": NOOP("root", "{who} is in {phase}."),
    # ------------------------------------------------------------ the table
    "root.thing.deck": NOOP(
        "root",
        "Cards are drawn from the deck in Evening, or when a rule says so. Cards left in it: %n.",
    ),
    "root.thing.discard": NOOP(
        "root",
        "Discarded cards stay in the discard pile until the deck is empty. Cards left in the"
        " deck: %n.",
    ),
    "root.thing.discarded": NOOP(
        "root",
        "{card} is in the discard pile. It can be drawn again only after the deck runs out, which"
        " has %n card(s) left.",
    ),
    "root.thing.items": NOOP(
        "root",
        "Items leave the supply only when a card that shows one is crafted. Items left: %n.",
    ),
    "root.thing.souls": NOOP(
        "root",
        "Spent and discarded cards stay in the Lost Souls. In Birdsong {who} makes their most"
        " common suit the Outcast, then discards them. Cards now: %n.",
    ),
    "root.thing.soul": NOOP(
        "root", "{card} is in the Lost Souls, out of play until {who} discards them in Birdsong."
    ),
    "root.thing.crowns": NOOP(
        "root",
        "In Daylight you may take a dominance card from beside the map, spending a card of its"
        " suit. Cards there: %n.",
    ),
    "root.thing.crown": NOOP(
        "root",
        "{card} is beside the map. In Daylight you may take it, spending a {suit} card; you have"
        " %n.",
    ),
    "root.thing.crown_seen": NOOP(
        "root",
        "{card} is beside the map. In Daylight a player may take it, spending a {suit} card.",
    ),
    "root.thing.track": NOOP(
        "root",
        "The score track only counts: points come from what you do on the map and with cards."
        " {who} has the most, %n point(s).",
    ),
    "root.thing.turn": NOOP(
        "root", "This line only shows whose turn it is: {who}, {phase}. Round: %n."
    ),
    "root.thing.turn_setup": NOOP(
        "root", "Setup ends when every player has placed their pieces. Players: %n."
    ),
    "root.thing.battle_over": NOOP(
        "root",
        "This battle is over. Its dice and hits are shown until the next action. Round: %n.",
    ),
    "root.thing.battle": NOOP(
        "root",
        "The battle in {place} runs in steps: ambush, roll, cards and abilities, then hits. {who}"
        " attacks {whom}.",
    ),
    "root.thing.common": NOOP(
        "root",
        "This page shows the cards in play, the quests and the discard pile, which has %n card(s).",
    ),
    "root.thing.quests": NOOP(
        "root", "Only a Vagabond completes quests, in its Daylight. Open quests: %n."
    ),
    "root.thing.plays": NOOP(
        "root", "Only {who} can use crafted cards here, each at its own time. Cards in play: %n."
    ),
    "root.thing.reveals": NOOP(
        "root",
        "{who}'s revealed cards can't be used again before Evening. Cards revealed: %n.",
    ),
    # ------------------------------------------------------------ cards
    "root.thing.hand_ready": NOOP(
        "root", "Your crafting pieces can pay for {card}, which costs {cost}. You craft in {phase}."
    ),
    "root.thing.hand_ambush": NOOP(
        "root", "{card} can be played only at the start of a battle, in a {suit} clearing."
    ),
    "root.thing.hand_ambush_bird": NOOP(
        "root", "{card} can be played only at the start of a battle, in a clearing of any suit."
    ),
    "root.thing.hand_dominance": NOOP(
        "root",
        "{card} can be activated in Daylight with at least 10 points, or spent for its "
        "suit. Your points: %n.",
    ),
    "root.thing.hand_empty": NOOP("root", "Cards in {who}'s hand: %n."),
    "root.thing.in_play": NOOP("root", "Only {who} can use {card}. {does}"),
    "root.thing.revealed": NOOP(
        "root", "{who} has revealed {card}, which can't be used again before Evening."
    ),
    "root.thing.for_sale": NOOP(
        "root",
        "{who} sells {card} only at the start of another player's Birdsong. The price of a hand"
        " card is %n.",
    ),
    "root.thing.quest": NOOP(
        "root",
        "{quest} needs a {suit} clearing and these ready items: {items}. {who} is in {place}.",
    ),
    # ------------------------------------------------------------ players
    "root.thing.seat": NOOP(
        "root",
        "You choose {who} only if a battle or a card needs a player. {who} has "
        "{points} and %n card(s) in hand.",
    ),
    "root.thing.points": NOOP("root", "%n point(s)"),
    "root.thing.crafted_items": NOOP(
        "root",
        "A crafted {item} stays with {who}; only a Vagabond can take it, by aiding {who}. {who}"
        " has %n.",
    ),
    # ------------------------------------------------------------ places and pieces
    "root.thing.clearing": NOOP(
        "root", "In {place} ({suit}) you have %n warrior(s); {ruling}. {slots}"
    ),
    "root.thing.clearing_none": NOOP(
        "root", "In {place} ({suit}) you have no warriors; {ruling}. {slots}"
    ),
    "root.thing.clearing_seen": NOOP("root", "In {place} ({suit}), {ruling}. {slots}"),
    "root.thing.slots": NOOP("root", "Open building slots: %n."),
    "root.thing.ruled": NOOP("root", "{who} rules"),
    "root.thing.ruled_you": NOOP("root", "you rule"),
    "root.thing.ruled_none": NOOP("root", "no one rules"),
    "root.thing.forest": NOOP(
        "root", "Only a Vagabond can enter {place}, which is adjacent to these clearings: {places}."
    ),
    "root.thing.burrow": NOOP("root", "Only {who} can use {place}. Warriors there: %n."),
    "root.thing.own_warriors": NOOP(
        "root",
        "Your warriors in {place} can move only if you rule where they start or arrive; in"
        " {place} {ruling}.",
    ),
    "root.thing.warriors": NOOP(
        "root",
        "Only {who} moves its warriors in {place}. To battle them you must have warriors there;"
        " you have %n.",
    ),
    "root.thing.warriors_seen": NOOP(
        "root", "Only {who} moves its warriors in {place}. {who}'s warriors there: %n."
    ),
    "root.thing.own_piece": NOOP(
        "root", "Your {what} in {place} stays until it is removed. Your warriors there: %n."
    ),
    "root.thing.piece": NOOP(
        "root",
        "To remove {who}'s {what} in {place} by battle, hits must remove its warriors "
        "first. Its warriors there: %n.",
    ),
    "root.thing.own_pawn": NOOP(
        "root", "Your pawn in {place} moves in Daylight, exhausting a boot. Ready boots: %n."
    ),
    "root.thing.pawn": NOOP(
        "root",
        "Only {who} moves its pawn in {place}, exhausting boots. Ready boots: %n.",
    ),
    "root.thing.ruin": NOOP(
        "root",
        "Only a Vagabond explores the ruin in {place}, exhausting a torch in Daylight. Items under"
        " it: %n.",
    ),
    "root.thing.ferry": NOOP(
        "root",
        "The Ferry in {place} takes one move a turn along the river from there. Your warriors"
        " there: %n.",
    ),
    "root.thing.tower": NOOP(
        "root",
        "The Tower in {place} scores a point at the end of Evening for the player who rules there."
        " Your warriors there: %n.",
    ),
    "root.thing.elder_treetop": NOOP(
        "root",
        "The Elder Treetop adds one building slot to {place}. Your warriors there: %n.",
    ),
    "root.thing.black_market": NOOP(
        "root",
        "At the Black Market in {place} you may swap a card in your hand once on your "
        "turn, if you have a piece there. Your warriors there: %n.",
    ),
    "root.thing.legendary_forge": NOOP(
        "root",
        "You can craft the Legendary Forge's items only with a piece in {place}. Your "
        "warriors there: %n.",
    ),
    "root.thing.lost_city": NOOP(
        "root",
        "The Lost City makes {place} a fox, rabbit and mouse clearing all at once. "
        "Your warriors there: %n.",
    ),
    "root.thing.filled": NOOP(
        "root", "{who}'s item fills this slot in {place} for the rest of the game."
    ),
}
