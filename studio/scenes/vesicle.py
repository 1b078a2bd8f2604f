"""Vesicles: a bilayer of beads and tails, cut open on its actives.

  blender -b -t 2 -P vesicle.py -- kind=liposome view=base width=1400 height=1050 samples=36 out=liposome.png

kind: liposome | niosome | postbiotics. view: base | hover (closer, wider opening, actives leaving), and
hero, for the liposome only: the vesicle alone, without a ground, as the layers that the home picture and
its loop are composed from (out=….npz).
"""
import math
import os
import random
import sys
from collections import namedtuple

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bmesh
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Quaternion, Vector, noise
from scipy.ndimage import gaussian_filter, median_filter

import studio
from studio import linear, material, mesh, place, smooth_shading, softbox, sphere

OUTER, INNER, BEAD = 5.0, 3.55, .235  # radii: outer and inner layer of beads, one bead
SPACING = BEAD * 2.02
TAIL = (OUTER - INNER) / 2 - BEAD * .45  # the tails of both layers just meet

# head, inner_head, tail, shell: colours of the membrane; glow: linear RGB of the light inside; ground: its
# centre and its edge; small: far vesicles; inner_light: part of the full light that the actives stand.
Look = namedtuple('Look', 'head inner_head tail shell glow ground key rim small inner_light head_emission tail_emission fill')
LOOKS = {
    'liposome': Look('#f3dfb0', '#e8b64c', '#d08a1e', '#9a5f14', (1, .62, .15), ('#fdf6e6', '#e9cf9a'),
                     (1, .95, .86), (1, .86, .6), '#f0c25a', 1, 0, 0, 1.3),
    'niosome': Look('#f3d3cc', '#d8938f', '#dc9a98', '#a8585c', (1, .70, .60), ('#f9f0ed', '#e5c5bf'),
                    (1, .96, .94), (1, .86, .84), '#ecc8c0', .26, .06, .17, 3.4),
    'postbiotics': Look('#cfe7f3', '#9ad6cf', '#74c2b2', '#3f8f84', (.78, 1, .90), ('#f1f8fa', '#bdd6e1'),
                        (1, .985, .96), (.82, .96, 1), '#bfe0e6', .45, .12, .08, 2.6),
}

# opening: direction of the cut and its half angle (degrees); shift: of the camera, so the subject goes the
# other way; focus: distance from the centre towards the opening; light: W of the point light in the core.
View = namedtuple('View', 'opening half_angle camera lens shift fstop focus actives light seed')
VIEWS = {
    ('liposome', 'hero'): View((.36, -.82, .42), 56, (0, -34, 3.0), 71.8, (-.354, .081), .05, 4.0, 46, 900, 8),
    ('liposome', 'base'): View((.42, -.80, .42), 56, (0, -34, 3.0), 61, (0, .035), .05, 4.0, 46, 900, 8),
    ('liposome', 'hover'): View((.25, -.93, .28), 66, (3, -31, 4.5), 70, (0, .02), .085, 4.0, 62, 1050, 21),
    ('niosome', 'base'): View((.04, -.99, .13), 82, (0, -34, 1.5), 72, (-.11, .165), .15, 1.5, 70, 900, 8),
    ('niosome', 'hover'): View((-.10, -.98, .16), 86, (-1.5, -31, 3), 92, (-.15, .20), .15, 1.5, 84, 1050, 21),
    ('postbiotics', 'base'): View((-.40, -.74, .54), 60, (0, -34, 5), 64, (.03, .0), .06, 4.0, 90, 900, 8),
    ('postbiotics', 'hover'): View((-.22, -.93, .30), 68, (-2, -31, 4.5), 69, (.03, -.005), .10, 4.0, 74, 860, 21),
}

