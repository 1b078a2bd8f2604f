"""Crystal clusters, one mineral per picture, each in its own crystal habit.

blender -b -t 2 -P crystal.py -- mineral=cuivre out=crystal-cuivre.webp [size=900] [samples=64] [scale=1]
blender -b -t 2 -P crystal.py -- mineral=wide out=crystal-wide.webp     (1400 x 1050, sky ground)
scale below 1 renders fewer pixels and enlarges them: .75 halves the time.

A crystal is the intersection of half-spaces: flat faces, each with a direction and a distance from
the centre, as in a crystallographer's description of a habit. Small random distances make every
crystal a little uneven, as grown ones are.
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
from scipy.spatial import HalfspaceIntersection

from studio import (
    calm_plain_areas, camera, cyclorama, fade_to_ground, frame_in_circle, glass, linear, material,
    mesh, new_scene, noise_bump, place, read_options, render_denoised, resized, save, softbox,
    studio_lights, tone_map,
)

GROUND = '#FBFAF6'   # nearly white: the picture stands in a white disc
SKY = '#CFDDE6'


# ---------------------------------------------------------------- habits
# Each habit returns faces as (normal, distance) around the origin; the crystal grows along +Z.

def direction(azimuth, elevation=0.0):
    """Unit vector; both angles in degrees."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))


def uneven(value, amount=.12):
    return value * random.uniform(1 - amount, 1 + amount)


def tip(azimuth, elevation, width, length):
    """A face of the termination: it leans over the axis and crosses it at height `length`."""
    normal = direction(azimuth, elevation)
    return normal, normal.z * length


def quartz(width, length):
    """Hexagonal prism ended by two rhombohedra, one larger than the other."""
    faces = [(direction(60 * k), uneven(width)) for k in range(6)]
    return faces + [tip(60 * k, 38.2, width, length + width * (random.uniform(.1, .3) if k % 2 else random.uniform(-.06, .06))) for k in range(6)]


def zincite(width, length):
    """Hexagonal prism narrowing in a steep pyramid with a flat top."""
    faces = [(direction(60 * k), uneven(width)) for k in range(6)]
    faces += [tip(60 * k, 27, width, uneven(length + width * .9, .04)) for k in range(6)]
    return faces + [(Vector((0, 0, 1)), length * random.uniform(.92, 1.0))]


def epsomite(width, length):
    """Long, nearly square prism with a chisel end."""
    faces = [(direction(45 + 90 * k + random.uniform(-2, 2)), uneven(width)) for k in range(4)]
    faces += [(direction(90 * k), uneven(width * 1.22, .05)) for k in (0, 2)]
    return faces + [tip(a, e, width, length) for a, e in ((45, 42), (225, 42), (135, 60), (315, 58))]


def calcite(width, length):
    """Rhombohedron of cleavage: three pairs of faces, 44.6 degrees from the axis."""
    return [(sign * direction(120 * k, 45.4), uneven(width, .16)) for k in range(3) for sign in (1, -1)]


def octahedron(width, length):
    """Alum: octahedron whose corners are slightly cut by the cube."""
    faces = [(Vector((x, y, z)).normalized(), uneven(width, .10)) for x in (1, -1) for y in (1, -1) for z in (1, -1)]
    return faces + [(sign * axis, width * random.uniform(1.48, 1.72)) for axis in Matrix.Identity(3) for sign in (1, -1)]


def chalcanthite(width, length):
    """Copper sulfate: triclinic block, no two angles alike, with a few cut edges."""
    a, b, c = direction(0, 4), direction(79, -9), direction(30, 68)
    faces = [(a, uneven(width)), (-a, uneven(width)), (b, uneven(width * .72)), (-b, uneven(width * .72)), (c, length * .72), (-c, length * .72)]
    return faces + [((a + b).normalized(), width * 1.02), ((-a - b).normalized(), width * 1.02), ((a - b * .9 + c * .3).normalized(), width * 1.1),
                    ((c * 1.1 - b).normalized(), length * .86), ((c + a * .9).normalized(), length * .95)]


