"""Motion without a screen: curves, springs and a timeline. Knows neither pygame nor the game."""
