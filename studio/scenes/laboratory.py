"""Laboratory scenes: making and packing, always macro.

  blender -b -t 2 -P laboratory.py -- scene=line width=1200 height=800 samples=48 out=scene-filling-line.png

scene: line (capsule filling plate) | capsules | softgels | blister | vessel (cream in a mixing vessel) |
glassware. The scenes are a few units wide; a capsule is about 3.3 units long.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Matrix, Vector, noise

import retouch
import studio
from studio import fillet, lathe, linear, material, mesh, place, softbox


# ---------------------------------------------------------------- shared shapes

def tube_with_dome(radius, bottom, top, steps=14):
    """Profile of a tube closed by a half sphere whose top is at `top`."""
    straight = top - radius
    return [(radius, bottom), (radius, (bottom + straight) / 2)] + [
        (radius * math.cos(i / steps * math.pi / 2), straight + radius * math.sin(i / steps * math.pi / 2)) for i in range(steps + 1)]


def satin(name, color):
    """Hard gelatin: satin under a thin gloss."""
    return material(name, color=color, rough=.22, specular=.5, coat=.5, coat_rough=.08)


def make_capsule(body_color, cap_color):
    """Two-piece capsule along Z: body (upwards) and the slightly wider cap that overlaps it."""
    body = lathe('capsule body', tube_with_dome(.6, -.05, 1.72), satin('capsule body', body_color), 72)
    turned = [(r, -z) for r, z in reversed(tube_with_dome(.635, -.16, 1.62))]
    cap = lathe('capsule cap', turned + [(.633, .185), (.625, .198), (.6, .2)], satin('capsule cap', cap_color), 72)
    return body, cap


def make_softgel(color, density):
    """Oval softgel along Z, clear gelatin and oil in one body, tinted by thickness."""
    gel = studio.glass('softgel', (1, .97, .9, 1), .03, 1.42, linear(color), linear(color), density)
    angles = [(-.5 + i / 48) * math.pi for i in range(49)]
    return lathe('softgel', [(.78 * math.sqrt(max(0, 1 - abs(math.sin(a)) ** 2.6)), 1.22 * math.sin(a)) for a in angles], gel, 64)


def scatter(meshes, radius, half_length, count=42, height=0.0, seed=5):
    """Lays objects flat on the ground at random, none through another (each is taken as a row of balls)."""
    random.seed(seed)
    items = []
    along = (-half_length, -half_length / 2, 0, half_length / 2, half_length)
    for _ in range(4000):
        x, y, a = random.uniform(-9, 9), random.uniform(-7, 16), random.random() * math.pi
        direction, position = Vector((math.cos(a), math.sin(a), 0)), Vector((x, y, radius + height))
        if any((position - other).length < 4 and
               min(((position + direction * t) - (other + other_direction * u)).length for t in along for u in along) < radius * 2.04
               for other, other_direction in items):
            continue
        items.append((position, direction))
        tilted = direction + Vector((0, 0, random.uniform(-.04, .04)))
        for data in meshes:
            place(data, position, tilted.to_track_quat('Z', 'Y').to_euler())
        if len(items) > count:
            break


def ground(color, depth, radius, rough, specular=.4, height=60):
    return studio.cyclorama(material('ground', color=color, rough=rough, specular=specular), depth, height, radius)


# ---------------------------------------------------------------- scenes; each returns how it is finished

def capsules():
    scatter(make_capsule('#f6efe0', '#2f6f5e'), .64, 1.05)
    ground('#EFE7D6', 30, 8, .35)
    studio.studio_lights((0, 0, 0), ambient=.35)
    studio.camera((0, -17, 8.2), (0, .6, .3), 70, .05, (0, -1.0, .9))


def softgels():
    scatter([make_softgel('#ffc03a', .42)], .70, .6, height=.07)
    ground('#F4E3B9', 30, 8, .35)
    studio.studio_lights((0, 0, 0), ambient=.35)
    studio.camera((0, -17, 8.2), (0, .6, .3), 70, .05, (0, -1.0, .9))


def line():
    """Perforated steel plate, bodies filled with powder in front, caps lowered on them behind."""
    steel = material('steel', color=(.52, .53, .54, 1), metal=1, rough=.30, anisotropic=.6)
    powder = material('powder', color='#e2a63c', rough=.95, specular=.1)
    studio.noise_bump(powder, 14, .8, 8, 1.0, coordinates='Generated')
    hole = lathe('hole', fillet([(.98, 0), (.74, 0, .07), (.74, -.6), (.6, -.6)], 6), steel, 64)
    body = lathe('body', [(.62, -.8), (.64, .42), (.61, .45), (.58, .42), (.57, -.5)], satin('body', '#2f6f5e'), 64)
    fill = lathe('fill', [(.575, .1), (.45, .2), (.25, .27), (0, .3)], powder, 48)
    cap = lathe('cap', [(.62, -.42), (.645, -.43), (.66, -.41)] + tube_with_dome(.66, -.38, 1.12), satin('cap', '#f4eddc'), 72)
    inner, outer = [], []
    for i in range(64):
        a = 2 * math.pi * i / 64 + math.pi / 4
        c, s = math.cos(a), math.sin(a)
        reach = 1.15 / max(abs(c), abs(s))
        inner.append((.98 * c, .98 * s, 0))
        outer.append((reach * c, reach * s, 0))
    cell = mesh('cell', inner + outer, [(i, 64 + i, 64 + (i + 1) % 64, (i + 1) % 64) for i in range(64)], steel)
    random.seed(3)
    for i in range(-9, 10):
        for j in range(-6, 16):
            x, y = i * 2.3, j * 2.3
            for data in (cell, hole, body):
                place(data, (x, y, 0))
            if j < 6:
                place(fill, (x, y, 0), (0, 0, random.random() * 6))
            if j >= 3:
                place(cap, (x, y, .50 if j > 3 else 1.42))
    at = (0, 4, 0)
    softbox((-10, 6, 14), at, 8, 16, 10, (1, .98, .95), .7, 'key')
    softbox((14, 12, 9), at, 6, 14, 12, (.85, .95, 1), .6, 'rim')
    softbox((0, 26, 14), at, 24, 9, 6, (1, 1, 1), .8, 'back')
    studio.world_light((.9, .95, 1), .3)
    studio.camera((-3.8, -14.5, 7.6), (.2, 3.4, .4), 66, .055, (0, 3.4, .6))


def embossed_foil():
    """Aluminium foil with the crossed ribs of a blister's seal."""
    foil = material('foil', color=(.80, .81, .80, 1), metal=1, rough=.30)
    tree = foil.node_tree
    node, connect = tree.nodes.new, tree.links.new
    where, add, bump = node('ShaderNodeTexCoord'), node('ShaderNodeMath'), node('ShaderNodeBump')
    for turn, slot in ((-.785, 0), (.785, 1)):
        mapping, wave = node('ShaderNodeMapping'), node('ShaderNodeTexWave')
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        wave.inputs['Scale'].default_value = 5.5
        connect(where.outputs['Object'], mapping.inputs[0])
        connect(mapping.outputs[0], wave.inputs[0])
        connect(wave.outputs[0], add.inputs[slot])
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .35, .02
    connect(add.outputs[0], bump.inputs['Height'])
    connect(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])
    return foil


