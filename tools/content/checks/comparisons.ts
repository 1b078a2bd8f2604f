// Comparisons with sources: of entries that exist, with a source that somebody read, and of what the entries still say.
import { createHash } from "node:crypto";
import { type Comparison, comparisons } from "#shared/content/comparisons.ts";
import { homeMarket } from "#shared/content/markets.ts";
import { nutrientIds, nutrientOf } from "#shared/content/nutrients.ts";
import type { Claim } from "#shared/content/schema/entries.ts";
import type { Source } from "#shared/content/schema/status.ts";
import { type ContentProblem, contentFolder } from "../problems.ts";
import type { Check } from "./checked-content.ts";

export const checkComparisons: Check = ({ entries, documents }) => {
  const sources = documents.find(({ kind }) => kind.folder === "sources")?.values["sources"];
  const read = ((sources ?? []) as readonly Source[]).flatMap(({ id, accessed }) =>
    accessed ? [id] : [],
  );
  return comparisons.flatMap((comparison) => checkOne(comparison, entries.claims, read));
};

function checkOne(
  comparison: Comparison,
  claims: readonly Claim[],
  read: readonly string[],
): ContentProblem[] {
  const { of, part, source, stand, entries } = comparison;
  const where = `${contentFolder}/comparisons.ts, ${of}, ${part}, ${source}`;
  const known: readonly string[] = of === "claims" ? claims.map(({ id }) => id) : nutrientIds;
  const named = "only" in entries ? entries.only : entries.except;
  const compared = "only" in entries ? named : known.filter((id) => !named.includes(id));
  const unknown = named.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    return [{ where, what: `names ${unknown.join(", ")}`, wanted: `ids of ${of}` }];
  const now = createHash("sha1")
    .update(JSON.stringify(compared.map((id) => [id, comparedOf(comparison, id, claims)])))
    .digest("hex")
    .slice(0, 8);
  return [
    ...(read.includes(source)
      ? []
      : [{ where, what: "nobody read that source", wanted: "one with a date, accessed" }]),
    ...(now === stand
      ? []
      : [
          {
            where,
            what: "an entry has changed since it was compared",
            wanted: `the change compared with the source, then the stand ${now}`,
          },
        ]),
  ];
}

/** What is compared of an entry: of maxima those of the home market, whose texts they are. Spaces are the typesetter's. */
function comparedOf({ of, part }: Comparison, id: string, claims: readonly Claim[]): unknown {
  if (of === "nutrients") {
    const nutrientId = nutrientIds.find((each) => each === id);
    if (!nutrientId) return null;
    const { unit, reference, maxima, drafts, upper, about, year } = nutrientOf(nutrientId);
    const figures = {
      reference,
      maxima: maxima[homeMarket],
      drafts: drafts?.[homeMarket],
      upper: [upper, about, year],
    };
    return [figures[part], unit];
  }
  const claim = claims.find((each) => each.id === id);
  if (part === "minimum") {
    const { amount, unit, text } = claim?.minimum ?? {};
    // The source's own languages: one more says nothing of the comparison.
    return { amount, unit, text: { fr: text?.fr, en: text?.en } };
  }
  if (part === "decision") return claim?.reference;
  return [claim?.sentence, claim?.condition, claim?.tell].map((text) =>
    text?.[part].replaceAll(/\s/g, " "),
  );
}
