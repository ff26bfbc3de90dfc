"""Bots of Root: they play from their seat's view, to a plan for each faction, and say why.

`search.py` tries an order in worlds that agree with the view, lets the turn run out and asks
`worth.py` what the position is worth, in victory points. Each file in `factions/` says what the
position of one faction is worth and which of its orders deserve a try. `reflexes.py` answers what
needs no search, and plays the others' answers within it.
"""
