"""The sounds of the table, by what makes them: one function a sound."""