def clear_film():
    """Thin clear plastic: reflects by Fresnel, does not refract."""
    film = bpy.data.materials.new('film')
    film.use_nodes = True
    tree = film.node_tree
    tree.nodes.clear()
    node, connect = tree.nodes.new, tree.links.new
    clear, gloss, fresnel, mix = (node('ShaderNode' + n) for n in ('BsdfTransparent', 'BsdfGlossy', 'Fresnel', 'MixShader'))
    clear.inputs[0].default_value = (.99, .995, .99, 1)
    gloss.inputs['Roughness'].default_value = .045
    fresnel.inputs[0].default_value = 1.55
    connect(fresnel.outputs[0], mix.inputs[0])
    connect(clear.outputs[0], mix.inputs[1])
    connect(gloss.outputs[0], mix.inputs[2])
    connect(mix.outputs[0], node('ShaderNodeOutputMaterial').inputs[0])
    return film


def blister():
    """Blister packs of ten: foil below, thermoformed film above."""
    pitch_x, pitch_y, corner, columns, rows = 4.6, 2.05, .8, 260, 300
    size_x, size_y = pitch_x * 2 + .5, pitch_y * 5 + .6

    def sheet(mat, level, pockets):
        vertices = []
        for j in range(rows):
            for i in range(columns):
                x, y, z = (i / (columns - 1) - .5) * size_x, (j / (rows - 1) - .5) * size_y, 0
                if pockets:
                    centre_x, centre_y = math.copysign(.5, x) * pitch_x, max(-2, min(2, round(y / pitch_y))) * pitch_y
                    d = math.hypot(max(abs(x - centre_x) - 1.08, 0), y - centre_y) / .80
                    z = (1.30 * (1 - d ** 2.6) ** .62 if d < 1 else 0) - .05 * math.exp(-(x / .05) ** 2)
                over_x, over_y = abs(x) - (size_x / 2 - corner), abs(y) - (size_y / 2 - corner)
                reach = math.hypot(over_x, over_y)
                if over_x > 0 and over_y > 0 and reach > corner:  # round corners
                    x = math.copysign(size_x / 2 - corner + over_x * corner / reach, x)
                    y = math.copysign(size_y / 2 - corner + over_y * corner / reach, y)
                vertices.append((x, y, z + level))
        faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
                 for j in range(rows - 1) for i in range(columns - 1)]
        return mesh('sheet', vertices, faces, mat, smooth=True)

    film, foil = sheet(clear_film(), .03, True), sheet(embossed_foil(), 0, False)
    halves = make_capsule('#f6efe0', '#2f6f5e')
    random.seed(2)
    for where, turn in (((.2, -.6, .06), -32), ((-5.5, 9.2, .06), 24), ((10.2, 7.0, .06), -70)):
        pack = Matrix.Translation(where) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        for data in (film, foil):
            place(data).matrix_world = pack
        for column in (-.5, .5):
            for row in range(-2, 3):
                capsule = (pack @ Matrix.Translation((column * pitch_x + random.uniform(-.08, .08), row * pitch_y, .68)) @
                           Matrix.Rotation(math.pi / 2 * (1 if random.random() < .9 else -1), 4, 'Y') @
                           Matrix.Rotation(random.random() * 6, 4, 'Z') @ Matrix.Scale(.99, 4))
                for data in halves:
                    place(data).matrix_world = capsule
    ground('#CFDDE6', 34, 10, .4)
    studio.studio_lights((0, 0, 0), 1.3, .55)
    softbox((2, 16, 11), (0, 2, 0), 14, 5, 5, (1, 1, 1), .8, 'back')
    studio.camera((-2.4, -16.5, 9.6), (.1, -.1, .3), 72, .06, (-.3, -2.0, .9))


