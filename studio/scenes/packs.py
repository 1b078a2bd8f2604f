"""The house's packs, as in the single-bottle pictures: capsule bottle (white or amber), serum dropper; glass dishes and
dosage forms to go with them; and how a picture of them is rendered on its plain ground.

One unit is one centimetre. Every builder stands its pack at `location` (the middle of its foot), turned by `turn`
degrees (the label faces the camera, on -Y, at 0). Labels come from studio/packs/labels.py.
"""
import math
import os
import random
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates

from studio import HERE, fillet, glass, lathe, linear, material, mesh, place, render_denoised, render_passes

sys.path.append(os.path.join(HERE, '..', 'packs'))

BOTTLE_RADIUS, SERUM_RADIUS = 2.9, 1.62
# heights and arc (radians) of the paper on each kind of pack
LABELS = {'bottle': (BOTTLE_RADIUS + .012, 1.0, 6.22, 2 * math.pi), 'serum': (SERUM_RADIUS + .01, 1.15, 4.05, math.radians(128))}


# ---------------------------------------------------------------- labels

# Where the visitor's name will stand, by language.
BRANDS = {'fr': 'Votre nom', 'en': 'Your name'}

def load_pixels(name, pixels, data=False):
    """Blender image from a float array (rows, columns, 4), row 0 at the top. data: numbers, not colours."""
    rows, columns, _ = pixels.shape
    image = bpy.data.images.new(name, columns, rows, alpha=True, float_buffer=data, is_data=data)
    image.alpha_mode = 'CHANNEL_PACKED'
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1], np.float32).ravel())
    image.update()
    return image


def image_node(mat, image):
    """Adds an image texture to a material, read through the mesh's UVs."""
    node = mat.node_tree.nodes.new('ShaderNodeTexImage')
    node.image, node.interpolation = image, 'Cubic'
    return node


def printed_paper(name, label):
    """Paper printed with a label (PIL)."""
    result = blank_paper()
    node = image_node(result, load_pixels(name, np.asarray(label.convert('RGBA'), np.float32) / 255))
    result.node_tree.links.new(node.outputs['Color'], result.node_tree.nodes['Principled BSDF'].inputs['Base Color'])
    return result


def blank_paper(color='#fcfbf8'):
    return material('paper', color=color, rough=.45, specular=.35, coat=.1, coat_rough=.25)


