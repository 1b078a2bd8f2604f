"""The quality bench: sample vials in an aluminium rack, macro, on sky.

  blender -b -t 2 -P quality.py -- width=1200 height=800 samples=24 out=scene-quality.png

One unit is a centimetre (12 x 32 mm chromatography vials). The printed labels need a DejaVu font
(Debian: fonts-dejavu-core).
"""
import math
import os
import random
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import retouch
import studio
from studio import fillet, lathe, linear, material, mesh, place, smooth_shading, softbox

PITCH = 1.78
HOLE = .66  # radius
DECK = .62  # height of the rack's upper face
FLOOR = .34  # height of the bottom of its holes
RADIUS, WALL = .58, .085

# absorption colour and density of the liquids, colourless to honey
LIQUIDS = {'clear': ('#f6f8f7', .03), 'straw': ('#f4e39c', .55), 'gold': ('#f5d66e', .70), 'honey': ('#f0b838', .85)}


def add_rack(columns, rows):
    """Perforated plate with a bevelled rim, its lower left hole at the origin."""
    metal = material('aluminium', color=(.86, .87, .875, 1), metal=1, rough=.34)
    studio.noise_bump(metal, 90, .045, 1, .02)
    count = 64
    inner, outer = [], []
    for i in range(count):
        a = 2 * math.pi * i / count + math.pi / 4
        c, s = math.cos(a), math.sin(a)
        reach = PITCH / 2 / max(abs(c), abs(s))
        inner.append((HOLE * 1.06 * c, HOLE * 1.06 * s, 0))
        outer.append((reach * c, reach * s, 0))
    quads = [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    cell = mesh('cell', inner + outer, quads, metal)
    hole = lathe('hole', fillet([(HOLE * 1.06, 0), (HOLE, -.03, .03), (HOLE, FLOOR - DECK, .05), (0, FLOOR - DECK)], 5), metal, 64)
    for i in range(columns):
        for j in range(rows):
            for data in (cell, hole):
                place(data, (i * PITCH, j * PITCH, DECK))
    # rim: rounded rectangles from the outline of the cells over the bevel and down the side
    half_x, half_y = columns * PITCH / 2, rows * PITCH / 2
    rings = [(0, 0, 0), (.34, .34, 0)] + [(.34 + .06 * math.sin(a), .40, -.06 + .06 * math.cos(a))
                                          for a in np.linspace(.3, math.pi / 2, 5)] + [(.40, .40, -DECK + .02)]
    vertices = []
    for grow, radius, z in rings:
        for sx, sy, start in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
            for k in range(9):
                a = (start + k / 8) * math.pi / 2
                vertices.append((sx * (half_x + grow - radius) + radius * math.cos(a), sy * (half_y + grow - radius) + radius * math.sin(a), z))
    n = 36
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    place(smooth_shading(mesh('rim', vertices, faces, metal), 30), ((columns - 1) * PITCH / 2, (rows - 1) * PITCH / 2, DECK))


def make_vial():
    glass = studio.glass('vial glass', ior=1.50, shadow=(.93, .95, .95, 1))
    outside = fillet([(0, .02), (RADIUS, .02, .12), (RADIUS, 2.28, .28), (.40, 2.52, .10), (.40, 3.0, .03), (.36, 3.0)], 8)
    inside = fillet([(.32, 3.0), (.32, 2.50, .10), (RADIUS - WALL, 2.24, .24), (RADIUS - WALL, .14, .14), (0, .14)], 8)
    return lathe('vial', outside + inside, glass, 96)


def make_liquid(name, level):
    color, density = LIQUIDS[name]
    liquid = studio.glass(f'liquid {name}', ior=1.34, shadow=linear(color), absorb=linear(color), density=density)
    r = RADIUS - WALL + .006  # overlaps the glass a little: no film of air between them
    profile = fillet([(0, .134), (r, .134, .145), (r, level - .05), (r, level + .045)], 8)
    meniscus = [(r - .012, level + .04), (r - .05, level + .012), (r - .12, level), (0, level)]
    return lathe(f'liquid {name} {level}', profile + meniscus, liquid, 96)


def make_cap(mat, septum):
    """Screw cap with fine ribs and an opening over the septum: the two meshes."""
    profile = fillet([(.42, 2.46), (.565, 2.46, .025), (.575, 3.06, .06), (.30, 3.075, .02), (.29, 3.02)], 6)
    dense = [profile[0]]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        steps = 10 if abs(z1 - z0) > .2 else 1
        dense += [(r0 + (r1 - r0) * k / steps, z0 + (z1 - z0) * k / steps) for k in range(1, steps + 1)]
    cap = lathe('cap', dense, mat, 480)
    for vertex in cap.vertices:
        x, y, z = vertex.co
        fade = min(1, max(0, (z - 2.50) / .03)) * min(1, max(0, (2.99 - z) / .03))
        if math.hypot(x, y) > .5 and fade:
            depth = .016 * fade * (.5 + .5 * math.cos(60 * math.atan2(y, x))) ** 2
            vertex.co.x, vertex.co.y = x * (1 - depth / .57), y * (1 - depth / .57)
    smooth_shading(cap, 50)
    return cap, lathe('septum', [(.31, 3.02), (.2, 3.03), (0, 3.035)], septum, 48)


def print_label(number):
    """Image of a thermal label: sample number, batch, a rule, bars. Invented data."""
    width, height = 620, 320
    picture = Image.new('RGB', (width, height), '#f3f3ee')
    draw = ImageDraw.Draw(picture)
    ink = '#23302c'
    font = lambda size, face='DejaVuSans.ttf': ImageFont.truetype(face, size)
    draw.text((34, 22), f'QC {number:03d}', fill=ink, font=font(84))
    draw.text((36, 122), f'LOT 26-{number * 7 % 90 + 10}  HPLC', fill=ink, font=font(44))
    draw.line((36, 190, width - 36, 190), fill=ink, width=4)
    chance = random.Random(number)
    x = 36
    while x < width - 44:
        bar = chance.choice([4, 4, 8, 12])
        draw.rectangle((x, 212, x + bar - 1, 292), fill=ink)
        x += bar + chance.choice([5, 5, 9, 13])
    path = os.path.join(tempfile.mkdtemp(), f'label-{number}.png')
    picture.save(path)
    return path


def make_label(number, arc=math.radians(128), bottom=.92, top=1.72):
    """Curved patch facing -Y, on the glass."""
    mat = material(f'label {number}', rough=.62, specular=.3)
    tree = mat.node_tree
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = bpy.data.images.load(print_label(number))
    tree.links.new(texture.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    steps, r = 40, RADIUS + .006
    vertices = [(r * math.sin(arc * (k / steps - .5)), -r * math.cos(arc * (k / steps - .5)), z) for k in range(steps + 1) for z in (bottom, top)]
    data = mesh('label', vertices, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps)], mat, smooth=True)
    layer = data.uv_layers.new(name='uv')
    for loop in data.loops:
        k, upper = divmod(loop.vertex_index, 2)
        layer.data[loop.index].uv = (k / steps, upper)
    return data


