# Puts a label and a range colour onto a rendered bottle plate, in linear light. Pure numpy, about 2 s a picture.
# A plate holds: D picture with a blank label, L diffuse light, masks bg (backdrop), lab (label), gl (clear glass),
# the camera and the label's cylinder. Lengths are the scene's units; colours in and out are sRGB.
from functools import lru_cache

import numpy as np
from PIL import Image
from scipy.ndimage import binary_erosion, distance_transform_edt, gaussian_filter, map_coordinates

SENSOR = 36  # mm
SUPERSAMPLING = 3
EDGE = 0.02  # the label's texture goes on a little past its edge; the coverage mask cuts it


def to_linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def hex_to_linear(colour):
    digits = colour.lstrip("#")
    return to_linear(np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]))


def tone_map(light, shoulder=0.72):
    x = np.maximum(light, 0)
    rolled = shoulder + (1 - shoulder) * (1 - np.exp(-(x - shoulder) / (1 - shoulder)))
    y = np.where(x < shoulder, x, rolled)
    return np.where(y <= 0.0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)


def calm_label(values, coverage):
    """Takes the renderer's last mottle out of the paper. Light on a cylinder changes along x, hardly along y."""
    inside = (coverage[..., 0] > 0.995).astype(np.float32)
    blur = lambda a: gaussian_filter(a, (26, 5))
    mass = np.maximum(blur(inside), 1e-3)
    smooth = np.stack([blur(values[..., c] * inside) / mass for c in range(3)], -1)
    core = binary_erosion(inside > 0, iterations=3).astype(np.float32)
    share = np.minimum(gaussian_filter(core, 1.2), core)[..., None]
    return values * (1 - share) + smooth * share


@lru_cache(maxsize=1)
def load_plate(path):
    """Reads a plate and works out, once, where each supersampled pixel meets the label's cylinder."""
    z = np.load(path)
    as_unit = lambda a: a.astype(np.float32) / (255 if a.dtype == np.uint8 else 1)
    picture, light = z["D"].astype(np.float32), z["L"].astype(np.float32)
    h, w, _ = picture.shape
    n, camera, lens, radius = SUPERSAMPLING, z["cam"], float(z["lens"]), float(z["LR"])
    xs = ((np.arange(w * n) + 0.5) / n - w / 2) / w * SENSOR / lens
    ys = -((np.arange(h * n) + 0.5) / n - h / 2) / w * SENSOR / lens
    x, y = np.meshgrid(xs, ys)
    direction = np.stack([x, y, -np.ones_like(x)], -1) @ camera[:3, :3].T
    origin = camera[:3, 3]
    a = direction[..., 0] ** 2 + direction[..., 1] ** 2
    b = origin[0] * direction[..., 0] + origin[1] * direction[..., 1]
    root = b * b - a * (origin[0] ** 2 + origin[1] ** 2 - radius**2)
    point = origin + ((-b - np.sqrt(np.maximum(root, 0))) / a)[..., None] * direction
    angle = np.arctan2(point[..., 1], point[..., 0]) + np.pi / 2
    angle = (angle + np.pi) % (2 * np.pi) - np.pi
    u = angle / float(z["ARC"]) + 0.5
    v = (point[..., 2] - z["LZ"][0]) / (z["LZ"][1] - z["LZ"][0])
    hit = (root > 0) & (u >= -EDGE) & (u <= 1 + EDGE) & (v >= -EDGE) & (v <= 1 + EDGE)
    coverage = as_unit(z["lab"])[..., None]
    picture, light = calm_label(picture, coverage), calm_label(light, coverage)
    nearest = distance_transform_edt(
        coverage[..., 0] <= 0.995, return_distances=False, return_indices=True
    )
    return {
        "picture": picture,
        "light": light,
        "backdrop": as_unit(z["bg"])[..., None],
        "backdrop_colour": z["BG"],
        "glass": as_unit(z["gl"])[..., None] if "gl" in z.files else None,
        "coverage": coverage,
        "label_light": light[nearest[0], nearest[1]],
        "paper": float(z["paper"]),
        "hit": hit,
        "u": u[hit].clip(0, 1),
        "v": 1 - v[hit].clip(0, 1),
    }


def project_label(plate, label):
    """The label's colour minus the plate's blank paper, per pixel of the plate."""
    texture = to_linear(np.asarray(label.convert("RGB"), np.float32) / 255)
    th, tw, _ = texture.shape
    hit, n = plate["hit"], SUPERSAMPLING
    at = [plate["v"] * (th - 1), plate["u"] * (tw - 1)]
    change = np.zeros((*hit.shape, 3), np.float32)
    for c in range(3):
        sampled = map_coordinates(texture[..., c], at, order=1, mode="nearest")
        change[hit, c] = sampled - plate["paper"]
    h, w = (size // n for size in hit.shape)
    to_pixels = lambda a: a.reshape(h, n, w, n, -1).mean((1, 3))
    return to_pixels(change) / np.maximum(to_pixels(hit.astype(np.float32)), 1e-3)


def compose(plate_path, backdrop, label=None):
    """Display-space picture, 0 to 1 floats. Without a label the paper stays plain."""
    plate = load_plate(str(plate_path))
    colour = hex_to_linear(backdrop)
    light = plate["picture"] + plate["backdrop"] * (colour - plate["backdrop_colour"]) * plate["light"]
    if label is not None:
        light = light + project_label(plate, label) * plate["coverage"] * plate["label_light"]
    if plate["glass"] is not None:
        # the backdrop seen through clear glass takes the range colour too; highlights keep theirs
        brightness = plate["picture"].mean(-1, keepdims=True)
        share = plate["glass"] * 0.8 * np.clip(1.25 - brightness, 0, 1)
        light = light * (1 + share * (colour / plate["backdrop_colour"] - 1))
    return tone_map(light)


def to_image(display):
    """8 bits with half a step of noise, so that the grounds show no bands."""
    noise = np.random.default_rng(1).random(display.shape) - 0.5
    return Image.fromarray((np.clip(display + noise / 255, 0, 1) * 255 + 0.5).astype(np.uint8))
