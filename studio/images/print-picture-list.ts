// The pictures of the printed catalogue: which master, which crop, how wide on paper. Data only.
// After a change: node images/make-print-pictures.ts
import { type Crop, type PictureRequest, pictureList } from "#studio/images/picture-list.ts";
import { labelOf } from "#studio/images/label-cuts.ts";
import { bottleFloor, loadPackPictures, loadProducts, serumFloor } from "#studio/images/product-pictures.ts";

export interface PrintRequest {
  readonly name: string;
  readonly picture: Omit<PictureRequest, "name" | "widths">;
  /** Pixels. */
  readonly width: number;
}

/** Dots per inch on paper. */
const resolution = 200;
const pixels = (points: number) => Math.round((points / 72) * resolution);

/** 216 × 303 mm at 300 dots per inch: A4 and what runs over its edges. Rendered for their page, ground and all. */
const fullPages: readonly PrintRequest[] = [
  "cover",
  "opener-liposome",
  "opener-niosome",
  "opener-probiotic",
  "opener-postbiotic",
  "opener-white-label",
  "opener-tailor-made",
].map((name) => ({ name, picture: { master: `print/${name}` }, width: pixels(595.28) }));

/** In a folder of their language: with its labels. */
const translatedPages: readonly PrintRequest[] = [
  {
    name: "en/opener-white-label",
    picture: { master: "print/opener-white-label", label: labelOf("opener-white-label-labels-en") },
    width: pixels(595.28),
  },
];

const scene = (name: string, master: string, aspect: number, points: number): PrintRequest => ({
  name,
  picture: { master, crop: { aspect, focus: [0.5, 0.5] } },
  width: pixels(points),
});

/** Wide pictures of front pages; the widest are as wide as the text. */
const scenes: readonly PrintRequest[] = [
  scene("scene-vessel", "scene-vessel", 595.28 / 330, 430),
  scene("scene-quality", "scene-quality", 595.28 / 270, 430),
  scene("scene-postbiotics", "postbiotics", 487.28 / 150, 487.28),
  scene("scene-filling-line", "scene-filling-line", 487.28 / 220, 487.28),
];

/** Behind the name of a range: an empty pack at the right, calm ground for words at its left. */
const band = (range: string, pack: string, floor: readonly [number, number]): PrintRequest => ({
  name: `range-${range}`,
  picture: {
    master: `pack-${pack}`,
    extend: { left: 2150, right: 340, floor },
    crop: { aspect: 487.28 / 140, focus: [0.5, 0.52], zoom: 1200 / 1060 },
  },
  width: pixels(487.28),
});

const bands: readonly PrintRequest[] = [
  band("essentiels", "white-essentiels", bottleFloor),
  band("bien-etre", "white-bien-etre", bottleFloor),
  band("vitalite", "amber-vitalite", bottleFloor),
  band("beaute", "amber-beaute", bottleFloor),
  band("probiotiques", "amber-probiotiques", bottleFloor),
  band("serums", "serum-peach-beaute", serumFloor),
];

/** As on the site, by their names there: dosage forms and packaging. */
const squares: readonly PrintRequest[] = [
  "scene-capsules-square",
  "scene-softgels-square",
  "pack-white-sand",
  "scene-blister-square",
  "pack-serum-peach-beaute",
  "scene-pouch-square",
].map((name) => ({ name, picture: { master: "" }, width: pixels(154.4) }));

const discWidth = pixels(132);
/** Of products. */
export const packCrop: Crop = { aspect: 154.4 / 132, focus: [0.5, 0.48] };
export const packWidth = pixels(154.4);

/** All of them. @throws when the site has no picture of a name that print takes over */
export async function listPrintRequests(): Promise<readonly PrintRequest[]> {
  const known = [...pictureList, ...(await loadPackPictures())];
  const asOnSite = (name: string) => {
    const picture = known.find((each) => each.name === name);
    if (!picture) throw new Error(`the site has no picture named ${name}`);
    const { name: _, widths: __, ...rest } = picture;
    return rest;
  };
  const products = await loadProducts();
  const portraits = known.filter(({ name }) => /^(?:crystal|ribbon)-[a-z]+$/.test(name));
  return [
    ...fullPages,
    ...translatedPages,
    ...scenes,
    ...bands,
    ...squares.map((each) => ({ ...each, picture: asOnSite(each.name) })),
    ...products.map(({ slug }) => ({
      name: `product-${slug}`,
      picture: { ...asOnSite(`product-${slug}`), crop: packCrop },
      width: packWidth,
    })),
    ...portraits.map(({ name }) => ({ name, picture: asOnSite(name), width: discWidth })),
    // In the disc of their sheets.
    ...products
      .filter(({ quantity }) => quantity === null)
      .map(({ slug }) => ({
        name: `portrait-${slug}`,
        picture: asOnSite(`product-${slug}`),
        width: discWidth,
      })),
  ];
}
