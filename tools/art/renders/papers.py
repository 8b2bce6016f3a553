"""Flat pictures of the Supercup: partner cards, photo cards and album, signs of the modules."""

from itertools import product

from assets.people_data import PEOPLE
from flat import module_signs, partner_cards, photo
from renders.pieces import COLOURS
from renders.registry import recipe

# Rendered pieces that stand on the emblems of the modules 1 to 4.
SHOWN = {
    "1": ["support:orange:2"],
    "2": ["aimed:SW"],
    "3": ["legtile:green:5", "position:3"],
    "4": [],
}


@recipe("supercup", product(PEOPLE, ("available", "taken")), needs=lambda p, _: [f"person:{p}"])
def partner(_, person, side):
    """Partner card, one side."""
    partner_cards.partner(person, side == "available")


@recipe("supercup")
def partners(_):
    """The consortium's badge, ribbon and icon."""
    module_signs.partners()
    partner_cards.partners_icon()


@recipe("supercup")
def photocard(_):
    """A photo card, front and back."""
    photo.card()


@recipe("supercup")
def photofilm(_):
    """What lies over a picture while and after it develops."""
    photo.film()


@recipe("supercup")
def album(_):
    """Page of the album and the tape that holds the photos."""
    photo.album()
    photo.tape()


@recipe("supercup", ((c,) for c in COLOURS))
def supportsign(_, camel):
    """Small flat sign of a support die."""
    module_signs.support_sign(camel)


@recipe("supercup", needs=lambda: ["position:2"])
def positionback(_):
    """Back of the position tiles."""
    module_signs.position_back()


@recipe("supercup", ((n,) for n in SHOWN), needs=SHOWN.__getitem__)
def module(_, number):
    """Round emblem of a module."""
    module_signs.module(int(number))
