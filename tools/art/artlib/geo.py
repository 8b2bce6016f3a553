"""Small mesh builders on top of bmesh; all return linked Blender objects."""

import itertools
import math

import bmesh
import bpy  # first: it provides bmesh and mathutils
import numpy as np
from mathutils import Matrix, Vector


def link(name, bm, mat=None, smooth=False, bevel=0.0, seg=3, angle=35):
    me = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    for f in bm.faces:
        f.smooth = smooth or bevel > 0
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    if bevel > 0:
        m = ob.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.limit_method, m.angle_limit = (
            bevel,
            seg,
            "ANGLE",
            math.radians(angle),
        )
        m.harden_normals = True
    return ob


def box(name, size, at=(0, 0, 0), mat=None, bevel=0.02, rot=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0, matrix=Matrix.Diagonal((*size, 1)))
    ob = link(name, bm, mat, bevel=bevel)
    ob.location, ob.rotation_euler = at, rot
    return ob


def prism(name, pts, z0, z1, mat=None, bevel=0.02, seg=3, top_scale=1.0):
    """Extruded polygon pts [(x, y)...] from z0 to z1."""
    bm = bmesh.new()
    c = Vector((sum(p[0] for p in pts) / len(pts), sum(p[1] for p in pts) / len(pts), 0))
    lo = [bm.verts.new((p[0], p[1], z0)) for p in pts]
    hi = [
        bm.verts.new(((p[0] - c.x) * top_scale + c.x, (p[1] - c.y) * top_scale + c.y, z1))
        for p in pts
    ]
    n = len(pts)
    bm.faces.new(lo[::-1])
    bm.faces.new(hi)
    for i in range(n):
        bm.faces.new((lo[i], lo[(i + 1) % n], hi[(i + 1) % n], hi[i]))
    return link(name, bm, mat, bevel=bevel, seg=seg)


def lathe(name, profile, mat=None, seg=48, at=(0, 0, 0), smooth=True):
    """Surface of revolution from [(r, z)...] bottom to top."""
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        if r < 1e-5:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            rings.append(
                [
                    bm.verts.new(
                        (
                            r * math.cos(2 * math.pi * i / seg),
                            r * math.sin(2 * math.pi * i / seg),
                            z,
                        )
                    )
                    for i in range(seg)
                ]
            )
    for a, b in itertools.pairwise(rings):
        for i in range(seg):
            j = (i + 1) % seg
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                bm.faces.new((a[0], b[j], b[i]))
            elif len(b) == 1:
                bm.faces.new((a[i], a[j], b[0]))
            else:
                bm.faces.new((a[i], a[j], b[j], b[i]))
    ob = link(name, bm, mat, smooth=smooth)
    ob.location = at
    if smooth:
        m = ob.modifiers.new("ws", "EDGE_SPLIT")
        m.split_angle = math.radians(40)
    return ob


def ball(name, c, r, mat=None, scale=(1, 1, 1), seg=28):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg * 2 // 3, radius=r)
    ob = link(name, bm, mat, smooth=True)
    ob.location, ob.scale = c, scale
    return ob


def tube(name, pts, radius, mat=None, cyclic=False, seg=4, taper=None, resolution=6):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = radius, seg, resolution
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY" if len(pts) > 12 else "BEZIER")
    if sp.type == "BEZIER":
        sp.bezier_points.add(len(pts) - 1)
        for i, (bp, p) in enumerate(zip(sp.bezier_points, pts, strict=False)):
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = "AUTO"
            bp.radius = taper[i] if taper else 1.0
    else:
        sp.points.add(len(pts) - 1)
        for i, (sp_p, p) in enumerate(zip(sp.points, pts, strict=False)):
            sp_p.co = (*p, 1)
            sp_p.radius = taper[i] if taper else 1.0
    sp.use_cyclic_u = cyclic
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        cu.materials.append(mat)
    return ob


