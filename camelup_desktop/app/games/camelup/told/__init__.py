"""The words of the Supercup's modules: a file each, reached through its entry in `SCREENS`."""
