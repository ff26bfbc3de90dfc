"""Set-up (2): standard and advanced."""
