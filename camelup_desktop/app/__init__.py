"""Everything with a window: scenes, stage, panels, files, and the commands."""
