// What the sheets of all families have in common.
import { productName, productPath } from "#server/facts/find-products.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import { type FamilyId, findFamily, pathOfFamily } from "#shared/families/families.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { Words } from "#shared/words/words.ts";
import type { PageSubject } from "./found-page.ts";

/** A sheet, what its document says, and the name an enquiry about it carries. */
export interface Sheet {
  readonly entry: NonNullable<PageSubject["entry"]>;
  readonly data: SheetData;
  readonly name: Translated;
  readonly description: Translated;
}

export const joinParagraphs = (paragraphs: readonly Translated[]): Translated =>
  translate((language) => paragraphs.map((paragraph) => paragraph[language]).join(" "));

/** What a sheet says of its family. */
export const placeOf = (id: FamilyId): Pick<SheetData, "kind" | "tone" | "listPath"> => {
  const family = findFamily(id);
  return { kind: family.kind, tone: family.tone, listPath: pathOfFamily(family) };
};

export function listProducts(found: readonly Product[], words: Words): SheetData["products"] {
  return found.map((product) => ({
    path: productPath(product),
    name: words.text(productName(product)),
  }));
}
