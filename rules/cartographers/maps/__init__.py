"""The maps (1, 4.1): what is printed, what is drawn, and where shapes lie."""
