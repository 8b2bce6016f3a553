"""Who sits at the table: pure data, importable without Blender."""

PEOPLE = {
    # key:        name,               robe,      trim,      skin,      headgear,   face
    "amira": ("Amira the Astronomer", "#4B3B8F", "#E2AE3C", "#B9794A", "veil", ""),
    "bashir": ("Bashir the Baker", "#E9DFC8", "#C8453B", "#8A5430", "toque", "moustache"),
    "clement": ("Clement the Clockmaker", "#5B4636", "#D9A441", "#EBC09A", "bowler", "monocle"),
    "dunya": ("Dunya the Diver", "#1C7F86", "#F3D27A", "#7A4A2B", "bun", ""),
    "edda": ("Edda the Explorer", "#B68A4E", "#5E3719", "#F0CBA6", "pith", "freckles"),
    "farouk": ("Farouk the Fez-maker", "#8C2438", "#F1E2BE", "#A96C3F", "fez", "beard"),
    "gita": ("Gita the Gardener", "#4E8F4B", "#F0B93C", "#9A5F38", "straw", ""),
    "hugo": ("Hugo the Aviator", "#6F5A3C", "#E6D7B4", "#F0C8A0", "aviator", "goggles"),
    "ismene": ("Ismene the Illusionist", "#2B2436", "#B94FA0", "#E4B48C", "tophat", ""),
    "jabari": ("Jabari the Juggler", "#D9722E", "#2A6FB8", "#5E3820", "turban", "moustache"),
}

# the marker that stands wherever a seat's colour does
SHAPES = {
    "amira": "circle",
    "bashir": "square",
    "clement": "plus",
    "dunya": "drop",
    "edda": "triangle",
    "farouk": "hourglass",
    "gita": "heart",
    "hugo": "chevron",
    "ismene": "ring",
    "jabari": "two_bars",
}
