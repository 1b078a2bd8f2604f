// The pictures of packs: blank bottles, the products' own pictures (a blank bottle and its label) and banners.
// Slugs and bottles come from the products; where a label goes comes from masters/packs.json.

import { readFile } from "node:fs/promises";
import type { Product } from "../../shared/content/schema/entries.ts";
import { type Crop, mastersFolder, type PictureRequest } from "#studio/images/picture-list.ts";

interface LabelPlace {
  readonly bottle: Product["bottle"];
  readonly ground: string;
  /** Pixels in the square master. */
  readonly left: number;
  readonly top: number;
}

const squareWidths = [320, 480, 720, 1080];

// Rows of the squares between which the wall turns into the floor.
export const bottleFloor = [850, 950] as const;
export const serumFloor = [900, 1010] as const;

/** Banner: bottle at 71 % of the width, calm ground left of it, less air above and below than in the square. */
const banner = {
  extend: { left: 1540, right: 290, floor: bottleFloor },
  crop: { aspect: 3030 / 1060, focus: [0.5, 0.52], zoom: 1200 / 1060 } satisfies Crop,
};

const makeBlank = (name: string): PictureRequest => ({
  name,
  master: name,
  widths: squareWidths,
});

/** Bottles of no product. */
const others: readonly PictureRequest[] = [
  makeBlank("pack-white-sand"),
];

/** All white-label products, in their order. */
export async function loadProducts(): Promise<Product[]> {
  const { products } = await import("../../shared/generated/entries.ts");
  return products.toSorted((a, b) => a.id - b.id);
}

const nameBlank = ({ bottle, ground }: LabelPlace) => `pack-${bottle}-${ground}`;

function makeProductPictures(
  product: Product,
  place: LabelPlace,
  hasBanner: boolean,
): PictureRequest[] {
  const { slug } = product;
  const pack = nameBlank(place);
  const label = { master: `label-${slug}`, left: place.left, top: place.top };
  const square = { name: `product-${slug}`, master: pack, label, widths: squareWidths };
  if (!hasBanner) return [square];
  return [
    square,
    { ...square, ...banner, name: `product-${slug}-banner`, widths: [640, 960, 1280, 1920] },
  ];
}

/** Slugs of the products that a "Contient cet actif" banner names. */
async function listBanners(): Promise<ReadonlySet<string>> {
  const { liposomes, niosomes, serums } = await import("../../shared/generated/entries.ts");
  return new Set(
    [...liposomes, ...niosomes, ...serums].flatMap(({ product }) =>
      product ? [product.slug] : [],
    ),
  );
}

/** Fails if a product was given another bottle or is new: its label must be made first (packs/README.md). */
export async function loadPackPictures(): Promise<PictureRequest[]> {
  const places: Record<string, LabelPlace> = JSON.parse(
    await readFile(new URL("packs.json", mastersFolder), "utf8"),
  );
  // The site draws a visitor's label on the blank bottles of all products.
  const blanks = [...new Set(Object.values(places).map(nameBlank))].sort();
  const requests = [...blanks.map(makeBlank), ...others];
  const banners = await listBanners();
  for (const product of await loadProducts()) {
    const place = places[product.slug];
    if (place?.bottle !== product.bottle) {
      throw new Error(
        `${product.slug}: no label made for a ${product.bottle} bottle: npm run mockup -- ${product.slug}`,
      );
    }
    requests.push(...makeProductPictures(product, place, banners.has(product.slug)));
  }
  return requests;
}
