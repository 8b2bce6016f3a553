"""Ten peg-doll racegoers (players): silhouettes differ by headgear, never by colour alone."""

from artlib import geo
from artlib import materials as M
from artlib.palette import BRASS, mix
from assets.faces import face_of
from assets.headgear import HEAD, Stuff, headgear_of
from assets.people_data import PEOPLE

HAT_COLOURS = {
    "fez": "#B02A32",
    "toque": "#FBF6EA",
    "bowler": "#2E2622",
    "pith": "#E5D3A6",
    "straw": "#E8C56E",
    "aviator": "#5B3A20",
    "tophat": "#221C2A",
    "bun": "#21150F",
}


def build(key, at=(0, 0, 0), yaw=0.0, scale=1.0):
    """The figure of a character, looking at -y; about 1 unit tall."""
    _, robe, trim, skin, hat, face = PEOPLE[key]
    cloth = {"turban": trim, "veil": mix(robe, "#FFFFFF", 0.12), **HAT_COLOURS}[hat]
    grain = (mix(skin, "#FFFFFF", 0.10), skin, mix(skin, "#3A1C0B", 0.35))
    stuff = Stuff(
        robe=M.paint("robe", robe, wear=0.0, coat=0.5, axis=2),
        trim=M.plain("trim", trim, 0.5, coat=0.4),
        skin=M.wood("skin", *grain, scale=1.3, axis=2, coat=0.5),
        cheek=M.plain("cheek", mix(skin, "#D8452E", 0.38), 0.6),
        black=M.plain("ink", "#1B1412", 0.25, coat=0.8),
        brass=M.metal("brass", BRASS, 0.25),
        hair=M.plain("hair", "#2A1A14", 0.6),
        hat=M.plain("hat", cloth, 0.65, sheen=0.2, bump=0.15),
    )
    objs = _body(stuff) + face_of(face, stuff) + headgear_of(hat, stuff)
    geo.group(objs, at=at, yaw=yaw, scale=scale)
    return objs


def _body(stuff):
    robe = [(0, 0), (0.235, 0), (0.250, 0.02), (0.250, 0.06), (0.215, 0.30), (0.160, 0.50)]
    robe += [(0.120, 0.585), (0.0, 0.60)]
    hem = [(0.251, 0.03), (0.257, 0.045), (0.252, 0.10), (0.243, 0.105)]
    sash = [(0.190, 0.385), (0.203, 0.39), (0.196, 0.435), (0.180, 0.44)]
    return [
        geo.lathe("body", robe, stuff.robe),
        geo.lathe("hem", hem, stuff.trim),
        geo.lathe("sash", sash, stuff.trim),
        geo.ball("head", (0, 0, HEAD), 0.190, stuff.skin, seg=40),
    ]
