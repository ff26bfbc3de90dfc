"""What the screen shows, without drawing it: sessions, saves, settings."""
