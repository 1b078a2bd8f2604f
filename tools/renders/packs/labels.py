# Draws the label of a pack: disc with a symbol, ring of 48 beads, name, two lines, the house's name. SVG, then rsvg-convert.
# For the scenes that render packs; draw-label.ts draws the same for the products' pictures.
# Sizes are in hundredths of the label's height. A capsule bottle's label goes all around it; we draw its front.
import math
import subprocess

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from PIL import Image

INK, PAPER = "#10241f", "#fcfbf8"
HEIGHT = 1030
# Width so that the texture's aspect is the arc's length over the label's height: 18.30 × 5.22, serum 3.64 × 2.90.
WIDTHS = {"bottle": 3610, "serum": 1294}
FACES = {
    "SphNews": ("newsreader/files/newsreader-latin-opsz-normal.woff2", {"opsz": 44, "wght": 400}),
    "SphSans": ("instrument-sans/files/instrument-sans-latin-wght-normal.woff2", {"wght": 460}),
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
    """`pack`: slug, symbol, name, lines (two), colour. Returns the label as a picture."""
    width, u = WIDTHS[kind], HEIGHT / 100
    cx, disc_y = width / 2, 31 * u
    front = 62 if kind == "bottle" else 92
    serif, sans = advances["SphNews"], advances["SphSans"]
    name_size = fit(pack["name"], 13 if kind == "bottle" else 13.5, 1.14 * front, serif)
    symbol_size = fit(pack["symbol"], 21, 27, serif)
    line_size = min(fit(line, 4.3 if kind == "bottle" else 5.1, front, sans) for line in pack["lines"])
    name_y, lines_y = (69, (76.6, 82.4)) if kind == "bottle" else (68, (77.7, 83.9))
    beads = "".join(
        f'<circle cx="{cx + 23.4 * u * math.cos(math.tau * k / 48):.1f}" '
        f'cy="{disc_y + 23.4 * u * math.sin(math.tau * k / 48):.1f}" r="{0.66 * u:.2f}"/>'
        for k in range(48)
    )
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}">
<rect width="{width}" height="{HEIGHT}" fill="{PAPER}"/>
<g fill="{pack["colour"]}"><circle cx="{cx}" cy="{disc_y}" r="{20 * u}"/>{beads}</g>
<g text-anchor="middle" fill="{INK}">
<text x="{cx}" y="{disc_y + symbol_size * 0.335 * u}" font-family="SphNews" font-size="{symbol_size * u}" fill="#fff">{escape(pack["symbol"])}</text>
<text x="{cx}" y="{name_y * u}" font-family="SphNews" font-size="{name_size * u}" letter-spacing="{-0.012 * name_size * u}">{escape(pack["name"])}</text>
<g font-family="SphSans" font-size="{line_size * u}"><text x="{cx}" y="{lines_y[0] * u}">{escape(pack["lines"][0])}</text>
<text x="{cx}" y="{lines_y[1] * u}" opacity=".78">{escape(pack["lines"][1])}</text></g>
<rect x="{cx - 3 * u}" y="{(lines_y[1] + 4.2) * u}" width="{6 * u}" height="{0.35 * u}" opacity=".5"/>
<text x="{cx}" y="{(lines_y[1] + 11.2) * u}" font-family="SphNews" font-size="{5.2 * u}">Sphérine</text></g></svg>"""
    source, target = work / f"{pack['slug']}.svg", work / f"{pack['slug']}.png"
    source.write_text(svg)
    subprocess.run(
        ["rsvg-convert", str(source), "-o", str(target)],
        check=True,
        env={"FONTCONFIG_FILE": str(work / "fonts.conf"), "PATH": "/usr/bin:/bin"},
    )
    return Image.open(target)


def plain_label(kind):
    return Image.new("RGB", (WIDTHS[kind], HEIGHT), PAPER)
