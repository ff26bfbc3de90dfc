"""The bots of Feed the Kraken: exact beliefs, worths of spaces, decisions (14)."""
