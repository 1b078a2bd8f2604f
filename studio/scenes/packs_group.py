"""Group pictures: packs for the heads of the white-label and tailor-made pages.

blender -b -t 2 -P packs_group.py -- group=white-label|tailor-made format=wide|portrait language=fr|en|none fonts=FONTSOURCE out=FILE
`sharp`: the product that is in focus, for a part that shows it alone. Drafts: scale=.4 samples=16. `fonts`, the @fontsource-variable folder, and `language` (none: labels
with their disc alone) are read for the white-label group only.
"""
import json
import math
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

import packs
from studio import (camera, cyclorama, fillet, frame_part, lathe, material, mesh, new_scene, place, read_frame, read_options, save,
                    smooth_shading, softbox, tone_map, world_light)
from labels import draw_label, plain_label, prepare_fonts  # found through packs
from pouch import film_material, make_pouch

OPTIONS = read_options(group='white-label', format='wide', language='fr', fonts='', out='group.png', scale=1.0, samples=64, part='', columns=0, sharp='')
# Where camera and packs stand, for the pages that write on the labels, too.
LAYOUT = json.loads((Path(__file__).resolve().parents[2] / 'shared/labels/group-layout.json').read_text())
STANDS = {pack['product']: (tuple(pack['at']), pack['turn']) for pack in LAYOUT['packs']}
GROUNDS = {'white-label': '#F2E2C4', 'tailor-made': '#D0E3D8'}
SIZES = {'wide': (2000, 1000), 'portrait': (1080, 1350)}
SLAB = 1.2  # thickness of the long plinth; its top is z = 0


def slab(mat, half_length, front, back):
    """Long plinth with round ends and a soft edge, its top at z = 0."""
    radius, middle = (back - front) / 2, (back + front) / 2
    edge = fillet([(0, 0), (1, 0, .1), (1, -SLAB)], 6)[1:]
    inset = [(1 - r, z) for r, z in edge]
    steps, points, faces = 96, [], []
    for k in range(steps):
        angle = math.tau * (k + .5) / steps
        shift = (half_length - radius) * (1 if math.cos(angle) > 0 else -1)
        points += [(shift + (radius - d) * math.cos(angle), middle + (radius - d) * math.sin(angle), z) for d, z in inset]
    rows = len(inset)
    for k in range(steps):
        after = (k + 1) % steps
        faces += [(k * rows + i, k * rows + i + 1, after * rows + i + 1, after * rows + i) for i in range(rows - 1)]
    faces.append([k * rows for k in range(steps)])
    place(smooth_shading(mesh('slab', points, faces, mat), 40))


def drum(mat, x, y, radius, height):
    place(lathe('drum', fillet([(0, height), (radius, height, .1), (radius, 0)], 6), mat, 200), (x, y, 0))


def lights():
    """The light of the single-bottle plates, twice as large and twice as far: the group is four bottles wide."""
    at = (0, 0, 5)
    softbox((-27, -24, 34), at, 24, 33, 15.5, (1, .975, .94), .7, 'key')
    softbox((26, 6, 16), at, 8, 32, 10, (1, 1, 1), .6, 'rim')
    softbox((14, -30, 12), at, 12, 24, .9, (1, .98, .96), .8, 'fill')
    softbox((0, 16, 40), (0, 16, 0), 44, 20, 3.0, (1, 1, 1), .8, 'top')
    softbox((40, -12, 44), (18, 32, 16), 32, 28, 3.2, (1, .98, .95), .8, 'ground right')
    softbox((-60, -14, 44), (-30, 32, 30), 40, 32, 2.6, (1, .98, .95), .8, 'ground left')
    world_light((1, .985, .96), .24)


# What the labels say below the place of the visitor's name: of each pack its product and what it holds.
WORDS = {
    'fr': {'multivitamines': ('Multivitamines', '60 gélules'), 'anti-stress': ('Anti-stress', '60 gélules'),
           'capillaire': ('Capillaire', '90 gélules'), 'flore-equilibre': ('Flore équilibre', '30 gélules'),
           'vitamine-c-acide-hyaluronique': ('Vitamine C', '30 ml')},
    'en': {'multivitamines': ('Multivitamins', '60 capsules'), 'anti-stress': ('Anti-stress', '60 capsules'),
           'capillaire': ('Hair', '90 capsules'), 'flore-equilibre': ('Flora balance', '30 capsules'),
           'vitamine-c-acide-hyaluronique': ('Vitamin C', '30 ml')},
}
WORDS['none'] = {slug: ('', '') for slug in WORDS['fr']}


