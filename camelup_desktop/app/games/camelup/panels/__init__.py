"""The panels of the race table, one file each: cached surfaces redrawn when their data changes."""
