// The words of a white-label formula as print needs them.
import { sortedProducts } from "#server/facts/find-products.ts";
import { describePicture } from "#server/views/describe-picture.ts";
import { loadProduct } from "#server/views/load-product.ts";
import { textOf } from "#shared/editions/edition.ts";
import { productCategories } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";
import { productTexts } from "#shared/generated/pages/product.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { plainText } from "./rich-text.ts";

/** The overview has lines for three actives and a fourth, or for three and the number of the others. */
const linesOfActives = 4;

/**
 * The categories with their formulas, and the notes that all formulas with doses share: print shows these once a page, not once a
 * formula. `online`: the address of a path of the site.
 */
export function listFormulas(reader: Reader, online: (path: string) => string) {
  const all = sortedProducts.map(({ slug, category_id }) => ({
    category: category_id,
    words: wordsOfProduct(slug, reader, online),
  }));
  const dosed = all.map(({ words }) => words.doseNotes).filter((notes) => notes.length > 0);
  const commonNotes = (dosed[0] ?? []).filter((note) =>
    dosed.every((notes) => notes.includes(note)),
  );
  const categories = productCategories.map(({ id, name, range, kind }) => ({
    id,
    name: name[reader.pageLanguage],
    range,
    kind,
    products: all
      .filter(({ category }) => category === id)
      .map(({ words }) => ({
        ...words,
        doseNotes: words.doseNotes.filter((note) => !commonNotes.includes(note)),
      })),
  }));
  return { categories, commonNotes };
}

/**
 * `online`: the address of a path of the site.
 * @throws when there is no such product, or it does not state its content
 */
function wordsOfProduct(slug: string, reader: Reader, online: (path: string) => string) {
  const found = loadProduct(slug, reader);
  if (!found) throw new Error(`there is no product ${slug}`);
  const { data } = found;
  const words = wordsFor(reader);
  const { category, content, batch } = productTexts.facts;
  // The page shows the range, the content stands beside the name, batches are the same for all.
  const saidElsewhere = [category, content, batch].map(words.plain);
  const contentFact = data.facts.find(({ label }) => textOf(label) === words.plain(content));
  if (!contentFact) throw new Error(`${slug} does not say what it contains`);
  const shown = data.actives.length > linesOfActives ? linesOfActives - 1 : data.actives.length;
  const hidden = data.actives.length - shown;
  return {
    id: `produit/${slug}`,
    where: `shared/content/products/${slug}`,
    name: textOf(data.name),
    picture: `/pictures/product-${slug}.jpg`,
    alt: describePicture(`product-${slug}`)?.[reader.pageLanguage] ?? textOf(data.name),
    content: plainText(textOf(contentFact.value)),
    summary: textOf(data.summary),
    facts: data.facts
      .filter(({ path, label }) => path === null && !saidElsewhere.includes(textOf(label)))
      .map(({ label, value }) => ({ label: textOf(label), value: plainText(textOf(value)) })),
    sheet: data.facts.find(({ path }) => path !== null)?.path?.slice(1) ?? null,
    doseTitle: textOf(data.doseTitle),
    actives: data.actives.map(({ name, code, dose, reference, path }) => ({
      name: textOf(name),
      code: code && bindCode(code),
      dose: textOf(dose),
      reference,
      to: path?.slice(1) ?? placeOfStrain(code),
    })),
    shown,
    more: hidden > 0 ? words.count(printedCatalogue.products.more, hidden) : null,
    doseNotes: data.doseNotes.map(textOf),
    claims: data.claims.map(({ text, condition }) => ({
      text: textOf(text),
      condition: textOf(condition),
    })),
    warning: data.warning && textOf(data.warning),
    caution: data.caution && textOf(data.caution),
    url: online(`/formule-marque-blanche/${slug}`),
  };
}

/** "SPH 135" in one piece. */
export const bindCode = (code: string) => code.replaceAll(" ", "\u00a0");

/** In print postbiotics have places too, unlike pages on the site. */
function placeOfStrain(code: string | null): string | null {
  const strain = code && familyEntries.probiotic.find((each) => each.code === code);
  return strain ? `probiotiques/${strain.slug}` : null;
}
