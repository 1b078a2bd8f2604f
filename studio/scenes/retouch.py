"""Finishing of rendered pictures: sRGB arrays 0..1 (rows, columns, 3), as `studio.tone_map` returns them."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, grey_dilation, sobel


def _blur(picture, sigma):
    return gaussian_filter(picture, (sigma, sigma, 0) if picture.ndim == 3 else sigma)


def _resized(grey, columns, rows):
    return np.asarray(Image.fromarray(np.ascontiguousarray(grey, np.float32)).resize((columns, rows), Image.BICUBIC))


def smooth_defocused(picture, threshold=.10, scale=1):
    """Takes the mottle of the denoiser out of the parts where nothing is sharp.

    threshold: slope, per pixel, above which an edge is kept as it is (.055 to .10; lower keeps more); scale: how many
    times larger the picture is than these radii are meant for.
    """
    picture = picture.astype(np.float32)
    grey = picture @ np.array([.299, .587, .114], np.float32)
    rows, columns = grey.shape
    if scale != 1:
        grey = _resized(grey, round(columns / scale), round(rows / scale))
    grey = _blur(grey, 2.2)
    edge = np.hypot(sobel(grey, 0), sobel(grey, 1))

    def near_edges(level, size):
        y, x = np.mgrid[:size, :size] - size // 2
        disc = x * x + y * y <= (size / 2) ** 2
        return _blur(grey_dilation(np.clip((edge - level) / (.5 * level), 0, 1), footprint=disc), 8)[..., None]

    sharp, soft = near_edges(threshold, 13), near_edges(threshold * .55, 9)
    if scale != 1:
        sharp, soft = (_resized(mask[..., 0], columns, rows)[..., None].clip(0, 1) for mask in (sharp, soft))
    smoothed = _blur(picture, 6 * scale) * (1 - soft) + _blur(picture, 3.2 * scale) * soft
    return picture * sharp + smoothed * (1 - sharp)


def brighten(picture):
    """Lifts the middle tones and adds a little colour: for scenes lit by reflections, that come out grey."""
    picture = np.clip(picture, 0, 1)
    lifted = np.where(picture < .5, picture ** 1.02, picture) ** .88
    lifted = lifted + .40 * (lifted - .6) * (1 - lifted) * lifted
    grey = (lifted @ np.array([.21, .72, .07], np.float32))[..., None]
    return grey + (lifted - grey) * 1.08
