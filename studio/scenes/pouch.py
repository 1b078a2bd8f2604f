"""Stand-up pouch (doypack): cloth simulation of two film panels and a gusset, blown up from inside, and its still life.

blender -b -t 2 -P pouch.py -- language=fr|en fonts=FONTSOURCE out=FILE [scale= samples= part= columns=]
"""
import ctypes
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from mathutils import Vector, noise
from PIL import Image

import packs
from labels import draw_label, prepare_fonts  # found through packs
from studio import (HERE, camera, cyclorama, frame_part, material, mesh, new_scene, noise_bump, place, read_frame, read_options, save,
                    smooth_shading, softbox, tone_map, world_light)

# centimetres
WIDTH, HEIGHT = 14.0, 21.0
SIDE_SEAL, TOP_SEAL = .8, 1.5
GUSSET = 4.2  # how far the folded bottom reaches up between the panels
FILL_TOP = 13.0  # above it the film is hardly pushed apart
LABEL_WIDTH, LABEL_MIDDLE = 8.6, 9.6  # its middle's height
COLUMNS, ROWS_LOW, ROWS_HIGH, GUSSET_ROWS = 96, 14, 110, 14
ZIP, NOTCH = 17.4, 20.06  # heights of the closure and of the tear notches
BENDING = {2: .08, 6: .03, 14: .01}  # cells across: stiffness
SEAL_BENDING = .5
STEPS, PRESSURE, VOLUME, GRAVITY = 4000, 9000.0, 640.0, 3.0


def seal_curve(x):
    """Height of the curved seal that joins the gusset to a panel: low in the middle, the fold's height at the sides."""
    t = min(1, abs(x) / (WIDTH / 2 - SIDE_SEAL))
    return .35 + (GUSSET - .35) * (1 - math.sqrt(max(0, 1 - t ** 2.2)))


def flat_pouch():
    """The pouch before it is filled: points, faces (outwards), each point's share of the inner pressure, and the grids
    (lists of columns of points) of the front, the back and the gusset.

    The front carries the welded borders; the back and the gusset are joined to it where the welds begin. Below the curved
    seal hangs a skirt of film on which the pouch stands.
    """
    xs = [-WIDTH / 2 + WIDTH * i / COLUMNS for i in range(COLUMNS + 1)]
    inner = [i for i, x in enumerate(xs) if abs(x) <= WIDTH / 2 - SIDE_SEAL + 1e-6]
    top = HEIGHT - TOP_SEAL
    points, faces, weights = [], [], []

    def add(x, y, z, weight):
        points.append((x, y, z))
        weights.append(weight)
        return len(points) - 1

    def push(x, z):
        curve = seal_curve(x)
        if z < curve + 1e-4 or z > top - 1e-4 or abs(x) > WIDTH / 2 - SIDE_SEAL - 1e-4:
            return 0
        return max(.04, 1 - z / FILL_TOP)

    def notch(x, z):
        """Tear notches: a small V cut into both sides of the top seal."""
        beyond = abs(x) - (WIDTH / 2 - SIDE_SEAL)
        if beyond <= 0 or abs(z - NOTCH) > .05:
            return x
        return math.copysign(abs(x) - beyond * .4 / SIDE_SEAL, x)

    def column(x, y, last):
        curve = seal_curve(x)
        heights = [curve * j / ROWS_LOW for j in range(ROWS_LOW)]
        heights += [curve + (top - curve) * j / ROWS_HIGH for j in range(ROWS_HIGH + 1)]
        heights += [top + (HEIGHT - top) * j / 8 for j in range(1, 9)] if last else []
        return [add(notch(x, z), y, z, push(x, z)) for z in heights]

    front = {i: column(x, -.02, True) for i, x in enumerate(xs)}
    rows = len(front[0])
    panel_rows = ROWS_LOW + ROWS_HIGH + 1
    back = {}
    for i in inner:
        if i in (inner[0], inner[-1]):
            back[i] = front[i][:panel_rows]  # the side seal: one welded sheet
        else:
            back[i] = column(xs[i], .02, False)
            back[i][-1] = front[i][panel_rows - 1]
    for i in range(COLUMNS):
        for j in range(rows - 1):
            faces.append((front[i][j], front[i + 1][j], front[i + 1][j + 1], front[i][j + 1]))
    for i, k in zip(inner, inner[1:]):
        for j in range(panel_rows - 1):
            faces.append((back[i][j], back[i][j + 1], back[k][j + 1], back[k][j]))
    gusset = {}  # from the front's seal curve up to the fold and down to the back's
    for i in inner:
        low, middle = seal_curve(xs[i]), GUSSET
        if i in (inner[0], inner[-1]):
            gusset[i] = [front[i][ROWS_LOW]] * (2 * GUSSET_ROWS + 1)
            continue
        gusset[i] = [front[i][ROWS_LOW]]
        for v in range(1, 2 * GUSSET_ROWS):
            share = 1 - abs(v - GUSSET_ROWS) / GUSSET_ROWS
            gusset[i].append(add(xs[i], -.015 + .03 * v / (2 * GUSSET_ROWS), low + (middle - low) * share, 1))
        gusset[i].append(back[i][ROWS_LOW])
    for i, k in zip(inner, inner[1:]):
        for v in range(2 * GUSSET_ROWS):
            quad = [gusset[i][v], gusset[i][v + 1], gusset[k][v + 1], gusset[k][v]]
            quad = list(dict.fromkeys(quad))
            if len(quad) > 2:
                faces.append(tuple(quad))
    grids = [list(front.values()), list(back.values()), list(gusset.values())]
    return points, faces, weights, grids


