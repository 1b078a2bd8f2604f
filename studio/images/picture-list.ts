// The pictures of technologies and laboratory: which master, which crop, which widths.
// Data only; packs and products are in product-pictures.ts. After a change: node images/make-image-variants.ts
import type { Extension } from "#studio/images/extend-ground.ts";
import { type labelCuts, labelOf } from "#studio/images/label-cuts.ts";

/** Pictures at full quality, lossless WebP. */
export const mastersFolder = new URL("../masters/", import.meta.url);

/** The largest rectangle of this aspect, divided by `zoom`, centred as near as possible to `focus`. */
export interface Crop {
  /** Width divided by height. */
  readonly aspect: number;
  /** Fractions of the master's width and height. */
  readonly focus: readonly [number, number];
  readonly zoom?: number;
}

export interface Label {
  readonly master: string;
  readonly left: number;
  readonly top: number;
}

export interface PictureRequest {
  /** Key in the manifest and first part of the file names. */
  readonly name: string;
  /** File name in the masters' folder, without its ending. */
  readonly master: string;
  /** A master laid over this one; pixels from the left top corner. */
  readonly label?: Label;
  /** Ground added around it, before the crop. */
  readonly extend?: Extension;
  readonly crop?: Crop;
  /** Pixels; a width above the (cropped) master's is an error. */
  readonly widths: readonly number[];
}

const fullWidths = [480, 720, 960, 1400];
const wideWidths = [480, 720, 960, 1400];
const roundWidths = [160, 320, 480];

const home: readonly PictureRequest[] = [
  {
    name: "home-loop-poster",
    master: "home-loop-poster",
    widths: [640, 960, 1440, 1920, 2880, 3840],
  },
  {
    name: "home-loop-poster-portrait",
    master: "home-loop-poster",
    crop: { aspect: 0.8, focus: [1, 0.5] },
    widths: [480, 640],
  },
];

const postbiotics: PictureRequest = {
  name: "postbiotics",
  master: "postbiotics",
  widths: fullWidths,
};

// Shown under the pointer, by the wide cards among others.
const hovers: readonly PictureRequest[] = [
  { name: "liposome-hover", master: "liposome-hover", widths: fullWidths },
  { name: "niosome-hover", master: "niosome-hover", widths: fullWidths },
  {
    name: "postbiotics-hover",
    master: "postbiotics-hover",
    widths: fullWidths,
  },
  {
    name: "probiotics-hover",
    master: "probiotics-hover",
    widths: fullWidths,
  },
];

// Category cards above 1420 px: two portraits and a wider one.
const cards: readonly PictureRequest[] = [
  {
    name: "liposome-card",
    master: "liposome",
    // Past its right edge alone, as under the pointer: a vesicle stands off the other one.
    crop: { aspect: 0.74, focus: [0.4, 0.5] },
    widths: [320, 480, 776],
  },
  {
    name: "liposome-card-hover",
    master: "liposome-hover",
    crop: { aspect: 0.74, focus: [0.39, 0.5] },
    widths: [320, 480, 776],
  },
  {
    name: "niosome-card",
    master: "niosome",
    crop: { aspect: 0.74, focus: [0.51, 1] },
    widths: [320, 480, 776],
  },
  {
    name: "niosome-card-hover",
    master: "niosome-hover",
    crop: { aspect: 0.74, focus: [0.51, 1] },
    widths: [320, 480, 776],
  },
  {
    name: "probiotics-card",
    master: "probiotics",
    crop: { aspect: 0.96, focus: [0.5, 0.5] },
    widths: [400, 640, 1008],
  },
  {
    name: "probiotics-card-hover",
    master: "probiotics-hover",
    crop: { aspect: 0.96, focus: [0.5, 0.5] },
    widths: [400, 640, 1008],
  },
];

