"""Why the rulebook says no in a race. Values are string keys."""

import enum

from camelup_desktop.engine.table import Objection


@enum.unique
class No(Objection):
    """One reason each, with the paragraph it comes from."""

    NOT_A_STARTING_ORDER = "not_a_starting_order"  # R10
    NO_LEG_TILE_LEFT = "no_leg_tile_left"  # R16
    SPACE_NOT_ON_TRACK = "space_not_on_track"  # R32a
    SPACE_ONE = "space_one"  # R32a
    SPACE_HAS_CAMELS = "space_has_camels"  # R32b
    SPACE_HAS_DESERT_TILE = "space_has_desert_tile"  # R32c
    NEXT_TO_DESERT_TILE = "next_to_desert_tile"  # R32d
    SAME_SPACE = "same_space"  # R36
    SAME_SPACE_AND_SIDE = "same_space_and_side"  # R36
    CARD_NOT_IN_HAND = "card_not_in_hand"  # R20
