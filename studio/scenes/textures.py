"""Textures of what is made: creams, serums, powders, softgels, macro on their range's ground.

  blender -b -t 2 -P textures.py -- texture=cream width=1200 height=900 samples=24 out=texture-cream.png

texture: cream | serum | powder-gold | powder-green | softgels-ruby.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

import retouch
import studio
from studio import lathe, linear, material, mesh, place, smooth_shading, softbox

ROSE, HONEY, MINT = '#EBD0CB', '#F4E3B9', '#CFE3D8'


def ground(color, rough=.45, specular=.4, depth=34, radius=10):
    return studio.cyclorama(material('ground', color=color, rough=rough, specular=specular), depth, 60, radius)


def grid_faces(rows, columns, closed=False):
    """Quads of a grid of points in row order; `closed` joins the last column to the first."""
    return [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j)
            for i in range(rows - 1) for j in range(columns if closed else columns - 1)]


# ---------------------------------------------------------------- cream

def cream():
    """A swirl of cream turned with a spatula: a spiral fold that leans outwards, a bent tip."""
    rings, turns, radius, pitch = 420, 760, 5.0, 1.30
    vertices = []
    for i in range(rings):
        t = (i / (rings - 1)) ** .9
        for j in range(turns):
            a = 2 * math.pi * j / turns
            edge = radius * (1 + .06 * math.sin(2 * a + .6) + .04 * math.sin(3 * a + 2)
                             + .04 * noise.noise(Vector((2 * math.cos(a), 2 * math.sin(a), 4))))
            r = edge * t
            x, y = r * math.cos(a), r * math.sin(a)
            warp = .45 * noise.noise(Vector((x * .22, y * .22, 1.7))) + .03 * noise.noise(Vector((x * .8, y * .8, 5)))
            phase = r / pitch - a / (2 * math.pi) + warp
            across = phase - math.floor(phase)
            rope = math.sin(math.pi * across) ** .9  # round crests, narrow valleys
            vary = .85 + .9 * noise.noise(Vector((x * .30 + 7, y * .30, 2)))
            streaks = max(0, .4 + noise.noise(Vector((x * .4, y * .4, 12)))) * math.sin(phase * 44 + 2 * noise.noise(Vector((x, y, 9))))
            rim = min(1, (1 - t) * 6) ** .6
            inner = 1 - math.exp(-(r / .6) ** 2)  # the folds die out into the tip
            fold = (.46 * rope * vary + .020 * streaks * rope) * rim * inner
            body = .55 * (1 - t ** 3) ** .5 + 1.25 * math.exp(-(r / 2.4) ** 1.6)
            tip = 1.15 * math.exp(-(r / .55) ** 1.3)
            out = .45 * fold * rope  # the folds lean over
            lean = .62 * tip ** 2.4
            vertices.append((x + out * math.cos(a) + lean, y + out * math.sin(a) - lean * .5, body + fold + tip - .30 * lean - .03))
    # the faint emission stands for light scattered inside the cream: traced, it leaves coloured noise
    mat = material('cream', color='#fdecd9', rough=.24, specular=.5, coat=.6, coat_rough=.10, emission='#ffcf9e', emission_strength=.09)
    studio.noise_bump(mat, 3, .06, 2, .06)
    place(mesh('cream', vertices, grid_faces(rings, turns, closed=True), mat, smooth=True), (0, 0, 0), (0, 0, 2.1))
    ground(ROSE)
    at = (0, 0, .5)
    softbox((-11, 4, 9), at, 6, 10, 14, (1, .975, .94), .6, 'key')
    softbox((10, 7, 5), at, 3, 11, 6, (1, .96, .95), .6, 'rim')
    softbox((1, 15, 8), at, 11, 3.2, 7, (1, 1, 1), .6, 'sheen')
    softbox((4, -14, 9), at, 9, 7, 1.6, (1, .985, .96), .8, 'fill')
    softbox((0, 8, 18), (0, 2, 0), 12, 6, 2.2, (1, 1, 1), .8, 'top')
    softbox((-14, 18, 14), (0, 18, 2), 12, 10, 6, (1, .99, .98), .8, 'ground key')
    studio.world_light((1, .98, .96), .34)
    studio.camera((-1.5, -11.8, 9.8), (.75, .45, .6), 60, .07, (-.1, -1.2, 1.5))


# ---------------------------------------------------------------- serum

def make_drop(mat, seed, flat):
    """A drop of unit radius lying on the ground, not quite round. flat: height over radius."""
    angles = [k / 48 * math.pi / 2 for k in range(49)]
    data = lathe('drop', [(0, 0)] + [(math.cos(a) ** .8, flat * math.sin(a)) for a in angles], mat, 160)
    for vertex in data.vertices:
        x, y, z = vertex.co
        a = math.atan2(y, x)
        swell = 1 + .09 * math.sin(2 * a + seed) + .05 * math.sin(3 * a + 2.3 * seed)
        vertex.co.x, vertex.co.y = x * swell, y * swell
    return data


def serum():
    """Drops of clear gel, small bubbles inside; the light gathers on the ground under each of them."""
    gel = studio.glass('gel', ior=1.39, shadow=(.92, .84, .82, 1), absorb=linear('#f8e6d2'), density=.10)
    chance = random.Random(6)
    drops = [(-1.9, .3, 2.15, .34), (2.35, -1.05, 1.15, .44), (1.7, 1.9, .85, .5), (4.4, .7, .62, .52), (.55, -2.35, .52, .54),
             (-3.6, -2.7, .62, .52), (3.9, 3.3, .95, .46), (-4.9, 2.6, .9, .46), (.3, 3.2, .4, .56), (3.95, -2.5, .36, .56),
             (.95, -.75, .2, .58), (1.35, .45, .15, .6), (-1.4, -2.75, .24, .58), (5.2, -1.0, .26, .58), (2.9, .55, .18, .6),
             (-5.1, -.9, .3, .56), (-.6, 2.9, .2, .58), (2.1, -2.9, .17, .6), (5.9, 2.0, .4, .56), (-2.6, 4.2, .6, .5)]
    for n, (x, y, r, flat) in enumerate(drops):
        place(make_drop(gel, n * 1.7, flat), (x, y, .004), (0, 0, chance.random() * 6), r)
        # stands for the light that the drop gathers on the side away from the key, too costly to trace
        lamp = bpy.data.lights.new('gathered', 'POINT')
        lamp.energy, lamp.color, lamp.shadow_soft_size = 3.2 * r * r, (1, .94, .87), .10 * r
        light = bpy.data.objects.new('gathered', lamp)
        bpy.context.collection.objects.link(light)
        light.location = (x + .48 * r, y - .42 * r, .16 * r)
        light.visible_camera = light.visible_glossy = light.visible_transmission = False
    bubble = studio.sphere('bubble', studio.glass('air', ior=1 / 1.39), segments=32)
    for x, y, r, flat in drops[:3]:
        taken = []
        while len(taken) < 14 * r:
            a, reach, size = chance.random() * 2 * math.pi, r * .72 * math.sqrt(chance.random()), chance.choice([.025, .03, .04, .05, .07, .10])
            room = flat * r * math.sqrt(1 - (reach / r) ** 2) * .9
            centre = Vector((x + reach * math.cos(a), y + reach * math.sin(a), chance.uniform(size + .03, max(size + .04, room - size - .04))))
            if room > 2 * size + .1 and all((centre - other).length > size + s + .02 for other, s in taken):
                taken.append((centre, size))
                place(bubble, centre, scale=size)
    ground(ROSE, .5, .3)
    softbox((-9, 6, 11), (0, 0, 0), 5, 7, 20, (1, .975, .94), .5, 'key')
    softbox((10, 6, 7), (0, 0, 0), 3, 12, 7, (1, .96, .95), .6, 'rim')
    softbox((0, 6, 18), (0, 2, 0), 14, 9, 4.2, (1, 1, 1), .8, 'top')
    studio.world_light((1, .985, .97), .58)
    studio.camera((.9, -11.8, 9.4), (.2, .05, .2), 64, .08, (0, -1.0, .5))


# ---------------------------------------------------------------- powders

def add_grains(color, count, place_grain, seed=2):
    """One mesh of irregular grains; place_grain(random) -> (x, y, z, radius)."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=1, radius=1)
    shape = np.array([tuple(v.co) for v in work.verts])
    faces = np.array([[v.index for v in f.verts] for f in work.faces])
    work.free()
    chance, rng = random.Random(seed), np.random.default_rng(seed)
    centres = np.array([place_grain(chance) for _ in range(count)])
    grains = shape[None] * rng.uniform(.62, 1.3, (count, len(shape), 1)) * centres[:, None, 3:] + centres[:, None, :3]
    vertices = grains.reshape(-1, 3)
    corners = (faces[None] + (np.arange(count) * len(shape))[:, None, None]).reshape(-1)
    data = bpy.data.meshes.new('grains')
    data.vertices.add(len(vertices))
    data.vertices.foreach_set('co', vertices.ravel())
    data.loops.add(len(corners))
    data.loops.foreach_set('vertex_index', corners)
    data.polygons.add(len(corners) // 3)
    data.polygons.foreach_set('loop_start', np.arange(0, len(corners), 3))
    data.polygons.foreach_set('loop_total', np.full(len(corners) // 3, 3))
    data.update(calc_edges=True)
    data.materials.append(material('grain', color=color, rough=.95, specular=.05))
    place(smooth_shading(data))


def powder(color, dark, ground_color, seed, coarse):
    """A heap seen close: slumped flanks, crumbs, dust round the foot. coarse: size of the grain, 1 = fine."""
    mat = material('powder', color=dark, rough=.95, specular=.05, sheen=.3)
    size, cells, radius, summit = 12.0, 420, 4.4, 2.7

    def height(x, y):
        bend = 1 + .13 * noise.noise(Vector((x * .35, y * .35, seed))) + .05 * noise.noise(Vector((x * 1.1, y * 1.1, seed + 4)))
        r = math.hypot(x * .92, y) * bend
        slope = max(0.0, 1 - r / radius)
        h = summit * (slope - .10 * math.exp(-(r / .8) ** 2) * slope)
        if h <= 0:
            return 0.0, r
        rough = .16 * noise.fractal(Vector((x * .7, y * .7, seed)), 1, 2, 3) + .07 * noise.fractal(Vector((x * 2.6, y * 2.6, seed + 2)), .8, 2, 4)
        return h + rough * min(1, h * 1.5), r

    vertices = []
    for j in range(cells):
        for i in range(cells):
            x, y = (i / (cells - 1) - .5) * size, (j / (cells - 1) - .5) * size
            h, r = height(x, y)
            vertices.append((x, y, h - .02 if h > 0 else -.05))
    place(mesh('heap', vertices, grid_faces(cells, cells), mat, smooth=True))

    def on_heap(chance):
        while True:
            a, r = chance.random() * 2 * math.pi, radius * 1.04 * math.sqrt(chance.random())
            x, y = r * math.cos(a), r * math.sin(a)
            h, _ = height(x, y)
            if h > .0:
                grain = coarse * chance.choice([.008, .010, .012, .014, .017, .021])
                return x, y, h + grain * chance.uniform(-.6, .7), grain

    def crumb(chance):
        x, y, h, _ = on_heap(chance)
        grain = coarse * chance.choice([.022, .026, .03, .04, .055])
        return x, y, h + grain * .2, grain

    def dust(chance):
        a = chance.random() * 2 * math.pi
        foot = radius
        for _ in range(4):  # where the heap ends in this direction
            foot = foot * radius / height(foot * math.cos(a), foot * math.sin(a))[1]
        r = foot * .96 + abs(chance.gauss(0, .32)) * (1 + .9 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed))))
        grain = coarse * chance.choice([.006, .008, .010, .014, .02, .03])
        x, y = r * math.cos(a), r * math.sin(a)
        return x, y, max(height(x, y)[0], 0) + grain * .5, grain

    add_grains(color, 150000, on_heap, 2)
    add_grains(color, 2600, crumb, 3)
    add_grains(color, 9000, dust, 4)
    ground(ground_color, .5, .3, 14, 8)
    studio.studio_lights((0, 0, 1), 1.0, .34)
    softbox((-14, 2, 16), (0, 14, 5), 12, 10, 2.5, (1, .985, .96), .8, 'ground key')
    studio.camera((1.2, -17, 7.2), (-.3, 0, 1.2), 64, .09, (-.4, -2.0, 1.3))


