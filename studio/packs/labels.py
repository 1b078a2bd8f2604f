# Draws the label of a pack: disc with a symbol, ring of beads, the name of a brand, two lines. SVG, then rsvg-convert.
# For the scenes that render packs; draw-label.ts draws the products' pictures. The layout of both is label-layout.json.
# A capsule bottle's label goes all around it; we draw its front.
import json
import math
import subprocess
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from PIL import Image

LAYOUT = json.loads((Path(__file__).resolve().parents[2] / "shared/labels/label-layout.json").read_text())
INK, PAPER, HEIGHT = LAYOUT["ink"], LAYOUT["paper"], LAYOUT["height"]
FACES = {
    "SphNews": (
        "newsreader/files/newsreader-latin-opsz-normal.woff2",
        {"opsz": 44, "wght": LAYOUT["weights"]["serif"]},
    ),
    "SphSans": (
        "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        {"wght": LAYOUT["weights"]["sans"]},
    ),
}


def prepare_fonts(fontsource, work):
    """rsvg reads no woff2: static TrueType files and a private fontconfig. Returns the advance tables."""
    folder = work / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    advances = {}
    for family, (file, axes) in FACES.items():
        font = instancer.instantiateVariableFont(TTFont(fontsource / file), axes)
        font.flavor = None
        for record in font["name"].names:
            if record.nameID in (1, 4, 16):
                record.string = family
        font.save(folder / f"{family}.ttf")
        upm, widths, cmap = font["head"].unitsPerEm, font["hmtx"], font.getBestCmap()
        advances[family] = {chr(c): widths[g][0] / upm for c, g in cmap.items()}
    (work / "fonts.conf").write_text(
        f"<fontconfig><dir>{folder}</dir><cachedir>{work}/fontcache</cachedir></fontconfig>"
    )
    return advances


def fit(text, size, widest, advances):
    """The size at which the text is at most `widest`."""
    width = sum(advances.get(c, 0.5) for c in text) * size
    return size if width <= widest else size * widest / width


def escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


def draw_label(pack, kind, advances, work):
    """`pack`: slug, symbol, brand, lines (two), colour. Returns the label as a picture."""
    form, disc = LAYOUT["forms"][kind], LAYOUT["disc"]
    below = form["belowBrand"]
    width, u = form["wholeWidth"], HEIGHT / 100
    cx, disc_y = width / 2, disc["at"] * u
    serif, sans = advances["SphNews"], advances["SphSans"]
    name_size = fit(pack["brand"], form["nameSize"], LAYOUT["name"]["widest"] * form["front"], serif)
    symbol_size = fit(pack["symbol"], LAYOUT["symbol"]["size"], LAYOUT["symbol"]["widest"], serif)
    line_size = min(fit(line, below["lineSize"], form["front"], sans) for line in pack["lines"])
    name_y, lines_y = form["nameAt"], below["linesAt"]
    turns = [math.tau * k / disc["beads"] for k in range(disc["beads"])]
    beads = "".join(
        f'<circle cx="{cx + disc["beadsRadius"] * u * math.cos(turn):.1f}" '
        f'cy="{disc_y + disc["beadsRadius"] * u * math.sin(turn):.1f}" r="{disc["beadRadius"] * u:.2f}"/>'
        for turn in turns
    )
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}">
<rect width="{width}" height="{HEIGHT}" fill="{PAPER}"/>
<g fill="{pack["colour"]}"><circle cx="{cx}" cy="{disc_y}" r="{disc["radius"] * u}"/>{beads}</g>
<g text-anchor="middle" fill="{INK}">
<text x="{cx}" y="{disc_y + symbol_size * LAYOUT["symbol"]["drop"] * u}" font-family="SphNews" font-size="{symbol_size * u}" fill="#fff">{escape(pack["symbol"])}</text>
<text x="{cx}" y="{name_y * u}" font-family="SphNews" font-size="{name_size * u}" letter-spacing="{LAYOUT["name"]["spacing"] * name_size * u}">{escape(pack["brand"])}</text>
<g font-family="SphSans" font-size="{line_size * u}"><text x="{cx}" y="{lines_y[0] * u}">{escape(pack["lines"][0])}</text>
<text x="{cx}" y="{lines_y[1] * u}" opacity="{LAYOUT["secondLine"]["opacity"]}">{escape(pack["lines"][1])}</text></g></g></svg>"""
    source, target = work / f"{pack['slug']}.svg", work / f"{pack['slug']}.png"
    source.write_text(svg)
    subprocess.run(
        ["rsvg-convert", str(source), "-o", str(target)],
        check=True,
        env={"FONTCONFIG_FILE": str(work / "fonts.conf"), "PATH": "/usr/bin:/bin"},
    )
    return Image.open(target)


def plain_label(kind):
    return Image.new("RGB", (LAYOUT["forms"][kind]["wholeWidth"], HEIGHT), PAPER)
