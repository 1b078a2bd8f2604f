// The pictures of technologies and laboratory: which master, which crop, which widths, what it shows.
// Data only; packs and products are in product-pictures.ts. After a change: node tools/images/make-image-variants.ts
import type { Extension } from "#tools/images/extend-ground.ts";

/** Pictures at full quality, lossless WebP. */
export const mastersFolder = new URL("../renders/masters/", import.meta.url);

/** A text in both languages of the site. */
export interface AltText {
  readonly fr: string;
  readonly en: string;
}

/** The largest rectangle of this aspect, divided by `zoom`, centred as near as possible to `focus`. */
export interface Crop {
  /** Width divided by height. */
  readonly aspect: number;
  /** Fractions of the master's width and height. */
  readonly focus: readonly [number, number];
  readonly zoom?: number;
}

export interface PictureRequest {
  /** Key in the manifest and first part of the file names. */
  readonly name: string;
  /** File name in the masters' folder, without its ending. */
  readonly master: string;
  /** A master laid over this one; pixels from the left top corner. */
  readonly label?: { readonly master: string; readonly left: number; readonly top: number };
  /** Ground added around it, before the crop. */
  readonly extend?: Extension;
  readonly crop?: Crop;
  /** Pixels; a width above the (cropped) master's is an error. */
  readonly widths: readonly number[];
  /** Null: decorative, `alt=""`. */
  readonly alt: AltText | null;
}

const liposomeAlt: AltText = {
  fr: "Liposome en coupe : une double couche de phospholipides autour d’un cœur doré",
  en: "Cutaway liposome: a phospholipid bilayer around a golden core",
};
const liposomeHoverAlt: AltText = {
  fr: "Liposome vu de face, l’actif doré s’en échappe",
  en: "Liposome seen from the front, its golden active leaving",
};
const niosomeAlt: AltText = {
  fr: "Niosome bois de rose en coupe, de face, rempli de gouttes d’actif",
  en: "Rosewood niosome cut open, seen from the front, filled with drops of active",
};
const niosomeHoverAlt: AltText = {
  fr: "Niosome en gros plan, les gouttes d’actif débordent",
  en: "Niosome in close-up, drops of active spilling over",
};
const probioticsAlt: AltText = {
  fr: "Bactéries en macro : bâtonnets verts et chaînettes ambrées",
  en: "Macro view of bacteria: green rods and amber chains",
};
const probioticsHoverAlt: AltText = {
  fr: "Bâtonnets verts et chaînettes de bactéries, vus de plus près",
  en: "Green rods and chains of bacteria, seen closer",
};

const postbioticsAlt: AltText = {
  fr: "Fragments de bactéries portés par un liposome bleu pâle",
  en: "Fragments of bacteria carried by a pale blue liposome",
};

const fullWidths = [480, 720, 960, 1400];
const wideWidths = [480, 720, 960, 1400];
const roundWidths = [160, 320, 480];

const home: readonly PictureRequest[] = [
  { name: "home-loop-poster", master: "home-loop-poster", widths: [640, 960, 1280], alt: null },
  {
    name: "home-loop-poster-portrait",
    master: "home-loop-poster",
    crop: { aspect: 0.8, focus: [1, 0.5] },
    widths: [480, 640],
    alt: null,
  },
];

const postbiotics: PictureRequest = {
  name: "postbiotics",
  master: "postbiotics",
  widths: fullWidths,
  alt: postbioticsAlt,
};

// Shown under the pointer, by the wide cards among others.
const hovers: readonly PictureRequest[] = [
  { name: "liposome-hover", master: "liposome-hover", widths: fullWidths, alt: liposomeHoverAlt },
  { name: "niosome-hover", master: "niosome-hover", widths: fullWidths, alt: niosomeHoverAlt },
  {
    name: "postbiotics-hover",
    master: "postbiotics-hover",
    widths: fullWidths,
    alt: postbioticsAlt,
  },
  {
    name: "probiotics-hover",
    master: "probiotics-hover",
    widths: fullWidths,
    alt: probioticsHoverAlt,
  },
];

