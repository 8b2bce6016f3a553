"""Pictures of the title screen and of the desktop: logo, diorama, application icon."""

from renders.registry import recipe


@recipe("title")
def logo(q):
    """The name as an enamelled sign, seen from above."""
    from artlib import scene
    from assets import lettering

    scene.reset(q)
    scene.sprite("title_logo", lettering.sign(), ppu=260, shadow=False, elevation=90)


@recipe("title")
def diorama(q):
    """The title's beauty picture with a low sun, as an opaque JPEG."""
    from artlib import dusk, scene
    from artlib.output import OUT, write_json
    from assets import diorama as model

    scene.reset("table" if q == "final" else q)
    dusk.light()
    model.build(step=0.03 if q == "final" else 0.06)
    size = (1264, 1340) if q == "final" else (632, 670)
    dusk.look((-1.9, -7.4, 1.55), (0.26, 0.6, 1.46), lens=61, size=size)
    raw = OUT / "title_diorama.png"
    scene.render_to(raw)
    done = dusk.paint_sky(raw, OUT / "title_diorama.jpg")
    write_json(OUT / "title_diorama.json", {"flat": True, "size": done})


@recipe("title", needs=lambda: ["hero:orange"])
def appicon(_):
    """Icons of window, desktop file, Windows and macOS, in assets/icons."""
    from flat import appicon as drawing

    drawing.write_icons()
