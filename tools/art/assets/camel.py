"""The painted camel: body, saddle cloth, bridle, eyes. Its shape is in camel_shape."""

import math

import numpy as np

from artlib import sdf
from artlib.decals import CLOTH_L
from artlib.palette import CAMELS, mix
from assets.camel_shape import CLOTH_X, SCALE, TORSO, geometry


def _cloth_uv(ob, scale):
    """Unfold across the back: u along x, v = distance from the spine."""
    me = ob.data
    n = len(me.vertices)
    co = np.empty(n * 3, np.float32)
    me.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3) / scale
    ay, z = np.abs(co[:, 1]), co[:, 2]
    prof = sorted((p[0], p[1]) for p in TORSO[19:30])
    top = np.maximum(np.interp(co[:, 0], *zip(*prof, strict=False)), z)
    turn = 0.645  # height where the cloth turns down the flank
    over = 0.19 * (ay + top - z) / (0.205 + np.maximum(top - turn, 0.0))
    across = np.sign(co[:, 1]) * np.where(z > turn, np.minimum(over, 0.19), 0.19 + (turn - z))
    xc = (CLOTH_X[0] + CLOTH_X[1]) / 2
    u = 0.5 + (co[:, 0] - xc) / (CLOTH_X[1] - CLOTH_X[0])
    vv = 0.5 + across / CLOTH_L
    uv = me.uv_layers.new(name="UVMap")
    li = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", li)
    uv.data.foreach_set("uv", np.stack([u[li], vv[li]], 1).astype(np.float32).ravel())


def build(color, with_cloth=True, at=(0, 0, 0), yaw=0.0, neutral=False):
    """One camel facing +x (yaw in degrees, counter-clockwise). Returns its objects."""
    import bpy

    from artlib import decals as T
    from artlib import materials as M

    k = CAMELS[color]
    g = geometry()
    objs = []
    root = bpy.data.objects.new(f"camel_{color}", None)
    bpy.context.scene.collection.objects.link(root)

    def get(name, make):
        return bpy.data.materials.get(name) or make()

    body_mat = get(f"paint_{color}", lambda: _dipped_paint(f"paint_{color}", k["paint"]))
    v, f, wear = g["body"]
    body = sdf.to_object("body", v, f, body_mat, scale=SCALE)
    body.data.attributes.new("wear", "FLOAT", "POINT").data.foreach_set(
        "value", wear.astype(np.float32)
    )
    objs.append(body)
    if with_cloth:
        cloth = sdf.to_object("cloth", *g["cloth"], scale=SCALE)
        _cloth_uv(cloth, SCALE)
        cloth.data.materials.append(
            get(
                f"cloth_{color}",
                lambda: M.decal(f"cloth_{color}", T.saddle_cloth(color), 0.85, 0.35, weave=True),
            )
        )
        trim = sdf.to_object(
            "trim",
            *g["trim"],
            get("trim_gold", lambda: M.plain("trim_gold", "#E0A93A", 0.55, sheen=0.3, bump=0.3)),
            scale=SCALE,
        )
        bridle = sdf.to_object(
            "bridle",
            *g["bridle"],
            get(
                f"bridle_{color}",
                lambda: M.plain(
                    f"bridle_{color}",
                    mix(
                        k["cloth"], k["ink"], 0.85 if color in ("orange", "green", "blue") else 0.0
                    ),
                    0.6,
                ),
            ),
            scale=SCALE,
        )
        objs += [cloth, trim, bridle]
    objs.append(
        sdf.to_object(
            "tail",
            *g["tail"],
            get(
                f"tail_{color}",
                lambda: M.plain(f"tail_{color}", mix(k["paint"], "#2A1208", 0.45), 0.7),
            ),
            scale=SCALE,
        )
    )
    # eyes: ball, pupil and a sleepy painted lid
    eye_w = get("eye_white", lambda: M.plain("eye_white", "#FBF7EF", 0.2, coat=0.6))
    eye_b = get("eye_black", lambda: M.plain("eye_black", "#14100E", 0.12, coat=1.0))
    lid = get(
        f"lid_{color}",
        lambda: M.plain(f"lid_{color}", mix(k["paint"], "#2A1208", 0.28), 0.4, coat=0.4),
    )
    spark = get("eye_spark", lambda: M.plain("eye_spark", "#FFFFFF", 0.3))
    for sy in (-1, 1):
        c = np.array((0.556, sy * 0.084, 0.962 + 0.075)) * SCALE
        objs.append(_ball("eye", c, 0.050 * SCALE, eye_w))
        look = np.array((0.74, sy * 0.66, 0.02))
        look /= np.linalg.norm(look)
        objs.append(_ball("pupil", c + look * 0.0205 * SCALE, 0.037 * SCALE, eye_b))
        objs.append(
            _ball(
                "spark",
                c + (look + np.array((-0.25, 0, 0.30))) * 0.052 * SCALE,
                0.011 * SCALE,
                spark,
            )
        )
        objs.append(_lid(c, 0.054 * SCALE, lid, sy))
    if neutral:  # grey stand-in: shades others without tinting them
        grey = get("neutral", lambda: M.plain("neutral", "#8C8278", 0.7))
        for o in objs:
            o.data.materials.clear()
            o.data.materials.append(grey)
    for o in objs:
        o.parent = root
    root.location = at
    root.rotation_euler = (0, 0, math.radians(yaw))
    bpy.context.view_layer.update()
    return objs


def _dipped_paint(name, color):
    """Enamel paint; hooves stay bare wood, which also separates camels in a stack."""
    from artlib import materials as M
    from artlib.palette import WOOD_DARK, WOOD_LIGHT, WOOD_MID

    mat = M.paint(name, color, wear=0.95)
    t = mat.node_tree
    bsdf = next(n for n in t.nodes if n.type == "BSDF_PRINCIPLED")
    prev = bsdf.inputs["Base Color"].links[0].from_socket
    n = M.NT.__new__(M.NT)
    n.mat, n.t = mat, t
    z = n.add("ShaderNodeSeparateXYZ", Vector=n.coords("Object")).outputs[2]
    wob = n.add("ShaderNodeTexNoise", Vector=n.coords("Object", (9, 9, 9)), Scale=1.0).outputs[0]
    h = n.math("ADD", z, n.math("MULTIPLY", n.math("SUBTRACT", wob, 0.5), 0.012))
    mask = n.ramp(h, (0.098 * SCALE, 1.0), (0.104 * SCALE, 0.0))
    rings, _fine = M._grain(n, 1.6, 2)
    bare = n.mixc(rings, mix(WOOD_LIGHT, WOOD_MID, 0.35), mix(WOOD_MID, WOOD_DARK, 0.25))
    n.set(bsdf, "Base Color", n.mixc(mask, prev, bare))
    return mat


def _ball(name, c, r, mat):
    import bmesh
    import bpy

    me = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=28, v_segments=18, radius=r)
    for fc in bm.faces:
        fc.smooth = True
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = c
    me.materials.append(mat)
    return ob


def _lid(c, r, mat, sy):
    """Upper-lid cap: the part of a slightly larger sphere above a tilted plane."""
    import bmesh
    import bpy
    from mathutils import Vector

    me = bpy.data.meshes.new("lid")
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=24, radius=r)
    nrm = Vector((-0.42, -sy * 0.30, 1.0)).normalized()
    bmesh.ops.bisect_plane(
        bm,
        geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
        plane_co=nrm * (r * 0.30),
        plane_no=nrm,
        clear_inner=True,
    )
    for fc in bm.faces:
        fc.smooth = True
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new("lid", me)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = c
    me.materials.append(mat)
    return ob
