"""Bottle plates: one pack with a blank label on a neutral ground, and what it takes to change both afterwards.

  blender -b -t 2 -P plate.py -- plate=white|amber|serum-clear|serum-peach|serum-blue out=plate-white.npz

studio/packs/store-plates.py keeps of a plate what labels and range colours need. The .npz holds, rows from the top:
`D` the picture and `L` the diffuse light (float16, linear RGB); coverage, 0 to 255, of the ground `bg`, the label `lab`
and, on the serums, the clear glass `gl`; the camera's matrix `cam` and `lens` (mm on a 36 mm sensor); the label's radius
`LR`, heights `LZ` (cm) and arc `ARC` (radians); the linear colour of the ground `BG` and of the paper, `paper`.
Drafts: size=400 samples=48.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from scipy.ndimage import binary_erosion, gaussian_filter

import packs
import studio
from studio import fillet, lathe, linear, material, place, softbox

OPTIONS = studio.read_options(plate='white', out='plate.npz', size=1200, samples=128)
GROUND = '#e9e2d6'
PAPER = .80  # linear grey: lighter paper would leave labels no room for highlights
LIQUIDS = {'serum-clear': ('#fbf5e6', .30), 'serum-peach': ('#f7c98f', .55), 'serum-blue': ('#c0dfee', .60)}
# camera location and target, lens, radius of the plinth
VIEWS = {'bottle': ((0, -46, 8.5), (0, 0, 4.6), 100, 5.4), 'serum': ((0, -46, 7.6), (0, 0, 4.75), 122, 3.9)}
PLINTH_HEIGHT = 1.3  # its top is z = 0


def add_mask(mat, name):
    """Lets a pass `name` tell how much of each pixel shows a material."""
    layer = bpy.context.view_layer
    if name not in layer.aovs:
        mask = layer.aovs.add()
        mask.name, mask.type = name, 'VALUE'
    node = mat.node_tree.nodes.new('ShaderNodeOutputAOV')
    node.name = name
    node.inputs['Value'].default_value = 1


def add_pack(plate):
    paper = packs.blank_paper((PAPER, PAPER, PAPER, 1))
    add_mask(paper, 'lab')
    at = (0, 0, 0)
    if plate == 'white':
        packs.white_bottle(at, paper)
    elif plate == 'amber':
        packs.amber_bottle(at, paper)
    else:
        packs.serum_dropper(at, paper, 0, *LIQUIDS[plate])
        add_mask(bpy.data.materials['clear'], 'gl')


def add_ground(plinth_radius):
    floor = studio.cyclorama(material('ground', color=GROUND, rough=.6, specular=.2), depth=16, height=60, radius=9)
    floor.location.z = -PLINTH_HEIGHT
    outline = fillet([(0, 0), (plinth_radius, 0, .1), (plinth_radius, -PLINTH_HEIGHT)], 6)
    plinth = place(lathe('plinth', outline, material('plinth', color=GROUND, rough=.5, specular=.3), 200))
    for surface in (floor, plinth):
        add_mask(surface.data.materials[0], 'bg')


def add_lights(target):
    softbox((-14, -8, 12), target, 9, 13, 15.5, (1, .975, .94), .7, 'key')
    softbox((12, 3, 8), target, 4, 16, 10, (1, 1, 1), .6, 'rim')
    softbox((7, -15, 6), target, 6, 12, .9, (1, .98, .96), .8, 'fill')
    softbox((0, 8, 20), (0, 8, 0), 22, 10, 3.0, (1, 1, 1), .8, 'top')
    softbox((20, -6, 22), (9, 16, 8), 16, 14, 3.2, (1, .98, .95), .8, 'ground fill')
    studio.world_light((1, .985, .96), .24)


def render(samples, masks):
    """Denoised picture and diffuse light, and the masks (rows, columns)."""
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    names = ['Image', 'Denoising Albedo', 'Denoising Normal', 'DiffDir', 'DiffInd']
    halves = [studio.render_passes(names + masks, max(1, samples // 2), seed) for seed in (1, 2)]
    mean = lambda name: (halves[0][name] + halves[1][name])[..., :3] / 2
    guides = np.concatenate([mean('Denoising Albedo'), mean('Denoising Normal') * .7], -1)
    squeeze = lambda x: np.log1p(np.maximum(x, 0) * 4)  # noise in highlights would otherwise weigh more than detail in shadows
    clean = lambda arrays, strength: np.expm1(studio.denoise(*map(squeeze, arrays), guides, 8, 2, strength, 50)) / 4
    picture = clean([half['Image'][..., :3] for half in halves], .75)
    light = clean([(half['DiffDir'] + half['DiffInd'])[..., :3] for half in halves], .9)
    return picture, light, {name: mean(name)[..., 0] for name in masks}


def calm_ground(values, coverage, step=.01):
    """Takes the denoiser's mottle out of the ground (coverage of 1) by a guided filter: edges and shadows stay.

    step: relative change of light above which a detail is kept; sigmas in pixels.
    """
    inside = (coverage > .995).astype(np.float32)[..., None]
    light = np.log(np.maximum(values, 1e-4))
    for sigma in (OPTIONS['size'] / 240, OPTIONS['size'] / 130):
        blur = lambda array: gaussian_filter(array, (sigma, sigma, 0))
        mass = np.maximum(blur(inside), 1e-3)
        average = lambda array: blur(array * inside) / mass
        mean = average(light)
        variance = np.maximum(average(light ** 2) - mean ** 2, 0)
        keep = variance / (variance + step ** 2)
        light = average(keep) * light + average((1 - keep) * mean)
    share = gaussian_filter(binary_erosion(inside[..., 0], iterations=2).astype(np.float32), 2)[..., None] * inside
    return values * (1 - share) + np.exp(light) * share


def main():
    plate = OPTIONS['plate']
    kind = 'serum' if plate in LIQUIDS else 'bottle'
    location, target, lens, plinth_radius = VIEWS[kind]
    studio.new_scene(OPTIONS['size'], OPTIONS['size'])
    add_pack(plate)
    add_ground(plinth_radius)
    add_lights(target)
    camera = studio.camera(location, target, lens)
    picture, light, masks = render(OPTIONS['samples'], ['bg', 'lab'] + (['gl'] if kind == 'serum' else []))
    picture, light = (calm_ground(array, masks['bg']) for array in (picture, light))
    radius, foot, head, arc = packs.LABELS[kind]
    np.savez_compressed(OPTIONS['out'], D=picture.astype(np.float16), L=light.astype(np.float16),
                        cam=np.array(camera.matrix_world), lens=lens, LR=radius, LZ=(foot, head), ARC=arc,
                        BG=linear(GROUND)[:3], paper=PAPER,
                        **{name: np.round(mask.clip(0, 1) * 255).astype(np.uint8) for name, mask in masks.items()})


main()
