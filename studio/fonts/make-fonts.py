# Makes the woff2 files of public/fonts from the Fontsource packages: pins or limits the axes, keeps the
# characters that French and English need, adds the few that the sources lack. Makes the serif of the packs' labels too.
# Run by hand; see README.md.
#   /usr/bin/python3 tools/fonts/make-fonts.py <folder that holds node_modules/@fontsource-variable>
import hashlib
import io
import sys
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

SOURCE = Path(sys.argv[1]) / "node_modules" / "@fontsource-variable"
TARGET = Path(__file__).resolve().parents[2] / "public" / "fonts"
LABELS = Path(__file__).resolve().parents[1] / "packs" / "plates"

ASCII = [chr(c) for c in range(0x20, 0x7F)]
LATIN_1 = [chr(c) for c in range(0xC0, 0x100) if c not in (0xD0, 0xDE, 0xF0, 0xFE, 0xDD, 0xFD)]
PUNCTUATION = list("\u00a0\u2009\u2011\u202f’‘“”«»–—…•′″°×·®©™€%→←−±µªº¹²³½¼¾§¿¡œŒŸ≤≥αβγ")
DIGITS = "0123456789"
SUPERIORS = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", [*DIGITS, "+", "\u2212"]))
INFERIORS = dict(zip("₀₁₂₃₄₅₆₇₈₉", DIGITS))


def load(name):
    return TTFont(SOURCE / name, recalcTimestamp=False)


def add_glyph(font, name, glyph, advance, char, deltas=None):
    """Adds one glyph; `deltas` are for the whole wght axis (points, then four phantom points)."""
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    if "gvar" in font:
        moved = deltas and any(d != (0, 0) for d in deltas)
        font["gvar"].variations[name] = [TupleVariation({"wght": (0, 1, 1)}, deltas)] if moved else []
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = name


def alias(font, char, glyph_name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = glyph_name


def add_spaces(font):
    """Narrow no-break space (French ; : ! ? %) and thin space: without them every one is a font fallback."""
    cmap, upm = font.getBestCmap(), font["head"].unitsPerEm
    for char, name in (("\u202f", "nnbsp"), ("\u2009", "thinspace")):
        if ord(char) not in cmap:
            add_glyph(font, name, Glyph(), round(upm * 0.15), char)
    if 0x2011 not in cmap:
        alias(font, "\u2011", cmap[ord("-")])


def add_scaled_figures(font, heavy):
    """Superior and inferior figures Instrument Sans lacks, from heavier figures at 62 % (stems match the text)."""
    cmap, glyphs, scale = font.getBestCmap(), heavy.getGlyphSet(), 0.62
    for table, prefix, rise in ((SUPERIORS, "sup", 0.285), (INFERIORS, "inf", -0.115)):
        for char, base in table.items():
            if ord(char) in cmap:
                continue
            source = glyphs[cmap[ord(base)]]
            pen = TTGlyphPen(None)
            shift = rise * font["head"].unitsPerEm
            source.draw(TransformPen(pen, Transform(scale, 0, 0, scale, 0, shift)))
            add_glyph(font, f"{prefix}{ord(base):X}", pen.glyph(), round(source.width * scale), char)


def add_micro(font, heavy):
    """µ for µg, which Instrument Sans lacks: its u, with the left stem drawn down as far as p goes."""
    light_u, heavy_u = font["glyf"]["u"], heavy["glyf"]["u"]
    left = min(x for x, _ in light_u.coordinates)
    stem_right = min(x for x, y in light_u.coordinates if x > left and y == light_u.yMax)
    picks = [list(light_u.coordinates).index((x, light_u.yMax)) for x in (left, stem_right)]
    foot = font["glyf"]["p"].yMin

    def points(u):
        (x0, top), (x1, _) = (u.coordinates[i] for i in picks)
        return [*u.coordinates, (x0, top), (x1, top), (x1, foot), (x0, foot)]

    light, bold = points(light_u), points(heavy_u)
    glyph = Glyph()
    glyph.numberOfContours = light_u.numberOfContours + 1
    glyph.coordinates = GlyphCoordinates(light)
    glyph.flags = bytearray([*light_u.flags, 1, 1, 1, 1])
    glyph.flags[0] |= 0x40  # overlapping contours
    glyph.endPtsOfContours = [*light_u.endPtsOfContours, len(light) - 1]
    glyph.program = type(light_u.program)()
    glyph.program.fromBytecode(b"")
    widen = heavy["hmtx"]["u"][0] - font["hmtx"]["u"][0]
    deltas = [(round(b[0] - a[0]), round(b[1] - a[1])) for a, b in zip(light, bold)]
    add_glyph(font, "micro", glyph, font["hmtx"]["u"][0], "µ", [*deltas, (0, 0), (widen, 0), (0, 0), (0, 0)])
    alias(font, "μ", "micro")


def freeze_kerning(font, static, grain):
    """Kerning varies by 0.3 to 0.5 % of an em on average over our weights and costs 19 kB: one weight's values for all."""
    for table in ("GPOS", "GDEF"):
        font[table] = static[table]
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in (getattr(p, "ExtSubTable", p) for p in lookup.SubTable):
            if type(part).__name__ != "PairPos":
                continue
            if part.Format == 1:
                records = [r for pairs in part.PairSet for r in pairs.PairValueRecord]
            else:
                records = [r for first in part.Class1Record for r in first.Class2Record]
            for record in records:
                if record.Value1 and getattr(record.Value1, "XAdvance", 0):
                    record.Value1.XAdvance = round(record.Value1.XAdvance / grain) * grain


def subset(font, characters, features):
    options = Options()
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 25]
    options.notdef_outline = True
    options.hinting = False
    options.desubroutinize = True
    options.drop_tables += ["HVAR", "MVAR"]  # advances come from gvar, which every engine reads
    if "gvar" in font:
        variations = font["gvar"].variations
        font["gvar"].variations = {g: variations[g] if g in variations else [] for g in font.getGlyphOrder()}
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(c) for c in characters])
    subsetter.subset(font)
    return font


