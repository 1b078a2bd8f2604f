"""Protein ribbons: illustrations of how the chains wind, not models of a measured structure.

blender -b -t 2 -P ribbon.py -- kind=collagene out=ribbon-collagene.webp [size=900] [samples=64] [scale=1]
kind: collagene, keratine or peptide.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from mathutils import Vector

from studio import (
    calm_plain_areas, camera, cyclorama, fade_to_ground, frame_in_circle, lathe, material, mesh,
    new_scene, place, read_options, render_denoised, resized, save, smooth_shading, studio_lights,
    tone_map,
)

GROUND = '#FBFAF6'   # nearly white: the picture stands in a white disc
HONEY, CREAM, BOTTLE = '#C98A2B', '#EFE3CB', '#1F5A4B'
ROSEWOOD, BLUSH = '#A9565C', '#E9CBC2'


def porcelain(name, color):
    return material(name, color=color, rough=.28, specular=.5, coat=.45, coat_rough=.1)


# ---------------------------------------------------------------- curves
# A curve is a list of (point, normal): the normal is the direction the flat of the ribbon faces.

def wound(start, end, turns, radius, coil_turns=0, coil_radius=0.0, phase=0.0, steps=1400):
    """Coil along the axis from start to end.

    turns, radius: of the super-helix round the axis; coil_turns, coil_radius: of the small helix that
    the strand itself makes. Positive turns are right-handed, negative left-handed. phase: radians.
    """
    start, end = Vector(start), Vector(end)
    axis = (end - start).normalized()
    u = axis.orthogonal().normalized()
    v = axis.cross(u)
    rate = 2 * math.pi * turns / (end - start).length
    curve = []
    for i in range(steps + 1):
        share = i / steps
        angle = 2 * math.pi * turns * share + phase
        radial = u * math.cos(angle) + v * math.sin(angle)
        along = (axis + (v * math.cos(angle) - u * math.sin(angle)) * rate * radius).normalized()
        side = along.cross(radial)
        small = 2 * math.pi * coil_turns * share + phase * .5
        normal = radial * math.cos(small) + side * math.sin(small)
        curve.append((start.lerp(end, share) + radial * radius + normal * coil_radius, normal))
    return curve


def through(points, steps=40, normal=(0, 0, 1)):
    """Smooth curve through points (Catmull-Rom), its normal carried along without twisting."""
    points = [Vector(p) for p in points]
    points = [points[0] * 2 - points[1]] + points + [points[-1] * 2 - points[-2]]
    path = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for k in range(steps):
            t = k / steps
            path.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    path.append(points[-2])
    carried, curve = Vector(normal), []
    for i, point in enumerate(path):
        tangent = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        carried = (carried - tangent * carried.dot(tangent)).normalized()
        curve.append((point, carried.copy()))
    return curve


def sweep(name, curve, half_width, half_thickness, mat, taper=.03, sides=28):
    """Ribbon along a curve, its section a rounded rectangle (a circle when both halves are equal).

    taper: share of the length over which each end narrows to a round tip.
    """
    vertices, faces, last = [], [], len(curve) - 1
    exponent = 1 if half_width == half_thickness else .6
    rounded = lambda x: math.copysign(abs(x) ** exponent, x)
    for i, (point, normal) in enumerate(curve):
        tangent = (curve[min(i + 1, last)][0] - curve[max(i - 1, 0)][0]).normalized()
        normal = (normal - tangent * normal.dot(tangent)).normalized()
        across = tangent.cross(normal)
        near_end = min(i, last - i) / last / taper if taper else 1
        width = half_width * math.sqrt(max(0, 1 - (1 - min(1, near_end)) ** 2)) + 1e-3
        thickness = min(half_thickness, width)
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            vertices.append(point + across * width * rounded(math.cos(angle)) + normal * thickness * rounded(math.sin(angle)))
    for i in range(last):
        for k in range(sides):
            faces.append((i * sides + k, (i + 1) * sides + k, (i + 1) * sides + (k + 1) % sides, i * sides + (k + 1) % sides))
    faces.append(tuple(range(sides)))
    faces.append(tuple(range(last * sides, (last + 1) * sides))[::-1])
    return place(smooth_shading(mesh(name, vertices, faces, mat), 60))


def ball(name, centre, radius, mat):
    profile = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 49)]
    return place(lathe(name, profile, mat, 96), centre)


# ---------------------------------------------------------------- proteins

def collagene():
    """Three left-handed strands in a right-handed super-helix."""
    return [sweep(name, wound((-3.3, 1.2, -3.1), (3.3, -1.2, 3.1), 1.0, .88, -8, .54, phase=2 * math.pi * k / 3), .36, .075, porcelain(name, color), .014)
            for k, (name, color) in enumerate((('honey', HONEY), ('cream', CREAM), ('bottle', BOTTLE)))]


def keratine():
    """Two right-handed alpha-helices in a left-handed coiled coil."""
    return [sweep(name, wound((2.2, 1.2, -3.9), (-2.2, -1.2, 3.9), -.8, 1.0, 7.5, .70, phase=math.pi * k), .36, .08, porcelain(name, color), .016)
            for k, (name, color) in enumerate((('honey', HONEY), ('cream', CREAM)))]


def peptide():
    """One short helix and a tail whose beads stand for residues."""
    rosewood, blush = porcelain('rosewood', ROSEWOOD), porcelain('blush', BLUSH)
    helix = wound((-2.2, .6, 2.3), (.6, -.3, -.5), 0, 0, 2.9, .95, steps=900)
    parts = [sweep('helix', helix, .36, .08, rosewood, .03)]
    end, before = helix[-1][0], helix[-12][0]
    tail = through([before, end, end + (end - before).normalized() * .8, (2.0, -1.0, -1.7), (2.9, -1.1, -2.1), (3.7, -.8, -1.3), (3.6, -.4, 0), (3.9, 0, 1.2), (4.8, .3, 1.9)])
    parts.append(sweep('tail', tail, .12, .12, blush, .004))
    for share in (.40, .55, .70, .85, 1.0):
        parts.append(ball('residue', tail[int(share * (len(tail) - 1))][0], .27, blush if share < 1 else rosewood))
    return parts


PROTEINS = {'collagene': collagene, 'keratine': keratine, 'peptide': peptide}


def main():
    options = read_options(kind='collagene', out='ribbon.png', size=900, samples=64, scale=1.0)
    size = options['size']
    new_scene(round(size * options['scale']), round(size * options['scale']))
    parts = PROTEINS[options['kind']]()
    points = [part.location + v.co for part in parts for v in part.data.vertices]
    lowest = min(p.z for p in points)
    stage = cyclorama(material('ground', color=GROUND, rough=.6, specular=.2), depth=16, radius=9, height=60)
    stage.location.z = lowest - .5
    studio_lights((0, 0, 0), 1.0, ambient=.5)
    view = camera((0, -30, 5), (0, 0, 0), lens=80, fstop=.07, focus=(0, -1, 0))
    frame_in_circle(view, points)
    picture = tone_map(render_denoised(options['samples']), 1.1, saturation=1.05)
    picture = calm_plain_areas(resized(picture, size, size))
    save(options['out'], fade_to_ground(picture, GROUND))


main()
