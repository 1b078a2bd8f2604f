# Makes the pack masters: blank bottles on the range grounds and the label of every product. A product's picture is a
# blank bottle with the product's label laid over it: only the label is stored per product.
#   /usr/bin/python3 tools/renders/packs/make-packs.py PLATES FONTSOURCE NODE [slug ...]     (see README.md)
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from compose import compose, load_plate, to_image
from labels import draw_label, plain_label, prepare_fonts

HERE = Path(__file__).resolve().parent
MASTERS = HERE.parent / "masters"
PLATES, FONTSOURCE, NODE = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
ONLY = sys.argv[4:]

# Design language §3: ground of the picture, disc of the label.
RANGES = {
    "essentiels": ("#F2E2C4", "#B97A12"),
    "bien-etre": ("#CFDDE6", "#4A648C"),
    "vitalite": ("#F3D3BD", "#B8502A"),
    "beaute": ("#F0D3CE", "#A4566A"),
    "probiotiques": ("#D0E3D8", "#2B7565"),
    "sand": ("#EFE7D6", "#B97A12"),
}
# Range of each white-label category: capsules 1 to 5, serums 6 to 10.
CATEGORY_RANGES = {
    1: "essentiels", 2: "bien-etre", 3: "vitalite", 4: "beaute", 5: "probiotiques",
    6: "bien-etre", 7: "probiotiques", 8: "bien-etre", 9: "beaute", 10: "beaute",
}  # fmt: skip
# Blank bottles besides those the products need.
BLANKS = [("white", "sand"), ("serum-peach", "probiotiques")]

# First line under the name: what it is made of. The second line is the quantity.
LINES = {
    "multivitamines": "vitamines et minéraux liposomaux",
    "magnesium-plus": "bisglycinate liposomal",
    "vitamine-c-plus": "liposomale, acérola",
    "zinc": "bisglycinate liposomal",
    "vitamines-d3": "cholécalciférol liposomal",
    "vitamines-b12": "méthylcobalamine liposomale",
    "vitamines-b-complex": "huit vitamines B liposomales",
    "coenzyme-q10": "ubiquinone liposomale",
    "vitamines-k2-d3": "ménaquinone-7, cholécalciférol",
    "sommeil": "mélatonine liposomale",
    "anti-stress": "magnésium, L-théanine, B6, B1",
    "articulation": "collagène, boswellia",
    "circulation": "vigne rouge, rutine, OPC",
    "minceur": "glucomannane, chrome, zinc",
    "curcuma": "liposomal",
    "omega-3": "EPA et DHA liposomaux",
    "melatonine": "liposomale",
    "immunite": "vitamines C et D3, zinc, sélénium",
    "resveratrol": "trans-resvératrol liposomal",
    "coenzyme-q10-plus": "liposomal, vitamines B1 et B3",
    "fer-plus": "fer liposomal, vitamine C",
    "acerola": "jus de cerise liposomal",
    "rhodiola": "titrée en rosavines",
    "nadh": "liposomal, vitamine B3",
    "l-arginine": "L-lysine, vitamine B6",
    "biotine": "liposomale, zinc",
    "hyaluronique": "liposomal, vitamine C",
    "capillaire": "biotine, zinc, kératine",
    "glutathion": "réduit, liposomal",
    "collagene": "peptides marins liposomaux",
    "keratine": "hydrolysée, biotine, zinc",
    "astaxanthine": "vitamine E liposomale",
    "prele": "titrée en silice",
    "lycopene": "de tomate, liposomal",
    "flore-equilibre": "quatre souches",
    "boulardii": "souche VPRO®",
    "probiotique-femme": "trois lactobacilles VPRO®",
    "reuteri": "SPH 146",
    "bifidus": "trois bifidobactéries",
    "gasseri": "SPH 134, chrome",
    "coagulans": "SPH 165",
    "kefir": "trois ferments",
    "postbiotique": "PROLIPO®",
}
# Serums: the first active is the name, the rest of the formula is the line.
SERUM_LABELS = {
    "cafeine-egcg": ("Caféine", "10 % + EGCG 2 %"),
    "acide-glycolique-bakuchiol": ("Glycolique", "10 % + bakuchiol 1 %"),
    "acide-hyaluronique-vitamine-b5": ("Hyaluronique", "3 % + vitamine B5 2 %"),
    "vitamine-c-acide-hyaluronique": ("Vitamine C", "15 % + acide hyaluronique 1 %"),
    "niacinamide-zinc": ("Niacinamide", "10 % + zinc PCA 1 %"),
}


def get_kind(bottle):
    return "serum" if bottle.startswith("serum") else "bottle"


def save(image, name):
    image.save(MASTERS / f"{name}.webp", lossless=True, quality=100, method=6)
    print(name, flush=True)


def make_blanks(bottles):
    for bottle, ground in bottles:
        plate = PLATES / f"plate-{bottle}.npz"
        display = compose(plate, RANGES[ground][0], plain_label(get_kind(bottle)))
        save(to_image(display), f"pack-{bottle}-{ground}")


def get_label_box(plate):
    """Left, top, right, bottom of the label in the square, with a margin."""
    rows, columns = np.nonzero(plate["coverage"][..., 0] > 0)
    return columns.min() - 2, rows.min() - 2, columns.max() + 3, rows.max() + 3


def make_product(product, advances, work):
    bottle, ground = product["bottle"], CATEGORY_RANGES[product["category_id"]]
    slug, kind = product["slug"], get_kind(product["bottle"])
    if kind == "serum":
        name, line = SERUM_LABELS[slug]
        lines = (line.replace(" %", "\u00a0%"), "30 ml")
    else:
        name, lines = product["name"]["fr"], (LINES[slug], f"{product['quantity']} gélules")
    pack = {
        "slug": slug, "symbol": product["symbol"], "name": name, "lines": lines,
        "colour": RANGES[ground][1],
    }  # fmt: skip
    plate = PLATES / f"plate-{bottle}.npz"
    image = to_image(compose(plate, RANGES[ground][0], draw_label(pack, kind, advances, work)))
    box = get_label_box(load_plate(str(plate)))
    save(image.crop(box), f"label-{slug}")
    return {"bottle": bottle, "left": int(box[0]), "top": int(box[1]), "ground": ground}


products = json.loads(
    subprocess.run([NODE, HERE / "print-products.ts"], check=True, capture_output=True).stdout
)
products.sort(key=lambda p: (p["bottle"], p["id"]))
if not ONLY:
    needed = {(p["bottle"], CATEGORY_RANGES[p["category_id"]]) for p in products}
    make_blanks(sorted(needed | set(BLANKS)))
places = {}
with tempfile.TemporaryDirectory() as folder:
    work = Path(folder)
    advances = prepare_fonts(FONTSOURCE, work)
    for product in products:
        if not ONLY or product["slug"] in ONLY:
            places[product["slug"]] = make_product(product, advances, work)
if not ONLY:
    (MASTERS / "packs.json").write_text(json.dumps(places, indent=2, sort_keys=True) + "\n")
