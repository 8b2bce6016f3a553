"""Procedural Cycles materials. No image files except the 2-D decals of decals.py."""

import bpy

from .palette import WOOD_DARK, WOOD_LIGHT, WOOD_MID, lin, mix


class NT:
    """Terse node-tree builder: n = NT('name'); a = n.add('ShaderNodeTexNoise', Scale=3)"""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.t = self.mat.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, props=None, **inputs):
        n = self.t.nodes.new(kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in inputs.items():
            self.set(n, k.replace("_", " "), v)
        return n

    def set(self, node, key, v):
        sock = node.inputs[int(key[1:])] if key[0] == "#" else node.inputs[key]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], sock)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, clamp=False):
        n = self.t.nodes.new("ShaderNodeMath")
        n.operation, n.use_clamp = op, clamp
        self.set(n, "#0", a)
        self.set(n, "#1", b)
        return n.outputs[0]

    def ramp(self, fac, *stops, interp="LINEAR"):
        n = self.t.nodes.new("ShaderNodeValToRGB")
        n.color_ramp.interpolation = interp
        el = n.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (p, c) in zip(el, stops, strict=False):
            e.position = p
            e.color = (
                lin(c) if isinstance(c, str) else (c if isinstance(c, tuple) else (c, c, c, 1))
            )
        self.set(n, "Fac", fac)
        return n.outputs[0]

    def mixc(self, fac, a, b, blend="MIX"):
        n = self.t.nodes.new("ShaderNodeMix")
        n.data_type, n.blend_type = "RGBA", blend
        self.set(n, "#0", fac)
        for k, v in (("#6", a), ("#7", b)):
            self.set(n, k, lin(v) if isinstance(v, str) else v)
        return n.outputs[2]

    def coords(self, kind="Object", scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        tc = self.t.nodes.new("ShaderNodeTexCoord")
        m = self.t.nodes.new("ShaderNodeMapping")
        m.inputs["Scale"].default_value = scale
        m.inputs["Rotation"].default_value = rot
        m.inputs["Location"].default_value = loc
        self.t.links.new(tc.outputs[kind], m.inputs["Vector"])
        return m.outputs[0]

    def bump(self, height, strength=0.2, dist=0.02):
        return self.add("ShaderNodeBump", Height=height, Strength=strength, Distance=dist).outputs[
            0
        ]

    def principled(self, **kw):
        b = self.add("ShaderNodeBsdfPrincipled", **kw)
        self.t.links.new(b.outputs[0], self.out.inputs[0])
        return self.mat


def _grain(n, scale=1.0, axis=0):
    """(rings 0..1, fine streaks 0..1) of planed wood running along `axis` in object space."""
    s = [7.0 * scale] * 3
    s[axis] = 0.55 * scale
    co = n.coords("Object", tuple(s), loc=(0.37, 0.21, 0.13))
    warp = n.add("ShaderNodeTexNoise", Vector=co, Scale=0.7, Detail=3.0, Roughness=0.5)
    rings = n.math("FRACT", n.math("MULTIPLY", warp.outputs[0], 5.0))
    s2 = [34.0 * scale] * 3
    s2[axis] = 1.4 * scale
    fine = n.add("ShaderNodeTexNoise", Vector=n.coords("Object", tuple(s2)), Scale=1.0, Detail=2.0)
    return rings, fine.outputs[0]


def wood(
    name="wood",
    light=WOOD_LIGHT,
    mid=WOOD_MID,
    dark=WOOD_DARK,
    scale=1.0,
    axis=0,
    rough=0.45,
    coat=0.15,
):
    n = NT(name)
    rings, fine = _grain(n, scale, axis)
    col = n.ramp(
        rings,
        (0.0, mix(light, mid, 0.15)),
        (0.55, mix(light, mid, 0.55)),
        (0.9, mix(mid, dark, 0.25)),
        (1.0, mix(light, mid, 0.3)),
    )
    col = n.mixc(
        n.math("MULTIPLY", n.ramp(fine, (0.45, 0.0), (0.75, 1.0)), 0.35), col, mix(mid, dark, 0.5)
    )
    return n.principled(
        Base_Color=col,
        Roughness=rough,
        Coat_Weight=coat,
        Coat_Roughness=0.25,
        Normal=n.bump(fine, 0.15, 0.01),
    )


def planed(name, light, mid, dark):
    """Old table wood along x: low contrast, long figure, pale scratches across the varnish."""
    n = NT(name)
    rings, fine = _grain(n, 0.30, 0)
    col = n.ramp(rings, (0.0, light), (0.6, mix(light, mid, 0.6)), (0.95, mid), (1.0, light))
    streak = n.math("MULTIPLY", n.ramp(fine, (0.45, 0.0), (0.80, 1.0)), 0.45)
    col = n.mixc(streak, col, dark)
    wide = n.add(
        "ShaderNodeTexNoise", Vector=n.coords("Object", (0.5, 0.9, 1)), Scale=1.0, Detail=2.0
    ).outputs[0]
    col = n.mixc(n.math("MULTIPLY", n.ramp(wide, (0.4, 0.0), (0.7, 1.0)), 0.30), col, dark)
    rough = 0.48
    for turn, offset in ((0.35, 0.0), (-0.9, 7.0)):
        at = n.coords("Object", (0.45, 26.0, 1.0), rot=(0, 0, turn), loc=(offset, offset, 0))
        hair = n.add("ShaderNodeTexNoise", Vector=at, Scale=1.0, Detail=0.0).outputs[0]
        scratch = n.ramp(hair, (0.775, 0.0), (0.80, 1.0))
        col = n.mixc(n.math("MULTIPLY", scratch, 0.32), col, mix(light, "#C79A6E", 0.6))
    return n.principled(
        Base_Color=col,
        Roughness=rough,
        Coat_Weight=0.25,
        Coat_Roughness=0.3,
        Normal=n.bump(fine, 0.10, 0.01),
    )


def paint(name, color, wear=1.0, coat=0.5, rough=0.42, axis=0, wood_cols=(WOOD_LIGHT, WOOD_MID)):
    """Enamel over wood; vertex attribute `wear` (0..1) rubs convex edges to bare wood."""
    n = NT(name)
    rings, fine = _grain(n, 1.2, axis)
    blot = n.add(
        "ShaderNodeTexNoise", Vector=n.coords("Object", (5, 5, 5)), Scale=1.0, Detail=2.0
    ).outputs[0]
    base = n.mixc(
        n.ramp(blot, (0.35, 0.0), (0.7, 1.0)),
        mix(color, "#000000", 0.06),
        mix(color, "#FFFFFF", 0.04),
    )
    base = n.mixc(
        n.math("MULTIPLY", n.ramp(fine, (0.48, 0.0), (0.72, 1.0)), 0.30),
        base,
        mix(color, "#000000", 0.40),
    )
    nrm = n.bump(fine, 0.30, 0.014)
    if wear > 0:
        attr = n.add("ShaderNodeAttribute", {"attribute_name": "wear"}).outputs["Fac"]
        chip = n.add(
            "ShaderNodeTexNoise", Vector=n.coords("Object", (17, 17, 17)), Scale=1.0, Detail=3.0
        ).outputs[0]
        m = n.math(
            "ADD",
            n.math("MULTIPLY", attr, wear),
            n.math("MULTIPLY", n.math("SUBTRACT", chip, 0.5), 0.9),
        )
        mask = n.ramp(m, (0.62, 0.0), (0.70, 1.0))
        bare = n.mixc(rings, wood_cols[0], mix(wood_cols[0], wood_cols[1], 0.5))
        base = n.mixc(mask, base, bare)
    return n.principled(
        Base_Color=base, Roughness=rough, Coat_Weight=coat, Coat_Roughness=0.12, Normal=nrm
    )


def plain(
    name, color, rough=0.5, metallic=0.0, coat=0.0, sheen=0.0, bump=0.0, bump_scale=60.0, sss=0.0
):
    n = NT(name)
    kw = dict(
        Base_Color=lin(color),
        Roughness=rough,
        Metallic=metallic,
        Coat_Weight=coat,
        Coat_Roughness=0.1,
        Sheen_Weight=sheen,
    )
    if sss:
        kw["Subsurface_Weight"] = sss
        kw["Subsurface_Radius"] = (0.05, 0.03, 0.02)
    if bump:
        t = n.add(
            "ShaderNodeTexNoise", Vector=n.coords("Object"), Scale=bump_scale, Detail=3.0
        ).outputs[0]
        kw["Normal"] = n.bump(t, bump, 0.01)
    return n.principled(**kw)


def metal(name, color, rough=0.28, scuff=0.25):
    n = NT(name)
    t = n.add(
        "ShaderNodeTexNoise", Vector=n.coords("Object", (30, 30, 30)), Scale=1.0, Detail=3.0
    ).outputs[0]
    r = n.math("ADD", rough, n.math("MULTIPLY", n.math("SUBTRACT", t, 0.5), scuff))
    return n.principled(Base_Color=lin(color), Metallic=1.0, Roughness=r)


def decal(
    name, image_path, rough=0.6, fibre=0.15, weave=False, coat=0.0, uv="UVMap", extra_bump=None
):
    """UV-mapped printed/woven image with a paper-fibre or cloth-weave bump."""
    n = NT(name)
    img = n.t.nodes.new("ShaderNodeTexImage")
    img.image = bpy.data.images.load(str(image_path), check_existing=True)
    img.interpolation = "Cubic"
    img.extension = "EXTEND"
    uvn = n.add("ShaderNodeUVMap", {"uv_map": uv})
    n.set(img, "Vector", uvn.outputs[0])
    if weave:
        w = n.add(
            "ShaderNodeTexWave",
            {"wave_type": "BANDS", "bands_direction": "X"},
            Scale=55.0,
            Vector=n.coords("Object"),
        ).outputs[0]
        w2 = n.add(
            "ShaderNodeTexWave",
            {"wave_type": "BANDS", "bands_direction": "Z"},
            Scale=40.0,
            Vector=n.coords("Object"),
        ).outputs[0]
        h = n.math("MULTIPLY", w, w2)
    else:
        h = n.add("ShaderNodeTexNoise", Vector=n.coords("Object"), Scale=90.0, Detail=4.0).outputs[
            0
        ]
    return n.principled(
        Base_Color=img.outputs[0],
        Roughness=rough,
        Coat_Weight=coat,
        Coat_Roughness=0.2,
        Sheen_Weight=0.25 if weave else 0.0,
        Normal=n.bump(h, fibre, 0.01),
    )


def alpha_decal(name, tex, rough=0.6):
    """Printed image with its own transparency."""
    n = NT(name)
    img = n.t.nodes.new("ShaderNodeTexImage")
    img.image = bpy.data.images.load(str(tex), check_existing=True)
    n.set(img, "Vector", n.add("ShaderNodeUVMap", {"uv_map": "UVMap"}).outputs[0])
    return n.principled(Base_Color=img.outputs[0], Alpha=img.outputs[1], Roughness=rough)
