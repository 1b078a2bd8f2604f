"""The home loop: a liposome on bottle green, its core breathing, particles rising behind it; ten seconds, seamless.

  blender -b -t 2 -P home_loop.py -- layers=hero.npz sprites=home-sprites.npz film=home-loop.mkv poster=home-loop-poster.webp

layers: from `vesicle.py -- kind=liposome view=hero`; sprites: from home_sprites.py. Writes a lossless film, for
encode_home_loop.sh, and its first frame as the poster. Nothing is rendered here: the layers are moved and laid over
each other in linear light. Drafts: width=320 fps=1.

Time `t` runs from 0 to 1 over the loop, and every motion has that period: light and parallax are sines, and
the identical particles of a convoy take each other's place. The left half stays empty, for the text.
"""
import math
import os
import subprocess
import sys
from collections import namedtuple
from functools import lru_cache

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates, median_filter

import studio

OPTIONS = studio.read_options(layers='hero.npz', sprites='home-sprites.npz', film='home-loop.mkv',
                              poster='home-loop-poster.webp', width=1280, fps=25, part='', columns=0)
SECONDS = 10
FRAME = studio.read_frame(OPTIONS['width'], OPTIONS['width'] * 5 // 8, OPTIONS['part'], OPTIONS['columns'])
STILL = not studio.is_whole(FRAME)  # a part is a picture by itself, not a film's: nothing is moved
WIDTH, HEIGHT = FRAME.columns, FRAME.rows
SCALE = FRAME.width / 1280 * FRAME.scale  # lengths below are in pixels of the full width
LEFT = 0 if STILL else WIDTH // 2  # first column of the vesicle's half
SATURATION = 1.05

# A convoy: sprite; size and blur (px); number of particles; middle of its path and sway (shares of the width); haze
# (share) and gain of its distance; phase; sways from bottom to top. The farthest first.
Convoy = namedtuple('Convoy', 'sprite size blur count x sway haze gain phase sways')
CONVOYS = [
    Convoy('shell', 170, 13, 2, .622, .030, .45, .85, .10, 1),
    Convoy('bead', 104, 6, 2, .935, .030, .45, .75, .55, 1),
    Convoy('bead', 66, 2.6, 3, .760, .040, .35, .85, .30, 1),
    Convoy('bead', 56, .9, 3, .585, .022, .16, 1, .62, 1),
    Convoy('bead', 38, .5, 4, .655, .030, .12, 1, .05, 2),
    Convoy('drop', 13, .7, 5, .558, .016, .12, 1, .40, 2),
    Convoy('drop', 22, 1.6, 4, .860, .040, .30, .9, .80, 1),
    Convoy('bead', 27, .6, 3, .605, .030, .20, 1, .93, 1),
]


def colour(code):
    return np.array(studio.linear(code)[:3], np.float32)


HAZE = colour('#4a3a14')  # distance warms and darkens, it never greys
GROUND_EDGE, GROUND_MIDDLE = colour('#0E2F28'), colour('#1D5145')


def saturated(rgb):
    luminance = (rgb @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    return np.maximum(luminance + (rgb - luminance) * SATURATION, 0)


def smooth_step(start, end, x):
    x = np.clip((x - start) / (end - start), 0, 1)
    return x * x * (3 - 2 * x)


def resized(array, columns, rows):
    """Without the overshoot of sharper filters: it would ring round the premultiplied edges."""
    bands = [Image.fromarray(np.ascontiguousarray(array[..., c], np.float32)).resize((columns, rows), Image.HAMMING)
             for c in range(array.shape[-1])]
    return np.stack([np.asarray(band) for band in bands], -1)


# ---------------------------------------------------------------- vesicle

def load_vesicle(path):
    """Its half of the frame: (rows, columns, 8): light without the core, light of the core, alpha, nearness.

    nearness: in units of the membrane's radius, 0 at the vesicle's centre; what the parallax is proportional to.
    """
    layers = np.load(path)
    rgb, core = (saturated(layers[name].astype(np.float32)) for name in ('rgb', 'core'))
    core = np.minimum(core, rgb)
    if STILL:
        return np.concatenate([rgb - core, core, layers['a'].astype(np.float32)[..., None]], -1)
    camera_distance, radius = 34, 5
    depth = np.where(layers['z'] > 60, camera_distance, layers['z']).astype(np.float32)  # nothing there
    # smooth: a step in the depth would tear the picture
    depth = gaussian_filter(median_filter(depth, 5), 3.5 * rgb.shape[1] / 1280)
    nearness = (camera_distance - depth) / radius
    everything = np.concatenate([rgb - core, core, layers['a'].astype(np.float32)[..., None], nearness[..., None]], -1)
    return resized(everything, WIDTH, HEIGHT)[:, LEFT:]


def add_vesicle(picture, vesicle, t):
    """Lays the vesicle over the picture, turned a little to and fro by moving near pixels further than far ones."""
    turn = math.tau * t
    breath = 1 + .17 * math.sin(turn - 1.2) + .05 * math.sin(2 * turn + .7)
    if STILL:
        picture *= 1 - vesicle[..., 6:]
        picture += vesicle[..., :3] + vesicle[..., 3:6] * breath
        return
    nearness = vesicle[..., 7]
    across = SCALE * 11 * math.sin(turn) * nearness
    down = SCALE * (5 * math.sin(turn + 1.9) * nearness + 2.5 * math.sin(turn - .6))
    rows, columns = np.mgrid[0:vesicle.shape[0], 0:vesicle.shape[1]].astype(np.float32)
    where = [rows - down, columns - across]
    light, core, alpha = np.split(np.stack([map_coordinates(vesicle[..., c], where, order=1, mode='nearest')
                                            for c in range(7)], -1), [3, 6], axis=-1)
    half = picture[:, LEFT:]
    half *= 1 - alpha
    half += light + core * breath


# ---------------------------------------------------------------- particles

SPRITES = {name: np.concatenate([saturated(frames[..., :3]), frames[..., 3:]], -1)
           for name, frames in ((name, frames.astype(np.float32)) for name, frames in np.load(OPTIONS['sprites']).items())}
BETWEEN = 4  # steps between two frames of a turning sprite


@lru_cache(maxsize=64)
def sprite(name, size, blur, step):
    """Sprite at a size and blur (px); step: of its turn, in frames x BETWEEN."""
    frames = SPRITES[name]
    frame, rest = divmod(step, BETWEEN)
    share = rest / BETWEEN
    image = frames[frame % len(frames)] * (1 - share) + frames[(frame + 1) % len(frames)] * share
    side = max(1, round(size))
    margin = int(blur * 2.8) + 2
    image = np.pad(resized(image, side, side), ((margin, margin), (margin, margin), (0, 0)))
    return gaussian_filter(image, (blur, blur, 0))


def add_particle(picture, image, x, y, opacity, haze, gain):
    """Lays a premultiplied image over the picture, its middle at (x, y), in fractions of a pixel too."""
    height, width = image.shape[:2]
    left, top = math.floor(x - width / 2), math.floor(y - height / 2)
    right_share, down_share = x - width / 2 - left, y - height / 2 - top
    moved = np.zeros((height + 1, width + 1, 4), np.float32)
    for dy, dx in ((0, 0), (0, 1), (1, 0), (1, 1)):
        weight = (down_share if dy else 1 - down_share) * (right_share if dx else 1 - right_share)
        moved[dy:dy + height, dx:dx + width] += image * weight
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + width + 1, WIDTH), min(top + height + 1, HEIGHT)
    if x1 <= x0 or y1 <= y0:
        return
    moved = moved[y0 - top:y1 - top, x0 - left:x1 - left] * opacity
    alpha = moved[..., 3:]
    under = picture[y0:y1, x0:x1]
    under *= 1 - alpha
    under += moved[..., :3] * gain * (1 - haze) + HAZE * alpha * haze


def add_particles(picture, t):
    """Each particle of a convoy rises by one place in a loop, and fades out before the top and before the text."""
    wave = lambda turns: math.sin(math.tau * turns)
    for convoy in CONVOYS:
        margin = (convoy.size + convoy.blur * 6) / 800
        turning = len(SPRITES[convoy.sprite]) * BETWEEN
        image = sprite(convoy.sprite, convoy.size * SCALE, convoy.blur * SCALE, round((t + convoy.phase) * turning) % turning)
        for place in range(convoy.count):
            way = (convoy.phase + (place + t) / convoy.count) % 1
            y = 1 + margin - (1 + 2 * margin) * (way + .030 * wave(2 * way + convoy.phase))
            x = (convoy.x + convoy.sway * wave(way * convoy.sways + convoy.phase * 3)
                 + .3 * convoy.sway * wave(3 * way + convoy.phase))
            opacity = float(smooth_step(.05, .24, y) * smooth_step(.52, .56, x))
            if opacity > .004:
                place_x, place_y = ((share * side - start) * FRAME.scale for share, side, start in
                                    ((x, FRAME.width, FRAME.left), (y, FRAME.height, FRAME.top)))
                add_particle(picture, image, place_x, place_y, opacity, convoy.haze, convoy.gain)


# ---------------------------------------------------------------- film

def draw_ground(t):
    """Bottle green, lighter behind the vesicle; the light wanders a little."""
    turn = math.tau * t
    y, x = studio.pixel_places(FRAME)
    x, y = x.astype(np.float32) / FRAME.width, y.astype(np.float32) / FRAME.height
    distance = np.hypot((x - .66 - .010 * math.sin(turn)) * 1.05, (y - .40 - .012 * math.cos(turn)) * .80) / .60
    share = (1 - smooth_step(0, 1, distance)) * (.93 + .07 * math.sin(turn + 2)) * smooth_step(.16, .56, x)
    return GROUND_EDGE + (GROUND_MIDDLE - GROUND_EDGE) * share[..., None]


def compose_frame(vesicle, t):
    """sRGB picture 0..1."""
    picture = draw_ground(t)
    add_particles(picture, t)
    add_vesicle(picture, vesicle, t)
    return studio.tone_map(picture)


def main():
    vesicle = load_vesicle(OPTIONS['layers'])
    studio.save(OPTIONS['poster'], compose_frame(vesicle, 0))
    if STILL:
        return
    encoder = subprocess.Popen(['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{WIDTH}x{HEIGHT}',
                                '-r', str(OPTIONS['fps']), '-i', '-', '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast',
                                OPTIONS['film']], stdin=subprocess.PIPE)
    frames = OPTIONS['fps'] * SECONDS
    for frame in range(frames):
        encoder.stdin.write(studio.to_bytes(compose_frame(vesicle, frame / frames)).tobytes())
    encoder.stdin.close()
    if encoder.wait():
        sys.exit('ffmpeg failed')


main()
