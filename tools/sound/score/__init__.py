"""The music, written as notes: a quiet desert score in two layers, and short calls."""
