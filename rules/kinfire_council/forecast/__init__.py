"""What the coming night brings if nothing changes."""
