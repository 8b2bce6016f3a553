"""Flat pictures drawn with skia: icons, badges, markers, cards, portraits, logo."""
