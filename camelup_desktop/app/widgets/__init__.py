"""Own-drawn controls: art furniture, text that always fits, pointer and keyboard alike."""
