"""The table of Feed the Kraken."""
