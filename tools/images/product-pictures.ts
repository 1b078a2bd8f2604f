// The pictures of packs: blank bottles, the products' own pictures (a blank bottle and its label) and banners.
// Names, quantities and bottles come from the products; where a label goes comes from masters/packs.json.

import { readdir, readFile } from "node:fs/promises";
import type { Product } from "#shared/content/content-types.ts";
import type { AltText, PictureRequest } from "#tools/images/picture-list.ts";

interface LabelPlace {
  readonly bottle: Product["bottle"];
  readonly ground: string;
  /** Pixels in the square master. */
  readonly left: number;
  readonly top: number;
}

const productsFolder = new URL("../../shared/content/products/", import.meta.url);
const squareWidths = [320, 480, 720, 1080];
// What make-packs.py adds left of the square, and the rows it takes off above, in a wide bottle.
const wideShift = { left: 1540, top: -95 };

/** Products named by a "Contient cet actif" banner. */
const bannerSlugs: readonly string[] = [
  "multivitamines",
  "circulation",
  "capillaire",
  "anti-stress",
  "articulation",
  "immunite",
  "vitamines-b-complex",
  "vitamines-b12",
  "vitamines-d3",
  "hyaluronique",
  "coenzyme-q10",
  "glutathion",
  "biotine",
  "sommeil",
  "resveratrol",
  "vitamine-c-plus",
  "zinc",
];

const whiteAlt: AltText = {
  fr: "Flacon blanc à l’étiquette vierge, sur un socle",
  en: "White bottle with a blank label, on a plinth",
};
const amberAlt: AltText = {
  fr: "Flacon de verre ambré à l’étiquette vierge, sur un socle",
  en: "Amber glass bottle with a blank label, on a plinth",
};
const serumAlt: AltText = {
  fr: "Flacon compte-gouttes à l’étiquette vierge, sur un socle",
  en: "Dropper bottle with a blank label, on a plinth",
};

const blanks: readonly (readonly [name: string, alt: AltText])[] = [
  ["pack-white-essentiels", whiteAlt],
  ["pack-white-bien-etre", whiteAlt],
  ["pack-white-sand", whiteAlt],
  ["pack-amber-vitalite", amberAlt],
  ["pack-amber-beaute", amberAlt],
  ["pack-amber-probiotiques", amberAlt],
  ["pack-serum-clear-bien-etre", serumAlt],
  ["pack-serum-peach-beaute", serumAlt],
  ["pack-serum-peach-essentiels", serumAlt],
  ["pack-serum-peach-probiotiques", serumAlt],
  ["pack-serum-blue-bien-etre", serumAlt],
];

const wideBlanks: readonly PictureRequest[] = [
  // Page heads: bottle at 70 % of the width, empty left.
  {
    name: "white-label-hero",
    master: "pack-white-essentiels-wide",
    crop: { aspect: 2, focus: [0.566, 0.5] },
    widths: [640, 960, 1280, 1920],
    alt: null,
  },
  {
    name: "white-label-hero-portrait",
    master: "pack-white-essentiels-portrait",
    widths: [480, 800, 1080],
    alt: null,
  },
  {
    name: "tailor-made-hero",
    master: "pack-serum-peach-probiotiques-wide",
    crop: { aspect: 2, focus: [0.5, 0.5] },
    widths: [640, 960, 1280, 1920],
    alt: null,
  },
  {
    name: "tailor-made-hero-portrait",
    master: "pack-serum-peach-probiotiques-portrait",
    widths: [480, 800, 1080],
    alt: null,
  },
  // Package cards: bottle in the middle.
  {
    name: "white-label-card",
    master: "pack-white-essentiels-wide",
    crop: { aspect: 1.62, focus: [0.706, 0.5] },
    widths: [480, 720, 960, 1440],
    alt: whiteAlt,
  },
  {
    name: "tailor-made-card",
    master: "pack-serum-peach-probiotiques-wide",
    crop: { aspect: 1.61, focus: [0.666, 0.5] },
    widths: [480, 720, 960, 1440],
    alt: serumAlt,
  },
  // Empty banners of the ranges: bottle at 71 % of the width.
  ...["white-essentiels", "white-bien-etre", "white-sand", "amber-vitalite", "amber-beaute"].map(
    (pack) => ({
      name: `pack-${pack}-banner`,
      master: `pack-${pack}-wide`,
      widths: [640, 960, 1280, 1920],
      alt: pack.startsWith("white") ? whiteAlt : amberAlt,
    }),
  ),
];

function composeProductAlt(product: Product): AltText {
  const { fr, en } = product.name;
  if (product.quantity === null) {
    return {
      fr: `Sérum ${fr}, flacon compte-gouttes de 30\u00a0ml`,
      en: `${en} serum, 30\u00a0ml dropper bottle`,
    };
  }
  const isWhite = product.bottle === "white";
  return {
    fr: `${fr}, flacon ${isWhite ? "blanc" : "ambré"} de ${product.quantity} gélules`,
    en: `${en}, ${isWhite ? "white" : "amber"} bottle of ${product.quantity} capsules`,
  };
}

async function loadProducts(): Promise<Product[]> {
  const files = (await readdir(productsFolder)).filter((file) => file.endsWith(".ts"));
  const modules: { entry: Product }[] = await Promise.all(
    files.map((file) => import(new URL(file, productsFolder).href)),
  );
  return modules.map((module) => module.entry).sort((a, b) => a.id - b.id);
}

function makeProductPictures(product: Product, place: LabelPlace): PictureRequest[] {
  const { slug } = product;
  const pack = `pack-${place.bottle}-${place.ground}`;
  const label = { master: `label-${slug}`, left: place.left, top: place.top };
  const alt = composeProductAlt(product);
  const square = { name: `product-${slug}`, master: pack, label, widths: squareWidths, alt };
  if (!bannerSlugs.includes(slug)) {
    return [square];
  }
  const wideLabel = {
    ...label,
    left: label.left + wideShift.left,
    top: label.top + wideShift.top,
  };
  return [
    square,
    {
      name: `product-${slug}-banner`,
      master: `${pack}-wide`,
      label: wideLabel,
      widths: [640, 960, 1280, 1920],
      alt,
    },
  ];
}

/** Fails if a product was given another bottle or is new: its label must be made first (packs/README.md). */
export async function loadPackPictures(): Promise<PictureRequest[]> {
  const places: Record<string, LabelPlace> = JSON.parse(
    await readFile(new URL("./masters/packs.json", import.meta.url), "utf8"),
  );
  const requests: PictureRequest[] = blanks.map(([name, alt]) => {
    return { name, master: name, widths: squareWidths, alt };
  });
  requests.push(...wideBlanks);
  for (const product of await loadProducts()) {
    const place = places[product.slug];
    if (place?.bottle !== product.bottle) {
      throw new Error(`${product.slug}: no label made for a ${product.bottle} bottle`);
    }
    requests.push(...makeProductPictures(product, place));
  }
  // Close-ups of two labels, for the circles of the advantages.
  for (const slug of ["multivitamines", "capillaire"]) {
    const square = requests.find((request) => request.name === `product-${slug}`);
    if (!square) {
      throw new Error(`${slug}: no such product`);
    }
    requests.push({
      ...square,
      name: `product-${slug}-closeup`,
      crop: { aspect: 1, focus: [0.5, 0.555], zoom: 2.35 },
      widths: [320, 480],
    });
  }
  return requests;
}
