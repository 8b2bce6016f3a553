"""What somebody does who wants the game to break."""
