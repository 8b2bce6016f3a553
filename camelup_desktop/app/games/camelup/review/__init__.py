"""Looking back at a finished race: sentences, report, and the screen."""
