"""Drawing (4): what may be drawn, and why not."""