def vessel():
    """Open steel vessel; the cream turns in spirals round a polished shaft."""
    steel = material('steel', color=(.66, .67, .68, 1), metal=1, rough=.24, anisotropic=.75)
    tangent = steel.node_tree.nodes.new('ShaderNodeTangent')
    tangent.direction_type, tangent.axis = 'RADIAL', 'Z'
    steel.node_tree.links.new(tangent.outputs[0], steel.node_tree.nodes['Principled BSDF'].inputs['Tangent'])
    wall = 6.0
    place(lathe('tank', fillet([(wall, -6), (wall, 1.55, .05), (wall + .12, 1.85, .10), (wall + .55, 1.90, .16),
                                (wall + .62, 1.62, .14), (wall + .30, 1.45, .1), (wall + .30, -6)], 8), steel, 256))
    rings, turns = 220, 420
    vertices = []
    for i in range(rings):
        r = .30 + (wall - .32) * (i / (rings - 1)) ** 1.15
        strength = math.exp(-((r - 1.9) / 1.9) ** 2)
        for j in range(turns):
            a = 2 * math.pi * j / turns
            drift = noise.noise(Vector((r * .6, 3 * math.cos(a), 3 * math.sin(a))))
            z = -1.75 * math.exp(-(r / 1.35) ** 1.25)  # the vortex
            z += .21 * strength * math.sin(3 * a - 5.2 * math.log(r))
            z += .065 * strength * math.sin(5 * a - 8.5 * math.log(r) + .8 * drift)
            z += .035 * math.exp(-((r - 4) / 1.6) ** 2) * math.sin(2 * a - 3.1 * math.log(r) + 1)
            z += .10 * math.exp(-((wall - .02 - r) / .10))  # the cream climbs the wall
            vertices.append((r * math.cos(a), r * math.sin(a), z - .9))
    faces = [(i * turns + j, (i + 1) * turns + j, (i + 1) * turns + (j + 1) % turns, i * turns + (j + 1) % turns)
             for i in range(rings - 1) for j in range(turns)]
    cream = material('cream', color='#f3e2bf', rough=.20, specular=.5, coat=.7, coat_rough=.10)
    place(mesh('cream', vertices, faces, cream, smooth=True))
    place(lathe('shaft', [(.27, -6), (.27, 14)], material('shaft', color=(.78, .78, .79, 1), metal=1, rough=.10), 96))
    at = (0, 0, 0)
    softbox((-12, 4, 13), at, 9, 13, 13, (1, .975, .94), .7, 'key')
    softbox((11, 9, 8), at, 5, 14, 9, (.9, .97, 1), .6, 'rim')
    softbox((0, 14, 13), at, 16, 6, 5, (1, 1, 1), .8, 'back')
    softbox((3, -15, 12), at, 9, 6, 2.0, (1, 1, 1), .8, 'front')
    studio.world_light((1, .98, .94), .36)
    ground('#0E2F28', 26, 9, .6, .2).location.z = -6
    studio.camera((-3.6, -13.2, 10.2), (.15, -.1, -.2), 60, .075, (-.2, -1.9, -.9))


