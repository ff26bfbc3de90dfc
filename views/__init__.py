"""What is drawn: scenes, panels and themes."""