// Page heads (vesicle right, calm ground left for the title) and the "other categories" cards.
const wides: readonly PictureRequest[] = [
  { name: "liposome-banner", master: "liposome-banner", widths: [1280, 1920, 2880] },
  { name: "niosome-banner", master: "niosome-banner", widths: [1280, 1920, 2880] },
  // Phones: seen from the front, with calm ground above for the title.
  {
    name: "liposome-banner-portrait",
    master: "print/opener-liposome",
    crop: { aspect: 0.88, focus: [1, 0.51], zoom: 1.11 },
    widths: [640, 800, 1080],
  },
  {
    name: "niosome-banner-portrait",
    master: "niosome",
    crop: { aspect: 0.88, focus: [0.5, 1] },
    widths: [640, 800],
  },
  {
    name: "probiotics-banner",
    master: "probiotics-banner",
    widths: [640, 960, 1400, 2000, 2880],
  },
  { name: "liposome-wide", master: "liposome-wide", widths: wideWidths },
  { name: "niosome-wide", master: "niosome-wide", widths: wideWidths },
  {
    name: "probiotics-wide",
    master: "probiotics",
    crop: { aspect: 1.84, focus: [0.5, 0.45] },
    widths: wideWidths,
  },
];

// Squares for circles: header menu, advantages.
const rounds: readonly PictureRequest[] = [
  {
    name: "liposome-round",
    master: "liposome",
    crop: { aspect: 1, focus: [0.5, 0.545], zoom: 1.22 },
    widths: roundWidths,
  },
  {
    name: "niosome-round",
    master: "niosome",
    crop: { aspect: 1, focus: [0.62, 1], zoom: 1.05 },
    widths: roundWidths,
  },
  {
    name: "probiotics-round",
    master: "probiotics",
    crop: { aspect: 1, focus: [0.42, 0.5], zoom: 1.2 },
    widths: roundWidths,
  },
  {
    name: "postbiotics-round",
    master: "postbiotics",
    crop: { aspect: 1, focus: [0.47, 0.5], zoom: 1.15 },
    widths: roundWidths,
  },
];

const spreadWidths = [480, 840, 1260];

/** The printed catalogue, open; and the desk, in the header's menu. */
const drawn: readonly PictureRequest[] = [
  { name: "book-spread", master: "book-spread-fr", widths: spreadWidths },
  { name: "book-spread-en", master: "book-spread-en", widths: spreadWidths },
  { name: "desk-rods", master: "desk-rods", widths: roundWidths },
];

/** The square of a laboratory scene (3:2). */
function makeScene(name: string, focus: readonly [number, number]): PictureRequest {
  return {
    name: `${name}-square`,
    master: name,
    crop: { aspect: 1, focus },
    widths: [160, 320, 480, 800],
  };
}

/** All of a laboratory scene, for boxes that are wider than high. */
const makeWholeScene = (name: string): PictureRequest => {
  return { name, master: name, widths: [480, 720, 1200] };
};

const scenes: readonly PictureRequest[] = [
  makeScene("scene-filling-line", [0.5, 0.5]),
  makeScene("scene-capsules", [0.5, 0.5]),
  makeScene("scene-blister", [0.45, 0.5]),
  makeScene("scene-vessel", [0.5, 0.5]),
  makeScene("scene-softgels", [0.55, 0.5]),
  // Blank, as the other packs are beside which it stands.
  { ...makeScene("scene-pouch", [0.5, 0.5]), label: labelOf("scene-pouch-labels-none") },
  makeScene("scene-quality", [0.5, 0.5]),
  {
    name: "scene-quality-closeup",
    master: "scene-quality",
    crop: { aspect: 1.5, focus: [0.52, 0.68], zoom: 1.35 },
    widths: [480, 720, 888],
  },
  makeWholeScene("scene-vessel"),
  makeWholeScene("scene-blister"),
  makeWholeScene("scene-quality"),
  makeWholeScene("scene-capsules"),
  makeWholeScene("scene-pouch"),
];

/** A still life as high as the cards of the families of actives (ActivesCard). */
const makeActives = (master: string, focus: readonly [number, number]): PictureRequest => {
  return {
    name: `${master}-card`,
    master,
    crop: { aspect: 0.8, focus },
    widths: [320, 480, 720],
  };
};

const actives: readonly PictureRequest[] = [
  makeActives("crystal-wide", [0.5, 0.5]),
  makeActives("texture-softgels-ruby", [0.48, 0.5]),
  makeActives("texture-powder-gold", [0.5, 0.5]),
  // Nearer, and from the side: beside the other heap it must not be the same picture in green.
  {
    ...makeActives("texture-powder-green", [0.22, 0.62]),
    crop: { aspect: 0.8, focus: [0.22, 0.62], zoom: 1.25 },
    widths: [320, 480, 576],
  },
  makeActives("texture-serum", [0.3, 0.5]),
  makeActives("texture-cream", [0.42, 0.5]),
];