def sealed(point):
    """True in the welded borders, where two films make one stiff strip, and along the zip under the top seal."""
    x, _, z = point
    return z > HEIGHT - TOP_SEAL or abs(x) > WIDTH / 2 - SIDE_SEAL or abs(z - ZIP) < .25


def make_links(points, faces, grids):
    """Pairs of points with their flat distance and stiffness: edges, diagonals, and bending across some cells."""
    found = {}

    def link(i, j, stiffness):
        if i != j:
            key = (min(i, j), max(i, j))
            found[key] = max(found.get(key, 0), stiffness)

    for face in faces:
        for i, j in zip(face, face[1:] + face[:1]):
            link(i, j, 1)
        if len(face) == 4:
            link(face[0], face[2], .6)
            link(face[1], face[3], .6)
    for grid in grids:
        for line in grid + [list(row) for row in zip(*[column for column in grid if len(column) == len(grid[0])])]:
            for reach, stiffness in BENDING.items():
                for i, j in zip(line, line[reach:]):
                    welded = sealed(points[i]) and sealed(points[j])
                    link(i, j, SEAL_BENDING if welded else stiffness)
    pairs = np.array(list(found), np.int32)
    give = np.array(list(found.values()), np.float32)
    order = np.random.default_rng(1).permutation(len(pairs))  # a regular order would pull the cloth to one side
    pairs, give = pairs[order], give[order]
    flat = np.array(points)
    return pairs, np.linalg.norm(flat[pairs[:, 0]] - flat[pairs[:, 1]], axis=1).astype(np.float32), give


def inflate(points, faces, weights, grids):
    """Points of the filled pouch, an array (points, 3). See cloth.c."""
    pairs, rest, give = make_links(points, faces, grids)
    quads = np.array([face if len(face) == 4 else face + face[-1:] for face in faces], np.int32)
    push = np.array(weights, np.float32)[quads].min(1)
    # a breath of noise: without it the film would stay symmetrical and never buckle
    film = np.array([(x, y + .03 * noise.noise(Vector((x * .4, z * .4, 9 * (y > 0)))), z) for x, y, z in points], np.float32)
    with tempfile.TemporaryDirectory() as folder:
        prebuilt = os.environ.get('STUDIO_LIBRARIES')
        library = os.path.join(prebuilt or folder, 'libcloth.so')
        prebuilt or subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', os.path.join(HERE, 'cloth.c'), '-o', library,
                        '-lm'], check=True)
        pointer = lambda array: array.ctypes.data_as(ctypes.c_void_p)
        real = ctypes.c_float
        ctypes.CDLL(library).inflate(pointer(film), len(film), pointer(pairs), pointer(rest), pointer(give), len(pairs), pointer(quads),
                                     pointer(push), len(quads), STEPS, real(5e-4), real(PRESSURE), real(VOLUME), real(GRAVITY), real(.004))
    return film


def make_pouch(film_material):
    """Mesh data of the filled pouch, foot on z = 0, front towards -Y. UVs: the flat front, 0 to 1."""
    points, faces, weights, grids = flat_pouch()
    data = mesh('pouch', inflate(points, faces, weights, grids).tolist(), faces, film_material)
    layer = data.uv_layers.new(name='uv')
    for loop in data.loops:
        x, _, z = points[loop.vertex_index]
        layer.data[loop.index].uv = (x / WIDTH + .5, z / HEIGHT)
    return smooth_shading(data)


