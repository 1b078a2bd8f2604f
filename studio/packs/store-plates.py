# Stores what make-mockup.ts needs of the rendered plates, compactly: the base picture of every bottle in ../masters and
# maps of light in plates/. Run after a plate was rendered anew; studio/packs/README.md says with what.
#   python3 studio/packs/store-plates.py FOLDER_OF_PLATES
import json
import re
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import binary_erosion, distance_transform_edt, gaussian_filter

HERE = Path(__file__).resolve().parent
MASTERS, STORE = HERE.parent / "masters", HERE / "plates"
RENDERED = Path(sys.argv[1])

# The ground on which each bottle is kept as a picture; the other grounds are made from it.
BASES = {
    "white": ("sand", "#EFE7D6"),
    "amber": ("beaute", "#F0D3CE"),
    "serum-clear": ("beaute", "#F0D3CE"),
    "serum-peach": ("beaute", "#F0D3CE"),
    "serum-blue": ("bien-etre", "#CFDDE6"),
}
PAPER = "#fcfbf8"
# Light is stored as the square root of its share of this, in 8 bits: steps of half a percent at the brightness of paper.
BRIGHTEST = 2.5
# A value of the label's maps stands for so many columns and rows: light on a cylinder changes along x, hardly along y.
STEP = (2, 8)


def to_linear(colour):
    srgb = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def tone_map(light, shoulder=0.72):
    x = np.maximum(light, 0)
    rolled = shoulder + (1 - shoulder) * (1 - np.exp(-(x - shoulder) / (1 - shoulder)))
    y = np.where(x < shoulder, x, rolled)
    return np.where(y <= 0.0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)


def to_picture(display):
    """8 bits with half a step of noise, so that the grounds show no bands."""
    noise = np.random.default_rng(1).random(display.shape) - 0.5
    return Image.fromarray((np.clip(display + noise / 255, 0, 1) * 255 + 0.5).astype(np.uint8))


def get_core(coverage):
    """How much of a pixel is label and not its edge, 0 to 1."""
    core = binary_erosion(coverage > 0.995, iterations=3).astype(np.float32)
    return np.minimum(gaussian_filter(core, 1.2), core)[..., None]


def calm_label(values, coverage):
    """Takes the renderer's last mottle out of the paper."""
    inside = (coverage > 0.995).astype(np.float32)
    blur = lambda a: gaussian_filter(a, (26, 5))
    mass = np.maximum(blur(inside), 1e-3)
    smooth = np.stack([blur(values[..., c] * inside) / mass for c in range(3)], -1)
    share = get_core(coverage)
    return values * (1 - share) + smooth * share


def extend(values, inside):
    """Gives every pixel the value of the nearest one inside."""
    nearest = distance_transform_edt(~inside, return_distances=False, return_indices=True)
    return values[nearest[0], nearest[1]]


def encode(light):
    coded = np.sqrt(np.clip(light, 0, BRIGHTEST) / BRIGHTEST)
    return (coded * 255 + 0.5).astype(np.uint8)


def save(pixels, path):
    """Leaves a file that shows the same: other encoders write other bytes, and pictures would be made anew for nothing."""
    image = Image.fromarray(pixels)
    if path.exists():
        known = np.asarray(Image.open(path).convert(image.mode)).astype(int)
        if known.shape == pixels.shape and np.abs(known - pixels).mean() < 0.01:
            return
    image.save(path, lossless=True, quality=100, method=6, exact=True)
    print(f"{path.name}  {path.stat().st_size} bytes", flush=True)


def store(bottle, ground, colour):
    z = np.load(RENDERED / f"plate-{bottle}.npz")
    as_share = lambda name: z[name].astype(np.float32) / 255
    coverage, backdrop = as_share("lab"), as_share("bg")
    picture, light = (calm_label(z[name].astype(np.float32), coverage) for name in "DL")
    base, neutral, paper = to_linear(colour), z["BG"], float(z["paper"])
    label_light = extend(light, coverage > 0.995)
    lit = picture + backdrop[..., None] * (base - neutral) * light
    lit = lit + (to_linear(PAPER) - paper) * coverage[..., None] * label_light
    if "gl" in z.files:
        # The backdrop seen through clear glass takes the ground's colour too; highlights keep theirs.
        seen = as_share("gl") * 0.8 * np.clip(1.25 - picture.mean(-1), 0, 1)
        lit = lit * (1 + seen[..., None] * (base / neutral - 1))
        save((seen * 255 + 0.5).astype(np.uint8), STORE / f"{bottle}-glass.webp")
    save(np.asarray(to_picture(tone_map(lit))), MASTERS / f"pack-{bottle}-{ground}.webp")

    ground_light = encode(light * (backdrop[..., None] > 0))
    save(np.concatenate([ground_light, z["bg"][..., None]], -1), STORE / f"{bottle}-ground.webp")

    rows, columns = np.nonzero(coverage > 0)
    left, top = int(columns.min()) - 2, int(rows.min()) - 2
    right, bottom = int(columns.max()) + 3, int(rows.max()) + 3
    inside = get_core(coverage)[..., 0] > 0.99
    core = [extend(a, inside) for a in (picture - paper * light, light)]
    maps = [a[top : bottom + STEP[1] : STEP[1], left : right + STEP[0] : STEP[0]] for a in core]
    save(encode(np.concatenate(maps)), STORE / f"{bottle}-label.webp")
    return {
        "base": {"ground": ground, "colour": colour},
        "neutral": [round(float(share), 6) for share in neutral],
        "brightest": BRIGHTEST,
        "box": {"left": left, "top": top, "width": right - left, "height": bottom - top},
        "step": STEP,
        "camera": [[round(float(number), 8) for number in row] for row in z["cam"][:3]],
        "lens": float(z["lens"]),
        "radius": float(z["LR"]),
        "foot": float(z["LZ"][0]),
        "head": float(z["LZ"][1]),
        "arc": float(z["ARC"]),
    }


STORE.mkdir(exist_ok=True)
plates = {bottle: store(bottle, *base) for bottle, base in BASES.items()}
# Lists of numbers on one line, as the project's formatter has them.
text = re.sub(
    r"\[\s+([^][]+?)\s+\]",
    lambda found: "[" + re.sub(r",\s+", ", ", found[1]) + "]",
    json.dumps(plates, indent=2),
)
(STORE / "plates.json").write_text(text + "\n")
