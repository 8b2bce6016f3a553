"""Moves the lower jaw of a camel that is already built, for the chewing of idle life."""

import math

import numpy as np

from assets.camel_shape import SCALE

ASIDE, DOWN = 0.020, 0.027  # local units


def drop(objs, yaw):
    """Let the lower lip hang a little, towards the viewer; yaw of the camel in degrees."""
    body = next(o for o in objs if o.name.split(".")[0] == "body")
    mesh = body.data
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", flat)
    points = flat.reshape(-1, 3) / SCALE
    x, _, z = points.T
    below = np.clip((0.922 + 0.12 * (x - 0.65) - z) / 0.020, 0, 1)  # under the gap of the lips
    ahead = np.clip((x - 0.575) / 0.050, 0, 1)  # fades into the cheek
    share = below * ahead
    points[:, 1] -= math.copysign(ASIDE, math.cos(math.radians(yaw))) * share
    points[:, 2] -= DOWN * share
    mesh.vertices.foreach_set("co", (points * SCALE).astype(np.float32).ravel())
    mesh.update()
