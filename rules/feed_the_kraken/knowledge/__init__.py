"""What each player has learned (11), and worlds that agree with it."""
