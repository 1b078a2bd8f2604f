"""Probiotics: rods and chains of cocci in a clear medium, macro.

  blender -b -t 2 -P probiotic.py -- view=base width=1400 height=1050 samples=36 out=probiotics.png

view: base | hover (another composition, cooler ground).
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from mathutils import Vector

import retouch
import studio
from studio import lathe, linear, material, place, softbox, sphere

COCCUS = .62  # radius

# cells in the plane of focus: place, direction, index of the rod; chains: start, direction, number of cocci
LEADING = {
    'base': [((-1.6, -1.5, .3), (1, .25, .45), 2), ((2.3, -.9, -.7), (.6, .5, -.8), 0),
             ((.2, .6, 2.1), (1, .3, -.25), 3), ((-2.7, 1.2, -2.2), (.4, .6, .7), 1)],
    'hover': [((0, -2.2, .1), (1, .2, .18), 2), ((-3.4, .2, 1.6), (.5, .6, .8), 0), ((3.2, .4, -1.7), (.8, .4, .5), 3)],
}
CHAINS = {
    'base': [((3.6, .4, 1.6), (.75, .35, -.55), 5), ((-4.9, .3, 1.2), (.3, .5, .9), 4)],
    'hover': [((2.4, .2, 2.4), (.9, .3, .25), 6), ((-3.2, -.4, -2.1), (1, .3, -.2), 5)],
}
GROUND = {'base': ('#f3faf3', '#b7dccb'), 'hover': ('#eaf7f4', '#8ec6ba')}


def cell_material(name, core, rim, emission):
    """Dark in the middle, light at the outline, as under an electron microscope; finely pitted."""
    mat = material(name, rough=.38, specular=.45, coat=.35, coat_rough=.2, sheen=.4, emission_strength=emission)
    tree = mat.node_tree
    shader = tree.nodes['Principled BSDF']
    weight, mix = tree.nodes.new('ShaderNodeLayerWeight'), tree.nodes.new('ShaderNodeMixRGB')
    weight.inputs[0].default_value = .5
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(core), linear(rim)
    tree.links.new(weight.outputs['Facing'], mix.inputs[0])
    for name in ('Base Color', 'Emission'):
        tree.links.new(mix.outputs[0], shader.inputs[name])
    studio.noise_bump(mat, 5.5, .20, 1.5, .12)
    return mat


def make_rod(length, radius, mat, bend, dividing=False):
    """Round-ended rod along Z, slightly curved; `dividing` pinches it in the middle."""
    profile = []
    for k in range(41):
        t = k / 40
        if t < .25:
            a = t / .25 * math.pi / 2
            z, r = -length / 2 - radius * math.cos(a), radius * math.sin(a)
        elif t > .75:
            a = (t - .75) / .25 * math.pi / 2
            z, r = length / 2 + radius * math.sin(a), radius * math.cos(a)
        else:
            z, r = -length / 2 + length * (t - .25) / .5, radius
        if dividing:
            r *= 1 - .16 * math.exp(-(z / .13) ** 2)
        profile.append((max(r, 0.0), z))
    data = lathe('rod', profile, mat, 40)
    for vertex in data.vertices:
        vertex.co.x += bend * (vertex.co.z / length) ** 2 * 2
    return data


def add_cells(view):
    green = cell_material('green', '#12806f', '#c4f0df', .06)
    amber = cell_material('amber', '#d97f22', '#ffe3b0', .05)
    leaf = cell_material('leaf', '#5aab7c', '#e6f8dc', .05)
    rods = [make_rod(2.6, .55, green, .25), make_rod(3.4, .52, green, -.3), make_rod(2.2, .56, green, .1, True),
            make_rod(3.0, .5, leaf, .35), make_rod(2.0, .55, leaf, 0, True)]
    coccus = sphere('coccus', amber, COCCUS)
    random.seed({'base': 4, 'hover': 9}[view])
    taken = []

    def put(data, where, direction):
        obj = place(data, where)
        obj.rotation_euler = Vector(direction).to_track_quat('Z', 'Y').to_euler()
        return obj

    def wander(direction, amount):
        return (direction + Vector([random.gauss(0, amount) for _ in range(3)])).normalized()

    for where, direction, index in LEADING[view]:
        put(rods[index], where, direction)
        taken.append((Vector(where), 1.75))
    for where, direction, count in CHAINS[view]:
        position, direction = Vector(where), Vector(direction).normalized()
        for _ in range(count):
            put(coccus, position, direction).scale = (1, 1, .93)
            taken.append((position.copy(), .6))
            direction = wander(direction, .28)
            position = position + direction * 1.1
    for _ in range(900):  # the crowd before and behind the plane of focus, which stays clear
        y = random.uniform(-11, 34)
        spread = 1 + max(y, 0) / 38
        position = Vector((random.uniform(-10, 10) * spread, y, random.uniform(-7.5, 7.5) * spread))
        if -3.5 < y < 3 and abs(position.x) < 6.5 and abs(position.z) < 4.4:
            continue
        if y < -4 and abs(position.x) < 3.6 and abs(position.z) < 2.6:
            continue
        if y < -3 and random.random() < .75:
            continue
        if any((position - other).length <= (1.6 + radius) * .86 for other, radius in taken):
            continue
        taken.append((position, 1.6))
        if random.random() < .72:
            put(random.choice(rods), position, [random.gauss(0, 1) for _ in range(3)])
        else:
            direction = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
            for _ in range(random.choice([2, 2, 3, 4])):
                put(coccus, position, direction)
                position = position + direction * 1.1
                direction = wander(direction, .25)


def main():
    options = studio.read_options(view='base', width=800, height=600, samples=36, out='probiotic.png', part='', columns=0, strength=1.0, smooth=1)
    view, width, height = options['view'], options['width'], options['height']
    frame = studio.read_frame(width, height, options['part'], options['columns'])
    scene = studio.new_scene(width, height)
    scene.render.film_transparent = True
    scene.cycles.max_bounces = 6
    add_cells(view)
    at = (0, 0, 0)
    softbox((-12, -10, 14), at, 10, 12, 9, (1, .97, .9), .7, 'key')
    softbox((13, 5, 5), at, 6, 16, 13, (.75, 1, .93), .6, 'rim')
    softbox((-14, 8, -6), at, 8, 10, 8, (1, .85, .65), .7, 'kick')
    softbox((0, 6, 20), at, 20, 16, 4, (1, 1, 1), .8, 'top')
    softbox((-26, 18, 22), (0, 24, 0), 16, 16, 13, (.9, 1, .95), .8, 'ground key')
    studio.world_light((.8, .95, .9), .3)
    studio.frame_part(studio.camera((0, -24, 1.5), at, 62, .030, (0, -2.0, 0)), frame)
    mist_settings = scene.world.mist_settings
    mist_settings.start, mist_settings.depth, mist_settings.falloff = 26, 34, 'LINEAR'
    bpy.context.view_layer.use_pass_mist = True
    y, x = studio.pixel_places(frame)
    t = np.clip(np.sqrt(((x - width * .42) / width) ** 2 * 1.3 + ((y - height * .38) / height) ** 2) / .8, 0, 1)[..., None]
    t = t * t * (3 - 2 * t)
    middle, edge = (np.array(linear(c)[:3]) for c in GROUND[view])
    ground = middle * (1 - t) + edge * t

    def compose(rgba, mist):
        alpha = rgba[..., 3:]
        haze = np.clip(mist, 0, 1) * .7 * (alpha > .001)
        return rgba[..., :3] * (1 - haze) + ground * alpha * haze + ground * (1 - alpha)

    picture = studio.render_denoised(options['samples'], strength=options['strength'], guide_strength=14, compose=compose)
    picture = studio.tone_map(picture, 1.08, saturation=1.10)
    studio.save(options['out'], retouch.smooth_defocused(picture, scale=frame.scale) if options['smooth'] else picture)


main()
