"""What can be worked out by search: exact, and built on the game alone (`core`)."""
