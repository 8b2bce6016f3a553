"""The photographs of a race: found in its record, drawn again, looked at, kept."""