def decal_quad(name, w, h, at, mat, rot=(0, 0, 0)):
    """UV-mapped quad facing +z before rotation."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(
        [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)],
        [],
        [(0, 1, 2, 3)],
    )
    uv = me.uv_layers.new(name="UVMap")
    uv.data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1])
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.location, ob.rotation_euler = at, rot
    me.materials.append(mat)
    return ob


def text3d(name, s, size, at, mat, font_path, depth=0.01, bevel=0.004, rot=(0, 0, 0)):
    cu = bpy.data.curves.new(name, "FONT")
    cu.body, cu.size = s, size
    cu.font = bpy.data.fonts.load(str(font_path), check_existing=True)
    cu.align_x, cu.align_y = "CENTER", "CENTER"
    cu.extrude, cu.bevel_depth, cu.bevel_resolution, cu.offset = depth, bevel, 2, -bevel * 0.5
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    ob.location, ob.rotation_euler = at, rot
    cu.materials.append(mat)
    return ob


def grid_mesh(name, x, y, z, mat=None, attrs=None, smooth=True):
    """Height-field z[ny, nx] over x[nx], y[ny]; attrs: {name: array[ny, nx]} stored per vertex."""
    ny, nx = z.shape
    X, Y = np.meshgrid(x, y)
    co = np.stack([X, Y, z], -1).reshape(-1, 3).astype(np.float32)
    i = np.arange(nx * ny).reshape(ny, nx)
    q = (
        np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1)
        .reshape(-1, 4)
        .astype(np.int32)
    )
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(co))
    me.vertices.foreach_set("co", co.ravel())
    me.loops.add(len(q) * 4)
    me.loops.foreach_set("vertex_index", q.ravel())
    me.polygons.add(len(q))
    me.polygons.foreach_set("loop_start", np.arange(0, len(q) * 4, 4, dtype=np.int32))
    me.update(calc_edges=True)
    if smooth:
        me.polygons.foreach_set("use_smooth", np.ones(len(q), bool))
    for k, a in (attrs or {}).items():
        me.attributes.new(k, "FLOAT", "POINT").data.foreach_set(
            "value", a.astype(np.float32).ravel()
        )
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    return ob


def fbm(shape, cell, seed, octaves=4, gain=0.5):
    """Smooth deterministic noise in 0..1 on an (ny, nx) grid; cell = feature size in samples."""
    from scipy.ndimage import gaussian_filter

    out = np.zeros(shape)
    amp = 1.0
    for o in range(octaves):
        r = np.random.RandomState(seed * 31 + o).rand(*shape)
        g = gaussian_filter(r, max(cell / 2**o / 2.2, 0.6), mode="wrap")
        g = (g - g.mean()) / (g.std() + 1e-9)
        out += amp * g
        amp *= gain
    return np.clip(0.5 + out / 4.2, 0, 1)


def group(objs, at=(0, 0, 0), yaw=0.0, scale=1.0, rot=None):
    root = bpy.data.objects.new("grp", None)
    bpy.context.scene.collection.objects.link(root)
    for o in objs:
        if o.parent is None:
            o.parent = root
    root.location = at
    root.rotation_euler = rot if rot is not None else (0, 0, math.radians(yaw))
    root.scale = (scale,) * 3
    bpy.context.view_layer.update()
    return root


def ring(name, outer, inner, z0, z1, mat, bevel):
    """Prism between two shapely polygons (a frame) from z0 to z1."""
    n = 160

    def resample(poly):
        from shapely.geometry import Point

        length = poly.exterior.length
        start = poly.exterior.project(Point(poly.bounds[2], 0))
        return [
            poly.exterior.interpolate((start + length * k / n) % length).coords[0] for k in range(n)
        ]

    a, b = (list(p.exterior.coords)[:-1] for p in (outer, inner))
    if len(a) != len(b):
        a, b = resample(outer), resample(inner)
    m = len(a)
    bm = bmesh.new()
    v = [
        [bm.verts.new((p[0], p[1], z)) for p in poly]
        for poly, z in ((a, z0), (a, z1), (b, z1), (b, z0))
    ]
    for r in range(4):
        for k in range(m):
            j = (k + 1) % m
            bm.faces.new((v[r][k], v[r][j], v[(r + 1) % 4][j], v[(r + 1) % 4][k]))
    return link(name, bm, mat, bevel=bevel)


def sheet(name, shape, z0, z1, mat, bevel):
    """Shapely polygon or multipolygon, holes and all, as a bevelled plate from z0 to z1."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.fill_mode = "2D", "BOTH"
    shape = shape.buffer(-bevel, join_style="mitre").simplify(0.0015)
    for polygon in getattr(shape, "geoms", [shape]):
        for line in (polygon.exterior, *polygon.interiors):
            points = list(line.coords)[:-1]
            spline = cu.splines.new("POLY")
            spline.points.add(len(points) - 1)
            for target, (x, y) in zip(spline.points, points, strict=True):
                target.co = (x, y, 0, 1)
            spline.use_cyclic_u = True
    cu.extrude = (z1 - z0) / 2 - bevel
    cu.bevel_depth, cu.bevel_resolution = bevel, 3
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = (0, 0, (z0 + z1) / 2)
    cu.materials.append(mat)
    return ob