def powder_gold():
    """Coenzyme Q10."""
    powder('#f7a61e', '#f09414', HONEY, 3.0, 1.5)


def powder_green():
    """Plant extract."""
    powder('#8f9448', '#7c813a', MINT, 11.0, 1.6)


# ---------------------------------------------------------------- softgels

def make_softgel(color, density):
    """Oval softgel along Z with its seam; clear gelatin and oil in one body, tinted by thickness."""
    gel = studio.glass('softgel', (1, .97, .97, 1), .02, 1.42, shadow=(.85, .28, .27, 1), absorb=color, density=density)
    angles = [(-.5 + i / 64) * math.pi for i in range(65)]
    data = lathe('softgel', [(.78 * math.sqrt(max(0, 1 - abs(math.sin(a)) ** 2.6)), 1.22 * math.sin(a)) for a in angles], gel, 256)
    for vertex in data.vertices:
        vertex.co *= 1 + .016 * math.exp(-(vertex.co.y / .030) ** 2)
    return data


def softgels_ruby():
    """Astaxanthin: deep where thick, luminous where the light comes through."""
    softgel = make_softgel((.86, .05, .06, 1), 1.8)
    random.seed(23)
    items = []
    lead = [((-.9, -1.9), .5), ((1.25, -1.2), 2.2), ((.2, .7), 1.2), ((-2.7, -.3), 2.6), ((3.2, .5), .2)]
    for n in range(4000):
        (x, y), a = lead[n] if n < len(lead) else ((random.uniform(-9, 9), random.uniform(-7, 16)), random.random() * math.pi)
        position, direction = Vector((x, y, .80)), Vector((math.cos(a), math.sin(a), 0))
        along = (-.55, -.3, 0, .3, .55)
        if any((position - p).length < 3.4 and min(((position + direction * t) - (p + d * u)).length for t in along for u in along) < 1.60
               for p, d in items):
            continue
        items.append((position, direction))
        tilt = direction + Vector((0, 0, random.uniform(-.05, .05)))
        turn = tilt.to_track_quat('Z', 'Y').to_matrix() @ Matrix.Rotation(random.random() * math.pi, 3, 'Z')
        place(softgel, position, turn.to_euler())
        if len(items) > 40:
            break
    ground(ROSE, .35, .4)
    softbox((-11, -3, 12), (0, 0, 0), 8, 11, 13, (1, .97, .93), .7, 'key')
    softbox((11, 7, 7), (0, 0, 0), 4, 13, 9, (1, .97, .97), .6, 'rim')
    softbox((0, 15, 9), (0, 0, 0), 16, 7, 6, (1, 1, 1), .8, 'back')
    softbox((0, 5, 20), (0, 5, 0), 20, 10, 3.2, (1, 1, 1), .8, 'top')
    studio.world_light((1, .985, .97), .5)
    studio.camera((.8, -13.6, 7.6), (.1, .2, .5), 70, .055, (-.3, -1.6, 1.0))


# texture: its function, transmission bounces, strength and guide strength of the denoiser, edge threshold of the smoothing
TEXTURES = {
    'cream': (cream, 10, .75, 40, .03),
    'serum': (serum, 12, .7, 60, .07),
    'powder-gold': (powder_gold, 10, .45, 200, .05),
    'powder-green': (powder_green, 10, .45, 200, .05),
    'softgels-ruby': (softgels_ruby, 12, .75, 40, .07),
}


def main():
    options = studio.read_options(texture='cream', width=600, height=450, samples=48, out='texture.png')
    build, bounces, strength, guide_strength, threshold = TEXTURES[options['texture']]
    studio.new_scene(options['width'], options['height'], bounces)
    build()
    picture = studio.tone_map(studio.render_denoised(options['samples'], strength, guide_strength=guide_strength), 1.05, saturation=1.06)
    studio.save(options['out'], retouch.smooth_defocused(picture, threshold))


main()
