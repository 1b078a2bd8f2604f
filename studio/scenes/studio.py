"""Shared studio for the still pictures: scene settings, lights, materials, rendering, denoising, output.

Runs inside Blender 3.4 (`blender -b -t 2 -P scene.py -- key=value …`) with the system's numpy and PIL.
Blender as packaged by Debian has no denoiser, so every picture is rendered twice with half the
samples and both halves go through denoise.c.

Conventions: lengths are Blender units (a subject is about 5 to 10 units wide); colours are '#rrggbb'
strings in sRGB or linear RGBA tuples; pictures are float32 arrays (rows, columns, channels) in linear
light with row 0 at the TOP.
"""
import bmesh
import bpy
import ctypes
import math
import os
import subprocess
import sys
import tempfile
import time
from collections import namedtuple

import numpy as np
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
_temporary = tempfile.TemporaryDirectory(prefix='studio-')
_LIBRARIES = os.environ.get('STUDIO_LIBRARIES')  # folder with libdenoise.so and libcloth.so, where there is no gcc


# ---------------------------------------------------------------- command line

def read_options(**defaults):
    """Reads the `key=value` arguments after `--`; each takes the type of its default. Unknown keys stop the script."""
    arguments = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    options = dict(defaults)
    for argument in arguments:
        key, _, value = argument.partition('=')
        if key not in defaults:
            sys.exit(f'unknown option {key}; known: {", ".join(defaults)}')
        options[key] = type(defaults[key])(value)
    return options


# What of a picture of width x height pixels is made, and how large: the part from left, top (which may lie outside of it),
# each pixel `scale` wide. The whole picture unless told.
Frame = namedtuple('Frame', 'width height left top columns rows scale')


def read_frame(width, height, part='', columns=0):
    """part: 'left,top,right,bottom' in pixels of the picture; columns: pixels that the part is made wide."""
    if not part:
        return Frame(width, height, 0, 0, width, height, 1)
    left, top, right, bottom = map(float, part.split(','))
    scale = columns / (right - left)
    return Frame(width, height, left, top, columns, round((bottom - top) * scale), scale)


def is_whole(frame):
    return frame == read_frame(frame.width, frame.height)


def pixel_places(frame):
    """Rows and columns of the frame's pixels, in pixels of the whole picture."""
    y, x = np.mgrid[0:frame.rows, 0:frame.columns]
    if is_whole(frame):
        return y, x
    place = lambda n, start: ((n + .5) / frame.scale - .5 + start).astype(np.float32)
    return place(y, frame.top), place(x, frame.left)


def frame_part(cam, frame):
    """Makes a camera that was set for the whole picture show the frame's part of it; perspective and focus stay."""
    render, data = bpy.context.scene.render, cam.data
    render.resolution_x, render.resolution_y = frame.columns, frame.rows
    if is_whole(frame):
        return
    longest, width, height = max(frame.width, frame.height), frame.columns / frame.scale, frame.rows / frame.scale
    across = frame.left + width / 2 - frame.width / 2
    up = frame.height / 2 - frame.top - height / 2
    data.shift_x = (data.shift_x * longest + across) / width
    data.shift_y = (data.shift_y * longest + up) / width
    data.sensor_fit = 'HORIZONTAL'
    data.sensor_width *= width / longest


# ---------------------------------------------------------------- scene

def _prepare_device():
    """'CPU', or 'GPU' where STUDIO_DEVICE names its interface (CUDA)."""
    interface = os.environ.get('STUDIO_DEVICE')
    if not interface:
        return 'CPU'
    preferences = bpy.context.preferences.addons['cycles'].preferences
    preferences.compute_device_type = interface
    preferences.get_devices()
    for device in preferences.devices:
        device.use = device.type == interface
        print('device', device.type, device.name, device.use)
    bpy.context.scene.cycles.use_auto_tile = False
    return 'GPU'


