"""Each character card by itself, and the windows (10)."""
