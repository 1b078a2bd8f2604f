// The first page of the formula desk: formulas to begin with, and the finished ones by range.

import { productFormula } from "#server/desk/product-formula.ts";
import { productName, sortedProducts } from "#server/facts/find-products.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import { printNumber } from "#shared/formula/amounts.ts";
import { scaleOf } from "#shared/formula/gauge-places.ts";
import { signOf } from "#shared/formula/sentences/presentation.ts";
import { productCategories } from "#shared/generated/entries.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import type { DeskStartData } from "#shared/pages/desk.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { hasPicture, localizePicture } from "../localize.ts";
import { loadDeskTexts } from "./load-desk-texts.ts";
import { loadStarts } from "./load-starts.ts";
import { openQuery } from "./open-formula.ts";

export function loadDeskStart(reader: Reader): DeskStartData {
  const texts = loadDeskTexts(reader);
  return {
    texts,
    anatomy: loadAnatomy(reader),
    starts: loadStarts(reader),
    ranges: listRanges(reader),
  };
}

/** Doses of zinc, mg: one in each of its three zones. */
const shownDoses = [1, 10, 20] as const;

/** The rod of the first page is judged like any other. */
function loadAnatomy(reader: Reader): DeskStartData["anatomy"] {
  const totalOf = (dose: number) => {
    const [rod] = openQuery(`zinc=${dose}mg`, "complement", reader).verdict.rods;
    if (!rod) throw new Error("zinc is not on the desk");
    return rod;
  };
  const scale = scaleOf(totalOf(shownDoses[0]));
  const words = wordsFor(reader);
  const say = (value: number | null) => words.amount(Number(printNumber(value ?? 0, "mg")), "mg");
  return {
    scale,
    marks: shownDoses.map((dose) => {
      const { total, zone } = totalOf(dose);
      return { sign: signOf[zone ?? "none"], amount: total ?? 0, dose: say(total) };
    }),
    values: {
      silent: say(scale.threshold),
      window: say(scale.maximum),
      above: say(scale.europe),
    },
  };
}

/** The ranges of supplements, then all serums: each is alone in its category. */
function listRanges(reader: Reader): DeskStartData["ranges"] {
  const words = wordsFor(reader);
  const supplements = productCategories.filter(({ kind }) => kind === "complements_alimentaires");
  const rangeOf = (
    id: string,
    name: (typeof supplements)[number]["name"],
    products: readonly Product[],
  ) => {
    const pictured = products.find(({ slug }) => hasPicture(`product-${slug}`));
    return {
      id,
      name: words.text(name),
      picture: pictured ? localizePicture(`product-${pictured.slug}`, reader) : null,
      products: products.map((product) => ({
        name: words.text(productName(product)),
        hasClaim: product.claims.length > 0,
        address: benchAddress(productFormula(product)),
      })),
    };
  };
  return [
    ...supplements.map(({ id, name, range }) =>
      rangeOf(
        range,
        name,
        sortedProducts.filter(({ category_id }) => category_id === id),
      ),
    ),
    rangeOf(
      "serums",
      desk.start.ranges.serums,
      sortedProducts.filter(({ quantity }) => quantity === null),
    ),
  ];
}
