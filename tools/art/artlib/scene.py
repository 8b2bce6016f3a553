"""Blender scene set-up: fixed orthographic camera, position-independent lighting, sprite rendering.

Lighting uses a wide *sun* plus a gradient dome, never local lamps, so a camel rendered alone is lit
exactly like the board it will be blitted on.
"""

import contextlib
import math
import os
import sys
import time
from pathlib import Path

import bpy
import numpy as np
from mathutils import Euler, Vector

from .output import OUT, write_json, wrote
from .palette import ELEVATION, PPU, SAND_MID

QUALITY = {  # samples, denoise
    "draft": (10, True),
    "moving": (12, True),  # frames that are seen for a few hundredths of a second
    "table": (12, True),  # full pictures: the denoiser cleans large soft areas very well
    "final": (32, True),
    "hero": (96, True),
}


def reset(quality="final", threads=0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples, c.use_denoising = QUALITY[quality]
    c.denoiser = "OPENIMAGEDENOISE"
    c.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    c.denoising_prefilter = "FAST"
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.02
    c.adaptive_min_samples = 8
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 2, 2, 2
    c.caustics_reflective = c.caustics_refractive = False
    c.use_light_tree = False
    c.sample_clamp_indirect = 4.0
    c.seed = 7  # fixed: same inputs -> same pixels
    s.render.film_transparent = True
    s.render.use_persistent_data = False
    if threads:
        s.render.threads_mode, s.render.threads = "FIXED", threads
    s.view_settings.view_transform = (
        "Khronos PBR Neutral"  # keeps paint hues true (AgX desaturates toys)
    )
    s.view_settings.look = "None"
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGBA"
    s.render.image_settings.color_depth = "8"
    s.render.dither_intensity = 0.0  # dithering is the last source of run-to-run noise
    s.render.image_settings.compression = 15
    cam = bpy.data.objects.new("cam", bpy.data.cameras.new("cam"))
    cam.data.type = "ORTHO"
    cam.data.clip_end = 200
    s.collection.objects.link(cam)
    s.camera = cam
    _lights()
    return s


def _lights():
    s = bpy.context.scene

    def sun(name, energy, angle, az, el, color=(1, 1, 1)):
        l = bpy.data.lights.new(name, "SUN")
        l.energy, l.angle, l.color = energy, math.radians(angle), color
        o = bpy.data.objects.new(name, l)
        a, e = math.radians(az), math.radians(el)
        d = Vector(
            (math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))
        )  # towards the light
        o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
        s.collection.objects.link(o)

    sun(
        "key", 3.1, 14, 208, 54, (1.0, 0.93, 0.82)
    )  # late-afternoon sun, front-left: lit flanks, shadows to the right
    sun("fill", 0.55, 60, 300, 40, (0.84, 0.90, 1.0))  # broad cool fill from the viewer's side
    w = bpy.data.worlds.new("w")
    s.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    tc = t.nodes.new("ShaderNodeTexCoord")
    sep = t.nodes.new("ShaderNodeSeparateXYZ")
    ramp = t.nodes.new("ShaderNodeValToRGB")
    t.links.new(tc.outputs["Generated"], sep.inputs[0])
    t.links.new(sep.outputs[2], ramp.inputs[0])
    el = ramp.color_ramp.elements
    el[0].position, el[0].color = 0.0, (0.55, 0.42, 0.34, 1)
    el[1].position, el[1].color = 1.0, (0.92, 0.96, 1.0, 1)
    e = el.new(0.35)
    e.color = (0.80, 0.78, 0.76, 1)
    t.links.new(ramp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = 0.62
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 64


def plane(name, size, z=0.0, material=None):
    me = bpy.data.meshes.new(name)
    h = size / 2
    me.from_pydata([(-h, -h, z), (h, -h, z), (h, h, z), (-h, h, z)], [], [(0, 1, 2, 3)])
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if material:
        me.materials.append(material)
    return ob


def bounce_ground(color=SAND_MID):
    """Camera-invisible ground: gives sprites warm bounce light and grounding AO."""
    from .materials import plain

    g = plane("bounce", 12, 0.0, plain("bounce", color, 0.9))
    g.visible_camera = False
    return g


def project(co, elevation=ELEVATION):
    """World -> (right, up) camera-plane units."""
    co, e = np.asarray(co, float), math.radians(elevation)
    return co[..., 0], co[..., 1] * math.sin(e) + co[..., 2] * math.cos(e)


def bounds(objs, elevation=ELEVATION):
    """Camera-plane bounds of evaluated meshes."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    lo, hi = np.full(2, 1e9), np.full(2, -1e9)
    for o in objs:
        ev = o.evaluated_get(dg)
        try:
            me = ev.to_mesh()
        except RuntimeError:
            continue
        n = len(me.vertices)
        if not n:
            continue
        co = np.empty(n * 3, np.float32)
        me.vertices.foreach_get("co", co)
        m = np.array(ev.matrix_world)
        co = co.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3]
        u, v = project(co, elevation)
        lo = np.minimum(lo, (u.min(), v.min()))
        hi = np.maximum(hi, (u.max(), v.max()))
        ev.to_mesh_clear()
    return lo[0], lo[1], hi[0], hi[1]


def aim(u0, v0, u1, v1, ppu=PPU, elevation=ELEVATION, pad=2):
    """Frame the camera-plane rectangle at exactly ppu pixels a unit.

    Returns the pixel of the world's origin.
    """
    s = bpy.context.scene
    x0, x1 = math.floor(u0 * ppu + 1e-6) - pad, math.ceil(u1 * ppu - 1e-6) + pad
    y0, y1 = math.floor(v0 * ppu + 1e-6) - pad, math.ceil(v1 * ppu - 1e-6) + pad
    w, h = x1 - x0, y1 - y0
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    cam = s.camera
    uc, vc = (x0 + x1) / 2 / ppu, (y0 + y1) / 2 / ppu
    e = math.radians(elevation)
    right, up, fwd = (
        Vector((1, 0, 0)),
        Vector((0, math.sin(e), math.cos(e))),
        Vector((0, math.cos(e), -math.sin(e))),
    )
    cam.location = uc * right + vc * up - 60 * fwd
    cam.rotation_euler = Euler((math.pi / 2 - e, 0, 0))
    cam.data.ortho_scale = max(w, h) / ppu
    return [-x0, y1]


@contextlib.contextmanager
def quiet():
    """Silence Cycles' progress lines, which go straight to file descriptor 1."""
    sys.stdout.flush()
    keep = os.dup(1)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(keep, 1)
        os.close(keep)
        os.close(null)


def render_to(path):
    s = bpy.context.scene
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    s.render.filepath = str(path)
    t, c = time.time(), time.process_time()
    with quiet():
        bpy.ops.render.render(write_still=True)
    wrote(path)
    return time.time() - t, time.process_time() - c


def sprite(
    name,
    objs,
    ppu=PPU,
    margin=0.02,
    shadow=True,
    shadow_reach=1.0,
    elevation=ELEVATION,
    trim=True,
    rect=None,
    shadow_samples=32,
    extra=None,
    out=None,
):
    """Render objs to <name>.png and, if asked, <name>_shadow.png, each with a json of anchors.

    The shadow pass makes the objects camera-invisible above a shadow catcher, so the shadow is
    complete (also underneath) and can be moved and faded while the piece hops.
    """
    from . import post

    out = Path(out or OUT)
    if rect is None:
        rect = bounds(objs, elevation)
    rect = (rect[0] - margin, rect[1] - margin, rect[2] + margin, rect[3] + margin)
    anchor = aim(*rect, ppu=ppu, elevation=elevation)
    meta = {"ppu": ppu, **(extra or {})}
    wall, cpu = render_to(out / f"{name}.png")
    meta["anchor"] = post.trim(out / f"{name}.png", anchor) if trim else anchor
    if shadow:
        m2, w2, c2 = shadow_sprite(
            f"{name}_shadow", objs, rect, ppu, shadow_reach, elevation, shadow_samples, out
        )
        meta.update(shadow_anchor=m2["anchor"], shadow_ppu=m2["ppu"])
        wall, cpu = wall + w2, cpu + c2
    from PIL import Image

    meta["size"] = list(Image.open(out / f"{name}.png").size)
    write_json(out / f"{name}.json", meta)
    print(
        f"[art]          {name} {meta['size'][0]}x{meta['size'][1]} {wall:.1f} s, cpu {cpu:.1f} s",
        flush=True,
    )
    return meta


def shadow_sprite(
    name, objs, rect=None, ppu=PPU, reach=1.0, elevation=ELEVATION, samples=24, out=None
):
    """Soft ground shadow of objs alone, as a tinted alpha sprite at half resolution."""
    from . import post

    s = bpy.context.scene
    out = Path(out or OUT)
    rect = rect or bounds(objs, elevation)
    dg = bpy.context.evaluated_depsgraph_get()
    tall = max((o.evaluated_get(dg).matrix_world @ Vector(c)).z for o in objs for c in o.bound_box)
    cat = plane("catcher", 40, 0.0)
    cat.is_shadow_catcher = True
    hidden = [o for o in s.objects if o.name.startswith("bounce")]
    for o in hidden:
        o.hide_render = True
    for o in objs:
        o.visible_camera = False
    sp = ppu // 2
    # the key light comes from the front-left: shadows reach right and away from the viewer
    anchor = aim(
        rect[0] - 0.1 * reach,
        rect[1] - 0.15 * reach,
        rect[2] + (0.25 + 0.9 * tall) * reach,
        rect[3] + 0.15 * tall,
        ppu=sp,
        elevation=elevation,
    )
    keep = s.cycles.samples
    s.cycles.samples = min(keep, samples)
    wall, cpu = render_to(out / f"{name}.png")
    s.cycles.samples = keep
    anchor = post.shadow(out / f"{name}.png", anchor)
    for o in objs:
        o.visible_camera = True
    for o in hidden:
        o.hide_render = False
    bpy.data.objects.remove(cat)
    meta = {"ppu": sp, "anchor": anchor}
    write_json(out / f"{name}.json", meta)
    return meta, wall, cpu
