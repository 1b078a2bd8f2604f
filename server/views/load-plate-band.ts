// The band of plates on the home page: of the first family, from its first entry to its last.
import { families, pathOfEntry } from "#shared/families/families.ts";
import { liposomes } from "#shared/generated/entries.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { home } from "#shared/generated/pages/home.ts";
import type { PlateBandData } from "#shared/pages/page.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { listCatalogue } from "./load-catalogue.ts";
import { localize } from "./localize.ts";

/** As many as stand in one row of a wide window. */
const count = 9;

/** Plants, crystals, proteins: beside them, and as small, a long molecule is a hairline. */
const portrayed = new Set(
  liposomes
    .filter(({ portrait }) => portrait && portrait.kind !== "components")
    .map(({ slug }) => pathOfEntry(families[0].id, slug)),
);

export function loadPlateBand(reader: Reader): PlateBandData {
  const { rows } = listCatalogue(families[0], reader);
  const drawn = rows.filter(({ path }) => path && portrayed.has(path));
  const step = (drawn.length - 1) / (count - 1);
  const places = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return {
    ...localize(home.plates, reader),
    title: wordsFor(reader).count(catalogueTexts.walls.ingredients.title, rows.length),
    rows: drawn.filter((_, place) => places.has(place)),
  };
}