def new_scene(width, height, transmission_bounces=10):
    """Empties Blender and returns a Cycles scene of width x height pixels, standard view transform.

    Clear subjects with many glass walls need about 24 transmission bounces, or they show black patches.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = _prepare_device()
    cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = max(4, transmission_bounces // 2)
    cycles.transmission_bounces = transmission_bounces
    cycles.transparent_max_bounces = 12
    cycles.volume_bounces = 0
    cycles.max_bounces = max(10, transmission_bounces)
    cycles.sample_clamp_indirect = 4.0  # fireflies
    cycles.blur_glossy = 0.6
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = float(os.environ.get('STUDIO_NOISE', .02))
    scene.view_settings.view_transform = 'Standard'
    scene.render.use_persistent_data = True  # the second half-render keeps the built scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def world_light(color=(1, 1, 1), strength=.3):
    """Even light from everywhere. color: linear RGB."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*color[:3], 1)
    background.inputs[1].default_value = strength


def aim(obj, target):
    """Turns a camera or a lamp (-Z forward) towards a point."""
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()


def camera(location, target, lens=85, fstop=None, focus=None, shift=(0, 0)):
    """Camera looking at a point; lens in mm on a 36 mm sensor; fstop None = everything sharp.

    focus: point in focus (the target unless told). In these scenes one unit is read as a metre, so a
    macro depth of field needs an fstop of about 0.05 to 0.2.
    """
    data = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(obj)
    obj.location = location
    aim(obj, target)
    data.lens = lens
    data.shift_x, data.shift_y = shift
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = obj
    return obj

def frame_in_circle(cam, points, radius=.42):
    """Zooms and shifts a camera so that the points fill a circle in the middle of a square picture.

    points: world positions; radius: of the circle, as a share of the picture's width (.5 touches the edges).
    """
    from bpy_extras.object_utils import world_to_camera_view
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = np.array([world_to_camera_view(scene, cam, Vector(p))[:2] for p in points])
    box_centre = (seen.min(0) + seen.max(0)) / 2
    centre = box_centre.copy()
    for step in range(2000):  # smallest enclosing circle, Badoiu and Clarkson
        farthest = seen[np.argmax(((seen - centre) ** 2).sum(1))]
        centre += (farthest - centre) / (step + 2)
    centre = (centre + box_centre) / 2  # the circle alone leaves a broad, low subject looking too high
    zoom = radius / np.sqrt(((seen - centre) ** 2).sum(1)).max()
    cam.data.lens *= zoom
    cam.data.shift_x = float((centre[0] - .5) * zoom)
    cam.data.shift_y = float((centre[1] - .5) * zoom)


# ---------------------------------------------------------------- colours and materials

