"""The computer opponents: they see what their seat may see, and think in slices."""