def pack(font):
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer, reorderTables=None)
    return buffer.getvalue()


def write(font, name):
    data = pack(font)
    path = TARGET / f"{name}.{hashlib.sha256(data).hexdigest()[:8]}.woff2"
    for old in TARGET.glob(f"{name}.*.woff2"):
        old.unlink()
    path.write_bytes(data)
    print(f"{path.name}  {len(data)} bytes  {len(font.getBestCmap())} characters")


def newsreader(source, name, characters, weight):
    font = instancer.instantiateVariableFont(load(source), {"opsz": 72, "wght": weight})
    freeze_kerning(font, instancer.instantiateVariableFont(load(source), {"opsz": 72, "wght": 300}), 8)
    add_spaces(font)
    alias(font, "μ", font.getBestCmap()[ord("µ")])
    write(subset(font, characters, ["kern", "liga", "pnum", "tnum", "lnum", "onum", "rvrn"]), name)


def label_serif():
    """What the labels of the packs are set in: a smaller optical size than the pages', one weight, no variations."""
    font = instancer.instantiateVariableFont(load(f"{FILES}normal.woff2"), {"opsz": 44, "wght": 400})
    add_spaces(font)
    (LABELS / "newsreader-label.woff2").write_bytes(
        pack(subset(font, [*ASCII, *LATIN_1, *PUNCTUATION, *SUPERIORS], ["kern", "liga"]))
    )


def instrument_sans():
    file = "instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
    font = instancer.instantiateVariableFont(load(file), {"wght": (400, 600)})
    freeze_kerning(font, instancer.instantiateVariableFont(load(file), {"wght": 400}), 4)
    at_600 = instancer.instantiateVariableFont(load(file), {"wght": 600})
    at_480 = instancer.instantiateVariableFont(load(file), {"wght": 480})
    if "HVAR" in font:
        del font["HVAR"]
    add_spaces(font)
    add_scaled_figures(font, at_480)
    add_micro(font, at_600)
    alias(font, "→", "hyphen_greater.liga")
    alias(font, "←", "less_hyphen.liga")
    characters = [*ASCII, *LATIN_1, *PUNCTUATION, *SUPERIORS, *INFERIORS, "μ"]
    write(subset(font, characters, ["kern", "pnum", "tnum", "lnum", "onum"]), "instrument-sans")


TARGET.mkdir(parents=True, exist_ok=True)
FILES = "newsreader/files/newsreader-latin-opsz-"
newsreader(f"{FILES}normal.woff2", "newsreader", [*ASCII, *LATIN_1, *PUNCTUATION, *SUPERIORS, "μ"], (300, 400))
newsreader(f"{FILES}italic.woff2", "newsreader-italic", [*ASCII, *"\u00a0\u202f’×.–é"], (300, 400))
instrument_sans()
label_serif()
