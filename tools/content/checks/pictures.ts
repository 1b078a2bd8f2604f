// The pictures of an entry, of its pack, its engraving, its crystal, must exist and be of the right kind.
import type { ContentProblem } from "../problems.ts";
import {
  type Check,
  type CheckedContent,
  folderOf,
  type Ingredient,
  inFacts,
  listIngredients,
} from "./checked-content.ts";

export const checkPictures: Check = (content) => [
  ...listIngredients(content.entries).flatMap((entry) => checkPortrait(entry, content)),
  ...checkPacks(content),
];

function checkPacks({ entries, pictures }: CheckedContent): ContentProblem[] {
  return entries.products
    .filter(({ slug }) => !pictures.has(`product-${slug}`))
    .map((product) => ({
      where: `shared/content/${folderOf(product)}`,
      what: "there is no picture of its pack",
      wanted: `a picture; in studio/: npm run mockup -- ${product.slug}, then npm run images`,
    }));
}

/** Proteins and peptides are ribbons; the structure of glutathione, of three amino acids, tells more. */
const ribbonCategories: readonly string[] = ["proteine", "peptides"];
const drawnThough: readonly string[] = ["glutathion"];

/** A plant has an engraving; a mineral, a protein and a peptide a picture; a complex a symbol for each component. */
function checkPortrait(entry: Ingredient, { engravings }: CheckedContent): ContentProblem[] {
  const { portrait, identity, slug } = entry;
  const where = inFacts(folderOf(entry), "portrait");
  const isRibbon =
    entry.categories.some((category) => ribbonCategories.includes(category)) &&
    !drawnThough.includes(slug);
  const found = portrait ? `is ${portrait.kind}` : "is missing";
  if (portrait?.kind === "engraving" && !engravings.includes(portrait.drawing))
    return [
      {
        where,
        what: `there is no drawing ${portrait.drawing}`,
        wanted: `one of ${engravings.join(", ")}`,
      },
    ];
  if (identity.kind === "plant" && portrait?.kind !== "engraving")
    return [{ where, what: found, wanted: "an engraving, for a plant" }];
  if ((identity.kind === "mineral" || isRibbon) && portrait?.kind !== "picture")
    return [{ where, what: found, wanted: "a picture, for a mineral, a protein or a peptide" }];
  if (identity.kind !== "complex" || portrait?.kind === "picture") return [];
  const wanted = identity.components.length;
  if (portrait?.kind === "components" && portrait.symbols.length === wanted) return [];
  return [{ where, what: found, wanted: `${wanted} symbols, one for each component` }];
}