def melanterite(width, length):
    """Iron sulfate: monoclinic prism, rhombic in section, with an oblique top."""
    faces = [(direction(a), uneven(width)) for a in (41, 139, 221, 319)]
    faces += [(direction(90), uneven(width * 1.2, .05)), (direction(270), uneven(width * 1.2, .05))]
    return faces + [tip(0, 62, width, length), tip(180, 30, width, length * 1.05 + width * .3), tip(90, 40, width, length * 1.1 + width * .6), tip(270, 40, width, length * 1.12 + width * .6)]


def blade(width, length):
    """Thin monoclinic blade with a slanting chisel end."""
    faces = [(direction(0), uneven(width)), (direction(180), uneven(width)), (direction(90), width * .26), (direction(270), width * .26)]
    faces += [(direction(a), width * .86) for a in (28, 152, 208, 332)]
    return faces + [tip(0, 38, width, length), tip(180, 54, width, length * 1.04), tip(90, 16, width, length * 1.15), tip(270, 16, width, length * 1.15)]


def needle(width, length):
    """Trigonal needle with fluted edges."""
    faces = [(direction(60 * k + random.uniform(-4, 4)), uneven(width * (1 if k % 2 else .86))) for k in range(6)]
    return faces + [tip(120 * k + 20, 22, width, uneven(length, .05)) for k in range(3)]


def solid(faces, bevel, base=None):
    """bmesh of the polyhedron bounded by the faces; `base` closes it at z = -base; edges bevelled by `bevel`."""
    if base is not None:
        faces = faces + [(Vector((0, 0, -1)), base)]
    planes = np.array([[*normal, -distance] for normal, distance in faces])
    corners = np.unique(np.round(HalfspaceIntersection(planes, np.zeros(3)).intersections, 6), axis=0)
    result = bmesh.new()
    vertices = [result.verts.new(c) for c in corners]
    for normal, distance in faces:
        on_plane = [i for i, c in enumerate(corners) if abs(normal.dot(Vector(c)) - distance) < 1e-4]
        if len(on_plane) < 3:
            continue
        centre = sum((Vector(corners[i]) for i in on_plane), Vector()) / len(on_plane)
        u = normal.orthogonal().normalized()
        v = normal.cross(u)
        on_plane.sort(key=lambda i: math.atan2((Vector(corners[i]) - centre).dot(v), (Vector(corners[i]) - centre).dot(u)))
        result.faces.new([vertices[i] for i in on_plane])
    bmesh.ops.remove_doubles(result, verts=result.verts, dist=bevel * .6)
    bmesh.ops.dissolve_degenerate(result, edges=result.edges, dist=1e-4)
    bmesh.ops.recalc_face_normals(result, faces=result.faces)
    bmesh.ops.bevel(result, geom=list(result.edges), offset=bevel, segments=2, profile=.6, affect='EDGES', clamp_overlap=True)
    return result


# ---------------------------------------------------------------- cluster