// Category cards above 1420 px: two portraits and a wider one.
const cards: readonly PictureRequest[] = [
  {
    name: "liposome-card",
    master: "liposome",
    crop: { aspect: 0.74, focus: [0.5, 0.5] },
    widths: [320, 480, 776],
    alt: liposomeAlt,
  },
  {
    name: "liposome-card-hover",
    master: "liposome-hover",
    crop: { aspect: 0.74, focus: [0.39, 0.5] },
    widths: [320, 480, 776],
    alt: liposomeHoverAlt,
  },
  {
    name: "niosome-card",
    master: "niosome",
    crop: { aspect: 0.74, focus: [0.55, 1] },
    widths: [320, 480, 776],
    alt: niosomeAlt,
  },
  {
    name: "niosome-card-hover",
    master: "niosome-hover",
    crop: { aspect: 0.74, focus: [0.51, 1] },
    widths: [320, 480, 776],
    alt: niosomeHoverAlt,
  },
  {
    name: "probiotics-card",
    master: "probiotics",
    crop: { aspect: 0.96, focus: [0.5, 0.5] },
    widths: [400, 640, 1008],
    alt: probioticsAlt,
  },
  {
    name: "probiotics-card-hover",
    master: "probiotics-hover",
    crop: { aspect: 0.96, focus: [0.5, 0.5] },
    widths: [400, 640, 1008],
    alt: probioticsHoverAlt,
  },
];

// Page heads (vesicle right, calm ground left for the title) and the "other categories" cards.
const wides: readonly PictureRequest[] = [
  { name: "liposome-banner", master: "liposome-banner", widths: [640, 960, 1280, 1920], alt: null },
  { name: "niosome-banner", master: "niosome-banner", widths: [640, 960, 1280, 1920], alt: null },
  {
    name: "probiotics-banner",
    master: "probiotics",
    crop: { aspect: 2.5, focus: [0.5, 0.42] },
    widths: [640, 960, 1400, 2000],
    alt: null,
  },
  { name: "liposome-wide", master: "liposome-wide", widths: wideWidths, alt: liposomeAlt },
  { name: "niosome-wide", master: "niosome-wide", widths: wideWidths, alt: niosomeAlt },
  {
    name: "probiotics-wide",
    master: "probiotics",
    crop: { aspect: 1.84, focus: [0.5, 0.45] },
    widths: wideWidths,
    alt: probioticsAlt,
  },
];

// Squares for circles: header menu, advantages.
const rounds: readonly PictureRequest[] = [
  {
    name: "liposome-round",
    master: "liposome",
    crop: { aspect: 1, focus: [0.5, 0.545], zoom: 1.22 },
    widths: roundWidths,
    alt: null,
  },
  {
    name: "niosome-round",
    master: "niosome",
    crop: { aspect: 1, focus: [0.62, 1], zoom: 1.05 },
    widths: roundWidths,
    alt: null,
  },
  {
    name: "probiotics-round",
    master: "probiotics",
    crop: { aspect: 1, focus: [0.42, 0.5], zoom: 1.2 },
    widths: roundWidths,
    alt: null,
  },
  {
    name: "postbiotics-round",
    master: "postbiotics",
    crop: { aspect: 1, focus: [0.47, 0.5], zoom: 1.15 },
    widths: roundWidths,
    alt: null,
  },
];

/** The square of a laboratory scene (3:2). */
function makeScene(name: string, focus: readonly [number, number], alt: AltText): PictureRequest {
  return {
    name: `${name}-square`,
    master: name,
    crop: { aspect: 1, focus },
    widths: [160, 320, 480, 800],
    alt,
  };
}

/** All of a laboratory scene, for boxes that are wider than high. */
const makeWholeScene = (name: string): PictureRequest => {
  return { name, master: name, widths: [480, 720, 1200], alt: null };
};

const qualityAlt: AltText = {
  fr: "Flacons d’analyse étiquetés, dans leur support",
  en: "Labelled analysis vials in their rack",
};

const scenes: readonly PictureRequest[] = [
  makeScene("scene-filling-line", [0.5, 0.5], {
    fr: "Plateau de remplissage : des gélules ouvertes, puis fermées",
    en: "Filling plate: capsules open, then closed",
  }),
  makeScene("scene-capsules", [0.5, 0.5], {
    fr: "Gélules bicolores, vert et ivoire, en macro",
    en: "Two-tone capsules, green and ivory, in macro",
  }),
  makeScene("scene-blister", [0.45, 0.5], {
    fr: "Blisters de gélules vertes et ivoire",
    en: "Blister packs of green and ivory capsules",
  }),
  makeScene("scene-vessel", [0.5, 0.5], {
    fr: "Émulsion crème mélangée dans une cuve en acier",
    en: "Cream emulsion being mixed in a steel vessel",
  }),
  makeScene("scene-softgels", [0.55, 0.5], {
    fr: "Capsules molles ambrées et translucides",
    en: "Translucent amber softgels",
  }),
  makeScene("scene-pouch", [0.5, 0.5], {
    fr: "Sachet refermable à l’étiquette imprimée",
    en: "Resealable pouch with a printed label",
  }),
  makeScene("scene-quality", [0.5, 0.5], qualityAlt),
  {
    name: "scene-quality-closeup",
    master: "scene-quality",
    crop: { aspect: 1.5, focus: [0.52, 0.68], zoom: 1.35 },
    widths: [480, 720, 888],
    alt: null,
  },
  makeWholeScene("scene-filling-line"),
  makeWholeScene("scene-blister"),
  makeWholeScene("scene-quality"),
  makeWholeScene("scene-capsules"),
  makeWholeScene("scene-pouch"),
];

