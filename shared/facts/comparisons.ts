// What of a claim or a nutrient was compared, and with what: pages and `npm run regulatory` say the same.
import {
  type ClaimPart,
  type Comparison,
  claimParts,
  comparisons,
  type NutrientPart,
} from "#shared/content/comparisons.ts";
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { Source } from "#shared/content/schema/status.ts";
import type { Language } from "#shared/editions/languages.ts";
import { sources } from "#shared/generated/sources.ts";

const holds = ({ entries }: Comparison, id: string): boolean =>
  "only" in entries ? entries.only.includes(id) : !entries.except.includes(id);

function sourceOf(found: Comparison | undefined): Source | null {
  return sources.find(({ id }) => id === found?.source) ?? null;
}

/** The source that a part of a claim, or its wording in a language, was compared with; null where nobody did. */
export const claimComparison = (id: string, part: ClaimPart | Language): Source | null =>
  sourceOf(
    comparisons.find((each) => each.of === "claims" && each.part === part && holds(each, id)),
  );

/** The source that a figure of a nutrient was compared with; null where nobody did. */
export const nutrientComparison = (id: NutrientId, part: NutrientPart): Source | null =>
  sourceOf(
    comparisons.find((each) => each.of === "nutrients" && each.part === part && holds(each, id)),
  );

/** What of a claim was compared, each with its source. */
export const comparisonsOfClaim = (
  id: string,
): readonly { readonly part: ClaimPart; readonly source: Source }[] =>
  claimParts.flatMap((part) => {
    const source = claimComparison(id, part);
    return source ? [{ part, source }] : [];
  });

/** ISO date of the last comparison of a claim, once all of its parts were compared with official texts; "" until then. */
export function claimComparedOn(id: string): string {
  const found = claimParts.map((part) => claimComparison(id, part));
  if (found.some((source) => !source || source.copy)) return "";
  return (
    found
      .map((source) => source?.accessed ?? "")
      .sort()
      .at(-1) ?? ""
  );
}
