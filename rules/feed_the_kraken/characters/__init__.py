"""The character cards and the windows in which they are turned up (10)."""