def cluster(name, habit, leaders, followers, mat, anchored=True, clear=True):
    """One solid grown from many crystals.

    leaders: [(azimuth, tilt from the vertical (degrees), length, width, distance of the root from the centre)];
    followers: (count, length range, width range, tilt range), placed at random around the leaders.
    anchored: crystals grow out of a common root; otherwise they are whole solids leaning on one another,
    and `length` is the height of their centre, which may lie under the floor (z = 0).
    clear: transparent crystals are united in one solid (minutes for more than about 40 crystals).
    """
    count, lengths, widths, tilts = followers
    reach = 1.3 * max(root for *_, root in leaders)
    crystals = list(leaders)
    for k in range(count):
        tilt = random.uniform(*tilts)
        crystals.append((k * 137.5 + random.uniform(-25, 25), tilt, random.uniform(*lengths), random.uniform(*widths),
                         reach * random.uniform(.4, 1)))
    whole = bmesh.new()
    for azimuth, tilt, length, width, root in crystals:
        piece = solid(habit(width, length if anchored else width * 1.3), .006 + .012 * width, base=.5 if anchored else None)
        turn = Matrix.Rotation(math.radians(azimuth), 4, 'Z') @ Matrix.Rotation(math.radians(tilt), 4, 'Y') @ Matrix.Rotation(random.uniform(0, 6.283), 4, 'Z')
        move = Matrix.Translation(direction(azimuth) * root + (Vector() if anchored else Vector((0, 0, length))))
        piece.transform(move @ turn)
        data = bpy.data.meshes.new('piece')
        piece.to_mesh(data)
        piece.free()
        whole.from_mesh(data)
    data = bpy.data.meshes.new(name)
    whole.to_mesh(data)
    whole.free()
    obj = place(data)
    if not clear:
        data.materials.append(mat)
        return obj
    # one closed solid: walls left inside would refract as stray panes
    speck = place(mesh('speck', [(0, 0, 0), (.01, 0, 0), (0, .01, 0), (0, 0, .01)], [(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)]))
    union = obj.modifiers.new('union', 'BOOLEAN')
    union.operation, union.solver, union.use_self, union.object = 'UNION', 'EXACT', True, speck
    joined = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    bpy.data.objects.remove(speck)
    joined.materials.clear()
    joined.materials.append(mat)
    return place(joined)


def crystal_glass(name, tint, density, milk_color, milk_radius, milk=.6, ior=1.54):
    """Clear crystal, tinted in depth, that turns milky and frosted towards its root.

    milk_radius: (distance from the centre where it is milkiest, distance where it is clear).
    """
    mat = glass(name, ior=ior, absorb=linear(tint), density=density, shadow=tuple(.22 + .62 * c for c in linear(tint)[:3]) + (1,))
    tree = mat.node_tree
    node, link = tree.nodes.new, tree.links.new
    noise_bump(mat, 2.2, .05, 2)
    bsdf = next(n for n in tree.nodes if n.type == 'BSDF_GLASS')
    mix = next(n for n in tree.nodes if n.type == 'MIX_SHADER')
    where, length, cloud, add = node('ShaderNodeTexCoord'), node('ShaderNodeVectorMath'), node('ShaderNodeTexNoise'), node('ShaderNodeMath')
    length.operation = 'LENGTH'
    link(where.outputs['Object'], length.inputs[0])
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value = 1.3, 3
    link(where.outputs['Object'], cloud.inputs['Vector'])
    add.operation, add.inputs[1].default_value = 'MULTIPLY_ADD', 1.6
    link(cloud.outputs['Fac'], add.inputs[0])
    link(length.outputs['Value'], add.inputs[2])
    amount = node('ShaderNodeMapRange')
    amount.interpolation_type = 'SMOOTHSTEP'
    amount.inputs['From Min'].default_value, amount.inputs['From Max'].default_value = milk_radius[0] + .8, milk_radius[1] + .8
    amount.inputs['To Min'].default_value, amount.inputs['To Max'].default_value = milk, 0
    link(add.outputs[0], amount.inputs['Value'])
    frost = node('ShaderNodeMath')
    frost.operation, frost.inputs[1].default_value = 'MULTIPLY', .45
    link(amount.outputs[0], frost.inputs[0])
    link(frost.outputs[0], bsdf.inputs['Roughness'])
    diffuse, translucent, both, body = (node('ShaderNode' + n) for n in ('BsdfDiffuse', 'BsdfTranslucent', 'MixShader', 'MixShader'))
    diffuse.inputs[0].default_value = translucent.inputs[0].default_value = linear(milk_color)
    both.inputs[0].default_value = .65
    link(diffuse.outputs[0], both.inputs[1])
    link(translucent.outputs[0], both.inputs[2])
    link(amount.outputs[0], body.inputs[0])
    link(bsdf.outputs[0], body.inputs[1])
    link(both.outputs[0], body.inputs[2])
    link(body.outputs[0], mix.inputs[1])
    return mat


def metallic_crystal(name):
    """Grey-red selenium: half metal, half deep red glass, finely grained."""
    mat = material(name, color='#80261b', metal=.85, rough=.16, specular=.6, coat=.5, coat_rough=.08)
    noise_bump(mat, 9, .12, 3)
    return mat


