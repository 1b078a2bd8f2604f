import { expect, test } from "vitest";
import { editionIn } from "#shared/editions/edition.ts";
import { liposomes } from "#shared/generated/entries.ts";
import { loadPlateBand } from "./load-plate-band.ts";

test.each(["fr", "en"] as const)("nine portraits, from the first to the last: %s", (language) => {
  const { rows, title } = loadPlateBand({ edition: editionIn(language), pageLanguage: language });
  const portraits = rows.map(
    ({ path }) => liposomes.find(({ slug }) => path?.endsWith(`/${slug}`))?.portrait?.kind,
  );
  expect(new Set(portraits)).toEqual(new Set(["engraving", "picture"]));
  expect(rows).toHaveLength(9);
  expect(rows.map(({ name }) => name).at(-1)).toBe("Zinc");
  expect(title).toContain(String(liposomes.length));
});
