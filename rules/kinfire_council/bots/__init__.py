"""Bots of Kinfire Council: they play from their seat's view and say why.

`prices.py` says what goods, tokens and effects are worth, `night.py` what the night is likely to
bring, `worth.py` in V what a position is worth to a seat, the Cult's chances included.
`reflexes/` answers at once, `search.py` tries the own turn, `outlook.py` looks further.
"""
