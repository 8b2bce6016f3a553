"""The race on screen."""
