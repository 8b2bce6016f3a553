"""Props, stage and director: how the table is drawn and moved."""