/** A group of packs right of calm ground, for the head of a package's page; and higher, for phones. */
const makeGroup = (
  offer: string,
  labels?: Readonly<Record<"wide" | "portrait", Label>>,
): PictureRequest[] => [
  {
    name: `${offer}-hero`,
    master: `group-${offer}`,
    ...(labels && { label: labels.wide }),
    widths: [640, 960, 1280, 1920, 2880],
  },
  // The page of the printed catalogue without what it has above, and beside for its bleed.
  {
    name: `${offer}-hero-portrait`,
    master: `print/opener-${offer}`,
    ...(labels && { label: labels.portrait }),
    crop: { aspect: 0.8, focus: [0.5, 1], zoom: 1.0078 },
    widths: [480, 800, 1200, 1440],
  },
];

/** The packs alone, for the card that leads to the page. */
const makePackageCard = (offer: string, focus: readonly [number, number]): PictureRequest => ({
  name: `${offer}-card`,
  master: `group-${offer}`,
  crop: { aspect: 1.62, focus, zoom: 1.476 },
  widths: [480, 720, 960, 1440],
});

/** Without words on their labels: the page writes them (GroupLabels). */
const whiteLabelHeads = makeGroup("white-label", {
  wide: labelOf("group-white-label-labels-none"),
  portrait: labelOf("opener-white-label-labels-none"),
});

/** Labels, for circles. */
const closeupWidths = [320, 480, 664];

/** Focused on its label, so a picture of its own in each language. */
const amberCloseups: readonly PictureRequest[] = [
  { name: "label-amber-closeup", master: "closeup-amber-fr", widths: closeupWidths },
  { name: "label-amber-closeup-en", master: "closeup-amber-en", widths: closeupWidths },
];

const groups: readonly PictureRequest[] = [
  ...makeGroup("tailor-made"),
  makePackageCard("white-label", [0.7066, 0.514]),
  makePackageCard("tailor-made", [0.7066, 0.494]),
  {
    name: "label-white-closeup",
    master: "print/opener-white-label",
    crop: { aspect: 1, focus: [0.361, 0.738], zoom: 3.84 },
    widths: closeupWidths,
  },
  {
    name: "contact-packs",
    master: "group-white-label",
    crop: { aspect: 0.63, focus: [0.7, 0.5] },
    widths: [480, 630],
  },
];

/** Labels in another language, by the master that they are laid over. */
const englishLabels: Readonly<Record<string, keyof typeof labelCuts>> = {
  "group-white-label": "group-white-label-labels-en",
  "print/opener-white-label": "opener-white-label-labels-en",
  "scene-pouch": "scene-pouch-labels-en",
};

/** Of the pictures that show words on labels, those for pages in English (server/views/localize.ts). */
const inEnglish = (requests: readonly PictureRequest[]): PictureRequest[] =>
  requests.flatMap((request) => {
    const labels = englishLabels[request.master];
    return labels && !request.label ? [{ ...request, name: `${request.name}-en`, label: labelOf(labels) }] : [];
  });

const portraitWidths = [160, 320, 480, 640, 900];

// Portraits of ingredients, for the disc of their sheets.
const portraits: readonly PictureRequest[] = [
  "crystal-calcium",
  "crystal-chrome",
  "crystal-cuivre",
  "crystal-fer",
  "crystal-magnesium",
  "crystal-manganese",
  "crystal-selenium",
  "crystal-silicium",
  "crystal-zinc",
  "ribbon-collagene",
  "ribbon-keratine",
  "ribbon-peptide",
].map((name) => ({ name, master: name, widths: portraitWidths }));

export const pictureList: readonly PictureRequest[] = [
  ...home,
  postbiotics,
  ...hovers,
  ...cards,
  ...wides,
  ...rounds,
  ...drawn,
  ...scenes,
  ...actives,
  ...whiteLabelHeads,
  ...groups,
  ...inEnglish([...scenes, ...groups]),
  ...amberCloseups,
  ...portraits,
];