# ---------------------------------------------------------------- minerals

MINERALS = {
    # leaders: azimuth, tilt, length, width, root
    'magnesium': dict(seed=3, habit=epsomite, tint='#cfe0ea', density=.19, milk='#fbfdfd', milk_radius=(.2, 2.0), milk_amount=.45,
                      leaders=[(0, 3, 4.7, .56, 0), (195, 26, 4.1, .48, .6), (332, 29, 4.0, .46, .6), (95, 24, 3.9, .46, .5), (8, 52, 3.3, .36, .7), (172, 55, 3.1, .36, .7)],
                      followers=(22, (1.3, 2.9), (.18, .34), (25, 85))),
    'calcium': dict(seed=21, habit=calcite, tint='#f3dfb0', density=.13, milk='#fdf6e6', milk_radius=(-.6, 1.4), milk_amount=.25, anchored=False,
                    leaders=[(0, 62, 1.7, 1.35, 0), (190, 28, .9, 1.05, 2.0), (345, 80, .8, .95, 2.1), (80, 40, 1.2, .95, 1.7), (262, 95, .35, .62, 2.0), (300, 20, .25, .42, 2.6)],
                    followers=(3, (.1, .3), (.2, .35), (70, 150))),
    'zinc': dict(seed=8, habit=zincite, tint='#bcd6ee', density=.22, milk='#f0f6fb', milk_radius=(.2, 2.0),
                 leaders=[(0, 4, 3.7, .82, 0), (205, 34, 3.3, .66, .8), (335, 38, 3.1, .6, .8), (100, 30, 3.0, .62, .8), (270, 50, 2.2, .5, .9)],
                 followers=(26, (1.2, 2.6), (.24, .46), (40, 88))),
    'fer': dict(seed=4, habit=melanterite, tint='#a4d9c6', density=.34, milk='#e6f5ea', milk_radius=(.1, 1.9),
                leaders=[(0, 6, 3.7, .74, 0), (200, 34, 3.3, .62, .8), (335, 38, 3.0, .66, .8), (90, 30, 2.9, .6, .8), (275, 48, 2.2, .5, .9)],
                followers=(24, (1.2, 2.6), (.26, .48), (40, 88))),
    'cuivre': dict(seed=31, habit=chalcanthite, tint='#06b4f2', density=.5, milk='#4fb6f4', milk_radius=(-.8, .9), milk_amount=.3, anchored=False,
                   leaders=[(0, 20, 1.8, 1.35, 0), (195, 48, .9, 1.0, 2.0), (340, 65, .9, .95, 1.9), (80, 35, 1.2, .95, 1.6), (250, 64, .35, .55, 1.95), (300, 75, .25, .4, 2.5)],
                   followers=(3, (.1, .3), (.2, .35), (70, 150))),
    'chrome': dict(seed=33, habit=octahedron, tint='#8f5acd', density=.36, milk='#b49be0', milk_radius=(-.8, .8), milk_amount=.25, anchored=False,
                   leaders=[(0, 12, 2.0, 1.35, 0), (195, 40, .9, .9, 2.0), (345, 25, .9, .95, 2.1), (80, 60, 1.3, .85, 1.7), (262, 30, .4, .55, 1.9), (300, 70, .25, .36, 2.5)],
                   followers=(3, (.1, .3), (.2, .35), (70, 150))),
    'manganese': dict(seed=7, habit=blade, tint='#f2b6bd', density=.38, milk='#fbeaea', milk_radius=(.1, 1.9),
                      leaders=[(0, 2, 3.6, .95, 0), (190, 30, 3.4, .9, .4), (345, 34, 3.3, .85, .4), (95, 34, 3.2, .85, .4), (265, 44, 2.6, .8, .5)],
                      followers=(28, (1.5, 2.9), (.35, .7), (30, 88))),
    'selenium': dict(seed=2, habit=needle, material=metallic_crystal,
                     leaders=[(0, 4, 4.6, .34, 0), (195, 26, 4.3, .3, .3), (335, 30, 4.2, .3, .3), (90, 26, 4.1, .3, .3)],
                     followers=(54, (1.6, 4.0), (.1, .24), (15, 88))),
    'silicium': dict(seed=4, habit=quartz, tint='#dde2e2', density=.11, milk='#fbfbfa', milk_radius=(.2, 1.9),
                     leaders=[(0, 4, 4.3, .92, 0), (200, 30, 3.7, .74, .9), (335, 36, 3.3, .66, .9), (110, 30, 3.2, .62, .9), (270, 46, 2.2, .5, 1.0)],
                     followers=(26, (1.1, 2.5), (.24, .44), (40, 88))),
}


