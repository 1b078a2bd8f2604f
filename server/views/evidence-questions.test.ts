// The evidence and the questions that sheets show.
import { describe, expect, test } from "vitest";
import { evidenceFor } from "#server/facts/evidence.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { families } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { loadSheet } from "./load-sheet.ts";

const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

describe("a sheet", () => {
  const sheets = families.flatMap(({ id }) =>
    familyEntries[id].flatMap(({ slug }) => {
      const data = loadSheet(id, slug, reader)?.data;
      return data ? [{ slug, data }] : [];
    }),
  );

  test("counts every mark that it shows, and asks four questions at most", () => {
    expect(sheets.length).toBeGreaterThan(150);
    for (const { slug, data } of sheets) {
      const { open: asked } = data.origin;
      const all = [...asked, ...data.compatibility.open];
      expect(all.length, slug).toBeLessThanOrEqual(4);
      expect(data.evidence.counts["to-confirm"], slug).toBeGreaterThanOrEqual(all.length);
      expect(
        data.status.rows.every(({ by }) => by !== null),
        slug,
      ).toBe(true);
    }
  });

  test("names only the allergens that are there by nature", () => {
    for (const { slug, data } of sheets)
      for (const { id, holds } of data.origin.facts)
        if (id === "origin.allergens") expect(holds, slug).toBe(false);
  });
});

test("the longest rule counts, and an entry's own word before it", () => {
  const zinc = { folder: "liposomes", slug: "zinc" } as const;
  expect(evidenceFor(zinc, "compatibility.ph.from")).toBe("literature");
  expect(evidenceFor(zinc, "compatibility.forms")).toBe("to-confirm");
  const own = { ...zinc, evidence: { "compatibility.ph": "laboratory" } } as const;
  expect(evidenceFor(own, "compatibility.ph.from")).toBe("laboratory");
  expect(() => evidenceFor(zinc, "nothing")).toThrow(/nothing says/);
});