/** A still life as high as the cards of the families of actives (ActivesCard). */
const makeActives = (
  master: string,
  focus: readonly [number, number],
  alt: AltText,
): PictureRequest => {
  return {
    name: `${master}-card`,
    master,
    crop: { aspect: 0.8, focus },
    widths: [320, 480, 720],
    alt,
  };
};

const actives: readonly PictureRequest[] = [
  makeActives("crystal-wide", [0.5, 0.5], {
    fr: "Cristaux pâles sur fond bleu ciel",
    en: "Pale crystals on a sky ground",
  }),
  makeActives("texture-softgels-ruby", [0.48, 0.5], {
    fr: "Capsules molles rouge rubis",
    en: "Ruby-red softgels",
  }),
  makeActives("texture-powder-gold", [0.5, 0.5], {
    fr: "Poudre jaune orangé en tas",
    en: "Heap of yellow-orange powder",
  }),
  // Nearer, and from the side: beside the other heap it must not be the same picture in green.
  {
    ...makeActives("texture-powder-green", [0.22, 0.62], {
      fr: "Poudre végétale vert olive en tas",
      en: "Heap of olive-green plant powder",
    }),
    crop: { aspect: 0.8, focus: [0.22, 0.62], zoom: 1.25 },
    widths: [320, 480, 576],
  },
  makeActives("texture-serum", [0.3, 0.5], {
    fr: "Gouttes de sérum transparent",
    en: "Drops of clear serum",
  }),
  makeActives("texture-cream", [0.42, 0.5], {
    fr: "Crème ivoire en volute",
    en: "Swirl of ivory cream",
  }),
];

/** A group of packs right of calm ground, for the head of a package's page; and higher, for phones. */
function makeGroup(offer: string): PictureRequest[] {
  const name = `${offer}-hero`;
  const master = `group-${offer}`;
  return [
    { name, master, widths: [640, 960, 1280, 1920], alt: null },
    {
      name: `${name}-portrait`,
      master: `${master}-portrait`,
      widths: [480, 800, 1080],
      alt: null,
    },
  ];
}

const groups: readonly PictureRequest[] = [
  ...makeGroup("white-label"),
  ...makeGroup("tailor-made"),
  // Beside the contact form.
  {
    name: "contact-packs",
    master: "group-white-label",
    crop: { aspect: 0.63, focus: [0.7, 0.5] },
    widths: [480, 630],
    alt: null,
  },
];

const portraitWidths = [160, 320, 480, 640, 900];

// Portraits of ingredients, for the disc of their sheets.
const portraits: readonly PictureRequest[] = [
  ["crystal-calcium", "Cristaux de calcite, rhomboèdres miel", "Calcite crystals, honey rhombs"],
  ["crystal-chrome", "Cristaux d’alun de chrome, violets", "Chrome alum crystals, violet"],
  ["crystal-cuivre", "Cristaux de sulfate de cuivre, bleus", "Copper sulfate crystals, blue"],
  ["crystal-fer", "Cristaux de sulfate de fer, vert d’eau", "Iron sulfate crystals, sea green"],
  ["crystal-magnesium", "Cristaux de magnésium, incolores", "Magnesium crystals, colourless"],
  ["crystal-manganese", "Cristaux de manganèse, rose pâle", "Manganese crystals, pale rose"],
  ["crystal-selenium", "Cristaux de sélénium, rouge sombre", "Selenium crystals, dark red"],
  ["crystal-silicium", "Pointes de quartz transparentes", "Clear quartz points"],
  ["crystal-zinc", "Cristaux de zinc, blanc bleuté", "Zinc crystals, bluish white"],
  ["ribbon-collagene", "Triple hélice du collagène", "Triple helix of collagen"],
  ["ribbon-keratine", "Deux hélices de kératine enroulées", "Two keratin helices, coiled together"],
  [
    "ribbon-peptide",
    "Peptide court : une hélice et sa queue",
    "Short peptide: a helix and its tail",
  ],
].map(([name = "", fr = "", en = ""]) => {
  return { name, master: name, widths: portraitWidths, alt: { fr, en } };
});

export const pictureList: readonly PictureRequest[] = [
  ...home,
  postbiotics,
  ...hovers,
  ...cards,
  ...wides,
  ...rounds,
  ...scenes,
  ...actives,
  ...groups,
  ...portraits,
];