FAR_VESICLES = {  # x, y, z, radius
    'liposome': [(-11, 14, 5, 2.6), (12, 20, -5, 3.0), (-13, 22, -7, 2.4), (16, 28, 8, 2.2), (-5, 24, 10, 2)],
    'niosome': [(-12, 18, -5, 1.8), (-8, 22, 7.5, 1.5), (-12.5, 10, 5.5, 1.0), (14, 26, 9, 2.2)],
    'postbiotics': [(12, 16, 5.5, 2.3), (10.5, 9, -5.5, 1.1), (-13, 22, -6, 2.2), (16, 26, -2, 1.6)],
}

# Fragments and drops on their way out of the postbiotic vesicle: shape (None: a drop), place, size. Placed by
# hand, one drift to the upper left, inside the outline (outside of it the picture is softened with the ground).
LEAVING = [(3, (-1.4, -4.6, 1.7), .62), (2, (-2.7, -5.6, 3.0), .60), (1, (-3.5, -6.4, 1.7), .46),
           (6, (-1.7, -7.2, 3.9), .40), (5, (.6, -5.0, 3.0), .50), (3, (1.9, -6.4, 2.7), .46),
           (4, (2.6, -6.2, .2), .36),
           (None, (-2.0, -5.4, 2.2), .20), (None, (-.5, -6.2, 3.3), .24), (None, (-3.6, -6.4, 2.9), .17),
           (None, (1.7, -5.4, 2.0), .17), (None, (-2.6, -6.0, .6), .26), (None, (2.5, -5.0, -1.0), .20)]

# ---------------------------------------------------------------- membrane

