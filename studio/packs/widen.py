# Makes wide masters from the 4:3 vesicle masters: the vesicle moves right, the ground goes on to both sides.
# The new ground is the picture's own ground, blurred with the vesicle masked out, so no seam can show.
#   /usr/bin/python3 studio/packs/widen.py [name ...]      (reads and writes studio/masters)
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

MASTERS = Path(__file__).resolve().parents[1] / "masters"
CALM = 220  # px over which the picture melts into its extension where nothing but ground is near

# name: (source, canvas size, scale, left top corner of the source, vesicle centre and radius in the source, right ramp)
WIDE = {
    "liposome-banner": ("liposome", (1920, 520), 0.86, (780, -104), (700, 570, 400), CALM),
    "liposome-wide": ("liposome", (1440, 784), 0.92, (360, -132), (700, 570, 400), CALM),
    "niosome-banner": ("niosome", (1920, 520), 0.68, (800, -194), (860, 740, 480), 50),
    "niosome-wide": ("niosome", (1440, 784), 0.84, (290, -98), (860, 740, 480), CALM),
}


def extend_ground(pixels, ground, size, corner):
    """The blurred ground, evaluated on the whole canvas. Computed at a quarter of the size: it holds no detail."""
    h, w = ground.shape
    small = (w // 4, h // 4)
    resize = lambda a, to, how: np.asarray(Image.fromarray(a.astype(np.float32)).resize(to, how))
    pad, sigma = max(size) // 4, 22
    weight = np.pad(resize(ground, small, Image.BOX), pad, mode="edge")
    weight_blurred = np.maximum(gaussian_filter(weight, sigma), 1e-4)
    x0, y0 = corner
    top, left = pad - y0 / 4, pad - x0 / 4
    channels = []
    for c in range(3):
        channel = np.pad(resize(pixels[..., c] * ground, small, Image.BOX), pad, mode="edge")
        blurred = gaussian_filter(channel, sigma) / weight_blurred
        image = Image.fromarray(blurred.astype(np.float32))
        box = (left, top, left + size[0] / 4, top + size[1] / 4)
        channels.append(np.asarray(image.resize(size, Image.BICUBIC, box=box)))
    return np.stack(channels, -1)


def widen(source, size, scale, corner, vesicle, right_ramp):
    picture = Image.open(MASTERS / f"{source}.webp").convert("RGB")
    w, h = (round(n * scale) for n in picture.size)
    pixels = np.asarray(picture.resize((w, h), Image.LANCZOS), np.float32)
    yy, xx = np.mgrid[0:h, 0:w]
    cx, cy, r = (n * scale for n in vesicle)
    ground = np.clip((np.hypot(xx - cx, yy - cy) - r) / 20, 0, 1)
    canvas = extend_ground(pixels, ground, size, corner)
    x0, y0 = corner
    keep = np.clip(xx / CALM, 0, 1)
    if x0 + w < size[0]:
        keep = np.minimum(keep, np.clip((w - 1 - xx) / right_ramp, 0, 1))
    keep = (keep * keep * (3 - 2 * keep))[..., None]
    top, bottom, last = max(0, -y0), min(h, size[1] - y0), min(w, size[0] - x0)
    part = np.s_[top:bottom, 0:last]
    place = np.s_[top + y0 : bottom + y0, x0 : x0 + last]
    canvas[place] = canvas[place] * (1 - keep[part]) + pixels[part] * keep[part]
    canvas += np.random.default_rng(1).random(canvas.shape) - 0.5
    return Image.fromarray(np.clip(canvas + 0.5, 0, 255).astype(np.uint8))


for name, spec in WIDE.items():
    if len(sys.argv) == 1 or name in sys.argv[1:]:
        widen(*spec).save(MASTERS / f"{name}.webp", lossless=True, quality=100, method=6)
        print(name)