def linear(color):
    """'#rrggbb' (sRGB) -> linear RGBA tuple."""
    channels = [int(color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1.0,)


_PRINCIPLED = {
    'color': 'Base Color', 'rough': 'Roughness', 'metal': 'Metallic', 'transmission': 'Transmission', 'ior': 'IOR',
    'coat': 'Clearcoat', 'coat_rough': 'Clearcoat Roughness', 'specular': 'Specular', 'subsurface': 'Subsurface',
    'subsurface_color': 'Subsurface Color', 'subsurface_radius': 'Subsurface Radius', 'emission': 'Emission',
    'emission_strength': 'Emission Strength', 'alpha': 'Alpha', 'sheen': 'Sheen', 'anisotropic': 'Anisotropic',
}


def material(name, **values):
    """Principled material. values: keys of _PRINCIPLED; colours as '#rrggbb' or linear RGBA."""
    result = bpy.data.materials.new(name)
    result.use_nodes = True
    shader = result.node_tree.nodes['Principled BSDF']
    for key, value in values.items():
        shader.inputs[_PRINCIPLED[key]].default_value = linear(value) if isinstance(value, str) else value
    return result


def glass(name, color=(1, 1, 1, 1), rough=0.0, ior=1.45, shadow=None, absorb=None, density=0):
    """Glass or liquid; `absorb` (linear RGBA) and `density` (per unit) tint it by thickness.

    Shadow and diffuse rays pass straight through with the tint `shadow`: a clean soft shadow without
    the noise of caustics.
    """
    result = bpy.data.materials.new(name)
    result.use_nodes = True
    tree = result.node_tree
    tree.nodes.clear()
    node, link = tree.nodes.new, tree.links.new
    output, mix, rays = node('ShaderNodeOutputMaterial'), node('ShaderNodeMixShader'), node('ShaderNodeLightPath')
    bsdf, clear, either = node('ShaderNodeBsdfGlass'), node('ShaderNodeBsdfTransparent'), node('ShaderNodeMath')
    bsdf.inputs['Color'].default_value = color
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['IOR'].default_value = ior
    clear.inputs[0].default_value = shadow or color
    either.operation = 'MAXIMUM'
    link(rays.outputs['Is Shadow Ray'], either.inputs[0])
    link(rays.outputs['Is Diffuse Ray'], either.inputs[1])
    link(either.outputs[0], mix.inputs[0])
    link(bsdf.outputs[0], mix.inputs[1])
    link(clear.outputs[0], mix.inputs[2])
    link(mix.outputs[0], output.inputs[0])
    if absorb:
        volume = node('ShaderNodeVolumeAbsorption')
        volume.inputs[0].default_value = absorb
        volume.inputs[1].default_value = density
        link(volume.outputs[0], output.inputs['Volume'])
    return result


def noise_bump(mat, scale, strength, detail=2.0, distance=.1, coordinates='Object'):
    """Gives every surface shader of a material a fine relief. scale: cells per unit. detail above 3 is slow."""
    tree = mat.node_tree
    texture, bump, where = (tree.nodes.new('ShaderNode' + n) for n in ('TexNoise', 'Bump', 'TexCoord'))
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = detail
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(where.outputs[coordinates], texture.inputs['Vector'])
    tree.links.new(texture.outputs['Fac'], bump.inputs['Height'])
    for shader in tree.nodes:
        if shader.type.startswith('BSDF_') and 'Normal' in shader.inputs:
            tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    return bump


# ---------------------------------------------------------------- shapes

def mesh(name, vertices, faces, mat=None, smooth=False):
    """Mesh data from lists of points and of index tuples (no object yet: it can be instanced with `place`)."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.update()
    if mat:
        data.materials.append(mat)
    if smooth:
        smooth_shading(data)
    return data


def sphere(name, mat, radius=1.0, segments=48):
    """Mesh data of a smooth ball; `segments` round its equator, two thirds as many from pole to pole."""
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=segments, v_segments=segments * 2 // 3, radius=radius)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    data.materials.append(mat)
    return smooth_shading(data)


def smooth_shading(data, angle=None):
    """Smooth normals over a mesh; with `angle` (degrees), edges sharper than it stay sharp."""
    for polygon in data.polygons:
        polygon.use_smooth = True
    if angle is not None:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(angle)
    return data


def place(data, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Puts mesh data into the scene; the same data can be placed any number of times. rotation: Euler, radians."""
    obj = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(obj)
    obj.location, obj.rotation_euler = location, rotation
    obj.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    return obj


def fillet(points, segments=6):
    """Rounds the corners of a profile. points: [(radius, height[, fillet radius])] -> [(radius, height)]."""
    out = []
    for i, point in enumerate(points):
        wanted = point[2] if len(point) > 2 else 0
        if wanted <= 0 or i in (0, len(points) - 1):
            out.append((point[0], point[1]))
            continue
        before, corner, after = Vector(points[i - 1][:2]), Vector(point[:2]), Vector(points[i + 1][:2])
        u, v = (before - corner).normalized(), (after - corner).normalized()
        half = math.acos(max(-1, min(1, u.dot(v)))) / 2
        reach = min(wanted / math.tan(half), (before - corner).length * .499, (after - corner).length * .499)
        radius = reach * math.tan(half)
        centre = corner + (u + v).normalized() * (radius / math.sin(half))
        start, end = corner + u * reach - centre, corner + v * reach - centre
        angle = math.atan2(start.y, start.x)
        turn = (math.atan2(end.y, end.x) - angle + math.pi) % (2 * math.pi) - math.pi
        out += [(centre.x + radius * math.cos(angle + turn * k / segments),
                 centre.y + radius * math.sin(angle + turn * k / segments)) for k in range(segments + 1)]
    return out


def lathe(name, profile, mat=None, segments=128):
    """Mesh data of a profile [(radius, height)] turned round the Z axis, smooth, poles welded."""
    import bmesh
    rows = len(profile)
    vertices = [(r * math.cos(2 * math.pi * j / segments), r * math.sin(2 * math.pi * j / segments), z)
                for j in range(segments) for r, z in profile]
    faces = [(j * rows + i, (j + 1) % segments * rows + i, (j + 1) % segments * rows + i + 1, j * rows + i + 1)
             for j in range(segments) for i in range(rows - 1)]
    data = mesh(name, vertices, faces, mat)
    welded = bmesh.new()
    welded.from_mesh(data)
    bmesh.ops.remove_doubles(welded, verts=welded.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(welded, faces=welded.faces)
    welded.to_mesh(data)
    welded.free()
    return smooth_shading(data, 50)


# ---------------------------------------------------------------- light and ground

def softbox(location, target, width, height, strength, color=(1, 1, 1), feather=0.5, name='softbox'):
    """Rectangular light with soft edges, unseen by the camera. feather: 0 (hard edge) to 1; color: linear RGB."""
    points = [(-.5, -.5, 0), (.5, -.5, 0), (.5, .5, 0), (-.5, .5, 0)]
    data = mesh(name, points, [(0, 1, 2, 3)])
    layer = data.uv_layers.new(name='uv')
    for corner, (x, y, _) in zip(layer.data, points):
        corner.uv = (x + .5, y + .5)
    obj = place(data, location, scale=(width, height, 1))
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('Z', 'Y').to_euler()
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    node, link = tree.nodes.new, tree.links.new

    def math_node(operation, second=None):
        result = node('ShaderNodeMath')
        result.operation = operation
        if second is not None:
            result.inputs[1].default_value = second
        return result

    where, split = node('ShaderNodeTexCoord'), node('ShaderNodeSeparateXYZ')
    link(where.outputs['UV'], split.inputs[0])
    product = math_node('MULTIPLY')
    for axis in (0, 1):
        edge, ramp = math_node('PINGPONG', .5), node('ShaderNodeMapRange')
        ramp.interpolation_type = 'SMOOTHERSTEP'
        ramp.inputs['From Max'].default_value = max(feather * .5, 1e-3)
        link(split.outputs[axis], edge.inputs[0])
        link(edge.outputs[0], ramp.inputs[0])
        link(ramp.outputs[0], product.inputs[axis])
    power = math_node('MULTIPLY', strength)
    link(product.outputs[0], power.inputs[0])
    emission, behind, side = node('ShaderNodeEmission'), node('ShaderNodeBsdfTransparent'), node('ShaderNodeMixShader')
    emission.inputs[0].default_value = (*color[:3], 1)
    link(power.outputs[0], emission.inputs[1])
    link(node('ShaderNodeNewGeometry').outputs['Backfacing'], side.inputs[0])
    link(emission.outputs[0], side.inputs[1])
    link(behind.outputs[0], side.inputs[2])
    link(side.outputs[0], node('ShaderNodeOutputMaterial').inputs[0])
    data.materials.append(mat)
    obj.visible_camera = obj.visible_shadow = False
    return obj


def studio_lights(target, power=1.0, ambient=.25, key_color=(1, .97, .93), rim_color=(1, 1, 1)):
    """The house light: warm key at the upper left, rim at the right, weak fill in front, large top light."""
    softbox((-13, -7, 13), target, 9, 12, 15 * power, key_color, .7, 'key')
    softbox((12, 4, 7), target, 5, 14, 11 * power, rim_color, .6, 'rim')
    softbox((7, -15, 6), target, 7, 10, 1.2 * power, (1, 1, 1), .8, 'fill')
    softbox((0, 5, 20), (0, 5, 0), 20, 10, 3.2 * power, (1, 1, 1), .8, 'top')
    world_light((1, .985, .96), ambient)


def cyclorama(mat, depth=9, height=30, radius=6, width=80, front=40):
    """Ground that bends up into a back wall: floor at z = 0, wall at y = depth."""
    profile = [(-front, 0)]
    for k in range(25):
        turn = math.pi / 2 * k / 24
        profile.append((depth - radius + radius * math.sin(turn), radius - radius * math.cos(turn)))
    profile.append((depth, height))
    points = [(x, y, z) for y, z in profile for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return place(mesh('cyclorama', points, faces, mat, smooth=True))


# ---------------------------------------------------------------- rendering and denoising

_denoiser = None


def _load_denoiser():
    global _denoiser
    if _denoiser is None:
        library = os.path.join(_LIBRARIES or _temporary.name, 'libdenoise.so')
        _LIBRARIES or subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC',
                        os.path.join(HERE, 'denoise.c'), '-o', library, '-lm'], check=True)
        _denoiser = ctypes.CDLL(library)
    return _denoiser


def denoise(half_a, half_b, guides, search=7, patch=2, strength=0.7, guide_strength=60.0):
    """Denoises two half-renders (rows, columns, 3) with guides (rows, columns, any) into one picture.

    strength below .7 keeps grain and texture (powders: .5); guide_strength above 60 keeps material edges.
    """
    arrays = [np.ascontiguousarray(x, np.float32) for x in (half_a, half_b, guides)]
    result = np.empty_like(arrays[0])
    rows, columns, _ = result.shape
    pointer = lambda x: x.ctypes.data_as(ctypes.c_void_p)
    _load_denoiser().denoise_halves(*map(pointer, arrays), guides.shape[2], columns, rows, search, patch,
                                    ctypes.c_float(strength), ctypes.c_float(guide_strength), pointer(result))
    return result


def _read_exr(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(flat.reshape(height, width, 4)[::-1])


def render_passes(names, samples, seed):
    """Renders once; returns {pass name: (rows, columns, 4) linear array}. Passes must be enabled on the view layer."""
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.seed = samples, seed
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = _temporary.name
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    slot = lambda name: f'{name.replace(" ", "")}-{seed}-'
    for name in names:
        files.file_slots.new(slot(name))
        tree.links.new(layers.outputs[name], files.inputs[-1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render()
    paths = {name: os.path.join(_temporary.name, f'{slot(name)}{scene.frame_current:04d}.exr') for name in names}
    passes = {name: _read_exr(path) for name, path in paths.items()}
    for path in paths.values():
        os.remove(path)
    return passes


def _clamp_fireflies(half_a, half_b, limit=3.0):
    """Holds isolated bright pixels of both halves under `limit` x the median of their 3 x 3 neighbourhood."""
    mean = (half_a + half_b) / 2
    padded = np.pad(mean, ((1, 1), (1, 1), (0, 0)), mode='edge')
    rows, columns = mean.shape[:2]
    window = np.stack([padded[i:i + rows, j:j + columns] for i in range(3) for j in range(3)])
    ceiling = np.median(window, 0) * limit + .03
    return np.minimum(half_a, ceiling), np.minimum(half_b, ceiling)


def render_denoised(samples, strength=0.75, search=6, guide_strength=40.0, compose=None):
    """Renders two halves of samples/2 and denoises them; returns a linear picture (rows, columns, 3).

    compose(rgba, mist) -> rgb, called on each half BEFORE denoising, puts a transparent render
    (scene.render.film_transparent) over its ground; mist is (rows, columns, 1), or None when the view
    layer has no mist pass. Composing later would leave the alpha noise of a depth of field in the edges.
    """
    started = time.time()
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    names = ['Image', 'Denoising Albedo', 'Denoising Normal'] + (['Mist'] if layer.use_pass_mist else [])
    halves = [render_passes(names, max(1, samples // 2), seed) for seed in (1, 2)]
    rendered = time.time()

    def flatten(half):
        mist = half['Mist'][..., :1] if 'Mist' in half else None
        return compose(half['Image'], mist).astype(np.float32) if compose else half['Image'][..., :3]

    half_a, half_b = _clamp_fireflies(*map(flatten, halves))
    # the guides are noisy where a depth of field blurs them: they are denoised first, without guides
    blank = np.zeros(half_a.shape[:2] + (1,), np.float32)
    guide = lambda name: denoise(halves[0][name][..., :3], halves[1][name][..., :3], blank, 3, 1, .6, 0)
    guides = np.concatenate([guide('Denoising Albedo'), guide('Denoising Normal') * .7], -1)
    # logarithm: noise in highlights would otherwise weigh more than detail in shadows
    squeeze = lambda x: np.log1p(np.maximum(x, 0) * 4)
    picture = np.expm1(denoise(squeeze(half_a), squeeze(half_b), guides, search, 2, strength, guide_strength)) / 4
    print(f'rendered in {rendered - started:.0f} s, denoised in {time.time() - rendered:.0f} s')
    return picture


# ---------------------------------------------------------------- output

def tone_map(picture, exposure=1.0, shoulder=.72, saturation=1.0):
    """Linear -> sRGB 0..1: exposure, saturation, and a soft shoulder above `shoulder` instead of clipping."""
    picture = np.maximum(picture, 0) * exposure
    luminance = (picture @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    picture = np.maximum(luminance + (picture - luminance) * saturation, 0)
    soft = shoulder + (1 - shoulder) * (1 - np.exp(-(picture - shoulder) / (1 - shoulder)))
    picture = np.where(picture < shoulder, picture, soft)
    return np.where(picture <= .0031308, picture * 12.92, 1.055 * np.power(np.maximum(picture, 1e-8), 1 / 2.4) - .055)


def resized(picture, columns, rows):
    """The picture at another size in pixels (Lanczos)."""
    from PIL import Image
    bands = [Image.fromarray(np.ascontiguousarray(picture[..., c], np.float32)).resize((columns, rows), Image.LANCZOS) for c in range(3)]
    return np.stack([np.asarray(band) for band in bands], -1)


def calm_plain_areas(picture, threshold=.0012, sigma=14):
    """Blurs the faint mottle a low sample count leaves on plain ground; anything with an edge is untouched.

    picture: sRGB; threshold: brightness change per pixel that counts as an edge; sigma: pixels.
    """
    from scipy.ndimage import gaussian_filter, gaussian_gradient_magnitude, grey_dilation
    edges = gaussian_gradient_magnitude(picture.mean(-1), 2)
    keep = grey_dilation(np.clip(edges / threshold - 1, 0, 1), size=(25, 25))
    keep = gaussian_filter(keep, 8)[..., None]
    return picture * keep + gaussian_filter(picture, (sigma, sigma, 0)) * (1 - keep)


def fade_to_ground(picture, color, inner=.43, outer=.5):
    """Lets an sRGB picture end in one even ground colour: untouched up to `inner` x width from the centre, even from `outer`.

    The whole picture is first balanced so that its own ground (median of the ring between) has that colour,
    and nothing stays lighter than it: a pool of light on the ground would show the edge of the fade.
    """
    rows, columns = picture.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns]
    distance = np.hypot(x + .5 - columns / 2, y + .5 - rows / 2) / columns
    share = np.clip((distance - inner) / (outer - inner), 0, 1)[..., None]
    share = share * share * (3 - 2 * share)
    ground = np.array([int(color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    ring = (distance > inner) & (distance < outer)
    picture = np.minimum(picture * (ground / np.median(picture[ring], axis=0)), ground)
    return picture * (1 - share) + ground * share


def to_bytes(picture):
    """sRGB picture 0..1 (rows, columns, 3) -> 8 bits.

    Half a level of noise, the same in the three channels and in every picture (cheap to compress), keeps gradients from banding.
    """
    noise = np.random.default_rng(0).random(picture.shape[:2] + (1,), dtype=np.float32) - .5
    return np.clip(np.round(picture * 255 + noise), 0, 255).astype(np.uint8)


def save(path, picture):
    """Writes an sRGB picture 0..1 (rows, columns, 3) as .png or lossless .webp, 8 bits."""
    from PIL import Image
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    image = Image.fromarray(to_bytes(picture))
    if path.endswith('.webp'):
        image.save(path, lossless=True, quality=100, method=int(os.environ.get('STUDIO_METHOD', 6)))
    else:
        image.save(path, optimize=True)