def make_lipid(head, tail, tails, thick):
    """One lipid, head at the origin, tails towards -Z. thick: the single tail of a niosome's surfactant."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=3, radius=BEAD)
    wave, width = (.07, .092) if thick else (.045, .062)
    for side in ((-1, 1) if tails == 2 else (0,)):
        rings = []
        for k in range(13):
            t = k / 12
            x = side * BEAD * .45 + wave * math.sin(t * 9 + side) * (t > .1)
            y, z, r = .03 * math.cos(t * 7), -BEAD * .6 - t * TAIL, width * (1 - .35 * t)
            rings.append([work.verts.new((x + r * math.cos(a * math.pi / 3), y + r * math.sin(a * math.pi / 3), z))
                          for a in range(6)])
        for above, below in zip(rings, rings[1:]):
            for a in range(6):
                b = (a + 1) % 6
                work.faces.new((above[a], below[a], below[b], above[b])).material_index = 1
        work.faces.new(rings[-1][::-1]).material_index = 1
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    data = bpy.data.meshes.new('lipid')
    work.to_mesh(data)
    work.free()
    data.materials.append(head)
    data.materials.append(tail)
    return smooth_shading(data)


def fibonacci_sphere(count):
    """Evenly spread directions."""
    for i in range(count):
        z, a = 1 - 2 * (i + .5) / count, i * 2.399963
        r = math.sqrt(1 - z * z)
        yield Vector((r * math.cos(a), r * math.sin(a), z))


def relax(directions, rim, spacing, opening, cut, rounds=90):
    """Evens out the lattice against the fixed rim, so that no gap shows along the cut. spacing: angle."""
    points, fixed, axis = np.array([tuple(d) for d in directions]), np.array([tuple(d) for d in rim]), np.array(opening)
    own = np.arange(len(points))
    for _ in range(rounds):
        offset = points[:, None] - np.concatenate([points, fixed])[None]
        distance = np.linalg.norm(offset, axis=2) + 1e-9
        distance[own, own] = 9
        push = np.maximum(spacing * 1.12 - distance, 0) / distance
        points = points + .22 * (offset * push[..., None]).sum(1)
        points -= np.maximum(points @ axis - math.cos(cut + .5 * spacing), 0)[:, None] * axis
        points /= np.linalg.norm(points, axis=1)[:, None]
    return [Vector(p) for p in points]


def add_layer(lipid, radius, inwards, opening, cut):
    """One layer of the membrane: a lattice, and a ring of lipids on the cut whose tails lie in the cut face."""
    turned = lambda direction: -direction if inwards else direction
    side = opening.orthogonal().normalized()
    up = opening.cross(side)
    angle = SPACING / radius
    count = int(2 * math.pi * radius * math.sin(cut) / SPACING)
    turns = [2 * math.pi * i / count for i in range(count)]
    rim = [(opening * math.cos(cut) + (side * math.cos(a) + up * math.sin(a)) * math.sin(cut)).normalized() for a in turns]
    lattice = [d for d in fibonacci_sphere(int(4 * math.pi / (angle * angle * .90))) if d.angle(opening) > cut + .42 * angle]
    for direction in relax(lattice, rim, angle, opening, cut):
        lipid_object = place(lipid, direction * (radius + random.uniform(-.03, .03)))
        lipid_object.rotation_mode = 'QUATERNION'
        spin = Quaternion((0, 0, 1), random.random() * 6.28)
        lipid_object.rotation_quaternion = turned(direction).to_track_quat('Z', 'Y') @ spin
    for a, direction in zip(turns, rim):
        tangent, outwards = up * math.cos(a) - side * math.sin(a), turned(direction)
        lipid_object = place(lipid, direction * radius)
        lipid_object.rotation_mode = 'QUATERNION'
        lipid_object.rotation_quaternion = Matrix((tangent, outwards.cross(tangent), outwards)).transposed().to_quaternion()


def add_membrane(kind, look, opening, cut, closed):
    """Both layers; `closed` puts an opaque shell between them: no ground shows through the gaps of the lattice."""
    head = material('head', color=look.head, rough=.32, specular=.5, coat=.6, coat_rough=.12, emission=look.head,
                    emission_strength=look.head_emission)
    inner = material('inner head', color=look.inner_head, rough=.28, coat=.7, coat_rough=.1)
    tail = material('tail', color=look.tail, rough=.35, specular=.5, coat=.3, emission=look.tail,
                    emission_strength=look.tail_emission)
    tails = 1 if kind == 'niosome' else 2
    add_layer(make_lipid(head, tail, tails, tails == 1), OUTER, False, opening, cut)
    add_layer(make_lipid(inner, tail, tails, tails == 1), INNER, True, opening, cut)
    if closed:
        start = cut + .05
        angles = [start + (math.pi - start) * i / 90 for i in range(91)]
        shell = studio.lathe('shell', [(4.80 * math.sin(a), 4.80 * math.cos(a)) for a in angles],
                             material('shell', color=look.shell, rough=.6, specular=.2), 180)
        place(shell).rotation_euler = opening.to_track_quat('Z', 'Y').to_euler()


# ---------------------------------------------------------------- actives

def make_fragments():
    """Seven torn pieces of bacterial walls: curved shards and half rods, thick-walled, with rounded edges."""
    walls = [material(f'wall {c}', color=c, rough=.34, specular=.5, coat=.5, coat_rough=.15, emission=c, emission_strength=e)
             for c, e in (('#6fb6a6', .05), ('#2f8f80', .06))]
    fragments = []
    for n, limit in enumerate((.85, 1.75, .70, .95, 1.6, .78, 1.4)):
        long = n in (1, 4, 6)
        axis = Vector((0, 0, -1 if long else 1))
        work = bmesh.new()
        bmesh.ops.create_icosphere(work, subdivisions=5, radius=1.0)
        for vertex in work.verts:
            if long and vertex.co.z < 0:
                vertex.co.z *= 2.1

        def torn_away(face):
            centre = face.calc_center_median()
            return axis.angle(centre.normalized()) + .30 * noise.noise(centre * 2.4 + Vector((n * 3.1, 0, 0))) > limit

        bmesh.ops.delete(work, geom=[f for f in work.faces if torn_away(f)], context='FACES')
        data = bpy.data.meshes.new('fragment')
        work.to_mesh(data)
        work.free()
        data.materials.append(walls[n % 2])
        centre = sum((v.co for v in data.vertices), Vector()) / len(data.vertices)
        for vertex in data.vertices:
            vertex.co -= centre
        thin = place(data)
        solid = thin.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = .17, -1
        soft = thin.modifiers.new('soft', 'SMOOTH')
        soft.factor, soft.iterations = .5, 5
        fragments.append(smooth_shading(bpy.data.meshes.new_from_object(
            thin.evaluated_get(bpy.context.evaluated_depsgraph_get()))))
        bpy.data.objects.remove(thin)
    return fragments


def choose_radius(kind, count):
    """Radius of the next active: the large ones first, they find room."""
    if kind == 'liposome':
        return random.choice([.3, .4, .55, .75, .95]) if count > 4 else 1.05
    if kind == 'niosome':
        return random.choice([.2, .28, .36, .5, .62]) if count > 7 else .86
    return random.choice([.12, .16, .22, .3, .42]) if count > 17 else (1.05, .95, .85, .75, .65, .6)[count // 3]


def add_actives(kind, view_name, view, look, opening, cut, seed=11):
    """Packs the core with balls that never touch; in the hover some leave through the opening. Returns their mesh."""
    hover = view_name == 'hover'
    if kind == 'liposome':
        mat = material('active', color='#f0a21c', rough=.12, specular=.6, coat=1, coat_rough=.04,
                       emission=(*look.glow, 1), emission_strength=.38 if hover else .25)
    elif kind == 'niosome':
        mat = material('active', color='#f3d6cc', rough=.18, specular=.6, coat=1, coat_rough=.05, emission='#f09a88', emission_strength=.16)
    else:
        mat = material('active', color='#d9efe6', rough=.30, specular=.5, coat=.6, coat_rough=.15, emission='#9fd8c8', emission_strength=.10)
    active = sphere('ball', mat)
    if kind == 'postbiotics':
        fragments = make_fragments()
        amber = sphere('ball', material('amber', color='#e2a65a', rough=.28, specular=.5, coat=.7, coat_rough=.12,
                              emission='#e2a65a', emission_strength=.10))
    random.seed(seed)
    placed = []
    for _ in range(40000):
        if len(placed) == view.actives:
            break
        radius = choose_radius(kind, len(placed))
        direction = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
        centre = direction * random.random() ** (1 / 2.2) * (INNER - BEAD - .1 - radius)
        if hover and random.random() < .22 and kind != 'postbiotics':
            centre = opening * random.uniform(2.6, 5.6) + Vector([random.gauss(0, .9) for _ in range(3)])
            radius = random.choice([.12, .18, .26, .36])
        if any((centre - other).length <= radius + other_radius + .03 for other, other_radius in placed):
            continue
        if hover and centre.length > INNER - BEAD - radius and centre.angle(opening) > cut * .75:
            continue
        placed.append((centre, radius))
        n, data, size = len(placed), active, radius
        if kind == 'postbiotics' and n <= 18 and n % 3 != 1:
            data, size = fragments[n % len(fragments)], radius * 1.12
        elif kind == 'postbiotics' and n % 7 == 3 and radius < .5:
            data = amber
        place(data, centre, [random.random() * 6.28 for _ in range(3)], size)
    if kind == 'postbiotics' and hover:
        for n, (shape, where, size) in enumerate(LEAVING):
            place(active if shape is None else fragments[shape], where, (n * 1.3, n * 2.1, n * .7), size)
    return active


def add_core_light(kind, view, look, opening):
    """The warm light inside, unseen itself: it is what makes the core precious."""
    lamp = bpy.data.lights.new('core', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = view.light * look.inner_light, look.glow, .8
    obj = bpy.data.objects.new('core', lamp)
    bpy.context.collection.objects.link(obj)
    obj.location = opening * {'liposome': 1.9, 'niosome': 1.2, 'postbiotics': 1.6}[kind]
    obj.visible_glossy = kind == 'liposome'
    obj.visible_transmission = obj.visible_camera = False
    return obj


# ---------------------------------------------------------------- surroundings

def add_far_vesicles(kind, look, seed, cam, frame):
    """Whole vesicles behind, far out of focus: one mesh of beads. Ground above the picture stays bare."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=2, radius=BEAD * 1.25)
    bead = [v.co.copy() for v in work.verts]
    bead_faces = [[v.index for v in f.verts] for f in work.faces]
    work.free()
    vertices, faces = [], []
    for direction in fibonacci_sphere(760):
        faces += [[i + len(vertices) for i in f] for f in bead_faces]
        vertices += [v + direction * OUTER for v in bead]
    far = mesh('far', vertices, faces, material('far', color=look.small, rough=.4, specular=.3, coat=.3, emission=look.small,
                                                emission_strength=.14), smooth=True)
    random.seed(seed)
    bpy.context.view_layer.update()
    top = 1 + min(frame.top, 0) * frame.scale / frame.rows  # of the picture, as a share of the frame's height
    for x, y, z, radius in FAR_VESICLES[kind]:
        turn = [random.random() * 6 for _ in range(3)]
        if studio.is_whole(frame) or world_to_camera_view(bpy.context.scene, cam, Vector((x, y, z))).y < top:
            place(far, (x, y, z), turn, radius / OUTER)