def film_material(color, label):
    """Matt film with a glued label (PIL) in the middle of its front; welds, zip and paper stand out by a hair."""
    rows, columns = 150 * int(HEIGHT), 150 * int(WIDTH)  # 150 points a centimetre
    z, x = np.mgrid[rows:0:-1, 0:columns].astype(np.float32) / 150
    x -= WIDTH / 2
    label = label.convert('RGB').resize((round(150 * LABEL_WIDTH), round(150 * LABEL_WIDTH * label.height / label.width)), Image.LANCZOS)
    top, left = rows - round(150 * LABEL_MIDDLE) - label.height // 2, (columns - label.width) // 2
    where = np.s_[top:top + label.height, left:left + label.width]
    front = np.empty((rows, columns, 4), np.float32)
    red, green, blue = (int(color[i:i + 2], 16) / 255 for i in (1, 3, 5))
    front[...] = (red, green, blue, 0)
    front[where] = np.concatenate([np.asarray(label, np.float32) / 255, np.ones(label.size[::-1] + (1,), np.float32)], -1)

    across = np.linspace(-WIDTH / 2, WIDTH / 2, 281)
    curve = np.interp(x, across, [seal_curve(v) for v in across])
    welded = np.maximum.reduce([z - (HEIGHT - TOP_SEAL), np.abs(x) - (WIDTH / 2 - SIDE_SEAL), curve - z])
    weld = np.clip(welded / .05 + .5, 0, 1)
    ribs = np.sin(z * math.tau / .14) * np.clip((z - (HEIGHT - TOP_SEAL)) / .1, 0, 1) * np.clip((HEIGHT - .3 - z) / .1, 0, 1)
    inside = np.clip((WIDTH / 2 - SIDE_SEAL - np.abs(x)) / .1, 0, 1)
    zip_lines = sum(np.exp(-((z - ZIP - d) / .06) ** 2) for d in (-.16, .16)) * inside
    relief = np.zeros((rows, columns, 4), np.float32)
    relief[..., :3] = (-.5 * weld + .14 * ribs + .9 * zip_lines)[..., None]
    relief[where] += .35

    film = material('film', rough=.4, specular=.45)
    tree = film.node_tree
    shader, link = tree.nodes['Principled BSDF'], tree.links.new
    print_node, relief_node = (packs.image_node(film, packs.load_pixels(name, pixels, name == 'relief'))
                               for name, pixels in (('front', front), ('relief', relief)))
    link(print_node.outputs['Color'], shader.inputs['Base Color'])
    rough = tree.nodes.new('ShaderNodeMapRange')
    rough.inputs['To Min'].default_value, rough.inputs['To Max'].default_value = .4, .52
    link(print_node.outputs['Alpha'], rough.inputs['Value'])
    link(rough.outputs[0], shader.inputs['Roughness'])
    bump = noise_bump(film, .55, .25, 3, .06)  # the slight unrest of a handled film
    fine = tree.nodes.new('ShaderNodeBump')
    fine.inputs['Distance'].default_value = .03
    link(relief_node.outputs['Color'], fine.inputs['Height'])
    link(bump.outputs[0], fine.inputs['Normal'])
    link(fine.outputs[0], shader.inputs['Normal'])
    return film


def still_life():
    """The pouch alone, on sand."""
    options = read_options(language='fr', fonts='', out='pouch.png', scale=1.0, samples=64, part='', columns=0)
    width, height = (round(side * options['scale']) for side in (1200, 800))
    frame = read_frame(width, height, options['part'], options['columns'])
    new_scene(width, height)
    with tempfile.TemporaryDirectory() as folder:
        pack = {'slug': 'collagene', 'symbol': 'Co', 'brand': packs.BRANDS[options['language']],
                'lines': ({'fr': 'Collagène', 'en': 'Collagen'}[options['language']], '300 g'), 'colour': '#A4566A'}
        label = draw_label(pack, 'serum', prepare_fonts(Path(options['fonts']), Path(folder)), Path(folder))
        label.load()
    place(make_pouch(film_material('#1f463d', label)), rotation=(0, 0, math.radians(-14)))
    ground = cyclorama(material('ground', color='#EFE7D6', rough=.6, specular=.2), 26, 90, 14, 120, 60)
    at = (0, 0, 9)
    softbox((-22, -12, 22), at, 14, 20, 15.5, (1, .975, .94), .7, 'key')
    softbox((20, 4, 14), at, 6, 26, 10, (1, 1, 1), .6, 'rim')
    softbox((11, -24, 9), at, 10, 18, .9, (1, .98, .96), .8, 'fill')
    softbox((0, 12, 34), (0, 12, 0), 36, 16, 3.0, (1, 1, 1), .8, 'top')
    softbox((32, -10, 36), (14, 26, 12), 26, 22, 3.2, (1, .98, .95), .8, 'ground')
    world_light((1, .985, .96), .24)
    frame_part(camera((0, -70, 17), (0, 0, 10.2), lens=66, fstop=.09, focus=(0, -3, 10)), frame)
    box = packs.box_in_frame((.2, .02, .85, 1), frame)
    save(options['out'], tone_map(packs.render_on_ground(options['samples'], ground, box), 1.08))


if __name__ == '__main__':
    still_life()
