// What the label of a product's pack says and looks like: the only place where the mockups read the site's content.
import type { PackRange, Product } from "../../shared/content/schema/entries.ts";
import type { Language } from "../../shared/editions/languages.ts";
import { formatCountIn } from "../../shared/editions/plural.ts";
import { productCategories } from "../../shared/generated/entries.ts";
import { labels } from "../../shared/generated/interface/labels.ts";
import { loadProducts } from "#studio/images/product-pictures.ts";

/** Ground of the picture, disc of the label (the design's colours of the ranges). */
export const rangeColours: Readonly<Record<PackRange, { ground: string; disc: string }>> = {
  essentiels: { ground: "#F2E2C4", disc: "#B97A12" },
  "bien-etre": { ground: "#CFDDE6", disc: "#4A648C" },
  vitalite: { ground: "#F3D3BD", disc: "#B8502A" },
  beaute: { ground: "#F0D3CE", disc: "#A4566A" },
  probiotiques: { ground: "#D0E3D8", disc: "#2B7565" },
};

export interface LabelFacts {
  readonly slug: string;
  readonly bottle: Product["bottle"];
  readonly range: PackRange;
  /** In the disc: "Mg". */
  readonly symbol: string;
  readonly name: string;
  /** Under the name; the last is the quantity. */
  readonly lines: readonly [string, string];
  /** At the foot. */
  readonly house: string;
}

/** The labels as packs have them, French; or for print in another language. Throws with what is missing. */
export async function readLabelFacts(slug: string, language: Language = "fr"): Promise<LabelFacts> {
  const product = (await loadProducts()).find((one) => one.slug === slug);
  if (!product) throw new Error(`${slug}: shared/content/products has no such product`);
  const { bottle, symbol, name, label, quantity, actifs, category_id } = product;
  const category = productCategories.find(({ id }) => id === category_id);
  if (!category) throw new Error(`${slug}: there is no category ${category_id}`);
  const content =
    quantity === null ? labels.serum[language] : formatCountIn(labels.capsules, quantity, language);
  const shared = { slug, bottle, range: category.range, symbol, house: labels.house[language] };
  if (language === "fr")
    return { ...shared, name: label.name ?? name.fr, lines: [label.line, content] };
  // The line of a label is written in French only: elsewhere a serum's says its strengths, a supplement's its range.
  const [first = ""] = name[language].split(" + ");
  const line = actifs ? actifs[language].replace(/^\D+/, "") : category.name[language];
  return { ...shared, name: actifs ? first : name[language], lines: [line, content] };
}