def add_lights(look, hero):
    at = (0, 0, 0)
    softbox((-14, -12, 14), at, 12, 12, 11, look.key, .7, 'key')
    softbox((13, 6, 6), at, 5, 16, 15 if hero else 14, look.rim, .6, 'rim')
    softbox((-10, 12, -6), at, 10, 6, 7 if hero else 8, look.rim, .7, 'kick')
    softbox((6, -18, -3), at, 10, 8, .8 if hero else look.fill, (1, .97, .92) if hero else (1, 1, 1), .8, 'fill')
    softbox((0, 2, 20), at, 16, 12, 2.6 if hero else 3.5, (1, 1, 1), .8, 'top')
    if hero:
        studio.world_light((1, .96, .86), .34)
    else:
        softbox((-30, 10, 24), (0, 22, 2), 14, 14, 16, look.key, .8, 'ground key')
        studio.world_light(look.key, .38)


def draw_ground(look, view, frame, hover):
    """Linear picture of the ground: lighter in the middle, with a breath of the core's light round the vesicle."""
    width, height = frame.width, frame.height
    y, x = studio.pixel_places(frame)
    t = np.clip(np.sqrt(((x - width * .5) / width) ** 2 * 1.3 + ((y - height * .45) / height) ** 2) / .75, 0, 1)[..., None]
    t = t * t * (3 - 2 * t)
    middle, edge = (np.array(linear(c)[:3]) for c in look.ground)
    centre_x, centre_y = width * (.5 - view.shift[0]), height * .5 + view.shift[1] * width
    glow = np.exp(-((x - centre_x) / width * 3.2) ** 2 - ((y - centre_y) / height * 2.6) ** 2)[..., None]
    strength = (.11 if hover else .05) * {1: 1, .26: .45, .45: .5}[look.inner_light]
    return middle * (1 - t) + edge * t + glow * np.array(look.glow) * strength


