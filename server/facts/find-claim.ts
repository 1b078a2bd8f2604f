// The authorised claims by their ids.

import type { Claim } from "#shared/content/schema/entries.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import { claims } from "#shared/generated/entries.ts";

/** @throws when no claim has that id */
export function findClaim(id: string): Claim {
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`no authorised claim has the id ${id}`);
  return claim;
}

/** What the food must meet, then what consumers are told; null where only the general condition holds. */
export function termsOf({ condition, tell }: Claim): Translated | null {
  const terms = [condition, tell].filter((term) => term !== undefined);
  return terms.length === 0
    ? null
    : translate((language) => terms.map((term) => term[language]).join(" "));
}
