// The alternative texts of pictures.
import { type Translated, translate } from "#shared/editions/edition.ts";
import { products } from "#shared/generated/entries.ts";
import { pictureTexts } from "#shared/generated/pictures.ts";
import { wordsIn } from "#shared/words/words.ts";

const shared = new Map(
  pictureTexts.alts.flatMap(({ text, pictures }) => pictures.map((name) => [name, text] as const)),
);

const ofProducts = new Map(products.map((product) => [product.slug, describePack(product)]));

/** The alternative text of a picture; null for a decorative one. */
export function describePicture(name: string): Translated | null {
  const [, slug = ""] = /^product-(.+?)(?:-banner)?$/.exec(name) ?? [];
  return shared.get(name) ?? ofProducts.get(slug) ?? null;
}

function describePack({ name, quantity, bottle }: (typeof products)[number]): Translated {
  const { white, amber, serum } = pictureTexts.packs;
  const pack = bottle === "white" ? white : bottle === "amber" ? amber : serum;
  return translate((language) => wordsIn(language).fill(pack, { name, count: String(quantity) }));
}