def render_on_ground(look, view, frame, samples, hover):
    """Vesicle over its ground; the far ones fade into it, and are softened once more outside the outline."""
    width, height = frame.width, frame.height
    ground = draw_ground(look, view, frame, hover)
    scene = bpy.context.scene
    mist_settings = scene.world.mist_settings
    mist_settings.start, mist_settings.depth, mist_settings.falloff = 36, 34, 'LINEAR'
    bpy.context.view_layer.use_pass_mist = True

    def compose(rgba, mist):
        alpha = rgba[..., 3:]
        haze = np.clip(mist, 0, 1) * .75 * (alpha > .001)
        return rgba[..., :3] * (1 - haze) + ground * alpha * haze + ground * (1 - alpha)

    picture = studio.render_denoised(samples, strength=.85, guide_strength=60, compose=compose)
    y, x = studio.pixel_places(frame)
    outline = 5.24 * 1.02 / Vector(view.camera).length * view.lens / 36 * width  # pixels
    distance = np.hypot(x - width * (.5 - view.shift[0]), y - height * .5 - view.shift[1] * width) / outline
    start, end = (1.12, 1.30) if hover else (1.05, 1.16)
    outside = np.clip((distance - start) / (end - start), 0, 1)
    outside = (outside * outside * (3 - 2 * outside))[..., None].astype(np.float32)
    sigma = width / 110 * frame.scale
    blurred = gaussian_filter(picture, (sigma, sigma, 0))
    return picture * (1 - outside) + (ground + (blurred - ground) * .5) * outside


