// The plates of a list that stand for all of it: on the home page, and above the list itself.
import { type Family, pathOfEntry } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";

/** As many as stand in one row of a wide window. */
const count = 9;

/**
 * Rows spread evenly over the list: those with a portrait, plants, crystals, proteins, as beside them, and as small, a long molecule
 * is a hairline. Of strains one of each quantity, the smallest first.
 */
export function pickPlates(
  { id, kind }: Family,
  rows: readonly CatalogueRow[],
): readonly CatalogueRow[] {
  if (kind === "strain") {
    const byQuantity = new Map(rows.map((row) => [row.cfu ?? 0, row]));
    return [...byQuantity].sort(([one], [other]) => one - other).map(([, row]) => row);
  }
  const portrayed = new Set(
    familyEntries[id].flatMap((entry) =>
      "portrait" in entry && entry.portrait && entry.portrait.kind !== "components"
        ? pathOfEntry(id, entry.slug)
        : [],
    ),
  );
  // Peptides share a ribbon.
  const byPicture = new Map(
    rows
      .filter(({ path }) => path && portrayed.has(path))
      .map((row) => [JSON.stringify(row.plate), row]),
  );
  const drawn = [...byPicture.values()];
  const step = (drawn.length - 1) / (count - 1);
  const places = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return drawn.filter((_, place) => places.has(place));
}
