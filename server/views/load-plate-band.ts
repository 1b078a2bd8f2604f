// The band of plates on the home page: of the first family, from its first entry to its last.
import { families } from "#shared/families/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { home } from "#shared/generated/pages/home.ts";
import type { PlateBandData } from "#shared/pages/page.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { listCatalogue } from "./load-catalogue.ts";
import { localize } from "./localize.ts";
import { pickPlates } from "./pick-plates.ts";

export function loadPlateBand(reader: Reader): PlateBandData {
  const { rows } = listCatalogue(families[0], reader);
  return {
    ...localize(home.plates, reader),
    title: wordsFor(reader).count(catalogueTexts.walls.ingredients.title, rows.length),
    rows: pickPlates(families[0], rows),
  };
}
