"""Particles of the home loop, lit for its dark ground: a shell round a golden core, a honey drop, a turning beaded vesicle.

  blender -b -t 2 -P home_sprites.py -- out=home-sprites.npz

The .npz holds `shell`, `drop` and `bead`: float16 (frames, side, side, 4), linear RGB premultiplied by its alpha.
Only the bead has more than one frame: it turns by a fifth of a turn, after which it looks the same again.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from scipy.ndimage import median_filter

import studio
from studio import linear, material, mesh, place, softbox, sphere

RADIUS = 5.0
MARGIN = 1.06  # half the picture's width, in radii


def add_ball(radius, mat, location=(0, 0, 0)):
    place(sphere('ball', mat, radius, 96), location)


def icosphere(subdivisions, radius):
    """Points and faces of an icosphere; it has a five-fold axis along Z."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=subdivisions, radius=radius)
    points, faces = [v.co.copy() for v in work.verts], [[v.index for v in f.verts] for f in work.faces]
    work.free()
    return points, faces


# ---------------------------------------------------------------- subjects

def add_shell():
    """Two thin membranes, clear where they are seen head-on, round a core and its satellites."""
    membrane = bpy.data.materials.new('membrane')
    membrane.use_nodes = True
    tree = membrane.node_tree
    node, link = tree.nodes.new, tree.links.new
    skin = tree.nodes['Principled BSDF']
    skin.inputs['Base Color'].default_value = linear('#f7d894')
    skin.inputs['Roughness'].default_value = .12
    skin.inputs['Emission'].default_value = linear('#f7c560')
    skin.inputs['Emission Strength'].default_value = .35
    facing, opacity, mix = node('ShaderNodeLayerWeight'), node('ShaderNodeMapRange'), node('ShaderNodeMixShader')
    facing.inputs['Blend'].default_value = .22
    for name, value in {'From Min': 0, 'From Max': .85, 'To Min': .05, 'To Max': .95}.items():
        opacity.inputs[name].default_value = value
    link(facing.outputs['Facing'], opacity.inputs['Value'])
    link(opacity.outputs[0], mix.inputs[0])
    link(node('ShaderNodeBsdfTransparent').outputs[0], mix.inputs[1])
    link(skin.outputs[0], mix.inputs[2])
    link(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    core = material('core', color='#efa52c', rough=.15, coat=1, coat_rough=.05, emission='#f0a030', emission_strength=.55)
    add_ball(RADIUS, membrane)
    add_ball(RADIUS * .84, membrane)
    add_ball(2.3, core)
    random.seed(2)
    for _ in range(16):
        direction = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
        where = direction * random.uniform(2.5, 3.5)
        add_ball(random.choice([.25, .35, .5, .7]), core, where)


def add_drop():
    """A drop of honey: darker in the middle, as light goes through more of it there."""
    honey = material('honey', rough=.1, specular=.6, coat=1, coat_rough=.03, emission_strength=.32)
    tree = honey.node_tree
    facing, ramp = tree.nodes.new('ShaderNodeLayerWeight'), tree.nodes.new('ShaderNodeValToRGB')
    facing.inputs['Blend'].default_value = .35
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = linear('#e08c10'), linear('#ffe9b0')
    stops.new(.55).color = linear('#f4b33c')
    tree.links.new(facing.outputs['Facing'], ramp.inputs[0])
    for name in ('Base Color', 'Emission'):
        tree.links.new(ramp.outputs[0], tree.nodes['Principled BSDF'].inputs[name])
    add_ball(RADIUS, honey)


def add_bead():
    """Beads on the points of an icosphere round a glowing core. Returns the mesh of beads, to turn."""
    points, faces = icosphere(2, .30)
    vertices, all_faces = [], []
    for direction in icosphere(4, 1)[0]:
        all_faces += [[i + len(vertices) for i in face] for face in faces]
        vertices += [point + direction * RADIUS for point in points]
    heads = material('heads', color='#f7dfa6', rough=.26, specular=.5, coat=.8, coat_rough=.1)
    add_ball(RADIUS - .12, material('core', color='#e79a1f', rough=.3, emission='#f0a030', emission_strength=.9))
    return place(mesh('beads', vertices, all_faces, heads, smooth=True))


# ---------------------------------------------------------------- picture

def prepare(size):
    """Empty scene of size x size pixels on a transparent ground, with lights and camera."""
    scene = studio.new_scene(size, size)
    scene.render.film_transparent = scene.cycles.film_transparent_glass = True
    scene.cycles.max_bounces = 8
    bpy.context.view_layer.cycles.denoising_store_passes = True
    at = (0, 0, 0)
    softbox((-14, -12, 15), at, 10, 10, 13, (1, .97, .9), .7, 'key')
    softbox((13, 7, 4), at, 5, 16, 17, (1, .85, .55), .6, 'rim')
    softbox((-11, 12, -8), at, 10, 8, 12, (1, .8, .5), .7, 'kick')
    softbox((0, 2, 20), at, 14, 12, 4, (1, 1, 1), .8, 'top')
    softbox((-3, -24, 4), at, 16, 14, .7, (1, .97, .92), .8, 'front')
    studio.world_light((1, .93, .82), .16)
    studio.camera((0, -60, 4), at, 36 * 60 / (2 * RADIUS * MARGIN))


def render(samples):
    """Denoised premultiplied RGBA, linear, float16."""
    names = ['Image', 'Denoising Albedo', 'Denoising Normal']
    halves = [studio.render_passes(names, max(1, samples // 2), seed) for seed in (1, 2)]
    guides = np.concatenate([(halves[0][name] + halves[1][name])[..., :3] / 2 for name in names[1:]], -1)
    colours, alphas = [half['Image'][..., :3] for half in halves], [half['Image'][..., 3:].repeat(3, -1) for half in halves]
    ceiling = median_filter((colours[0] + colours[1]) / 2, (3, 3, 1)) * 3 + .03  # fireflies
    colours = [np.log1p(np.maximum(np.minimum(colour, ceiling), 0) * 4) for colour in colours]
    colour = np.expm1(studio.denoise(*colours, guides, 5)) / 4
    alpha = studio.denoise(*alphas, guides, 5)[..., :1].clip(0, 1)
    return np.concatenate([colour, alpha], -1).astype(np.float16)


def main():
    options = studio.read_options(out='home-sprites.npz', size=320, samples=64, frames=48, only='')
    only = {int(frame) for frame in options['only'].split(',') if frame}
    sprites = {}
    for name, add in (('shell', add_shell), ('drop', add_drop)):
        prepare(options['size'])
        add()
        sprites[name] = render(options['samples'])[None]
    prepare(options['size'] // 2)  # it is shown small
    beads, turning = add_bead(), []
    for frame in range(options['frames']):
        if only and frame not in only:  # for a still picture: those that it shows
            turning.append(np.zeros((options['size'] // 2,) * 2 + (4,), np.float16))
            continue
        spin = Matrix.Rotation(math.tau / 5 * frame / options['frames'], 4, 'Z')
        beads.matrix_world = Matrix.Rotation(.35, 4, 'X') @ Matrix.Rotation(.2, 4, 'Y') @ spin
        turning.append(render(options['samples'] // 2))
    sprites['bead'] = np.stack(turning)
    np.savez_compressed(options['out'], **sprites)


main()