def render_hero_layers(path, samples, core_light, active):
    """Saves the vesicle alone: premultiplied `rgb`, alpha `a`, the light of the `core` by itself (it can breathe), depth `z`."""
    layer = bpy.context.view_layer
    layer.lightgroups.add(name='core')
    core_light.lightgroup = 'core'
    for obj in bpy.context.collection.objects:
        if obj.data == active:
            obj.lightgroup = 'core'
    layer.use_pass_z = layer.cycles.denoising_store_passes = True
    names = ['Image', 'Combined_core', 'Depth', 'Denoising Albedo', 'Denoising Normal']
    first, second = (studio.render_passes(names, samples // 2, seed) for seed in (1, 2))
    blank = np.zeros(first['Image'].shape[:2] + (1,), np.float32)
    guide = lambda name: studio.denoise(first[name][..., :3], second[name][..., :3], blank, 3, 1, .6, 0)
    guides = np.concatenate([guide('Denoising Albedo'), guide('Denoising Normal') * .7], -1)

    def clean(name):
        halves = [half[name][..., :3] for half in (first, second)]
        ceiling = median_filter((halves[0] + halves[1]) / 2, (3, 3, 1)) * 3 + .03  # fireflies
        halves = [np.log1p(np.maximum(np.minimum(half, ceiling), 0) * 4) for half in halves]
        return np.expm1(studio.denoise(*halves, guides, 7, 2, .8)) / 4

    alphas = [np.repeat(half['Image'][..., 3:], 3, -1) for half in (first, second)]
    np.savez(path, rgb=clean('Image').astype(np.float16), core=clean('Combined_core').astype(np.float16),
             a=np.clip(studio.denoise(*alphas, guides, 7, 2, .8)[..., 0], 0, 1).astype(np.float16),
             z=np.minimum(first['Depth'], second['Depth'])[..., 0])


def main():
    options = studio.read_options(kind='liposome', view='base', width=800, height=600, samples=24, out='vesicle.png', part='', columns=0, core=11)
    kind, view_name, width, height = (options[key] for key in ('kind', 'view', 'width', 'height'))
    look, view = LOOKS[kind], VIEWS[kind, view_name]
    hero, hover = view_name == 'hero', view_name == 'hover'
    frame = studio.read_frame(width, height, options['part'], options['columns'])
    opening, cut = Vector(view.opening).normalized(), math.radians(view.half_angle)
    scene = studio.new_scene(width, height)
    scene.render.film_transparent = True
    scene.cycles.max_bounces = 8
    random.seed(5)
    add_membrane(kind, look, opening, cut, closed=not hero)
    active = add_actives(kind, view_name, view, look, opening, cut, options['core'])
    core_light = add_core_light(kind, view, look, opening)
    add_lights(look, hero)
    cam = studio.camera(view.camera, (0, 0, 0), view.lens, view.fstop, tuple(opening * view.focus), view.shift)
    studio.frame_part(cam, frame)
    if hero:
        render_hero_layers(options['out'], options['samples'], core_light, active)
        return
    add_far_vesicles(kind, look, view.seed, cam, frame)
    picture = render_on_ground(look, view, frame, options['samples'], hover)
    studio.save(options['out'], studio.tone_map(picture, saturation=1.05))


main()
