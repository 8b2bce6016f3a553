"""Flat pictures: marks and icons, portraits, race cards. Quality makes no difference to them."""

from itertools import product

from assets.people_data import PEOPLE
from flat import cards, marks
from flat.icon_shapes import ICONS
from renders.pieces import COLOURS
from renders.registry import recipe


@recipe("flats", ((n,) for n in ICONS))
def icon(_, name):
    """White line icon to be tinted by the game."""
    marks.icon(name)


@recipe("flats", ((c,) for c in COLOURS))
def symbol(_, camel):
    """A camel's symbol in paint and in ink."""
    marks.symbol(camel)


@recipe("flats", ((c,) for c in COLOURS))
def badge(_, camel):
    """Round badges with the camel's symbol."""
    marks.badge(camel)


@recipe("flats", ((k,) for k in PEOPLE))
def seat(_, key):
    """Shape marker of a character."""
    marks.seat(key)


@recipe("flats", ((n,) for n in "12345"))
def ribbon(_, rank):
    """Rank ribbon."""
    marks.ribbon(int(rank))


@recipe("flats", (("oasis",), ("mirage",)))
def smalltile(_, side):
    """Small sign of a desert tile."""
    marks.small_tile(side)


@recipe("flats", (("winner",), ("loser",)))
def deck(_, kind):
    """Sign of a race deck."""
    marks.deck(kind)


@recipe("flats", ((k,) for k in PEOPLE), needs=lambda key: [f"person:{key}", "ring"])
def portrait(_, key):
    """Framed round portrait."""
    marks.portrait(key)


@recipe("cards", product(PEOPLE, COLOURS), needs=lambda p, c: [f"person:{p}", f"camel:{c}:E"])
def card(_, person, camel):
    """Front of a race card."""
    cards.front(person, camel)


@recipe("cards", ((k,) for k in PEOPLE), needs=lambda p: [f"person:{p}"])
def cardback(_, person):
    """Back of a race card."""
    cards.back(person)