def grow(name):
    """Builds the cluster of one mineral; returns its object."""
    spec = MINERALS[name]
    random.seed(spec['seed'])
    if 'material' in spec:
        mat = spec['material'](name)
    else:
        mat = crystal_glass(name, spec['tint'], spec['density'], spec['milk'], spec['milk_radius'], spec.get('milk_amount', .6))
    return cluster(name, spec['habit'], spec['leaders'], spec['followers'], mat, spec.get('anchored', True), 'material' not in spec)


def light_and_ground(ground):
    """White cyclorama under the cluster; dark flags at both sides draw the edges of clear crystals."""
    cyclorama(material('ground', color=ground, rough=.6, specular=.2), depth=16, radius=9, height=60)
    studio_lights((0, 0, 1.5), 1.0, ambient=.55)
    softbox((-3, -22, 9), (0, 0, 1.5), 12, 8, 1.1, feather=.9, name='front')
    flag = material('flag', color=(.02, .03, .035, 1), rough=1, specular=0)
    for side in (-1, 1):
        panel = place(mesh('flag', [(side * 7.6, -8, 0), (side * 7.6, 10, 0), (side * 7.6, 10, 8), (side * 7.6, -8, 8)], [(0, 1, 2, 3)], flag))
        panel.visible_camera = panel.visible_diffuse = panel.visible_shadow = False


def single_cluster(name):
    """One cluster filling the inscribed circle."""
    points = [v.co for v in grow(name).data.vertices if v.co.z >= 0]
    middle = (Vector(map(min, zip(*points))) + Vector(map(max, zip(*points)))) / 2
    view = camera(middle + Vector((0, -30, 7)), middle, lens=95, fstop=.14, focus=middle + Vector((0, -1.2, 0)))
    frame_in_circle(view, points)


def still_life():
    """Three pale minerals side by side: clear quartz between blue zincite and honey calcite."""
    for name, location, turn, scale in (('silicium', (-.1, .6, 0), .3, 1.2), ('zinc', (-4.2, -1.5, 0), 1.1, .52), ('calcium', (4.2, -1.3, 0), .4, .60)):
        obj = grow(name)
        obj.location, obj.rotation_euler, obj.scale = location, (0, 0, turn), (scale,) * 3
    camera((0, -30, 7.5), (.05, 0, 2.1), lens=74, fstop=.10, focus=(0, -1.2, 1.5))



def main():
    options = read_options(mineral='cuivre', out='crystal.png', size=900, samples=64, scale=1.0)
    wide = options['mineral'] == 'wide'
    columns, rows = (1400, 1050) if wide else (options['size'], options['size'])
    new_scene(round(columns * options['scale']), round(rows * options['scale']), transmission_bounces=24)
    if wide:
        still_life()
        light_and_ground(SKY)
        bpy.data.objects['rim'].visible_diffuse = False  # it would leave a pool of light on the ground at the right
    else:
        single_cluster(options['mineral'])
        light_and_ground(GROUND)
    picture = tone_map(render_denoised(options['samples'], .55), 1.25 if wide else 1.12, saturation=1.06)
    picture = calm_plain_areas(resized(picture, columns, rows), threshold=.0025 if wide else .0012)
    save(options['out'], picture if wide else fade_to_ground(picture, GROUND))


main()