def white_label():
    words = WORDS[OPTIONS['language']]
    colours = {'essentiels': '#B97A12', 'bien-etre': '#4A648C', 'beaute': '#A4566A', 'probiotiques': '#2B7565'}
    with tempfile.TemporaryDirectory() as folder:
        advances = prepare_fonts(Path(OPTIONS['fonts']), Path(folder))

        def paper(kind, slug, range_name, symbol):
            pack = {'slug': slug, 'symbol': symbol, 'brand': packs.BRANDS.get(OPTIONS['language'], ''), 'lines': words[slug], 'colour': colours[range_name]}
            return packs.printed_paper(slug, draw_label(pack, kind, advances, Path(folder)))

        multivitamins = paper('bottle', 'multivitamines', 'essentiels', 'M')
        anti_stress = paper('bottle', 'anti-stress', 'bien-etre', 'As')
        hair = paper('bottle', 'capillaire', 'beaute', 'Bi')
        flora = paper('bottle', 'flore-equilibre', 'probiotiques', 'Fl')
        vitamin_c = paper('serum', 'vitamine-c-acide-hyaluronique', 'beaute', 'C15')
    ground = material('plinth', color=GROUNDS['white-label'], rough=.5, specular=.3)
    slab(ground, 11.4, -5.3, 5.9)
    for x, y, height in ((-7.75, 2.4, 1.7), (1.15, 2.4, 3.0), (7.9, 2.4, 1.0)):
        drum(ground, x, y, 3.25, height)
    for build, product, label, options in (
        (packs.white_bottle, 'anti-stress', anti_stress, {}),
        (packs.white_bottle, 'multivitamines', multivitamins, {}),
        (packs.amber_bottle, 'capillaire', hair, {}),
        (packs.serum_dropper, 'vitamine-c-acide-hyaluronique', vitamin_c, {}),
        (packs.amber_bottle, 'flore-equilibre', flora, {'seed': 8}),
    ):
        location, turn = STANDS[product]
        build(location, label, turn, **options)


def tailor_made():
    paper = packs.blank_paper()
    ground = material('plinth', color=GROUNDS['tailor-made'], rough=.5, specular=.3)
    slab(ground, 11.4, -5.3, 5.9)
    drum(ground, 2.6, 2.4, 3.25, 2.4)
    drum(ground, 7.6, 2.6, 2.6, 1.2)
    place(make_pouch(film_material('#ebe5d8', plain_label('serum'))), (-6.1, 1.9, 0), (0, 0, -.2), .68)
    packs.white_bottle((-1.7, -1.7, 0), paper, 3)
    packs.amber_bottle((2.6, 2.4, 2.4), paper)
    packs.serum_dropper((7.6, 2.6, 1.2), paper, 8)
    packs.glass_dish((4.1, -2.3, 0), 2.5, 1.1)
    packs.heap(packs.capsule_meshes(), (4.1, -2.3, .3), 2.3, 1.08, .38, 8, 4)
    packs.glass_dish((8.6, -1.5, 0), 2.05, 1.0)
    packs.heap(packs.softgel_meshes(), (8.6, -1.5, .3), 1.88, 1.0, .5, 5, 2)


# one station for both formats; the group is put into its part of the frame by the shift, so that uprights stay upright
CAMERAS = {
    name: dict(location=tuple(LAYOUT['eye']), target=tuple(LAYOUT['target']), lens=view['lens'], shift=tuple(view['shift']))
    for name, view in LAYOUT['views'].items()
}
# the part of the frame that holds the group and its shadow
BOXES = {'wide': (.42, .09, 1, .93), 'portrait': (0, .34, 1, .92)}

width, height = (round(side * OPTIONS['scale']) for side in SIZES[OPTIONS['format']])
frame = read_frame(width, height, OPTIONS['part'], OPTIONS['columns'])
new_scene(width, height)
cycles = bpy.context.scene.cycles
cycles.diffuse_bounces = 2
cycles.adaptive_threshold, cycles.adaptive_min_samples = .03, 12  # the plain ground is clean early
floor = cyclorama(material('ground', color=GROUNDS[OPTIONS['group']], rough=.6, specular=.2), 32, 120, 18, 170, 100)
floor.location.z = -SLAB
lights()
{'white-label': white_label, 'tailor-made': tailor_made}[OPTIONS['group']]()
focus = (0, -4, 5)
if OPTIONS['sharp']:
    (x, y, z), _ = STANDS[OPTIONS['sharp']]
    focus = (x, y - 2, z + 4)  # the front of its label
frame_part(camera(fstop=.09, focus=focus, **CAMERAS[OPTIONS['format']]), frame)
box = packs.box_in_frame(BOXES[OPTIONS['format']], frame)
save(OPTIONS['out'], tone_map(packs.render_on_ground(OPTIONS['samples'], floor, box), 1.02))