def glassware():
    """Flask, beaker and cylinder with pale liquids."""
    clear = studio.glass('glass', ior=1.47, shadow=(.92, .92, .92, 1))

    def add_vessel(x, y, outline, wall, color, density, level):
        outer = fillet(outline, 10)
        outer = [(a[0] + (b[0] - a[0]) * k / 12, a[1] + (b[1] - a[1]) * k / 12) for a, b in zip(outer, outer[1:]) for k in range(12)] + [outer[-1]]
        bottom, rise = outline[0][1], outline[1][1]
        inner = [(r - wall, z) for r, z in reversed(outer) if z > rise + wall and r > wall] + [(0, bottom + wall * 1.4)]
        place(lathe('vessel', outer + inner, clear), (x, y, 0))
        liquid = studio.glass('liquid', ior=1.34, shadow=linear(color), absorb=linear(color), density=density)
        profile = [(0, bottom + wall * 1.35)] + [(r - wall * .96, z) for r, z in outer if rise + wall * 1.3 < z < level and r > wall]
        place(lathe('liquid', profile + [(profile[-1][0], level), (0, level)], liquid), (x, y, 0))

    add_vessel(0, 0, [(0, .02), (2.35, .02, .3), (.85, 4.4, .8), (.85, 6.2, .1), (1.05, 6.45, .05), (1.05, 6.5)], .09, '#f4b23c', .32, 2.3)
    add_vessel(-4.1, .9, [(0, .02), (1.75, .02, .25), (1.75, 3.9, .1), (1.95, 4.15)], .08, '#f0b7a4', .35, 2.4)
    add_vessel(3.9, 1.2, [(0, .02), (1.05, .02, .15), (1.05, 6.8, .08), (1.2, 7.0)], .08, '#a9cfa4', .35, 4.3)
    black = material('flag', color=(.004, .012, .010, 1), rough=1, specular=0)
    for side in (-1, 1):  # black flags outside the frame draw the edges of the glass
        flag = place(mesh('flag', [(0, -8, -3.5), (0, 8, -3.5), (0, 8, 3.5), (0, -8, 3.5)], [(0, 1, 2, 3)], black), (side * 9.2, 1.5, 3))
        flag.visible_camera = flag.visible_diffuse = flag.visible_shadow = False
    ground('#CFDDE6', 16, 9, .35)
    studio.studio_lights((0, 0, 3), ambient=.4)
    softbox((0, 13, 14), (0, 15.9, 4.5), 16, 6, 2.2, (1, 1, 1), .9, 'halo')
    studio.camera((0, -34, 6.2), (0, .3, 2.75), 88, .16, (0, -.6, 3))


# scene: its function, edge threshold of the smoothing, whether it is brightened afterwards
SCENES = {'line': (line, .085, False), 'capsules': (capsules, .07, False), 'softgels': (softgels, .07, False),
          'blister': (blister, .07, False), 'vessel': (vessel, .055, True), 'glassware': (glassware, .07, True)}


def main():
    options = studio.read_options(scene='line', width=600, height=400, samples=48, out='laboratory.png')
    build, threshold, lift = SCENES[options['scene']]
    studio.new_scene(options['width'], options['height'])
    build()
    picture = studio.tone_map(studio.render_denoised(options['samples'], strength=.75), 1.08, saturation=1.06)
    picture = retouch.smooth_defocused(picture, threshold)
    studio.save(options['out'], retouch.brighten(picture) if lift else picture)


main()
