"""Perspective camera, low sun and painted sky of the title's diorama."""

import math
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

from .output import forget, wrote

# evening sky from the top edge down to the horizon, evenly spaced
SKY = ((44, 108, 146), (118, 168, 182), (244, 210, 164), (250, 190, 126), (255, 222, 164))


def light(azimuth=215, elevation=21):
    """Turn the standard suns into a low golden one from the left and a cool fill."""
    s = bpy.context.scene
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    key = s.objects["key"]
    key.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    key.data.energy, key.data.color, key.data.angle = 4.4, (1.0, 0.78, 0.52), math.radians(3)
    s.objects["fill"].data.energy = 0.35
    s.world.node_tree.nodes["Background"].inputs[1].default_value = 0.62


def look(position, target, lens, size):
    """Aim a perspective camera; lens in millimetres, size in pixels."""
    s = bpy.context.scene
    cam = s.camera
    cam.data.type, cam.data.lens = "PERSP", lens
    cam.location = position
    direction = Vector(target) - Vector(position)
    cam.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    s.render.resolution_x, s.render.resolution_y = size
    s.render.resolution_percentage = 100


def paint_sky(source, target, horizon=0.62, glare=(0.05, 0.50), quality=91):
    """Put the rendered scene before a graded evening sky; returns the size."""
    im = Image.open(source).convert("RGBA")
    w, h = im.size
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    t = np.clip(y / (h * horizon), 0, 1)
    stops = np.linspace(0, 1, len(SKY))
    sky = np.stack([np.interp(t, stops, [c[k] for c in SKY]) for k in range(3)], -1)
    away = np.hypot((x / w - glare[0]) * w / h, y / h - glare[1])[..., None]
    glow = np.exp(-((away / 0.42) ** 2)) * 0.55
    sky = sky + (np.array((255, 236, 190), np.float32) - sky) * np.clip(glow, 0, 1)
    fore = np.asarray(im, np.float32)
    alpha = fore[..., 3:] / 255
    out = fore[..., :3] * alpha + sky * (1 - alpha)
    vignette = 1 - 0.16 * np.clip(np.hypot(x / w - 0.5, y / h - 0.48) - 0.35, 0, 1)[..., None]
    Image.fromarray(np.clip(out * vignette, 0, 255).astype(np.uint8)).save(
        target, quality=quality, subsampling=0, optimize=True
    )
    Path(source).unlink()
    forget(Path(source))
    wrote(Path(target))
    return [w, h]
