"""Recipes: each names one picture (or a small set) and says how it is made."""