def label_mesh(kind, paper):
    """The paper round a pack, its UVs from 0 to 1 along the arc."""
    radius, foot, head, arc = LABELS[kind]
    steps = 160
    start = -math.pi / 2 - arc / 2
    points = []
    for i in range(steps + 1):
        angle = start + arc * i / steps
        points += [(radius * math.cos(angle), radius * math.sin(angle), z) for z in (foot, head)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    data = mesh('label', points, faces, paper, smooth=True)
    layer = data.uv_layers.new(name='uv')
    for loop in data.loops:
        layer.data[loop.index].uv = (loop.vertex_index // 2 / steps, loop.vertex_index % 2)
    return data


# ---------------------------------------------------------------- parts

def stand(parts, location, turn=0.0):
    """Places meshes, or (mesh, matrix) pairs, together."""
    base = Matrix.Translation(location) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for part in parts:
        data, local = part if isinstance(part, tuple) else (part, Matrix())
        place(data).matrix_world = base @ local


def knurled_cap(color):
    """Screw cap with 100 fine ribs."""
    outline = fillet([(0, 10.55), (2.12, 10.55, .22), (2.2, 8.65, .06), (2.0, 8.65)], 8)
    profile = []
    for (r0, z0), (r1, z1) in zip(outline, outline[1:]):
        steps = max(1, int(abs(z0 - z1) / .08))
        profile += [(r0 + (r1 - r0) * k / steps, z0 + (z1 - z0) * k / steps) for k in range(steps)]
    data = lathe('cap', profile + outline[-1:], material('cap', color=color, rough=.3, specular=.5), 720)
    for vertex in data.vertices:
        x, y, z = vertex.co
        radius = math.hypot(x, y)
        if radius > 1.9 and 8.7 <= z <= 10.3:
            inset = 1 - .05 * (.5 + .5 * math.cos(100 * math.atan2(y, x))) / radius
            vertex.co = (x * inset, y * inset, z)
    return data


BOTTLE_OUTLINE = [(0, .12), (1.9, .12, .1), (2.35, 0, .12), (BOTTLE_RADIUS, 0, .38), (BOTTLE_RADIUS, 7.05, 1.15),
                  (1.75, 8.0, .35), (1.75, 8.6, .05), (1.55, 8.6)]


def white_bottle(location, paper, turn=0.0):
    body = material('hdpe', color='#f4f2ee', rough=.27, specular=.5)
    stand([lathe('bottle', fillet(BOTTLE_OUTLINE, 10), body), knurled_cap('#f4f2ee'), label_mesh('bottle', paper)], location, turn)


def amber_bottle(location, paper, turn=0.0, seed=3):
    amber = glass('amber', color=(1, .93, .82, 1), ior=1.5, shadow=linear('#b9742e'), absorb=linear('#c8741a'), density=2.7)
    wall = BOTTLE_RADIUS - .2
    inside = fillet([(1.55, 8.6), (1.55, 7.95, .3), (wall, 6.95, 1.05), (wall, .3, .35), (0, .34)], 8)
    ends = [(.35 * math.cos(i / 10 * math.pi / 2), .65 + .35 * math.sin(i / 10 * math.pi / 2)) for i in range(11)]
    capsule = lathe('capsule', [(r, -z) for r, z in ends[::-1]] + ends,
                    material('capsule', color='#f0d9a8', rough=.25, specular=.5), 48)
    draw = random.Random(seed)
    parts = [lathe('bottle', fillet(BOTTLE_OUTLINE, 10) + inside[1:], amber), knurled_cap('#1b1815'), label_mesh('bottle', paper)]
    for layer in range(11):
        height = .9 + .55 * layer
        for k in range(9):
            angle = k / 9 * math.tau + draw.random() * .3 + height
            reach = (wall - 1.05) * (1 if k % 3 else .35) * (.8 if height > 6 else 1)  # clear of the glass
            way = Vector((-math.sin(angle), math.cos(angle), draw.uniform(-.8, .8)))
            at = Vector((reach * math.cos(angle), reach * math.sin(angle), max(height + draw.uniform(-.1, .1), 1.35)))
            parts.append((capsule, Matrix.Translation(at) @ way.to_track_quat('Z', 'Y').to_matrix().to_4x4()))
    stand(parts, location, turn)


def serum_dropper(location, paper, turn=0.0, liquid='#f7c98f', density=.55):
    radius = SERUM_RADIUS
    clear = glass('clear', ior=1.5, shadow=(.86, .84, .82, 1), absorb=(.86, .93, .9, 1), density=.12)
    body = fillet([(0, .06), (1.1, .06, .05), (1.25, 0, .06), (radius, 0, .22), (radius, 5.75, .62), (.93, 6.25, .2),
                   (.93, 7.2, .05), (.7, 7.2)], 10)
    inside = fillet([(.7, 7.2), (.7, 6.2, .2), (radius - .17, 5.55, .5), (radius - .17, .55, .4), (0, .5)], 8)
    # the liquid overlaps the wall a little: a gap of air would mirror
    serum = glass('serum', ior=1.36, shadow=linear(liquid), absorb=linear(liquid), density=density)
    filling = fillet([(0, .48), (radius - .165, .53, .4), (radius - .165, 4.85, .02), (0, 4.83)], 8)
    pipette = [(.09, 1.0), (.13, 1.0), (.16, 1.3), (.27, 2.0), (.27, 7.0), (.21, 7.0), (.21, 2.02), (.1, 1.32), (.09, 1.0)]
    teat = fillet([(0, 10.75), (.62, 10.75, .6), (.74, 9.4, .9), (.66, 8.55, .3), (.78, 8.28, .1), (.8, 8.2)], 12)
    stand([
        lathe('bottle', body + inside[1:], clear),
        lathe('serum', filling, serum),
        lathe('pipette', pipette, glass('pipette', ior=1.5, shadow=(.9, .9, .9, 1)), 48),
        lathe('collar', fillet([(.75, 8.15), (1.06, 8.15, .08), (1.06, 6.55, .06), (.95, 6.55)], 6),
              material('gold', color='#d9b27a', metal=1.0, rough=.22)),
        lathe('ring', fillet([(.6, 8.3), (.9, 8.3, .07), (.9, 8.1)], 6), material('ring', color='#f6f1ea', rough=.5)),
        lathe('teat', teat, material('rubber', color='#f6f1ea', rough=.5, specular=.4)),
        label_mesh('serum', paper),
    ], location, turn)


# ---------------------------------------------------------------- dosage forms

def capsule_meshes(cap='#2f6f5e', body='#f6efe0'):
    """A two-piece capsule of size 0 (2.2 cm long), lying along Z: two meshes sharing one origin."""
    gloss = dict(rough=.22, specular=.5, coat=.5, coat_rough=.08)
    dome = lambda radius, top, up: [(radius * math.cos(i / 14 * math.pi / 2), up * (top - radius + radius * math.sin(i / 14 * math.pi / 2)))
                                    for i in range(15)]
    lower = lathe('capsule-body', [(.36, .1)] + dome(.36, 1.08, -1), material('capsule-body', color=body, **gloss), 48)
    upper = lathe('capsule-cap', [(.36, -.1), (.377, -.1), (.382, -.08)] + dome(.382, 1.02, 1), material('capsule-cap', color=cap, **gloss), 48)
    return [lower, upper]


def softgel_meshes():
    """An oval softgel of golden oil, 2 cm long, lying along Z."""
    oil = glass('oil', color=(1, .97, .9, 1), ior=1.42, rough=.03, absorb=linear('#ffc03a'), density=.8, shadow=linear('#ffd877'))
    turns = [(-.5 + i / 48) * math.pi for i in range(49)]
    outline = [(.5 * math.sqrt(max(0, 1 - abs(math.sin(t)) ** 2.6)), math.sin(t)) for t in turns]
    return [lathe('softgel', outline, oil, 64)]


def glass_dish(location, radius=2.6, height=1.3):
    """Low straight dish of clear glass; its floor is .3 above its foot."""
    wall = .13
    clear = glass('dish', ior=1.47, shadow=(.93, .94, .93, 1))
    outside = fillet([(0, .06), (radius * .8, .06, .05), (radius * .85, 0, .05), (radius, 0, .35), (radius, height, .06)], 8)
    inside = fillet([(radius, height), (radius - wall, height, .06), (radius - wall, .3, .35), (0, .3)], 8)
    stand([lathe('dish', outside + inside[1:], clear)], location)


def heap(meshes, location, reach, half_length, radius, count, seed):
    """Lays capsules or softgels in a dish, each as low as those before it allow. location: middle of the dish's floor."""
    draw = random.Random(seed)
    laid = []
    spread = [t * (half_length - radius) for t in (-1, -.5, 0, .5, 1)]

    def height(x, y, way):
        """Lowest middle that clears what lies there already; 5 % of overlap is not seen."""
        level = radius
        for other, other_way in laid:
            if math.hypot(other.x - x, other.y - y) > 2 * half_length:
                continue
            for t in spread:
                for u in spread:
                    apart = math.hypot(x + way.x * t - other.x - other_way.x * u, y + way.y * t - other.y - other_way.y * u)
                    if apart < 1.9 * radius:
                        level = max(level, other.z + math.sqrt((1.9 * radius) ** 2 - apart ** 2))
        return level

    for _ in range(count):
        tries = []
        for _ in range(40):
            angle, away, turn = draw.random() * math.tau, (reach - radius) * math.sqrt(draw.random()), draw.random() * math.tau
            x, y, way = away * math.cos(angle), away * math.sin(angle), Vector((math.cos(turn), math.sin(turn), 0))
            if max(math.hypot(x + way.x * t, y + way.y * t) for t in (spread[0], spread[-1])) < reach - radius:
                tries.append((height(x, y, way), x, y, way))
        level, x, y, way = min(tries, key=lambda item: item[0])
        laid.append((Vector((x, y, level)), way))
    stand([(data, Matrix.Translation(at) @ way.to_track_quat('Z', 'Y').to_matrix().to_4x4()) for at, way in laid for data in meshes], location)


# ---------------------------------------------------------------- picture

def calm_ground(picture, ground):
    """Takes the renderer's last mottle out of the plain ground, the further from any object the more.

    picture: linear (rows, columns, 3); ground: the cyclorama object.
    """
    bpy.context.view_layer.use_pass_object_index = True
    ground.pass_index = 1
    bare = render_passes(['IndexOB'], 1, 3)['IndexOB'][..., 0] == 1
    distance = distance_transform_edt(bare)
    bare = bare.astype(np.float32)[..., None]
    width = picture.shape[1]
    for sigma in (width / 300, width / 80, width / 25):
        blur = lambda array: gaussian_filter(array, (sigma, sigma, 0))
        smooth = blur(picture * bare) / np.maximum(blur(bare), 1e-3)
        share = np.clip(distance / sigma / 3 - .3, 0, 1)[..., None]
        share = share * share * (3 - 2 * share)
        picture = picture * (1 - share) + smooth * share
    return picture


def box_in_frame(box, frame):
    """`box`: (left, top, right, bottom) as shares of the whole picture, from above. The same of the frame's part of it; what touches
    a side of the picture touches that of the frame."""
    left, top, right, bottom = box
    across = lambda share: min(1, max(0, (share * frame.width - frame.left) * frame.scale / frame.columns))
    down = lambda share: min(1, max(0, (share * frame.height - frame.top) * frame.scale / frame.rows))
    return 0 if left == 0 else across(left), down(top), 1 if right == 1 else across(right), 1 if bottom == 1 else down(bottom)


def render_on_ground(samples, ground, box):
    """Linear picture. Only `box` (left, top, right, bottom: shares of the frame) is rendered in full: around it lies nothing but
    soft ground, which a quarter of the size shows as well."""
    render = bpy.context.scene.render
    render.resolution_percentage = 25
    small = render_denoised(samples)
    render.resolution_percentage = 100
    rows, columns = render.resolution_y, render.resolution_x
    # in steps of a pixel, seen from the middle of the pixels
    across, down = (((np.arange(n) + .5) / n * m - .5) for n, m in ((columns, small.shape[1]), (rows, small.shape[0])))
    where = np.meshgrid(down, across, indexing='ij')
    picture = np.stack([map_coordinates(small[..., c], where, order=1, mode='nearest') for c in range(3)], -1)

    left, top, right, bottom = (round(share * side) for share, side in zip(box, (columns, rows, columns, rows)))
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = (left + .1) / columns, (right + .1) / columns  # .1: cut down to whole pixels
    render.border_min_y, render.border_max_y = (rows - bottom + .1) / rows, (rows - top + .1) / rows
    sharp = render_denoised(samples, guide_strength=60)
    height, width = sharp.shape[:2]
    margin = columns / 60
    # it melts into the ground, except where it meets the edge of the frame
    fade = lambda n, start, end: np.minimum(np.where(start, np.arange(n) / margin, 1), np.where(end, np.arange(n)[::-1] / margin, 1)).clip(0, 1)
    share = (fade(height, top > 0, bottom < rows)[:, None] * fade(width, left > 0, right < columns))[..., None]
    inside = np.s_[top:top + height, left:left + width]
    picture[inside] = picture[inside] * (1 - share) + sharp * share
    render.use_border = False
    return calm_ground(picture, ground)
