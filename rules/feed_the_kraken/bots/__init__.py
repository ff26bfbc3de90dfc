"""The bots of Feed the Kraken: exact beliefs over the deals, worths of spaces, and decisions (14)."""
