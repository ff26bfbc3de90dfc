"""Feed the Kraken once more, written from the text of the rules alone, and a follower.

The second engine shares no code with `rules/feed_the_kraken`: it reads the tables in
`resources/feed_the_kraken` by itself and keeps seats, piles and facts as plain lists. A fault must
be made twice, in two ways, to stay unseen. Only `follower` knows both engines: at each question of
a random game it holds who is asked, what is open, the whole table, what each seat has learned and
what one of them sees against each other. What a lot has brought is told; whether it can be so is
not. The number in brackets is the section of the rules.

    cards       what is printed: crews, decks, charts, when a character may be used (2, 3, 10)
    table       seats, piles, guns, facts, views, and the form of a question (2, 8, 9.5, 11)
    rounds      appointment, loyalty check, outcome (4, 9.3)
    navigation  draws, choices, jumping, the ship's move, signs (4.3 to 4.5, 9)
    execution   map actions and card actions (5, 6)
    rituals     the cult's circuits (7, 12)
    comparing   what is the same
    log         the table as it is told
    claims      what may be said (13)
    characters  windows and characters (10)
"""