def main():
    options = studio.read_options(width=1200, height=800, samples=24, out='scene-quality.png')
    studio.new_scene(options['width'], options['height'], transmission_bounces=16)
    columns, rows = 10, 5
    add_rack(columns, rows)
    white = material('white cap', color='#f1f2ee', rough=.34, specular=.5, coat=.25, coat_rough=.25)
    green = material('green cap', color='#17493d', rough=.34, specular=.5, coat=.25, coat_rough=.25)
    caps = {'white': make_cap(white, material('septum', color='#d9b7a2', rough=.6)),
            'green': make_cap(green, material('pale septum', color='#e9e4d8', rough=.6))}
    vial = make_vial()
    chance = random.Random(12)
    liquids = {(name, level): make_liquid(name, level) for name in LIQUIDS for level in (1.2, 1.45, 1.62, 1.85)}
    rows_of_caps = ['white', 'white', 'green', 'white', 'green']
    empty = {(2, 0), (6, 0), (7, 1), (3, 3)}
    for i in range(columns):
        for j in range(rows):
            if (i, j) in empty:
                continue
            turn = chance.uniform(-.3, .3)
            where = (i * PITCH + chance.uniform(-.03, .03), j * PITCH + chance.uniform(-.03, .03), FLOOR)
            name = ('clear', 'honey', 'straw', 'gold', 'clear', 'straw', 'honey')[(i + 3 * j) % 7]
            parts = [vial, liquids[name, (1.62, 1.2, 1.85, 1.45)[(i * 3 + j) % 4]], *caps[rows_of_caps[j]]]
            if (i + j) % 2 == 0:
                parts.append(make_label(i * rows + j + 11))
            for data in parts:
                place(data, where, (0, 0, turn))
    ground = material('ground', color='#CFDDE6', rough=.45, specular=.4)
    studio.cyclorama(ground, depth=40, radius=12, height=60)
    middle = ((columns - 1) * PITCH / 2, 1.5 * PITCH, 1.5)
    x, y, z = middle
    softbox((x - 13, y - 6, 13), middle, 9, 12, 13, (1, .975, .94), .7, 'key')
    softbox((x + 13, y + 6, 8), middle, 5, 14, 10, (.95, .98, 1), .6, 'rim')
    softbox((x + 2, y + 18, 6.5), middle, 20, 7, 5, (1, 1, 1), .8, 'back')
    softbox((x + 4, y - 16, 7), middle, 8, 8, 1.0, (1, 1, 1), .8, 'fill')
    studio.world_light((.97, .985, 1), .75)
    studio.camera((x - 5.6, y - 14, 5.6), (x + .1, y + .2, 2.0), 62, .075, (x - .9, y - 3.1, 1.8))
    picture = studio.render_denoised(options['samples'], strength=.75)
    picture = retouch.smooth_defocused(studio.tone_map(picture, 1.05, saturation=1.06), .07)
    studio.save(options['out'], retouch.brighten(picture))


main()
